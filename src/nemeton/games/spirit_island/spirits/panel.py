"""A spirit's panel: facts, and the moments of the rules at which it is asked for its special rules."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from nemeton.kernel import Option, Rule

from ..powers.card import Deck
from ..trials import Trial

if TYPE_CHECKING:
    from ..instinct import Instinct
    from ..rules.acting import Act
    from ..state import Island, IslandState, Spirit

PRESENCE = 13  # of every spirit


class Growth(NamedTuple):
    """One icon of a growth option."""

    do: str
    amount: int = 0  # of energy, card plays or presence
    range: int = 0
    to: tuple[str, ...] = ()  # where presence may go; nothing for anywhere


class Slot(NamedTuple):
    """A place on a presence track: what it gives while it is open."""

    number: int = -1  # energy or card plays; only the highest counts
    element: str = ""
    reclaim_one: bool = False


class Panel:
    """Everything about a spirit. What is not written in its file is as for most spirits."""

    word: str  # how written positions call it
    complexity: str
    start: tuple[tuple[int, str], ...]  # how much presence where
    always: tuple[Growth, ...] = ()
    growth: tuple[tuple[Growth, ...], ...]
    energy: tuple[Slot, ...]
    plays: tuple[Slot, ...]
    progression: tuple[str, ...] = ()  # what it learns, in this order, in a first game
    colour: str
    outline: str  # of its presence
    emblem: str  # in dark ink on its presence
    instincts: ClassVar[Mapping[str, "Instinct"]] = {}  # how bots answer what it alone is asked
    trial: Trial | None = None  # where tests play it
    lives_in_oceans = False  # are the oceans of boards where it is lands?
    dreams = False  # do its powers hurt nobody?
    own_icons: tuple[str, ...] = ()  # that come from its growth icons, though no growth option shows them

    def __init__(self, own: Deck) -> None:
        self.name = own.name
        self.powers = tuple(own.cards)
        self.cards = own.cards
        self.innates = own.innates

    # Presence

    def may_stand(self, land: str) -> bool:
        """Where it lives in oceans: may its presence be there?"""
        return True

    def makes_sacred(self, land: str) -> bool:
        """Is a land with one presence a sacred site?"""
        return False

    # Powers

    def own_haste(self, spirit: "Spirit") -> int:
        """How many slow powers it may use fast this turn by a rule of its own."""
        return 0

    def dream_of_damage(self, act: "Act", land: str, piece: str, amount: int) -> Rule[None]:
        """Its power would hurt a piece, but it only dreams."""
        yield from ()

    def far_lands(self, state: "IslandState", energy: int) -> list[str]:
        """Lands that its powers reach from everywhere, for one energy; it has so much left."""
        return []

    # Growth

    def regrowth(self, state: "IslandState") -> int | None:
        """The energy for which it may add presence that was destroyed; None where it may not."""
        return None

    def icon_steps(self, state: "IslandState", seat: int, at: int, icon: Growth) -> list[Option]:
        """How an icon that it alone has may be done; `at` is its place among those that are left."""
        raise AssertionError(icon.do)

    def take_step(self, game: "Island", seat: int, option: Option) -> None:
        """It has chosen how to do such an icon."""

    def is_own_icon(self, state: "IslandState", icon: Growth) -> bool:
        """Is it one that comes from such an icon, though no growth option shows it?"""
        return False

    # What happens on the island

    def defence(self, state: "IslandState", seat: int, land: str) -> int:
        """How much it defends a land where it is."""
        return 0

    def prevents(self, game: "Island", seat: int, land: str, action: str) -> Rule[bool]:
        """Invaders are about to ravage or build where it is: does it keep them from doing so?"""
        yield from ()
        return False

    def dahan_fell(self, act: "Act", seat: int, fallen: int) -> Rule[None]:
        """So many dahan fell in a ravage."""
        yield from ()

    def dahan_moved(self, act: "Act", seat: int, start: str, end: str) -> Rule[None]:
        """A dahan has left a land where the spirit is."""
        yield from ()

    def piece_drowned(self, act: "Act", seat: int, kind: str) -> None:
        """A piece has drowned in an ocean where it lives."""
