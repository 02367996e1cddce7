"""What is told of Cairn's megaliths: the set that a stone belongs to, and what it does."""

from functools import cache

from nemeton.kernel import Phrase
from nemeton.kernel.faces import Face, Tag

from .megaliths import BEGINNER, MEGALITHS


@cache
def face(topic: str) -> Face | None:
    """A megalith."""
    if topic not in MEGALITHS:
        return None
    group = "beginner" if topic in BEGINNER else "expert"
    kind = Phrase(f"cairn.text.stone.{group}")
    return Face(
        kind, Phrase(f"cairn.megalith.{topic}", {}, "text"), tags=(Tag("kind", group, kind),), css=f"is-{group}"
    )
