"""How the judge's chances are read: by spirit and adversary, as they came true in many games."""

from math import exp
from pathlib import Path
from random import Random

import pytest

import nemeton
from nemeton.games.spirit_island.judge import judge
from nemeton.games.spirit_island.reading import Reading, features, fitted, known_reading, loss
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.kernel.chronicle import chances_of


def test_a_table_is_told_apart_by_spirits_adversary_and_level():
    assert features(["a", "b"], "none", 0) == {"a": 0.5, "b": 0.5, "together": 1.0}
    assert features(["a"], "england", 3) == {"a": 1.0, "england": 1.0, "level": 2.0}


def test_what_was_put_into_games_is_found_again():
    """Games in which the judge is too rosy, and more so with one of two spirits."""
    rng, told = Random(4), []
    for number in range(3000):
        name = ("brave", "shy")[number % 2]
        chance = rng.uniform(0.1, 0.9)
        odds = chance / (1 - chance) * exp(-0.5 - (1.0 if name == "shy" else 0.0))
        told.append(((chance,), features([name], "none", 0), rng.random() < odds / (1 + odds)))
    found = fitted(told, 1.0)
    assert found.slope == pytest.approx(1, abs=0.15)
    assert found.shifts["brave"] - found.shifts["shy"] == pytest.approx(1, abs=0.25)
    assert loss(told, found) < loss(told, Reading())
    strong = fitted(told, 1e6)
    assert abs(strong.shifts["brave"]) < 0.01, "a strong pull leaves one shift for all"
    assert strong.shift == pytest.approx(-1, abs=0.15)


def test_every_spirit_and_adversary_has_been_met():
    known = known_reading().shifts
    assert {*PANELS.fill(), "brandenburg_prussia", "england", "sweden", "level"} <= {*known}


def test_people_read_what_came_true_and_bots_what_the_judge_says():
    """The harder the table, the lower the chance that is shown of a position in which the judge sees no difference."""
    shown = []
    for adversary, level in (("none", 0), ("sweden", 1), ("sweden", 3)):
        game = nemeton.start(
            "spirit_island", 1, 5, {"seat_1": "thunderspeaker", "adversary": adversary, "level": level}
        )
        said = judge(game.state, 0)
        known = features(["thunderspeaker"], adversary, level)
        assert chances_of(game) == (round(known_reading().read(said, known), 4),)
        assert game.book.judge(game.state, 0) == said
        shown.append(known_reading().read(0.7, known))
    assert shown[0] > shown[1] > shown[2]


def test_without_its_file_the_judge_is_read_as_it_speaks(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    damaged = tmp_path / "damaged.json"
    damaged.write_text('{"slope": ')
    for file in (tmp_path / "missing.json", damaged):
        assert known_reading(file) == Reading()
        assert "as the judge sees them" in caplog.text
        caplog.clear()
