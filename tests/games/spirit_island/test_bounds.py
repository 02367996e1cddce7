"""Written positions in the middle of everything, changed in every way: refused with a sentence, or drawn and played.

The shared suite (tests/conformance/test_bounds.py) changes positions of random games. These here hold every entry that
Spirit Island has: growth half done, powers of all kinds in effect, steps of every scenario and adversary.
"""

import json
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.limits import MOST_BLIGHT
from nemeton.games.spirit_island.rules.blight import BLIGHT_CARDS
from nemeton.games.spirit_island.scenarios.steps import BlitzBuild, ExtraExplorer, Heart, Ritual, RitualPush, Strike
from nemeton.games.spirit_island.spirits import Growth
from nemeton.games.spirit_island.state import Happened, IslandState, Loss, Marks, Repeat, Spirit, Vengeance
from nemeton.games.spirit_island.steps import (
    Advance,
    Aftermath,
    Blighted,
    BonusGrowth,
    Build,
    Builds,
    Escalate,
    Explore,
    Explorers,
    FearCards,
    FearPlayers,
    FirstExplore,
    FirstLand,
    InvaderPhase,
    PlaceFirst,
    PowerPhase,
    Ravage,
    Ravages,
    Rescue,
    SpiritPhase,
    Sway,
    TimePasses,
    UsePower,
)
from nemeton.kernel import BadPosition
from nemeton.kernel.records import read_position, start
from tests.conformance.bounding import Change, Changer, looked_at_and_played, outcome, outlines, played_a_little, reader
from tests.conformance.test_bounds import assert_nothing, changes_of_fields, never
from tests.games.spirit_island.setting import Wishes, state_of
from tests.games.spirit_island.shore import SPIRITS

pytestmark = pytest.mark.slow

ISLE = {
    "A1": "river town city/1 dahan",
    "A4": "2 explorer blight",
    "A5": "2 river",
    "B1": "earth 2 dahan/1",
    "B6": "2 earth town/1",
    "C0": "ocean",
    "C1": "ocean explorer",
    "C5": "3 dahan city",
}
TRIO = ("river", "earth", "ocean")
VENGEFUL = Marks(
    defend=7,
    skips=["ravage", "build"],
    dahan_health=4,
    shelter=["ravage"],
    keeps_blight_off=True,
    strikes_at_once=True,
    dread=1,
    vengeance=[Vengeance(0, wide=True)],
)
BUSY: dict[str, Any] = {
    "used": ["flash_floods", "massive_flooding"],
    "just_used": ["flash_floods"],
    "hurried": 1,
    "haste": 2,
    "reach": 2,
    "repeated": ["gift_of_strength:flash_floods"],
    "shares": [1],
    "repeats": [Repeat(6, True, "powerstorm")],
    "rescues": 1,
    "passed_up": {"wash_away": ["A1", "A5"], "any": ["#0"], "powerstorm:flash_floods": ["A4", "#0"]},
    "elements": {"sun": 2, "water": 3},
    "paid": {"flash_floods": 2, "wash_away": 1},
}
HAPPENED = Happened(
    by=1,
    destroyed=[("A4", "town", 1)],
    fallen=[("A1", "dahan", -1)],
    raiders={"A1": 1},
    avenged=["A4:0"],
    due=[("A4", 0, 2)],
)


def written(where: dict[str, str], names: Iterable[str], **wishes: Any) -> dict[str, Any]:
    """A position as the game writes it."""
    state = state_of(where, [*names], Wishes(**wishes))
    return {"game": "spirit_island", "rules": GAME.rules_version, "state": GAME.write_position(state)}


