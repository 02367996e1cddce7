"""The games, one room each."""

from typing import Any

from nemeton.kernel import Rulebook

from .cairn import GAME as CAIRN
from .inis import GAME as INIS
from .root import GAME as ROOT

GAMES: dict[str, Rulebook[Any]] = {book.name: book for book in (CAIRN, INIS, ROOT)}
