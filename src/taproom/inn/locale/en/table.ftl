# The table and the hand as lines of text.

table-turn = Turn { $n }: { $seat }.
table-seat = { $seat }: Fortitude { $fortitude }, Alcohol Content { $alcohol }, Gold { $gold }, in hand { $hand }, Drink Me! Pile { $pile }{ $state ->
    [out] ; out of the game
   *[in] { "" }
}
table-turn-team = Turn { $n }: { $targets }.
table-in-sight = {"    "}Played in this phase: { $list }
table-team = Team of { $targets }: Fortitude { $fortitude }, Alcohol Content { $alcohol }, Gold { $gold }, Potion Tokens { $n }.
table-still = {"    "}Still has to { $what ->
    [both] act and drink
    [act] act
   *[drink] drink
}.
table-mark = {"    "}{ $component }: { $step }.
table-supply = {"    "}{ $component }: { $n } in the supply.
table-tokens = {"    "}{ $tokens } of { $seat }.
table-open = {"    "}Face up: { $list }.
table-kept = {"    "}Kept on the table: { $list }.
table-in-play = {"    "}{ $name }: { $list }.
in-play = { $card } (wage { $n })
grown = { $card } ({ $n })
table-zone = {"    "}{ $name }: { $n }.
table-known = {"    "}{"    "}Among them: { $list }.
table-known-hand = {"    "}You know of this hand: { $list }.
component = a marker
table-drinks = Drink Deck: { cards }.
table-party = The party is { $where ->
    [home] at the Red Dragon Inn
   *[tavern] here: { $card }
}.
table-tavern = { $card }: { $n ->
    [one] { $n } Drink
   *[other] { $n } Drinks
} in its deck, { $left } discarded.
table-events = { $deck }: { $n ->
    [one] { $n } time token
   *[other] { $n } time tokens
}, { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left.
table-round = Round of Gambling: { gold } in the pot; { $control ->
    [nobody] nobody is in control
   *[somebody] { $seat } is in control
}; in the Round: { $targets }.
hand-card-yes = + { $card } ({ $types }): can be played now.
hand-card-no = - { $card } ({ $types }): { $why }
hand-plotted = Plotted:
hand-face = {"    "}{ $text }
hand-empty = Your hand is empty.
hand-mate = { $n ->
    [0] { $seat } holds no cards.
   *[other] { $seat } holds { $list }.
}

## Types of cards
type-action = Action
type-sometimes = Sometimes
type-anytime = Anytime
type-gambling = Gambling
type-cheating = Cheating
type-drink = Drink
type-drink-event = Drink Event
type-event = Event

## Cards and decks looked up
card-key = Key: { $key }
card-decks = Decks: { $decks }
card-source = Text it is made from:
card-requires = To take it into the hand: { $list }
card-wage = Wage: { gold }
card-values = Worth for a harvest, turn by turn: { $list }.
card-price = Price: { gold }
deck-track = { $name }: { $steps }; starts at { $start }.
deck-below = {"      "}Below the lowest step: { $text }
deck-fires = {"      "}Whenever the marker reaches the last step, before it goes back: { $text }
deck-boss-fires = {"      "}The same before a Boss: { $text }
deck-side = { $name }: the cards of { $deck }.
deck-title = { $title } ({ $set }), { cards }

## Numbers that a preview compares
measure-fortitude = Fortitude
measure-alcohol = Alcohol Content
measure-gold = Gold
measure-hand = cards in hand
measure-pile = Drink Me! Pile
mat-figures = F{ $fortitude } A{ $alcohol } gold { $gold } hand { $hand } pile { $pile }
mat-out = out of the game
why-next = An Anytime card comes between questions: right before this one or right after it ({ $rule }).
note-offered = { $card }: { $text }
note-tavern = Once you have drunk, its Tavern Event: { $text }
lasting-until = { $moment ->
    [start] until the start of the next turn of { $seat }
   *[end] until the end of a turn of { $seat }
}
lasting-hand-shown = Open hand { lasting-until }
lasting-skips = Skips a phase { lasting-until }
lasting-silent = May play no cards { lasting-until }
lasting-antes = May ante with Fortitude in this Round
lasting-ignores = Ignores cards ({ $types }) { lasting-until }
table-queue = {"    "}{ $component }: { $n } in the deck.
table-waits = {"    "}Waiting: { $card } ({ $list }).
table-bought = {"    "}{ $component }: { $n } left, { $hand } in hand.
# What a preview says beside the numbers.
contrast-begins = A Round of Gambling begins.
contrast-ends = The Round ends.
contrast-ends-for-nobody = The Round ends, and the pot goes to the Inn.
contrast-goes-on = The Round goes on (if you pass, it ends).
contrast-control = { $seat } { VERB($seat, "is", "are") } in control
contrast-control-instead = { $control ->
    [nobody] (if you pass: nobody).
   *[somebody] (if you pass: { $seat }).
}
contrast-leaves = { $seat } { VERB($seat, "leaves", "leave") } the Round.
contrast-stays = { $seat } { VERB($seat, "stays", "stay") } in the Round.
contrast-track = { $name } { OF($seat, "of %", "of yours") }: { $before } → { $after }.
contrast-tokens = { $seat } { VERB($seat, "gets", "get") } { $tokens }.
contrast-orders = { $seat } { VERB($seat, "orders", "order") } { $n ->
    [one] one more Drink
   *[other] { $n } more Drinks
}.
contrast-kept = { $seat } { VERB($seat, "keeps", "keep") } { $card }.
contrast-question = Then: { $question }
contrast-other-chooses = Then { $seat } { VERB($seat, "chooses", "choose") }.
