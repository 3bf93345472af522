"""The version of the Inn's rules and cards.

Raise it when the same choices could lead elsewhere: a mended rule, another text on a card, another order of options.
`tests/compiled/test_checksums.py` notices when that was forgotten. Nothing else raises it: neither a comment, nor a
tidied function, nor another form of the state.
"""

from typing import Final

RULES_VERSION: Final = 2
HASHES: Final = {"d07250b400affcd4": 1}
"""Before rules had versions they went by a hash of their sources; records and logs of that time name it."""
