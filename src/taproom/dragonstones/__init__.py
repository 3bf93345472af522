"""Fist of Dragonstones: blind auctions for the favours of witches, thieves and dragons."""
