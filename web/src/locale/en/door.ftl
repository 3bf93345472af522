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
door-bots = Bots
door-bots-level = How well the bots play
rules = Rules
rules-line = in two minutes
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
friends-lead = You get a link for your friends. They need no account: they pick a name and sit down.
friends-game = Game
friends-seats = Seats
friends-pace = Time to think
friends-answers = Answers to cards
answers-even = secret
answers-even-line = Pauses follow this table's pace, not the cards in hand. The clock never gives away who holds an answer.
answers-quick = quick
answers-quick-line = The game moves on as soon as everybody who can answer has done so. It takes about half the time, but the clock gives away that somebody held an answer.
friends-drinks = Drinks
friends-bar = with the Bar Deck
friends-who = Who may join
friends-private = friends only
friends-private-line = Only people with the link or the code can find it.
friends-listed = everybody
friends-listed-line = It is in the list of open tables: anybody may sit down or watch.
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
drinks-rdi6 = the villains' set
drinks-rdi9 = the Undercity set
friends-events = Events
events-none = none
events-none-line = Nothing happens but what people do.
events-dungeon = in the dungeon
events-dungeon-line = Every few turns something happens that only happens under a city, and it happens to everybody.
events-sea = at sea
events-sea-line = The party is aboard a ship, and every few turns the sea takes a hand in it.
events-both = both
events-both-line = A dungeon with a harbour: both decks, each with its own clock.
friends-taverns = Taverns
taverns-none = one
taverns-none-line = The party stays at the Red Dragon Inn all night.
taverns-all = pub crawl
taverns-all-line = When a Drink calls for a Chaser you may crawl to another tavern: it has Drinks of its own, and an Event for everybody.

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
join-code-note = Six letters and digits. The person who laid the table sees them beside the seats.
join-find = Find it

lobby-title = Open tables
lobby-join = Sit down
lobby-none = No table is open at the moment.
lobby-lay = Lay one
lobby-watch = Watch
lobby-playing = the game is on
lobby-full = all seats are taken, not dealt yet

friends-mode = Mode
door-mode = How to play
door-side = Which side you are on
door-side-me = You are { $role }

role-boss = the Boss
role-challenger = a Challenger
role-leader = a Leader
role-lackey = a Lackey
