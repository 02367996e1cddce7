"""Law 2.5, 4.2, 4.3: rule, moving, battle."""

import pytest

from nemeton.games.root.rules.battle import rolled_hits
from nemeton.games.root.rules.movement import Move, legal_moves
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.steps import Moves, StartBattle
from tests.games.root.woodland import asked, describe, hand, options, play, points, seat, woodland

# 2.5 Rule


def test_most_warriors_and_buildings_rule():
    """2.5: buildings count, tokens do not."""
    game = woodland(("marquise", "alliance"), {5: "cat sawmill rebel", 7: "wood rebel", 8: "cat rebel"})
    assert ruler(game.state, 5) == seat(game, "marquise")
    assert ruler(game.state, 7) == seat(game, "alliance")
    assert ruler(game.state, 8) == -1, "nobody rules a tie"
    assert ruler(game.state, 9) == -1, "nobody rules an empty clearing"


def test_the_eyrie_rule_ties_with_a_piece_there():
    """7.2.2: one roost against one enemy warrior; an empty clearing is nobody's."""
    game = woodland(where={5: "cat roost"})
    assert ruler(game.state, 5) == seat(game, "eyrie")
    assert ruler(game.state, 9) == -1


# 4.2 Moving


def test_a_mover_rules_where_it_leaves_or_where_it_arrives():
    """4.2.1: clearing 1 is ruled by the birds, 5 by the cats, 9 and 10 by nobody."""
    game = woodland(where={1: "cat bird bird", 5: "cat"}, agenda=[Moves(0, 2)])
    moves = legal_moves(game.state, seat(game, "marquise"))
    assert Move(1, 5, 1) in moves, "she rules the destination"
    assert Move(1, 9, 1) not in moves, "she rules neither"
    assert Move(5, 2, 1) in moves, "she rules the origin"


def test_the_same_warriors_may_move_again():
    """4.2.2."""
    game = woodland(where={5: "cat cat"}, agenda=[Moves(0, 2)])
    play(game, ("move", 5, 1, 2), ("move", 1, 9, 2))
    assert describe(game, 9) == "cat cat"


# 4.3 Battle


@pytest.mark.parametrize(
    ("dice", "attackers", "defenders", "hits"),
    [((3, 1), 5, 5, (3, 1)), ((1, 3), 2, 5, (2, 1)), ((2, 2), 5, 1, (2, 1)), ((0, 0), 5, 5, (0, 0))],
)
def test_the_attacker_takes_the_higher_die(dice, attackers, defenders, hits):
    """4.3.2, 4.3.2.I: each side held to its warriors."""
    assert rolled_hits(dice, attackers, defenders) == hits


def fight(where: str, *, script: tuple[int, ...] = (), **more):
    """A battle of the Marquise against the Eyrie in clearing 5 (rabbit)."""
    factions = more.pop("factions", ("marquise", "eyrie"))
    return woodland(factions, {5: where}, agenda=[StartBattle(0, 1, 5)], script=script, **more)


def test_an_undefended_roost_falls_even_on_a_double_zero():
    """4.3.3.II: a defender without warriors takes one extra hit."""
    # given two cats beside a roost nobody guards
    game = fight("cat cat roost", script=(0, 0))
    # when both dice show 0
    play(game, "let")
    # then the roost is gone and has scored a point
    assert describe(game, 5) == "cat cat"
    assert points(game, "marquise") == 1


def test_warriors_fall_before_buildings_and_hits_are_simultaneous():
    """4.3.4."""
    game = fight("cat cat cat bird bird roost", script=(3, 2))
    play(game, "let")
    assert describe(game, 5) == "cat", "three hits: two birds and the roost; two hits back"
    assert points(game, "marquise") == 1


def test_an_ambush_strikes_before_the_dice():
    """4.3.1.II: two hits at once; an attacker without warriors or pawn fights no further."""
    game = fight("cat cat bird", hands={"eyrie": ["ambush_rabbit"]})
    play(game, "ambush_rabbit", "let")
    assert describe(game, 5) == "bird"
    assert game.state.battle is None
    assert "ambush_rabbit" in game.state.discard


