"""Law 2.1, 3.3, 4.1: cards, crafting, dominance; and what crafted cards do."""

import pytest

from nemeton.games.root.cards import CARDS, DOMINANCES, QUESTS, SUITS, matches
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.card_effects import anytime_options
from nemeton.games.root.rules.crafting import craftable
from nemeton.games.root.rules.dominance import Take, dominance_options
from nemeton.games.root.steps import FactionStep, Phase, PhaseStart, Turn
from tests.games.root.woodland import DECK, asked, board, describe, hand, options, play, points, seat, woodland

TRIO = ("marquise", "eyrie", "alliance")
CRAFT = [FactionStep(0, "craft")]


def test_the_deck_is_the_deck():
    """Facts: 54 cards, by suit and kind."""
    suits = [CARDS[card].suit for card in DECK]
    assert [suits.count(suit) for suit in ("bird", "fox", "rabbit", "mouse")] == [14, 14, 13, 13]
    kinds = [CARDS[card].kind for card in DECK]
    assert [kinds.count(kind) for kind in ("ambush", "dominance", "item", "persistent", "immediate")] == [
        5,
        4,
        20,
        22,
        3,
    ]
    assert len(QUESTS) == 15


@pytest.mark.parametrize(("name", "paths", "forests"), [("autumn", 18, 7), ("winter", 16, 8)])
def test_the_maps_are_the_maps(name, paths, forests):
    """Facts: 12 clearings, symmetric paths, 22 slots, 4 ruins; what a forest touches is said from both sides."""
    board = MAPS[name]
    assert sum(len(site.paths) for site in board.clearings.values()) == 2 * paths
    assert all(at in board.clearings[to].paths for at, site in board.clearings.items() for to in site.paths)
    assert sum(site.slots for site in board.clearings.values()) == 22
    assert sum(site.ruin for site in board.clearings.values()) == 4
    assert len(board.forests) == forests
    assert all(at in board.forests[to].forests for at, wood in board.forests.items() for to in wood.forests)


def test_birds_are_wild_and_nothing_is_a_bird():
    """2.1.1."""
    assert all(matches("armorers", suit) for suit in (*SUITS, "bird"))
    assert not matches("anvil", "bird")


def test_each_piece_crafts_once_a_turn():
    """4.1.1: two rabbit workshops craft a card of two, then nothing more."""
    game = woodland(
        TRIO, {5: "workshop workshop"}, agenda=CRAFT, hands={"marquise": ["bake_sale", "a_visit_to_friends"]}
    )
    play(game, ("craft", "bake_sale"))
    assert points(game, "marquise") == 3
    assert game.state.items["coins"] == 1
    assert craftable(game.state, 0) == []


def test_an_item_that_is_gone_cannot_be_crafted():
    """4.1.2."""
    game = woodland(
        TRIO, {5: "workshop workshop"}, agenda=CRAFT, hands={"marquise": ["bake_sale"]}, items={"coins": 0, "boot": 1}
    )
    assert craftable(game.state, 0) == []


def test_no_second_card_of_a_name_in_play():
    """4.1.4."""
    game = woodland(
        TRIO, {5: "workshop workshop"}, agenda=CRAFT, hands={"marquise": ["cobbler"]}, crafted={"marquise": ["cobbler"]}
    )
    assert craftable(game.state, 0) == []


def test_a_cost_of_any_suit_is_the_crafters_choice():
    """4.1.1: Royal Claim wants four pieces of whatever suit."""
    where = {5: "workshop workshop", 1: "workshop", 9: "workshop workshop"}
    game = woodland(TRIO, where, agenda=CRAFT, hands={"marquise": ["royal_claim"]})
    ways = [option for option in options(game) if option[:2] == ("craft", "royal_claim")]
    assert len(ways) == 3
    play(game, ("craft", "royal_claim", "fox", "rabbit", "rabbit", "mouse"))
    assert game.state.activated == {"fox": 1, "rabbit": 2, "mouse": 1}


def test_a_favor_removes_every_enemy_piece_of_a_suit():
    """Favor of the Rabbits, 1.5.4: points for buildings and tokens, then what it triggers."""
    where = {5: "workshop workshop bird", 10: "workshop sympathy", 3: "cat bird roost"}
    game = woodland(TRIO, where, agenda=CRAFT, hands={"marquise": ["favor_of_the_rabbits", "anvil"]})
    play(game, ("craft", "favor_of_the_rabbits"))
    assert (describe(game, 5), describe(game, 10), describe(game, 3)) == ("workshop workshop", "workshop", "cat")
    assert points(game, "marquise") == 2
    assert asked(game) == ("marquise", "outrage")


# 3.3 Dominance


def test_dominance_wants_ten_points_and_ends_scoring():
    """3.3.1."""
    game = woodland(TRIO, agenda=[])
    for had, may in ((9, False), (10, True)):
        game = woodland(
            TRIO,
            {5: "cat sawmill wood"},
            agenda=[FactionStep(0, "actions")],
            points={"marquise": had},
            hands={"marquise": ["dominance_fox"]},
        )
        assert (("activate", "dominance_fox", -1) in options(game)) is may
    play(game, ("activate", "dominance_fox", -1), ("build", "sawmill", 5))
    assert points(game, "marquise") == 10
    assert hand(game, "marquise") == []


