"""What may be chosen now is clicked where it lies, and every target carries the very answer."""

import json
import re
from typing import Any

import msgspec
import pytest

from nemeton.games.root.beside import BESIDE
from nemeton.games.root.cards import CARDS, DOMINANCES
from nemeton.games.root.decks.base import BASE
from nemeton.games.root.factions.eyrie.board import suit
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep, StartBattle
from nemeton.kernel import Ask, Option, Pick, Subsets
from nemeton.kernel.values import to_json, written
from tests.games.root.picture import on_a_page, random_play
from tests.games.root.woodland import woodland
from tests.games.svg import Picture

# Answers that name nothing: the prompt's buttons alone.
PLAIN = frozenset({"end", "stop", "let", "done", "after", "show", "nobody", "stay", "alone", "none"})


def alike(ask: Ask, option: Option) -> Option:
    """Cards of one suit in a column of the decree do the same: one target stands for them."""
    if ask.kind.startswith("root.eyrie.") and isinstance(option, tuple) and option[1] != "turmoil":
        if ask.kind != "root.eyrie.add" and (option[0] in CARDS or option[0] == "vizier"):
            return (suit(option[0]), *option[1:])
    return option


def check(game: RootGame, ask: Ask) -> Picture:
    """Every option that names something has a target with its value; what is chosen first is there to be chosen."""
    shown = on_a_page(game, ask.seat, ask)
    offered = ask.options.counts if isinstance(ask.options, Subsets) else ask.options
    named = [written(option) for option in offered if option not in PLAIN]
    clicked = {repr(alike(ask, hit.answer)) for hit in shown.hits}
    assert clicked == {repr(alike(ask, option)) for option in named}, ask.kind
    starts = {piece.get("data-from") for piece in shown.of("start")}
    for hit in shown.hits:
        assert hit.is_open == (not hit.start)
        assert not hit.start or hit.start in starts
        assert f"target-{hit.place}" in shown.ids
    answers = {hit.attrib["data-answer"] for hit in shown.of("hit")}
    assert answers <= {msgspec.json.encode(to_json(option)).decode() for option in named}
    return shown


def check_play(players: int, seed: int, answers: int, every: int, **options: str) -> set[str]:
    """Check a random game; the kinds that were asked."""
    kinds: set[str] = set()
    for number, game in enumerate(random_play(players, seed, answers, **options)):
        ask = game.asks[0]
        if number % every == 0 or ask.kind not in kinds:
            check(game, ask)
            kinds.add(ask.kind)
    return kinds


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 41), (3, 42), (4, 43), (4, 44)])
def test_every_option_that_names_something_can_be_clicked(players: int, seed: int):
    kinds = check_play(players, seed, 900, 4, map=("autumn", "winter")[seed % 2])
    assert len(kinds) > 12


def test_the_first_choices_of_four_factions_can_be_clicked():
    kinds = check_play(4, 45, 60, 6)
    assert {"root.marquise.keep", "root.marquise.first", "root.eyrie.leader", "root.vagabond.character"} <= kinds


# Questions that random games seldom ask

FOUR = ("marquise", "eyrie", "alliance", "vagabond")


def wanderer(**more: Any) -> dict[str, Any]:
    """A Vagabond in clearing 10."""
    return {"character": "thief", "at": 10, "items": "boot sword torch crossbow hammer tea", **more}


def day(character: str, **more: Any) -> RootGame:
    """The Vagabond's daylight among others."""
    return woodland(
        FOUR,
        {10: "cat cat roost sympathy", 1: "cat", 12: "bird bird"},
        active="vagabond",
        hands={"vagabond": ["ambush_rabbit", "bake_sale", "sword"], "marquise": ["anvil"], "eyrie": ["armorers"]},
        vagabond=wanderer(character=character),
        ruins={10: ["bag"]},
        quests=["guard_duty_rabbit", "errand_rabbit", "errand_fox"],
        **more,
    )


def hits_of(shown: Picture, place: str) -> list[Option]:
    """The answers at a place."""
    return [hit.answer for hit in shown.hits if hit.place == place]


