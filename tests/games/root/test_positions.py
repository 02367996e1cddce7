"""Positions of Root: what people write is read, what is left out has its usual value, an error is one sentence."""

import copy
from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.cards import DOMINANCES, ITEM_SUPPLY, QUESTS
from nemeton.games.root.factions.alliance.board import AllianceBoard
from nemeton.games.root.factions.enlisted import FACTIONS
from nemeton.games.root.factions.eyrie.board import EyrieBoard
from nemeton.games.root.factions.marquise.board import MarquiseBoard
from nemeton.games.root.factions.marquise.choices import Build
from nemeton.games.root.factions.vagabond.board import VagabondBoard
from nemeton.games.root.positions import KNOWN_KEYS, KNOWN_WORDS
from nemeton.games.root.state import RootGame
from nemeton.kernel import BadPosition
from nemeton.kernel.records import load, read_position, start
from tests.games.root.woodland import DECK
from tests.games.written import changed, examples_for, refusal_of, words_told_of

SMALL: dict[str, Any] = {
    "factions": ["marquise", "eyrie"],
    "clearings": {"1": "2 cat workshop keep", "5": "cat sawmill 2 wood", "3": "4 bird roost"},
    "hands": {"marquise": ["anvil"], "eyrie": ["cobbler", "sappers"]},
}
RIVER: dict[str, Any] = {
    "factions": ["marquise", "riverfolk"],
    "clearings": {"1": "cat keep", "5": "otter trade_post_rabbit"},
    "hands": {"riverfolk": ["cobbler"]},
}
FULL: dict[str, Any] = {
    "factions": ["vagabond", "alliance", "eyrie", "marquise"],
    "clearings": {"1": "cat keep", "9": "rebel sympathy base_mouse", "4": "2 bird roost", "10": "3 cat"},
    "ruins": {"6": ["hammer"]},
    "boards": {
        "vagabond": {"character": "thief", "at": 10, "items": "boot torch- tea sword!", "relations": {"eyrie": -1}},
        "alliance": {"supporters": ["bake_sale"], "officers": 2},
        "eyrie": {"leader": "despot"},
    },
    "quests": ["escort_mouse"],
    "points": {"marquise": 12, "eyrie": 7},
    "item_boxes": {"marquise": ["boot"]},
    "dominance": {"marquise": "dominance_fox"},
    "to_move": "alliance",
}


def read(state: dict[str, Any]) -> RootGame:
    return read_position(GAME, {"game": "root", "state": state}, seed=1)


# Reading


def test_what_is_left_out_has_its_usual_value():
    state = GAME.read_position(SMALL)
    marquise, eyrie = state.boards
    assert isinstance(marquise, MarquiseBoard)
    assert isinstance(eyrie, EyrieBoard)
    assert (marquise.sawmill, marquise.workshop, marquise.recruiter, marquise.wood) == (5, 5, 6, 6)
    assert marquise.keep == "map"
    assert eyrie.roost == 6
    assert eyrie.decree == {"recruit": ["vizier"], "move": ["vizier"], "battle": [], "build": []}
    assert state.supply == [22, 16]
    assert state.items == ITEM_SUPPLY
    assert len(state.deck) == len(DECK) - len(DOMINANCES) - 3
    assert state.clearings[5].tokens == [(0, "wood")] * 2
    assert [card.known for card in state.hands[1]] == [2, 2]
    assert state.clearings[5].suit == "rabbit"


def test_a_full_table_is_read():
    state = GAME.read_position(FULL)
    vagabond, alliance = state.boards[:2]
    assert isinstance(vagabond, VagabondBoard)
    assert isinstance(alliance, AllianceBoard)
    assert [(item.kind, item.exhausted, item.damaged) for item in vagabond.items] == [
        ("boot", False, False),
        ("torch", True, False),
        ("tea", False, False),
        ("sword", False, True),
    ]
    assert vagabond.relations == {1: 0, 2: -1, 3: 0}
    assert (alliance.sympathy, alliance.bases, state.supply[1]) == (9, ["fox", "rabbit"], 7)
    assert len(state.quest_deck) == len(QUESTS) - 1
    assert state.items["boot"] == 2  # one more than was in the supply lies in a box: it came from under a ruin
    assert state.dominance == ["", "", "", "dominance_fox"]


def test_play_goes_on_from_a_position():
    game = read(SMALL)
    assert game.ask is not None
    assert (game.state.active, game.state.phase) == (0, "daylight")
    assert game.state.clearings[5].tokens.count((0, "wood")) == 3


@pytest.mark.parametrize("whole", [SMALL, FULL], ids=["small", "full"])
def test_what_is_written_is_read_again(whole: dict[str, Any]):
    state = GAME.read_position(changed(whole))
    written = GAME.write_position(state)
    assert GAME.read_position(written) == state
    assert {where: set(text.split()) for where, text in written["clearings"].items()} == {
        where: set(text.split()) for where, text in whole["clearings"].items()
    }


