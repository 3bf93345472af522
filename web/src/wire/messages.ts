// Made by `make types` from the server's messages; `make check` fails if it is stale. Do not edit.

/** The account that is signed in. */
export interface AccountShown {
  readonly name: string;
  readonly since: number;
  readonly sessions: number;
}

/** Let a bot sit down on an empty seat. */
export interface AddBot {
  readonly type: 'add_bot';
  readonly id?: number;
  readonly seat: number;
  readonly level?: string;
  readonly character?: string;
}

/** Let somebody take choices back, or not. The asker's own no withdraws the wish. */
export interface Agree {
  readonly type: 'agree';
  readonly id?: number;
  readonly on?: boolean;
}

/** So many of something. */
export interface Amount {
  readonly key: string;
  readonly count: number;
}

/** The parts of it that are not as they were. */
export interface AmountChanges {
  readonly key?: string;
  readonly count?: number;
}

/** Play this card as soon as it can be played; with targets, only on them. */
export interface Arm {
  readonly type: 'arm';
  readonly id?: number;
  readonly card: number;
  readonly targets?: readonly number[] | null;
}

/** A card that will be played as soon as it can. */
export interface ArmedCard {
  readonly card: number;
  readonly targets: readonly number[] | null;
}

/** Change the game's options or the clocks before the game; for whoever laid the table. What is null stays as it is, and so does the table's pack. */
export interface Arrange {
  readonly type: 'arrange';
  readonly id?: number;
  readonly wishes?: Readonly<Record<string, string>> | null;
  readonly timers?: Timers | null;
}

/** The character on the block. */
export interface AuctionShown {
  readonly card: string;
  readonly title: string;
  readonly text: string;
  readonly stage: 'bidding' | 'power' | 'silver';
  readonly winner: number;
  readonly opened: boolean;
}

/** Stones in the bag and drawn from it, while a character uses it. */
export interface BagShown {
  readonly bag: readonly Amount[];
  readonly drawn: readonly Amount[];
  readonly named: string;
}

/** A fist, opened. */
export interface BidShown {
  readonly coins: readonly Amount[];
  readonly worth: number;
}

/** A card of the catalogue. */
export interface CardShown {
  readonly key: string;
  readonly deck: string;
  readonly title: string;
  readonly types: readonly string[];
  readonly count: number;
  readonly designed: boolean;
  readonly price: number;
  readonly chaser: boolean;
  readonly face: readonly (readonly FaceBit[])[];
  readonly picture: readonly Pictogram[];
  readonly text: string;
  readonly reading: string;
}

/** Everything that is printed, in one language. */
export interface Catalogue {
  readonly game: string;
  readonly title: string;
  readonly language: 'en' | 'ru';
  readonly rules: number;
  readonly decks: readonly DeckShown[];
  readonly cards: readonly CardShown[];
  readonly terms: readonly Term[];
}

/** The parts of a scene that are not as they were, under their names: put them in the place of those you have. Of a `view` that was there before and still is, only the parts that changed are told. */
export interface Changes {
  readonly phase?: 'gathering' | 'over' | 'playing';
  readonly game?: string;
  readonly wishes?: Readonly<Record<string, string>>;
  readonly timers?: TimersShown;
  readonly commitment?: string;
  readonly host?: number;
  readonly seats?: readonly SeatShown[];
  readonly turn?: number;
  readonly moment?: Moment | null;
  readonly takeback?: Takeback | null;
  readonly silenced?: boolean;
  readonly outcome?: Outcome | null;
  readonly rematch?: string;
  readonly view?: DragonstonesTableChanges | InnTableChanges | GameTable | null;
  readonly question?: Question | null;
  readonly private?: Private | null;
  readonly undo?: number;
  readonly muted?: readonly number[];
}

/** A chapter of a game's rulebook. */
export interface ChapterShown {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly sections: readonly SectionShown[];
}

/** Answer a question: the number of an option, or a pick's candidates as a bit mask. The same answer again is harmless; an answer to a question that is gone is refused. */
export interface Choose {
  readonly type: 'choose';
  readonly id?: number;
  readonly question: number;
  readonly choice: number;
}

