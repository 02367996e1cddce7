"""Inis in real browsers: whole games to the coronation, by people and with bots; and one clash from a position, with an
answered card, an answer taken back, a reload in its midst, peace refused and peace made."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.games.inis.position import position_of
from tests.site.browser.conftest import Visitors
from tests.site.browser.inis_person import Person, play_on
from tests.site.browser.playing import keep_up
from tests.site.browser.sites import DESKTOP, PHONE, running_site
from tests.site.looking_back import ROWAN, VERA, open_site

pytestmark = pytest.mark.long
MOST_ANSWERS = 1500


@pytest.fixture(scope="module")
def table(data: Path) -> str:
    """A table of Vera and Rowan with a seed that is always the same."""
    with open_site(data) as site:
        return site.table(answers=0, game="inis")


@pytest.fixture(scope="module")
def site(data: Path, table: str) -> Iterator[str]:
    with running_site(data, NEMETON_WINDOWS="0") as address:  # whole games in a hurry: windows close at once
        yield address


def test_two_people_play_a_whole_game(site: str, data: Path, table: str, visits: Visitors) -> None:
    """One at a desk in English, one with a phone in Russian, from the first clan to the coronation."""
    vera = Person(visits(site, screen=DESKTOP).as_person(VERA, data), seed=1)
    rowan = Person(visits(site, language="ru", screen=PHONE).as_person(ROWAN, data), seed=2)
    people = [vera, rowan]
    for person in people:
        person.page.goto(f"/tables/{table}")
        expect(person.page.locator(".pan > svg")).to_be_visible()
    play_on(people, MOST_ANSWERS)
    keep_up(vera.visit, rowan.visit)
    for person in people:
        expect(person.page.locator("#prompt.is-over")).to_be_visible()
        expect(person.page.locator(".seat.has-won")).to_have_count(1)
        assert {"inis.draft", "inis.turn", "inis.peace", "inis.maneuver"} <= set(person.kinds)
        assert {"island", "hand", "pick", "button"} <= set(person.ways)
    assert re.search("crowned", vera.page.locator("#asked").inner_text())
    assert re.search("корол", rowan.page.locator("#asked").inner_text())
    assert vera.table()["result"]["how"] == "king"


def test_one_person_plays_three_bots_to_the_end(site: str, visits: Visitors) -> None:
    visit = visits(site, screen=PHONE)
    page = visit.page
    page.goto("/tables/new?game=inis")
    page.locator("#players").select_option("4")
    expect(page.locator("select[name^=seat-]")).to_have_count(4)
    visit.use(page.locator("button[name=open]"))
    page.wait_for_url(re.compile(r"/tables/(?!new)"))
    person = Person(visit, seed=5)
    # without a choice the house passes for them: they have said so
    visit.use(page.locator("#rail button[popovertarget=more]"))
    visit.use(page.locator("#more form[action$=windows] button"))
    expect(page.locator("#more")).to_be_hidden()
    play_on([person], MOST_ANSWERS)
    expect(page.locator(".seat.has-won")).to_have_count(1)
    assert {"inis.place_first", "inis.draft", "inis.turn"} <= set(person.kinds)
    assert person.table()["result"]["how"] == "king"


HILLS = """
hills 0,0 A4 B3 capital c1
cove 1,0 A2
plains 0,1 A2
moor 1,-1 B2
turn A
A: migration warlord sanctuary
B: geis bard druid
"""


def two_at(position: str, site: str, visits: Visitors) -> tuple[Person, Person]:
    """A host who sets a table up from a position, at a desk; and a guest with a phone who reads Russian."""
    host, guest = visits(site), visits(site, language="ru", screen=PHONE)
    host.page.goto("/positions/new?game=inis")
    host.page.locator("#text").fill(json.dumps(position_of(position)))
    expect(host.page.locator("#position-stage svg").first).to_contain_text("Hills")
    host.page.locator("select[name=seat-1]").select_option("open")
    host.page.locator("button[name=do][value=open]").click()
    host.page.wait_for_url(re.compile(r"/tables/(?!new)"))
    guest.page.goto(host.page.url)
    guest.page.locator("input[name=name]").fill("Ровена")
    guest.use(guest.page.locator(".room-seat button.main"))
    for visit in (host, guest):
        expect(visit.page.locator(".pan > svg")).to_be_visible()
    return Person(host), Person(guest)


def until(people: tuple[Person, Person], person: Person, kind: str) -> None:
    """Whoever could answer a card lets it pass, until this person is asked that."""
    for _ in range(40):
        keep_up(*(one.visit for one in people))
        asked = [one for one in people if one.is_asked]
        for one in asked:
            if one.question()[0]["kind"] == kind and one is person:
                return
        passing = [one for one in asked if one.question()[0]["kind"] == "inis.answer"]
        if passing:
            passing[0].give("inis.answer", "pass")
        else:
            assert not asked, [(one.question()[0]["kind"], one.question()[0]["options"]) for one in asked]
            person.page.wait_for_timeout(50)  # a window closes in its own time
    raise AssertionError(f"nobody is asked {kind}")


def test_a_card_is_answered_and_a_clash_ends_in_peace(tmp_path: Path, visits: Visitors) -> None:
    """Here windows take their time, as they do at a real table."""
    with running_site(tmp_path) as address:
        people = two_at(HILLS, address, visits)
        declare_and_take_back(people[0])
        answer_with_geis(people)
        assert people[0].table()["state"]["tiles"]["hills"]["clans"] == [4, 3]
        fight_and_make_peace(people)
        assert people[0].table()["state"]["tiles"]["hills"]["clans"] == [2, 3]


def declare_and_take_back(host: Person) -> None:
    """Migration is declared group by group; one group is taken back and told anew."""
    host.give("inis.turn", ["play", "migration", "season"])
    host.give("inis.where", "hills")
    host.give("inis.group", ["hills", "cove", 2])
    expect(host.page.locator(".stage .way")).to_have_count(1)
    before = host.visit.ask
    host.page.locator("#undo").click()
    host.visit.wait_for_another_question(before)
    expect(host.page.locator(".stage .way")).to_have_count(0)
    host.give("inis.group", ["hills", "moor", 1])
    host.give("inis.group", "done")


def answer_with_geis(people: tuple[Person, Person]) -> None:
    """The other reads what was declared, and cancels the card; no clan has moved."""
    host, guest = people
    until(people, guest, "inis.answer")
    expect(guest.page.locator("#asked")).to_contain_text("Переселение")
    journal = guest.page.locator("#journal .turn.is-now").text_content() or ""
    assert re.search("хочет передвинуть 1 клан с Холмов на Пустошь", journal), journal
    guest.give("inis.answer", ["play", "geis", "action_played"])
    until(people, guest, "inis.turn")
    expect(host.page.locator("#journal")).to_contain_text("cancels Migration")


def fight_and_make_peace(people: tuple[Person, Person]) -> None:
    """A clash: one shelters, peace is refused, both reload, some withdraw, peace is made."""
    host, guest = people
    guest.give("inis.turn", "pass")
    until(people, host, "inis.turn")
    host.give("inis.turn", ["play", "warlord", "season"])
    until(people, guest, "inis.shelter")
    for person in people:
        expect(person.page.locator("#clash-near .near-walls")).to_be_visible()
    guest.give("inis.shelter", "shelter")
    until(people, guest, "inis.shelter")
    guest.give("inis.shelter", "stay")
    until(people, host, "inis.peace")
    host.give("inis.peace", "agree")
    until(people, guest, "inis.peace")
    guest.give("inis.peace", "fight")
    until(people, host, "inis.maneuver")
    told = host.page.locator("#clash-near").get_attribute("aria-label") or ""
    assert "Salmon: 2 exposed, 1 in citadels." in told
    assert "Boar offers peace. Salmon refuses peace." in told
    # in the midst of it both come back to the same clash and the same question
    asked = host.visit.ask
    for person in people:
        person.page.reload()
        expect(person.page.locator("#clash-near .near-side.is-turn.of-1")).to_be_visible()
    assert host.visit.ask == asked
    # some withdraw, and are seen going while the host says whether more follow
    host.give("inis.maneuver", ["withdraw", "cove", 1])
    expect(host.page.locator(".stage .way")).to_have_count(1)
    expect(host.page.locator("#count-0-hills")).to_have_text("3")
    host.give("inis.withdraw", ["withdraw", "plains", 1])
    until(people, guest, "inis.peace")
    guest.give("inis.peace", "agree")
    until(people, host, "inis.peace")
    host.give("inis.peace", "agree")
    until(people, guest, "inis.turn")
    for person in people:
        expect(person.page.locator("#clash-near")).to_have_count(0)
    expect(guest.page.locator("#journal")).to_contain_text("Сражение на Холмах окончено")
