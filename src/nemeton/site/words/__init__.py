"""The words of the site, beside those of the kernel."""

from pathlib import Path

from nemeton.kernel.words import Words, words

_FOLDER = Path(__file__).parent


def site_words(language: str) -> Words:
    """The site's words in a language."""
    return words(language, _FOLDER)
