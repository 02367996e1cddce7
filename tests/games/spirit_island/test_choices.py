"""Choices of Spirit Island: what their types say of themselves, and that they are read from the wire as they were."""

import pytest

from nemeton.games.spirit_island import choices
from nemeton.games.spirit_island.choices import ASKED, IslandChoice, also_asks, asks
from nemeton.games.spirit_island.draw.choices import SPOTS
from nemeton.games.spirit_island.phrases import VOCABULARY
from nemeton.kernel import Choice
from nemeton.kernel.steps import what_fields_hold
from nemeton.kernel.values import written
from tests.games.spirit_island.picture import random_play

COUNTED = {"at", "number", "count"}  # fields that are numbers and nothing else
CHOICES = [kind for kind in VOCABULARY.types if issubclass(kind, IslandChoice)]


@pytest.mark.parametrize("kind", CHOICES, ids=lambda kind: kind.__name__)
def test_a_choice_names_what_it_has(kind: type[IslandChoice]):
    """Its fields say what they hold, and what is clicked for it lies somewhere in the drawing."""
    fields = set(kind.__struct_fields__)
    assert fields == set(what_fields_hold(kind)) | fields & COUNTED
    assert set(kind.clicks or ()) <= SPOTS.keys()
    assert not kind.most or kind.most in fields


def test_every_type_of_choice_belongs_to_the_game():
    assert len(CHOICES) == len(VOCABULARY.types)


def test_what_is_written_is_read_as_the_same_choice():
    seen = set()
    for game in random_play(3, 71, 150):
        for ask in game.asks:
            for option in ask.options:
                if isinstance(option, Choice):
                    assert VOCABULARY.choice(ask.kind, written(option)) == option
                    seen.add(type(option))
    assert len(seen) > 12


def test_nothing_is_asked_under_the_name_of_something_else():
    with pytest.raises(AssertionError, match="declared twice"):
        asks("spirit_island.push")


def test_a_scenario_may_add_to_an_ask(monkeypatch: pytest.MonkeyPatch):
    """Before or after the shared rules have declared it."""

    class Sing(IslandChoice, tag="sing"):
        """Sing."""

    monkeypatch.setattr(choices, "ASKED", dict(ASKED))
    also_asks("spirit_island.fast", Sing)
    also_asks("spirit_island.song", Sing)
    asks("spirit_island.song")
    assert choices.ASKED["spirit_island.fast"].offers == (*ASKED["spirit_island.fast"].offers, Sing)
    assert choices.ASKED["spirit_island.song"].offers == (Sing,)
