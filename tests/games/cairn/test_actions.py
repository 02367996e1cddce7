"""A turn, "1) Choose one of three actions": adding, moving, jumping."""

import pytest

from nemeton import IllegalAnswer
from nemeton.kernel.values import same
from tests.games.cairn.board import given, told
from tests.games.cairn.sides import Side

LONE = """
5 F . . . .
4 . . . . .
3 . . S . .
2 . . . . .
1 . . . . .
"""


def actions(side: Side, verb: str) -> set[tuple[str, ...]]:
    return {option[1:] for option in side.offered("action") if option[0] == verb}


def test_a_turn_is_one_action_and_then_the_other_tribe_s(side: Side):
    """A turn: one of the three actions, then the transformation is checked."""
    table = side.given(LONE).play(("move", "c3", "c2"))
    assert table.asked() == ("enemy", "action")
    table.play(("move", "a5", "b4"))
    assert table.asked() == ("own", "action")


def test_a_token_is_turned_over_when_its_action_is_done(side: Side):
    """Choose one of three actions: the token used is turned over, the others stay."""
    text = LONE.replace("2 . . . . .", "2 . . S . .")
    for action, token in [(("add", "d1"), "add"), (("move", "c3", "b3"), "move"), (("jump", "c2", "c4"), "jump")]:
        table = side.given(text).play(action)
        usual = {"add": "white", "move": "orthogonal", "jump": "own", "transform": "middle"}
        other = {"add": "black", "move": "diagonal", "jump": "enemy"}
        assert table.game.state.tokens == usual | {token: other[token]}


def test_both_tribes_use_the_same_tokens(side: Side):
    """Choose one of three actions: what one player turns over, the other finds so."""
    table = side.given(LONE).play(("move", "c3", "c2"))
    assert actions(table, "move") == {("a5", "b4")}


def test_only_own_shamans_act(side: Side):
    """Choose one of three actions: one's own shamans."""
    table = side.given(LONE, tokens={"jump": "enemy"})
    assert {origin for origin, _ in actions(table, "move")} == {"c3"}


# Adding


@pytest.mark.parametrize(("face", "own_totem"), [("white", "d1"), ("black", "b1")])
def test_a_shaman_is_added_on_the_totem_of_the_visible_colour(side: Side, face: str, own_totem: str):
    """Add a shaman: white totem, black totem, in the own first row (Forest's: white b5, black d5)."""
    table = side.given(LONE, tokens={"add": face})
    assert actions(table, "add") == {(own_totem,)}
    table.play(("add", own_totem))
    assert table.own == sorted(["c3", own_totem])
    assert table.game.state.shamans[side.is_turned].count("village") == 3


def test_forest_s_totems():
    """Add a shaman: Forest's white totem is b5, its black one d5."""
    for face, space in (("white", "b5"), ("black", "d5")):
        game = given(LONE, to_move="forest", tokens={"add": face})
        assert game.ask is not None
        assert game.ask.offered(("add", space))


def test_nothing_is_added_from_an_empty_village(side: Side):
    """Add a shaman: it comes from the village."""
    table = side.given("5 F . . . .\n3 S S S S S")
    assert actions(table, "add") == set()


def test_nothing_is_added_onto_an_own_shaman(side: Side):
    """Choose one of three actions, important: only one shaman a space."""
    assert actions(side.given("5 F . . . .\n1 . . . S ."), "add") == set()


def test_an_enemy_on_the_totem_is_banished_first(side: Side):
    """Add a shaman, important: the enemy goes home, then the own shaman comes; nothing is built (R12)."""
    table = side.given("5 F . . . .\n3 S . . . .\n1 . . . F .\nupcoming deer_rock stormwell").play(("add", "d1"))
    assert (table.own, table.enemy, table.stones, table.score) == (["a3", "d1"], ["a5"], {}, (0, 0))
    assert [kind for kind in told(table.game) if kind in ("banished", "added")] == ["banished", "added"]


