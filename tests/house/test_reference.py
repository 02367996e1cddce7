"""The pages that are written by scripts/reference.py say what the games say now."""

from collections import Counter

from nemeton.kernel import Asked, Choice
from scripts.reference import ASKS, STEPS, asks_page, kept, steps_page, typed

EVERYWHERE = 20  # questions in which something is on offer that is on offer between all actions
RENEW = "this page is stale; renew it with: python scripts/reference.py"


def test_the_page_of_asks_is_as_the_games_are():
    page = ASKS.read_text(encoding="utf-8")
    assert asks_page(kept(page)) == page, RENEW


def test_the_page_of_steps_is_as_the_games_are():
    assert steps_page() == STEPS.read_text(encoding="utf-8"), RENEW


def test_most_options_have_an_example():
    for book in typed():
        options = kept(ASKS.read_text(encoding="utf-8"))[book.name].options
        wanted = {
            (kind, one.__name__)
            for kind, row in book.vocabulary.asks.items()
            for one in (*row.offers, row.plain)
            if one is not None
        }
        assert options.keys() <= wanted
        asked = Counter(name for _, name in wanted)  # what is on offer everywhere needs an example somewhere
        somewhere = {name for _, name in options}
        assert {name for name in asked if asked[name] > EVERYWHERE} <= somewhere, f"{book.name}: {RENEW}"
        apart = {key for key in wanted if asked[key[1]] <= EVERYWHERE}
        assert len(options.keys() & apart) > 0.9 * len(apart), f"{book.name}: {RENEW}"


class Bow(Choice, tag="bow"):
    """Bow to somebody."""

    whom: int
    game = "cairn"


def test_a_new_option_makes_the_page_of_asks_stale(monkeypatch):
    page = ASKS.read_text(encoding="utf-8")
    book = typed()[0]
    row = book.vocabulary.asks["cairn.action"]
    monkeypatch.setitem(book.vocabulary.asks, "cairn.action", Asked((*row.offers, Bow), row.plain, row.words))
    renewed = asks_page(kept(page))
    assert renewed != page
    assert '| Bow | `["bow", whom]` | whom: number | – | – |' in renewed
