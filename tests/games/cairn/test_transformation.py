"""A turn, "2) Check the transformation"."""

from itertools import product
from typing import Any

import pytest

from nemeton.games.cairn.state import transformation_targets
from tests.games.cairn.board import given, told
from tests.games.cairn.sides import Side

LINES = [(1, 0), (0, 1), (1, 1), (1, -1)]
DIRECTIONS = LINES + [(-column, -row) for column, row in LINES]
CHECK: dict[str, Any] = {"agenda": [{"step": "transformation"}]}
STONES = "\nupcoming deer_rock stormwell\nstack alley_of_dusk"


def at(line: tuple[int, int], distance: int) -> str:
    """The space so far from c3 along a line."""
    return "abcde"[2 + distance * line[0]] + "12345"[2 + distance * line[1]]


@pytest.mark.parametrize(("line", "mover"), [*product(LINES, (-1, 0, 1))])
def test_an_enemy_between_two_own_shamans(side: Side, line: tuple[int, int], mover: int):
    """Check the transformation: the face "middle", along every line, whichever of the three has moved (R3)."""
    own = [at(line, -1), at(line, 1)]
    table = side.given("", sea=own, forest=["c3"], moved=[at(line, mover)], **CHECK)
    assert table.offered("transformation") == {"c3", "decline"}


@pytest.mark.parametrize(("direction", "mover"), [*product(DIRECTIONS, (0, 1, 2))])
def test_an_enemy_at_the_end_of_two_own_shamans(side: Side, direction: tuple[int, int], mover: int):
    """Check the transformation: the face "end", along every line and in both directions, whichever has moved (R3)."""
    own, enemy, moved = [at(direction, 0), at(direction, 1)], [at(direction, 2)], [at(direction, mover)]
    table = side.given("", sea=own, forest=enemy, moved=moved, tokens={"transform": "end"}, **CHECK)
    assert table.offered("transformation") == {*enemy, "decline"}


def targets(text: str, moved: list[str], face: str = "middle") -> set[str]:
    """Whom Sea may banish, on a board where these have moved."""
    game = given(text, moved=moved, tokens={"transform": face}, to_move="sea")
    return set(transformation_targets(game.state, 0))


@pytest.mark.parametrize("face", ["middle", "end"])
@pytest.mark.parametrize(
    "row",
    ["3 S . S F .", "3 S . F . S", "3 F S . S .", "3 F S F . .", "3 F F S . .", "3 S F F S .", "3 S S S . ."],
)
def test_other_lines_are_nothing(row: str, face: str):
    """Check the transformation: three spaces in a row as the token shows, without a gap and with one enemy."""
    moved = [file + "3" for file, cell in zip("abcde", row.split()[1:], strict=True) if cell != "."]
    assert targets(row, moved, face) == set()


@pytest.mark.parametrize(("row", "face"), [("3 S F S . .", "end"), ("3 S S F . .", "middle")])
def test_the_other_face_is_nothing(row: str, face: str):
    """Check the transformation: as the token shows it."""
    assert targets(row, ["a3", "b3", "c3"], face) == set()


@pytest.mark.parametrize(
    ("own", "enemy", "face"),
    [
        (["d2", "a3"], "e2", "middle"),
        (["e2", "b3"], "a3", "middle"),
        (["d2", "e2"], "a3", "end"),
        (["a3", "b3"], "e2", "end"),
        (["d1", "e2"], "a4", "end"),
        (["b2", "a3"], "e3", "end"),
    ],
)
def test_a_line_ends_at_the_edge(own: list[str], enemy: str, face: str):
    """Check the transformation: lines do not go on at the other edge of the field."""
    game = given("", sea=own, forest=[enemy], moved=[*own, enemy], tokens={"transform": face})
    assert transformation_targets(game.state, 0) == ()


def test_a_line_that_nobody_entered_this_turn_is_nothing(side: Side):
    """Check the transformation, second condition: one of its shamans was placed or moved this turn."""
    table = side.given("5 F . . . .\n3 . S F S .\n1 S . . . .").play(("move", "a1", "a2"))
    assert table.asked() == ("enemy", "action")


def test_moving_within_the_turn_counts_wherever_it_leads(side: Side):
    """Check the transformation, second condition: moved by an action; the line is done by the mover."""
    table = side.given("5 F . . . .\n3 . S F . .\n2 . . . S ." + STONES).play(("move", "d2", "d3"))
    assert table.offered("transformation") == {"c3", "decline"}


def test_a_jump_or_an_added_shaman_completes_a_line(side: Side):
    """Check the transformation, second condition: placed counts like moved."""
    table = side.given("5 F . . . .\n2 . S . . .\n1 . S F . ." + STONES).play(("add", "d1"))
    assert table.offered("transformation") == {"c1", "decline"}
    table = side.given("5 F . . . .\n4 . . . . .\n3 . . . F S\n2 . S . . .\n1 S . . . .").play(("jump", "a1", "c3"))
    assert table.offered("transformation") == {"d3", "decline"}


def test_what_a_megalith_moved_completes_a_line(side: Side):
    """Check the transformation, second condition: by the action or by a megalith; here an enemy is moved (R3)."""
    table = side.given("4 . . F . .\n3 . S . S .\n2 S . . . .\n1 * . . . .\nstones a1 fairies_circle" + STONES)
    table.play(("move", "a2", "a1"), ("c4", "c3"))
    assert table.offered("transformation") == {"c3", "decline"}


def test_shamans_that_changed_places_have_moved(side: Side):
    """Check the transformation, second condition: Walk of the Colossi moves both (R3)."""
    table = side.given("5 F . . . .\n3 . S S S .\n2 * . . . .\n1 S . . . .\nstones a2 walk_of_the_colossi" + STONES)
    table.play(("move", "a1", "a2"), ("c3", "a5"))
    assert (table.own, table.enemy) == (["a2", "a5", "b3", "d3"], ["c3"])
    assert table.offered("transformation") == {"c3", "decline"}


