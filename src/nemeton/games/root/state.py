"""The state of a game of Root, and the queries that read it. Seats play factions; what only one faction has lies on its
board."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from nemeton.kernel import Game, Hidden, Play, State

from .cards import HOOKS, matches
from .factions import Board, Chosen, FactionName
from .maps import MAPS
from .maps.map import Map
from .pieces import Side
from .steps import AgendaStep

TO_WIN = 30
HAND_LIMIT = 5
NOBODY = -1


class RootOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose: the map, its suits, the deck, who plays which faction, what the lot draws from, and
    whether the game is learnt."""

    scenario: Literal["usual", "first_game"] = "usual"
    map: Literal["autumn", "winter", "lake", "mountain"] = "autumn"
    suits: Literal["printed", "random"] = "printed"  # other maps than autumn print none
    deck: Literal["base", "exiles"] = "base"  # one of `decks.DECKS`
    lot: Literal["base_box", "all"] = "base_box"  # the factions among which `any` is drawn
    seat_1: Chosen = "any"
    seat_2: Chosen = "any"
    seat_3: Chosen = "any"
    seat_4: Chosen = "any"
    seat_5: Chosen = "any"
    seat_6: Chosen = "any"


class BandInPlay(msgspec.Struct, forbid_unknown_fields=True):
    """A band that takes part, and the seat that controls it now (Law D.1)."""

    name: str
    held_by: int = NOBODY


class Clearing(msgspec.Struct):
    """What stands in a clearing. Buildings and tokens are (side, kind)."""

    suit: str
    warriors: list[int]  # by side
    buildings: list[tuple[int, str]] = []
    tokens: list[tuple[int, str]] = []
    scorched: bool = False  # nothing may be placed in it or moved into it (Law G.6.2)


class Battle(msgspec.Struct, forbid_unknown_fields=True):
    """The battle that is being fought."""

    attacker: int
    defender: int
    where: int
    ally: int = NOBODY  # whose warriors fight for the attacker (Law 9.2.9.II)
    dice: list[int] = []
    rolled: list[int] = msgspec.field(
        default_factory=lambda: [0, 0]
    )  # hits from the dice: by the attacker, by the defender
    extra: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # extra hits: by the attacker, by the defender
    bonus: list[int] = msgspec.field(default_factory=lambda: [0, 0])  # added to the most that the dice may deal
    used: list[str] = []  # effects used in this battle
    raiding: list[int] = msgspec.field(
        default_factory=lambda: [0, 0]
    )  # allied warriors lost and items damaged by the attacker
    director: int = NOBODY  # who removes pieces for both sides (Law G.4.2)


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What everybody may conclude from what a seat has chosen: on its board, or in its hand, lie so many hidden cards
    of a suit."""

    seat: int
    suit: str
    count: int
    in_hand: bool = False


class RootState(State, kw_only=True):
    """Everything on the map, on the boards and in the hands."""

    agenda: list[AgendaStep]
    options: RootOptions
    factions: list[FactionName]  # by seat
    boards: list[Board]
    clearings: dict[int, Clearing]
    ruins: dict[int, list[Hidden]]  # the ruins that stand, and the items under them
    items: dict[str, int]  # the supply on the map
    supply: list[int]  # warriors, by side
    hands: list[list[Hidden]]
    deck: list[Hidden]  # the top one last
    discard: list[str]  # everybody may look
    available: list[str]  # dominance cards beside the map
    play_areas: list[list[str]]  # crafted cards that stay
    item_boxes: list[list[str]]  # crafted items
    points: list[int]
    dominance: list[str]  # the active dominance card of a seat
    partner: list[int]  # with whom a seat has formed a coalition
    quests: list[str]
    quest_deck: list[Hidden]
    homes: list[int]  # the clearing in which a faction began; 0 for none
    active: int = NOBODY
    phase: Literal["setup", "birdsong", "daylight", "evening"] = "setup"
    activated: dict[str, int]  # crafting pieces used this turn, by suit
    used: list[str]  # effects used this turn
    items_gone: list[str] = msgspec.field(default_factory=list)  # out of the game (Law 9.6.4, G.6.2)
    bands: list[BandInPlay] = msgspec.field(default_factory=list)  # whose pieces nobody plays
    closed_paths: list[tuple[int, int]] = msgspec.field(default_factory=list)  # the lower number first (Law B.3.2)
    ferry: int = 0  # the clearing where the ferry lies (Law V.2.5); 0 where there is none
    on_cards: dict[str, list[int]] = msgspec.field(default_factory=dict)  # warriors that lie on a card, by side
    exhausted: dict[int, list[str]] = msgspec.field(default_factory=dict)  # crafted items face down, by seat
    battle: Battle | None = None
    pledge: Pledge | None = None


Root: TypeAlias = Play[RootState]  # what the rules hold
RootGame: TypeAlias = Game[RootState]  # what players hold


# Queries: seats


def seats(state: RootState) -> range:
    """All seats."""
    return range(len(state.factions))


def others(state: RootState, seat: int) -> list[int]:
    """All other seats in turn order."""
    count = len(state.factions)
    return [(seat + turn) % count for turn in range(1, count)]


def enemies(state: RootState, seat: int) -> list[int]:
    """Everybody but coalition partners (Law Zh.1.23)."""
    return [other for other in others(state, seat) if not are_partners(state, seat, other)]


def are_partners(state: RootState, one: int, other: int) -> bool:
    """Have the two formed a coalition?"""
    return state.partner[one] == other or state.partner[other] == one


def partners_of(state: RootState, seat: int) -> list[int]:
    """Who has joined a seat in a coalition and wins with it (Law 9.2.8), or has joined somebody who has (9.7)."""
    joined = [other for other in seats(state) if state.partner[other] == seat]
    return joined + [more for other in joined for more in seats(state) if state.partner[more] == other]


def is_first_game(state: RootState) -> bool:
    """Is the game being learnt? Then nothing is on offer that is not in the base box."""
    return state.options.scenario == "first_game"


def seat_of(state: RootState, faction: str) -> int:
    """Who plays a faction."""
    return state.factions.index(faction) if faction in state.factions else NOBODY


# Queries: sides


def sides(state: RootState) -> range:
    """Everybody who may own pieces: all seats, then the bands."""
    return range(len(state.factions) + len(state.bands))


def side_names(state: RootState) -> Sequence[str]:
    """The faction or band of each side."""
    return [*state.factions, *(band.name for band in state.bands)] if state.bands else state.factions


def played_by(state: RootState, side: Side) -> int:
    """The seat that decides for a side: itself, or who controls the band, if anybody does."""
    if not state.bands or side < len(state.factions):
        return side
    return state.bands[side - len(state.factions)].held_by


def are_allied(state: RootState, one: Side, other: Side) -> bool:
    """Are two sides of one player, or of coalition partners (Law D.3.2)?"""
    if not state.bands:
        return are_partners(state, one, other)
    first, second = played_by(state, one), played_by(state, other)
    return NOBODY not in (first, second) and (first == second or are_partners(state, first, second))


def enemy_sides(state: RootState, seat: int) -> list[int]:
    """Everybody whose pieces are an enemy's: other players in turn order, then bands."""
    bands = sides(state)[len(state.factions) :]
    return [*enemies(state, seat), *(band for band in bands if not are_allied(state, seat, band))]


