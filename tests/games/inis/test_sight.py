"""Knowing and not knowing: who knows what after each kind of move, and that guesses respect it."""

from random import Random
from typing import Any

import pytest

from nemeton.games.inis.state import InisState
from nemeton.kernel import PUBLIC, Game, play_of
from tests.conformance.play import assert_same, shown_to
from tests.games.inis.position import (
    asked,
    assembly,
    clans,
    given,
    hand,
    offered,
    play,
    quiet,
    take_turn,
    use_moor,
)

ISLAND = "valley 0,0 A2 B1 capital s1 · cove 1,0 B2 C1 · plains 0,1 A1 C1"


def seen(game: Game[InisState], seat: int, zone: str) -> list[Any]:
    """The cards of a zone as a seat sees them, by name; of hands a list for each."""
    cards = getattr(game.seen_by(seat), zone)
    return (
        [[card.card for card in hand] for hand in cards]
        if zone in ("actions", "tales", "drafting")
        else [card.card for card in cards]
    )


def places(game: Game[InisState], seat: int, card: str, worlds: int = 60) -> set[str]:
    """Where a card lies in the worlds that a seat imagines: "A" to "D" for hands, "aside", "discard", "deck"."""
    found = set()
    for number in range(worlds):
        state = game.imagined(seat, Random(number)).state
        zones = {
            "ABCD"[owner]: [*state.actions[owner], *state.drafting[owner], *state.locked[owner]]
            for owner in range(len(state.reserve))
        }
        zones |= {"aside": state.aside, "discard": state.discard, "deck": state.deck}
        found |= {name for name, cards in zones.items() if any(one.card == card for one in cards)}
    return found


# Zones


def test_sight_hands_are_for_their_players_alone():
    game = given(ISLAND + " · A: bard geis | eriu · B: warlord | the_fianna · C: druid")
    assert seen(game, 0, "actions") == [["bard", "geis"], [""], [""]]
    assert seen(game, 1, "tales") == [[""], ["the_fianna"], []]
    assert seen(game, PUBLIC, "actions") == [["", ""], [""], [""]]


def test_sight_decks_pile_and_the_card_set_aside_are_hidden_from_all():
    game = given(ISLAND + " · aside geis")
    for seat in (0, 1, 2, PUBLIC):
        assert seen(game, seat, "aside") == [""]
        for zone in ("deck", "tale_deck", "pile"):
            assert set(seen(game, seat, zone)) == {""}


def test_sight_the_order_of_a_hand_tells_nothing():
    """Which card came when is nobody's business: known cards come first, by name."""
    one = given(ISLAND + " · A: geis bard warlord@AB")
    other = given(ISLAND + " · A: warlord@AB bard geis")
    for seat in (0, 1, PUBLIC):
        assert one.seen_by(seat).actions == other.seen_by(seat).actions


def test_sight_the_layers_of_the_first_game_are_known():
    tiles = [{"card": name, "layer": layer} for name, layer in (("forest", 1), ("moor", 2), ("swamp", 2))]
    game = given(ISLAND, pile=tiles, options={"scenario": "first_game"})
    assert [tile.layer for tile in game.seen_by(PUBLIC).pile][-3:] == [1, 2, 2]
    for number in range(20):
        state = game.imagined(0, Random(number)).state
        assert {tile.card for tile in state.pile[-2:]} == {"moor", "swamp"}


def test_sight_a_view_does_not_change_when_the_game_goes_on():
    game = given(ISLAND + " · A: conquest bard")
    view = game.seen_by(1)
    before = [list(tile.clans) for tile in view.tiles.values()]
    play(game, 0, ("play", "conquest", "season"), "cove", ("valley", "cove", 2), "done")
    quiet(game)
    assert clans(game, "cove") == [2, 2, 1]
    assert [list(tile.clans) for tile in view.tiles.values()] == before
    assert view.clash is None
    assert view.plays == []


def test_sight_a_view_of_a_clash_does_not_change_either():
    game = given("valley 0,0 A2 B2 c1 capital · cove 1,0 A1 · A: warlord")
    play(game, 0, ("play", "warlord", "season"))
    quiet(game)
    view = game.seen_by(1)
    assert asked(game) == [(1, "shelter")]
    play(game, 1, "shelter")
    assert view.clash is not None
    assert view.clash.sheltered == [0, 0]


# The draft


