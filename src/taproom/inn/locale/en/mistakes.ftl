# What is wrong with a table's options. Each ends a sentence that says so.

mistake-no-drinks = a table needs at least one drink deck, such as rdi1
mistake-twice = { $character } sits at the table twice; no character is used twice (D1.1)
mistake-many-characters = { $n } characters do not fit on { $seats } seats: { $list }
mistake-few-characters = there are too few characters for { $seats } seats
mistake-seats = the Inn has { $fewest } to { $most } seats, not { $seats }
mistake-deck = there is no { $kind ->
    [drink] drink
   *[other] character
} deck { $key }; { $nearest ->
    [none] known are { $list }
   *[other] did you mean { $nearest }?
}
mistake-option = option { $name } is { $name ->
    [drinks] a list such as rdi1,rdi2
    [bar_deck] yes or no
    [first] the number of a seat
   *[pack] a folder of deck files, or several joined by commas
}, not { $given }
mistake-no-option = there is no option { $name }; { $nearest ->
    [none] the Inn has { $list }
   *[other] did you mean { $nearest }?
}
