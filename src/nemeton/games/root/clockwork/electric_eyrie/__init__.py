"""Electric Eyrie (Law of Rootbotics 5)."""