@cache
def positions() -> list[str]:
    """Positions that together hold every entry."""
    growing = {
        "ocean": {
            "grown": True,
            "todo": [Growth("tide_in", to=("C0",)), Growth("gain_power_card"), Growth("gather_presence")],
            "drowned": 2,
        },
        "river": {
            "grown": True,
            "todo": [Growth("add_presence", 1, 1), Growth("add_presence", 1, 1)],
            "placing": "A1",
            "placed": 1,
        },
        "earth": {"grown": True, "drawn": ["drought", "tsunami"], "forgets": 1, "reclaimed": True, "plays": 1},
    }
    england = {"adversary": "england", "level": 5}
    acting = {
        "state": {
            "done": [True, False, False],
            "wards": [0, 2],
            "forbidden": ["avoid_the_dahan/2"],
            "happened": HAPPENED,
            "explored_lands": ["A4"],
            "resolved": 1,
        },
        "marks": {"A4": VENGEFUL},
        "having": {"river": BUSY, "earth": {"rescues": 2}},
        "played": {"river": ["flash_floods", "wash_away"], "earth": ["elemental_boon"]},
    }
    made = [
        written(ISLE, TRIO, phase="spirit", agenda=[SpiritPhase()], having=growing, options=england,
                extra_build=["s1_sands"], build=["s1_jungle"], ravage=["s1_wetland"]),
        written(ISLE, TRIO, agenda=[UsePower(1, "elemental_boon", -1), Aftermath(), PowerPhase(fast=True)], **acting),
        written(ISLE, TRIO, phase="slow", agenda=[PowerPhase(fast=False), Rescue(0), TimePasses()], **acting),
        written(ISLE, TRIO, phase="invader", is_blighted=True, options=england, earned=["retreat"], fear=3, agenda=[
            Blighted(0), FearPlayers("dahan_raid", 1, (0, 2), ("A1",)), FearCards(), Builds("s1_jungle", extra=True),
            Ravages(("A4", "B6"), (1,)), Ravage("C1"), Build("A1"), Explore(), Explorers(), Escalate(1), Advance(),
            PowerPhase(fast=False)], ravage=["s1_wetland"], minor_discard=["drought"], major_discard=["tsunami"],
            state={"loss": Loss("spirit_destroyed"), "has_extra": False, "fear_groups": (4, 4, 5)}),
        written(ISLE, TRIO, phase="setup", options={"adversary": "sweden", "level": 4, "bonus_growth": True}, agenda=[
            PlaceFirst(2, "coastal_of_choice_on_own_board"), FirstLand(0), FirstExplore(), BonusGrowth(), Sway()]),
        written({"A5": "3 river 3 earth 6 dahan", "A1": "town"}, ("river", "earth"), energy={"river": 5}, agenda=[
            Ritual(0, "A5"), Aftermath(), RitualPush(1, "A5"), InvaderPhase()],
            options={"scenario": "rituals_of_terror"}, state={"rituals": 1}),
        written({**ISLE, "D5": "bringer"}, (*TRIO, "bringer"), options={"scenario": "dahan_insurrection"},
                marks={"A4": VENGEFUL}, having={"bringer": {"any_chosen": 1}}, open={"bringer": (6, 1)},
                energy={"earth": 3}, hand={"earth": ["rituals_of_destruction"]},
                discard={"earth": ["guard_the_healing_land"]}, agenda=[
            Strike(("A1", "A4")), Aftermath(), PowerPhase(fast=True)], state={"happened": HAPPENED}),
        written(ISLE, TRIO, phase="setup", options={"scenario": "blitz", "blight_card": "none"}, blight_card="none",
                agenda=[BlitzBuild(), ExtraExplorer(1)], build=["s1_jungle"], state={"explored_lands": ["B6"]}),
        written({"A5": "river"}, ("river",), phase="setup", agenda=[Heart(0)], options={
            "scenario": "guard_the_isles_heart", "progression": True}, having={"river": {"learnt": 1}}),
    ]  # fmt: skip
    for name, pile in (
        ("explored", "invader_deck"),
        ("fear_discard", "fear_deck"),
        ("invader_discard", "invader_deck"),
    ):
        card = made[3]["state"][pile].pop()
        made[3]["state"][name] = card if name == "explored" else [card]
    return [json.dumps(position) for position in made]


def test_every_entry_and_every_step_is_in_these_positions():
    """So that a new one is not forgotten."""
    found = {part for text in positions() for outline, _ in outlines(json.loads(text)) for part in outline}
    fields = {field for kind in (IslandState, Marks, Happened, Spirit) for field in kind.__struct_fields__}
    assert fields - found <= {"result", "struck", "name"}
    steps = {step["step"] for text in positions() for step in json.loads(text)["state"]["agenda"]}
    assert {step.__struct_config__.tag for step in GAME.steps} == steps


@pytest.mark.parametrize("number", range(9))
def test_these_positions_are_drawn_and_played(number: int):
    looked_at_and_played(1)(read_position(GAME, json.loads(positions()[number]), 1))


def wrong(changes: Iterable[Change], use: Any) -> list[str]:
    """All that is wrong with how changes are taken."""
    return [found for change in changes if (found := outcome(reader(GAME), change, use)[0])]


def test_every_field_is_bounded():
    changes = changes_of_fields(positions(), never)
    assert_nothing(wrong(Random(1).sample(changes, 1000), played_a_little))


@pytest.mark.long
def test_every_field_everywhere_is_bounded():
    assert_nothing(wrong(changes_of_fields(positions(), never, every=True), played_a_little))


def random_changes(count: int, seed: int) -> Iterable[Change]:
    """These positions, changed at random."""
    rng = Random(seed)
    changer = Changer(positions(), rng)
    return (changer.changed(rng.choice(positions())) for _ in range(count))


def test_what_is_changed_at_random_is_refused_or_can_be_drawn_and_played():
    assert_nothing(wrong(random_changes(80, 1), looked_at_and_played(1)))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 5))
