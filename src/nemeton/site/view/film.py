"""A film: what happened at a table, stop by stop, as one seat was allowed to see it.

A stop holds lines of the journal that belong together, the board as it stood then, and marks of what went where. It is
made from a game along its way (`archive/timeline.py`), by letting each answer happen again and looking at what the
eyes of the reader see at every line that they may read. Nothing else goes into it.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from nemeton.drawing.marks import Mark, marks_drawn
from nemeton.kernel import ALL, PUBLIC, Entry, Game, Rulebook
from nemeton.kernel.beside import MARKS
from nemeton.kernel.history import Answered
from nemeton.kernel.laid import Laid, filled
from nemeton.kernel.watching import Glimpse, watched

from ..archive.timeline import Timeline

MOST_STOPS = 24
MOST_MOMENTS = 400  # answers that a film reaches back
MOST_CHOICES = 40  # own answers of which it is asked whether they were a choice
MOST_MARKS = 6  # in one stop
STARTS, ENDS = ("origin", "start"), ("to", "end", "where", "land", "space")
JOINING = ("", "points", "gone")  # what such a line tells belongs to what came before it


class Scene(NamedTuple):
    """What eyes saw at some moment, and the lines that they had read by then."""

    view: Any
    journal: Sequence[Entry]


class Stop(NamedTuple):
    """One thing that happened: whose turn it was, the moment after it, its lines, how it looked, what was marked, and
    which seats gained or lost points."""

    seat: int | None
    moment: int
    entries: tuple[Entry, ...]
    scene: Scene
    marks: tuple[Mark, ...] = ()
    gains: tuple[tuple[int, int], ...] = ()
    sort: str = ""


class Film(NamedTuple):
    """The position in which it begins, and all stops."""

    opening: Scene
    stops: list[Stop]
    is_cut: bool  # did more happen than is told?


def sort_of(book: Rulebook[Any], entry: Entry) -> str:
    """What a line is about."""
    return book.beside.telling.sorts.get(entry.kind.partition(".")[2], "")


def is_read(entry: Entry, eyes: int) -> bool:
    """May these eyes read a line?"""
    return eyes == ALL or entry.is_for(eyes)


# Where it begins


def since_last_move(timeline: Timeline, seat: int) -> tuple[int, int]:
    """The last moment before what is told, and the last one that is told: what others did since a seat chose something
    for the last time. In the middle of one's own turn that is what came before it. A spectator is told a round."""
    told = told_to(timeline, seat)
    last = next((at for at in range(timeline.last, 0, -1) if _is_news(timeline, at, seat, told.get(at, ()))), 0)
    if seat == PUBLIC:
        return _rounds_ago(timeline), timeline.last
    first, asked = last, 0
    while first > max(0, last - MOST_MOMENTS):
        if timeline.moments[first].by == seat:
            asked += 1
            if first == last or asked > MOST_CHOICES or _had_choice(timeline, first, seat):
                break
        first -= 1
    return (first - 1 if first == last and timeline.moments[first].by == seat else first), last


def told_to(timeline: Timeline, eyes: int) -> dict[int, list[Entry]]:
    """The lines that these eyes may read, by moment."""
    known: dict[int, list[Entry]] | None = timeline.notes.get(f"told {eyes}")
    if known is not None:
        return known
    told: dict[int, list[Entry]] = timeline.notes.setdefault(f"told {eyes}", {})
    for line in timeline.journal:
        if is_read(line.entry, eyes):
            told.setdefault(line.moment, []).append(line.entry)
    return told


def _is_news(timeline: Timeline, at: int, seat: int, entries: Sequence[Entry]) -> bool:
    """Has somebody else, or the game by itself, done something that was told?"""
    book = timeline.latest.book
    if timeline.moments[at].by != seat:
        return any(entry.kind != book.turn_entry for entry in entries)
    return any(entry.kind in book.beside.telling.by_itself for entry in entries)


def _had_choice(timeline: Timeline, at: int, seat: int) -> bool:
    """Had a seat something to choose when it gave the answer of a moment?"""
    asks = [ask for ask in timeline.at(at - 1).asks if ask.seat == seat]
    return len(asks) != 1 or len(asks[0].options) > 1


def _rounds_ago(timeline: Timeline) -> int:
    """Where the last round began: as many turns ago as there are players."""
    book, players = timeline.latest.book, timeline.latest.players
    turns = [line.moment for line in timeline.journal if line.entry.kind == book.turn_entry and line.moment]
    first = turns[-players - 1] if len(turns) > players else 0
    return max(first, timeline.last - MOST_MOMENTS, 0)


