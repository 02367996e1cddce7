"""The state of a game of Inis, and the queries that read it."""

from typing import Literal, TypeAlias

import msgspec

from nemeton.kernel import Game, Hidden, Play, State

from .hexes import Spot
from .steps import AgendaStep
from .territories import TERRITORIES

CLANS, SANCTUARIES, CITADELS = 12, 9, 8
TO_WIN = 6

FACE_UP, PLAYED = -1, -2  # where an Advantage card lies that nobody holds
NOBODY = -1

# Where an Action card may be, as bits beside those of the seats.
DECK, ASIDE, DISCARD = 7, 8, 9
ANYWHERE = (1 << 10) - 1


class InisOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    scenario: Literal["random", "first_game"] = "random"


class Tile(msgspec.Struct):
    """A territory in play. The Capital is not among its citadels; it is where `state.capital` says."""

    at: Spot
    clans: list[int]  # by seat, sheltered ones included
    sanctuaries: int = 0
    citadels: int = 0
    advantage: int = FACE_UP  # who holds its Advantage card; or it lies FACE_UP, or was PLAYED and lies face down
    borders: list[str] = []  # the territories that touch it


class PileTile(Hidden, array_like=True):
    """A territory in the pile. Tiles of the same `layer` were shuffled together."""

    layer: int = 0


class CardPlay(msgspec.Struct, forbid_unknown_fields=True):
    """A card on the table, and what its player has said about it; all of it is public."""

    seat: int
    card: str
    half: str
    where: str = ""  # the territory that it is about
    whom: int = NOBODY  # the player that it is about
    groups: list[tuple[str, str, int]] = []  # clans that move: from, to, how many
    places: list[str] = []  # where clans are placed, one entry each
    told: list[str] = []  # anything else that was said
    cancelled: bool = False
    gone: bool = False  # it has left the table already: cancelled by The Dagda, taken, given away


class Removal(msgspec.Struct, forbid_unknown_fields=True):
    """A clan that is being removed."""

    owner: int
    where: str
    by_maneuver: bool = False
    settled: bool = False  # prevented, or the clan went elsewhere


class Drawing(msgspec.Struct):
    """Epic Tales just drawn, before some are kept."""

    seat: int
    cards: list[Hidden]
    keep: int
    by_gates: bool = False


class Attack(msgspec.Struct, forbid_unknown_fields=True):
    """The Attack that is being made."""

    attacker: int
    defender: int
    ignored: bool = False  # Hills
    both: bool = False  # Iron Mine: a clan and a card
    attacker_chooses: bool = False  # The Dagda's Club


class ClashState(msgspec.Struct, forbid_unknown_fields=True):
    """The clash that is being fought."""

    where: str
    instigator: int
    sheltered: list[int]  # by seat
    lost: list[int]  # by seat, clans removed in this clash
    stage: Literal["begun", "citadels", "resolution", "over"] = "begun"
    spear: bool = False  # Lug's Spear: no triskel cards
    attack: Attack | None = None
    maneuvering: int = NOBODY
    next_seat: int = NOBODY  # who maneuvers next, if a card has said so
    removed: list[int] = []  # by seat, what the present maneuver itself has removed
    cauldron: int = NOBODY  # who has Dagda's Cauldron open
    in_cauldron: int = 0


class InisState(State, kw_only=True):
    """Everything on and beside the island, and in the hands."""

    agenda: list[AgendaStep]
    options: InisOptions
    tiles: dict[str, Tile]
    pile: list[PileTile]  # territories still to come, the top one last
    capital: str = ""
    festival: str = ""
    brenn: int
    direction: int = 1  # 1: clockwise, to the next seat; -1: the other way
    phase: Literal["setup", "assembly", "season"] = "setup"
    opening: bool = False  # the Brenn has not yet opened the season
    active: int = NOBODY  # whose turn it is
    passes: int = 0  # how many have passed one after the other
    follows: int = NOBODY  # whose turn comes next, if a card has said so
    resumes: int = NOBODY  # after whom the order then goes on, if not after that player
    reserve: list[int]
    deeds: list[int]
    pretenders: list[bool]
    actions: list[list[Hidden]]  # hands
    tales: list[list[Hidden]]
    drafting: list[list[Hidden]]  # the cards that a player chooses from
    locked: list[list[Hidden]]  # with two players, what the first draft brought
    deck: list[Hidden]  # Action cards not yet dealt
    aside: list[Hidden]  # the Action card set aside
    discard: list[Hidden]  # Action cards, face down
    tale_deck: list[Hidden]  # the top one last
    tale_discard: list[str]  # face up
    cathbad: int = NOBODY  # who has spoken Cathbad's Word in this Assembly
    plays: list[CardPlay] = msgspec.field(default_factory=list)  # the cards on the table, the one that answers last
    removals: list[Removal] = msgspec.field(default_factory=list)
    draws: list[Drawing] = msgspec.field(default_factory=list)
    clash: ClashState | None = None
    spared: bool = False  # the Mountains want no toll for the present move
    rumours: list[dict[str, int]]  # by seat: Action cards that it does not know, and the places where they may be


