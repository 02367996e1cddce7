"""The Riverfolk Company and all that belongs to it (Law 11)."""
