"""What all commands share: options, and how an error of the caller is told."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

import nemeton
from nemeton.arena import LOCAL
from nemeton.kernel import BadSetup, NemetonError, Rulebook
from nemeton.terminal import BadCommand, language_here
from nemeton.terminal.speech import known

Language = Annotated[
    str | None,
    typer.Option("--lang", help="Language: en, ru or uk. Without it, that of the system.", show_default=False),
]
DataFolder = Annotated[
    Path | None, typer.Option(help="The data folder. Without it, NEMETON_DATA or the usual place.", show_default=False)
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", help="A table option, name=value; may be given several times.", show_default=False),
]


@contextmanager
def told(language: str | None) -> Iterator[str]:
    """The language to speak; an error of the caller becomes one sentence on stderr and the exit code 2."""
    speak = language_here()
    try:
        if language is not None:
            speak = known(language)
        yield speak
    except NemetonError as error:
        print(f"nemeton: {error.text(speak)}", file=sys.stderr)
        raise typer.Exit(2) from None


def book_of(game: str) -> Rulebook[Any]:
    """The rulebook of a game, by its name."""
    books = nemeton.rulebooks()
    if game not in books:
        raise BadSetup("setup/unknown_game", game=game, known=tuple(books))
    return books[game]


def at_least(what: str, least: int, given: int) -> None:
    """A number that must not be smaller."""
    if given < least:
        raise BadCommand("terminal/at_least", what=what, least=least, given=given)


def options_of(given: list[str] | None) -> dict[str, Any]:
    """Table options from name=value; true, false and numbers are what they look like.

    >>> options_of(["megaliths=beginner", "corner_exit=false"])
    {'megaliths': 'beginner', 'corner_exit': False}
    """
    options: dict[str, Any] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise BadCommand("terminal/option", option=text)
        try:
            options[name.strip()] = json.loads(value)
        except ValueError:
            options[name.strip()] = value.strip()
    return options


class MayLackAddress(TyperCommand):
    """A command whose option `--ray` may stand without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_address(args))


def with_address(args: list[str]) -> list[str]:
    """Arguments in which `--ray` has an address.

    >>> with_address(["cairn", "--ray"]), with_address(["--ray", "--games", "2"]), with_address(["--ray", "host:6379"])
    (['cairn', '--ray=local'], ['--ray=local', '--games', '2'], ['--ray', 'host:6379'])
    """
    following = [*args[1:], "-"]
    return [
        f"--ray={LOCAL}" if one == "--ray" and after.startswith("-") else one
        for one, after in zip(args, following, strict=True)
    ]
