"""The megaliths, each with what it does and where it does nothing; from both sides of the table."""

from typing import Any

import pytest

from tests.games.cairn.board import told
from tests.games.cairn.sides import Side

BOARD = """
5 F . . . .
4 . . . . .
3 . S * . .
2 . . . . .
1 . . . . .
"""


def arrives(side: Side, stone: str, text: str = BOARD, **more: Any) -> Side:
    """A shaman steps from b3 onto a stone on c3."""
    stones = more.pop("stones", {})
    table = side.given(text, megaliths={"c3": stone} | stones, **more)
    return table.play(("move", "b3", "c3"))


def passed_on(table: Side) -> bool:
    """The turn is over: the enemy is to act."""
    return table.asked() == ("enemy", "action")


# Chaos of the Giants


def test_chaos_of_the_giants_banishes_from_the_own_first_row(side: Side):
    """Chaos of the Giants: an enemy in the own first row, totem spaces too, however far away."""
    text = BOARD.replace("1 . . . . .", "1 F F . S F").replace("2 . . .", "2 . F .")
    table = arrives(side, "chaos_of_the_giants", text)
    assert table.offered("chaos_of_the_giants") == {"a1", "b1", "e1"}
    table.play("b1")
    assert (table.enemy, table.score, table.stones) == (["a1", "a5", "b2", "e1"], (0, 0), {"c3": "chaos_of_the_giants"})
    assert passed_on(table)


def test_chaos_of_the_giants_without_an_enemy_there(side: Side):
    """Chaos of the Giants: nobody to banish, also not from the enemy's own first row."""
    table = arrives(side, "chaos_of_the_giants")
    assert (table.enemy, passed_on(table)) == (["a5"], True)


# Cairn of Dawn


def test_cairn_of_dawn_adds_in_the_own_first_row(side: Side):
    """Cairn of Dawn: on any space of the own first row without a shaman of either tribe (R4)."""
    table = arrives(side, "cairn_of_dawn", BOARD.replace("1 . . . . .", "1 S F . . ."))
    assert table.offered("cairn_of_dawn") == {"c1", "d1", "e1"}
    table.play("d1")
    assert (table.own, table.enemy, passed_on(table)) == (["a1", "c3", "d1"], ["a5", "b1"], True)


def test_cairn_of_dawn_with_an_empty_village(side: Side):
    """Cairn of Dawn: nobody to add."""
    table = arrives(side, "cairn_of_dawn", BOARD.replace("2 . . . . .", "2 S S S S ."))
    assert (table.own, passed_on(table)) == (["a2", "b2", "c2", "c3", "d2"], True)


def test_cairn_of_dawn_with_a_full_first_row(side: Side):
    """Cairn of Dawn: no space to add on."""
    table = arrives(side, "cairn_of_dawn", BOARD.replace("1 . . . . .", "1 S F F F F"))
    assert (table.own, passed_on(table)) == (["a1", "c3"], True)


def test_cairn_of_dawn_wakes_a_megalith(side: Side):
    """Cairn of Dawn; Activation: the added shaman activates the stone it comes onto."""
    text = BOARD.replace("1 . . . . .", "1 . . . * .")
    table = arrives(side, "cairn_of_dawn", text, stones={"d1": "memorial_mound"}).play("d1")
    assert table.asked() == ("own", "memorial_mound")


def test_a_shaman_added_by_cairn_of_dawn_counts_as_placed(side: Side):
    """Cairn of Dawn; Check the transformation: placed by a megalith."""
    text = BOARD.replace("1 . . . . .", "1 . S F . .")
    table = arrives(side, "cairn_of_dawn", text, upcoming=["deer_rock", "stormwell"]).play("d1")
    assert table.offered("transformation") == {"c1", "decline"}


# Cromlech of the Stars


def test_cromlech_of_the_stars_leads_to_another_megalith(side: Side):
    """Cromlech of the Stars: any other megalith that carries no shaman; it is activated."""
    text = BOARD.replace("5 F . . . .", "5 F* . . . *").replace("1 . . . . .", "1 * . . . S*")
    stones = {"a5": "deer_rock", "e5": "memorial_mound", "a1": "pillars_of_spring", "e1": "stormwell"}
    table = arrives(side, "cromlech_of_the_stars", text, stones=stones)
    assert table.offered("cromlech_of_the_stars") == {"e5", "a1"}
    table.play("e5")
    assert (table.own, table.asked()) == (["e1", "e5"], ("own", "memorial_mound"))


