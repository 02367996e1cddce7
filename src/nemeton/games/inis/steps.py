"""The steps of Inis: what may wait on the agenda. All of it is public."""

from nemeton.kernel import Step


class PlaceCapital(Step, frozen=True, tag="place_capital"):
    """The Brenn chooses where the Capital stands."""


class PlaceFirstClan(Step, frozen=True, tag="place_first_clan"):
    """A player puts a clan on the island before the first season."""

    seat: int


class Assembly(Step, frozen=True, tag="assembly"):
    """The Assembly opens."""


class AssignBrenn(Step, frozen=True, tag="assign_brenn"):
    """1. The chieftain of the Capital becomes the Brenn."""


class CheckVictory(Step, frozen=True, tag="check_victory"):
    """2. Is one of the pretenders the new king?"""


class DealAdvantages(Step, frozen=True, tag="deal_advantages"):
    """3. Chieftains take Advantage cards."""


class TossCrows(Step, frozen=True, tag="toss_crows"):
    """4. The Flock of Crows is tossed."""


class DealActions(Step, frozen=True, tag="deal_actions"):
    """5. Action cards are dealt."""


class DealPackets(Step, frozen=True, tag="deal_packets"):
    """With two players: three cards each, twice."""


class Draft(Step, frozen=True, tag="draft"):
    """6. All keep some cards and pass on the rest."""

    keep: int


class EndDraft(Step, frozen=True, tag="end_draft"):
    """What was drafted goes into the hands."""


class CathbadSwap(Step, frozen=True, tag="cathbad_swap"):
    """Who spoke Cathbad's Word takes the card set aside and puts another in its place."""

    seat: int


class BeginSeason(Step, frozen=True, tag="begin_season"):
    """The Brenn opens the season."""


class Turn(Step, frozen=True, tag="turn"):
    """A player's turn."""

    seat: int


class Act(Step, frozen=True, tag="act"):
    """The player plays a Season card, passes or takes the Pretender token."""

    seat: int


class TurnEnd(Step, frozen=True, tag="turn_end"):
    """The turn ends."""

    seat: int


class NextTurn(Step, frozen=True, tag="next_turn"):
    """The turn of this seat is over; who comes next?"""

    seat: int


class EndSeason(Step, frozen=True, tag="end_season"):
    """All have passed."""


class Window(Step, frozen=True, tag="window"):
    """Whoever could hold a triskel card that answers the event is asked, all at once, until nobody wants to any more.

    `active` comes first, then turn order. `seats` are those who may answer; none named means everybody.
    """

    event: str
    active: int
    seats: tuple[int, ...] = ()


class Declare(Step, frozen=True, tag="declare"):
    """The card just played: its player says what it shall do."""


class Resolve(Step, frozen=True, tag="resolve"):
    """The card just played takes effect, unless it was cancelled."""


class Discard(Step, frozen=True, tag="discard"):
    """The card just played goes to its pile."""


class PlayDone(Step, frozen=True, tag="play_done"):
    """The card just played is done with."""


class Remove(Step, frozen=True, tag="remove"):
    """A clan shall be removed. `by_maneuver` tells that the present maneuver itself does it."""

    owner: int
    where: str
    by_maneuver: bool = False


class RemoveNow(Step, frozen=True, tag="remove_now"):
    """Nobody has prevented it (or somebody has)."""


class RemovalDone(Step, frozen=True, tag="removal_done"):
    """The removal is done with."""


class Draw(Step, frozen=True, tag="draw"):
    """A player draws Epic Tales and keeps some. `by_gates` tells that the Gates make them draw."""

    seat: int
    count: int = 1
    keep: int = 1
    by_gates: bool = False


class Keep(Step, frozen=True, tag="keep"):
    """The player keeps what the effect allows of the cards drawn; the others are discarded."""


class CrowsTurned(Step, frozen=True, tag="crows_turned"):
    """The turn direction has changed: the Gates open."""


class GatesTake(Step, frozen=True, tag="gates_take"):
    """A player present at the Gates loses a clan and draws an Epic Tale."""

    seat: int


class MountainsToll(Step, frozen=True, tag="mountains_toll"):
    """Clans have moved into the Mountains: their owner, the seat, pays. Somebody else may have moved them."""

    seat: int
    mover: int


class PayToll(Step, frozen=True, tag="pay_toll"):
    """Nothing has spared the owner the Mountains' toll (or the card has)."""

    seat: int


class Clashes(Step, frozen=True, tag="clashes"):
    """These clashes wait; the instigator says which comes next."""

    instigator: int
    where: tuple[str, ...]


class Clash(Step, frozen=True, tag="clash"):
    """A clash begins."""

    instigator: int
    where: str


class Citadels(Step, frozen=True, tag="citadels"):
    """Clans may shelter; `declined` have said no since the last one did. The seat is asked next."""

    seat: int
    declined: int = 0


class Resolution(Step, frozen=True, tag="resolution"):
    """The Resolution step of the clash begins."""


class NextManeuver(Step, frozen=True, tag="next_maneuver"):
    """Peace, or the next player with exposed clans maneuvers; the seat is the first who may."""

    seat: int


class Maneuver(Step, frozen=True, tag="maneuver"):
    """A player must maneuver."""

    seat: int


class AttackAnswer(Step, frozen=True, tag="attack_answer"):
    """The attacked player gives up a card or a clan."""


class AttackOver(Step, frozen=True, tag="attack_over"):
    """The Attack is over; who attacked may follow it up."""


class ManeuverDone(Step, frozen=True, tag="maneuver_done"):
    """The maneuver is over."""


class EndClash(Step, frozen=True, tag="end_clash"):
    """The clash is over: the sheltered come out, the Cauldron gives back."""


class ClashDone(Step, frozen=True, tag="clash_done"):
    """Nothing of the clash is left."""


class CardStep(Step, frozen=True, tag="card_step"):
    """A card that acts in several steps goes on with one of them; `left` counts them down."""

    card: str
    seat: int
    left: int = 0


AgendaStep = (
    PlaceCapital | PlaceFirstClan | Assembly | AssignBrenn | CheckVictory | DealAdvantages | TossCrows | DealActions
    | DealPackets | Draft | EndDraft | CathbadSwap | BeginSeason | Turn | Act | TurnEnd | NextTurn | EndSeason
    | Window | Declare | Resolve | Discard | PlayDone | Remove | RemoveNow | RemovalDone | Draw | Keep | CrowsTurned
    | GatesTake | MountainsToll | PayToll | Clashes | Clash | Citadels | Resolution | NextManeuver | Maneuver
    | AttackAnswer | AttackOver | ManeuverDone | EndClash | ClashDone | CardStep
)  # fmt: skip
