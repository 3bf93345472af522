# The cards to look through, and the rules to read.

cards = All cards
cards-line = every deck, searchable
cards-decks = Decks
cards-all-decks = All decks
cards-kind-character = Characters
cards-kind-drink = Drink Decks
cards-kind-side = Side decks
cards-kind-boss = Boss Cards
cards-kind-event = Event decks
cards-kind-tavern = Taverns
cards-kind-tavern_drinks = Drinks of the taverns
cards-kind-characters = Characters on the block
cards-search = Title or words of the text
cards-type = Type
cards-any-type = any type
cards-set = Set
cards-set-n = Set { $n }
cards-set-allies = Allies: { $name }
cards-any-set = any set
cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cards-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cards-none = No such cards.
cards-everywhere = Look in all decks
cards-more = { $n ->
    [one] Show { $n } more
   *[other] Show { $n } more
}
cards-large = The card, large
cards-deck = Deck
cards-count = In the deck
cards-copies = { $n ->
    [one] once
   *[other] { $n } times
}
cards-requires = To take it into the hand
cards-wage = Wage
cards-price = Price
cards-gold = { $n } Gold
cards-origin = Origin
cards-given = effects as given
cards-designed = designed by Taproom
cards-picture = Picture
cards-copy = Copy a link to the card

rules-lead = In our own words. Whenever the table refuses something, it names one of these numbers.
rules-search = A word or a number, such as R5.3
rules-contents = Chapters
rules-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules-none = No rule says that.
rules-link = Link to { $rule }
