# The faces of the cards.

face-or = or
face-gain = gain { $points }
face-take = take { $what }
face-take-all = take all { $what }
face-take-from = { $giver ->
   *[another] take { $what } from another player
    [second] take { $what } from the player with the second-highest bid
    [each-other] take { $what } from each other player
}
face-take-all-from = { $giver ->
   *[another] take all { $what } of another player, without asking how much
    [second] take all { $what } of the player with the second-highest bid
    [each-other] take all { $what } of each other player
}
face-failing = failing that, { $what }
face-pay = pay { $price } and { $rewards }
face-may-pay = you may pay { $price } and { $rewards }
face-price-one-colour = { $what } of one colour
face-price-each-colour = { $what } of each colour
face-price-all-stones = all your stones
face-price-bid = all coins you bid, fairy gold included,
face-name = name a colour
face-name-in-bag = name a colour that is in the bag
face-lose = { $loser ->
   *[each] every player loses all { $what }, and so do you
    [each-other] every other player loses all { $what }
}
face-fill-all = put all stones of the bank into the bag
face-fill = put { $what } of each colour into the bag
face-draw = draw { $what } from the bag and keep them
face-dare = draw stone after stone; stop and keep them, or draw the named colour and lose them
face-buy = buy any number of stones, each for { $prices }
face-use-played = use a character already put up this turn, even one passed over or cursed
face-use-stack = choose a character still to come this turn and use it
face-use-random = draw a character still to come this turn and use it
face-keep = keep this card; play it when you win another auction and use that character twice
face-never-twice = cannot be used twice
