"""The Inn as scenarios see it: which choice a step means, why it is refused, what can be observed."""

from pathlib import Path
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
    PURCHASE,
    SELL,
    SHARE,
    SPEND,
    STAND,
    TAKE_CARD,
    TAKE_DRINK,
    TAKE_PILE,
    TARGETS,
    TURN_END,
)
from taproom.inn.content import ContentError, builtin_deck, builtin_keys, load_deck
from taproom.inn.effects.word import ON_PLAYERS
from taproom.inn.language.check import CARD_TYPES
from taproom.inn.rules import damage, drink_totals, legality, selling
from taproom.inn.rules.inn_state import InnState
from taproom.inn.scenario import events as events_at
from taproom.inn.scenario import in_play, teams
from taproom.inn.scenario.book import listing, mapping
from taproom.inn.scenario.builder import KEYS, Builder, seat_names, seat_options
from taproom.inn.scenario.observations import Looking, listed, position_of, watched
from taproom.inn.scenario.scenario_state import TURN_START, Pause, ScenarioState
from taproom.inn.state import reasons
from taproom.inn.state.position import UNANSWERED
from taproom.inn.state.steps import AT_LAST_CHANCE, NOBODY, ON_INCIDENT
from taproom.inn.text import log
from taproom.kernel.decisions import Decision, Option
from taproom.kernel.scenarios import NOT_NOW, Misfit, hint
from taproom.kernel.state import State
from taproom.kernel.verdicts import Refusal

STEPS: Final = ["play", "choose", "order", "discard", "use", "champion", "bid", "pass"]
_WITH: Final = {"play": ["play", "on", "as"], "use": ["use", "on", "as"]}
NOT_OFFERED: Final = "not offered"
_NO: Final = ("no", "none", "nobody", "pass", False)
_YES: Final = ("yes", "accept", True)
_REASONS: Final = {refusal.reason for refusal in reasons.all_reasons()}
_EFFECTS: Final = {"draw": drink_totals.DRAWN, "discard": drink_totals.DISCARDED}


