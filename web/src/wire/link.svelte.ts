import { toast } from '../parts/toasts.svelte';
import { words } from '../words/words.svelte';
import type {
  ClientMessage,
  Everything,
  Fact,
  Looked,
  News,
  OddsTold,
  Preview,
  Previewed,
  RemarkShown,
  Scene,
  ServerMessage,
} from './messages';
import { changed } from './scene';
import type { Answer, Arrival, Connection, Presence, TableView, Wish } from './view';

/** Close codes after which trying again cannot help; see docs/protocol.md. */
const FINAL: Readonly<Record<number, string>> = {
  4400: 'gone-client',
  4401: 'gone-token',
  4403: 'gone-origin',
  4404: 'gone-table',
  4409: 'gone-aside',
};
/** What may be said again after the connection was lost, because saying it twice is harmless. */
const HARMLESS: ReadonlySet<Wish['type']> = new Set([
  'choose',
  'order',
  'arm',
  'disarm',
  'pick_character',
  'look',
  'preview',
  'odds',
  'speak',
]);

const FIRST_WAIT = 100;
const LONGEST_WAIT = 1000;
const PING_EVERY = 8000;
const PATIENCE = 4000;
const MOST_FACTS = 2000;

/** What is told to the client that asked, and to nobody else. */
type Advice = Looked | Previewed | OddsTold;

interface Pending {
  readonly wish: Wish;
  readonly resolve: (answer: Answer) => void;
  readonly told: ((advice: Advice) => void) | null;
}

/** One seat's connection to its table. It comes back by itself, and misses nothing. */
export class TableLink implements Omit<TableView, 'scene'> {
  /** Whether somebody explains what happens here. */
  taught = false;
  #scene = $state.raw<Scene | null>(null);
  #facts = $state.raw<readonly Fact[]>([]);
  #remarks = $state.raw<readonly RemarkShown[]>([]);
  #presence = $state.raw<Presence>({ seats: [], spectators: 0 });
  #connection = $state<Connection>('connecting');
  #problem = $state('');
  #seat = $state(-1);
  #since = $state(0);

  #socket: WebSocket | null = null;
  #number: number | null = null;
  /** The last news that were shown, where bots wait for that. */
  #shown: number | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #nextId = 1;
  #pending = new Map<number, Pending>();
  #listeners = new Set<(arrival: Arrival) => void>();
  #awaited: (() => void)[] = [];
  #closed = false;
  #wake = (): void => this.#hurry();

