"""How a finished game went, as plain data that any language can tell: a chart over the turns, where the points came
from, figures, moments that counted, and how the judge saw it.

A game brings a `Chronicler`: what its chart shows, and pure functions over what is past. `chronicle_of` follows the
game from moment to moment. What was taken back counts for nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from .calibration import AS_IT_IS
from .journal import Entry
from .steps import Step
from .words import Phrase

if TYPE_CHECKING:
    from .game import Game

MOST_MOMENTS = 6
LAST_LINES = 2  # of the journal, that tell how it ended
LEAST_SWING = 0.15  # of the judge's estimate in one turn, to be worth a word
TURNING = 0.001  # what everybody is granted, so that chances always sum up


class ChartLine(msgspec.Struct, frozen=True):
    """One line of a chart: a seat's, or one of the whole table, which has words of its own."""

    values: tuple[float, ...]
    seat: int = -1
    kind: str = ""


class Chart(msgspec.Struct, frozen=True):
    """Lines over the turns. A value is how things stood when that turn was over; the first is where it began."""

    kind: str
    turns: tuple[int, ...]
    lines: tuple[ChartLine, ...]
    goal: float | None = None  # with which one wins; `<game>.chronicle.goal` says so


class Share(msgspec.Struct, frozen=True):
    """Where something came from, by seat: points of one source, or one condition of victory."""

    kind: str
    counts: tuple[int, ...]
    goal: int | None = None  # from which on it is enough, where that is so


class Figure(msgspec.Struct, frozen=True):
    """One number for each seat, or a single one for the table; beside it what was to be expected, if anything was."""

    kind: str
    values: tuple[float, ...]
    expected: tuple[float, ...] = ()


class KeyMoment(msgspec.Struct, frozen=True):
    """A moment that counted: its turn, the moment of the replay, whose it was, and the journal's lines that tell it.

    `gain` is how much a seat gained in the turn, by these parts. `swing` is how much better the judge saw that seat
    afterwards: an estimate.
    """

    turn: int
    moment: int
    seat: int = -1
    entries: tuple[int, ...] = ()
    gain: int = 0
    parts: tuple[tuple[str, int], ...] = ()
    swing: float = 0.0


class Chronicle(msgspec.Struct, frozen=True):
    """How a game went. `chances` are the judge's estimates by turn, each turn's sum up to one; of a game that all play
    together, one number: that they win. `starts` are the moments of the replay at which the turns were over."""

    chart: Chart
    shares: tuple[Share, ...]
    figures: tuple[Figure, ...]
    moments: tuple[KeyMoment, ...]
    chances: tuple[tuple[float, ...], ...]
    starts: tuple[int, ...]
    last: int  # moment of the replay


class Because(NamedTuple):
    """Why a game ended so: a sentence, and the law that says it."""

    phrase: Phrase
    law: str = ""


class Past(NamedTuple):
    """A game that is over: where it began, how it ended, what was told and at which moment, and what was noted."""

    opening: Any  # the state in which it began
    game: "Game[Any]"
    moments: Sequence[int]  # of each line of the journal
    notes: Sequence[Any]

    @property
    def players(self) -> int:
        """How many have played."""
        return self.game.players

    @property
    def journal(self) -> list[Entry]:
        """What was told."""
        return self.game.journal

    def counted(self, *kinds: str, by: str = "seat", count: str = "") -> tuple[int, ...]:
        """By seat: how many lines of these kinds name it, or the sum of a value of theirs."""
        found = [0] * self.players
        for entry in self.journal:
            seat = entry.values.get(by)
            if entry.kind in kinds and isinstance(seat, int) and 0 <= seat < self.players:
                found[seat] += int(entry.values.get(count, 1)) if count else 1
        return tuple(found)

    def gains(self) -> Iterator["GainTold"]:
        """What changed scores since the game began, line by line."""
        read = self.game.book.chronicler.gain
        for at, (entry, moment) in enumerate(zip(self.journal, self.moments, strict=True)):
            gain = read(self.journal, at) if read is not None and moment else None
            if gain is not None:
                yield GainTold(entry.turn, moment, *gain)

    def of_table(self, *kinds: str, count: str = "") -> tuple[int]:
        """How many lines of these kinds there are, or the sum of a value of theirs."""
        lines = [entry for entry in self.journal if entry.kind in kinds]
        return (sum(int(entry.values.get(count, 1)) if count else 1 for entry in lines),)


class Gain(NamedTuple):
    """What a line of the journal changes of a score, and where that comes from."""

    seat: int
    gained: int
    source: str


class GainTold(NamedTuple):
    """The same, with where it stands."""

    turn: int
    moment: int
    seat: int
    gained: int
    source: str


