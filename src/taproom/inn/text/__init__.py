"""What happens at the Inn, in words."""
