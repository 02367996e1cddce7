"""What a table is and what may happen to it: seats, answers, undo, talk, pins, bots, secret windows; may import
archive, storage, base, words."""