def test_cromlech_of_the_stars_alone(side: Side):
    """Cromlech of the Stars: without another megalith the shaman stays."""
    table = arrives(side, "cromlech_of_the_stars")
    assert (table.own, passed_on(table)) == (["c3"], True)


# Pillars of Spring


def test_pillars_of_spring_give_the_next_turn(side: Side):
    """Pillars of Spring: after this turn it is one's turn again, once."""
    table = arrives(side, "pillars_of_spring")
    assert table.asked() == ("own", "action")
    table.play(("move", "c3", "d4"))
    assert passed_on(table)


def test_pillars_of_spring_do_not_add_up_for_whoever_is_next_anyway(side: Side):
    """Pillars of Spring, R5: an enemy that is led there during my turn gains nothing."""
    text = BOARD.replace("5 F . . . .", "5 F . . . .\n4 * . . . .").replace("4 . . . . .\n", "")
    table = arrives(side, "fairies_circle", text, stones={"a4": "pillars_of_spring"}).play(("a5", "a4"))
    assert passed_on(table)
    table.play(("move", "a4", "b5"))
    assert table.asked() == ("own", "action")


# Alley of Dusk


def test_alley_of_dusk_banishes_a_neighbour(side: Side):
    """Alley of Dusk: an enemy on one of the eight spaces around; adjacent means these."""
    text = "5 F . F . .\n4 . F . . .\n3 . S * F .\n2 . . . S .\n1 . . F . ."
    table = arrives(side, "alley_of_dusk", text)
    assert table.offered("alley_of_dusk") == {"b4", "d3"}
    table.play("d3")
    assert (table.enemy, table.score, passed_on(table)) == (["a5", "b4", "c1", "c5"], (0, 0), True)


def test_alley_of_dusk_without_a_neighbour(side: Side):
    """Alley of Dusk: nobody to banish."""
    table = arrives(side, "alley_of_dusk", BOARD.replace("1 . . . . .", "1 . . F . ."))
    assert (table.enemy, passed_on(table)) == (["a5", "c1"], True)


# Deer Rock


def test_deer_rock_moves_a_neighbour_of_either_tribe(side: Side):
    """Deer Rock: one space, orthogonally or diagonally, onto a free space; not the visitor itself (R23)."""
    text = "5 F . . . .\n4 . F . . .\n3 . S * . .\n2 . . . S .\n1 S . . . ."
    table = arrives(side, "deer_rock", text)
    assert {shaman for shaman, _ in table.offered("deer_rock")} == {"b4", "d2"}
    assert {to for shaman, to in table.offered("deer_rock") if shaman == "b4"} == {"a3", "a4", "b3", "b5", "c4", "c5"}
    table.play(("b4", "c5"))
    assert (table.enemy, table.own, passed_on(table)) == (["a5", "c5"], ["a1", "c3", "d2"], True)


def test_deer_rock_leads_nobody_off_the_field(side: Side):
    """Deer Rock, R1: neither an own shaman nor an enemy."""
    text = "5 . . S . .\n4 . S * . .\n3 . . . . .\n1 . . . F ."
    table = side.given(text, megaliths={"c4": "deer_rock"}).play(("move", "b4", "c4"))
    assert not {to for _, to in table.offered("deer_rock") if to.startswith("off")}


def test_a_shaman_that_deer_rock_moved_wakes_the_megalith_for_its_owner(side: Side):
    """Deer Rock; Activation: the owner of the moved shaman applies the next ability."""
    text = "5 . . . . *\n4 . . . F .\n3 . S * . .\n1 . . . . ."
    table = arrives(side, "deer_rock", text, stones={"e5": "memorial_mound"}).play(("d4", "e5"))
    assert table.asked() == ("enemy", "memorial_mound")


def test_deer_rock_alone(side: Side):
    """Deer Rock: nobody next to it."""
    assert passed_on(arrives(side, "deer_rock"))


# Menhir of the Dancers


def test_menhir_of_the_dancers_moves_its_visitor(side: Side):
    """Menhir of the Dancers: one space in any direction, whatever the token shows."""
    table = arrives(side, "menhir_of_the_dancers", BOARD.replace("4 . . . . .", "4 . F . . ."))
    around = {"c4", "d4", "b3", "d3", "b2", "c2", "d2"}
    assert table.offered("menhir_of_the_dancers") == {("c3", to) for to in around}
    table.play(("c3", "d4"))
    assert (table.own, passed_on(table)) == (["d4"], True)


