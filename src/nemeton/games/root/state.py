"""The state of a game of Root, and the queries that read it. Seats play factions; what only one faction has lies on its
board."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal, TypeAlias

import msgspec

from nemeton.kernel import Game, Hidden, Play, State

from .cards import HOOKS, Card, matches
from .clockwork import Difficulty, MachineCharacter, ServicesCard, Trait
from .company import Company, company_of
from .factions import Board, Chosen, FactionName, Played
from .hirelings import WantedHireling
from .landmarks import LandmarkName
from .maps import MAPS
from .maps.map import Map
from .pieces import Side
from .places import EXTRA_SLOTS
from .steps import AgendaStep

TO_WIN = 30
HAND_LIMIT = 5
NOBODY = -1
MACHINE_LOT = "machine"  # whatever automata leave to chance


class RootOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose: the map, its suits, the deck, how it is set up, who plays which faction, what the lot
    draws from, and whether the game is learnt."""

    scenario: Literal["usual", "first_game"] = "usual"
    map: Literal["autumn", "winter", "lake", "mountain"] = "autumn"
    suits: Literal["printed", "random"] = "printed"  # other maps than autumn print none
    deck: Literal["base", "exiles"] = "base"  # one of `decks.DECKS`
    # Law 5.1, or appendix A: there factions are chosen as usual, or in the game by setup cards (A.8)
    setup: Literal["standard", "five_cards", "advanced"] = "standard"
    lot: Literal["base_box", "all"] = "base_box"  # the factions among which `any` is drawn
    seat_1: Chosen = "any"
    seat_2: Chosen = "any"
    seat_3: Chosen = "any"
    seat_4: Chosen = "any"
    seat_5: Chosen = "any"
    seat_6: Chosen = "any"
    difficulty_1: Difficulty = "default"  # of automata (Law A.3)
    difficulty_2: Difficulty = "default"
    difficulty_3: Difficulty = "default"
    difficulty_4: Difficulty = "default"
    difficulty_5: Difficulty = "default"
    difficulty_6: Difficulty = "default"
    traits: tuple[Trait, ...] = ()  # of all automata together; each has its own
    services: tuple[ServicesCard, ...] = ()  # the cards of advanced services that automata follow (B.9.7)
    machine_character: Literal["any", MachineCharacter] = "any"  # of an automaton that has one
    against: Literal["all", "machines"] = "all"  # do people play together against the automata (B.3.5)?
    landmarks: Literal["none", "one", "two"] = "none"  # Law A.5.1
    landmark_cards: tuple[LandmarkName, ...] = ()  # those among which the lot draws; none named: all that fit
    own_ferry_or_tower: Literal["placed", "left_out"] = "placed"  # of lake and mountain, where there are landmarks
    hirelings: Literal["without", "with"] = "without"  # three of them (Law A.6)
    hireling_a: WantedHireling = "any"
    hireling_b: WantedHireling = "any"
    hireling_c: WantedHireling = "any"