def test_an_ambush_is_foiled_by_another():
    """4.3.1.I: both are discarded and the dice fall."""
    game = fight("cat cat bird bird", hands={"eyrie": ["ambush_rabbit"], "marquise": ["ambush_bird"]}, script=(1, 0))
    play(game, "ambush_rabbit", "ambush_bird")
    assert describe(game, 5) == "cat cat bird"
    assert sorted(game.state.discard) == ["ambush_bird", "ambush_rabbit"]


def test_an_ambush_must_match_the_clearing():
    """4.3.1: a fox ambush does nothing in a rabbit clearing; the defender is asked all the same."""
    game = fight("cat bird", hands={"eyrie": ["ambush_fox"]})
    assert asked(game) == ("eyrie", "ambush")
    assert options(game) == ["let"]
    assert game.ask is not None
    assert game.ask.secret


def test_a_defender_without_warriors_may_ambush():
    """Cards ruling 2."""
    game = fight("cat cat cat roost", hands={"eyrie": ["ambush_bird"]}, script=(0, 0))
    play(game, "ambush_bird", "let")
    assert describe(game, 5) == "cat"


def test_scouts_are_not_ambushed():
    """Scouting Party: as attacker not affected by ambushes."""
    game = fight(
        "cat cat bird", hands={"eyrie": ["ambush_bird"]}, crafted={"marquise": ["scouting_party"]}, script=(1, 1)
    )
    assert asked(game)[1] != "ambush"
    assert hand(game, "eyrie") == ["ambush_bird"]


def test_armorers_ignore_rolled_hits_only():
    """Armorers, 4.3.3: sappers' extra hit stays."""
    game = fight("cat cat cat bird bird bird", crafted={"marquise": ["armorers"], "eyrie": ["sappers"]}, script=(3, 2))
    play(game, "let", "armorers", "sappers")
    assert describe(game, 5) == "cat cat"
    assert sorted(game.state.discard) == ["armorers", "sappers"]


def test_armorers_do_not_stop_an_ambush():
    """R13: its two hits come before the dice."""
    game = fight(
        "cat cat cat bird", hands={"eyrie": ["ambush_rabbit"]}, crafted={"marquise": ["armorers"]}, script=(0, 0)
    )
    play(game, "ambush_rabbit")
    assert describe(game, 5) == "cat bird"
    assert game.state.play_areas[0] == ["armorers"]


def test_brutal_tactics_give_the_defender_a_point_and_stay():
    """Brutal Tactics: once in each battle."""
    game = fight("cat cat bird bird", crafted={"marquise": ["brutal_tactics"]}, script=(1, 0))
    play(game, "let", "brutal_tactics")
    assert describe(game, 5) == "cat cat", "a hit from the dice and an extra one"
    assert points(game, "eyrie") == 1
    assert game.state.play_areas[0] == ["brutal_tactics"]


def test_the_loser_chooses_between_building_and_token():
    """4.3.4: after the warriors, in any order."""
    game = woodland(("eyrie", "marquise"), {5: "bird bird sawmill wood"}, agenda=[StartBattle(0, 1, 5)], script=(0, 0))
    play(game, "let")
    assert asked(game) == ("marquise", "loss")
    play(game, ("token", "wood"))
    assert describe(game, 5) == "bird bird sawmill"
    assert points(game, "eyrie") == 1


def test_thirty_points_win_at_once_and_the_player_on_turn_wins_ties():
    """3.1: both reach 30 in the same battle."""
    game = woodland(
        ("marquise", "eyrie"),
        {5: "cat sawmill roost"},
        agenda=[StartBattle(1, 0, 5)],
        active="eyrie",
        points={"marquise": 29, "eyrie": 29},
        script=(),
    )
    assert game.over is False
    game = woodland(
        ("marquise", "eyrie"),
        {5: "cat wood bird"},
        agenda=[StartBattle(0, 1, 5)],
        points={"marquise": 29, "eyrie": 29},
        crafted={"marquise": ["brutal_tactics"]},
        script=(0, 0),
    )
    play(game, "let", "brutal_tactics")
    assert game.result is not None
    assert game.result.winners == (seat(game, "eyrie"),), "brutal tactics handed them the thirtieth point"
