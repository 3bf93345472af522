"""Everything over plain HTTP: tables, accounts, pages."""