/** Send a bot away, or leave your own seat, before the game. */
export interface Clear {
  readonly type: 'clear';
  readonly id?: number;
  readonly seat: number;
}

export type ClientMessage = Hello | Choose | Order | Arm | Disarm | Hold | Look | Foresee | Odds | Say | AddBot | Clear | Wish | Mix | Arrange | Start | Concede | Lend | Reclaim | Undo | Agree | Mute | Silence | Move | Rematch | Speak | Ping;

/** How many coins of a kind are behind a screen, as far as the viewer can know; for your own seat both are equal. */
export interface CoinsShown {
  readonly key: 'amulets' | 'black' | 'fairy' | 'gold' | 'silver';
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** Give the game up. */
export interface Concede {
  readonly type: 'concede';
  readonly id?: number;
}

/** A name and a password, to sign up or in. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** A deck: of a character, or another kind. */
export interface DeckShown {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly name: string;
  readonly set: string;
  readonly about: string;
  readonly short: string;
  readonly size: number;
  readonly stats: readonly Stat[];
  readonly parts: readonly PartShown[];
}

/** Think better of it. */
export interface Disarm {
  readonly type: 'disarm';
  readonly id?: number;
  readonly card: number;
}

/** A command was carried out, or had been before. */
export interface Done {
  readonly type: 'done';
  readonly id: number;
}

/** A table of Fist of Dragonstones. */
export interface DragonstonesTable {
  readonly game: 'dragonstones';
  readonly viewer: number;
  readonly turn: number;
  readonly points_to_win: number;
  readonly players: readonly PlayerShown[];
  readonly auction: AuctionShown | null;
  readonly lots: readonly LotShown[];
  readonly specials_left: readonly string[];
  readonly discards: readonly string[];
  readonly bank_coins: readonly Amount[];
  readonly bank_stones: readonly Amount[];
  readonly bag: BagShown | null;
  readonly over: boolean;
  readonly winner: number;
}

/** The parts of it that are not as they were. */
export interface DragonstonesTableChanges {
  readonly viewer?: number;
  readonly turn?: number;
  readonly points_to_win?: number;
  readonly players?: readonly PlayerShown[] | Readonly<Record<string, PlayerShownChanges>>;
  readonly auction?: AuctionShown | null;
  readonly lots?: readonly LotShown[] | Readonly<Record<string, LotShownChanges>>;
  readonly specials_left?: readonly string[];
  readonly discards?: readonly string[];
  readonly bank_coins?: readonly Amount[] | Readonly<Record<string, AmountChanges>>;
  readonly bank_stones?: readonly Amount[] | Readonly<Record<string, AmountChanges>>;
  readonly bag?: BagShown | null;
  readonly over?: boolean;
  readonly winner?: number;
}

/** All a viewer may know; what was known before no longer counts. */
export interface Everything {
  readonly type: 'everything';
  readonly number: number;
  readonly facts: readonly Fact[];
  readonly remarks: readonly RemarkShown[];
  readonly scene: Scene;
}

/** Words of a card's face; `icon` is empty for words that have none. */
export interface FaceBit {
  readonly text: string;
  readonly icon: string;
}

/** Something that happened, without what the viewer may not know. */
export interface Fact {
  readonly kind: string;
  readonly seat: number;
  readonly other: number;
  readonly card: string;
  readonly cards: readonly string[];
  readonly seats: readonly number[];
  readonly what: string;
  readonly amount: number;
  readonly changes: readonly NumberChange[];
  readonly amounts: readonly Amount[];
  readonly text: string;
  readonly spans: readonly Span[];
}

/** Delete the account with all its data. */
export interface Farewell {
  readonly password: string;
}

/** A number that would change, if nobody answers, or that would be kept. If it depends on something hidden, `least` and `most` differ. */
export interface Forecast {
  readonly seat: number;
  readonly what: string;
  readonly name: string;
  readonly before: number;
  readonly least: number;
  readonly most: number;
  readonly passing: readonly number[];
  readonly text: string;
}

/** Ask what an answer to the present question would bring about if nobody answers it; without a choice, all answers. A pick's choice must be named. */
export interface Foresee {
  readonly type: 'preview';
  readonly id?: number;
  readonly question: number;
  readonly choice?: number | null;
}

/** A game of the account's. */
export interface GamePlayed {
  readonly table: string;
  readonly seat: number;
  readonly game: string;
  readonly character: string;
  readonly seats: number;
  readonly over: boolean;
  readonly won: boolean;
  readonly place: number;
  readonly cause: string;
  readonly laid: number;
  readonly ended: number;
  readonly seconds: number;
  readonly turns: number;
  readonly choices: number;
  readonly rules: number;
  readonly rules_now: number;
}

/** A game that can be played. */
export interface GameShown {
  readonly key: string;
  readonly levels: readonly string[];
}

/** A table as a viewer may see it; each game has its own kind, told apart by `game`. */
export type GameTable = DragonstonesTable | InnTable;

/** The first thing a client says. `token` is a seat's or the spectators'; `after` the last news it got. */
export interface Hello {
  readonly type: 'hello';
  readonly id?: number;
  readonly token: string;
  readonly language?: 'en' | 'ru';
  readonly after?: number | null;
}

/** Ask the table to wait with an open window, or to go on; any seat may, whether it has an answer or not. */
export interface Hold {
  readonly type: 'hold';
  readonly id?: number;
  readonly on?: boolean;
}

/** The Drink Deck and what was drunk. */
export interface InnBar {
  readonly deck: number;
  readonly discards: number;
  readonly top: string;
  readonly bar_deck: number;
}

/** What a response has done to an incident. */
export interface InnChange {
  readonly kind: 'alcohol' | 'became' | 'chose' | 'halved' | 'halved-loss' | 'ignored' | 'number' | 'redirected' | 'reduced' | 'to-fortitude';
  readonly seat: number;
  readonly other: number;
  readonly amount: number;
}

/** Something that lies before a seat besides its cards. */
export interface InnComponent {
  readonly kind: 'for-sale' | 'joining' | 'standing' | 'track';
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly of: number;
  readonly steps: readonly InnStep[];
  readonly step: string;
  readonly card: string;
  readonly discards: readonly string[];
  readonly text: string;
}

/** One side of a contest of Drinks. */
export interface InnEntrant {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly strength: number;
}

/** The parts of it that are not as they were. */
export interface InnEntrantChanges {
  readonly seat?: number;
  readonly cards?: readonly string[];
  readonly strength?: number;
}

/** A card in the viewer's own hand. */
export interface InnHandCard {
  readonly number: number;
  readonly card: string;
  readonly playable: boolean;
  readonly options: readonly number[];
  readonly why: string;
  readonly rules: readonly string[];
}

/** The parts of it that are not as they were. */
export interface InnHandCardChanges {
  readonly number?: number;
  readonly card?: string;
  readonly playable?: boolean;
  readonly options?: readonly number[];
  readonly why?: string;
  readonly rules?: readonly string[];
}

/** Something that happens and can be answered: a card, a Drink, an Event, a payment. */
export interface InnIncident {
  readonly number: number;
  readonly kind: 'card' | 'component' | 'drink' | 'event' | 'loss' | 'payment' | 'win';
  readonly seat: number;
  readonly other: number;
  readonly card: string;
  readonly cards: readonly string[];
  readonly way: number;
  readonly types: readonly string[];
  readonly targets: readonly number[];
  readonly about: number;
  readonly deed: '' | 'changes' | 'ignores' | 'negates' | 'redirects' | 'reduces' | 'splits' | 'strikes-back';
  readonly answers: readonly number[];
  readonly group: number;
  readonly state: 'called-off' | 'drunk' | 'ignored' | 'negated' | 'pending' | 'replaced' | 'started';
  readonly in_question: boolean;
  readonly ignored_by: readonly number[];
  readonly changes: readonly InnChange[];
  readonly losses: readonly InnLoss[];
  readonly amount: number;
  readonly ante: boolean;
  readonly inn_pays: boolean;
  readonly waived: boolean;
  readonly contested: boolean;
  readonly text: string;
}

/** The parts of it that are not as they were. */
export interface InnIncidentChanges {
  readonly number?: number;
  readonly kind?: 'card' | 'component' | 'drink' | 'event' | 'loss' | 'payment' | 'win';
  readonly seat?: number;
  readonly other?: number;
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly way?: number;
  readonly types?: readonly string[];
  readonly targets?: readonly number[];
  readonly about?: number;
  readonly deed?: '' | 'changes' | 'ignores' | 'negates' | 'redirects' | 'reduces' | 'splits' | 'strikes-back';
  readonly answers?: readonly number[];
  readonly group?: number;
  readonly state?: 'called-off' | 'drunk' | 'ignored' | 'negated' | 'pending' | 'replaced' | 'started';
  readonly in_question?: boolean;
  readonly ignored_by?: readonly number[];
  readonly changes?: readonly InnChange[];
  readonly losses?: readonly InnLoss[];
  readonly amount?: number;
  readonly ante?: boolean;
  readonly inn_pays?: boolean;
  readonly waived?: boolean;
  readonly contested?: boolean;
  readonly text?: string;
}

/** Fortitude a card would cost a seat as it stands. */
export interface InnLoss {
  readonly seat: number;
  readonly amount: number;
}

/** A card that lies face up before a seat and may be played as if from hand. */
export interface InnOpenCard {
  readonly number: number;
  readonly card: string;
  readonly price: number;
}

/** A Round of Gambling. */
export interface InnRound {
  readonly pot: number;
  readonly seats: readonly number[];
  readonly control: number;
  readonly only_cheating: boolean;
  readonly moves: number;
}

/** A seat of the Inn as everybody sees it. */
export interface InnSeat {
  readonly seat: number;
  readonly team: number;
  readonly name: string;
  readonly character: string;
  readonly title: string;
  readonly fortitude: number;
  readonly alcohol: number;
  readonly track: number;
  readonly left: number;
  readonly gold: number;
  readonly hand: number;
  readonly deck: number;
  readonly discards: number;
  readonly top: string;
  readonly pile: number;
  readonly on_turn: boolean;
  readonly out: boolean;
  readonly lost: '' | 'out-of-gold' | 'passed-out';
  readonly away: boolean;
  readonly in_round: boolean;
  readonly passed: boolean;
  readonly controls: boolean;
  readonly threatened: boolean;
  readonly components: readonly InnComponent[];
  readonly open: readonly InnOpenCard[];
  readonly lasting: readonly string[];
}

/** The parts of it that are not as they were. */
export interface InnSeatChanges {
  readonly seat?: number;
  readonly team?: number;
  readonly name?: string;
  readonly character?: string;
  readonly title?: string;
  readonly fortitude?: number;
  readonly alcohol?: number;
  readonly track?: number;
  readonly left?: number;
  readonly gold?: number;
  readonly hand?: number;
  readonly deck?: number;
  readonly discards?: number;
  readonly top?: string;
  readonly pile?: number;
  readonly on_turn?: boolean;
  readonly out?: boolean;
  readonly lost?: '' | 'out-of-gold' | 'passed-out';
  readonly away?: boolean;
  readonly in_round?: boolean;
  readonly passed?: boolean;
  readonly controls?: boolean;
  readonly threatened?: boolean;
  readonly components?: readonly InnComponent[];
  readonly open?: readonly InnOpenCard[];
  readonly lasting?: readonly string[];
}

/** A step of a track, or a card that may be in force. */
export interface InnStep {
  readonly key: string;
  readonly name: string;
}

/** A table of the Inn. */
export interface InnTable {
  readonly game: 'inn';
  readonly viewer: number;
  readonly turn: number;
  readonly on_turn: number;
  readonly phase: 'action' | 'before' | 'discard' | 'drink' | 'end' | 'order';
  readonly seats: readonly InnSeat[];
  readonly hand: readonly InnHandCard[];
  readonly incidents: readonly InnIncident[];
  readonly asks: string;
  readonly round: InnRound | null;
  readonly pot: number;
  readonly contest: readonly InnEntrant[];
  readonly bar: InnBar;
  readonly over: boolean;
  readonly winners: readonly number[];
}

/** The parts of it that are not as they were. */
export interface InnTableChanges {
  readonly viewer?: number;
  readonly turn?: number;
  readonly on_turn?: number;
  readonly phase?: 'action' | 'before' | 'discard' | 'drink' | 'end' | 'order';
  readonly seats?: readonly InnSeat[] | Readonly<Record<string, InnSeatChanges>>;
  readonly hand?: readonly InnHandCard[] | Readonly<Record<string, InnHandCardChanges>>;
  readonly incidents?: readonly InnIncident[] | Readonly<Record<string, InnIncidentChanges>>;
  readonly asks?: string;
  readonly round?: InnRound | null;
  readonly pot?: number;
  readonly contest?: readonly InnEntrant[] | Readonly<Record<string, InnEntrantChanges>>;
  readonly bar?: InnBar;
  readonly over?: boolean;
  readonly winners?: readonly number[];
}

/** Let a bot play for somebody who is away, or for your own seat. */
export interface Lend {
  readonly type: 'lend';
  readonly id?: number;
  readonly seat: number;
  readonly level?: string;
}

/** Have your own hand with the reasons why what cannot be played, the table or just the mats, told in words. For one person among bots also why the bots did what they did last. */
export interface Look {
  readonly type: 'look';
  readonly id?: number;
  readonly what: 'bots' | 'hand' | 'mats' | 'table';
}

/** The answer to `look`. */
export interface Looked {
  readonly type: 'looked';
  readonly id: number;
  readonly what: 'bots' | 'hand' | 'mats' | 'table';
  readonly lines: readonly string[];
}

/** A character of this turn. */
export interface LotShown {
  readonly card: string;
  readonly title: string;
  readonly state: 'now' | 'played' | 'to-come';
}

/** The parts of it that are not as they were. */
export interface LotShownChanges {
  readonly card?: string;
  readonly title?: string;
  readonly state?: 'now' | 'played' | 'to-come';
}

/** Give another number for the shuffles, before the game. */
export interface Mix {
  readonly type: 'mix';
  readonly id?: number;
  readonly number: string;
}

/** What the table waits for, as everybody sees it. */
export interface Moment {
  readonly number: number;
  readonly kind: 'question' | 'response';
  readonly seats: readonly number[];
  readonly holders: readonly number[];
  readonly left: number;
}

/** Sit down on another seat that is empty, before the game; a `welcome` tells the new one. */
export interface Move {
  readonly type: 'move';
  readonly id?: number;
  readonly seat: number;
}

/** Hear nothing more that a seat (-1: the spectators) says, or hear it again. Nobody else learns of it. */
export interface Mute {
  readonly type: 'mute';
  readonly id?: number;
  readonly seat: number;
  readonly on?: boolean;
}

/** A pack: deck files in TOML. Nothing in them is run. */
export interface NewPack {
  readonly game: string;
  readonly files: readonly PackFile[];
}

/** Another password; everybody else who is signed in to the account is signed out. */
export interface NewPassword {
  readonly old: string;
  readonly new: string;
}

/** A table to be laid, and who lays it. */
export interface NewTable {
  readonly name: string;
  readonly game?: string;
  readonly seats?: number;
  readonly character?: string;
  readonly bots?: number;
  readonly level?: string;
  readonly wishes?: Readonly<Record<string, string>>;
  readonly pack?: string;
  readonly timers?: Timers;
  readonly listed?: boolean;
  readonly number?: string | null;
}

/** What is new since the news before; each viewer's are numbered for themselves, without gaps. The first after a `welcome` has all parts of the scene. */
export interface News {
  readonly type: 'news';
  readonly number: number;
  readonly facts: readonly Fact[];
  readonly remarks: readonly RemarkShown[];
  readonly changes: Changes;
}

/** Something about the house that everybody at the table should know. It is not numbered and not kept. */
export interface Notice {
  readonly type: 'notice';
  readonly reason: string;
  readonly text: string;
}

/** A number that changed. */
export interface NumberChange {
  readonly seat: number;
  readonly what: string;
  readonly before: number;
  readonly after: number;
}

/** Ask how likely everybody is to win, from what your seat can know; for one person among bots. One request at a time; it is forgotten when its connection ends. */
export interface Odds {
  readonly type: 'odds';
  readonly id?: number;
}

/** The answer to `odds`: each seat's chance to win, from so many games played on. */
export interface OddsTold {
  readonly type: 'odds';
  readonly id: number;
  readonly games: number;
  readonly chances: readonly number[];
}

/** One possible answer. For click-then-target: first the card, then the way, then the targets. */
export interface OptionShown {
  readonly choice: number;
  readonly verb: string;
  readonly number: number;
  readonly card: string;
  readonly title: string;
  readonly way: number;
  readonly way_text: string;
  readonly targets: readonly number[];
  readonly about: number;
  readonly amounts: readonly Amount[];
  readonly text: string;
}

/** Give standing orders; they replace the former ones. */
export interface Order {
  readonly type: 'order';
  readonly id?: number;
  readonly orders: Orders;
}

/** What a seat wants done without being asked; nobody else ever learns of it. */
export interface Orders {
  readonly pass_turn?: boolean;
  readonly pass_own?: boolean;
  readonly pass_untouched?: boolean;
  readonly pass_all?: boolean;
  readonly stop_for?: readonly string[];
  readonly ask_always?: boolean;
  readonly ask_anytime?: boolean;
}

/** The seat's own standing orders. */
export interface OrdersShown {
  readonly pass_turn: boolean;
  readonly pass_own: boolean;
  readonly pass_untouched: boolean;
  readonly pass_all: boolean;
  readonly stop_for: readonly string[];
  readonly ask_always: boolean;
  readonly ask_anytime: boolean;
}

/** How the game ended, and what lets anybody check the shuffles. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly conceded: boolean;
  readonly secret: string;
  readonly numbers: readonly string[];
}

/** A file of a pack. Its name is a name and nothing else: no folders, no dots but one. */
export interface PackFile {
  readonly name: string;
  readonly text: string;
}

/** A pack that is kept for a month, or for as long as a table has it. */
export interface PackShown {
  readonly pack: string;
  readonly game: string;
  readonly decks: readonly string[];
  readonly warnings: readonly string[];
  readonly files: readonly PackFile[];
}

/** Something that lies before a character besides its deck. */
export interface PartShown {
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly deck: string;
  readonly steps: readonly string[];
  readonly text: string;
}

/** A part of the sentence a card's picture is: an icon, a number, or both. */
export interface Pictogram {
  readonly icon: string;
  readonly text: string;
  readonly type: string;
}

/** See whether the server is there. */
export interface Ping {
  readonly type: 'ping';
  readonly id?: number;
}

/** A seat as the viewer sees it. */
export interface PlayerShown {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
  readonly stones: readonly Amount[];
  readonly coins: readonly CoinsShown[];
  readonly spent: number;
  readonly kept: readonly string[];
  readonly bid: BidShown | null;
  readonly silver: BidShown | null;
  readonly tied: boolean;
  readonly won: boolean;
  readonly second: boolean;
}

/** The parts of it that are not as they were. */
export interface PlayerShownChanges {
  readonly seat?: number;
  readonly name?: string;
  readonly points?: number;
  readonly stones?: readonly Amount[];
  readonly coins?: readonly CoinsShown[];
  readonly spent?: number;
  readonly kept?: readonly string[];
  readonly bid?: BidShown | null;
  readonly silver?: BidShown | null;
  readonly tied?: boolean;
  readonly won?: boolean;
  readonly second?: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  readonly type: 'pong';
  readonly id: number;
}

/** Who is connected. It is not numbered and not kept. */
export interface Presence {
  readonly type: 'presence';
  readonly seats: readonly number[];
  readonly spectators: number;
}

/** What an answer would bring about, if nobody answers it, from what the asked seat can know. */
export interface Preview {
  readonly choice: number;
  readonly changes: readonly Forecast[];
  readonly certain: boolean;
  readonly hurts_only_me: boolean;
  readonly does_nothing: boolean;
  readonly ends_game: boolean;
  readonly note: string;
  readonly text: string;
}

/** The answer to `preview`. */
export interface Previewed {
  readonly type: 'previewed';
  readonly id: number;
  readonly question: number;
  readonly previews: readonly Preview[];
}

/** What only the viewer's own seat knows of its wishes. */
export interface Private {
  readonly orders: OrdersShown;
  readonly armed: readonly ArmedCard[];
}

/** Why a request was not carried out. */
export interface Problem {
  readonly reason: string;
  readonly text: string;
}

/** What the viewer is asked. A pick is answered with a mask of candidates, anything else with one choice. */
export interface Question {
  readonly number: number;
  readonly kind: string;
  readonly text: string;
  readonly options: readonly OptionShown[];
  readonly fewest: number;
  readonly most: number;
  readonly least: number;
  readonly left: number;
}

/** Take your own seat back from the bot. */
export interface Reclaim {
  readonly type: 'reclaim';
  readonly id?: number;
}

/** A command was not carried out, and why. */
export interface Refused {
  readonly type: 'refused';
  readonly id: number;
  readonly reason: string;
  readonly text: string;
}

/** Something said at the table; seat -1 is a spectator. */
export interface RemarkShown {
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

/** Lay a new table for the same people. */
export interface Rematch {
  readonly type: 'rematch';
  readonly id?: number;
}

/** A step that somebody may want to see: a seat was out, and why, in words. */
export interface ReplayMark {
  readonly step: number;
  readonly seat: number;
  readonly text: string;
}

/** A finished game at a glance. */
export interface ReplayOutline {
  readonly game: string;
  readonly first: number;
  readonly last: number;
  readonly steps: number;
  readonly turns: readonly number[];
  readonly outs: readonly ReplayMark[];
  readonly rules: number;
  readonly rules_now: number;
}

/** A finished game after so many choices, as a seat saw it (-1: a spectator). */
export interface ReplayStep {
  readonly step: number;
  readonly steps: number;
  readonly seat: number;
  readonly chooser: number;
  readonly choice: string;
  readonly facts: readonly Fact[];
  readonly view: GameTable;
  readonly lines: readonly string[];
}

/** Take a seat of the account's again, on another device; the former token of the seat ends. */
export interface Return {
  readonly table: string;
}

/** A rule: its number, and its text as Markdown without HTML. */
export interface RuleShown {
  readonly key: string;
  readonly text: string;
}

/** Speak: own words, or the key of a phrase that everybody reads in their own language. */
export interface Say {
  readonly type: 'say';
  readonly id?: number;
  readonly text?: string;
  readonly phrase?: string;
}

/** The table as the viewer may see it now. */
export interface Scene {
  readonly phase: 'gathering' | 'over' | 'playing';
  readonly game: string;
  readonly wishes: Readonly<Record<string, string>>;
  readonly timers: TimersShown;
  readonly commitment: string;
  readonly host: number;
  readonly seats: readonly SeatShown[];
  readonly turn: number;
  readonly moment: Moment | null;
  readonly takeback: Takeback | null;
  readonly silenced: boolean;
  readonly outcome: Outcome | null;
  readonly rematch: string;
  readonly view: GameTable | null;
  readonly question: Question | null;
  readonly private: Private | null;
  readonly undo: number;
  readonly muted: readonly number[];
}

/** Games and wins under one heading. */
export interface Score {
  readonly heading: string;
  readonly games: number;
  readonly wins: number;
}

/** A seat as everybody sees it. */
export interface SeatShown {
  readonly kind: 'bot' | 'empty' | 'person';
  readonly name: string;
  readonly character: string;
  readonly level: string;
  readonly away: boolean;
  readonly conceded: boolean;
  readonly bank: number;
}

/** Whoever has this token sits on this seat. */
export interface SeatTaken {
  readonly table: string;
  readonly code: string;
  readonly seat: number;
  readonly token: string;
  readonly watch: string;
}

/** Rules about one subject. */
export interface SectionShown {
  readonly key: string;
  readonly title: string;
  readonly rules: readonly RuleShown[];
}

export type ServerMessage = Welcome | Everything | News | Presence | Notice | Done | Refused | Looked | Previewed | OddsTold | Pong;

/** Sign out here, or everywhere. */
export interface SignOut {
  readonly everywhere?: boolean;
}

/** Nobody is signed in here any more. */
export interface SignedOut {
  readonly everywhere: boolean;
}

/** Let the spectators speak no longer, or again; for whoever laid the table. */
export interface Silence {
  readonly type: 'silence';
  readonly id?: number;
  readonly on?: boolean;
}

/** A piece of a sentence. All pieces together are the sentence; a card's or a seat's name is a piece of its own. */
export interface Span {
  readonly text: string;
  readonly card: string;
  readonly seat: number;
}

/** Be spoken to in this language from now on. `everything` follows, in that language. */
export interface Speak {
  readonly type: 'speak';
  readonly id?: number;
  readonly language: 'en' | 'ru';
}

/** Deal. */
export interface Start {
  readonly type: 'start';
  readonly id?: number;
}

/** How good a character is at something, for comparison. */
export interface Stat {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly of: number;
}

/** The account's finished games, counted. */
export interface Statistics {
  readonly games: number;
  readonly wins: number;
  readonly by_game: readonly Score[];
  readonly by_character: readonly Score[];
  readonly by_seats: readonly Score[];
  readonly causes: readonly Score[];
}

/** A table as the lobby shows it. */
export interface TableShown {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly phase: 'gathering' | 'over' | 'playing';
  readonly seats: readonly SeatShown[];
  readonly free: number;
  readonly commitment: string;
}

/** Sit down at a table. `table` is its key or its short code; any free seat if none is named. */
export interface TakeSeat {
  readonly table: string;
  readonly name: string;
  readonly seat?: number | null;
  readonly character?: string;
  readonly number?: string | null;
}

/** Somebody asks to take choices back. */
export interface Takeback {
  readonly seat: number;
  readonly steps: number;
  readonly waiting: readonly number[];
  readonly agreed: readonly number[];
  readonly left: number;
}

/** A word of the game: a type, a phase, an attribute, an icon of the pictures. */
export interface Term {
  readonly kind: string;
  readonly key: string;
  readonly name: string;
}

/** How long people may think, in milliseconds. Without `limited` they may think for ever. */
export interface Timers {
  readonly limited?: boolean;
  readonly decision?: number;
  readonly bank?: number;
  readonly window?: number;
  readonly hold?: number;
  readonly fewest_pause?: number;
  readonly most_pause?: number;
  readonly bot?: number;
  readonly quick?: boolean;
}

/** How long people may think at this table, in milliseconds. */
export interface TimersShown {
  readonly limited: boolean;
  readonly decision: number;
  readonly bank: number;
  readonly window: number;
  readonly hold: number;
  readonly fewest_pause: number;
  readonly most_pause: number;
  readonly bot: number;
  readonly quick: boolean;
}

/** Take back your own last choices: at once while nothing new was revealed, else if those affected agree. */
export interface Undo {
  readonly type: 'undo';
  readonly id?: number;
  readonly steps?: number;
}

/** The token was good. What follows is news, if the client could catch up, or everything. */
export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly table: string;
  readonly seat: number;
  readonly resumed: boolean;
}

/** Want to play this character; empty for one drawn by lot. */
export interface Wish {
  readonly type: 'wish';
  readonly id?: number;
  readonly character: string;
}
