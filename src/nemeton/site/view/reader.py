"""The reader of a page: all that a page needs to know of its visitor. Plain data, so a worker can make the page too."""

from typing import Any, NamedTuple

from ..storage import Person
from ..visitors.visitor import Visitor
from .render import rendered


class Reader(NamedTuple):
    """Who reads a page: a name, preferences, a language; the token that forms carry; and the path of the page."""

    name: str
    preferences: dict[str, Any]
    language: str
    csrf: str
    path: str

    def page(self, template: str, **context: Any) -> str:
        """A page, or a part of one, as this reader gets it."""
        person = Person(id="", name=self.name, preferences=self.preferences)
        visitor = Visitor(person, self.language, is_new=False)
        return rendered(template, visitor, csrf=self.csrf, path=self.path, **context)
