"""The chapters of the Law that all factions share. They name no faction: they ask its hooks."""
