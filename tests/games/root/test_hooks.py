"""The hooks by which factions to come will meet the shared rules (docs/architecture.md): each is bent once, here, in a
faction of the base box, and the shared rule follows."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nemeton.games.root.company import company_of
from nemeton.games.root.factions.alliance.rules import Alliance
from nemeton.games.root.factions.base import Faction
from nemeton.games.root.factions.eyrie.rules import Eyrie
from nemeton.games.root.factions.marquise.rules import Marquise
from nemeton.games.root.rules import battle
from nemeton.games.root.rules.battle import fight
from nemeton.games.root.rules.card_effects import Offer
from nemeton.games.root.rules.movement import Move, legal_moves
from nemeton.games.root.rules.rule import may_enter, ruler
from nemeton.games.root.steps import DrawCards, FactionStep, Moves, StartBattle, Turn
from nemeton.kernel import PUBLIC
from tests.games.root.woodland import asked, describe, hand, options, play, points, woodland

TRIO = ("marquise", "eyrie", "alliance")
ACTIONS = [FactionStep(0, "actions")]


@pytest.fixture
def bend(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Give a faction another hook."""

    def give(faction: type[Faction], name: str, hook: Any) -> None:
        monkeypatch.setattr(faction, name, hook)
        company_of.cache_clear()  # who answers otherwise is found anew

    yield give
    company_of.cache_clear()


def test_10_2_4_a_faction_may_rule_outright(bend):
    """As gardens do: whatever others have, and before the Eyrie's ties."""
    bend(Alliance, "is_lord", True)
    bend(Alliance, "rules_outright", lambda self, state, seat, where: where == 5)
    game = woodland(TRIO, {5: "cat cat bird bird rebel", 1: "cat"})
    assert (ruler(game.state, 5), ruler(game.state, 1)) == (2, 0)


def test_10_2_6_a_faction_may_take_what_is_discarded(bend):
    """As the lost souls do, dominance cards too."""
    taken: list[str] = []

    def takes_discard(self, game, seat, card):
        taken.append(card)
        return True

    bend(Alliance, "takes_discard", takes_discard)
    game = woodland(TRIO, {5: "sawmill"}, agenda=ACTIONS, hands={"marquise": ["bake_sale", "dominance_rabbit"]})
    play(game, ("overwork", "bake_sale", 5), ("overwork", "dominance_rabbit", 5))
    assert taken == ["bake_sale", "dominance_rabbit"]
    assert (game.state.discard, game.state.available) == ([], [])


def test_11_2_2_a_faction_may_move_without_rule(bend):
    """As otters and crows do."""
    bend(Alliance, "needs_rule", lambda self, state, seat, origin, to: False)
    game = woodland(TRIO, {5: "rebel cat cat", 1: "cat"})
    assert Move(5, 1, 1) in legal_moves(game.state, 2)


def test_11_2_2_a_faction_may_have_ways_of_its_own(bend):
    """As along the river: `neighbours`."""
    bend(Marquise, "neighbours", lambda self, state, seat, where: (7,) if where == 4 else ())
    assert legal_moves(woodland(TRIO, {4: "cat"}).state, 0) == [Move(4, 7, 1)]


def test_11_2_3_a_hand_may_lie_open(bend):
    bend(Marquise, "has_open_hand", True)
    game = woodland(TRIO, agenda=[DrawCards(0, 2, down=False)])
    assert [card.card for card in game.seen_by(PUBLIC).hands[0]] == hand(game, "marquise")
    assert all(hand(game, "marquise"))


class Service(Offer, tag="offer"):
    """What a faction offers in this file."""

    what: str


def test_11_2_6_and_13_2_4_a_faction_may_offer_something_to_who_is_on_turn(bend):
    """At the start of birdsong, as services; and at any moment, as exposing a plot."""

    def offers(self, state, seat, whom, at_start):
        return [Service(seat, "boats" if at_start else "expose")] if "paid" not in state.used else []

    def accept(self, game, seat, whom, option):
        game.state.used.append("paid")
        game.state.points[seat] += 1

    bend(Alliance, "offers", offers)
    bend(Alliance, "accept", accept)
    game = woodland(TRIO, agenda=[Turn(0)])
    assert (asked(game), options(game)) == (("marquise", "offers"), [("offer", 2, "boats"), "stop"])
    play(game, ("offer", 2, "boats"))
    assert points(game, "alliance") == 1
    assert asked(game) == ("marquise", "marquise.action")
    game = woodland(TRIO, agenda=ACTIONS)
    assert ("offer", 2, "expose") in options(game)
    play(game, ("offer", 2, "expose"))
    assert points(game, "alliance") == 1


