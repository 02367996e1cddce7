"""What the site's keeper does while the site runs: people are muted and shut out, tables are closed, the secret is
renewed. Those whom it concerns are told; what cannot be done changes nothing; every act is written down."""

import os
import re
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from nemeton.site.base.errors import SiteError
from nemeton.site.base.settings import settings_from
from nemeton.site.storage import acts
from nemeton.site.storage.backup import back_up, restore
from nemeton.site.web import keeper
from nemeton.site.web.app import create_app
from tests.site.postgres import running_postgres
from tests.site.serving import Guest, asked, first_answer, open_table, served
from tests.site.several import NAME, several_processes, until

KEEPER = acts.Keeper("keeper", "")
SOON = 15.0  # seconds within which every process has noticed; a busy machine takes longer than the second that it says


class KeptSite(NamedTuple):
    """A site that runs, and its folder."""

    address: str
    data: Path

    def do(self, job: Callable[[Any], Any]) -> Any:
        """Do something to its database as `nemeton admin` does."""
        return beside(keeper.administer, self.data, job)

    def impose(self, kind: str, who: str, why: str = "", until: datetime | None = None) -> str:
        """Mute or shut somebody out."""
        return str(self.do(lambda told: acts.impose(told, kind, who, until, KEEPER._replace(why=why))))

    def lift(self, kind: str, who: str) -> None:
        """Take it back."""
        self.do(lambda told: acts.lift(told, kind, who, KEEPER))

    def log(self) -> list[tuple[str, str]]:
        """What was done so far."""
        return [(row.deed, row.about) for row in self.do(lambda told: acts.acts(told, 1000))]


