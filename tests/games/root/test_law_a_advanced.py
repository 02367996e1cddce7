"""Law A: the advanced setup. Its order, the row of setup cards, who may take what, homelands, cards to keep."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME, rulings
from nemeton.games.root.cards import DOMINANCES
from nemeton.games.root.factions.vagabond.characters import CHARACTERS
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.advanced_setup import TakeCard, choosing_order, steps_of_setup
from nemeton.games.root.rules.homelands import TWO_BETWEEN, moves_from
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.games.root.rules.setup import advice
from nemeton.games.root.state import RootGame, RootOptions, SetupCard
from nemeton.games.root.steps import AllChosen, ChooseFaction, DealFive, KeepCards, LayRow
from nemeton.kernel import BadPosition, BadSetup, IllegalAnswer, Phrase
from nemeton.kernel.records import read_position, start
from nemeton.site.view.option_controls import offered_controls
from tests.games.root.drafting import board, draft_of, drafting, homes_on_offer, offered, seen_board, take


def begun(players: int = 4, seed: int = 1, **options: str) -> RootGame:
    return start(GAME, players, {"setup": "advanced", **options}, seed)


def played_on(game: RootGame, seed: int = 1) -> RootGame:
    """Everybody answers by chance until the first turn."""
    rng = Random(seed)
    while game.state.phase == "setup":
        ask = rng.choice(game.asks)
        game.answer(rng.choice(list(ask.options)), seat=ask.seat)
    return game


# The order


def test_a_4_the_first_player_is_drawn_by_lot_and_chooses_last():
    firsts = {begun(seed=seed).state.active for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    # given that seat 2 of four begins
    state = next(game.state for game in (begun(seed=seed) for seed in range(30)) if game.state.active == 2)
    # then who is last in turn order chooses first, and so on against the clock
    assert choosing_order(state) == [1, 0, 3, 2]


def test_a_8_2_the_last_player_is_asked_first():
    game = begun()
    assert game.asks[0].seat == (game.state.active - 1) % 4
    assert game.asks[0].kind == "root.draft"
    waiting = [step.seat for step in reversed(game.state.agenda) if isinstance(step, ChooseFaction)]
    assert waiting == [(game.state.active + more) % 4 for more in (2, 1, 0)]


def test_a_7_comes_before_a_8_and_a_10_comes_last():
    """Cards are dealt before the row lies there, and are kept when all factions are set up."""
    kinds = [type(step) for step in steps_of_setup(begun(2).state)]
    assert kinds[:2] == [DealFive, LayRow]
    assert kinds[-3:-1] == [AllChosen, KeepCards]


@pytest.mark.parametrize(("players", "dominances"), [(2, 0), (3, 4), (6, 4)])
def test_a_7_five_cards_each_and_no_dominance_for_two(players, dominances):
    state = begun(players).state
    assert [len(cards) for cards in state.hands] == [5] * players
    cards = [card.card for zone in (*state.hands, state.deck) for card in zone]
    assert sum(card in DOMINANCES for card in cards) == dominances


def test_a_7_nobody_sees_the_cards_of_others():
    view = begun().seen_by(1)
    assert [sum(card.card != "" for card in cards) for cards in view.hands] == [0, 5, 0, 0]


def test_a_5_landmarks_are_set_up_before_cards_are_dealt():
    game = begun(4, landmarks="two")
    assert [ask.kind for ask in game.asks] == ["root.landmark"]
    assert game.asks[0].seat == (game.state.active - 1) % 4, "the last player"
    assert not any(game.state.hands)
    assert not draft_of(game).row
    game.answer(game.asks[0].options[0])
    game.answer(game.asks[0].options[0])
    assert [ask.kind for ask in game.asks] == ["root.draft"]
    assert [len(cards) for cards in game.state.hands] == [5] * 4


# The row


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_8_1_a_militant_and_as_many_cards_as_players(players):
    for seed in range(40):
        row = draft_of(begun(players, seed)).row
        assert len(row) == players + 1
        assert FACTIONS[row[0].faction].is_militant
        counts = Counter(card.faction for card in row)
        assert all(count == 1 or (name == "vagabond" and count == 2) for name, count in counts.items())


def test_a_8_1_every_card_may_come():
    met = Counter(card.faction for seed in range(60) for card in draft_of(begun(5, seed)).row)
    assert {*met} == {name for name, own in FACTIONS.items() if not own.second_of and not own.plays_itself}
    assert any([card.faction for card in draft_of(begun(6, seed)).row].count("vagabond") == 2 for seed in range(60)), (
        "both cards of the Vagabond take part"
    )


def test_a_8_1_i_two_players_do_without_insurgents():
    for seed in range(40):
        draft = draft_of(begun(2, seed))
        assert all(FACTIONS[card.faction].is_militant for card in draft.row)
        assert not draft.locked


def test_x14_the_other_way(monkeypatch):
    """One card of a kind, and factions that a group leaves out."""
    monkeypatch.setattr(rulings, "BOTH_OF_A_KIND", False)
    monkeypatch.setattr(rulings, "SETUP_CARDS_LEFT_OUT", ("keepers",))
    for seed in range(60):
        names = [card.faction for card in draft_of(begun(6, seed)).row]
        assert names.count("vagabond") <= 1
        assert "keepers" not in names


def test_a_8_1_ii_an_insurgent_that_comes_last_is_locked():
    seen = set()
    for seed in range(40):
        game = begun(4, seed)
        draft = draft_of(game)
        last = draft.row[-1]
        assert draft.locked == (not FACTIONS[last.faction].is_militant)
        assert (TakeCard(last.faction, last.character) in game.asks[0].options) != draft.locked
        seen.add(draft.locked)
    assert seen == {True, False}


def test_a_8_1_ii_it_stays_locked_until_somebody_takes_a_militant():
    # given a row whose last card, the Cult, is locked
    game = drafting("eyrie", "alliance", "corvids", "riverfolk", "cult", locked=True)
    assert offered(game) == ["eyrie", "alliance", "corvids", "riverfolk"]
    assert [(refusal.option, refusal.reason) for refusal in game.asks[0].refused] == [
        (TakeCard("cult"), "root.refused.locked")
    ]
    with pytest.raises(IllegalAnswer):
        take(game, "cult")
    # when somebody takes an insurgent, then it is still locked
    take(game, "alliance")
    assert "cult" not in offered(game)
    # when somebody takes a militant, then it is free
    take(game, "eyrie")
    game.answer(1)
    game.answer("despot")
    assert offered(game) == ["corvids", "riverfolk", "cult"]
    assert not game.asks[0].refused


def test_a_8_1_ii_who_comes_last_may_have_to_take_the_militant():
    game = drafting("keepers", "cult", chosen=("alliance",), players=2, locked=True)
    assert [entry.kind for entry in game.journal if entry.kind == "root.takes_faction"], "the only card left is taken"
    assert game.state.factions == ["keepers", "alliance"]


def test_a_8_1_iii_a_character_comes_with_each_card_of_the_vagabond():
    found = []
    for seed in range(80):
        dealt = [card.character for card in draft_of(begun(6, seed)).row if card.faction == "vagabond"]
        assert all(character in CHARACTERS for character in dealt)
        assert len(set(dealt)) == len(dealt)
        assert not any(card.character for card in draft_of(begun(6, seed)).row if card.faction != "vagabond")
        found += dealt
    assert {*found} == {*CHARACTERS}


def test_a_8_1_iii_who_takes_the_card_plays_that_character():
    game = drafting("eyrie", "vagabond ronin", "vagabond harrier", players=2, chosen=())
    take(game, "vagabond", "harrier")
    game.answer("f2")
    wanderer = board(game, 1)
    assert (wanderer.character, wanderer.forest) == ("harrier", "f2")
    assert sorted(item.kind for item in wanderer.items) == ["coins", "crossbow", "sword", "torch"]
    # when somebody takes the other one, then it is the second Vagabond with the other character
    take(game, "vagabond", "ronin")
    game.answer("f2")
    assert game.state.factions == ["vagabond_2", "vagabond"]
    assert board(game, 0).character == "ronin"


# Choosing


def test_a_8_2_a_faction_is_set_up_before_the_next_player_chooses():
    game = drafting("eyrie", "duchy", "alliance", "corvids", "keepers")
    take(game, "eyrie")
    assert (game.asks[0].seat, game.asks[0].kind) == (3, "root.homeland")
    game.answer(1)
    assert (game.asks[0].seat, game.asks[0].kind) == (3, "root.eyrie.leader")
    game.answer("despot")
    assert (game.asks[0].seat, game.asks[0].kind) == (2, "root.draft")
    assert game.state.factions == ["seat_1", "seat_2", "seat_3", "eyrie"]
    assert draft_of(game).row == [
        SetupCard("duchy"),
        SetupCard("alliance"),
        SetupCard("corvids"),
        SetupCard("keepers"),
    ]


def test_a_8_2_what_was_taken_is_not_on_offer_any_more():
    game = drafting("duchy", "corvids", "keepers", players=2)
    take(game, "duchy")
    game.answer(1)
    while game.asks[0].kind == "root.spread":
        game.answer(game.asks[0].options[0])
    assert offered(game) == ["corvids", "keepers"]
    with pytest.raises(IllegalAnswer):
        take(game, "duchy")


def test_a_8_2_who_takes_an_open_hand_shows_it():
    """Law 11.2.3 holds from the moment at which the Riverfolk are somebody's."""
    game = begun(
        3, seed=next(s for s in range(99) if "riverfolk" in [c.faction for c in draft_of(begun(3, s)).row[:3]])
    )
    seat = game.asks[0].seat
    take(game, "riverfolk")
    for other in range(3):
        assert all(card.card for card in game.seen_by(other).hands[seat])
        assert sum(any(card.card for card in hand) for hand in game.seen_by(other).hands) == len({seat, other})


