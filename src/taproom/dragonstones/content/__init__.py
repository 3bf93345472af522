"""The characters, and the loader for those that players invent."""
