"""Positions that people write: the notation, what may be left out, and what is wrong said in one sentence."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from nemeton import NemetonError
from nemeton.games.inis import GAME
from nemeton.games.inis.check import check
from nemeton.games.inis.positions import KNOWN_KEYS
from nemeton.kernel import EVERYBODY, LANGUAGES
from nemeton.kernel.records import read_position
from tests.conformance.play import played, tables_of
from tests.games.inis.position import asked, given, play, position_of, quiet, text_of
from tests.games.written import examples_for, refusal_of, words_told_of

TEXT = """
    valley 0,0 A3 B1 s1 c2 capital card=B
    cove 1,0 B2 festival card=played
    plains 0,1 C1
    players 3 · brenn C · crows counterclockwise · turn B · passes 1 · deeds 0 2 0 · pretenders B
    A: bard conquest@AB | balors_eye
    B: geis | the_fianna@all
    aside warlord · discard druid · thrown eriu · tales the_dagda tuans_memory · pile swamp moor
"""


def test_positions_the_notation_says_what_it_says():
    game = given(TEXT)
    state = game.state
    assert (state.brenn, state.direction, state.capital, state.festival, state.passes) == (2, -1, "valley", "cove", 1)
    assert state.tiles["valley"].clans == [3, 1, 0]
    assert (state.tiles["valley"].advantage, state.tiles["cove"].advantage, state.tiles["plains"].advantage) == (
        1,
        -2,
        -1,
    )
    assert state.reserve == [9, 9, 11]
    assert [card.known for card in state.actions[0]] == [0b001, 0b011]
    assert state.tales[1][0].known == state.discard[0].known == EVERYBODY
    assert [card.card for card in state.tale_deck[-2:]] == ["tuans_memory", "the_dagda"]
    assert [tile.card for tile in state.pile[-2:]] == ["moor", "swamp"]
    assert asked(game) == [(1, "turn")]


def test_positions_the_notation_round_trips():
    game = given(TEXT)
    again = given(text_of(game.position()))
    assert again.position() == game.position()


@pytest.mark.parametrize("table", tables_of(GAME), ids=lambda table: table.name)
def test_positions_of_a_random_game_come_back_from_the_notation(table: Any):
    for game, rng in played(table, 5, turn_limit=12):
        if rng.random() < 0.2 and not game.over:
            position = game.position()
            again = GAME.read_position(position_of(text_of(position))["state"])
            assert GAME.write_position(again) == GAME.write_position(GAME.read_position(position["state"]))


def test_positions_what_is_left_out_has_its_usual_value():
    game = read_position(
        GAME,
        {"state": {"tiles": {"cove": {"at": [0, 0], "clans": [1, 1]}, "forest": {"at": [1, 0], "clans": [0, 1]}}}},
        1,
    )
    state = game.state
    assert (state.phase, state.brenn, state.capital, state.direction) == ("season", 0, "cove", 1)
    assert (len(state.deck), len(state.tale_deck), len(state.pile)) == (13, 30, 14)
    assert asked(game) == [(0, "turn")]


def test_positions_in_the_middle_of_a_clash():
    """A position may begin anywhere: here with the next maneuver of a clash."""
    game = given(
        "valley 0,0 A3 B2 c1 capital · cove 1,0 A1 B1 · A: bard",
        clash={"where": "valley", "instigator": 0, "sheltered": [0, 1], "stage": "resolution"},
        agenda=[{"step": "turn_end", "seat": 0}, {"step": "next_maneuver", "seat": 0}],
    )
    play(game, 0, "fight")
    play(game, 1, "fight")
    assert asked(game) == [(0, "maneuver")]


# What is wrong is said


def wrong(text: str = "", **more: Any) -> dict[str, Any]:
    return position_of(text or "valley 0,0 A1 B1 capital · cove 1,0 B1 · plains 0,1", **more)


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("thirteen clans", wrong("valley 0,0 A13 capital · cove 1,0 B1"), "inis.check.clans"),
    ("two Brenns", wrong(brenn=[0, 1]), "inis.check.brenn"),
    ("a Brenn who is not there", wrong(brenn=4), "inis.check.brenn"),
    ("no second neighbour", wrong("valley 0,0 A1 capital · cove 1,0 B1 · plains 2,0"), "inis.check.neighbours"),
    ("far away", wrong("valley 0,0 A1 capital · cove 1,0 B1 · plains 7,7"), "inis.check.neighbours"),
    ("two islands", wrong("""valley 0,0 A1 capital · cove 1,0 B1 · plains 0,1
        hills 9,0 · forest 10,0 · moor 9,1"""), "inis.check.connected"),
    ("one territory", wrong("valley 0,0 A1 B1 capital"), "inis.check.tiles"),
    ("two territories on one spot", wrong("valley 0,0 A1 capital · cove 0,0 B1"), "inis.check.spot"),
    ("a territory on the island and in the pile", wrong(pile=["cove"]), "inis.check.tile_twice"),
    ("a territory twice in the pile", wrong(pile=["moor", "moor"]), "inis.check.tile_twice"),
    ("a card in two hands", wrong(actions=[["bard"], ["bard"]]), "inis.check.card_twice"),
    ("a card in hand and aside", wrong(actions=[["bard"], []], aside=["bard"]), "inis.check.card_twice"),
    ("a tale in hand and discarded", wrong(tales=[["eriu"], []], tale_discard=["eriu"]), "inis.check.card_twice"),
    ("a tale among Action cards", wrong(actions=[["eriu"], []]), "inis.check.card_astray"),
    ("an Action card among tales", wrong(tales=[["bard"], []]), "inis.check.card_astray"),
    ("a card for four at a table for two", wrong(actions=[["raid"], []]), "inis.check.card_astray"),
    ("a hand too many", wrong(actions=[[], [], []]), "inis.check.seats"),
    ("ten sanctuaries", wrong("valley 0,0 A1 s10 capital · cove 1,0 B1"), "inis.check.sanctuaries"),
    ("nine citadels", wrong("valley 0,0 A1 c9 capital · cove 1,0 B1"), "inis.check.citadels"),
    ("a citadel in the Swamp", wrong("valley 0,0 A1 capital · swamp 1,0 B1 c1"), "inis.check.no_citadel_here"),
    ("the Capital in the Swamp", wrong("valley 0,0 A1 · swamp 1,0 B1 capital"), "inis.check.no_citadel_here"),
    ("two Capitals", wrong(capital=["valley", "cove"]), "inis.check.capital"),
    ("a Capital that is not there", wrong(capital="moor"), "inis.check.capital"),
    ("a Festival that is not there", wrong(festival="moor"), "inis.check.festival"),
    ("fewer than no clans", wrong("valley 0,0 A-1 capital · cove 1,0 B1"), "inis.check.negative"),
    ("an Advantage card of nobody", wrong("valley 0,0 A1 B1 capital card=C · cove 1,0 · players 2"),
     "inis.check.advantage"),
    ("three passes of two", wrong(passes=3), "inis.check.passes"),
    ("too many Deeds", wrong(deeds=[9999, 0]), "inis.check.deeds"),
    ("an active player who is not there", wrong(active=7), "inis.check.seat"),
    ("a draft in the season", wrong(drafting=[["bard"], []]), "inis.check.drafting"),
    ("an own card that the player does not know", wrong(actions=[[{"card": "bard", "known": [1]}], []]),
     "inis.check.own_card"),
    ("a rumour that cannot be true", wrong(actions=[["bard"], []], rumours=[{}, {"bard": ["deck"]}]),
     "inis.check.rumour"),
    ("an unknown half", wrong(plays=[{"seat": 0, "card": "bard", "half": "maneuver"}]), "inis.check.play"),
    ("a winner who is not there", wrong(result={"how": "king", "winners": [3]}), "inis.check.result"),
    ("more sheltered than there are", wrong(
        clash={"where": "valley", "instigator": 0, "sheltered": [0, 2]},
        agenda=[{"step": "turn_end", "seat": 0}, {"step": "next_maneuver", "seat": 0}]), "inis.check.sheltered"),
    ("more sheltered than citadels", wrong("valley 0,0 A2 B2 capital · cove 1,0",
        clash={"where": "valley", "instigator": 0, "sheltered": [0, 2]},
        agenda=[{"step": "turn_end", "seat": 0}, {"step": "next_maneuver", "seat": 0}]), "inis.check.citadels_full"),
    ("a clash nowhere", wrong(
        clash={"where": "moor", "instigator": 0},
        agenda=[{"step": "turn_end", "seat": 0}, {"step": "next_maneuver", "seat": 0}]), "inis.check.clash"),
    ("a draft step in the season", wrong(agenda=[{"step": "turn", "seat": 0}, {"step": "draft", "keep": 1}]),
     "inis.check.agenda"),
    ("two turns at once", wrong(agenda=[{"step": "turn", "seat": 0}, {"step": "turn", "seat": 1}]),
     "inis.check.agenda"),
    ("a card on the table and no end of it",
     wrong(plays=[{"seat": 0, "card": "bard", "half": "season"}]), "inis.check.agenda"),
    ("a maneuver without a clash",
     wrong(agenda=[{"step": "turn_end", "seat": 0}, {"step": "maneuver", "seat": 0}]), "inis.check.agenda"),
    ("a card that takes effect before it was said where",
     wrong(plays=[{"seat": 0, "card": "children_of_dana", "half": "season"}],
           agenda=[{"step": "turn_end", "seat": 0}, {"step": "play_done"}, {"step": "resolve"}]),
     "inis.check.agenda"),
    ("an answer to no card",
     wrong(agenda=[{"step": "turn_end", "seat": 0}, {"step": "window", "event": "action_played", "active": 0}]),
     "inis.check.agenda"),
    ("a clash that nothing carries on",
     wrong(clash={"where": "valley", "instigator": 0}), "inis.check.agenda"),
    ("clans that are not there shall move",
     wrong(plays=[{"seat": 0, "card": "conquest", "half": "season", "groups": [["valley", "cove", 9]]}],
           agenda=[{"step": "turn_end", "seat": 0}, {"step": "play_done"}, {"step": "resolve"}]),
     "inis.check.agenda"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "kind"), [(p, k) for _, p, k in WRONG], ids=[name for name, _, _ in WRONG])
def test_positions_what_is_impossible_is_said(position: dict[str, Any], kind: str):
    problem = refusal_of(GAME, position)
    assert (problem.code, problem.values["problem"].kind) == ("position/impossible", kind)
    assert len({problem.text(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("step", "field"),
    [
        ({"step": "turn", "seat": 3}, "seat"),
        ({"step": "window", "event": "rain", "active": 0}, "event"),
        ({"step": "window", "event": "turn_ends", "active": 0, "seats": [0, 1_000_000]}, "seats"),
        ({"step": "draft", "keep": 1_000_000_000}, "keep"),
        ({"step": "remove", "owner": 0, "where": "atlantis"}, "where"),
        ({"step": "card_step", "card": "bard", "seat": 0}, "card"),
    ],
)
def test_positions_a_step_names_only_what_is_there(step: dict[str, Any], field: str):
    problem = refusal_of(GAME, wrong(agenda=[{"step": "turn_end", "seat": 0}, step]))
    assert (problem.code, problem.values["field"]) == ("position/stray", field)
    assert len({problem.text(language) for language in LANGUAGES}) == len(LANGUAGES)


MALFORMED: list[tuple[str, dict[str, Any], str]] = [
    ("an unknown territory", wrong("atlantis 0,0 A1 · cove 1,0 B1"), "atlantis"),
    ("an unknown card", wrong(actions=[["sword"], []]), "sword"),
    ("a blank card", wrong(actions=[[""], []]), "bard"),
    ("an unknown tale", wrong(tale_discard=["sword"]), "sword"),
    ("an unknown entry", wrong(dragons=1), "dragons"),
    ("an unknown direction", wrong(direction="up"), "up"),
    ("an unknown phase", wrong(phase="winter"), "phase"),
    ("an unknown step", wrong(agenda=[{"step": "dance"}]), "agenda"),
    ("an unknown option", wrong(options={"scenario": "flood"}), "options"),
    ("a clash that is none", wrong(clash={"where": 3}), "clash"),
    ("no island", {"state": {}}, "tiles"),
    ("clans for five", {"state": {"tiles": {"cove": {"at": [0, 0], "clans": [0] * 5}}}}, "clans"),
    (
        "clans for two and for three",
        {"state": {"tiles": {"cove": {"at": [0, 0], "clans": [0, 0]}, "moor": {"at": [1, 0], "clans": [0, 0, 0]}}}},
        "clans",
    ),
    ("a place of a rumour", wrong(rumours=[{}, {"bard": ["moon"]}]), "moon"),
]


@pytest.mark.parametrize(
    ("position", "word"), [(p, w) for _, p, w in MALFORMED], ids=[name for name, _, _ in MALFORMED]
)
def test_positions_what_cannot_be_read_is_said(position: dict[str, Any], word: str):
    assert word in refusal_of(GAME, position).text("en")


def test_positions_the_number_of_players_must_fit():
    with pytest.raises(NemetonError) as refusal:
        read_position(GAME, wrong() | {"players": 4}, 1)
    assert refusal.value.code == "setup/players"


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 5),
    st.just(10**30),
    st.floats(),
    st.text("abc15 -", max_size=4),
    st.sampled_from(["valley", "bard", "eriu", "season", "all", "played", "\ud800"]),
    st.lists(st.integers(-2, 14), max_size=4),
    st.dictionaries(st.sampled_from(["at", "clans", "card"]), st.integers(0, 3)),
)


@settings(max_examples=150, deadline=None)
@for_all(st.data())
def test_positions_junk_is_refused_or_played(data: st.DataObject):
    """Whatever stands in an entry: either the position can be played, or one sentence says what is wrong."""
    position = copy.deepcopy(given(TEXT).position())
    key = data.draw(st.sampled_from(sorted([*position["state"], "clash", "plays", "agenda", "draws", "removals"])))
    position["state"][key] = data.draw(JUNK)
    try:
        game = read_position(GAME, position, 1)
    except NemetonError as error:
        refusal = error
    else:
        quiet(game)
        assert game.asks
        return
    assert all(refusal.text(language) for language in LANGUAGES)


def test_check_finds_nothing_wrong_in_games_that_were_played():
    for table in tables_of(GAME):
        for game, _ in played(table, 11, turn_limit=15):
            assert list(check(game.state)) == []


def test_positions_are_plain_json():
    position = given(TEXT).position()
    assert json.loads(json.dumps(position)) == position


def test_positions_the_example_of_the_page_can_be_played():
    (example,) = examples_for("Inis")
    game = read_position(GAME, example, 1)
    play(game, 0, ("play", "migration", "season"), "valley", ("valley", "cove", 2), "done")
    assert asked(game) == [(1, "answer")]


def test_positions_the_page_names_every_entry():
    assert set(KNOWN_KEYS) <= words_told_of("Inis")
