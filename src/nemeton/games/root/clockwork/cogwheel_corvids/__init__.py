"""Cogwheel Corvids (Law of Rootbotics 11)."""
