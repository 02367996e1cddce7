"""What a table is and what may happen to it: seats, answers, talk, pins, bots, secret windows."""
