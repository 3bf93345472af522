# The log: one line for each fact. $seat and $other are people, $card a quoted title, $list quoted titles, $n an amount.

event-turn = Turn { $n }: { $seat }.
event-turn-team = Turn { $n }: { $targets }.
event-discarded = { $seat } discarded { cards }: { $list }.
event-drew = { $seat } drew { cards }.
event-drew-seen = { $seat } drew { cards }: { $list }.
event-reshuffled = { $seat } shuffled the discard pile into a new deck.
event-played = { $seat } played { $card }.
event-played-on = { $seat } played { $card } on { $targets }.
event-negated = { $seat } Negated { $card } played by { $other }.
event-negated-own = { $seat } Negated { $card }, { VERB($seat, "their", "your") } own card.
event-negated-event = { $seat } Negated { $card }.
event-negated-drink = { $seat } Negated { OF($other, "%'s Drink", "your Drink") }.
event-negated-drink-own = { $seat } Negated { VERB($seat, "their", "your") } own Drink.
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
    [lost] weakened { OF($seat, "%'s", "your") } { $card } by { $n }.
   *[gained] strengthened { OF($seat, "%'s", "your") } { $card } by { $n }.
}
event-drink-became = { $other } turned { OF($seat, "%'s", "your") } { $card } into "{ $way ->
    [lost] -{ alcohol }
   *[gained] +{ alcohol }
}".
event-drink-given = { $seat } gave { $card } to { $other }.
event-drink-split = { $seat } { VERB($seat, "splits", "split") } { $card } with { $other }.
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
event-last-chance = { $seat } { VERB($seat, "is", "are") } about to be out of the game: the last chance to play a card.
event-passed-out = { $seat } passed out.
event-out-of-gold = { $seat } ran out of Gold and { VERB($seat, "was", "were") } thrown out.
event-game-over = The game is over. { $many ->
    [yes] { $winners } share the victory.
   *[no] { $winners } { VERB($winners, "wins", "win") }!
}
event-loss-redirected = { $seat } redirected the loss from { $card } to { $other }.
event-loss-reduced = { $seat } reduced the loss from { $card } by { $n }.
event-loss-split = { $seat } { VERB($seat, "splits", "split") } the loss from { $card } with { $other }.
event-inn-paid = The Inn paid { $other } { gold } for { $seat }.
event-inn-paid-to-inn = The Inn let { $seat } off paying { gold }.
event-inn-paid-to-pot = The Inn put { gold } into the pot for { $seat }.
event-not-paid = { $seat } did not pay { gold }.
event-contest-won = { $seat } won the Drinking Contest.
event-contest-tied = The Drinking Contest is tied: { $winners } drink again.
event-contest-no-winner = Nobody won the Drinking Contest.
event-declined = { $seat } declined the offer of { $card }.
event-accepted = { $seat } accepted the offer of { $card }.
event-chaser-fizzled = { $card } is not a Drink: there is no Chaser.
event-set-aside = { $card } is not a Drink and was set aside.
event-no-card = There was no Drink left for { $seat }.
event-drink-to-fortitude = { $other } turned the Alcohol Content of { $card } into Fortitude for { $seat }.
event-event-started = { $card } begins.
event-time-passed = { $deck }: { $n ->
    [0] the last time token is gone.
    [one] { $n } time token left.
   *[other] { $n } time tokens left.
}
event-events-reshuffled = { $deck }: the discards were shuffled into a new deck.
event-event-turned-up = { $card } was revealed.
event-bid = { $seat } bid { bid } for { $card }.
event-no-bid = { $seat } passed.
event-bidding-won = { $seat } made the highest bid.
event-nobody-bid = Nobody made a bid.
event-coin = The coin came up { $n ->
    [0] tails
   *[other] heads
}.
event-joined-in = { $seat } joined in: { $card }.
event-stayed-out = { $seat } stayed out of it: { $card }.
event-anted-fortitude = { $seat } gave { fortitude } in place of Gold: the Inn put { gold } into the pot.

