"""Law, appendix B: what is in the boxes. Nothing else is in the game, and nothing more often than there."""

from collections import Counter

import pytest

from nemeton.games.root import rulings
from nemeton.games.root.cards import ITEM_SUPPLY, QUESTS, RUIN_ITEMS
from nemeton.games.root.clockwork import AUTOMATA
from nemeton.games.root.decks import DECKS
from nemeton.games.root.factions.duchy.board import MINISTERS
from nemeton.games.root.factions.duchy.board import RANKS as RANKS_OF_MINISTERS
from nemeton.games.root.factions.eyrie.board import LEADERS
from nemeton.games.root.factions.hundreds.board import MOODS
from nemeton.games.root.factions.keepers.board import COLUMNS, WAYSTATIONS, fresh_relics
from nemeton.games.root.factions.riverfolk.board import SERVICES
from nemeton.games.root.factions.vagabond.characters import CHARACTERS
from nemeton.games.root.hirelings.enlisted import HIRELINGS
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.advanced_setup import all_setup_cards
from nemeton.games.root.rules.land import LANDMARKS
from nemeton.games.root.rules.rule import FACTIONS

# Warriors, then buildings and tokens
PIECES = {
    "marquise": (25, {"keep": 1, "wood": 8, "sawmill": 6, "workshop": 6, "recruiter": 6}),
    "eyrie": (20, {"roost": 7}),
    "alliance": (10, {"sympathy": 10, "base_fox": 1, "base_rabbit": 1, "base_mouse": 1}),
    "vagabond": (0, {}),
    "cult": (25, {f"garden_{suit}": 5 for suit in ("fox", "rabbit", "mouse")}),
    "riverfolk": (15, {f"trade_post_{suit}": 3 for suit in ("fox", "rabbit", "mouse")}),
    "duchy": (20, {"citadel": 3, "market": 3, "tunnel": 3}),
    "corvids": (15, {"plot": 8, **dict.fromkeys(("bomb", "snare", "extortion", "raid"), 2)}),
    "hundreds": (20, {"stronghold": 6, "mob": 5}),
}
BANDS = {
    "forest_patrol": 12,
    "last_dynasty": 5,
    "spring_uprising": 4,
    "the_exile": 0,
    "warm_sun_prophets": 4,
    "highway_bandits": 4,
    "riverfolk_flotilla": 0,
    "sunward_expedition": 8,
    "corvid_spies": 6,
    "furious_protector": 0,
    "flame_bearers": 6,
    "vault_keepers": 6,
    "popular_band": 5,
}
BASE_ITEMS = {"boot": 4, "sword": 4, "bag": 4, "hammer": 3, "tea": 3, "coins": 2, "crossbow": 2, "torch": 1}
RIVERFOLK_ITEMS = {"boot": 3, "sword": 3, "bag": 1, "hammer": 1, "torch": 1, "coins": 1, "crossbow": 1}
VAGABOND_ITEMS = {"coins": 1, "hammer": 1, "boot": 1}


@pytest.mark.parametrize("name", PIECES)
def test_b_1_to_b_4_buildings_tokens_and_warriors(name):
    """B.1.2, B.1.3, B.2.2, B.2.3, B.3.2, B.3.3, B.4.2, B.4.3."""
    own = FACTIONS[name]
    assert (own.warriors, dict(own.piece_counts)) == PIECES[name]


def test_b_4_2_and_b_4_3_pieces_of_the_keepers():
    assert FACTIONS["keepers"].warriors == 15
    assert len(WAYSTATIONS) == 3
    assert len(fresh_relics()) == 12


def test_b_1_2_the_items_are_enough_for_one_vagabond_of_the_base_box():
    """Supply, ruins and what each of its three characters begins with."""
    on_table = Counter(ITEM_SUPPLY) + Counter(RUIN_ITEMS)
    for name in ("thief", "tinker", "ranger"):
        assert not on_table + Counter(CHARACTERS[name].items) - Counter(BASE_ITEMS), name


def test_b_2_2_and_b_9_1_the_items_are_enough_for_any_two_vagabonds():
    """Two sets under the ruins (9.7.1); those of the Riverfolk box and of the pack of Vagabonds are added."""
    boxes = Counter(BASE_ITEMS) + Counter(RIVERFOLK_ITEMS) + Counter(VAGABOND_ITEMS)
    on_table = Counter(ITEM_SUPPLY) + Counter(RUIN_ITEMS) + Counter(RUIN_ITEMS)
    for one in CHARACTERS:
        for other in CHARACTERS:
            if one != other:
                taken = Counter(CHARACTERS[one].items) + Counter(CHARACTERS[other].items)
                assert not on_table + taken - boxes, (one, other)


def test_b_1_4_to_b_4_4_and_b_7_1_and_b_9_3_cards():
    """Two decks of 54, quests, characters, leaders, viziers, ministers, moods, retainers, setup cards."""
    assert [sum(card.copies for card in deck.cards) for deck in DECKS.values()] == [54, 54]
    assert (len(QUESTS), len(LEADERS), len(MINISTERS), len(MOODS), len(COLUMNS)) == (15, 4, 9, 8, 3)
    assert len(CHARACTERS) == 3 + 3 + 3
    assert len(all_setup_cards()) == 11


def test_b_1_5_and_b_3_5_two_boards_with_two_sides():
    assert set(MAPS) == {"autumn", "winter", "lake", "mountain"}
    assert len(SERVICES) == 3, "markers of services (B.2.5)"


def test_b_3_3_nine_crowns():
    assert sum(rank.crowns for rank in RANKS_OF_MINISTERS.values()) == 9


def test_b_4_5_and_b_10_5_to_b_12_5_dice():
    """The control die has six faces; that of mobs shows each suit (14.4.1)."""
    assert len(rulings.CONTROL_DIE) == 6


def test_b_4_and_b_10_to_b_12_hirelings():
    """Thirteen cards with two sides, and their warriors, vaults and footholds."""
    strong = {name: own.warriors for name, own in HIRELINGS.items() if not own.demoted}
    assert strong == BANDS
    assert {own.card for own in HIRELINGS.values() if own.demoted} == set(BANDS)
    assert HIRELINGS["vault_keepers"].piece_counts == {"vault": 6}
    assert HIRELINGS["sunward_expedition"].piece_counts == {"foothold": 3}
    assert HIRELINGS["the_exile"].carries == ("club",) * 3


def test_b_5_and_b_6_automata():
    """A board for each, and a priority marker for each clearing of every map."""
    wanted = {
        *("mechanical_marquise", "electric_eyrie", "automated_alliance", "vagabot"),
        *("logical_lizards", "riverfolk_robots", "drillbit_duchy", "cogwheel_corvids"),
    }
    assert set(AUTOMATA) == wanted
    assert all(sorted(board.clearings) == list(range(1, 13)) for board in MAPS.values())


def test_b_8_1_six_landmarks():
    assert set(LANDMARKS) == {"ferry", "tower", "lost_city", "black_market", "legendary_forge", "elder_treetop"}
