"""Cookies, forms and tokens: each is good for one thing, belongs to somebody, and can be made worthless."""

import hmac
import re
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.live import stream
from nemeton.site.visitors.visitor import COOKIE
from nemeton.site.web import api
from nemeton.site.web.app import create_app
from tests.site.serving import Guest, open_table, served

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, House]]:
    settings = settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path_factory.mktemp("site"))
    app = create_app(settings)
    with served(app) as address:
        yield address, app.state["house"]


@pytest.fixture
def address(site: tuple[str, House]) -> str:
    return site[0]


def rows(house: House, statement: str) -> list[tuple[str, ...]]:
    """What lies in the database."""
    with sqlite3.connect(house.settings.data / "nemeton.sqlite") as database:
        return database.execute(statement).fetchall()


def as_program(address: str, token: str) -> int:
    """The status of what a program with this token gets."""
    return httpx.get(f"{address}/api/tables", headers={"authorization": f"Bearer {token}"}).status_code


# Tokens of programs


def test_the_cookie_is_no_token_and_the_token_no_cookie(address: str):
    guest = Guest(address, name="Vera")
    assert as_program(address, guest.token) == 200
    assert as_program(address, guest.cookie) == 403
    thief = Guest(address)
    thief.client.cookies.clear()
    thief.client.cookies.set(COOKIE, guest.token)
    assert "Vera" not in thief.get("/me").text


def test_a_token_is_shown_once_and_kept_as_a_hash(site: tuple[str, House]):
    address, house = site
    guest = Guest(address, name="Vera")
    made = guest.post("/me/tokens", 200, name="My <b>bot</b>")
    token = re.search(r'id="token" value="([^"]+)"', made.text)
    assert token
    assert made.headers["cache-control"] == "no-store"
    page = guest.get("/me").text
    assert "My &lt;b&gt;bot&lt;/b&gt;" in page
    assert "never used" in page
    assert token[1] not in page
    assert (sha256(token[1].encode()).hexdigest(),) in rows(house, "SELECT digest FROM tokens")
    assert token[1] not in "".join(str(row) for row in rows(house, "SELECT * FROM tokens"))
    # it plays for the person who made it, and its use is noted
    table_id = open_table(guest, Guest(address, name="Rowan"))
    told = httpx.get(f"{address}/api/tables/{table_id}", headers={"authorization": f"Bearer {token[1]}"}).json()
    assert told["seat"] == 0
    assert "last used just now" in guest.get("/me").text


def test_a_revoked_token_is_worth_nothing(address: str):
    guest, other = Guest(address, name="Vera"), Guest(address, name="Rowan")
    token = guest.token
    revoke = re.search(r'action="(/me/tokens/\w+/revoke)"', guest.get("/me").text)
    assert revoke
    other.post(revoke[1], 404)  # not theirs
    assert as_program(address, token) == 200
    guest.post(revoke[1])
    assert as_program(address, token) == 403
    guest.post(revoke[1], 404)


