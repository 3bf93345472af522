# What the server itself says to people.

refused-malformed = That message makes no sense: { $problem }
refused-hello-first = Say hello first.
refused-token = This link is not valid here.
refused-too-fast = Too many messages. Please slow down.
refused-busy = Still working on your last request. One thing at a time, please.
refused-store = We can't save moves right now. Nothing is lost; please try again in a moment.
refused-spectator = Spectators can watch, but not play.
former-guest = A former guest
remark-removed = (removed)
cause-conceded = conceded
refused-not-playing = No game is being played right now.
refused-already-started = The game has already begun.
refused-not-over = The game is not over yet.
refused-not-host = Only { $name } can do that.
refused-no-seat = There is no seat { $seat } at this table.
refused-seat-taken = That seat is taken.
refused-seat-empty = Nobody sits there.
refused-no-free-seat = All seats are taken.
refused-seats-empty = { $n ->
    [one] One seat is still empty: a friend or a bot must take it.
   *[other] { $n } seats are still empty: friends or bots must take them.
}
refused-not-asked = You are not being asked anything now.
refused-late = Too late: that question is gone.
refused-answered = You have already answered that.
refused-not-offered = That is not one of the answers offered.
refused-no-window = There is nothing to hold now.
refused-holding = Everybody is already waiting for you.
refused-not-holding = Nobody is waiting for you.
refused-no-more-holds = You can use Hold only twice a turn.
refused-empty-remark = There is nothing to say.
refused-not-away = That seat's player is here, or was a moment ago.
refused-not-person = There is no person in that seat.
refused-conceded = You have conceded.
refused-not-solo = That works only when you are the only person at the table.
refused-not-lent = No bot is playing for you.
refused-nothing-to-undo = There is nothing to take back.
refused-takeback-open = { $name } is already asking to take something back.
refused-takeback-wait = { $n ->
    [one] Your takeback was declined. Wait one more second.
   *[other] Your takeback was declined. Wait { $n } more seconds.
}
refused-no-takeback = Nobody is asking to take anything back.
refused-not-concerned = Your consent isn't needed for that.
refused-silenced = Spectators may not speak at this table.
refused-expired = This link is no longer valid.
refused-no-table = There is no such table.
refused-options = The table cannot be set up like that: { $problem }
refused-origin = Requests from other sites are not accepted.
refused-too-large = That is too large.
refused-no-record = The record can be seen when the game is over.
refused-not-found = There is nothing here.
refused-method = That cannot be done here.
refused-cannot-go-on = This table was played under other rules and cannot continue here.
refused-set-aside = What is stored about this table is damaged, so it has been set aside and cannot continue. Other tables are not affected; the people who run this house can tell you more.
refused-cannot-show = { $rules ->
    [0] This game was played before rules had versions.
   *[other] This game was played under rules version { $rules }.
} This server uses version { $now } and can't replay it, but you can still download its record.
refused-too-many-tables = { $n ->
    [one] You have { $n } unfinished table already. Finish or leave it first.
   *[other] You have { $n } unfinished tables already. Finish or leave one of them first.
}
refused-full = There is no room for another table in this house.

notice-store-away = We can't save moves right now. Nothing is lost: the clocks have stopped and the table waits.
notice-store-back = Moves are being saved again. The game goes on.
notice-other-rules = The server was updated. This game continues under the new rules.
notice-closed = The house has closed this table. The game is over, and nobody has won.
refused-too-many-bots = { $n ->
    [one] There is room for one bot beside you.
   *[other] There is room for { $n } bots beside you.
}
refused-pauses = The longest pause cannot be shorter than the shortest, { $n } milliseconds.
refused-account-name = A name needs at least { $n } letters.
refused-weak-password = That password is one of the first anybody would try. Choose another.
refused-name-taken = Somebody has that name already. Choose another, or sign in.
refused-credentials = The name or the password is wrong.
refused-signed-out = Sign in first.
refused-header = Requests about accounts need the header X-Taproom, which our pages send.
refused-not-yours = Your account has no seat there.
refused-no-pack = There is no such pack here; send it again.
refused-pack = The pack has mistakes:
    { $problem }

ask-always = You have nothing to play here. Nobody else knows.
ask-always-pass = pass
bot-name = { $n ->
    [1] Barnaby
    [2] Agnes
    [3] Hob
    [4] Rosalind
    [5] Osric
    [6] Tilda
    [7] Mungo
   *[8] Winifred
}
spectator = A guest

phrase-hello = Hello, everybody!
phrase-cheers = Cheers!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well-played = Well played!
phrase-your-turn = Your turn!
phrase-moment = One moment, please.
phrase-good-game = Good game!

# What a link looks like where it is sent.
link-game = { $game ->
    [inn] The Red Dragon Inn
    [dragonstones] Fist of Dragonstones
   *[other] a tavern game
}
link-house = Taproom: tavern card games in your browser
link-house-text = The Red Dragon Inn and Fist of Dragonstones, with friends or bots. Nothing to install, no account needed.
link-invitation = Come and play { link-game }
link-invitation-text = { $phase ->
    [free] { $free ->
        [one] One seat is free
       *[other] { $free } seats are free
    } at a table of { $seats }. Open the link and sit down.
    [full] All seats are taken, but you are welcome to watch.
    [over] This game is over. Open the link to see how it went.
   *[none] Open the link and sit down.
}
link-story = The story of a game
link-story-text = Who won and why: { link-game }, turn by turn.
link-replay = A game to watch again
link-replay-text = { link-game }, move by move.
