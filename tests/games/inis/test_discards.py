"""Ruling R59: the discarded Action cards lie face down. Either everybody remembers what they saw go there, or nobody
knows them until a card lets them look."""

import pytest

from nemeton.games.inis import GAME, rulings
from nemeton.kernel import PUBLIC
from tests.conformance.play import shown_to, tables_of
from tests.conformance.properties import (
    imagining_changes_nothing_in_sight,
    positions_round_trip,
    twins_look_the_same,
    what_may_be_undone_revealed_nothing,
)
from tests.games.inis.position import asked, given, hand, play, quiet
from tests.games.inis.test_sight import ISLAND, places, seen

both_readings = pytest.mark.parametrize("remembered", [True, False], ids=["remembered", "face down"])


@pytest.fixture(autouse=True)
def reading(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reading that a test wants; most are for both."""
    if "remembered" in request.fixturenames:
        monkeypatch.setattr(rulings, "DISCARDS_ARE_REMEMBERED", request.getfixturevalue("remembered"))


@both_readings
def test_what_was_played_face_up(remembered: bool):
    """All saw Bard played; then it lies face down in the pile."""
    game = given(ISLAND + " · A: bard citadel · B: geis · C: druid")
    play(game, 0, ("play", "bard", "season"))
    quiet(game)
    assert [card.card for card in game.state.discard] == ["bard"]
    for seat in (0, 1, 2, PUBLIC):
        assert seen(game, seat, "discard") == (["bard"] if remembered else [""])
        assert (places(game, seat, "bard") == {"discard"}) is remembered


@both_readings
def test_what_was_thrown_away_face_down(remembered: bool):
    """B gives up the Geis to an Attack: only B has seen which card it was."""
    game = given("""
        valley 0,0 A3 B2 capital · cove 1,0 A1 · plains 0,1 C1
        A: warlord · B: geis druid · C: bard
    """)
    play(game, 0, ("play", "warlord", "season"))
    quiet(game)
    if (1, "shelter") in asked(game):
        play(game, 1, "stay")
    play(game, 0, "fight")
    play(game, 1, "fight")
    play(game, 0, ("attack", 1))
    play(game, 1, "geis")
    thrown = [card for card in game.seen_by(1).discard if card.card == "geis"]
    assert bool(thrown) is remembered
    assert (places(game, 1, "geis") == {"discard"}) is remembered
    assert places(game, 1, "druid") == {"B"}, "what is left in the own hand is known either way"
    for seat in (0, 2, PUBLIC):
        assert "geis" not in seen(game, seat, "discard")
        assert len(places(game, seat, "geis")) > 1


@both_readings
def test_the_druid_looks_and_the_pile_lies_face_down_again(remembered: bool):
    game = given(ISLAND + " · A: druid bard · B: new_clans · C: festival · discard warlord citadel")
    for seat in (0, 1, 2):
        assert sorted(seen(game, seat, "discard")) == (["citadel", "warlord"] if remembered else ["", ""])
    play(game, 0, ("play", "druid", "season"))
    while asked(game) != [(0, "druid")]:
        quiet(game)
    assert sorted(seen(game, 0, "discard")) == ["citadel", "warlord"], "while the Druid looks"
    assert "warlord" not in seen(game, 1, "discard") or remembered
    play(game, 0, "warlord")
    quiet(game)
    assert "warlord" in hand(game, 0)
    assert seen(game, 0, "actions")[0] == ["bard", "warlord"]
    assert ("citadel" in seen(game, 0, "discard")) is remembered
    assert ("druid" in seen(game, 2, "discard")) is remembered
    assert (places(game, 0, "citadel") == {"discard"}) is remembered


@both_readings
def test_the_last_discard_is_fetched(remembered: bool):
    """Who remembers the only card of the pile knows what the Druid took."""
    game = given(ISLAND + " · A: druid bard · B: new_clans · discard warlord")
    play(game, 0, ("play", "druid", "season"))
    while asked(game) != [(0, "druid")]:
        quiet(game)
    play(game, 0, "warlord")
    quiet(game)
    assert ("warlord" in seen(game, 1, "actions")[0]) is remembered


@both_readings
def test_a_geis_that_was_played_is_asked_for_again_only_if_nobody_remembers_it(remembered: bool):
    """R23: who could hold an answer, for all that everybody knows, is asked."""
    game = given(ISLAND + " · A: bard citadel · B: new_clans · C: druid · discard geis")
    play(game, 0, ("play", "bard", "season"))
    answering = {seat for seat, kind in asked(game) if kind == "answer"}
    assert ({1, 2} <= answering) is not remembered


@both_readings
def test_a_position_tells_who_knows_the_discards_only_where_it_is_unusual(remembered: bool):
    game = given(ISLAND + " · A: bard citadel · B: geis · C: druid")
    play(game, 0, ("play", "bard", "season"))
    quiet(game)
    written = GAME.write_position(game.state)
    assert written["discard"] == ["bard"]
    assert GAME.read_position(written).discard == game.state.discard


@both_readings
def test_nothing_that_leaves_the_process_names_a_card_of_the_pile_that_nobody_may_know(remembered: bool):
    """State, picture, panels and asks: an old discard is told to all, or to nobody."""
    game = given(ISLAND + " · A: bard citadel · B: new_clans · C: druid · discard warlord")
    for seat in (0, 1, 2, PUBLIC):
        told = shown_to(game, seat, since=len(game.journal))
        assert (b"warlord" in told["state"]) is remembered


@pytest.mark.slow
@pytest.mark.parametrize(
    "holds",
    [
        twins_look_the_same,
        imagining_changes_nothing_in_sight,
        what_may_be_undone_revealed_nothing,
        positions_round_trip,
    ],
)
def test_no_leak_where_nobody_remembers(holds, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rulings, "DISCARDS_ARE_REMEMBERED", False)
    tables = [table for table in tables_of(GAME) if table.configuration.players in (2, 4)]
    for seed, table in enumerate(tables[:2]):
        holds(table, seed)