def test_a_program_revokes_its_own(address: str):
    with httpx.Client(base_url=address) as client:
        token = client.post("/api/tokens", json={"name": "Bot"}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        assert client.get("/api/tables", headers=headers).status_code == 200
        assert client.delete("/api/tokens/this", headers=headers).status_code == 204
        assert client.get("/api/tables", headers=headers).status_code == 403
        assert client.delete("/api/tokens/this", headers=headers).status_code == 403


def test_nobody_has_tokens_without_end(address: str):
    guest = Guest(address, "uk", name="Vera")
    codes = [guest.post("/me/tokens", None, name=f"bot {number}").status_code for number in range(21)]
    assert codes == [200] * 20 + [400]
    assert "20 ключів" in guest.post("/me/tokens", 400, name="one more").text
    guest.post("/me/tokens", 400, name="  ")


def test_the_stream_of_a_revoked_token_ends(address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(api, "QUIET", 0.5)
    with httpx.Client(base_url=address, timeout=20) as client:
        headers = {"authorization": f"Bearer {client.post('/api/tokens', json={'name': 'Bot'}).json()['token']}"}
        wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table_id = client.post("/api/tables", json=wish, headers=headers).json()["id"]
        with client.stream("GET", f"/api/tables/{table_id}/stream", headers=headers) as heard:
            lines = heard.iter_lines()
            next(lines)
            httpx.delete(f"{address}/api/tokens/this", headers=headers)
            assert len(list(lines)) < 100  # it comes to an end


# Cookies


def test_all_other_copies_of_a_cookie_are_logged_out(address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stream, "KEEP_ALIVE", 0.5)
    guest, friend = Guest(address, name="Vera"), Guest(address, name="Rowan")
    table_id = open_table(guest, friend)
    copy = guest.in_another_window()
    assert "Vera" in copy.get("/me").text
    with copy.client.stream("GET", f"/tables/{table_id}/live") as heard:
        lines = heard.iter_lines()
        next(lines)
        guest.post("/me/renew")
        assert len(list(lines)) < 1000  # what the copy looks at comes to an end
    assert "Vera" in guest.get("/me").text
    assert guest.api("GET", f"/tables/{table_id}")["seat"] == 0
    assert "Vera" not in copy.get("/me").text
    assert 'data-asked="yes"' not in copy.get(f"/tables/{table_id}").text


def test_a_cookie_of_the_first_version_is_still_good(site: tuple[str, House]):
    """Whoever sat at a table before keeps the seat; but as a token it is worth nothing."""
    address, house = site
    person = Guest(address, name="Vera")
    ident = person.cookie.partition(".")[0]
    old = f"{ident}.{hmac.new(house.settings.secret, b'person' + bytes(1) + ident.encode(), sha256).hexdigest()}"
    guest = Guest(address)
    guest.client.cookies.clear()
    guest.client.cookies.set(COOKIE, old)
    assert "Vera" in guest.get("/me").text
    guest.post("/me", name="Vera of old")
    assert as_program(address, old) == 403
    person.post("/me/renew")
    assert "Vera" not in guest.get("/me").text


# Forms


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_form_of_another_session_is_refused_and_keeps_what_was_typed(address: str, language: str):
    told = {"en": "another session", "ru": "другого сеанса", "uk": "іншого сеансу"}[language]
    guest, other = Guest(address, language, name="Vera"), Guest(address, language)
    text = "A long <b>story</b> that took somebody an hour to write, and that nobody wants to write again"
    form = {"_csrf_token": other.csrf, "text": text, "back": "/verify"}
    refused = guest.client.post("/positions/new", data=form, headers={"origin": address})
    assert refused.status_code == 403
    assert told in refused.text
    assert "A long &lt;b&gt;story&lt;/b&gt; that took" in refused.text
    # from there it can be sent again as it is
    token = re.search(r'<form class="fields panel"[^>]*>.*?name="_csrf_token" value="(\w+)"', refused.text, re.DOTALL)
    assert token
    assert guest.client.post("/positions/new", data=form | {"_csrf_token": token[1]}).status_code == 400  # no position
    # another site gets nothing of the kind
    evil = guest.client.post("/positions/new", data=form, headers={"origin": "https://evil.example"})
    assert (evil.status_code, "A long" in evil.text) == (403, False)


def test_who_has_lost_the_cookie_gets_one_and_can_send_the_form_again(address: str):
    guest = Guest(address)
    stale = guest.csrf
    guest.client.cookies.clear()
    refused = guest.client.post("/me", data={"_csrf_token": stale, "name": "Vera"}, headers={"origin": address})
    assert refused.status_code == 403
    token = re.search(r'name="_csrf_token" value="(\w+)"', refused.text)
    assert token
    assert guest.client.post("/me", data={"_csrf_token": token[1], "name": "Vera"}).status_code == 303
    assert "Vera" in guest.get("/me").text


def test_a_token_of_the_past_is_refused(address: str):
    """A form of a session ends with it."""
    guest = Guest(address, name="Vera")
    stale = guest.csrf
    guest.post("/me/renew")
    assert guest.client.post("/me", data={"_csrf_token": stale, "name": "Evil"}).status_code == 403
    for token in ("", stale[:-1], "ы" * 64, stale.upper()):
        assert guest.client.post("/me", data={"_csrf_token": token, "name": "Evil"}).status_code == 403
        headers = {b"x-csrftoken": token.encode()}
        assert guest.client.post("/me", data={"name": "Evil"}, headers=headers).status_code == 403
    assert "Evil" not in guest.get("/me").text


def test_an_older_database_gets_its_tokens(tmp_path: Path):
    """A site of the first version is brought up to date, and its people stay."""
    settings = settings_from({"NEMETON_BOTS": "1"}, tmp_path)
    with served(create_app(settings)) as address:
        guest = Guest(address, name="Vera")
        cookies = dict(guest.client.cookies)
    with sqlite3.connect(tmp_path / "nemeton.sqlite") as database:
        database.execute("DROP TABLE tokens")
        database.execute("ALTER TABLE people DROP COLUMN epoch")
        database.execute("UPDATE alembic_version SET version_num = '0005'")
    with served(create_app(settings)) as address:
        again = Guest(address)
        again.client.cookies.clear()
        again.client.cookies.update(cookies)
        assert "Vera" in again.get("/me").text
        assert as_program(address, again.token) == 200
