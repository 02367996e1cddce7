"""Law A: the advanced setup. Its order, the row of setup cards, who may take what, cards to keep, positions."""

from collections import Counter
from random import Random

import pytest

from nemeton.games.root import GAME, rulings
from nemeton.games.root.cards import DOMINANCES
from nemeton.games.root.factions.vagabond.characters import CHARACTERS
from nemeton.games.root.rules.advanced_setup import TakeCard, choosing_order, steps_of_setup
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.games.root.rules.setup import advice
from nemeton.games.root.state import RootOptions, SetupCard
from nemeton.games.root.steps import AllChosen, ChooseFaction, DealFive, KeepCards, LayRow
from nemeton.kernel import BadPosition, BadSetup, IllegalAnswer, Phrase
from nemeton.kernel.records import read_position
from nemeton.site.view.option_controls import offered_controls
from tests.games.root.drafting import (
    begun,
    board,
    draft_of,
    drafting,
    offered,
    played_on,
    take,
)

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
