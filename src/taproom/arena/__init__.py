"""Tournaments of bots and the balance of characters: many games on all cores, kept in one file, summed up."""
