"""Chance: fair, repeatable, scripted, sealed."""

from collections import Counter
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nemeton.kernel import BadRecord, BadSetup, Chance, Scripted, Sealed, Seeded, play_of
from nemeton.kernel.chance import chance_from, chance_read
from nemeton.kernel.records import load, start
from tests.kernel.parlour.book import PARLOUR

SEED = bytes(range(32))
SOURCES = [Seeded(7), Sealed(SEED, ["anna", "boris"]), Scripted([0, 0, 1])]


def stream(source: Chance, size: int, count: int) -> list[int]:
    """The next numbers of a copy."""
    copy = source.copy()
    return [copy.below(size) for _ in range(count)]


@pytest.mark.parametrize(
    "source", [Seeded(1), Seeded(2**64 - 1), Sealed(SEED)], ids=["low seed", "high seed", "sealed"]
)
@pytest.mark.parametrize("size", [2, 3, 6, 52])
def test_every_result_comes_about_equally_often(source: Chance, size: int):
    """Five standard deviations around the mean: with fixed seeds this never fails by bad luck."""
    tries = 6000
    counts = Counter(stream(source, size, tries))
    assert set(counts) == set(range(size))
    mean = tries / size
    assert all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


@pytest.mark.parametrize("source", [Seeded(1), Sealed(SEED)], ids=["seeded", "sealed"])
def test_sizes_that_do_not_divide_the_range_favour_nobody(source: Chance):
    """With three quarters of the range, taking the rest would make the lowest third twice as likely."""
    third = 2**62
    low = sum(number < third for number in stream(source, 3 * third, 3000))
    assert 870 < low < 1130


def test_neighbouring_seeds_and_numbers_do_not_follow_each_other():
    for seeds in (range(200), range(2**40, 2**40 + 200)):
        firsts = [Seeded(seed).below(2) for seed in seeds]
        assert 60 < sum(firsts) < 140
        assert 60 < sum(one == other for one, other in pairwise(firsts)) < 140


@given(st.integers(1, 2**63))
def test_a_number_lies_below_its_size(size: int):
    for source in (Seeded(size), Sealed(SEED)):
        assert 0 <= source.below(size) < size


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: type(source).__name__)
def test_a_copy_goes_on_alike_and_apart(source: Chance):
    source.below(2)
    copy = source.copy()
    again = copy.copy()
    assert stream(copy, 2, 8) == stream(source, 2, 8)
    copy.below(2)
    assert copy.counter == again.counter + 1
    assert again.counter == source.counter


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: type(source).__name__)
def test_a_source_written_and_read_goes_on_alike(source: Chance):
    source = source.copy()
    source.below(2)
    again = chance_read(source.written(), source.counter)
    assert again.counter == source.counter
    assert stream(again, 2, 8) == stream(source, 2, 8)


def test_a_script_says_what_comes_and_a_stream_goes_on_behind_it():
    scripted = Scripted([2, 0, 5])
    assert [scripted.below(6) for _ in range(3)] == [2, 0, 5]
    assert all(0 <= scripted.below(6) < 6 for _ in range(20))
    with pytest.raises(AssertionError, match="only 0 to 1 can come"):
        Scripted([2]).below(2)


def test_the_games_use_the_script():
    play = play_of(start(PARLOUR, 2, {}, 1))
    play.chance = Scripted([3, 0, 1])
    assert play.roll(6) == (4,)
    assert play.draw_one("abc") == "a"
    assert play.roll(2, 1, lowest=0) == (1,)


def test_a_shuffle_keeps_the_cards_and_reaches_every_order():
    play = play_of(start(PARLOUR, 2, {}, 1))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [1, 2, 3, 4]
        play.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(50 < count < 150 for count in orders.values())


# Sealed


def test_the_commitment_is_the_hash_of_the_seed_and_tells_nothing_of_the_nonces():
    assert Sealed(SEED).commitment == sha256(SEED).hexdigest() == Sealed(SEED, ["anna"]).commitment


def test_every_nonce_changes_the_stream():
    nonces = [[], ["anna"], ["anna", "boris"], ["boris", "anna"], ["annaboris"], ["anna\0boris"], ["anna", "boris", ""]]
    streams = [tuple(stream(Sealed(SEED, each), 1000, 6)) for each in nonces]
    assert len(set(streams)) == len(nonces)


def test_a_fresh_seal_is_fresh():
    one, other = Sealed.fresh(["anna"]), Sealed.fresh(["anna"])
    assert len(one.seed) == 32
    assert one.commitment != other.commitment
    assert one.nonces == ("anna",)


def test_a_seed_that_does_not_match_its_commitment_is_refused():
    written = Sealed(SEED, ["anna"]).written()
    with pytest.raises(BadRecord) as caught:
        chance_read(written | {"sealed": bytes(32).hex()})
    assert caught.value.code == "record/commitment"


def test_anybody_can_verify_the_record_of_a_sealed_game():
    game = start(PARLOUR, 2, {}, Sealed(SEED, ["anna", "boris"]))
    record = game.record()
    assert load(PARLOUR, record).state == game.state
    chance = record["segments"][0]["chance"]
    assert chance["commitment"] == sha256(SEED).hexdigest()
    chance["nonces"] = ["anna", "eve"]
    assert load(PARLOUR, record).state != game.state


# Where it comes from


def test_a_seed_is_a_number_a_word_or_a_source():
    assert stream(chance_from(7), 100, 5) == stream(Seeded(7), 100, 5)
    assert stream(chance_from("grove"), 100, 5) == stream(chance_from("grove"), 100, 5)
    assert stream(chance_from("grove"), 100, 5) != stream(chance_from("Grove"), 100, 5)
    source = Seeded(3)
    assert chance_from(source) is not source
    assert stream(chance_from(-1), 100, 5) == stream(Seeded(2**64 - 1), 100, 5)


@pytest.mark.parametrize("seed", [None, True, 1.5, [1], b"x"])
def test_nothing_else_is_a_seed(seed):
    with pytest.raises(BadSetup) as caught:
        chance_from(seed)
    assert caught.value.code == "setup/seed"


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        {},
        [],
        {"seed": "7"},
        {"seed": True},
        {"seed": -1},
        {"seed": 2**64},
        {"script": [1, "2"]},
        {"script": 3},
        {"sealed": "00", "commitment": ""},
        {"sealed": "zz", "nonces": [], "commitment": ""},
        {"sealed": "00", "nonces": [3], "commitment": ""},
    ],
)
def test_a_damaged_source_is_refused(data):
    with pytest.raises(BadRecord) as caught:
        chance_read(data)
    assert caught.value.code == "record/chance"
