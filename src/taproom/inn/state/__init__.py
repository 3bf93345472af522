"""The position: cards, zones, mats, the agenda, views and snapshots."""