def test_a_8_2_a_choice_may_be_taken_back_until_the_next_player_has_chosen():
    game = drafting("eyrie", "duchy", "alliance", "corvids", "keepers")
    before = game.position()
    take(game, "eyrie")
    game.undo(3)
    assert game.position() == before


# Homelands


def test_a_8_2_i_nobody_chooses_what_somebody_else_has_chosen():
    game = drafting(
        "corvids",
        "alliance",
        chosen=("duchy",),
        players=2,
        homelands={"duchy": [1]},
        clearings={1: "2 mole tunnel", 5: "mole", 9: "2 mole", 10: "2 mole"},
    )
    take(game, "corvids")
    assert homes_on_offer(game) == list(range(2, 13))
    with pytest.raises(IllegalAnswer):
        game.answer(1)


def test_a_8_2_i_all_pieces_must_find_room():
    """A roost needs a slot: not in 1, whose only one is taken, and nobody places at the keep."""
    game = drafting(
        "eyrie",
        "alliance",
        chosen=("marquise",),
        players=2,
        clearings={1: "sawmill", 2: "keep", 3: "workshop", 4: "recruiter"},
        boards={"marquise": {"keep": "map"}},
    )
    take(game, "eyrie")
    assert not {1, 2, 3, 4} & {*homes_on_offer(game)}


