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

const timers = {
  limited: false,
  decision: 60_000,
  bank: 180_000,
  window: 15_000,
  hold: 20_000,
  fewest_pause: 700,
  most_pause: 1500,
  bot: 600,
};

/** A table before its game, with so many seats. */
export function gathering(changes: Partial<Scene> = {}): Scene {
  const seat = { kind: 'empty', name: '', character: '', level: '', away: false, conceded: false, bank: 0 } as const;
  return {
    phase: 'gathering',
    game: 'inn',
    wishes: {},
    timers,
    commitment: 'c0ffee',
    host: 0,
    seats: [{ ...seat, kind: 'person', name: 'Ann' }, seat],
    turn: -1,
    view: null,
    question: null,
    moment: null,
    private: null,
    undo: 0,
    takeback: null,
    muted: [],
    silenced: false,
    outcome: null,
    rematch: '',
    ...changes,
  };
}
