"""How often something may be done, for a visitor and for an address; and how much may be sent at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from nemeton.site.base.errors import SiteError, TooOften
from nemeton.site.base.limits import AN_ADDRESS, Limits
from nemeton.site.base.settings import Settings, settings_from
from nemeton.site.web.app import create_app
from nemeton.site.web.askers import address_of
from tests.site.serving import Guest, open_table, served

FEW = 2
LANGUAGES = {"en": "try again in", "ru": "попробуйте ещё раз через", "uk": "спробуйте ще раз через"}


@contextmanager
def site_with(data: Path, **changes: Any) -> Iterator[str]:
    """A site with other settings."""
    with served(create_app(msgspec.structs.replace(settings_from({"NEMETON_BOTS": "1"}, data), **changes))) as address:
        yield address


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return msgspec.structs.replace(settings_from({}, tmp_path), tables_an_hour=FEW)


# Counting


def test_a_visitor_may_do_something_so_often_and_again_when_time_has_passed(settings: Settings):
    clock = Clock()
    limits = Limits(settings, clock)
    for _ in range(FEW):
        limits.spend("tables", "vera", "203.0.113.1")
        clock.now += 60
    with pytest.raises(TooOften) as refused:
        limits.spend("tables", "vera", "203.0.113.1")
    assert refused.value.wait == 3600 - FEW * 60
    limits.spend("tables", "rowan", "203.0.113.1")  # somebody else may
    limits.spend("chat", "vera", "203.0.113.1")  # and something else may be done
    clock.now += refused.value.wait
    limits.spend("tables", "vera", "203.0.113.1")
    with pytest.raises(TooOften):
        limits.spend("tables", "vera", "203.0.113.1")


def test_what_was_refused_is_not_counted(settings: Settings):
    clock = Clock()
    limits = Limits(settings, clock)
    for _ in range(FEW):
        limits.spend("tables", "vera", "203.0.113.1")
    for _ in range(50):
        with pytest.raises(TooOften):
            limits.spend("tables", "vera", "203.0.113.1")
    clock.now += 3601
    limits.spend("tables", "vera", "203.0.113.1")


def test_who_throws_the_cookie_away_is_known_by_the_address(settings: Settings):
    limits = Limits(settings, Clock())
    for number in range(FEW * AN_ADDRESS):
        limits.spend("tables", f"guest {number}", "203.0.113.1")
    with pytest.raises(TooOften):
        limits.spend("tables", "one more", "203.0.113.1")
    with pytest.raises(TooOften):
        limits.spend("tables", None, "203.0.113.1")
    limits.spend("tables", "one more", "203.0.113.2")


def test_the_settings_can_allow_more_or_everything(tmp_path: Path):
    more = Limits(msgspec.structs.replace(settings_from({"NEMETON_LIMITS": "3"}, tmp_path), tables_an_hour=FEW))
    for _ in range(3 * FEW):
        more.spend("tables", "vera", "203.0.113.1")
    with pytest.raises(TooOften):
        more.spend("tables", "vera", "203.0.113.1")
    everything = Limits(settings_from({"NEMETON_LIMITS": "0"}, tmp_path))
    for _ in range(3000):
        everything.spend("tables", "vera", "203.0.113.1")


@pytest.mark.parametrize(
    ("name", "value"), [("NEMETON_LIMITS", "-1"), ("NEMETON_LIMITS", "many"), ("NEMETON_PROXIES", "nan")]
)
def test_a_bad_setting_is_told(tmp_path: Path, name: str, value: str):
    with pytest.raises(SiteError, match=name):
        settings_from({name: value}, tmp_path)


# Addresses


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (0, [], "192.0.2.1"),
        (0, ["203.0.113.9"], "192.0.2.1"),  # nobody asked for its word
        (1, ["203.0.113.9"], "203.0.113.9"),
        (1, ["198.51.100.1, 203.0.113.9"], "203.0.113.9"),  # what the visitor claims stands before what the proxy says
        (1, ["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
        (2, ["198.51.100.1, 203.0.113.9, 192.0.2.7"], "203.0.113.9"),
        (2, ["203.0.113.9"], "192.0.2.1"),  # it did not come through the proxies
        (1, ["2001:db8:0:7:1:2:3:4"], "2001:db8:0:7::"),
        (1, ["garbage"], ""),
        (1, [], "192.0.2.1"),
    ],
)
def test_a_header_says_where_a_request_comes_from_only_if_it_is_trusted(
    proxies: int, forwarded: list[str], address: str
):
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    request: Any = SimpleNamespace(client=SimpleNamespace(host="192.0.2.1"), scope={"headers": headers})
    assert address_of(request, proxies) == address


# What people see


@pytest.mark.slow
@pytest.mark.parametrize(("language", "told"), LANGUAGES.items())
def test_a_page_says_when_to_try_again(tmp_path: Path, language: str, told: str):
    with site_with(tmp_path, tables_an_hour=FEW) as address:
        guest = Guest(address, language)
        for _ in range(FEW):
            guest.post("/play", game="cairn", level="level:3")
        refused = guest.post("/play", 429, game="cairn", level="level:3")
        assert told in refused.text
        assert 0 < int(refused.headers["retry-after"]) <= 3600
        again = guest.api("POST", "/tables", {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}, 429)
        assert (again["code"], told in again["message"]) == ("site/too_often", True)
        form = guest.send("/tables/new", {"game": "cairn", "open": "1", "seat-0": "me", "seat-1": "open"}, None)
        assert (form.status_code, told in form.text) == (429, True)


@pytest.mark.slow
def test_every_limit_holds_for_an_address_without_cookies(tmp_path: Path):
    """Fresh visitors from one address; `limits` makes what is allowed small enough to reach."""
    with site_with(tmp_path, limits=0.01) as address:
        guest = Guest(address)
        wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table_id = Guest(address, name="Vera").api("POST", "/tables", wish, 201)["id"]  # with one token
        with httpx.Client(base_url=address, timeout=30) as client:
            codes = [client.post("/api/tokens", json={"name": "x"}).status_code for _ in range(AN_ADDRESS)]
            assert codes == [201] * (AN_ADDRESS - 1) + [429]
        deeds: dict[str, tuple[str, dict[str, Any], int]] = {
            "uploads": ("/replay", {"text": "{}"}, 400),
            "pictures": ("/positions/preview", {"text": "{}"}, 200),
            "names": ("/me", {"name": "Somebody"}, 303),
            "seats": (f"/tables/{table_id}/sit", {"seat": "0", "name": "x"}, 409),  # somebody sits there
        }
        deeds["checks"] = ("/verify", {"text": "{}"}, 200)
        for path, form, usual in deeds.values():
            codes = []
            for _ in range(AN_ADDRESS * 3 + 1):
                codes.append(guest.send(path, form, None).status_code)
                guest.client.cookies.delete("nemeton")  # somebody else, as far as a cookie can tell
                if codes[-1] == 429:
                    break
            assert codes[-1] == 429, path
            assert len(codes) >= AN_ADDRESS  # whoever opened the table has given a name, too
            assert {*codes[:-1]} == {usual}


@pytest.mark.slow
@pytest.mark.parametrize(("language", "told"), LANGUAGES.items())
def test_what_is_looked_at_and_costs_much_is_limited(tmp_path: Path, language: str, told: str):
    """A check of a finished game, moments of a replay, a search: each address of them is refused after a while."""
    with site_with(tmp_path, limits=0.01) as address:
        guest = Guest(address, language, name="Vera")
        table_id = guest.api("POST", "/tables", {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)[
            "id"
        ]
        looks = {
            f"/verify?table={table_id}": {404, 409},
            f"/tables/{table_id}/replay?at=1": {404, 409},
            f"/tables/{table_id}/record": {404, 409},
            "/cards/cairn?q=stone": {200},
        }
        for path, usual in looks.items():
            answers = [guest.get(path, None) for _ in range(9)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused, path
            assert {answer.status_code for answer in answers} <= {*usual, 429}
            assert told in refused[0].text
            assert int(refused[0].headers["retry-after"]) > 0


@pytest.mark.slow
def test_guessing_a_seats_secret_is_slow(tmp_path: Path):
    with site_with(tmp_path, limits=0.2) as address:
        host, friend, thief = Guest(address, name="Vera"), Guest(address, name="Rowan"), Guest(address, name="Thief")
        table_id = open_table(host, friend)
        codes = [
            thief.post(f"/tables/{table_id}/seat/1", None, token=f"guess {number}").status_code for number in range(9)
        ]
        assert codes == [404] * 6 + [429] * 3


@pytest.mark.slow
def test_talking_too_much_is_told_at_the_table(tmp_path: Path):
    with site_with(tmp_path, messages_a_minute=3) as address:
        host, friend = Guest(address, name="Vera"), Guest(address, "uk", name="Rowan")
        table = f"/tables/{open_table(host, friend)}"
        for number in range(3):
            friend.post(f"{table}/chat", text=f"line {number}")
        refused = friend.post(f"{table}/chat", 429, htmx=True, text="one too many")
        assert LANGUAGES["uk"] in refused.text
        assert "one too many" not in host.get(table).text
        host.post(f"{table}/chat", text="I may")


# How much


@pytest.mark.parametrize(
    "path",
    ["/me", "/me/language", "/play", "/tables/new", "/tables/new-from", "/replay", "/verify", "/positions/new",
     "/positions/preview", "/tables/nowhere/answer", "/tables/nowhere/chat", "/tables/nowhere/seat/0", "/api/tokens",
     "/api/tables", "/api/tables/nowhere/answers", "/api/tables/nowhere/seats/0"],
)  # fmt: skip
@pytest.mark.slow
@pytest.mark.parametrize("is_told", [True, False])
def test_nothing_larger_than_a_megabyte_is_read(small_site: str, path: str, is_told: bool):
    guest = Guest(small_site, name="Vera")
    body = b'{"name": "' + b"x" * 60_000 + b'"}' if path.startswith("/api") else b"text=" + b"x" * 60_000
    kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
    headers = {"content-type": kind, "authorization": f"Bearer {guest.token}", "x-csrftoken": guest.csrf}
    answer = guest.client.post(path, content=body if is_told else iter([body[:30_000], body[30_000:]]), headers=headers)
    assert answer.status_code == 413
    assert "Traceback" not in answer.text


@pytest.fixture(scope="module")
def small_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with site_with(tmp_path_factory.mktemp("site"), longest_body=50_000, limits=0.0) as address:
        yield address
