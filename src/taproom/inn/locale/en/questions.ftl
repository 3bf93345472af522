# The questions put to a player, and the answers offered.

## Questions
question-response-card = { $seat } played { $card }. Do you respond?
question-response-token = { OF($seat, "%'s", "Your") } { $card } is about to cost { $other } something. Do you respond?
question-response-fire = { OF($seat, "%'s", "Your") } { $card } broke loose on { $targets }. Do you respond?
question-response-card-on = { $seat } played { $card } on { $targets }. Do you respond?
question-response-activation = { $seat } activated { $card }. Do you respond?
question-response-activation-on = { $seat } activated { $card } on { $targets }. Do you respond?
question-response-drink = About to be drunk: { $list }. Do you respond?
question-response-no-drink = Nobody is going to drink this any more. Do you respond?
drink-of = { $list } by { $seat } ({ alcohol })
question-response-event = { $seat } revealed { $card }. Do you respond?
question-response-table-event = { $card } is about to happen. Do you respond?
question-response-payment = { $seat } { VERB($seat, "is", "are") } about to pay { $to ->
    [inn] { gold } to the Inn
    [pot] { gold } into the pot
   *[seat] { $other } { gold }
}. Do you respond?
question-response-ante = { $seat } must ante { gold }. Do you respond?
question-response-wage = Hit: { $list }. { $seat } can keep what was hit for { gold } in all. Do you respond?
question-response-new-deck = The Drink Deck ran out: { $seat } { VERB($seat, "owes", "owe") } the Inn { gold }. Do you respond?
question-response-lost = { $seat } lost Fortitude to { OF($other, "%'s", "your") } { $card }. Do you respond?
question-response-won = { $seat } won the Round: { gold } in the pot. Do you respond?
question-response-edge = It is { OF($seat, "%'s", "your") } turn, { $phase ->
    [before] before discarding and drawing
    [discard] after drawing, before the Action
    [action] after the Action, before ordering a Drink
    [order] after ordering a Drink, before drinking
   *[end] at the end of the turn
}. Do you play a card?
question-response-move = Before { OF($seat, "%'s move", "your move") } in the Round ({ gold } in the pot). Do you play a card?
question-response-last-chance = { $seat } { VERB($seat, "is", "are") } about to be out of the game. Do you play a card?
question-discard = Which cards do you discard before drawing?
question-action = Your Action: which card do you play?
question-wage = A card of yours in play was hit: do you pay its wage or let it go?
question-order = For whom do you order a Drink?
question-move = Your move in the Round, { gold } in the pot; { $control ->
    [nobody] nobody is in control
   *[somebody] { $seat } { VERB($seat, "is", "are") } in control
}.
question-share = Do you share { $card }?
question-may = Do you want what { $card } offers?
question-discard-to = Discard { cards }.
question-put-on-deck = Put { cards } on top of your deck.
question-take-back = Take { cards } from your discard pile into your hand.
question-next-effect = Both come from your Drink. Which one first?
question-which-drink = Both Drinks are equally strong. Which one do you drink?
question-targets = Whom do you pick for { $card }?
question-fire = { $name } breaks loose: whom do you pick?
question-plot = Which card do you Plot?
question-number = Which number of { $card } grows?
question-alternative = Which of the two do you choose?
question-standing = Which card comes into force?
question-keep = Which card do you keep?
question-buy = { $seat } offers you { $card } for { gold }. Do you buy it?
question-champion = Who is your Champion for { $card }?
question-next-drinker = Which of you drinks next?
question-purchase = Do you buy a card before drawing? ({ $name }: { $n })
question-opening-card = Your opening hand: from which deck is your first card?
question-chosen-discard = Which card does { $seat } discard?
question-lent = How do you play { $card }?
question-spend = How much do you spend on { $card }?
question-harvest = What do you discard for { $card }?
question-room = There is no room left: which one do you discard?
question-grow = Which one grows?
question-replant = Which one do you plant?
question-gather = Gathered: what happens next?
question-crawl = { $card } calls for a Chaser. Do you crawl to another tavern first? Then the Chaser is poured there.
question-part = Part these cards into two piles: which make the second?
question-pile = Which pile do you keep?
question-free-card = From which deck do you take a card?
question-command = Which card is it?
question-response-champions = Champions are about to be named for { $card }. Do you respond?
question-bid = { $card }: do you bid more, or pass? { $highest ->
    [none] Nobody has bid yet.
   *[some] { $seat } { VERB($seat, "has", "have") } bid { bid }.
}
question-secret-bid = { $card }: how much do you bid? Nobody sees it until everybody has bid.
question-join = { $card }: do you join in?
question-wares = { $card }: what do you buy for { gold }?
question-ante = You must ante { gold }: how much Fortitude do you give in its place?
question-send-away = Which of the cards that wait do you discard? ({ $n } at most)
question-discard-any = Which cards do you discard?
moment-secret-bids = { $card }: the bids are secret until everybody has bid.
question-another = Your card was Negated. Do you play another one of its type?

