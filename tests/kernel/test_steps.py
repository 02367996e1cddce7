"""Steps are declared once: the record, and `@step` on the rule that runs it."""

import sys
from dataclasses import replace
from typing import Annotated

import msgspec
import pytest

from nemeton.games import GAMES
from nemeton.kernel import Among, Step, any_step, step
from nemeton.kernel.bounds import strays
from nemeton.kernel.steps import agenda_of, fields_of, steps_of

from .parlour.book import PARLOUR


class Dance(Step):
    """A step of a dance."""


class Bow(Dance, tag="bow"):
    """Somebody bows."""

    seat: Annotated[int, Among("dancer")]


class Turn(Dance, tag="turn"):
    """Couples turn, some of them twice."""

    couples: tuple[tuple[Annotated[int, Among("dancer")], Annotated[int, Among("dancer")]], ...]
    twice: bool = False


@step(Bow)
def bow(_game: None, _step: Bow) -> None:
    """Nothing comes of it."""


def test_the_rules_of_a_chapter_are_found():
    assert steps_of([sys.modules[__name__]]) == {Bow: bow}


def test_a_step_has_one_rule():
    with pytest.raises(AssertionError, match="two rules run Bow: bow and curtsy"):

        @step(Bow)
        def curtsy(_game: None, _step: Bow) -> None:
            """A second rule."""


def test_every_derived_step_may_wait():
    written = {"step": "turn", "couples": [[0, 1]]}, {"step": "bow", "seat": 2}
    assert [msgspec.convert(one, any_step(Dance)) for one in written] == [Turn(((0, 1),)), Bow(2)]


def test_a_field_is_bounded_by_what_it_is_among():
    legal = {"dancer": range(4), "seat": range(100)}
    assert [stray.value for stray in strays(Bow(7), legal)] == ["7"]
    assert [(stray.field, stray.known) for stray in strays(Turn(((0, 4),)), legal)] == [("couples", ("0 – 3",))]
    assert list(strays(Turn(((0, 3),), twice=True), legal)) == []


def test_fields_say_what_they_hold():
    assert [(field.name, field.what) for field in fields_of(Turn)] == [("couples", "dancer"), ("twice", "")]


def test_a_step_without_a_rule_is_no_rulebook():
    steps = dict(list(PARLOUR.steps.items())[1:])
    with pytest.raises(AssertionError, match="parlour: a step that no rule runs"):
        replace(PARLOUR, steps=steps)


@pytest.mark.parametrize("book", GAMES.values(), ids=list(GAMES))
def test_every_step_of_a_game_has_its_rule(book):
    assert {*book.steps} == {*agenda_of(book.state)}
