"""What somebody typed: numbers, words, parts of words, places on a Cyrillic keyboard."""

import pytest

from nemeton.terminal.choosing import Offer, meant, named

OFFERS = [
    Offer(1, ("add", "b1"), ("add b1", "add a shaman on b1")),
    Offer(2, ("move", "c2", "c3"), ("move c2 c3", "move from c2 to c3", "Шаг c2 c3")),
    Offer(3, ("move", "c3", "c2"), ("move c3 c2", "move from c3 to c2")),
    Offer(4, ("jump", "c2", "off:N"), ("jump c2 off:N", "jump from c2 off the field to the north")),
    Offer(12, "stop", ("stop", "stop the loop")),
    Offer(13, "stop_all", ("stop_all", "stop the loop for ever")),
]


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("1", [1]), (" 12 ", [12]), ("5", []), ("0", []), ("-1", []),
        ("c2 c3", [2]), ("c2c3", [2]), ("C2-C3", [2]), ("c2 → c3", [2]), ("с2 с3", [2]), ("шаг c2", [2]),
        ("ШАГ с2", [2]),
        ("c3 c2", [3]), ("c2 off", [4]), ("j", [4]), ("b1", [1]), ("move", [2, 3]), ("c2", [2, 3, 4]),
        ("stop", [12]), ("stop the loop", [12]), ("sto", [12, 13]), ("", []), ("?!", []), ("c2 c3 c4", []), ("²", []),
    ],
)  # fmt: skip
def test_what_is_meant(typed: str, numbers: list[int]):
    assert [offer.number for offer in meant(typed, OFFERS)] == numbers


def test_a_name_beats_a_part_of_a_name():
    names = {"stone": ["Stone"], "moving": ["Moving Stone", "Движущийся камень"]}
    assert named("stone", names) == ["stone"]
    assert named("moving", names) == ["moving"]
    assert named("движ", names) == ["moving"]
    assert named("st", names) == ["stone", "moving"]
    assert named("", names) == []
