"""What clients are shown of Dragonstones."""
