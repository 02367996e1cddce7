"""Automated Alliance (Law of Rootbotics 6)."""
