# What a client reads in the catalogue besides the characters themselves.

game-title = Fist of Dragonstones
deck-standard = Standard Characters
deck-standard-about = Auctioned every turn.
deck-special = Special Characters
deck-special-about = Two of them join each turn's auctions.
type-standard = Standard Character
type-special = Special Character

## The icons of the characters' pictures
icon-fairy = fairy gold
icon-gold = gold
icon-silver = silver
icon-black = a black coin
icon-amulets = an amulet
icon-red = a red stone
icon-blue = a blue stone
icon-yellow = a yellow stone
icon-any-stone = stones
icon-named-stone = a colour that is named
icon-points = points
icon-player = another player
icon-second = the second-highest bidder
icon-everybody = everybody
icon-lands-on = lands on
icon-becomes = is exchanged for
icon-bid = the coins that were bid
icon-bag = the bag
icon-character = another character
icon-keep = is kept
icon-or = or
icon-one-colour = stones of one colour
icon-all-stones = all stones
