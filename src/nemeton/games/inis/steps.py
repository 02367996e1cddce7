"""The steps of Inis: what may wait on the agenda. All of it is public. The rule of each stands where its chapter is."""

from typing import TYPE_CHECKING, Annotated

from nemeton.kernel import Among, Step, any_step

# What fields may hold; `check_agenda.legal` says which there are in a state.
Seat = Annotated[int, Among("seat")]
MaybeSeat = Annotated[int, Among("seat or nobody")]
Territory = Annotated[str, Among("territory")]
Event = Annotated[str, Among("event")]
CardName = Annotated[str, Among("card")]
Half = Annotated[str, Among("half of a card")]
ClanCount = Annotated[int, Among("number of clans")]
SeatCount = Annotated[int, Among("number of seats")]
Drafted = Annotated[int, Among("cards of a draft")]
TaleCount = Annotated[int, Among("number of tales")]
TalesKept = Annotated[int, Among("tales to keep")]


class InisStep(Step):
    """A step of Inis."""


class PlaceCapital(InisStep, tag="place_capital"):
    """The Brenn chooses where the Capital stands."""


class PlaceFirstClan(InisStep, tag="place_first_clan"):
    """A player puts a clan on the island before the first season."""

    seat: Seat


class Assembly(InisStep, tag="assembly"):
    """The Assembly opens."""


class AssignBrenn(InisStep, tag="assign_brenn"):
    """1. The chieftain of the Capital becomes the Brenn."""


class CheckVictory(InisStep, tag="check_victory"):
    """2. Is one of the pretenders the new king?"""


class DealAdvantages(InisStep, tag="deal_advantages"):
    """3. Chieftains take Advantage cards."""


class TossCrows(InisStep, tag="toss_crows"):
    """4. The Flock of Crows is tossed."""


class DealActions(InisStep, tag="deal_actions"):
    """5. Action cards are dealt."""


class DealPackets(InisStep, tag="deal_packets"):
    """With two players: three cards each, twice."""


class Draft(InisStep, tag="draft"):
    """6. All keep some cards and pass on the rest."""

    keep: Drafted


class EndDraft(InisStep, tag="end_draft"):
    """What was drafted goes into the hands."""


class CathbadSwap(InisStep, tag="cathbad_swap"):
    """Who spoke Cathbad's Word takes the card set aside and puts another in its place."""

    seat: Seat


class BeginSeason(InisStep, tag="begin_season"):
    """The Brenn opens the season."""


class Turn(InisStep, tag="turn"):
    """A player's turn."""

    seat: Seat


class Act(InisStep, tag="act"):
    """The player plays a Season card, passes or takes the Pretender token."""

    seat: Seat


class TurnEnd(InisStep, tag="turn_end"):
    """The turn ends."""

    seat: Seat


class NextTurn(InisStep, tag="next_turn"):
    """The turn of this seat is over; who comes next?"""

    seat: Seat


class EndSeason(InisStep, tag="end_season"):
    """All have passed."""


class Window(InisStep, tag="window"):
    """Whoever could hold a triskel card that answers the event is asked, all at once, until nobody wants to any more.

    `active` comes first, then turn order. `seats` are those who may answer; none named means everybody.
    """

    event: Event
    active: Seat
    seats: tuple[Seat, ...] = ()


class Declare(InisStep, tag="declare"):
    """The card just played: its player says what it shall do."""


class Resolve(InisStep, tag="resolve"):
    """The card just played takes effect, unless it was cancelled."""


class Discard(InisStep, tag="discard"):
    """The card just played goes to its pile."""


class PlayDone(InisStep, tag="play_done"):
    """The card just played is done with."""


class Remove(InisStep, tag="remove"):
    """A clan shall be removed. `by_maneuver` tells that the present maneuver itself does it."""

    owner: Seat
    where: Territory
    by_maneuver: bool = False


class RemoveNow(InisStep, tag="remove_now"):
    """Nobody has prevented it (or somebody has)."""


class RemovalDone(InisStep, tag="removal_done"):
    """The removal is done with."""


class Draw(InisStep, tag="draw"):
    """A player draws Epic Tales and keeps some. `by_gates` tells that the Gates make them draw."""

    seat: Seat
    count: TaleCount = 1
    keep: TalesKept = 1
    by_gates: bool = False


class Keep(InisStep, tag="keep"):
    """The player keeps what the effect allows of the cards drawn; the others are discarded."""


class CrowsTurned(InisStep, tag="crows_turned"):
    """The turn direction has changed: the Gates open."""


class GatesTake(InisStep, tag="gates_take"):
    """A player present at the Gates loses a clan and draws an Epic Tale."""

    seat: Seat


class MountainsToll(InisStep, tag="mountains_toll"):
    """Clans have moved into the Mountains: their owner, the seat, pays. Somebody else may have moved them."""

    seat: Seat
    mover: Seat


class PayToll(InisStep, tag="pay_toll"):
    """Nothing has spared the owner the Mountains' toll (or the card has)."""

    seat: Seat


class Clashes(InisStep, tag="clashes"):
    """These clashes wait; the instigator says which comes next."""

    instigator: Seat
    where: tuple[Territory, ...]


class Clash(InisStep, tag="clash"):
    """A clash begins."""

    instigator: Seat
    where: Territory


class Citadels(InisStep, tag="citadels"):
    """Clans may shelter; `declined` have said no since the last one did. The seat is asked next."""

    seat: MaybeSeat
    declined: SeatCount = 0


class Resolution(InisStep, tag="resolution"):
    """The Resolution step of the clash begins."""


class NextManeuver(InisStep, tag="next_maneuver"):
    """Peace, or the next player with exposed clans maneuvers; the seat is the first who may."""

    seat: MaybeSeat


class Maneuver(InisStep, tag="maneuver"):
    """A player must maneuver."""

    seat: Seat


class AttackAnswer(InisStep, tag="attack_answer"):
    """The attacked player gives up a card or a clan."""


class AttackOver(InisStep, tag="attack_over"):
    """The Attack is over; who attacked may follow it up."""


class ManeuverDone(InisStep, tag="maneuver_done"):
    """The maneuver is over."""


class EndClash(InisStep, tag="end_clash"):
    """The clash is over: the sheltered come out, the Cauldron gives back."""


class ClashDone(InisStep, tag="clash_done"):
    """Nothing of the clash is left."""


class CardStep(InisStep, tag="card_step"):
    """A card that acts in several steps goes on with one of them; `left` counts them down."""

    card: CardName
    seat: Seat
    left: ClanCount = 0


if TYPE_CHECKING:
    AgendaStep = Step
else:
    AgendaStep = any_step(InisStep)
