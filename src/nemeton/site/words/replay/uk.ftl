# Words of the replay pages.
