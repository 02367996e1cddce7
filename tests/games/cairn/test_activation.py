"""Activating a megalith: who wakes it, who applies it, chains, stones that move, endless loops."""

import pytest

from nemeton import IllegalAnswer
from tests.games.cairn.board import told
from tests.games.cairn.sides import Side


@pytest.mark.parametrize("builder", ["own", "enemy"])
def test_both_tribes_use_every_megalith(side: Side, builder: str):
    """Activation: once built, either player's shaman wakes it."""
    text = "5 . . . . F\n3 . S * F .\nstones c3 memorial_mound"
    mover = ("move", "b3", "c3") if builder == "own" else ("move", "d3", "c3")
    table = side.given(text, to_move="sea" if builder == "own" else "forest").play(mover)
    assert table.asked() == (builder, "memorial_mound")


def test_a_shaman_that_stands_on_a_megalith_does_not_wake_it_again(side: Side):
    """Activation: when a shaman moves onto it."""
    table = side.given("5 F . . . .\n3 . . S* . S\nstones c3 memorial_mound").play(("move", "e3", "e2"))
    assert table.asked() == ("enemy", "action")


def test_leaving_a_megalith_does_not_wake_it(side: Side):
    """Activation: when a shaman moves onto it."""
    table = side.given("5 F . . . .\n3 . . S* . .\nstones c3 memorial_mound").play(("move", "c3", "c2"))
    assert table.asked() == ("enemy", "action")


@pytest.mark.parametrize("action", [("add", "d1"), ("move", "d2", "d1"), ("jump", "b1", "d1")])
def test_every_action_wakes_the_megalith_it_leads_to(side: Side, action: tuple[str, ...]):
    """Activation, first example: whichever way the shaman comes."""
    table = side.given("5 F . . . .\n2 . . . S .\n1 . S S * .\nstones d1 memorial_mound").play(action)
    assert table.asked() == ("own", "memorial_mound")


def test_the_token_is_turned_over_before_the_ability(side: Side):
    """Activation, note: so Memorial Mound may turn the token just used back (R21)."""
    table = side.given("5 F . . . .\n3 . S * . .\nstones c3 memorial_mound").play(("move", "b3", "c3"))
    assert (table.asked(), table.game.state.tokens["move"]) == (("own", "memorial_mound"), "diagonal")
    table.play("move")
    assert table.game.state.tokens["move"] == "orthogonal"


def test_an_enemy_that_is_moved_onto_a_megalith_applies_it(side: Side):
    """Activation, second example: the owner of the shaman that arrives, though it is not its turn."""
    text = "5 . . . F .\n4 . . . . *\n3 S S * . .\nstones c3 fairies_circle, e4 sanctuary_of_the_ages"
    table = side.given(text).play(("move", "b3", "c3"), ("d5", "e4"))
    assert table.asked() == ("enemy", "sanctuary_of_the_ages")
    table.play(("c3", "c2"))
    assert (table.stones, table.own) == ({"c2": "fairies_circle", "e4": "sanctuary_of_the_ages"}, ["a3", "c3"])
    assert table.asked() == ("enemy", "action")


def test_a_chain_goes_on_while_shamans_arrive(side: Side):
    """Activation: an ability that leads onto another megalith wakes that one, and so on."""
    text = "5 . . . F .\n4 . . * . .\n3 S * . . .\n1 . . . * ."
    stones = {"b3": "cromlech_of_the_stars", "c4": "cairn_of_dawn", "d1": "memorial_mound"}
    table = side.given(text, megaliths=stones).play(("move", "a3", "b3"), "c4", "d1")
    assert [entry.values["megalith"] for entry in table.game.journal if entry.kind == "cairn.activated"] == [
        "cromlech_of_the_stars",
        "cairn_of_dawn",
        "memorial_mound",
    ]
    assert (table.asked(), table.own) == (("own", "memorial_mound"), ["c4", "d1"])


def test_an_ability_must_be_applied_even_if_it_hurts(side: Side):
    """Activation, R10: the owner must apply it; the only neighbour to be moved is an own one."""
    table = side.given("5 F . . . .\n4 . . . S .\n3 . S * . .\nstones c3 deer_rock").play(("move", "b3", "c3"))
    assert "decline" not in table.offered("deer_rock")
    with pytest.raises(IllegalAnswer):
        table.game.answer("decline")
    assert table.asked() == ("own", "deer_rock")


