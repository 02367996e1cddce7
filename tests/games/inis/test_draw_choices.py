"""What may be chosen now is clicked where it lies, and every target carries the very answer."""

import json
from typing import Any

import pytest

from nemeton.games.inis import GAME
from nemeton.games.inis.beside import BESIDE
from nemeton.games.inis.cards import CARDS
from nemeton.games.inis.state import InisState
from nemeton.games.inis.windows import PlayCard
from nemeton.kernel import Ask, Game, Option, Pick, Standing, Subsets
from nemeton.kernel.values import to_json, written
from tests.games.inis.picture import on_a_page, random_play
from tests.games.inis.position import given, open_asks, play, quiet, take_turn
from tests.games.svg import Picture

ISLAND = """
hills 0,0 A3 B2 capital c1 s2
cove 1,0 A2 C1
plains 0,1 B2 A1
moor 1,-1 C2
swamp -1,1 A1
turn A · players 3
"""


def is_place(game: Game[InisState], ask: Ask, option: Option) -> bool:
    """Does an option name a place or a piece on the island? Read off the values alone, not as the drawing does it."""
    tiles = game.state.tiles
    if ask.kind == "inis.spot" or option in ("clan", "shelter", "stay"):
        return True
    if isinstance(option, str):
        return option in tiles
    if isinstance(option, tuple):
        return option[0] in ("attack", "withdraw", "add", "remove") or any(part in tiles for part in option)
    seen = [game.state.clash.where] if game.state.clash is not None else [*tiles]
    return ask.kind in ("inis.cuchulain", "inis.whom") and any(tiles[where].clans[option] for where in seen)


def check(game: Game[InisState], ask: Ask) -> set[str]:
    """Every option that is a place has one target with its value, a player one for each group; what must be chosen
    first is there to be chosen."""
    shown = on_a_page(game, ask.seat, ask)
    clicked = [hit.answer for hit in shown.hits]
    if ask.kind == "inis.whom":
        assert len({(hit.answer, hit.place) for hit in shown.hits}) == len(clicked)
        clicked = list(set(clicked))
    expected = (
        [] if isinstance(ask, Pick) else [option for option in map(written, ask.options) if is_place(game, ask, option)]
    )
    if ask.kind == "inis.cauldron":
        expected = [count for count in ask.options if count]
    assert sorted(map(repr, clicked)) == sorted(map(repr, expected))
    starts = {piece.get("data-from") for piece in shown.of("start")}
    for hit in shown.hits:
        assert hit.is_open == (not hit.start)
        assert not hit.start or hit.start in starts
        assert f"target-{hit.place}" in shown.ids
    answers = {hit.attrib["data-answer"] for hit in shown.of("hit")}
    assert answers == {json.dumps(to_json(option), ensure_ascii=False, separators=(",", ":")) for option in expected}
    return {ask.kind} if expected else set()


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 41), (3, 42), (4, 43)])
def test_every_option_that_is_a_place_can_be_clicked(players: int, seed: int):
    kinds: set[str] = set()
    for game in random_play(players, seed, 800, prefer=lambda option: isinstance(option, PlayCard)):
        for ask in game.asks:
            if not isinstance(ask, Standing) and ask.kind != "inis.answer":
                kinds |= check(game, ask)
    assert {"inis.place_first", "inis.where", "inis.group", "inis.place", "inis.spot"} <= kinds


def asked_now(game: Game[InisState], kind: str) -> Ask:
    """The ask of a kind that is open."""
    found = [ask for ask in open_asks(game) if ask.kind == f"inis.{kind}"]
    assert found, [ask.kind for ask in game.asks]
    return found[0]


