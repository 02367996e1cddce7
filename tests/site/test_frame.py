"""Home, new table, me, credits, failures: what a visitor can do there, and what is refused and why."""

import re
from collections.abc import Iterator
from itertools import chain

import httpx
import pytest
from litestar.datastructures import FormMultiDict
from sqlalchemy import select, update

import nemeton
from nemeton.games.lessons import lessons_of
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.kernel import LANGUAGES
from nemeton.site.pages.draft import TableDraft, fresh_draft, read_draft
from nemeton.site.storage import Person, SeatRow, TableRow
from nemeton.site.view.assets import asset
from nemeton.site.visitors.preferences import ROWS
from nemeton.site.visitors.progress import keep_progress
from nemeton.site.visitors.visitor import Visitor
from tests.site.looking_back import ROWAN, VERA, Site, open_site

pytestmark = pytest.mark.slow

PAGES = ("/", "/tables/new", "/me", "/credits", "/bots", "/nowhere")
NEW = {
    "game": "cairn",
    "drawn_for": "cairn",
    "seat-0": "me",
    "seat-1": "bot-level:5",
    "pace": "live",
    "door": "private",
}
LATIN_NAMES = re.compile(r"Nemeton|Root|English|Alegreya|Sans")


@pytest.fixture
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        yield opened


def tables(site: Site) -> list[tuple[TableRow, list[SeatRow]]]:
    async def load() -> list[tuple[TableRow, list[SeatRow]]]:
        async with site.house.database.sessions() as session:
            rows = list(await session.scalars(select(TableRow).order_by(TableRow.created_at)))
            places = list(await session.scalars(select(SeatRow).order_by(SeatRow.seat)))
            return [(row, [seat for seat in places if seat.table_id == row.id]) for row in rows]

    return site.run(load)  # type: ignore[no-any-return]


def opened(answer: httpx.Response) -> str:
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/tables/")


def words(page: str) -> str:
    """What stands on a page, without its tags and pictures."""
    page = re.sub(r"(?s)<(script|style|svg|head)\b.*?</\1>", " ", page)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_one_heading_landmarks_and_its_language(site: Site, path: str, language: str):
    page = site.get(path, accept_language=language).text
    assert f'<html lang="{language}"' in page
    assert page.count("<h1") == 1
    assert page.count("<main") == page.count("<header class=") == page.count("<footer") == 1
    assert "<style" not in page
    assert not re.search(r"<script(?![^>]*src=)", page)
    if language != "en" and path != "/credits":
        assert not re.search(r"[A-Za-z]{3}", LATIN_NAMES.sub("", words(page)))


def test_the_first_visit_plays_in_two_clicks(site: Site):
    # given somebody who was never here
    page = site.get("/").text
    assert '<option value="level:8">8 · Ancient oak</option>' in page
    # when they choose a game and a level
    opened(site.post("/play", {"game": "cairn", "level": "level:8"}))
    # then they sit at a table that has begun, with such a bot
    [(row, seats)] = tables(site)
    assert row.stage == "playing"
    assert [(seat.kind, seat.bot) for seat in seats] == [("person", None), ("bot", "level:8")]
    assert ">Guest<" not in site.get("/").text
    assert f'href="/tables/{row.id}"' in site.get("/").text


async def end_all(site: Site) -> None:
    """All games are over."""
    async with site.house.database.sessions() as session:
        await session.execute(update(TableRow).values(stage="over", result={"how": "unfinished", "scores": [0, 0]}))
        await session.commit()


@pytest.mark.parametrize(
    ("game", "easy"),
    [
        ("root", {"marquise"}),
        ("spirit_island", {name for name, panel in PANELS.items() if panel.complexity == "low"}),
        ("cairn", {None}),
        ("inis", {None}),
    ],
)
def test_a_newcomer_is_dealt_something_easy(site: Site, game: str, easy: set[str | None]):
    """Until somebody has finished a game of a kind, “play now” deals an easy faction or spirit; later any."""
    site.post("/play", {"game": game, "level": "level:5"})
    [(row, _)] = tables(site)
    assert row.options.get("seat_1") in easy
    site.run(end_all, site)
    site.post("/play", {"game": game, "level": "level:5"})
    assert tables(site)[-1][0].options == {}


