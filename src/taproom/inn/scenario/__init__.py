"""The Inn for scenarios: setting positions up, playing scripts, looking at the outcome."""