class InnScenarios(Looking):
    """Reads documents of the Inn. One adapter serves one document at a time: it keeps the names of its cards."""

    def keys(self) -> list[str]:
        """What a document of the Inn may say."""
        return [*KEYS, *[events_at.short_name(key) for key in builtin_keys() if builtin_deck(key).kind == "event"]]

    def add_cards(self, folder: str) -> None:
        """Every deck file of the folder."""
        paths = sorted(Path(folder).glob("*.toml"))
        if not paths:
            raise Misfit((), f"{folder} holds no deck: a pack is a folder of .toml files")
        for path in paths:
            try:
                deck = load_deck(path)
            except ContentError as error:
                raise Misfit((), str(error)) from None
            self.packs[deck.key] = deck

    def seat_names(self, spec: dict[str, object]) -> list[str]:
        """By name, else by character."""
        return seat_names(spec, self.packs)

    def team_names(self, spec: dict[str, object]) -> list[str]:
        """As the seats say, where the mode has teams."""
        return teams.team_names(spec, self.seat_names(spec))

    def position(self, spec: dict[str, object]) -> State:
        """The position, before anything has happened in it."""
        builder = Builder(spec, self.packs)
        self.names, self.book, self.spec, self.teams = builder.names, builder.book, spec, builder.teams
        return builder.build()

    def opening(self, state: State) -> State:
        """Without the pauses a script looks around at. A seat without a name is called by its character."""
        inn = watched(state).unwatched()
        inn.setup.options["seats"] = [
            seat_options(self.spec, number, seat.get("name", "")) for number, seat in enumerate(self.spec["seats"])
        ]
        inn.advance()
        return inn

    def begin(self, state: State) -> None:
        """Run to the first moment."""
        watched(state).advance()

    def go_on(self, state: State) -> None:
        """Open the window the position stands before."""
        watched(state).go_on()

    # ---- steps ----

    def steps(self, state: State, seat: int, step: object) -> list[object]:
        """Check the words of a step; an order of several Drinks is several choices."""
        said = _said(step)
        verb = next((key for key in said if key in STEPS), "")
        if not verb:
            raise Misfit((next(iter(said), ""),), f"there is no step {next(iter(said), '')!r}{hint(str(step), STEPS)}")
        mapping(said, (), _WITH.get(verb, [verb]), f"a step with {verb!r}")
        if verb == "play":
            self._check_play(seat, said)
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
        elif verb == "use" and said["use"] == teams.POTION_TOKEN:
            teams.check_use(said)
        elif verb == "use":
            if self._book().stock.catalogue.cards[self._card(seat, said["use"], ("use",))].kept_by < 0:
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
        said = _said(step)
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
        if "use" in said:
            card, on = self._card(seat, said["use"], ()), listed(said.get("on", []))
            if option.verb == SELL:
                return [self.names[option.targets[0]]] == on and option.subject == card
            return in_play.is_activation(inn, option, card, on, self.names)
        value = said.get("order", said.get("choose"))
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
        if option.verb in (KEEP, STAND):
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
            return isinstance(value, str) and _EFFECTS.get(value) == option.mode
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
        way = said.get("as")
        if isinstance(way, int) and option.mode != way - 1:
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
        that = damage.that_player(inn, option.about, inn.card(option.subject).modes[option.mode].when.kind)
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
        return [self._book().name(card, [*self._home(seat), *self._book().drinks()]), f"{named.deck_key}/{named.key}"]

    def happened(self, state: State, since: int, seat: int, step: object) -> bool:
        """Whether the card was played, or cards were discarded without a question for want of a choice."""
        said = _said(step)
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
            if event.kind == events.DISCARDED and event.seat == seat and sorted(event.cards) == cards:
                return True
        return False

    # ---- refusals ----

    def refusal(self, state: State, seat: int, step: object) -> Refusal | None:
        """What the engine says of a card in hand, or of a choice it does not offer."""
        if self.matches(state, seat, step) != NOT_NOW:
            return None
        inn, said = watched(state), _said(step)
        if "play" not in said:
            if "use" in said and said["use"] != teams.POTION_TOKEN:
                card = self._card(seat, said["use"], ())
                against = in_play.rules_against_use(inn, card)
                rule, *also = against or selling.rules_against_sale(inn, seat, self._seat(said["on"], ()), card)
                return Refusal(NOT_OFFERED, rule, card, tuple(also))
            rule, *also = events_at.rules_against(inn, said) or teams.rules_against(inn, seat, said, self.names)
            return Refusal(NOT_OFFERED, rule, -1, tuple(also))
        number = self._card(seat, said["play"], ())
        verdict = inn.verdict(seat, number)
        if "as" in said and inn.zone_of(seat, number) >= 0:
            return self._why_not_so(inn, seat, number, said)
        if "on" in said and inn.zone_of(seat, number) >= 0:
            about = self._why_not_on(inn, seat, number, said)
            if about != reasons.ALLOWED:
                return reasons.refusal(about, number)
        return verdict or self._why_not_at(inn, seat, number, said)

    def in_words(self, state: State, refusal: Refusal) -> str:
        """As a player is told."""
        if refusal.reason not in _REASONS:
            return super().in_words(state, refusal)
        return log.refusal(watched(state), refusal, "en").rstrip(".")

    def _why_not_at(self, inn: ScenarioState, seat: int, card: int, said: dict[str, Any]) -> Refusal:
        """The card can be played, but not on that: say what it could be played on."""
        general = reasons.refusal(reasons.NO_SUCH_TARGET, card)
        decision = inn.decision(seat)
        ways: list[str] = []
        for option in decision.options if decision is not None else []:
            if option.verb == PLAY and option.subject == card:
                ways.append(" and ".join(self._named(inn, seat, option)))
        others = " or ".join(dict.fromkeys([way for way in ways if way]))
        if "on" not in said or not others:
            return general
        wanted = " and ".join([str(name) for name in listed(said["on"])])
        return Refusal(f"{said['play']} would be on {others}, not on {wanted}", general.rule, card, general.also)

    def _named(self, inn: ScenarioState, seat: int, option: Option) -> list[str]:
        """What a play is on, as `on` would say it: the players picked, the Drink answered, or whom it would hit."""
        targets = in_play.target_names(inn, self.names, option.targets)
        answered = inn.incidents[option.about] if option.about >= 0 else None
        if answered is not None and answered.kind == inc.DRINK and answered.cards:
            return [self._names_of(answered.cards[0], answered.seat)[0], *targets]
        return targets or self._hit(inn, seat, option)

    def _why_not_so(self, inn: ScenarioState, seat: int, card: int, said: dict[str, Any]) -> Refusal:
        """Why not as that type, or in that way."""
        way = said["as"]
        closest = reasons.NO_MOMENT
        for number, mode in enumerate(inn.card(card).modes):
            if number + 1 == way or (isinstance(way, str) and mode.types & CARD_TYPES[way]):
                closest = legality.more_telling(closest, legality.may_play_now(inn, seat, mode))
        return reasons.refusal(closest if closest != reasons.ALLOWED else reasons.NO_SUCH_TARGET, card)

    def _why_not_on(self, inn: ScenarioState, seat: int, card: int, said: dict[str, Any]) -> int:
        """Why not on that Drink or card, if it is among those that can be answered now."""
        step = inn.asker
        if step is None or step.window != ON_INCIDENT:
            return reasons.ALLOWED
        for number in step.subjects(inn):
            for mode in inn.card(card).modes:
                if self._is_on(inn, number, [], listed(said["on"])[:1]):
                    reason = legality.why_not_answer(inn, step, seat, mode, number)
                    if reason != reasons.ALLOWED:
                        return reason
        return reasons.ALLOWED

    # ---- where the script stands ----

    def is_sealed(self, state: State) -> bool:
        """Whether somebody has answered a window with a card that is not yet on the table."""
        inn = watched(state)
        if inn.asker is None or inn.asker.is_question() or inn.peeking:
            return False
        for seat, answer in enumerate(inn.answers):
            offer = inn.offers[seat]
            if answer != UNANSWERED and offer is not None and offer.options[answer].verb != PASS:
                return True
        return False

    def is_resolved(self, state: State) -> bool:
        """Whether all that was played, due, lost or won is settled, and who is out is out; a Drink may still wait."""
        inn = watched(state)
        if inn.asker is not None and inn.asker.window == AT_LAST_CHANCE:
            return False
        waiting = [each for each in inn.incidents if not each.has(inc.DONE)]
        return not self.is_sealed(inn) and all([each.kind in (inc.DRINK, inc.EVENT) for each in waiting])

    def is_settled(self, state: State) -> bool:
        """Whether the position stands behind a phase's business."""
        return isinstance(watched(state).asker, Pause)

    def turn_is_over(self, state: State) -> bool:
        """Whether the turn is about to pass to the left."""
        asker = watched(state).asker
        return isinstance(asker, Pause) and asker.amount == TURN_END

    def stops(self, spec: dict[str, object], stop: object) -> object:
        """`turn_end`, `game_end` or the beginning of a seat's turn."""
        if stop in ("turn_end", "game_end"):
            return stop
        if isinstance(stop, dict):
            self._seat(mapping(stop, (), ["turn"], "stop").get("turn"), ("turn",))
            return stop
        raise Misfit((), f"there is no stop {stop!r}{hint(str(stop), ['turn_end', 'game_end'])}")

    def stop_reached(self, state: State, stop: object) -> bool:
        """A game that is over is where any script ends."""
        asker = watched(state).asker
        if state.over() or not isinstance(asker, Pause):
            return state.over()
        if isinstance(stop, dict):
            return asker.amount == TURN_START and watched(state).are_teammates(asker.seat, self._seat(stop["turn"], ()))
        return stop == "turn_end" and asker.amount == TURN_END


def _said(step: object) -> dict[str, Any]:
    if step == "pass":
        return {"pass": True}
    return mapping(step, (), [*STEPS, "on", "as"], "a step")
