import type { ClientMessage, Scene, ServerMessage } from '../wire/messages';

/** A server's end of a socket, played by a test. */
export class FakeSocket {
  static readonly made: FakeSocket[] = [];
  readonly said: ClientMessage[] = [];
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  static last(): FakeSocket {
    return FakeSocket.made.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** Open, welcome the client, and show it a table. */
  greet(scene: Scene, number = 1): void {
    this.open();
    this.tell({ type: 'welcome', protocol: 2, table: 'k', seat: 0, resumed: false });
    this.tell({ type: 'everything', number, facts: [], remarks: [], scene });
  }
}
