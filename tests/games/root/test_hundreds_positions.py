"""The Lord of the Hundreds in written positions, in the sandbox, in pictures, and as bots judge them."""

from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.bots.bot import play_seat
from nemeton.bots.catalog import make
from nemeton.games.root import GAME
from nemeton.games.root.draw.picture import draw
from nemeton.games.root.factions.bench import BENCHES
from nemeton.games.root.judge import judge
from nemeton.games.root.phrases import seat_names
from nemeton.games.root.rules.odds import Plan, odds
from nemeton.games.root.state import Battle
from nemeton.games.root.steps import FactionStep, StartBattle
from nemeton.kernel import BadPosition
from nemeton.kernel.records import read_position
from tests.games.root.woodland import describe, play, woodland

STATE: dict[str, Any] = {
    "factions": ["hundreds", "marquise"],
    "to_move": "marquise",
    "clearings": {"5": "2 rat stronghold mob", "1": "rat"},
    "boards": {"hundreds": {"warlord": 5, "mood": "rowdy", "command": ["boot"], "prowess": ["sword", "tea"]}},
}
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "two mobs": ({"clearings": {"5": "2 mob"}}, "Two mobs lie in clearing 5"),
    "a warlord off the map": ({"boards": {"hundreds": {"warlord": 77}}}, "in no clearing"),
    "an unknown mood": ({"boards": {"hundreds": {"mood": "gloomy"}}}, "names “gloomy”"),
    "an unknown item": ({"boards": {"hundreds": {"command": ["gun"]}}}, "names “gun”"),
    "an item on the wrong track": ({"boards": {"hundreds": {"command": ["sword"]}}}, "cannot lie there"),
    "five on a track": ({"boards": {"hundreds": {"command": ["boot"] * 3 + ["bag"] * 2}}}, "too many"),
    "an item from a ruin that is nowhere": ({"boards": {"hundreds": {"from_ruins": ["bag"]}}}, "cannot lie there"),
    "nine actions": ({"boards": {"hundreds": {"commanded": 9}}}, "impossible number of actions"),
    "seven strongholds": ({"clearings": {str(at): "stronghold" for at in (1, 2, 3, 4, 5, 7, 8)}}, "stronghold"),
}
STEPS = {
    "an item that is not there": FactionStep(0, "stow"),
    "a die with four faces": FactionStep(0, "riot", count=3),
    "five rolls": FactionStep(0, "jubilant", count=5),
    "looting oneself": FactionStep(0, "loot", 5, by=0),
}


def read(**changes: Any) -> Any:
    """The position with other entries."""
    return read_position(GAME, {"game": "root", "state": {**STATE, **changes}}, seed=1)


@pytest.mark.parametrize("name", BAD)
def test_a_bad_position_says_in_one_sentence_what_is_wrong(name: str):
    changes, told = BAD[name]
    with pytest.raises(BadPosition) as found:
        read(**changes)
    assert told in found.value.text("en")


@pytest.mark.parametrize("name", STEPS)
def test_a_step_that_cannot_wait_is_refused(name: str):
    with pytest.raises(BadPosition):
        woodland(("hundreds", "marquise"), {5: "rat"}, agenda=[STEPS[name]])


def test_a_position_is_read_and_written():
    game = read()
    own = game.state.boards[0]
    assert (own.warlord, own.mood, own.command, own.prowess) == (5, "rowdy", ["boot"], ["sword", "tea"])
    assert (own.stronghold, own.mob, game.state.supply[0]) == (5, 4, 17)
    assert nemeton.from_position(game.position()).state.boards[0] == own
    assert read(boards={}).state.boards[0].mood == "stubborn"


def test_in_the_sandbox_the_warlord_is_put_and_items_find_their_track():
    bench, board = BENCHES["hundreds"], dict[str, Any]()
    bench.complete(board)
    assert [tool.ident for tool in bench.tools()] == ["warlord"]
    bench.place(board, "5", 1)
    bench.place(board, "9", 1)
    assert board["warlord"] == 9
    for item in ("boot", "sword", "boot", "bag", "bag", "coins"):
        bench.item(board, item, 1)
    assert (board["command"], board["prowess"]) == (["boot", "boot", "bag", "bag"], ["sword"]), "four on a track"
    bench.item(board, "boot", -1)
    assert board["command"] == ["boot", "bag", "bag"]
    (dial,) = bench.dials(board, [])
    assert dial.value == "stubborn"
    bench.turn(board, "mood", "lavish")
    assert board["mood"] == "lavish"


