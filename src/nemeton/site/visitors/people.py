"""People: what they are called, and what the site remembers of them."""

from sqlalchemy import Connection, select, update

import nemeton
from nemeton.kernel import Phrase

from ..base.errors import SiteError
from ..base.limits import spend
from ..storage import Database, Person, SeatRow, TableRow, keep_person, raise_epoch
from ..tables.bell import Bell
from ..tables.bot_levels import MACHINE, level_of
from ..tables.seats import has_gone
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
        places, names = tuple(row.places or ()), () if seat.bot == MACHINE else ((seat.seat, BOT),)
        return speech_of(nemeton.rulebooks()[row.game], language, names, places).seat(seat.seat)
    return seat.name or say(Phrase("site.people.gone" if has_gone(seat) else "site.people.guest"))


def bot_name(bot: str, game: str, language: str) -> str:
    """A bot as a reader of a language calls it: “bot 5 · Oak”."""
    say = site_words(language).say
    if bot == MACHINE:
        return say(Phrase("site.people.bot_machine"))
    return say(Phrase("site.people.bot_level", {"level": bot_level(bot, game, language)}))


def bot_level(bot: str, game: str, language: str) -> str:
    """How strong a bot plays, as a reader of a language says it: “5 · Oak”; nothing where there is no bot."""
    level = level_of(bot, game)
    return site_words(language).say(Phrase(f"site.level.{level}")) if level else ""


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
        await spend("names")
    person = Person(
        id=visitor.id,
        name=visitor.name if name is None else read_name(name),
        preferences={**visitor.person.preferences, **(preferences or {})},
        epoch=visitor.person.epoch,
    )

    def write(connection: Connection) -> list[str]:
        keep_person(connection, person)
        return _renamed(connection, person) if person.name != visitor.name else []

    for table_id in await database.write(write):
        bell.ring(table_id)


def _renamed(connection: Connection, person: Person) -> list[str]:
    """The tables that still play and show a person's name; from now on the new one."""
    mine = select(SeatRow.table_id).where(SeatRow.person == person.id)
    going_on = select(TableRow.id).where(TableRow.id.in_(mine), TableRow.stage != "over")
    # Whoever changes a table takes its own row first and its seats then; so does this, and nobody waits in a circle.
    renamed = list(connection.scalars(going_on.order_by(TableRow.id).with_for_update()))
    connection.execute(update(TableRow).where(TableRow.id.in_(renamed)).values(version=TableRow.version + 1))
    at_these = (SeatRow.person == person.id, SeatRow.own_name.is_(False), SeatRow.table_id.in_(renamed))
    connection.execute(update(SeatRow).where(*at_these).values(name=person.name))
    return renamed


async def renew_cookies(database: Database, secret: bytes, visitor: Visitor) -> None:
    """Give a visitor a new cookie, and make all older ones worthless."""
    person = visitor.person
    person.epoch = await database.write(lambda connection: raise_epoch(connection, person))
    visitor.session, visitor.is_new = signed(person.id, secret, person.epoch), True
