# What would follow from an answer. $seat is a name, $what a number's name, $before and $after numbers.
# Of whoever is asked, the messages that end in -you are said.

change = { $seat }: { $what } { $before } → { $after }
change-you = Your { $what }: { $before } → { $after }
kept = { $seat } keeps { $what }
kept-you = You keep your { $what }
stays = { $seat }: { $what } stays at { $before }
stays-you = Your { $what } stays at { $before }
# $told is one of the above.
compared = { $told } (if you pass: { $before } → { $after })
range = { $least } to { $most }
idle = No effect: all would be as if you passed.
nothing = Nothing changes.
hidden = It depends on what is hidden.
game-over = The game ends.
