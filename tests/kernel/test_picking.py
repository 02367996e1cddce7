"""Subsets: every pick, once, in a fixed order, without listing them; against the plain way to count."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemeton.kernel import Subsets

kinds = st.sampled_from(["ant", "bee", "cat", "dog", "eel"])
groups = st.sampled_from(["", "x", "1", 1, None, "None"])
subsets = st.builds(
    lambda counts, least, more, group, limits: (counts, least, least + more, group, limits),
    st.dictionaries(kinds, st.integers(0, 3), max_size=5),
    st.integers(0, 4),
    st.integers(0, 4),
    st.dictionaries(kinds, groups),
    st.dictionaries(groups, st.integers(0, 3)),
)


def plainly(counts: dict[str, int], least: int, most: int, group: dict[str, Any], limits: dict[Any, int]) -> set[Any]:
    """All picks by trying everything."""
    names = sorted(counts)
    found = set()
    for numbers in product(*(range(counts[name] + 1) for name in names)):
        pick = tuple(name for name, number in zip(names, numbers, strict=True) for _ in range(number))
        of_group = Counter(group.get(name) for name in pick)
        if least <= len(pick) <= most and all(of_group[each] <= limit for each, limit in limits.items()):
            found.add(pick)
    return found


@given(subsets)
def test_subsets_are_all_picks_each_once(case):
    picks = Subsets(*case)
    listed = list(picks)
    assert len(picks) == len(listed) == len(set(listed))
    assert set(listed) == plainly(*case)


@given(subsets)
def test_the_index_finds_every_pick_again(case):
    picks = Subsets(*case)
    assert [picks.index(pick) for pick in picks] == list(range(len(picks)))
    assert all(pick in picks for pick in picks)
    assert picks[:3] == list(picks)[:3]
    if len(picks):
        assert picks[-1] == picks[len(picks) - 1]


@given(subsets, st.lists(kinds, max_size=6))
def test_what_is_no_pick_is_not_found(case, names):
    picks = Subsets(*case)
    is_pick = tuple(names) in plainly(*case)
    assert (tuple(names) in picks) == is_pick
    if not is_pick:
        with pytest.raises(ValueError, match=r".*"):
            picks.index(tuple(names))


@pytest.mark.parametrize("wrong", [None, 1, "ant", ["ant"], (["ant"],), (1, "ant"), (None,), ({},), ("ant", ("ant",))])
def test_an_answer_of_any_shape_is_simply_no_pick(wrong):
    assert wrong not in Subsets({"ant": 2, "bee": 1}, 0, 3)


def test_groups_are_told_apart_however_they_are_written():
    group = {"ant": 1, "bee": "1", "cat": 1, "dog": "1", "eel": ""}
    case = (dict.fromkeys(group, 1), 0, 5, group, {1: 1, "1": 1, "": 0})
    assert set(Subsets(*case)) == plainly(*case)


def test_an_index_beyond_the_end_is_refused():
    with pytest.raises(IndexError):
        Subsets({"ant": 1}, 1, 1)[1]


def test_many_picks_cost_nothing_to_count():
    picks = Subsets({f"card-{number:02}": 1 for number in range(40)}, 0, 40)
    assert len(picks) == 2**40
    middle = picks[2**39 + 12345]
    assert picks.index(middle) == 2**39 + 12345
    assert Random(1).choice(picks) in picks


def test_equal_subsets_are_equal():
    one, other = Subsets({"ant": 2}, 1, 2), Subsets({"ant": 2, "bee": 0}, 1, 2)
    assert one == other
    assert hash(one) == hash(other)
    assert one != Subsets({"ant": 2}, 0, 2)
    assert one == [("ant",), ("ant", "ant")]
    assert "least=1" in repr(one)


@pytest.mark.parametrize(("things", "count"), [(0, 0), (1, 0), (3, 2), (4, 1), (5, 3), (6, 3), (4, 5)])
def test_few_picks_are_listed_in_the_order_in_which_they_are_counted(things, count, monkeypatch):
    counts = dict.fromkeys("fbdace"[:things], 1)
    listed = Subsets(counts, count, count)
    monkeypatch.setattr("nemeton.kernel.picking.FEW", -1)
    counted = Subsets(counts, count, count)
    assert listed._listed is not None
    assert counted._listed is None
    assert list(listed) == list(counted)
    assert listed == counted
    assert hash(listed) == hash(counted)


@given(st.dictionaries(kinds, st.integers(0, 3), max_size=5), st.integers(0, 5))
def test_few_picks_of_one_size_are_listed_in_the_order_in_which_they_are_counted(counts, size):
    """The upper bound makes no difference to the picks, but with it they are counted one by one."""
    listed, counted = Subsets(counts, size, size), Subsets(counts, size, size, limits={"nobody": 0})
    assert list(listed) == list(counted)
    assert [listed.index(pick) for pick in counted] == list(range(len(counted)))
