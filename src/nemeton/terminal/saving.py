"""Where a table in the terminal is kept between two evenings: its record, with who plays which seat beside it."""

import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

from nemeton.files import write_file
from nemeton.kernel import Game

from .opening import open_file
from .speech import BadCommand


class Saved(NamedTuple):
    """A table as it was left."""

    game: Game[Any]
    people: tuple[int, ...]
    bot: str


def data_folder() -> Path:
    """Where Nemeton keeps what belongs to this person: NEMETON_DATA, or the system's usual place."""
    told = os.environ.get("NEMETON_DATA")
    if told:
        return Path(told)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "nemeton"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "nemeton"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "nemeton"


def save_place(game: str) -> Path:
    """The file of the game that is played in the terminal."""
    return data_folder() / f"{game}.json"


def write_table(path: Path, record: dict[str, Any], people: tuple[int, ...], bot: str) -> None:
    """Keep a table; the file is a record like any other, so `nemeton replay` reads it too."""
    try:
        write_file(path, record | {"table": {"people": list(people), "bot": bot}})
    except OSError as error:
        raise BadCommand(
            "terminal/unwritable", path=str(path), problem=error.strerror or type(error).__name__
        ) from None


def read_table(path: Path, game: str, bot: str) -> Saved:
    """The table that was left; a plain record is one where the first seat is a person."""
    data, opened = open_file(path)
    if opened.book.name != game:
        raise BadCommand("terminal/other_game", path=str(path), game=opened.book.name, wanted=game)
    match data.get("table"):
        case {"people": list(people), "bot": str(bot_then)} if all(seat in range(opened.players) for seat in people):
            return Saved(opened, tuple(people), bot_then)
    return Saved(opened, (0,), bot)


def set_aside(path: Path) -> Path | None:
    """Rename the file of another game before a new one takes its place; the new name, or None where there was none."""
    if not path.exists():
        return None
    aside = path.with_name(f"{path.name}.old")
    try:
        path.replace(aside)
    except OSError as error:
        raise BadCommand(
            "terminal/unwritable", path=str(path), problem=error.strerror or type(error).__name__
        ) from None
    return aside