def things_since_last_move(game: Game[Any], seat: int, journal: Sequence[Entry]) -> int:
    """How many things were told since a seat's last move, as near as the history alone tells it: a window that was let
    pass is no move."""
    acted = sum(game.acted(other) for other in range(game.players))
    for event in reversed(game.history):
        if isinstance(event, Answered) and event.seat == seat and event.kind not in game.book.windows:
            break
        acted -= 1
    count = 0
    for entry in reversed(journal):
        if entry.answers <= acted:
            break
        count += entry.kind != game.book.turn_entry and bool(sort_of(game.book, entry))
    return count


def latest_marks(game: Game[Any], seat: int, journal: Sequence[Entry], view: Any) -> list[Mark]:
    """What the last answer of somebody else has changed on the board."""
    last = game.history[-1] if game.history else None
    if not journal or not isinstance(last, Answered) or last.seat == seat:
        return []
    entries = list(takewhile(lambda entry: entry.answers == journal[-1].answers, reversed(journal)))
    acted = sum(game.acted(other) for other in range(game.players))
    if entries[0].answers != acted:
        return []
    return [mark for entry in entries[:MOST_MARKS] for mark in marks_of(game.book, entry, view, view, seat)]


# What is told


def film_of(timeline: Timeline, eyes: int, first: int, last: int, most: int = MOST_STOPS) -> Film:
    """What happened after one moment, up to another, as these eyes saw it."""
    game = timeline.at(first)
    journal = [entry for entry in game.journal if is_read(entry, eyes)]
    opening = Scene(game.seen_by(eyes), tuple(journal))
    owner = _on_turn(game.book, journal)
    stops: list[Stop] = []
    before = opening.view
    for moment, glimpse, scene in _glimpses(timeline, eyes, first, last, journal):
        entry = glimpse.entry
        if entry.kind == game.book.turn_entry:
            owner = _seat_in(entry)
            continue
        who = owner if owner is not None else _seat_in(entry)
        stop = _stop(game.book, who, moment, entry, scene, before, eyes)
        if stops and _belong_together(stops[-1], stop, owner is None):
            stops[-1] = _joined(stops[-1], stop)
        else:
            stops.append(stop)
        before = scene.view
    return _shortened(opening, stops, most)


def _glimpses(
    timeline: Timeline, eyes: int, first: int, last: int, journal: list[Entry]
) -> Iterator[tuple[int, Glimpse, Scene]]:
    """Every line that was told, with its moment and how the table looked then. What was taken back is left out."""
    told = told_to(timeline, eyes)
    book = timeline.latest.book
    late = book.beside.telling.late
    for moment in range(first + 1, last + 1):
        game = timeline.at(moment - 1).fork()
        seen = watched(game, eyes, lambda one, at=moment: timeline.repeat(one, at))  # type: ignore[misc]
        kept = [glimpse for glimpse in seen if glimpse.entry in told.get(moment, ())]
        final = game.seen_by(eyes)
        last = max((at for at, glimpse in enumerate(kept) if glimpse.entry.kind != book.turn_entry), default=-1)
        for at, glimpse in enumerate(kept):
            journal.append(glimpse.entry)
            ahead = at + (glimpse.entry.kind in late)
            view = kept[ahead].view if ahead < last else final
            yield moment, glimpse, Scene(view, tuple(journal))


def _stop(
    book: Rulebook[Any], who: int | None, moment: int, entry: Entry, scene: Scene, before: Any, eyes: int
) -> Stop:
    marks = tuple(marks_of(book, entry, before, scene.view, eyes))
    gains = gained(book, before, scene.view)
    return Stop(who, moment, (entry,), scene, marks, gains, sort_of(book, entry))


def marks_of(book: Rulebook[Any], entry: Entry, before: Any, view: Any, eyes: int) -> list[Mark]:
    """What a line shows on the board."""
    telling, sort, values = book.beside.telling, sort_of(book, entry), entry.values
    if sort not in ("move", "place", "gone", "fight", "card"):
        return []
    end = next((spot for name in ENDS if name in values and (spot := telling.spot(view, values[name], eyes))), None)
    origin = next((values[name] for name in STARTS if name in values), None)
    start = telling.spot(view, origin if origin is not None else telling.origin(before, entry), eyes)
    if end is None:
        return []
    seat = _seat_in(entry)
    count = values.get("count", values.get("number", 1))
    many = count if isinstance(count, int) and count > 0 else 1
    return [Mark(sort, end, -1 if seat is None else seat, start if sort == "move" and start != end else None, many)]


