"""A table of the Inn as a client draws it: everything by keys and words, made from what the viewer may know."""

from typing import ClassVar, Literal

import msgspec

from taproom.presentation.types import GameTable

Phase = Literal["before", "discard", "action", "order", "drink", "end"]
Lost = Literal["", "passed-out", "out-of-gold"]


class InnStep(msgspec.Struct, frozen=True, gc=False):
    """A step of a track, or a card that may be in force."""

    key: str
    name: str


class InnComponent(msgspec.Struct, frozen=True, gc=False):
    """Something that lies before a seat besides its cards."""

    kind: Literal[
        "track", "standing", "joining", "for-sale", "token", "bought", "in-play", "growing", "plotted", "waiting"
    ]
    """A marker on a track; a side deck of which one card is in force; one whose top card joins cards that are played;
    one of which a card lies open to be played or sold; tokens that lie with others; a side deck whose cards its player
    buys; cards that stay in play; a side deck whose cards grow in slots; cards plotted face down;
    a side deck of which some cards wait to be taken into the hand."""
    key: str
    name: str
    value: int
    """Of a track: the step its marker is on; of a side deck: how many cards it has left; of tokens, of cards in play
    and of plotted ones: how many."""
    low: int
    of: int
    """The last step of a track; how many cards a side deck, or how many tokens there are in all."""
    steps: tuple[InnStep, ...]
    """The steps, if they have names."""
    step: str
    """What the marker's step is called, or the title of the card in force."""
    card: str
    """The key of the card in force; empty if none is."""
    discards: tuple[str, ...]
    """The discard pile of a side deck, the top last."""
    text: str
    """What happens by itself, or what the card in force says."""
    held: int
    """Of a side deck whose cards are bought: how many of them are in hand, where their backs show;"""
    price: int
    """what each costs, on the track"""
    paid: str
    """that has this key."""


class InnOpenCard(msgspec.Struct, frozen=True, gc=False):
    """A card that lies face up before a seat and may be played as if from hand."""

    number: int
    card: str
    price: int
    """What its owner may sell it for; 0 if it is not for sale."""
    kept: bool
    """Whether it is a Drink that its drinker has kept."""


class InnWaitingCard(msgspec.Struct, frozen=True, gc=False):
    """A card of a side deck that waits face up before a seat."""

    number: int
    card: str
    requires: str
    """What it takes to get it into the hand, in words;"""
    able: bool
    """and whether its player has all of that."""


class InnCardInPlay(msgspec.Struct, frozen=True, gc=False):
    """A card that stays in play before a seat."""

    target: int
    """Its number as a target: above those of the seats."""
    number: int
    card: str
    wage: int
    """What it costs to keep it when it is hit."""
    activates: bool
    """Whether it can be activated at all; else it works all the time."""
    used: bool
    """Whether it has been activated in this Action phase, or in the last one."""


class InnGrowing(msgspec.Struct, frozen=True, gc=False):
    """A card that grows in a slot before a seat."""

    bit: int
    """What it is in the mask of those that are discarded for a harvest."""
    number: int
    card: str
    values: tuple[int, ...]
    """What it is worth for a harvest at each step."""
    step: int
    """The step it has reached, from 0."""
    ripe: bool
    """Whether it is gathered at the end of its player's turn."""


class InnToken(msgspec.Struct, frozen=True, gc=False):
    """Tokens of somebody else's that lie with a seat."""

    owner: int
    """The seat they belong to."""
    key: str
    """The component of the owner they are of."""
    count: int
    text: str
    """How many of what, in words."""


