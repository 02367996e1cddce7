"""The steps of Root: what may wait on the agenda. All of it is public."""

from typing import Literal

from nemeton.kernel import Step


class Prepare(Step, frozen=True, tag="prepare"):
    """A faction is set up (Law 5.1.7)."""

    seat: int


class Begin(Step, frozen=True, tag="begin"):
    """The first turn comes."""


class Turn(Step, frozen=True, tag="turn"):
    """A player's turn (Law 1.4.1)."""

    seat: int


class Phase(Step, frozen=True, tag="phase"):
    """A phase of the turn."""

    seat: int
    name: Literal["birdsong", "daylight", "evening"]


class PhaseStart(Step, frozen=True, tag="phase_start"):
    """What happens at the start of a phase, before anything else in it."""

    seat: int
    name: str


class Interlude(Step, frozen=True, tag="interlude"):
    """Effects that may be used at any moment of this phase."""

    seat: int
    name: str


class TurnEnd(Step, frozen=True, tag="turn_end"):
    """The turn passes on clockwise."""

    seat: int


class FactionStep(Step, frozen=True, tag="faction"):
    """Something that one faction knows how to do: `by` is who caused it, `where` and `count` what it is about."""

    seat: int
    name: str
    where: int = 0
    count: int = 0
    by: int = -1


class Triggered(Step, frozen=True, tag="triggered"):
    """Effects that something has triggered at once; the seat decides which comes next (Law 1.1.3). In a battle each
    player orders the effects of the own pieces (Law 4.3.4), and the seat only says whose comes next: `each_own`."""

    seat: int
    effects: tuple[FactionStep, ...]
    each_own: bool = False


class Moves(Step, frozen=True, tag="moves"):
    """A player may make this many moves."""

    seat: int
    left: int
    law: str = "4.2"


class StartBattle(Step, frozen=True, tag="start_battle"):
    """A battle begins (Law 4.3)."""

    attacker: int
    defender: int
    where: int
    director: int = -1


class Ambush(Step, frozen=True, tag="ambush"):
    """1. The defender may ambush (Law 4.3.1)."""


class Roll(Step, frozen=True, tag="roll"):
    """2. The dice (Law 4.3.2)."""


class BattleEffects(Step, frozen=True, tag="battle_effects"):
    """3. Abilities and effects (Law 4.3.3): the seat decides, then the other side."""

    seat: int


class DealHits(Step, frozen=True, tag="deal_hits"):
    """4. Both take their hits at once (Law 4.3.4)."""


class EndBattle(Step, frozen=True, tag="end_battle"):
    """The battle is over."""


class DrawCards(Step, frozen=True, tag="draw_cards"):
    """A draw; in the evening then down to the limit of the hand."""

    seat: int
    count: int
    down: bool = True
    law: str = "2.1"


class DiscardDown(Step, frozen=True, tag="discard_down"):
    """Down to five cards."""

    seat: int


AgendaStep = (
    Prepare | Begin | Turn | Phase | PhaseStart | Interlude | TurnEnd | FactionStep | Triggered | Moves | StartBattle
    | Ambush | Roll | BattleEffects | DealHits | EndBattle | DrawCards | DiscardDown
)  # fmt: skip
