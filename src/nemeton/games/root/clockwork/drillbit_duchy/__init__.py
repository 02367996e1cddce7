"""Drillbit Duchy (Law of Rootbotics 10)."""
