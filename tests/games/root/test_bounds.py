"""Numbers, names and steps that no position can hold: each is refused with a sentence, in every language. What is
changed at random is tried by the conformance suite."""

import json
from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.games.root.waiting import PHASES
from nemeton.kernel.records import read_position
from tests.conformance.bounding import Change, Changer, looked_at_and_played, moments, outcome, reader
from tests.games.written import changed, refusal_of

pytestmark = pytest.mark.slow

HUGE = 2**63
FOUR: dict[str, Any] = {
    "factions": ["marquise", "eyrie", "alliance", "vagabond"],
    "clearings": {"1": "2 cat keep", "5": "2 cat workshop", "10": "3 bird roost", "9": "rebel sympathy"},
    "boards": {
        "marquise": {"actions": 2},
        "eyrie": {"leader": "despot"},
        "alliance": {"supporters": ["cobbler", "sword"], "officers": 2, "operations": 1},
        "vagabond": {"character": "vagrant", "at": 5, "items": "sword torch", "relations": {"marquise": 3}},
    },
    "hands": {"marquise": ["anvil"]},
    "active": "marquise",
    "phase": "daylight",
    "agenda": [{"step": "turn_end", "seat": 0}, {"step": "faction", "seat": 0, "name": "action"}],
}
FIGHT: dict[str, Any] = {"attacker": 0, "defender": 1, "where": 10}
BATTLE: list[dict[str, Any]] = [
    {"step": "end_battle"},
    {"step": "deal_hits"},
    {"step": "battle_effects", "seat": 1},
    {"step": "battle_effects", "seat": 0},
    {"step": "roll"},
    {"step": "ambush"},
]
SETUP: dict[str, Any] = {
    "factions": ["marquise", "vagabond"],
    "phase": "setup",
    "active": "marquise",
    "ruins": {"6": [], "10": [], "11": [], "12": []},
    "agenda": [{"step": "begin"}, {"step": "prepare", "seat": 1}, {"step": "prepare", "seat": 0}],
}


def board(faction: str, **entries: Any) -> dict[str, Any]:
    """Other entries on a board."""
    return changed(FOUR, boards={faction: FOUR["boards"][faction] | entries})


def next_up(*steps: dict[str, Any], **entries: Any) -> dict[str, Any]:
    """Steps that come next, before the turn ends."""
    return changed(FOUR, agenda=[{"step": "turn_end", "seat": 0}, *steps], **entries)


def fought(steps: list[dict[str, Any]] | None = None, **entries: Any) -> dict[str, Any]:
    """A battle with other entries, or other steps left of it."""
    return next_up(*(BATTLE if steps is None else steps), battle=FIGHT | entries)


def of_faction(seat: int, name: str, **more: Any) -> dict[str, Any]:
    return {"step": "faction", "seat": seat, "name": name, **more}


GOOD: dict[str, dict[str, Any]] = {
    "as it stands": FOUR,
    "before a battle": next_up({"step": "start_battle", **FIGHT}),
    "a battle begun": fought(),
    "a battle rolled": fought(BATTLE[:-2], dice=[2, 1], rolled=[2, 1]),
    "the defender uses cards first": fought([*BATTLE[:2], BATTLE[3], BATTLE[2]], dice=[2, 1], rolled=[2, 1]),
    "a battle's end": fought(BATTLE[:1]),
    "an effect in a battle": fought(
        [
            *BATTLE[:-1],
            {
                "step": "triggered",
                "seat": 0,
                "effects": [of_faction(0, "hospital", where=10, count=1)],
                "each_own": True,
            },
        ]
    ),
    "setup": SETUP,
    "the first turn": changed(FOUR, phase="setup", agenda=[{"step": "turn", "seat": 2}]),
}


def test_whose_turn_ends_is_on_turn():
    agenda = [{"step": "turn_end", "seat": 2}, {"step": "faction", "seat": 2, "name": "day"}]
    state = changed(FOUR, agenda=agenda, hands={"alliance": ["investments"]})
    del state["active"]
    game = read_position(GAME, {"game": "root", "state": state}, seed=1)
    assert (game.state.active, [ask.seat for ask in game.asks]) == (2, [2])


