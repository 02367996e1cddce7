"""The last invader phase step by step, as it is told beside the island."""

import re

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.draw.walk import last_phase, strides, walk
from nemeton.games.spirit_island.state import IslandGame
from nemeton.games.spirit_island.steps import PowerPhase
from tests.games.spirit_island.asking import play
from tests.games.spirit_island.shore import shore

WHERE = {
    "A5": "2 river",
    "A8": "town 2 explorer 3 dahan",
    "A3": "explorer dahan",
    "A4": "explorer",
    "A7": "town",
    "A2": "city",
}


def after_the_invaders() -> IslandGame:
    """Scapegoats, two lands ravaged, two built in, two explored; then the slow phase."""
    game = shore(
        WHERE,
        agenda=[PowerPhase(fast=True)],
        played={"river": ["flash_floods", "wash_away"]},
        ravage=["s1_jungle"],
        build=["s1_sands"],
        invader_deck=["s1_wetland", "s2_jungle", "s2_coastal"],
        earned=["scapegoats"],
    )
    play(game, ("done",))
    while game.ask is not None and game.ask.kind in ("spirit_island.ravage_next", "spirit_island.damage"):
        game.answer(game.ask.options[0])
    assert game.state.phase == "slow"
    return game


def test_each_card_and_each_land_is_a_step():
    steps = strides(last_phase(after_the_invaders().journal)[0])
    assert [(step.action, step.place) for step in steps] == [
        ("fear", ""),
        ("ravage", "A3"),
        ("ravage", "A8"),
        ("build", ""),
        ("build", "A4"),
        ("build", "A7"),
        ("explore", ""),
        ("explore", "A2"),
        ("explore", "A5"),
    ]


def test_a_step_tells_what_came_of_it():
    steps = strides(last_phase(after_the_invaders().journal)[0])
    told = [entry.kind.removeprefix("spirit_island.") for entry in steps[2].told]
    assert told == ["ravages", "blight", "destroyed", "strikes", "destroyed", "destroyed", "fear"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_it_is_read_as_a_list_without_a_script(language: str):
    game = after_the_invaders()
    drawn = walk(game.journal, GAME.words(language, game.state))
    items = re.findall(r"<li( data-walk-to=\"\w+\")?>", drawn)
    assert len(items) == 9
    assert len([place for place in items if place]) == 6
    assert "<script" not in drawn
    foreign = re.findall(r"[a-z]{3,}", re.sub(r"<[^>]+>", " ", drawn))
    assert bool(foreign) == (language == "en"), foreign


def test_it_stays_when_spirits_act_again():
    """Until the next invader phase begins: what happened then belongs to nobody's slow power."""
    game = after_the_invaders()
    before = walk(game.journal, GAME.words("en", game.state))
    play(game, ("use", "wash_away"))
    assert walk(game.journal, GAME.words("en", game.state)) == before
    play(game, "A4", "stop", ("done",))
    assert game.state.phase == "spirit"
    assert walk(game.journal, GAME.words("en", game.state)) == before


def test_before_the_first_invader_phase_there_is_nothing():
    game = shore({"A5": "river"})
    assert walk(game.journal, GAME.words("en", game.state)) == ""


def test_what_a_ravage_brings_along_belongs_to_it():
    """Sweden's mining rush: the town next door is no step of its own."""
    sweden = {"adversary": "sweden", "level": 5}
    game = shore(
        {"A5": "2 river", "A8": "city", "A2": "city"},
        agenda=[PowerPhase(fast=True)],
        watched=False,
        played={"river": ["flash_floods"]},
        ravage=["s1_jungle"],
        invader_deck=["s1_wetland", "s2_coastal"],
        options=sweden,
    )
    play(game, ("done",))
    play(game, "A6", kind="rush")
    [ravaged, *_] = strides(last_phase(game.journal)[0])
    assert (ravaged.action, ravaged.place) == ("ravage", "A8")
    assert [entry.values["land"] for entry in ravaged.told if entry.kind == "spirit_island.arrived"] == ["A6"]