def beside(work: Callable[..., Any], *given: Any) -> Any:
    """Call something that starts an event loop, in a thread of its own: a browser test may have left one here."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work, *given).result()


def usual(data: Path, **more: str) -> Any:
    return settings_from({"NEMETON_BOTS": "1", "NEMETON_LIMITS": "0", "NEMETON_PROXIES": "1", **more}, data)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KeptSite]:
    data = tmp_path_factory.mktemp("site")
    with served(create_app(usual(data))) as address:
        yield KeptSite(address, data)


def person_of(guest: Guest) -> str:
    return guest.cookie.partition(".")[0]


def notice(page: str) -> str:
    found = re.search(r'id="(?:notice|closed)".*?<span>(.*?)</span>', page, re.DOTALL)
    return found[1] if found else ""


def says(guest: Guest, table: str) -> int:
    return guest.send(f"{table}/chat", {"text": "hello"}, None, htmx=True).status_code


@pytest.mark.parametrize(
    ("language", "told"), [("en", "You are muted"), ("ru", "Вам запрещено говорить"), ("uk", "Вам заборонено говорити")]
)
def test_who_is_muted_is_told_and_plays_on(site: KeptSite, language: str, told: str):
    # given two people at a table, one of whom is muted
    host, guest = Guest(site.address, name="Vera"), Guest(site.address, language, name="Rowan")
    table = f"/tables/{open_table(host, guest)}"
    site.impose("mute", person_of(guest)[:8], why="too loud")
    until(lambda: says(guest, table) == 403, SOON)
    # when they talk, they are told in their language, and why; when they point, too
    answer = guest.send(f"{table}/chat", {"text": "hello"}, 403, htmx=True)
    assert told in notice(answer.text)
    assert "too loud" in notice(answer.text)
    assert told in notice(guest.send(f"{table}/pin", {"start": "a1"}, 403, htmx=True).text)
    # then the other one may talk, and both may play
    assert says(host, table) == 200
    active = asked(table.removeprefix("/tables/"), host, guest)
    active.send(f"{table}/answer", first_answer(active.get(table).text), 200, htmx=True)
    # and it is taken back
    site.lift("mute", person_of(guest))
    until(lambda: says(guest, table) == 200, SOON)
    assert site.log()[-2:] == [("mute", person_of(guest)), ("unmute", person_of(guest))]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "You are shut out"), ("ru", "Вход закрыт"), ("uk", "Вхід закрито")]
)
def test_who_is_banned_gets_a_page_that_says_so(site: KeptSite, language: str, told: str):
    guest, other = Guest(site.address, name="Rowan"), Guest(site.address, name="Vera")
    guest.post("/me/language", language=language, back="/")
    token = guest.token
    site.impose("ban", person_of(guest), why="<b>spam</b>")
    until(lambda: guest.get("/", None).status_code == 403, SOON)
    for path in ("/", "/me", "/tables/none", "/me/export"):
        page = guest.get(path, 403).text
        assert told in page
        assert "&lt;b&gt;spam" in page
    # the page looks like one, and its language may be changed
    for address in re.findall(r'href="(/static/[^"]+)"', guest.get("/", 403).text):
        guest.get(address)
    csrf = re.search(r'name="_csrf_token" value="([^"]+)"', guest.get("/", 403).text)
    assert csrf
    assert guest.client.post("/me/language", data={"_csrf_token": csrf[1], "language": "en"}).status_code == 303
    # programs of theirs are told, too, without the cookie as well
    guest.client.cookies.clear()
    refused = guest.client.get("/api/tables", headers={"authorization": f"Bearer {token}"})
    assert (refused.status_code, refused.json()["code"]) == (403, "site/banned")
    # nobody else is shut out
    assert other.get("/").status_code == 200
    site.lift("ban", site.log()[-1][1])


def test_a_ban_ends_when_its_time_is_over(site: KeptSite):
    guest = Guest(site.address, name="Rowan")
    site.impose("ban", person_of(guest), until=datetime.now(UTC) + timedelta(seconds=6))
    until(lambda: guest.get("/", None).status_code == 403, SOON)
    assert "until 2" in guest.get("/", 403).text
    until(lambda: guest.get("/", None).status_code == 200, SOON)


@pytest.mark.parametrize(
    ("written", "shut_out", "let_in"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("198.51.100.0/24", "198.51.100.99", "198.51.101.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"),
        ("2001:db8:7::/48", "2001:db8:7:1::1", "2001:db8:8::1"),
    ],
)
def test_an_address_is_shut_out(site: KeptSite, written: str, shut_out: str, let_in: str):
    guest = Guest(site.address)
    counted = site.impose("ban", written)
    until(lambda: guest.get("/", None, x_forwarded_for=shut_out).status_code == 403, SOON)
    assert guest.get("/", None, x_forwarded_for=let_in).status_code == 200
    assert guest.get("/healthz", x_forwarded_for=shut_out).text == "ok\n"
    site.lift("ban", counted)
    until(lambda: guest.get("/", None, x_forwarded_for=shut_out).status_code == 200, SOON)


def test_whoever_is_shut_out_looks_on_no_longer(site: KeptSite):
    host, guest = Guest(site.address, name="Vera"), Guest(site.address, name="Rowan")
    table_id = open_table(host, guest)
    watcher = Guest(site.address, name="Nosy")
    with watcher.stream(f"/tables/{table_id}/live") as heard:
        next(heard)
        site.impose("ban", person_of(watcher))
        until(lambda: watcher.in_another_window().get("/", None).status_code == 403, SOON)
        active = asked(table_id, host, guest)
        active.send(f"/tables/{table_id}/answer", first_answer(active.get(f"/tables/{table_id}").text))
        assert list(heard) == []


@pytest.mark.parametrize("stage", ["waiting", "playing"])
def test_a_closed_table_says_so_and_stays_readable(site: KeptSite, stage: str):
    host, guest = Guest(site.address, name="Vera"), Guest(site.address, "ru", name="Rowan")
    if stage == "playing":
        table_id = open_table(host, guest)
    else:
        wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        table_id = host.api("POST", "/tables", wish, 201)["id"]
    table = f"/tables/{table_id}"
    form = {"option": "1", "ask": "x", "seat": "1", "name": "Rowan"}
    with host.stream(f"{table}/live") as heard:
        next(heard)
        # when the keeper closes it, whoever looks is told at once
        site.do(lambda told: acts.close_table(told, table_id, KEEPER._replace(why="a quarrel")))
        assert any("Closed by the keepers of this site" in event for event in heard)
    for reader, words in (
        (host, "Closed by the keepers"),
        (guest, "Закрыт хранителями"),
        (Guest(site.address), "Clos"),
    ):
        page = reader.get(table).text
        assert words in notice(page)
        assert "a quarrel" in notice(page)
        assert 'data-asked="yes"' not in page
    # then nothing can be done there, by page or program, and nothing is
    before = host.api("GET", table)
    assert before["closed"] is True
    assert "asks" not in before
    for deed in ("answer", "chat", "undo", "leave", "sit", "propose", "resign", "ready", "setup", "rematch"):
        refused = guest.send(f"{table}/{deed}", form, None, htmx=True)
        assert refused.status_code in (400, 403, 404, 409), deed
    assert host.api("GET", table) == before
    assert table_id not in Guest(site.address).get("/").text
    # and it goes on where it stood
    site.do(lambda told: acts.reopen_table(told, table_id, KEEPER))
    until(lambda: not notice(host.get(table).text), SOON)
    assert says(host, table) == 200
    if stage == "playing":
        active = asked(table_id, host, guest)
        active.send(f"{table}/answer", first_answer(active.get(table).text), 200, htmx=True)


def table_at(stage: str, host: Guest, guest: Guest) -> str:
    """The host's table at a stage of its life."""
    if stage == "waiting":
        wish: dict[str, Any] = {"game": "spirit_island", "seats": [{"kind": "me"}, {"kind": "open"}]}
    elif stage == "with pins":
        wish = {"game": "spirit_island", "seats": [{"kind": "me"}]}
    else:
        table_id = open_table(host, guest)
        if stage == "over":
            guest.send(f"/tables/{table_id}/resign", {})
        return table_id
    return str(host.api("POST", "/tables", wish, 201)["id"])


