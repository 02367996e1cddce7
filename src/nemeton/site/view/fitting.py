"""Which factions and spirits fit a table: how often each has won in our own series, and what speaks against it here."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from nemeton.bots.fit import ENOUGH, FitSeries, series_for
from nemeton.kernel import NemetonError, Phrase, Rulebook

from ..tables.beginning import ANY, seat_choice
from .option_controls import controls_of, option_words


class FitLine(NamedTuple):
    """A faction or a spirit: its figures in percent, is it at this table already, and what speaks against it here."""

    text: str
    games: int
    share: float
    low: float
    high: float
    is_few: bool
    is_taken: bool
    why_not: str


class FitTold(NamedTuple):
    """What is known for a table: the lines, the best first, and where the figures come from."""

    lines: tuple[FitLine, ...]
    series: FitSeries
    level: int  # of the bots that played
    is_near: bool  # were there as many players as at this table?
    is_together: bool


def fit_told(book: Rulebook[Any], players: int, options: Mapping[str, Any], language: str) -> FitTold | None:
    """What a table of so many with these options should know; None where nothing is chosen or nothing was measured."""
    control = next((one for one in controls_of(book.options) if one.name == seat_choice(book, 0)), None)
    series = series_for(book.name, players, book.fit_kind(book.read_options(options)))
    if control is None or series is None:
        return None
    say, words = option_words(book, language), book.words(language)
    chosen = [str(options.get(seat_choice(book, seat), ANY)) for seat in range(players)]
    base = _advice(book, players, options)
    lines = []
    for row in series.rows:
        if row.name not in control.values:
            continue
        is_taken, why = row.name in chosen, None
        if not is_taken and ANY in chosen:
            why = _advice(book, players, {**options, seat_choice(book, chosen.index(ANY)): row.name})
        against = words.say(why) if why is not None and (base is None or why.kind != base.kind) else ""
        few = row.games < ENOUGH
        lines.append(FitLine(say(control, row.name), row.games, row.share, row.low, row.high, few, is_taken, against))
    level = next((at for at, one in enumerate(book.thinking.levels, 1) if one.kind == series.bot), 0)
    lines.sort(key=lambda line: bool(line.why_not))  # those that fit come first, the best of them above all
    return FitTold(tuple(lines), series, level, series.players == players, book.is_cooperative)


def _advice(book: Rulebook[Any], players: int, options: Mapping[str, Any]) -> Phrase | None:
    """What the game advises at such a table; nothing where there can be none."""
    try:
        return book.advice(players, book.read_options(options))
    except NemetonError:
        return None
