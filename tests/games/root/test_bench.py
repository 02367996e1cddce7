"""The sandbox of Root keeps what lies on crafted cards and what they have turned face down."""

from typing import Any

import pytest

import nemeton
from nemeton.games.root import GAME
from nemeton.kernel.workbench import Edit, bench_of, changed
from tests.games.root.woodland import woodland


@pytest.fixture
def position() -> dict[str, Any]:
    """Three warriors lie on the Marquise's Coffin Makers, and one of her two boots is face down."""
    game = woodland(
        ("marquise", "eyrie", "alliance"),
        {5: "cat cat bird"},
        active="eyrie",
        crafted={"marquise": ["coffin_makers", "league_of_adventurous_mice"]},
        boxes={"marquise": ["boot", "boot", "sword"]},
        exhausted={"marquise": ["boot"]},
        on_cards={"coffin_makers": {"marquise": 2, "eyrie": 1}},
    )
    return game.position()


def shown(position: dict[str, Any]) -> Any:
    """The position as a game that can be played."""
    return nemeton.from_position(position).state


def test_what_lies_on_a_card_stays_when_something_else_is_changed(position: dict[str, Any]):
    after = shown(changed(GAME, position, Edit("put", "bird", "5")))
    assert after.on_cards == {"coffin_makers": [2, 1, 0]}
    assert after.exhausted == {0: ["boot"]}
    assert after.supply[1] == shown(position).supply[1] - 1


def test_warriors_on_a_card_and_items_face_down_are_set(position: dict[str, Any]):
    dials = {dial.ident: dial for dial in bench_of(GAME).dials(bench_of(GAME).settled(position["state"]))}
    assert dials["lying-coffin_makers-marquise"].value == "2"
    assert dials["turned-marquise-boot"].value == "1"
    after = changed(GAME, position, Edit("turn", "lying-coffin_makers-alliance", "3"))
    after = changed(GAME, after, Edit("turn", "turned-marquise-boot", "2"))
    after = changed(GAME, after, Edit("turn", "turned-marquise-sword", "1"))
    assert shown(after).on_cards == {"coffin_makers": [2, 1, 3]}
    assert shown(after).exhausted == {0: ["boot", "boot", "sword"]}
    for dial in ("lying-coffin_makers-marquise", "lying-coffin_makers-eyrie", "lying-coffin_makers-alliance"):
        after = changed(GAME, after, Edit("turn", dial, "0"))
    assert shown(after).on_cards == {}


def test_what_leaves_takes_with_it_what_lay_on_it(position: dict[str, Any]):
    """The card goes to a hand: its warriors are in their supplies. A boot leaves the box: it lies nowhere any more."""
    supply = list(shown(position).supply)
    after = changed(GAME, position, Edit("deal", "area-marquise/coffin_makers", "hand-marquise"))
    assert shown(after).on_cards == {}
    assert shown(after).supply[:2] == [supply[0] + 2, supply[1] + 1]
    for _ in range(2):
        after = changed(GAME, after, Edit("take", "item-boot", "box-marquise"))
    assert shown(after).exhausted == {}


def test_the_words_of_these_dials_differ(position: dict[str, Any]):
    for language in nemeton.kernel.LANGUAGES:
        dials = bench_of(GAME).dials(bench_of(GAME).settled(position["state"]))
        called = [GAME.words(language).say(dial.phrase) for dial in dials]
        assert len(set(called)) == len(called)
