"""The second Vagabond: the first one's law with another pawn, and what changes where both play (Law 9.7)."""