class InnSeat(msgspec.Struct, frozen=True, gc=False):
    """A seat of the Inn as everybody sees it."""

    seat: int
    team: int
    name: str
    character: str
    """The key of its deck in the catalogue."""
    title: str
    fortitude: int
    alcohol: int
    track: int
    """How long the mat's track is: both tokens stay within 0 and this."""
    left: int
    """How far the two tokens are from each other."""
    gold: int
    hand: int
    deck: int
    discards: int
    top: str
    """The key of the top card of the discard pile; empty if there is none."""
    pile: int
    """The Drink Me! Pile."""
    on_turn: bool
    out: bool
    lost: Lost
    """How it lost."""
    away: bool
    """It plays no cards and Ignores everything until its next turn."""
    in_round: bool
    passed: bool
    """It has passed in the Round."""
    controls: bool
    threatened: bool
    """What is pending would touch it."""
    components: tuple[InnComponent, ...]
    open: tuple[InnOpenCard, ...]
    in_play: tuple[InnCardInPlay, ...]
    waiting: tuple[InnWaitingCard, ...]
    """The cards of side decks that its player may take into the hand at any time."""
    """The cards that stay in play before it, which can be picked like players."""
    growing: tuple[InnGrowing, ...]
    """The cards that grow before it, in the order in which they were planted."""
    slots: int
    """How many may grow there at a time."""
    boss: bool
    """It plays with Boss Cards."""
    in_sight: tuple[str, ...]
    """The Action Cards it has played in this phase, where they stay in sight until it ends."""
    actions: int
    """Where they do, how many more it may play in this phase."""
    tokens: tuple[InnToken, ...]
    lasting: tuple[str, ...]
    """What holds for it for a while, and until when, in words."""


class InnTeam(msgspec.Struct, frozen=True, gc=False):
    """Teammates, who share one mat: what its seats have of Fortitude, Alcohol and Gold they have together."""

    team: int
    seats: tuple[int, ...]
    tokens: int
    """Potion Tokens left."""
    of: int
    """How many it began with."""
    to_act: tuple[int, ...]
    """Who in the acting team still has to act."""
    to_drink: tuple[int, ...]
    """Who in the acting team still has to drink."""


class InnPotion(msgspec.Struct, frozen=True, gc=False):
    """What a Potion Token can be traded in for."""

    number: int
    """What `arm` names, to have it traded in at the next moment that allows it."""
    what: Literal["fortitude", "alcohol", "gold"]
    amount: int


class InnMateHand(msgspec.Struct, frozen=True, gc=False):
    """A teammate's hand, as far as the viewer has seen it."""

    seat: int
    cards: tuple[str, ...]
    plotted: tuple[str, ...]
    """What the teammate has plotted."""


class InnHandCard(msgspec.Struct, frozen=True, gc=False):
    """A card in the viewer's own hand, or one that the viewer has plotted: those come last."""

    number: int
    card: str
    playable: bool
    options: tuple[int, ...]
    """The choices of the present question that use it; of a pick, its bits."""
    why: str
    """Why it cannot be played now, with the rule; empty if it can."""
    rules: tuple[str, ...]
    """The rules the reason rests on, the nearest first."""
    plotted: bool
    """Whether it lies face down before the viewer instead, where only Schemes are played from."""


class InnChange(msgspec.Struct, frozen=True, gc=False):
    """What a response has done to an incident."""

    kind: Literal[
        "reduced",
        "redirected",
        "halved-loss",
        "ignored",
        "alcohol",
        "became",
        "to-fortitude",
        "halved",
        "number",
        "chose",
        "raised",
        "set",
        "bid",
        "joined-in",
        "coin",
    ]
    seat: int
    """Whose loss or choice it is; -1 where it is nobody's."""
    other: int
    """To whom a loss is redirected; -1 otherwise."""
    amount: int


class InnLoss(msgspec.Struct, frozen=True, gc=False):
    """Fortitude a card would cost a seat, or a card in play by its number as a target, as it stands."""

    seat: int
    amount: int


Deed = Literal["", "negates", "ignores", "redirects", "splits", "reduces", "changes", "strikes-back"]


