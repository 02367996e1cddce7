"""Workbenches of all games: whatever is put, taken, set or moved, the position can be played or is refused in words,
and nothing is lost."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.kernel import ALL, BadPosition, NemetonError, Rulebook
from nemeton.kernel.workbench import Edit, begun, bench_of, changed, dealt, open_to

pytestmark = pytest.mark.slow

BOOKS = [(name, book, players) for name, book in nemeton.rulebooks().items() for players in book.players]
STEPS = 60


def settled(book: Rulebook[Any], players: int) -> dict[str, Any]:
    position = begun(book, players, {})
    return position | {"state": bench_of(book).settled(position["state"])}


def some_change(book: Rulebook[Any], position: dict[str, Any], rng: Random) -> Edit:
    """Anything that the workbench offers."""
    bench, state = bench_of(book), position["state"]
    dials, piles = bench.dials(state), bench.piles(state)
    what = rng.choice(["put", "put", "take", "turn", "deal"])
    if what == "deal" and piles:
        card = rng.choice(dealt(piles))
        return Edit("deal", card, rng.choice(open_to(piles, card)))
    if what == "turn" and dials:
        dial = rng.choice(dials)
        return Edit("turn", dial.ident, rng.choice(dial.choices)[0])
    tools = [tool.ident for shelf in bench.shelves(state) for tool in shelf.tools]
    return Edit("take" if what == "take" else "put", rng.choice(tools), rng.choice(list(bench.spots(state))))


@pytest.mark.parametrize(("name", "book", "players"), BOOKS, ids=[f"{name}-{players}" for name, _, players in BOOKS])
def test_every_change_can_be_played_and_drawn_or_is_refused(name: str, book: Rulebook[Any], players: int) -> None:
    """Most changes are possible; the others are refused with a sentence, and change nothing."""
    rng, position, done = Random(players), settled(book, players), 0
    for _ in range(STEPS):
        change = some_change(book, position, rng)
        before = nemeton.from_position(position).position()
        try:
            after = changed(book, position, change)
            game = nemeton.from_position(after)
        except NemetonError:
            assert nemeton.from_position(position).position() == before
            continue
        position, done = after, done + 1
        bench = bench_of(book)
        drawn = book.draw(
            game.seen_by(ALL), seat=ALL, ask=bench.ask(game.state), journal=[], words=game.words("ru"), style=False
        )
        assert '<g class="hits">' in drawn
    assert done > STEPS / 2, f"{name}: hardly anything can be done on the workbench"


@pytest.mark.parametrize(("name", "book", "players"), BOOKS, ids=[f"{name}-{players}" for name, _, players in BOOKS])
def test_every_word_of_a_workbench_is_there(name: str, book: Rulebook[Any], players: int) -> None:
    """Tools, spots, dials and piles have names in all languages, each its own."""
    state, bench = settled(book, players)["state"], bench_of(book)
    for language in nemeton.kernel.LANGUAGES:
        words = book.words(language)
        tools = [tool for shelf in bench.shelves(state) for tool in shelf.tools]
        phrases = [tool.phrase for tool in tools] + [dial.phrase for dial in bench.dials(state)]
        phrases += [pile.phrase for pile in bench.piles(state).values()]
        phrases += [spot for spot in bench.spots(state).values() if not isinstance(spot, str)]
        phrases += [called for dial in bench.dials(state) for _, called in dial.choices if not isinstance(called, str)]
        assert all(words.say(phrase) for phrase in phrases)
        called = Counter(words.say(dial.phrase) for dial in bench.dials(state))
        assert max(called.values()) == 1, f"{name}: two dials are called the same"


def test_a_piece_is_put_and_taken_away() -> None:
    """What was put stands there, and is gone when it is taken away."""
    book = nemeton.rulebooks()["root"]
    position = settled(book, 2) | {"players": 2}
    before = position["state"]["clearings"].get("5", "")
    put = changed(book, position, Edit("put", "bird", "5"))
    assert put["state"]["clearings"]["5"].split()[-1] == "bird"
    taken = changed(book, put, Edit("take", "bird", "5"))
    assert taken["state"]["clearings"]["5"] == before


def test_a_card_is_never_in_two_places() -> None:
    """A card that comes to a hand leaves the deck."""
    book = nemeton.rulebooks()["inis"]
    position = settled(book, 3)
    card = next(card for card in dealt(bench_of(book).piles(position["state"])) if card.startswith("tale_deck/"))
    after = changed(book, position, Edit("deal", card, "tales-1"))["state"]
    name = card.partition("/")[2]
    assert name in after["tales"][1]
    assert name not in after["tale_deck"]
    assert name in position["state"]["tale_deck"], "the position before stays as it was"


@pytest.mark.parametrize(
    "change",
    [
        Edit("put", "dragon", "c3"),
        Edit("put", "sea", "z9"),
        Edit("turn", "weather", "rain"),
        Edit("turn", "to_move", "nobody"),
        Edit("deal", "deck/geis", "hand"),
        Edit("burn"),
    ],
)
def test_what_there_is_not_is_refused(change: Edit) -> None:
    """A tool, a place, a value or a deed that there is not."""
    book = nemeton.rulebooks()["cairn"]
    with pytest.raises(BadPosition, match="names"):
        changed(book, settled(book, 2), change)
