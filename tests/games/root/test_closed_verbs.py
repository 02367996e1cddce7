"""Whoever looks for something to do finds it on offer, or a reason beside it: in every phase with actions."""

from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.games.root import GAME
from nemeton.games.root.closed_verbs import closed
from nemeton.games.root.factions.look import LOOKS
from nemeton.games.root.phrases import ASKS, VOCABULARY
from nemeton.games.root.rules.crafting import Craft
from nemeton.games.root.steps import FactionStep, Phase
from nemeton.kernel import LANGUAGES
from nemeton.kernel.values import written as spelled
from tests.games.root.woodland import woodland

# What comes of its own accord or only to some: crafted cards, dominance, powers of characters, what others offer.
SOMETIMES = {"Use", "Activate", "Take", "SpendBird", "Consult", "Passage", "Walk"} | {
    *("Glide", "Hideout", "Improvise", "Instigate", "Labor", "Scorch", "Steal", "Rite", "Summon", "Craft", "Recruit"),
    *("RecruitOn", "Found", "DrawOne", "Move"),
}


BY_DAY = [Phase(0, "daylight")]


def told(game: Any, language: str = "en") -> dict[str, str]:
    """Closed verbs with what they take."""
    view = game.seen_by(game.ask.seat)
    words = GAME.words(language, view)
    return {words.say(one.name): words.say(one.why) for one in closed(view, game.ask)}


def test_a_verb_with_nothing_on_offer_says_what_it_takes():
    """Law 13.5: crows who stand alone fight nobody, and without plots nobody is tricked."""
    game = woodland(("corvids", "marquise"), {5: "crow crow", 1: "cat keep"}, agenda=BY_DAY)
    assert set(told(game)) == {"Battle", "Trick"}
    assert told(game)["Trick"] == "Needs two plots on the map with the same side up."
    for language in LANGUAGES:
        assert all(name and why for name, why in told(game, language).items())
    assert game.ask is not None
    assert [one.law for one in closed(game.seen_by(0), game.ask)] == ["4.3", "13.5.4"]


def test_without_actions_that_alone_is_told():
    game = woodland(("corvids", "marquise"), {5: "crow"}, agenda=[FactionStep(0, "day")])
    assert told(game) == {"Actions": "No actions are left this turn."}


def test_what_is_offered_or_refused_is_not_told_again():
    where = {5: "crow crow cat plot_bomb", 10: "crow plot_raid"}
    game = woodland(("corvids", "marquise"), where, agenda=BY_DAY)
    assert told(game) == {}


@pytest.mark.parametrize("seed", range(4))
def test_in_random_games_every_verb_is_offered_or_explained(seed: int):
    """Law 6.5, 8.5, 8.6, 9.5, 10.4, 10.5, 11.5, 12.5, 13.5."""
    rng = Random(seed)
    factions = rng.sample([name for name in LOOKS if LOOKS[name].verbs], 5)
    wishes = {f"seat_{at}": name for at, name in enumerate(factions, 1)} | {"map": rng.choice(("autumn", "lake"))}
    game = nemeton.start("root", players=5, seed=seed, options=wishes)
    silent = set()
    for _ in range(350):
        if game.over:
            break
        ask = game.ask
        assert ask is not None
        if LOOKS[game.state.factions[ask.seat]].verbs.get(ask.kind) and ask.about.get("left") != 0:
            options = [*ask.options, *(refusal.option for refusal in ask.refused)]
            met = {type(VOCABULARY.choice(ask.kind, option)).__name__ for option in options}
            rows = LOOKS[game.state.factions[ask.seat]].verbs[ask.kind]
            shut = {one.name.kind for one in closed(game.seen_by(ask.seat), ask)}
            met |= {choice.__name__ for row in rows if f"root.closed.{row.verb}" in shut for choice in row.choices}
            expected = {offer.__name__ for offer in ASKS[ask.kind].offers} - SOMETIMES
            silent |= {(ask.kind, name) for name in expected - met}
        game.answer(rng.choice(ask.options), ask.seat)
    assert silent == set()


@pytest.mark.parametrize(
    ("game_map", "where", "to", "reason"),
    [("lake", {11: "bird bird bird", 12: "cat"}, 12, "ferry_away"), ("mountain", {8: "bird bird"}, 9, "path_buried")],
)
def test_the_decree_says_which_way_is_closed(game_map: str, where: dict[int, str], to: int, reason: str):
    """Law V.2.5, V.3.2: a clearing with other moves on offer tells of its closed ways all the same."""
    game = woodland(
        ("eyrie", "marquise"),
        where,
        game_map=game_map,
        agenda=[FactionStep(0, "move")],
        decree={"move": ["ambush_bird"]},
    )
    assert game.ask is not None
    origin = next(iter(where))
    offered = {spelled(option)[2:4] for option in game.ask.options if "move" in spelled(option)}
    assert offered
    assert (origin, to) not in offered
    why = {spelled(refusal.option)[2:4]: refusal.reason for refusal in game.ask.refused}
    assert why[origin, to] == f"root.refused.{reason}"


def test_the_price_of_an_item_counts_the_engravers():
    """Law A.2: what will be scored stands beside the card."""
    wishes = {"hands": {"marquise": ["anvil"]}, "agenda": [FactionStep(0, "craft")]}
    for crafted, scored in (([], 2), (["master_engravers"], 3)):
        game = woodland(("marquise", "eyrie"), {1: "workshop"}, crafted={"marquise": crafted}, **wishes)  # type: ignore[arg-type]
        price = Craft("anvil").price(game.seen_by(0))
        assert price is not None
        assert price.values["points"] == scored
