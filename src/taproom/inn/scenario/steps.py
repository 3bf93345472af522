"""The steps of a script: what they may say, and which choice each of them means."""

from typing import Any, Final

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.incidents import Incident
from taproom.inn.board.questions import (
    ACCEPT,
    ALTERNATIVE,
    BUY,
    EFFECT,
    KEEP,
    NUMBER,
    ORDER,
    PASS,
    PLAY,
    PLOT,
    PURCHASE,
    SELL,
    SHARE,
    SPEND,
    STAND,
    TAKE_CARD,
    TAKE_DRINK,
    TAKE_IN,
    TAKE_PILE,
    TARGETS,
)
from taproom.inn.effects.word import ON_PLAYERS
from taproom.inn.language.check import CARD_TYPES
from taproom.inn.rules import aims, damage, drink_totals, drinking
from taproom.inn.rules.inn_state import InnState
from taproom.inn.scenario import events as events_at
from taproom.inn.scenario import growing, in_play, taverns, teams
from taproom.inn.scenario.book import listing, mapping
from taproom.inn.scenario.observations import Looking, listed, position_of
from taproom.inn.scenario.scenario_state import Pause
from taproom.inn.state.steps import NOBODY
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.scenarios import NOT_NOW, Misfit, hint
from taproom.kernel.state import State

STEPS: Final = ["play", "choose", "order", "discard", "use", "champion", "bid", "pass"]
_WITH: Final = {"play": ["play", "on", "as", "harvest", "from"], "use": ["use", "on", "as"]}
_FROM: Final = ("hand", "plotted")
"""Where a played card may come from, where it could come from two places."""
_NO: Final = ("no", "none", "nobody", "pass", False)
_YES: Final = ("yes", "accept", True)
_EFFECTS: Final = {"draw": drink_totals.DRAWN, "discard": drink_totals.DISCARDED}


