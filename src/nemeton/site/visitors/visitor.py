"""The visitor: a guest known by a signed cookie, with a language and preferences.

A cookie names the person, how often that person has made all older cookies worthless, and the browser's own session. A
form carries a token that belongs to the session of the page where it stands.
"""

import hmac
import json
import secrets
from typing import Any, NamedTuple

from litestar import Request
from litestar.datastructures import Cookie
from sqlalchemy import Text, bindparam, select, type_coerce, update

from nemeton.kernel import LANGUAGES

from ..base.settings import Settings
from ..storage import Database, Lookup, Person, today, trouble_of
from .preferences import PREFERENCES

COOKIE = "nemeton"
LONGEST_HEADER = 1000
YEAR = 365 * 24 * 3600
PERSON = Lookup(
    select(Person.name, type_coerce(Person.preferences, Text), Person.epoch, Person.seen_day).where(
        Person.id == bindparam("key")
    )
)


class Visitor:
    """Whoever looks at a page. A person is stored only when there is something to store."""

    def __init__(
        self, person: Person, language: str, session: str = "", *, is_new: bool, seen_day: int | None = None
    ) -> None:
        self.person = person
        self.language = language
        self.session = session  # the cookie
        self.is_new = is_new
        self.seen_day = seen_day  # when this person was here last, as far as the database knows the person

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
        return PREFERENCES[name].chosen_in(self.person.preferences)


class Session(NamedTuple):
    """What a cookie says."""

    person: str
    epoch: int


def signed(person_id: str, secret: bytes, epoch: int = 0) -> str:
    """A cookie of a person, for a new session: who it is, and proof that it is ours."""
    told = f"{person_id}.{epoch}.{secrets.token_hex(8)}"
    return f"{told}.{_signature(b'person', told, secret)}"


def session_in(cookie: str | None, secret: bytes) -> Session | None:
    """The session that a cookie proves; None if the cookie was not made here. A cookie of the first version names
    nobody but the person."""
    told, _, signature = (cookie or "").rpartition(".")
    if not told or not hmac.compare_digest(signature.encode(), _signature(b"person", told, secret).encode()):
        return None
    person, *more = told.split(".")
    return Session(person, int(more[0]) if more else 0)


def form_token(session: str, secret: bytes) -> str:
    """What every form of a session carries. Whoever has not seen a page of this session cannot know it."""
    return _signature(b"form", session, secret) if session else ""


def is_form_token(token: str, session: str, secret: bytes) -> bool:
    """Does this token belong to a page of this session?"""
    return bool(session) and hmac.compare_digest(token.encode("utf-8", "replace"), form_token(session, secret).encode())


def _signature(purpose: bytes, told: str, secret: bytes) -> str:
    return hmac.digest(secret, purpose + b"\0" + told.encode("utf-8", "replace"), "sha256").hex()


def cookie_for(visitor: Visitor, settings: Settings) -> Cookie:
    """The cookie that keeps a guest."""
    return Cookie(
        key=COOKIE,
        value=visitor.session,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        path="/",
        secure=settings.secure_cookies,
    )


async def visitor_of(request: Request[Any, Any, Any], database: Database, settings: Settings) -> Visitor:
    """Who sends this request."""
    cookie = request.cookies.get(COOKIE, "")
    session = session_in(cookie, settings.secret)
    kept = await database.find(PERSON, session.person) if session else None
    if session is None or (kept is not None and kept[2] != session.epoch):
        person = Person(id=secrets.token_hex(16), name="", preferences={}, epoch=0)
        return Visitor(person, language_of(request, person), signed(person.id, settings.secret), is_new=True)
    name, preferences, epoch, seen_day = kept if kept is not None else ("", {}, session.epoch, None)
    person = Person(id=session.person, name=name, preferences=_read(preferences), epoch=epoch)
    return Visitor(person, language_of(request, person), cookie, is_new=False, seen_day=seen_day)


async def is_still(visitor: Visitor, database: Database, settings: Settings) -> bool:
    """Is the cookie with which a visitor came still worth something?"""
    session, kept = session_in(visitor.session, settings.secret), await database.find(PERSON, visitor.id)
    if session is None:
        return not visitor.session  # the site's secret was renewed meanwhile
    return kept is None or kept[2] == session.epoch


async def note_visit(visitor: Visitor, database: Database) -> None:
    """Write down that somebody was here, once a day. It is no harm where that cannot be written."""
    day = today()
    if visitor.seen_day is None or visitor.seen_day >= day:
        return
    seen = update(Person).where(Person.id == visitor.id, Person.seen_day < day).values(seen_day=day)
    try:
        await database.write(lambda connection: connection.execute(seen))
    except Exception as error:
        if trouble_of(error) is None:
            raise


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
