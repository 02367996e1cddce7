"""Positions of Inis as people write them: territories with what stands on them, hands by seat. What is left out has its
usual value: cards and territories that are not named lie at the bottom of their deck, clans that are not on the island
in their reserve."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec

from nemeton.kernel import BLANK, EVERYBODY, BadPosition, Hidden, Result
from nemeton.kernel.bounds import Count, MaybeName, brief
from nemeton.kernel.notation import Notation, bits, without_usual

from .cards import action_deck
from .check import SEASON_STEPS, action_cards, tale_cards
from .decks import CARDS, TALES
from .effects import discard_readers
from .hexes import neighbours
from .state import (
    ASIDE,
    CLANS,
    DECK,
    DISCARD,
    FACE_UP,
    NOBODY,
    PLAYED,
    CardPlay,
    ClashState,
    Drawing,
    InisOptions,
    InisState,
    PileTile,
    Removal,
    Tile,
    seats,
)
from .steps import AgendaStep, Turn
from .territories import TERRITORIES

NOTATION = Notation("inis")
LYING = {FACE_UP: "face_up", PLAYED: "played"}
PLACES = {DECK: "deck", ASIDE: "aside", DISCARD: "discard"}
DIRECTIONS = {1: "clockwise", -1: "counterclockwise"}
KNOWN_KEYS = (
    "options", "turn", "phase", "opening", "to_move", "active", "brenn", "direction", "capital", "festival", "tiles",
    "pile", "deeds", "pretenders", "actions", "tales", "drafting", "locked", "deck", "aside", "discard", "tale_deck",
    "tale_discard", "passes", "follows", "resumes", "cathbad", "plays", "removals", "draws", "clash", "spared",
    "rumours", "agenda", "result",
)  # fmt: skip


# How large anything may be at all; whether that can be, the check says in its own words.
Small = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Reader = Annotated[int, msgspec.Meta(ge=0, le=3)]
Distance = Annotated[int, msgspec.Meta(ge=-30, le=30)]  # on the map: there are not as many tiles


class WrittenTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A territory in play; `advantage` is the seat that holds its card, or how the card lies beside the island."""

    at: tuple[Distance, Distance]
    clans: Annotated[list[Small], msgspec.Meta(max_length=4)]
    sanctuaries: Small = 0
    citadels: Small = 0
    advantage: Small | Literal["face_up", "played"] = "face_up"


class WrittenCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card whose readers are not the usual ones, or a territory of a layer of the pile."""

    card: MaybeName
    known: Annotated[list[Reader], msgspec.Meta(max_length=4)] | Literal["all"] | None = None
    layer: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0


Cards = Annotated[list[MaybeName | WrittenCard], msgspec.Meta(max_length=len(CARDS))]


class WrittenDrawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Epic Tales just drawn."""

    seat: Small
    cards: Cards
    keep: Small
    by_gates: bool = False


Deeds = Annotated[list[Count], msgspec.Meta(max_length=10)]
Hands = Annotated[list[Cards], msgspec.Meta(max_length=10)]
Tiles = Annotated[dict[MaybeName, WrittenTile], msgspec.Meta(max_length=2 * len(TERRITORIES))]
Names = Annotated[list[MaybeName], msgspec.Meta(max_length=len(CARDS))]
Plays = Annotated[list[CardPlay], msgspec.Meta(max_length=len(CARDS))]
Removals = Annotated[list[Removal], msgspec.Meta(max_length=len(CARDS))]
Drawings = Annotated[list[WrittenDrawing], msgspec.Meta(max_length=len(CARDS))]
Places = Annotated[list[Reader | MaybeName], msgspec.Meta(max_length=20)]
Rumours = Annotated[
    list[Annotated[dict[MaybeName, Places], msgspec.Meta(max_length=len(CARDS))]], msgspec.Meta(max_length=4)
]


# Writing