def test_what_is_learnt_or_played_is_not_offered_as_a_lesson(site: Site):
    """The block of lessons on the home page has what is still new to somebody; then it goes."""

    async def learn(*games: str) -> None:
        person = Visitor(Person(id=VERA, name="Vera", preferences={}), "en", is_new=False)
        for lesson in chain.from_iterable(lessons_of(nemeton.rulebooks()[game]) for game in games):
            await keep_progress(site.house.database, person, lesson.game, lesson.name, "", ends=True)

    def offered() -> list[str]:
        return re.findall(r'data-game="(\w+)" href="/learn/', site.get("/").text)

    site.as_visitor(VERA)
    assert offered() == ["cairn", "inis", "root", "spirit_island"]
    site.run(learn, "cairn")
    assert offered() == ["inis", "root", "spirit_island"]
    # whoever has finished a game of a kind is not new to it either
    site.post("/play", {"game": "root", "level": "level:5"})
    assert offered() == ["inis", "root", "spirit_island"]
    site.run(end_all, site)
    assert offered() == ["inis", "spirit_island"]
    site.run(learn, "inis", "spirit_island")
    assert "learn-door" not in site.get("/").text


@pytest.mark.parametrize("form", [{"game": "cairn", "level": "divine"}, {"game": "chess", "level": "level:5"}, {}])
def test_a_click_that_makes_no_sense_opens_nothing(site: Site, form: dict[str, str]):
    answer = site.post("/play", form)
    assert answer.status_code in (400, 404)
    assert "<h1" in answer.text
    assert tables(site) == []


def test_a_form_without_its_token_is_refused(site: Site):
    site.get("/")
    assert site.client.post("/play", data={"game": "cairn", "level": "level:5"}).status_code == 403
    assert tables(site) == []


def test_a_table_with_an_open_seat_is_listed_for_others_only(site: Site):
    site.as_visitor(VERA)
    table = opened(site.post("/tables/new", {**NEW, "seat-1": "open", "door": "listed", "open": "yes"}))
    assert "Nobody is waiting" in site.get("/").text
    site.as_visitor(ROWAN)
    page = site.get("/").text
    assert f'href="/tables/{table}"' in page
    assert "1 seat open" in page


def test_options_of_a_table_are_those_of_the_form(site: Site):
    form = {**NEW, "option-megaliths": "beginner", "option-exit_by_ability": "on", "open": "yes"}
    opened(site.post("/tables/new", form))
    [(row, _)] = tables(site)
    # corner_exit is a checkbox that was not sent: somebody has unticked it
    assert row.options == {"megaliths": "beginner", "exit_by_ability": True, "corner_exit": False}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seat-1": "me"}, "one seat only"),
        ({"seat-1": "emperor"}, "emperor"),
        ({"option-megaliths": "gold"}, "gold"),
        ({"game": "chess", "drawn_for": "chess"}, "chess"),
        ({"players": "7"}, "7"),
        ({"pace": "<b>"}, "&lt;b&gt;"),
    ],
)
def test_a_table_that_cannot_be_is_explained(site: Site, change: dict[str, str], told: str):
    answer = site.post("/tables/new", {**NEW, **change, "players": change.get("players", "2"), "open": "yes"})
    assert answer.status_code in (400, 404)
    assert told in answer.text
    assert tables(site) == []


def test_a_choice_is_answered_with_what_it_means_and_opens_nothing(site: Site):
    page = site.post("/tables/new", {**NEW, "seat-0": "bot-level:5"}).text
    assert "Nobody plays here but bots." in page
    assert tables(site) == []


@pytest.mark.parametrize(
    ("seats", "door", "pace", "notices"),
    [
        (["me", "bot-level:5"], "private", "live", ["just_you"]),
        (["me", "open"], "private", "live", ["by_link"]),
        (["me", "open"], "listed", "live", []),
        (["me", "me"], "listed", "slow", ["two_me"]),
        (["bot-level:5", "bot-level:5"], "private", "live", ["only_bots"]),
        (["open", "open"], "listed", "live", ["i_watch"]),
        (["me", "bot-level:5"], "listed", "slow", ["nobody_can_join", "slow_bots"]),
    ],
)
def test_what_is_odd_about_a_table_is_said(seats: list[str], door: str, pace: str, notices: list[str]):
    draft = TableDraft(game="cairn", seats=seats, options=fresh_draft("cairn").options, door=door, pace=pace)
    assert [notice.name for notice in draft.notices] == notices