@pytest.mark.parametrize("name", GOOD)
def test_what_can_be_is_read(name: str):
    assert read_position(GAME, {"game": "root", "state": GOOD[name]}, seed=1).asks


AGENDA = "What comes next (the agenda) does not fit"
BATTLE_REFUSED = "There can be no such battle"
BAD: dict[str, tuple[dict[str, Any], str]] = {
    # Boards
    "actions without end": (board("marquise", actions=HUGE), "cannot be read"),
    "a thousand million actions": (board("marquise", actions=10**9), "Marquise has an impossible number of actions"),
    "four actions": (board("marquise", actions=4), "Marquise has an impossible number of actions"),
    "no leader": (board("eyrie", leader=""), "Eyrie is neither set up nor about to be"),
    "an unknown leader deposed": (board("eyrie", deposed=["tsar"]), "“tsar” cannot lead Eyrie"),
    "a leader deposed twice": (board("eyrie", deposed=["builder", "builder"]), "“builder builder” cannot lead Eyrie"),
    "the leader deposed": (board("eyrie", deposed=["despot"]), "“despot” cannot lead Eyrie"),
    "more operations than officers": (board("alliance", operations=3), "impossible number of officers or operations"),
    "operations below none": (board("alliance", operations=-1), "impossible number of officers or operations"),
    "ten items to refresh": (board("vagabond", refreshing=10), "Vagabond has given an impossible number of aids, or"),
    "less than no aid": (board("vagabond", aids={"eyrie": -1}), "Vagabond has given an impossible number of aids"),
    "an aid to oneself": (board("vagabond", aids={"vagabond": 1}), "Vagabond has given an impossible number of aids"),
    "a relation beyond the track": (board("vagabond", relations={"eyrie": 4}), "relationships of Vagabond"),
    # The table
    "points without end": (changed(FOUR, points={"eyrie": 10**9}), "cannot be read: points"),
    "no corner": (changed(FOUR, homes={"eyrie": 5}), "Nobody can have begun at “5”"),
    "one corner for two": (changed(FOUR, homes={"eyrie": 1, "marquise": 1}), "Nobody can have begun at “1”"),
    "a reader who is not there": (
        changed(SETUP, hands={"marquise": [{"card": "anvil", "known": [0, 3]}]}),
        "names “3”; possible are: 0, 1",
    ),
    "an item of the supply that there is not": (changed(FOUR, items={"club": 1}), "names “club”"),
    "an item gone that there is not": (changed(FOUR, items_gone=["club"]), "no item “club”"),
    "a clearing of a thousand words": (changed(FOUR, clearings={"2": "cat " * 200}), "cannot be read: clearings"),
    "a suit that cannot craft": (changed(FOUR, activated={"bird": 1}), "No crafting pieces of “bird”"),
    "eleven pieces": (changed(FOUR, activated={"fox": 11}), "No crafting pieces of “fox”"),
    "less than no pieces": (changed(FOUR, activated={"fox": -1}), "No crafting pieces of “fox”"),
    "a card not used so": (changed(FOUR, used=["anvil"]), "“anvil” cannot have been used in this turn"),
    "a card used twice": (changed(FOUR, used=["codebreakers"] * 2), "“codebreakers” cannot have been used"),
    "a pledge of nothing": (changed(FOUR, pledge={"seat": 2, "suit": "fox", "count": 2}), "(pledge) is not there"),
    "a pledge of another": (changed(FOUR, pledge={"seat": 0, "suit": "fox", "count": 1}), "(pledge) is not there"),
    "a pledge with more": (changed(FOUR, pledge={"seat": 2, "suit": "fox", "count": 1, "x": 1}), "read: pledge"),
    "nobody on turn": (changed(FOUR, active=None), "does not say whose"),
    # A battle
    "a die of seven": (fought(BATTLE[:-2], dice=[7, 1]), BATTLE_REFUSED),
    "three dice": (fought(BATTLE[:-2], dice=[1, 1, 1]), BATTLE_REFUSED),
    "dice before the roll": (fought(dice=[1, 1]), AGENDA),
    "no dice after the roll": (fought(BATTLE[:-2]), AGENDA),
    "hits for one side": (fought(rolled=[1]), BATTLE_REFUSED),
    "a hundred extra hits": (fought(extra=[100, 0]), BATTLE_REFUSED),
    "an ally who is none": (fought(ally=3), BATTLE_REFUSED),
    "an ally who is attacked": (fought(attacker=3, defender=0, where=5, ally=0), BATTLE_REFUSED),
    "a director who is no Vagrant": (fought(director=2), BATTLE_REFUSED),
    "an effect that there is not": (fought(used=["magic"]), BATTLE_REFUSED),
    "an entry of a battle that there is not": (fought(weather=1), "cannot be read: battle"),
    "no hits at the end": (fought([BATTLE[0], *BATTLE[2:4]], dice=[1, 1]), AGENDA),
    "an ambush without dice": (fought([*BATTLE[:4], BATTLE[5]], dice=[1, 1]), AGENDA),
    "steps of a battle in disorder": (fought([*BATTLE[:4], BATTLE[5], BATTLE[4]]), AGENDA),
    "a march in a battle": (fought([*BATTLE, {"step": "moves", "seat": 0, "left": 2}]), AGENDA),
    "a battle in a battle": (fought([*BATTLE, {"step": "start_battle", **FIGHT}]), AGENDA),
    "steps of a battle behind its end": (fought([BATTLE[-1], *BATTLE]), AGENDA),
    # Single steps
    "another entry of a step": (next_up(of_faction(0, "action", speed=1)), "cannot be read: agenda"),
    "a step of another faction": (next_up(of_faction(0, "revolt")), AGENDA),
    "many cards drawn": (next_up({"step": "draw_cards", "seat": 0, "count": 10**9}), "“count” of “draw_cards” cannot"),
    "three moves": (next_up({"step": "moves", "seat": 0, "left": 3}), "“left” of “moves” cannot be"),
    "a section that there is not": (next_up({"step": "moves", "seat": 0, "left": 1, "law": "99"}), "“law” of “moves”"),
    "a seat that is empty": (next_up({"step": "discard_down", "seat": 4}), AGENDA),
    "three cards for the decree": (next_up(of_faction(1, "add", count=3)), AGENDA),
    "nothing triggered": (next_up({"step": "triggered", "seat": 0, "effects": []}), AGENDA),
    "something triggered that is no effect": (
        next_up({"step": "triggered", "seat": 0, "effects": [of_faction(0, "action")]}),
        AGENDA,
    ),
    "something triggered that only follows an effect": (
        next_up({"step": "triggered", "seat": 0, "effects": [of_faction(2, "trim", where=5)]}),
        AGENDA,
    ),
    "hits without a battle": (
        next_up(
            {"step": "triggered", "seat": 0, "effects": [of_faction(0, "hospital", where=5, count=1)], "each_own": True}
        ),
        AGENDA,
    ),
    "a hospital for nobody": (next_up(of_faction(0, "hospital", where=5)), AGENDA),
    "a hospital nowhere": (next_up(of_faction(0, "hospital", count=1)), AGENDA),
    "an outrage of one's own": (next_up(of_faction(2, "outrage", where=9, by=2)), AGENDA),
    "an outrage of nobody": (next_up(of_faction(2, "outrage", where=9)), AGENDA),
    "a base lost nowhere": (next_up(of_faction(2, "lost_fox")), AGENDA),
    "four items damaged": (next_up(of_faction(3, "damage", where=5, count=4)), AGENDA),
    "a battle with oneself": (next_up({"step": "start_battle", "attacker": 0, "defender": 0, "where": 5}), AGENDA),
    "a battle nowhere": (next_up({"step": "start_battle", "attacker": 0, "defender": 1, "where": 13}), AGENDA),
    # The turn
    "a phase of somebody else": (next_up({"step": "phase", "seat": 1, "name": "evening"}), AGENDA),
    "a phase that is over": (next_up({"step": "phase", "seat": 0, "name": "birdsong"}), AGENDA),
    "evening before daylight": (
        next_up(*({"step": "phase", "seat": 0, "name": name} for name in ("daylight", "evening"))),
        AGENDA,
    ),
    "a phase that there is not": (next_up({"step": "interlude", "seat": 0, "name": "noon"}), AGENDA),
    "a setup in the middle of a game": (next_up({"step": "prepare", "seat": 0}), AGENDA),
    "a beginning in the middle of a game": (changed(FOUR, agenda=[{"step": "begin"}]), AGENDA),
    # Setting up
    "set up already": (changed(SETUP, clearings={"1": "2 cat"}), "Marquise is neither set up nor about to be"),
    "something before the setup": (
        changed(SETUP, agenda=[*SETUP["agenda"], {"step": "moves", "seat": 0, "left": 1}]),
        AGENDA,
    ),
    "something between the setup and the first turn": (
        changed(SETUP, agenda=[{"step": "begin"}, {"step": "discard_down", "seat": 0}, *SETUP["agenda"][1:]]),
        AGENDA,
    ),
    "set up twice": (changed(SETUP, agenda=[*SETUP["agenda"], SETUP["agenda"][1]]), AGENDA),
    "too few ruins": (changed(SETUP, ruins={"6": []}) | {"ruins": {"6": []}}, "Vagabond is neither set up"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_is_refused_with_a_sentence(name: str):
    state, told = BAD[name]
    assert told in refusal_of(GAME, {"game": "root", "state": state}).text("en")


# At random


def test_a_position_written_by_hand_and_changed_at_random_is_refused_or_can_be_drawn_and_played():
    """These leave most out, so more of their changes can be played than of whole positions."""
    texts, rng = [json.dumps({"game": "root", "state": state}) for state in GOOD.values()], Random(1)
    changer = Changer(texts, rng)
    for number in range(60):
        found, _ = outcome(reader(GAME), changer.changed(rng.choice(texts)), looked_at_and_played(number))
        assert not found


def any_step(rng: Random, factions: list[str]) -> dict[str, Any]:
    """A step whose fields name only what there is, wherever it may come from."""
    seat, other, where = rng.randrange(len(factions)), rng.randrange(len(factions)), rng.randrange(1, 13)
    own = FACTIONS[factions[seat]]
    about = {"where": rng.choice([0, where]), "count": rng.randrange(4), "by": rng.choice([-1, other])}
    effect = of_faction(seat, rng.choice(own.reactions or own.steps), where=where, count=1, by=other)
    return rng.choice(
        [
            of_faction(seat, rng.choice(own.steps), **about),
            effect,
            {"step": "triggered", "seat": other, "effects": [effect], "each_own": rng.random() < 0.5},
            {"step": rng.choice(["phase", "phase_start", "interlude"]), "seat": seat, "name": rng.choice(PHASES)},
            {"step": "moves", "seat": seat, "left": rng.randrange(3)},
            {"step": "start_battle", "attacker": seat, "defender": other, "where": where},
            {"step": "draw_cards", "seat": seat, "count": rng.randrange(4)},
        ]
    )


def test_steps_put_into_an_agenda_at_random_are_refused_or_played():
    rng, texts = Random(2), [*moments("root"), json.dumps({"game": "root", "state": FOUR})]
    played = 0
    for number in range(60):
        data = json.loads(rng.choice(texts))
        agenda = data["state"]["agenda"]
        for _ in range(rng.randint(1, 3)):
            agenda.insert(rng.randint(1, len(agenda) or 1), any_step(rng, data["state"]["factions"]))
        found, code = outcome(reader(GAME), Change(f"{agenda}", data, must_fail=False), looked_at_and_played(number))
        assert not found
        played += not code
    assert played > 5, "what cannot be played tells little"
