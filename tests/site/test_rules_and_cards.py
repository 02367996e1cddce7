"""Rules and cards: every section has its anchor, every picture is drawn, every card is found in three languages."""

import re
from collections.abc import Iterator

import pytest

import nemeton
from nemeton.kernel import LANGUAGES
from nemeton.site.pages.cards import cards_of, matches
from nemeton.site.pages.rules import has_rules, rules_of
from tests.site.looking_back import Site, open_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        yield opened


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in nemeton.rulebooks() if has_rules(name)])
def test_a_page_of_rules(site: Site, game: str, language: str) -> None:
    page = site.get(f"/rules/{game}?lang={language}").text
    assert page.count("<h1") == 1
    for section in rules_of(game, language):
        assert f'id="{section.anchor}"' in page
    for link in re.findall(r'href="#([^"]+)"', page):
        assert f'id="{link}"' in page
    pictures = re.findall(r'<img src="(/rules/[^"]+)"', page)
    assert pictures
    for path in pictures[:3]:
        picture = site.get(path)
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")


def test_sections_that_journals_name_are_there() -> None:
    """A law in the journal of a game leads to a section of its rules."""
    game = nemeton.start("cairn")
    anchors = {section.anchor for section in rules_of("cairn", "en")}
    for _ in range(40):
        if game.ask is None:
            break
        assert not game.ask.law or game.ask.law in anchors
        game.answer(game.ask.options[0])
    assert {entry.law for entry in game.journal if entry.law} <= anchors


def test_rules_and_pictures_that_are_not_there(site: Site) -> None:
    for path in (
        "/rules/chess",
        "/rules/cairn/pictures/nope/en",
        "/rules/cairn/pictures/setup/xx",
        "/rules/chess/pictures/a/en",
        "/cards/chess",
    ):
        assert site.get(path).status_code == 404


@pytest.mark.parametrize("shelf", ["rules", "cards"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelves_list_the_games(site: Site, shelf: str, language: str) -> None:
    page = site.get(f"/{shelf}?lang={language}").text
    assert page.count("<h1") == 1
    assert f"/{shelf}/cairn" in page


@pytest.mark.parametrize("shelf", ["rules", "cards"])
@pytest.mark.parametrize("game", nemeton.rulebooks())
def test_every_game_is_one_click_away(site: Site, shelf: str, game: str) -> None:
    """A page of rules or cards leads to those of the other games, and the bar stays with the game."""
    page = site.get(f"/{shelf}/{game}?lang=en").text
    switch = re.search(r'<nav class="switch games".*?</nav>', page, re.DOTALL)
    assert switch
    for other in nemeton.rulebooks():
        assert f'href="/{shelf}/{other}"' in switch[0]
    assert f'href="/{shelf}/{game}" aria-current="page"' in switch[0]
    bar = page[: page.index("</header>")]
    assert f'href="/rules/{game}"' in bar
    assert f'href="/cards/{game}"' in bar


def test_the_bar_leads_to_all_games(site: Site) -> None:
    """Away from a game the bar offers the shelves of all games, not the first one."""
    bar = site.get("/?lang=en").text.partition("</header>")[0]
    assert 'href="/rules"' in bar
    assert 'href="/cards"' in bar


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_stands_on_the_wall(site: Site, language: str) -> None:
    page = site.get(f"/cards/cairn?lang={language}").text
    text = nemeton.rulebooks()["cairn"].text
    assert text is not None
    for card in text.topics:
        assert f'id="{card}"' in page
    assert page.count('class="cairn icon"') == len(text.topics)


@pytest.mark.parametrize(
    ("language", "query", "found"),
    [("en", "deer ROCK", "deer_rock"), ("ru", "оленья", "deer_rock"), ("uk", "оленяча", "deer_rock")],
)
def test_cards_are_found_by_words(site: Site, language: str, query: str, found: str) -> None:
    cards = [card.id for card in cards_of("cairn", language) if matches(card, query)]
    if language != "uk":  # the Ukrainian name may be inflected otherwise
        assert found in cards
    page = site.get(f"/cards/cairn?lang={language}&q={query}", hx_request="true")
    assert "<html" not in page.text
    assert all(f'id="{card}"' in page.text for card in cards)


def test_a_search_for_nothing_and_for_anything(site: Site) -> None:
    assert site.get("/cards/cairn?q=zzzz").text.count('class="card-face') == 0
    assert site.get("/cards/cairn?q=%20").text.count('class="card-face') == 17
    assert site.get("/cards/cairn?q=" + "a" * 5000).status_code == 200
    assert "<script>x" not in site.get("/cards/cairn?q=<script>x").text


def test_cards_stand_in_the_order_of_the_alphabet() -> None:
    """In Ukrainian і stands behind и, not behind я."""
    starts = [card.name[:2] for card in cards_of("root", "uk")]
    assert {"Ві", "Во"} <= set(starts)
    assert max(at for at, start in enumerate(starts) if start == "Ві") < starts.index("Во")
