# Fist of Dragonstones in English.

## Things

coins = { $kind ->
    [fairy] { $n } fairy gold
   *[gold] { $n } gold
    [silver] { $n } silver
    [black] { $n ->
        [one] { $n } black coin
       *[other] { $n } black coins
    }
    [amulets] { $n ->
        [one] { $n } amulet
       *[other] { $n } amulets
    }
}
all-coins = { $kind ->
    [fairy] fairy gold
   *[gold] gold
    [silver] silver
    [black] black coins
    [amulets] amulets
}
stones = { $colour ->
    [red] { $n ->
        [one] { $n } red stone
       *[other] { $n } red stones
    }
    [blue] { $n ->
        [one] { $n } blue stone
       *[other] { $n } blue stones
    }
    [yellow] { $n ->
        [one] { $n } yellow stone
       *[other] { $n } yellow stones
    }
    [named] { $n ->
        [one] { $n } stone of the named colour
       *[other] { $n } stones of the named colour
    }
   *[any] { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
}
all-stones = { $colour ->
    [red] red stones
    [blue] blue stones
    [yellow] yellow stones
    [named] stones of the named colour
   *[any] stones
}
colour = { $colour ->
   *[red] red
    [blue] blue
    [yellow] yellow
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nothing = nothing
nobody-named = player { $n }
and = { $first } and { $second }
or = { $first } or { $second }

## The faces of the cards

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

## What happens

started = { $who } draws { $what }.
turn-began = Turn { $n }: { $what } join the others.
reshuffled = The Special Characters are shuffled anew.
turned-up = { $character } is put up for auction.
not-played = { $character } is the last of the turn and is not played.
revealed = { $who } bids { $what }.
revealed-nothing = { $who } opens an empty fist.
revealed-doubled = { $who } bids { $what }, worth { $n }.
cursed = { $who } curses { $character } with a black coin: nobody wins.
passed-over = Nobody bids; { $character } is passed over.
tied = A tie at { $n }: { $what } bid again, with silver.
silver-revealed = { $who } bids { $what }.
silver-revealed-nothing = { $who } opens an empty fist.
silver-revealed-doubled = { $who } bids { $what }, worth { $n }.
nobody-won = Tied again: nobody gets { $character }.
won = { $who } wins { $character } with { $n }.
used = { $who } uses { $character }.
announced = { $who } announces { $character }: { $other } will be used twice.
doubled = { $who } plays { $character } and uses { $other } again.
kept = { $who } keeps { $character }.
scored = { $who } gains { $what } and has { $n }.
took-coins = { $who } takes { $what }.
took-stones = { $who } takes { $what }.
paid-stones = { $who } pays { $what }.
paid-coins = { $who } pays { $what }.
robbed-stone = { $who } takes { $what } from { $other }.
robbed-coins = { $who } takes { $what } from { $other }.
robbed-spent = { $who } takes { $what } that { $other } had already spent.
robbed-of-all = { $who } takes { $what } from { $other }.
robbed-of-all-unseen = { $who } takes all { $what } from { $other }.
robbed-nothing = { $other } has nothing that { $who } could take.
bought = { $who } buys { $what } for { $price }.
named = { $who } names { $colour }.
lost-stones = { $who } loses { $what }.
lost-coins = { $who } loses { $what }.
filled-bag = Into the bag go { $what }.
drew = { $who } draws { $what }.
drew-named = { $who } draws { $what }, the named colour: everything drawn goes back.
kept-drawn = { $who } stops and keeps { $what }.
kept-nothing = { $who } stops with nothing.
declined = { $who } declines.
fairy-returned = { $who } gets { $what } back.
black-returned = { $who } returns { $what }.
turn-ended = Turn { $n } is over.
game-won = { $who } wins the game.

## Questions

decision-bidding = { $character }: what do you bid?
decision-silver-bidding = { $character }: a tie. How much silver do you bid?
decision-whether-twice = { $character }: will you use it twice?
decision-which-mode = { $character }: which of the two?
decision-whether-to-pay = { $character }: do you pay?
decision-stones-to-pay = { $character }: which stones do you pay?
decision-which-stone = { $character }: which stone do you take?
decision-whom = { $character }: from whom?
decision-which-colour = { $character }: which colour do you name?
decision-which-character = { $character }: whom do you use?
decision-purchase = { $character }: what do you buy?
decision-daring = { $character }: another stone?

## Options

option-bid = bid { $what }
option-bid-nothing = bid nothing
option-bid-silver = bid { $what }
option-once = use it once
option-twice = play { $character } and use it twice
option-use-mode = { $what }
option-decline = decline
option-pay = pay
option-pay-stones = pay { $what }
option-take-stone = take { $what }
option-rob = { $other }
option-name = { $colour }
option-use = use { $character }
option-buy = buy { $what } for { $price }
option-stop = stop
option-draw = draw

## Why not

refusal-not_tied = You are not among those tied for the highest bid.
refusal-no_black_coin_in_silver_bidding = A black coin cannot be added to a bid of silver.
refusal-silver_only = A tie is broken with silver only.
refusal-gold_only = The first bid is of gold only.
refusal-last_of_turn = The last character of the turn would need another one: no auction is held.
refusal-no_bidding = No auction is held now.
refusal-too_few_coins = You do not have so many coins behind your screen.
refusal-coins_already_spent = Some of your fairy gold is spent until the end of the turn.
refusal-no_black_coin = You have no black coin.
refusal-no_amulet = You have no amulet.
refusal-one_amulet_only = A bid can hold one amulet only.
refusal-cannot_pay = You do not have the stones for that.
refusal-not_the_winner = Only the winner of an auction can use its character twice.
refusal-nothing_kept = You keep no character that would let you use this one twice.
refusal-kept_for_later_auctions = The card you keep is for later auctions only.
refusal-never_twice = This character can never be used twice.
refusal-twice_already = It is being used twice already.
refusal-not_itself = A character that repeats others cannot repeat itself.
refusal-not_up_yet = That character has not been put up this turn.
refusal-held_by_another = Another player holds that card.
refusal-not_in_stack = That character is not among those still to come.
refusal-not_yourself = You cannot rob yourself.
refusal-not_second = That player did not make the second-highest bid.
refusal-has_no_stone = Somebody else has a stone to take, and that player has none.
refusal-none_in_bank = The bank has none left.
refusal-not_sold_for_that = Stones are not sold for that.
refusal-another_colour = That is another colour.
refusal-none_of_that_colour = That player has no stone of that colour.
refusal-not_in_bag = There is no stone of that colour in the bag.
refusal-not_asked = That is not being asked now.
