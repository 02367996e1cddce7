"""What the pictures of all games share: the burin, elements of SVG, the sheets that give them colour. Knows no game."""
