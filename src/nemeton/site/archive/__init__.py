"""What lasts: the log of a table, snapshots, replays, records, verification, corrected rules; may import storage,
base, words."""
