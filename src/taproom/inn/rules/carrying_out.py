"""The position as a board: what each verb of the card language comes to under the rules."""

from taproom.inn.board import events
from taproom.inn.board import incidents as inc
from taproom.inn.board.questions import ACTION_PHASE
from taproom.inn.components import static_effects
from taproom.inn.effects import program as fx
from taproom.inn.rules import (
    blows,
    buying,
    card_moves,
    champions,
    choices,
    contests,
    crawling,
    damage,
    decks,
    drink_comparison,
    drinks,
    gambling,
    in_play,
    lasting,
    losing,
    ordering,
    payments,
    phases,
    piles,
    playing_cards,
    resolution,
    revealing,
    rounds,
    selling,
    turn,
)
from taproom.inn.rules.event_verbs import EventBoard
from taproom.inn.state import mats, teams
from taproom.inn.state.steps import NOBODY
from taproom.kernel.decisions import Option
from taproom.kernel.events import EVERYBODY


class PlayedBoard(EventBoard):
    """What takes more than a moment goes on the agenda; there the last step to come is the first to run."""

    # ---- what steps leave to those above them ----

    def play(self, seat: int, option: Option, on_its_own: bool) -> None:
        """Everybody may respond, then it is carried out."""
        playing_cards.play(self, seat, option, on_its_own)

    def sell(self, seat: int, option: Option, on_its_own: bool) -> None:
        """The buyer is asked."""
        selling.offer(self, seat, option, on_its_own)

    def put_away(self, number: int) -> None:
        """To its owner's discard pile, mostly."""
        playing_cards.put_away(self, number)

    def conclude(self, number: int) -> None:
        """Hit-backs come first."""
        playing_cards.conclude(self, number)

    def postpone(self, number: int, counter: int) -> bool:
        """What is carried out later is no card any more."""
        return ordering.postpone(self, number, counter)

    def offer_crawl(self, number: int) -> bool:
        """In the drinker's own Drink phase."""
        return crawling.offer(self, number)

    # ---- asking ----

    def incident(self, number: int) -> inc.Incident:
        """The incident itself: the rules change a copy (`edit`)."""
        return self.incidents[number]

    def affected(self, number: int, effect: fx.Effect) -> list[int]:
        """Those who Ignore it left out."""
        if effect.only is not None:
            damage.settle_such(self, number, effect)
        return damage.affected(self, self.incidents[number], effect)

    def amount(self, number: int, effect: fx.Effect, seat: int = NOBODY) -> int:
        """Read now."""
        return damage.amount_of(self, self.incidents[number], effect, seat) if effect.varies else effect.amount

    def holding(self, seat: int, thing: int) -> int:
        """On the mat the seat spends from, in its hand, or before it; a card in play has nothing (R29.2.8)."""
        if seat >= len(self.answers):
            return 0
        if thing == fx.HAND:
            return len(self.hand(seat))
        if thing == fx.PILE:
            return len(self.pile(seat))
        mat = self.setup.purses[seat]
        if thing == fx.GOLD:
            return self.gold[mat]
        return self.fortitude[mat] if thing == fx.FORTITUDE else self.alcohol[mat]

    def purse(self, seat: int) -> int:
        """With what holds for the seat."""
        return self.holding(seat, fx.GOLD) + static_effects.spared_gold(self, seat, NOBODY)

    def rivals_left(self, seat: int) -> int:
        """Teammates are none (D57.4)."""
        return teams.rivals_left(self, seat)

    def traits_of(self, seat: int) -> int:
        """As the table was laid."""
        return self.setup.traits[seat]

    def cards_of_types(self, seat: int, types: int) -> int:
        """In the hand as it is."""
        return len(card_moves.of_types(self, self.hand_texts(seat), types))

    def players(self) -> list[int]:
        """From the active one on."""
        return self.in_turn_order(self.turn)

    def has_teams(self) -> bool:
        """As the table was laid."""
        return self.setup.has_mates

    def same_team(self, one: int, other: int) -> bool:
        """As the table was laid."""
        return self.are_teammates(one, other)

    def in_action_phase(self, seat: int) -> bool:
        """Not in the moments before and after it."""
        return self.on_turn(seat) and self.phase == ACTION_PHASE

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
        """Caused by its player."""
        mats.change_fortitude(self, seat, amount, mats.cause_of(self.incidents[number]))

    def change_alcohol(self, seat: int, amount: int, number: int, effect: fx.Effect) -> None:
        """A card's first gain is changed by what is in force, which happens once for a card (R24.1.3)."""
        incident = self.incidents[number]
        if self.setup.has_components and damage.is_first_gain(self, incident, effect, seat):
            amount = static_effects.alcohol_gained(self, seat, amount, False)
        mats.change_alcohol(self, seat, amount, mats.cause_of(incident))

    def demand(self, seats: list[int], receiver: int, amount: int, number: int) -> None:
        """Each may answer before paying; what is demanded of several members of a team is one payment (D57.2)."""
        for seat in reversed(teams.first_of_each(self, seats)) if amount else []:
            shares = len([o for o in seats if self.are_teammates(o, seat)]) if self.setup.has_mates else 1
            payments.demand(self, seat, receiver, amount * shares, number, 0)

    def take_gold(self, seats: list[int], source: int, amount: int, number: int) -> None:
        """At once."""
        for seat in seats:
            if payments.take(self, seat, source, amount) and self.setup.has_components:
                static_effects.gold_came(self, seat, -1, number)

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

    def discard_chosen(self, seats: list[int], types: int, amount: int, number: int) -> None:
        """The player of the text is asked which."""
        for seat in reversed(seats):
            self.agenda.append(card_moves.DiscardChosen(seat=seat, incident=number, amount=amount, other=types))

    def play_as_own(self, number: int) -> None:
        """The player of the text is asked how."""
        playing_cards.play_as_own(self, number)

    def discard_any(self, seats: list[int], types: int, number: int) -> None:
        """Each is asked which."""
        for seat in reversed(seats):
            self.agenda.append(card_moves.DiscardAny(seat=seat, incident=number, other=types))

    def draw_up(self, seats: list[int]) -> None:
        """One after the other."""
        for seat in reversed(seats):
            self.agenda.append(card_moves.DrawUp(seat=seat))

    def show_hands(self, seats: list[int], to_all: bool, number: int) -> None:
        """A player who has seen a card knows it until it is shuffled."""
        for seat in seats:
            viewer = self.setup.team_masks[self.incidents[number].seat]
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

    def part_deck(self, number: int, parter: int, amount: int) -> None:
        """For all to see."""
        piles.reveal(self, number, parter, amount)

    def reveal_until(self, number: int, types: int, amount: int) -> None:
        """For all to see."""
        revealing.until(self, number, types, amount)

    def put_revealed(self, number: int, which: int, to_hand: bool) -> None:
        """At once."""
        revealing.put(self, number, which, to_hand)

    def put_revealed_away(self, number: int) -> None:
        """Where it is not said, to the discards."""
        revealing.put_all_away(self, number)

    def has_revealed(self, incident: inc.Incident, types: int) -> bool:
        """Everybody sees it."""
        return revealing.has(self, incident, types)

    def take_bought(self, seat: int) -> None:
        """The seat is asked from which."""
        self.agenda.append(buying.FreeCard(seat=seat))

    def command(self, number: int, component: int, what: int) -> None:
        """The player is asked with which."""
        in_play.command(self, number, component, what)

    def name_champion(self, number: int, target: int) -> None:
        """Noted on what calls for Champions."""
        champions.take_another(self, self.incidents[number], target)

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

    def end_round(self, taker: int) -> None:
        """This instant."""
        if taker >= 0:
            rounds.end_for(self, taker)
        else:
            rounds.end_without_winner(self)

    def win_round(self, seat: int) -> None:
        """This instant; then cards for the moment of winning may be played."""
        rounds.win(self, seat)

    def take_pot(self, number: int) -> None:
        """Noted on the win."""
        rounds.give_pot(self, self.incidents[number])

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
            self.agenda.append(ordering.OrderDrink(seat=seat))

    def order_to_left(self, seats: list[int], number: int) -> None:
        """From the one who revealed the Event on."""
        drinks.order_to_left(self, self.incidents[number], seats)

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
        drink_comparison.start(self, number)

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
        concerned = sum([1 << seat for seat in seats])
        left = [champions.left_of(self, seat, concerned) for seat in seats]
        card_moves.pass_tops(self, seats, left if receiver == NOBODY else [receiver] * len(seats))

    # ---- the turn ----

    def end_turn(self, seat: int) -> None:
        """If it is the seat's."""
        turn.end_early(self, seat)

    def go_away(self, seat: int) -> None:
        """At once."""
        turn.go_away(self, seat)

    def add_actions(self, seat: int, amount: int) -> None:
        """In the seat's own turn only."""
        phases.add_actions(self, seat, amount)

    def repeat_phase(self, seats: list[int]) -> None:
        """One after the other."""
        phases.repeat(self, seats)

    def skip_phase(self, seats: list[int]) -> None:
        """The one that comes next."""
        lasting.skip(self, seats)
