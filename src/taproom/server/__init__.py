"""Many people at many tables: nothing lost, nothing leaked."""
