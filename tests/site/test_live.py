"""Live tables: a stream of patches gives exactly the fragments; nobody reads the database again for what is known; what
is kept for one seat is never given to another."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nemeton.kernel.values import to_json
from nemeton.site.base.cache import RecentCache
from nemeton.site.base.errors import TooLate
from nemeton.site.live import stream
from nemeton.site.live.fragments import Fragment, patch
from nemeton.site.storage import Person
from nemeton.site.tables.bell import Bell
from nemeton.site.view import layout, viewpoint
from nemeton.site.view.pieces import CSRF, cut, pieces_of
from nemeton.site.visitors.visitor import Visitor
from tests.site import loops
from tests.site.looking_back import ROWAN, VERA, Site, open_site

pytestmark = pytest.mark.slow


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with open_site(tmp_path) as opened:
        yield opened


def guest(person: str, language: str = "en") -> Visitor:
    return Visitor(Person(id=person, name="Vera", preferences={}), language, is_new=False)


class Page:
    """What connection.js does with the data of an event."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.patches = 0

    def hear(self, event: str) -> str:
        data = "\n".join(line.removeprefix("data: ") for line in event.split("\n") if line.startswith("data: "))
        if data.startswith("["):
            self.patches += 1
            old, self.pieces = self.pieces, []
            for part in json.loads(data):
                self.pieces += [part] if isinstance(part, str) else old[slice(*part)]
        else:
            self.pieces = [data]
        return "".join(self.pieces)


def test_a_patch_makes_any_text_of_any_other():
    rng = Random(1)
    for _ in range(500):
        one, other = ([rng.choice("abcd") for _ in range(rng.randrange(9))] for _ in range(2))
        made: list[str] = []
        for part in patch(one, other):
            made += [part] if isinstance(part, str) else one[slice(*part)]
        assert made == other


def test_a_text_is_cut_before_every_group_and_every_line():
    text = '<title>a</title>\n\n<svg><g class="ground"></g><g><g/></g></svg>\n<p>\n</p>'
    assert pieces_of(text) == re.split(r"(?=<g)|(?=\n)", text)


def test_what_people_write_cannot_break_a_stream():
    """Line ends of all kinds, a null, a patch in a chat line."""
    for written in ("a\r\nb", "a\rb", "a\0b", "a\u2028b\x0bc\x85d", '[1, 2]\n[["x"]]', "data: x\n\nid: 7", "😀\n😀"):
        one = Fragment("board0.1", "Table", cut(f"<p>before</p>\n<p>{CSRF}</p>"))
        other = Fragment("board0.2", "Table", cut(f"<p>before</p>\n<p>{written} {CSRF}</p>"))
        page = Page()
        assert page.hear(one.event((), stream.event).to("token").decode()) == one.swap("token", "board0.0")
        assert page.hear(stream.event("board0.1", one.swap("token", "board0.0"))) == one.swap("token", "board0.0")
        page.hear(one.event((), stream.event).to("token").decode())
        told = stream.event("board0.2", other.patch("token", one.pieces))
        assert told.count("\n\n") == 1
        assert page.hear(told) == other.swap("token", "board0.1")
        assert "\r" not in told
        assert "\0" not in told


async def follow(site: Site, table_id: str, visitor: Visitor, events: list[str]) -> None:
    async for event in site.house.live.stream(table_id, visitor, "token", "board0.0", patches=True):
        if event.startswith(b"id:"):
            events.append(event.decode())  # noqa: PERF401 (each at once, not all at the end)


async def until(events: list[str], count: int, following: "asyncio.Task[None]") -> None:
    """Wait until so many events have come."""
    while len(events) < count and not following.done():
        await asyncio.sleep(0.005)
    assert len(events) >= count


async def answered_and_followed(site: Site, table_id: str, count: int) -> list[tuple[str, str]]:
    """Events of a stream, each with the fragment that it should make."""
    vera, events, made = guest(VERA), list[str](), list[tuple[str, str]]()
    following = asyncio.create_task(follow(site, table_id, vera, events))
    rng = Random(4)
    for number in range(count):
        await until(events, number + 1, following)
        table = await site.house.tables.look(table_id)
        fragment = await site.house.live.fragment(table, vera)
        made.append((events[number], fragment.swap("token", "board0.0")))
        assert table.game is not None
        ask = table.game.ask
        assert ask is not None
        await site.house.tables.answer(table_id, ask.seat, ask.id, to_json(rng.choice(ask.options)))
    following.cancel()
    return made


