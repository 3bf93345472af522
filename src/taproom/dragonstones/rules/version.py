"""The version of the rules and characters of Fist of Dragonstones.

Raise it when the same choices could lead to something else: a fixed rule, a changed character text, a new order of
options. `tests/compiled/test_checksums.py` fails if you forget.
"""

from typing import Final

RULES_VERSION: Final = 1
HASHES: Final = {"3f0708c413dd2fc8": 1}
"""Rules used to go by a hash of their source; old records and logs still name it."""
