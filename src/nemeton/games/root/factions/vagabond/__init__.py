"""The Vagabond and all that belongs to him (Law 9)."""