@pytest.mark.parametrize(("hits", "left"), [(1, "rebel rebel rebel"), (2, "rebel rebel"), (3, "rebel"), (4, "")])
def test_11_2_7_iii_warriors_may_be_lent(bend, hits, left):
    """As mercenaries: they count for rule and in battle, and share the hits; the odd one falls on the buyer's own."""
    bend(Alliance, "lends_warriors", True)
    bend(Alliance, "lends", lambda self, state, seat, to, where: state.clearings[where].warriors[seat] * (to == 0))
    game = woodland(
        TRIO,
        {5: "cat rebel rebel rebel bird bird bird bird"},
        agenda=[StartBattle(1, 0, 5)],
        script=(min(hits, 3),) * 2,
        leader="commander" if hits == 4 else "builder",
    )
    assert ruler(game.state, 5) == 1
    play(game, "let")
    birds = "bird " * (4 - min(hits, 3))
    assert describe(game, 5) == f"{birds}{left}".strip(), "four together may deal as much as the die shows"


def test_12_2_2_a_faction_may_keep_others_out(bend):
    bend(Alliance, "forbids_entering", lambda self, state, seat, where, mover: where == 1 and mover != seat)
    game = woodland(TRIO, {5: "cat", 9: "rebel"})
    assert not may_enter(game.state, 0, 1)
    assert not any(move.to == 1 for move in legal_moves(game.state, 0))
    assert Move(9, 1, 1) in legal_moves(game.state, 2)


def test_12_2_3_what_is_lost_together_may_cost_once(bend):
    """As the price of failure: two buildings, one loss."""
    batches: list[int] = []

    def has_lost(self, game, seat, losses, battle):
        batches.append(len(losses))
        return []

    bend(Marquise, "has_lost", has_lost)
    game = woodland(
        ("eyrie", "marquise"), {5: "bird bird bird sawmill workshop"}, agenda=[StartBattle(0, 1, 5)], script=(3, 0)
    )
    play(game, "let")
    assert (describe(game, 5), batches) == ("bird bird bird", [2])


def test_13_7_2_a_faction_may_hold_pieces_fast(bend):
    bend(Alliance, "forbids_leaving", lambda self, state, seat, where, mover: where == 5 and mover != seat)
    assert legal_moves(woodland(TRIO, {5: "cat"}).state, 0) == []


def test_14_2_2_a_warrior_may_stand_on_the_board(bend):
    """As the warlord: it counts for rule, in battle, for martial law and as defense."""
    bend(Eyrie, "reckons", True)
    bend(Eyrie, "fighters", lambda self, state, seat, where: state.clearings[where].warriors[seat] + (where == 5))
    game = woodland(TRIO, {5: "cat"}, agenda=[StartBattle(0, 1, 5)], script=(3, 3))
    assert ruler(game.state, 5) == 1
    play(game, "let")
    assert describe(game, 5) == "", "it dealt a hit and is not defenseless"
    for birds, affordable in (("bird", True), ("bird bird", False)):
        rebels = woodland(
            ("alliance", "eyrie"), {5: birds}, agenda=[FactionStep(0, "spread")], supporters=["bake_sale"]
        )
        assert (("spread", 5) in options(rebels)) is affordable


def test_14_7_1_a_fighter_may_act_just_before_the_dice(bend):
    seen: list[int] = []

    def before_roll(self, game, seat, battle):
        seen.append(fight(game.state).attacker)

    bend(Eyrie, "before_roll", before_roll)
    game = woodland(("eyrie", "marquise"), {5: "bird cat"}, agenda=[StartBattle(0, 1, 5)], script=(0, 0))
    play(game, "let")
    assert seen == [0]


@pytest.mark.parametrize("ambush", ["let", "ambush_bird"])
def test_14_7_7_and_15_2_4_a_fighter_may_ignore_the_first_hit(bend, ambush):
    """Of an ambush, or else of the dice; only one in a battle."""
    bend(Eyrie, "ignores_first_hit", lambda self, state, seat, battle: "15.2.4" if battle.where == 5 else "")
    game = woodland(
        ("eyrie", "marquise"),
        {5: "bird bird cat"},
        agenda=[StartBattle(0, 1, 5)],
        hands={"marquise": ["ambush_bird"]},
        script=(1, 1),
    )
    play(game, ambush, *([] if ambush == "let" else ["let"]))
    assert describe(game, 5) == ("bird bird" if ambush == "let" else "")
    assert [entry.values["seat"] for entry in game.journal if entry.kind == "root.spared"] == [0]


def test_15_2_4_something_may_come_along_with_warriors(bend):
    bend(Alliance, "has_moved", lambda self, game, seat, origin, to, count: [FactionStep(seat, "draw", to, count)])
    game = woodland(("alliance", "marquise"), {5: "rebel"}, agenda=[Moves(0, 1)])
    play(game, ("move", 5, 1, 1))
    assert len(hand(game, "alliance")) == 1


def test_no_shared_rule_asks_which_faction_it_meets():
    """Only the factions' own files, tables of words and pictures know names of factions."""
    room = Path(str(battle.__file__)).parents[1]
    for path in (*sorted((room / "rules").glob("*.py")), room / "check.py", room / "sight.py"):
        text = path.read_text(encoding="utf-8")
        code = re.sub(r'""".*?"""|#.*', "", text, flags=re.DOTALL)
        found = re.search(r"Marquise|Eyrie|Alliance|Vagabond|[\"'](marquise|eyrie|alliance|vagabond)[\"']", code)
        assert found is None, f"{path.name}: {found}"
