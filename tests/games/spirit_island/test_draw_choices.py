"""What may be chosen now is clicked where it lies, and every target carries the very answer."""

from random import Random
from typing import Any

import msgspec
import pytest

from nemeton.games.spirit_island.beside import BESIDE
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.powers.card import CARDS, INNATES
from nemeton.games.spirit_island.rules.spirit_phase import Leave
from nemeton.games.spirit_island.state import IslandGame
from nemeton.games.spirit_island.steps import FearCards, PowerPhase
from nemeton.kernel import Ask, Option
from nemeton.kernel.values import to_json, written
from tests.games.spirit_island.asking import grow, is_at_rest
from tests.games.spirit_island.picture import on_a_page, random_play
from tests.games.spirit_island.shore import shore, using
from tests.games.spirit_island.test_powers_anywhere import somewhere
from tests.games.svg import Picture

# Answers that name nothing: the prompt's buttons alone.
PLAIN = frozenset({"stop", "in_order", "follow", "stay", "choke", "let", "play", "hold", ("leave",), ("done",)})
COUNTS = ("share", "fly", "reveal", "either")  # how much, and which of two effects


def named_options(ask: Ask) -> list[Option]:
    """Options that name a thing on the table, as they are written. Of damage, the most that each piece can take."""
    name = ask.kind.removeprefix("spirit_island.")
    if name in COUNTS:
        return []
    options = [option for option in map(written, ask.options) if option not in PLAIN]
    if name in ("damage", "vengeance", "wound"):
        most: dict[Any, Option] = {}
        for option in options:
            key = (option[0], *option[2:])
            most[key] = max(most.get(key, option), option, key=lambda one: one[1])
        return list(most.values())
    return options


def check(game: IslandGame, ask: Ask) -> Picture:
    """Every option that names something has a target with its value; what is chosen first is there to be chosen."""
    shown = on_a_page(game, ask.seat, ask)
    named = named_options(ask)
    assert {repr(hit.answer) for hit in shown.hits} == {repr(option) for option in named}, ask.kind
    starts = {piece.get("data-from") for piece in shown.of("start")}
    for hit in shown.hits:
        assert hit.is_open == (not hit.start)
        assert not hit.start or hit.start in starts
        assert f"target-{hit.place}" in shown.ids
    answers = {hit.attrib["data-answer"] for hit in shown.of("hit")}
    assert answers == {msgspec.json.encode(to_json(option)).decode() for option in named}
    return shown


def check_play(players: int, seed: int, answers: int, every: int, **options: Any) -> set[str]:
    """Check a random game; the kinds that were asked."""
    kinds: set[str] = set()
    for number, game in enumerate(random_play(players, seed, answers, **options)):
        for ask in game.asks:
            if number % every == 0 or ask.kind not in kinds:
                check(game, ask)
                kinds.add(ask.kind)
    return kinds


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        (1, 61, {"adversary": "england", "level": 6}),
        (2, 62, {"adversary": "sweden", "level": 6, "scenario": "dahan_insurrection"}),
        (3, 63, {"adversary": "brandenburg_prussia", "level": 4, "scenario": "blitz"}),
        (4, 64, {"scenario": "rituals_of_terror"}),
        (1, 65, {"thematic": True, "scenario": "guard_the_isles_heart"}),
    ],
)
def test_every_option_that_names_something_can_be_clicked(players: int, seed: int, options: dict[str, Any]):
    kinds = check_play(players, seed, 500, 12, **options)
    assert {"spirit_island.grow", "spirit_island.play", "spirit_island.presence_from"} <= kinds


def test_the_first_choices_of_two_spirits_can_be_clicked():
    kinds = check_play(2, 45, 50, 6)
    assert {"spirit_island.grow", "spirit_island.presence_from", "spirit_island.play"} <= kinds


def check_to_the_end(game: IslandGame, rng: Random, kinds: set[str]) -> None:
    """Check whatever is asked until the power or card has done all; each kind of question once."""
    for _ in range(200):
        if is_at_rest(game) or game.over:
            return
        ask = game.asks[rng.randrange(len(game.asks))]
        if ask.kind not in kinds:
            check(game, ask)
            kinds.add(ask.kind)
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)


@pytest.mark.slow
def test_whatever_a_power_asks_can_be_clicked():
    asked: set[str] = set()
    for power in (*CARDS, *INNATES):
        rng, kinds = Random(f"drawn {power}"), set[str]()
        check_to_the_end(somewhere(power, rng), rng, kinds)
        asked |= kinds
    names = {kind.removeprefix("spirit_island.") for kind in asked}
    assert names >= {
        "damage",
        "push",
        "gather",
        "target",
        "target_spirit",
        "presence_to",
        "presence_from",
        "keep",
        "forget",
        "replace",
        "element",
        "fly_to",
        "either",
        "deck",
    }


@pytest.mark.slow
def test_whatever_a_fear_card_asks_can_be_clicked():
    asked: set[str] = set()
    where = {
        "A1": "river 2 explorer town dahan",
        "A2": "2 river city town/1 explorer 2 dahan",
        "A4": "explorer town 3 dahan",
        "A5": "river city/1 town",
        "B1": "2 earth explorer dahan",
        "B2": "city 2 town explorer",
        "B4": "earth town 2 dahan",
        "B6": "3 explorer dahan",
        "B8": "town explorer",
    }
    for card in FEAR_CARDS:
        for level in (1, 2, 3):
            rng, kinds = Random(f"{card} {level}"), set[str]()
            check_to_the_end(shore(where, terror=level, earned=[card], agenda=[FearCards()]), rng, kinds)
            asked |= kinds
    names = {kind.removeprefix("spirit_island.") for kind in asked}
    assert names >= {
        "fear_remove",
        "fear_land",
        "fear_enheartened",
        "fear_move",
        "fear_tale",
        "fear_shrink",
        "damage",
        "remove",
    }


