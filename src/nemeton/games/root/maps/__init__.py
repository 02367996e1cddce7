"""The maps. Adding one is a file of its own and a row here."""

from .autumn import AUTUMN
from .lake import LAKE
from .map import Map
from .mountain import MOUNTAIN
from .winter import WINTER

MAPS: dict[str, Map] = {one.name: one for one in (AUTUMN, WINTER, LAKE, MOUNTAIN)}
