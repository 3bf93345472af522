# What would follow from an answer. $seat is a name, $what a number's name, $before and $after numbers.
# Messages that end in -you are about the player who is asked, those that end in -team about what a team shares.

change = { $seat }: { $what } { $before } → { $after }
change-you = Your { $what }: { $before } → { $after }
change-team = Your team's { $what }: { $before } → { $after }
kept = { $seat } keeps { $what }
kept-you = You keep your { $what }
kept-team = Your team keeps its { $what }
stays = { $seat }: { $what } stays at { $before }
stays-you = Your { $what } stays at { $before }
stays-team = Your team's { $what } stays at { $before }
# $told is one of the above.
compared = { $told } (if you pass: { $before } → { $after })
range = { $least } to { $most }
idle = No effect: it would be the same as passing.
nothing = Nothing changes.
hidden = Depends on what is hidden.
game-over = The game ends.
