"""The full-screen client for terminals: the same protocol as the browser's, so it knows no rule of any game.

`wire` is what it needs of the messages, `link` the connection, `host` a house of its own for games against bots,
`app` the screen.
"""
