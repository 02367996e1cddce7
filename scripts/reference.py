"""Write the pages that list what every game asks (docs/asks.md) and what may wait on its agenda (docs/steps.md).

Usage: python scripts/reference.py [--fresh]

The lists come from the games: the vocabulary and the steps of each rulebook. An example is an option that was really
offered. Examples that the page has already are kept where they still hold; the others are looked for in games played at
random. `--fresh` looks for all of them anew. tests/house/test_reference.py fails when a page is stale.
"""

import json
import re
import sys
import typing
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from nemeton.games import GAMES
from nemeton.kernel import Ask, Choice, Rulebook
from nemeton.kernel.choices import Asked, Word
from nemeton.kernel.records import start
from nemeton.kernel.steps import fields_of
from nemeton.kernel.values import from_json, tag_of, to_json

DOCS = Path(__file__).resolve().parents[1] / "docs"
ASKS, STEPS = DOCS / "asks.md", DOCS / "steps.md"
GAMES_PLAYED, ANSWERS, LONGEST = 160, 700, 400  # of each game; of one of them; letters of an example
PLAIN = {int: "number", str: "word", bool: "true or false"}

ABOUT_ASKS = """# Asks

Every kind of ask in every game, with the options that it may offer. This page is written by `scripts/reference.py` from
the games' vocabularies; do not edit it by hand.

Over the wire (in records, over the API) an option is JSON: a list that begins with a word or with the first field, or a
plain value. Most examples were offered in games played at random, a few rare ones in tests. They are told without a
table, so some seats have no name.

"""
ABOUT_STEPS = """# Steps

What may wait on the agenda of a game, as positions write it: `{"step": "turn", "seat": 1}`. This page is written by
`scripts/reference.py` from the steps that each game declares; do not edit it by hand.

A field with a value behind it may be left out.

"""


class Circumstances(NamedTuple):
    """How an ask was asked once: of which seat, about what, by which law."""

    seat: int
    about: Mapping[str, Any]
    law: str


class Examples(NamedTuple):
    """What is known by example: asks by kind, options by kind and by the name of their type (or the word)."""

    asks: dict[str, Circumstances]
    options: dict[tuple[str, str], Any]


# The rows of a page


def names_of(row: Asked) -> list[str]:
    """How the options of an ask are called: their types, and words in quotation marks."""
    said = [f'"{word}"' for word, told in row.words.items() if isinstance(told, str)]
    clicked = [f'"{word}"' for word, told in row.words.items() if not isinstance(told, str)]
    return [*(kind.__name__ for kind in (*row.offers, row.plain) if kind is not None), *clicked, *said]


def name_of(book: Rulebook[Any], kind: str, option: Any) -> str:
    """How an option is called."""
    row = book.vocabulary.asks[kind]
    if isinstance(option, str) and option in row.words:
        return f'"{option}"'
    return type(book.vocabulary.choice(kind, option)).__name__


