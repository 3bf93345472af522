"""What the powers of characters are made of."""
