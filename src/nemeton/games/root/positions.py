"""Positions of Root as people write them: clearings in words (`"2 cat sawmill keep"`), everything else by faction.
What is left out has its usual value: other warriors are in the supply, other pieces on the boards, other cards at the
bottom of the deck."""

from collections import Counter
from collections.abc import Collection, Iterable
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from nemeton.kernel import BadPosition, Hidden, Phrase, Result, Words, hidden
from nemeton.kernel.bounds import MOST_STEPS, Count, MaybeName
from nemeton.kernel.notation import Notation, WrittenCard, WrittenCards, written_cards
from nemeton.kernel.words import words

from .cards import CARDS, ITEM_SUPPLY, QUESTS, RUIN_ITEMS, SUITS, TORCH
from .check import check, shared_cards
from .decks import DECKS, deck_of
from .factions import Board, FactionName
from .factions.alliance.board import AllianceBoard
from .factions.eyrie.board import COLUMNS, VIZIER, EyrieBoard
from .factions.eyrie.rules import LEADERS
from .factions.marquise.board import KINDS
from .factions.vagabond.board import Item, VagabondBoard
from .factions.vagabond.characters import CHARACTERS
from .maps import MAPS
from .phrases import NAMING, seat_names
from .rules.rule import FACTIONS
from .rules.setup import player_counts
from .state import NOBODY, Battle, Clearing, Pledge, RootOptions, RootState
from .steps import AgendaStep, Prepare, TurnEnd
from .waiting import waiting

NOTATION = Notation("root")
ITEMS = (*ITEM_SUPPLY, TORCH)
MOST_CARDS = max(len(deck.dealt(players=4)) for deck in DECKS.values())

# How long anything may be at all; whether there are so many, the check says in its own words.
Few = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
Text = Annotated[str, msgspec.Meta(max_length=400)]
Names = Annotated[list[MaybeName], msgspec.Meta(max_length=2 * MOST_CARDS)]
Cards = Annotated[WrittenCards, msgspec.Meta(max_length=2 * MOST_CARDS)]
Numbers = Annotated[dict[MaybeName, int], msgspec.Meta(max_length=2 * len(ITEMS))]
Texts = Annotated[dict[MaybeName, Text], msgspec.Meta(max_length=50)]
Paths = Annotated[list[tuple[Few, Few]], msgspec.Meta(max_length=100)]
Agenda = Annotated[list[AgendaStep], msgspec.Meta(max_length=MOST_STEPS)]
WARRIORS = {"cat": "marquise", "bird": "eyrie", "rebel": "alliance"}
BUILDINGS = {
    **dict.fromkeys(KINDS, "marquise"),
    "roost": "eyrie",
    **{f"base_{suit}": "alliance" for suit in SUITS},
}
TOKENS = {"keep": "marquise", "wood": "marquise", "sympathy": "alliance"}
SCORCHED = "scorched"
KNOWN_WORDS = (*WARRIORS, *BUILDINGS, *TOKENS, SCORCHED, *SUITS)
BY_FACTION = ("hands", "play_areas", "item_boxes", "points", "dominance", "partner", "homes", "boards")
PLAIN = ("discard", "available", "quests", "used", "items_gone")
KNOWN_KEYS = (
    "options", "factions", "to_move", "turn", "active", "phase", "clearings", "ruins", *BY_FACTION, "items", "deck",
    *PLAIN, "closed_paths", "quest_deck", "activated", "battle", "pledge", "agenda", "result",
)  # fmt: skip


# Writing