def kept_first(game: Game[InisState], count: int) -> list[list[str]]:
    """Everybody keeps the first so many cards by name; what each passed on."""
    passed = []
    hands = [sorted(card.card for card in cards) for cards in game.state.drafting]
    for seat, cards in enumerate(hands):
        passed.append(cards[count:])
        play(game, seat, tuple(cards[:count]))
    return passed


def test_sight_who_passes_cards_knows_where_they_are():
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2 · players 4", chance=[0])
    passed = kept_first(game, 1)[0]
    assert sorted(seen(game, 0, "drafting")[1]) == sorted(["", *passed])
    assert set(seen(game, 2, "drafting")[1]) == {""}
    assert set(seen(game, PUBLIC, "drafting")[1]) == {""}


def test_sight_passed_cards_may_have_gone_one_seat_further():
    """What A passed to B may be with B or, after B has passed cards, with C; not with D, and not aside."""
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2 · players 4", chance=[0])
    passed = kept_first(game, 1)[0]
    kept_first(game, 2)
    lost = [card for card in passed if card not in seen(game, 0, "drafting")[1]]
    assert lost
    for card in lost:
        assert places(game, 0, card) == {"B", "C"}
    kept_first(game, 3)
    for card in lost:
        assert places(game, 0, card) <= {"B", "C", "D", "A"}
        assert "aside" not in places(game, 0, card)


def test_sight_with_two_players_every_passed_card_is_known_to_both():
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2")
    passed = kept_first(game, 1)
    assert sorted(seen(game, 0, "drafting")[1]) == sorted(["", *passed[0]])
    passed = kept_first(game, 2)
    known = [card.card for card in game.seen_by(0).locked[1] if card.card]
    assert passed[0][0] in known


def test_sight_guesses_of_a_draft_keep_the_own_packet():
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2 · players 3")
    for number in range(10):
        imagined = game.imagined(1, Random(number))
        assert imagined.seen_by(1) == game.seen_by(1)


# Looking, giving, stealing, discarding


def test_sight_scouts_show_a_hand_to_one_player():
    game = given(
        ISLAND.replace("valley", "valley", 1) + " · players 4 · A: scouts_and_spies · B: geis warlord · C: druid"
    )
    play(game, 0, ("play", "scouts_and_spies", "season"), 1)
    quiet(game)
    assert sorted(seen(game, 0, "actions")[1]) == ["geis", "warlord"]
    assert seen(game, 2, "actions")[1] == ["", ""]


def test_sight_a_card_looked_at_may_be_discarded_unseen():
    """A has seen B's hand; then B answers an Attack with one of the two, face down."""
    game = given("""
        valley 0,0 A3 B2 capital · cove 1,0 A1 · plains 0,1 C1
        A: warlord · B: geis@AB druid@AB · C: bard
    """)
    play(game, 0, ("play", "warlord", "season"))
    quiet(game)
    if (1, "shelter") in asked(game):
        play(game, 1, "stay")
    play(game, 0, "fight")
    play(game, 1, "fight")
    play(game, 0, ("attack", 1))
    play(game, 1, "geis")
    assert [card.card for card in game.seen_by(1).discard] == ["geis"]
    assert [card.card for card in game.seen_by(0).discard] == [""]
    assert places(game, 0, "geis") == places(game, 0, "druid") == {"B", "discard"}
    assert places(game, 1, "geis") == {"discard"}
    assert len(places(game, 2, "geis")) > 2


def test_sight_a_stolen_card_is_known_to_the_two():
    game = given("""
        valley 0,0 A2 B1 capital · salt_mine 1,0 A2 C1 card=A · plains 0,1 B1
        A: bard citadel · B: geis · C: druid
    """)
    play(game, 0, ("play", "bard", "season"))
    play(game, 0, ("play", "adv_salt_mine", "season_played"), 1)
    quiet(game)
    assert asked(game) == [(0, "give")]
    play(game, 0, "citadel")
    quiet(game)
    # A gave the Citadel for the Geis: both know both cards, C knows neither
    assert seen(game, 0, "actions") == [["geis"], ["citadel"], [""]]
    assert seen(game, 1, "actions") == [["geis"], ["citadel"], [""]]
    assert seen(game, 2, "actions") == [[""], [""], ["druid"]]