def test_the_vagabond_clicks_places_or_items_first():
    game = day("thief")
    assert game.ask is not None
    shown = check(game, game.ask)
    assert set(hits_of(shown, "group-10-0")) >= {("battle", 0), ("strike", 0), ("special", "steal", 0)}
    assert ("explore",) in hits_of(shown, "ruin-10")
    with_boots = {hit.place for hit in shown.hits if hit.start == "item-3-boot-00"}
    assert with_boots == {"clearing-1", "clearing-2", "clearing-12"}
    assert {hit.answer[0] for hit in shown.hits if hit.start == "item-3-sword-00"} == {"battle"}
    aids = {hit.place for hit in shown.hits if hit.start == "card-bake_sale"}
    assert aids >= {"group-10-0", "piece-10-1-roost", "piece-10-2-sympathy"}
    assert ("quest", "guard_duty_rabbit") in hits_of(shown, "quest-guard_duty_rabbit")


@pytest.mark.parametrize("character", ["tinker", "ranger", "vagrant", "scoundrel", "harrier", "adventurer", "ronin"])
def test_every_special_action_can_be_clicked(character: str):
    game = day(character, discard=["cobbler", "root_tea_rabbit"])
    assert game.ask is not None
    check(game, game.ask)


def test_a_march_is_warriors_then_a_clearing_then_a_number():
    game = woodland(("marquise", "eyrie"), {1: "cat cat cat", 9: "cat"}, phase="daylight")
    game.answer(("march",))
    assert game.ask is not None
    shown = check(game, game.ask)
    assert {piece.get("data-from") for piece in shown.of("start")} == {"group-1-0", "group-9-0"}
    ways = [hit.answer for hit in shown.hits if (hit.start, hit.place) == ("group-1-0", "clearing-5")]
    assert ways == [("move", 1, 5, count) for count in (1, 2, 3)]
    assert all("is-soft" in target.attrib["class"] for target in shown.of("target"))


def test_warriors_of_one_clearing_need_not_be_chosen():
    game = woodland(("marquise", "eyrie"), {1: "cat cat"}, phase="daylight")
    game.answer(("march",))
    assert game.ask is not None
    shown = check(game, game.ask)
    assert not shown.of("start")
    assert {hit.place for hit in shown.hits} == {"clearing-5", "clearing-9", "clearing-10"}


def test_crafting_shows_the_pieces_that_pay():
    game = woodland(
        ("marquise", "eyrie"),
        {1: "cat workshop", 9: "cat workshop workshop"},
        hands={"marquise": ["anvil", "sappers"]},
        agenda=[FactionStep(0, "craft")],
    )
    ask = game.ask
    assert ask is not None
    shown = check(game, ask)
    assert {hit.start for hit in shown.hits if hit.place == "craft-0"} == {"card-anvil", "card-sappers"}
    assert len(shown.of("payer")) == 3
    game.answer(("craft", "anvil"))
    assert game.ask is not None
    assert len(on_a_page(game, 0, game.ask).of("payer")) == 2  # the fox has paid
    assert not on_a_page(game, 1).of("payer")


def test_a_building_is_taken_from_its_track():
    game = woodland(("marquise", "eyrie"), {1: "cat cat wood wood", 9: "cat"}, phase="daylight")
    assert game.ask is not None
    shown = check(game, game.ask)
    places = {hit.place for hit in shown.hits if hit.start == "track-0-sawmill"}
    assert "clearing-1" in places
    assert [hit.place for hit in shown.hits if hit.answer == ("march",)] == ["deed-0-march"]


def test_the_decree_is_a_card_and_a_column():
    step = FactionStep(0, "add", count=2)
    game = woodland(
        ("eyrie", "marquise"),
        {3: "roost bird"},
        agenda=[step],
        hands={"eyrie": ["cobbler", "armorers"]},
        phase="birdsong",
    )
    assert game.ask is not None
    shown = check(game, game.ask)
    assert sorted(element.get("id", "") for element in shown.of("offered")) == ["offered-armorers", "offered-cobbler"]
    columns = [f"column-0-{column}" for column in ("recruit", "move", "battle", "build")]
    assert [hit.place for hit in shown.hits if hit.start == "card-cobbler"] == columns


def test_cards_of_several_suits_are_told_apart_by_their_discs():
    step = FactionStep(0, "recruit")
    decree = {"recruit": ["cobbler", "bake_sale", "armorers"]}
    game = woodland(("eyrie", "marquise"), {3: "roost bird"}, agenda=[step], decree=decree, leader="despot")
    assert game.ask is not None
    shown = check(game, game.ask)
    discs = [disc.attrib["class"].split()[2] for disc in shown.of("disc")]
    assert discs == ["tint-bird", "tint-rabbit"]  # two rabbits do the same


