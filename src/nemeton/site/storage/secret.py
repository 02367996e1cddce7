"""The secret that signs cookies. Where several machines serve one database it lies there, so that all know it: the
first process brings the one of its own folder."""

import secrets
from pathlib import Path

from sqlalchemy import Connection, select

from ..base.private_files import private_file
from ..base.settings import SECRET_FILE, SECRET_LENGTH, Settings
from .acts import Keeper, note_rotation
from .database import Database
from .keeping import keep
from .models import SecretRow

COOKIES = "cookies"


async def shared_secret(database: Database, settings: Settings) -> bytes:
    """The secret that all processes of this site sign with."""
    if not database.is_shared:
        return (settings.data / SECRET_FILE).read_bytes() if (settings.data / SECRET_FILE).exists() else settings.secret

    def write(connection: Connection) -> bytes:
        keep(connection, SecretRow, {"name": COOKIES, "value": settings.secret}, ())
        return connection.scalars(select(SecretRow.value).where(SecretRow.name == COOKIES)).one()

    return await database.write(write)


async def renew_secret(database: Database, settings: Settings, keeper: Keeper) -> None:
    """Sign with a new secret from now on: every cookie and every page that is open is worth nothing. Where that cannot
    be written down the old one stays."""
    fresh, path = secrets.token_bytes(SECRET_LENGTH), settings.data / SECRET_FILE
    if database.is_shared:

        def write(connection: Connection) -> None:
            note_rotation(connection, keeper)
            keep(connection, SecretRow, {"name": COOKIES, "value": fresh}, ("value",))

        await database.write(write)
        return

    def note(connection: Connection) -> None:
        note_rotation(connection, keeper)
        _replace(path, fresh)

    old = path.read_bytes()
    try:
        await database.write(note)
    except BaseException:
        _replace(path, old)
        raise


def _replace(path: Path, secret: bytes) -> None:
    """Put another secret into a file, in one step."""
    half = path.with_name(f"{path.name}.half")
    private_file(half)
    half.write_bytes(secret)
    half.replace(path)