@pytest.mark.parametrize(
    ("seats", "other", "expected", "is_told"),
    [
        (["me", "open"], "inis", ["me", "open", "open"], True),  # three is usual there, as two is here
        (
            ["me", "bot-level:5"],
            "root",
            ["me", "bot-level:5", "bot-level:5", "bot-level:5"],
            False,
        ),  # nothing was chosen yet
        (["open", "bot-level:8"], "spirit_island", ["open", "bot-level:8"], False),
    ],
)
def test_another_game_keeps_people_door_and_pace(seats: list[str], other: str, expected: list[str], is_told: bool):
    """Who only changes the game finds the seats for people, the door and the pace as they were."""
    form = NEW | {"game": other, "pace": "slow", "door": "listed"} | {f"seat-{n}": seat for n, seat in enumerate(seats)}
    draft = read_draft(FormMultiDict(list(form.items())), "en")
    assert (draft.game, draft.seats, draft.pace, draft.door) == (other, expected, "slow", "listed")
    assert ("seats_changed" in [notice.name for notice in draft.notices]) is is_told


def test_a_game_for_fewer_leaves_out_bots_before_people():
    """Four seats of Root become two of Cairn: the people stay, and it is said that seats are gone."""
    seats = {"seat-0": "bot-level:5", "seat-1": "me", "seat-2": "bot-level:3", "seat-3": "open"}
    form = NEW | {"game": "cairn", "drawn_for": "root", "players": "4"} | seats
    draft = read_draft(FormMultiDict(list(form.items())), "en")
    assert draft.seats == ["me", "open"]
    assert draft.seats_changed


def test_a_form_stays_in_the_language_that_the_address_chose(site: Site):
    page = site.get("/tables/new?lang=uk").text
    address = re.search(r'id="draft"[^>]* hx-post="([^"]+)"', page)
    assert address
    assert '<html lang="uk"' in site.post(address[1], NEW).text


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Difficulty 11: 7 for the adversary"), ("ru", "Сложность 11: противник 7"), ("uk", "Складність 11: суп")],
)
def test_how_difficult_a_table_is_stands_in_its_form(site: Site, language: str, told: str):
    form = {
        "game": "spirit_island",
        "drawn_for": "spirit_island",
        "players": "2",
        "seat-0": "me",
        "seat-1": "open",
        "option-adversary": "england",
        "option-level": "4",
        "option-scenario": "dahan_insurrection",
    }
    assert told in site.post(f"/tables/new?lang={language}", form).text
    assert tables(site) == []


def test_what_is_chosen_for_a_seat_needs_that_seat(site: Site):
    form = {"game": "spirit_island", "drawn_for": "spirit_island", "seat-0": "me"}
    for players in (1, 3):
        page = site.post("/tables/new", {**form, "players": str(players)}).text
        assert len(re.findall(r"name=\"option-seat_\d", page)) == players


def test_more_seats_are_like_the_last_one(site: Site):
    """Whoever was offered the easiest bots meets no harder ones where more sit down."""
    form = {"game": "root", "drawn_for": "root", "seat-0": "me", "seat-1": "bot-level:1"}
    page = site.post("/tables/new", {**form, "players": "4"}).text
    chosen = re.findall(r'<option value="([^"]+)" selected>', page.partition('id="seat-0"')[2])[:4]
    assert chosen == ["me", *["bot-level:1"] * 3]


def test_what_is_said_right_above_is_only_heard(site: Site):
    """Four seats have the same choice of factions, and three the same bots."""
    page = site.get("/tables/new?game=root").text
    helps = re.findall(r'<small id="help-option-seat_\d"( class="hidden")?>', page)
    assert [bool(is_hidden) for is_hidden in helps] == [False, True, True, True]
    assert re.findall(r'class="soft( hidden)?" id="like-', page) == ["", " hidden", " hidden"]


