# The table of the Inn.

## Mats
inn-track = { $name }: Alcohol { $alcohol }, Fortitude { $fortitude }, { $left } between them
inn-left = { $n } left
inn-you = You, { $name }
inn-me = you
inn-gold = Gold
inn-alcohol = Alcohol
inn-fortitude = Fortitude
inn-cards = Cards in hand
inn-pile = Drink Me! Pile
inn-components = On the mat
inn-of = { $value } of { $of }
inn-side-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
inn-held = { $n } in hand
inn-in-hand = in hand
inn-bought = at { $n } each ({ $name }),
inn-lies-open = lies open
inn-kept = kept:
inn-acting = acting
inn-threatened = under attack
inn-away = away from the table
inn-controls = in control of the Round
inn-in-round = in the Round
inn-lost-out = out
inn-lost-passed-out = passed out
inn-lost-out-of-gold = out of Gold
inn-conceded = gave up
inn-lent = a bot plays
inn-pick-me = pick
inn-aim-at = Pick { $name }
inn-queue = Waiting
inn-queue-card = { $name } waits; requires: { $wanted }
inn-take-in = Take { $name } into your hand for: { $wanted }
inn-take-in-waits = { $name } will be taken as soon as it can be; press to leave it
inn-take-in-short = Take
inn-in-play = In play
inn-wage = Wage
inn-activate = Activate { $name }
inn-in-play-card = { $name }, { $n } Gold of wage{ $used ->
    [true] , activated already
   *[other] {""}
}
inn-growing-card = { $name }: worth { $n }{ $state ->
    [ripe] , gathered at the end of the turn
    [last] , as much as it will ever be
   *[growing] , then { $list }
}
inn-open-mat = Look at { $name }'s mat
inn-deck-left = { $n ->
    [one] One card in the deck,
   *[other] { $n } cards in the deck,
}
inn-discards = { $n ->
    [0] none discarded.
    [one] one discarded.
   *[other] { $n } discarded.
}
inn-top-discard = Discarded last:
inn-mute = Mute this seat
inn-unmute = Unmute this seat

## The middle
inn-middle = The middle of the table
inn-drinks = { $n ->
    [one] one drink
   *[other] { $n } drinks
}
inn-last-drink = last drink
inn-till = the Inn's till
inn-events = Event decks
inn-event = Event
inn-taverns = Taverns
inn-tavern = { $name }: { $n ->
    [one] one Drink
   *[other] { $n } Drinks
} in its deck, { $discards } discarded.
inn-tavern-top = last: { $name }
inn-party-here = The party is here.
inn-party-home = The party is at the Red Dragon Inn.
inn-time = { $name }: { $n ->
    [one] one time token left; the Event comes at the end of this turn
   *[other] { $n } time tokens left
}
inn-heads = heads
inn-tails = tails
inn-the-inn = the Inn
inn-the-pot = the pot
inn-pot = the pot
inn-no-round = no game on
inn-nobody-controls = nobody in control
inn-only-cheating = only by Cheating now
inn-contest = The contest
inn-chasers = { $n ->
    [one] + a Chaser
   *[other] + { $n } Chasers
}
inn-answers = answers
inn-deed-answers = Answers
inn-deed-negates = Negates
inn-deed-ignores = Ignores
inn-deed-redirects = Redirects
inn-deed-splits = Splits
inn-deed-reduces = Reduces
inn-deed-changes = Changes
inn-deed-strikes-back = Strikes back
inn-answers-of = { $you ->
    [true] You answer
   *[other] { $name } answers
}
inn-loses = loses
inn-pays = pays
inn-to = to
inn-state-negated = Negated
inn-state-ignored = Ignored
inn-state-replaced = replaced
inn-state-called-off = called off
inn-state-drunk = drunk

## The bar
inn-bar = Your answer
inn-bar-over = The game is over.
inn-bar-out = You are out. Watch who follows.
inn-bar-turn = { $you ->
    [true] It is your turn.
   *[other] It is { $name }'s turn.
}
inn-waiting = Wait and see.
inn-title-asked = Your choice!
inn-pass = Pass
inn-back = Back
inn-hold = Hold
inn-hold-off = Go on
inn-hold-text = Ask everybody for more time
inn-holds = { $you ->
    [true] You asked for a moment.
   *[other] { $name } asks for a moment.
}
inn-many-drinks = { $n } Drinks are about to be drunk. Do you respond?
inn-if-nobody = If nobody answers:
inn-if-not = If not:
inn-everybody = everybody
inn-if-pass = if you pass: { $before } → { $after }
inn-forecast-you = you
inn-idle = No effect.
inn-ends-game = the game ends
inn-answers-list = Answers
inn-about = { $you ->
    [true] The answer to your { $card }
   *[other] The answer to { $name }: { $card }
}
inn-on = on { $name }
inn-offer = Offer "{ $card }"
inn-nobody = Nobody
inn-pick-who = Pick whom
inn-pick-how = Pick how
inn-pick-target = Pick whom: here, or a mat on the table.
inn-pick = { $fewest ->
    [0] { $most ->
        [one] Pick one card, or none.
       *[other] Pick up to { $most } cards, or none.
    }
   *[other] Pick { $fewest } to { $most } cards.
}
inn-pick-exactly = { $n ->
    [one] Pick one card.
   *[other] Pick { $n } cards.
}
inn-pick-done = { $n ->
    [0] Keep all
    [one] Discard one
   *[other] Discard { $n }
}
inn-doubt-idle = It would change nothing, and the card would be spent. If you mean it, press again.
inn-doubt = That would hurt only you. If you mean it, press again.
inn-sure = Yes! { $what }

