"""A card on the table: declared, answered, resolved, put away ("Season: playing a card")."""

from nemeton.kernel import Rule, step

from . import rulings
from .cards import CARDS, MANEUVER, TALE
from .effects import put_away
from .halves import HALVES, Effect, Teller
from .state import CardPlay, Inis, playing
from .steps import Declare, Discard, PlayDone, Resolve


@step(Declare)
def declare(game: Inis, _step: Declare) -> Rule[None] | None:
    """The player says all that the card shall do, before anybody may answer it."""
    play = playing(game.state)
    half = HALVES[play.card, play.half]
    return None if half.declare is None else declare_all(game, play, half.declare, half.tells)


def declare_all(game: Inis, play: CardPlay, said: Effect, tells: Teller) -> Rule[None]:
    """Everything is asked; then the journal tells it, since all may know it before they answer."""
    asking = said(game, play)
    if asking is not None:
        yield from asking
    if not game.simulated:
        tells(game, play)


@step(Resolve)
def resolve(game: Inis, _step: Resolve) -> Rule[None] | None:
    """The card takes effect, unless it was cancelled."""
    play = playing(game.state)
    if play.cancelled:
        return None
    return HALVES[play.card, play.half].resolve(game, play)


@step(Discard)
def discard(game: Inis, _step: Discard) -> None:
    """The card goes to its pile, unless it has left the table already."""
    play = playing(game.state)
    if not play.gone:
        put_away(game, play)


@step(PlayDone)
def play_done(game: Inis, _step: PlayDone) -> None:
    """The card is done with; what it answered goes on."""
    game.state.plays.pop()


def cancel(game: Inis, answered: int = -2) -> None:
    """The card that is being answered does nothing. An Epic Tale goes to its pile before what has cancelled it."""
    play = game.state.plays[answered]
    play.cancelled = True
    game.tell("inis.cancelled", seat=play.seat, card=play.card, by=playing(game.state).seat)
    if CARDS[play.card].kind == TALE:
        put_away(game, play)
    if play.half == MANEUVER and not rulings.CANCELLED_MANEUVER_IS_SPENT:
        assert game.state.clash is not None
        game.state.clash.next_seat = play.seat
