"""Tops of decks, dice and lots that are fixed by name, in all games."""

from random import Random
from typing import Any

import pytest

import nemeton
from nemeton import BadRecord, BadSetup, Scripted
from nemeton.kernel import Play, play_of
from nemeton.kernel.chance import chance_read

GAMES = list(nemeton.rulebooks())


def test_cairn_begins_with_the_stones_that_were_fixed():
    stones = ["stormwell", "deer_rock", "menhir_of_the_dancers"][:2]
    game = nemeton.start("cairn", seed=Scripted(decks={"stack": stones}, lots={"first_player": [1], "add": ["black"]}))
    assert list(game.state.megaliths.values()) == stones
    assert game.state.active == 1
    assert game.state.tokens["add"] == "black"


def test_inis_draws_the_tales_and_territories_that_were_fixed():
    chance = Scripted(
        decks={"tales": ["the_dagda", "the_fianna"], "territories": ["cove", "valley"]},
        lots={"brenn": [1], "crows": [-1]},
    )
    game = nemeton.start("inis", 2, seed=chance)
    assert [card.card for card in game.state.tale_deck[:-3:-1]] == ["the_dagda", "the_fianna"]
    assert [tile.card for tile in game.state.pile[:-3:-1]] == ["cove", "valley"]
    assert game.state.brenn == 1
    game.answer(game.options()[0])
    assert game.state.direction == -1


def test_root_deals_and_rolls_what_was_fixed():
    chance = Scripted(
        decks={"deck": ["ambush_fox", "ambush_bird", "ambush_bird", "anvil"], "factions": ["eyrie", "marquise"]},
        dice={"battle": [(3, 0), (2, 2)]},
        lots={"first_player": [1]},
    )
    game = nemeton.start("root", 2, seed=chance)
    assert game.state.factions == ["eyrie", "marquise"]
    assert game.state.active == 1
    dealt = [card.card for hand in game.state.hands for card in hand]
    assert sorted(dealt)[:4] == ["ambush_bird", "ambush_bird", "ambush_fox", "anvil"]
    rolled = []
    for _ in range(2):
        assert game.run_until("roll")
        game.go_on()
        rolled.append(next(entry.values for entry in reversed(game.journal) if entry.kind == "root.rolled"))
    assert [(values["high"], values["low"]) for values in rolled] == [(3, 0), (2, 2)]


def test_spirit_island_begins_with_the_cards_that_were_fixed():
    chance = Scripted(
        decks={
            "invaders_1": ["s1_sands"],
            "fear": ["scapegoats"],
            "minors": ["call_to_tend"],
            "spirits": ["thunderspeaker"],
            "boards": ["C"],
        }
    )
    game = nemeton.start("spirit_island", 1, seed=chance)
    state = game.state
    assert state.spirits[0].name == "thunderspeaker"
    assert state.boards == ["C"]
    assert state.build == ["s1_sands"]
    assert state.fear_deck[-1].card == "scapegoats"
    assert state.minors[-1].card == "call_to_tend"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_knows_every_name_that_its_rules_use(name: str, monkeypatch: pytest.MonkeyPatch):
    """What is shuffled, rolled and drawn in many short games has a name, and that is known."""
    used: dict[str, set[str]] = {"decks": set(), "dice": set(), "lots": set()}

    def noting(sort: str, verb: Any) -> Any:
        def noted(self: Any, *given: Any, **named: Any) -> Any:
            used[sort].add(named.get("name") or next((each for each in given[1:] if isinstance(each, str)), ""))
            return verb(self, *given, **named)

        return noted

    for sort, name_of_verb in (("decks", "shuffle"), ("dice", "roll"), ("lots", "draw_one")):
        monkeypatch.setattr(Play, name_of_verb, noting(sort, vars(Play)[name_of_verb]))
    book = nemeton.rulebooks()[name]
    for number, configuration in enumerate(book.configurations):
        game = nemeton.start(name, configuration.players, number, configuration.options, light=True, turn_limit=12)
        rng = Random(number)
        while not game.over:
            ask = game.asks[0]
            game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)
    for sort, names in used.items():
        assert names <= set(getattr(book, sort)), sort
    assert used["decks"]


@pytest.mark.parametrize("name", GAMES)
def test_a_fixed_game_is_recorded_forked_and_played_on(name: str):
    book = nemeton.rulebooks()[name]
    lots = {"first_player": [1]} if "first_player" in book.lots else {"brenn": [1]} if book.lots else {}
    dice = {"battle": [(3, 3), (0, 0), (2, 1)]} if book.dice else {}
    game, rng = nemeton.start(name, 2, Scripted([1, 0], lots=lots, dice=dice)), Random(2)
    for _ in range(80):
        ask = game.asks[0]
        option = ask.options[rng.randrange(len(ask.options))]
        twin = game.fork()
        for each in (game, twin):
            each.answer(option, ask.seat, to=ask.kind)
        assert twin.state == game.state
        if game.over:
            break
    assert nemeton.load(game.record()).state == game.state


def test_a_deck_is_fixed_once():
    game = nemeton.start("root", 2, seed=Scripted(decks={"deck": ["anvil"]}))
    play, tops = play_of(game), set()
    for _ in range(20):
        cards = ["anvil", "ambush_fox", "sappers", "cobbler"]
        play.shuffle(cards, "deck")
        tops.add(cards[-1])
    assert len(tops) > 1


def test_what_is_fixed_takes_no_number_of_the_script_and_cannot_be_undone():
    chance = Scripted([4, 2], dice={"battle": [(1, 1)]})
    play = play_of(nemeton.start("root", 2, seed=3))
    play.chance = chance
    assert play.roll(4, 2, lowest=0, name="battle") == (1, 1)
    assert chance.counter == 2
    assert play.roll(6, 2) == (5, 3)


@pytest.mark.parametrize(
    ("chance", "code"),
    [
        (Scripted(decks={"hats": []}), "setup/fixed"),
        (Scripted(dice={"hats": []}), "setup/fixed"),
        (Scripted(lots={"hats": []}), "setup/fixed"),
        (Scripted(decks={"deck": ["hat"]}), "setup/fixed_card"),
        (Scripted(decks={"deck": ["ambush_fox"] * 2}), "setup/fixed_card"),
        (Scripted(lots={"first_player": [7]}), "setup/fixed_lot"),
    ],
)
def test_what_cannot_be_is_refused_in_every_language(chance: Scripted, code: str):
    with pytest.raises(BadSetup) as caught:
        nemeton.start("root", 2, seed=chance)
    assert caught.value.code == code
    assert len({caught.value.text(language) for language in ("en", "ru", "uk")}) == 3


@pytest.mark.parametrize("roll", [(1,), (4, 0), (1, 2, 3)])
def test_a_roll_that_cannot_be_is_refused(roll: tuple[int, ...]):
    play = play_of(nemeton.start("root", 2, seed=3))
    play.chance = Scripted(dice={"battle": [roll]})
    with pytest.raises(BadSetup) as caught:
        play.roll(4, 2, lowest=0, name="battle")
    assert caught.value.code == "setup/fixed_roll"


@pytest.mark.parametrize("bad", [{"decks": 1, "dice": {}, "lots": {}}, {"decks": {}, "dice": {"a": [1]}, "lots": {}}])
def test_a_record_with_damaged_chance_is_refused(bad: dict[str, Any]):
    with pytest.raises(BadRecord):
        chance_read({"script": [], **bad})
