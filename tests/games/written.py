"""Positions as people write them: changed here and there, refused with a reason, explained in docs/positions.md."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from nemeton.kernel import LANGUAGES, BadPosition, Rulebook
from nemeton.kernel.records import read_position

Json = dict[str, Any]
PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")


def changed(whole: Json, **changes: Any) -> Json:
    """A position with other entries; those of an entry are changed one by one."""
    new = copy.deepcopy(whole)
    for key, value in changes.items():
        new[key] = {**new[key], **value} if isinstance(value, dict) and isinstance(new.get(key), dict) else value
    return new


def refusal_of(book: Rulebook[Any], position: Json) -> BadPosition:
    """What is wrong with a position: every language can say it, and what was written is left as it was."""
    before = copy.deepcopy(position)
    with pytest.raises(BadPosition) as caught:
        read_position(book, position, seed=1)
    assert position == before
    assert all(caught.value.text(language) for language in LANGUAGES)
    return caught.value


def page_about(game: str) -> str:
    """What the page of positions tells of a game."""
    found = re.search(rf"^## {game}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"the page tells nothing of {game}"
    return found[1]


def examples_for(game: str) -> list[Json]:
    """The positions that the page shows for a game."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", page_about(game), re.DOTALL)]


def words_told_of(game: str) -> set[str]:
    """Every word that the page explains for a game."""
    return set(re.findall(r"`([a-z_0-9]+)`", page_about(game)))
