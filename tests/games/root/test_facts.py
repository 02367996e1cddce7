"""The facts of Root a second time, as they are printed: 54 cards, 15 quests, two maps, the boards' tracks."""

from collections import Counter

import pytest

from nemeton.games.root.cards import CARDS, QUESTS
from nemeton.games.root.decks.base import BASE
from nemeton.games.root.factions.alliance import board as alliance
from nemeton.games.root.factions.cult import board as cult
from nemeton.games.root.factions.eyrie import board as eyrie
from nemeton.games.root.factions.marquise import board as marquise
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.rule import FACTIONS
from tests.games.root.woodland import DECK

# name: suit, cost (f fox, r rabbit, m mouse, ? any), item and points, copies
PRINTED = """
ambush_bird bird - x2 · ambush_fox fox - · ambush_rabbit rabbit - · ambush_mouse mouse -
dominance_bird bird - · dominance_fox fox - · dominance_rabbit rabbit - · dominance_mouse mouse -
birdy_bindle bird m bag1 · woodland_runners bird r boot1 · arms_trader bird ff sword2 · crossbow_bird bird f crossbow1
gently_used_knapsack fox m bag1 · root_tea_fox fox m tea2 · travel_gear_fox fox r boot1
protection_racket fox rr coins3 · foxfolk_steel fox ff sword2 · anvil fox f hammer2
smugglers_trail rabbit m bag1 · root_tea_rabbit rabbit m tea2
a_visit_to_friends rabbit r boot1 · bake_sale rabbit rr coins3
mouse_in_a_sack mouse m bag1 · root_tea_mouse mouse m tea2 · travel_gear_mouse mouse r boot1
investments mouse rr coins3 · sword mouse ff sword2 · crossbow_mouse mouse f crossbow1
armorers bird f x2 · sappers bird m x2 · brutal_tactics bird ff x2 · royal_claim bird ????
stand_and_deliver fox mmm x2 · tax_collector fox frm x3 · favor_of_the_foxes fox fff
command_warren rabbit rr x2 · better_burrow_bank rabbit rr x2 · cobbler rabbit rr x2 · favor_of_the_rabbits rabbit rrr
scouting_party mouse mm x2 · codebreakers mouse m x2 · favor_of_the_mice mouse mmm
"""
SIGNS = {"f": "fox", "r": "rabbit", "m": "mouse", "?": "any"}


def printed_cards() -> dict[str, tuple[str, tuple[str, ...], str, int, int]]:
    rows = {}
    for row in (row for line in PRINTED.strip().splitlines() for row in line.split(" · ")):
        name, suit, cost, *more = row.split()
        copies = next((int(word[1:]) for word in more if word[0] == "x" and word[1:].isdigit()), 1)
        item = next((word for word in more if word[-1].isdigit() and not word.startswith("x")), "")
        signs = tuple(SIGNS[sign] for sign in cost if sign in SIGNS)
        rows[name] = (suit, signs, item.rstrip("0123456789"), int(item[-1]) if item else 0, copies)
    return rows


def test_b_1_the_cards_are_as_printed():
    mine = {card.id: (card.suit, card.cost, card.item, card.points, card.copies) for card in BASE.cards}
    assert mine == printed_cards()
    assert len(DECK) == 54


def test_2_1_2_and_2_1_3_five_ambushes_and_four_dominance_cards():
    kinds = Counter(CARDS[card].kind for card in DECK)
    assert (kinds["ambush"], kinds["dominance"], kinds["item"], kinds["persistent"], kinds["immediate"]) == (
        5,
        4,
        20,
        22,
        3,
    )


QUEST_TABLE = """
fundraising_fox tea coins · errand_fox tea boot · logistics_help_fox boot bag · repair_a_shed_fox torch hammer
give_a_speech_fox torch tea · guard_duty_rabbit torch sword · errand_rabbit tea boot · give_a_speech_rabbit torch tea
fend_off_a_bear_rabbit torch crossbow · expel_bandits_rabbit sword sword · expel_bandits_mouse sword sword
guard_duty_mouse torch sword · fend_off_a_bear_mouse torch crossbow · escort_mouse boot boot
logistics_help_mouse boot bag
"""


def test_b_1_the_quests_are_as_printed():
    rows = [row.split() for line in QUEST_TABLE.strip().splitlines() for row in line.split(" · ")]
    assert {name: (name.split("_")[-1], (one, other)) for name, one, other in rows} == {
        quest.id: (quest.suit, quest.items) for quest in QUESTS.values()
    }
    assert Counter(quest.suit for quest in QUESTS.values()) == {"fox": 5, "rabbit": 5, "mouse": 5}