@pytest.mark.parametrize(
    ("card", "where", "won"),
    [
        ("dominance_fox", {1: "cat", 6: "cat", 8: "cat"}, True),
        ("dominance_fox", {1: "cat", 6: "cat", 5: "cat"}, False),
        ("dominance_bird", {1: "cat", 3: "cat"}, True),
        ("dominance_bird", {1: "cat", 2: "cat"}, False),
    ],
)
def test_dominance_wins_at_the_start_of_birdsong(card, where, won):
    """3.3.1.I, II."""
    game = woodland(TRIO, where, agenda=[Turn(0)], dominance={"marquise": card})
    assert game.over is won
    if won:
        assert game.result is not None
        assert (game.result.how, game.result.winners) == ("dominance", (0,))


def test_a_spent_dominance_card_is_available():
    """3.3.3, 3.3.4: whoever pays a matching card may take it; for the bird one, a bird."""
    game = woodland(
        TRIO, {5: "sawmill"}, agenda=[FactionStep(0, "actions")], hands={"marquise": ["dominance_rabbit", "bake_sale"]}
    )
    play(game, ("overwork", "dominance_rabbit", 5))
    assert game.state.available == ["dominance_rabbit"]
    assert dominance_options(game.state, 0) == [Take("dominance_rabbit", "bake_sale")]
    play(game, ("take", "dominance_rabbit", "bake_sale"))
    assert hand(game, "marquise") == ["dominance_rabbit"]
    game = woodland(TRIO, agenda=[], available=["dominance_bird"], hands={"marquise": ["anvil", "armorers"]})
    assert dominance_options(game.state, 0) == [Take("dominance_bird", "armorers")]


def test_two_players_play_without_dominance():
    """5.1.3."""
    game = woodland(("marquise", "eyrie"), agenda=[])
    assert len(game.state.deck) == 50


# Crafted cards


def test_better_burrow_bank_draws_for_two():
    game = woodland(
        TRIO, agenda=[PhaseStart(0, "birdsong")], phase="birdsong", crafted={"marquise": ["better_burrow_bank"]}
    )
    play(game, seat(game, "eyrie"))
    assert (len(hand(game, "marquise")), len(hand(game, "eyrie"))) == (1, 1)


def test_command_warren_starts_a_battle():
    game = woodland(
        TRIO,
        {5: "cat bird"},
        agenda=[PhaseStart(0, "daylight")],
        crafted={"marquise": ["command_warren"]},
        hands={"eyrie": ["anvil"]},
    )
    play(game, ("battle", 5, 1))
    assert asked(game) == ("eyrie", "ambush")


def test_cobbler_moves_in_the_evening():
    game = woodland(
        TRIO, {5: "cat"}, agenda=[PhaseStart(0, "evening")], phase="evening", crafted={"marquise": ["cobbler"]}
    )
    play(game, ("move", 5, 1, 1))
    assert describe(game, 1) == "cat"


def test_royal_claim_scores_ruled_clearings():
    game = woodland(TRIO, {5: "cat", 1: "cat", 2: "cat bird"}, agenda=[Turn(0)], crafted={"marquise": ["royal_claim"]})
    play(game, ("use", "royal_claim", 0))
    assert points(game, "marquise") == 2
    assert game.state.discard == ["royal_claim"]


def test_stand_and_deliver_takes_a_card_for_a_point():
    game = woodland(
        TRIO, agenda=[Turn(0)], crafted={"marquise": ["stand_and_deliver"]}, hands={"eyrie": ["anvil"]}, script=(0,)
    )
    assert [option for option in options(game) if option != "stop"] == [("use", "stand_and_deliver", 1)]
    play(game, ("use", "stand_and_deliver", 1))
    assert (hand(game, "marquise"), points(game, "eyrie")) == (["anvil"], 1)
    assert anytime_options(game.state, 0) == [], "once a birdsong"


def test_tax_collector_trades_a_warrior_for_a_card():
    game = woodland(TRIO, {5: "cat"}, agenda=[FactionStep(0, "actions")], crafted={"marquise": ["tax_collector"]})
    play(game, ("use", "tax_collector", 5))
    assert (describe(game, 5), len(hand(game, "marquise"))) == ("", 1)
    assert ("use", "tax_collector", 5) not in options(game)


def test_codebreakers_look_at_a_hand():
    game = woodland(
        TRIO, agenda=[FactionStep(0, "actions")], crafted={"marquise": ["codebreakers"]}, hands={"eyrie": ["anvil"]}
    )
    play(game, ("use", "codebreakers", 1))
    assert game.state.hands[1][0].is_known_to(0)
    assert not game.state.hands[1][0].is_known_to(2)


def test_an_empty_deck_is_shuffled_anew():
    """2.1."""
    thrown = [card for card in DECK if card != "anvil" and card not in DOMINANCES]
    game = woodland(TRIO, agenda=[Phase(0, "evening")], phase="evening", discard=thrown, available=DOMINANCES)
    assert hand(game, "marquise") == ["anvil"]
    assert board(game, "marquise").actions == 3
    assert (len(game.state.deck), game.state.discard) == (49, []), "at once, when the last card is drawn"
