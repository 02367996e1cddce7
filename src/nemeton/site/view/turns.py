"""Lines of the journal by turns."""

from nemeton.kernel import Entry


def last_turns(journal: list[Entry], most: int) -> int:
    """Where the last turns begin."""
    at = len(journal)
    while at and most:
        at -= 1
        most -= at == 0 or journal[at].turn != journal[at - 1].turn
    return at


def seat_of_line(entry: Entry) -> int | None:
    """Whom a line is about."""
    who = entry.values.get("seat")
    return who if isinstance(who, int) else None
