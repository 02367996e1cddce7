"""Live tables: who looks at which, and the stream of what is new; may import view, visitors, tables, storage, base,
words."""
