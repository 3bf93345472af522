"""The position: terms, characters, what is known, and the agenda."""
