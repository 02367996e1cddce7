"""Lines that somebody has tried, as a file to take home: data for programs, or words."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from nemeton.kernel.records import FORMAT
from nemeton.kernel.values import to_json

from ..archive.replays import Replay
from ..words.speech import Speech, capital
from .lines import LineNode, LinesWish, begun, place_of, tree_of
from .reader import Reader
from .replay import speech_of_replay


def lines_file(replay: Replay, wish: LinesWish, as_words: bool, reader: Reader) -> bytes:
    """The tree of an address."""
    place, speech = place_of(replay, wish), speech_of_replay(replay, reader.language)
    if place.wrong:
        raise place.wrong
    nodes = tree_of(begun(replay, place.moment, place.luck), place.lines)
    if as_words:
        return "\n".join(_told(speech, nodes, 0)).encode() + b"\n"
    data = {
        "nemeton": FORMAT,
        "game": replay.book.name,
        "rules": replay.book.rules_version,
        "source": replay.source,
        "moment": place.moment,
        "luck": place.luck,
        "lines": _written(speech, nodes),
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"


def _written(speech: Speech, nodes: Iterable[LineNode]) -> list[dict[str, Any]]:
    return [
        {
            "seat": node.ask.seat,
            "kind": node.ask.kind,
            "option": to_json(node.option),
            "text": capital(speech.option(node.ask.kind, node.option)),
            "chances": node.chances,
            "then": _written(speech, node.then),
        }
        for node in nodes
    ]


def _told(speech: Speech, nodes: tuple[LineNode, ...], depth: int) -> Iterator[str]:
    """An answer a line. Where several were tried, what follows each is indented."""
    for node in nodes:
        text = capital(speech.option(node.ask.kind, node.option))
        chances = " · ".join(f"{100 * chance:.0f} %" for chance in node.chances)
        yield f"{'  ' * depth}{speech.seat(node.ask.seat)}: {text}  [{chances}]"
        yield from _told(speech, node.then, depth + (len(nodes) > 1))
