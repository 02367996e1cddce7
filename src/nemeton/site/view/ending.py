"""The end of a game as its page shows it: who won and why, how it went, what it looked like at last.

Everything is made from a finished game, of which nothing is hidden any more, and from its chronicle. A worker can make
the page as well as the site.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from nemeton.kernel import ALL, PUBLIC, Game, Phrase, Rulebook
from nemeton.kernel.chronicle import Chart, Chronicle, KeyMoment, chronicle_of

from ..archive.replays import Replay
from ..base.errors import NotThere
from ..words.speech import Speech, capital
from .charts import Flag, band_chart, line_charts, sign, tone
from .made_once import law_view
from .parts import LawView
from .reader import Reader
from .replay import speech_of_replay

MOST_LINES = 3  # of the journal, that tell one key moment
COUNTED_AT_ONCE = 1_000  # answers; a longer record is counted after its page is there
COLOURS = 12  # for sources, before they come again


class FinishedGame(NamedTuple):
    """A finished game, and where its replay and its record are found."""

    game: Game[Any]
    speech: Speech
    address: str  # of what is below: "/tables/…" or "/replay/…"
    replay: str

    @property
    def book(self) -> Rulebook[Any]:
        """The game's rulebook."""
        return self.game.book


class Reason(NamedTuple):
    """Why it ended so."""

    text: Markup
    law: LawView | None


class SharePart(NamedTuple):
    """A part of a seat's score."""

    colour: int
    name: str
    number: int


class EndSeat(NamedTuple):
    """How a seat stood at last."""

    seat: int
    rank: int
    name: str
    place: str
    picture: Markup
    score: int | None
    has_won: bool
    gained: list[SharePart]
    lost: list[SharePart]
    room: int  # what is left of the longest bar
    conditions: list["ConditionView"]


class ConditionView(NamedTuple):
    """How far a seat was in one condition of victory."""

    name: str
    number: int
    goal: int | None

    @property
    def is_met(self) -> bool:
        """Is that enough?"""
        return self.goal is not None and self.number >= self.goal


class FigureRow(NamedTuple):
    """One row of the table of figures."""

    name: str
    values: list[str]


class KeyMomentView(NamedTuple):
    """A moment that counted."""

    number: int
    turn: int
    seat: int
    text: Markup
    is_estimate: bool
    address: str


class FiguresView(NamedTuple):
    """All that was counted."""

    title: str
    chart: Markup
    legend: list[tuple[str, Markup, str, str]]  # class, shape, name, last value
    rows: list[tuple[int, list[str]]]  # the chart as a table: by turn
    heads: list[str]
    moments: list[KeyMomentView]
    shares: str
    seats: list[EndSeat]
    sources: list[tuple[int, str]]
    is_of_conditions: bool
    figures: list[FigureRow]
    of_table: list[FigureRow]
    chances: Markup
    chance_rows: list[tuple[int, list[str]]]
    best_moment: str


def ended_of_replay(replay: Replay, language: str) -> FinishedGame:
    """The finished game of a replay; refused where it did not come to its end."""
    if not replay.is_open or not replay.is_over:
        raise NotThere("site/record_not_over")
    return FinishedGame(replay.timeline.latest, speech_of_replay(replay, language), replay.base, replay.address)


def end_page_of(replay: Replay, reader: Reader, origin: str) -> str:
    """In a worker: the page of how a record ended. What takes long to count comes after the page."""
    ended = ended_of_replay(replay, reader.language)
    is_quick = "chronicle" in replay.timeline.notes or replay.timeline.last <= COUNTED_AT_ONCE
    figures = figures_view(ended, _chronicle(replay)) if is_quick else None
    return reader.page("ending/page.html", row=None, **page_context(ended, figures, origin), problem="")


def figures_part(replay: Replay, reader: Reader) -> str:
    """In a worker: what was counted of a record."""
    ended = ended_of_replay(replay, reader.language)
    figures = figures_view(ended, _chronicle(replay))
    return reader.page("ending/figures.html", ended=ended, figures=figures, problem="", board=last_board(ended))


