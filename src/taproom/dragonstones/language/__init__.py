"""The character language: the text on a character's card is the program that runs."""
