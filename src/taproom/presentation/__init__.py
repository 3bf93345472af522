"""What people are shown of any game, whichever client draws it."""
