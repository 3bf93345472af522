"""The card language: the text on a card is the program that runs."""
