# The door, the lobby and the way to a seat.

door-hello = Come in. Your friends are still on their feet.
door-start = Start
door-also = Also here
door-who = Who are you tonight?
play-now = Play now
play-now-line = four seats, three bots, at once
play-now-as = four seats, three bots, you as { $name }
play-friends = Play with friends
play-friends-line = a link and a QR code, no account
door-bots = Bots:
door-bots-level = How well the bots play
rules = Rules
rules-line = in ten minutes
watch = Watch
watch-line = see who is playing
watch-open = { $n ->
    [0] no table is open
    [one] one table is open
   *[other] { $n } tables are open
}

own-tables = Your tables
own-table-back = Back to your table:

friends-title = Lay a table
friends-lead = You get a link for your friends. They need no account: a name, and they sit.
friends-game = Game
friends-seats = Seats
friends-pace = Time to think
friends-answers = Answers to cards
answers-even = secret
answers-even-line = Every wait is as long as this table needs. Nobody can tell from the clock who holds an answer.
answers-quick = quick
answers-quick-line = The game goes on as soon as those who can answer have done so. It takes about half the time, but the clock tells when somebody holds an answer.
friends-drinks = Drinks
friends-bar = with the Bar Deck
friends-who = Who may come
friends-private = friends only
friends-private-line = Only people with the link or the code find it.
friends-listed = everybody
friends-listed-line = It is in the list of open tables: anybody may sit down, and watch.
friends-lay = Lay the table
friends-have-code = I have a code
pace-calm = no limit
pace-calm-line = Nobody is hurried: to think longer about a card, say Hold. Good among friends.
pace-usual = usual
pace-usual-line = A minute for a choice and three in reserve; up to 7 seconds to answer a card, and 20 more with Hold.
pace-brisk = brisk
pace-brisk-line = Half a minute for a choice and one in reserve; up to 4 seconds to answer a card, and 10 more with Hold.
drinks-rdi1 = the first set
drinks-rdi1-rdi2 = sets 1 and 2
drinks-rdi1-rdi2-rdi3 = sets 1 to 3

join-title = Join a table
join-table = { $host } has laid a table
join-table-empty = A table is laid for you
join-free = { $n ->
    [0] no seat is free
    [one] one seat is free
   *[other] { $n } seats are free
}
join-sit = Sit down
join-note = No account, no password. This device keeps your seat.
join-full = All seats are taken.
join-begun = The game has already begun.
join-code = The table's code
join-code-note = Six letters and digits. Whoever laid the table sees them beside the seats.
join-find = Find it

lobby-title = Open tables
lobby-join = Sit down
lobby-none = No table is open at the moment.
lobby-lay = Lay one
lobby-watch = Watch
lobby-playing = the game is on
lobby-full = all seats are taken, not dealt yet
