"""What bots are called: after their place, no two alike, the same on every page and in every language."""

import re
from pathlib import Path

import pytest

import nemeton
from nemeton.kernel import LANGUAGES, Configuration
from nemeton.site.archive.log import tell_of
from nemeton.site.storage import Person, SeatRow, TableRow
from nemeton.site.tables.seats import named
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.visitors.people import name_of
from nemeton.site.words.speech import seat_names_of, speech_of
from tests.site.looking_back import VERA, open_site

CASES = [
    pytest.param(name, configuration, id=f"{name}-{at}")
    for name, book in nemeton.rulebooks().items()
    for at, configuration in enumerate(book.configurations)
]


@pytest.mark.parametrize(("name", "configuration"), CASES)
def test_no_two_bots_at_a_table_are_called_the_same(name: str, configuration: Configuration):
    """In the journal and in lists, before the game and in it."""
    game = nemeton.start(name, configuration.players, options=configuration.options, seed=3)
    seats = [SeatRow(seat=seat, kind="bot", bot="greedy") for seat in range(game.players)]
    waiting, row = TableRow(game=name), TableRow(game=name)
    tell_of(row, game)
    for language in LANGUAGES:
        speech = speech_of(game.book, language, tuple(named(seats).items()), seat_names_of(game))
        told = [speech.seat(seat) for seat in range(game.players)]
        assert len(set(told)) == game.players
        assert all(re.fullmatch(rf"{re.escape(speech.place(at))} \((bot|бот)\)", one) for at, one in enumerate(told))
        assert [name_of(seat, language, row) for seat in seats] == told, "a list calls them otherwise"
        assert len({name_of(seat, language, waiting) for seat in seats}) == game.players


@pytest.mark.slow
def test_a_table_and_the_lists_tell_the_same_names(tmp_path: Path):
    with open_site(tmp_path) as site:
        wish = TableWish(game="root", seats=[SeatWish("me"), *[SeatWish("bot", "greedy")] * 3])
        table_id = site.run(site.house.tables.open, Person(id=VERA, name="Vera", preferences={}), wish)
        site.as_visitor(VERA)
        page, home = site.get(f"/tables/{table_id}").text, site.get("/").text
    names = re.findall(r'<span class="name user-text"[^>]*>([^<]+ \(bot\))</span>', page)
    assert len(set(names)) == 3
    assert all(name in home for name in names), "the list of tables calls them otherwise"
    assert "bot, even" not in page + home
