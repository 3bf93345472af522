# Questions.

decision-bidding = { $character }: what do you bid?
decision-silver-bidding = { $character }: a tie. How much silver do you bid?
decision-whether-twice = { $character }: will you use it twice?
decision-which-mode = { $character }: which of the two?
decision-whether-to-pay = { $character }: do you pay?
decision-stones-to-pay = { $character }: which stones do you pay?
decision-which-stone = { $character }: which stone do you take?
decision-whom = { $character }: from whom?
decision-which-colour = { $character }: which colour do you name?
decision-which-character = { $character }: which character do you use?
decision-purchase = { $character }: what do you buy?
decision-daring = { $character }: another stone?

# Options.

option-bid = bid { $what }
option-bid-nothing = bid nothing
option-bid-silver = bid { $what }
option-once = use it once
option-twice = play { $character } and use it twice
option-use-mode = { $what }
option-decline = decline
option-pay = pay
option-pay-stones = pay { $what }
option-pay-nothing = pay nothing
option-take-stone = take { $what }
option-rob = { $other }
option-name = { $colour }
option-use = use { $character }
option-buy = buy { $what } for { $price }
option-stop = stop
option-draw = draw