class Steps(Looking):
    """Finds the choice that a step means."""

    def steps(self, state: State, seat: int, step: object) -> list[object]:
        """Check the words of a step; an order of several Drinks is several choices."""
        said = said_in(step)
        verb = next((key for key in said if key in STEPS), "")
        if not verb:
            raise Misfit((next(iter(said), ""),), f"there is no step {next(iter(said), '')!r}{hint(str(step), STEPS)}")
        mapping(said, (), _WITH.get(verb, [verb]), f"a step with {verb!r}")
        if verb == "play":
            self._check_play(seat, said)
            if "harvest" in said:
                for number, card in enumerate(listing(said["harvest"], ("harvest",), "harvest")):
                    self._card(seat, card, ("harvest", number))
                return [said, {"choose": said["harvest"]}]
        elif verb == "order":
            targets = said["order"] if isinstance(said["order"], list) else [said["order"]]
            for number, name in enumerate(targets):
                self._seat(name, ("order", number) if isinstance(said["order"], list) else ("order",))
            return [{"order": name} for name in targets]
        elif verb == "discard":
            for number, card in enumerate(listing(said["discard"], ("discard",), "discard")):
                self._card(seat, card, ("discard", number))
        elif verb == "champion":
            self._seat(said["champion"], ("champion",))
        elif verb == "use" and said["use"] == taverns.CRAWLS:
            taverns.place_of(self.spec, said.get("on"), ("on",))
        elif verb == "use" and said["use"] == teams.POTION_TOKEN:
            teams.check_use(said)
        elif verb == "use":
            card = self._book().stock.catalogue.cards[self._card(seat, said["use"], ("use",))]
            if card.kept_by < 0 and not card.requires:
                self._seat(said.get("on"), ("on",))
        elif verb == "bid":
            events_at.check_bid(said["bid"])
        elif verb == "choose":
            for value in listed(said["choose"]):
                self._check_choice(seat, value)
        return [said]

    def _check_play(self, seat: int, said: dict[str, Any]) -> None:
        card = self._card(seat, said["play"], ("play",))
        for name in listed(said.get("on", [])):
            if name not in self.names:
                self._card(seat, name, ("on",), [*self.names, *self._homes()])
        if said.get("from", "hand") not in _FROM:
            raise Misfit(("from",), f"a card is played from {' or '.join(_FROM)}, not from {said['from']!r}")
        way = said.get("as")
        if isinstance(way, int) and not isinstance(way, bool):
            modes = len(self._book().stock.catalogue.cards[card].modes)
            if not 1 <= way <= modes:
                raise Misfit(("as",), f"the card has {modes} ways to use it, not {way}")
        elif way is not None and way not in CARD_TYPES:
            raise Misfit(("as",), f"there is no card type {way!r}{hint(str(way), list(CARD_TYPES))}")

    def _check_choice(self, seat: int, value: object) -> None:
        if value in _NO or value in _YES or isinstance(value, int) or value in _EFFECTS or value in self.names:
            return
        if value in (*events_at.TOUCHED.values(), *self._words_for(seat)):
            return
        self._card(seat, value, ("choose",), [*self.names, *_EFFECTS, "yes", "none"])

    def _words_for(self, seat: int) -> list[str]:
        """What a choice may be called besides the names of cards and seats."""
        return [*events_at.CHOICES, *in_play.CHOICES, *self._decks_for_sale(seat)]

    def _decks_for_sale(self, seat: int) -> list[str]:
        """The names of the side decks whose cards a seat buys."""
        return [one.key for one in self._book().seated[seat].components if one.use == "buy"]

    def matches(self, state: State, seat: int, step: object) -> int:
        """The number of the option, or the mask of the pick, that is this step."""
        inn = position_of(state)
        decision = inn.decision(seat)
        if decision is None or isinstance(inn.asker, Pause):
            return NOT_NOW
        said = said_in(step)
        if "pass" in said:
            return decision.least
        if decision.is_pick():
            return self._pick(seat, decision, said)
        for number, option in enumerate(decision.options):
            if self._fits(inn, seat, option, said):
                return number
        return NOT_NOW

    def _pick(self, seat: int, decision: Decision, said: dict[str, Any]) -> int:
        if "discard" not in said and "choose" not in said:
            return NOT_NOW
        mask = 0
        for name in listed(said.get("discard", said.get("choose"))):
            other = name in self.names or name in self._decks_for_sale(seat) or not isinstance(name, str)
            card = NOBODY if other else self._card(seat, name, ())
            cards = self._book().stock.catalogue.cards
            able = [n for n, own in enumerate(decision.candidates) if own == card or cards[own].key == name]
            places = [n for n in able if not (mask >> n) & 1]
            if not places:
                return NOT_NOW
            mask |= 1 << places[0]
        return mask if decision.allows(mask) else NOT_NOW

    def _fits(self, inn: InnState, seat: int, option: Option, said: dict[str, Any]) -> bool:
        if "play" in said:
            return option.verb == PLAY and self._plays(inn, seat, option, said)
        if "bid" in said:
            return events_at.is_bid(inn, option, said["bid"])
        of_team = teams.is_team_option(option, said, self.names)
        if of_team is not None or "champion" in said or said.get("use") == teams.POTION_TOKEN:
            return of_team is True
        if said.get("use") == taverns.CRAWLS:
            return taverns.is_crawl(self.spec, option, said)
        if "use" in said:
            card, on = self._card(seat, said["use"], ()), listed(said.get("on", []))
            if option.verb == SELL:
                return [self.names[option.targets[0]]] == on and option.subject == card
            if option.verb == TAKE_IN:
                return option.subject == card and not on
            return in_play.is_activation(inn, option, card, on, self.names)
        value = said.get("order", said.get("choose"))
        if growing.is_harvest(inn, seat, option, value):
            return True
        if option.verb in growing.NAMING_A_CARD:
            named = listed(value)
            on = in_play.target_names(inn, self.names, option.targets)
            if not isinstance(named[0], str) or named[0] in (*_NO, *self.names) or named[1:] not in ([], on):
                return False
            return option.subject == self._card(seat, named[0], ())
        if option.verb in in_play.CHOICES.values():
            return in_play.is_wage(option, value, lambda name: self._card(seat, name, ()))
        if option.verb == TARGETS:
            return listed(value) == in_play.target_names(inn, self.names, option.targets)
        if isinstance(value, list):
            value = value[0] if len(value) == 1 else None
        if "order" in said:
            return option.verb == ORDER and option.targets == (self._seat(value, ()),)
        if option.verb in (ORDER, SHARE):
            return value in self.names and option.targets == (self._seat(value, ()),)
        if option.verb == TAKE_CARD:
            return value in self._names_of(option.subject, option.targets[0])
        if option.verb == TAKE_DRINK:
            return isinstance(value, str) and value not in self.names and option.subject == self._card(seat, value, ())
        if option.verb in (KEEP, STAND, PLOT):
            return isinstance(value, str) and self._book().name(option.subject, self._homes()) == value
        if option.verb in (ALTERNATIVE, NUMBER):
            return self._is_part(inn, option, value)
        if option.verb == SPEND:
            return value == option.mode
        if option.verb == TAKE_PILE:
            return value == option.mode + 1
        if option.verb == PURCHASE:
            return value == inn.setup.components[inn.setup.component(seat, option.mode)].key
        if option.verb == EFFECT:
            if option.mode < drinking.FURTHER or value in _EFFECTS:
                return isinstance(value, str) and _EFFECTS.get(value) == option.mode
            return option.subject == self._card(seat, value, ())
        return (option.verb == PASS and value in _NO) or (
            option.verb in (ACCEPT, BUY) and value in (*_YES, events_at.HELP)
        )

    def _is_part(self, inn: InnState, option: Option, value: object) -> bool:
        """An alternative goes by its number or by what it touches; so does a number of a card."""
        step = inn.asker
        assert step is not None
        incident = inn.incidents[option.about]
        if option.verb == ALTERNATIVE:
            number, inner = option.mode, damage.mode_of(inn, incident).code[step.amount].inner[option.mode].inner
        else:
            own = inn.card(incident.card).modes[incident.mode]
            number, inner = own.numbers.index(option.mode), (own.code[option.mode],)
        return value == number + 1 or value in [
            name for e in inner for name in (events_at.touched(e), events_at.does(e)) if name
        ]

    def _plays(self, inn: InnState, seat: int, option: Option, said: dict[str, Any]) -> bool:
        if option.subject != self._card(seat, said["play"], ()):
            return False
        if "from" in said and (said["from"] == "plotted") != inn.card(option.subject).modes[option.mode].is_scheme:
            return False
        way = said.get("as")
        if isinstance(way, int) and option.mode != way - 1:
            return False
        if "as" not in said and growing.is_harvesting(inn, option) != ("harvest" in said):
            return False
        if isinstance(way, str) and not inn.card(option.subject).modes[option.mode].types & CARD_TYPES[way]:
            return False
        if "on" not in said:
            return True
        targets = in_play.target_names(inn, self.names, option.targets)
        on = listed(said["on"])
        if on == targets or (option.about >= 0 and self._is_on(inn, option.about, targets, on)):
            return True
        return not targets and on == self._hit(inn, seat, option)

    def _hit(self, inn: InnState, seat: int, option: Option) -> list[str]:
        """Whom a play would touch besides its player, or its player if nobody else."""
        that = aims.that_player(inn, option.about, inn.card(option.subject).modes[option.mode].when.kind)
        card = Incident(inc.CARD, seat, that, option.subject, option.mode, option.about)
        card.targets = option.targets
        hit: set[int] = set()
        for effect in damage.mode_of(inn, card).code:
            if effect.word.works & ON_PLAYERS:
                hit.update([other for other in inn.in_turn_order(seat) if damage.covers(inn, card, effect, other)])
        return [
            self.names[other] for other in inn.in_turn_order(seat) if other in hit and (other != seat or len(hit) == 1)
        ]

    def _is_on(self, inn: InnState, number: int, targets: list[str], on: list[Any]) -> bool:
        """What is answered, somebody's Drink or card, goes by player, card or both, before the players picked."""
        answered = inn.incidents[number]
        card = answered.cards[0] if answered.kind == inc.DRINK and answered.cards else answered.card
        owner, rest = self.names[answered.seat], on[:]
        if rest and rest[0] == owner:
            rest = rest[1:]
        if rest and card >= 0 and rest[0] in self._names_of(card, answered.seat):
            rest = rest[1:]
        return len(rest) < len(on) and rest == targets

    def _names_of(self, card: int, seat: int) -> list[str]:
        """How a card before this seat may be called."""
        named = self._book().stock.catalogue.cards[card]
        return [self._book().name(card, [*self._home(seat), *self._book().poured()]), f"{named.deck_key}/{named.key}"]

    def happened(self, state: State, since: int, seat: int, step: object) -> bool:
        """Whether the card was played, or cards were discarded without a question for want of a choice."""
        said = said_in(step)
        told = (state.events or [])[since:]
        if "play" in said:
            card = self._card(seat, said["play"], ())
            return any([e.kind == events.PLAYED and e.seat == seat and e.subject == card for e in told])
        wanted = listed(said.get("discard", said.get("choose", [])))
        if not wanted or not all([isinstance(name, str) and name not in self.names for name in wanted]):
            return False
        words = (*_NO, *_YES, *_EFFECTS, *events_at.TOUCHED.values(), *self._words_for(seat))
        if any([name in words for name in wanted]):
            return False
        cards = sorted([self._card(seat, name, ()) for name in wanted])
        for event in told:
            if (
                event.kind in (events.DISCARDED, events.HARVESTED)
                and event.seat == seat
                and sorted(event.cards) == cards
            ):
                return True
        return False


def said_in(step: object) -> dict[str, Any]:
    """A step as its words; `pass` may stand alone."""
    if step == "pass":
        return {"pass": True}
    return mapping(step, (), [*STEPS, "on", "as", "harvest", "from"], "a step")
