"""The games, one room each."""

from typing import Any

from nemeton.kernel import Rulebook

from .cairn import GAME as CAIRN
from .inis import GAME as INIS
from .root import GAME as ROOT
from .spirit_island import GAME as SPIRIT_ISLAND

GAMES: dict[str, Rulebook[Any]] = {book.name: book for book in (CAIRN, INIS, ROOT, SPIRIT_ISLAND)}
