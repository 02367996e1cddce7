"""What the Fluent files hold, and what the code says, read without running either."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast as ftl

from nemeton.kernel import NemetonError, errors
from nemeton.kernel.words import files_of, resource

PACKAGE = Path(__file__).parents[2] / "src" / "nemeton"
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("en.ftl"))

# What a call says, and where: the place of the kind among its arguments, and where its values are.
SPEAKERS = {"Ask": 1, "Pick": 1, "Standing": 1, "Refusal": 1, "tell": 0, "Problem": 0, "Phrase": 0}
ERRORS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, NemetonError)}
SPEAKING = (ast.Call, ast.keyword, ast.JoinedStr, ast.Constant, ast.IfExp)
NOT_VALUES = {"law", "only", "secret", "refused", "about"}


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    """The messages of a file by name; what cannot be read, or is there twice, fails."""
    found: dict[str, ftl.Message] = {}
    for entry in resource(path).body:
        assert not isinstance(entry, ftl.Junk), f"{path} cannot be read: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def all_messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    """The messages of a folder and of its parts; none is there twice."""
    found: dict[str, ftl.Message] = {}
    for path in files_of(folder, language):
        assert not found.keys() & messages(path).keys(), f"{path} says again what stands elsewhere"
        found |= messages(path)
    return found


def parts(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The patterns of a message: its value as "" and its attributes by name."""
    patterns = {attribute.id.name: attribute.value for attribute in message.attributes}
    return patterns | ({"": message.value} if message.value else {})


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """Everything in a syntax tree, the root included."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


def variables(pattern: ftl.BaseNode) -> set[str]:
    """The values that a pattern uses; `$seat_id` is a form of `$seat`."""
    used = (node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference))
    return {name.removesuffix("_id") for name in used}


def references(pattern: ftl.BaseNode) -> set[str]:
    """The other messages that a pattern uses."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.MessageReference)}


def letters(pattern: ftl.BaseNode) -> str:
    """The text of a pattern without its placeables."""
    return " ".join(node.value for node in nodes(pattern) if isinstance(node, (ftl.TextElement, ftl.StringLiteral)))


def ends_in_another(pattern: ftl.Pattern) -> bool:
    """Does a text end in that of another message, which is looked at by itself?"""
    last = pattern.elements[-1]
    return isinstance(last, ftl.Placeable) and isinstance(last.expression, ftl.MessageReference)


def plurals(pattern: ftl.BaseNode) -> Iterator[set[str]]:
    """The keys of every choice by a plural form of a number that the pattern also writes out."""
    printed = [node for node in nodes(pattern) if isinstance(node, ftl.Placeable)]
    written = {node.expression.id.name for node in printed if isinstance(node.expression, ftl.VariableReference)}
    for node in nodes(pattern):
        if isinstance(node, ftl.SelectExpression):
            names = [variant.key for variant in node.variants]
            keys = {key.name if isinstance(key, ftl.Identifier) else str(key.value) for key in names}
            if keys & {"one", "few", "many"} and variables(node.selector) & written:
                yield keys


@cache
def syntax(path: Path) -> ast.Module:
    """The code of a file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def expressions(path: Path) -> list[ast.AST]:
    """Everything in the code of a file that can say something: calls, keywords, texts."""
    return [node for node in ast.walk(syntax(path)) if isinstance(node, SPEAKING)]


class Said(NamedTuple):
    """Something that code says: the kind (`{}` stands for what is put in), the names of its values, and where.

    The values are None where the code does not spell them out.
    """

    kind: str
    values: frozenset[str] | None
    place: str


def literals(node: ast.AST | None) -> Iterator[str]:
    """The texts that an expression may be; in an f-string `{}` stands for what is put in."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=pieces):
            yield "".join(str(piece.value) if isinstance(piece, ast.Constant) else "{}" for piece in pieces)
        case ast.IfExp(body=one, orelse=other):
            yield from literals(one)
            yield from literals(other)


def said(paths: list[Path]) -> Iterator[Said]:
    """Every literal kind that is asked, told, refused or a problem, and every error that is raised, with its values."""
    for path in paths:
        for node in expressions(path):
            if isinstance(node, ast.Call):
                place = f"{path.name}:{node.lineno}"
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                at = SPEAKERS.get(name)
                if at is not None and len(node.args) > at:
                    yield from (Said(kind, _values(node, name), place) for kind in literals(node.args[at]))
                elif name in ERRORS and node.args:
                    yield from (Said(f"error/{code}", _values(node, name), place) for code in literals(node.args[0]))


def _values(call: ast.Call, name: str) -> frozenset[str] | None:
    keywords = {keyword.arg for keyword in call.keywords if keyword.arg} - (NOT_VALUES if name in SPEAKERS else set())
    given = [keyword.value for keyword in call.keywords if keyword.arg == "about"]
    if name in ("Phrase", "Problem"):
        given += call.args[1:2]
    keys: set[str] = {"seat"} if name in ("Ask", "Pick", "Standing") else set()
    for mapping in given:
        if not isinstance(mapping, ast.Dict):
            return None
        keys |= {str(key.value) for key in mapping.keys if isinstance(key, ast.Constant)}
    return frozenset(keywords | keys)


def texts(paths: list[Path], pattern: str) -> set[str]:
    """Every text in the code, f-strings with `{}`, that is of a form."""
    found: set[str] = set()
    for path in paths:
        pieces = {id(piece) for node in expressions(path) if isinstance(node, ast.JoinedStr) for piece in node.values}
        for node in expressions(path):
            if id(node) not in pieces:
                found |= {text for text in literals(node) if re.fullmatch(pattern, text)}
    return found


def calls(paths: list[Path], name: str) -> Iterator[ast.Call]:
    """Every call of a function by its plain name."""
    for path in paths:
        for node in expressions(path):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                yield node


def keyword_texts(paths: list[Path], keyword: str) -> set[str]:
    """What is given for a keyword, in any call."""
    found: set[str] = set()
    for path in paths:
        for node in expressions(path):
            if isinstance(node, ast.keyword) and node.arg == keyword:
                found |= set(literals(node.value))
    return found