def test_a_8_2_ii_two_clearings_between_if_there_are_such_places():
    # given a homeland in 1 on the autumn map
    game = drafting("eyrie", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1]})
    take(game, "eyrie")
    away = moves_from(game.state, [1])
    # then the Eyrie begin at the edge, three moves away
    assert homes_on_offer(game) == [where for where in (2, 3, 4, 5, 6, 7, 8, 9) if away[where] >= TWO_BETWEEN]
    assert homes_on_offer(game) == [3, 6, 7, 8]


def test_a_8_2_ii_else_not_adjacent_else_adjacent():
    # given homelands in 1, 3 and 11: nothing at the edge is three moves from all of them
    game = drafting("eyrie", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1, 3, 11]})
    take(game, "eyrie")
    assert homes_on_offer(game) == [2, 4, 8], "not adjacent to any"
    # given homelands beside everything at the edge
    game = drafting("eyrie", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1, 3, 4, 2, 7, 12]})
    take(game, "eyrie")
    assert homes_on_offer(game) == [5, 6, 8, 9]


def test_a_8_2_ii_buried_paths_are_no_way():
    """On the mountain distance is counted along open paths: the way from 5 to 9 is buried."""
    game = drafting("eyrie", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [9]}, land="mountain")
    assert (5, 9) in game.state.closed_paths
    assert moves_from(game.state, [9])[5] > 1
    take(game, "eyrie")
    assert homes_on_offer(game) == [where for where in MAPS["mountain"].edge if moves_from(game.state, [9])[where] >= 3]