class Chronicler(NamedTuple):
    """What a game tells of how it went.

    `chart` is the kind of the chart's title. Its lines are what `measure(state)` gives, one for each seat, or one for
    each of `lines`, which are kinds of words; where `gain(journal, line)` reads points off the journal, they are sums.
    Before each of the steps `stops`, `note(game)` may keep something that the journal does not tell. `shares`,
    `figures` and `moments` look at the past; `moments` gives those that may be told, the weightiest first. `why` says
    why a game ended so.
    """

    chart: str = ""
    measure: Callable[[Any], tuple[float, ...]] | None = None
    lines: tuple[str, ...] = ()
    goal: float | None = None
    gain: Callable[[Sequence[Entry], int], Gain | None] | None = None
    stops: tuple[type[Step], ...] = ()
    note: "Callable[[Game[Any]], Any]" = lambda _game: None
    shares: Callable[[Past], Iterable[Share]] = lambda _past: ()
    figures: Callable[[Past], Iterable[Figure]] = lambda _past: ()
    moments: Callable[[Past], Iterable[KeyMoment]] = lambda _past: ()
    why: "Callable[[Game[Any]], Iterable[Because]]" = lambda _game: ()


PLAIN = Chronicler()


class _Turn(NamedTuple):
    turn: int
    values: tuple[float, ...]
    chances: tuple[float, ...]
    moment: int


def chronicle_of(game: "Game[Any]", events: Iterable[Any], apply: "Callable[[Game[Any], Any], None]") -> Chronicle:
    """The chronicle of a game that begins like this and to which these events happen; the game is played by this."""
    chronicler, opening = game.book.chronicler, game.book.decode(game.book.encode(game.state))
    turns = [_turn(game, max(0, game.state.turn - 1), 0)]
    told, notes, last = [0] * len(game.journal), list[tuple[int, Any]](), 0
    for last, event in enumerate(events, 1):
        before, turn = game.journal[:], game.state.turn
        noted = _happens(game, event, apply)
        same = _shared(before, game.journal)
        told[same:] = [last] * (len(game.journal) - same)
        notes = [note for note in notes if note[0] <= same] + noted
        turns = [row for row in turns if row.turn < game.state.turn] or turns[:1]
        turns += [_turn(game, over, last) for over in range(max(turn, turns[-1].turn + 1), game.state.turn)]
    if turns[-1].turn < game.state.turn:
        turns.append(_turn(game, game.state.turn, last))
    past = Past(opening, game, told, [note for _, note in notes])
    moments = [*_best_turns(past), *_swings(turns), *chronicler.moments(past)]
    return Chronicle(
        _chart(past, turns),
        tuple(chronicler.shares(past)),
        tuple(chronicler.figures(past)),
        tuple(_chosen(past, moments)),
        tuple(row.chances for row in turns),
        tuple(row.moment for row in turns),
        last,
    )


def _happens(game: "Game[Any]", event: Any, apply: "Callable[[Game[Any], Any], None]") -> list[tuple[int, Any]]:
    """Let an event happen, and note what shall be noted on the way: each with the length of the journal then."""
    from .game import loop_of

    chronicler, loop = game.book.chronicler, loop_of(game)
    stops, noted = frozenset(chronicler.stops), list[tuple[int, Any]]()
    loop.stops = stops
    apply(game, event)
    while loop.paused_before is not None:
        note = chronicler.note(game)
        if note is not None:
            noted.append((len(game.journal), note))
        loop.go_on(stops)
    loop.stops = frozenset()
    return noted


def _turn(game: "Game[Any]", turn: int, moment: int) -> _Turn:
    measure = game.book.chronicler.measure or game.book.scores
    return _Turn(turn, tuple(measure(game.state)), chances_of(game), moment)


def chances_of(game: "Game[Any]") -> tuple[float, ...]:
    """How likely each seat wins, as parts of one; of a game that all play together, how likely they win. It is what the
    judge sees, read as it came true in many games."""
    if game.result is not None:
        winners = game.result.winners
        if game.book.is_cooperative:
            return (float(bool(winners)),)
        return tuple((seat in winners) / len(winners) if winners else 1 / game.players for seat in range(game.players))
    book = game.book
    calibration = book.reading(game.state) if book.reading else book.calibration.get(game.players, AS_IT_IS)
    meant = calibration.read(judged_chances(game))
    return tuple(round(chance, 4) for chance in meant)


def judged_chances(game: "Game[Any]") -> tuple[float, ...]:
    """How the judge sees the seats, as parts of one; of a game that all play together, how likely they win."""
    book, state = game.book, game.state
    if book.is_cooperative:
        return (min(1.0, max(0.0, book.judge(state, 0))),)
    seen = book.standings(state) if book.standings else tuple(book.judge(state, seat) for seat in range(game.players))
    raw = [max(TURNING, value) for value in seen]
    return tuple(value / sum(raw) for value in raw)