def test_menhir_of_the_dancers_leads_nobody_off_the_field(side: Side):
    """Menhir of the Dancers, R1."""
    text = "5 . S * . .\n1 . . . F ."
    table = side.given(text, megaliths={"c5": "menhir_of_the_dancers"}).play(("move", "b5", "c5"))
    assert table.offered("menhir_of_the_dancers") == {("c5", to) for to in ("b5", "d5", "b4", "c4", "d4")}


def test_menhir_of_the_dancers_among_eight(side: Side):
    """Menhir of the Dancers: whoever is surrounded stays."""
    text = "4 . F F F .\n3 . F * F .\n2 . S S S .\n1 . . S . ."
    table = side.given(text, megaliths={"c3": "menhir_of_the_dancers"}).play(("jump", "c1", "c3"))
    assert (table.own, passed_on(table)) == (["b2", "c2", "c3", "d2"], True)


# Sanctuary of the Ages


def test_sanctuary_of_the_ages_moves_any_megalith(side: Side):
    """Sanctuary of the Ages: one space, itself too (R22), onto a space without a megalith; shamans do not matter."""
    text = BOARD.replace("5 F . . . .", "5 F . . . *").replace("4 . . . . .", "4 . . . S *")
    table = arrives(side, "sanctuary_of_the_ages", text, stones={"e5": "stormwell", "e4": "deer_rock"})
    assert table.offered("sanctuary_of_the_ages") == {
        *(("c3", to) for to in ("b4", "c4", "d4", "b3", "d3", "b2", "c2", "d2")),
        *(("e5", to) for to in ("d5", "d4")),
        *(("e4", to) for to in ("d5", "d4", "d3", "e3")),
    }
    table.play(("e4", "d4"))
    assert (table.stones["d4"], table.own, passed_on(table)) == ("deer_rock", ["c3", "d4"], True)


def test_sanctuary_of_the_ages_moves_itself_from_under_its_visitor(side: Side):
    """Sanctuary of the Ages, R22; Activation, notes: the shaman stays (R14)."""
    table = arrives(side, "sanctuary_of_the_ages").play(("c3", "c4"))
    assert (table.stones, table.own) == ({"c4": "sanctuary_of_the_ages"}, ["c3"])


# Tumulus of Shadows


def test_tumulus_of_shadows_banishes_its_visitor(side: Side):
    """Tumulus of Shadows: the shaman that came goes home, without building."""
    table = arrives(side, "tumulus_of_shadows", BOARD.replace("1 . .", "1 S ."), upcoming=["deer_rock", "stormwell"])
    assert (table.own, table.score, table.stones, passed_on(table)) == (
        ["a1"],
        (0, 0),
        {"c3": "tumulus_of_shadows"},
        True,
    )


def test_tumulus_of_shadows_banishes_an_enemy_that_is_led_there(side: Side):
    """Tumulus of Shadows: whoever's shaman it is."""
    text = BOARD.replace("4 . . . . .", "4 . * . . .").replace("1 . .", "1 F .")
    table = arrives(side, "fairies_circle", text, stones={"b4": "tumulus_of_shadows"}).play(("a5", "b4"))
    assert (table.enemy, table.own, passed_on(table)) == (["a1"], ["c3"], True)


# Stormwell


def test_stormwell_swaps_any_two_megaliths(side: Side):
    """Stormwell: itself too (R22); nothing is activated."""
    text = BOARD.replace("5 F . . . .", "5 F* . . . *")
    table = arrives(side, "stormwell", text, stones={"a5": "tumulus_of_shadows", "e5": "deer_rock"})
    assert table.offered("stormwell") == {("c3", "a5"), ("c3", "e5"), ("a5", "e5")}
    table.play(("c3", "a5"))
    assert table.stones == {"c3": "tumulus_of_shadows", "a5": "stormwell", "e5": "deer_rock"}
    assert (table.own, table.enemy, passed_on(table)) == (["c3"], ["a5"], True)


def test_stormwell_alone(side: Side):
    """Stormwell: there are not two."""
    table = arrives(side, "stormwell")
    assert (table.stones, passed_on(table)) == ({"c3": "stormwell"}, True)


# Fairies Circle