def test_s4_where_no_edge_is_left_any_clearing_will_do():
    edge = [*MAPS["autumn"].edge]
    game = drafting("eyrie", "alliance", chosen=("corvids",), players=2, homelands={"corvids": edge})
    take(game, "eyrie")
    assert homes_on_offer(game) == [10, 11, 12]


# Every faction's card


def warriors(game: RootGame, seat: int) -> dict[int, int]:
    return {where: here.warriors[seat] for where, here in game.state.clearings.items() if here.warriors[seat]}


def test_a_8_2_the_marquise_has_three_homelands_that_hang_together():
    game = drafting("marquise", "eyrie", chosen=("corvids",), players=2, homelands={"corvids": [5]})
    take(game, "marquise")
    assert homes_on_offer(game) == [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]
    game.answer(1)
    assert {9, 10} <= {*homes_on_offer(game)}
    game.answer(9)
    assert homes_on_offer(game) == [4, 10, 12]
    with pytest.raises(IllegalAnswer):
        game.answer(3)
    game.answer(4)
    # then warriors stand everywhere, two in each homeland
    assert warriors(game, 0) == {where: 2 if where in (1, 9, 4) else 1 for where in range(1, 13)}
    # and the keep comes where no enemy homeland is adjacent: 1 lies beside 5
    assert [*game.asks[0].options] == [4, 9]
    game.answer(4)
    # and the buildings each in another homeland
    assert (game.asks[0].kind, [*game.asks[0].options]) == ("root.marquise.first", [1, 4, 9])
    game.answer(9)
    assert [*game.asks[0].options] == [1, 4]
    game.answer(1)
    clearings = game.state.clearings
    assert [clearings[at].buildings for at in (9, 1, 4)] == [[(0, "sawmill")], [(0, "workshop")], [(0, "recruiter")]]
    assert clearings[4].tokens == [(0, "keep")]
    assert game.state.supply[0] == 25 - 15


def test_a_8_2_where_nothing_hangs_together_the_marquise_does_as_well_as_can_be():
    """With these homelands of others no three free clearings are adjacent to each other."""
    others = [2, 10, 12, 9, 3, 7, 11]
    game = drafting("marquise", "eyrie", chosen=("corvids",), players=2, homelands={"corvids": others})
    take(game, "marquise")
    assert homes_on_offer(game) == [1, 4, 5, 6, 8]
    game.answer(4)
    assert draft_of(game).homelands[0][:2] == [4, 8], "the only one beside the first"


def test_a_8_2_the_eyrie():
    game = drafting("eyrie", "alliance", "duchy", players=2)
    take(game, "eyrie")
    assert homes_on_offer(game) == [1, 2, 3, 4, 5, 6, 7, 8, 9], "any edge while nobody else has a homeland"
    game.answer(5)
    game.answer("builder")
    assert warriors(game, 1) == {5: 6}
    assert game.state.clearings[5].buildings == [(1, "roost")]
    eyrie = board(game, 1)
    assert (eyrie.leader, eyrie.roost, eyrie.decree["recruit"], eyrie.decree["move"]) == (
        "builder",
        6,
        ["vizier"],
        ["vizier"],
    )


def test_a_8_2_the_alliance():
    game = drafting("eyrie", "alliance", "duchy", players=2)
    take(game, "alliance")
    assert len(board(game, 1).supporters) == 3
    assert game.asks[0].seat == 0, "they choose no homeland"


def test_a_8_2_the_cult():
    game = drafting("cult", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1]})
    take(game, "cult")
    assert homes_on_offer(game) == [2, 3, 4, 6, 7, 8, 11, 12], "beside nobody's homeland, at the edge or not"
    game.answer(12)
    assert game.state.clearings[12].buildings == [(0, f"garden_{game.state.clearings[12].suit}")]
    # then three warriors come to three of the five clearings beside it
    for where in (4, 9, 11):
        assert game.asks[0].kind == "root.spread"
        game.answer(where)
    assert warriors(game, 0) == {12: 4, 4: 1, 9: 1, 11: 1}
    assert board(game, 0).acolytes == 2
    assert game.state.supply[0] == 25 - 9
    game.answer("mouse")
    assert board(game, 0).outcast == "mouse"


