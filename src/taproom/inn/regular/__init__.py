"""The regular: a plain, fast, sensible player of the Inn that reads what cards do, never what they are called.

Every choice is weighed in one coin, the chance of winning. `worth` says how strong a player in some shape is, and what
share of the table's strength is mine; `prospects` what may be expected of a deck; `forecast` holds the shape everybody
would be in once the cards on the table are carried out on it; `ledger` what an effect is usually worth; `rounds` says
who may win a Round; `hands` what a card in hand is worth; `mind` chooses.
"""
