"""What effects work on: the board's verbs, incidents, and the numbers of events and questions."""
