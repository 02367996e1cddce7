"""The pictures of the game: `picture` draws the whole table, the other modules its parts."""
