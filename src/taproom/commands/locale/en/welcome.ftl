# What `taproom` says when it is started without a command.

welcome = Taproom: The Red Dragon Inn and Fist of Dragonstones, by the book.
welcome-play = taproom play              in this terminal, against bots (--lines for plain lines)
welcome-serve = taproom serve             with friends, in browsers; it says at which address
welcome-join = taproom join ADDRESS      at a friend's table, from this terminal
welcome-rules = taproom rules R7          the rules, by number or by word
welcome-card = taproom card "Tip the Wench"   what a card says and does
welcome-pack = taproom pack new FOLDER   your own character
welcome-arena = taproom arena             tournaments of bots; balance tells how fair the decks are
welcome-help = taproom COMMAND --help    everything about a command; --lang ru speaks Russian
offer = Play now? Enter: the Inn. d: Fist of Dragonstones. b: in the browser. q: no. { "" }
