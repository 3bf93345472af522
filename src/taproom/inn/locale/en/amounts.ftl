# Numbers with what they count. $n is the number.

and = and
quoted = "{ $card }"
fortitude = { $n } Fortitude
alcohol = { $n } Alcohol Content
gold = { $n } Gold
cards = { $n } { $n ->
    [one] card
   *[other] cards
}
nothing = nothing
bid = { $thing ->
    [gold] { gold }
    [fortitude] { fortitude }
   *[cards] { cards }
}
