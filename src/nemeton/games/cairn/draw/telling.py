"""How the story of Cairn is told on its board. The picture itself shows where shamans and stones went (`trace.py`)."""

from nemeton.kernel.beside import Telling

SORTS = {
    "added": "place",
    "moved": "move",
    "left": "move",
    "swapped": "move",
    "stone_moved": "move",
    "stones_swapped": "move",
    "banished": "gone",
    "raised": "place",
    "drawn": "card",
    "activated": "card",
    "scored": "points",
}

TELLING = Telling(SORTS)
