"""What holds for the words of every game: they are in their language, well set, and can be said with any value."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence

from fluent.syntax import ast as ftl

from nemeton.kernel import LANGUAGES
from tests.kernel.messages import letters, parts

Messages = Mapping[str, ftl.Message]

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
FOREIGN = {"en": "[а-яёіїєґ]", "ru": "[іїєґ]", "uk": "[ыэъё]"}


def assert_translated(found: Messages, latin: Collection[str]) -> None:
    """No word in Latin letters is left but those that are meant."""
    for name, message in found.items():
        left = set(re.findall(r"[A-Za-z][A-Za-z_0-9]*", letters(message))) - set(latin)
        assert not left, f"{name}: {left}"


def assert_own_letters(found: Messages, language: str) -> None:
    """No letter that only another language has."""
    for name, message in found.items():
        assert not re.search(FOREIGN[language], letters(message).lower()), name


def assert_well_set(found: Messages, language: str) -> None:
    """Quotation marks of the language, real apostrophes and dashes."""
    for name, message in found.items():
        for pattern in parts(message).values():
            text = letters(pattern)
            assert not re.search(r"[\"'`]|\.\.", text), name
            assert not re.search("[«»]" if language == "en" else "[“”„]|\\w – ", text), name


def assert_can_be_said(
    name: str, attribute: str, used: Collection[str], samples: Mapping[str, Sequence[object]], say: Callable[..., str]
) -> None:
    """A message makes a whole sentence with every sample of the values that it uses."""
    for number in range(max([1, *(len(samples[value]) for value in used)])):
        values = {value: samples[value][number % len(samples[value])] for value in used}
        text = say(name, attribute, **values)
        assert text.strip() == text != ""
        assert not re.search(r"  |[{}]|None", text), text