@pytest.mark.parametrize(
    ("power", "at", "where", "kind"),
    [
        ("shatter_homesteads", "A4", {"A5": "2 lightning", "A4": "town town/1"}, "destroy"),
        ("swallow_the_land_dwellers", "A1", {"A0": "ocean", "A1": "ocean town town/1 dahan"}, "drown"),
    ],
)
def test_pieces_of_a_land_are_clicked_where_they_stand(power: str, at: str, where: dict[str, str], kind: str):
    game = using(power, at, where)
    assert game.ask is not None
    assert game.ask.kind == f"spirit_island.{kind}"
    assert {hit.place for hit in check(game, game.ask).hits} == {f"piece-{at}-town", f"piece-{at}-town/1"}


def test_blight_that_goes_is_clicked_itself():
    where = {"A5": "2 earth", "A4": "blight", "A1": "2 blight"}
    game = using("infinite_vitality", "A5", where, elements={"earth": "4 earth"})
    assert game.ask is not None
    assert {hit.place for hit in check(game, game.ask).hits} == {"blight-A4", "blight-A1"}


# How it is clicked


def answers_at(shown: Picture, place: str) -> list[Option]:
    """The answers at a place."""
    return [hit.answer for hit in shown.hits if hit.place == place]


def test_a_click_on_a_piece_deals_the_most_that_it_can_take():
    game = using("flash_floods", "A1", {"A5": "river", "A1": "town city/1 explorer"})
    assert game.ask is not None
    shown = check(game, game.ask)
    assert answers_at(shown, "piece-A1-town") == [("town", 2)]
    assert answers_at(shown, "piece-A1-city/1") == [("city/1", 2)]


def test_a_push_is_a_piece_and_then_a_land():
    game = using("wash_away", "A4", {"A5": "river", "A4": "town 2 explorer"})
    assert game.ask is not None
    shown = check(game, game.ask)
    assert {piece.get("data-from") for piece in shown.of("start")} == {"piece-A4-town", "piece-A4-explorer"}
    assert answers_at(shown, "land-A5") == [("explorer", "A5"), ("town", "A5")]
    assert all("is-soft" in target.attrib["class"].split() for target in shown.of("lit-land"))
    only = using("wash_away", "A4", {"A5": "river", "A4": "2 explorer"})
    assert only.ask is not None
    assert not check(only, only.ask).of("start")


def test_growth_is_clicked_on_the_panel_and_presence_taken_from_a_track():
    game = shore({"A5": "river"})
    assert game.ask is not None
    shown = check(game, game.ask)
    assert {hit.place for hit in shown.hits} == {"growth-0-0", "growth-0-1", "growth-0-2"}
    game.answer(("grow", "river_surges_in_sunlight", 1))
    assert game.ask is not None
    check(game, game.ask)
    game.answer(("place", 0, "A6"))
    assert game.ask is not None
    assert {hit.place for hit in check(game, game.ask).hits} == {
        "track-0-energy",
        "track-0-plays",
        "presence-A5-0",
    }


def test_presence_stays_where_it_is_by_a_button_alone():
    """Nobody should leave it by a touch of the island."""
    game = grow(shore({"A5": "2 earth", "A8": "11 earth"}), 1)
    assert game.ask is not None
    assert Leave() in game.ask.options
    check(game, game.ask)


def test_a_power_used_with_fewer_elements_is_a_disc_of_its_own():
    game = shore(
        {"A5": "2 river", "A4": "town explorer"},
        agenda=[PowerPhase(fast=False)],
        elements={"river": "2 sun 3 water"},
        state={"phase": "fast"},
    )
    ask = game.ask
    assert ask is not None
    shown = check(game, ask)
    place = "innate-0-massive_flooding"
    assert answers_at(shown, place) == [("use", "massive_flooding"), ("use", "massive_flooding", 1)]
    assert len(shown.of("disc")) == 2


# Cards and seats


def test_every_card_that_an_option_plays_is_shown_as_one():
    for number, game in enumerate(random_play(3, 51, 120)):
        for ask in game.asks if number % 3 == 0 else ():
            for option in ask.options:
                flat = written(option)
                cards = [part for part in (flat if isinstance(flat, tuple) else (flat,)) if part in CARDS]
                if cards and ask.kind != "spirit_island.either":
                    assert BESIDE.card_of(ask.kind, option) == cards[0]


def test_an_option_that_points_at_a_spirit_names_its_seat():
    assert BESIDE.seat_of("spirit_island.target_spirit", 2) == 2
    assert BESIDE.seat_of("spirit_island.fly", 2) == -1
    assert BESIDE.card_of("spirit_island.either", ("drought", 1)) == ""


def test_without_an_ask_nothing_can_be_clicked():
    game = shore({"A5": "river"})
    shown = on_a_page(game, 0)
    assert not shown.hits
    assert not shown.of("target")
