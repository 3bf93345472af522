# Around a table, whatever is played at it.

table-loading = The table is being laid…

gathering-title = Before the game
gathering-fill = { $n ->
    [one] Let a bot take the last seat
   *[other] Let bots take the { $n } free seats
}
gathering-change = Change the settings
gathering-deal = Deal
gathering-wait = { $name } deals once everybody is seated.
gathering-leave = Leave the table
gathering-free = { $n ->
    [one] One seat is still free: a friend or a bot must take it.
   *[other] { $n } seats are still free: friends or bots must take them.
}
seat-empty = A free seat
seat-number = seat { $n }
seat-you = you
seat-host = host
seat-away = not connected
seat-bot-level = Level of the bot for seat { $n }
seat-add-bot = Add a bot
seat-send-away = Send { $name } away
level-random = careless
level-regular = regular
level-easy = thoughtful
level-medium = solid
level-hard = strong
facts-time = { $seconds } s per choice
facts-no-time = no time limit

invite-title = Invite friends
invite-qr = QR code with the link to this table
invite-code = Code
invite-copy = Copy the link
invite-watch = Link to watch

over-you = You have won!
over-won = { $winners ->
    [one] { $names } has won
   *[other] { $names } have won
}
over-nobody = Nobody has won
over-conceded = All the others gave up.
over-given-up = Everybody who played gave up.
over-again = Again, with the same people
over-replay = See it again
over-verify = Were the shuffles fair?


plain-table = The table
plain-waiting = The others are thinking.
plain-done = Done
plain-log = What happened
your-turn = It is your turn!

## Parts of every table
table-absent = Somebody is away
table-absent-one = { $name } is not connected.
table-concede = Give up
table-concede-no = No, play on
table-concede-sure = The others play on without you. There is no way back.
table-concede-yes = Yes, give up
table-filters = What to show
table-lend = Let a bot play for now
table-lend-mine = Let a bot play for me
table-lent-mine = A bot plays for you.
table-log = What happened
table-log-new = { $n ->
    [0] What happened
    [one] What happened, one new line
   *[other] What happened, { $n } new lines
}
table-more-answers = { $n ->
    [one] one more answer
   *[other] { $n } more answers
}
table-log-below = { $n ->
    [one] One new line below
   *[other] { $n } new lines below
}
table-menu = The table
table-odds = Who will win?
table-odds-text = Games played out from here, using only what you can know: { $n }.
table-odds-wait = Playing it through…
table-phrases = Quick phrases
table-speaker = { $name } ({ $character })
table-say = Say something…
table-reasons = Why did the bots do that?
table-reasons-none = They have not had a choice yet.
table-reclaim = Take my seat back from the bot
table-show-again = Show again
table-takeback = { $n ->
    [one] { $name } would like to take the last choice back.
   *[other] { $name } would like to take the last { $n } choices back.
}
table-takeback-mine = You asked to take something back. Waiting for: { $names }.
table-takeback-no = No
table-takeback-withdraw = Never mind
table-takeback-yes = Allow it
table-text-hand = Your hand
table-text-question = The question
table-text-table = The table
table-text-view = Text view
table-undo = Take back
table-phrase-hello = Hello, everybody!
table-phrase-cheers = Cheers!
table-phrase-thanks = Thank you!
table-phrase-sorry = Sorry!
table-phrase-well-played = Well played!
table-phrase-your-turn = Your turn!
table-phrase-moment = One moment, please.
table-phrase-good-game = Good game!

## Showing what happened
tempo = What is shown
tempo-pause = Pause
tempo-go-on = Go on
tempo-next = Next (N)
tempo-skip = To the end

## Hints of a first game
table-guide = A hint
table-hint-read = Got it
table-hint-skip = No more hints
table-hint-of = { $n } of { $of }

## Before the deal
gathering-talk = Talk at the table

gathering-shuffle = Shuffle the teams
gathering-team = Team { $n }
gathering-team-yours = Your team
gathering-boss = The Boss, alone
gathering-challengers = The Challengers, together
seat-crown = Make the Boss: { $name }
seat-crown-short = Make the Boss
seat-swap = Change places: { $name }
seat-swap-short = Change places
seat-swap-with = Change places with { $name }
seat-swap-hint = Choose who changes places with { $name }.
seat-sit-here = Sit here
over-your-team = Your team has won!