def test_everything_on_a_board_is_written():
    """Whatever a board holds in the middle of a turn comes back."""
    boards = {
        "vagabond": {
            "character": "thief",
            "at": 10,
            "items": "boot torch- tea sword!",
            "relations": {"alliance": 2, "eyrie": -1, "marquise": 0},
            "aids": {"marquise": 1},
            "quests": ["errand_fox"],
            "refreshing": 3,
        },
        "alliance": {"supporters": ["bake_sale"], "officers": 2, "operations": 1},
        "eyrie": {
            "leader": "despot",
            "deposed": ["builder"],
            "decree": {"move": ["vizier"], "build": ["anvil", "vizier"]},
            "resolved": {"move": ["vizier"]},
        },
        "marquise": {"keep": "map", "actions": 2, "recruited": True},
    }
    assert GAME.write_position(GAME.read_position({**FULL, "boards": boards}))["boards"] == boards


def test_who_knows_a_card_is_written():
    hands = {"marquise": [{"card": "anvil", "known": [0, 1]}, {"card": "cobbler", "known": "all"}, "armorers"]}
    state = GAME.read_position({**SMALL, "hands": hands})
    assert [card.is_known_to(1) for card in state.hands[0]] == [True, True, False]
    assert GAME.write_position(state)["hands"] == hands


def test_a_running_game_of_rules_2_is_carried_over():
    """The position of its last checkpoint is read under these rules, and the answers since are replayed."""
    game, rng = start(GAME, 4, {}, 3), Random(3)
    for _ in range(120):
        assert game.ask is not None
        game.answer(rng.choice(game.ask.options))
    older = game.record()
    older["segments"][-1]["rules"] = older["segments"][-1]["checkpoint"]["position"]["rules"] = 2
    carried = load(GAME, older)
    assert carried.state == game.state
    assert carried.origin.lost == ()
    assert [segment["rules"] for segment in carried.record()["segments"]] == [2, GAME.rules_version]


# Errors


