# What the full-screen terminal client says.

waiting = The others are thinking.
gathering = The table is being laid. Friends sit down by the link { $link }. At the table, of { $seats }: { $names }.
gathering-host = The table is being laid. Friends sit down by the link { $link }. At the table, of { $seats }: { $names }. Press b for a bot on the next seat, s to start.
lost = The connection is lost; trying again.
found = Connected.
closed = The house has closed: { $reason }
you-won = You have won.
you-lost = The game is over. Winner: { $names }.
pick-done = Done: { $count } chosen, from { $fewest } to { $most } may be
said = { $name }: { $text }
no-preview = Nothing changes for now.
odds = Chances to win after { $games ->
    [one] one imagined game
   *[other] { $games } imagined games
}: { $list }
odds-of = { $name } { $chance } %
say-something = Say to the table:
title-hand = Your hand
title-table = The table
title-bots = Why the bots did that
title-log = What happened
close = Press Esc to close.
key-hand = Hand
key-table = Table: everybody's figures in full
key-log = Log
key-why = Why the bots did what they did
key-odds = Odds: how likely everybody is to win
key-undo = Undo
key-pass = Pass
key-hold = Hold: ask everybody to wait when cards may be answered; again: go on
held = { $names }: wait a moment!
closes = ({ $seconds } s; m asks for more)
lines-closes = Time to answer: { $seconds } s. "hold" asks everybody for more, and once again to go on.
key-say = Say
key-language = Русский
key-concede = Give up
key-quit = Leave
key-bot = A bot for the next seat, before the game
key-start = Start the game
really-concede = Press x again to give the game up.
key-help = Keys
keys-answers = Digits, Enter or a click: answer; where there are more than nine answers, digits lead to one and Enter takes it. Arrows: look at an answer, at its card and at what it would do.
title-cards = Cards: those you can answer with, then those named last
no-cards = No card has been named yet.
key-cards = Cards
pick-exactly = Done: { $count } chosen, { $most } needed
key-done = Done choosing, where several may be chosen
seated = At the table, in this order: { $names }.
nothing-yet = Nothing has happened yet.
lines-pick = From { $fewest } to { $most } numbers; - or Enter for none.
lines-misunderstood = That is no answer: numbers go from 1 to { $most }; h for help.
lines-help = A number answers; several where several may be chosen; Enter takes the answer marked with *. ? your hand, ?? the table, ?3 what answer 3 says and does, w why the bots did that, hold asks everybody to wait (or to go on), say ... speaks, q leaves.
lines-late = Too late: the question has changed.
