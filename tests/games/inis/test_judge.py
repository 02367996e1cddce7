"""How well a seat of Inis stands, held against the rules themselves and against what every player knows."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest

from nemeton.games.inis.state import InisState, chieftain, king, met, present, seats
from nemeton.kernel import PUBLIC, Game, Result
from tests.games.inis.position import given, new_game

JUDGE: Any = import_module("nemeton.games.inis.judge")  # the package gives that name to the function
judge, standings = JUDGE.judge, JUDGE.standings

PLAIN = "valley 0,0 {0} capital s1 · cove 1,0 {1} · plains 0,1 {2} · hills 1,-1"


@cache
def situations() -> tuple[Game[InisState], ...]:
    """Points of random games for two, three and four players."""
    return tuple(_situations())


def _situations() -> Iterator[Game[InisState]]:
    for seed in range(6):
        rng = Random(seed)
        game = new_game(2 + seed % 3, seed=seed)
        while not game.over and game.state.turn < 90:
            ask = rng.choice(game.asks)
            game.answer(rng.choice(ask.options), ask.seat)
            if rng.random() < 0.05:
                yield game.fork()


def better(text: str, than: str, seat: int = 0, **more: Any) -> bool:
    """Does the seat stand better in one position than in another?"""
    stands, other = (judge(given(written, **more).state, seat) for written in (text, than))
    return bool(stands > other + 0.005)


# Exact traits


def names_of(state: InisState, seat: int) -> set[str]:
    return {JUDGE.NAMES[trait] for trait in JUDGE.traits(state)[seat]}


def test_judge_counts_conditions_and_lands_as_the_rules_do():
    seen = set()
    for game in situations():
        state = game.state
        found, island = JUDGE.survey(state, game.players)
        for seat in seats(state):
            assert JUDGE.spread(island, seat, state.deeds[seat], []) == met(state, seat)
            assert island[2][seat] == len(present(state, seat))
            led = sum(chieftain(state, where) == seat for where in state.tiles)
            assert f"leads {min(JUDGE.MOST_LANDS, led)}" in {JUDGE.NAMES[trait] for trait in found[seat]}
            seen.add(met(state, seat))
    assert seen >= {0, 1}


def test_judge_knows_who_would_be_king():
    kings, rng = set(), Random(1)
    for game in situations():
        state = game.fork().state
        state.deeds = [rng.randrange(7) for _ in seats(state)]
        for number in range(2**game.players):
            state.pretenders = [bool(number >> seat & 1) for seat in seats(state)]
            leader = chieftain(state, state.capital) if state.capital else -1
            pretenders = [seat for seat in seats(state) if state.pretenders[seat]]
            expected = king(state, leader if leader >= 0 else state.brenn, pretenders)
            found = {seat for seat in seats(state) if any("king against" in name for name in names_of(state, seat))}
            assert found == ({expected} if expected >= 0 else set())
            kings.add(expected)
    assert kings >= {-1, 0, 1}


def test_judge_knows_who_may_still_outbid_the_king():
    """Whoever has no token yet is given one, and the rules say who is king then."""
    outbid, rng = [0, 0], Random(2)
    for game in situations():
        state = game.fork().state
        state.deeds = [rng.randrange(7) for _ in seats(state)]
        state.pretenders = [rng.random() < 0.5 for _ in seats(state)]
        leader = chieftain(state, state.capital) if state.capital else -1
        brenn = leader if leader >= 0 else state.brenn
        pretenders = [seat for seat in seats(state) if state.pretenders[seat]]
        now = king(state, brenn, pretenders)
        rivals = (
            [seat for seat in seats(state) if seat not in pretenders] if state.phase == "season" and now >= 0 else []
        )
        then = {seat: king(state, brenn, [*pretenders, seat]) for seat in rivals if met(state, seat)}
        for seat in seats(state):
            found = names_of(state, seat)
            assert ("may outbid the king" in found) == (then.get(seat) == seat)
            fears = seat == now and any(other != now for other in then.values())
            assert ("king may be outbid" in found) == fears
            outbid[0] += "may outbid the king" in found
            outbid[1] += fears
    assert min(outbid) > 5


REACH = {name: f"may meet {name} by a card" for name in ("leading", "sanctuaries", "territories")}


@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("valley 0,0 A2 B2 capital s5 · cove 1,0 · A: sanctuary", "sanctuaries"),
        ("valley 0,0 A2 B2 capital s5 · cove 1,0 · A: druid | kernunos_sanctuary", "sanctuaries"),
        ("valley 0,0 A2 B2 capital s5 · cove 1,0 · A: bard geis", ""),
        ("valley 0,0 A2 B2 capital s5 · cove 1,0 · B: sanctuary", ""),
        ("valley 0,0 A2 B2 capital s4 · cove 1,0 · A: sanctuary", ""),  # two are missing
        ("valley 0,0 A2 B2 capital s4 · cove 1,0 · deeds 1 0 · A: sanctuary", "sanctuaries"),
        ("valley 0,0 A2 B2 capital s6 · cove 1,0 · A: sanctuary", ""),  # nothing is missing
        (
            "valley 0,0 B1 capital · cove 1,0 s1 · plains 0,1 A2 s3 · hills 1,-1 · deeds 2 0 · A: migration",
            "sanctuaries",
        ),
        ("valley 0,0 B1 capital · cove 1,0 · plains 0,1 A2 s3 · hills 1,-1 s1 · deeds 2 0 · A: migration", ""),
        ("valley 0,0 A2 B1 capital · cove 1,0 · plains 0,1 A1 · deeds 3 0 · A: migration", "territories"),
        ("valley 0,0 A2 B1 capital · cove 1,0 · plains 0,1 A1 card=A · deeds 3 0", "territories"),
        ("valley 0,0 A2 B1 capital · cove 1,0 · plains 0,1 A1 card=B · deeds 3 0", ""),
        ("valley 0,0 A4 capital · cove 1,0 B3 · deeds 3 0 · A: conquest", "leading"),
        ("valley 0,0 A3 capital · cove 1,0 B3 · deeds 3 0 · A: conquest", ""),  # as many as there are
        ("valley 0,0 B1 capital · cove 1,0 · plains 0,1 A4 · hills 1,-1 B3 · deeds 3 0 · A: conquest", ""),
        ("valley 0,0 capital · cove 1,0 A3 B3 · deeds 3 0 · A: new_clans", "leading"),
        ("valley 0,0 capital · cove 1,0 A3 B3 · deeds 3 0 · A: conquest", ""),
    ],
)
def test_judge_sees_what_a_card_in_hand_would_meet(text: str, reached: str):
    found = names_of(given(text).state, 0)
    assert {name for name, trait in REACH.items() if trait in found} == ({reached} if reached else set())


def test_judge_knows_by_which_condition_a_seat_would_be_king():
    assert "met by sanctuaries" in names_of(given("valley 0,0 A2 B2 capital s6 · cove 1,0 B1").state, 0)
    both = names_of(given("valley 0,0 A2 B1 capital s2 · cove 1,0 B1 · deeds 5 0").state, 0)
    assert {"met by leading", "met by sanctuaries"} & both == {"met by sanctuaries"}
    assert not any(name.startswith("met by") for name in names_of(given(PLAIN.format("A2", "B2", "")).state, 0))


def test_every_trait_has_a_weight_for_each_number_of_players():
    assert set(JUDGE.WEIGHTS) == set(JUDGE.NAMES)
    for players in (2, 3, 4):
        assert JUDGE.weights_for(players) == tuple(JUDGE.WEIGHTS[name][players - 2] for name in JUDGE.NAMES)
    assert JUDGE.weights_for(2) != JUDGE.weights_for(3) != JUDGE.weights_for(4)


def test_judge_spreads_deeds_in_the_best_way():
    game = given("valley 0,0 A1 capital s5 · cove 1,0 A1 · plains 0,1 A1 · hills 1,-1 A1 B1 · deeds 2 0")
    assert {"first lacks 0", "second lacks 1", "third lacks 6"} <= names_of(game.state, 0)


# What it makes of them


def test_judge_is_a_chance_that_all_seats_share():
    for game in situations():
        shares = standings(game.state)
        assert len(shares) == game.players
        assert all(0 < share < 1 for share in shares)
        assert sum(shares) == pytest.approx(1)
        assert [judge(game.state, seat) for seat in seats(game.state)] == list(shares)


def test_judge_treats_seats_alike():
    """Two seats that exchange everything exchange their standing."""
    here = given(PLAIN.format("A3 B1", "B2", "A1") + " · turn A · brenn B · A: bard geis | eriu · B: conquest")
    there = given(PLAIN.format("B3 A1", "A2", "B1") + " · turn B · brenn A · B: bard geis | eriu · A: conquest")
    assert judge(here.state, 0) == pytest.approx(judge(there.state, 1))


def test_judge_takes_concealed_states():
    for game in situations():
        for seat in (PUBLIC, *seats(game.state)):
            assert sum(standings(game.seen_by(seat))) == pytest.approx(1)


def test_judge_goes_by_the_result_of_a_finished_game():
    state = new_game(4).state
    state.result = Result("king", (2,))
    assert standings(state) == (0, 0, 1, 0)
    state.result = Result("unfinished", ())
    assert standings(state) == (0.25, 0.25, 0.25, 0.25)


def test_judge_likes_to_come_nearer_to_a_condition():
    assert better(PLAIN.format("A2 B1", "A1", "A1"), PLAIN.format("A2 B1", "A2", "B1"))
    five = "valley 0,0 A1 capital s5 · cove 1,0 B3"
    assert better(five + " · deeds 1 0", five)


def test_judge_likes_a_claim_that_stands_and_the_fewer_cards_against_it_the_better():
    claim = "valley 0,0 A2 B1 capital s6 · cove 1,0 B3"
    assert better(claim + " · pretenders A", claim)
    many = claim + " · pretenders A · B: conquest migration bard new_clans"
    assert better(claim + " · pretenders A · B: conquest", many)


def test_judge_wants_the_brenn_to_break_a_tie():
    tie = "valley 0,0 {} capital s6 · cove 1,0 A1 B1 · pretenders A B"
    assert better(tie.format("A3 B2"), tie.format("A2 B3"))


def test_judge_likes_cards_and_clans():
    bare = PLAIN.format("A2", "B2", "")
    assert better(bare + " · A: new_clans sanctuary", bare)
    assert better(bare + " · A: | eriu dagdas_harp", bare)
    assert better(PLAIN.format("A3", "B2", ""), bare)


def test_judge_knows_that_action_cards_are_lost_when_the_last_player_passes():
    cards = given(PLAIN.format("A2", "B2", "") + " · turn A · A: new_clans sanctuary · B: conquest").state
    shares = []
    for passes in range(2):
        cards.passes = passes
        shares.append(judge(cards, 0))
    assert shares[1] < shares[0] - 0.005


def test_judge_likes_a_claim_the_more_the_nearer_the_assembly():
    claim = given("valley 0,0 A2 B1 capital s6 · cove 1,0 B3 · pretenders A · turn B · B: conquest").state
    fresh = judge(claim, 0)
    claim.passes = 1
    assert judge(claim, 0) > fresh + 0.005


def test_judge_likes_a_card_that_would_meet_a_condition():
    five = "valley 0,0 A2 B2 capital s5 · cove 1,0 B1 A1 · A: "
    assert better(five + "sanctuary", five + "new_clans")


def test_judge_fears_whoever_can_outbid_the_king():
    """Both meet a condition, and only A has said so. B can take the throne if B is the Brenn, else A keeps it."""
    claim = "valley 0,0 A2 B2 capital s6 · cove 1,0 A1 B1 · pretenders A · turn B · A: bard · B: geis · brenn "
    assert judge(given(claim + "A").state, 0) > judge(given(claim + "B").state, 0) + 0.1
