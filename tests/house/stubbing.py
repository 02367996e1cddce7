"""A pytest plugin that replaces one function of the package by one that does nothing.

`NEMETON_STUB=nemeton.games.cairn.turn:add python -m pytest -p tests.house.stubbing tests/…`: the tests named must fail
then. A rule becomes an empty generator, an effect does nothing, and a query finds nothing, in the sense of its kind.
"""

import importlib
import inspect
import os
import sys
from collections.abc import Callable
from typing import Any

import pytest

from nemeton.kernel import Rulebook

NOTHING: dict[str, Callable[[], Any]] = {
    "list": list,
    "tuple": tuple,
    "dict": dict,
    "set": set,
    "bool": bool,
    "int": int,
    "str": str,
    "Iterator": lambda: iter(()),
}


def stub_of(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that does nothing, of the same kind.

    >>> def found() -> list[int]: return [1]
    >>> def rule(): yield 1
    >>> stub_of(found)(), list(stub_of(rule)())
    ([], [])
    """
    annotation = inspect.signature(function).return_annotation
    told = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))
    empty = NOTHING.get(told.split("[")[0], lambda: None)

    def nothing(*_: Any, **__: Any) -> Any:
        return empty()

    def empty_rule(*_: Any, **__: Any) -> Any:
        yield from ()

    return empty_rule if inspect.isgeneratorfunction(inspect.unwrap(function)) else nothing


def replaced(value: Any, original: Any, stub: Any) -> Any:
    """The value with the stub in place of the original: itself, a row or a list of rows, and rows in these."""
    if value is original:
        return stub
    if isinstance(value, tuple | list):
        parts = [replaced(part, original, stub) for part in value]
        if any(new is not old for new, old in zip(parts, value, strict=True)):
            return type(value)(*parts) if hasattr(value, "_fields") else type(value)(parts)
    return value


def replace(original: Any, stub: Any) -> int:
    """Put the stub wherever the package holds the original: as a name, in a table or one of its rows, in a rulebook.
    How often it did."""
    count = 0
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] != "nemeton":
            continue
        for holder in [vars(module), *(vars(book) for book in vars(module).values() if isinstance(book, Rulebook))]:
            for table in [holder, *(value for value in list(holder.values()) if isinstance(value, dict))]:
                for key, value in list(table.items()):
                    new = replaced(value, original, stub)
                    if new is not value:
                        table[key] = new
                        count += 1
    return count


def pytest_configure(config: pytest.Config) -> None:
    named = os.environ.get("NEMETON_STUB", "")
    if not named:
        return
    importlib.import_module("nemeton")
    module, _, function = named.partition(":")
    owner, _, name = function.rpartition(".")
    if owner:  # a method, as in `Marquise.hospital`
        holder = getattr(importlib.import_module(module), owner)
        setattr(holder, name, stub_of(getattr(holder, name)))
        return
    original = getattr(importlib.import_module(module), function)
    if not replace(original, stub_of(original)):
        raise pytest.UsageError(f"{named} is nowhere to be replaced")