def write(state: RootState) -> dict[str, Any]:
    """The state as JSON that people can read."""
    named = state.factions
    written: dict[str, Any] = {
        "options": {name: value for name, value in msgspec.to_builtins(state.options).items() if value != USUAL[name]},
        "factions": list(named),
        "turn": state.turn,
        "active": named[state.active] if state.active != NOBODY else None,
        "phase": state.phase,
        "clearings": {str(where): told for where in state.clearings if (told := _told(state, where))},
        "ruins": {str(where): written_cards(items, 0) for where, items in state.ruins.items()},
        "boards": {name: _written_board(state, seat) for seat, name in enumerate(named)},
        "hands": _by_faction(named, [written_cards(cards, 1 << seat) for seat, cards in enumerate(state.hands)]),
        "play_areas": _by_faction(named, state.play_areas),
        "item_boxes": _by_faction(named, state.item_boxes),
        "points": _by_faction(named, state.points),
        "dominance": _by_faction(named, state.dominance),
        "partner": {named[seat]: named[other] for seat, other in enumerate(state.partner) if other != NOBODY},
        "homes": _by_faction(named, state.homes),
        "items": dict(state.items),
        "deck": written_cards(state.deck, 0),
        **{name: list(getattr(state, name)) for name in PLAIN},
        "quest_deck": written_cards(state.quest_deck, 0),
        "activated": dict(state.activated),
        "battle": msgspec.to_builtins(state.battle),
        "pledge": msgspec.to_builtins(state.pledge),
        "agenda": msgspec.to_builtins(state.agenda),
        "result": msgspec.to_builtins(state.result),
    }
    kept = {name: value for name, value in written.items() if value or name in ("factions", "agenda", "deck")}
    if state.closed_paths != list(MAPS[state.options.map].closed):
        kept["closed_paths"] = [list(path) for path in state.closed_paths]
    return kept


USUAL: dict[str, Any] = msgspec.to_builtins(RootOptions())


def _by_faction(named: list[FactionName], values: Iterable[Any]) -> dict[str, Any]:
    return {name: value for name, value in zip(named, values, strict=True) if value}


def _told(state: RootState, where: int) -> str:
    """A clearing in words; its suit only where the map prints another or none."""
    here, site = state.clearings[where], MAPS[state.options.map].clearings[where]
    told = [here.suit] if here.suit != site.suit else []
    figures = {faction: word for word, faction in WARRIORS.items()}
    pieces = [figures[state.factions[seat]] for seat, count in enumerate(here.warriors) for _ in range(count)]
    pieces += [piece for _, piece in (*here.buildings, *here.tokens)]
    for piece, count in Counter(pieces).items():
        told += [str(count), piece] if count > 1 else [piece]
    return " ".join([*told, SCORCHED] if here.scorched else told)


def _written_board(state: RootState, seat: int) -> dict[str, Any]:
    """What lies on a board, without what the map tells already."""
    board = state.boards[seat]
    written: dict[str, Any] = msgspec.to_builtins(board, str_keys=True)
    written.pop("type")
    match board:
        case EyrieBoard():
            for key in ("decree", "resolved"):
                written[key] = {column: cards for column, cards in written[key].items() if cards}
        case AllianceBoard():
            written["supporters"] = written_cards(board.supporters, 1 << seat)
        case VagabondBoard():
            written["items"] = " ".join(_word(item) for item in board.items)
            for key in ("relations", "aids"):
                written[key] = {state.factions[whom]: value for whom, value in getattr(board, key).items()}
    return {key: written[key] for key in BOARD_KEYS[state.factions[seat]] if written[key]}


def _word(item: Item) -> str:
    return f"{item.kind}{'-' if item.exhausted else ''}{'!' if item.damaged else ''}"


# Reading