def test_fairies_circle_moves_any_enemy(side: Side):
    """Fairies Circle: any enemy on the field, one space in any direction; never an own shaman."""
    table = arrives(side, "fairies_circle", BOARD.replace("1 . . . . .", "1 S . . . F"))
    assert table.offered("fairies_circle") == {
        *(("a5", to) for to in ("b5", "a4", "b4")),
        *(("e1", to) for to in ("d1", "d2", "e2")),
    }
    table.play(("e1", "d2"))
    assert (table.enemy, passed_on(table)) == (["a5", "d2"], True)


def test_fairies_circle_leads_no_enemy_off_the_field(side: Side):
    """Fairies Circle, R1: not even where the table lets abilities lead out."""
    text = BOARD.replace("1 . . . . .", "1 . . F . .")
    table = arrives(side, "fairies_circle", text, options={"exit_by_ability": True})
    assert not {to for _, to in table.offered("fairies_circle") if to.startswith("off")}


def test_fairies_circle_without_an_enemy(side: Side):
    """Fairies Circle: nobody to move."""
    table = arrives(side, "fairies_circle", BOARD.replace("5 F", "5 ."))
    assert "no_effect" in told(table.game)


# Haven of Purity


def test_haven_of_purity_moves_another_own_shaman(side: Side):
    """Haven of Purity: any own shaman on the field but the visitor."""
    table = arrives(side, "haven_of_purity", BOARD.replace("1 . . . . .", "1 S . . . S"))
    assert {shaman for shaman, _ in table.offered("haven_of_purity")} == {"a1", "e1"}
    assert {to for shaman, to in table.offered("haven_of_purity") if shaman == "a1"} == {"a2", "b1", "b2"}
    table.play(("a1", "b2"))
    assert (table.own, passed_on(table)) == (["b2", "c3", "e1"], True)


def test_haven_of_purity_leads_nobody_off_the_field(side: Side):
    """Haven of Purity, R1."""
    table = arrives(side, "haven_of_purity", BOARD.replace("5 F . . . .", "5 F . S . ."))
    assert table.offered("haven_of_purity") == {("c5", to) for to in ("b5", "d5", "b4", "c4", "d4")}


def test_haven_of_purity_for_a_lone_shaman(side: Side):
    """Haven of Purity: there is no other."""
    assert passed_on(arrives(side, "haven_of_purity"))


# Memorial Mound


@pytest.mark.parametrize(("token", "face"), [("add", "black"), ("move", "orthogonal"), ("jump", "enemy")])
def test_memorial_mound_turns_an_action_token(side: Side, token: str, face: str):
    """Memorial Mound: any of the three, also the one just used (R21); not the transformation's."""
    table = arrives(side, "memorial_mound")
    assert table.offered("memorial_mound") == {"add", "move", "jump"}
    table.play(token)
    assert (table.game.state.tokens[token], table.game.state.tokens["transform"]) == (face, "middle")


# Source of Silver


def test_source_of_silver_replaces_any_megalith(side: Side):
    """Source of Silver: by an upcoming one, itself too (R22); the old one goes under the stack, a new one is drawn."""
    text = BOARD.replace("5 F . . . .", "5 F* . . . .")
    more: dict[str, Any] = {
        "upcoming": ["tumulus_of_shadows", "stormwell"],
        "stack": ["alley_of_dusk", "memorial_mound"],
    }
    table = arrives(side, "source_of_silver", text, stones={"a5": "deer_rock"}, **more)
    assert table.offered("source_of_silver") == {
        (space, new) for space in ("c3", "a5") for new in ("tumulus_of_shadows", "stormwell")
    }
    table.play(("a5", "tumulus_of_shadows"))
    state = table.game.state
    assert table.stones == {"c3": "source_of_silver", "a5": "tumulus_of_shadows"}
    assert (state.upcoming, [stone.card for stone in state.stack]) == (
        ["stormwell", "alley_of_dusk"],
        ["memorial_mound", "deer_rock"],
    )
    assert (table.score, table.enemy, passed_on(table)) == ((0, 0), ["a5"], True)


def test_source_of_silver_with_an_empty_stack(side: Side):
    """Source of Silver, R20: first under the stack, then drawn, so the old stone comes back as an upcoming one."""
    table = arrives(side, "source_of_silver", upcoming=["deer_rock", "stormwell"]).play(("c3", "deer_rock"))
    assert (table.stones, table.game.state.upcoming, table.game.state.stack) == (
        {"c3": "deer_rock"},
        ["stormwell", "source_of_silver"],
        [],
    )