Inis: TypeAlias = Play[InisState]  # what the rules hold
InisGame: TypeAlias = Game[InisState]  # what players hold


# Queries: seats


def seats(state: InisState) -> range:
    """All seats."""
    return range(len(state.reserve))


def next_seat(state: InisState, seat: int) -> int:
    """The next player, in the direction that the crows fly."""
    return (seat + state.direction) % len(state.reserve)


def in_order(state: InisState, first: int) -> list[int]:
    """All seats in turn order, beginning with one."""
    count = len(state.reserve)
    return [(first + state.direction * turn) % count for turn in range(count)]


def rivals(state: InisState, seat: int) -> list[int]:
    """All other seats in turn order."""
    return in_order(state, seat)[1:]


# Queries: the island


def chieftain(state: InisState, where: str) -> int:
    """Who has most clans there (Chieftain); nobody if two have as many."""
    clans = state.tiles[where].clans
    most = max(clans)
    return clans.index(most) if most and clans.count(most) == 1 else NOBODY


def present(state: InisState, seat: int) -> list[str]:
    """The territories where a player has clans."""
    return [where for where, tile in state.tiles.items() if tile.clans[seat]]


def citadels_in(state: InisState, where: str) -> int:
    """The citadels of a territory; the Capital is one."""
    return state.tiles[where].citadels + (where == state.capital)


def citadels_left(state: InisState) -> int:
    """How many Citadels the supply holds."""
    return CITADELS - sum(tile.citadels for tile in state.tiles.values())


def sanctuaries_left(state: InisState) -> int:
    """How many Sanctuaries the supply holds."""
    return SANCTUARIES - sum(tile.sanctuaries for tile in state.tiles.values())


def citadel_may_stand(where: str) -> bool:
    """Does the tile allow Citadels? The Swamp does not."""
    return TERRITORIES[where].citadels_allowed


def players_in(state: InisState, where: str) -> list[int]:
    """Who has clans there."""
    return [seat for seat, clans in enumerate(state.tiles[where].clans) if clans]


# Queries: a clash


def fight_of(state: InisState) -> ClashState:
    """The clash that is being fought."""
    assert state.clash is not None
    return state.clash


def exposed(state: InisState, seat: int) -> int:
    """The clans of a player that no citadel shelters, where the clash is fought."""
    clash = state.clash
    assert clash is not None
    return state.tiles[clash.where].clans[seat] - clash.sheltered[seat]


def exposed_seats(state: InisState) -> list[int]:
    """Who has exposed clans in the clash."""
    return [seat for seat in seats(state) if exposed(state, seat)]


def withdrawals(state: InisState, seat: int) -> list[str]:
    """Where a player may withdraw to from the clash: neighbours of which it is chieftain."""
    assert state.clash is not None
    return [where for where in state.tiles[state.clash.where].borders if chieftain(state, where) == seat]


# Queries: victory


def conditions(state: InisState, seat: int) -> tuple[int, int, int]:
    """How far a player is in each condition: clans led, sanctuaries, territories."""
    led = holy = lands = 0
    for tile in state.tiles.values():
        clans = tile.clans
        own = clans[seat]
        if own:
            lands += 1
            holy += tile.sanctuaries
            if all(own > other for at, other in enumerate(clans) if at != seat):
                led += sum(clans) - own
    return led, holy, lands


def fulfilled(reached: tuple[int, ...], deeds: int) -> int:
    """How many conditions are met when the Deeds are spread in the best way: each helps one condition by one.

    >>> fulfilled((0, 5, 4), 2), fulfilled((0, 5, 4), 3), fulfilled((6, 9, 2), 0)
    (1, 2, 2)
    """
    met = 0
    for missing in sorted(max(0, TO_WIN - value) for value in reached):
        deeds -= missing
        if deeds < 0:
            break
        met += 1
    return met


def met(state: InisState, seat: int) -> int:
    """How many victory conditions a player meets now."""
    return fulfilled(conditions(state, seat), state.deeds[seat])


def king(state: InisState, brenn: int, pretenders: list[int]) -> int:
    """Which of the pretenders wins (End of the game): who meets most conditions; the Brenn breaks ties."""
    best = max((met(state, seat) for seat in pretenders), default=0)
    leaders = [seat for seat in pretenders if met(state, seat) == best]
    if not best or not leaders:
        return NOBODY
    if len(leaders) == 1:
        return leaders[0]
    return brenn if brenn in leaders else NOBODY


# Queries: cards


def held(cards: list[Hidden], card: str) -> Hidden | None:
    """The card of this name among some."""
    return next((one for one in cards if one.card == card), None)


def names(cards: list[Hidden]) -> list[str]:
    """Some cards by name, sorted, since the order in which they came tells something."""
    return sorted(card.card for card in cards)


def holder_of(state: InisState, where: str) -> int:
    """Who holds the Advantage card of a territory; negative if nobody does."""
    tile = state.tiles.get(where)
    return PLAYED if tile is None else tile.advantage


def playing(state: InisState) -> CardPlay:
    """The card just played."""
    return state.plays[-1]
