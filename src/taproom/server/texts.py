"""Text that people typed."""

import unicodedata


def clean(text: str) -> str:
    """The text without what could disturb how others see it."""
    return "".join(one for one in text if unicodedata.category(one) not in ("Cc", "Cf", "Cs", "Co")).strip()
