"""Live tables: whoever looks at one gets what is new."""