def test_a_8_2_the_duchy_spreads_five_warriors_evenly():
    game = drafting("duchy", "alliance", "eyrie", players=2)
    take(game, "duchy")
    assert homes_on_offer(game) == [*range(1, 13)]
    # when the homeland has three neighbours, each gets one and two of them another one
    game.answer(1)
    assert warriors(game, 1) == {1: 2, 5: 1, 9: 1, 10: 1}
    game.answer(5)
    assert [*game.asks[0].options] == [9, 10], "nobody gets three"
    game.answer(10)
    assert warriors(game, 1) == {1: 2, 5: 2, 9: 1, 10: 2}
    assert game.state.clearings[1].tokens == [(1, "tunnel")]


def test_a_8_2_the_riverfolk():
    game = drafting("riverfolk", "alliance", "eyrie", players=2)
    take(game, "riverfolk")
    for where in (4, 5, 7, 10):
        game.answer(where)
    assert warriors(game, 1) == {4: 1, 5: 1, 7: 1, 10: 1}
    assert board(game, 1).payments == {1: 3}
    assert game.asks[0].kind == "root.riverfolk.prices"


def test_a_8_2_the_corvids_lay_a_plot_that_nobody_sees():
    game = drafting("corvids", "alliance", "eyrie", players=2)
    take(game, "corvids")
    assert homes_on_offer(game) == [*range(1, 13)]
    game.answer(12)
    assert [ask.kind for ask in game.asks] == ["root.corvids.first_plot"]
    kind = next(option for option in game.asks[0].options if option.kind == "raid")
    game.answer(kind)
    assert game.state.clearings[12].tokens == [(1, "plot")]
    assert board(game, 1).plots[12].kind.card == "raid"
    assert seen_board(game, 0, 1).plots[12].kind.card == ""
    for where in (1, 3, 7):
        game.answer(where)
    assert sum(warriors(game, 1).values()) == 4


def test_a_8_2_the_hundreds():
    game = drafting("hundreds", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1]})
    take(game, "hundreds")
    assert homes_on_offer(game) == [3, 6, 7, 8]
    game.answer(3)
    own = board(game, 0)
    assert (own.warlord, own.mood, warriors(game, 0)) == (3, "stubborn", {3: 4})
    assert game.state.clearings[3].buildings == [(0, "stronghold")]
    assert sorted(items[0].card for items in game.state.ruins.values()) == ["bag", "boot", "hammer", "sword"]


def test_a_8_2_the_keepers_have_two_homelands_beside_each_other():
    game = drafting("keepers", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [1]})
    take(game, "keepers")
    assert homes_on_offer(game) == [3, 6, 7, 8], "each with another one that is far enough"
    game.answer(3)
    assert homes_on_offer(game) == [6, 7]
    game.answer(7)
    assert warriors(game, 0) == {3: 4, 7: 4}
    while game.asks and game.asks[0].kind == "root.keepers.spread":
        game.answer(game.asks[0].options[0])
    own = board(game, 0)
    assert sum(map(len, own.forests.values())) == 12
    assert all(len(column) == 1 for column in own.retinue.values())


def test_a_8_2_ii_the_keepers_choose_one_by_one_where_no_pair_is_far_enough():
    game = drafting("keepers", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [6, 7]})
    # 1 alone is three moves from both, and is chosen by itself
    take(game, "keepers")
    assert draft_of(game).homelands[0] == [1]
    assert homes_on_offer(game) == [5, 9]


def test_x15_keepers_without_a_pair_make_way_for_another_militant(monkeypatch):
    # given that no two free clearings at the edge are adjacent
    taken = [1, 2, 3, 4]
    game = drafting("keepers", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [*taken, 7]})
    # then another militant lies in the row
    assert "keepers" not in offered(game)
    assert all(FACTIONS[name].is_militant or name == "alliance" for name in offered(game))
    # and the other way they stay, and do as well as can be
    monkeypatch.setattr(rulings, "NEXT_MILITANT_FOR_NO_ROOM", False)
    game = drafting("keepers", "alliance", chosen=("corvids",), players=2, homelands={"corvids": [*taken, 7]})
    take(game, "keepers")
    assert homes_on_offer(game)


