# What `taproom` says when it is started without a command.

welcome = Taproom: The Red Dragon Inn and Fist of Dragonstones, by the book.
welcome-play = taproom play             in this terminal, against bots; --lines: plain lines
welcome-serve = taproom serve            with friends, in browsers; it says at which address
welcome-join = taproom join ADDRESS     at a friend's table, from this terminal
welcome-rules = taproom rules R7         the rules, by number or by word
welcome-card = taproom card NAME        what a card says and does
welcome-pack = taproom pack new FOLDER  a character of your own
welcome-arena = taproom arena            tournaments of bots; balance: are the decks fair?
welcome-help = taproom COMMAND --help   everything about a command
welcome-language = --lang ru                по-русски
offer = Play now? Enter: the Inn. d: Fist of Dragonstones. b: in the browser. q: no. { "" }