def read(data: dict[str, Any]) -> RootState:
    """The state of a position; a wrong key, name or shape is said."""
    NOTATION.check_keys(data, KNOWN_KEYS)
    options = _options(data)
    factions = NOTATION.part(data, "factions", Names, [])
    NOTATION.names(factions, get_args(FactionName))
    if len(factions) not in player_counts():
        raise BadPosition("setup/players", game="root", players=len(factions), known=player_counts())
    if len(set(factions)) < len(factions):
        raise BadPosition("position/impossible", game="root", problem=Phrase("root.check.factions")).told_by(_words)
    page = Page(data, options, factions)
    result = NOTATION.part(data, "result", Result | None, None)
    to_move = page.seat("to_move", factions[0])
    state = RootState(
        agenda=NOTATION.part(data, "agenda", Agenda, [] if result else [{"step": "turn", "seat": to_move}]),
        turn=NOTATION.part(data, "turn", Count, 0),
        result=result,
        options=options,
        factions=factions,
        clearings=page.clearings(),
        boards=[],
        ruins=page.ruins(),
        items={},
        supply=[],
        hands=[page.cards(cards, 1 << seat) for seat, cards in enumerate(page.of_seats("hands", Cards, []))],
        deck=page.cards(NOTATION.part(data, "deck", Cards, []), 0),
        discard=page.named_cards("discard"),
        available=page.named_cards("available"),
        play_areas=[NOTATION.names(cards, CARDS) for cards in page.of_seats("play_areas", Names, [])],
        item_boxes=[NOTATION.names(items, ITEM_SUPPLY) for items in page.of_seats("item_boxes", Names, [])],
        points=page.of_seats("points", Few, 0),
        dominance=page.of_seats("dominance", MaybeName, ""),
        partner=[page.seat_of(name) for name in page.of_seats("partner", MaybeName, "")],
        quests=NOTATION.names(NOTATION.part(data, "quests", Names, []), QUESTS),
        quest_deck=page.cards(NOTATION.part(data, "quest_deck", Cards, []), 0, QUESTS),
        homes=page.of_seats("homes", Few, 0),
        active=page.seat("active", factions[to_move]),
        phase=NOTATION.part(data, "phase", Literal["setup", "birdsong", "daylight", "evening"], "birdsong"),
        activated=NOTATION.part(data, "activated", Numbers, {}),
        used=NOTATION.part(data, "used", Names, []),
        items_gone=NOTATION.names(NOTATION.part(data, "items_gone", Names, []), ITEMS),
        closed_paths=NOTATION.part(data, "closed_paths", Paths, [list(path) for path in MAPS[options.map].closed]),
        battle=NOTATION.part(data, "battle", Battle | None, None),
        pledge=NOTATION.part(data, "pledge", Pledge | None, None),
    )
    if "active" not in data and state.agenda and isinstance(state.agenda[0], TurnEnd):
        state.active = state.agenda[0].seat  # whose turn is said to end is on turn
    state.boards = [page.board(state, seat) for seat in range(len(factions))]
    _fill(state, data)
    problem = next(chain(check(state), waiting(state)), None)
    if problem is not None:
        told = Phrase(problem.kind, problem.values)
        raise BadPosition("position/impossible", game="root", problem=told).told_by(
            lambda language: seated(_words(language), state)
        )
    return state


def seated(known: Words, state: RootState) -> Words:
    """Words in which the seats are called after their factions."""
    return known.with_seats(seat_names(state))


def _words(language: str) -> Words:
    return words(language, Path(__file__).parent / "words", NAMING)


def _options(data: dict[str, Any]) -> RootOptions:
    """The table's options; a name that there is not is said with those that there are."""
    given = NOTATION.part(data, "options", dict[MaybeName, MaybeName], {})
    kinds = {field.name: get_args(field.type) for field in msgspec.structs.fields(RootOptions)}
    for name, value in given.items():
        NOTATION.names([name], kinds)
        NOTATION.names([value], kinds[name])
    options: RootOptions = NOTATION.part(data, "options", RootOptions, {})
    return options