def test_everybody_knows_a_stone_under_the_stack(side: Side):
    """Source of Silver: the old stone was seen by all; the rest of the stack stays hidden."""
    more: dict[str, Any] = {"upcoming": ["deer_rock", "stormwell"], "stack": ["alley_of_dusk", "memorial_mound"]}
    table = arrives(side, "source_of_silver", **more).play(("c3", "deer_rock"))
    seen = [[stone.card for stone in table.game.seen_by(seat).stack] for seat in (0, 1, -1)]
    assert seen == [["", "source_of_silver"]] * 3


def test_source_of_silver_without_an_upcoming_megalith(side: Side):
    """Source of Silver: nothing to put there."""
    table = arrives(side, "source_of_silver")
    assert (table.stones, passed_on(table)) == ({"c3": "source_of_silver"}, True)


# Walk of the Colossi


def test_walk_of_the_colossi_swaps_two_shamans(side: Side):
    """Walk of the Colossi: one of each tribe, the visitor too, however far away; nothing is activated."""
    text = BOARD.replace("5 F . . . .", "5 F* . . . .").replace("1 . . . . .", "1 S . . . F")
    table = arrives(side, "walk_of_the_colossi", text, stones={"a5": "tumulus_of_shadows"})
    assert table.offered("walk_of_the_colossi") == {(own, enemy) for own in ("c3", "a1") for enemy in ("a5", "e1")}
    table.play(("a1", "a5"))
    assert (table.own, table.enemy, passed_on(table)) == (["a5", "c3"], ["a1", "e1"], True)
    assert told(table.game).count("activated") == 1


def test_walk_of_the_colossi_without_an_enemy(side: Side):
    """Walk of the Colossi: nobody to change places with."""
    table = arrives(side, "walk_of_the_colossi", BOARD.replace("5 F", "5 ."))
    assert "no_effect" in told(table.game)


# Heart of the Earth


def test_heart_of_the_earth_builds_without_scoring(side: Side):
    """Heart of the Earth: an upcoming one on a space without megalith and shaman (R8); a new one is drawn."""
    more: dict[str, Any] = {"upcoming": ["tumulus_of_shadows", "stormwell"], "stack": ["alley_of_dusk"]}
    table = arrives(side, "heart_of_the_earth", score={"sea": 2, "forest": 2}, **more)
    spaces = {space for _, space in table.offered("heart_of_the_earth")}
    assert (len(spaces), spaces & {"c3", "a5"}) == (23, set())
    table.play(("stormwell", "b3"))
    assert (table.stones, table.score) == ({"c3": "heart_of_the_earth", "b3": "stormwell"}, (2, 2))
    assert (table.game.state.upcoming, passed_on(table)) == (["tumulus_of_shadows", "alley_of_dusk"], True)


def test_heart_of_the_earth_on_a_full_field(side: Side):
    """Heart of the Earth, R8: no space without megalith and shaman is left."""
    stones = [
        "chaos_of_the_giants",
        "cairn_of_dawn",
        "cromlech_of_the_stars",
        "pillars_of_spring",
        "alley_of_dusk",
        "deer_rock",
        "menhir_of_the_dancers",
        "sanctuary_of_the_ages",
        "tumulus_of_shadows",
        "fairies_circle",
        "haven_of_purity",
        "memorial_mound",
        "source_of_silver",
        "walk_of_the_colossi",
        "moving_stone",
    ]
    spaces = [file + row for row in "345" for file in "abcde" if file + row != "c3"] + ["a2"]
    field = dict(zip(spaces, stones, strict=True)) | {"c3": "heart_of_the_earth"}
    # given: nine shamans on the nine spaces without a stone, and the tenth steps from one stone to another
    text = "5 * * * * *\n4 * * * * *\n3 * S* * * *\n2 * S S S S\n1 F F F F F"
    table = side.given(text, megaliths=field, upcoming=["stormwell"]).play(("move", "b3", "c3"))
    assert (table.stones, table.game.state.upcoming) == (field, ["stormwell"])
    assert "no_effect" in told(table.game)


