"""Bots by name."""

import pickle

import pytest

from nemeton.bots import KINDS, ChampionBot, GentleBot, GreedyBot, LevelBot, RandomBot, SearchBot, make
from nemeton.kernel import LANGUAGES, BadSetup


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomBot),
        ("gentle", GentleBot),
        ("greedy", GreedyBot),
        ("search", SearchBot),
        ("search:400", SearchBot),
        ("champion", ChampionBot),
        ("champion:1000", ChampionBot),
        ("champion:1s", ChampionBot),
        ("level:1", LevelBot),
        ("level:8", LevelBot),
    ],
)
def test_a_name_makes_a_bot(spec: str, kind: type):
    assert type(make(spec, 1)) is kind


def test_every_name_that_an_error_tells_makes_a_bot():
    for spec in KINDS:
        make(spec, "a seed may be a word")


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "Random",
        "greedy:3",
        "level:9",
        "search:",
        "search:0",
        "search:-5",
        "search:1.5",
        "search:0s",
        "search:xs",
        "search:4 0",
        "champion:",
        "champion:0",
        "champion:0s",
        "minimax",
        None,
    ],
)
def test_an_unknown_bot_is_told(spec: str):
    with pytest.raises(BadSetup) as caught:
        make(spec, 1)
    assert caught.value.code == "setup/unknown_bot"
    for language in LANGUAGES:
        assert "search:1.5s" in caught.value.text(language)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
