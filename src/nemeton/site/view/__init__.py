"""From a concealed game to what a page or a program is shown; may import visitors, tables, archive, storage, base,
words."""