def test_sight_spectators_lose_sight_of_a_card_that_goes_from_hand_to_hand():
    """All knew that B held the Geis; of two cards A takes one, and the two players alone know which."""
    game = given("""
        valley 0,0 A2 B1 capital · salt_mine 1,0 A2 card=A
        A: bard citadel · B: geis@all druid
    """)
    assert "geis" in seen(game, PUBLIC, "actions")[1]
    play(game, 0, ("play", "bard", "season"))
    play(game, 0, ("play", "adv_salt_mine", "season_played"))
    quiet(game)
    assert asked(game) == [(0, "give")]
    assert seen(game, PUBLIC, "actions") == [["", ""], [""]]


def test_sight_the_druid_fetches_a_card_unseen():
    """All knew the two discards; then the Druid takes one of them."""
    game = given(ISLAND + " · A: druid bard · B: new_clans · C: festival · discard warlord citadel")
    play(game, 0, ("play", "druid", "season"))
    quiet(game)
    play(game, 0, "warlord")
    quiet(game)
    assert "warlord" in hand(game, 0)
    assert sorted(seen(game, 1, "discard")) == ["", "druid"]
    assert places(game, 1, "warlord") == places(game, 1, "citadel") == {"A", "discard"}
    assert places(game, 0, "citadel") == {"discard"}


def test_sight_the_last_discard_is_fetched_before_everybodys_eyes():
    """With a single card in the pile there is no doubt which one went."""
    game = given(ISLAND + " · A: druid bard · B: new_clans · discard warlord")
    take_turn(game, 0, "druid", "warlord")
    assert seen(game, 1, "actions")[0] == ["warlord", ""]
    assert places(game, 1, "warlord") == {"A"}


def test_sight_lug_takes_a_card_that_all_have_seen():
    game = given(ISLAND + " · A: bard · B: druid | lug_samildanach")
    play(game, 0, ("play", "bard", "season"))
    play(game, 1, ("play", "lug_samildanach", "action_resolved"))
    quiet(game)
    assert seen(game, PUBLIC, "actions")[1] == ["bard", ""]


def test_sight_the_card_set_aside_is_known_to_who_put_it_there():
    game = given("valley 0,0 A2 B1 capital · cove 1,0 A2 card=A · A: bard citadel · B: druid · aside geis")
    play(game, 0, ("play", "bard", "season"))
    play(game, 0, ("play", "adv_cove", "season_played"))
    quiet(game)
    play(game, 0, "citadel")
    quiet(game)
    assert seen(game, 0, "aside") == ["citadel"]
    assert seen(game, 1, "aside") == [""]
    assert hand(game, 0) == ["geis"]


def test_sight_the_moor_shows_tales_to_one_player():
    game = given("valley 0,0 A2 capital · moor 1,0 B2 card=B · plains 0,1 C1 · A: bard | eriu the_fianna")
    use_moor(game, 1, 0)
    quiet(game)
    assert seen(game, 1, "tales")[0] == ["eriu", "the_fianna"]
    assert seen(game, 2, "tales")[0] == ["", ""]


def test_sight_tiles_that_were_looked_at_lie_at_the_bottom():
    """Tailtu's Land: who looked knows two tiles under the pile; everybody sees the one that came."""
    game = given(ISLAND + " · A: | tailtus_land · pile swamp moor hills forest")
    play(game, 0, ("play", "tailtus_land", "season"))
    quiet(game)
    play(game, 0, "moor")
    play(game, 0, offered(game, 0, "spot")[0])
    known = {tile for tile in seen(game, 0, "pile") if tile}
    assert known == {"swamp", "hills"}
    assert {tile for tile in seen(game, 1, "pile") if tile} == set()


def test_sight_all_is_forgotten_when_the_season_ends():
    game = given(ISLAND + " · A: bard@ABC · B: warlord@all · C: druid · passes 2 · turn C")
    play(game, 2, "pass")
    quiet(game)
    for seat in range(3):
        assert all(card.known == 1 << seat for card in game.state.drafting[seat])
        assert game.state.rumours[seat] == {}


# Guesses


def test_sight_guesses_keep_what_the_seat_knows_and_deal_the_rest_anew():
    game = given(ISLAND + " · A: bard geis@AB | eriu · B: warlord · C: druid · discard citadel · aside festival")
    worlds = [game.imagined(1, Random(number)).state for number in range(40)]
    assert all("geis" in [card.card for card in world.actions[0]] for world in worlds)
    assert all([card.card for card in world.actions[1]] == ["warlord"] for world in worlds)
    assert all([card.card for card in world.discard] == ["citadel"] for world in worlds)
    assert len({world.aside[0].card for world in worlds}) > 5
    assert len({world.tales[0][0].card for world in worlds}) > 10


