"""English and Russian: Fluent files, names in sentences, the rulebook's pages."""
