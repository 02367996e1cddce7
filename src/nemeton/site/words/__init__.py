"""The words of the site beside those of the kernel, one folder for each part of it, and what a game says at a table;
imports no other room."""

from functools import cache
from pathlib import Path

from nemeton.kernel import BadWords
from nemeton.kernel.words import KERNEL_WORDS, LANGUAGES, Words

_HERE = Path(__file__).parent
PARTS = (
    "frame",
    "table",
    "replay",
    "choose",
    "ending",
    "learn",
    "cards",
    "column",
    "bench",
    "explorer",
    "film",
    "friends",
    "outlook",
    "looking",
    "lines",
    "near",
    "keeper",
    "levels",
    "hint",
)
LANGUAGE_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}


@cache
def site_words(language: str) -> Words:
    """The site's words in a language."""
    if language not in LANGUAGES:
        raise BadWords("words/unknown_language", language=language, known=LANGUAGES)
    return Words(language, (KERNEL_WORDS, *(_HERE / part for part in PARTS)), {})
