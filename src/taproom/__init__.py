"""Taproom: tavern card games whose rules are enforced, explained and fast enough to search."""

__version__ = "0.1.0"
