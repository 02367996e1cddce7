"""What somebody typed: the number of an option, or enough of its words to mean only one."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from nemeton.kernel import Option
from nemeton.kernel.values import written

_WORD = re.compile(r"[^\W\d_]+\d*|\d+")
_PLACE = re.compile(r"[абвсцде]\d+")
_LETTER = str.maketrans("абвсцде", "abbccde")  # a place typed on a Cyrillic keyboard, by looks or by sound


class Offer(NamedTuple):
    """An option as it stands on the screen: its number, and the texts by which it may be called."""

    number: int
    option: Option
    texts: tuple[str, ...]


def split(text: str) -> list[str]:
    """The words of a text; a place such as c2 is one word, also when it stands close to another.

    >>> split("Move c2-c3"), split("c2c3"), split("off:N"), split("с2 д3")
    (['move', 'c2', 'c3'], ['c2', 'c3'], ['off', 'n'], ['c2', 'd3'])
    """
    words = _WORD.findall(text.casefold().replace("ё", "е"))
    return [word.translate(_LETTER) if _PLACE.fullmatch(word) else word for word in words]


def calls(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Do the typed words come in this order among the others? Each may be cut short.

    >>> [calls(typed, ["move", "c2", "c3"]) for typed in (["c2", "c3"], ["c3", "c2"], ["mo", "c3"], [])]
    [True, False, True, False]
    """
    rest = iter(words)
    return bool(typed) and all(any(word.startswith(part) for word in rest) for part in typed)


def option_words(option: Option) -> str:
    """The values of an option, as one may type them.

    >>> option_words(("move", "c2", "off:N")), option_words("stop")
    ('move c2 off:N', 'stop')
    """
    plain = written(option)
    return " ".join(option_words(part) for part in plain) if isinstance(plain, tuple) else str(plain)


def meant(text: str, offers: Iterable[Offer]) -> list[Offer]:
    """The options that a typed text may mean: by number, by exactly the same words, or else by some of them."""
    offers = list(offers)
    text = text.strip()
    if text.isdecimal():
        return [offer for offer in offers if offer.number == int(text)]
    typed = split(text)
    exact = [offer for offer in offers if any(typed == split(told) for told in offer.texts)]
    return exact or [offer for offer in offers if any(calls(typed, split(told)) for told in offer.texts)]


def named(text: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """The things that a typed text may mean, by their names in any language.

    >>> named("dus", {"alley_of_dusk": ["Alley of Dusk", "Аллея сумерек"], "deer_rock": ["Deer Rock", "Оленья скала"]})
    ['alley_of_dusk']
    """
    typed = split(text)
    exact = [key for key, told in names.items() if any(typed == split(name) for name in told)]
    return exact or [key for key, told in names.items() if any(calls(typed, split(name)) for name in told)]