def test_sight_guesses_do_not_depend_on_the_truth():
    """Two games that look the same to B lead B to the same guesses."""
    one = given(ISLAND + " · A: bard geis · B: warlord · C: druid · aside festival")
    other = given(ISLAND + " · A: druid festival · B: warlord · C: geis · aside bard")
    assert one.seen_by(1) == other.seen_by(1)
    for number in range(20):
        guesses = [game.imagined(1, Random(number)).state for game in (one, other)]
        assert guesses[0].actions == guesses[1].actions
        assert guesses[0].aside == guesses[1].aside


# Twin runs through drafts, windows and clashes

DRAFT = [{"step": "assembly"}]
OF_FOUR = "valley 0,0 A2 B1 capital · cove 1,0 B2 C2 · plains 0,1 D2 · players 4"
WINDOWS = (
    ISLAND
    + """
    A: bard migration warlord | eriu
    B: geis druid | lug_samildanach the_dagda
    C: citadel festival | oenguss_ploy children_of_dana
"""
)
CLASH = """
    valley 0,0 A3 B3 C2 c1 capital · cove 1,0 A1 B2 C2 · plains 0,1 C1 B1
    A: warlord bard | the_dagdas_club the_fianna
    B: geis citadel | dagdas_cauldron diarmuid_and_grainne
    C: festival druid | lugs_spear battle_frenzy
"""
CLASH_OF_FOUR = """
    hills 0,0 A3 B2 C2 D2 c1 capital card=B · iron_mine 1,0 A2 card=A · plains 0,1 C1 D1
    A: warlord raid bard | strengs_resolve
    B: geis citadel master_craftsman | ogmas_eloquence
    C: festival druid | tale_of_cuchulain
    D: scouts_and_spies emissaries | the_battle_of_moytura
"""
WARLORD = ("play", "warlord", "season")
SITUATIONS: dict[str, tuple[str, dict[str, Any], list[Any]]] = {
    "a draft of two": ("valley 0,0 A2 capital · cove 1,0 B2", {"agenda": DRAFT}, []),
    "a draft of four": (OF_FOUR, {"agenda": DRAFT}, []),
    "windows": (WINDOWS, {}, []),
    "a clash": (CLASH, {}, [WARLORD]),
    "a clash of four": (CLASH_OF_FOUR, {}, [WARLORD]),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", SITUATIONS)
def test_sight_twins_look_the_same(name: str):
    """Truth and a world in which all that a seat cannot know is guessed look the same to it, answer by answer."""
    text, more, answers = SITUATIONS[name]
    compared = 0
    for number in range(20):
        game = given(text, seed=number, **more)
        play(game, 0, *answers)
        rng = Random(number)
        for seat in (*range(game.players), PUBLIC):
            compared += run_twins(game.fork(), seat, rng)
    assert compared > 250


def run_twins(truth: Game[InisState], seat: int, rng: Random, answers: int = 25) -> int:
    """Play both on until something hidden was rightly shown to the seat; how many answers were compared."""
    twin = truth.imagined(seat, Random(rng.random()))
    play_of(twin).chance = truth.chance.copy()
    since, reveals = len(truth.journal), len(truth.reveals)
    for count in range(answers):
        if truth.over or not answer_both(truth, twin, seat, rng):
            return count
        if any(not seats or seat in seats for seats in (*truth.reveals[reveals:], *twin.reveals[reveals:])):
            return count
        assert_same(shown_to(truth, seat, since), shown_to(twin, seat, since), f"what seat {seat} sees leaks")
    return answers


def answer_both(truth: Game[InisState], twin: Game[InisState], seat: int, rng: Random) -> bool:
    """An answer that is legal in both. What another seat keeps in the draft is nobody's business: there each world has
    its own answer."""
    ask = rng.choice(truth.asks)
    others = [other for other in twin.asks if (other.seat, other.kind) == (ask.seat, ask.kind)]
    assert others, f"seat {ask.seat} is asked {ask.kind} in one world only"
    shared = [option for option in ask.options if option in others[0].options]
    if shared:
        option = rng.choice(shared)
        truth.answer(option, ask.seat, to=ask.kind)
        twin.answer(option, ask.seat, to=ask.kind)
        return True
    if ask.kind != "inis.draft" or ask.seat == seat:
        return False
    truth.answer(rng.choice(list(ask.options)), ask.seat, to=ask.kind)
    twin.answer(rng.choice(list(others[0].options)), ask.seat, to=ask.kind)
    return True
