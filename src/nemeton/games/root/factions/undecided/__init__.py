"""A seat whose faction is still to be chosen."""