def test_the_picture_shows_him_beside_his_warriors_and_says_so():
    game = read()
    words = GAME.words("en").with_seats(seat_names(game.state))
    drawn = draw(game.seen_by(0), seat=0, ask=game.ask, journal=game.journal, words=words)
    assert 'id="pawn-0"' in drawn or "pawn-0" in drawn
    assert "Hundreds: the warlord" in drawn
    assert "Mood: Rowdy." in drawn
    assert "Value of prowess: 2." in drawn


def test_the_odds_know_looters_moods_and_the_warlord():
    """Dice against two cats: the wrathful one deals one more, the stubborn one loses one less, looters roll none."""
    by_mood = {
        mood: odds(game.state, Battle(0, 1, 5))
        for mood in ("rowdy", "wrathful", "stubborn")
        for game in [woodland(("hundreds", "marquise"), {5: "warlord rat cat cat"}, hundreds={"mood": mood})]
    }
    lost = {mood: [sum(n * p for n, p in found.of(role).items()) for role in (0, 1)] for mood, found in by_mood.items()}
    assert lost["wrathful"][1] > lost["rowdy"][1] == lost["stubborn"][1]
    assert lost["stubborn"][0] < lost["rowdy"][0] == lost["wrathful"][0]
    game = woodland(("hundreds", "marquise"), {5: "warlord rat cat cat"}, hundreds={"mood": "rowdy"})
    assert odds(game.state, Battle(0, 1, 5, used=["looting"])).of(1) == {0: 1.0}
    assert odds(game.state, Battle(0, 1, 5), Plan(ambush=True)).of(0) == {2: 1.0}, "both fall, and nobody fights on"


def test_a_battle_that_is_reckoned_leaves_the_game_as_it_was():
    game = woodland(("hundreds", "marquise"), {5: "warlord cat cat"}, agenda=[StartBattle(0, 1, 5)], script=(0, 0))
    odds(game.state, Battle(0, 1, 5), Plan(ambush=True))
    assert describe(game, 5) == "cat cat warlord"


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({5: "warlord rat", 1: "cat cat"}, {5: "warlord rat", 1: "rat cat cat", 2: "rat"}),
        ({5: "warlord rat rat cat"}, {5: "warlord rat rat"}),
        ({5: "warlord rat", 12: "mob", 1: "cat sawmill"}, {5: "warlord rat", 1: "mob cat sawmill"}),
        ({5: "rat rat"}, {5: "warlord rat"}),
        ({5: "warlord rat"}, {5: "warlord rat stronghold"}),
    ],
)
def test_the_judge_wants_clearings_alone_mobs_beside_buildings_a_warlord_and_strongholds(
    worse: dict[int, str], better: dict[int, str]
):
    pair = [woodland(("hundreds", "marquise", "eyrie"), where) for where in (worse, better)]
    assert judge(pair[0].state, 0) < judge(pair[1].state, 0)


def test_the_judge_wants_items_of_which_a_value_rises():
    hoards = ("", "boot", "boot bag coins")
    worth = [
        judge(woodland(("hundreds", "marquise"), {5: "warlord"}, hundreds={"command": items}).state, 0)
        for items in hoards
    ]
    assert worth == sorted(worth)
    assert len(set(worth)) == 3


def test_greedy_leads_the_warlord_where_nobody_else_is_left():
    """A rat army beside a single cat: the best advance ends with the clearing alone in their hands."""
    game = woodland(
        ("hundreds", "marquise"),
        {5: "warlord rat rat rat rat stronghold", 1: "cat", 2: "cat cat cat cat cat"},
        agenda=[FactionStep(0, "advance")],
        hundreds={"mood": "wrathful"},
        script=(1, 0, 1, 0),
    )
    play_seat(game, 0, make("greedy", 1), Random(1))
    assert game.state.boards[0].warlord == 1  # type: ignore[union-attr]
    play(game, ("battle", 1, 1))
    assert "cat" not in describe(game, 1)
