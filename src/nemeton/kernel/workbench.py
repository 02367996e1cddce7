"""A workbench: how a position is set up by hand, piece by piece, without writing it.

A game says what can be put where, what can be set, and which cards lie on which pile; all of it is read off a written
position and changes it. What the rules forbid, reading the position says afterwards: a workbench knows no rules.
"""

from collections.abc import Collection, Mapping
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from .asks import Ask
from .bounds import brief, told
from .errors import BadPosition
from .words import Phrase

if TYPE_CHECKING:
    from .book import Rulebook

Written = dict[str, Any]  # the state of a position, as people write it
MOST_BEGINNING = 400  # answers until a game is set up


class Tool(NamedTuple):
    """A thing that can be put on the board: its name, what it is called, a small picture."""

    ident: str
    phrase: Phrase
    picture: str = ""


class Shelf(NamedTuple):
    """Things that belong together."""

    phrase: Phrase
    tools: tuple[Tool, ...]


class Dial(NamedTuple):
    """Something that is set to one of several values: the value now, and all values with what they are called."""

    ident: str
    phrase: Phrase
    value: str
    choices: tuple[tuple[str, Phrase | str], ...]


class Pile(NamedTuple):
    """Cards that lie together, as they are written; cards of one kind can change between piles of that kind, but those
    that are `fixed`. Where `only` has names, no others may lie there. `word` is what the game's words call a card."""

    kind: str
    phrase: Phrase
    cards: list[Any]
    fixed: tuple[str, ...] = ()
    only: Collection[str] = ()
    word: str = "card"


class Edit(NamedTuple):
    """One edit: `put` or `take` a tool at a spot, `turn` a dial to a value, `deal` a card to a pile, `clear` all, or
    only `show` it. A card is named after the pile that it leaves: `deck/geis`."""

    what: str
    thing: str = ""
    where: str = ""


class Workbench:
    """The workbench of one game. Every method gets the state of a written position."""

    def settled(self, state: Written) -> Written:
        """The same position where a turn begins, without what belongs to the middle of one."""
        raise NotImplementedError

    def cleared(self, state: Written) -> Written:
        """The same table with nothing on the board."""
        raise NotImplementedError

    def shelves(self, state: Written) -> list[Shelf]:
        """What can be put on the board."""
        raise NotImplementedError

    def spots(self, state: Written) -> Mapping[str, Phrase | str]:
        """Where things can be put, with what that place is called."""
        raise NotImplementedError

    def put(self, state: Written, tool: str, spot: str) -> None:
        """Put one such thing there."""
        raise NotImplementedError

    def take(self, state: Written, tool: str, spot: str) -> None:
        """Take one such thing away from there."""
        raise NotImplementedError

    def dials(self, state: Written) -> list[Dial]:
        """What can be set."""
        return []

    def turn(self, state: Written, dial: str, value: str) -> None:
        """Set something."""
        raise NotImplementedError

    def piles(self, state: Written) -> dict[str, Pile]:
        """All piles of cards by name; the lists are those of the state itself."""
        return {}

    def deal(self, state: Written, card: str, pile: str) -> None:
        """A card leaves its pile for another one, and comes to lie last there: on the top of a deck."""
        former, _, name = card.partition("/")
        piles = self.piles(state)
        cards = piles[former].cards
        del cards[[card_of(lying) for lying in cards].index(name)]
        piles[pile].cards.append(name)

    def marks(self, view: Any) -> str:
        """What can be clicked in the picture, as shapes with `data-place` in the coordinates of its layer of hits."""
        raise NotImplementedError

    def ask(self, view: Any) -> Ask | None:
        """A question with which the picture is drawn, where it makes room for places that nothing lies on."""
        return None


def card_of(written: Any) -> str:
    """The name of a written card.

    >>> card_of("geis"), card_of({"card": "geis", "known": "all"})
    ('geis', 'geis')
    """
    return str(written["card"]) if isinstance(written, dict) else str(written)


def dealt(piles: dict[str, Pile]) -> list[str]:
    """All cards of all piles that can be moved, named after their piles.

    >>> dealt({"deck": Pile("card", Phrase("deck"), ["geis", "bard"])})
    ['deck/geis', 'deck/bard']
    """
    cards = [(name, card_of(card), pile.fixed) for name, pile in piles.items() for card in pile.cards]
    return [f"{name}/{card}" for name, card, fixed in cards if card not in fixed]


def open_to(piles: dict[str, Pile], card: str) -> list[str]:
    """The piles to which a card, named after its own, may go.

    >>> deck, hand = Pile("card", Phrase("deck"), ["geis", "bard"], only=["geis"]), Pile("card", Phrase("hand"), [])
    >>> open_to({"deck": deck, "hand": hand}, "deck/bard"), open_to({"deck": deck, "hand": hand}, "hand/geis")
    (['hand'], ['deck'])
    """
    own, _, name = card.partition("/")
    kind = piles[own].kind
    return [
        other
        for other, pile in piles.items()
        if other != own and pile.kind == kind and (not pile.only or name in pile.only)
    ]


def begun(book: "Rulebook[Any]", players: int, options: dict[str, Any]) -> Written:
    """A position to begin with: a table that is set up, where the first turn begins."""
    from .records import start

    game = start(book, players, options, 1)
    rng = Random(1)
    for _ in range(MOST_BEGINNING):
        if game.over or game.state.turn > 0:
            break
        ask = game.asks[0]
        game.answer(rng.choice(ask.options), ask.seat)
    return game.position()


def changed(book: "Rulebook[Any]", position: Written, change: Edit) -> Written:
    """The position after one change. A thing, a spot or a value that there is not is refused."""
    bench, after = bench_of(book), deepcopy(position)

    def known(name: str, names: Collection[str]) -> None:
        if name not in names:
            raise BadPosition("position/unknown_name", game=book.name, name=brief(name), known=told(names))

    state = after["state"] = bench.settled(after["state"])
    match change.what:
        case "put" | "take":
            known(change.thing, [tool.ident for shelf in bench.shelves(state) for tool in shelf.tools])
            known(change.where, bench.spots(state))
            (bench.put if change.what == "put" else bench.take)(state, change.thing, change.where)
        case "turn":
            dials = {dial.ident: dial for dial in bench.dials(state)}
            known(change.thing, dials)
            known(change.where, [value for value, _ in dials[change.thing].choices])
            bench.turn(state, change.thing, change.where)
        case "deal":
            piles = bench.piles(state)
            known(change.thing, dealt(piles))
            known(change.where, open_to(piles, change.thing))
            bench.deal(state, change.thing, change.where)
        case "clear":
            after["state"] = bench.cleared(state)
        case _:
            known(change.what, ("show", "put", "take", "turn", "deal", "clear"))
    return after


def bench_of(book: "Rulebook[Any]") -> Workbench:
    """The workbench of a game; every game on the shelf has one."""
    assert book.workbench is not None, f"{book.name} has no workbench"
    return book.workbench