class InnIncident(msgspec.Struct, frozen=True, gc=False):
    """Something that happens and can be answered: a card, a Drink, an Event, a payment."""

    number: int
    kind: Literal["card", "drink", "event", "payment", "loss", "win", "component", "activation"]
    seat: int
    """Who played, drinks, pays, lost or won."""
    other: int
    """Who is paid (-1 the Inn, -2 the pot), who dealt the loss, who revealed the Drink; -1 if nobody."""
    card: str
    cards: tuple[str, ...]
    """The cards of a Drink with its Chasers; what has joined a played card."""
    way: int
    types: tuple[str, ...]
    """The types it counts as."""
    targets: tuple[int, ...]
    about: int
    """The number of the incident it answers; -1 if it answers none."""
    deed: Deed
    """What an answer does to what it answers; empty for anything else."""
    answers: tuple[int, ...]
    """The numbers of those that answer it, in order."""
    group: int
    """Drinks drunk at the same moment have the number of the first of them; -1 for anything else."""
    state: Literal["pending", "negated", "ignored", "replaced", "called-off", "drunk", "started"]
    """"ignored" if its target Ignores it."""
    in_question: bool
    """Whether it is what everybody may answer right now."""
    champions: tuple[int, ...]
    """Who stands for their teams in it; empty without teams, or where it needs no Champions."""
    ignored_by: tuple[int, ...]
    changes: tuple[InnChange, ...]
    losses: tuple[InnLoss, ...]
    amount: int
    """Gold of a payment; Alcohol a Drink holds by now; of an activation, the target that the card in play is."""
    ante: bool
    inn_pays: bool
    waived: bool
    contested: bool
    """A Drink of a contest."""
    text: str
    """What it does, as its face says it; of a component, what it does by itself."""


class InnRound(msgspec.Struct, frozen=True, gc=False):
    """A Round of Gambling."""

    pot: int
    seats: tuple[int, ...]
    """Who is in."""
    control: int
    only_cheating: bool
    """Only a Cheating Card may take control now."""
    moves: int
    """Whose move it is, if somebody is asked for a move; else -1."""


class InnEntrant(msgspec.Struct, frozen=True, gc=False):
    """One side of a contest of Drinks."""

    seat: int
    cards: tuple[str, ...]
    strength: int


class InnEventDeck(msgspec.Struct, frozen=True, gc=False):
    """An event deck with its clock."""

    key: str
    name: str
    time: int
    """How many time tokens lie on it: the Event comes when the last one goes."""
    deck: int
    discards: int
    top: str
    """The key of the Event that came last; empty if none has yet."""


class InnTavern(msgspec.Struct, frozen=True, gc=False):
    """A tavern beside the Red Dragon Inn, with its own Drinks."""

    card: str
    """The key of its Tavern card."""
    name: str
    here: bool
    """Whether the party is there; if it is at no tavern, it is at the Red Dragon Inn."""
    deck: int
    discards: int
    top: str
    """The key of the top card of its discard pile; empty if there is none."""


class InnBar(msgspec.Struct, frozen=True, gc=False):
    """The Drink Deck and what was drunk."""

    deck: int
    discards: int
    top: str
    """The key of the top card of the Drinks' discard pile; empty if there is none."""
    bar_deck: int
    """How many cards the bar's own deck has left."""


class InnTable(GameTable, frozen=True, gc=False, tag="inn"):
    """A table of the Inn."""

    own: ClassVar[tuple[str, ...]] = ("viewer", "hand", "mates", "asks")
    viewer: int
    mode: str
    """The key of the mode of play."""
    turn: int
    """Which turn of the game it is."""
    on_turn: int
    phase: Phase
    seats: tuple[InnSeat, ...]
    teams: tuple[InnTeam, ...]
    """In the order of their turns; empty where everybody plays alone."""
    potions: tuple[InnPotion, ...]
    """Empty where there are no Potion Tokens."""
    hand: tuple[InnHandCard, ...]
    """The viewer's own."""
    mates: tuple[InnMateHand, ...]
    """The hands of the viewer's teammates."""
    incidents: tuple[InnIncident, ...]
    """What is going on, the oldest first: answers come after what they answer."""
    asks: str
    """What the moment is about, in words; empty if nothing can be answered."""
    round: InnRound | None
    pot: int
    contest: tuple[InnEntrant, ...]
    """The Drinks of a running contest, side by side."""
    bar: InnBar
    events: tuple[InnEventDeck, ...]
    """In the order in which they come at the end of a turn."""
    taverns: tuple[InnTavern, ...]
    """Empty where there is only the Red Dragon Inn."""
    over: bool
    winners: tuple[int, ...]
