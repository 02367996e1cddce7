"""How often each faction and each spirit has won in our own series of games (fit.json), for whoever sets up a table.

scripts/fit_figures.py writes the file from what the series have written down.
"""

from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("fit.json")
ENOUGH = 30  # games of one; a share of fewer is a tendency


class FitRow(msgspec.Struct, frozen=True):
    """What one faction or spirit did: games, games won, and the interval (95 %) of the share, in percent."""

    name: str
    games: int
    won: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """In percent."""
        return round(100 * self.won / self.games, 1)


class FitSeries(msgspec.Struct, frozen=True):
    """A series of games between equal bots: for how many players, at which kind of table ("" where it does not
    matter), which bot, how many games in all, when they were played, and a row for each choice, the best first."""

    players: int
    kind: str
    bot: str
    games: int
    date: str
    rows: tuple[FitRow, ...]


def series_for(game: str, players: int, kind: str = "", file: Path = FILE) -> FitSeries | None:
    """The series that fits a table best: of its kind, and of the nearest number of players."""
    fitting = [one for one in _read(file).get(game, ()) if one.kind == kind]
    return min(fitting, key=lambda one: abs(one.players - players), default=None)


@cache
def _read(file: Path) -> dict[str, tuple[FitSeries, ...]]:
    """The file; nothing is known where there is none."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[FitSeries, ...]]) if file.exists() else {}
