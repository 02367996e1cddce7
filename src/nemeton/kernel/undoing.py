"""Undo: a seat takes back own answers until chance was used, something hidden was shown, or another seat answered.

Where several seats may act in any order (AnyOf, Standing) a seat may also take back its own last step from under later
answers of others, if these stay legal without it. Beyond that the table may agree to go back.
"""

from typing import TYPE_CHECKING, Any

from .errors import CannotUndo, IllegalAnswer
from .history import Answered, Event, Undoable, Undone

if TYPE_CHECKING:
    from .game import Game


def undoable(game: "Game[Any]", seat: int) -> Undoable:
    """How many own answers the seat may take back now, one after the other; or why none."""
    reason, _, last = _span(game, seat)
    if reason:
        return Undoable(0, reason)
    if any(isinstance(event, Answered) for event in game.history[last:]):
        return Undoable(1)
    count = 0
    for event in reversed(game.history[:last]):
        if isinstance(event, Undone):
            continue
        if not isinstance(event, Answered) or event.seat != seat or _marked(game, event):
            break
        count += 1
    return Undoable(count)


def undo(game: "Game[Any]", seat: int, agreed: bool) -> None:
    """Take back the seat's last answer (or its last step, from under others'); by agreement, all that came after."""
    history = game.history
    if agreed:
        last = _last_answer(game, seat)
        if last is None or game.over or game.is_imagined:
            raise CannotUndo("undo/over" if game.over else "undo/nothing", seat=seat).told_by(game.words)
        taken = sum(isinstance(event, Answered) for event in history[last:])
        used = _marked(game, history[last])  # type: ignore[arg-type]
        counter = game.chance.counter
        game._rewind(_kept(history, last, len(history)), last)
        game._apply(Undone(seat, taken, counter if used else None))
        return
    reason, first, last = _span(game, seat)
    if reason:
        raise CannotUndo(reason, seat=seat).told_by(game.words)
    game._rewind(_kept(history, first, last), first)
    game._apply(Undone(seat, sum(isinstance(event, Answered) for event in history[first:last])))


def _kept(history: list[Event], first: int, last: int) -> list[Event]:
    """The history without the answers from first to last; earlier undos stay in the journal."""
    return history[:first] + [event for event in history[first:last] if isinstance(event, Undone)] + history[last:]


def _last_answer(game: "Game[Any]", seat: int) -> int | None:
    for at in range(len(game.history) - 1, -1, -1):
        event = game.history[at]
        if isinstance(event, Answered) and event.seat == seat:
            return at
    return None


def _marked(game: "Game[Any]", event: Answered) -> str:
    """The reason why what happened since an answer cannot be unseen, if there is one."""
    if event.chance_before != game.chance.counter:
        return "undo/chance"
    if event.shown_before != len(game.reveals):
        return "undo/shown"
    return ""


def _span(game: "Game[Any]", seat: int) -> tuple[str, int, int]:
    """Which events an undo takes away: the reason why not, or from where to where."""
    history = game.history
    if game.light or game.over or game.is_imagined:  # before an imagined game lies the truth
        return "undo/over" if game.over else "undo/nothing", 0, 0
    last = _last_answer(game, seat)
    if last is None:
        return "undo/nothing", 0, 0
    event = history[last]
    assert isinstance(event, Answered)
    reason = _marked(game, event)
    if reason:
        return reason, 0, 0
    if not any(isinstance(later, Answered) for later in history[last + 1 :]):
        return "", last, last + 1
    # Others have answered since: the whole own step may go, back to where the seat chose it among others.
    first = _chosen_among_others(history, last, seat)
    if first is None:
        return "undo/answered", 0, 0
    step = history[first]
    assert isinstance(step, Answered)
    if _marked(game, step):
        return _marked(game, step), 0, 0
    game._reach(first)
    twin = game.fork()
    try:
        twin._rewind(_kept(history, first, last + 1), first)
    except IllegalAnswer:
        return "undo/needed", 0, 0
    if _asked(twin.history[first:]) != _asked(history[last + 1 :]) or _marked(twin, step):
        return "undo/needed", 0, 0
    return ("undo/over", 0, 0) if twin.over else ("", first, last + 1)


def _asked(events: list[Event]) -> list[str]:
    """What was answered: the same word to another question is another answer."""
    return [event.kind for event in events if isinstance(event, Answered)]


def _chosen_among_others(history: list[Event], last: int, seat: int) -> int | None:
    """Where the step began that holds the seat's last answer: where others could have acted, and did not since."""
    for at in range(last, -1, -1):
        match history[at]:
            case Answered(seat=other) if other != seat:
                return None
            case Answered(open=True):
                return at
    return None
