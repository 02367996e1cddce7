"""The four plots of the Corvid Conspiracy (Law 13.7)."""

import pytest

from nemeton.games.root import rulings
from nemeton.games.root.steps import FactionStep, Moves, Phase, StartBattle
from tests.games.root.test_law_13_corvids import (
    ACTIONS,
    CATS,
    CROWS,
    FLIP,
    RECRUIT,
    TRIO,
    WANDERER,
    crows_by_day,
    offered,
    refused,
)
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

# 13.7 The plots


def test_13_7_1_a_bomb_sweeps_its_clearing_and_goes():
    """72: three points for three that lie open, all enemy pieces leave, then the bomb."""
    game = woodland(
        TRIO, {5: "crow cat cat sawmill bird plot_bomb", 9: "snare", 10: "raid"}, agenda=FLIP, phase="birdsong"
    )
    play(game, ("flip", 5))
    assert (points(game, "corvids"), describe(game, 5)) == (3 + 1, "crow")
    supply = board(game, "corvids").supply
    assert supply[-1].kind.card == "bomb"
    assert supply[-1].denied == ["extortion", "raid", "snare"], "all have seen what came back"


def test_13_7_1_a_bomb_and_what_it_triggers():
    """Points first, then field hospitals (6.2.3), outrage (8.2.6) in the order that the Conspiracy wants; items of a
    pawn are damaged (9.2.2.I)."""
    game = woodland(
        ("corvids", "marquise", "alliance", "vagabond"),
        {5: "crow cat cat sympathy plot_bomb", 1: "keep"},
        agenda=FLIP,
        phase="birdsong",
        hands={"marquise": ["bake_sale"], "corvids": ["cobbler"]},
        vagabond={"at": 5, "items": "sword boot torch tea"},
    )
    play(game, ("flip", 5))
    assert asked(game) == ("corvids", "order")
    assert {option[1] for option in options(game)} == {"hospital", "outrage", "damage"}
    assert points(game, "corvids") == 1 + 1
    assert describe(game, 5) == "crow"
    play(game, next(option for option in options(game) if option[1] == "hospital"), "bake_sale")
    assert describe(game, 1) == "cat cat keep"


def test_13_7_2_a_snare_holds_who_is_there():
    """73: no placing, no moving out; moving in is allowed. Face down it does nothing."""
    game = woodland(CATS, {5: "cat cat snare", 1: "cat", 2: "cat plot_snare"}, agenda=[Moves(0, 1)])
    moves = {(option[1], option[2]) for option in offered(game, "move")}
    assert not any(origin == 5 for origin, _ in moves)
    assert {(1, 5), (2, 5), (2, 10)} <= moves
    assert refused(game, ("move", 5, 1, 1)) == "root.refused.snared 13.7.2"


def test_13_7_2_a_snare_and_the_marquise():
    """She neither builds nor recruits nor makes wood there, and hospitals do not reach a snared keep."""
    game = woodland(
        CATS, {5: "cat cat cat recruiter snare wood", 2: "cat"}, agenda=ACTIONS, hands={"marquise": ["bake_sale"]}
    )
    assert not [option for option in offered(game, "build") if option[2] == 5]
    assert refused(game, ("build", "workshop", 5)) == "root.refused.snared 13.7.2"
    play(game, ("recruit",))
    assert describe(game, 5) == "cat cat cat wood recruiter snare"
    game = woodland(CATS, {5: "sawmill snare", 2: "sawmill cat"}, phase="birdsong", agenda=[Phase(0, "birdsong")])
    assert [describe(game, at).count("wood") for at in (2, 5)] == [1, 0]
    game = woodland(
        CATS,
        {1: "keep snare", 5: "cat crow crow crow"},
        agenda=[StartBattle(0, 1, 5)],
        hands={"marquise": ["bake_sale"]},
        script=(1, 1),
    )
    play(game, "let")
    assert asked(game)[1] != "marquise.hospital"


def test_13_7_2_a_snare_and_the_decree():
    """A card that could only be resolved in the snare brings turmoil."""
    game = woodland(
        ("eyrie", "corvids", "marquise"),
        {5: "bird bird roost snare"},
        agenda=[FactionStep(0, "move")],
        leader="builder",
        decree={"move": ["bake_sale"]},
        hands={"eyrie": []},
    )
    assert asked(game) == ("eyrie", "eyrie.leader")
    game = woodland(
        ("eyrie", "corvids", "marquise"),
        {5: "bird bird roost snare"},
        agenda=[FactionStep(0, "recruit")],
        leader="builder",
        decree={"recruit": ["bake_sale"]},
    )
    assert asked(game) == ("eyrie", "eyrie.leader")