def test_much_that_is_changed_at_random_is_refused_or_can_be_drawn_and_played(seed: int):
    assert_nothing(wrong(random_changes(1000, seed), looked_at_and_played(seed)))


RIVER = SPIRITS["river"]
SMALL: dict[str, Any] = {"spirits": [RIVER], "lands": {"A5": "river", "A2": "city"}}
FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "a crowd": ({"lands": {"A5": "river", "A2": "60 city 60 city"}}, "too many pieces"),
    "a number before a piece": ({"lands": {"A5": "river", "A2": "999 city"}}, "999 city"),
    "too much blight": ({"blight": 39}, "39"),
    "two blight cards": ({"blight_card": ["downward_spiral", "memory_fades_to_dust"]}, "blight card"),
    "a blight card that was not chosen": (
        {"options": {"blight_card": "none"}, "blight_card": ["downward_spiral"]},
        "blight card",
    ),
    "unknown marks": ({"marks": {"A5": {"shield": 2}}}, "marks"),
    "an absurd defence": ({"marks": {"A5": {"defend": 1000}}}, "defend"),
    "an unknown action": ({"marks": {"A5": {"skips": ["dance"]}}}, "skips"),
    "vengeance of nobody": ({"marks": {"A5": {"vengeance": [{"seat": 1, "wide": True}]}}}, "seat"),
    "vengeance that does not lie there": ({"happened": {"due": [["A5", 0, 1]]}}, "happened"),
    "a ward of nobody": ({"wards": [1]}, "wards"),
    "an unknown fear effect": ({"forbidden": ["rain"]}, "forbidden"),
    "an unknown loss": ({"loss": {"how": "boredom"}}, "how"),
    "an icon of another spirit": ({"panels": {RIVER: {"grown": True, "todo": [["tide_in", 0, 0, ["A1"]]]}}}, "todo"),
    "growth in the fast phase": ({"panels": {RIVER: {"grown": True, "forgets": 1}}, "phase": "fast"}, "grown"),
    "cards drawn in the fast phase": ({"panels": {RIVER: {"drawn": ["drought"]}}, "phase": "fast"}, "drawn"),
    "presence by no icon": ({"panels": {RIVER: {"grown": True, "placing": "A5"}}}, "placing"),
    "an element that is not there to choose": ({"panels": {RIVER: {"any_chosen": 1}}}, "any_chosen"),
    "lessons without a list": ({"panels": {RIVER: {"learnt": 1}}}, "learnt"),
    "more to forget than there is": ({"panels": {RIVER: {"grown": True, "forgets": 5}}}, "forgets"),
    "absurd energy": ({"panels": {RIVER: {"energy": 1000}}}, "energy"),
    "a power of another spirit": (
        {"agenda": [{"step": "turn"}, {"step": "use_power", "seat": 0, "levels": -1, "power": "gift_of_strength"}]},
        "use_power",
    ),
    "a step of another adversary": ({"agenda": [{"step": "turn"}, {"step": "sway"}]}, "sway"),
    "nothing after the step": ({"agenda": [{"step": "advance"}]}, "advance"),
    "a land that is not there": ({"agenda": [{"step": "turn"}, {"step": "ravage", "land": "B1"}]}, "B1"),
    "a land ravaged twice": ({"agenda": [{"step": "turn"}, {"step": "ravages", "lands": ["A2", "A2"]}]}, "ravages"),
    "a player with two turns": (
        {"agenda": [{"step": "turn"}, {"step": "fear_players", "card": "dahan_raid", "level": 1, "seats": [0, 0]}]},
        "fear_players",
    ),
    "two seats done of one": ({"done": [True, False]}, "seat"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_in_one_sentence(name: str):
    change, told = FAULTS[name]
    with pytest.raises(BadPosition) as failure:
        read_position(GAME, {"game": "spirit_island", "state": {**SMALL, **change}}, 1)
    assert told in failure.value.text("en")
    for language in ("en", "ru", "uk"):
        assert failure.value.text(language)


@pytest.mark.parametrize("adversary", ["none", "sweden"])
@pytest.mark.parametrize("scenario", ["none", "blitz"])
@pytest.mark.parametrize("card", ["none", "downward_spiral"])
def test_no_table_has_more_blight_than_there_is(adversary: str, scenario: str, card: str):
    """38 blight are in the box: what boards and adversary begin with, both sides of the card, the erratum."""
    options = {
        "adversary": adversary,
        "level": 6 if adversary != "none" else 0,
        "scenario": scenario,
        "blight_card": card,
        "more_blight": True,
    }
    state = start(GAME, 4, options, 1).state
    other_side = 0 if card == "none" else (BLIGHT_CARDS[card].blight - (scenario == "blitz")) * 4
    assert state.blight + sum(here.blight for here in state.lands.values()) + other_side <= MOST_BLIGHT
