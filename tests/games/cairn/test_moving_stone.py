"""Moving Stone (R6): a copy of an upcoming megalith, or of another one on the field where the table says so."""

import pytest

from nemeton.games.cairn.megaliths import MEGALITHS
from tests.games.cairn.board import told
from tests.games.cairn.sides import Side

OTHERS = [stone for stone in MEGALITHS if stone != "moving_stone"]
WITHOUT_CHOICE = ["pillars_of_spring", "tumulus_of_shadows"]
# On this board every ability has something to do and a choice to make.
RICH = """
5 F . . . *
4 . F . F .
3 . S * . .
2 . . . S .
1 S F . F *
"""


def spare(*used: str) -> list[str]:
    """Stones that are not in use."""
    return [stone for stone in OTHERS if stone not in used]


def arrives(side: Side, on: str, upcoming: list[str], **more: object) -> Side:
    """A shaman steps onto a stone on c3; two more stones stand on e5 and e1."""
    e5, e1 = [stone for stone in spare(on, *upcoming) if stone not in OTHERS[:2]][-2:]
    table = side.given(RICH, megaliths={"c3": on, "e5": e5, "e1": e1}, upcoming=upcoming, **more)
    return table.play(("move", "b3", "c3"))


def test_either_upcoming_megalith_may_be_copied(side: Side):
    """Moving Stone: one of the two, and it stays where it is."""
    table = arrives(side, "moving_stone", ["memorial_mound", "deer_rock"])
    assert table.offered("moving_stone") == {"memorial_mound", "deer_rock"}
    table.play("memorial_mound", "jump")
    assert table.game.state.upcoming == ["memorial_mound", "deer_rock"]
    assert (table.stones["c3"], table.game.state.tokens["jump"]) == ("moving_stone", "enemy")


@pytest.mark.parametrize("stone", [stone for stone in OTHERS if stone not in WITHOUT_CHOICE])
def test_a_copy_offers_what_the_stone_itself_would(side: Side, stone: str):
    """Moving Stone: "this megalith" of the copied text is the Moving Stone's space."""
    other = "chaos_of_the_giants" if stone != "chaos_of_the_giants" else "cairn_of_dawn"
    table = arrives(side, "moving_stone", [stone, other]).play(stone)
    assert table.asked() == ("own", stone)
    copied = table.offered(stone)
    itself = arrives(side, stone, ["moving_stone", other])
    expected = {
        tuple(stone if part == "moving_stone" else part for part in option) if isinstance(option, tuple) else option
        for option in itself.offered(stone)
    }  # where the upcoming stones are on offer, the copied one lies in place of the Moving Stone
    assert copied == expected


def test_a_copied_tumulus_banishes_the_visitor(side: Side):
    """Moving Stone, Tumulus of Shadows."""
    table = arrives(side, "moving_stone", ["tumulus_of_shadows", "deer_rock"]).play("tumulus_of_shadows")
    assert (table.own, table.asked()) == (["a1", "d2"], ("enemy", "action"))


def test_copied_pillars_give_the_next_turn(side: Side):
    """Moving Stone, Pillars of Spring."""
    table = arrives(side, "moving_stone", ["pillars_of_spring", "deer_rock"]).play("pillars_of_spring")
    assert table.asked() == ("own", "action")


def test_a_copied_heart_of_the_earth_may_place_itself(side: Side):
    """Moving Stone, Heart of the Earth: the upcoming stone that is copied may be built."""
    table = arrives(side, "moving_stone", ["heart_of_the_earth", "deer_rock"], stack=["stormwell"])
    table.play("heart_of_the_earth", ("heart_of_the_earth", "c5"))
    assert (table.stones["c5"], table.stones["c3"]) == ("heart_of_the_earth", "moving_stone")
    assert (table.game.state.upcoming, table.score) == (["deer_rock", "stormwell"], (0, 0))


def test_a_copied_source_of_silver_may_replace_the_moving_stone_by_itself(side: Side):
    """Moving Stone, Source of Silver: the copied stone comes to the field, the Moving Stone goes under the stack."""
    table = arrives(side, "moving_stone", ["source_of_silver", "deer_rock"], stack=["stormwell"])
    table.play("source_of_silver", ("c3", "source_of_silver"))
    assert table.stones["c3"] == "source_of_silver"
    assert (table.game.state.upcoming, [stone.card for stone in table.game.state.stack]) == (
        ["deer_rock", "stormwell"],
        ["moving_stone"],
    )
    assert told(table.game).count("activated") == 1