## Answers
option-pass-response = Play nothing
option-pass-action = Play no Action
option-pass-move = Pass
option-pass-share = Drink it alone
option-pass-may = No
option-play = Play { $card }
option-activate = Activate { $card }
option-activate-on = Activate { $card } on { $targets }
option-pay-wage = Pay { gold } to keep { $card }
option-dismiss = Discard { $card }
option-play-on = Play { $card } on { $targets }
option-to = { $option }, in answer to { $what }
option-with = { $option }: { $text }
option-order = For { $seat }
option-share = With { $seat }
option-accept = Yes
option-effect-draw = Draw first
option-effect-discard = Discard first
option-effect-further = { $card } first
option-take-drink = Drink { $list }
option-pass-buy = Do not buy it
option-pass-another = Play no other card
option-pass-bid = Pass
option-pass-join = Stay out of it
option-accept-join = Join in
option-pass-purchase = Buy nothing more
option-pass-plot = Plot nothing
option-bid = Bid { bid }
option-ante-fortitude = { $n ->
    [0] All of it in Gold
   *[other] Give { fortitude }
}
option-targets = { $targets }
option-plot = Plot { $card }
option-scheme = { $option } from your Plotted Cards
option-number = { $text }
option-alternative = { $text }
option-stand = { $card }
option-keep = Keep { $card }
option-sell = Offer { $card } to { $seat } for { gold }
option-buy = Buy { $card }
option-for = { $option }, for { $seat }
option-champion = { $seat }
option-drink-now = { $seat }
option-potion = Potion Token: { $what ->
    [fortitude] gain 6 Fortitude
    [alcohol] lose 6 Alcohol Content
   *[gold] take 3 Gold from the Inn
}
option-pass-wares = Buy nothing more
option-take-in = Take { $card } into your hand for { $list }
option-purchase = { $component } ({ $name }: { $n })
option-purchase-free = { $component }
option-take-card = { $card }
option-spend = { $n }
option-harvest = { $list }: { $n } in all
option-weed = Discard { $card } ({ $n })
option-grow = { $card }: from { $n } to { $next }
option-replant = Plant { $card }
option-gather = { $card }
option-gather-on = { $card } on { $targets }
option-take-pile = { $list }
option-pass-crawl = Stay here: the Chaser comes from your pile
option-crawl = Crawl to { $card }
option-crawl-home = Crawl back to the Red Dragon Inn
option-pick = { $list }

## What is answered
about-card = { OF($seat, "%'s", "your") } { $card }
about-drink = { OF($seat, "%'s", "your") } Drink ({ $list })
about-drink-numbered = { OF($seat, "%'s", "your") } Drink no. { $number } ({ $list })
about-payment = { OF($seat, "%'s", "your") } payment
about-loss = { OF($seat, "%'s", "your") } loss
about-win = { OF($seat, "%'s", "your") } win
