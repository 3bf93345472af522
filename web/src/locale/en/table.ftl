# Around a table, whatever is played at it.

table-loading = The table is being laid…

gathering-title = Before the game
gathering-fill = { $n ->
    [one] Let a bot take the last seat
   *[other] Let bots take the { $n } free seats
}
gathering-deal = Deal
gathering-wait = { $name } deals when everybody sits.
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
level-easy = gentle
level-medium = solid
level-hard = strong
level-random = careless
level-regular = regular
facts-time = { $seconds } s for a choice
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
over-again = Again, with the same people
over-replay = See it again
over-verify = Were the shuffles fair?

verify-text = Before the game the house promised a secret by publishing its fingerprint (SHA-256). Now it shows the secret. The dice were made from it and from everybody's own number, so the house alone could not choose them. “taproom verify” checks the record.
verify-commitment = The promise
verify-secret = The secret
verify-numbers = Everybody's numbers
verify-record = The record of the game

plain-table = The table
plain-waiting = The others are thinking.
plain-done = Done
plain-log = What happened
your-turn = It is your turn!
