"""Drawing Epic Tales: how many, which are kept, and what may be played when one is drawn."""

from nemeton.kernel import Asked, Pick, Rule, show, step

from .cards import GATES_OPEN, TALE_DRAWN
from .choices import KeepCards
from .effects import discard_tales, top_tale
from .state import Drawing, Inis, held, names
from .steps import Draw, Keep, Window

ASKED = {"inis.keep": Asked(plain=KeepCards)}


@step(Draw)
def draw(game: Inis, step: Draw) -> None:
    """A player draws; who holds Meadows, or at the Gates their card, may draw one more."""
    state, seat = game.state, step.seat
    state.draws.append(Drawing(seat, [], step.keep, step.by_gates))
    draw_more(game, step.count)
    windows = [Window(TALE_DRAWN, seat, (seat,))]
    if step.by_gates:
        windows.append(Window(GATES_OPEN, seat, (seat,)))
    game.push(*windows, Keep())


def draw_more(game: Inis, count: int) -> None:
    """The player who is drawing draws so many cards, or as many as there are."""
    drawing = game.state.draws[-1]
    for _ in range(count):
        card = top_tale(game)
        if card is None:
            game.tell("inis.no_tales", seat=drawing.seat)
            break
        drawing.cards.append(show(card, drawing.seat))
        game.shown(drawing.seat)
        game.tell("inis.drew_what", seat=drawing.seat, card=card.card, only=(drawing.seat,))


@step(Keep)
def keep(game: Inis, _step: Keep) -> Rule[None]:
    """Of the cards drawn the player keeps what the effect allows; the others are discarded face up."""
    state = game.state
    drawing = state.draws[-1]
    seat = drawing.seat
    kept = tuple(names(drawing.cards))
    if len(kept) > drawing.keep:
        kept = yield Pick(
            seat,
            "inis.keep",
            lambda: names(drawing.cards),
            least=drawing.keep,
            about={"count": drawing.keep},
            law="cards.tales",
        )
    thrown = [card.card for card in drawing.cards if card.card not in kept]
    for card in kept:
        one = held(drawing.cards, card)
        assert one is not None
        state.tales[seat].append(one)
    state.draws.pop()
    game.tell("inis.drew", seat=seat, count=len(kept))
    if thrown:
        game.shown()
        game.tell("inis.threw_tales", seat=seat, cards=tuple(sorted(thrown)))
        discard_tales(game, *sorted(thrown))