@pytest.mark.parametrize("stage", ["waiting", "playing", "with pins", "over"])
def test_a_closed_table_offers_nothing_that_cannot_be_done(site: KeptSite, stage: str):
    # given a table where its host may do several things
    host, guest = Guest(site.address, name="Vera"), Guest(site.address, name="Rowan")
    table = f"/tables/{table_at(stage, host, guest)}"
    pages = [table, f"{table}/end"] if stage == "over" else [table]
    assert all(deeds_on(host.get(page).text) for page in pages)
    # when the keeper closes it
    site.do(lambda told: acts.close_table(told, table.removeprefix("/tables/"), KEEPER))
    until(lambda: host.api("GET", f"{table}")["closed"], SOON)
    # then nobody finds a form there, nor a link for somebody to take a seat
    for reader in (host, guest, Guest(site.address)):
        for page in pages:
            shown = reader.get(page).text
            assert deeds_on(shown) == []
            assert "/seat/" not in shown
            assert 'id="keys-open"' not in shown


def deeds_on(page: str) -> list[str]:
    """What the forms of a page do at its table."""
    return re.findall(r'(?:action|hx-post)="/tables/[^/"]+/(\w+)', page)


def test_bots_of_a_closed_table_rest(site: KeptSite):
    host = Guest(site.address, name="Vera")
    wish = {"game": "cairn", "seats": [{"kind": "bot", "bot": "gentle"}] * 2}
    table_id = host.api("POST", "/tables", wish, 201)["id"]
    site.do(lambda told: acts.close_table(told, table_id, KEEPER))
    until(lambda: host.api("GET", f"/tables/{table_id}")["closed"], SOON)
    number = host.api("GET", f"/tables/{table_id}")["number"]
    time.sleep(3)
    assert host.api("GET", f"/tables/{table_id}")["number"] == number
    site.do(lambda told: acts.reopen_table(told, table_id, KEEPER))
    until(lambda: host.api("GET", f"/tables/{table_id}")["number"] > number, 60)


def test_the_time_while_a_table_was_closed_is_nobodys(site: KeptSite):
    host, guest = Guest(site.address, name="Vera"), Guest(site.address, name="Rowan")
    table_id = open_table(host, guest, clock="turn_2m")
    site.do(lambda told: acts.close_table(told, table_id, KEEPER))
    with sqlite3.connect(site.data / "nemeton.sqlite", timeout=20) as database:  # an hour ago
        database.execute("UPDATE tables SET closed_at = datetime(closed_at, '-1 hour') WHERE id = ?", (table_id,))
    site.do(lambda told: acts.reopen_table(told, table_id, KEEPER))
    with sqlite3.connect(site.data / "nemeton.sqlite", timeout=20) as database:
        (times,) = database.execute("SELECT times FROM tables WHERE id = ?", (table_id,)).fetchone()
    since = [float(found) for found in re.findall(r"\[(\d+\.\d+)", times)]
    assert since
    assert all(3500 < moment - time.time() < 3700 for moment in since)