class Page:
    """A position on its way to a state."""

    def __init__(self, data: dict[str, Any], options: RootOptions, factions: list[str]) -> None:
        self.data = data
        self.sites = MAPS[options.map].clearings
        self.forests = MAPS[options.map].forests
        self.factions = factions

    # By faction

    def seat_of(self, name: str) -> int:
        """Who plays a faction; nobody for no name."""
        return self.factions.index(NOTATION.names([name], self.factions)[0]) if name else NOBODY

    def seat(self, key: str, usual: str) -> int:
        """A seat that is named by its faction."""
        return self.seat_of(NOTATION.part(self.data, key, MaybeName | None, usual) or "")

    def of_seats(self, key: str, kind: Any, usual: Any) -> list[Any]:
        """What is written by faction, seat by seat."""
        written = NOTATION.part(self.data, key, dict[str, Any], {})
        NOTATION.names(list(written), self.factions)
        return [NOTATION.part({key: written.get(name, usual)}, key, kind, usual) for name in self.factions]

    # The map

    def clearings(self) -> dict[int, Clearing]:
        """The clearings, those that are not named empty."""
        written = NOTATION.part(self.data, "clearings", Texts, {})
        NOTATION.names(list(written), [str(where) for where in self.sites])
        return {where: self.clearing(where, written.get(str(where), "")) for where in self.sites}

    def clearing(self, where: int, text: str) -> Clearing:
        """A clearing in words: a suit, pieces, each with a number before it where there are several."""
        here = Clearing(self.sites[where].suit or SUITS[where % len(SUITS)], [0] * len(self.factions))
        for word, number in NOTATION.counted(text, KNOWN_WORDS):
            if word in SUITS:
                here.suit = word
            elif word == SCORCHED:
                here.scorched = True
            else:
                self.put(here, word, number)
        here.buildings.sort()
        here.tokens.sort()
        return here

    def put(self, here: Clearing, word: str, number: int) -> None:
        """So many pieces come to a clearing."""
        if word in WARRIORS:
            here.warriors[self.seat_of(WARRIORS[word])] += number
        elif word in BUILDINGS:
            here.buildings += [(self.seat_of(BUILDINGS[word]), word)] * number
        else:
            here.tokens += [(self.seat_of(TOKENS[word]), word)] * number

    def ruins(self) -> dict[int, list[Hidden]]:
        """The ruins that stand, with what lies under them."""
        written = NOTATION.part(self.data, "ruins", dict[str, Cards], {})
        NOTATION.names(list(written), [str(where) for where, site in self.sites.items() if site.ruin])
        return {int(where): self.cards(items, 0, ITEM_SUPPLY) for where, items in written.items()}

    # WrittenCards

    def named_cards(self, key: str) -> list[str]:
        """Open cards."""
        return NOTATION.names(NOTATION.part(self.data, key, Names, []), CARDS)

    def cards(self, cards: WrittenCards, usual: int, known: Collection[str] = CARDS) -> list[Hidden]:
        """Hidden cards with those who know them."""
        for card in cards:
            if isinstance(card, WrittenCard) and card.known != "all":
                NOTATION.names([str(seat) for seat in card.known], [str(seat) for seat in range(len(self.factions))])
        return NOTATION.cards(cards, usual, known)

    # Boards

    def board(self, state: RootState, seat: int) -> Board:
        """A board: what is written, and whatever has not come to the map."""
        written = NOTATION.part(self.data, "boards", dict[str, dict[str, Any]], {})
        NOTATION.names(list(written), self.factions)
        name, fresh = self.factions[seat], Prepare(seat) in state.agenda
        own = dict(written.get(name, {}))
        NOTATION.names(list(own), BOARD_KEYS[name])
        placed = Counter(
            piece
            for here in state.clearings.values()
            for owner, piece in (*here.buildings, *here.tokens)
            if owner == seat
        )
        match name:
            case "marquise":
                own.setdefault("keep", "map" if placed["keep"] else "board" if fresh else "gone")
                own |= {kind: max(0, 6 - placed[kind]) for kind in KINDS} | {"wood": max(0, 8 - placed["wood"])}
            case "eyrie":
                own = self.eyrie(own, fresh) | {"roost": max(0, 7 - placed["roost"])}
            case "alliance":
                cards = self.cards(NOTATION.part(own, "supporters", Cards, []), 1 << seat)
                own |= {"supporters": msgspec.to_builtins(cards), "sympathy": max(0, 10 - placed["sympathy"])}
                own["bases"] = [suit for suit in ("fox", "mouse", "rabbit") if not placed[f"base_{suit}"]]
            case _:
                own = self.vagabond(own, seat, fresh)
        board: Board = NOTATION.part({name: {"type": name, **own}}, name, Board, None)
        return board

    def eyrie(self, own: dict[str, Any], fresh: bool) -> dict[str, Any]:
        """The decree column by column; where none is written, the leader's viziers are all of it."""
        leader = NOTATION.part(own, "leader", MaybeName, "" if fresh else "builder")
        if leader:
            NOTATION.names([leader], LEADERS)
        columns = {}
        for key in ("decree", "resolved"):
            written = NOTATION.part(own, key, dict[str, Names], {})
            NOTATION.names(list(written), COLUMNS)
            columns[key] = {column: NOTATION.names(written.get(column, []), [*CARDS, VIZIER]) for column in COLUMNS}
        if "decree" not in own and leader:
            for column in LEADERS[leader]:
                columns["decree"][column].append(VIZIER)
        return own | {"leader": leader} | columns

    def vagabond(self, own: dict[str, Any], seat: int, fresh: bool) -> dict[str, Any]:
        """Items in words (`boot torch- sword!`: exhausted, damaged), relationships by faction."""
        own["items"] = [self.item(word) for word in NOTATION.part(own, "items", Text, "").split()]
        for key in ("relations", "aids"):
            known = NOTATION.part(own, key, Numbers, {})
            own[key] = {str(self.seat_of(name)): value for name, value in known.items()}
        if not fresh:
            own.setdefault("character", "thief")
            NOTATION.names([str(own["character"])], CHARACTERS)
            if not own.get("at"):
                own.setdefault("forest", next(iter(self.forests)))
            others = [str(other) for other in range(len(self.factions)) if other != seat]
            own["relations"] = dict.fromkeys(others, 0) | own["relations"]
        return own

    def item(self, word: str) -> list[Any]:
        """An item in a word."""
        kind = word.rstrip("-!")
        NOTATION.names([kind], ITEMS)
        return [kind, "-" in word, "!" in word]


