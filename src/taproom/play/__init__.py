"""A whole game in plain lines of text, for a terminal or a pipe."""
