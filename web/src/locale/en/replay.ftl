# A finished game seen again, and the proof of its shuffles.

replay = Replay
replay-cannot = There is nothing to replay here
replay-only = This game is over: it can be watched, not changed.
replay-controls = Replay controls
replay-scrub = Step of the game
replay-where = Step { $step } of { $steps }, turn { $turn }
replay-turn = Turn { $turn }
replay-step = step { $step } of { $steps }
replay-chose = chose: { $what }
replay-back = One step back (←)
replay-on = One step forward (→)
replay-turn-back = To the start of the turn (Page up)
replay-turn-on = To the next turn (Page down)
replay-play = Play on (Space)
replay-pause = Pause (Space)
replay-as = Through whose eyes
replay-spectator = as a spectator
replay-eyes = { $name }'s eyes
replay-share = Copy a link to this moment
replay-out = { $name }: { $how }
replay-to-out = Go to: { $who }
replay-rules = { $rules ->
    [0] Played before rules had versions; this server uses version { $now }.
   *[other] Played under rules version { $rules }; this server uses version { $now }.
}
replay-rules-whole = They agree on every step, so you see the game exactly as it was.
replay-rules-until = They agree up to step { $last } of { $steps }, where the replay stops. The record has the whole game.
replay-rules-from = It started under other rules, so the replay begins at step { $first }.

verify-fair = The shuffles are what was promised.
verify-unfair = Something does not add up: do not trust these shuffles.
verify-how = Before the game the house drew a secret and showed its fingerprint (SHA-256). Then everybody's browser added a random number. The dice come from both together, so neither the house nor any player could choose them.
verify-right = right
verify-wrong = wrong
verify-promise = The promise has not changed
verify-promise-ok = The fingerprint is the one this device saw before the game.
verify-promise-bad = Before the game this device saw another fingerprint.
verify-secret = The secret is the promised one
verify-secret-ok = Its fingerprint is the one that was shown before the game.
verify-secret-bad = Its fingerprint is not the one that was shown before the game.
verify-number = Your number took part
verify-number-ok = The number this device added is part of them.
verify-number-bad = The number this device added is not part of them.
verify-key = The dice are made of the secret and everybody's numbers
verify-key-ok = Their key is the fingerprint of the secret and all the numbers together.
verify-key-bad = Their key is not the fingerprint of the secret and all the numbers together.
verify-not-here = This device was not at the table, so it cannot say what was promised before the game; it can only see whether everything fits together.
verify-by-browser = Worked out by this browser
verify-by-house = Dealt again by the house
verify-deal = Every shuffle comes from these dice
verify-deal-ok = The house started over with nothing but this key: all { $n } choices of the game fit the cards it deals. The replay you see is dealt the same way.
verify-deal-bad = The choices of the game could not be repeated with this key, or were made under rules that this house no longer has.
verify-dealing = The house is dealing the game again…
verify-by-you = Check it yourself
verify-rest = A browser cannot deal these cards, and the house could be lying. Download the record and deal the game again on your own computer: the first command plays it from this key, the second tells what happened, so that you can compare it with what you saw.
verify-copy = Copy the commands
verify-figures = The figures
verify-commitment = Fingerprint shown before the game
verify-server-secret = The house's secret
verify-numbers = Numbers by seat
verify-dice = Key of the dice
verify-record = Download the record
