# The story of a finished game.

story = The story of a game
story-facts = { $game } · { $players } players, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
story-won = { $name } won, played by { $person }.
story-won-plain = { $name } won.
story-you = You won as { $name }.
story-you-plain = You won.
story-shared = { $names } share the victory.
story-nobody = Nobody won.
story-why = { $praise }; what mattered most was turn { $turn }: { $deed }.
story-why-last = { $praise }, and { $name } was the last to go: { $how } on turn { $turn }.
story-why-only = { $praise }, and that was enough on turn { $turn }.
story-why-conceded = All the others gave up before the game was over.
story-why-nobody = The game ended before anybody could win it.
story-honour-fortitude = nobody lost less Fortitude
story-honour-gold = nobody had more Gold in the end
story-honour-bought = nobody bought more Drinks
story-honour-sober = nobody was more sober
story-honour-robbed = nobody robbed the others more often
story-honour-spared = nobody was robbed less often
story-honour-none = it was close until the end

story-share = Share this story
story-replay = Watch the replay
story-again = Back to the table
story-over = The story of this game
story-picture = A picture of how the game went
story-with-names = With the names of the people
story-save = Save the picture
story-copy = Copy the link

story-how = How it went
story-key-hit = a big hit
story-key-out = went out
story-key-gold = Gold, below
story-key-healed = healed
story-key-points = points
story-key-red = red stones
story-key-blue = blue stones
story-key-yellow = yellow stones
story-gap = the gap is the life
story-won-tag = won
story-out-turn = out, turn { $turn }
story-turn = Turn { $turn }
story-turn-first = turn 1
story-meets = { $one } meets { $other }
story-fortitude = Fortitude { $n }
story-alcohol = Alcohol { $n }
story-gold = Gold { $n }
story-points = { $n ->
    [one] one point
   *[other] { $n } points
}
story-stones = { $n ->
    [0] no stones
    [one] one stone
   *[other] { $n } stones
}
story-river = { $name } over { $turns } turns: Fortitude { $fortitude }, Alcohol { $alcohol } and Gold { $gold } in the end{ $out ->
    [0] .
   *[other] ; { $how } on turn { $out }.
}
story-climb = { $name } after { $turns } turns: { story-points-and-stones }.
story-points-and-stones = { $points ->
    [one] one point
   *[other] { $points } points
}, { $stones ->
    [one] one stone
   *[other] { $stones } stones
}

story-turning = Turning points
story-turning-unit = chance to win, in %
story-turning-wait = Playing it through, to see what decided it…
story-turning-none = No single moment decided this game.
story-turning-failed = We can't tell here what decided it.
story-before = before
story-after = after
story-chance = { $name } { $chance } %
story-measure = From each of these positions at least { $n ->
    [one] one game was
   *[other] { $n } games were
} played on, from what everybody could see.
story-watch = Watch it
story-watch-turn = Watch turn { $turn }
story-best = Best play
story-best-who = { $name }, turn { $turn }
story-best-worth = It was worth +{ $n } %.

story-dealings-inn = Who bought whom a Drink
story-dealings-read-inn = Read a row: { $name } bought { $other } { $n ->
    [one] one Drink
   *[other] { $n } Drinks
}.
story-dealings-sum-inn = got
story-dealings-dragonstones = Who robbed whom
story-dealings-read-dragonstones = Read a row: { $name } robbed { $other } { $n ->
    [one] once
   *[other] { $n } times
}.
story-dealings-sum-dragonstones = robbed

person-mine = { $name }, you
seat-bot = a bot