class BandInPlay(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A band that takes part: its card, who controls it now (Law D.1), and what of it stands in no clearing."""

    name: str
    held_by: int = NOBODY
    demoted: bool = False  # which side of its card lies up (Law A.6.2)
    mark: int = 0  # the hireling marker that lies with its card; 0 while that is in the supply
    control: int = 0  # control markers on the card
    lying: int = 0  # warriors on the card
    pawn: int | str = 0  # where its pawn stands: a clearing or a forest; 0 for none
    items: list[str] = []  # items on the card
    spent: list[str] = []  # those of them that are exhausted
    paths: list[tuple[int, int]] = []  # where its warriors stand on paths, the lower number first
    cards: list[str] = []  # cards that its controller has revealed
    moved_in: list[tuple[int, int]] = []  # which side has moved into which clearing this turn, where that matters


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


class SetupCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The setup card of a faction (Law A.8.1), with the character that lies beside it (A.8.1.III)."""

    faction: FactionName
    character: str = ""


class Draft(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Factions are being chosen (Law A.8): the row, and what those who have chosen began with."""

    row: list[SetupCard] = []  # what may still be taken, in the order in which it was dealt
    locked: bool = False  # does the last card of the row wait until somebody has taken a militant (A.8.1.II)?
    homelands: dict[int, list[int]] = {}  # by seat (A.8.2.I)
    characters: dict[int, str] = {}  # by seat, those that came with a card


class RootState(State, kw_only=True, dict=True):
    """Everything on the map, on the boards and in the hands."""

    agenda: list[AgendaStep]
    options: RootOptions
    factions: list[Played]  # by seat
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
    marks: dict[int, int] = msgspec.field(default_factory=dict)  # hireling markers: who has reached them (Law D.1.1)
    closed_paths: list[tuple[int, int]] = msgspec.field(default_factory=list)  # the lower number first (Law B.3.2)
    ferry: int = 0  # the clearing where the ferry lies (Law V.2.5); 0 where there is none
    landmarks: dict[str, int] = msgspec.field(default_factory=dict)  # where each stands (Law E); 0 before it is set up
    market: list[Hidden] = msgspec.field(default_factory=list)  # cards that lie face down beside a landmark
    treetop: tuple[int, str] | None = None  # the building in the slot that a landmark brings
    on_cards: dict[str, list[int]] = msgspec.field(default_factory=dict)  # warriors that lie on a card, by side
    exhausted: dict[int, list[str]] = msgspec.field(default_factory=dict)  # crafted items face down, by seat
    battle: Battle | None = None
    pledge: Pledge | None = None
    draft: Draft | None = None  # until all have chosen a faction and their first cards (Law A.8 to A.10)

    @cached_property
    def company(self) -> Company:
        """Who plays, and who answers which hook in a way of its own: no part of the state, and never written down."""
        return company_of(tuple(owner_names(self)))


def plays_now(state: RootState, seat: int, faction: FactionName) -> None:
    """A seat plays this faction from now on: who plays is no longer what was remembered."""
    state.factions[seat] = faction
    state.__dict__.pop("company", None)


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


DEMOTED = "_demoted"


def owner_names(state: RootState) -> Sequence[str]:
    """The same, where the two sides of a band's card are told apart."""
    if not state.bands:
        return state.factions
    return [*state.factions, *(band.name + DEMOTED * band.demoted for band in state.bands)]


def band_of(state: RootState, side: Side) -> BandInPlay:
    """The band that a side is."""
    return state.bands[side - len(state.factions)]


def bands_of(state: RootState, seat: int) -> list[Side]:
    """The bands that a seat controls; those in the supply for nobody."""
    first = len(state.factions)
    return [first + number for number, band in enumerate(state.bands) if band.held_by == seat]


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
    if not state.bands:
        return enemies(state, seat)
    bands = sides(state)[len(state.factions) :]
    return [*enemies(state, seat), *(band for band in bands if not are_allied(state, seat, band))]


# Queries: the map


def map_of(state: RootState) -> Map:
    """The board."""
    return MAPS[state.options.map]


def own_tower(state: RootState) -> int:
    """The clearing with the map's own tower (Law V.3.4); 0 where there is none, or it was left out (A.5)."""
    return map_of(state).tower if state.options.own_ferry_or_tower == "placed" else 0


def slots_of(state: RootState, where: int) -> int:
    """Building slots: those that the map prints (Law 2.2.3), and those that a landmark brings."""
    slots = map_of(state).clearings[where].slots
    if state.landmarks:
        slots += sum(EXTRA_SLOTS.get(name, 0) for name, at in state.landmarks.items() if at == where)
    return slots


def slots_free(state: RootState, where: int) -> int:
    """Free building slots; a ruin fills one (2.2.4), and so does what somebody covers one with."""
    free = slots_of(state, where) - len(state.clearings[where].buildings) - (where in state.ruins)
    for side, own in state.company["covers"]:
        free -= own.covers(state, side, where)
    return free


def printed_slots_free(state: RootState, where: int) -> int:
    """Free slots of those that the map prints; below zero, if a building there has none yet."""
    extra = slots_of(state, where) - map_of(state).clearings[where].slots
    return slots_free(state, where) - (extra if state.treetop is None else 0)


def buildings_in(state: RootState, seat: int, where: int, kind: str = "") -> int:
    """How many buildings of a seat stand there, of any kind or of one."""
    return sum(owner == seat and kind in ("", name) for owner, name in state.clearings[where].buildings)


def tokens_in(state: RootState, seat: int, where: int, kind: str = "") -> int:
    """How many tokens of a seat lie there, of any kind or of one."""
    return sum(owner == seat and kind in ("", name) for owner, name in state.clearings[where].tokens)


def with_building(state: RootState, seat: int, kind: str) -> list[int]:
    """Clearings with a building of this kind, each as often as there are."""
    wanted = seat, kind
    return [where for where, here in state.clearings.items() for piece in here.buildings if piece == wanted]


def with_token(state: RootState, seat: int, kind: str) -> list[int]:
    """Clearings with a token of this kind, each as often as there are."""
    wanted = seat, kind
    return [where for where, here in state.clearings.items() for piece in here.tokens if piece == wanted]


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


def cards_with(state: RootState, hook: str) -> list[Card]:
    """The cards of the deck at the table that have a hook; often there are none."""
    return HOOKS[state.options.deck][hook]


def crafted_hooks(state: RootState, side: Side, name: str) -> list[Any]:
    """A hook of all crafted cards of a side that have it; only players craft."""
    cards = cards_with(state, name)
    if not cards or side >= len(state.play_areas):
        return []
    crafted = state.play_areas[side]
    return [getattr(card, name) for card in cards if card.id in crafted]
