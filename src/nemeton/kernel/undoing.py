"""Undo: a seat takes back own answers until chance was used, something hidden was shown, or another seat answered.

Where several seats may act in any order (AnyOf, Standing) a seat may also take back its own last step from under later
answers of others, if these stay legal without it. Beyond that the table may agree to go back.
"""

from typing import TYPE_CHECKING, Any

from .errors import CannotUndo, IllegalAnswer
from .history import Answered, Event, Undoable, Undone

if TYPE_CHECKING:
    from .loop import Loop


def undoable(loop: "Loop[Any]", seat: int) -> Undoable:
    """How many own answers the seat may take back now, one after the other; or why none."""
    reason, _, last = _span(loop, seat)
    if reason:
        return Undoable(0, reason)
    if any(isinstance(event, Answered) for event in loop.history[last:]):
        return Undoable(1)
    count = 0
    for event in reversed(loop.history[:last]):
        if isinstance(event, Undone):
            continue
        if not isinstance(event, Answered) or event.seat != seat or _marked(loop, event):
            break
        count += 1
    return Undoable(count)


def unseeable(loop: "Loop[Any]", seat: int) -> str:
    """Why what happened since the seat's last answer cannot be unseen: chance was used, or something was shown."""
    last = _last_answer(loop, seat)
    if last is None:
        return ""
    event = loop.history[last]
    assert isinstance(event, Answered)
    return _marked(loop, event)


def undo(loop: "Loop[Any]", seat: int, agreed: bool) -> None:
    """Take back the seat's last answer (or its last step, from under others'); by agreement, all that came after."""
    history = loop.history
    if agreed:
        last = _last_answer(loop, seat)
        if last is None or loop.over or loop.is_imagined:
            raise CannotUndo("undo/over" if loop.over else "undo/nothing", seat=seat).told_by(loop.words)
        taken = sum(isinstance(event, Answered) for event in history[last:])
        used = _marked(loop, history[last])  # type: ignore[arg-type]
        counter = loop.play.chance.counter
        loop.rewind(_kept(history, last, len(history)), last)
        loop.apply(Undone(seat, taken, counter if used else None))
        return
    reason, first, last = _span(loop, seat)
    if reason:
        raise CannotUndo(reason, seat=seat).told_by(loop.words)
    loop.rewind(_kept(history, first, last), first)
    loop.apply(Undone(seat, sum(isinstance(event, Answered) for event in history[first:last])))


def _kept(history: list[Event], first: int, last: int) -> list[Event]:
    """The history without the answers from first to last; earlier undos stay in the journal."""
    return history[:first] + [event for event in history[first:last] if isinstance(event, Undone)] + history[last:]


def _last_answer(loop: "Loop[Any]", seat: int) -> int | None:
    for at in range(len(loop.history) - 1, -1, -1):
        event = loop.history[at]
        if isinstance(event, Answered) and event.seat == seat:
            return at
    return None


def _marked(loop: "Loop[Any]", event: Answered) -> str:
    """The reason why what happened since an answer cannot be unseen, if there is one."""
    if event.chance_before != loop.play.chance.counter:
        return "undo/chance"
    if event.shown_before != len(loop.play.reveals):
        return "undo/shown"
    return ""


def _span(loop: "Loop[Any]", seat: int) -> tuple[str, int, int]:
    """Which events an undo takes away: the reason why not, or from where to where."""
    history = loop.history
    if loop.light or loop.over or loop.is_imagined:  # before an imagined game lies the truth
        return "undo/over" if loop.over else "undo/nothing", 0, 0
    last = _last_answer(loop, seat)
    if last is None:
        return "undo/nothing", 0, 0
    event = history[last]
    assert isinstance(event, Answered)
    reason = _marked(loop, event)
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
    if _marked(loop, step):
        return _marked(loop, step), 0, 0
    loop.reach(first)
    twin = loop.fork()
    try:
        twin.rewind(_kept(history, first, last + 1), first)
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
