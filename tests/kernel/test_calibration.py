"""Chances that people read are those of the judge as they came true in many games."""

import pytest

import nemeton
from nemeton.kernel import Calibration
from nemeton.kernel.chronicle import chances_of, judged_chances


def test_what_is_read_sums_up_and_keeps_the_order():
    read = Calibration(2.0).read((0.5, 0.3, 0.2))
    assert sum(read) == pytest.approx(1)
    assert read[0] > 0.5 > read[1] > read[2]


@pytest.mark.parametrize("said", [(0.0,), (1.0,), (0.0, 1.0)])
def test_what_seems_sure_is_never_taken_for_certain(said: tuple[float, ...]):
    assert all(0 < chance < 1 for chance in Calibration(1.2, 0.3).read(said))


def test_a_table_shows_what_its_number_of_players_calls_for(monkeypatch: pytest.MonkeyPatch):
    game = nemeton.start("cairn", 2, seed=3)
    game.answer(game.options(0)[0], 0)
    said = judged_chances(game)
    monkeypatch.setattr(game.book, "calibration", {3: Calibration(9.0)})
    assert chances_of(game) == pytest.approx(said, abs=1e-4)
    monkeypatch.setattr(game.book, "calibration", {2: Calibration(3.0)})
    assert chances_of(game) == pytest.approx(Calibration(3.0).read(said), abs=1e-4)
    assert chances_of(game) != pytest.approx(said, abs=1e-4)
