"""The kernel: the interface between games and everything else. It knows no game and imports nothing of ours."""
