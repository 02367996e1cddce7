"""Parlour with everything that a page can show: a board to click, hands of cards, figures, gauges. `app` serves it."""

import json
import os
from html import escape
from pathlib import Path
from typing import Any

from litestar import Litestar

from nemeton.games import GAMES
from nemeton.kernel import Option, Phrase
from nemeton.kernel.beside import Beside
from nemeton.kernel.text import Label, Span, Text, Topic
from nemeton.kernel.values import to_json
from nemeton.site.base.settings import settings_from
from nemeton.site.web.app import create_app
from tests.kernel.parlour.book import card_name, option_phrase, parlour
from tests.kernel.parlour.state import ParlourState, all_cards, suit
from tests.site.parlour_site import known

MOST_GUESTS = 4


def app() -> Litestar:
    """The site, with Parlour on the shelf."""
    GAMES["parlour"] = parlour(draw=draw, text=TEXT, beside=BESIDE)
    return create_app(known(settings_from(os.environ)))


def draw(view: ParlourState, *, seat: int, ask: Any, journal: Any, words: Any, style: bool = True) -> str:
    """A market of three tokens: one that may be bought or lifted is a thing to click."""
    offered = {option[1]: option for option in (ask.options if ask else ()) if _names_a_place(option)}
    stalls = ""
    for place, token in view.market.items():
        name = escape(words.say(Phrase(f"parlour.token_name.{token}")))
        box = f'x="{place * 100 - 90}" y="20" width="80" height="80" rx="8"'
        stalls += f'<rect {box} fill="#e8e0c8" stroke="#333"/><text x="{place * 100 - 50}" y="66" '
        stalls += f'text-anchor="middle" font-size="20" fill="#222">{name}</text>'
        if place in offered:
            answer = escape(json.dumps(to_json(offered[place]), separators=(",", ":")))
            stalls += f'<rect class="hit is-open" {box} fill="#fc0" opacity=".3" data-to="{place}" '
            stalls += f'data-answer="{answer}"/>'
    told = escape(", ".join(words.say(Phrase(f"parlour.token_name.{token}")) for token in view.market.values()))
    label = escape(words.say(Phrase("parlour.name")))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120" width="100%" height="100%" role="img" '
        f'aria-label="{label}"><desc>{told}</desc>{stalls}</svg>'
    )


def _names_a_place(option: Option) -> bool:
    return isinstance(option, tuple) and option[:1] in (("buy",), ("lift",))


def hand(view: ParlourState, seat: int) -> list[str]:
    """The cards that a guest holds."""
    return sorted(held.card for held in view.hands[seat] if held.card)


def card_of(kind: str, option: Option) -> str:
    """The card that an option plays, keeps or takes."""
    match kind, option:
        case "parlour.quarrel", (str(card), int()):
            return card
        case "parlour.draft" | "parlour.take" | "parlour.answer", str(card) if "-" in card:
            return card
    return ""


def figures(view: ParlourState, seat: int) -> list[Phrase]:
    """How many cards a guest holds."""
    return [Phrase("parlour.gained", {"seat": seat, "coins": view.coins[seat]})]


def gauges(view: ParlourState, seat: int) -> str:
    """The purse, as far as it is full."""
    wide = 100 * view.coins[seat] / view.options.goal
    return (
        f'<svg class="purse" viewBox="0 0 100 8" aria-hidden="true"><rect width="{wide}" height="8" fill="#b80"/></svg>'
    )


def board(view: ParlourState, **_drawn: Any) -> list[list[Span]]:
    """The market in letters."""
    return [[Span(" ".join(view.market.values()))]]


def picture(card: str) -> str:
    """The first letter of a suit."""
    return (
        '<svg viewBox="0 0 40 40" aria-hidden="true" focusable="false"><circle cx="20" cy="20" r="18" fill="#8a4a82"/>'
        f'<text x="20" y="28" text-anchor="middle" font-size="22" fill="#fff">{card[0].upper()}</text></svg>'
    )


TEXT = Text(
    words_folder=Path(__file__).parent / "words",
    board=board,
    label=lambda view, kind, option: Label(None, option_phrase(kind, option)),
    topics={card: Topic(card_name(card), Phrase(f"parlour.about.{suit(card)}")) for card in all_cards(MOST_GUESTS)},
    on_table=lambda view: list(view.discard),
    guide=Phrase("parlour.guide"),
)
BESIDE = Beside(figures=figures, gauges=gauges, hand=hand, card_of=card_of, topic_picture=picture)
