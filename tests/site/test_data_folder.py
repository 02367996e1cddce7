"""The data folder is its owner's alone: for other eyes it is shut, and one process serves it at a time."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nemeton.site.base.errors import SiteError
from nemeton.site.base.private_files import private_folder
from nemeton.site.base.settings import settings_from
from nemeton.site.storage import Database
from nemeton.site.web.app import create_app
from tests.site import loops
from tests.site.serving import Guest, in_a_process, served

SITE = "nemeton.site.web.serve:app"
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def open_to_others(folder: Path) -> list[str]:
    """Whatever somebody else could read or write there, the folder itself included."""
    return [path.name for path in (folder, *folder.rglob("*")) if path.stat().st_mode & OTHERS]


def test_a_new_folder_is_shut(tmp_path: Path):
    data = tmp_path / "new" / "data"
    os.umask(0o022)
    app = create_app(settings_from({"NEMETON_BOTS": "1"}, data))
    with served(app) as address:
        Guest(address, name="Vera").post("/play", game="cairn", level="level:3")
        assert {path.name for path in data.iterdir()} >= {"nemeton.sqlite", "nemeton.sqlite-wal", "secret.key"}
        assert open_to_others(data) == []


def test_an_open_folder_is_tightened_at_the_start(tmp_path: Path):
    data = tmp_path / "data"
    data.mkdir()
    names = ("nemeton.sqlite", "nemeton.sqlite-wal", "nemeton.sqlite-shm", "secret.key")
    sqlite3.connect(data / "nemeton.sqlite").close()
    for name in names:
        (data / name).touch()
        (data / name).chmod(0o644)
    (data / "secret.key").write_bytes(b"x" * 32)
    data.chmod(0o755)
    settings = settings_from({"NEMETON_BOTS": "1"}, data)
    assert settings.secret == b"x" * 32
    database = Database(settings.database)
    database.claim()
    assert open_to_others(data) == []
    loops.run(database.close())


def test_a_folder_that_all_share_stays_as_it_is(tmp_path: Path):
    tmp_path.chmod(0o1777)
    private_folder(tmp_path)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777


def started(data: Path, language: str = "en") -> "subprocess.Popen[str]":
    """`nemeton serve` on a folder."""
    environment = os.environ | {"NEMETON_LANG": language, "NEMETON_BOTS": "1", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "nemeton", "serve", "--port", "0", "--data", str(data), "--no-browser"]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")


@pytest.mark.slow
def test_a_second_process_is_refused_until_the_first_is_gone(tmp_path: Path):
    first = started(tmp_path)
    try:
        assert first.stdout
        assert "Nemeton is at" in first.stdout.readline()
        for language, told in (("en", "Another process"), ("ru", "другой процесс"), ("uk", "інший процес")):
            second = started(tmp_path, language)
            said, complaint = second.communicate(timeout=60)
            assert (second.returncode, said) == (2, "")
            assert told in complaint
            assert str(tmp_path) in complaint
            assert complaint.count("\n") == 1
        # whoever only reads is not in the way of it, nor it in theirs
        with sqlite3.connect(tmp_path / "nemeton.sqlite") as reading:
            until = time.monotonic() + 30
            while not reading.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
                assert time.monotonic() < until
                time.sleep(0.1)
    finally:
        first.send_signal(signal.SIGKILL)
        first.communicate()
    # a killed one leaves nothing behind that would be in the way
    third = started(tmp_path)
    try:
        assert third.stdout
        assert "Nemeton is at" in third.stdout.readline()
    finally:
        third.kill()
        third.communicate()


@pytest.mark.slow
def test_a_site_that_a_server_starts_is_refused_too(tmp_path: Path):
    with in_a_process(SITE, tmp_path):
        settings = settings_from({"NEMETON_BOTS": "1"}, tmp_path)
        with pytest.raises(SiteError, match="served_already"):
            Database(settings.database).claim()
