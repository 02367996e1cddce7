"""The words of the picture: what a pointer is told, and the whole position in plain sentences."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from nemeton.kernel import BLANK, Phrase, Words

from ..field import FACES, SPACES, TRIBES, VILLAGE
from ..state import MEGALITHS_TO_WIN, CairnState


def said(words: Words, kind: str, attribute: str = "", **values: Any) -> str:
    """A message; the same one is worked out once."""
    return _said(words, kind, attribute, tuple(values.items()))


@lru_cache(maxsize=4096)
def _said(words: Words, kind: str, attribute: str, values: tuple[tuple[str, Any], ...]) -> str:
    return words.say(Phrase(kind, dict(values), attribute))


def headline(view: CairnState, words: Words) -> str:
    """The picture in one line: the game, the turn, who is to move or has won."""
    return said(words, "cairn.draw.label", turn=view.turn, status=status(view, words))


def status(view: CairnState, words: Words) -> str:
    """Whose move it is, or how the game ended."""
    if view.result is None:
        return said(words, "cairn.draw.to_move", seat=view.active)
    if view.result.winners:
        return said(words, "cairn.draw.won", seat=view.result.winners[0])
    return said(words, "cairn.draw.nobody_won")


def description(view: CairnState, near: int, words: Words) -> str:
    """The whole position in words."""
    return " ".join(sentences(view, near, words))


def sentences(view: CairnState, near: int, words: Words) -> Iterator[str]:
    """Who moves, who stands where, the stones, the tokens, what comes next."""
    yield status(view, words)
    yield said(words, "cairn.draw.side", seat=near)
    for seat in range(len(TRIBES)):
        places = view.shamans[seat]
        spaces = tuple(space for space in SPACES if space in places)
        waiting = places.count(VILLAGE)
        yield said(words, "cairn.draw.score", seat=seat, score=view.score[seat], most=MEGALITHS_TO_WIN)
        yield said(words, "cairn.draw.standing", seat=seat, count=len(spaces), spaces=spaces)
        yield said(words, "cairn.draw.waiting", seat=seat, count=waiting)
    stones = "; ".join(
        said(words, "cairn.draw.stone_on", space=space, megalith=view.megaliths[space])
        for space in SPACES
        if space in view.megaliths
    )
    yield said(words, "cairn.draw.stones", stones=stones, count=len(view.megaliths))
    for token in FACES:
        yield said(words, "cairn.draw.token", token=token, face=view.tokens[token])
    upcoming = "; ".join(said(words, f"cairn.megalith.{stone}") for stone in view.upcoming)
    yield said(words, "cairn.draw.upcoming", stones=upcoming, count=len(view.upcoming))
    yield said(words, "cairn.draw.stack", count=len(view.stack))
    for at, hidden in enumerate(view.stack, 1):
        if hidden.card != BLANK:
            yield said(words, "cairn.draw.known", place=at, megalith=hidden.card)
