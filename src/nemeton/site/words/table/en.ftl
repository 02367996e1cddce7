# Words of the table pages.
