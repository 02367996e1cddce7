"""The chapters of the rules that spirits, adversaries and scenarios share. They ask hooks and know nobody by name."""
