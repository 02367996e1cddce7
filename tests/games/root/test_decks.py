"""Decks: a second one is one file and one row. Each hook of a card is tried with a card that nobody has printed."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from nemeton.games.root import cards, decks
from nemeton.games.root.cards import CARDS, HOOKS, ITEM_SUPPLY, PERSISTENT, AnyTime, AtStart, Card
from nemeton.games.root.clockwork import Trait
from nemeton.games.root.decks import DECKS, enlist
from nemeton.games.root.decks.base import BASE
from nemeton.games.root.decks.deck import Deck
from nemeton.games.root.rules import battle, modifiers
from nemeton.games.root.rules.card_effects import Use, anytime_options
from nemeton.games.root.rules.effects import evening_draw
from nemeton.games.root.rules.modifiers import ATTACKER, DEFENDER, EXTRA_HITS, MOMENTS, MOST_ROLLED, TABLE, Modifier
from nemeton.games.root.rules.movement import legal_moves
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.steps import Moves, StartBattle, Turn
from tests.games.root.woodland import describe, play, woodland

ROOM = Path(str(cards.__file__)).parent
TRIO = ("marquise", "eyrie", "alliance")


@pytest.fixture
def deal() -> Iterator[Any]:
    """Let cards join the deck of the base box for the time of a test."""
    kept = {name: list(held) for name, held in HOOKS["base"].items()}
    rows = {key: list(held) for key, held in modifiers._CARDS.items()}
    dealt: list[Card] = []

    def with_cards(*new: Card) -> None:
        enlist(Deck("base", new))
        dealt.extend(new)

    yield with_cards
    for card in dealt:
        del CARDS[card.id]
    for name, held in kept.items():
        HOOKS["base"][name][:] = held
    for key, kept_rows in rows.items():
        modifiers._CARDS[key][:] = kept_rows


def card(**hooks: Any) -> Card:
    """A lasting card that does only this."""
    return Card("trial", "fox", PERSISTENT, ("fox",), **hooks)


def crafted(where: dict[int, str], **more: Any) -> Any:
    """The Marquise has crafted it."""
    game = woodland(TRIO, where, **more)
    game.state.play_areas[0].append("trial")
    return game


# The registry


def test_a_deck_is_found_by_its_name_and_its_cards_by_theirs(deal):
    assert DECKS["base"] is BASE
    assert (len(BASE.dealt(4)), len(BASE.dealt(2))) == (54, 50), "two players play without dominance (5.1.3)"
    deal(card())
    assert CARDS["trial"].suit == "fox"


def test_decks_may_share_cards_but_not_names(deal):
    before = len(CARDS)
    enlist(Deck("again", BASE.cards))
    assert len(CARDS) == before
    with pytest.raises(AssertionError, match="two cards are named armorers"):
        enlist(Deck("other", (Card("armorers", "fox", PERSISTENT),)))


# The hooks


def test_a_card_may_count_for_rule(deal):
    deal(card(rule=lambda state, side, where: 2 * (where == 5)))
    state = crafted({5: "cat bird bird", 1: "cat bird bird"}).state
    assert (ruler(state, 5), ruler(state, 1)) == (0, 1)


def test_a_card_may_open_ways(deal):
    deal(card(ways=lambda state, side, where: (3,) if where == 5 else ()))
    state = crafted({5: "cat", 1: "cat"}).state
    assert {move.to for move in legal_moves(state, 0) if move.origin == 5} == {1, 2, 3}


def test_a_card_may_free_moves_from_rule(deal):
    deal(card(frees=lambda state, side, origin, to: to == 1))
    state = crafted({5: "cat bird bird"}).state
    assert {move.to for move in legal_moves(state, 0)} == {1}


def test_a_card_may_change_the_evenings_draw(deal):
    deal(card(draws=lambda state, seat, count: count + 3))
    state = crafted({}).state
    assert (evening_draw(state, 0), evening_draw(state, 1)) == (4, 1)


def test_a_card_may_act_at_the_start_of_a_phase(deal):
    begun: list[int] = []
    deal(card(at_start=AtStart("birdsong", lambda game, seat: begun.append(seat))))
    game = crafted({5: "cat"}, agenda=[Moves(0, 1), Turn(0)])
    assert begun == []
    play(game, "stop")
    assert begun == [0]


def test_a_card_may_be_used_at_any_moment(deal):
    deal(card(any_time=AnyTime("daylight", lambda state, seat: [1], lambda game, seat, target: None)))
    state = crafted({}).state
    assert anytime_options(state, 0) == [Use("trial", 1)]
    state.used.append("trial")
    assert anytime_options(state, 0) == []
    state.used.clear()
    state.phase = "evening"
    assert anytime_options(state, 0) == []


@pytest.mark.parametrize(("who", "left"), [((ATTACKER,), ""), ((DEFENDER,), "bird")])
def test_a_card_may_deal_extra_hits_in_a_role(deal, who, left):
    deal(card(in_battle=(Modifier(EXTRA_HITS, who, "trial", lambda state, side, fight: 1),)))
    hands = {"eyrie": ["anvil"]}
    game = woodland(TRIO, {5: "cat cat bird bird"}, agenda=[StartBattle(0, 1, 5)], script=(1, 0), hands=hands)
    game.state.play_areas[0].append("trial")
    play(game, "let")
    assert describe(game, 5) == f"cat cat {left}".strip()


# The table of battle


def test_every_moment_of_a_battle_is_read():
    """And every row stands at a moment of the table."""
    source = Path(str(battle.__file__)).read_text(encoding="utf-8") + Path(str(modifiers.__file__)).read_text("utf-8")
    names = {value: name for name, value in vars(modifiers).items() if name.isupper() and value in list(MOMENTS)}
    for moment in MOMENTS:
        assert len(re.findall(rf"\b{names[moment]}\b", source)) > 2, f"nobody reads {moment}"
    assert {row.moment for row in TABLE} <= set(MOMENTS)
    assert {row.moment for one in CARDS.values() for row in one.in_battle} <= set(MOMENTS)


def test_the_rows_come_cards_first(deal):
    deal(card(in_battle=(Modifier(MOST_ROLLED, (ATTACKER,), "trial", lambda state, side, fight: 5),)))
    state = crafted({5: "cat bird"}).state
    rows = modifiers.rows_for(state, MOST_ROLLED, 0, ATTACKER)
    assert [row.name for row in rows] == ["trial", "most_rolled", "bonus"]
    assert [row.name for row in modifiers.rows_for(state, MOST_ROLLED, 0, DEFENDER)] == ["most_rolled", "bonus"]


# No card is known by name

CODE = [path for path in sorted(ROOM.rglob("*.py")) if ROOM / "decks" not in path.parents]
NAMES = re.compile(rf"(?<![a-z_])({'|'.join(name for name in CARDS if name not in ITEM_SUPPLY)})(?![a-z_])")


def names_in(code: str) -> list[str]:
    """Cards that are named in some code; a sword is an item as well."""
    words = [node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)]
    return [word for word in words if isinstance(word, str) and " " not in word and NAMES.search(word)]


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.relative_to(ROOM).as_posix())
def test_no_card_is_named_outside_its_deck(path):
    named = names_in(path.read_text(encoding="utf-8"))
    if ROOM / "clockwork" in path.parents:  # a trait has the name of a card
        named = [name for name in named if name not in get_args(Trait)]
    assert named == []


def test_a_card_that_is_named_would_be_found():
    assert names_in('if card == "armorers":\n    law = "card.cobbler"\n') == ["armorers", "card.cobbler"]


def test_every_module_of_decks_is_registered():
    files = {path.stem for path in Path(str(decks.__file__)).parent.glob("*.py")} - {"__init__", "answers", "deck"}
    assert files == set(DECKS)
