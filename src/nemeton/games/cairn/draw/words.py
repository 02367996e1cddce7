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
    """Who moves, who stands where, the stones, the tokens, what comes next. Most of it stays for long."""
    yield status(view, words)
    yield said(words, "cairn.draw.side", seat=near)
    for seat in range(len(TRIBES)):
        yield tribe_told(seat, view.score[seat], tuple(view.shamans[seat]), words)
    yield stones_told(tuple([(space, view.megaliths[space]) for space in SPACES if space in view.megaliths]), words)
    yield tokens_told(tuple([view.tokens[token] for token in FACES]), words)
    yield upcoming_told(tuple(view.upcoming), len(view.stack), words)
    for at, hidden in enumerate(view.stack, 1):
        if hidden.card != BLANK:
            yield said(words, "cairn.draw.known", place=at, megalith=hidden.card)


@lru_cache(10_000)
def tribe_told(seat: int, score: int, places: tuple[str, ...], words: Words) -> str:
    """What a tribe has built, where its shamans stand, how many wait."""
    spaces = tuple(space for space in SPACES if space in places)
    built = said(words, "cairn.draw.score", seat=seat, score=score, most=MEGALITHS_TO_WIN)
    standing = said(words, "cairn.draw.standing", seat=seat, count=len(spaces), spaces=spaces)
    return f"{built} {standing} {said(words, 'cairn.draw.waiting', seat=seat, count=places.count(VILLAGE))}"


@lru_cache(10_000)
def stones_told(standing: tuple[tuple[str, str], ...], words: Words) -> str:
    """The megaliths on the field, by space."""
    stones = "; ".join(said(words, "cairn.draw.stone_on", space=space, megalith=stone) for space, stone in standing)
    return said(words, "cairn.draw.stones", stones=stones, count=len(standing))


@lru_cache(1_000)
def tokens_told(faces: tuple[str, ...], words: Words) -> str:
    """What the tokens show."""
    return " ".join(
        said(words, "cairn.draw.token", token=token, face=face) for token, face in zip(FACES, faces, strict=True)
    )


@lru_cache(10_000)
def upcoming_told(upcoming: tuple[str, ...], in_stack: int, words: Words) -> str:
    """The next megaliths, and how many come after them."""
    stones = "; ".join(said(words, f"cairn.megalith.{stone}") for stone in upcoming)
    following = said(words, "cairn.draw.upcoming", stones=stones, count=len(upcoming))
    return f"{following} {said(words, 'cairn.draw.stack', count=in_stack)}"
