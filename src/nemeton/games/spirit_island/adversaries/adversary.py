"""An adversary: facts of its levels, and the moments of the rules at which it is asked."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from nemeton.kernel import Rule, Step

from ..invader_facts import FEAR_PER_PLAYER, STRENGTH
from ..trials import Trial

if TYPE_CHECKING:
    from ..instinct import Instinct
    from ..rules.acting import Act
    from ..state import Island, IslandState


class Level(NamedTuple):
    """What a level of an adversary makes of difficulty, fear deck and invader deck."""

    difficulty: int
    fear: tuple[int, int, int]
    deck: str = ""  # stages from top to bottom, where they change


class Adversary:
    """No adversary, and what every adversary does where its file says nothing else. Levels are cumulative."""

    name = "none"
    endings: tuple[str, ...] = ()  # how a game may end that comes with it only
    levels: tuple[Level, ...] = (Level(0, (3, 3, 3)),)
    has_loss = False  # may it win in a way of its own?
    steps: tuple[type[Step], ...] = ()  # that come with it only
    colour = ""  # of its flag
    scene: tuple[str, str, str] = ("", "", "")  # signs of its picture: left, middle, right
    instincts: ClassVar[Mapping[str, "Instinct"]] = {}  # how bots answer what it asks
    trial: Trial | None = None  # where tests play it

    # Setup

    def settle(self, state: "IslandState", board: str) -> None:
        """What it changes on a board, when the board's own pieces stand there."""

    def setup_steps(self, state: "IslandState") -> list[Step]:
        """What it does after all spirits have their places, before the first explore."""
        return []

    def first_land(self, game: "Island", board: int) -> Rule[None]:
        """It adds a piece to a board at setup."""
        yield from ()

    def has_extra_build(self, level: int) -> bool:
        """Has it a build space of its own, to which cards go after the ravage?"""
        return False

    # Numbers

    def fear_markers(self, level: int) -> int:
        """The markers of the fear pool for each player."""
        return FEAR_PER_PLAYER

    def toughness(self, level: int, kind: str) -> int:
        """How much more damage destroys an invader."""
        return 0

    def strength(self, level: int, kind: str) -> int:
        """The damage that an invader deals in a ravage."""
        return STRENGTH[kind]

    # The invader phase

    def digs_deep(self, level: int, harm: int) -> bool:
        """Does so much damage to a land add a second blight?"""
        return False

    def after_ravage(self, act: "Act", *, blighted: bool) -> Rule[None]:
        """A land was ravaged, and perhaps blighted by it."""
        yield from ()

    def may_build_beside(self, state: "IslandState", land: str) -> bool:
        """Does it build in a land without invaders?"""
        return False

    def builds_again(self, state: "IslandState") -> bool:
        """Does its own space build a second time?"""
        return False

    def keeps_extra_build(self, level: int, stage: int) -> bool:
        """Does it keep its own space when a card of this stage would come there?"""
        return True

    def escalation(self, state: "IslandState") -> tuple[list[Step], list[Step]]:
        """A card with a flag was revealed: what it does before and after explorers come."""
        return [], []

    def escalate(self, game: "Island", board: int) -> Rule[None]:
        """Its escalation on a board."""
        yield from ()

    def sway(self, game: "Island") -> Rule[None]:
        """Its escalation where explorers have come."""
        yield from ()

    # The end

    def lost_by(self, state: "IslandState") -> str:
        """How the spirits have lost in a way of its own; nothing if they have not."""
        return ""
