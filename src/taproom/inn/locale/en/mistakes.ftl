# What is wrong with a table's options. Each ends a sentence that says so.

mistake-no-drinks = a table needs at least one drink deck, such as rdi1
mistake-events-twice = the event deck { $name } is named twice; once is enough
mistake-tavern-twice = the tavern { $name } is named twice; once is enough ({ $rule })
mistake-dry-tavern = the tavern { $name } has no Drinks of its own: it needs a deck of kind "tavern_drinks" ({ $rule })
mistake-tavern-drinks = the Drinks of { $name } are poured only there and never join the Drink Deck or the Bar Deck ({ $rule }); put { $name } into taverns
mistake-twice = { $character } sits at the table twice; no character is used twice (D1.1)
mistake-many-characters = { $n } characters do not fit into { $seats } seats: { $list }
mistake-few-characters = there are too few characters for { $seats } seats
mistake-seats = the Inn has { $fewest } to { $most } seats, not { $seats }
mistake-teams-seats = this mode has { $fewest } to { $most } seats in teams of { $size }, not { $seats } seats ({ $rule })
mistake-teams-odd = { $seats } seats cannot be split into teams of { $size } ({ $rule })
mistake-teams-size = every team has { $size } members ({ $rule })
mistake-teams-apart = teammates sit next to each other ({ $rule })
mistake-teams-no-teams = everybody plays alone in this mode: leave the teams out, or choose a mode with teams ({ $rule })
mistake-teams-challengers = a Boss stands against two to four Challengers: 3 to 5 seats, not { $seats } ({ $rule })
mistake-teams-boss-alone = one Boss stands alone against all the others, who are one team ({ $rule })
mistake-teams-boss-teams = two or three teams of two play this mode: 4 or 6 seats, not { $seats } ({ $rule })
mistake-teams-boss-all = everybody is a Boss in this mode ({ $rule })
mistake-teams-boss-each = each team has exactly one Boss ({ $rule })
mistake-teams-boss-none = nobody is a Boss in this mode, so nobody plays with Boss Cards ({ $rule })
mistake-no-boss = { $character } cannot be a Boss: only villains with Boss Cards can ({ $rule }); there are { $list }
mistake-boss-first = the Boss goes first ({ $rule })
mistake-few-bosses = there are too few characters who can be a Boss for { $seats } seats
mistake-deck = there is no { $kind ->
    [drink] drink
    [event] event
    [tavern] tavern
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
    [taverns] none, all, or a list such as star_mole
    [mode] one of { $list }
    [boss] the number of the Boss's seat, or several joined by commas
    [teams] the team of each of { $seats } seats in order, such as A,A,B,B
   *[pack] a folder of deck files, or several joined by commas
}, not { $given }
mistake-no-option = there is no option { $name }; { $nearest ->
    [none] the Inn has { $list }
   *[other] did you mean { $nearest }?
}
mistake-no-card = there is no card { $query }; { $nearest ->
    [none] `taproom deck` lists the cards of a deck
   *[other] did you mean { $nearest }?
}
mistake-no-deck = there is no deck { $query }; { $nearest ->
    [none] choose from { $list }
   *[other] did you mean { $nearest }?
}
