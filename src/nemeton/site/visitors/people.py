"""People: what they are called, and what the site remembers of them."""

from sqlalchemy import select, update

import nemeton
from nemeton.kernel import Phrase

from ..base.errors import SiteError
from ..base.limits import spend
from ..storage import Database, Person, SeatRow, TableRow
from ..tables.bell import Bell
from ..tables.bot_strengths import strength_of
from ..words import site_words
from ..words.speech import BOT, speech_of
from .preferences import PREFERENCES
from .visitor import Visitor, signed

LONGEST_NAME = 24


def name_of(seat: SeatRow, language: str, row: TableRow) -> str:
    """Whoever sits there, as a reader of a language calls them: a person's name, “Guest”, “Marquise (bot)”, “open
    seat”."""
    say = site_words(language).say
    if seat.kind == "open":
        return say(Phrase("site.people.open"))
    if seat.kind == "bot":
        places = tuple(row.places or ())
        return speech_of(nemeton.rulebooks()[row.game], language, ((seat.seat, BOT),), places).seat(seat.seat)
    return seat.name or say(Phrase("site.people.guest"))


def bot_name(bot: str, language: str) -> str:
    """A bot as a reader of a language calls it: “bot, even”."""
    strength = strength_of(bot)
    return site_words(language).say(Phrase(f"site.people.bot_{strength}" if strength else "site.people.bot"))


def bot_strength(bot: str, language: str) -> str:
    """How strong a bot plays, as a reader of a language says it: “even”; nothing where there is no bot."""
    strength = strength_of(bot)
    return site_words(language).say(Phrase(f"site.people.strength_{strength}")) if strength else ""


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no strange signs, not too long; empty if nothing is left."""
    printable = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def read_name(written: str) -> str:
    """A name as it is kept: one line, no invisible letters, not too long.

    >>> read_name("  Vera   of\\tthe\\u202e Hill ")
    'Vera of the Hill'
    """
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in written).split())
    if len(name) > LONGEST_NAME:
        raise SiteError("site/long_name", longest=LONGEST_NAME)
    return name


async def remember(
    database: Database,
    bell: Bell,
    visitor: Visitor,
    *,
    name: str | None = None,
    preferences: dict[str, str] | None = None,
) -> None:
    """Keep a name or preferences. A new name is seen at once at all tables that still play."""
    for key, value in (preferences or {}).items():
        if key not in PREFERENCES or value not in PREFERENCES[key].values:
            raise SiteError("site/bad_preference", value=value[:LONGEST_NAME])
    if name is not None and name != visitor.name:
        spend("names")
    person = Person(
        id=visitor.id,
        name=visitor.name if name is None else read_name(name),
        preferences={**visitor.person.preferences, **(preferences or {})},
        epoch=visitor.person.epoch,
    )
    renamed: list[str] = []
    async with database.sessions.begin() as session:
        await session.merge(person)
        if person.name != visitor.name:
            mine = select(SeatRow.table_id).where(SeatRow.person == visitor.id)
            going_on = select(TableRow.id).where(TableRow.id.in_(mine), TableRow.stage != "over")
            renamed = list(await session.scalars(going_on))
            at_these = SeatRow.table_id.in_(renamed)
            await session.execute(
                update(SeatRow)
                .where(SeatRow.person == visitor.id, SeatRow.own_name.is_(False), at_these)
                .values(name=person.name)
            )
            raised = TableRow.version + 1
            await session.execute(update(TableRow).where(TableRow.id.in_(renamed)).values(version=raised))
    for table_id in renamed:
        bell.ring(table_id)


async def renew_cookies(database: Database, secret: bytes, visitor: Visitor) -> None:
    """Give a visitor a new cookie, and make all older ones worthless."""
    person = visitor.person
    person.epoch += 1
    async with database.sessions.begin() as session:
        await session.merge(person)
    visitor.session, visitor.is_new = signed(person.id, secret, person.epoch), True
