"""The levels of bots at the site: their names, where they are offered, and tables that are older than they are."""

import re
from collections.abc import Iterator

import pytest
from sqlalchemy import update

import nemeton
from nemeton.bots.strength import Ladder, LevelStep, Rated
from nemeton.kernel import LANGUAGES, Phrase
from nemeton.site.pages import strength
from nemeton.site.pages.draft import fresh_draft
from nemeton.site.storage import SeatRow, TableRow
from nemeton.site.tables.bot_levels import LEVELS, LOWEST, USUAL, level_of
from nemeton.site.words import site_words
from tests.site.looking_back import VERA, Site, open_site
from tests.site.test_frame import tables

pytestmark = pytest.mark.slow

NAMES = {
    "en": "Acorn, Sprout, Sapling, Young oak, Oak, Tall oak, Old oak, Ancient oak",
    "ru": "Жёлудь, Росток, Саженец, Дубок, Дуб, Высокий дуб, Старый дуб, Древний дуб",
    "uk": "Жолудь, Паросток, Саджанець, Дубок, Дуб, Високий дуб, Старий дуб, Прадавній дуб",
}
NOTHING = {
    "en": "Nothing has been measured",
    "ru": "ещё ничего не измерено",
    "uk": "ще нічого не виміряно",
}
NOT_YET = {"en": "not measured yet", "ru": "ещё не измерено", "uk": "ще не виміряно"}


@pytest.fixture
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        opened.as_visitor(VERA)
        yield opened


def offered(page: str, select: str) -> tuple[list[str], str]:
    """The levels that a select offers, and the one that is chosen."""
    found = re.search(rf'(?s)<select id="{select}".*?</select>', page)
    assert found, select
    chosen = re.search(r'value="([^"]+)" selected', found[0])
    return re.findall(r'value="(?:bot-)?(level:\d)"', found[0]), chosen[1] if chosen else ""


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_with_its_number_and_a_word_of_what_it_is_like(language: str):
    say = site_words(language).say
    told = [say(Phrase(f"site.level.{number}")) for number in range(1, 9)]
    assert told == [f"{number} · {name}" for number, name in enumerate(NAMES[language].split(", "), 1)]
    assert len({say(Phrase(f"site.level.{number}", {}, "like")) for number in range(1, 9)}) == 8


# Where they are offered


def test_whoever_is_new_to_a_game_is_offered_the_lowest_level_and_others_the_middle(site: Site):
    assert offered(site.get("/").text, "level-root") == ([*LEVELS], LOWEST)
    assert offered(site.get("/tables/new?game=root").text, "seat-1") == ([*LEVELS], f"bot-{LOWEST}")
    # when they have played one to its end
    site.post("/play", {"game": "root", "level": "level:3"})
    site.run(end_all, site)
    assert offered(site.get("/").text, "level-root")[1] == USUAL
    assert offered(site.get("/tables/new?game=root").text, "seat-1")[1] == f"bot-{USUAL}"
    assert offered(site.get("/").text, "level-inis")[1] == LOWEST


async def end_all(site: Site) -> None:
    async with site.house.database.sessions() as session:
        await session.execute(update(TableRow).values(stage="over", result={"how": "unfinished", "scores": [0, 0]}))
        await session.commit()


def test_the_form_seats_a_bot_of_the_level_that_was_chosen_and_the_table_names_it(site: Site):
    form = {"game": "root", "drawn_for": "root", "players": "4", "seat-0": "me", "pace": "live", "door": "private"}
    form |= {"seat-1": "bot-level:2", "seat-2": "bot-level:6", "seat-3": "bot-level:8"}
    page = site.post("/tables/new", form).text
    assert [offered(page, f"seat-{seat}")[1] for seat in (1, 2, 3)] == ["bot-level:2", "bot-level:6", "bot-level:8"]
    assert "thinks further ahead" not in page
    assert "thinks ahead" in page
    address = site.post("/tables/new", {**form, "open": "yes"}).headers["location"]
    [(_, seats)] = tables(site)
    assert [seat.bot for seat in seats] == [None, "level:2", "level:6", "level:8"]
    table = site.get(address).text
    assert all(name in table for name in ("2 · Sprout", "6 · Tall oak", "8 · Ancient oak"))


def test_the_host_changes_a_bots_level_before_the_game(site: Site):
    form = {"game": "root", "drawn_for": "root", "players": "3", "seat-0": "me", "seat-1": "open", "seat-2": "open"}
    address = site.post("/tables/new", {**form, "open": "yes"}).headers["location"]
    assert offered(site.get(address).text, "bot-1") == ([*LEVELS], USUAL)
    site.post(f"{address}/bot", {"seat": "1", "bot": "level:2"})
    assert offered(site.get(address).text, "level-1") == ([*LEVELS], "level:2")
    site.post(f"{address}/bot", {"seat": "1", "bot": "level:7"})
    assert offered(site.get(address).text, "level-1")[1] == "level:7"
    refused = site.post(f"{address}/bot", {"seat": "1", "bot": "level:9"})
    assert refused.status_code == 400
    assert offered(site.get(address).text, "level-1")[1] == "level:7"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wanted", ["level:0", "level:9", "level:", "8", "search:400"])
