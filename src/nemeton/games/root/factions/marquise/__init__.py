"""The Marquise de Cat and all that belongs to her (Law 6)."""
