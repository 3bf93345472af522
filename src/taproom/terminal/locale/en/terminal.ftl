# What the full-screen terminal client says.

waiting = The others are thinking.
gathering = The table is being laid. Its code is { $code }. Seats taken: { $taken } of { $seats }.
gathering-host = The table is being laid. Its code is { $code }. Seats taken: { $taken } of { $seats }. Press b for a bot on the next seat, s to start.
lost = The connection is lost; trying again.
found = Connected.
closed = The house has closed: { $reason }
you-won = You have won.
you-lost = The game is over. Winner: { $names }.
picked = { $count } chosen; Enter on the last line when that is right.
pick-done = Done: { $count } of { $fewest } to { $most }
said = { $name }: { $text }
preview = { $text }
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
key-table = Table
key-log = Log
key-why = Why
key-odds = Odds
key-undo = Undo
key-pass = Pass
key-say = Say
key-language = Русский
key-concede = Give up
key-quit = Leave
key-bot = Bot
key-start = Start
really-concede = Press x again to give the game up.
key-help = Keys
keys-answers = 1 to 9, Enter or a click: answer; arrows: look at an answer and at what it would do.
