"""The Inn as scenarios see it: where a script stands, and why a step is refused."""

from pathlib import Path
from typing import Any, Final

from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import PASS, PLAY, TURN_END
from taproom.inn.content import ContentError, builtin_deck, builtin_keys, load_decks
from taproom.inn.language.check import CARD_TYPES
from taproom.inn.rules import legality, selling, waiting_cards
from taproom.inn.scenario import events as events_at
from taproom.inn.scenario import in_play, taverns, teams
from taproom.inn.scenario.book import mapping
from taproom.inn.scenario.builder import KEYS, Builder, seat_names, seat_options
from taproom.inn.scenario.observations import listed, watched
from taproom.inn.scenario.scenario_state import TURN_START, Pause, ScenarioState
from taproom.inn.scenario.steps import Steps, said_in
from taproom.inn.state import reasons
from taproom.inn.state.fields import UNANSWERED
from taproom.inn.state.steps import AT_LAST_CHANCE, ON_INCIDENT
from taproom.inn.text import log
from taproom.kernel.decisions import Option
from taproom.kernel.scenarios import NOT_NOW, Misfit, hint
from taproom.kernel.state import State
from taproom.kernel.verdicts import Refusal

NOT_OFFERED: Final = "not offered"
_REASONS: Final = {refusal.reason for refusal in reasons.all_reasons()}


class InnScenarios(Steps):
    """Reads documents of the Inn. One adapter serves one document at a time: it keeps the names of its cards."""

    def keys(self) -> list[str]:
        """What a document of the Inn may say."""
        events = [events_at.short_name(key) for key in builtin_keys() if builtin_deck(key).kind == "event"]
        return [*KEYS, *events, *taverns.keys()]

    def add_cards(self, folder: str) -> None:
        """Every deck file of the folder."""
        paths = sorted(Path(folder).glob("*.toml"))
        if not paths:
            raise Misfit((), f"{folder} holds no deck: a pack is a folder of .toml files")
        for path in paths:
            try:
                self.packs.update({deck.key: deck for deck in load_decks(path)})
            except ContentError as error:
                raise Misfit((), str(error)) from None

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

    # ---- refusals ----

    def refusal(self, state: State, seat: int, step: object) -> Refusal | None:
        """What the engine says of a card in hand, or of a choice it does not offer."""
        if self.matches(state, seat, step) != NOT_NOW:
            return None
        inn, said = watched(state), said_in(step)
        if "play" not in said:
            if said.get("use") == taverns.CRAWLS:
                return Refusal(NOT_OFFERED, taverns.RULE_AGAINST, -1)
            if "use" in said and said["use"] != teams.POTION_TOKEN:
                card = self._card(seat, said["use"], ())
                against = in_play.rules_against_use(inn, card) or waiting_cards.rules_against(inn, card)
                rule, *also = against or selling.rules_against_sale(inn, seat, self._seat(said["on"], ()), card)
                return Refusal(NOT_OFFERED, rule, card, tuple(also))
            rule, *also = events_at.rules_against(inn, said) or teams.rules_against(inn, seat, said, self.names)
            return Refusal(NOT_OFFERED, rule, -1, tuple(also))
        number = self._card(seat, said["play"], ())
        if said.get("from") == "plotted":
            return inn.verdict_on_plotted(seat, number) or self._why_not_at(inn, seat, number, said)
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
