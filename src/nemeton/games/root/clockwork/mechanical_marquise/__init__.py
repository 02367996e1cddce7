"""Mechanical Marquise 2.0 (Law of Rootbotics 4)."""
