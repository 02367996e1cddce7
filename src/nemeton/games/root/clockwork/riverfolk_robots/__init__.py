"""Riverfolk Robots (Law of Rootbotics 9)."""