def test_a_march_from_one_clearing_begins_with_the_card_where_several_suits_fit():
    decree = {"move": ["cobbler", "armorers"]}
    game = woodland(("eyrie", "marquise"), {3: "roost bird bird"}, agenda=[FactionStep(0, "move")], decree=decree)
    assert game.ask is not None
    shown = check(game, game.ask)
    starts = {piece.get("data-from") for piece in shown.of("start")}
    assert starts == {"decree-0-move-armorers", "decree-0-move-cobbler"}
    discs = [hit.answer for hit in shown.hits if (hit.start, hit.place) == ("decree-0-move-cobbler", "clearing-6")]
    assert discs == [("cobbler", "move", 3, 6, 1), ("cobbler", "move", 3, 6, 2)]


def test_the_offered_cards_are_those_of_the_asked_seat_only():
    game = woodland(
        ("marquise", "eyrie"),
        {1: "cat cat", 5: "bird bird"},
        hands={"eyrie": ["ambush_rabbit", "cobbler"]},
        agenda=[StartBattle(0, 1, 5)],
    )
    ask = game.asks[0]
    assert (ask.seat, ask.kind) == (1, "root.ambush")
    assert [element.get("id") for element in check(game, ask).of("offered")] == ["offered-ambush_rabbit"]
    assert not on_a_page(game, 0).of("offered")


def test_many_supporters_lie_within_the_board_of_the_alliance():
    """A hand and a stack have no limit; their cards overlap, and none reaches over the edge."""
    many = [card.id for card in BASE.cards if card.suit in ("mouse", "bird") and card.id not in DOMINANCES]
    game = woodland(
        ("alliance", "marquise"),
        {11: "sympathy cat", 1: "cat keep"},
        phase="birdsong",
        supporters=many,
    )
    game.answer(("revolt", 11))
    ask = game.asks[0]
    assert (ask.kind, len(many) > 15) == ("root.alliance.supporters", True)
    moved = [element.get("style") or "" for element in check(game, ask).of("offered")]
    places = [float(re.findall(r"[-\d.]+", transform)[0]) for transform in moved]
    assert len(places) == len(many)
    assert max(places) + 31 / 2 < 300


def test_pieces_that_fall_are_clicked_where_they_stand():
    game = woodland(
        ("marquise", "eyrie"),
        {9: "sawmill workshop wood bird bird bird"},
        agenda=[StartBattle(1, 0, 9)],
        script=[1, 0],
        active="eyrie",
    )
    while game.ask is not None and game.ask.kind != "root.loss":
        game.answer(next(option for option in game.ask.options if option in PLAIN), game.ask.seat)
    assert game.ask is not None
    shown = check(game, game.ask)
    assert {hit.place for hit in shown.hits} == {"piece-9-0-sawmill", "piece-9-0-workshop", "piece-9-0-wood"}


# Cards and seats


def test_every_card_in_hand_that_can_be_played_is_shown_as_one():
    cards: set[str] = set()
    for number, game in enumerate(random_play(4, 51, 500)):
        ask = game.asks[0]
        if number % 3 or isinstance(ask, Pick):
            continue
        held = {card.card for card in game.state.hands[ask.seat]}
        for option in map(written, ask.options):
            named = BESIDE.card_of(ask.kind, option)
            flat = option if isinstance(option, tuple) else (option,)
            in_hand = [part for part in flat if part in held]
            if in_hand and not ask.kind.startswith("root.eyrie.") and option[0] != "take":
                assert named in in_hand
            cards.add(named)
    assert len(cards & set(CARDS)) > 15


def test_a_sword_among_items_is_no_card():
    assert BESIDE.card_of("root.outrage", "sword") == "sword"
    for kind, option in (("refresh", ("sword",)), ("exhaust", "sword"), ("take", "sword")):
        assert BESIDE.card_of(f"root.vagabond.{kind}", option) == ""


def test_options_that_point_at_a_player_press_the_panel_of_the_seat():
    assert BESIDE.seat_of("root.bank", 2) == 2
    assert BESIDE.seat_of("root.interlude", ("use", "codebreakers", 1)) == 1
    assert BESIDE.seat_of("root.interlude", ("use", "tax_collector", 1)) == -1
    assert BESIDE.seat_of("root.marquise.keep", 1) == -1


def test_answers_are_written_as_the_site_writes_them():
    game = woodland(("marquise", "eyrie"), {1: "cat cat"}, phase="daylight")
    game.answer(("march",))
    written = {hit.attrib["data-answer"] for hit in on_a_page(game, 0, game.ask).of("hit")}
    assert '["move",1,5,2]' in {json.dumps(json.loads(text), separators=(",", ":")) for text in written} & written
