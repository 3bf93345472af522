# The table of Fist of Dragonstones.

ds-title-asked = Your fist!
ds-where = turn { $turn } · auction { $place } of { $of }
ds-you = You

## Everybody
ds-points = { $n } of { $of } points
ds-behind = Behind the screen
ds-behind-short = screen
ds-behind-about = What you can know from what was shown: the fewest and the most.
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
ds-hint = Everybody fills a fist in secret; all open together. Every coin bid is spent, won or lost.
ds-fists-close = All fists are closed…
ds-you-win = You win with { $n }
ds-bag = The bag
ds-in-bag = In the bag
ds-drawn = Drawn
ds-named = Named:

## Mine
ds-my-screen = Behind my screen
ds-my-move = Your move
ds-about-fairy = back next turn
ds-about-gold = spent for good
ds-about-silver = breaks ties
ds-about-black = curses an auction
ds-about-amulets = doubles a bid
ds-fist-empty = empty fist
ds-in-fist = { $n ->
    [one] one coin in it
   *[other] { $n } coins in it
}
ds-less = One less: { $kind }
ds-more = One more: { $kind }
ds-close-fist = Close my fist
ds-open-again = Open it again
ds-skip = Go on
ds-ends-game = This wins the game.
ds-wait-closed = Your fist is closed. The others are still counting.
ds-wait-fists = The fists are being filled.
ds-wait-silver = Those who tied bid again, with silver.
ds-uses = { $name } decides how to use the character: { $card }.
ds-over = { $name } has won the game.

## Words beside the table
ds-side = Log and bank
ds-filter-all = All
ds-filter-bids = Bids
ds-filter-powers = Powers
ds-filter-chat = Chat
ds-key-digits = 0–9
ds-key-digits-text = so many coins, where a number has the focus
ds-key-arrows = ↑ ↓
ds-key-arrows-text = a coin more, a coin less
ds-key-enter = Enter
ds-key-enter-text = close the fist
ds-key-escape = Esc
ds-key-escape-text = to the end of what is shown
ds-key-t = T
ds-key-t-text = the whole table in words
