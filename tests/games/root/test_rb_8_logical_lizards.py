"""Law of Rootbotics 8: the Logical Lizards."""

import nemeton
from nemeton.games.root import rulings
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.steps import StartBattle
from tests.games.root.machines import at, lines, machines, phase_of, step

US = ("logical_lizards", "marquise")
FOX, FOX_2, RABBIT, BIRD = "anvil", "foxfolk_steel", "bake_sale", "birdy_bindle"


def souls(*cards, **rest):
    """A board with lost souls, the last on top."""
    return {"logical_lizards": {"lost_souls": list(cards), **rest}}


def board(game, seat=0):
    """Their board."""
    return game.state.boards[seat]


def test_their_setup():
    """8.3."""
    game = nemeton.start("root", 2, 2, {"seat_1": "logical_lizards", "seat_2": "duchy"})
    home = game.state.homes[0]
    assert game.state.clearings[home].warriors[0] == 4
    assert len(game.state.clearings[home].buildings) == 1
    assert len(board(game).lost_souls) == 3
    assert board(game).marker == 4


def test_they_rule_clearings_with_gardens():
    """8.2.1."""
    assert ruler(machines(US, {1: "garden_fox 5 cat"}).state, 1) == 0


def test_the_order_is_the_most_common_suit_and_a_tie_a_bird():
    """8.4.1."""
    for cards, suit in (((FOX, FOX_2, RABBIT), "fox"), ((FOX, RABBIT), "bird"), ((), "bird")):
        game = machines(US, {1: "lizard"}, steps=phase_of("birdsong"), phase="birdsong", boards=souls(*cards))
        assert board(game).suit == suit


def test_discarded_cards_are_lost_souls():
    """8.2.4: on top."""
    game = machines(
        ("marquise", "logical_lizards"), {1: "2 cat", 5: "sawmill cat"}, hands={"marquise": ["smugglers_trail"]},
        boards=souls(FOX), steps=phase_of("daylight"),
    )  # fmt: skip
    assert game.ask is not None
    spent = next(option for option in game.ask.options if getattr(option, "card", "") == "smugglers_trail")
    game.answer(spent)
    assert board(game, 1).lost_souls[-1] == "smugglers_trail"


def conspiring(marker, where, acolytes=1, suit="fox", **rest):
    """The next conspiracy after a space of the track."""
    boards = souls(suit=suit, acolytes=acolytes, marker=marker)
    return machines(US, where, steps=[step("conspire")], phase="birdsong", boards=boards, **rest)


def test_they_convert_a_warrior_of_the_leader():
    """8.4.2.I: where most enemy buildings are."""
    game = conspiring(4, {1: "2 cat", 12: "2 cat sawmill"})
    assert at(game, 12).startswith("lizard cat sawmill")
    assert (board(game).acolytes, board(game).marker) == (0, 0)


def test_who_pays_for_a_conversion_may_take_the_place(monkeypatch):
    """8.4.2.I, ruling C1: with nobody in the supply the acolyte that pays comes to the clearing."""
    for may_refill, left in ((True, 0), (False, 1)):
        monkeypatch.setattr(rulings, "PAID_WARRIORS_REPLACE", may_refill)
        game = machines(
            US, {1: "cat", 3: "24 lizard"}, steps=[step("conspire")], phase="birdsong",
            boards=souls(suit="fox", acolytes=1, marker=4),
        )  # fmt: skip
        assert game.state.supply[0] == 0
        assert game.state.clearings[1].warriors == ([1, 0] if may_refill else [0, 1])
        assert board(game).acolytes == left


def test_a_crusade_battles_where_two_of_them_stand():
    """8.4.2.II."""
    game = conspiring(0, {1: "2 lizard cat", 12: "lizard 2 cat", 5: "3 lizard cat"}, script=(0, 0))
    assert [line["where"] for line in lines(game, "battle")] == [1]


def test_they_sanctify_a_building_of_the_leader():
    """8.4.2.III: where fewest enemy warriors are; it scores as any building."""
    game = conspiring(3, {1: "sawmill 2 cat", 12: "workshop cat"})
    assert at(game, 12) == "cat garden_fox"
    assert game.state.points[0] == 1


def test_what_cannot_be_done_costs_nothing_and_ends_after_a_lap():
    """8.4.2."""
    game = conspiring(4, {5: "cat"})
    assert board(game).acolytes == 1
    assert board(game).marker == 4


