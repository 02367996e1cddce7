"""What a power is: a row with its facts, written above what it does."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from nemeton.kernel import Rule

if TYPE_CHECKING:
    from ..rules.acting import Act

FAST, SLOW = True, False
ELEMENTS = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")


class Needs(NamedTuple):
    """The elements of a threshold, in the order of `ELEMENTS`."""

    sun: int = 0
    moon: int = 0
    fire: int = 0
    air: int = 0
    water: int = 0
    earth: int = 0
    plant: int = 0
    animal: int = 0


class Reach(NamedTuple):
    """What a power may aim at: a land within a range of presence or sacred sites, or a spirit."""

    source: str = "presence"  # or "sacred_site"; for a spirit ""
    range: int = 0
    filter: str = "any"  # what the target must be or hold
    terrains: tuple[str, ...] = ()  # with the filter "terrain"
    from_terrain: str = ""  # only presence in such lands reaches out

    @property
    def is_spirit(self) -> bool:
        """Does it aim at a spirit?"""
        return not self.source


ANY_SPIRIT, ANOTHER_SPIRIT = Reach("", filter="any_spirit"), Reach("", filter="another_spirit")

Effect = Callable[["Act"], "Rule[None] | None"]
Written = TypeVar("Written", bound=Effect)


class Card(NamedTuple):
    """A power card."""

    name: str
    deck: str  # "minor", "major" or the spirit whose own card it is
    cost: int
    elements: tuple[str, ...]
    fast: bool
    reach: Reach
    threshold: Needs | None
    effect: Effect
    good_for: dict[str, int]  # what it does, roughly: bots look at this before they look at the rules
    far: int = 0  # its range where the threshold is met, if that is another
    only_far: bool = False  # is that all that the threshold does?
    hint: str = ""  # of its two parts, for bots: the first one heals, or the second one scares invaders
    grants_repeat: bool = False


class Level(NamedTuple):
    """A threshold of an innate power."""

    needs: Needs
    kind: str  # "base", "add", "instead", "may_instead", "speed", "repeat"


class Innate(NamedTuple):
    """A power on a spirit's panel."""

    name: str
    fast: bool
    reach: Reach
    levels: tuple[Level, ...]
    effect: Effect
    good_for: dict[str, int]
    hint: str = ""
    grants_repeat: bool = False


class Deck:
    """The cards of a deck, or a spirit's own with its innate powers. Each is written above the function that says what
    it does, and is called as that function is."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cards: dict[str, Card] = {}
        self.innates: dict[str, Innate] = {}

    def card(
        self,
        cost: int,
        elements: str,
        fast: bool,
        reach: Reach,
        threshold: Needs | None = None,
        /,
        *,
        far: int = 0,
        only_far: bool = False,
        hint: str = "",
        grants_repeat: bool = False,
        **good_for: int,
    ) -> Callable[[Written], Written]:
        """A power card: what it costs, its elements, fast or slow, where it reaches, its threshold; what it is good
        for."""

        def add(effect: Written) -> Written:
            name = effect.__name__
            self.cards[name] = Card(
                name,
                self.name,
                cost,
                tuple(elements.split()),
                fast,
                reach,
                threshold,
                effect,
                good_for,
                far,
                only_far,
                hint,
                grants_repeat,
            )
            return effect

        return add

    def innate(
        self, fast: bool, reach: Reach, /, *levels: Level, grants_repeat: bool = False, **good_for: int
    ) -> Callable[[Written], Written]:
        """An innate power: fast or slow, where it reaches, its levels; what it is good for."""

        def add(effect: Written) -> Written:
            name = effect.__name__
            self.innates[name] = Innate(name, fast, reach, levels, effect, good_for, grants_repeat=grants_repeat)
            return effect

        return add


# All powers by name. `decks` fills them: effects are made of rules that look powers up, so the rows come last.
CARDS: dict[str, Card] = {}
INNATES: dict[str, Innate] = {}


def power_row(name: str) -> Card | Innate:
    """A power card or an innate power."""
    return CARDS.get(name) or INNATES[name]
