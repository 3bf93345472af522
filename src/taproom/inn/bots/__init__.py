"""The regular: a plain, fast, sensible player of the Inn that asks the rules what cards do.

Every choice is weighed in one coin, the chance of winning.

What would happen: `shell` is a position made of a view, which the rules carry on (`simulation`); `unseen` knows which
cards are hidden, and `foreseen` what they do on average.

What that is worth: `evaluation` says how strong a player in some shape is, and what share of the table's strength is
mine; `shape` does so for a forecast; `deck_strength` says what may be expected of a deck, `ledger` what an effect is
usually worth, `rounds` who may win a Round, `hands` what a card in hand is worth; `policy` chooses.
"""
