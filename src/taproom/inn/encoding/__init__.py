"""Views and options as rows of numbers, for programs that learn."""