def test_a_copied_move_wakes_the_stone_it_leads_to(side: Side):
    """Moving Stone, Cromlech of the Stars; Activation: the chain goes on."""
    table = side.given(
        RICH,
        megaliths={"c3": "moving_stone", "e5": "memorial_mound", "e1": "stormwell"},
        upcoming=["cromlech_of_the_stars", "deer_rock"],
    )
    table.play(("move", "b3", "c3"), "cromlech_of_the_stars", "e5")
    assert table.asked() == ("own", "memorial_mound")


def test_a_copy_without_effect_may_be_chosen(side: Side):
    """Moving Stone, R6: then nothing happens."""
    table = side.given(
        "5 F . . . .\n3 . S * . .", megaliths={"c3": "moving_stone"}, upcoming=["alley_of_dusk", "deer_rock"]
    )
    table.play(("move", "b3", "c3"))
    assert table.offered("moving_stone") == {"alley_of_dusk", "deer_rock"}
    table.play("alley_of_dusk")
    assert (table.own, table.enemy, table.asked()) == (["c3"], ["a5"], ("enemy", "action"))


def test_without_an_upcoming_megalith_nothing_is_copied(side: Side):
    """Moving Stone: nothing to copy."""
    table = arrives(side, "moving_stone", [])
    assert ("no_effect" in told(table.game), table.asked()) == (True, ("enemy", "action"))


def test_the_last_upcoming_megalith_is_copied_without_a_question(side: Side):
    """Moving Stone: one to choose from."""
    table = arrives(side, "moving_stone", ["memorial_mound"])
    assert table.asked() == ("own", "memorial_mound")


def test_a_table_may_copy_from_the_field_instead(side: Side):
    """Moving Stone, R6, table option: another megalith on the field, not an upcoming one."""
    table = side.given(
        RICH,
        megaliths={"c3": "moving_stone", "e5": "memorial_mound", "e1": "stormwell"},
        upcoming=["pillars_of_spring", "deer_rock"],
        options={"moving_stone": "field"},
    )
    table.play(("move", "b3", "c3"))
    assert table.offered("moving_stone") == {"memorial_mound", "stormwell"}
    table.play("memorial_mound", "add")
    assert table.game.state.tokens["add"] == "black"


def test_from_a_field_without_others_nothing_is_copied(side: Side):
    """Moving Stone, R6, table option: alone on the field."""
    table = side.given(
        "5 F . . . .\n3 . S * . .",
        megaliths={"c3": "moving_stone"},
        upcoming=["alley_of_dusk", "deer_rock"],
        options={"moving_stone": "field"},
    )
    table.play(("move", "b3", "c3"))
    assert table.asked() == ("enemy", "action")


def test_an_enemy_that_is_led_onto_the_moving_stone_copies_for_itself(side: Side):
    """Moving Stone; Activation: "your first row" is that of the shaman's owner."""
    table = side.given(
        "5 F S S . .\n3 . S * . .\n2 . . . . .\n1 F . . . .\n4 * . . . .",
        megaliths={"c3": "fairies_circle", "a4": "moving_stone"},
        upcoming=["chaos_of_the_giants", "cairn_of_dawn"],
    )
    table.play(("move", "b3", "c3"), ("a5", "a4"))
    assert table.asked() == ("enemy", "moving_stone")
    table.play("chaos_of_the_giants")
    assert (table.asked(), table.offered("chaos_of_the_giants")) == (("enemy", "chaos_of_the_giants"), {"b5", "c5"})


def test_a_loop_through_the_moving_stone_may_be_stopped(side: Side):
    """Moving Stone, R7: copying the Cromlech, back and forth with the Menhir."""
    text = "5 . . . . F\n4 . S F F .\n3 . * * F .\n2 S S S S .\ntokens diagonal"
    stones = {"b3": "moving_stone", "c3": "menhir_of_the_dancers"}
    table = side.given(text, megaliths=stones, upcoming=["cromlech_of_the_stars"]).play(("move", "a2", "b3"))
    assert table.offered("moving_stone") == {"cromlech_of_the_stars", "stop"}
    table.play("stop")
    assert ("b3" in table.own, table.asked()) == (True, ("enemy", "action"))
