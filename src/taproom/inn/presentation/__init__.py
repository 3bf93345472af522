"""What clients are shown of the Inn."""