# Items under the ruins (9.3.4, 9.7.1, 14.3.3)


def under(game: RootGame) -> list[int]:
    return [len(items) for items in game.state.ruins.values()]


def test_a_8_2_one_set_of_items_is_enough_for_the_hundreds_and_a_vagabond():
    game = drafting("hundreds", "vagabond thief", "vagabond ranger", "eyrie", players=3)
    take(game, "hundreds")
    game.answer(1)
    assert under(game) == [1, 1, 1, 1]
    take(game, "vagabond", "thief")
    game.answer("f1")
    assert under(game) == [1, 1, 1, 1]
    # when a second Vagabond comes, then a second set does
    take(game, "vagabond", "ranger")
    game.answer("f1")
    assert under(game) == [2, 2, 2, 2]
    assert not [*GAME.check(game.state)]


def test_a_8_2_a_vagabond_before_the_hundreds_brings_the_items():
    game = drafting("hundreds", "vagabond thief", "eyrie", players=2)
    take(game, "vagabond", "thief")
    game.answer("f1")
    take(game, "hundreds")
    game.answer(1)
    assert under(game) == [1, 1, 1, 1]
    assert not board(game, 0).brought


# At the end


def test_a_8_2_relationships_begin_when_all_have_chosen():
    game = drafting("eyrie", "vagabond thief", "duchy", players=2)
    take(game, "vagabond", "thief")
    game.answer("f1")
    assert board(game, 1).relations == {}
    take(game, "eyrie")
    game.answer(1)
    game.answer("despot")
    assert board(game, 1).relations == {0: 0}


def test_a_9_all_stand_at_zero():
    game = played_on(begun(5))
    assert game.state.points == [0] * 5
    assert "root.markers" in [entry.kind for entry in game.journal]


def test_a_10_three_of_five_cards_stay_and_the_rest_is_shuffled_into_the_deck():
    game = begun(3, seed=4)
    rng = Random(1)
    while game.asks[0].kind != "root.keep":
        game.answer(rng.choice(list(game.asks[0].options)))
    # then all are asked at once
    assert sorted(ask.seat for ask in game.asks) == [0, 1, 2]
    state = game.state
    total = len(state.deck) + sum(map(len, state.hands))
    kept = {}
    for seat in range(3):
        kept[seat] = next(iter(game.asks[0].options))
        game.answer(kept[seat], seat=game.asks[0].seat)
    state = game.state
    assert [sorted(card.card for card in cards) for cards in state.hands] == [sorted(kept[seat]) for seat in range(3)]
    assert len(state.deck) + 9 == total
    assert state.draft is None
    assert not any(card.known for card in state.deck), "nobody knows where they lie"
    assert state.phase == "birdsong"


def test_a_10_fewer_or_more_than_three_are_refused():
    game = begun(3, seed=4)
    rng = Random(1)
    while game.asks[0].kind != "root.keep":
        game.answer(rng.choice(list(game.asks[0].options)))
    seat = game.asks[0].seat
    hand = sorted(card.card for card in game.state.hands[seat])
    for wrong in (tuple(hand[:2]), tuple(hand), ("no_such_card",) * 3):
        with pytest.raises(IllegalAnswer):
            game.answer(wrong, seat=seat)


# Tables and positions


def test_5_what_a_table_may_not_want_together():
    with pytest.raises(BadSetup, match="no seat may have one beforehand: Eyrie Dynasties"):
        begun(3, seat_2="eyrie")
    with pytest.raises(BadSetup, match="a first game is set up as usual"):
        begun(3, scenario="first_game")


def test_x18_automata_have_no_place_in_an_advanced_setup():
    with pytest.raises(BadSetup, match="no seat may have one beforehand"):
        begun(3, seat_2="electric_eyrie")
    assert not any(FACTIONS[card.faction].plays_itself for seed in range(40) for card in draft_of(begun(6, seed)).row)