def _shared(one: list[Entry], other: list[Entry]) -> int:
    """How many lines two journals have in common, from the beginning."""
    if len(other) >= len(one) and (not one or other[len(one) - 1] is one[-1]):
        return len(one)  # it has only grown
    same = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine is not theirs and mine != theirs:
            break
        same += 1
    return same


def _chart(past: Past, turns: list[_Turn]) -> Chart:
    chronicler, rows = past.game.book.chronicler, [row.values for row in turns]
    if chronicler.gain is not None:
        rows = list(_summed(past, [row.turn for row in turns]))
    kinds = chronicler.lines
    lines = tuple(
        ChartLine(tuple(row[at] for row in rows), -1 if kinds else at, kinds[at] if kinds else "")
        for at in range(len(rows[0]))
    )
    return Chart(chronicler.chart, tuple(row.turn for row in turns), lines, chronicler.goal)


def _summed(past: Past, turns: list[int]) -> Iterator[tuple[float, ...]]:
    """The scores as the journal tells them, at the end of each of these turns."""
    scores = list(past.game.book.scores(past.opening))
    gains = list(past.gains())
    yield tuple(scores)
    for since, turn in zip([-1, *turns[1:]], turns[1:], strict=False):
        for gain in gains:
            if since < gain.turn <= turn:
                scores[gain.seat] += gain.gained
        yield tuple(scores)


# Key moments


def _best_turns(past: Past) -> Iterator[KeyMoment]:
    """The turns in which somebody gained most, the best first, with where it came from."""
    found: dict[tuple[int, int], dict[str, int]] = {}
    told: dict[tuple[int, int], int] = {}
    for one in past.gains():
        parts = found.setdefault((one.turn, one.seat), {})
        parts[one.source] = parts.get(one.source, 0) + one.gained
        told[one.turn, one.seat] = one.moment
    for turn, seat in sorted(found, key=lambda key: -abs(sum(found[key].values()))):
        parts = found[turn, seat]
        if gain := sum(parts.values()):
            yield KeyMoment(turn, told[turn, seat], seat, gain=gain, parts=tuple(parts.items()))


def _swings(turns: list[_Turn]) -> Iterator[KeyMoment]:
    """The turn after which the judge saw somebody most changed."""
    swings = [
        (row.chances[seat] - before.chances[seat], seat, row)
        for before, row in pairwise(turns[1:-1])
        for seat in range(len(row.chances))
    ]
    if swings:
        swing, seat, row = max(swings, key=lambda one: abs(one[0]))
        if abs(swing) >= LEAST_SWING:
            yield KeyMoment(row.turn, row.moment, seat if len(row.chances) > 1 else -1, swing=round(swing, 3))


def _chosen(past: Past, found: list[KeyMoment]) -> list[KeyMoment]:
    """The weightiest of each sort, one for a turn and seat, in their order; the last moment of the game among them."""
    by_gain = [moment for moment in found if moment.gain][: MOST_MOMENTS // 2]
    others = [moment for moment in found if not moment.gain]
    chosen: dict[tuple[int, int], KeyMoment] = {}
    for moment in [*by_gain, *others]:
        key = moment.turn, moment.seat
        if key in chosen:
            chosen[key] = _joined(chosen[key], moment)
        elif len(chosen) < MOST_MOMENTS - 1:
            chosen[key] = moment
    told = [at for at, entry in enumerate(past.journal) if not entry.only][-LAST_LINES:]
    if told:
        end, winners = past.journal[told[-1]], past.game.result.winners if past.game.result else ()
        told = [at for at in told if past.moments[at] == past.moments[told[-1]]]
        seat = winners[0] if winners and not past.game.book.is_cooperative else -1
        last = KeyMoment(end.turn, past.moments[told[-1]], seat, tuple(told))
        chosen = {key: moment for key, moment in chosen.items() if not {*told} & {*moment.entries}}
        same = chosen.pop((end.turn, seat), None)
        chosen[end.turn, seat] = last if same is None else _joined(same, last)
    return sorted(chosen.values(), key=lambda moment: (moment.turn, moment.moment))


def _joined(one: KeyMoment, other: KeyMoment) -> KeyMoment:
    entries = tuple(dict.fromkeys((*one.entries, *other.entries)))
    moment, swing = max(one.moment, other.moment), one.swing or other.swing
    return KeyMoment(one.turn, moment, one.seat, entries, one.gain or other.gain, one.parts or other.parts, swing)
