"""The film of a table: what happened since a seat's last move, as that seat was allowed to see it."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.kernel import ALL, PUBLIC, Game
from nemeton.kernel.watching import watched
from nemeton.site.archive.timeline import Timeline
from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.view.film import MOST_STOPS, Film, film_of, latest_marks, own_lines_left_out, since_last_move
from nemeton.site.view.film_sheet import scene_drawn
from nemeton.site.view.strip import renamed
from tests.site.films import PLAYERS, played_table
from tests.site.looking_back import ROWAN, VERA, Site, open_site

pytestmark = pytest.mark.slow

GAMES = tuple(nemeton.rulebooks())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("film")) as opened:
        yield opened


def played(name: str, seed: int, answers: int) -> Timeline:
    """A game that was played by lot, along its way."""
    game = nemeton.start(name, players=PLAYERS[name], seed=seed)
    timeline = Timeline(game.fork(), lambda one, event: one.repeat(event))
    rng = Random(seed)
    for _ in range(answers):
        if game.over:
            break
        ask = game.asks[rng.randrange(len(game.asks))]
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.id)
    timeline.extend(game.history)
    return timeline


def whole_film(timeline: Timeline, eyes: int) -> Film:
    return film_of(timeline, eyes, 0, timeline.last, most=10_000)


# What is told


@pytest.mark.parametrize("name", GAMES)
def test_a_film_tells_every_line_once_and_in_order(name: str):
    timeline = played(name, 3, 120)
    book = timeline.latest.book
    for eyes in (0, 1, PUBLIC, ALL):
        told = [entry for stop in whole_film(timeline, eyes).stops for entry in stop.entries]
        lines = [line.entry for line in timeline.journal if line.moment and (eyes == ALL or line.entry.is_for(eyes))]
        assert told == [entry for entry in lines if entry.kind != book.turn_entry]


@pytest.mark.parametrize("name", GAMES)
def test_the_last_drawing_is_the_table_as_it_stands(name: str):
    timeline = played(name, 5, 90)
    stop = whole_film(timeline, 0).stops[-1]
    latest = timeline.at(stop.moment)
    words = latest.words("en")
    lines = [entry for entry in latest.journal if entry.is_for(0) and entry.kind != latest.book.turn_entry]
    assert lines[-1] == stop.entries[-1]
    journal = [entry for entry in latest.journal if entry.is_for(0)]
    expected = latest.book.laid(latest.seen_by(0), seat=0, ask=None, journal=journal, words=words).whole
    drawn = scene_drawn(latest.book, stop.scene._replace(journal=journal), 0, "en")
    assert drawn == expected


@pytest.mark.parametrize("name", ["inis", "root", "spirit_island"])
def test_what_moved_has_an_arrow_from_where_it_was(name: str):
    timeline = played(name, 3, 160)
    telling = timeline.latest.book.beside.telling
    arrows = 0
    for stop in whole_film(timeline, PUBLIC).stops:
        for entry in stop.entries:
            start = entry.values.get("origin", entry.values.get("start"))
            end = entry.values.get("to", entry.values.get("end", entry.values.get("where")))
            if entry.kind not in (f"{name}.moved", f"{name}.shifted") or start == end:
                continue
            spots = telling.spot(stop.scene.view, start, PUBLIC), telling.spot(stop.scene.view, end, PUBLIC)
            assert spots in [(mark.start, mark.end) for mark in stop.marks], entry
            arrows += 1
    assert arrows > 0


def test_a_battle_shows_dice_and_losses_on_the_map():
    timeline = played("root", 3, 139)
    stops = [stop for stop in whole_film(timeline, PUBLIC).stops if stop.sort == "fight"]
    rolled = [stop for stop in stops if any(entry.kind == "root.rolled" for entry in stop.entries)]
    assert rolled
    assert all(mark.sort in ("fight", "gone", "place") for mark in rolled[0].marks)
    near = rolled[0].scene
    book = timeline.latest.book
    assert book.beside.close_up(near.view, near.journal, book.words("en", near.view)).count("die-number") == 2


def test_points_are_counted_for_who_gained_them():
    timeline = played("root", 3, 139)
    film = whole_film(timeline, PUBLIC)
    gained = [0] * 4
    for stop in film.stops:
        for seat, count in stop.gains:
            gained[seat] += count
    before = timeline.at(0).book.scores(timeline.at(0).state)
    after = timeline.latest.book.scores(timeline.latest.state)
    assert gained == [has - had for had, has in zip(before, after, strict=True)]


def test_invaders_are_watched_between_two_answers():
    """One answer ends a phase: ravages, builds and arrivals are stops of their own, each with the board of its time."""
    timeline = played("spirit_island", 3, 67)
    stops = [stop for stop in whole_film(timeline, PUBLIC).stops if stop.sort in ("fight", "place")]
    together = [stop for stop in stops if sum(other.moment == stop.moment for other in stops) > 2]
    assert together
    views = [stop.scene.view for stop in together if stop.moment == together[0].moment]
    encode = timeline.latest.book.encode
    assert len({encode(view) for view in views}) > 1


# From where


@pytest.mark.parametrize("name", GAMES)
def test_the_film_begins_after_the_last_choice_of_the_seat(name: str):
    timeline = played(name, 7, 70)
    for seat in range(timeline.latest.players):
        first, last = since_last_move(timeline, seat)
        assert 0 <= first <= last <= timeline.last
        between = [number for number in range(first + 1, last + 1) if timeline.moments[number].by == seat]
        chosen = [number for number in between if number != first + 1 and had_choice(timeline, number, seat)]
        assert not chosen
        if first and timeline.moments[first].by == seat:
            assert had_choice(timeline, first, seat)


def had_choice(timeline: Timeline, number: int, seat: int) -> bool:
    asks = [ask for ask in timeline.at(number - 1).asks if ask.seat == seat]
    return len(asks) > 1 or len(asks[0].options) > 1


def test_in_the_middle_of_a_turn_one_sees_what_came_before_it():
    game = nemeton.start("cairn", seed=4)
    timeline = Timeline(game.fork(), lambda one, event: one.repeat(event))
    while len(game.history) < 12 or game.ask is None or game.history[-1].seat != game.ask.seat:  # type: ignore[union-attr]
        assert game.ask is not None
        game.answer(game.ask.options[0])
    timeline.extend(game.history)
    seat = game.ask.seat
    film = own_lines_left_out(film_of(timeline, seat, *since_last_move(timeline, seat)), seat, game)
    assert film.stops
    assert {stop.seat for stop in film.stops} == {1 - seat}


def test_a_long_story_is_told_in_few_stops():
    timeline = played("root", 3, 139)
    film = film_of(timeline, PUBLIC, 0, timeline.last)
    assert len(film.stops) <= MOST_STOPS
    assert film.is_cut == (film.stops[0].entries[0] != whole_film(timeline, PUBLIC).stops[0].entries[0])


# What is not told


@pytest.mark.parametrize("name", ["inis", "root"])
def test_a_film_is_the_same_whatever_is_hidden_from_the_seat(name: str):
    """Twins: in a second game everything that the seat cannot know is another guess. As long as both are answered
    alike, and what is hidden does not come to light, every stop and every drawing of the film is the same."""
    compared = 0
    for seed in range(6):
        game = nemeton.start(name, players=PLAYERS[name], seed=seed)
        rng = Random(seed)
        for _ in range(60):
            if not game.over:
                ask = game.asks[rng.randrange(len(game.asks))]
                game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.id)
        for seat in range(game.players):
            compared += sum(glimpsed_alike(game.imagined(seat, Random(1)), seat, Random(way)) for way in range(6))
    assert compared > 10


def glimpsed_alike(twin: Game[Any], seat: int, rng: Random) -> bool:
    """Answers of others that both games offer: does the seat see the same at every line? False if there are none."""
    other = twin.fork()
    other = other.imagined(seat, Random(2))
    asks = [ask for ask in twin.asks if ask.seat != seat and not ask.secret]
    alike = [(ask, option) for ask in asks for option in ask.options if is_offered(other, ask, option)]
    if not alike:
        return False
    ask, option = alike[rng.randrange(len(alike))]
    reveals = len(twin.reveals)
    seen = watched(twin, seat, lambda game: game.answer(option, ask.seat, to=ask.kind))
    also = watched(other, seat, lambda game: game.answer(option, ask.seat, to=ask.kind))
    if len(twin.reveals) != reveals or not seen:
        return False  # something came to light, which differs
    encode = twin.book.encode
    for one, two in zip(seen, also, strict=True):
        assert one.entry == two.entry
        assert encode(one.view) == encode(two.view)
    return True


def is_offered(game: Game[Any], ask: Any, option: Any) -> bool:
    return any(other.seat == ask.seat and other.kind == ask.kind and option in other.options for other in game.asks)


def test_a_drawn_card_is_told_to_who_drew_it_alone(site: Site):
    """The same table, two readers: the lines with the names of drawn cards differ, everything else is alike."""
    timeline = played("root", 5, 100)
    drawn = [line.entry for line in timeline.journal if line.entry.kind == "root.drew_what" and line.moment]
    assert drawn
    for seat in (PUBLIC, *range(4)):
        told = [entry for stop in whole_film(timeline, seat).stops for entry in stop.entries]
        assert {entry.values["seat"] for entry in told if entry.kind == "root.drew_what"} <= {seat}
        for stop in whole_film(timeline, seat).stops:
            assert all(entry.is_for(seat) for entry in stop.scene.journal)


# At the site


@pytest.mark.parametrize("name", GAMES)
def test_the_page_gets_a_stop_and_a_drawing_for_everything(site: Site, name: str):
    table_id = str(site.run(lambda: played_table(site, name, seed=2)))
    site.as_visitor(VERA)
    answer = site.get(f"/tables/{table_id}/film")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    sheet = answer.json()
    assert len(sheet["frames"]) == len(sheet["near"]) == sheet["count"] + 1
    assert sheet["count"] == len(re.findall(r'class="film-stop"', sheet["strip"])) > 0
    for frame in sheet["frames"]:
        drawing = "".join(sheet["pieces"][piece] for piece in frame)
        assert drawing.startswith("<svg")
        assert not re.search(r' id="(?!film-)|url\(#(?!film-)|href="#(?!film-)', drawing)
    others = {"Rowan", "Levko", "Anna"}  # who play together may have let the invaders act alone
    assert name == "spirit_island" or any(other in sheet["strip"] for other in others)


def test_a_spectator_and_a_player_see_films_of_their_own(site: Site):
    table_id = str(site.run(lambda: played_table(site, "root", seed=2)))
    films = []
    for person in (VERA, ROWAN, None):
        site.as_visitor(person)
        films.append(site.get(f"/tables/{table_id}/film").json())
    assert all(film["count"] for film in films)
    assert films[0]["strip"] != films[1]["strip"]


def test_the_table_offers_the_film_when_the_turn_comes_back(site: Site):
    table_id = str(site.run(lambda: played_table(site, "root", seed=2)))
    site.as_visitor(VERA)
    assert 'id="film-offer"' in site.get(f"/tables/{table_id}").text
    site.as_visitor(ROWAN)
    assert 'id="film-offer"' not in site.get(f"/tables/{table_id}").text


def test_a_table_that_waits_has_no_film(site: Site):
    site.as_visitor(VERA)
    wish = TableWish(game="cairn", seats=[SeatWish("me"), SeatWish("open")])
    table_id = site.run(site.house.tables.open, Person(id=VERA, name="Vera", preferences={}), wish)
    answer = site.get(f"/tables/{table_id}/film")
    assert answer.status_code == 409, answer.text
    assert site.get("/tables/nowhere/film").status_code == 404


def test_a_browser_that_cannot_unpack_gets_it_plain(site: Site):
    table_id = str(site.run(lambda: played_table(site, "cairn", seed=2)))
    site.as_visitor(VERA)
    plain = site.get(f"/tables/{table_id}/film", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert json.loads(plain.content)["count"] > 0


def test_names_in_a_film_are_its_own():
    for name in GAMES:
        game = nemeton.start(name, players=PLAYERS[name], seed=1)
        drawn = game.book.draw(game.seen_by(0), seat=0, ask=None, journal=[], words=game.words("en"), style=False)
        assert set(re.findall(r'href="#([^"]+)"', renamed(drawn))) <= set(re.findall(r' id="([^"]+)"', renamed(drawn)))


def test_the_strip_speaks_the_language_of_its_reader(site: Site):
    table_id = str(site.run(lambda: played_table(site, "root", seed=2)))
    site.as_visitor(VERA)
    english, russian, ukrainian = (
        site.get(f"/tables/{table_id}/film?lang={language}").json()["strip"] for language in ("en", "ru", "uk")
    )
    assert not re.search("[а-я]", english)
    assert re.search("[ыэё]", russian)
    assert re.search("[іїє]", ukrainian)


def test_a_replay_marks_and_tells_what_led_to_a_moment(site: Site):
    table_id = str(site.run(lambda: played_table(site, "root", seed=2)))
    timeline: Timeline = site.run(site.timeline, table_id)
    moved = next(line for line in timeline.journal if line.entry.kind == "root.moved" and line.moment)
    site.as_visitor(VERA)
    there = site.get(f"/tables/{table_id}/replay?at={moved.moment}").text
    assert "film-mark is-move" in there
    caption = re.search(r'<p class="film-caption in-replay[^>]*>(.*?)</p>', there, re.DOTALL)
    assert caption
    assert f"clearing {moved.entry.values['to']}" in caption[1]
    assert 'class="film-mark ' not in site.get(f"/tables/{table_id}/replay?at=0").text


@pytest.mark.parametrize("name", ["inis", "root", "spirit_island"])
def test_the_last_answer_of_somebody_else_is_marked(name: str):
    timeline = played(name, 3, 120)
    marked = own = 0
    for number in range(1, timeline.last + 1):
        game, by = timeline.at(number), timeline.moments[number].by
        journal = [entry for entry in game.journal if entry.is_for(0)]
        marks = latest_marks(game, 0, journal, game.seen_by(0))
        marked += bool(marks)
        own += bool(marks) and by == 0
        told = {entry.answers for entry in journal if entry.answers == sum(map(game.acted, range(game.players)))}
        assert told or not marks, "nothing old is marked"
    assert marked > 0
    assert own == 0


def test_a_table_tells_since_when_it_waits(site: Site):
    table_id = str(site.run(lambda: played_table(site, "cairn", seed=2)))
    site.as_visitor(ROWAN)
    row = site.run(site.house.tables.look, table_id).row
    assert f'data-since="{int(row.moved_at.timestamp())}"' in site.get(f"/tables/{table_id}").text