# Queries: the map


def map_of(state: RootState) -> Map:
    """The board."""
    return MAPS[state.options.map]


def slots_free(state: RootState, where: int) -> int:
    """Free building slots (Law 2.2.3); a ruin fills one (2.2.4)."""
    here = state.clearings[where]
    return map_of(state).clearings[where].slots - len(here.buildings) - (where in state.ruins)


def buildings_in(state: RootState, seat: int, where: int, kind: str = "") -> int:
    """How many buildings of a seat stand there, of any kind or of one."""
    return sum(owner == seat and kind in ("", name) for owner, name in state.clearings[where].buildings)


def tokens_in(state: RootState, seat: int, where: int, kind: str = "") -> int:
    """How many tokens of a seat lie there, of any kind or of one."""
    return sum(owner == seat and kind in ("", name) for owner, name in state.clearings[where].tokens)


def with_building(state: RootState, seat: int, kind: str) -> list[int]:
    """Clearings with a building of this kind, each as often as there are."""
    return [where for where, here in state.clearings.items() for piece in here.buildings if piece == (seat, kind)]


def with_token(state: RootState, seat: int, kind: str) -> list[int]:
    """Clearings with a token of this kind, each as often as there are."""
    return [where for where, here in state.clearings.items() for piece in here.tokens if piece == (seat, kind)]


def ready_items(state: RootState, seat: int) -> list[str]:
    """The crafted items of a seat that lie face up."""
    left = list(state.item_boxes[seat])
    for item in state.exhausted.get(seat, ()):
        left.remove(item)
    return left


def item_gone(state: RootState, seat: int, item: str) -> None:
    """An item has left a box: of equal ones, one that lay face down goes first."""
    if item in state.exhausted.get(seat, ()):
        state.exhausted[seat].remove(item)
        if not state.exhausted[seat]:
            del state.exhausted[seat]


# Queries: cards


def names(cards: list[Hidden]) -> list[str]:
    """Cards by name, sorted, since the order in which they came tells something."""
    return sorted(card.card for card in cards)


def held(cards: list[Hidden], name: str) -> Hidden:
    """A card of this name; of several, the one that most seats know, so that nobody is left knowing too much."""
    return max((card for card in cards if card.card == name), key=lambda card: card.known.bit_count())


def matching(cards: list[Hidden], suit: str) -> list[str]:
    """The cards that match a suit, each name once."""
    return sorted({card.card for card in cards if matches(card.card, suit)})


def has_crafted(state: RootState, seat: int, card: str) -> bool:
    """Does this card lie in the seat's play area? A band has none."""
    return seat < len(state.play_areas) and card in state.play_areas[seat]


def crafted_hooks(state: RootState, side: Side, name: str) -> list[Any]:
    """A hook of all crafted cards of a side that have it; only players craft."""
    if side >= len(state.play_areas) or not state.play_areas[side]:
        return []  # asked all the time, and most have crafted nothing that stays
    return [getattr(card, name) for card in HOOKS[name] if has_crafted(state, side, card.id)]
