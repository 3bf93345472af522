"""The full-screen client for terminals: the same protocol as the browser's, so it knows no rule of any game.

`link` is the connection, `host` a house of its own for games against bots, `app` the full screen, `lines` the same game
in plain lines. `console` plays without a server.
"""
