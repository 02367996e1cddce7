"""Who somebody is: the visitor of a page, the person behind a program, their names."""
