"""The kernel: what a game is to everybody else. It knows no game and imports nothing of ours."""
