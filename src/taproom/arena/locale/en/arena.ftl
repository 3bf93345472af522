# What `taproom arena`, `balance` and `simulate` print. Shares are filled in as text.

arena-games = { $games ->
    [one] { $games } game, { $turns } turns and { $decisions } decisions on average
   *[other] { $games } games, { $turns } turns and { $decisions } decisions on average
}
arena-bots = Bots: share of their games won, with its 95 % interval; the fair share; rating
arena-characters = Characters:
arena-share = { $share } ({ $low } to { $high }) of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, fair { $fair }
arena-rating = rating { $mean } ± { $deviation }
balance-written = Written: { $path }

simulated = Games: { $games }
simulated-decisions = Decisions per game: { $mean } on average, { $most } at most
simulated-turns = Turns per game: { $mean } on average
simulated-losses = Losses, { $cause }: { $count } ({ $share })
simulated-winners = Winners: share of their games won, and the fair share
simulated-winner = { $share } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, fair { $fair }
simulated-order = Winners by order of play, first to last:
simulated-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $shares }
simulated-error = ERROR with seed { $seed }: { $problem }
