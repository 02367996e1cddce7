"""What lasts: the log of a table, its snapshots, replays, records that were sent in, verification."""