def with_marks(book: Rulebook[Any], drawing: str, marks: Sequence[Mark], name: str = "") -> str:
    """A drawing with marks in the layer for them."""
    if not marks:
        return drawing
    drawn = marks_drawn(marks, book.beside.telling.reach, name)
    return drawing.replace(MARKS, f"{MARKS.removesuffix('</g>')}{drawn}</g>", 1)


def marked(book: Rulebook[Any], laid: Laid, marks: Sequence[Mark], name: str) -> Laid:
    """A map with marks in its layer for them."""
    return laid._replace(layers=filled(laid.layers, MARKS, marks_drawn(marks, book.beside.telling.reach, name)))


def gained(book: Rulebook[Any], before: Any, after: Any) -> tuple[tuple[int, int], ...]:
    """Which seats have gained or lost points, and how many."""
    if book.is_cooperative:  # there a score is no gain of one seat
        return ()
    pairs = zip(book.scores(before), book.scores(after), strict=False)
    return tuple((seat, has - had) for seat, (had, has) in enumerate(pairs) if has != had)


def _belong_together(one: Stop, other: Stop, own_seats: bool) -> bool:
    """Is what follows told in the same breath? Where turns have no owner, only what the same seat does, or nobody."""
    if one.seat != other.seat and not (own_seats and other.seat is None and not other.marks):
        return False
    if len(one.marks) + len(other.marks) > MOST_MARKS:
        return False
    if other.sort in JOINING:
        return other.sort != "gone" or not other.marks or _places(other) <= _places(one) or one.sort == "gone"
    if one.sort == "fight" and other.sort == "place":
        return _places(other) <= _places(one)
    if other.sort == "dice":
        return one.sort == "fight"
    if one.sort == "":
        return not one.marks
    return one.sort == other.sort and other.sort in ("move", "place") and len(one.entries) < MOST_MARKS


def _places(stop: Stop) -> set[tuple[float, float]]:
    return {mark.end for mark in stop.marks}


def _joined(one: Stop, other: Stop) -> Stop:
    gains = dict(one.gains)
    for seat, count in other.gains:
        gains[seat] = gains.get(seat, 0) + count
    sort = one.sort if one.sort not in ("", "points") else other.sort or one.sort
    told = tuple(sorted((seat, count) for seat, count in gains.items() if count))
    entries, marks = one.entries + other.entries, one.marks + other.marks
    who = other.seat if one.seat is None else one.seat
    return Stop(who, other.moment, entries, other.scene, marks, told, sort)


def _shortened(opening: Scene, stops: list[Stop], most: int) -> Film:
    """No more stops than so many: those of one player with the fewest lines are put together; then the oldest go."""
    while len(stops) > most:
        pairs = [at for at in range(len(stops) - 1) if stops[at].seat == stops[at + 1].seat]
        if not pairs:
            break
        at = min(pairs, key=lambda one: len(stops[one].entries) + len(stops[one + 1].entries))
        stops[at : at + 2] = [_joined(stops[at], stops[at + 1])]
    cut = len(stops) - most
    if cut <= 0:
        return Film(opening, stops, is_cut=False)
    return Film(stops[cut - 1].scene, stops[cut:], is_cut=True)


def _on_turn(book: Rulebook[Any], journal: Sequence[Entry]) -> int | None:
    """Whose turn runs, where the journal says so."""
    return next((_seat_in(entry) for entry in reversed(journal) if entry.kind == book.turn_entry), None)


def _seat_in(entry: Entry) -> int | None:
    who = entry.values.get("seat")
    return who if isinstance(who, int) and who >= 0 else None


def own_lines_left_out(film: Film, seat: int, game: Game[Any]) -> Film:
    """Without what the reader did at its beginning: one knows that."""
    by_itself = game.book.beside.telling.by_itself
    stops = film.stops
    while stops and _is_own(stops[0], seat, by_itself):
        film = Film(stops[0].scene, stops[1:], film.is_cut)
        stops = film.stops
    return film


def _is_own(stop: Stop, seat: int, by_itself: frozenset[str]) -> bool:
    if any(entry.kind in by_itself for entry in stop.entries):
        return False
    return stop.seat == seat or all(_seat_in(entry) == seat for entry in stop.entries)
