"""Sage: a player that thinks ahead, in any game that gives it a guide.

It imagines the cards it cannot see, again and again, and plays each imagined position on (`search`), remembering for
every seat which of its answers turned out well (`memory`). `player` is the bot that does so within a budget.
"""
