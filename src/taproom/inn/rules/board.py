"""The position as a board: what each verb of the card language comes to under the rules."""

from taproom.inn import events
from taproom.inn import incidents as inc
from taproom.inn.asking import ACTION_PHASE
from taproom.inn.characters import joining, moving, opening, selling, standing, tracks
from taproom.inn.incidents import Incident
from taproom.inn.language import effects as fx
from taproom.inn.language.effects import Effect
from taproom.inn.rules import (
    blows,
    card_moves,
    choices,
    contests,
    damage,
    dares,
    decks,
    drinks,
    gambling,
    lasting,
    losing,
    mats,
    payments,
    playing,
    replacing,
    resolution,
    rounds,
    turn,
)
from taproom.inn.rules.steps import NOBODY
from taproom.inn.state import Inn
from taproom.table.decisions import Option
from taproom.table.events import EVERYBODY


class PlayedBoard(Inn):
    """What takes more than a moment goes on the agenda; there the last step to come is the first to run."""

    # ---- what steps leave to those above them ----

    def play(self, seat: int, option: Option, on_its_own: bool) -> None:
        """Everybody may respond, then it is carried out."""
        playing.play(self, seat, option, on_its_own)

    def sell(self, seat: int, option: Option, on_its_own: bool) -> None:
        """The buyer is asked."""
        selling.offer(self, seat, option, on_its_own)

    def put_away(self, number: int) -> None:
        """To its owner's discard pile, mostly."""
        playing.put_away(self, number)

    def conclude(self, number: int) -> None:
        """Hit-backs come first."""
        playing.conclude(self, number)

    # ---- asking ----

    def incident(self, number: int) -> Incident:
        """The incident itself: the rules change a copy (`edit`)."""
        return self.incidents[number]

    def affected(self, number: int, effect: Effect) -> list[int]:
        """Those who Ignore it left out."""
        if effect.only is not None:
            damage.settle_such(self, number, effect)
        return damage.affected(self, self.incidents[number], effect)

    def amount(self, number: int, effect: Effect, seat: int = NOBODY) -> int:
        """Read now."""
        return damage.amount_of(self, self.incidents[number], effect, seat) if effect.varies else effect.amount

    def mark(self, seat: int, component: int) -> int:
        """On the seat's own track."""
        return tracks.mark(self, seat, component)

    def holding(self, seat: int, thing: int) -> int:
        """On the mat the seat spends from, in its hand, or before it."""
        if thing == fx.HAND:
            return len(self.hand(seat))
        if thing == fx.PILE:
            return len(self.pile(seat))
        mat = self.table.purses[seat]
        if thing == fx.GOLD:
            return self.gold[mat]
        return self.fortitude[mat] if thing == fx.FORTITUDE else self.alcohol[mat]

    def traits_of(self, seat: int) -> int:
        """As the table was laid."""
        return self.table.traits[seat]

    def cards_of_types(self, seat: int, types: int) -> int:
        """In the hand as it is."""
        return len(card_moves.of_types(self, self.hand_texts(seat), types))

    def players(self) -> list[int]:
        """From the active one on."""
        return self.in_turn_order(self.turn)

    def in_action_phase(self, seat: int) -> bool:
        """Not in the moments before and after it."""
        return self.turn == seat and self.phase == ACTION_PHASE

    # ---- blocks ----

    def offer(self, number: int, counter: int) -> None:
        """The player is asked."""
        self.agenda.append(resolution.AskMay(incident=number, amount=counter))

    def go_on_if_still_in(self, number: int, counter: int) -> None:
        """After the losses so far are judged."""
        self.then(losing.CHECK_LOSSES, resolution.IfStillIn(incident=number, amount=counter))

    def let_choose(self, number: int, counter: int) -> None:
        """Then the card goes on behind the choice."""
        behind = counter + 1 + damage.mode_of(self, self.incidents[number]).spans[counter]
        choosing = choices.Choosing(incident=number, amount=counter)
        self.then(choosing, resolution.CarryOut(incident=number, amount=behind))

    # ---- attributes, Gold, cards ----

    def lose_fortitude(self, number: int, counter: int) -> None:
        """Everything at the first of them; an offer's losses, or a result's, at the first of those."""
        mode = damage.mode_of(self, self.incidents[number])
        effect = mode.code[counter]
        if effect.only is not None:
            damage.settle_such(self, number, effect)
        if mode.later_losses and mode.later_losses[counter] >= 0:
            part = mode.later_losses[counter]
            if part not in mode.later_losses[:counter]:
                blows.inflict(self, number, part)
        elif mode.first_loss == counter:
            blows.inflict(self, number)

    def change_fortitude(self, seat: int, amount: int, number: int) -> None:
        """Caused by whoever played it."""
        mats.change_fortitude(self, seat, amount, mats.cause_of(self.incidents[number]))

    def change_alcohol(self, seat: int, amount: int, number: int, effect: Effect) -> None:
        """A card's first gain is changed by what is in force, which happens once for a card (R24.1.3)."""
        incident = self.incidents[number]
        if self.table.has_components and damage.is_first_gain(self, incident, effect, seat):
            amount = standing.alcohol_gained(self, seat, amount, False)
        mats.change_alcohol(self, seat, amount, mats.cause_of(incident))

    def demand(self, seats: list[int], receiver: int, amount: int, number: int) -> None:
        """Each may answer before paying."""
        for seat in reversed(seats):
            payments.demand(self, seat, receiver, amount, number, 0)

    def take_gold(self, seats: list[int], source: int, amount: int, number: int) -> None:
        """At once."""
        for seat in seats:
            if payments.take(self, seat, source, amount) and self.table.has_components:
                standing.gold_came(self, seat, -1, number)

    def spare_payment(self, number: int, inn_pays: bool) -> None:
        """Noted on the payment."""
        payments.spare(self, self.incidents[number], inn_pays)

    def draw_cards(self, seats: list[int], amount: int) -> None:
        """At once."""
        for seat in seats:
            decks.draw(self, seat, amount)

    def discard_cards(self, seats: list[int], amount: int, number: int) -> None:
        """Each is asked which."""
        for seat in reversed(seats):
            self.agenda.append(decks.DiscardTo(seat=seat, incident=number, amount=amount))

    def discard_of_types(self, seats: list[int], types: int, amount: int, shows: bool, number: int) -> None:
        """Each is asked which."""
        wanted = types | card_moves.SHOWS if shows else types
        for seat in reversed(seats):
            self.agenda.append(card_moves.DiscardOfTypes(seat=seat, incident=number, amount=amount, other=wanted))

    def discard_at_random(self, seats: list[int], amount: int, number: int) -> None:
        """At once."""
        for seat in seats:
            card_moves.discard_at_random(self, seat, amount)

    def discard_any(self, seats: list[int], number: int) -> None:
        """Each is asked which."""
        for seat in reversed(seats):
            self.agenda.append(card_moves.DiscardAny(seat=seat, incident=number))

    def draw_up(self, seats: list[int]) -> None:
        """One after the other."""
        for seat in reversed(seats):
            self.agenda.append(card_moves.DrawUp(seat=seat))

    def show_hands(self, seats: list[int], to_all: bool, number: int) -> None:
        """Who has seen a card knows it until it is shuffled."""
        for seat in seats:
            viewer = self.table.team_masks[self.incidents[number].seat]
            card_moves.show_hand(self, seat, EVERYBODY if to_all else viewer)

    def let_last(self, seats: list[int], what: int, detail: int, until: int, number: int) -> None:
        """By the turns of the player of the text, or of each of these."""
        for seat in seats:
            whose = seat if until == fx.END_OF_THEIR_NEXT_TURN else self.incidents[number].seat
            lasting.begin(self, what, seat, detail, until, whose)

    def put_on_deck(self, seats: list[int], amount: int) -> None:
        """Each is asked which."""
        for seat in reversed(seats):
            self.agenda.append(card_moves.PutOnDeck(seat=seat, amount=amount))

    def take_back(self, seats: list[int], types: int, amount: int) -> None:
        """Each is asked which."""
        for seat in reversed(seats):
            self.agenda.append(card_moves.TakeBack(seat=seat, amount=amount, other=types))

    # ---- what is answered ----

    def _locked(self, number: int) -> int:
        """A lock may have come into being since the card was played, by a track for instance (R21.1.3); and a card
        that also hits back may answer one that cannot be Ignored (R5.4.8)."""
        return damage.locks_of(self, self.incidents[self.incidents[number].about])

    def negate(self, number: int) -> None:
        """Unless it is locked."""
        if self._locked(number) & fx.NEGATED == 0:
            answer = self.incidents[number]
            answered = self.edit(answer.about)
            answered.flags |= inc.NEGATED
            self.tell(events.NEGATED, answer.seat, answered.seat, answered.card)

    def ignore(self, number: int) -> None:
        """Unless it is locked."""
        if self._locked(number) & fx.IGNORED == 0:
            answer = self.incidents[number]
            answered = self.edit(answer.about)
            answered.ignored |= 1 << answer.seat
            answered.eased |= 1 << answer.seat
            answered.change(inc.IGNORED_BY, answer.seat, 0)
            self.tell(events.IGNORED, answer.seat, answered.seat, answered.card)

    def reduce_loss(self, number: int, amount: int) -> None:
        """Noted on the card it answers, like the next two (R5.6.3)."""
        answer = self.incidents[number]
        answered = self.edit(answer.about)
        answered.eased |= 1 << answer.seat
        answered.change(inc.REDUCE, answer.seat, amount)
        self.tell(events.LOSS_REDUCED, answer.seat, answered.seat, answered.card, amount)

    def redirect_loss(self, number: int, target: int) -> None:
        """All of it."""
        answer = self.incidents[number]
        answered = self.edit(answer.about)
        answered.change(inc.REDIRECT, answer.seat, target)
        self.tell(events.LOSS_REDIRECTED, answer.seat, target, answered.card)

    def split_loss(self, number: int) -> None:
        """With the source; no further card may ease it."""
        answer = self.incidents[number]
        answered = self.edit(answer.about)
        answered.change(inc.HALVE_LOSS, answer.seat, damage.source_of(self, answered))
        answered.locked |= 1 << answer.seat
        self.tell(events.LOSS_SPLIT, answer.seat, answered.seat, answered.card)

    def change_drink(self, number: int, operation: int, amount: int) -> None:
        """Noted on the Drink, in order (R9.1.3)."""
        drinks.change(self, self.incidents[number], operation, amount)

    def give_drink(self, number: int, target: int) -> None:
        """From now on it is somebody else's."""
        drinks.give(self, self.incidents[number], target)

    def split_drink(self, number: int, target: int) -> None:
        """As changed so far."""
        drinks.split(self, self.incidents[number].about, target)

    def change_number(self, number: int, amount: int) -> None:
        """The player of the answer is asked which."""
        answer = self.incidents[number]
        self.agenda.append(joining.ChangeNumber(seat=answer.seat, incident=answer.about, amount=amount))

    def play_another(self, number: int) -> None:
        """At once."""
        self.agenda.append(replacing.PlayAnother(incident=self.incidents[number].about))

    def reveal_next(self, number: int) -> None:
        """At once."""
        replacing.reveal_next(self, self.incidents[number].about)

    # ---- Rounds of Gambling ----

    def start_round(self, number: int) -> None:
        """The antes are demanded."""
        gambling.start(self, number, self.incidents[number].seat)

    def ante(self, amount: int, number: int) -> None:
        """One after the other."""
        self.agenda.append(gambling.Ante(seat=self.incidents[number].seat, incident=number, amount=amount))

    def take_control(self, seat: int) -> None:
        """At once."""
        gambling.take_control(self, seat)

    def let_only_cheating_follow(self) -> None:
        """Until somebody takes control."""
        self.only_cheating = True

    def end_round(self) -> None:
        """This instant."""
        rounds.end_without_winner(self)

    def win_round(self, seat: int) -> None:
        """This instant; then cards for the moment of winning may be played."""
        rounds.win(self, seat)

    def take_pot(self, number: int) -> None:
        """Noted on the win."""
        answer = self.incidents[number]
        win = self.edit(answer.about)
        win.seat = answer.seat
        win.flags |= inc.ANSWERED

    def go_on_with_round(self, number: int) -> None:
        """Noted on the win."""
        gambling.go_on(self, self.incidents[number])

    def pass_move(self, seat: int) -> None:
        """For everybody to see."""
        self.passed |= 1 << seat
        self.tell(events.PASSED, seat)

    def leave_round(self, seats: list[int]) -> None:
        """All of them, before it is looked who is left (D7.4)."""
        for seat in seats:
            rounds.leave(self, seat)
        rounds.see_who_is_left(self)

    # ---- Drinks ----

    def order_drinks(self, seat: int, amount: int) -> None:
        """The seat is asked for whom."""
        for _ in range(amount):
            self.agenda.append(turn.OrderDrink(seat=seat))

    def order_to_left(self, seats: list[int], number: int) -> None:
        """From the one who revealed the Event on."""
        drinks.order_to_left(self, self.incidents[number].seat, seats)

    def drink_from_pile(self, seats: list[int], number: int) -> None:
        """Revealed, answered and drunk one after the other."""
        for seat in reversed(seats):
            drinks.drink_from_pile(self, seat, mats.cause_of(self.incidents[number]))

    def drink_from_deck(self, seats: list[int], each: int, number: int) -> None:
        """Revealed one after the other, drunk together."""
        incident = self.incidents[number]
        drinks.drink_from_deck(self, seats, each, incident.kind == inc.EVENT, mats.cause_of(incident))

    def drink_copies(self, seats: list[int], number: int) -> None:
        """Of one revealed Drink."""
        drinks.drink_copies(self, number, seats)

    def drink_stronger_of_two(self, number: int) -> None:
        """Who drinks which shows when both are revealed."""
        dares.start(self, number)

    def start_contest(self, number: int, stake: int) -> None:
        """Among all for whom the Event is not Ignored."""
        contests.start(self, number, stake)

    def add_drinks(self, seats: list[int]) -> None:
        """One after the other: a new Drink Deck may be due in between."""
        for seat in reversed(seats):
            self.agenda.append(card_moves.AddDrink(seat=seat))

    def discard_pile_tops(self, seats: list[int]) -> None:
        """At once."""
        card_moves.discard_tops(self, seats)

    def pass_pile_tops(self, seats: list[int], receiver: int) -> None:
        """All at once."""
        left = [self.in_turn_order(self.table.rounds[seat][1])[0] for seat in seats]
        card_moves.pass_tops(self, seats, left if receiver == NOBODY else [receiver] * len(seats))

    # ---- the turn ----

    def end_turn(self, seat: int) -> None:
        """If it is the seat's."""
        turn.end(self, seat)

    def go_away(self, seat: int) -> None:
        """At once."""
        turn.go_away(self, seat)

    def add_actions(self, seat: int, amount: int) -> None:
        """In the seat's own turn only."""
        if self.turn == seat:
            self.actions_left += amount
            self.tell(events.MORE_ACTIONS, seat, amount=amount)

    # ---- components ----

    def _place(self, number: int, component: int) -> int:
        """The component a text is about: its own, or that of whoever it belongs to; -1 if they have none such."""
        incident = self.incidents[number]
        return incident.amount if component == fx.THIS_DECK else self.table.component(incident.seat, component)

    def move_track(self, number: int, component: int, amount: int) -> None:
        """Within its limits."""
        place = self._place(number, component)
        if place >= 0:
            moving.move(self, self.incidents[number].seat, place, amount)

    def set_track(self, number: int, component: int, step: int) -> None:
        """Wherever it stood."""
        place = self._place(number, component)
        if place >= 0:
            moving.put(self, self.incidents[number].seat, place, step)

    def bring_into_force(self, number: int, component: int, face: int) -> None:
        """The player is asked which, if the text leaves it open."""
        place = self._place(number, component)
        if place < 0:
            return
        if face < 0:
            self.agenda.append(moving.ChooseStanding(seat=self.incidents[number].seat, amount=place))
        else:
            moving.come_into_force(self, place, self.table.components[place].faces[face])

    def bring_next_into_force(self, number: int, component: int) -> None:
        """From the top of the side deck."""
        place = self._place(number, component)
        if place >= 0:
            moving.next_into_force(self, place)

    def open_cards(self, number: int, component: int, amount: int) -> None:
        """The player says which stays."""
        place = self._place(number, component)
        if place >= 0:
            opening.open_cards(self, self.incidents[number].seat, place, amount)
