"""The state of a game of Spirit Island. Lands are named by board and number ("A3"); land 0 of a board is its ocean."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from nemeton.kernel import Game, Hidden, Play, State, Step, any_step

from .adversaries import AdversaryName
from .scenarios import ScenarioName
from .spirits import Growth, SpiritName
from .steps import IslandStep

if TYPE_CHECKING:
    AgendaStep = Step
else:
    AgendaStep = any_step(IslandStep)  # those of scenarios were declared with them

Wanted = Literal["any", SpiritName]
WantedBoard = Literal["any", "A", "B", "C", "D", "NW", "NE", "W", "E"]  # of the usual side, and of the thematic one

BothTracks = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]


class IslandOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    adversary: AdversaryName = "none"
    level: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    scenario: ScenarioName = "none"
    blight_card: Literal["any", "downward_spiral", "memory_fades_to_dust", "none"] = "any"
    progression: bool = False  # the simple spirits learn their powers in a fixed order
    thematic: bool = False  # the other side of the boards
    more_blight: bool = False  # the erratum of 2021: one more blight at setup
    bonus_growth: bool = False
    first_explore: bool = True
    seat_1: Wanted = "any"
    seat_2: Wanted = "any"
    seat_3: Wanted = "any"
    seat_4: Wanted = "any"
    board_1: WantedBoard = "any"
    board_2: WantedBoard = "any"
    board_3: WantedBoard = "any"
    board_4: WantedBoard = "any"


class Land(msgspec.Struct):
    """What stands in a land. Of pieces that can be hurt, the damage on each is kept, in order."""

    presence: list[int]  # by seat
    explorers: int = 0
    towns: list[int] = []
    cities: list[int] = []
    dahan: list[int] = []
    blight: int = 0


class Vengeance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Vengeance of the Dead lies on a land."""

    seat: int
    wide: bool  # its damage may fall on neighbours too


class Marks(msgspec.Struct, forbid_unknown_fields=True):
    """What lies on a land until the turn ends."""

    defend: int = 0
    skips: list[str] = []  # invader actions that do not happen there
    dahan_health: int = 0
    shelter: list[str] = []  # what cannot hurt the dahan: "ravage", "anything"
    keeps_blight_off: bool = False
    strikes_at_once: bool = False  # dahan and invaders hurt each other at the same time
    dread: int = 0  # Defend for every fear that powers make there
    vengeance: list[Vengeance] = []


class Repeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The right to use a power card once more this turn: up to a cost for nothing, or for its cost."""

    most: int
    pays: bool
    source: str  # rights of one source are for different cards


class Spirit(msgspec.Struct, forbid_unknown_fields=True):
    """A spirit: its panel, its cards, and what it has this turn."""

    name: str
    hand: list[str]
    open: BothTracks  # open slots of both tracks: energy, card plays
    energy: int = 0
    played: list[str] = []
    discard: list[str] = []
    forgotten: list[str] = []  # its own powers, under the panel
    destroyed: int = 0  # presence
    learnt: int = 0  # cards taken from its progression
    drowned: int = 0  # health of drowned invaders, for the spirit of the oceans
    # growth
    stage: Literal["grow", "play", "done"] = "grow"
    todo: list[Growth] = []  # icons of the chosen option that are still to be done
    placing: str = ""  # the land for which presence is to be taken from somewhere
    placed: int = 0  # the icon that this does
    grown: bool = False  # an option is chosen
    drawn: list[str] = []  # cards of which one is to be kept
    forgets: int = 0  # cards to forget for a major power
    reclaimed: bool = False  # "reclaim one" of the track is used
    # this turn
    plays: int = 0  # more card plays
    used: list[str] = []  # powers used
    just_used: list[str] = []  # those of this phase
    repeated: list[str] = []  # power cards repeated, as "source:card"
    elements: dict[str, int] = {}  # besides those of cards and tracks
    any_chosen: int = 0  # "any" elements whose kind is fixed
    hurried: int = 0  # slow powers used fast by a right to do so
    haste: int = 0  # such rights from others' powers
    reach: int = 0  # more range
    shares: list[int] = []  # spirits whose presence it may aim from
    repeats: list[Repeat] = []
    passed_up: dict[str, list[str]] = {}  # what it could have done in this phase when it was done: powers, with targets
    rescues: int = 0  # played cards that it may keep when time passes
    paid: dict[str, int] = {}  # what cards played this turn have cost


class Happened(msgspec.Struct, forbid_unknown_fields=True):
    """What the present action has done, for what it triggers."""

    by: int = -1  # whose power it is; -1 for what is nobody's, as a ravage or a fear card
    destroyed: list[tuple[str, str, int]] = []  # land, kind, and whose power has done it
    fallen: list[tuple[str, str, int]] = []  # the same, of what has set off vengeance already
    raiders: dict[str, int] = {}  # dahan that have moved, by where they are now
    struck: bool = False  # the last strike of all dahan was made
    avenged: list[str] = []  # lands whose vengeance this chain has set off already, as "land:index"
    due: list[tuple[str, int, int]] = []  # vengeance that is still to strike: its land, which one, how many fell


class Loss(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What will lose the game when the action is complete, unless it is won then."""

    how: str


class IslandState(State, kw_only=True):
    """Everything on the island, on the invader board and before the spirits."""

    agenda: list[AgendaStep]
    options: IslandOptions
    boards: list[str]  # by seat
    spirits: list[Spirit]
    lands: dict[str, Land]
    marks: dict[str, Marks]
    phase: Literal["setup", "spirit", "fast", "invader", "slow"] = "setup"
    done: list[bool]  # who has finished the present phase
    # invaders
    invader_deck: list[Hidden]  # the top one last
    explored: str = ""  # the card just revealed
    build: list[str]
    ravage: list[str]
    extra_build: list[str]  # the adversary's own space
    has_extra: bool = False
    invader_discard: list[str]
    explored_lands: list[str]  # where explorers came this time
    # fear
    fear: int = 0
    fear_deck: list[Hidden]  # the top one last
    fear_groups: tuple[int, int, int]
    earned: list[Hidden]  # the next one first
    fear_discard: list[str]
    resolved: int = 0  # fear cards resolved in this invader phase
    rituals: int = 0
    # blight
    blight_card: list[Hidden]  # none where the table plays without
    is_blighted: bool = False
    blight: int  # left on the card
    box: list[Hidden]  # invader, fear and blight cards that are out of this game, unseen
    # cards
    minors: list[Hidden]
    majors: list[Hidden]
    minor_discard: list[str]
    major_discard: list[str]
    # until the turn ends
    forbidden: list[str]  # fear effects that forbid invader actions
    wards: list[int]  # spirits whose presence defends
    happened: Happened
    loss: Loss | None = None


Island: TypeAlias = Play[IslandState]  # what the rules hold
IslandGame: TypeAlias = Game[IslandState]  # what players hold
