# What `taproom replay` prints below the log.

replay-done = replayed { $done } of { $choices } choices
replay-winners = winners: { $names }
replay-not-over = the game is not over
replay-version = { $rules ->
    [0] rules from before versions were numbered
   *[other] rules version { $rules }
  }
replay-carried = started under { $begun }, continued under { $rules } after { $after } choices
replay-from-there = the log starts there: these rules can't replay what came before
replay-other = recorded under { $rules }, replayed with version { $now }: where the rules have changed, this is not what happened