def test_a_transformation_turns_the_token_banishes_and_builds(side: Side):
    """Check the transformation: turn the token over, banish the enemy of the line, build on its space."""
    table = side.given("5 F . . . .\n3 . S F . .\n2 . . . S ." + STONES).play(("move", "d2", "d3"), "c3")
    assert (table.game.state.tokens["transform"], table.enemy) == ("end", ["a5"])
    assert table.offered("build") == {"deer_rock", "stormwell"}
    table.play("stormwell")
    assert (table.stones, table.score, table.asked()) == ({"c3": "stormwell"}, (1, 0), ("enemy", "action"))
    order = [kind for kind in told(table.game) if kind in ("transformed", "banished", "raised", "scored", "drawn")]
    assert order == ["transformed", "banished", "raised", "scored", "drawn"]


def test_the_banished_enemy_goes_to_its_village(side: Side):
    """Banishing a shaman: off the field, back to its village, and it may come again."""
    table = side.given("3 . S F . .\n2 . . . S .\n5 F F F F ." + STONES).play(("move", "d2", "d3"), "c3", "deer_rock")
    assert ("add", "b5") not in table.offered("action")  # an own shaman stands on that totem
    assert table.game.state.shamans[not side.is_turned].count("village") == 1


def test_one_transformation_a_turn(side: Side):
    """Check the transformation: only one a turn, although the line of the other face stands as well."""
    # given: d2 to d3 makes the line b3-c3-d3, and with the token turned over d3-d4-d5 is one too
    table = side.given("5 F . . F .\n4 . . . S .\n3 . S F . .\n2 . . . S ." + STONES)
    table.play(("move", "d2", "d3"), "c3", "deer_rock")
    assert table.asked() == ("enemy", "action")


def test_of_two_lines_one_is_chosen(side: Side):
    """Check the transformation: only one a turn."""
    table = side.given("5 F . . . .\n4 . . . S .\n3 . . . F .\n2 . S F . .\n1 . . . S ." + STONES).play(
        ("move", "d1", "d2")
    )
    assert table.offered("transformation") == {"c2", "d3", "decline"}
    table.play("c2", "deer_rock")
    assert (table.enemy, table.asked()) == (["a5", "d3"], ("enemy", "action"))


def test_a_transformation_may_be_declined(side: Side):
    """Check the transformation, R9: it allows, it does not command."""
    table = side.given("5 F . . . .\n3 . S F . .\n2 . . . S ." + STONES).play(("move", "d2", "d3"), "decline")
    assert (table.enemy, table.game.state.tokens["transform"], table.stones) == (["a5", "c3"], "middle", {})
    assert table.asked() == ("enemy", "action")


def test_a_table_may_make_it_a_duty(side: Side):
    """R9, table option: a sole target is banished at once, of two one must be chosen."""
    duty = {"transformation": "mandatory"}
    table = side.given("5 F . . . .\n3 . S F . .\n2 . . . S ." + STONES, options=duty).play(("move", "d2", "d3"))
    assert (table.enemy, table.asked()) == (["a5"], ("own", "build"))
    two = "5 F . . . .\n4 . . . S .\n3 . . . F .\n2 . S F . .\n1 . . . S ." + STONES
    table = side.given(two, options=duty).play(("move", "d1", "d2"))
    assert table.offered("transformation") == {"c2", "d3"}


def test_own_shamans_are_safe_in_the_own_turn(side: Side):
    """Check the transformation, note: no own shaman is banished by it in the own turn."""
    table = side.given("5 F . . . .\n3 . F . F .\n2 . . S . .").play(("move", "c2", "c3"))
    assert (table.own, table.asked()) == (["c3"], ("enemy", "action"))


def test_a_shaman_that_left_the_field_has_not_moved_there(side: Side):
    """Check the transformation, second condition: after leaving, nobody on the field has moved."""
    table = side.given("5 S . . . F\n3 . S F S ." + STONES).play(("move", "a5", "off:N"), "deer_rock")
    assert table.asked() == ("enemy", "action")


def test_a_banished_shaman_completes_nothing(side: Side):
    """Banishing: whom an ability sent home is in no line any more."""
    table = side.given("5 F . . . .\n3 . S F * .\n2 . . . S .\nstones d3 tumulus_of_shadows").play(("move", "d2", "d3"))
    assert (table.own, table.asked()) == (["b3"], ("enemy", "action"))


def test_whoever_went_home_has_not_moved(side: Side):
    """Banishing: only shamans that still stand on the field count as moved."""
    # given: an enemy is led onto Tumulus of Shadows and goes home, while the mover completes the line c3-d3-e3
    stones = {"c3": "fairies_circle", "b4": "tumulus_of_shadows"}
    table = side.given("5 F . . . .\n4 . * . . .\n3 . S * F S", megaliths=stones)
    table.play(("move", "b3", "c3"), ("a5", "b4"))
    assert table.offered("transformation") == {"d3", "decline"}
    assert side.turned(table.game.state.moved) == ["c3"]


def test_a_declined_line_is_worth_nothing_in_the_next_turn(side: Side):
    """Check the transformation, second condition: moved in this turn, not in an earlier one (R9)."""
    table = side.given("5 F . . . .\n3 . S F . .\n2 . . . S .\n1 S . . . ." + STONES).play(
        ("move", "d2", "d3"), "decline"
    )
    table.play(("move", "a5", "b4"), ("move", "a1", "a2"))
    assert table.asked() == ("enemy", "action")
