"""Dragonstones for scenarios."""
