"""Drinks: ordered, drunk, and changed in answer (R5.5, R8 to R10)."""

from typing import TYPE_CHECKING, Any, Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.board import Board
from taproom.inn.effects import program as fx
from taproom.inn.effects.conjugation import ANY_DRINK, YOUR_DRINK, Verb
from taproom.inn.effects.program import Effect, Mode
from taproom.inn.effects.word import (
    BRINGS_DRINKS,
    CHANGES_DRINK,
    CHASES,
    DRINKING,
    FOR_ALL,
    GIVES_WEAKER,
    HAS_NUMBER,
    ON_PLAYERS,
    ONLY_OTHERS,
    ONLY_YOU,
    RESPONSE,
    ROUND,
    SHARES,
    SPLITS_DRINK,
    OnPlayers,
    Phrase,
    Word,
    signed,
)

if TYPE_CHECKING:
    from lark.tree import Meta

_DRINKING: Final = (fx.TO_DRINK, fx.IN_OTHERS_DRINK_PHASE)
"""Moments at which somebody is drinking anyway."""


class DrinkFromPile(OnPlayers):
    """The top of one's pile; with an empty one, sober up (D2.8)."""

    name = "drink_from_pile"
    phrases = [Phrase("drink[s] the top of [your|their] pile")]
    icons = ["drink"]
    works = ON_PLAYERS | BRINGS_DRINKS

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """One after the other."""
        board.drink_from_pile(seats, number)

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """Where somebody is drinking already, the drinker drinks as well."""
        return "drink-from-pile-too" if mode.when.kind in _DRINKING else "drink-from-pile"


class DrinkIfThereIsOne(OnPlayers):
    """An empty pile does nothing."""

    name = "drink_if_there_is_one"
    phrases = [Phrase("drink[s] the top of [your|their] pile if there is one")]
    icons = ["drink"]
    works = ON_PLAYERS | BRINGS_DRINKS

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """Those who have one."""
        board.drink_from_pile([seat for seat in seats if board.holding(seat, fx.PILE)], number)


class DrinkFromDeck(OnPlayers):
    """From the Drink Deck; an Event that turns up is set aside (R10.1.1)."""

    name = "drink_from_deck"
    fixed = 1
    phrases = [Phrase("reveal[s] a drink and drink[s] it"), Phrase("reveal[s] # drinks and drink[s] them")]
    icons = ["drink"]
    works = ON_PLAYERS | BRINGS_DRINKS

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """All together."""
        board.drink_from_deck(seats, max(1, board.amount(number, effect)), number)

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """One or several."""
        return self.phrases[0 if effect.amount == 1 else 1]


