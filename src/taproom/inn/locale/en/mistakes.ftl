# What is wrong with a table's options. Each ends a sentence that says so.

mistake-no-drinks = a table needs at least one drink deck, such as rdi1
mistake-events-twice = the event deck { $name } is named twice; once is enough
mistake-twice = { $character } sits at the table twice; no character is used twice (D1.1)
mistake-many-characters = { $n } characters do not fit into { $seats } seats: { $list }
mistake-few-characters = there are too few characters for { $seats } seats
mistake-seats = the Inn has { $fewest } to { $most } seats, not { $seats }
mistake-teams-seats = this mode has { $fewest } to { $most } seats in teams of { $size }, not { $seats } seats ({ $rule })
mistake-teams-odd = { $seats } seats cannot be split into teams of { $size } ({ $rule })
mistake-teams-size = every team has { $size } members ({ $rule })
mistake-teams-apart = teammates sit next to each other ({ $rule })
mistake-teams-no-teams = everybody plays alone in this mode: leave the teams out, or choose a mode with teams
mistake-deck = there is no { $kind ->
    [drink] drink
    [event] event
   *[other] character
} deck { $key }; { $nearest ->
    [none] choose from { $list }
   *[other] did you mean { $nearest }?
}
mistake-option = option { $name } is { $name ->
    [drinks] a list such as rdi1,rdi2
    [bar_deck] yes or no
    [first] the number of a seat
    [events] none, both, or a list such as sea,dungeon
    [mode] one of { $list }
    [teams] the team of each of { $seats } seats in order, such as A,A,B,B
   *[pack] a folder of deck files, or several joined by commas
}, not { $given }
mistake-no-option = there is no option { $name }; { $nearest ->
    [none] the Inn has { $list }
   *[other] did you mean { $nearest }?
}
