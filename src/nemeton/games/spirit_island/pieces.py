"""Pieces in a land. A piece on offer is named by its kind and the damage on it: "town", "town/1"."""

from collections.abc import Iterable

from .adversaries import ADVERSARIES
from .invader_facts import HEALTH, KINDS
from .island import count, marks_on
from .state import IslandState, Land

ANY_PIECE = (*KINDS, "dahan")


def named(kind: str, hurt: int) -> str:
    """A piece of a kind with so much damage on it.

    >>> named("town", 1), named("town", 0)
    ('town/1', 'town')
    """
    return f"{kind}/{hurt}" if hurt else kind


def kind_and_hurt(piece: str) -> tuple[str, int]:
    """A piece's kind and the damage on it.

    >>> kind_and_hurt("city/2"), kind_and_hurt("dahan")
    (('city', 2), ('dahan', 0))
    """
    kind, _, hurt = piece.partition("/")
    return kind, int(hurt or 0)


def pile(here: Land, kind: str) -> list[int]:
    """The damage on each piece of a kind that can be hurt."""
    return here.towns if kind == "town" else here.cities if kind == "city" else here.dahan


def take(here: Land, piece: str) -> None:
    """Take a piece off a land."""
    kind, hurt = kind_and_hurt(piece)
    if kind == "explorer":
        here.explorers -= 1
    else:
        pile(here, kind).remove(hurt)


def put(here: Land, piece: str) -> None:
    """Put a piece into a land."""
    kind, hurt = kind_and_hurt(piece)
    if kind == "explorer":
        here.explorers += 1
    else:
        pieces = pile(here, kind)
        pieces.append(hurt)
        if hurt or (len(pieces) > 1 and pieces[-2] > hurt):
            pieces.sort()


def standing(here: Land, kinds: Iterable[str]) -> dict[str, int]:
    """How many of each piece stand there, of these kinds."""
    found: dict[str, int] = {}
    for kind in kinds:
        if kind == "explorer":
            if here.explorers:
                found["explorer"] = here.explorers
            continue
        for hurt in pile(here, kind):
            piece = named(kind, hurt)
            found[piece] = found.get(piece, 0) + 1
    return found


def total(here: Land, kinds: Iterable[str]) -> int:
    """How many pieces of these kinds stand there."""
    return sum(count(here, kind) for kind in kinds)


def health(state: IslandState, land: str, kind: str) -> int:
    """How much damage destroys a piece there (an adversary may make invaders tougher)."""
    if kind == "dahan":
        return HEALTH["dahan"] + marks_on(state, land).dahan_health
    return HEALTH[kind] + ADVERSARIES[state.options.adversary].toughness(state.options.level, kind)