@pytest.mark.parametrize("game", ["inis", "root", "spirit_island"])
def test_a_first_game_is_one_click_away(site: Site, game: str):
    page = site.get(f"/tables/new?game={game}").text
    assert f'href="/tables/new?game={game}&amp;first"' in page
    first = site.get(f"/tables/new?game={game}&first").text
    assert "Every question comes with a hint" in first
    assert "Every question comes with a hint" not in page


def test_a_name_is_kept_escaped_and_seen_at_running_tables(site: Site):
    site.post("/play", {"game": "cairn", "level": "level:5"})
    assert site.post("/me", {"name": "  <b>Vera</b> ", "theme": "dark", "language": "uk"}).status_code == 303
    page = site.get("/me").text
    assert "&lt;b&gt;Vera&lt;/b&gt;" in page
    assert "<b>Vera" not in page
    assert '<html lang="uk" data-theme="dark"' in page
    [(_, seats)] = tables(site)
    assert seats[0].name == "<b>Vera</b>"


@pytest.mark.parametrize("form", [{"name": "x" * 25}, {"theme": "pink"}, {"language": "xx"}])
def test_a_bad_preference_changes_nothing(site: Site, form: dict[str, str]):
    site.post("/me", {"name": "Vera", "theme": "dark", "language": "en"})
    assert site.post("/me", {"name": "Rowan", **form}).status_code == 400
    page = site.get("/me").text
    assert 'value="Vera"' in page
    assert 'data-theme="dark"' in page


def test_every_preference_is_offered_kept_and_told_to_the_page(site: Site):
    """A row is enough: the page of a person offers it in every language, and every page tells it to its scripts."""
    for language in LANGUAGES:
        page = site.get(f"/me?lang={language}").text
        for row in ROWS:
            offered = re.search(rf'<select id="{row.name}".*?</select>', page, re.DOTALL)
            assert offered is not None, row.name
            assert re.findall('value="([^"]*)"', offered[0]) == [*row.values]
            assert f'data-{row.name}="{row.usual}"' in page
    for row in ROWS:
        assert site.post("/me/preferences", {row.name: row.values[-1]}).status_code == 204
    page = site.get("/").text
    assert [row.name for row in ROWS if f'data-{row.name}="{row.values[-1]}"' not in page] == []


@pytest.mark.parametrize("form", [{"confirm": "sometimes"}, {"theme": ""}])
def test_a_switch_cannot_be_set_to_what_there_is_not(site: Site, form: dict[str, str]):
    assert site.post("/me/preferences", form).status_code == 400
    assert 'data-confirm="final"' in site.get("/").text


@pytest.mark.parametrize(
    ("back", "to"), [("/credits", "/credits"), ("//evil.example", "/"), ("https://evil.example", "/")]
)
def test_the_language_changes_where_one_is(site: Site, back: str, to: str):
    answer = site.post("/me/language", {"language": "ru", "back": back})
    assert (answer.status_code, answer.headers["location"]) == (303, to)
    assert '<html lang="ru"' in site.get("/").text


def test_a_finished_game_stands_on_the_page_of_its_players_with_its_result(site: Site):
    table = site.table()
    site.as_visitor(VERA)
    page = site.get("/me").text
    assert f'href="/tables/{table}/replay"' in page
    assert re.search(r'class="outcome (won|lost|drawn)"', page)
    site.as_visitor(None)
    assert table not in site.get("/me").text


def test_files_are_kept_for_ever_by_their_checksum_and_nothing_else_is_served(site: Site):
    answer = site.get(asset("frame.css"))
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert site.get("/static/frame.css").headers["cache-control"] == "no-cache"
    assert site.get("/static/frame.css", if_none_match=answer.headers["etag"]).status_code == 304
    assert ".cairn" in site.get("/static/sheets/cairn.css").text
    together = site.get("/static/together/table.css").text  # several sheets in one, and no others than are known
    assert ".hand-rail" in together
    assert "data-fit" in together
    assert site.get("/static/together/frame.css").status_code == 404
    for name in ("../app.py", "%2e%2e/app.py", "sheets/../app.css", "vendor", ""):
        assert site.get(f"/static/{name}").status_code == 404, name
    assert site.get("/static/%00").status_code == 400  # a letter that nobody can read


def test_robots_and_the_mark_of_the_house(site: Site):
    assert "Disallow: /" in site.get("/robots.txt").text
    assert site.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")