BOARD_KEYS: dict[str, tuple[str, ...]] = {
    "marquise": ("keep", "actions", "recruited"),
    "eyrie": ("leader", "deposed", "decree", "resolved"),
    "alliance": ("supporters", "officers", "operations"),
    "vagabond": ("character", "at", "forest", "items", "relations", "aids", "quests", "refreshing"),
}


# What is not named


def _fill(state: RootState, data: dict[str, Any]) -> None:
    """Warriors in the supply, cards at the bottom of the deck, quests in theirs, items in the supply or out of it."""
    for seat, name in enumerate(state.factions):
        own = FACTIONS[name]
        gone = sum(here.warriors[seat] for here in state.clearings.values())
        state.supply.append(max(0, own.warriors - gone - own.warriors_on_board(state.boards[seat])))
    state.deck[:0] = hidden((Counter(deck_of(state)) - Counter(shared_cards(state))).elements())
    wanderers = [board for board in state.boards if isinstance(board, VagabondBoard) and board.relations]
    if wanderers:
        named = {
            *state.quests,
            *(card.card for card in state.quest_deck),
            *(q for one in wanderers for q in one.quests),
        }
        state.quest_deck[:0] = hidden(quest for quest in QUESTS if quest not in named)
    written = NOTATION.part(data, "items", Numbers, _items_left(state, wanderers))
    NOTATION.names(list(written), ITEM_SUPPLY)
    state.items = dict.fromkeys(ITEM_SUPPLY, 0) | written
    if "items" not in data:
        left = _items(state, wanderers) - Counter(state.items)
        state.items_gone += list(left.elements())


def _items(state: RootState, wanderers: list[VagabondBoard]) -> Counter[str]:
    """The items that lie neither with a player nor under a ruin."""
    left = Counter(ITEM_SUPPLY)
    for board in wanderers:
        left.update([*CHARACTERS[board.character].items, *RUIN_ITEMS])
        left.subtract(item.kind for item in board.items)
    left.subtract(item for box in state.item_boxes for item in box)
    left.subtract(item.card for under in state.ruins.values() for item in under)
    left.subtract(state.items_gone)
    return left


def _items_left(state: RootState, wanderers: list[VagabondBoard]) -> dict[str, int]:
    """As much of them as the supply has room for."""
    left = _items(state, wanderers)
    return {item: min(most, max(0, left[item])) for item, most in ITEM_SUPPLY.items()}
