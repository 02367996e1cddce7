"""Law of Rootbotics 10: the Drillbit Duchy."""

import nemeton
from nemeton.games.root import rulings
from nemeton.games.root.steps import FactionStep, StartBattle
from tests.games.root.machines import at, lines, machines, phase_of, step

US = ("drillbit_duchy", "marquise")
FOX, RABBIT, BIRD = "anvil", "bake_sale", "birdy_bindle"


def ordered(card=FOX, burrow=0, swayed=()):
    """A board."""
    return {"drillbit_duchy": {"order": card, "burrow": burrow, "swayed": list(swayed)}}


def board(game, seat=0):
    """Its board."""
    return game.state.boards[seat]


def test_its_setup():
    """10.3: a tunnel in a corner, two warriors there and beside it, two ministers by two cards."""
    game = nemeton.start("root", 2, 3, {"seat_1": "drillbit_duchy", "seat_2": "corvids"})
    home = game.state.homes[0]
    assert game.state.clearings[home].warriors[0] == 2
    assert game.state.clearings[home].tokens == [(0, "tunnel")]
    assert len(board(game).swayed) == 2
    assert len(game.state.discard) == 2


def test_recruits_come_to_the_burrow():
    """10.4.3: two, by difficulty one or three; one, one and two for citadels; one for the Foremole."""
    for difficulty, where, swayed, count in (
        ("default", {}, (), 2), ("easy", {}, (), 1), ("challenging", {}, (), 3),
        ("default", {1: "citadel", 5: "citadel", 9: "citadel"}, (), 6), ("default", {}, ("foremole",), 3),
    ):  # fmt: skip
        game = machines(
            US, where, steps=phase_of("birdsong"), phase="birdsong", boards=ordered("", swayed=swayed), top=[FOX],
            options={"difficulty_1": difficulty},
        )  # fmt: skip
        assert board(game).burrow == count


def test_it_digs_where_most_slots_are_free():
    """10.5.1: four follow; fewer than four stay."""
    game = machines(US, {}, steps=[step("dig")], boards=ordered(burrow=5))
    assert at(game, 6) == "4 mole tunnel"
    assert board(game).burrow == 1
    assert not lines(machines(US, {}, steps=[step("dig")], boards=ordered(burrow=3)), "token")


def test_a_bird_digs_where_most_enemy_buildings_and_tokens_are():
    """10.5.1.I."""
    game = machines(US, {9: "cat sawmill", 11: "sawmill wood wood"}, steps=[step("dig")], boards=ordered(BIRD, 4))
    assert "tunnel" in at(game, 11)


def test_without_a_tunnel_left_the_loneliest_is_taken():
    """10.5.1.II."""
    game = machines(
        US, {2: "2 mole tunnel", 3: "mole tunnel", 5: "3 mole tunnel"}, steps=[step("dig")], boards=ordered(burrow=4)
    )
    assert at(game, 3) == "mole"
    assert "tunnel" in at(game, 6)


def test_it_battles_whoever_has_most_buildings():
    """10.5.2; the Captain adds a hit at a tunnel (10.7.1)."""
    us = ("drillbit_duchy", "marquise", "eyrie")
    for swayed, birds in (((), 1), (("captain",), 0)):
        game = machines(
            us, {1: "3 mole tunnel 3 cat bird roost"}, steps=[step("battle_in", 1)], boards=ordered(swayed=swayed),
            script=(0, 0),
        )  # fmt: skip
        assert lines(game, "battle")[0]["whom"] == 2
        assert game.state.clearings[1].warriors[2] == birds


def test_it_builds_a_citadel_or_a_market_or_scores():
    """10.5.3."""
    rich = machines(US, {5: "3 mole"}, steps=[step("build")], boards=ordered())
    assert at(rich, 5) == "3 mole citadel"
    poor = machines(US, {5: "3 mole"}, steps=[step("build")], boards=ordered(burrow=12))
    assert at(poor, 5) == "3 mole market"
    none = machines(US, {5: "3 cat"}, steps=[step("build")], boards=ordered())
    assert none.state.points[0] == 1


