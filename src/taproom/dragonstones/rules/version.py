"""The version of the rules and characters of Fist of Dragonstones.

Raise it when the same choices could lead elsewhere: a mended rule, another text on a character, another order of
options. `tests/compiled/test_checksums.py` notices when that was forgotten.
"""

from typing import Final

RULES_VERSION: Final = 1
HASHES: Final = {"3f0708c413dd2fc8": 1}
"""Before rules had versions they went by a hash of their sources; records and logs of that time name it."""