def test_whoever_takes_the_place_of_a_banished_enemy_wakes_the_megalith_there(side: Side):
    """Add a shaman, important; Activation (R12)."""
    table = side.given("5 F . . . .\n3 S . . . .\n1 . . . F* .\nstones d1 memorial_mound").play(("add", "d1"))
    assert table.asked() == ("own", "memorial_mound")


# Moving


def test_an_orthogonal_step(side: Side):
    """Move a shaman: one space orthogonally."""
    assert actions(side.given(LONE), "move") == {("c3", to) for to in ("c4", "c2", "b3", "d3")}


def test_a_diagonal_step(side: Side):
    """Move a shaman: one space diagonally."""
    table = side.given(LONE, tokens={"move": "diagonal"})
    assert actions(table, "move") == {("c3", to) for to in ("b4", "d4", "b2", "d2")}


def test_a_step_needs_a_free_space(side: Side):
    """Choose one of three actions, important: only one shaman a space, of whichever tribe."""
    table = side.given("4 . . F . .\n3 . S S . .\n2 . . . . .")
    assert {to for origin, to in actions(table, "move") if origin == "c3"} == {"c2", "d3"}


# Jumping


def test_jumps_over_own_shamans(side: Side):
    """Jump over a shaman: over an own neighbour to the space right behind it, orthogonally or diagonally."""
    table = side.given("4 . S F S .\n3 . S S F .\n2 . . F S .")
    assert {to for origin, to in actions(table, "jump") if origin == "c3"} == {"a3", "a5", "e5", "e1"}


def test_jumps_over_enemies(side: Side):
    """Jump over a shaman: over an enemy next to an own shaman."""
    table = side.given("4 . S F S .\n3 . S S F .\n2 . . F . .", tokens={"jump": "enemy"})
    assert {to for origin, to in actions(table, "jump") if origin == "c3"} == {"c5", "e3", "c1"}


@pytest.mark.parametrize("direction", range(8))
def test_jumps_go_in_all_eight_directions(side: Side, direction: int):
    """Jump over a shaman: orthogonally or diagonally."""
    column, row = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)][direction]
    over, to = "abcde"[2 + column] + "12345"[2 + row], "abcde"[2 + 2 * column] + "12345"[2 + 2 * row]
    table = side.given("3 . . S . .", sea=["c3", over], forest=["e2"])
    assert ("c3", to) in actions(table, "jump")


def test_a_jump_goes_over_exactly_one(side: Side):
    """Jump over a shaman: neither over two nor over an empty space."""
    table = side.given("3 S S S . .\n1 S . . S .\n5 F . . . .")
    assert actions(table, "jump") == {("b3", "d3")}


def test_a_jump_lands_on_a_free_space_and_takes_nobody(side: Side):
    """Jump over a shaman: what is jumped over stays; the landing space must be free."""
    table = side.given("3 S F . S F\n2 . . . . F\n1 . S F F .", tokens={"jump": "enemy"})
    assert actions(table, "jump") == {("a3", "c3")}
    table.play(("jump", "a3", "c3"))
    assert "b3" in table.enemy


def test_a_megalith_that_is_jumped_over_sleeps_on(side: Side):
    """Activation: only a shaman that moves onto it wakes a megalith."""
    table = side.given("5 F . . . .\n3 S S* . . .\nstones b3 pillars_of_spring").play(("jump", "a3", "c3"))
    assert table.asked() == ("enemy", "action")


# Leaving


def test_a_step_leads_out_through_the_enemy_s_side_only(side: Side):
    """Jump over a shaman, important: the only way off the field is the opposite side."""
    table = side.given("5 . . S . S\n3 S . . . .\n1 S . S . .", forest=["b4", "d2"])
    assert {(origin, to) for origin, to in actions(table, "move") if to.startswith("off")} == {
        ("c5", "off:N"),
        ("e5", "off:N"),
    }


def test_a_diagonal_step_leads_out_through_the_enemy_s_side_only(side: Side):
    """Jump over a shaman, important."""
    table = side.given("5 . . S . .\n3 S . . . S\n1 S . S . .", forest=["b4", "d2"], tokens={"move": "diagonal"})
    assert {(origin, to) for origin, to in actions(table, "move") if to.startswith("off")} == {
        ("c5", "off:NE"),
        ("c5", "off:NW"),
    }