def test_5_the_form_does_not_ask_who_plays_what():
    wanted = [*(control.name for control in offered_controls(GAME, 4, {"setup": "advanced"}))]
    assert {"scenario", "map", "suits", "deck", "setup"} <= {*wanted}
    assert not [name for name in wanted if name == "lot" or name.startswith(("seat_", "difficulty_"))]
    assert "seat_1" in [control.name for control in offered_controls(GAME, 4, {})]
    assert advice(6, RootOptions(setup="advanced")) is None


def test_5_five_factions_of_the_corners_are_told_of_the_advanced_setup():
    seats = dict(
        zip((f"seat_{n}" for n in range(1, 6)), ("marquise", "eyrie", "cult", "duchy", "hundreds"), strict=True)
    )
    assert advice(5, GAME.read_options(seats)) == Phrase("root.advice.corners", {"count": 5})
    assert advice(5, GAME.read_options(seats | {"seat_5": "vagabond"})) is None


def test_every_moment_of_an_advanced_setup_can_be_written_and_read():
    for seed in range(4):
        game, rng = begun(2 + seed, seed), Random(seed)
        while game.state.phase == "setup":
            written = game.position()
            assert read_position(GAME, written, 1).position() == written
            ask = rng.choice(game.asks)
            game.answer(rng.choice(list(ask.options)), seat=ask.seat)


@pytest.mark.parametrize(
    "wrong",
    [
        {"draft": None},
        {"draft": {"row": ["eyrie"]}},
        {"draft": {"row": ["eyrie", "eyrie", "duchy"]}},
        {"draft": {"row": ["eyrie", "duchy", "vagabond"]}},
        {"draft": {"row": ["eyrie", "duchy", "vagabond nobody"]}},
        {"draft": {"row": ["eyrie", "duchy", "keepers"], "locked": True}},
        {"draft": {"row": ["eyrie", "duchy", "keepers"], "homelands": {"seat_1": [1]}}},
        {"draft": {"row": ["eyrie", "duchy", "keepers"], "characters": {"seat_1": "thief"}}},
        {"draft": {"row": ["eyrie", "duchy", "keepers"], "homelands": {"marquise": [1]}}},
        {"draft": {"row": ["eyrie"] * 100}},
        {"draft": {"row": "eyrie"}},
        {"phase": "birdsong", "agenda": [{"step": "turn", "seat": 0}]},
        {"agenda": [{"step": "begin"}, {"step": "choose_faction", "seat": 0}]},
        {"factions": ["seat_2", "seat_1"]},
        {"options": {}},
    ],
)
def test_positions_that_cannot_be_are_refused(wrong):
    with pytest.raises(BadPosition):
        drafting("eyrie", "duchy", "keepers", players=2, **wrong)


# What is hidden


def test_sight_nobody_learns_from_the_choice_of_factions_what_others_hold():
    """A twin in which all that a seat cannot know is dealt anew looks the same to it, and is asked the same."""
    for seed in range(6):
        game, rng = begun(4, seed), Random(seed)
        while game.state.phase == "setup":
            for seat in range(4):
                twin = game.imagined(seat, Random(seed))
                assert twin.seen_by(seat) == game.seen_by(seat)
                mine = [list(ask.options) for ask in game.asks if ask.seat == seat]
                assert [list(ask.options) for ask in twin.asks if ask.seat == seat] == mine
            ask = rng.choice(game.asks)
            game.answer(rng.choice(list(ask.options)), seat=ask.seat)


def test_sight_the_five_cards_are_imagined_anew():
    game = begun(4)
    seen = {tuple(sorted(c.card for c in game.imagined(0, Random(n)).state.hands[1])) for n in range(8)}
    assert len(seen) > 1
    mine = {tuple(sorted(c.card for c in game.imagined(0, Random(n)).state.hands[0])) for n in range(8)}
    assert len(mine) == 1


# A.8 Factions as usual, cards as in the advanced setup


def five(seed: int = 1, **options: Any) -> RootGame:
    seats = {"seat_1": "marquise", "seat_2": "riverfolk", "seat_3": "alliance"}
    return start(GAME, 3, {"setup": "five_cards", **seats, **options}, seed)


