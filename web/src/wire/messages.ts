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

/** The game is the account's from now on. */
export interface Adopted {
  readonly table: string;
  readonly seat: number;
}

/** Make a game that was begun as a guest one of the account's. */
export interface Adoption {
  readonly table: string;
  readonly token: string;
}

/** Let somebody take choices back, or not. The asker's own no withdraws the request. */
export interface Agree {
  readonly type: 'agree';
  readonly id?: number;
  readonly on?: boolean;
}

/** An amount of something. */
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

/** Change the game's options or the clocks before the game; for the person who laid the table. What is null stays as it is, and so does the table's pack. */
export interface Arrange {
  readonly type: 'arrange';
  readonly id?: number;
  readonly options?: Readonly<Record<string, string>> | null;
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
  readonly wage: number;
  readonly requires: string;
  readonly chaser: boolean;
  readonly face: readonly (readonly FaceBit[])[];
  readonly picture: readonly Pictogram[];
  readonly text: string;
  readonly reading: string;
  readonly scene?: string;
  readonly subtypes?: readonly string[];
  readonly colours?: Readonly<Record<string, string>>;
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
  readonly modes: readonly ModeShown[];
}

/** The parts of a scene that are not as they were, under their names: put them in the place of those you have. Of the house only the parts that changed are told, and of the game, where there was one before and still is. */
export interface Changes {
  readonly house?: HouseChanges;
  readonly game?: DragonstonesTableChanges | InnTableChanges | GameTable | null;
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

export type ClientMessage = Hello | Choose | SetOrders | Arm | Disarm | Hold | Look | Foresee | Odds | Ready | Say | AddBot | Clear | PickCharacter | Mix | Arrange | Start | Concede | Lend | Reclaim | Undo | Agree | Mute | Silence | Move | Swap | ShuffleSeats | Rematch | Speak | Ping;

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

/** How often a seat did something to another. */
export interface Dealing {
  readonly seat: number;
  readonly other: number;
  readonly count: number;
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
  readonly says: readonly string[];
  readonly size: number;
  readonly stats: readonly Stat[];
  readonly parts: readonly PartShown[];
  readonly boss: boolean;
}

/** Withdraw an armed card. */
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

/** Everything a viewer may know; what was known before no longer counts. */
export interface Everything {
  readonly type: 'everything';
  readonly number: number;
  readonly facts: readonly Fact[];
  readonly remarks: readonly RemarkShown[];
  readonly scene: Scene;
}

/** A lesson or a puzzle of a game, in words. What only a puzzle has is empty for a lesson. */
export interface ExerciseShown {
  readonly key: string;
  readonly kind: 'lesson' | 'puzzle';
  readonly title: string;
  readonly task: string;
  readonly hint: string;
  readonly why: string;
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

/** The table and its people as the viewer may see them: everything that is not the game's own. */
export interface House {
  readonly phase: 'gathering' | 'over' | 'playing';
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly timers: TimersShown;
  readonly commitment: string;
  readonly host: number;
  readonly seats: readonly SeatShown[];
  readonly teams: readonly number[];
  readonly turn: number;
  readonly moment: Moment | null;
  readonly takeback: Takeback | null;
  readonly silenced: boolean;
  readonly outcome: Outcome | null;
  readonly rematch: string;
  readonly question: Question | null;
  readonly private: Private | null;
  readonly undo: number;
  readonly muted: readonly number[];
}

/** The parts of it that are not as they were. */
export interface HouseChanges {
  readonly phase?: 'gathering' | 'over' | 'playing';
  readonly game?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly timers?: TimersShown;
  readonly commitment?: string;
  readonly host?: number;
  readonly seats?: readonly SeatShown[];
  readonly teams?: readonly number[];
  readonly turn?: number;
  readonly moment?: Moment | null;
  readonly takeback?: Takeback | null;
  readonly silenced?: boolean;
  readonly outcome?: Outcome | null;
  readonly rematch?: string;
  readonly question?: Question | null;
  readonly private?: Private | null;
  readonly undo?: number;
  readonly muted?: readonly number[];
}

/** The Drink Deck and what was drunk. */
export interface InnBar {
  readonly deck: number;
  readonly discards: number;
  readonly top: string;
  readonly bar_deck: number;
}

/** A card that stays in play before a seat. */
export interface InnCardInPlay {
  readonly target: number;
  readonly number: number;
  readonly card: string;
  readonly wage: number;
  readonly activates: boolean;
  readonly used: boolean;
}

/** What a response has done to an incident. */
export interface InnChange {
  readonly kind: 'alcohol' | 'became' | 'bid' | 'chose' | 'coin' | 'halved' | 'halved-loss' | 'ignored' | 'joined-in' | 'number' | 'raised' | 'redirected' | 'reduced' | 'set' | 'to-fortitude';
  readonly seat: number;
  readonly other: number;
  readonly amount: number;
}

/** Something that lies before a seat besides its cards. */
export interface InnComponent {
  readonly kind: 'bought' | 'for-sale' | 'growing' | 'in-play' | 'joining' | 'plotted' | 'standing' | 'token' | 'track' | 'waiting';
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
  readonly held: number;
  readonly price: number;
  readonly paid: string;
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

/** An event deck with its clock. */
export interface InnEventDeck {
  readonly key: string;
  readonly name: string;
  readonly time: number;
  readonly deck: number;
  readonly discards: number;
  readonly top: string;
}

/** The parts of it that are not as they were. */
export interface InnEventDeckChanges {
  readonly key?: string;
  readonly name?: string;
  readonly time?: number;
  readonly deck?: number;
  readonly discards?: number;
  readonly top?: string;
}

/** A card that grows in a slot before a seat. */
export interface InnGrowing {
  readonly bit: number;
  readonly number: number;
  readonly card: string;
  readonly values: readonly number[];
  readonly step: number;
  readonly ripe: boolean;
}

/** A card in the viewer's own hand, or one that the viewer has plotted: those come last. */
export interface InnHandCard {
  readonly number: number;
  readonly card: string;
  readonly playable: boolean;
  readonly options: readonly number[];
  readonly why: string;
  readonly rules: readonly string[];
  readonly plotted: boolean;
}

/** The parts of it that are not as they were. */
export interface InnHandCardChanges {
  readonly number?: number;
  readonly card?: string;
  readonly playable?: boolean;
  readonly options?: readonly number[];
  readonly why?: string;
  readonly rules?: readonly string[];
  readonly plotted?: boolean;
}

/** Something that happens and can be answered: a card, a Drink, an Event, a payment. */
export interface InnIncident {
  readonly number: number;
  readonly kind: 'activation' | 'card' | 'component' | 'drink' | 'event' | 'loss' | 'payment' | 'win';
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
  readonly champions: readonly number[];
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
  readonly kind?: 'activation' | 'card' | 'component' | 'drink' | 'event' | 'loss' | 'payment' | 'win';
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
  readonly champions?: readonly number[];
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

/** Fortitude a card would cost a seat, or a card in play by its number as a target, as it stands. */
export interface InnLoss {
  readonly seat: number;
  readonly amount: number;
}

/** A teammate's hand, as far as the viewer has seen it. */
export interface InnMateHand {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly plotted: readonly string[];
}

/** The parts of it that are not as they were. */
export interface InnMateHandChanges {
  readonly seat?: number;
  readonly cards?: readonly string[];
  readonly plotted?: readonly string[];
}

/** A card that lies face up before a seat and may be played as if from hand. */
export interface InnOpenCard {
  readonly number: number;
  readonly card: string;
  readonly price: number;
  readonly kept: boolean;
}

/** What a Potion Token can be traded in for. */
export interface InnPotion {
  readonly number: number;
  readonly what: 'alcohol' | 'fortitude' | 'gold';
  readonly amount: number;
}

/** The parts of it that are not as they were. */
export interface InnPotionChanges {
  readonly number?: number;
  readonly what?: 'alcohol' | 'fortitude' | 'gold';
  readonly amount?: number;
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
  readonly in_play: readonly InnCardInPlay[];
  readonly waiting: readonly InnWaitingCard[];
  readonly growing: readonly InnGrowing[];
  readonly slots: number;
  readonly boss: boolean;
  readonly in_sight: readonly string[];
  readonly actions: number;
  readonly tokens: readonly InnToken[];
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
  readonly in_play?: readonly InnCardInPlay[];
  readonly waiting?: readonly InnWaitingCard[];
  readonly growing?: readonly InnGrowing[];
  readonly slots?: number;
  readonly boss?: boolean;
  readonly in_sight?: readonly string[];
  readonly actions?: number;
  readonly tokens?: readonly InnToken[];
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
  readonly mode: string;
  readonly turn: number;
  readonly on_turn: number;
  readonly phase: 'action' | 'before' | 'discard' | 'drink' | 'end' | 'order';
  readonly seats: readonly InnSeat[];
  readonly teams: readonly InnTeam[];
  readonly potions: readonly InnPotion[];
  readonly hand: readonly InnHandCard[];
  readonly mates: readonly InnMateHand[];
  readonly incidents: readonly InnIncident[];
  readonly asks: string;
  readonly round: InnRound | null;
  readonly pot: number;
  readonly contest: readonly InnEntrant[];
  readonly bar: InnBar;
  readonly events: readonly InnEventDeck[];
  readonly taverns: readonly InnTavern[];
  readonly over: boolean;
  readonly winners: readonly number[];
}

/** The parts of it that are not as they were. */
export interface InnTableChanges {
  readonly viewer?: number;
  readonly mode?: string;
  readonly turn?: number;
  readonly on_turn?: number;
  readonly phase?: 'action' | 'before' | 'discard' | 'drink' | 'end' | 'order';
  readonly seats?: readonly InnSeat[] | Readonly<Record<string, InnSeatChanges>>;
  readonly teams?: readonly InnTeam[] | Readonly<Record<string, InnTeamChanges>>;
  readonly potions?: readonly InnPotion[] | Readonly<Record<string, InnPotionChanges>>;
  readonly hand?: readonly InnHandCard[] | Readonly<Record<string, InnHandCardChanges>>;
  readonly mates?: readonly InnMateHand[] | Readonly<Record<string, InnMateHandChanges>>;
  readonly incidents?: readonly InnIncident[] | Readonly<Record<string, InnIncidentChanges>>;
  readonly asks?: string;
  readonly round?: InnRound | null;
  readonly pot?: number;
  readonly contest?: readonly InnEntrant[] | Readonly<Record<string, InnEntrantChanges>>;
  readonly bar?: InnBar;
  readonly events?: readonly InnEventDeck[] | Readonly<Record<string, InnEventDeckChanges>>;
  readonly taverns?: readonly InnTavern[] | Readonly<Record<string, InnTavernChanges>>;
  readonly over?: boolean;
  readonly winners?: readonly number[];
}

/** A tavern beside the Red Dragon Inn, with its own Drinks. */
export interface InnTavern {
  readonly card: string;
  readonly name: string;
  readonly here: boolean;
  readonly deck: number;
  readonly discards: number;
  readonly top: string;
}

/** The parts of it that are not as they were. */
export interface InnTavernChanges {
  readonly card?: string;
  readonly name?: string;
  readonly here?: boolean;
  readonly deck?: number;
  readonly discards?: number;
  readonly top?: string;
}

/** Teammates, who share one mat: what its seats have of Fortitude, Alcohol and Gold they have together. */
export interface InnTeam {
  readonly team: number;
  readonly seats: readonly number[];
  readonly tokens: number;
  readonly of: number;
  readonly to_act: readonly number[];
  readonly to_drink: readonly number[];
}

/** The parts of it that are not as they were. */
export interface InnTeamChanges {
  readonly team?: number;
  readonly seats?: readonly number[];
  readonly tokens?: number;
  readonly of?: number;
  readonly to_act?: readonly number[];
  readonly to_drink?: readonly number[];
}

/** Tokens of somebody else's that lie with a seat. */
export interface InnToken {
  readonly owner: number;
  readonly key: string;
  readonly count: number;
  readonly text: string;
}

/** A card of a side deck that waits face up before a seat. */
export interface InnWaitingCard {
  readonly number: number;
  readonly card: string;
  readonly requires: string;
  readonly able: boolean;
}

/** Let a bot play for somebody who is away, or for your own seat. */
export interface Lend {
  readonly type: 'lend';
  readonly id?: number;
  readonly seat: number;
  readonly level?: string;
}

/** Describe your hand (with why each card can't be played), the table, or only the mats. One person among bots may also ask why the bots did what they did last. */
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

/** A way to play the game: what a table's option `mode` may name. */
export interface ModeShown {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly tables: readonly (readonly number[])[];
  readonly bosses: readonly (readonly number[])[];
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

/** Mute a seat (-1: the spectators), or hear it again. Nobody else learns of it. */
export interface Mute {
  readonly type: 'mute';
  readonly id?: number;
  readonly seat: number;
  readonly on?: boolean;
}

/** A lesson or a puzzle somebody wants to play. */
export interface NewExercise {
  readonly game: string;
  readonly exercise: string;
  readonly name: string;
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
  readonly options?: Readonly<Record<string, string>>;
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

/** Something about the server that everybody at the table should know. It is not numbered and not kept. */
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

/** The answer to `odds`: each seat's chance to win, and how many games were played on to find it. */
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

/** Ask to play this character; empty for one drawn by lot. */
export interface PickCharacter {
  readonly type: 'pick_character';
  readonly id?: number;
  readonly character: string;
}

/** A part of the sentence a card's picture is: an icon, a number, or both. */
export interface Pictogram {
  readonly icon: string;
  readonly text: string;
  readonly type: string;
}

/** Check that the server is there. */
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

/** Standing orders and armed cards, which only the viewer's own seat knows. */
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
  readonly mates: readonly number[];
  readonly fewest: number;
  readonly most: number;
  readonly least: number;
  readonly left: number;
}

/** Say that everything up to this piece of news has been shown; null: do not wait for this client any more. Where one person plays among bots and no clock runs, bots wait for a client that has said so once, but not for ever. */
export interface Ready {
  readonly type: 'ready';
  readonly id?: number;
  readonly news: number | null;
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

/** A finished game after this many choices, as a seat saw it (-1: a spectator). */
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

/** Speak: in your own words, or by the key of a phrase that everybody reads in their own language. */
export interface Say {
  readonly type: 'say';
  readonly id?: number;
  readonly text?: string;
  readonly phrase?: string;
}

/** Everything the viewer may see now. */
export interface Scene {
  readonly house: House;
  readonly game: GameTable | null;
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

/** The holder of this token sits on this seat. */
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

/** Give standing orders; they replace the former ones. */
export interface SetOrders {
  readonly type: 'order';
  readonly id?: number;
  readonly orders: Orders;
}

/** Have everybody change places by lot before the game: other teams, if there are teams. For the person who laid the table. A `welcome` tells everybody who has moved their new seat. */
export interface ShuffleSeats {
  readonly type: 'shuffle_seats';
  readonly id?: number;
}

/** Sign out here, or everywhere. */
export interface SignOut {
  readonly everywhere?: boolean;
}

/** Nobody is signed in here any longer. */
export interface SignedOut {
  readonly everywhere: boolean;
}

/** Mute the spectators for everybody, or let them speak again; for the person who laid the table. */
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

/** Switch to this language. `everything` follows, in that language. */
export interface Speak {
  readonly type: 'speak';
  readonly id?: number;
  readonly language: 'en' | 'ru';
}

/** Deal the cards and begin. */
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

/** A finished game, told in numbers. */
export interface Story {
  readonly game: string;
  readonly characters: readonly string[];
  readonly winners: readonly number[];
  readonly conceded: boolean;
  readonly turns: number;
  readonly seconds: number;
  readonly points: readonly StoryPoint[];
  readonly lines: readonly StoryLine[];
  readonly changes: readonly StoryChange[];
  readonly outs: readonly StoryOut[];
  readonly dealings: readonly Dealing[];
}

/** A number that changed between a point and the next. */
export interface StoryChange {
  readonly point: number;
  readonly step: number;
  readonly seat: number;
  readonly what: string;
  readonly amount: number;
}

/** One number of one seat, at each point of the story. */
export interface StoryLine {
  readonly seat: number;
  readonly what: string;
  readonly values: readonly number[];
}

/** Something that changed the chances, with everybody's before it and after it in whole per cent. */
export interface StoryMoment {
  readonly step: number;
  readonly point: number;
  readonly turn: number;
  readonly seat: number;
  readonly cause: Fact;
  readonly effects: readonly Fact[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** A seat was out, and why, in words. */
export interface StoryOut {
  readonly seat: number;
  readonly point: number;
  readonly step: number;
  readonly turn: number;
  readonly cause: string;
  readonly text: string;
}

/** A point in the story's time. */
export interface StoryPoint {
  readonly step: number;
  readonly turn: number;
  readonly seat: number;
  readonly card: string;
}

/** Have two seats change places before the game, and so who sits with whom; for the person who laid the table. A `welcome` tells everybody who has moved their new seat. */
export interface Swap {
  readonly type: 'swap';
  readonly id?: number;
  readonly seat: number;
  readonly other: number;
}

/** A table as the lobby shows it. */
export interface TableShown {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly phase: 'gathering' | 'over' | 'playing';
  readonly seats: readonly SeatShown[];
  readonly teams: readonly number[];
  readonly options: Readonly<Record<string, string>>;
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

/** How long people may think, in milliseconds. Without `limited` they may take as long as they like. */
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

/** What decided a finished game, found by playing on from its positions. */
export interface TurningPoints {
  readonly games: number;
  readonly moments: readonly StoryMoment[];
  readonly best: StoryMoment | null;
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
