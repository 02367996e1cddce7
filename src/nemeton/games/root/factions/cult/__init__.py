"""The Lizard Cult and all that belongs to it (Law 10)."""