def write(state: InisState) -> dict[str, Any]:
    """The position, without what has its usual value."""
    everyone = seats(state)
    position: dict[str, Any] = {
        "phase": state.phase,
        "brenn": state.brenn,
        "direction": DIRECTIONS[state.direction],
        "capital": state.capital,
        "tiles": {where: _written_tile(tile) for where, tile in state.tiles.items()},
        "pile": _cards(state.pile, 0),
        "deeds": list(state.deeds),
        "actions": [_cards(state.actions[seat], 1 << seat) for seat in everyone],
        "tales": [_cards(state.tales[seat], 1 << seat) for seat in everyone],
        "deck": _cards(state.deck, 0),
        "aside": _cards(state.aside, 0),
        "discard": _cards(state.discard, discard_readers()),
        "tale_deck": _cards(state.tale_deck, 0),
        "tale_discard": list(state.tale_discard),
        "turn": state.turn,
    }
    return position | {name: value for name, value in _rare(state).items() if value is not None}


def _rare(state: InisState) -> dict[str, Any]:
    """What a position holds only now and then."""
    whole_turn = state.agenda[0] if len(state.agenda) == 1 and isinstance(state.agenda[0], Turn) else None
    return {
        "to_move": None if whole_turn is None else whole_turn.seat,
        "agenda": msgspec.to_builtins(state.agenda) or None if whole_turn is None else None,
        "options": {"scenario": state.options.scenario} if state.options != InisOptions() else None,
        "festival": state.festival or None,
        "opening": state.opening or None,
        "active": _named(state.active),
        "passes": state.passes or None,
        "follows": _named(state.follows),
        "resumes": _named(state.resumes),
        "cathbad": _named(state.cathbad),
        "pretenders": [seat for seat in seats(state) if state.pretenders[seat]] or None,
        "drafting": _hands(state.drafting),
        "locked": _hands(state.locked),
        "plays": [without_usual(play) for play in state.plays] or None,
        "removals": [without_usual(removal) for removal in state.removals] or None,
        "draws": [_written_drawing(drawing) for drawing in state.draws] or None,
        "clash": without_usual(state.clash) if state.clash else None,
        "spared": state.spared or None,
        "rumours": [_written_rumours(known) for known in state.rumours] if any(state.rumours) else None,
        "result": msgspec.to_builtins(state.result) if state.result else None,
    }


