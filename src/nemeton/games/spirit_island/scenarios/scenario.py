"""A scenario: facts, and the moments of the rules at which it is asked."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Option, Rule, Step

from ..powers.card import Card
from ..trials import Trial

if TYPE_CHECKING:
    from ..instinct import Instinct
    from ..state import Island, IslandState


class Scenario:
    """No scenario, and what every scenario does where its file says nothing else."""

    name = "none"
    difficulty = 0
    steps: tuple[type[Step], ...] = ()  # that come with it only
    scene: tuple[str, str, str] = ("", "", "")  # signs of its picture: left, middle, right
    losses: tuple[str, ...] = ()  # ways to lose when an action is complete
    endings: tuple[str, ...] = ()  # how a game may end that comes with it only
    instincts: ClassVar[Mapping[str, "Instinct"]] = {}  # how bots answer what it asks
    trial: Trial | None = None  # where tests play it
    healthy_blight = 0  # more blight for each player on the healthy side of the card
    blighted_blight = 0  # and on the blighted side
    uses_all_fear_cards = False  # without groups, so that fear does not raise terror
    fear_cards_wait = False  # are earned fear cards not resolved in the invader phase?
    all_fast = False  # are all powers fast?

    # Setup

    def setup_steps(self, state: "IslandState") -> list[Step]:
        """What comes after all other setup."""
        return []

    def after_first_explore(self, state: "IslandState") -> list[Step]:
        """What invaders do at setup besides."""
        return []

    # Powers

    def cost(self, card: Card) -> int:
        """What a power card costs."""
        return card.cost

    def used_fast(self, game: "Island", seat: int) -> None:
        """A spirit uses an innate power that is fast, or a slow power by a right to be fast."""

    def deeds(self, state: "IslandState") -> list[Option]:
        """What spirits may do in a power phase besides."""
        return []

    def openings(self, state: "IslandState") -> dict[str, list[str]]:
        """The same, finer: each deed with the ways to do it."""
        return {}

    def take_deed(self, game: "Island", seat: int, deed: Option) -> None:
        """A spirit does it."""

    def deed_worth(self, deed: Option) -> float:
        """What such a deed is worth to bots."""
        return 0.0

    # Invaders

    def explore_steps(self, state: "IslandState") -> list[Step]:
        """What comes when explorers have come."""
        return []

    # The end

    def terror(self, state: "IslandState") -> int:
        """The terror level: 1 to 3, and 4 when the fear deck is used up."""
        left = len(state.fear_deck)
        _, middle, bottom = state.fear_groups
        return 4 if not left else 3 if left <= bottom else 2 if left <= middle + bottom else 1

    def aftermath(self, game: "Island") -> Rule[bool]:
        """An action is complete: does this trigger something, after which to look again?"""
        yield from ()
        return False

    def won(self, state: "IslandState", level: int) -> str | None:
        """How the game is won at a terror level, nothing if it is not; None where that is as always."""
        return None

    def lost_by(self, state: "IslandState") -> str:
        """How the game is lost in a way of its own; nothing if it is not."""
        return ""

    # Told and judged

    def goal(self, state: "IslandState", level: int) -> tuple[str, int] | None:
        """What victory takes at a terror level, and how much of it is left; None where that is as always."""
        return None

    def fear_made(self, state: "IslandState") -> tuple[float, tuple[float, float, float]] | None:
        """For bots: the fear that was made for each player, and how much each terror level asks for."""
        return None
