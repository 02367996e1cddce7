"""The steps of Root: what may wait on the agenda. All of it is public."""

from typing import TYPE_CHECKING, Annotated, Literal

from nemeton.kernel import Among, Step, any_step

Seat = Annotated[int, Among("seat")]
Side = Annotated[int, Among("side")]
Somebody = Annotated[int, Among("seat or nobody")]
Clearing = Annotated[int, Among("clearing")]
PhaseName = Annotated[str, Among("phase")]
LawName = Annotated[str, Among("law")]


class RootStep(Step):
    """A step of Root."""


class Prepare(RootStep, tag="prepare"):
    """A faction is set up (Law 5.1.7)."""

    seat: Seat


class SetUpLandmark(RootStep, tag="landmark"):
    """A player sets a landmark up (Law A.5.3)."""

    seat: Seat


class DealFive(RootStep, tag="deal_five"):
    """Five cards are dealt to each player (Law A.7)."""


class LayRow(RootStep, tag="lay_row"):
    """The row of setup cards is laid out (Law A.8.1)."""


class ChooseFaction(RootStep, tag="choose_faction"):
    """A player takes a setup card (Law A.8.2); the faction is set up at once."""

    seat: Seat


class AllChosen(RootStep, tag="all_chosen"):
    """Every faction is set up: score markers, and what waits for all of them (Law A.9)."""


class KeepCards(RootStep, tag="keep_cards"):
    """Everybody keeps three cards (Law A.10)."""


class Begin(RootStep, tag="begin"):
    """The first turn comes."""


class Turn(RootStep, tag="turn"):
    """A player's turn (Law 1.4.1)."""

    seat: Seat


class Phase(RootStep, tag="phase"):
    """A phase of the turn."""

    seat: Seat
    name: Annotated[Literal["birdsong", "daylight", "evening"], Among("phase")]


class PhaseStart(RootStep, tag="phase_start"):
    """What happens at the start of a phase, before anything else in it."""

    seat: Seat
    name: PhaseName


class Interlude(RootStep, tag="interlude"):
    """Effects that may be used at any moment of this phase."""

    seat: Seat
    name: PhaseName


class TurnEnd(RootStep, tag="turn_end"):
    """The turn passes on clockwise."""

    seat: Seat


class Controls(RootStep, tag="controls"):
    """At the end of a turn hirelings are taken from the supply and passed on (Law D.1)."""

    seat: Seat


class PrepareBand(RootStep, tag="prepare_band"):
    """A band is set up by a player (Law A.6.3)."""

    seat: Seat
    band: Side


class FactionStep(RootStep, tag="faction"):
    """Something that one faction or band knows how to do: `by` is who caused it, `where` and `count` what it is
    about."""

    seat: Side
    name: Annotated[str, Among("step of a faction")]
    where: Annotated[int, Among("clearing or none")] = 0
    count: Annotated[int, Among("count")] = 0
    by: Somebody = -1


class CardStep(RootStep, tag="card"):
    """Something that a crafted card goes on with, once what came before is done."""

    seat: Seat
    card: Annotated[str, Among("card with steps")]
    where: Annotated[int, Among("clearing or none")] = 0
    whom: Somebody = -1


class Triggered(RootStep, tag="triggered"):
    """Effects that something has triggered at once; the seat decides which comes next (Law 1.1.3). In a battle each
    player orders the effects of the own pieces (Law 4.3.4), and the seat only says whose comes next: `each_own`."""

    seat: Seat
    effects: tuple[FactionStep, ...]
    each_own: bool = False


class Moves(RootStep, tag="moves"):
    """A player may make this many moves."""

    seat: Seat
    left: Annotated[int, Among("moves")]
    law: LawName = "4.2"


class StartBattle(RootStep, tag="start_battle"):
    """A battle begins (Law 4.3)."""

    attacker: Side
    defender: Side
    where: Clearing
    director: Somebody = -1


class Ambush(RootStep, tag="ambush"):
    """1. The defender may ambush (Law 4.3.1)."""


class Roll(RootStep, tag="roll"):
    """2. The dice (Law 4.3.2)."""


class BattleEffects(RootStep, tag="battle_effects"):
    """3. Abilities and effects (Law 4.3.3): the seat decides, then the other side."""

    seat: Annotated[int, Among("role in a battle")]


class DealHits(RootStep, tag="deal_hits"):
    """4. Both take their hits at once (Law 4.3.4)."""


class EndBattle(RootStep, tag="end_battle"):
    """The battle is over."""


class DrawCards(RootStep, tag="draw_cards"):
    """A draw; in the evening then down to the limit of the hand."""

    seat: Seat
    count: Annotated[int, Among("cards")]
    down: bool = True
    law: LawName = "2.1"


class DiscardDown(RootStep, tag="discard_down"):
    """Down to five cards."""

    seat: Seat


if TYPE_CHECKING:
    AgendaStep = Step
else:
    AgendaStep = any_step(RootStep)
