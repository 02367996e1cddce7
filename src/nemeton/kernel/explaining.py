"""Why an answer was refused: what was tried, the reason if the rules name one, and what is legal."""

from typing import TYPE_CHECKING, Any

import msgspec

from .asks import Ask
from .bounds import brief
from .errors import IllegalAnswer
from .values import Option, is_value, same, to_json
from .words import Phrase

if TYPE_CHECKING:
    from .loop import Loop

SHOWN = 12  # so many legal options are named in an error


def not_an_option(loop: "Loop[Any]", ask: Ask, option: Option) -> IllegalAnswer:
    """The error for an answer that is not on offer."""
    reason: Phrase | str = Phrase("kernel.not_on_offer")
    law = ask.law
    for refusal in ask.refused:
        if same(refusal.option, option):
            reason, law = Phrase(refusal.reason), refusal.law or law
            break
    legal: list[Phrase | str] = [loop.book.option_phrase(ask.kind, legal) for legal in ask.options[:SHOWN]]
    if len(ask.options) > SHOWN:
        legal.append(Phrase("kernel.and_more", {"count": len(ask.options) - SHOWN}))
    return IllegalAnswer(
        "choice/not_an_option",
        seat=ask.seat,
        tried=_tried(loop, ask, option),
        reason=reason,
        law=Phrase("kernel.law", {"law": law}) if law else "",
        legal=legal,
        number=len(loop.history),
        raw=raw(option),
    ).told_by(loop.words)


def raw(option: Option) -> str:
    """An answer as it was sent.

    >>> raw(("battle", 7)), raw("stop"), raw([["rose"], None])
    ('["battle",7]', '"stop"', '[["rose"],null]')
    """
    try:
        return brief(msgspec.json.encode(to_json(option)).decode())
    except (TypeError, ValueError, OverflowError, RecursionError):  # whatever somebody has sent
        return brief(option)


def _tried(loop: "Loop[Any]", ask: Ask, option: Option) -> "Phrase | str":
    """The option in words where the game has words for it, else as it was written."""
    try:
        if is_value(option):
            phrase = loop.book.option_phrase(ask.kind, option)
            loop.words("en").say(phrase)
            return phrase
    except Exception:
        pass  # an answer of any shape may come in; the game has words for its own only
    return brief(repr(option) if isinstance(option, str) else option)
