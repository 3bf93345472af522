"""The version of the Inn's rules and cards.

Raise it when the same choices could lead to something else: a fixed rule, a changed card text, a new order of options.
`tests/compiled/test_checksums.py` fails if you forget. Comments, refactoring and a new layout of the state don't count.
"""

from typing import Final

RULES_VERSION: Final = 3
HASHES: Final = {"d07250b400affcd4": 1}
"""Rules used to go by a hash of their source; old records and logs still name it."""
