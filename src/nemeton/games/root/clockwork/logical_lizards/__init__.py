"""Logical Lizards (Law of Rootbotics 8)."""