  constructor(
    readonly key: string,
    private readonly token: string,
    private readonly makeSocket: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  get scene(): Scene | null {
    return this.#scene;
  }
  get facts(): readonly Fact[] {
    return this.#facts;
  }
  get remarks(): readonly RemarkShown[] {
    return this.#remarks;
  }
  get presence(): Presence {
    return this.#presence;
  }
  get connection(): Connection {
    return this.#connection;
  }
  /** Why the connection is gone, as the key of a sentence. */
  get problem(): string {
    return this.#problem;
  }
  get seat(): number {
    return this.#seat;
  }
  get since(): number {
    return this.#since;
  }

  listen(hear: (arrival: Arrival) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** When the table is there, or has turned out not to be. */
  ready(): Promise<void> {
    if (this.#scene || this.#connection === 'gone') return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push(resolve));
  }

  send(wish: Wish): Promise<Answer> {
    return new Promise((resolve) => this.#say({ wish, resolve, told: null }));
  }

  look(what: Looked['what']): Promise<readonly string[]> {
    return this.#ask({ type: 'look', what }).then((told) => (told?.type === 'looked' ? told.lines : []));
  }

  /** What each answer to the question would bring about if nobody answers it; of a pick only a choice that is named. */
  preview(question: number, choice: number | null = null): Promise<readonly Preview[]> {
    return this.#ask({ type: 'preview', question, choice }).then((told) =>
      told?.type === 'previewed' ? told.previews : [],
    );
  }

  /** How likely each seat is to win, for one person among bots; null if unavailable. */
  odds(): Promise<OddsTold | null> {
    return this.#ask({ type: 'odds' }).then((told) => (told?.type === 'odds' ? told : null));
  }

  caughtUp(shown: boolean): void {
    const news = shown ? this.#number : null;
    if (news === this.#shown) return;
    this.#shown = news;
    if (this.#connection === 'online') this.#transmit({ type: 'ready', id: 0, news });
  }

  #ask(wish: Wish): Promise<Advice | null> {
    return new Promise((resolve) => this.#say({ wish, resolve: () => resolve(null), told: resolve }));
  }

  /** Leave for good. */
  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
    this.#socket = null;
  }

  // ---- the connection ----

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = this.makeSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.key)}`);
    this.#socket = socket;
    this.#heard = performance.now();
    socket.onopen = () =>
      this.#transmit({ type: 'hello', token: this.token, language: words.language, after: this.#number });
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#feelPulse(), PING_EVERY / 2);
  }

  #feelPulse(): void {
    const silence = performance.now() - this.#heard;
    if (silence > PING_EVERY + PATIENCE) {
      // A network that went away without a word: the browser would not notice for minutes.
      const socket = this.#socket;
      this.#lost(1006);
      socket?.close();
    } else if (silence > PING_EVERY / 2 && this.#socket?.readyState === WebSocket.OPEN) {
      this.#transmit({ type: 'ping', id: 0 });
    }
  }

  #lost(code: number): void {
    this.#socket = null;
    clearInterval(this.#pulse);
    if (this.#closed) return;
    const final = FINAL[code];
    if (final) {
      this.#connection = 'gone';
      this.#problem = final;
      this.#giveUp(() => true);
      this.#announce();
      return;
    }
    this.#connection = 'lost';
    this.#giveUp((wish) => !HARMLESS.has(wish.type));
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.8 + Math.random() * 0.4));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  #hurry(): void {
    if (this.#closed || this.#connection !== 'lost') return;
    // A try that began while there was no network may hang for long.
    const hanging = this.#socket;
    this.#wait = FIRST_WAIT;
    this.#connect();
    hanging?.close();
  }

  #giveUp(whether: (wish: Wish) => boolean): void {
    for (const [id, pending] of [...this.#pending]) {
      if (!whether(pending.wish)) continue;
      this.#pending.delete(id);
      pending.resolve({ ok: false, reason: 'lost', text: words.say('connection-lost') });
    }
  }

  #transmit(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #say(pending: Pending): void {
    if (this.#connection === 'gone' || (this.#connection !== 'online' && !HARMLESS.has(pending.wish.type))) {
      pending.resolve({ ok: false, reason: 'lost', text: words.say('connection-lost') });
      return;
    }
    const id = this.#nextId++;
    this.#pending.set(id, pending);
    if (this.#connection === 'online') this.#transmit({ ...pending.wish, id } as ClientMessage);
  }

  // ---- what comes in ----

  #hear(message: ServerMessage): void {
    this.#heard = performance.now();
    switch (message.type) {
      case 'welcome':
        this.#seat = message.seat;
        // On the same connection it tells of another seat: what was said has been heard.
        if (this.#connection === 'online') break;
        this.#connection = 'online';
        this.#wait = FIRST_WAIT;
        if (this.#shown !== null) this.#transmit({ type: 'ready', id: 0, news: this.#shown });
        for (const [id, { wish }] of this.#pending) this.#transmit({ ...wish, id } as ClientMessage);
        break;
      case 'everything':
        this.#facts = message.facts;
        this.#remarks = message.remarks;
        this.#arrive(message, message.scene, true);
        break;
      case 'news':
        if (message.facts.length) this.#facts = [...this.#facts, ...message.facts].slice(-MOST_FACTS);
        if (message.remarks.length) this.#remarks = [...this.#remarks, ...message.remarks];
        this.#arrive(message, changed(this.#scene, message.changes), false);
        break;
      case 'presence':
        this.#presence = message;
        break;
      case 'done':
        this.#settle(message.id)?.resolve({ ok: true });
        break;
      case 'refused':
        this.#settle(message.id)?.resolve({ ok: false, reason: message.reason, text: message.text });
        break;
      case 'looked':
      case 'previewed':
      case 'odds':
        this.#settle(message.id)?.told?.(message);
        break;
      case 'notice':
        toast(message.text);
        break;
      case 'pong':
        break;
      default:
        message satisfies never;
    }
  }

  #announce(): void {
    for (const resolve of this.#awaited.splice(0)) resolve();
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #arrive(message: Everything | News, scene: Scene, anew: boolean): void {
    const before = this.#scene;
    this.#number = message.number;
    this.#since = performance.now();
    this.#scene = scene;
    this.#announce();
    for (const hear of this.#listeners) hear({ facts: message.facts, before, scene, anew });
  }
}
