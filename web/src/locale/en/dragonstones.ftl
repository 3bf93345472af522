# The table of Fist of Dragonstones.

## At the door
ds-glimpse = How it goes
ds-glimpse-fill = Fill your fist
ds-glimpse-fill-text = with as many coins as this character is worth to you. Nobody sees how many.
ds-glimpse-open = All open together
ds-glimpse-open-text = The most coins win. Every coin bid is spent, win or lose.
ds-glimpse-score = Use the character you won
ds-glimpse-score-text = Gather stones, trade them for points, rob a friend. Three points win.
ds-glimpse-who = Some of the characters up for auction
ds-glimpse-all = all of them

ds-title-asked = Your fist!
ds-where = turn { $turn } · auction { $place } of { $of }
ds-you = You

## Everybody
ds-points = { $n } of { $of } points
ds-behind = Behind the screen
ds-behind-short = screen
ds-behind-about = What you can tell from what was shown: the fewest and the most.
ds-spent = spent
ds-spent-mine = { $n ->
    [one] { $n } spent, comes back next turn
   *[other] { $n } spent, come back next turn
}
ds-keeps = keeps: { $card }
ds-bank = The bank

## The auction
ds-lineup = This turn's auctions
ds-face-down = face down
ds-block = On the block
ds-on-the-block = On the block
ds-to-come = Still to come, order unknown
ds-last-one = The last auction of this turn
ds-bids = The fists
ds-silver-bids = The silver
ds-last-auction = Before: { $card }
ds-empty = empty
ds-hint = Everybody fills a fist in secret; all open together. Every coin bid is spent, win or lose.
ds-fists-close = All fists are closed…
ds-fists-open = All fists open!
ds-you-win = You win with { $n }
ds-bag = The bag
ds-in-bag = In the bag
ds-drawn = Drawn
ds-named = Named:

## Mine
ds-my-screen = Behind my screen
ds-my-move = Your move
ds-short-fairy = fairy gold
ds-short-gold = gold
ds-short-silver = silver
ds-short-black = black coins
ds-short-amulets = amulets
ds-about-fairy = back next turn
ds-about-gold = spent for good
ds-about-silver = breaks ties
ds-about-black = curses it: nobody wins
ds-about-amulets = doubles a bid
ds-explain-black = A black coin in a fist curses the character: nobody wins it, and what was bid is lost.
ds-explain-amulets = An amulet in a fist doubles the bid.
ds-fist-empty = empty fist
ds-in-fist = { $n ->
    [one] one coin in it
   *[other] { $n } coins in it
}
ds-less = One less: { $kind }
ds-more = One more: { $kind }
ds-close-fist = Close my fist
ds-sit-out = Nothing more this turn
ds-sits-out = You bid nothing until this turn is over.
ds-ask-again = Ask me again
ds-again = Once more, slowly
ds-open-again = Open it again
ds-skip = Go on
ds-ends-game = This wins the game.
ds-wait-closed = Your fist is closed. The others are still counting.
ds-wait-fists = The fists are being filled.
ds-wait-silver = Those who tied bid again, with silver.
ds-uses = { $name } decides how to use the character: { $card }.
ds-over = { $you ->
    [true] You have won the game.
   *[other] { $name } has won the game.
}
ds-result = How everybody stands

## A first game
ds-hint-goal = Three points win.
ds-hint-goal-text = Points are bought with dragonstones, from wizards and their like. Dragons bring stones, others coins or mischief.
ds-hint-fist = Fill your fist.
ds-hint-fist-text = Click coins, or use plus and minus, then close it. All fists open together, and every coin in them is spent, win or lose.
ds-hint-screen = What the coins are for.
ds-hint-screen-text = Only you see them all. Fairy gold comes back next turn, gold is spent for good, silver breaks ties.
ds-hint-rivals = Count the others' coins.
ds-hint-rivals-text = Below each name is what that player may still have. A player who has spent a lot cannot stop you now.
ds-hint-rivals-tap = Tap a name to see what that player may still have. A player who has spent a lot cannot stop you now.
ds-hint-power = The character is yours.
ds-hint-power-text = Choose how to use it: each button says what will change.

## Words beside the table
ds-side = Log and bank
ds-filter-all = All
ds-filter-bids = Bids
ds-filter-powers = Powers
ds-filter-chat = Chat
ds-key-digits = 0–9
ds-key-digits-text = that many coins, while a number is selected
ds-key-arrows = ↑ ↓
ds-key-arrows-text = a coin more, a coin less
ds-key-enter = Enter
ds-key-enter-text = close the fist
ds-key-escape = Esc
ds-key-escape-text = skip to the end
ds-key-n = N
ds-key-n-text = on to the next event
ds-key-r = R
ds-key-r-text = the last auction again, slowly
ds-key-t = T
ds-key-t-text = the whole table in words
