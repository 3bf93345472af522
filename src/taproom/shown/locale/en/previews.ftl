# What would follow from an answer. $seat is a name, $what a number's name, $before and $after numbers.

change = { $seat }: { $what } { $before } → { $after }
range = { $least } to { $most }
nothing = Nothing changes.
hidden = It depends on what is hidden.
game-over = The game ends.