# clearing: suit, slots (R with a ruin), neighbours
AUTUMN = """
1 fox 1 5 9 10 · 2 mouse 2 5 6 10 · 3 rabbit 1 6 7 11 · 4 rabbit 1 8 9 12 · 5 rabbit 2 1 2 · 6 fox 2R 2 3 11
7 mouse 2 3 8 12 · 8 fox 2 4 7 · 9 mouse 2 1 4 12 · 10 rabbit 2R 1 2 12 · 11 mouse 3R 3 6 12 · 12 fox 2R 4 7 9 10 11
"""
WINTER = """
1 - 1 5 10 11 · 2 - 1 6 7 12 · 3 - 2 7 8 12 · 4 - 2 9 10 11 · 5 - 2 1 6 · 6 - 2 2 5
7 - 1 2 3 · 8 - 2R 3 9 12 · 9 - 2R 4 8 11 · 10 - 1 1 4 · 11 - 3R 1 4 9 · 12 - 3R 2 3 8
"""
LAKE = """
1 - 2 5 9 · 2 - 1 7 8 10 · 3 - 1 8 9 12 · 4 - 1 5 6 · 5 - 3R 1 4 11 · 6 - 2 4 7 11
7 - 1 2 6 10 11 · 8 - 1 2 3 10 · 9 - 1 1 3 12 · 10 - 3R 2 7 8 · 11 - 3R 5 6 7 · 12 - 3R 3 9
"""
MOUNTAIN = """
1 - 2 8 9 · 2 - 2 5 6 11 · 3 - 2 6 7 11 · 4 - 2 8 12 · 5 - 1 2 9 10 11 · 6 - 1 2 3 11 · 7 - 1 3 12 · 8 - 1 1 4 9
9 - 3R 1 5 8 10 12 · 10 - 2R 5 9 11 12 · 11 - 3R 2 3 5 6 10 12 · 12 - 3R 4 7 9 10 11
"""


@pytest.mark.parametrize(
    ("name", "text"), [("autumn", AUTUMN), ("winter", WINTER), ("lake", LAKE), ("mountain", MOUNTAIN)]
)
def test_2_2_the_clearings_are_as_printed(name, text):
    rows = [row.split() for line in text.strip().splitlines() for row in line.split(" · ")]
    for where, suit, slots, *paths in rows:
        site = MAPS[name].clearings[int(where)]
        assert site.suit == suit.replace("-", "")
        assert (site.slots, site.ruin) == (int(slots[0]), slots.endswith("R"))
        assert site.paths == tuple(map(int, paths))
        assert site.corner is (int(where) <= 4)
    assert len(rows) == 12


@pytest.mark.parametrize("name", MAPS)
def test_2_4_forests_touch_what_lies_around_them(name):
    """Two forests are neighbours where they share both ends of a path (on the winter map also of the river), or where
    both lie at the lake with one clearing of the coast between them."""
    board = MAPS[name]
    lines = {frozenset((at, to)) for at, site in board.clearings.items() for to in site.paths}
    if name == "winter":
        lines |= {frozenset((at, to)) for at, site in board.clearings.items() for to in site.river}
    for one, wood in board.forests.items():
        for other in wood.forests:
            shared = set(wood.clearings) & set(board.forests[other].clearings)
            ashore = {one, other} <= set(board.shore) and len(shared & set(board.coast)) == 1
            assert ashore or any(line <= shared for line in lines), f"{one} and {other}"
            assert one in board.forests[other].forests


def test_6_to_9_the_boards_are_as_printed():
    facts = {name: (faction.warriors, faction.reach, faction.order) for name, faction in FACTIONS.items()}
    printed = {
        "marquise": (25, 10, "A"),
        "eyrie": (20, 7, "B"),
        "alliance": (10, 3, "C"),
        "vagabond": (0, 5, "D"),
        "cult": (25, 2, "F"),
        "riverfolk": (15, 5, "G"),
        "vagabond_2": (0, 2, "D"),
        "duchy": (20, 8, "H"),
        "corvids": (15, 3, "I"),
        "hundreds": (20, 9, "J"),
    }
    assert {name: facts[name] for name in printed} == printed
    assert marquise.WOOD_COST == (0, 1, 2, 3, 3, 4)
    assert marquise.POINTS == {
        "sawmill": (0, 1, 2, 3, 4, 5),
        "workshop": (0, 2, 2, 3, 4, 5),
        "recruiter": (0, 1, 2, 3, 3, 4),
    }
    assert eyrie.EVENING_POINTS == (0, 1, 2, 3, 4, 4, 5)
    assert alliance.COSTS == (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
    assert alliance.POINTS == (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
    assert (cult.GARDENS, cult.POINTS, cult.PRICES) == (
        5,
        (0, 2, 2, 3, 4),
        {"crusade": 2, "convert": 2, "sanctify": 3},
    )
