"""How well a seat of Root stands, held against what every player knows."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.games.root.state import RootState, seats
from nemeton.games.root.steps import Phase
from nemeton.kernel import PUBLIC, Result
from nemeton.kernel.chronicle import chances_of
from nemeton.kernel.records import start
from nemeton.kernel.words import files_of
from tests.games.root.woodland import woodland

JUDGE: Any = import_module("nemeton.games.root.judge")  # the package gives that name to the function
judge, standings = JUDGE.judge, JUDGE.standings

ALL = ("marquise", "eyrie", "alliance", "vagabond")
PLACES = {1: "keep cat cat cat sawmill", 3: "roost bird bird bird", 10: "sympathy"}


def state_with(**more: Any) -> RootState:
    return woodland(ALL, **{"where": PLACES, **more}).state


def better(seat: int, *, than: dict[str, Any] | None = None, **more: Any) -> bool:
    """Does the seat stand better with these changes of one position?"""
    return bool(judge(state_with(**more), seat) > judge(state_with(**(than or {})), seat) + 0.002)


@pytest.mark.parametrize("seat", range(4))
def test_judge_likes_points(seat: int):
    assert better(seat, points={ALL[seat]: 3})


@pytest.mark.parametrize("seat", range(4))
def test_judge_likes_cards_in_hand_and_crafted_ones(seat: int):
    assert better(seat, hands={ALL[seat]: ["anvil", "bake_sale"]})
    assert better(seat, crafted={ALL[seat]: ["armorers"]})


def test_judge_knows_the_engines():
    assert better(0, where={**PLACES, 5: "cat sawmill", 9: "cat wood wood"})
    assert better(1, where={**PLACES, 6: "roost bird"})
    assert better(2, where={**PLACES, 5: "sympathy"})
    assert better(2, supporters=["anvil", "bake_sale"])
    assert better(2, officers=2)


def test_judge_sees_a_decree_that_cannot_be_kept():
    """There is no roost in a fox clearing, so a fox cannot be recruited; a rabbit can."""
    kept, broken = ({"decree": {"recruit": [card]}} for card in ("bake_sale", "anvil"))
    assert better(1, than=broken, **kept)


def test_judge_values_whole_items_and_friends_of_the_vagabond():
    few = {"vagabond": {"items": "boot"}}
    assert better(3, than=few, vagabond={"items": "boot sword"})
    assert better(3, than={"vagabond": {"items": "boot sword!"}}, vagabond={"items": "boot sword-"})
    assert better(3, than=few, vagabond={"items": "boot", "relations": {"eyrie": 3}})


def test_who_plays_for_dominance_wants_clearings_and_no_points():
    active = {"dominance": {"marquise": "dominance_rabbit"}}
    assert not better(0, than=active, points={"marquise": 9}, **active)
    assert better(0, than=active, where={**PLACES, 4: "cat", 5: "cat"}, **active)


def test_partners_stand_alike():
    found = standings(state_with(partner={"vagabond": "eyrie"}, dominance={"vagabond": "dominance_fox"}))
    assert found[3] == found[1]
    assert sum(found[:3]) == pytest.approx(1)


def test_the_evening_to_come_is_counted_before_it_comes():
    """Who ends the day gains nothing by it: the card of the evening was counted already."""
    game = woodland(ALL, PLACES, active="marquise", phase="daylight")
    while game.ask is not None and game.ask.kind != "root.marquise.action":
        game.answer(game.ask.options[-1])
    before = judge(game.state, 0)
    game.answer("end")
    assert judge(game.state, 0) <= before + 0.001


@pytest.mark.parametrize(
    ("where", "board"),
    [
        ({1: "keep cat cat sawmill", 5: "cat recruiter recruiter", 9: "cat recruiter"}, "autumn"),
        ({1: "keep cat cat sawmill", 10: "cat cat"}, "mountain"),
    ],
)
def test_nobody_ends_the_day_for_what_the_evening_brings_anyway(where: dict[int, str], board: Any):
    """The second card of three recruiters (Law 6.6), and the tower's point (Law V.3.4)."""
    day = [Phase(0, "daylight"), Phase(0, "evening")]
    game = woodland(("marquise", "vagabond"), where, agenda=day, game_map=board)
    before = JUDGE.worth(game.state, 0, JUDGE.survey(game.state))
    while game.ask is not None and game.state.active == 0:
        game.answer(game.ask.options[-1])
    assert JUDGE.worth(game.state, 0, JUDGE.survey(game.state)) <= before


def test_what_a_faction_grows_by_counts_while_rounds_are_left(monkeypatch: pytest.MonkeyPatch):
    """The Hundreds begin with little on the map and gain most by what they do later."""
    factions = ("hundreds", "marquise")
    where = {2: "warlord rat rat rat rat stronghold", 1: "keep cat cat cat sawmill"}
    states = [woodland(factions, where, points={"marquise": points}).state for points in (0, 20)]
    early, late = (judge(state, 0) for state in states)
    monkeypatch.setattr(type(FACTIONS["hundreds"]), "growth", 0.0)
    assert early > judge(states[0], 0) + 0.02
    assert early - judge(states[0], 0) > late - judge(states[1], 0) > 0.001


def test_judge_goes_by_the_result_of_a_finished_game():
    state = state_with()
    state.result = Result("points", (1, 3))
    assert standings(state) == (0, 1, 0, 1)
    state.result = Result("unfinished", ())
    assert standings(state) == (0.25, 0.25, 0.25, 0.25)


def test_judge_is_a_chance_also_of_concealed_states():
    for number in range(4):
        rng = Random(number)
        players, options = GAME.configurations[number]
        game = start(GAME, players, options, number)
        while not game.over and game.state.turn < 25:
            ask = rng.choice(game.asks)
            game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
            if rng.random() < 0.1:
                found = standings(game.state)
                assert all(0 <= share <= 1 for share in found)
                assert [judge(game.state, seat) for seat in seats(game.state)] == list(found)
                for seat in (PUBLIC, *seats(game.state)):
                    standings(game.seen_by(seat))


def test_every_pause_is_an_ask_of_the_game():
    """A kind that nobody asks would silently change nothing."""
    text = "".join(path.read_text(encoding="utf-8") for path in files_of(GAME.words_folder, "en"))
    for kind in GAME.pauses:
        assert kind.replace(".", "-") in text or kind in text, kind


def test_judge_who_joined_the_joined_stands_as_the_last_one_does():
    """Law 9.2.8, 9.7: the first Vagabond has joined the second, and that one the Eyrie."""
    state = woodland(
        ("vagabond", "vagabond_2", "marquise", "eyrie"),
        points={"marquise": 8, "eyrie": 5},
        partner={"vagabond": "vagabond_2", "vagabond_2": "eyrie"},
        dominance={"vagabond": "dominance_fox", "vagabond_2": "dominance_mouse"},
    ).state
    chances = standings(state)
    assert chances[0] == chances[1] == chances[3] > 0


def test_four_players_are_told_chances_that_are_less_sure_than_the_judge_is():
    """Among four who play for themselves it came true less often than it says; the order stays."""
    game = woodland(ALL, PLACES, points={"eyrie": 24, "marquise": 12})
    told, judged = chances_of(game), standings(game.state)
    leader = max(range(4), key=judged.__getitem__)
    assert judged[leader] - told[leader] > 0.05
    assert sorted(range(4), key=told.__getitem__) == sorted(range(4), key=judged.__getitem__)
