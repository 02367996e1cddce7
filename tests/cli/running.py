"""Running the command: as a process of its own, as a player does, and inside this process."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from typer.testing import CliRunner

import nemeton
from nemeton.cli import app

COMMAND = [sys.executable, "-m", "nemeton"]


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def surroundings(data: Path) -> dict[str, str]:
    """The variables around a command: its own data folder, 80 columns, no colours, English."""
    kept = {
        name: value for name, value in os.environ.items() if name not in ("NEMETON_LANG", "FORCE_COLOR", "NO_COLOR")
    }
    return kept | {
        "NEMETON_DATA": str(data),
        "COLUMNS": "80",
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "PYTHONUTF8": "1",
        "TERM": "dumb",
    }


def quickly(arguments: tuple[str, ...]) -> list[str]:
    """The arguments, with a bot that does not think where none is named."""
    is_play = arguments[:1] == ("play",) and not {"--bot", "--help"} & set(arguments)
    return [*arguments, "--bot", "random"] if is_play else list(arguments)


def run(data: Path, *arguments: str, typed: str = "") -> Ran:
    """The command as a process of its own, with what somebody types into it."""
    done = subprocess.run(
        [*COMMAND, *quickly(arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=surroundings(data),
        timeout=300,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def call(data: Path, *arguments: str, typed: str = "") -> Ran:
    """The command inside this process; faster, and what a test has patched holds."""
    done = CliRunner().invoke(app, quickly(arguments), input=typed, env=surroundings(data))
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Ran(done.exit_code, done.stdout, done.stderr)


def played(seed: int = 3, answers: int | None = None, **options: Any) -> nemeton.Game[Any]:
    """A game of Cairn in which the middle option is always taken, to its end or for so many answers."""
    game = nemeton.start("cairn", seed=seed, options=options, turn_limit=400)
    while not game.over and (answers is None or len(game.history) < answers):
        ask = game.ask
        assert ask is not None
        game.answer(ask.options[(seed + len(game.history)) % len(ask.options)])
    return game