def test_an_ability_that_cannot_be_applied_is_passed_over(side: Side):
    """Activation, R10: nobody to banish."""
    table = side.given("5 F . . . .\n3 . S * . .\nstones c3 alley_of_dusk").play(("move", "b3", "c3"))
    assert ("no_effect" in told(table.game), table.asked()) == (True, ("enemy", "action"))


@pytest.mark.parametrize(
    ("stone", "choice", "under_own", "under_enemy"),
    [
        ("sanctuary_of_the_ages", ("c3", "c4"), None, "sanctuary_of_the_ages"),
        ("stormwell", ("c2", "c3"), "tumulus_of_shadows", None),
        ("source_of_silver", ("c3", "pillars_of_spring"), "pillars_of_spring", None),
    ],
)
def test_a_megalith_that_comes_under_a_shaman_sleeps(
    side: Side, stone: str, choice: tuple[str, str], under_own: str | None, under_enemy: str | None
):
    """Activation, notes: moved, swapped or put there it is not activated, and no shaman goes with it (R14)."""
    text = "4 . . F . .\n3 . S * . .\n2 * . * . .\nupcoming pillars_of_spring deer_rock\n"
    table = side.given(f"{text}stones a2 alley_of_dusk, c3 {stone}, c2 tumulus_of_shadows")
    table.play(("move", "b3", "c3"), choice)
    assert (table.own, table.enemy, table.asked()) == (["c3"], ["c4"], ("enemy", "action"))
    assert (table.stones.get("c3"), table.stones.get("c4")) == (under_own, under_enemy)
    assert told(table.game).count("activated") == 1


# Endless loops (R7)

LOOP = """
5 . . . . F
4 . S F F .
3 . * * F .
2 S S S S .
1 . . . . .
stones b3 cromlech_of_the_stars, c3 menhir_of_the_dancers
tokens diagonal
"""


def test_the_owner_stops_a_loop_where_he_likes(side: Side):
    """Activation, notes, R7: when the same situation has come again he may stop before the ability."""
    # given: the Cromlech leads to the Menhir only and the Menhir back, so the first round goes by itself
    table = side.given(LOOP).play(("move", "a2", "b3"))
    assert table.offered("cromlech_of_the_stars") == {"c3", "stop"}
    table.play("stop")
    assert ("b3" in table.own, table.asked()) == (True, ("enemy", "action"))


def test_the_owner_stops_a_loop_one_stage_later(side: Side):
    """Activation, notes, R7: at a stage of his choice."""
    table = side.given(LOOP).play(("move", "a2", "b3"), "c3")
    assert table.offered("menhir_of_the_dancers") == {("c3", "b3"), "stop"}
    table.play("stop")
    assert ("c3" in table.own, table.asked()) == (True, ("enemy", "action"))


def test_a_loop_ends_at_the_third_sight(side: Side):
    """Activation, notes, R7: whoever does not stop is stopped when the same situation comes for the third time."""
    table = side.given(LOOP).play(("move", "a2", "b3"), "c3", ("c3", "b3"))
    assert ("b3" in table.own, table.asked()) == (True, ("enemy", "action"))
    assert [kind for kind in told(table.game) if kind in ("activated", "stopped")] == ["activated"] * 4 + ["stopped"]


def test_another_situation_is_no_loop(side: Side):
    """Activation, notes, R7: before a situation has come again, nothing can be stopped."""
    stones = {"b3": "cromlech_of_the_stars", "c3": "menhir_of_the_dancers"}
    table = side.given("5 . . . . F\n3 . * * . .\n2 S . . . .\ntokens diagonal", megaliths=stones).play(
        ("move", "a2", "b3")
    )
    assert "stop" not in table.offered("menhir_of_the_dancers")


def test_what_was_seen_is_forgotten_when_the_turn_ends(side: Side):
    """Activation, notes, R7: a loop is a loop within one turn."""
    table = side.given(LOOP).play(("move", "a2", "b3"), "stop")
    assert table.game.state.activated == []