NO_ROOM = {"1": "cat workshop recruiter keep"}  # clearing 1 has one slot
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "twins": (
        changed(SMALL, factions=["marquise", "marquise"], clearings={"3": ""}, hands={"eyrie": []}),
        "same faction",
    ),
    "seven players": (changed(SMALL, factions=["marquise", "eyrie", "alliance", *["cult"] * 4]), "with 7 players"),
    "a price of five": (
        changed(RIVER, boards={"riverfolk": {"prices": {"riverboats": 5}}}),
        "a service cannot cost 5; prices go from one to four",
    ),
    "negative funds": (
        changed(RIVER, boards={"riverfolk": {"funds": {"marquise": -1}}}),
        "-1 warriors of somebody cannot lie among payments, funds or commitments",
    ),
    "a fund of somebody who does not play": (
        changed(RIVER, boards={"riverfolk": {"funds": {"eyrie": 1}}}),
        "names “eyrie”",
    ),
    "more payments than warriors": (
        changed(RIVER, boards={"riverfolk": {"payments": {"marquise": 25}}}),
        "26 warriors on the map and beside it; there are 25",
    ),
    "a post in another suit": (
        changed(RIVER, clearings={"5": "otter trade_post_fox"}),
        "is of another suit than the clearing",
    ),
    "two posts": (changed(RIVER, clearings={"5": "2 trade_post_rabbit"}), "Two trade posts lie"),
    "four posts of a suit": (
        changed(RIVER, boards={"riverfolk": {"gone": {"rabbit": 4}}}),
        "there are three trade posts of each suit",
    ),
    "a hidden card in an open hand": (
        changed(RIVER, hands={"riverfolk": [{"card": "anvil", "known": [1]}]}),
        "lies open, and everybody must know it",
    ),
    "services of one’s own": (
        changed(RIVER, to_move="riverfolk", boards={"riverfolk": {"bought": ["riverboats"]}}),
        "cannot have been bought this turn",
    ),
    "riverboats twice": (
        changed(RIVER, boards={"riverfolk": {"bought": ["riverboats", "riverboats"]}}),
        "cannot have been bought this turn",
    ),
    "three Vagabonds": (
        changed(SMALL, factions=["vagabond", "vagabond_2", "vagabond"], clearings={}, hands={}, boards={}),
        "same faction",
    ),
    "unknown deck": (changed(SMALL, options={"deck": "tarot"}), "names “tarot”; possible are: base"),
    "one player": (changed(SMALL, factions=["marquise"]), "with 1 players"),
    "unknown faction": (changed(SMALL, factions=["marquise", "lizards"]), "names “lizards”"),
    "unknown map": (changed(SMALL, options={"map": "spring"}), "names “spring”; possible are: autumn, winter"),
    "unknown option": (changed(SMALL, options={"weather": "fine"}), "names “weather”"),
    "unknown key": ({**SMALL, "weather": 1}, "“weather” that means nothing"),
    "unknown clearing": (changed(SMALL, clearings={"13": "cat"}), "names “13”"),
    "unknown piece": (changed(SMALL, clearings={"2": "dog"}), "names “dog”"),
    "a piece of nobody here": (changed(SMALL, clearings={"2": "rebel"}), "names “alliance”"),
    "26 cats": (
        changed(SMALL, clearings={"2": "23 cat"}),
        "Marquise has 26 warriors on the map and beside it; there are 25",
    ),
    "no slot": (changed(SMALL, clearings=NO_ROOM), "More buildings stand in clearing 1 than there are slots"),
    "two roosts": (changed(SMALL, clearings={"7": "2 roost"}), "Two roosts stand in clearing 7"),
    "seven sawmills": (
        changed(SMALL, clearings={"2": "2 sawmill", "7": "2 sawmill", "8": "2 sawmill"}),
        "Marquise has 7 of one kind (sawmill)",
    ),
    "a card in two places": (
        changed(SMALL, discard=["anvil"]),
        "Anvil is in too many places: 2 times, and there are 1",
    ),
    "a decree card in a hand": (
        changed(SMALL, boards={"eyrie": {"decree": {"recruit": ["vizier", "anvil"], "move": ["vizier"]}}}),
        "Anvil is in too many places",
    ),
    "no vizier": (changed(SMALL, boards={"eyrie": {"decree": {"move": ["vizier"]}}}), "viziers of Eyrie"),
    "unknown card": (changed(SMALL, hands={"eyrie": ["excalibur"]}), "names “excalibur”"),
    "a blank card": (changed(SMALL, hands={"eyrie": [""]}), "names “”"),
    "unknown leader": (changed(SMALL, boards={"eyrie": {"leader": "tsar"}}), "names “tsar”"),
    "a ruin elsewhere": (changed(SMALL, ruins={"1": []}), "names “1”; possible are: 6, 10, 11, 12"),
    "other suits": (changed(SMALL, clearings={"2": "fox cat"}), "The suits are not those that the map prints"),
    "dominance in a two-player game": (
        changed(SMALL, discard=["dominance_fox"]),
        "With two players the dominance cards are taken out before the game (Law 5.1.3); Fox Dominance cannot be here",
    ),
    "dominance activated in a two-player game": (
        changed(SMALL, points={"eyrie": 12}, dominance={"eyrie": "dominance_fox"}),
        "With two players the dominance cards are taken out before the game",
    ),
    "a coalition of three players": (
        {
            "factions": ["marquise", "eyrie", "vagabond"],
            "dominance": {"vagabond": "dominance_fox"},
            "partner": {"vagabond": "eyrie"},
        },
        "Vagabond can form a coalition only in a game of four or more players (Law 9.2.8)",
    ),
    "a partner in a two-player game": (
        {"factions": ["eyrie", "vagabond"], "partner": {"vagabond": "eyrie"}},
        "Vagabond can form a coalition only in a game of four or more players",
    ),
    "thirty points": (
        changed(SMALL, points={"eyrie": 30}),
        "Eyrie has 30 points: with 30 the game is over (Law 3.1), and the position does not say how it ended",
    ),
    "thirty points and a dominance card": (changed(FULL, points={"marquise": 30}), "Marquise has 30 points"),
    "thirty points and somebody else won": (
        changed(SMALL, points={"eyrie": 30}, result={"how": "points", "winners": [0], "scores": [0, 30]}),
        "The end of the game does not fit",
    ),
    "a winner with 29 points": (
        changed(SMALL, points={"eyrie": 29}, result={"how": "points", "winners": [1], "scores": [0, 29]}),
        "The end of the game does not fit",
    ),
    "other scores": (
        changed(SMALL, points={"eyrie": 30}, result={"how": "points", "winners": [1], "scores": [0, 31]}),
        "The end of the game does not fit",
    ),
    "an end that there is not": (
        changed(SMALL, result={"how": "magic", "winners": [1], "scores": [0, 0]}),
        "The end of the game does not fit",
    ),
    "a winner twice": (
        changed(SMALL, points={"eyrie": 30}, result={"how": "points", "winners": [1, 1], "scores": [0, 30]}),
        "The end of the game does not fit",
    ),
    "a dominance that has won already": (
        changed(
            FULL,
            clearings={"1": "cat keep", "6": "cat", "8": "cat"},
            active="marquise",
            agenda=[
                {"step": "turn_end", "seat": 3},
                {"step": "phase", "seat": 3, "name": "birdsong"},
                {"step": "phase_start", "seat": 3, "name": "birdsong"},
            ],
        ),
        "Marquise won when this turn began (Law 3.3.1)",
    ),
    "dominance discarded": (changed(FULL, discard=["dominance_bird"]), "A dominance card is never discarded"),
    "points below zero": (changed(SMALL, points={"eyrie": -1}), "cannot be read: points"),
    "points that are no number": (changed(SMALL, points={"eyrie": "many"}), "cannot be read: points"),
    "two sympathies": (changed(FULL, clearings={"2": "2 sympathy"}), "Two sympathy tokens lie in clearing 2"),
    "a base elsewhere": (
        changed(FULL, clearings={"2": "base_fox"}),
        "A base stands in clearing 2, whose suit is another",
    ),
    "unknown item": (changed(FULL, boards={"vagabond": {"items": "boot car"}}), "names “car”"),
    "too many boots": (changed(FULL, boards={"vagabond": {"items": "boot boot boot boot boot torch"}}), "(boot)"),
    "unknown quest": (changed(FULL, quests=["find_the_grail"]), "names “find_the_grail”"),
    "unknown character": (changed(FULL, boards={"vagabond": {"character": "wizard"}}), "names “wizard”"),
    "a pawn nowhere": (changed(FULL, boards={"vagabond": {"at": 99}}), "pawn of Vagabond"),
    "a step that there is not": (changed(SMALL, agenda=[{"step": "dance"}]), "cannot be read: agenda"),
    "no next turn": (changed(SMALL, agenda=[]), "does not say what comes next"),
    "not a position": ({"factions": 7}, "cannot be read: factions"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_position_says_in_one_sentence_what_is_wrong(name: str):
    state, told = BAD[name]
    assert told in refusal_of(GAME, {"game": "root", "state": state}).text("en")


def test_a_dominance_card_that_will_win_is_no_bad_position():
    """Law 3.3.1: it wins when the turn begins, not before; then the game is over."""
    clearings = {"1": "cat keep", "6": "cat", "8": "cat"}
    game = read(changed(FULL, clearings=clearings, to_move="marquise"))
    assert game.result is not None
    assert (game.result.how, game.result.winners) == ("dominance", (3,))
    assert GAME.read_position(GAME.write_position(game.state)).result == game.result


def test_who_has_thirty_points_has_won():
    result = {"how": "points", "winners": [1], "scores": [3, 31]}
    state = GAME.read_position(changed(SMALL, points={"marquise": 3, "eyrie": 31}, result=result))
    assert state.result is not None
    assert state.points == [3, 31]


def test_an_impossible_position_changes_nothing():
    written = copy.deepcopy(BAD["26 cats"][0])
    before = copy.deepcopy(written)
    with pytest.raises(BadPosition):
        read(written)
    assert written == before


def test_every_problem_is_told_in_russian_and_ukrainian():
    problem = refusal_of(GAME, {"game": "root", "state": BAD["26 cats"][0]})
    assert "Маркиса: на поле и вне его 26 воинов, а всего их 25." in problem.text("ru")
    assert "Маркіза: на полі й поза ним 26 воїнів, а всього їх 25." in problem.text("uk")


def test_a_turmoil_ends_a_day_after_which_the_position_names_no_evening():
    """Law 7.7.4: the daylight is over; then whatever the agenda still has."""
    agenda = [{"step": "turn_end", "seat": 1}, {"step": "phase", "seat": 1, "name": "daylight"}]
    decree = {"recruit": ["vizier"], "move": ["vizier"], "battle": ["royal_claim"], "build": []}
    boards = {"eyrie": {"leader": "builder", "decree": decree}}
    clearings = {"1": "2 cat keep", "5": "cat", "3": "roost"}  # nobody to fight
    game = read(changed(SMALL, clearings=clearings, boards=boards, agenda=agenda, active="eyrie", phase="daylight"))
    for _ in range(20):
        assert game.ask is not None
        if game.ask.kind.startswith("root.marquise"):
            break
        game.answer(game.ask.options[-1])
    assert getattr(game.state.boards[1], "deposed", ()) == ["builder"]
    assert game.state.active == 0


# The page


def test_the_example_of_the_page_is_a_position_and_does_what_it_says():
    (example,) = examples_for("Root")
    game = read_position(GAME, example, seed=1)
    assert game.ask is not None
    if game.ask.kind == "root.craft":
        game.answer("end")
    assert game.ask.kind == "root.marquise.action"
    assert Build("sawmill", 2) in game.ask.options


def test_the_page_tells_every_entry_and_every_word():
    told = words_told_of("Root")
    assert set(KNOWN_KEYS) <= told
    assert set(KNOWN_WORDS) - {"fox", "rabbit", "mouse"} <= told
    assert {key for own in FACTIONS.values() for key in own.board_keys} <= told
