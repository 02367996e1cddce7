"""Power cards: their shape, and one file for each deck."""
