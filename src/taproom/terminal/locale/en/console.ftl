# What the terminal game itself says.

welcome = You are { $name }. Type h for help.
help = Answer with a number; several numbers where several may be chosen, - for none. Enter alone takes the answer marked with *.
help-about = ?3       what the card of answer 3 says, and what the answer would do
help-words = word     only the answers that have this word
help-hand = ?        your hand: what can be played now, and why the rest cannot
help-table = ??       the table (also: table)
help-always = a        ask about cards that need no occasion every time you could play one, not once a turn; again: once a turn
help-quit = q        leave the game
asks-always = From now on you are asked every time you could play a card that needs no occasion.
asks-once = From now on you are asked about cards that need no occasion once a turn.
prompt = >
console-pick-any = Up to { $most }: numbers, or - for none.
console-pick-some = From { $fewest } to { $most } numbers.
console-pick-exactly = { $most ->
    [one] One number.
   *[other] { $most } different numbers.
}
not-a-number = "{ $text }" is not an answer: type a number from 1 to { $most }, or h for help.
out-of-range = There is no answer { $number }: they go from 1 to { $most }.
too-many = Please choose one number only.
wrong-count = You chose { $count }; it must be from { $fewest } to { $most }.
repeated = { $number } was named twice.
nothing-to-show = There is nothing to show.
farewell = You left the game.
recorded = The game was recorded in { $path }.
console-won = You won!
console-lost = You lost. Better luck next time.