def test_a_ritual_brings_a_warrior_and_a_garden():
    """8.5.1: with a free slot, most enemy buildings; a garden where they rule."""
    game = machines(US, {1: "3 lizard", 12: "cat sawmill"}, steps=[step("ritual")], boards=souls(FOX))
    assert at(game, 12).startswith("lizard cat")
    alone = machines(US, {6: "lizard", 1: "2 cat", 8: "2 cat", 12: "2 cat"}, steps=[step("ritual")], boards=souls(FOX))
    assert "lizard" in at(alone, 6)
    assert board(alone).revealed == [FOX]


def test_a_bird_makes_an_acolyte():
    """8.5.2: of the largest stack; the card is discarded. Martyrs: one of the supply too."""
    for traits, count in (([], 1), (["martyrs"], 2)):
        game = machines(
            US, {1: "3 lizard", 5: "lizard"}, steps=[step("ritual")], boards=souls(BIRD), options={"traits": traits}
        )
        assert (at(game, 1), board(game).acolytes) == ("2 lizard", count)
        assert BIRD in game.state.discard


def test_the_evening_scores_gardens_and_renews_the_lost_souls():
    """8.6, ruling A11."""
    where = {1: "garden_fox", 6: "garden_fox", 8: "garden_fox", 5: "garden_rabbit"}
    for suit, best, points in (("fox", True, 2), ("rabbit", True, 0), ("bird", True, 2), ("bird", False, 0)):
        rulings.BIRDS_SCORE_THE_BEST = best
        try:
            game = machines(
                US, where, steps=phase_of("evening"), phase="evening", top=["cobbler"],
                boards=souls("sword", suit=suit, revealed=[FOX, RABBIT]),
            )  # fmt: skip
        finally:
            rulings.BIRDS_SCORE_THE_BEST = True
        assert game.state.points[0] == points
        assert board(game).lost_souls[:3] == [RABBIT, FOX, "cobbler"]
        assert "sword" in game.state.discard


def test_of_the_fallen_one_becomes_an_acolyte():
    """8.2.2, ruling A12."""
    where = {1: "3 lizard 3 cat"}
    for always, attacker, count in ((True, 1, 1), (True, 0, 1), (False, 0, 0)):
        rulings.FALLEN_MACHINES_ALWAYS_COUNT = always
        try:
            game = machines(
                ("logical_lizards", "marquise", "eyrie"), where, steps=[StartBattle(attacker, 1 - attacker, 1)],
                active=attacker, script=(2, 2), phase="daylight",
            )  # fmt: skip
        finally:
            rulings.FALLEN_MACHINES_ALWAYS_COUNT = True
        assert board(game).acolytes == count


def test_a_fallen_garden_takes_a_lost_soul_along():
    """8.2.3."""
    us = ("logical_lizards", "marquise", "eyrie")
    game = machines(
        us, {1: "garden_fox 3 cat"}, steps=[StartBattle(1, 0, 1)], active=1, script=(0, 0), boards=souls(RABBIT, FOX)
    )
    assert board(game).lost_souls == [RABBIT]


def test_traits_of_the_lizards():
    """Spiteful, erratic, fanatics."""
    spite = conspiring(0, {1: "3 lizard wood"}, script=(0, 0), options={"traits": ["spiteful"]})
    assert spite.state.points[0] == 2
    both = conspiring(
        0, {1: "3 lizard wood", 6: "3 lizard wood"}, script=(0, 0, 0, 0), options={"traits": ["spiteful"]}
    )
    assert len(lines(both, "battle")) == 2
    assert both.state.points[0] == 3, "a point more for a crusade, not for each of its battles"
    again = conspiring(0, {1: "3 lizard wood"}, acolytes=2, script=(0, 0, 0, 0), options={"traits": ["spiteful"]})
    assert board(again).zeal == ""
    wild = machines(US, {1: "lizard"}, steps=phase_of("evening"), phase="evening", options={"traits": ["erratic"]})
    assert len(board(wild).lost_souls) >= 2
    zeal = conspiring(4, {12: "3 cat"}, script=(0, 0), options={"traits": ["fanatics"]})
    assert len(lines(zeal, "battle")) == 1
    assert zeal.state.clearings[12].warriors[1] == 1
