"""What a card was declared to do stands in the journal before anybody answers it, and stays there when it is cancelled
("Season: playing a card")."""

from typing import Any

import pytest

from nemeton.games.inis import GAME
from nemeton.games.inis.state import InisState
from nemeton.kernel import LANGUAGES, PUBLIC, Game, Phrase
from tests.games.inis.clashing import card, fight_on
from tests.games.inis.position import given, play, quiet, take_turn

ISLAND = """
hills 0,0 A3 B2 capital c1 s2
cove 1,0 A2 C1
plains 0,1 B2 A1
moor 1,-1 C2
swamp -1,1 A1
turn A · players 3
"""


def declared(game: Game[InisState]) -> list[tuple[str, dict[str, Any]]]:
    """What everybody reads of declarations."""
    return [
        (entry.kind.removeprefix("inis.declares."), dict(entry.values))
        for entry in game.journal
        if entry.kind.startswith("inis.declares.") and entry.is_for(PUBLIC)
    ]


SAID: dict[str, tuple[str, list[Any], list[tuple[str, dict[str, Any]]]]] = {
    "a territory": (
        "A: sanctuary",
        [card("sanctuary"), "cove"],
        [("where", {"seat": 0, "card": "sanctuary", "where": "cove"})],
    ),
    "groups": (
        "A: migration",
        [card("migration"), "hills", ("hills", "cove", 1), ("hills", "swamp", 2)],
        [
            ("group", {"seat": 0, "origin": "hills", "where": "cove", "count": 1}),
            ("group", {"seat": 0, "origin": "hills", "where": "swamp", "count": 2}),
        ],
    ),
    "places": (
        "A: new_clans",
        [card("new_clans"), "cove", "cove"],
        [("places", {"seat": 0, "where": "cove", "count": 2})],
    ),
    "a clan": (
        "A: | balors_eye",
        [card("balors_eye"), ("moor", 2)],
        [("clan", {"seat": 0, "card": "balors_eye", "where": "moor", "whom": 2})],
    ),
    "a clan that is sent away": (
        "A: | breas_tyranny",
        [card("breas_tyranny"), ("hills", 1, "moor")],
        [("sends", {"seat": 0, "whom": 1, "origin": "hills", "where": "moor"})],
    ),
    "steps of the Other World": (
        "A: | the_other_world",
        [card("the_other_world"), "hills", ("add", 0), ("remove", 1)],
        [
            ("places", {"seat": 0, "where": "hills", "count": 1}),
            ("removes", {"seat": 0, "whom": 1, "where": "hills", "count": 1}),
        ],
    ),
    "the crows and a clash": (
        "A: | the_morrigan",
        [card("the_morrigan"), "turn", ("cove", 2)],
        [("crows", {"seat": 0}), ("clash", {"seat": 0, "where": "cove", "whom": 2})],
    ),
}


@pytest.mark.parametrize("name", SAID)
def test_what_was_declared_is_told_before_anything_happens(name: str):
    hand, answers, told = SAID[name]
    game = given(ISLAND + hand + "\nB: geis | the_dagda")
    before = {where: list(tile.clans) for where, tile in game.state.tiles.items()}
    play(game, 0, *answers)
    assert declared(game) == told
    assert {where: list(tile.clans) for where, tile in game.state.tiles.items()} == before
    for language in LANGUAGES:
        for entry in game.journal:
            assert GAME.words(language).say(Phrase(entry.kind, entry.values))


def test_a_player_is_named():
    game = given(
        "hills 0,0 A3 B2 C1 capital\ncove 1,0 A2\nplains 0,1 D1\nturn A · players 4\nA: scouts_and_spies\nB: geis"
    )
    play(game, 0, card("scouts_and_spies"), 2)
    assert declared(game) == [("whom", {"seat": 0, "card": "scouts_and_spies", "whom": 2})]


def test_a_cancelled_card_leaves_what_it_was_to_do():
    game = given(ISLAND + "A: sanctuary\nB: geis")
    play(game, 0, card("sanctuary"), "cove")
    play(game, 1, card("geis", "action_played"))
    quiet(game)
    kinds = [entry.kind for entry in game.journal]
    assert kinds.index("inis.declares.where") < kinds.index("inis.cancelled")
    assert "inis.sanctuary" not in kinds


def test_nothing_is_told_where_nothing_was_declared():
    game = given(ISLAND + "A: bard\nB: geis")
    play(game, 0, card("bard"))
    assert declared(game) == []


def test_what_is_taken_back_is_not_told():
    game = given(ISLAND + "A: sanctuary\nB: geis")
    play(game, 0, card("sanctuary"), "cove")
    game.undo(0)
    assert declared(game) == []


def test_the_fianna_tell_who_comes_out_of_citadels():
    game = given("hills 0,0 A2 B2 capital c1\ncove 1,0 A2\nplains 0,1 B1\nturn B\nB: warlord\nA: | the_fianna")
    take_turn(game, 1, "warlord")
    play(game, 0, "shelter", "stay")
    fight_on(game)
    play(game, 1, ("withdraw", "plains", 1))
    fight_on(game)
    play(game, 0, card("the_fianna", "maneuver"), ("hills", "cove", 2))
    assert declared(game)[-2:] == [
        ("group", {"seat": 0, "origin": "hills", "where": "cove", "count": 2}),
        ("leave", {"seat": 0, "count": 1}),
    ]


def test_cuchulain_tells_whose_clans_fall():
    game = given("hills 0,0 A1 B3 capital\ncove 1,0 A2\nturn A\nA: warlord | tale_of_cuchulain\nB: | the_dagda")
    take_turn(game, 0, "warlord")
    play(game, 1, "stay")
    fight_on(game)
    play(game, 0, card("tale_of_cuchulain", "maneuver"), 1, 1)
    assert declared(game)[-1] == ("removes", {"seat": 0, "whom": 1, "where": "hills", "count": 2})
