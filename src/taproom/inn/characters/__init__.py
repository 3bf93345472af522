"""Machinery of mats: what lies before a character besides cards, named after how it works, not after whose it is."""
