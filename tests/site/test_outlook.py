"""What an answer leads to: every game has words for it, and only the seat that is asked is told."""

import re
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import pytest

from nemeton.games.root.steps import DrawCards
from nemeton.kernel import LANGUAGES, Pick
from nemeton.kernel.journal import told_twice
from nemeton.site.words.speech import seat_names_of, speech_of
from tests.games.inis.position import position_of
from tests.games.root.woodland import woodland
from tests.site.browser.hard_asks import GAMES, there
from tests.site.company import asks, company, give
from tests.site.serving import Guest

pytestmark = pytest.mark.slow

TELLING = {"cairn": 0, "inis": 8, "root": 5, "spirit_island": 10}  # kinds of questions that tell something, at least
EACH = 12  # answers of one question that are looked at


@pytest.mark.parametrize("name", GAMES)
def test_what_answers_lead_to_is_told_in_every_language(name: str):
    """The hardest questions: chances come to one, signs are drawn, and every sentence has its words."""
    telling = set()
    for hard in there(name):
        game = hard.played()
        view = game.seen_by(hard.seat)
        ask = next(one for one in game.asks if (one.kind, one.seat) == (hard.kind, hard.seat))
        for option in () if isinstance(ask, Pick) else ask.options[:EACH]:
            found = game.book.beside.outlook(view, ask, option)
            if found is None:
                continue
            telling.add(hard.kind)
            for chart in found.charts:
                assert sum(bar.chance for bar in chart.bars) == pytest.approx(1)
            phrases = [found.title, *(chart.title for chart in found.charts), *(one.text for one in found.remarks)]
            for language in LANGUAGES:
                say = speech_of(game.book, language, (), seat_names_of(game)).plain
                assert all(say(phrase) for phrase in phrases)
            for remark in found.remarks:
                assert not remark.sign or "<svg" in game.book.beside.sign(remark.sign)
        assert view == game.seen_by(hard.seat), f"{hard.kind}: looking ahead has changed what is seen"
    assert len(telling) >= TELLING[name], sorted(telling)


def test_a_verb_that_is_closed_says_why(tmp_path: Path):
    """A Vagabond without a ready sword cannot battle; the page says so beside the verbs, with the law."""
    wood = woodland(("vagabond", "marquise"), {5: "cat cat"}, vagabond={"at": 5, "items": "boot torch sword-"})
    with company(tmp_path, "root", wood.position()) as people:
        page = unescape(people.host.get(f"/tables/{people.table()}").text)
        [closed] = re.findall(r'<ul class="closed-verbs".*?</ul>', page, re.DOTALL)
        verbs = re.findall(r"<b>(.*?)</b> <small>(.*?) <a class=\"law\"[^>]*>(.*?)</a>", closed)
        assert ("Battle", "You have no sword face up", "Law 9.5.2") in verbs
        assert "Move" not in [verb for verb, _, _ in verbs], "there is a boot"


def test_who_knows_a_card_is_told_once():
    """Everybody reads that cards were drawn; who drew them reads which, and no more."""
    game = woodland(("marquise", "eyrie"), {1: "cat keep"}, hands={"marquise": []}, agenda=[DrawCards(0, 2)])
    read = [entry for entry in game.journal if entry.is_for(0)]
    told = [entry.kind for at, entry in enumerate(read) if at not in told_twice(read)]
    assert told.count("root.drew_what") == 2
    assert "root.drew" not in told
    read = [entry for entry in game.journal if entry.is_for(1)]
    assert told_twice(read) == set()
    assert "root.drew" in [entry.kind for entry in read]


ISLAND = "valley 0,0 A2 B1 capital · cove 1,0 B1 · plains 0,1 A1 · A: conquest · B: bard"


def test_only_who_is_asked_is_told(tmp_path: Path):
    with company(tmp_path, "inis", position_of(ISLAND)) as people:
        table = people.table()

        def look(person: Guest, ask: str, option: str, status: int) -> str:
            wanted = urlencode({"ask": ask, "option": option})
            return person.get(f"/tables/{table}/outlook?{wanted}", status).text

        # given that the host plays a card and must say where clans go
        give(people.host, table, asks(people.host, table)[0]["id"], ["play", "conquest", "season"], 201)
        for ask in asks(people.friend, table):
            give(people.friend, table, ask["id"], "pass", 201)
        asked = asks(people.host, table)[0]
        assert asked["kind"] == "inis.where"
        # then the host is told who stands there, and nobody else is told anything
        assert "Chieftain" in look(people.host, asked["id"], '"valley"', 200)
        assert look(people.friend, asked["id"], '"valley"', 204) == ""
        # nothing is said about what is not asked, or not on offer
        assert look(people.host, "nonsense", '"valley"', 204) == ""
        assert look(people.host, asked["id"], "[1,2,3]", 204) == ""
        # and what cannot be read is refused
        look(people.host, asked["id"], "[" * 90, 400)
        look(people.host, asked["id"], "1" * 5000, 400)
