"""Backups: everything of a site in one file, made while it runs, and a site made of such a file again.

The file is a tar with the database (a copy of the SQLite file, or what pg_dump writes), the secret that signs cookies,
and a page that says what it is. Whoever has it has every secret of the site, so it is for its owner's eyes only.
"""

import io
import json
import logging
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from nemeton import __version__

from ..base.errors import SiteError
from ..base.private_files import private_file, private_folder
from ..base.settings import Settings
from .claim import Claim
from .database import Database, is_postgresql, with_driver
from .models import now

log = logging.getLogger(__name__)

ABOUT, SECRET = "about.json", "secret.key"
SQLITE, POSTGRESQL = "nemeton.sqlite", "nemeton.dump"  # what a backup of either kind holds
PASSING = ("processes", "claims", "presence", "streams", "spent")  # what means nothing after a restart


def back_up(settings: Settings, to: Path) -> None:
    """Write a backup; a file of that name is replaced when the new one is whole."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        if is_postgresql(settings.database):
            kept = folder / POSTGRESQL
            left_out = [f"--exclude-table-data={name}" for name in PASSING]
            _run(settings, "pg_dump", ["--format=custom", "--no-owner", *left_out, f"--file={kept}"])
        else:
            kept = folder / SQLITE
            _copy(_file_of(settings), kept)
        about = {"nemeton": __version__, "at": now().isoformat(timespec="seconds"), "database": kept.name}
        half = to.with_name(f"{to.name}.half")
        private_file(half)
        with tarfile.open(half, "w") as tar:
            _put(tar, ABOUT, json.dumps(about, indent=2).encode())
            _put(tar, SECRET, settings.secret)
            tar.add(kept, kept.name)
        half.replace(to)


def restore(settings: Settings, source: Path) -> None:
    """Make a site of a backup, where there is none yet. `settings` are those with which it will be served."""
    wanted = POSTGRESQL if is_postgresql(settings.database) else SQLITE
    with tempfile.TemporaryDirectory() as made:
        found = Path(made) / wanted
        secret = _unpacked(source, found)
        if wanted == SQLITE:
            _restore_file(settings, found)
        else:
            there = _run(settings, "psql", ["-XAtc", "SELECT count(*) FROM pg_tables WHERE tablename = 'tables'"])
            if there.strip() != "0":
                raise SiteError("site/not_empty", place=make_url(settings.database).database or "")
            _run(settings, "pg_restore", ["--no-owner", "--exit-on-error", "--single-transaction"], str(found))
    private_file(settings.data / SECRET)
    (settings.data / SECRET).write_bytes(secret)


async def copy_before_migration(database: Database, settings: Settings) -> None:
    """Keep a copy of a database that is about to be brought up to date: there is no other way back."""
    behind = await database.behind()
    if behind is None:
        return
    to = settings.data / f"before-{behind}.tar"
    try:
        back_up(settings, to)
    except SiteError as error:
        log.warning("no copy was made before the database is brought up to date: %s", error.code)
    else:
        log.warning("the database is brought up to date; a copy of it as it was is in %s", to)


def _restore_file(settings: Settings, found: Path) -> None:
    path = _file_of(settings)
    private_folder(path.parent)
    if path.exists() and path.stat().st_size:
        raise SiteError("site/not_empty", place=str(path.parent))
    claim = Claim(path)
    try:
        private_file(path)
        _copy(found, path)
    finally:
        claim.release()


def _copy(source: Path, to: Path) -> None:
    """A copy of a SQLite file as it stands between two transactions, looked through for damage."""
    if not source.exists():
        raise SiteError("site/nothing_there", place=str(source))
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(to)) as new,
    ):
        old.backup(new)
        if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise SiteError("site/damaged", place=str(source))


def _unpacked(source: Path, found: Path) -> bytes:
    """Take the database out of a backup; its secret. Nothing else that a file may hold is looked at."""
    try:
        with tarfile.open(source) as tar:
            kinds = {SQLITE, POSTGRESQL} & set(tar.getnames())
            secret, told = tar.extractfile(SECRET), tar.extractfile(found.name) if found.name in kinds else None
            if secret is None or not kinds:
                raise SiteError("site/bad_backup", place=str(source))
            if told is None:
                raise SiteError("site/other_kind", kind=kinds.pop())
            with found.open("wb") as to:
                shutil.copyfileobj(told, to)
            return secret.read()
    except (tarfile.TarError, KeyError, OSError):
        raise SiteError("site/bad_backup", place=str(source)) from None


def _put(tar: tarfile.TarFile, name: str, body: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode, entry.mtime = len(body), 0o600, int(now().timestamp())
    tar.addfile(entry, io.BytesIO(body))


def _file_of(settings: Settings) -> Path:
    return Path(make_url(settings.database).database or "")


def _run(settings: Settings, program: str, arguments: Sequence[str], *more: str) -> str:
    """Let a program of PostgreSQL do something; its password is told in a way that others cannot see."""
    found = shutil.which(program)
    if found is None:
        raise SiteError("site/no_program", program=program)
    url = make_url(with_driver(settings.database)).set(drivername="postgresql")
    environment = os.environ | ({"PGPASSWORD": str(url.password)} if url.password else {})
    address = url.set(password=None).render_as_string()
    done = subprocess.run(
        [found, *arguments, f"--dbname={address}", *more], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        log.warning("%s ended with %d", program, done.returncode)
        raise SiteError("site/program_failed", program=program, told=done.stderr.strip()[-300:])
    return done.stdout
