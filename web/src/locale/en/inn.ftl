# The table of the Inn.

inn-track = { $name ->
    [""] Alcohol { $alcohol }, Fortitude { $fortitude }, { $left } between them
   *[other] { $name }: Alcohol { $alcohol }, Fortitude { $fortitude }, { $left } between them
}
inn-left = { $n } left
inn-gold = Gold
inn-cards = Cards in hand
inn-pile = Drink Me! Pile
inn-acting = acting
inn-threatened = under attack
inn-lost-out = out
inn-lost-passed-out = passed out
inn-lost-out-of-gold = out of Gold
