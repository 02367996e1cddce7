"""What choosing an option would lead to, as far as the one who is asked can know: plain data for whoever shows it."""

from typing import NamedTuple

from .words import Phrase


class Bar(NamedTuple):
    """How likely a number is, from 0 to 1."""

    number: int
    chance: float


class Chances(NamedTuple):
    """The chances of several numbers: of what, and for which seat (-1 for none)."""

    title: Phrase
    seat: int
    bars: tuple[Bar, ...]


class Remark(NamedTuple):
    """A sentence, with the name of a sign of the game, and its law. One that is not `sure` says what may happen."""

    text: Phrase
    sign: str = ""
    law: str = ""
    sure: bool = True


class Outlook(NamedTuple):
    """What is ahead if an option is chosen. It tells nothing that its reader could not know."""

    title: Phrase
    charts: tuple[Chances, ...] = ()
    remarks: tuple[Remark, ...] = ()
