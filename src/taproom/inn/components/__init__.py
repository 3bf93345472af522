"""What lies before a character besides the deck, as the rules ask about it."""
