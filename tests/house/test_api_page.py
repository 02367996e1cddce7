"""The page of the Python interface (docs/api.md) says what the code says now."""

from typing import Any

import nemeton
from nemeton.kernel import Game
from scripts.api_page import PAGE, ids_of, named, page, public, records_in, signature

RENEW = "this page is stale; renew it with: python scripts/api_page.py"


def test_the_page_is_as_the_code_is():
    assert page() == PAGE.read_text(encoding="utf-8"), RENEW


def test_all_that_a_game_has_is_told():
    told = PAGE.read_text(encoding="utf-8")
    for name in vars(Game):
        if not name.startswith("_") and name not in ("book", "players"):
            assert f"| `{name}" in told, name
    for name in nemeton.__all__:
        assert name in told or name in ("ALL", "PUBLIC"), name


def test_every_record_of_every_state_and_every_card_is_told():
    told = PAGE.read_text(encoding="utf-8")
    for book in nemeton.rulebooks().values():
        for kind in records_in(book.state):
            assert f"#### `{kind.__name__}`" in told
        assert book.text is not None
        known = {one for prefix in named(book) for one in ids_of(book, prefix)}
        assert len(known & set(book.text.topics)) >= 0.5 * len(book.text.topics), book.name


def test_a_new_method_makes_the_page_stale(monkeypatch):
    def sing(self: Game[Any], loudly: bool = False) -> None:
        """Sing a song."""

    monkeypatch.setattr(Game, "sing", sing, raising=False)
    assert ("sing", sing) in list(public(Game))
    assert signature(sing) == "(loudly=False)"
    assert page() != PAGE.read_text(encoding="utf-8")