## Passing
inn-pass-until = Pass until
inn-until-ask = never: ask me every time
inn-until-turn = this turn is over
inn-until-touched = something touches me
inn-until-always = I say otherwise (takes the smallest choice when asked)
inn-until-own = Do not ask me about my own cards
inn-until-unread = Ask me even if I cannot answer, so that nobody reads my hand
inn-until-anytime = Ask me about Anytime cards as well
inn-stop-for = But always stop for
inn-stop-card = cards
inn-stop-drink = drinks
inn-stop-event = events
inn-stop-payment = payments
inn-stop-loss = losses of Fortitude
inn-stop-round = won Rounds
inn-stop-loser = somebody going out
inn-brake = Stop passing, ask me again
inn-widen = Ask me about everything
inn-orders-turn = You pass until this turn is over.
inn-orders-touched = You pass until something touches you.
inn-orders-always = You pass until you say otherwise.

## The hand
inn-hand = { $n ->
    [one] Your hand, one card
   *[other] Your hand, { $n } cards
}
inn-hand-empty = No cards in your hand.
inn-playable = Can be played now.
inn-picked = Picked.
inn-not-now = Not now
inn-unasked = You can play it without being asked
inn-rule = Rule { $rule }
inn-arm = Play it as soon as it can be played
inn-disarm = Do not play it on its own
inn-armed = armed
inn-plotted = Plotted
inn-reading = The card you are looking at
inn-reading-nothing = Point at a card to read it here.

## Words beside the table
inn-side = Log and card
inn-filter-all = All
inn-filter-cards = Cards
inn-filter-drinks = Drinks
inn-filter-gold = Gold
inn-filter-chat = Chat
inn-turn = Turn { $n } · { $name }
inn-turn-of = { $you ->
    [true] Your turn
   *[other] { $name }'s turn
}

## What is rarely done
inn-key-p = P
inn-key-p-text = pass, or confirm what you picked
inn-key-digits = 1–9
inn-key-digits-text = an answer in the bar
inn-key-arrows = ← →
inn-key-arrows-text = through the hand; Enter lifts a card and plays it
inn-key-space = Space
inn-key-space-text = the card, large
inn-key-escape = Esc
inn-key-escape-text = one step back
inn-key-h = H
inn-key-h-text = to the hand
inn-key-n = N
inn-key-n-text = on to the next event
inn-key-t = T
inn-key-t-text = the whole table in words

## A first turn
inn-hint-track = One track, two tokens.
inn-hint-track-text = The mug is how drunk you are, the heart is how fit. When they meet, you are out; without Gold you are out as well. The last one left wins.
inn-hint-discard = Throw away what you do not need.
inn-hint-discard-text = Pick any cards from your hand, then press the large button. You draw back up to seven.
inn-hint-action = Your Action.
inn-hint-action-text = Cards with a flame can be played now. Click one, then whom it should hit. Or play none.
inn-hint-order = Buy somebody a Drink.
inn-hint-order-text = It goes on top of their pile; they will have to drink it at the end of their turn.
inn-hint-response = You may answer.
inn-hint-response-text = The bar says what happens and what would follow. Cards with a flame answer it; passing costs nothing.

## Teams
inn-team = Team { $n }
inn-my-team = Your team
inn-my-boss = You, the Boss
inn-boss = The Boss
inn-challengers = The Challengers
inn-is-boss = Boss
inn-in-sight = What { $name } has played in this phase
inn-in-sight-card = Card { $n }:
inn-in-sight-open = one more
inn-team-asked = Your team is asked
inn-first-counts = The first answer counts: yours or { $name }'s.
inn-potions = { $n ->
    [0] no Potion Tokens left
    [one] one Potion Token
   *[other] { $n } Potion Tokens
}
inn-trade = Trade in a Potion
inn-potion-fortitude = A Potion Token for 6 Fortitude
inn-potion-alcohol = A Potion Token for 6 less Alcohol
inn-potion-gold = A Potion Token for 3 Gold
inn-potion-waits = Will be traded in as soon as it can be; press to keep it
inn-potion-last = It is the last one: press again
inn-champion = Champion
inn-champions = Champions
inn-champion-open = not named yet
inn-still-act = still to act
inn-still-drink = still to drink
inn-still-both = still to act and drink
inn-mate-hand = { $name }'s hand, open to you
inn-why = { $winner ->
    [you] You were the last one standing
    [team] Your team was the last one standing
    [many] { $name } were the last ones standing
   *[one] { $name } was the last one standing
}: { $loser ->
    [you] you
   *[one] { $other }
} { $how ->
    [out-of-gold] ran out of Gold
   *[passed-out] passed out
}{ $after ->
    [card] {" "}after “{ $card }”.
   *[nothing] .
}