def fields_told(kind: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """The fields of a record, each with what it holds."""
    hints = typing.get_type_hints(kind)
    for field in fields_of(kind):
        plain = hints[field.name]
        several = typing.get_origin(plain) in (tuple, list)
        inner = typing.get_args(plain)[0] if several else plain
        what = field.what or PLAIN.get(inner, "choice" if is_choice(inner) else "value")
        yield field.name, f"list of {what}" if several else what


def is_choice(kind: Any) -> bool:
    """Is this a type of choice, or one of several?"""
    return any(isinstance(one, type) and issubclass(one, Choice) for one in (kind, *typing.get_args(kind)))


def wire_form(row: Asked, kind: type[Choice]) -> str:
    """A choice as it is on the wire: words in quotation marks, fields by name."""
    names = list(kind.__struct_fields__)
    if kind is row.plain and kind not in row.offers:
        return ", ".join(names)
    if kind.spread:
        names[-1] = f"{names[-1]} …"
    return f"[{', '.join([*(json.dumps(word) for word in tag_of(kind).split()), *names])}]"


def in_json(value: Any) -> str:
    """A value as it stands in an example."""
    return json.dumps(to_json(value), ensure_ascii=False, separators=(",", ":"))


def told(book: Rulebook[Any], kind: str, example: Any) -> str:
    """An example in words."""
    return book.option_text(kind, from_json(example), "en").replace("|", "/").replace("\n", " ")


def option_rows(book: Rulebook[Any], kind: str, examples: Examples) -> Iterator[str]:
    """A line for each option of an ask."""
    row = book.vocabulary.asks[kind]
    for choice in (*row.offers, row.plain):
        if choice is None:
            continue
        example = examples.options.get((kind, choice.__name__))
        fields = ", ".join(f"{name}: {what}" for name, what in fields_told(choice))
        shown = f"`{in_json(example)}` | {told(book, kind, example)}" if example is not None else "– | –"
        yield f"| {choice.__name__} | `{wire_form(row, choice)}` | {fields} | {shown} |"
    for word in row.words:
        yield f"| | `{json.dumps(word)}` | | `{json.dumps(word)}` | {told(book, kind, word)} |"


def ask_part(book: Rulebook[Any], kind: str, examples: Examples) -> Iterator[str]:
    """What is told of one kind of ask."""
    yield f"### `{kind}`"
    yield ""
    asked = examples.asks.get(kind)
    if asked is not None:
        prompt = book.prompt(Ask(asked.seat, kind, ["-"], about=asked.about), "en")
        about = f", about `{in_about(asked.about)}`" if asked.about else ""
        law = f", law `{asked.law}` ({book.words('en').write('law', asked.law)})" if asked.law else ""
        yield f"*{prompt}* (seat {asked.seat}{about}{law})"
        yield ""
    yield "| option | on the wire | fields | for example | which says |"
    yield "|---|---|---|---|---|"
    yield from option_rows(book, kind, examples)
    yield ""


def in_about(about: Mapping[str, Any]) -> str:
    """What an ask is about, in one line."""
    plain = {name: to_json(value) for name, value in about.items()}
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def typed() -> list[Rulebook[Any]]:
    """The games whose options are typed."""
    return [book for book in GAMES.values() if book.vocabulary.asks]


def asks_page(examples: Mapping[str, Examples]) -> str:
    """The whole page of asks."""
    lines = ABOUT_ASKS.splitlines()
    for book in typed():
        lines += [f"## {book.words('en').write('game', book.name)}", ""]
        for kind in book.vocabulary.asks:
            lines += ask_part(book, kind, examples[book.name])
    return "\n".join(lines).rstrip() + "\n"


def steps_page() -> str:
    """The whole page of steps."""
    lines = ABOUT_STEPS.splitlines()
    for book in GAMES.values():
        lines += [f"## {book.words('en').write('game', book.name)}", "", "| step | fields | meaning |", "|---|---|---|"]
        for kind in book.steps:
            whats = dict(fields_told(kind))
            fields = [f"`{field.name}`: {whats[field.name]}{usual(field.default)}" for field in fields_of(kind)]
            meaning = " ".join((kind.__doc__ or "").split())
            lines.append(f"| `{kind.__struct_config__.tag}` | {', '.join(fields)} | {meaning} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def usual(default: Any) -> str:
    """The value that a field has by itself."""
    return "" if default is msgspec.NODEFAULT else f" = `{json.dumps(default)}`"


# Examples: from the page, and from games

ASKED = re.compile(r" \(seat (\d+)(?:, about `(.*?)`)?(?:, law `([^`]*)` .*)?\)$")


def kept(page: str) -> dict[str, Examples]:
    """The examples that a page has already, as far as they still hold."""
    found = {book.name: Examples({}, {}) for book in typed()}
    kind, book = "", None
    for line in page.splitlines():
        if heading := re.match(r"### `([\w.]+)`", line):
            kind = heading[1]
            book = next((book for book in typed() if kind in book.vocabulary.asks), None)
        elif book is not None and (asked := ASKED.search(line)):
            about = {name: from_json(value) for name, value in json.loads(asked[2] or "{}").items()}
            found[book.name].asks[kind] = Circumstances(int(asked[1]), about, asked[3] or "")
        elif book is not None and (row := re.match(r"\| \w+ \| .* \| `([^`]*)` \| [^|]* \|$", line)):
            option = from_json(json.loads(row[1]))
            if holds(book, kind, option):
                found[book.name].options[kind, name_of(book, kind, option)] = to_json(option)
    return found


def holds(book: Rulebook[Any], kind: str, option: Any) -> bool:
    """Is this still an option that the game knows?"""
    try:
        choice = book.vocabulary.choice(kind, option)
        told(book, kind, to_json(option))
    except Exception:
        return False
    return not isinstance(choice, Word)


def look_for(book: Rulebook[Any], examples: Examples) -> None:
    """Play at random until every type was offered, or long enough. What was chosen seldom is preferred."""
    wanted = {(kind, name) for kind, row in book.vocabulary.asks.items() for name in names_of(row) if name[0] != '"'}
    chosen: Counter[tuple[str, str]] = Counter()
    for seed in range(GAMES_PLAYED):
        if not (wanted - examples.options.keys()) and examples.asks.keys() >= book.vocabulary.asks.keys():
            return
        configuration = book.configurations[seed % len(book.configurations)]
        game = start(book, configuration.players, configuration.options, seed)
        rng = Random(seed)
        for _ in range(ANSWERS):
            if game.over:
                break
            for ask in game.asks:
                learn(book, ask, examples)
            ask = rng.choice(game.asks)
            option = rng.choice(ask.options)
            if rng.random() < 0.5:
                few = [rng.choice(ask.options) for _ in range(8)]
                option = min(few, key=lambda one: chosen[ask.kind, name_of(book, ask.kind, one)])
            chosen[ask.kind, name_of(book, ask.kind, option)] += 1
            game.answer(option, ask.seat, to=ask.kind)


def learn(book: Rulebook[Any], ask: Ask, examples: Examples) -> None:
    """What one ask shows of its kind."""
    examples.asks.setdefault(ask.kind, Circumstances(ask.seat, dict(ask.about), ask.law))
    names = [name for name in names_of(book.vocabulary.asks[ask.kind]) if name[0] != '"']
    if all((ask.kind, name) in examples.options for name in names):
        return
    for option in list(ask.options[:500]):
        key = ask.kind, name_of(book, ask.kind, option)
        if key[1] in names and len(in_json(option)) < LONGEST:
            examples.options.setdefault(key, to_json(option))


def main() -> None:
    """Write both pages, and say what has no example."""
    old = ASKS.read_text(encoding="utf-8") if ASKS.exists() and "--fresh" not in sys.argv else ""
    examples = kept(old)
    for book in typed():
        look_for(book, examples[book.name])
        kinds = book.vocabulary.asks
        lacking = [
            f"{kind} {name}"
            for kind, row in kinds.items()
            for name in names_of(row)
            if name[0] != '"' and (kind, name) not in examples[book.name].options
        ]
        print(f"{book.name}: {len(kinds)} asks; without an example: {', '.join(lacking) or 'none'}")
    ASKS.write_text(asks_page(examples), encoding="utf-8")
    STEPS.write_text(steps_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
