"""The facts: what is printed on the cards and the territories, written down a second time from the cards themselves.

A row is a card, whether it has a season half (or two of them), what its triskel halves answer, and behind the bar the
icons in its corner and the mark of the game for four.
"""

from nemeton.games.inis.cards import ACTION, ADVANTAGE, CARDS, TALE, Card, action_deck
from nemeton.games.inis.decks import TALES
from nemeton.games.inis.halves import HALVES
from nemeton.games.inis.state import CITADELS, CLANS, SANCTUARIES
from nemeton.games.inis.territories import TERRITORIES

ACTION_CARDS = """
bard season after_own_maneuver_removed_opposing_clan
citadel season | build
conquest season | move clash
craftsmen_and_peasants season | place
druid season
emissaries season | move four_players
exploration season | place
festival season | place
geis when_opponent_plays_action_card
master_craftsman season after_you_play_epic_tale | four_players
migration season | move clash
new_alliance two_seasons | place
new_clans season | place
raid after_own_attack_maneuver | four_players
sanctuary season | build
scouts_and_spies season | move clash four_players
warlord season after_any_maneuver_in_clash_you_are_in | clash
"""

ADVANTAGE_CARDS = """
adv_cove after_you_play_season_card
adv_forest after_you_play_epic_tale
adv_gates_of_tir_na_nog when_gates_effect_resolves
adv_highlands at_start_of_resolution_step_in_territory
adv_hills when_attacked_in_territory
adv_iron_mine when_you_attack
adv_lost_vale after_you_play_season_card | move
adv_meadows when_you_draw_epic_tale
adv_misty_lands season
adv_moor any_time
adv_mountains when_you_move_clans_to_territory
adv_plains season | move clash
adv_salt_mine after_you_play_season_card
adv_stone_circle after_you_play_epic_tale
adv_swamp season
adv_valley after_you_play_season_card | place
"""

EPIC_TALES = """
balors_eye season
battle_frenzy at_end_of_citadels_step
breas_tyranny season | move
cathbads_word at_start_of_assembly
the_champions_share season
children_of_dana season | place
the_dagda when_epic_or_advantage_card_played
dagdas_cauldron when_own_clan_removed_in_clash
the_dagdas_club when_own_clan_would_be_removed when_you_attack
dagdas_harp season | place
deirdres_beauty season
diarmuid_and_grainne when_own_clan_removed | move
eriu season | place
the_fianna as_maneuver | move
kernunos_sanctuary season | build place
lug_samildanach after_action_card_resolved
lugs_spear at_start_of_clash
maeves_wealth season
manannans_horses season | move clash
the_morrigan season | clash
nuada_silverhand season | place
oenguss_ploy at_end_of_any_turn
ogmas_eloquence as_maneuver
the_other_world season | place
the_stone_of_fal season | place
strengs_resolve after_own_attack_maneuver
tailtus_land season | move
tale_of_cuchulain as_maneuver
the_battle_of_moytura as_maneuver | move place
tuans_memory season
"""

# What the cards call a moment, and what the engine calls it.
EVENTS = {
    "after_action_card_resolved": "action_resolved",
    "after_any_maneuver_in_clash_you_are_in": "maneuver_done",
    "after_own_attack_maneuver": "attack_done",
    "after_own_maneuver_removed_opposing_clan": "clans_removed",
    "after_you_play_season_card": "season_played",
    "any_time": "any_time",
    "as_maneuver": "maneuver",
    "at_end_of_any_turn": "turn_ends",
    "at_end_of_citadels_step": "citadels_closed",
    "at_start_of_assembly": "assembly_begins",
    "at_start_of_clash": "clash_begins",
    "at_start_of_resolution_step_in_territory": "resolution_begins",
    "when_attacked_in_territory": "attacked",
    "when_epic_or_advantage_card_played": "other_played",
    "when_gates_effect_resolves": "gates_open",
    "when_opponent_plays_action_card": "action_played",
    "when_own_clan_removed": "removed",
    "when_own_clan_removed_in_clash": "removed_in_clash",
    "when_own_clan_would_be_removed": "would_be_removed",
    "when_you_attack": "attacking",
    "when_you_draw_epic_tale": "tale_drawn",
    "when_you_move_clans_to_territory": "moved_to_mountains",
}
# Master Craftsman comes before the Epic Tale is discarded, Forest and Stone Circle after it.
AFTER_A_TALE = {"master_craftsman": "tale_resolved", "adv_forest": "tale_played", "adv_stone_circle": "tale_played"}


def rows(table: str) -> list[str]:
    return table.split("\n")[1:-1]


def row_of(card: Card) -> str:
    codes = {event: code for code, event in EVENTS.items()}
    codes |= dict.fromkeys(AFTER_A_TALE.values(), "after_you_play_epic_tale")
    halves = [("", "season", "two_seasons")[len(card.season)], *(codes[event] for event in card.triskel)]
    marks = [*card.icons, *(["four_players"] if card.four_players else [])]
    return " ".join([card.id, *filter(None, halves)]) + (f" | {' '.join(marks)}" if marks else "")


def of_kind(kind: str) -> list[Card]:
    return [card for card in CARDS.values() if card.kind == kind]


def test_cards_action_cards_are_as_printed():
    assert sorted(map(row_of, of_kind(ACTION))) == sorted(rows(ACTION_CARDS))


def test_cards_advantage_cards_are_as_printed():
    assert sorted(map(row_of, of_kind(ADVANTAGE))) == sorted(rows(ADVANTAGE_CARDS))


def test_cards_epic_tales_are_as_printed():
    assert sorted(map(row_of, of_kind(TALE))) == sorted(rows(EPIC_TALES))


def test_cards_what_follows_an_epic_tale_knows_when():
    assert {card: CARDS[card].triskel[0] for card in AFTER_A_TALE} == AFTER_A_TALE


def test_components_there_are_63_cards():
    assert [len(of_kind(kind)) for kind in (ACTION, ADVANTAGE, TALE)] == [17, 16, 30]
    assert len(CARDS) == 63
    assert len(set(TALES)) == 30


def test_components_pieces():
    assert (CLANS, SANCTUARIES, CITADELS) == (12, 9, 8)


def test_components_action_deck_by_players():
    """Setup: the cards with a 4 in the corner are for four players only."""
    left_out = {"emissaries", "master_craftsman", "raid", "scouts_and_spies"}
    assert set(action_deck(4)) - set(action_deck(3)) == left_out
    assert action_deck(3) == action_deck(2)
    assert [len(action_deck(players)) for players in (2, 3, 4)] == [13, 13, 17]


def test_components_clash_icons():
    """No other card can start a clash."""
    assert {card.id for card in CARDS.values() if "clash" in card.icons} == {
        "conquest",
        "migration",
        "scouts_and_spies",
        "warlord",
        "adv_plains",
        "manannans_horses",
        "the_morrigan",
    }


def test_components_every_territory_has_its_advantage_card():
    assert len(TERRITORIES) == 16
    assert {card.territory for card in of_kind(ADVANTAGE)} == set(TERRITORIES)


def test_components_printed_on_the_tiles():
    assert {name for name, tile in TERRITORIES.items() if tile.sanctuaries} == {"gates_of_tir_na_nog", "stone_circle"}
    assert {name for name, tile in TERRITORIES.items() if not tile.citadels_allowed} == {"swamp"}


def test_every_half_of_every_card_does_something():
    assert set(HALVES) == {(card.id, half) for card in CARDS.values() for half in card.halves}