# Questions that random games seldom ask: the island, who holds what, what is played, and what is asked then.
SELDOM: dict[str, tuple[str, list[Any], str]] = {
    "any clan is removed": ("A: | balors_eye", [("play", "balors_eye", "season")], "eye"),
    "a clan is swapped": ("A: new_alliance", [("play", "new_alliance", "swap")], "swap"),
    "a clan is pushed away": ("A: | breas_tyranny", [("play", "breas_tyranny", "season")], "tyranny"),
    "a clash is named": ("A: | the_morrigan", [("play", "the_morrigan", "season"), "leave"], "morrigan.clash"),
    "clans ride": ("A: | manannans_horses", [("play", "manannans_horses", "season")], "group"),
    "clans march": ("A: conquest", [("play", "conquest", "season"), "plains"], "group"),
    "the Other World": ("A: | the_other_world", [("play", "the_other_world", "season"), "hills"], "other_world"),
    "an own clan is lost": ("A: | deirdres_beauty", [("play", "deirdres_beauty", "season")], "lose_own"),
    "a clash begins": ("A: warlord", [("play", "warlord", "season"), "hills"], "shelter"),
}


@pytest.mark.parametrize("name", SELDOM)
def test_seldom_questions_can_be_clicked(name: str):
    hand, answers, kind = SELDOM[name]
    game = given(ISLAND + hand)
    play(game, 0, *answers)
    quiet(game)
    assert check(game, asked_now(game, kind)) == {f"inis.{kind}"}


def fight(hands: str) -> Game[InisState]:
    """A clash in the Hills that A has begun; nobody shelters, nobody wants peace, and A must maneuver."""
    game = given(ISLAND + hands)
    take_turn(game, 0, "warlord", "hills")
    play(game, 1, "stay")
    quiet(game)
    play(game, 0, "fight")
    play(game, 1, "fight")
    quiet(game)
    return game


def test_maneuvers_losses_and_withdrawals_can_be_clicked():
    game = fight("A: warlord\nB: bard")
    ask = asked_now(game, "maneuver")
    assert check(game, ask) == {"inis.maneuver"}
    shown = on_a_page(game, 0, ask)
    places = {hit.answer: hit.place for hit in shown.hits}
    assert places[("attack", 1)] == "hills-1"
    assert places[("withdraw", "cove", 2)] == "cove"
    fork = game.fork()
    play(game, 0, ("attack", 1))
    quiet(game)
    loss = asked_now(game, "attack.loss")
    assert check(game, loss) == {"inis.attack.loss"}
    assert [hit.place for hit in on_a_page(game, 1, loss).hits] == ["hills-1"]
    play(fork, 0, ("withdraw", "cove", 1))
    assert check(fork, asked_now(fork, "withdraw")) == {"inis.withdraw"}


def test_those_who_withdraw_are_seen_going_while_the_others_are_chosen():
    game = fight("A: warlord\nB: bard")
    before = on_a_page(game, 0, asked_now(game, "maneuver"))
    assert not before.of("way")
    assert number_at(before, "count-0-hills") == "3"
    play(game, 0, ("withdraw", "cove", 1))
    shown = on_a_page(game, 0, asked_now(game, "withdraw"))
    arrow = shown.of("way")
    assert len(arrow) == 1
    assert [element.text for element in arrow[0].iter() if element.text] == ["1"]
    assert number_at(shown, "count-0-hills") == "2"
    assert "2" in GAME.prompt(asked_now(game, "withdraw"), "en")


def number_at(shown: Picture, ident: str) -> str:
    """The number on a badge."""
    return next(element.text for element in shown.ids[ident].iter() if element.text)


def test_a_player_is_chosen_at_any_of_the_players_clans_or_in_the_seat_s_panel():
    game = given(ISLAND.replace("players 3", "players 4") + "meadows -1,0 D1\nA: scouts_and_spies")
    play(game, 0, ("play", "scouts_and_spies", "season"))
    ask = asked_now(game, "whom")
    assert check(game, ask) == {"inis.whom"}
    places = {(hit.answer, hit.place) for hit in on_a_page(game, 0, ask).hits}
    assert places == {(1, "hills-1"), (1, "plains-1"), (2, "cove-2"), (2, "moor-2"), (3, "meadows-3")}
    assert [BESIDE.seat_of(ask.kind, option) for option in ask.options] == list(ask.options)
    assert BESIDE.seat_of("inis.where", "cove") == BESIDE.seat_of("inis.group", ("cove", "hills", 1)) == -1


