# An account, for those who want one.

account = Account
account-line = your games and wins
account-lead = You don't need an account to play. With one, your games are kept: how they went, and a replay of each, on every device. No e-mail address, just a name and a password.
account-name = Name
account-password = Password
account-password-note = At least eight characters.
account-password-new-note = At least eight characters. We cannot send it to you again: keep it safe.
account-sign-in = Sign in
account-sign-up = Sign up
account-sign-out = Sign out
account-sign-out-everywhere = Sign out on all { $n } devices
account-since = Here since { $date }
account-keys = Your account
account-change-password = Change the password
account-password-old = Current password
account-password-new = New password
account-password-changed = Password changed; all other devices are signed out.
account-delete = Delete the account
account-delete-text = The account, its history and statistics are deleted, and its name and everything it said disappear from every game. This cannot be undone.
account-delete-yes = Delete everything
account-delete-no = Keep it
account-deleted = The account and everything in it are gone.
account-statistics = So far
account-games = { $n ->
    [one] game
   *[other] games
}
account-wins = { $n ->
    [one] win
   *[other] wins
}
account-column-games = games
account-column-wins = wins
account-by-game = By game
account-by-character = By character
account-by-seats = By number of players
account-causes = What ended lost games
account-seats = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
account-history = Games
account-nothing-yet = No games yet.
account-running = Still in progress
account-won = Won
account-lost = Lost
account-place = Place { $place } of { $seats }
account-rules = { $rules ->
    [0] Played before rules had versions
   *[other] Played under rules version { $rules }
} (now { $now }); the replay stops where the two differ
account-length = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
account-take-up = Back to the table
