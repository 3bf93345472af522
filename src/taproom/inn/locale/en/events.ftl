# The log: one line for each fact. $seat and $other are people, $card a quoted title, $list quoted titles, $n an amount.

event-turn = Turn { $n }: { $seat }.
event-discarded = { $seat } discarded { cards }: { $list }.
event-drew = { $seat } drew { cards }.
event-drew-seen = { $seat } drew { cards }: { $list }.
event-reshuffled = { $seat } shuffled the discard pile into a new deck.
event-played = { $seat } played { $card }.
event-played-on = { $seat } played { $card } on { $targets }.
event-negated = { $seat } Negated { $card } played by { $other }.
event-negated-event = { $seat } Negated { $card }.
event-negated-drink = { $seat } Negated the Drink of { $other }.
event-ignored = { $seat } Ignored { $card }.
event-ignored-drink = { $seat } Ignored the Drink.
event-fortitude = { $seat } { $way ->
    [lost] lost
   *[gained] gained
} { fortitude }.
event-alcohol = { $seat } { $way ->
    [lost] lost
   *[gained] gained
} { alcohol }.
event-gold = { $seat } paid { $other } { gold }.
event-gold-to-inn = { $seat } paid { gold } to the Inn.
event-gold-to-pot = { $seat } put { gold } into the pot.
event-gold-from-inn = { $other } took { gold } from the Inn.
event-gold-from-pot = { $other } took { gold } from the pot.
event-ordered = { $seat } ordered a Drink for { $other }.
event-revealed = { $seat } revealed { $card }.
event-revealed-chaser = { $seat } revealed { $card } as the Chaser.
event-sobered-up = { $seat } had nothing to drink and sobered up.
event-drink-changed = { $other } { $way ->
    [lost] weakened { $card } of { $seat } by { $n }.
   *[gained] strengthened { $card } of { $seat } by { $n }.
}
event-drink-became = { $other } turned { $card } of { $seat } into "{ $way ->
    [lost] -{ alcohol }
   *[gained] +{ alcohol }
}".
event-drink-given = { $seat } gave { $card } to { $other }.
event-drink-split = { $seat } splits { $card } with { $other }.
event-drank = { $seat } drank { $list }.
event-round-started = { $seat } started a Round of Gambling.
event-control = { $seat } took control of the Round.
event-passed = { $seat } passed.
event-left-round = { $seat } left the Round.
event-round-won = { $seat } won the Round: { gold } in the pot.
event-round-won-empty = { $seat } won the Round, but the pot is empty.
event-pot-taken = { $seat } took the pot: { gold }.
event-pot-taken-empty = { $seat } got nothing: the pot is empty.
event-pot-to-inn = The Round is over: the pot of { gold } goes to the Inn.
event-pot-to-inn-empty = The Round is over: the pot is empty.
event-round-goes-on = The Round goes on: { $seat } saw to that.
event-new-drink-deck = There is a new Drink Deck of { cards }.
event-last-chance = { $seat } is about to be out of the game: the last chance to play a card.
event-passed-out = { $seat } passed out.
event-out-of-gold = { $seat } ran out of Gold and was thrown out.
event-game-over = The game is over. { $many ->
    [yes] { $winners } share the victory.
   *[no] { $winners } wins!
}
event-loss-redirected = { $seat } redirected the loss from { $card } to { $other }.
event-loss-reduced = { $seat } reduced the loss from { $card } by { $n }.
event-loss-split = { $seat } splits the loss from { $card } with { $other }.
event-inn-paid = The Inn paid { $other } { gold } for { $seat }.
event-inn-paid-to-inn = The Inn let { $seat } off paying { gold }.
event-inn-paid-to-pot = The Inn put { gold } into the pot for { $seat }.
event-not-paid = { $seat } did not pay { gold }.
event-contest-won = { $seat } won the Drinking Contest.
event-contest-tied = The Drinking Contest is tied: { $winners } drink again.
event-contest-no-winner = Nobody won the Drinking Contest.
event-declined = { $seat } declined the offer of { $card }.
event-accepted = { $seat } accepted the offer of { $card }.
event-chaser-fizzled = { $card } is no Drink: there is no Chaser.
event-set-aside = { $card } is no Drink and was set aside.
event-no-card = There was no Drink left for { $seat }.
event-drink-to-fortitude = { $other } turned the Alcohol Content of { $card } into Fortitude for { $seat }.
event-event-started = { $card } begins.

## Components
event-track = { $seat }: { $component } is now { $step }.
event-in-force = { $seat }: { $card } is now in force.
event-joined = { $seat } revealed { $card }, which joined { $list }.
event-targeted = { $seat } picked { $targets } for { $card }.
event-called-off = { $card } had no effect and went back to the hand of { $seat }.
event-opened = { $seat } revealed { $card }.
event-kept = { $seat } kept { $card }.
event-side-discarded = { $card } went to its discard pile.
event-side-reshuffled = The discards of a side deck of { $seat } were shuffled into a new one.
event-number-changed = { $seat } raised a number of { $card } by { $n }.
event-chose = { $seat } made a choice.
event-offered = { $seat } offered { $card } to { $other } for { gold }.
event-sold = { $seat } sold { $card } to { $other } for { gold }.
event-not-sold = { $seat } did not buy { $card }.
event-turn-ended = The turn of { $seat } ended early.
event-away = { $seat } is away until the next turn: plays nothing and Ignores everything.
event-back = { $seat } is back.
event-more-actions = { $seat } may play { $n ->
    [one] another Action Card
   *[other] { $n } more Action Cards
}.
event-replaced = { $seat } had to reveal the next card instead.
event-hand-shown = { $seat } showed the hand to somebody.
event-hand-shown-seen = { $seat } showed the hand: { $list }.
event-hand-shown-empty = { $seat } has no cards to show.
event-put-on-deck = { $seat } put { cards } on top of the deck.
event-taken-back = { $seat } took { cards } from the discard pile: { $list }.
event-set-down = { $card } went from the pile of { $seat } to the discards.
event-lasting = { $seat } Ignores some cards for a while.
event-lasting-hand-shown = { $seat } plays with an open hand for a while.
event-lasted = { $seat } no longer Ignores those cards.
event-lasted-hand-shown = { $seat } no longer plays with an open hand.
event-tipped = { $seat } put a Drink onto the pile of { $other }.
