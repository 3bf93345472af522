# The balance report. Numbers are filled in as text.

title = { $game }: how fair is it?
played = { $games } games of { $seats } seats, all played by: { $bots }. Seed { $seed }, rules version { $rules }. The same command with the same seed gives the same report.
how-to-read = A dot is what was seen. The bar around it is the 95 % interval: if the same games were played again and again with other shuffles, 95 of 100 such bars would hold the true value. The upright stroke is the fair share, what equals would win; the shaded band is { $band } points to either side of it. A bar that does not touch the band is drawn thick and red: a character out of balance, or one that these bots misplay.
characters = Who wins
characters-about = The part of its games that each character won. Line-ups and places are drawn by lot, so nothing but the deck and how it is played makes a difference.
by-seats = At a table of { $seats }
by-place = Order of play
by-place-about = The part of games won by who plays first, second, and so on. With a fair start all dots lie on the stroke.
by-place-each = Each character by place
place = plays as no. { $number }
causes = Why they lose
causes-about = For each character the lost games, parted by what ended them for it. A bar is all of its losses.
other-cause = the game was over
lost = { $count } losses
length = How long it takes
length-about = How many games took how many turns, those of all players counted together. The blue bar is the middle one: half of the games are shorter.
turns = turns, { $seats } seats: half of the games take at most { $median }, nine of ten at most { $ninety }
cards = The cards
cards-about = For each card how often it came to hand, and what became of it: played, discarded, or still in hand at the end. The last columns compare the games in which it was in the opening hand with the other games of the same character: a positive change means it helps, if its interval does not reach over 0. One card in twenty will seem to do so by chance alone.
cards-plot = How much more often the character wins with the card in the opening hand than without it. To the right of the stroke it helps, to the left it hinders; thick red bars are those that chance alone hardly explains. Cards never dealt at the start are only in the table.
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
axis-share = part of the games won
values-share = won ± 95 % (games)
axis-change = change of the part of games won, in points
values-change = points (opening hands)
mark-seen = won
mark-change = seen
mark-interval = 95 % interval
mark-fair = fair share
mark-no-change = no change
mark-band = { $band } points around it
games-axis = games