def test_a_8_with_factions_as_usual_everybody_keeps_three_of_five_cards():
    # given landmarks, which come before cards (A.5)
    game = five(landmarks="one", landmark_cards=["tower"])
    assert game.asks[0].kind == "root.landmark"
    assert not any(game.state.hands)
    # when the tower stands, then everybody has five cards, and factions begin in corners
    game.answer(game.asks[0].options[0])
    assert [len(cards) for cards in game.state.hands] == [5, 5, 5]
    assert game.asks[0].kind.startswith("root.marquise.")
    # when all factions stand, then all choose at the same time which three stay
    rng = Random(1)
    while game.asks[0].kind != "root.keep":
        game.answer(rng.choice(list(game.asks[0].options)))
        again = read_position(GAME, game.position(), 1)
        assert again.position() == game.position()
    assert [ask.seat for ask in game.asks] == [0, 1, 2]
    game = played_on(game)
    assert [len(cards) for cards in game.state.hands] == [3, 3, 3]
    assert len(game.state.deck) == 54 - 9 - 3, "three are supporters"
    assert game.state.phase == "birdsong"


def test_a_8_an_automaton_has_no_cards_to_keep():
    game = five(seat_2="electric_eyrie")
    while game.asks[0].kind != "root.keep":
        game.answer(game.asks[0].options[0])
    assert [ask.seat for ask in game.asks] == [0, 2]
    assert [len(cards) for cards in game.state.hands] == [5, 0, 5]
    assert game.state.points == [0, 0, 0]


def test_a_8_where_only_automata_play_nobody_keeps_cards():
    # given a table of automata, which need nobody
    game = start(GAME, 2, {"setup": "five_cards", "seat_1": "mechanical_marquise", "seat_2": "electric_eyrie"}, 1)
    # then it is set up and played to its end, and none of them has had a hand
    assert game.over
    assert game.state.hands == [[], []]
    assert not any(entry.kind == "root.kept" for entry in game.journal)


def test_a_5_a_6_with_five_cards_every_moment_of_the_setup_can_be_written_and_read():
    """Landmarks and hirelings come before the deal of five cards, factions after it."""
    for seed in range(4):
        # given two landmarks and hirelings
        game, rng = five(seed, landmarks="two", hirelings="with"), Random(seed)
        met = set()
        # when everything is set up, then each moment is written and read the same
        while game.state.phase == "setup":
            met.add(game.asks[0].kind)
            written = game.position()
            assert read_position(GAME, written, 1).position() == written
            ask = rng.choice(game.asks)
            game.answer(rng.choice(list(ask.options)), seat=ask.seat)
        assert {"root.landmark", "root.keep"} <= met


def test_a_7_what_cannot_wait_beside_the_deal_is_refused():
    """Five cards are dealt once landmarks and hirelings stand and before any faction does."""
    position = five(landmarks="two", hirelings="with").position()
    begin, keep, *prepared, deal, band, other_band, last_band, mark, other_mark = position["state"]["agenda"]
    bands, marks = [band, other_band, last_band], [mark, other_mark]
    assert read_position(GAME, position, 1).position() == position
    for wrong in (
        [begin, keep, *prepared, *bands, deal, *marks],
        [begin, keep, *prepared, *bands, *marks, deal],
        [begin, keep, deal, *prepared, *bands, *marks],
        [begin, keep, *prepared[1:], deal, *bands, *marks],
        [begin, *prepared, keep, deal, *bands, *marks],
        [begin, keep, *prepared, deal, *marks, *bands],
        [begin, keep, *prepared, deal, deal, *bands, *marks],
    ):
        with pytest.raises(BadPosition):
            read_position(GAME, {**position, "state": {**position["state"], "agenda": wrong}}, 1)


def test_a_8_a_first_game_has_no_five_cards():
    with pytest.raises(BadSetup, match="a first game is set up as usual"):
        start(GAME, 4, {"setup": "five_cards", "scenario": "first_game"}, 1)


@pytest.mark.parametrize("agenda", [["deal_five"], ["deal_five", "keep_cards"], ["choose_faction"]])
def test_a_8_what_cannot_wait_is_refused(agenda):
    game = five()
    position = game.position()
    position["state"]["agenda"] = [
        {"step": "begin"},
        *({"step": name} | ({"seat": 0} if "choose" in name else {}) for name in agenda),
    ]
    if agenda == ["deal_five"]:
        position["state"]["phase"] = "daylight"
    with pytest.raises(BadPosition, match="factions"):
        read_position(GAME, position, 1)