# What cannot be done


@pytest.mark.parametrize(
    ("job", "code"),
    [
        (lambda told: acts.impose(told, "mute", "nobody", None, KEEPER), "site/no_person"),
        (lambda told: acts.impose(told, "mute", "a" * 5, None, KEEPER), "site/no_person"),
        (lambda told: acts.impose(told, "ban", "10.0.0.0/7", None, KEEPER), "site/broad_address"),
        (lambda told: acts.impose(told, "ban", "::/8", None, KEEPER), "site/broad_address"),
        (lambda told: acts.impose(told, "ban", "127.0.0.1", None, KEEPER), "site/own_address"),
        (lambda told: acts.impose(told, "ban", "300.1.1.1", None, KEEPER), "site/bad_address"),
        (lambda told: acts.impose(told, "ban", "10.1.1.1", None, KEEPER._replace(why="x" * 201)), "site/bad_reason"),
        (lambda told: acts.lift(told, "ban", "10.1.1.1", KEEPER), "site/not_banned"),
        (lambda told: acts.close_table(told, "none", KEEPER), "site/no_table"),
        (lambda told: acts.reopen_table(told, "none", KEEPER), "site/no_table"),
    ],
)
def test_what_cannot_be_done_changes_nothing(site: KeptSite, job: Any, code: str):
    kept = site.log(), site.do(acts.sanctions)
    with pytest.raises(SiteError) as refused:
        site.do(job)
    assert refused.value.code == code
    assert (site.log(), site.do(acts.sanctions)) == kept


def test_people_and_tables_are_listed(site: KeptSite):
    host, guest = Guest(site.address, name="Véra Осень"), Guest(site.address, name="Quill")
    table_id = open_table(host, guest)
    (found,) = site.do(lambda told: acts.people(told, "осень", "", [], 10))
    assert (found.id, found.seats, found.sanctions) == (person_of(host), 1, ())
    there = site.do(lambda told: acts.people(told, "", table_id, [], 10))
    assert {one.name for one in there} == {"Véra Осень", "Quill"}
    (table,) = site.do(lambda told: acts.tables(told, table_id, "", 10))
    assert (table.game, table.stage, table.is_closed, table.seats[1][1]) == ("cairn", "playing", False, "Quill")
    assert site.do(lambda told: acts.tables(told, table_id, "closed", 10)) == []


def test_where_there_is_no_site_nothing_is_made(tmp_path: Path):
    with pytest.raises(SiteError, match="no_site"):
        beside(keeper.administer, tmp_path / "none", acts.sanctions)
    assert not (tmp_path / "none").exists()
    with served(create_app(usual(tmp_path))):
        pass
    with sqlite3.connect(tmp_path / "nemeton.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '0012'")
    with pytest.raises(SiteError, match="older_database"):
        beside(keeper.administer, tmp_path, acts.sanctions)


# The secret, backups, older databases


def test_a_renewed_secret_makes_every_cookie_worthless(tmp_path: Path):
    old = tmp_path / "secret.key"
    with served(create_app(usual(tmp_path))) as address:
        guest = Guest(address, name="Vera")
        kept, cookie = old.read_bytes(), guest.cookie
        beside(keeper.rotate, tmp_path, "leaked")
        assert old.read_bytes() != kept
        assert stat.S_IMODE(old.stat().st_mode) == 0o600
        until(lambda: 'value="Vera"' not in guest.in_another_window().get("/me").text, SOON)
        fresh = Guest(address, name="Rowan")
        assert fresh.cookie != cookie
        assert 'value="Rowan"' in fresh.get("/me").text
    with served(create_app(usual(tmp_path))) as address:  # and so it stays
        again = Guest(address)
        again.client.cookies.clear()
        again.client.cookies.set("nemeton", fresh.cookie)
        assert 'value="Rowan"' in again.get("/me").text
        again.client.cookies.clear()
        again.client.cookies.set("nemeton", cookie)
        assert 'value="Vera"' not in again.get("/me").text


