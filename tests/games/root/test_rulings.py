"""The switches of docs/rulings/root.md: each changes what it says, and nothing else has to be touched."""

import pytest

from nemeton.games.root import rulings
from nemeton.games.root.factions.vagabond.board import ALLIED, HOSTILE
from nemeton.games.root.rules.dominance import dominance_options
from nemeton.games.root.steps import FactionStep, Moves, PhaseStart, StartBattle
from nemeton.kernel.values import written
from tests.games.root.test_vagabond import special, tramp
from tests.games.root.woodland import asked, board, options, play, points, woodland

FOUR = ("vagabond", "marquise", "eyrie", "alliance")


@pytest.mark.parametrize("may", [False, True])
def test_r1_partners_and_battle(monkeypatch: pytest.MonkeyPatch, may: bool):
    monkeypatch.setattr(rulings, "PARTNERS_MAY_FIGHT", may)
    game = woodland(
        FOUR,
        {5: "cat"},
        active="marquise",
        agenda=[FactionStep(1, "actions")],
        vagabond={"at": 5},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "marquise"},
    )
    assert game.ask is not None
    assert (("battle", 5, 0) in options(game)) is may
    assert any(written(refusal.option) == ("battle", 5, 0) for refusal in game.ask.refused) is not may


@pytest.mark.parametrize("may", [False, True])
def test_r1_partners_are_set_at_each_other_but_never_struck(monkeypatch: pytest.MonkeyPatch, may: bool):
    """The Vagrant's battles follow the same line; a bolt is for enemies whatever it says (9.5.6, Zh.1.23)."""
    monkeypatch.setattr(rulings, "PARTNERS_MAY_FIGHT", may)
    game = tramp(
        {5: "cat bird"},
        factions=FOUR,
        vagabond={"character": "vagrant", "items": "torch crossbow"},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "marquise"},
    )
    assert (("special", "instigate", 1, 0) in options(game)) is may
    assert [option[1] for option in options(game) if option[0] == "strike"] == [2]


@pytest.mark.parametrize("wanted", [True, False])
def test_r2_points_for_a_coalition(monkeypatch: pytest.MonkeyPatch, wanted: bool):
    monkeypatch.setattr(rulings, "COALITION_NEEDS_TEN_POINTS", wanted)
    game = tramp(factions=FOUR, points={"vagabond": 9}, hands={"vagabond": ["dominance_fox"]})
    assert bool(dominance_options(game.state, 0)) is not wanted


@pytest.mark.parametrize(("once", "place"), [(True, 2), (False, 3)])
def test_r3_three_aids_in_a_turn(monkeypatch: pytest.MonkeyPatch, once: bool, place: int):
    monkeypatch.setattr(rulings, "AID_COUNTS_ONCE", once)
    cards = ["bake_sale", "smugglers_trail", "a_visit_to_friends"]
    game = tramp({5: "cat"}, vagabond={"items": "boot torch sword"}, hands={"vagabond": cards})
    for card in cards:
        play(game, ("aid", 1, card))
        play(game, options(game)[0])
    assert board(game, "vagabond").relations[1] == place


@pytest.mark.parametrize(("himself", "scored"), [(True, (1, 0)), (False, (0, 1))])
def test_r4_who_razes_in_an_instigated_battle(monkeypatch: pytest.MonkeyPatch, himself: bool, scored: tuple[int, int]):
    monkeypatch.setattr(rulings, "VAGRANT_RAZES_FOR_HIMSELF", himself)
    game, _ = special("vagrant", {5: "cat cat roost"}, factions=("vagabond", "marquise", "eyrie"), script=(0, 0))
    play(game, ("special", "instigate", 1, 2), "let")
    assert (points(game, "vagabond"), points(game, "marquise")) == scored


@pytest.mark.parametrize("again", [True, False])
def test_r5_a_second_swift_strike(monkeypatch: pytest.MonkeyPatch, again: bool):
    monkeypatch.setattr(rulings, "RONIN_STRIKES_REPEATEDLY", again)
    game = tramp(
        {5: "cat cat cat"},
        vagabond={"character": "ronin", "items": "sword sword"},
        agenda=[StartBattle(0, 1, 5)],
        script=(1, 0),
    )
    play(game, "let", "swift_strike")
    assert (game.state.battle is not None and "swift_strike" in options(game)) is again


@pytest.mark.parametrize("optional", [True, False])
def test_r6_leaving_the_bank(monkeypatch: pytest.MonkeyPatch, optional: bool):
    monkeypatch.setattr(rulings, "BANK_IS_OPTIONAL", optional)
    game = woodland(
        ("marquise", "eyrie", "alliance"),
        agenda=[PhaseStart(0, "birdsong")],
        phase="birdsong",
        crafted={"marquise": ["better_burrow_bank"]},
    )
    assert ("stop" in options(game)) is optional


@pytest.mark.parametrize(("costs", "ways"), [(True, [2]), (False, [1, 2])])
def test_r7_boots_for_a_move_by_a_card(monkeypatch: pytest.MonkeyPatch, costs: bool, ways: list[int]):
    monkeypatch.setattr(rulings, "GRANTED_MOVES_COST_HOSTILE_BOOTS", costs)
    game = tramp({1: "cat"}, vagabond={"items": "tea", "relations": {"marquise": HOSTILE}}, agenda=[Moves(0, 1)])
    assert [option[2] for option in options(game) if option[0] == "move"] == ways


@pytest.mark.parametrize("free", [False, True])
def test_p6_allies_in_a_snare(monkeypatch: pytest.MonkeyPatch, free: bool):
    """The pawn slips out of a snare; whether the cats beside it go along is the ruling. A boot frees nobody."""
    monkeypatch.setattr(rulings, "ALLIES_GO_FREE", free)
    game = tramp(
        {5: "cat cat snare"},
        factions=("vagabond", "marquise", "corvids"),
        vagabond={"at": 5, "items": "boot", "relations": {"marquise": ALLIED}},
        agenda=[FactionStep(0, "slip")],
    )
    play(game, 1)
    assert board(game, "vagabond").at == 1
    assert (asked(game)[1] == "vagabond.allies") is free
