"""The handbook: cards are sorted out by tags and found by every word, as sections are; both are read at a table."""

import re
from collections.abc import Iterator

import pytest

import nemeton
from nemeton.games.spirit_island.powers.decks import CARDS as POWERS
from nemeton.kernel import LANGUAGES
from nemeton.site.pages.cards import GROUPS, cards_of, filters_of, matches, tags_of
from nemeton.site.pages.rules import found_in, rules_of
from tests.site.looking_back import Site, open_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        yield opened


def shown(page: str) -> list[str]:
    return re.findall(r'<li class="card-face panel" id="([^"]+)"', page)


def test_cards_are_sorted_out_by_what_is_printed_on_them(site: Site) -> None:
    """Of one group any will do; elements are wanted together; groups hold together."""
    found = shown(
        site.get("/cards/spirit_island?lang=en&kind=major&kind=minor&speed=fast&element=fire&element=air").text
    )
    wanted = {
        name
        for name, card in POWERS.items()
        if card.deck in ("major", "minor") and card.fast and {"fire", "air"} <= set(card.elements)
    }
    assert wanted
    assert set(found) == wanted


def test_filters_and_words_go_together_and_odd_ones_are_left_out(site: Site) -> None:
    page = site.get("/cards/root?lang=en&suit=fox&q=sword&suit=dragon&nonsense=1").text
    assert shown(page)
    for ident in shown(page):
        entry = next(card for card in cards_of("root", "en") if card.id == ident)
        assert "sword" in entry.told
        assert (
            "fox" in {tag.name for tag in entry.topic.face.tags if tag.group == "suit"} if entry.topic.face else False
        )
    assert 'name="suit" value="fox" checked' in page
    assert site.get("/cards/root?" + "&".join(f"suit=x{n}" for n in range(3000))).status_code in (200, 400, 414)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", nemeton.rulebooks())
def test_every_game_has_filters_in_every_language(game: str, language: str) -> None:
    tags = tags_of(game, language)
    assert {tag.group for tag in tags} <= set(GROUPS)
    for group in filters_of(game, language, {}):
        words = [word for _, word, _ in group.tags]
        assert len(set(words)) == len(words), f"{group.group}: two tags are called alike"
        for name, word, is_chosen in group.tags:
            assert word
            assert not is_chosen
            chosen = {group.group: frozenset({name})}
            assert any(matches(card, "", chosen) for card in cards_of(game, language)), name


@pytest.mark.parametrize(
    ("language", "query"),
    [("en", "sacred site earth"), ("ru", "великая огонь святилища"), ("uk", "дахан вогонь")],
)
def test_search_knows_the_words_beside_the_signs(language: str, query: str) -> None:
    """Elements, range and kind are found in the reader's language, though the text does not name them."""
    found = [entry.id for entry in cards_of("spirit_island", language) if matches(entry, query)]
    assert found
    assert len(found) < len(cards_of("spirit_island", language)) / 2
    for entry in cards_of("spirit_island", language):
        assert entry.id in found or not all(word in entry.told for word in query.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", nemeton.rulebooks())
def test_every_section_is_found_by_its_title(game: str, language: str) -> None:
    for section in rules_of(game, language)[1::5]:
        words = section.title.casefold().replace("ё", "е").replace("’", "'").split()
        found = [one.anchor for one in found_in(game, language, words)]
        assert section.anchor in found, section.title


def test_a_search_finds_other_cases_of_a_word(site: Site) -> None:
    """Whoever looks for «цитаделями» means «цитадели» too."""
    part = site.get("/rules/inis?lang=ru&q=цитаделями", hx_request="true").text
    assert "Сражения: цитадели" in part
    cards = {card.id for card in cards_of("inis", "ru") if matches(card, "цитаделями")}
    assert "citadel" in cards


def test_a_search_of_the_rules(site: Site) -> None:
    page = site.get("/rules/root?lang=en&q=ambush").text
    links = re.findall(r'<ol class="found">.*?</ol>', page, re.DOTALL)[0]
    assert re.findall(r'href="#([^"]+)"', links)
    assert all(f'id="{anchor}"' in page for anchor in re.findall(r'href="#([^"]+)"', links))
    part = site.get("/rules/root?lang=en&q=ambush", hx_request="true").text
    assert "<html" not in part
    assert 'class="found"' in part
    assert "No section" in site.get("/rules/root?lang=en&q=zzzz", hx_request="true").text
    assert "<script>x" not in site.get("/rules/root?q=<script>x").text
    assert site.get("/rules/root?q=" + "a" * 5000).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_is_read_in_the_drawer_with_what_stands_below_it(site: Site, language: str) -> None:
    part = site.get(f"/handbook/root?part=rules&at=4.3&lang={language}").text
    assert "<html" not in part
    shown = re.findall(r'id="book-([^"]+)"', part)
    assert shown[0] == "4.3"
    sections = [section.anchor for section in rules_of("root", language)]
    assert shown == sections[sections.index("4.3") :][: len(shown)]
    # what is not there, or is the whole book, gives the contents
    for at in ("nowhere", "x" * 4000, rules_of("root", language)[0].anchor):
        assert 'class="contents"' in site.get(f"/handbook/root?at={at}&lang={language}").text


def test_cards_in_the_drawer_are_few_and_can_be_searched(site: Site) -> None:
    some = site.get("/handbook/spirit_island?part=cards&lang=en").text
    assert some.count("<h3>") == 24
    assert "The first 24" in some
    found = site.get("/handbook/spirit_island?part=cards&lang=en&q=wash+away").text
    assert "Wash Away" in found
    assert found.count("<h3>") < 6
    assert site.get("/handbook/spirit_island?part=cards&at=wash_away").text.count("<h3>") == 1
    assert site.get("/handbook/chess").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_opens_in_large(site: Site, language: str) -> None:
    for game, book in nemeton.rulebooks().items():
        assert book.text is not None
        for topic in list(book.text.topics)[::9]:
            page = site.get(f"/cards/{game}/{topic}?lang={language}").text
            assert 'id="large-card-name"' in page
            assert "<html" not in page
    assert site.get("/cards/inis/nobody").status_code == 404
    assert site.get("/cards/chess/bard").status_code == 404
    assert site.get("/tables/nowhere/cards/bard").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_handbook_tells_how_a_table_works(site: Site, language: str) -> None:
    """Beside every game, in every language, by a button of the drawer; a search from there looks into the rules."""
    texts = set()
    for game in nemeton.rulebooks():
        told = site.get(f"/handbook/{game}?part=how", accept_language=language)
        assert told.status_code == 200
        assert told.text.count("<h4>") == 8
        assert told.text.count("<kbd>") == 6
        assert "site-how" not in told.text
        texts.add(told.text)
    assert len(texts) == 1
    assert site.get("/handbook/root?part=how&q=zzzz").text != texts.pop()
