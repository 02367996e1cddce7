"""The Eyrie Dynasties and all that belongs to them (Law 7)."""
