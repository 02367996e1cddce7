"""Backups: a running site is copied into one file, a site is made of the file, and every table goes on there; before a
database is brought up to date a copy is kept. And the doctor, who says what is wrong."""

import sqlite3
import stat
import tarfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from nemeton.site.base.errors import SiteError
from nemeton.site.base.settings import Settings, settings_from
from nemeton.site.storage.backup import back_up, restore
from nemeton.site.web.app import create_app
from nemeton.site.web.doctor import examine
from tests.site.postgres import PostgresServer, running_postgres
from tests.site.serving import Guest, asked, first_answer, open_table, served


def settings(data: Path, **more: str) -> Settings:
    return settings_from({"NEMETON_BOTS": "1", "NEMETON_LIMITS": "0", **more}, data)


def is_well(data: Path, language: str) -> bool:
    """What the doctor says; a browser test of the same worker may have left a loop running in this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(examine, data, language).result()


def played(address: str) -> tuple[str, Guest]:
    """A table with two answers, and its host."""
    players = Guest(address, name="Vera"), Guest(address, name="Rowan")
    table_id = open_table(*players)
    for _ in range(2):
        active = asked(table_id, *players)
        active.send(f"/tables/{table_id}/answer", first_answer(active.get(f"/tables/{table_id}").text))
    return table_id, players[0]


def goes_on(where: Settings, table_id: str, cookie: str) -> None:
    """A restored site knows the table and the visitor."""
    with served(create_app(where)) as address:
        guest = Guest(address)
        guest.client.cookies.clear()
        guest.client.cookies.set("nemeton", cookie)
        assert guest.api("GET", f"/tables/{table_id}")["number"] == 2
        assert 'value="Vera"' in guest.get("/me").text


def test_a_running_site_is_backed_up_and_restored(tmp_path: Path):
    kept = tmp_path / "kept.tar"
    with served(create_app(settings(tmp_path / "old"))) as address:
        table_id, host = played(address)
        back_up(settings(tmp_path / "old"), kept)
        cookie = host.cookie
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    restore(settings(tmp_path / "new"), kept)
    goes_on(settings(tmp_path / "new"), table_id, cookie)
    # nothing is written over
    with pytest.raises(SiteError, match="not_empty"):
        restore(settings(tmp_path / "new"), kept)


@pytest.mark.parametrize("body", [b"", b"no tar", b"x" * 20_000])
def test_what_is_no_backup_is_refused(tmp_path: Path, body: bytes):
    (tmp_path / "odd.tar").write_bytes(body)
    with pytest.raises(SiteError, match="bad_backup"):
        restore(settings(tmp_path / "new"), tmp_path / "odd.tar")
    assert not (tmp_path / "new" / "nemeton.sqlite").exists()


def test_a_copy_is_kept_before_a_database_is_brought_up_to_date(tmp_path: Path):
    with served(create_app(settings(tmp_path))) as address:
        table_id, host = played(address)
    assert not list(tmp_path.glob("before-*"))
    with sqlite3.connect(tmp_path / "nemeton.sqlite") as database:  # as the version before has left it
        database.execute("UPDATE alembic_version SET version_num = '0011'")
    goes_on(settings(tmp_path), table_id, host.cookie)
    (copy,) = tmp_path.glob("before-*.tar")
    with tarfile.open(copy) as tar:
        assert set(tar.getnames()) == {"about.json", "secret.key", "nemeton.sqlite"}
    restore(settings(tmp_path / "back"), copy)
    with sqlite3.connect(tmp_path / "back" / "nemeton.sqlite") as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0011",)


def test_the_doctor_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with served(create_app(settings(tmp_path))):
        pass
    assert is_well(tmp_path, "en")
    assert "✗" not in capsys.readouterr().out
    # a damaged database is found, in every language
    path = tmp_path / "nemeton.sqlite"
    path.write_bytes(path.read_bytes()[:8192] + b"\xff" * 50_000)
    for language, told in (("en", "damaged"), ("ru", "повреждена"), ("uk", "пошкоджена")):
        assert not is_well(tmp_path, language)
        assert told in capsys.readouterr().out


# PostgreSQL


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    with running_postgres() as server:
        yield server


@pytest.mark.slow
def test_a_postgresql_is_backed_up_and_restored(
    tmp_path: Path, server: PostgresServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    old, new = (settings(tmp_path / name, NEMETON_DATABASE=server.make(name)) for name in ("old", "new"))
    with served(create_app(old)) as address:
        table_id, host = played(address)
        back_up(old, tmp_path / "kept.tar")
        cookie = host.cookie
    restore(new, tmp_path / "kept.tar")
    goes_on(new, table_id, cookie)
    with pytest.raises(SiteError, match="not_empty"):
        restore(new, tmp_path / "kept.tar")
    with pytest.raises(SiteError, match="other_kind"):
        restore(settings(tmp_path / "file"), tmp_path / "kept.tar")
    monkeypatch.setenv("NEMETON_DATABASE", new.database)
    assert is_well(tmp_path / "new", "en"), capsys.readouterr().out
    monkeypatch.setenv("NEMETON_DATABASE", "postgresql://nobody@127.0.0.1:1/none")
    assert not is_well(tmp_path / "new", "en")
    assert "cannot be reached" in capsys.readouterr().out