def _named(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _written_tile(tile: Tile) -> dict[str, Any]:
    advantage: Any = LYING.get(tile.advantage, tile.advantage)
    plain: dict[str, Any] = msgspec.to_builtins(
        WrittenTile(tile.at, tile.clans, tile.sanctuaries, tile.citadels, advantage)
    )
    return plain


def _cards(cards: Iterable[Any], usual: int) -> list[Any]:
    """Cards by name; one that others know than usual, or that lies in a layer, with these beside its name."""
    return [_card(card, usual) for card in cards]


def _card(card: Any, usual: int) -> Any:
    layer = getattr(card, "layer", 0)
    known = card.known if card.known != usual and not (card.card == BLANK and not card.known) else None
    if known is None and not layer:
        return card.card
    readers: Any = None if known is None else "all" if known == EVERYBODY else bits(known)
    return msgspec.to_builtins(WrittenCard(card.card, readers, layer))


def _hands(hands: list[list[Hidden]]) -> list[list[Any]] | None:
    return [_cards(cards, 1 << seat) for seat, cards in enumerate(hands)] if any(hands) else None


def _written_drawing(drawing: Drawing) -> dict[str, Any]:
    cards = _cards(drawing.cards, 1 << drawing.seat)
    return {"seat": drawing.seat, "cards": cards, "keep": drawing.keep, "by_gates": drawing.by_gates}


def _written_rumours(known: dict[str, int]) -> dict[str, list[Any]]:
    return {card: [PLACES.get(bit, bit) for bit in bits(places)] for card, places in known.items()}


# Reading


def read(data: dict[str, Any]) -> InisState:
    """The state of a position; a wrong key or shape is said."""
    NOTATION.check_keys(data, KNOWN_KEYS)
    NOTATION.needs_agenda(data, "setup", "assembly")
    NOTATION.unused(data, "to_move", "agenda")
    tiles = _tiles(data)
    players = len(next(iter(tiles.values())).clans)
    result = NOTATION.part(data, "result", Result | None, None)
    drawings = NOTATION.part(data, "draws", Drawings, [])
    usual_agenda = [] if result else [{"step": "turn", "seat": _seat(data, "to_move", 0)}]
    phase = NOTATION.part(data, "phase", Literal["setup", "assembly", "season"], "season")
    state = InisState(
        agenda=NOTATION.part(data, "agenda", list[AgendaStep], usual_agenda),
        turn=NOTATION.part(data, "turn", Count, 0),
        result=result,
        options=NOTATION.part(data, "options", InisOptions, {}),
        tiles=tiles,
        pile=[],
        capital=_sole(data, "capital", MaybeName, "") if "capital" in data or phase == "setup" else next(iter(tiles)),
        festival=_sole(data, "festival", MaybeName, ""),
        brenn=_seat(data, "brenn", 0),
        direction=_named_in(data, "direction", {name: way for way, name in DIRECTIONS.items()}, "clockwise"),
        phase=phase,
        opening=NOTATION.part(data, "opening", bool, False),
        active=_seat(data, "active", NOBODY),
        passes=NOTATION.part(data, "passes", Small, 0),
        follows=_seat(data, "follows", NOBODY),
        resumes=_seat(data, "resumes", NOBODY),
        reserve=[],
        deeds=NOTATION.part(data, "deeds", Deeds, [0] * players),
        pretenders=_pretenders(data, players),
        actions=_read_hands(data, "actions", players),
        tales=_read_hands(data, "tales", players),
        drafting=_read_hands(data, "drafting", players),
        locked=_read_hands(data, "locked", players),
        deck=_read_cards(NOTATION.part(data, "deck", Cards, []), 0),
        aside=_read_cards(NOTATION.part(data, "aside", Cards, []), 0),
        discard=_read_cards(NOTATION.part(data, "discard", Cards, []), discard_readers()),
        tale_deck=_read_cards(NOTATION.part(data, "tale_deck", Cards, []), 0),
        tale_discard=NOTATION.names(NOTATION.part(data, "tale_discard", Names, []), CARDS),
        cathbad=_seat(data, "cathbad", NOBODY),
        plays=NOTATION.part(data, "plays", Plays, []),
        removals=NOTATION.part(data, "removals", Removals, []),
        draws=[Drawing(d.seat, _read_cards(d.cards, 1 << max(0, d.seat)), d.keep, d.by_gates) for d in drawings],
        clash=_clash(data, players),
        spared=NOTATION.part(data, "spared", bool, False),
        rumours=_rumours(data, players),
    )
    state.pile = _pile(data, tiles)
    _fill(state)
    if state.agenda and state.phase == "season" and not any(isinstance(step, SEASON_STEPS) for step in state.agenda):
        raise BadPosition("position/no_agenda", game="inis")  # a card waits, but no turn after it
    return state


def _sole(data: dict[str, Any], key: str, kind: Any, none: Any) -> Any:
    """An entry of which there is one; a list of several is read as none, and the check says so."""
    found = data.get(key, none)
    if isinstance(found, list):
        found = found[0] if len(found) == 1 else none
    return NOTATION.part({key: found}, key, kind, none)


def _seat(data: dict[str, Any], key: str, usual: int) -> int:
    """A seat; a list of several names nobody."""
    found: int = _sole(data, key, Small, NOBODY) if key in data else usual
    return found


def _named_in(data: dict[str, Any], key: str, known: dict[str, int], usual: str) -> int:
    name = data.get(key, usual)
    if not isinstance(name, str) or name not in known:
        raise BadPosition("position/unknown_name", game="inis", name=brief(name), known=tuple(known))
    return known[name]


def _tiles(data: dict[str, Any]) -> dict[str, Tile]:
    """The territories in play, each with those that touch it."""
    written = NOTATION.part(data, "tiles", Tiles, {})
    if not written:
        raise BadPosition("position/malformed", game="inis", problem="tiles: nothing is there")
    NOTATION.names(list(written), TERRITORIES)
    counts = {len(tile.clans) for tile in written.values()}
    if len(counts) != 1 or not counts <= {2, 3, 4}:
        problem = "clans: one number for each seat, everywhere as many"
        raise BadPosition("position/malformed", game="inis", problem=problem)
    lying = {name: place for place, name in LYING.items()}
    tiles = {
        where: Tile(
            tile.at,
            list(tile.clans),
            tile.sanctuaries,
            tile.citadels,
            tile.advantage if isinstance(tile.advantage, int) else lying[tile.advantage],
        )
        for where, tile in written.items()
    }
    for tile in tiles.values():
        around = set(neighbours(tile.at))
        tile.borders = sorted(other for other, beside in tiles.items() if beside.at in around)
    return tiles


def _read_cards(cards: Cards, usual: int) -> list[Hidden]:
    found = []
    for card in cards:
        written = card if isinstance(card, WrittenCard) else WrittenCard(card)
        NOTATION.names([written.card], CARDS)
        found.append(Hidden(written.card, _readers(written, usual)))
    return found


def _readers(card: WrittenCard, usual: int) -> int:
    if card.known is None:
        return usual
    return EVERYBODY if card.known == "all" else sum(1 << seat for seat in set(card.known))


def _read_hands(data: dict[str, Any], key: str, players: int) -> list[list[Hidden]]:
    hands = NOTATION.part(data, key, Hands, [[] for _ in range(players)])
    return [_read_cards(cards, 1 << seat) for seat, cards in enumerate(hands)]


def _pretenders(data: dict[str, Any], players: int) -> list[bool]:
    wanted = NOTATION.part(data, "pretenders", list[Annotated[int, msgspec.Meta(ge=0, lt=players)]], [])
    return [seat in wanted for seat in range(players)]


def _clash(data: dict[str, Any], players: int) -> ClashState | None:
    """The clash; numbers by seat that are left out are 0."""
    written = NOTATION.part(data, "clash", dict[str, Any] | None, None)
    if written is None:
        return None
    nobody = [0] * players
    whole = {"sheltered": nobody, "lost": nobody, "removed": nobody} | written
    clash: ClashState = NOTATION.part({"clash": whole}, "clash", ClashState, None)
    return clash


def _rumours(data: dict[str, Any], players: int) -> list[dict[str, int]]:
    named = {name: bit for bit, name in PLACES.items()} | {seat: seat for seat in range(players)}
    written = NOTATION.part(data, "rumours", Rumours, [{} for _ in range(players)])
    for known in written:
        NOTATION.names(list(known), CARDS)
        for place in (place for places in known.values() for place in places if place not in named):
            raise BadPosition("position/unknown_name", game="inis", name=str(place), known=tuple(map(str, named)))
    return [
        {card: sum(1 << named[place] for place in set(places)) for card, places in known.items()} for known in written
    ]


def _pile(data: dict[str, Any], tiles: dict[str, Tile]) -> list[PileTile]:
    """The pile, the top one last; territories that are not named lie at its bottom."""
    pile = []
    for tile in NOTATION.part(data, "pile", Cards, []):
        written = tile if isinstance(tile, WrittenCard) else WrittenCard(tile)
        NOTATION.names([written.card], TERRITORIES)
        pile.append(PileTile(written.card, _readers(written, 0), written.layer))
    named = {*tiles, *(tile.card for tile in pile)}
    return [PileTile(name) for name in TERRITORIES if name not in named] + pile


def _fill(state: InisState) -> None:
    """Cards that are not named lie at the bottom of their deck; clans that are not on the island are in reserve."""
    players = len(next(iter(state.tiles.values())).clans)
    named = set(action_cards(state))
    state.deck[:0] = [Hidden(card) for card in action_deck(players) if card not in named]
    named = set(tale_cards(state))
    state.tale_deck[:0] = [Hidden(card) for card in TALES if card not in named]
    state.reserve = [CLANS - sum(tile.clans[seat] for tile in state.tiles.values()) for seat in range(players)]
    clash = state.clash
    if clash is not None and 0 <= clash.cauldron < players:
        state.reserve[clash.cauldron] -= clash.in_cauldron
