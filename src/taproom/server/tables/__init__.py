"""The table as an actor: its log, the game being played, windows, takebacks, bots."""