def test_heart_of_the_earth_without_an_upcoming_megalith(side: Side):
    """Heart of the Earth: nothing to build."""
    table = arrives(side, "heart_of_the_earth")
    assert (table.stones, passed_on(table)) == ({"c3": "heart_of_the_earth"}, True)


# Leaving by an ability (R1)

EXITS = "5 . . S . S\n4 . . * . .\n3 . . S . .\n1 . . . F F\nupcoming deer_rock alley_of_dusk\nstack memorial_mound"


@pytest.mark.parametrize("stone", ["haven_of_purity", "deer_rock"])
def test_a_table_may_let_abilities_lead_out(side: Side, stone: str):
    """R1, table option: an own shaman through the enemy's side, moved by the active tribe, builds and scores."""
    text = EXITS.replace("deer_rock alley", "stormwell alley")
    table = side.given(text, megaliths={"c4": stone}, options={"exit_by_ability": True}).play(("move", "c3", "c4"))
    exits = {option for option in table.offered(stone) if option[1].startswith("off")}
    assert exits >= {("c5", "off:N"), ("c5", "off:NE"), ("c5", "off:NW")}
    table.play(("c5", "off:N"))
    assert table.offered("build") == {"stormwell", "alley_of_dusk"}
    table.play("stormwell")
    assert (table.stones, table.score) == ({"c4": stone, "c5": "stormwell"}, (1, 0))
    assert (table.own, passed_on(table)) == (["c4", "e5"], True)


def test_the_visitor_itself_may_be_led_out(side: Side):
    """R1, table option: by the Menhir, over the corner only where the table allows that too (R2)."""
    for corner, ways in ((True, {"off:N", "off:NW", "off:NE"}), (False, {"off:N", "off:NE"})):
        options = {"exit_by_ability": True, "corner_exit": corner}
        text = "5 * . . . .\n4 S . . . .\n1 . . . F .\nupcoming deer_rock stormwell"
        table = side.given(text, megaliths={"a5": "menhir_of_the_dancers"}, options=options).play(("move", "a4", "a5"))
        assert {to for _, to in table.offered("menhir_of_the_dancers") if to.startswith("off")} == ways
        table.play(("a5", "off:N"))
        assert (table.own, table.score, table.stones) == ([], (0, 0), {"a5": "menhir_of_the_dancers"})


def test_whoever_is_not_to_move_builds_nothing_when_led_out(side: Side):
    """R1, table option: in the other tribe's turn its own shaman leaves, but nothing is built."""
    # given: an enemy is led onto Haven of Purity, and leads another out from e1, where no megalith stands
    text = "5 F . . . .\n3 S * . . .\n2 . . F . .\n1 . . * . F\nupcoming deer_rock stormwell"
    stones = {"b3": "fairies_circle", "c1": "haven_of_purity"}
    table = side.given(text, megaliths=stones, options={"exit_by_ability": True})
    table.play(("move", "a3", "b3"), ("c2", "c1"))
    assert table.asked() == ("enemy", "haven_of_purity")
    table.play(("e1", "off:S"))
    assert (table.enemy, table.stones, table.score) == (["a5", "c1"], stones, (0, 0))
    assert (table.game.state.upcoming, passed_on(table)) == (["deer_rock", "stormwell"], True)


def test_no_enemy_is_led_out(side: Side):
    """R1, table option: Deer Rock leads an own shaman out, never an enemy."""
    text = "5 . . F . .\n4 . S * . .\n3 . F . . .\n1 . . . . .\nupcoming stormwell alley_of_dusk"
    table = side.given(text, megaliths={"c4": "deer_rock"}, options={"exit_by_ability": True}).play(
        ("move", "b4", "c4")
    )
    assert not {option for option in table.offered("deer_rock") if option[1].startswith("off")}
    low = "4 . . . . F\n2 . S * . .\n1 . . F . ."
    table = side.given(low, megaliths={"c2": "deer_rock"}, options={"exit_by_ability": True}).play(("move", "b2", "c2"))
    assert not {option for option in table.offered("deer_rock") if option[1].startswith("off")}


def test_leaving_by_an_ability_can_win(side: Side):
    """R1, table option; End of the game, 1): the third megalith, in the middle of a chain."""
    table = side.given(EXITS, megaliths={"c4": "haven_of_purity"}, options={"exit_by_ability": True}, score={"sea": 2})
    table.play(("move", "c3", "c4"), ("e5", "off:N"), "deer_rock")
    assert (table.winner, table.game.ask) == ("own", None)
