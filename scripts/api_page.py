"""Write the page of the Python interface (docs/api.md) from docstrings, signatures, states and words.

Usage: python scripts/api_page.py

tests/house/test_api_page.py fails when the page is stale.
"""

import ast
import inspect
import io
import textwrap
import tokenize
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax.ast import Message

import nemeton
from nemeton import kernel
from nemeton.kernel import Phrase, Rulebook, Step, Words
from nemeton.kernel.book import legal_values
from nemeton.kernel.chance import Seeded
from nemeton.kernel.words import KERNEL_WORDS, files_of, message_id, resource

PAGE = Path(__file__).resolve().parents[1] / "docs" / "api.md"
FUNCTIONS = (nemeton.start, nemeton.from_position, nemeton.load, nemeton.replay, nemeton.rulebooks)
FOR_PLAYERS = (
    kernel.Game,
    kernel.Ask,
    kernel.Pick,
    kernel.Standing,
    kernel.Together,
    kernel.AnyOf,
    kernel.Subsets,
    kernel.Choice,
    kernel.Result,
    kernel.Entry,
    kernel.Undoable,
)
TOLD = (kernel.Hidden, kernel.Result)  # once, above
CHANCE = (Seeded, kernel.Scripted, kernel.Sealed)
FOR_RULES = (kernel.Play, kernel.Taken, kernel.Refusal, kernel.Hidden)
ERRORS = (
    kernel.NemetonError,
    kernel.IllegalAnswer,
    kernel.BadSetup,
    kernel.BadSeat,
    kernel.BadPosition,
    kernel.BadRecord,
    kernel.CannotUndo,
    kernel.BadWords,
)

ABOUT = """# The Python interface

What `import nemeton` gives to people who write programs: games and what can be asked of them, and of each game the
fields of its state and all ids. This page is written by `scripts/api_page.py` from the code; do not edit it by hand.

A first way in is the [tutorial](tutorial.md). All questions with their options are in [asks.md](asks.md), what may wait
on an agenda is in [steps.md](steps.md), and positions are in [positions.md](positions.md).

The whole interface is typed; a name that is not here, or that begins with `_`, may change at any time.
"""


# Functions and classes


def described(thing: Any) -> list[str]:
    """A docstring without its examples, in lines as a page has them."""
    text = inspect.cleandoc(thing.__doc__ or "")
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n") if not part.lstrip().startswith(">>>")]
    return [line for paragraph in paragraphs for line in (paragraph, "")]


def signature(function: Any) -> str:
    """What a function takes, without types: they are in the code, and the names say more."""
    parts, seen_star = [], False
    for name, parameter in inspect.signature(function).parameters.items():
        if name == "self":
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not seen_star:
            parts.append("*")
            seen_star = True
        usual = "" if parameter.default is parameter.empty else f"={shown(parameter.default)}"
        star = "*" * ((parameter.kind is parameter.VAR_POSITIONAL) + 2 * (parameter.kind is parameter.VAR_KEYWORD))
        parts.append(f"{star}{name}{usual}")
    return f"({', '.join(parts)})"


def shown(value: Any) -> str:
    """A default as the page shows it."""
    names = {nemeton.ALL: "ALL", nemeton.PUBLIC: "PUBLIC"}
    return names.get(value, repr(value)) if type(value) is int else repr(value) if is_short(value) else "…"


def is_short(value: Any) -> bool:
    """May this stand in a signature as it is?"""
    return value is None or isinstance(value, bool | str | tuple | frozenset)


def class_part(kind: type) -> Iterator[str]:
    """A class: what it is, how it is made, and what one may ask of it."""
    made = vars(kind).get("__init__")
    yield f"### `{kind.__name__}{signature(made) if made and kind is not kernel.Game else ''}`"
    yield ""
    yield from described(kind)
    held = attributes(kind)
    if held:
        yield f"It has {', '.join(f'`{name}`' for name in held)}."
        yield ""
    members = list(public(kind))
    if members:
        yield "| | |"
        yield "|---|---|"
        for name, member in members:
            call = signature(member) if callable(member) else ""
            yield f"| `{name}{call}` | {' '.join(described(member)).strip()} |"
        yield ""


def attributes(kind: type) -> list[str]:
    """What an object of a class holds, by name."""
    if issubclass(kind, msgspec.Struct):
        return list(kind.__struct_fields__)
    slots = getattr(kind, "_fields", None) or vars(kind).get("__slots__", ())
    return [name for name in slots if not name.startswith("_")]


def public(kind: type) -> Iterator[tuple[str, Any]]:
    """The members of a class that belong to its interface, in their order."""
    for name, member in vars(kind).items():
        plain = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if not name.startswith("_") and (isinstance(plain, property) or inspect.isfunction(plain)) and plain.__doc__:
            yield name, plain


# States


