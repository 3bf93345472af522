"""What happens in Dragonstones, in words."""
