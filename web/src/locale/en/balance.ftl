# How fair the game is.

balance = Balance
balance-line = who wins, and how often
balance-title = How fair is the Inn?
balance-lead = { $games } games of four equal bots, characters and places drawn by lot. Whatever differs is the deck's doing, or how these bots play it.
balance-read = How to read it: the dot is what came out. The bar around it contains the true value 95 times out of 100. The line is what everybody would win if all were equal, and the shade around it is { $band } points to either side. A bar that does not touch the shade is thick and red, and its dot is a diamond: that character is out of balance.
balance-who = Who wins
balance-who-about = The share of its games that each character wins.
balance-who-caption = Share of wins at tables of { $n }
balance-field = Which characters
balance-all = all characters
balance-given = sets 1 and 2 among themselves
balance-seats = Players at the table
balance-players = { $n }
balance-character = Character
balance-share = Share
balance-change = Points
balance-interval = 95 % interval
balance-games = Games
balance-far = (out of balance)
balance-from-to = { $low } to { $high }
balance-order = The order of play
balance-order-about = Does it help to go first? If not, all dots are on the line.
balance-order-caption = Share of wins by place in the order of play
balance-place = Place
balance-place-n = { $n ->
    [1] begins
    [2] second
    [3] third
    [4] fourth
   *[other] number { $n }
}
balance-causes = Why they lose
balance-causes-about = Some pass out, some run out of Gold: it shows what a deck lacks.
balance-causes-caption = Lost games by what ended them
balance-cause-passed-out = passed out
balance-cause-ran-out-of-gold = ran out of Gold
balance-cause-other = the game ended
balance-length = How long it takes
balance-length-about = A turn is one player's turn. Half of the games are over after { $median } turns, nine out of ten after { $ninety }.
balance-length-caption = Four-player games by number of turns; the middle one is bright
balance-turns-heading = Turns
balance-turns = { $from } to { $to }
balance-turns-n = { $n }
balance-turns-more = { $from } or more
balance-cards = Cards
balance-cards-about = Does a card in the opening hand help? Right of the line its owner wins more often with it than without, left of it less often. One card in twenty looks that way by chance alone.
balance-cards-caption = { $name }: change of the share of wins, in points, with the card in the opening hand
balance-card = Card
balance-deck = Character
balance-fate = What became of each card
balance-seen = in hand
balance-played = played
balance-discarded = discarded
balance-kept = left over
