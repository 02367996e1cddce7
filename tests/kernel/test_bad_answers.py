"""An answer of any shape is refused with a sentence, however deep it is nested."""

from typing import Any

import pytest

import nemeton


def nested(kind: type, depth: int) -> Any:
    inner: Any = kind()
    for _ in range(depth):
        inner = kind([inner])
    return inner


@pytest.mark.parametrize("kind", [list, tuple])
@pytest.mark.parametrize("game", nemeton.rulebooks())
def test_an_answer_that_is_nested_deep_is_refused(game: str, kind: type):
    begun = nemeton.start(game, 2, seed=3)
    before = begun.record()
    for ask in (begun.answer, begun.say):
        with pytest.raises(nemeton.IllegalAnswer, match="not on offer"):
            ask(nested(kind, 5000))
    assert begun.record() == before
