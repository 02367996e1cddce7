"""Sight: who knows a hidden card, what a seat is shown, how the unknown is dealt anew."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from nemeton.kernel import ALL, BLANK, EVERYBODY, PUBLIC, Hidden, concealed, hidden, mix, refill, show


def test_showing_adds_to_who_knows():
    card = show(Hidden("fox"), 1)
    assert [card.is_known_to(seat) for seat in (0, 1, 2, PUBLIC, ALL)] == [False, True, False, False, True]
    show(card, 2)
    assert [card.is_known_to(seat) for seat in (0, 1, 2)] == [False, True, True]
    show(card, PUBLIC)
    assert all(card.is_known_to(seat) for seat in (0, 1, 2, 5, PUBLIC, ALL))


def test_mixing_clears_what_everybody_knew():
    cards = [show(card, 0, PUBLIC) for card in hidden(["fox", "owl"])]
    mix(cards)
    assert cards == hidden(["fox", "owl"])


def test_who_looks_while_cards_are_mixed_still_knows_them():
    cards = [show(Hidden("fox"), 0, 1, 2), show(Hidden("owl"), 2)]
    mix(cards, 0, 1)
    assert [card.known for card in cards] == [0b011, 0]


def test_a_seat_sees_what_it_knows_and_not_what_others_know():
    cards = [show(Hidden("fox"), 0, 1), show(Hidden("owl"), 1), show(Hidden("bat"), PUBLIC), Hidden("elk")]
    assert concealed(cards, 0) == [Hidden("fox", 1), Hidden(BLANK), Hidden("bat", EVERYBODY), Hidden(BLANK)]
    assert concealed(cards, 1) == [Hidden("fox", 2), Hidden("owl", 2), Hidden("bat", EVERYBODY), Hidden(BLANK)]
    assert concealed(cards, PUBLIC) == [Hidden(BLANK), Hidden(BLANK), Hidden("bat", EVERYBODY), Hidden(BLANK)]


def test_where_order_means_nothing_it_tells_nothing():
    hand = [Hidden("elk"), show(Hidden("owl"), 0), Hidden("bat"), show(Hidden("fox"), 0)]
    seen = concealed(hand, 0, ordered=False)
    assert [card.card for card in seen] == ["fox", "owl", BLANK, BLANK]
    assert concealed(list(reversed(hand)), 0, ordered=False) == seen


def test_concealing_makes_new_cards():
    card = show(Hidden("fox"), 0)
    concealed([card], 0)[0].card = "owl"
    assert card.card == "fox"


zones = st.lists(st.lists(st.builds(Hidden, st.sampled_from("abcdefgh"), st.integers(0, 7)), max_size=5), max_size=4)


@given(zones, st.sampled_from([0, 1, 2, PUBLIC]), st.integers())
def test_a_refill_moves_only_what_the_seat_does_not_know(zones, seat, seed):
    before = [[Hidden(card.card, card.known) for card in zone] for zone in zones]
    refill(zones, seat, Random(seed))
    for zone, earlier in zip(zones, before, strict=True):
        assert len(zone) == len(earlier)
        for card, was in zip(zone, earlier, strict=True):
            assert card.known == was.known
            assert card.card == was.card or not was.is_known_to(seat)
    assert sorted(card.card for zone in zones for card in zone) == sorted(card.card for zone in before for card in zone)


def test_a_refill_reaches_every_deal_and_owes_nothing_to_the_truth():
    seen = set()
    for seed in range(200):
        zones = [hidden("ab"), hidden("c")]
        refill(zones, 0, Random(seed))
        other = [hidden("cb"), hidden("a")]
        refill(other, 0, Random(seed))
        assert zones == other
        seen.add("".join(card.card for zone in zones for card in zone))
    assert len(seen) == 6


def test_a_refill_puts_cards_only_where_they_fit():
    for seed in range(50):
        zones = [hidden(["fox", "owl"]), hidden(["elk", "bat"])]
        refill(zones, 0, Random(seed), lambda zone, card: zone == 0 or card != "owl")
        assert "owl" in [card.card for card in zones[0]]


def test_where_only_the_truth_fits_it_stays():
    truth = [list("abcd"), list("efgh")]
    zones = [hidden(cards) for cards in truth]
    refill(zones, 0, Random(1), lambda zone, card: card in truth[zone])
    assert [sorted(card.card for card in zone) for zone in zones] == truth