def test_a_jump_leads_out_through_the_enemy_s_side_only(side: Side):
    """Jump over a shaman, important: from the row before the enemy's first one, over a shaman there."""
    text = "5 . . F . .\n4 . S S F S\n2 . S F . .\n1 . F . . ."
    table = side.given(text, tokens={"jump": "enemy"})
    assert {(origin, to) for origin, to in actions(table, "jump") if to.startswith("off")} == {
        ("c4", "off:N"),
        ("b4", "off:NE"),
    }


CORNERS = "5 S F . F S\n4 . S . S .\n3 . . . . .\n2 . . . . .\n1 . . . F ."


@pytest.mark.parametrize(("allowed", "ways"), [(True, {"off:NE", "off:NW"}), (False, {"off:NE"})])
def test_a_diagonal_step_over_a_corner(side: Side, allowed: bool, ways: set[str]):
    """Leaving, R2: over the corner of the enemy's side, unless the table says no."""
    table = side.given(CORNERS, tokens={"move": "diagonal"}, options={"corner_exit": allowed})
    assert {to for origin, to in actions(table, "move") if origin == "a5" and "off" in to} == ways


@pytest.mark.parametrize(("allowed", "ways"), [(True, {("b4", "off:NW"), ("d4", "off:NE")}), (False, set())])
def test_a_jump_over_a_corner(side: Side, allowed: bool, ways: set[tuple[str, str]]):
    """Leaving, R2: also by a jump over the shaman in the corner."""
    table = side.given(CORNERS, tokens={"jump": "own"}, options={"corner_exit": allowed})
    assert {jump for jump in actions(table, "jump") if "off" in jump[1]} == ways


# What is not on offer


@pytest.mark.parametrize(
    "answer",
    [
        ("add", "b1"),
        ("move", "c3", "d4"),
        ("move", "c3", "c5"),
        ("move", "a5", "a4"),
        ("jump", "c3", "c5"),
        ("pass",),
        ("move", "c3"),
        ("move", "c3", "z9"),
        ["move", "c3", "c5"],
        ["move", ["c3"], "c4"],
        "pass",
        None,
        0,
        True,
        {},
    ],
)
def test_what_is_not_on_offer_is_refused_and_changes_nothing(answer: object):
    """A turn: one of the three actions must be chosen; nobody passes."""
    game = given(LONE)
    before = game.record()
    with pytest.raises(IllegalAnswer) as refusal:
        game.answer(answer)
    assert refusal.value.code == "choice/not_an_option"
    assert game.record() == before


@pytest.mark.parametrize(
    ("text", "option", "reason"),
    [
        (LONE, ("add", "b1"), "other_totem"),
        ("1 . . . S .", ("add", "d1"), "own_on_totem"),
        ("1 S S S . S\n2 S . . . .", ("add", "d1"), "village_empty"),
        (LONE, ("move", "c3", "d4"), "token_orthogonal"),
        ("1 . . . S .", ("move", "d1", "off:S"), "wrong_side"),
        ("1 . . . S F", ("move", "d1", "e1"), "occupied"),
        ("1 . . F S .", ("jump", "d1", "b1"), "jump_own"),
        ("1 . F S S .", ("jump", "d1", "b1"), "landing"),
    ],
)
def test_a_refused_action_says_why(text: str, option: tuple[str, ...], reason: str):
    """Choose one of three actions: what one would expect to do and may not, with the reason."""
    game = given(text)
    assert game.ask is not None
    assert f"cairn.refused.{reason}" in [refusal.reason for refusal in game.ask.refused if same(refusal.option, option)]
    assert game.ask.offered(option) is None


def test_the_wrong_seat_cannot_answer():
    """A turn: only the tribe whose turn it is acts."""
    game = given(LONE)
    with pytest.raises(IllegalAnswer) as refusal:
        game.answer(("move", "c3", "c4"), seat=1)
    assert refusal.value.code == "choice/not_asked"