def test_a_stream_of_patches_gives_the_fragments(site: Site):
    table_id = site.table(answers=6)
    page = Page()
    sizes = []
    for event, fragment in site.run(answered_and_followed, site, table_id, 12):
        assert page.hear(event) == fragment
        sizes.append(len(event))
    assert page.patches >= 10
    assert max(sizes[2:]) < sizes[0] / 2


async def rename(site: Site, table_id: str, seat: int, name: str) -> None:
    async with site.house.tables.changing(table_id) as (_, table):
        table.seats[seat].name = name


def test_what_is_kept_of_a_journal_is_what_would_be_made_anew(site: Site, monkeypatch: pytest.MonkeyPatch):
    """Turns that are over are kept together; a name that changes is told in all of them."""
    table_id = site.table(answers=12)
    site.run(answer_once, site, table_id)
    [kept] = site.run(fragments, site, table_id, guest(VERA))
    monkeypatch.setattr(layout, "_stories", RecentCache[Any, Any](10))
    site.house.live.forget()
    [anew] = site.run(fragments, site, table_id, guest(VERA))
    assert kept.pieces == anew.pieces
    turns = [piece for piece in anew.pieces if '<details class="turn' in piece]
    assert sum("is-now" in turn for turn in turns) == 1
    assert sum(" open>" in turn for turn in turns) == layout.TURNS_OPEN
    site.run(rename, site, table_id, 1, "Bracken")
    [renamed] = site.run(fragments, site, table_id, guest(VERA))
    told = [piece for piece in renamed.pieces if '<details class="turn' in piece]
    assert sum("Bracken" in turn for turn in told) == sum("Rowan" in turn for turn in turns) > 1


async def fragments(site: Site, table_id: str, *visitors: Visitor) -> list[Fragment]:
    table = await site.house.tables.look(table_id)
    return [await site.house.live.fragment(table, visitor) for visitor in visitors]


def test_one_fragment_for_all_who_see_the_same_and_for_nobody_else(site: Site, monkeypatch: pytest.MonkeyPatch):
    table_id = site.table(answers=4)
    stranger, other = guest("e" * 32), guest("f" * 32)
    made: list[int] = []
    show = viewpoint.table_view

    def counted(table: Any, seat: int, *told: Any, **known: Any) -> Any:
        made.append(seat)
        return show(table, seat, *told, **known)

    monkeypatch.setattr(stream, "table_view", counted)
    vera, rowan, public, again, in_russian = site.run(
        fragments, site, table_id, guest(VERA), guest(ROWAN), stranger, other, guest("e" * 32, "ru")
    )
    assert made == [0, 1, -1, -1]
    assert public is again
    assert len({part.swap("", "") for part in (vera, rowan, public, in_russian)}) == 4
    tokens = [seat.token for seat in site.run(site.house.tables.look, table_id).seats]
    for seat, fragment in enumerate((vera, rowan, public)):
        for at, token in enumerate(tokens):
            assert (token in fragment.swap("", "")) == (at == seat)
    # and after an answer each is made anew
    site.run(answer_once, site, table_id)
    site.run(fragments, site, table_id, guest(VERA), stranger, other)
    assert made[4:] == [0, -1]


@pytest.mark.parametrize("game", ["cairn", "inis", "root"])
def test_a_page_in_pieces_is_whole_and_cut_before_every_group(site: Site, game: str):
    """However the server came to them: parts that are kept, and layers of a drawing, are cut by themselves, once."""
    table_id = site.table(answers=4, game=game)
    visitors = [guest(person, language) for person in (VERA, ROWAN, "e" * 32) for language in ("en", "uk")]
    for _ in range(6):
        for fragment in site.run(fragments, site, table_id, *visitors):
            text = "".join(fragment.pieces)
            assert not [piece for piece in fragment.pieces if "<g" in piece[1:] or "\n" in piece[1:] or not piece]
            assert (text.count(' id="talk"'), text.count(' id="announcer"')) == (1, 1)
        site.run(answer_once, site, table_id)


