"""Who somebody is: the visitor of a page, the tokens of programs, what people are called; may import tables, storage,
base, words."""
