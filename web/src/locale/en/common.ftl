# Words that every screen uses.

skip = Skip to the table
close = Close
tools = Tools
language = Language
on = On
off = Off
games = Games
characters = Characters
guest = Guest
copied = Copied.
to-the-door = To the door

game-inn = The Red Dragon Inn
game-inn-line = last one standing drinks free
game-inn-about = Drink, gamble and quarrel until the others have passed out or run out of Gold.
game-dragonstones = Fist of Dragonstones
game-dragonstones-line = what have you got in your hand?
game-dragonstones-about = Bid with coins in a closed fist for wizards, dragons and thieves, gather dragonstones and turn them into three points before anybody else.

away-title = Nobody answers the door
away-again = Try again
house-unreachable = The house does not answer. Please try again in a moment.
connection-lost = Connection lost, trying again…
connection-twice = This seat is open in another tab too. Both can play; the first answer counts.

gone-title = You can't come in here
gone-client = This page is out of date. Please reload it.
gone-token = This seat belongs to somebody else now. Ask for another link.
gone-origin = The table is served from another address.
gone-table = There is no such table any more.
gone-aside = This table cannot continue here: what the house has stored of it is damaged, or it was played under other rules.

nowhere-title = Nothing behind this door
nowhere-text = The address leads nowhere. Perhaps a letter is missing.

settings = Settings
settings-name = Your name
settings-size = Text size
settings-speed = Speed
settings-at-once = at once
settings-motion = Movement
settings-motion-system = same as the system
settings-motion-full = full
settings-motion-reduced = reduced
settings-sound = Sound
settings-volume = Volume
settings-note = Kept on this device only.

character-by-lot = By lot
character-by-lot-text = let the dice decide
character-taken = taken: { $name }
character-no-boss = cannot be a Boss
stat-of = { $value } of { $of }
your-name = Your name
candle = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
seconds = { $seconds } s
