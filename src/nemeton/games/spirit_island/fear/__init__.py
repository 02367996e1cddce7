"""Fear cards: what they are made of, the cards themselves, and the phase in which they are resolved."""
