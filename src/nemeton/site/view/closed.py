"""What a table says that the site's keeper has closed."""

from nemeton.kernel import Phrase

from ..tables.table import OpenTable
from ..words import site_words


def closed_sentence(table: OpenTable, language: str) -> str:
    """That it can only be read, and why; nothing at any other table."""
    if not table.is_closed:
        return ""
    return site_words(language).say(Phrase("site.table.closed", {"why": table.row.closed_why or "none"}))
