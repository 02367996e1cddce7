"""A position that is set up piece by piece: what the game's workbench offers, in the reader's language, and the picture
with its places to click. A worker makes all of it."""

import base64
import json
import zlib
from typing import Any, NamedTuple

from markupsafe import Markup

import nemeton
from nemeton.kernel import ALL, Game, NemetonError, Phrase, Rulebook, Words
from nemeton.kernel.positions import read_state
from nemeton.kernel.workbench import Edit, Pile, Shelf, Workbench, begun, bench_of, card_of, changed, open_to

from ..archive.records import read_json
from ..base.errors import SiteError
from ..base.input_errors import told_in
from .option_controls import value_word
from .positions import PlayablePosition, PositionPreview
from .reader import Reader

MOST_PACKED = 12_000  # letters of a link
MOST_UNPACKED = 200_000
HITS = '<g class="hits">'


class DialView(NamedTuple):
    """Something that is set to one of several values."""

    ident: str
    name: str
    choices: list[tuple[str, str, bool]]  # the value, what it is called, and is it that now?


class BenchCard(NamedTuple):
    """A card on a pile, and the piles to which it may go."""

    ident: str
    name: str
    goes: list[tuple[str, str]]


class PileView(NamedTuple):
    """A pile of cards."""

    name: str
    cards: list[BenchCard]


class ShelfView(NamedTuple):
    """Things that can be put on the board."""

    name: str
    tools: list[tuple[str, str, Markup]]  # the tool, what it is called, its picture


class BenchView(NamedTuple):
    """Everything on a workbench."""

    shelves: list[ShelfView]
    spots: list[tuple[str, str]]
    beside: list[tuple[str, str]]  # spots that are not in the picture
    dials: list[DialView]
    piles: list[PileView]


class BenchOption(NamedTuple):
    """An option of the table to begin with: its values, and which it is."""

    name: str
    values: tuple[Any, ...]
    chosen: Any

    def word(self, value: Any) -> str:
        """What the game's words call one of its values."""
        return f"options.{value_word(self.name, str(value))}"


class BenchWish(NamedTuple):
    """What shall lie on the workbench first: a table that is set up so, or the position of a text."""

    game: str
    players: int
    options: dict[str, Any]
    choices: list[BenchOption]
    text: str


def bench_page(wish: BenchWish, reader: Reader) -> str:
    """The workbench with what it begins with."""
    if wish.text:
        book, position = _brought(wish.text)
    else:
        book = nemeton.rulebooks()[wish.game]
        position = begun(book, wish.players, wish.options)
    return _shown(book, _settled(book, position), reader, "workbench.html", choices=wish.choices)


def bench_part(text: str, change: Edit, reader: Reader) -> str:
    """The workbench after one change; what cannot be changes nothing, and is said."""
    book, position = _brought(text)
    before = _settled(book, position)
    try:
        after = changed(book, before, change)
        _playable(after)
    except NemetonError as error:
        return _shown(book, before, reader, "workbench_part.html", problem=told_in(error, reader.language))
    return _shown(book, after, reader, "workbench_part.html")


def read_bench(text: str) -> PlayablePosition:
    """The position that lies on the workbench; one that nobody can play is refused."""
    book, position = _brought(text)
    return PlayablePosition(book.name, _playable(position).players, position)


def packed(position: dict[str, Any]) -> str:
    """A position as a link carries it.

    >>> unpacked(packed({"game": "cairn", "state": {}}))
    '{"game":"cairn","state":{}}'
    """
    text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(link: str) -> str:
    """The text of a position that a link carries; whatever is no such thing is refused."""
    if not link or len(link) > MOST_PACKED:
        raise SiteError("site/bad_link")
    try:
        packed_text = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
        reading = zlib.decompressobj()
        text = reading.decompress(packed_text, MOST_UNPACKED)
        if reading.unconsumed_tail or not reading.eof:
            raise SiteError("site/bad_link")
        return text.decode()
    except (ValueError, zlib.error):  # neither base64, nor squeezed, nor UTF-8
        raise SiteError("site/bad_link") from None


# Making it


def _brought(text: str) -> tuple[Rulebook[Any], dict[str, Any]]:
    position = read_json(text)
    name = position.get("game") if isinstance(position, dict) else None
    book = nemeton.rulebooks().get(name) if isinstance(name, str) else None
    if book is None or book.workbench is None:
        raise SiteError("site/no_bench")
    return book, position


def _settled(book: Rulebook[Any], position: dict[str, Any]) -> dict[str, Any]:
    """A position as the workbench knows it: everything written out, at the beginning of a turn."""
    game = nemeton.from_position(position)
    is_old = position.get("rules", book.rules_version) != book.rules_version
    assert book.write is not None
    written = game.position()["state"] if is_old else book.write(read_state(book, position["state"]))
    outer = {"nemeton": 1, "game": book.name, "rules": book.rules_version, "players": game.players}
    return outer | {"state": bench_of(book).settled(written)}


def _playable(position: dict[str, Any]) -> Game[Any]:
    game = nemeton.from_position(position)
    if game.over:
        raise SiteError("site/position_over")
    return game


def _shown(book: Rulebook[Any], position: dict[str, Any], reader: Reader, template: str, **more: Any) -> str:
    state, bench = read_state(book, position["state"]), bench_of(book)
    words = book.words(reader.language, state)
    drawn = book.draw(state, seat=ALL, ask=bench.ask(state), journal=[], words=words, style=False)
    game = _playable(position)
    ask = book.prompt(game.ask, reader.language, game.state) if game.ask else ""
    board = Markup(drawn.replace(HITS, HITS + bench.marks(state), 1))
    shown = PositionPreview(game, more.pop("problem", ""), board, ask)
    return reader.page(
        template,
        text=json.dumps(position, ensure_ascii=False, indent=1),
        link=packed(position),
        names=list(nemeton.rulebooks()),
        game=book.name,
        players=position["players"],
        counts=book.players,
        bench=_bench(bench, position["state"], words, drawn + bench.marks(state)),
        **shown.context(reader.language),
        **more,
    )


def _bench(bench: Workbench, state: dict[str, Any], words: Words, drawn: str) -> BenchView:
    spots = [(spot, _say(words, called)) for spot, called in bench.spots(state).items()]
    piles = bench.piles(state)
    names = {ident: words.say(pile.phrase) for ident, pile in piles.items()}
    return BenchView(
        [_shelf(shelf, words) for shelf in bench.shelves(state)],
        spots,
        [(spot, name) for spot, name in spots if f'data-place="{spot}"' not in drawn],
        [
            DialView(
                dial.ident,
                words.say(dial.phrase),
                [(value, _say(words, called), value == dial.value) for value, called in dial.choices],
            )
            for dial in bench.dials(state)
        ],
        [PileView(names[ident], _cards(ident, piles, names, words)) for ident in piles],
    )


def _shelf(shelf: Shelf, words: Words) -> ShelfView:
    tools = [(tool.ident, _capital(words.say(tool.phrase)), Markup(tool.picture)) for tool in shelf.tools]
    return ShelfView(words.say(shelf.phrase), tools)


def _cards(ident: str, piles: dict[str, Pile], names: dict[str, str], words: Words) -> list[BenchCard]:
    pile = piles[ident]
    found = []
    for card in pile.cards:
        name = card_of(card)
        goes = [] if name in pile.fixed else [(to, names[to]) for to in open_to(piles, f"{ident}/{name}")]
        found.append(BenchCard(f"{ident}/{name}", str(words.write(pile.word, name)), goes))
    return found


def _say(words: Words, called: Phrase | str) -> str:
    return called if isinstance(called, str) else words.say(called)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