def test_ministers_act_from_top_to_bottom():
    """10.7."""
    where = {5: "3 mole citadel", 9: "2 mole market", 1: "tunnel", 2: "tunnel", 3: "tunnel"}

    def acting(minister, **rest):
        from nemeton.games.root.clockwork.drillbit_duchy.board import MINISTERS

        number = list(MINISTERS).index(minister)
        return machines(US, where, steps=[step("minister", count=number)], boards=ordered(swayed=[minister]), **rest)

    assert acting("marshal").state.clearings[9].warriors[0] == 3
    assert board(acting("banker")).citadel == 1
    mayor = acting("mayor")
    assert (mayor.state.points[0], mayor.state.clearings[5].warriors[0]) == (1, 2)
    assert acting("earl_of_stone").state.points[0] == 1
    assert acting("baron_of_dirt").state.points[0] == 1
    assert acting("duchess_of_mud").state.points[0] == 2


def test_the_brigadier_digs_with_three():
    """10.7.4."""
    game = machines(US, {}, steps=[step("minister", count=3)], boards=ordered(burrow=3, swayed=["brigadier"]))
    assert board(game).burrow == 0
    assert len(lines(game, "token")) == 1


def test_stragglers_rally_and_the_rest_go_down():
    """10.6.1."""
    game = machines(
        US, {1: "2 mole", 9: "7 mole market", 6: "mole"}, steps=phase_of("evening"), phase="evening", boards=ordered()
    )
    assert game.state.clearings[1].warriors[0] == 0
    assert game.state.clearings[9].warriors[0] == 4
    assert board(game).burrow == 6, "one from the sixth, five of nine"


def test_the_evening_scores_markets_and_sways():
    """10.6.2, 10.6.3: the topmost ordered minister, for a bird the bottommost."""
    for card, minister in ((FOX, "captain"), (BIRD, "duchess_of_mud")):
        game = machines(US, {5: "market", 9: "market"}, steps=[step("score")], phase="evening", boards=ordered(card))
        assert game.state.points[0] == 2
        assert board(game).swayed == [minister]


def test_buildings_that_fall_cost_one_crown():
    """10.2.1; Foundations: of the clearing's suit."""
    us = ("drillbit_duchy", "marquise", "eyrie")
    for traits, left in (([], ["captain"]), (["foundations"], ["mayor"])):
        game = machines(
            us, {1: "3 cat citadel"}, steps=[StartBattle(1, 0, 1)], active=1, script=(0, 0),
            boards=ordered(swayed=["captain", "mayor"]), options={"traits": traits},
        )  # fmt: skip
        assert board(game).swayed == left


def test_buildings_that_fall_in_several_clearings_are_one_error_of_all_their_suits():
    """10.2.1, Foundations, Investors: mobs raze in clearings of two suits at once (Law 14.4.1)."""
    us = ("drillbit_duchy", "hundreds", "eyrie")
    where = {1: "citadel mob", 5: "market mob", 9: "rat"}
    for swayed, left in ((["captain", "baron_of_dirt"], ["captain"]), (["brigadier", "mayor"], ["mayor"])):
        game = machines(
            us, where, steps=[FactionStep(1, "raze")], active=1, phase="birdsong", script=(0, 0, 0, 0),
            boards={**ordered(swayed=swayed), "hundreds": {"warlord": 9, "mood": "stubborn"}},
            options={"traits": ["foundations"]},
        )  # fmt: skip
        assert board(game).swayed == left
    for card in ("anvil", "bake_sale"):
        game = machines(
            us, where, steps=[FactionStep(1, "raze")], active=1, phase="birdsong", script=(0, 0, 0, 0),
            boards={**ordered(""), "hundreds": {"warlord": 9, "mood": "stubborn"}}, points={"drillbit_duchy": 5},
            hands={"hundreds": [card, "mouse_in_a_sack"]}, options={"traits": ["investors"]},
        )  # fmt: skip
        assert game.ask is not None
        assert game.ask.kind == "root.machine.investors"
        game.answer(card)
        assert game.state.points[0] == 4, "a card of either suit"
        assert card in game.state.discard


