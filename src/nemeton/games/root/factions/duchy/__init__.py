"""The Underground Duchy and all that belongs to it (Law 12)."""