def test_another_level_is_refused_with_one_sentence(site: Site, language: str, wanted: str):
    answer = site.post(f"/play?lang={language}", {"game": "cairn", "level": wanted})
    assert answer.status_code == 400
    assert "level:1" in answer.text
    assert "level:8" in answer.text
    assert tables(site) == []


# Tables and scripts that are older


@pytest.mark.parametrize("game", nemeton.rulebooks())
def test_a_former_bot_is_the_level_that_plays_most_alike(game: str):
    kinds = [level.kind for level in nemeton.rulebooks()[game].thinking.levels]
    assert kinds[int(level_of("gentle", game)) - 1] == "gentle"
    assert kinds[int(level_of("greedy", game)) - 1] == "greedy"
    assert level_of("even", game) == level_of("greedy", game)
    assert {level_of(bot, game) for bot in ("fierce", "search", "search:999s")} == {"8"}
    assert (level_of("random", game), level_of("chess", game), level_of("level:6", game)) == ("1", "5", "6")
    assert (level_of("machine", game), level_of(None, game)) == ("machine", "")


def test_a_table_of_former_times_shows_the_nearest_level_and_keeps_it_in_a_rematch(site: Site):
    site.post("/play", {"game": "root", "level": "level:3"})

    async def age() -> None:
        async with site.house.database.sessions() as session:
            await session.execute(update(SeatRow).where(SeatRow.kind == "bot").values(bot="fierce"))
            await session.commit()

    site.run(age)
    [(row, _)] = tables(site)
    site.house.tables.forget(row.id)
    assert site.get(f"/tables/{row.id}").text.count("8 · Ancient oak") >= 3
    site.run(end_all, site)
    site.house.tables.forget(row.id)
    site.post(f"/tables/{row.id}/rematch", {})
    again = next(seats for other, seats in tables(site) if other.id != row.id)
    assert [seat.bot for seat in again if seat.kind == "bot"] == ["level:8"] * 3


# How strong they are


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_measured_is_said(site: Site, language: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(strength, "ladder_of", lambda _: Ladder())
    page = site.get("/bots", accept_language=language).text
    assert page.count(NOTHING[language]) == len(nemeton.rulebooks())
    assert all(name in page for name in NAMES[language].split(", "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_measured_is_shown_with_its_games_and_its_interval(
    site: Site, language: str, monkeypatch: pytest.MonkeyPatch
):
    steps = (LevelStep(1, 2, (), 120, 84, 70.0, 61.3, 77.5), LevelStep(2, 3, (), 7, 4, 57.1, 25.0, 84.2))
    known = Ladder(steps, (Rated(1, 1200, 90), Rated(3, 1500, 0)), 3, 1500)
    monkeypatch.setattr(strength, "ladder_of", lambda name: known if name == "inis" else Ladder())
    page = site.get("/bots", accept_language=language).text
    shown = re.search(r'(?s)<section [^>]*data-game="inis".*?</section>', page)
    assert shown
    rows = re.findall(r"(?s)<tr>(.*?)</tr>", shown[0])[1:]
    assert len(rows) == 8
    point = "." if language == "en" else ","
    assert all(figure.replace(".", point) in rows[1] for figure in ("70.0", "61.3", "77.5", ">120<"))
    assert "~" not in rows[1]
    assert all(figure.replace(".", point) in rows[2] for figure in ("~ 57.1", "25.0", "84.2", ">7<"))
    assert all(NOT_YET[language] in row for row in rows[3:])
    assert all(figure in rows[0] for figure in ("1200", "1110", "1290"))


def test_where_levels_are_chosen_there_is_a_way_to_how_strong_they_are(site: Site):
    assert 'href="/bots#root"' in site.get("/").text
    assert 'href="/bots#root"' in site.get("/tables/new?game=root").text
    form = {"game": "root", "drawn_for": "root", "players": "3", "seat-0": "me", "seat-1": "open", "seat-2": "open"}
    lobby = site.post("/tables/new", {**form, "open": "yes"}).headers["location"]
    assert 'href="/bots#root"' in site.get(lobby).text
    assert 'id="root"' in site.get("/bots").text


def test_a_fresh_table_has_bots_of_the_usual_level():
    assert fresh_draft("cairn").seats == ["me", f"bot-{USUAL}"]
