"""An answer that was overtaken: while somebody chose, somebody else has acted, and the question is no longer the same.

Where the same is still on offer, the answer counts as it was meant. Where it is not, whoever gave it is told what has
happened meanwhile. An answer of a seat that has acted itself since then is no such thing: it was given twice.
"""

from collections.abc import Sequence
from typing import Any

from nemeton.kernel import Ask, Game, Option, Phrase
from nemeton.kernel.history import Answered

from ..base.errors import TooLate
from ..storage import SeatRow
from ..words import site_words
from ..words.speech import BOT, seat_names_of, speech_of
from .bot_levels import MACHINE


class Outpaced(TooLate):
    """Somebody else was faster, and what was chosen cannot be any more."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        super().__init__("site/outpaced")
        self._game, self._seat = game, seat
        self._names: tuple[tuple[int, str], ...] = ()

    def told_of(self, seats: Sequence[SeatRow]) -> "Outpaced":
        """The same, with the names at the table."""
        names = ((seat.seat, BOT if seat.kind == "bot" and seat.bot != MACHINE else seat.name) for seat in seats)
        self._names = tuple((seat, name) for seat, name in names if name)
        return self

    def text(self, language: str = "en") -> str:
        """The sentence, with what has happened meanwhile as far as everybody may know it."""
        acted = latest_act(self._game, self._seat)
        if acted is None:
            return _said(language, "outpaced_unseen", {})
        speech = speech_of(self._game.book, language, self._names, seat_names_of(self._game))
        told = {"who": speech.seat(acted.seat), "what": speech.option(acted.kind, acted.option)}
        return _said(language, "outpaced", told)


def _said(language: str, error: str, values: dict[str, str]) -> str:
    return site_words(language).say(Phrase(f"error/site/{error}", values))


def latest_act(game: Game[Any], seat: int) -> Answered | None:
    """What another seat did last, if it was in the open: where anybody could act. What is answered in turn may be a
    secret."""
    acts = (
        event for event in reversed(game.history) if isinstance(event, Answered) and event.open and not event.standing
    )
    return next((event for event in acts if event.seat != seat), None)


def ask_meant(game: Game[Any], seat: int, ask_id: str, value: Option) -> Ask:
    """The ask that an answer is meant for: the very one that it names; or, where only others have acted since, the same
    question with other options, if they hold the answer too."""
    mine = [ask for ask in game.asks if ask.seat == seat]
    for ask in mine:
        if ask.id == ask_id:
            return ask
    if not Ask.is_of(ask_id, game.acted(seat)):
        raise TooLate("site/already_answered")
    for ask in mine:
        if ask_id.startswith(ask.thread) and ask.offered(value) is not None:
            return ask
    raise Outpaced(game, seat)