class DrinkCopies(Word):
    """Each has an independent copy of one Drink (R10.1.2)."""

    name = "drink_copies"
    phrases = [Phrase("drinks a copy of a revealed drink")]
    said_of = ONLY_OTHERS
    icons = ["drink"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Everybody it is on."""
        board.drink_copies(board.affected(number, effect), number)


class DrinkStronger(Word):
    """Of two Drinks compared, the one with more Alcohol (R10.3)."""

    name = "drink_stronger"
    phrases = [Phrase("reveal 2 drinks and drink the stronger")]
    said_of = ONLY_YOU
    icons = ["drink"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """Both are revealed before it is settled who drinks which."""
        board.drink_stronger_of_two(number)


class DrinkWeaker(Word):
    """A copy of the other one: the comparison looks here for those who drink it."""

    name = "drink_weaker"
    phrases = [Phrase("drinks a copy of the weaker")]
    said_of = ONLY_OTHERS
    subjects = [fx.EACH_OTHER]
    icons = ["drink"]
    works = GIVES_WEAKER


class OrderDrinks(Word):
    """More Drinks for others (R8.6.1)."""

    name = "order_drinks"
    phrases = [Phrase("order # more drink(s)")]
    said_of = ONLY_YOU
    icons = ["pile"]
    sign = "±"
    works = HAS_NUMBER | BRINGS_DRINKS

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """One after the other."""
        board.order_drinks(board.incident(number).seat, board.amount(number, effect))


class PutDrink(OnPlayers):
    """Drinks move onto piles or off them, face down and unseen."""

    name = "put_drink"
    phrases = [
        Phrase("put[s] a drink on the pile to [your|their] left"),
        Phrase("put[s] a drink on [your|their] pile"),
        Phrase("put[s] the top of [your|their] pile on the pile to [your|their] left"),
        Phrase("put[s] the top of [your|their] pile into the discards"),
    ]
    icons = ["redirect", "pile"]

    def apply_to(self, board: Board, number: int, effect: Effect, seats: list[int]) -> None:
        """By what is put where, which `extra` tells."""
        if effect.extra == _DECK_TO_LEFT:
            board.order_to_left(seats, number)
        elif effect.extra == _DECK_TO_PILE:
            board.add_drinks(seats)
        elif effect.extra == _PILE_TO_LEFT:
            board.pass_pile_tops(seats, -1)
        else:
            board.discard_pile_tops(seats)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """From where to where."""
        return Verb(place.start_pos, self, extra=self.phrases.index(phrase))

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """From where to where."""
        return self.phrases[effect.extra]

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """From where to where."""
        return _PUT[effect.extra]


_DECK_TO_LEFT: Final = 0
_DECK_TO_PILE: Final = 1
_PILE_TO_LEFT: Final = 2
_PUT: Final = ("order-to-left", "put-drink", "pass-drink-left", "discard-drink")


class PassDrink(Word):
    """The top of one's own pile becomes that player's."""

    name = "pass_drink"
    phrases = [Phrase("put the top of your pile on that player's pile")]
    said_of = ONLY_YOU
    icons = ["redirect", "pile"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The one the moment is about, or who was picked."""
        incident = board.incident(number)
        receiver = incident.targets[effect.slot] if effect.slot >= 0 else incident.other
        board.pass_pile_tops([incident.seat], receiver)

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """The player spoken of must be somebody."""
        return Verb(place.start_pos, self, about_that=True)


class Contest(Word):
    """The Drinking Contest (R10.2)."""

    name = "contest"
    family = ROUND
    phrases = [Phrase("contest: the strongest drink collects # gold")]
    icons = ["everybody", "drink", "control"]
    works = FOR_ALL

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """For this stake."""
        board.start_contest(number, effect.amount)


class Chaser(Word):
    """Another Drink follows (R8.3): the card says so before anybody drinks."""

    name = "chaser"
    phrases = [Phrase("chaser")]
    said_of = ONLY_YOU
    icons = ["chaser"]
    works = CHASES


class Shareable(Word):
    """Its drinker may split it (R9.2): the card says so before anybody drinks."""

    name = "shareable"
    phrases = [Phrase("may be shared")]
    said_of = ONLY_YOU
    icons = ["split"]
    works = SHARES


class _Change(Word):
    """A change of the Drink that is answered (R5.5.1)."""

    family = RESPONSE
    helps = DRINKING
    works = CHANGES_DRINK


class ChangeDrink(_Change):
    """The Drink is stronger or weaker (D8.3), its Alcohol replaces all it does, is gained as Fortitude, or is no more
    than so much (D27.1)."""

    name = "change_drink"
    phrases = [
        Phrase("± alcohol to a drink", (fx.TO_DRINK,), ANY_DRINK),
        Phrase("the drink becomes ± alcohol", (fx.TO_DRINK,), ANY_DRINK),
        Phrase("turn the alcohol of your drink into fortitude", (fx.TO_DRINK,), YOUR_DRINK),
        Phrase("the alcohol of your drink becomes #", (fx.TO_DRINK,), YOUR_DRINK),
    ]
    works = CHANGES_DRINK | HAS_NUMBER

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """In one of these ways, which `extra` tells."""
        board.change_drink(number, effect.extra, board.amount(number, effect))

    def read(self, place: "Meta", parts: list[Any], phrase: Phrase) -> Verb:
        """In which way."""
        verb = super().read(place, parts, phrase)
        verb.extra = _CHANGES[self.phrases.index(phrase)]
        return verb

    def phrase_for(self, effect: Effect, mode: Mode) -> Phrase:
        """By its way."""
        return self.phrases[_CHANGES.index(effect.extra)]

    def message(self, effect: Effect, mode: Mode, on_drink: bool) -> str:
        """By its way, and by its sign."""
        if effect.extra == inc.ADD_ALCOHOL:
            return "strengthen-drink" if effect.amount > 0 else "weaken-drink"
        return _FACES[effect.extra]

    def picture(self, effect: Effect, mode: Mode) -> list[tuple[str, str]]:
        """What it turns into."""
        if effect.extra == inc.ADD_ALCOHOL:
            return [("drink", signed(effect.amount))]
        if effect.extra in (inc.BECOME, inc.SET_ALCOHOL):
            return [("drink", ""), ("turns-into", ""), ("alcohol", str(effect.amount))]
        return [("alcohol", ""), ("turns-into", ""), ("fortitude", "")]


_CHANGES: Final = (inc.ADD_ALCOHOL, inc.BECOME, inc.TO_FORTITUDE, inc.SET_ALCOHOL)
_FACES: Final = {
    inc.BECOME: "drink-becomes",
    inc.TO_FORTITUDE: "alcohol-to-fortitude",
    inc.SET_ALCOHOL: "set-alcohol",
}


class GiveDrink(_Change):
    """Another player drinks it."""

    name = "give_drink"
    deed = "redirects"
    who = fx.ANOTHER
    phrases = [Phrase("give your drink to another player", (fx.TO_DRINK,), YOUR_DRINK)]
    icons = ["redirect", "drink"]

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """The one who was picked."""
        board.give_drink(number, board.incident(number).targets[effect.slot])


class SplitDrink(_Change):
    """Two independent halves (R9.1)."""

    name = "split_drink"
    deed = "splits"
    who = fx.ANOTHER
    phrases = [Phrase("split your drink with another player", (fx.TO_DRINK,), YOUR_DRINK)]
    icons = ["split", "drink"]
    works = CHANGES_DRINK | SPLITS_DRINK

    def apply(self, board: Board, number: int, counter: int, effect: Effect) -> None:
        """With the one who was picked."""
        board.split_drink(number, board.incident(number).targets[effect.slot])


WORDS: Final[tuple[Word, ...]] = (
    DrinkFromPile(),
    DrinkIfThereIsOne(),
    DrinkFromDeck(),
    DrinkCopies(),
    DrinkStronger(),
    DrinkWeaker(),
    OrderDrinks(),
    PutDrink(),
    PassDrink(),
    Contest(),
    Chaser(),
    Shareable(),
    ChangeDrink(),
    GiveDrink(),
    SplitDrink(),
)