def test_cuchulain_chooses_clans_where_they_stand():
    game = given("hills 0,0 A1 B2 capital\ncove 1,0 A2\nturn A\nA: warlord | tale_of_cuchulain")
    play(game, 0, ("play", "warlord", "season"))
    quiet(game)
    while not any(ask.kind == "inis.maneuver" for ask in game.asks):
        ask = game.asks[0]
        game.answer(next(iter(set(ask.options) & {"stay", "fight", "pass"})), ask.seat, to=ask.kind)
    play(game, 0, ("play", "tale_of_cuchulain", "maneuver"))
    assert check(game, asked_now(game, "cuchulain")) == {"inis.cuchulain"}


def test_the_mountains_toll_is_a_clan_or_a_card():
    game = given("hills 0,0 A2 capital\nmountains 1,0\ncove 0,1 B1\nturn A\nA: migration bard")
    play(game, 0, ("play", "migration", "season"), ("hills", "mountains", 1), "done")
    quiet(game)
    toll = asked_now(game, "toll_paid")
    assert check(game, toll) == {"inis.toll_paid"}
    assert [BESIDE.card_of(toll.kind, option) for option in toll.options] == ["bard", ""]


# How ways are chosen


def test_ways_from_many_territories_begin_with_the_clans():
    game = given(ISLAND + "A: | manannans_horses")
    play(game, 0, ("play", "manannans_horses", "season"))
    shown = on_a_page(game, 0, asked_now(game, "group"))
    assert {piece.get("data-from") for piece in shown.of("start")} == {"hills-0", "cove-0", "plains-0", "swamp-0"}
    assert {hit.start for hit in shown.hits if hit.place == "moor"} == {"hills-0", "cove-0", "plains-0", "swamp-0"}
    assert all("is-soft" in target.attrib["class"] for target in shown.of("target"))


def test_ways_from_one_territory_are_one_click():
    game = given(ISLAND + "A: migration")
    play(game, 0, ("play", "migration", "season"), "hills")
    shown = on_a_page(game, 0, asked_now(game, "group"))
    assert not shown.of("start")
    assert sorted({hit.place for hit in shown.hits}) == ["cove", "moor", "plains", "swamp"]
    assert len(shown.of("chip")) == 4 * 3
    assert {f"s-chip-{count}" for count in (1, 2, 3)} <= set(shown.ids)


def test_ways_into_one_territory_are_clicked_where_they_begin():
    game = given(ISLAND + "A: conquest")
    play(game, 0, ("play", "conquest", "season"), "plains")
    places = {hit.place for hit in on_a_page(game, 0, asked_now(game, "group")).hits}
    assert places == {"hills", "swamp", "cove"}


def test_spots_of_water_are_shown_only_where_they_are_asked():
    game = given("hills 0,0 A1\ncove 1,0 B1 capital\nturn A · brenn B\nA: exploration")
    take_turn(game, 0, "exploration")
    ask = asked_now(game, "spot")
    assert [hit.answer for hit in on_a_page(game, 1, ask).hits] == [(0, 1), (1, -1)]
    assert not on_a_page(game, 0).of("ghost")


# Cards


def test_every_option_that_is_a_card_is_shown_as_one():
    cards: set[str] = set()
    for game in random_play(4, 51, 500):
        for ask in game.asks:
            options = [(item,) for item in ask.options.counts] if isinstance(ask.options, Subsets) else ask.options
            for option in map(written, options):
                named = BESIDE.card_of(ask.kind, option)
                flat = option if isinstance(option, tuple) else (option,)
                assert (named in CARDS) == any(part in CARDS for part in flat)
                cards.add(named)
    assert len(cards) > 25


def test_the_hand_holds_a_seat_s_own_cards_only():
    game = given(ISLAND + "A: bard | eriu\nB: geis")
    game.state.tiles["hills"].advantage = 0
    assert BESIDE.hand(game.seen_by(0), 0) == ["bard", "eriu", "adv_hills"]
    assert BESIDE.hand(game.seen_by(1), 0) == ["adv_hills"]
    assert GAME.beside is BESIDE
