# What `taproom replay` says after the log.

replay-done = replayed { $done } of { $choices } choices
replay-winners = winners: { $names }
replay-not-over = the game is not over
replay-version = { $rules ->
    [0] an earlier rules version without a number
   *[other] rules version { $rules }
  }
replay-carried = begun under { $begun }, carried over to { $rules } after { $after } choices
replay-from-there = what came before cannot be played again by these rules: the log begins there
replay-other = recorded under { $rules }; this program has version { $now } and made the choices again by it: where the two differ, it went otherwise then
