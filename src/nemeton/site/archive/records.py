"""A record that comes from outside: read with care, and checked by replaying it. A worker does both."""

import json
import zlib
from typing import Any

import nemeton
from nemeton.files import GZIP, ZLIB
from nemeton.kernel import Game, records
from nemeton.kernel.chance import Chance, chance_read

from ..base.errors import SiteError
from ..base.letters import refuse_odd_json
from .timeline import Timeline

MOST_BYTES = 4_000_000  # of a record, unpacked
MOST_EVENTS = 5_000


def read_json(content: bytes | str) -> Any:
    """What a file or a text holds: JSON, plain or compressed. What is wrong with it is said, with the place."""
    if isinstance(content, bytes):
        if content.startswith((GZIP, ZLIB)):
            content = _inflated(content)
        try:
            content = content.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise SiteError("site/not_text", byte=error.start) from None
    if not content.strip():
        raise SiteError("site/nothing_sent")
    if len(content) > MOST_BYTES:
        raise SiteError("site/too_long_file", most=MOST_BYTES // 1_000_000)
    refuse_odd_json(content)
    try:
        data = json.loads(content)
        json.dumps(data, ensure_ascii=False).encode()  # half a letter is valid JSON, but can neither be kept nor shown
    except json.JSONDecodeError as error:
        raise SiteError("site/not_json", line=error.lineno, column=error.colno) from None
    except UnicodeEncodeError:
        raise SiteError("site/not_text", byte=0) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in a list in a list …
        raise SiteError("site/not_json", line=1, column=1) from None
    return data


def _inflated(content: bytes) -> bytes:
    inflator = zlib.decompressobj(wbits=47)  # gzip or zlib, whichever it is
    try:
        data = inflator.decompress(content, MOST_BYTES)
    except zlib.error:
        raise SiteError("site/damaged_file") from None
    if not inflator.eof:
        raise SiteError(
            "site/too_long_file" if inflator.unconsumed_tail else "site/damaged_file", most=MOST_BYTES // 1_000_000
        )
    return data


def check_length(record: Any) -> None:
    """Refuse what is no record of a game, or one that nobody would look at."""
    if isinstance(record, dict) and "view" in record and "segments" not in record:
        raise SiteError("site/only_a_view")
    segments = record.get("segments") if isinstance(record, dict) else None
    if isinstance(segments, list):
        answers = [segment.get("answers") for segment in segments if isinstance(segment, dict)]
        if sum(len(part) for part in answers if isinstance(part, list)) > MOST_EVENTS:
            raise SiteError("site/too_many_answers", most=MOST_EVENTS)


def timeline_of(record: Any) -> Timeline:
    """The game of a record along its way; a record that cannot be replayed is refused, and why."""
    check_length(record)
    game = nemeton.load(record)
    game_record = game.record()  # under the rules of today, if it was a running game of older ones
    timeline = Timeline(opening_of_record(game_record), Game.repeat)
    timeline.extend(game.history)
    return timeline


def opening_of_record(record: dict[str, Any], chance: Chance | None = None) -> Game[Any]:
    """The game at the beginning of the last segment of a record that loads, from its own chance or another."""
    book, segment = nemeton.rulebooks()[record["game"]], record["segments"][-1]
    source = chance or chance_read(segment["chance"], segment["counter"])
    limit, position = record.get("turn_limit"), segment.get("position")
    if position is None:
        return records.start(book, record["players"], record["options"], source, turn_limit=limit)
    lost = len(segment.get("lost", ())) if record["segments"][1:] else None
    return records.read_position(book, position, source, turn_limit=limit, lost=lost)
