# The questions put to a player, and the answers offered.

## Questions
question-response-card = { $seat } played { $card }. Do you respond?
question-response-card-on = { $seat } played { $card } on { $targets }. Do you respond?
question-response-drink = About to be drunk: { $list }. Do you respond?
question-response-no-drink = Nobody is going to drink this any more. Do you respond?
drink-of = { $list } by { $seat } ({ alcohol })
question-response-event = { $seat } revealed { $card }. Do you respond?
question-response-payment = { $seat } is about to pay { $to ->
    [inn] { gold } to the Inn
    [pot] { gold } into the pot
   *[seat] { $other } { gold }
}. Do you respond?
question-response-ante = { $seat } must ante { gold }. Do you respond?
question-response-new-deck = The Drink Deck ran out: { $seat } owes the Inn { gold }. Do you respond?
question-response-lost = { $seat } lost Fortitude to { $card } of { $other }. Do you respond?
question-response-won = { $seat } won the Round: { gold } in the pot. Do you respond?
question-response-edge = { $seat } is on turn, { $phase ->
    [before] before discarding and drawing
    [discard] after drawing, before the Action
    [action] after the Action, before ordering a Drink
    [order] after ordering a Drink, before drinking
   *[end] at the end of the turn
}. Do you play a card?
question-response-move = Before the move of { $seat } in the Round ({ gold } in the pot). Do you play a card?
question-response-last-chance = { $seat } is about to be out of the game. Do you play a card?
question-discard = Which cards do you discard before drawing?
question-action = Your Action: which card do you play?
question-order = For whom do you order a Drink?
question-move = Your move in the Round, { gold } in the pot; { $control ->
    [nobody] nobody is in control
   *[somebody] { $seat } is in control
}.
question-share = Do you share { $card }?
question-may = Do you want what { $card } offers?
question-discard-to = Discard { cards }.
question-put-on-deck = Put { cards } on top of your deck.
question-take-back = Take { cards } from your discard pile into your hand.
question-next-effect = Both come from your Drink. Which one first?
question-which-drink = Both Drinks are equally strong. Which one do you drink?
question-targets = Whom do you pick for { $card }?
question-number = Which number of { $card } grows?
question-alternative = Which of the two do you choose?
question-standing = Which card comes into force?
question-keep = Which card do you keep?
question-buy = { $seat } offers you { $card } for { gold }. Do you buy it?
question-another = Your card was Negated. Do you play another one of its type?

## Answers
option-pass-response = Play nothing
option-pass-action = Play no Action
option-pass-move = Pass
option-pass-share = Drink it alone
option-pass-may = No
option-play = Play { $card }
option-play-on = Play { $card } on { $targets }
option-to = { $option }, in answer to { $what }
option-with = { $option }: { $text }
option-order = For { $seat }
option-share = With { $seat }
option-accept = Yes
option-effect-draw = Draw first
option-effect-discard = Discard first
option-take-drink = Drink { $list }
option-pass-buy = Do not buy it
option-pass-another = Play no other card
option-targets = { $targets }
option-number = { $text }
option-alternative = { $text }
option-stand = { $card }
option-keep = Keep { $card }
option-sell = Offer { $card } to { $seat } for { gold }
option-buy = Buy { $card }
option-pick = { $list }

## What is answered
about-card = { $card } of { $seat }
about-drink = the Drink of { $seat } ({ $list })
about-drink-numbered = Drink { $number } of { $seat } ({ $list })
about-payment = the payment of { $seat }
about-loss = the loss of { $seat }
about-win = the victory of { $seat }
