"""The visitor: a guest known by a signed cookie, with a language and preferences."""

import hmac
import json
import secrets
from hashlib import sha256
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from sqlalchemy import Text, bindparam, select, type_coerce

from nemeton.kernel import LANGUAGES

from .settings import Settings
from .storage import Database, Lookup, Person

COOKIE = "nemeton"
LONGEST_HEADER = 1000
YEAR = 365 * 24 * 3600
PERSON = Lookup(select(Person.name, type_coerce(Person.preferences, Text)).where(Person.id == bindparam("key")))
PREFERENCES: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": ("system", "light", "dark"),
    "sight": ("colours", "shapes"),
    "motion": ("full", "none"),
    "sound": ("off", "on"),
}


class Visitor:
    """Whoever looks at a page. A person is stored only when there is something to store."""

    def __init__(self, person: Person, language: str, *, is_new: bool) -> None:
        self.person = person
        self.language = language
        self.is_new = is_new

    @property
    def id(self) -> str:
        """The person's id."""
        return self.person.id

    @property
    def name(self) -> str:
        """The name this visitor goes by; empty before one was given."""
        return self.person.name

    def preference(self, name: str) -> str:
        """What the visitor has chosen, or the usual."""
        known = PREFERENCES[name]
        chosen = self.person.preferences.get(name)
        return chosen if chosen in known else known[0]


def signed(person_id: str, secret: bytes) -> str:
    """The cookie of a person: the id, and proof that it is ours."""
    return f"{person_id}.{_signature(person_id, secret)}"


def person_in(cookie: str | None, secret: bytes) -> str | None:
    """The person's id in a cookie; None if the cookie was not made here."""
    person_id, _, signature = (cookie or "").partition(".")
    if person_id and hmac.compare_digest(signature.encode(), _signature(person_id, secret).encode()):
        return person_id
    return None


def _signature(person_id: str, secret: bytes) -> str:
    return hmac.new(secret, b"person\0" + person_id.encode(), sha256).hexdigest()


def cookie_for(person_id: str, settings: Settings) -> Cookie:
    """The cookie that keeps a guest."""
    return Cookie(
        key=COOKIE, value=signed(person_id, settings.secret), max_age=YEAR, httponly=True, samesite="lax", path="/",
        secure=settings.secure_cookies,
    )  # fmt: skip


async def visitor_of(request: Request[Any, Any, Any], database: Database, settings: Settings) -> Visitor:
    """Who sends this request."""
    person_id = person_in(request.cookies.get(COOKIE), settings.secret)
    kept = await database.find(PERSON, person_id) if person_id else None
    is_new = person_id is None
    if kept is not None:
        name, preferences = kept
        person = Person(id=person_id, name=name, preferences=_read(preferences))
    else:
        person = Person(id=person_id or secrets.token_hex(16), name="", preferences={})
    return Visitor(person, language_of(request, person), is_new=is_new)


def _read(preferences: Any) -> dict[str, Any]:
    """Preferences as the database gives them: some databases read JSON by themselves."""
    known: dict[str, Any] = json.loads(preferences) if isinstance(preferences, str) else preferences
    return known


def language_of(request: Request[Any, Any, Any], person: Person) -> str:
    """The language chosen in the address, before that chosen by the person, before what the browser prefers."""
    wanted = [request.query_params.get("lang", ""), person.preferences.get("language", "")]
    chosen = next((language for language in wanted if language in LANGUAGES), "")
    return chosen or preferred_language(request.headers.get("accept-language", ""))


def preferred_language(accepted: str) -> str:
    """The first of our languages in the header with which a browser tells what its reader understands.

    >>> preferred_language("de, uk-UA;q=0.8, en;q=0.5"), preferred_language("")
    ('uk', 'en')
    """
    told = (part.split(";")[0].strip()[:2].lower() for part in accepted[:LONGEST_HEADER].split(","))
    return next((language for language in told if language in LANGUAGES), LANGUAGES[0])
