"""The Red Dragon Inn."""