## Components
event-track = { $seat }: { $component } is now { $step }.
event-tokens = { $seat } { $way ->
    [lost] returned { $tokens } to { $other }.
   *[gained] got { $tokens } from { $other }.
}
event-bitten = The turn is over: { OF($other, "%'s", "your") } { $component } bites { $seat }.
event-plotted = { $seat } Plotted a card.
event-plotted-seen = { $seat } Plotted { $list }.
event-plots-wasted = { $seat } discarded { OF($seat, "the", "your") } Plotted Cards: { $list }.
event-fired = { OF($seat, "%'s", "Your") } { $component } broke loose.
event-fired-on = { OF($seat, "%'s", "Your") } { $component } broke loose on { $targets }.
event-in-force = { $seat }: { $card } is now in force.
event-joined = { $seat } revealed { $card }, which joined { $list }.
event-targeted = { $seat } picked { $targets } for { $card }.
event-called-off = { $card } had no effect and went back to { OF($seat, "%'s hand", "your hand") }.
event-opened = { $seat } revealed { $card }.
event-waits = { $card } waits before { $seat }.
event-taken-in = { $seat } took { $card } into { VERB($seat, "their", "your") } hand.
event-kept = { $seat } kept { $card }.
event-side-discarded = { $card } went to its discard pile.
event-side-reshuffled = The discards of { OF($seat, "%'s side deck", "your side deck") } were shuffled into a new one.
event-planted = { $seat } planted { $card }.
event-grew = { $seat } let these grow: { $list }.
event-harvested = { $seat } harvested { $n } for { $card }: { $list }.
event-gathered = { $seat } gathered { $card }.
event-number-changed = { $seat } raised a number of { $card } by { $n }.
event-chose = { $seat } made a choice.
event-offered = { $seat } offered { $card } to { $other } for { gold }.
event-sold = { $seat } sold { $card } to { $other } for { gold }.
event-not-sold = { $seat } did not buy { $card }.
event-turn-ended = { OF($seat, "%'s turn", "Your turn") } ended early.
event-away = { $seat } { VERB($seat, "is", "are") } away until the next turn: { VERB($seat, "plays nothing and Ignores", "you play nothing and Ignore") } everything.
event-away-for-turn = { $seat } { VERB($seat, "is", "are") } away for the rest of the turn: { VERB($seat, "plays nothing and Ignores", "you play nothing and Ignore") } everything.
event-back = { $seat } { VERB($seat, "is", "are") } back.
event-more-actions = { $seat } may play { $n ->
    [one] another Action Card
   *[other] { $n } more Action Cards
}.
event-replaced = { $seat } had to reveal the next card instead.
event-hand-shown = { $seat } showed { VERB($seat, "their", "your") } hand to somebody.
event-hand-shown-seen = { $seat } showed { VERB($seat, "their", "your") } hand: { $list }.
event-hand-shown-empty = { $seat } { VERB($seat, "has", "have") } no cards to show.
event-put-on-deck = { $seat } put { cards } on top of the deck.
event-crawled = { $seat } crawled on with the party to { $card }.
event-crawled-home = { $seat } crawled back to the Red Dragon Inn with the party.
event-drink-kept = { $seat } { VERB($seat, "keeps", "keep") } { $card } on the table.
event-tavern-reshuffled = { $card }: the discarded Drinks were shuffled into a new deck.
event-taken-back = { $seat } took { cards } from the discard pile: { $list }.
event-set-down = { $card } went from { OF($seat, "%'s pile", "your pile") } to the discards.
event-lasting = { $seat } { VERB($seat, "Ignores", "Ignore") } some cards for a while.
event-lasting-hand-shown = { $seat } { VERB($seat, "plays", "play") } with an open hand for a while.
event-lasted = { $seat } no longer { VERB($seat, "Ignores", "Ignore") } those cards.
event-lasted-hand-shown = { $seat } no longer { VERB($seat, "plays", "play") } with an open hand.
event-lasting-skips = { $seat } will skip a phase.
event-lasted-skips = { $seat } { VERB($seat, "has", "have") } no phase to skip any more.
event-lasting-antes = { $seat } may ante with Fortitude in this Round.
event-lasted-antes = { $seat } may no longer ante with Fortitude.
event-champion = { $seat } { VERB($seat, "is", "are") } the Champion for { $card }.
event-turned-up = { $seat } turned up { cards } of the deck: { $list }.
event-parted = { $seat } parted them; the second pile: { $list }.
event-parted-empty = { $seat } put them all into one pile.
event-pile-taken = { $seat } took a pile: { $list }.
event-pile-taken-empty = { $seat } took the empty pile.
event-lasting-silent = { $seat } may play no cards for a while.
event-lasted-silent = { $seat } may play cards again.
event-champion-taken = { $seat } { VERB($seat, "stands", "stand") } for the team of { $other }: { $card }.
event-potion = { $seat } traded in a Potion Token for { $what ->
    [fortitude] Fortitude
    [alcohol] a clearer head
   *[gold] Gold
}.
event-phase-again = { $seat } { VERB($seat, "repeats", "repeat") } the phase.
event-phase-skipped = { $seat } skipped the phase.
event-tipped = { $seat } put a Drink onto { OF($other, "%'s pile", "your pile") }.
event-tipped-own = { $seat } put a Drink onto { VERB($seat, "their", "your") } own pile.
event-purchased = { $seat } took a card: { $component }.
event-purchased-seen = { $seat } took a card: { $component }, { $list }.
event-loss-raised = { $other } raised { OF($seat, "%'s loss", "your loss") } to { $card } by { $n }.
event-came-into-play = { $card } comes into play before { $seat }.
event-left-play = { $card } { OF($seat, "of %", "of yours") } leaves play.
event-activated = { $seat } activated { $card }.
event-activated-on = { $seat } activated { $card } on { $targets }.
event-struck = { $card } { OF($seat, "of %", "of yours") } was hit.
event-wage-paid = { $seat } kept { $card } for { gold }.
event-wages-lowered = { $seat } { VERB($seat, "owes", "owe") } { gold } less for each card hit.
event-found = { $seat } took { cards } in hand: { $list }.
event-searched = { $seat } turned up { $list }.
event-drink-set = { $other } left only { alcohol } of { $card } for { $seat }.
