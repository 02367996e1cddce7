"""Choices: what a type says of itself, and which choice something on the wire is."""

from typing import ClassVar

import pytest

from nemeton.kernel import Asked, Choice, Phrase, Vocabulary
from nemeton.kernel.values import to_json, written


class GardenChoice(Choice):
    """An option of a small game."""

    game = "garden"


class Water(GardenChoice, tag="water"):
    """Water a bed."""

    bed: str


class WaterLess(GardenChoice, tag="water"):
    """Water a bed, with so many cans only; how many is not told."""

    bed: str
    cans: int
    words = "water_less"
    tells: ClassVar = ("bed",)


class Sow(GardenChoice, tag="sow"):
    """Sow seeds of these kinds in a bed."""

    bed: str
    seeds: tuple[str, ...] = ()
    spread = True


class Weed(GardenChoice, tag="pull weeds"):
    """Pull weeds out of a bed."""

    bed: str
    words = "weed"


class Send(GardenChoice):
    """Send somebody to do something."""

    whom: str
    deed: Water
    words = "send"
    spread = True
    parts: ClassVar = (Water,)


class Bed(GardenChoice):
    """A bed."""

    bed: str
    words = "bed"


class StayInside(GardenChoice):
    """It rains."""

    words = "inside"


GARDEN = Vocabulary(
    "garden",
    {
        "garden.day": Asked((Water, WaterLess), words={"rest": ""}),
        "garden.sow": Asked((Sow, Weed, Send)),
        "garden.dig": Asked(plain=Bed, words={"rest": "garden.option.dig_nowhere", "rain": StayInside}),
    },
)


def test_a_list_is_the_choice_that_has_as_many_fields():
    assert GARDEN.choice("garden.day", ("water", "roses")) == Water("roses")
    assert GARDEN.choice("garden.day", ("water", "roses", 2)) == WaterLess("roses", 2)
    with pytest.raises(LookupError, match="no words"):
        GARDEN.choice("garden.day", ("water", "roses", 2, 3))


def test_a_message_tells_all_fields_or_those_that_are_named():
    assert GARDEN.phrase("garden.day", Water("roses")) == Phrase("garden.option.water", {"bed": "roses"})
    assert GARDEN.phrase("garden.day", WaterLess("roses", 2)) == Phrase("garden.option.water_less", {"bed": "roses"})
    assert GARDEN.messages()["garden.option.water_less"] == {"bed"}


def test_a_word_says_what_its_ask_makes_of_it():
    assert GARDEN.phrase("garden.day", "rest") == Phrase("garden.option.rest")
    assert GARDEN.phrase("garden.dig", "rest") == Phrase("garden.option.dig_nowhere")
    assert GARDEN.phrase("garden.dig", "roses") == Phrase("garden.option.bed", {"bed": "roses"})


@pytest.mark.parametrize(
    ("choice", "wire"),
    [
        (Sow("roses", ("red", "white")), ("sow", "roses", "red", "white")),
        (Sow("roses"), ("sow", "roses")),
        (Weed("roses"), ("pull", "weeds", "roses")),
        (Send("ann", Water("roses")), ("ann", "water", "roses")),
    ],
)
def test_a_spread_field_and_the_words_of_a_tag_follow_one_by_one(choice: Choice, wire: tuple[str, ...]):
    assert (written(choice), to_json(choice)) == (wire, [*wire])
    assert GARDEN.choice("garden.sow", wire) == choice


def test_choices_within_choices_are_known():
    assert set(GARDEN.types) >= {Send, Water, Sow}
    assert "garden.option.water" in GARDEN.messages()


def test_a_word_may_be_told_by_a_choice_without_fields():
    assert GARDEN.choice("garden.dig", "rain") == StayInside()
    assert GARDEN.phrase("garden.dig", "rain") == Phrase("garden.option.inside")
    assert StayInside in GARDEN.types
    assert GARDEN.messages()["garden.option.inside"] == set()


def test_an_ask_that_there_is_not_has_no_words():
    with pytest.raises(LookupError, match=r"garden\.night has no words for 'rest'"):
        GARDEN.phrase("garden.night", "rest")