def page_context(ended: FinishedGame, figures: "FiguresView | None", origin: str) -> dict[str, Any]:
    """What the page of an end shows of any finished game."""
    text = result_text(ended)
    return {
        "game": ended.book.name,
        "ended": ended,
        "turns": ended.game.state.turn,
        "text": text,
        "plain": text.striptags(),
        "reasons": reasons(ended),
        "winner": winner(ended),
        "board": last_board(ended),
        "figures": figures,
        "origin": origin,
    }


def _chronicle(replay: Replay) -> Chronicle:
    known: Chronicle | None = replay.timeline.notes.get("chronicle")
    if known is None:
        known = replay.timeline.notes["chronicle"] = chronicle_of(*replay.timeline.from_the_start())
    return known


def result_text(ended: FinishedGame) -> Markup:
    """How it ended, in one sentence."""
    assert ended.game.result is not None
    return ended.speech.rich(ended.speech.ended(ended.game.result))


def reasons(ended: FinishedGame) -> list[Reason]:
    """Why it ended so, with the rule."""
    speech = ended.speech
    return [
        Reason(speech.rich(because.phrase), law_view(speech, because.law))
        for because in ended.book.chronicler.why(ended.game)
    ]


def winner(ended: FinishedGame) -> int:
    """The seat that is shown as the winner; -1 where nobody has won, or everybody."""
    result = ended.game.result
    winners = result.winners if result is not None else ()
    return winners[0] if winners and not (ended.book.is_cooperative and len(winners) > 1) else -1


def last_board(ended: FinishedGame) -> Markup:
    """The board as it was at last, seen by everybody."""
    game = ended.game
    lines = [entry for entry in game.journal if entry.is_for(PUBLIC)]
    words = game.words(ended.speech.language)
    return Markup(game.book.draw(game.seen_by(ALL), seat=ALL, ask=None, journal=lines, words=words, style=False))


# What was counted


def figures_view(ended: FinishedGame, chronicle: Chronicle) -> FiguresView:
    """The chart, the moments, the shares and the figures in the reader's language."""
    speech, chart = ended.speech, chronicle.chart
    title = _said(speech, chart.kind or "site.end.scores")
    moments = [_moment(ended, number, moment) for number, moment in enumerate(chronicle.moments, 1)]
    flags = [
        Flag(
            view.number,
            view.turn,
            view.address,
            speech.plain(Phrase("site.end.flag", {"number": view.number, "turn": view.turn})),
        )
        for view in moments
    ]
    goal = _said(speech, f"{ended.book.name}.chronicle.goal") if chart.goal is not None else ""
    names = [_line_name(speech, chart, at) for at in range(len(chart.lines))]
    label = speech.plain(Phrase("site.end.chart_label", {"what": title}))
    estimate = _said(speech, "site.end.chances")
    shares = chronicle.shares
    return FiguresView(
        title=title,
        chart=line_charts(chart, label, goal, flags),
        legend=[
            (tone(chart, at), sign(chart, at), names[at], f"{line.values[-1]:g}") for at, line in enumerate(chart.lines)
        ],
        rows=[(turn, [f"{line.values[at]:g}" for line in chart.lines]) for at, turn in enumerate(chart.turns)],
        heads=names,
        moments=moments,
        shares=_said(speech, f"{ended.book.name}.chronicle.shares") if shares else "",
        seats=_seats(ended, chronicle),
        sources=[(at % COLOURS, _said(speech, share.kind)) for at, share in enumerate(shares) if share.goal is None],
        is_of_conditions=any(share.goal is not None for share in shares),
        figures=[
            FigureRow(
                _said(speech, one.kind),
                [_number(speech, one.values, one.expected, at) for at in range(len(one.values))],
            )
            for one in chronicle.figures
            if len(one.values) == ended.game.players
        ],
        of_table=[
            FigureRow(_said(speech, one.kind), [_number(speech, one.values, one.expected, 0)])
            for one in chronicle.figures
            if len(one.values) != ended.game.players
        ],
        chances=band_chart(chronicle.chances, chart.turns, estimate),
        chance_rows=[
            (turn, [f"{100 * chance:.0f}" for chance in row])
            for turn, row in zip(chart.turns, chronicle.chances, strict=True)
        ],
        best_moment=_analysis(ended, chronicle),
    )