def test_investors_want_a_card_or_sway():
    """Trait: who holds a matching card must discard one; only of who holds none it sways a minister."""
    us = ("drillbit_duchy", "marquise", "eyrie")
    for hand, answer, points, swayed in (
        (["anvil", "foxfolk_steel"], "anvil", 4, []), (["mouse_in_a_sack"], "keep", 5, ["captain"])
    ):  # fmt: skip
        game = machines(
            us, {1: "3 cat citadel"}, steps=[StartBattle(1, 0, 1)], active=1, script=(0, 0), boards=ordered(RABBIT),
            hands={"marquise": hand}, points={"drillbit_duchy": 5}, options={"traits": ["investors"]},
        )  # fmt: skip
        assert game.ask is not None
        assert game.ask.kind == "root.machine.investors"
        assert [str(getattr(option, "card", option)) for option in game.ask.options] == (
            ["keep"] if answer == "keep" else hand
        )
        game.answer(answer)
        assert (game.state.points[0], board(game).swayed) == (points, swayed)


def test_a27_whom_investors_sway(monkeypatch):
    """Ruling A27: the topmost that matches; the other way as in the evening: the order's topmost, else the last."""
    us = ("drillbit_duchy", "marquise", "eyrie")
    for is_first, order, minister in (
        (True, RABBIT, "captain"),
        (False, RABBIT, "earl_of_stone"),
        (False, FOX, "captain"),
        (False, BIRD, "earl_of_stone"),
    ):
        monkeypatch.setattr(rulings, "INVESTORS_SWAY_THE_TOPMOST", is_first)
        game = machines(
            us, {1: "3 cat citadel"}, steps=[StartBattle(1, 0, 1)], active=1, script=(0, 0), boards=ordered(order),
            hands={"marquise": ["mouse_in_a_sack"]}, options={"traits": ["investors"]},
        )  # fmt: skip
        game.answer("keep")
        assert board(game).swayed == [minister]


def test_the_mayor_takes_of_the_burrow_too():
    """10.7.6, 10.2.2, ruling A24: where the Burrow holds more than any clearing that it rules."""
    for burrow, left, here in ((3, 2, 2), (2, 2, 1)):
        game = machines(
            US, {1: "2 mole"}, steps=[step("minister", count=5)], boards=ordered(burrow=burrow, swayed=["mayor"])
        )
        assert (board(game).burrow, game.state.clearings[1].warriors[0]) == (left, here)
        assert (game.state.points[0], game.state.supply[0]) == (1, 20 - left - here)


def test_overwhelm_and_invaders():
    """Traits: dig with three; battle everywhere where no slot is free."""
    game = machines(US, {}, steps=[step("dig")], boards=ordered(burrow=3), options={"traits": ["overwhelm"]})
    assert at(game, 6) == "3 mole tunnel"
    fierce = machines(
        US, {1: "2 mole cat"}, steps=[step("build")], boards=ordered(), options={"traits": ["invaders"]}, script=(0, 0)
    )
    assert at(fierce, 1).startswith("2 mole")
    outnumbered = machines(
        US, {5: "2 cat mole"}, steps=[step("build")], boards=ordered(), options={"traits": ["invaders"]}
    )
    assert not lines(outnumbered, "battle"), "not for want of a slot"
    assert outnumbered.state.points[0] == 1
    crowded = machines(
        US, {1: "2 mole citadel", 5: "mole 2 cat"}, steps=[step("build")], boards=ordered(),
        options={"traits": ["invaders"]}, script=(0, 0),
    )  # fmt: skip
    assert [line["where"] for line in lines(crowded, "battle")] == [5]
    assert crowded.state.points[0] == 0


def test_invaders_dig_at_buildings_whatever_the_order():
    """Trait: for a bird too; but the Brigadier goes by buildings and tokens (10.7.4)."""
    where = {1: "2 cat sawmill", 6: "3 wood"}
    for card in (FOX, BIRD):
        game = machines(US, where, steps=[step("dig")], boards=ordered(card, 4), options={"traits": ["invaders"]})
        assert "tunnel" in at(game, 1)
    brigade = machines(
        US, where, steps=[step("minister", count=3)], boards=ordered(FOX, 4, ["brigadier"]),
        options={"traits": ["invaders"]},
    )  # fmt: skip
    assert "tunnel" in at(brigade, 6)


def test_overwhelm_binds_the_brigadier_too():
    """Trait: to dig takes and moves three."""
    for traits, came in (([], 4), (["overwhelm"], 3)):
        game = machines(
            US, {}, steps=[step("minister", count=3)], boards=ordered(FOX, 5, ["brigadier"]), options={"traits": traits}
        )
        assert board(game).burrow == 5 - came
