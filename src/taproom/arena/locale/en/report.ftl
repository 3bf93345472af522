# The balance report. Numbers are filled in as text.

title = { $game }: how fair is it?
played = { $games } games of { $seats } seats, all played by: { $bots }{ $options ->
    [none] {""}
   *[other] , with { $options }
}. Seed { $seed }, rules version { $rules }. The same command with the same seed gives the same report.
how-to-read = Each dot is the observed share. The bar around it is the 95 % interval: if the same games were played over and over with other shuffles, 95 of 100 such bars would contain the true value. The vertical line is the fair share, which equally strong players would win; the shaded band reaches { $band } points to either side of it. A bar that does not touch the band is drawn thick and red: a character out of balance, or one that these bots misplay.
characters = Who wins
characters-about = The share of its games that each character won. Line-ups and places are drawn by lot, so nothing but the deck and how it is played makes a difference.
by-seats = At a table of { $seats }
by-place = Order of play
by-place-about = The share of games won by the first player, the second, and so on. With a fair start all dots lie on the line.
by-place-each = Each character by place
place = plays as no. { $number }
causes = Why they lose
causes-about = Each bar is all the games a character lost, split by what knocked it out.
other-cause = the game was over
lost = { $count } losses
length = How long it takes
length-about = How many games took how many turns, counting the turns of all players. The blue bar holds the median: half of the games are shorter.
turns = turns, { $seats } seats: half of the games take at most { $median }, nine of ten at most { $ninety }
cards = The cards
cards-about = How often each card came to hand, and what became of it: played, discarded, or still in hand at the end. The last columns compare the games in which it was in the opening hand with the other games of the same character: a positive change means the card helps, provided its interval does not include 0. One card in twenty will seem to matter by chance alone.
cards-plot = How much more often the character wins with the card in the opening hand than without it. To the right of the line it helps, to the left it hurts; thick red bars are unlikely to be chance. Cards that are never dealt at the start are only in the table.
column-card = card
column-seen = came to hand
column-played = played
column-discarded = discarded
column-kept = kept
column-opening = opening hands
column-change = change
column-interval = 95 % interval
column-character = character
column-games = games
column-share = share

# Around the plots.
axis-share = share of games won
values-share = won ± 95 % (games)
axis-change = change in the share of games won, in points
values-change = points (opening hands)
mark-seen = won
mark-change = observed
mark-interval = 95 % interval
mark-fair = fair share
mark-no-change = no change
mark-band = { $band } points around it
games-axis = games