@pytest.mark.parametrize(("sweeps", "risen"), [(True, [5, 10]), (False, [10])])
def test_13_7_2_a_snare_and_the_alliance(monkeypatch: pytest.MonkeyPatch, sweeps: bool, risen: list[int]):
    """No sympathy there. A revolt removes the snare before it places anything (8.4.1.III, ruling P5)."""
    monkeypatch.setattr(rulings, "SWEEPING_ALLOWS_PLACING", sweeps)
    game = woodland(
        ("alliance", "corvids"),
        {5: "sympathy snare", 1: "snare"},
        phase="birdsong",
        agenda=[FactionStep(0, "spread")],
        supporters=["anvil", "sword", "bake_sale", "cobbler"],
    )
    assert offered(game, "spread") == [("spread", 2)]
    assert refused(game, ("spread", 1)) == "root.refused.snared 13.7.2"
    game = woodland(
        ("alliance", "corvids"),
        {5: "sympathy snare crow", 10: "sympathy"},
        phase="birdsong",
        agenda=[FactionStep(0, "revolt")],
        supporters=["bake_sale", "cobbler"],
    )
    assert offered(game, "revolt") == [("revolt", where) for where in risen]
    if sweeps:
        play(game, ("revolt", 5), ("bake_sale", "cobbler"))
        assert describe(game, 5) == "rebel rebel sympathy base_rabbit"
        assert points(game, "alliance") == 1


def test_13_7_2_a_snare_and_the_vagabond():
    """41: he does not walk out, but he may slip out (9.4.2); harriers do not glide out."""
    game = woodland(
        WANDERER,
        {5: "snare"},
        active="vagabond",
        agenda=[FactionStep(2, "day")],
        vagabond={"at": 5, "items": "boot torch", "character": "harrier"},
    )
    assert not offered(game, "move")
    assert not offered(game, "special")
    assert refused(game, ("move", 1)) == "root.refused.snared 13.7.2"
    game = woodland(
        WANDERER, {5: "snare"}, active="vagabond", phase="birdsong", agenda=[FactionStep(2, "slip")], vagabond={"at": 5}
    )
    assert {1, 2} <= set(options(game))


def test_13_7_2_a_snare_does_not_hold_its_own():
    game = crows_by_day({5: "crow crow snare"})
    assert ("move", 5, 1, 1) in options(game)
    game = woodland(CROWS, {5: "snare"}, agenda=RECRUIT, hands={"corvids": ["bake_sale"]}, phase="birdsong")
    play(game, ("recruit", "bake_sale", "rabbit"))
    assert describe(game, 5) == "crow snare"


def test_13_7_3_extortion_takes_a_card_of_everybody_there():
    game = woodland(
        TRIO,
        {5: "crow cat plot_extortion", 1: "bird"},
        agenda=FLIP,
        phase="birdsong",
        hands={"marquise": ["anvil", "sword"], "eyrie": ["cobbler"]},
        script=(0,),
    )
    play(game, ("flip", 5))
    assert hand(game, "corvids") == ["anvil"]
    assert (len(hand(game, "marquise")), hand(game, "eyrie")) == (1, ["cobbler"])
    assert points(game, "corvids") == 1


def test_13_7_4_a_raid_removed_face_up_or_down():
    """74: a warrior in every clearing beside."""
    for word in ("raid", "plot_raid"):
        game = woodland(CATS, {5: f"cat cat cat {word}"}, agenda=[StartBattle(0, 1, 5)], script=(1, 0))
        assert [at for at, here in game.state.clearings.items() if here.warriors[1]] == [1, 2]
        assert points(game, "marquise") == 1
        supply = board(game, "corvids").supply
        assert supply[-1].denied == ["bomb", "extortion", "snare"], "its coming told all what it was"


def test_13_7_4_not_where_nothing_may_be_placed_and_where_warriors_are_short():
    game = woodland(CATS, {5: "cat cat cat raid", 1: "keep"}, agenda=[StartBattle(0, 1, 5)], script=(1, 0))
    assert [at for at, here in game.state.clearings.items() if here.warriors[1]] == [2]
    game = woodland(CATS, {12: "cat cat cat raid", 5: "crow " * 13}, agenda=[StartBattle(0, 1, 12)], script=(1, 0))
    assert asked(game) == ("corvids", "corvids.raid")
    assert options(game) == [4, 7, 9, 10, 11]
    play(game, 4, 11)
    assert [at for at in (4, 7, 9, 10, 11) if game.state.clearings[at].warriors[1]] == [4, 11]


def test_13_7_4_a_raid_and_other_effects_are_ordered():
    """1.1.3: by a favor the player on turn orders them; by hits each player the own ones (4.3.4)."""
    game = woodland(
        ("eyrie", "corvids", "alliance"),
        {5: "plot_raid roost", 10: "sympathy", 3: "roost"},
        agenda=[FactionStep(0, "craft")],
        hands={"eyrie": ["favor_of_the_rabbits", "bake_sale"]},
        leader="builder",
    )
    game.state.clearings[4].buildings.append((0, "roost"))
    board(game, "eyrie").roost -= 1
    game.asks[0].reconsider()
    play(game, next(option for option in options(game) if option[:2] == ("craft", "favor_of_the_rabbits")))
    assert asked(game) == ("eyrie", "order")
    assert {option[1] for option in options(game)} == {"raid", "outrage"}
    play(game, next(option for option in options(game) if option[1] == "raid"))
    assert [at for at, here in game.state.clearings.items() if here.warriors[1]] == [1, 2]


def test_13_7_4_a_plot_that_falls_without_a_raid_was_none():
    game = woodland(CATS, {5: "cat cat cat plot_bomb"}, agenda=[StartBattle(0, 1, 5)], script=(1, 0))
    assert board(game, "corvids").supply[-1].denied == ["raid"]
    assert all(not here.warriors[1] for here in game.state.clearings.values())
