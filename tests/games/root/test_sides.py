"""Sides: a band that nobody plays owns pieces as a faction does (hirelings, Law D). None is in the box yet; here is
one."""

from collections.abc import Iterator
from typing import ClassVar

import pytest

from nemeton.games.root.check import check
from nemeton.games.root.company import company_of
from nemeton.games.root.pieces import TOKEN, WARRIOR, Loss
from nemeton.games.root.rules import rule
from nemeton.games.root.rules.battle import legal_battles
from nemeton.games.root.rules.movement import Move, legal_moves, move_warriors
from nemeton.games.root.rules.removing import remove_together, sweep
from nemeton.games.root.rules.rule import opponents_in, ruler
from nemeton.games.root.sides import Band
from nemeton.games.root.state import NOBODY, BandInPlay, RootGame, enemy_sides, seats, sides
from nemeton.games.root.steps import Moves, StartBattle, Triggered
from nemeton.kernel import play_of
from tests.games.root.woodland import asked, play, points, woodland

TRIO = ("marquise", "eyrie", "alliance")
MARQUISE, EYRIE, ALLIANCE, BANDITS = range(4)


class Bandits(Band):
    """Four warriors and two camps."""

    name = "bandits"
    warriors = 4
    piece_counts: ClassVar[dict[str, int]] = {"camp": 2}


@pytest.fixture(autouse=True)
def bandits(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(rule.OWNERS, "bandits", Bandits())
    company_of.cache_clear()
    yield
    company_of.cache_clear()


def with_bandits(game: RootGame, where: dict[int, int], held_by: int = NOBODY) -> RootGame:
    """The game with so many bandits in clearings."""
    state = game.state
    state.bands.append(BandInPlay("bandits", held_by))
    vars(state).pop("company", None)  # no game changes its company, but here is one
    for at, here in state.clearings.items():
        here.warriors.append(where.get(at, 0))
    state.supply.append(4 - sum(where.values()))
    return game


def test_sides_are_the_seats_and_then_the_bands():
    game = with_bandits(woodland(TRIO), {5: 2})
    assert (list(seats(game.state)), list(sides(game.state))) == ([0, 1, 2], [0, 1, 2, 3])
    assert list(check(game.state)) == []


def test_d_3_1_a_band_that_nobody_controls_rules_itself():
    game = with_bandits(woodland(TRIO, {5: "cat"}), {5: 2})
    assert ruler(game.state, 5) == BANDITS


def test_d_3_1_who_controls_a_band_counts_it_for_rule():
    game = with_bandits(woodland(TRIO, {5: "cat cat bird"}), {5: 2}, held_by=EYRIE)
    assert ruler(game.state, 5) == EYRIE


def test_d_3_2_everybody_fights_a_band_but_who_controls_it():
    game = with_bandits(woodland(TRIO, {5: "cat bird"}), {5: 1}, held_by=EYRIE)
    assert opponents_in(game.state, MARQUISE, 5) == [EYRIE, BANDITS]
    assert opponents_in(game.state, EYRIE, 5) == [MARQUISE]
    assert opponents_in(game.state, BANDITS, 5) == [MARQUISE]
    assert enemy_sides(game.state, EYRIE) == [ALLIANCE, MARQUISE]
    assert enemy_sides(game.state, MARQUISE) == [EYRIE, ALLIANCE, BANDITS]


def test_a_band_moves_for_who_controls_it_alone():
    game = with_bandits(woodland(TRIO, {5: "bird"}), {5: 1})
    assert legal_moves(game.state, BANDITS) == []
    game.state.bands[0].held_by = EYRIE
    assert legal_moves(game.state, BANDITS) == [Move(5, 1, 1), Move(5, 2, 1)]
    assert [(one.where, one.whom) for one in legal_battles(game.state, BANDITS)] == []


def test_a_band_keeps_nobody_from_anything_unless_it_says_so(monkeypatch):
    assert rule.may_enter(with_bandits(woodland(TRIO, {5: "cat"}), {1: 1}).state, MARQUISE, 1)
    monkeypatch.setattr(Bandits, "forbids_entering", lambda self, state, side, where, mover: mover != side)
    company_of.cache_clear()
    assert not rule.may_enter(with_bandits(woodland(TRIO, {5: "cat"}), {1: 1}).state, MARQUISE, 1)


def test_d_3_6_a_band_scores_for_nobody_and_is_scored_for():
    game = with_bandits(woodland(TRIO, {5: "sawmill"}), {5: 1}, held_by=EYRIE)
    game.state.clearings[5].tokens.append((BANDITS, "camp"))
    remove_together(play_of(game), [Loss(BANDITS, 5, TOKEN, "camp", by=MARQUISE)])
    assert points(game, "marquise") == 1
    remove_together(play_of(game), [Loss(MARQUISE, 5, "building", "sawmill", by=BANDITS)])
    assert [points(game, name) for name in TRIO] == [1, 0, 0]
    remove_together(play_of(game), [Loss(BANDITS, 5, WARRIOR, by=MARQUISE)])
    assert game.state.supply[BANDITS] == 4
    assert list(check(game.state)) == []


def test_d_3_7_who_moves_a_band_answers_for_it():
    """Into sympathy: an outrage of the player."""
    game = with_bandits(woodland(TRIO, {1: "sympathy"}), {5: 1}, held_by=EYRIE)
    move_warriors(play_of(game), BANDITS, 5, 1, 1)
    triggered = game.state.agenda[-1]
    assert isinstance(triggered, Triggered)
    assert [effect.by for effect in triggered.effects] == [EYRIE]


def test_a_favor_sweeps_bands_too():
    game = with_bandits(woodland(TRIO, {5: "bird"}), {5: 2})
    sweep(play_of(game), MARQUISE, [5])
    assert game.state.clearings[5].warriors == [0, 0, 0, 0]
    assert game.state.supply[BANDITS] == 4


@pytest.mark.parametrize(("dice", "left"), [((1, 0), 1), ((3, 0), 0)])
def test_a_battle_with_a_band_asks_for_no_ambush(dice, left):
    """A band has no hand, and nobody is asked for it."""
    game = woodland(TRIO, {5: "cat cat cat"}, agenda=[Moves(0, 1)], script=dice, hands={"marquise": ["ambush_rabbit"]})
    with_bandits(game, {5: 2})
    play_of(game).push(StartBattle(MARQUISE, BANDITS, 5))
    play(game, "stop")
    assert game.state.clearings[5].warriors == [3, 0, 0, left]
    assert game.state.battle is None


def test_who_fights_a_band_that_nobody_controls_chooses_its_losses():
    game = woodland(TRIO, {5: "cat cat cat"}, agenda=[Moves(0, 1)], script=(0, 0))
    with_bandits(game, {})
    game.state.clearings[5].tokens.append((BANDITS, "camp"))
    game.state.clearings[5].buildings.append((BANDITS, "camp"))
    play_of(game).push(StartBattle(MARQUISE, BANDITS, 5))
    play(game, "stop")
    assert asked(game) == ("marquise", "loss"), "one hit: nobody defends"
    play(game, ("token", "camp"))
    assert game.state.clearings[5].tokens == []
    assert points(game, "marquise") == 1


def test_an_unknown_band_is_refused():
    game = with_bandits(woodland(TRIO), {})
    game.state.bands[0].name = "nobody_knows"
    assert [problem.kind for problem in check(game.state)] == ["root.check.band"]
