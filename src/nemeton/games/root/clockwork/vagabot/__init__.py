"""Vagabot (Law of Rootbotics 7)."""