def state_part(book: Rulebook[Any]) -> Iterator[str]:
    """The fields of a state, and of every record in it."""
    for kind in records_in(book.state):
        yield f"#### `{kind.__name__}`"
        yield ""
        yield from described(kind)
        yield "| field | type | |"
        yield "|---|---|---|"
        for name, annotation, comment in fields_in(kind):
            yield f"| `{name}` | `{annotation}` | {comment} |".replace(" | None", " \\| None")
        yield ""


def records_in(state: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The state and every record that may lie in it, but for options and steps, each once."""
    found: list[type[msgspec.Struct]] = []

    def walk(hint: Any) -> None:
        for part in typing.get_args(hint):
            walk(part)
        is_record = isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not issubclass(hint, Step)
        if is_record and hint not in found and not hint.__name__.endswith("Options") and hint not in TOLD:
            found.append(hint)
            for inner in typing.get_type_hints(hint).values():
                walk(inner)

    walk(state)
    return found


@cache
def fields_in(kind: type[msgspec.Struct]) -> tuple[tuple[str, str, str], ...]:
    """The fields of a record: name, type and the comment behind it, those of its bases first."""
    inherited = [
        field
        for base in kind.__bases__
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct
        for field in fields_in(base)
    ]
    source = textwrap.dedent(inspect.getsource(kind))
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    own = []
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            annotation = ast.unparse(node.annotation)
            if not annotation.startswith("ClassVar"):
                comment = comments.get(node.end_lineno or 0, "").split("type: ignore")[0].rstrip()
                own.append((node.target.id, annotation, comment.replace("|", "/")))
    names = {name for name, _, _ in own}
    return (*(field for field in inherited if field[0] not in names), *own)


# Ids


def ids_part(book: Rulebook[Any]) -> Iterator[str]:
    """Every id that has a name in the words of the game, and the name."""
    more = (book.text.words_folder,) if book.text else ()
    words = Words("en", (KERNEL_WORDS, book.words_folder, *more), book.naming)
    for prefix, wanted in named(book).items():
        rows = [(one, name) for one in ids_of(book, prefix) if (name := said(words, f"{prefix}{one}"))]
        if rows:
            yield f"#### {', '.join(f'`{what}`' for what in wanted)}"
            yield ""
            yield ", ".join(f"`{one.replace('-', '.')}` {name}" for one, name in rows) + "."
            yield ""


def named(book: Rulebook[Any]) -> dict[str, list[str]]:
    """By the beginning of its messages: what values are called that have names (`card`, `where`)."""
    found: dict[str, list[str]] = {}
    for what, naming in book.naming.items():
        try:
            phrase = naming("\0")
        except Exception:
            continue
        if isinstance(phrase, Phrase) and phrase.kind.endswith("\0"):
            found.setdefault(phrase.kind[:-1], []).append(what)
    return found


def ids_of(book: Rulebook[Any], prefix: str) -> list[str]:
    """The ids of messages that begin so."""
    start = message_id(prefix)
    entries = (entry for path in files_of(book.words_folder, "en") for entry in resource(path).body)
    names = [entry.id.name for entry in entries if isinstance(entry, Message)]
    return [name[len(start) :] for name in names if name.startswith(start)]


def said(words: Words, kind: str) -> str:
    """What a message says, if it says something by itself."""
    try:
        return words.say(Phrase(kind)).replace("|", "/").replace("\n", " ")
    except nemeton.BadWords:
        return ""


# The page


def game_part(book: Rulebook[Any]) -> Iterator[str]:
    """All that is told of one game."""
    yield f"## {book.words('en').write('game', book.name)}"
    yield ""
    counts = ", ".join(map(str, book.players))
    yield f'`nemeton.start("{book.name}", players)` for {counts} players. Version {book.rules_version} of its rules.'
    yield ""
    yield "| table option | usual | possible |"
    yield "|---|---|---|"
    for field in msgspec.structs.fields(book.options):
        yield f"| `{field.name}` | `{field.default}` | {', '.join(legal_values(field.type))} |"
    yield ""
    for sort, what in (("decks", "Decks"), ("dice", "Dice"), ("lots", "Lots")):
        names = getattr(book, sort)
        if names:
            yield f"{what} that `Scripted` can fix: {', '.join(f'`{name}`' for name in names)}."
            yield ""
    if book.windows:
        yield f"Windows that `game.pass_windows` lets pass: {', '.join(f'`{kind}`' for kind in book.windows)}."
        yield ""
    yield "### The state"
    yield ""
    yield from state_part(book)
    yield "### Ids and their names"
    yield ""
    yield from ids_part(book)


def page() -> str:
    """The whole page."""
    lines = ABOUT.splitlines()
    lines += ["", "## Functions", ""]
    for function in FUNCTIONS:
        lines += [f"### `nemeton.{function.__name__}{signature(function)}`", "", *described(function)]
    for heading, kinds in (
        ("What players hold", FOR_PLAYERS),
        ("Chance", CHANCE),
        ("What rules hold", FOR_RULES),
        ("Errors", ERRORS),
    ):
        lines += [f"## {heading}", ""]
        for kind in kinds:
            lines += class_part(kind)
    for book in nemeton.rulebooks().values():
        lines += game_part(book)
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
