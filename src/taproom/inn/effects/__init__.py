"""The words of the card language, each at home in one class; `registry` knows them all."""