def test_a_backup_carries_what_the_keeper_did(tmp_path: Path):
    settings = usual(tmp_path / "old")
    with served(create_app(settings)) as address:
        site = KeptSite(address, tmp_path / "old")
        guest = Guest(address, name="Rowan")
        site.impose("ban", person_of(guest))
        back_up(settings, tmp_path / "kept.tar")
    new = usual(tmp_path / "new")
    restore(new, tmp_path / "kept.tar")
    with served(create_app(new)) as address:
        again = Guest(address)
        again.client.cookies.clear()
        again.client.cookies.set("nemeton", guest.cookie)
        assert again.get("/", None).status_code == 403
        assert KeptSite(address, tmp_path / "new").log() == [("ban", person_of(guest))]


def as_of_0012(run: Callable[[str], Any]) -> None:
    """Make a database what the version before has left."""
    for statement in (
        "DROP TABLE sanctions",
        "DROP TABLE acts",
        "DROP INDEX ix_tables_host",
        "DROP INDEX ix_seats_owner",
        "DROP INDEX ix_messages_person",
        "DROP INDEX ix_messages_at",
        "ALTER TABLE people DROP COLUMN seen_day",
        "ALTER TABLE tables DROP COLUMN closed_at",
        "ALTER TABLE tables DROP COLUMN closed_why",
        "UPDATE alembic_version SET version_num = '0012'",
    ):
        run(statement)


def test_an_older_database_is_brought_up_to_date(tmp_path: Path):
    with served(create_app(usual(tmp_path))) as address:
        guest = Guest(address, name="Vera")
    with sqlite3.connect(tmp_path / "nemeton.sqlite") as database:
        as_of_0012(database.execute)
    with served(create_app(usual(tmp_path))) as address:
        site = KeptSite(address, tmp_path)
        (found,) = site.do(lambda told: acts.people(told, "Vera", "", [], 5))
        assert keeper.day(found.seen_day) == datetime.now(UTC).date().isoformat()
        site.impose("ban", person_of(guest))


# The command, on a PostgreSQL with several processes


@pytest.mark.slow
def test_the_command_reaches_every_process(tmp_path: Path):
    def admin(*given: str, data: Path = tmp_path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "nemeton", "admin", *given, "--data", str(data), "--lang", "en"]
        return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | database)

    with running_postgres() as server:
        database = {"NEMETON_DATABASE": server.make(NAME)}
        with several_processes(tmp_path, server) as site:
            host, guest = Guest(site.address, name="Vera"), Guest(site.address, name="Rowan")
            table_id, who = open_table(host, guest), person_of(guest)

            def statuses(path: str) -> set[int]:
                """What many connections are answered, by whichever process."""
                windows = [guest.in_another_window() for _ in range(12)]
                return {window.get(path, None).status_code for window in windows}

            assert who in admin("people", "row").stdout
            done = admin("ban", who[:9], "--days", "2", "--why", "spam")
            assert (done.returncode, "is shut out until" in done.stdout) == (0, True), done.stderr
            until(lambda: statuses("/") == {403}, SOON)
            assert admin("unban", who).returncode == 0
            until(lambda: statuses("/") == {200}, SOON)
            done = admin("unban", who)
            assert (done.returncode, done.stdout) == (2, "")
            assert done.stderr == f"nemeton: {who} is not shut out.\n"
            with host.stream(f"/tables/{table_id}/live") as heard:
                next(heard)
                assert admin("close", table_id).returncode == 0
                assert any("Closed by the keepers" in event for event in heard)
            assert "closed" in admin("tables", table_id).stdout
            # another machine renews the secret: its own folder is none of the site's
            elsewhere = tmp_path / "elsewhere"
            assert admin("rotate", "--yes", data=elsewhere).returncode == 0
            until(lambda: all("Rowan" not in guest.in_another_window().get("/me").text for _ in range(12)), SOON)
            told = admin("acts").stdout.splitlines()
            assert [line.split()[3] for line in told] == ["ban", "unban", "close", "rotate"]
        # an older database is brought up to date
        as_of_0012(lambda statement: server.run(statement, NAME))
        shutil.rmtree(tmp_path / "elsewhere")
        assert "another version" in admin("acts").stderr
        with several_processes(tmp_path, server):
            assert "Vera" in admin("people").stdout
        server.stop()
        done = admin("acts")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
