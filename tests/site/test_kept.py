"""What the site keeps of pages and does not make again: never something else, and nothing of another language."""

from random import Random
from typing import Any

import pytest
from markupsafe import Markup

import nemeton
from nemeton.kernel import Game
from nemeton.site.base.cache import RecentCache
from nemeton.site.storage import SeatRow, TableRow
from nemeton.site.tables.table import OpenTable
from nemeton.site.view import render, turns, viewpoint
from nemeton.site.view.parts import AskView, ClosedVerbView, LawView, LineView, RefusalView, TurnView
from nemeton.site.view.refusals import closed_list, refused_list
from nemeton.site.view.turn_lines import lines_of
from nemeton.site.view.viewpoint import Viewpoint


def table_of(game: Game[Any], names: tuple[str, ...]) -> OpenTable:
    """A table where people of these names play a game."""
    row = TableRow(id="t", game=game.book.name, players=game.players, stage="playing", options={}, number=0, rules=1)
    places = enumerate(names)
    seats = [SeatRow(table_id="t", seat=at, kind="person", name=name, own_name=False) for at, name in places]
    return OpenTable(row, seats, game)


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Know nothing that was kept."""
    for module, cache in ((turns, "_turns"), (turns, "_lines"), (viewpoint, "_options"), (viewpoint, "_verbs")):
        monkeypatch.setattr(module, cache, RecentCache(1000))


def words_of(game: Game[Any], names: tuple[str, ...], language: str) -> list[object]:
    """What each seat reads of a game: its questions and its journal."""
    found: list[object] = []
    for seat in range(game.players):
        shown = Viewpoint(table_of(game, names), seat, language)
        found += [shown.asks(), [(turn.turn, turn.seat, turn.lines) for turn in shown.turns()]]
    return found


@pytest.mark.parametrize("name", ["cairn", "root", "inis"])
def test_what_is_kept_reads_as_what_is_made_anew(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables of the same game, names and languages in turn."""
    forget(monkeypatch)
    rng, game = Random(4), nemeton.start(name)
    companies = [tuple(f"{who} {at}" for at in range(game.players)) for who in ("Ada", "<b>Bo")]
    for _ in range(25):
        kept = {(one, tongue): words_of(game, one, tongue) for one in companies for tongue in ("en", "uk")}
        for (one, tongue), told in kept.items():
            forget(monkeypatch)
            assert words_of(game, one, tongue) == told
            assert companies[one == companies[0]][0] not in str(told)
        if game.over:
            break
        ask = game.asks[0]
        game.answer(rng.choice(ask.options), ask.seat)


def test_a_part_with_nothing_to_show_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def nothing(template: str, _language: str, /, **_values: object) -> str:
        made.append(template)
        return "\n"

    monkeypatch.setattr(render, "made", nothing)
    assert render.kept("table/empty.html", "en", table="nobody's") == ()
    assert render.kept("table/empty.html", "en", table="nobody's") == ()
    assert made == ["table/empty.html"]


def test_lines_of_a_turn_are_escaped_and_lead_to_the_law() -> None:
    law = LawView("<Law>", "/rules/cairn#1")
    line = LineView(3, Markup("<b>A</b> moves."), Markup(""), None, law, 7, "move")
    made = "".join(piece for part in lines_of("en", "t", TurnView(1, 0, (line,))) for piece in part)
    assert made == (
        '\n<ol>\n<li id="line-3" data-sort="move" class="of-1"><a class="moment" href="/tables/t/replay?at=7">'
        '<b>A</b> moves.</a> <a class="law" href="/rules/cairn#1" title="Rules: &lt;Law&gt;">§<span class="hidden"> '
        "&lt;Law&gt;</span></a></li>\n</ol></details>"
    )
    begun = "".join(piece for part in lines_of("en", "t", TurnView(2, 1, ())) for piece in part)
    assert begun == '\n<ol>\n<li class="of-2 soft">The turn begins.</li></ol></details>'


def test_refusals_are_escaped_and_told_in_the_readers_language() -> None:
    refusal = RefusalView("<why>", LawView("Law 1", "/r#1"), ("to <a>", "to b"), 2)
    verb = ClosedVerbView("Jump <far>", Markup(""), "no room", None)
    ask = AskView("9", Markup("?"), None, False, [], None, [refusal], "", (verb,))
    english, ukrainian = refused_list("en", ask), refused_list("uk", ask)
    assert "<b>&lt;why&gt;</b>" in english
    assert "to &lt;a&gt;; to b; " in english
    assert english != ukrainian
    assert "<b>Jump &lt;far&gt;</b> <small>no room</small>" in closed_list("en", ask)