def _analysis(ended: FinishedGame, chronicle: Chronicle) -> str:
    """Where looking back is worth most: before the greatest swing, else before the best turn, else the beginning."""
    swung = max(chronicle.moments, key=lambda one: (abs(one.swing), abs(one.gain)), default=None)
    if swung is None:
        return f"{ended.address}/analysis?at=0"
    at = max(
        (start for turn, start in zip(chronicle.chart.turns, chronicle.starts, strict=True) if turn < swung.turn),
        default=0,
    )
    return f"{ended.address}/analysis?at={at}"


def _moment(ended: FinishedGame, number: int, moment: KeyMoment) -> KeyMomentView:
    speech, journal = ended.speech, ended.game.journal
    told: list[Markup] = []
    if moment.gain:
        is_one = len(moment.parts) == 1
        parts = ", ".join(_said(speech, source) + ("" if is_one else f" {count}") for source, count in moment.parts)
        values = {"seat": moment.seat, "count": abs(moment.gain), "parts": parts}
        told.append(speech.rich(Phrase("site.end.gained" if moment.gain > 0 else "site.end.lost", values)))
    entries = [journal[at] for at in moment.entries if at < len(journal) and journal[at].is_for(PUBLIC)]
    told += [speech.rich(Phrase(entry.kind, entry.values)) for entry in entries[:MOST_LINES]]
    if moment.swing:
        percent = round(100 * abs(moment.swing))
        kind = "site.end.swing_together" if moment.seat < 0 else "site.end.swing"
        way = "up" if moment.swing > 0 else "down"
        told.append(speech.rich(Phrase(kind, {"seat": moment.seat, "count": percent, "way": way})))
    address = f"{ended.replay}?at={moment.moment}"
    return KeyMomentView(number, moment.turn, moment.seat, Markup(" ").join(told), bool(moment.swing), address)


def _seats(ended: FinishedGame, chronicle: Chronicle) -> list[EndSeat]:
    """The seats, the winners first and then by score, with what their scores are made of."""
    game, speech, result = ended.game, ended.speech, ended.game.result
    assert result is not None
    scores: Sequence[int] = result.scores or game.book.scores(game.state)
    parts = [(at % COLOURS, _said(speech, share.kind), share) for at, share in enumerate(chronicle.shares)]
    order = sorted(
        range(game.players), key=lambda seat: (seat not in result.winners, -(scores[seat] if scores else 0), seat)
    )
    gains = [sum(max(0, share.counts[seat]) for share in chronicle.shares) for seat in range(game.players)]
    longest = max([*gains, int(chronicle.chart.goal or 0)])
    found = []
    for rank, seat in enumerate(order, 1):
        mine = [SharePart(colour, name, share.counts[seat]) for colour, name, share in parts if share.counts[seat]]
        conditions = [ConditionView(name, share.counts[seat], share.goal) for _, name, share in parts]
        found.append(
            EndSeat(
                seat,
                rank,
                speech.seat(seat),
                speech.place(seat),
                Markup(game.book.beside.seat_picture(seat)),
                scores[seat] if scores else None,
                seat in result.winners,
                [part for part in mine if part.number > 0],
                [part for part in mine if part.number < 0],
                longest - gains[seat],
                conditions,
            )
        )
    return found


def _line_name(speech: Speech, chart: Chart, at: int) -> str:
    line = chart.lines[at]
    return speech.seat(line.seat) if line.seat >= 0 else _said(speech, line.kind)


def _number(speech: Speech, values: Sequence[float], expected: Sequence[float], at: int) -> str:
    if not expected:
        return f"{values[at]:g}"
    return speech.plain(Phrase("site.end.expected", {"count": values[at], "average": round(expected[at], 1)}))


def _said(speech: Speech, kind: str) -> str:
    return capital(speech.plain(Phrase(kind))) if kind.startswith("site.") else speech.plain(Phrase(kind))