def test_a_stream_first_sends_the_pieces_as_they_were_cut(site: Site):
    """So a page need not know where texts are cut, and a patch takes the right ones again."""
    table_id = site.table(answers=6)
    [(event, fragment)] = site.run(answered_and_followed, site, table_id, 1)
    page = Page()
    assert (page.hear(event), page.patches) == (fragment, 1)
    [now] = site.run(fragments, site, table_id, guest(VERA))
    assert page.pieces == [piece.replace(CSRF, "token") for piece in now.former[1]]


async def answer_once(site: Site, table_id: str) -> None:
    table = await site.house.tables.look(table_id)
    assert table.game is not None
    ask = table.game.ask
    assert ask is not None
    await site.house.tables.answer(table_id, ask.seat, ask.id, to_json(ask.options[0]))


def test_fragments_have_an_end_in_memory(site: Site, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stream, "MOST_LETTERS", 400_000)
    for _ in range(4):
        site.run(fragments, site, site.table(answers=2), guest(VERA), guest(ROWAN))
    kept = site.house.live._fragments
    assert sum(part.size for part in kept.values()) == site.house.live._letters <= 400_000


def test_after_an_answer_nobody_who_follows_reads_the_database(site: Site, monkeypatch: pytest.MonkeyPatch):
    table_id = site.table(answers=4)

    async def scene() -> list[str]:
        events: list[str] = []
        following = asyncio.create_task(follow(site, table_id, guest(VERA), events))
        await until(events, 1, following)
        await asyncio.sleep(0.05)
        monkeypatch.setattr(site.house.tables.known, "read", None)
        monkeypatch.setattr(site.house.talk, "_read_talk", None)
        monkeypatch.setattr(site.house.database, "rows", None)
        monkeypatch.setattr(site.house.database, "find", None)
        table = site.house.tables.known.get(table_id)
        assert table is not None
        assert table.game is not None
        ask = table.game.ask
        assert ask is not None
        await site.house.tables.answer(table_id, ask.seat, ask.id, to_json(ask.options[0]))
        await until(events, 2, following)
        following.cancel()
        return events

    assert len(site.run(scene)) == 2


def test_a_ring_tells_the_version_unless_somebody_did_not_say_it():
    async def scene() -> None:
        bell = Bell()
        async with bell.listening("oak") as heard:
            bell.ring("oak", 4)
            bell.ring("oak", 3)
            bell.ring("ash", 9)
            told = [heard.version]
            heard.clear()
            bell.ring("oak", 5)
            bell.ring("oak")
            bell.ring("oak", 7)
            told.append(heard.version)
            await heard.wait()
            assert told == [4, None]
        assert not bell._listening

    loops.run(scene())


def test_a_click_is_answered_with_a_patch_only_where_the_page_can_use_it():
    """A page whose stream has the fragment before, or this very one; any other gets all of it."""
    one, other = (Fragment(f"board0.{at}", "T", cut(f"<p>same</p>\n<p>{at}</p>")) for at in (1, 2))
    other.former = one.mark, one.pieces
    page = Page()
    page.hear(one.event((), stream.event).to("token").decode())
    body, is_patch = other.answer("token", "board0", "board0.1")
    assert is_patch
    assert page.hear(f"data: {body}") == other.swap("token", "board0")
    body, is_patch = other.answer("token", "board0", "board0.2")
    assert is_patch
    assert page.hear(f"data: {body}") == other.swap("token", "board0")
    for pieces in ("", "board0.0", "board0.3", "board1.1", "board-1.2"):
        assert other.answer("token", "board0", pieces) == (other.swap("token", "board0"), False)


def test_who_is_overtaken_by_the_last_answer_of_a_game_is_told_that_it_was_answered(site: Site):
    """Not that the table is not playing: the page of a moment ago had a question on it."""
    table_id = site.table()

    async def too_late() -> str:
        with pytest.raises(TooLate) as refused:
            await site.house.tables.answer(table_id, 0, "the last ask", to_json("anything"))
        return str(refused.value.code)

    assert site.run(too_late) == "site/already_answered"
