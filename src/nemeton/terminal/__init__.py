"""The table in the terminal: play against a bot, or two at one keyboard; look at records."""

from .opening import open_file, open_record
from .saving import Saved, data_folder, save_place
from .screen import Screen
from .speech import BadCommand, language_here, own_words, words_of
from .table import Table

__all__ = [
    "BadCommand",
    "Saved",
    "Screen",
    "Table",
    "data_folder",
    "language_here",
    "open_file",
    "open_record",
    "own_words",
    "save_place",
    "words_of",
]
