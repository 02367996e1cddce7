"""The pages that are written by scripts/reference.py say what the games say now."""

from nemeton.kernel import Asked, Choice
from scripts.reference import ASKS, STEPS, asks_page, kept, steps_page, typed

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
        assert len(options) > 0.9 * len(wanted), f"{book.name}: {RENEW}"


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
