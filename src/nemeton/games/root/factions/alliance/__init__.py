"""The Woodland Alliance and all that belongs to it (Law 8)."""
