"""What choosing an answer would lead to, as the page shows it beside the question."""

from typing import NamedTuple

from markupsafe import Markup

import nemeton
from nemeton.kernel import Ask, Option
from nemeton.kernel.beside import NOTHING_BESIDE
from nemeton.kernel.outlook import Chances, Outlook, Remark

from .parts import LawView
from .viewpoint import Viewpoint


class BarView(NamedTuple):
    """A number and its chance: in words, and from 0 to 10 for the style sheet."""

    number: int
    percent: int
    height: int


class ChartView(NamedTuple):
    """The chances of several numbers, in the colour of a seat."""

    title: str
    seat: int
    bars: list[BarView]


class RemarkView(NamedTuple):
    """A sentence with its sign and its law; one that is not sure says what may happen."""

    text: str
    sign: Markup
    law: LawView | None
    sure: bool


class OutlookView(NamedTuple):
    """What is ahead."""

    title: str
    charts: list[ChartView]
    remarks: list[RemarkView]


def has_outlook(game: str) -> bool:
    """Has this game anything to say about what an answer leads to?"""
    return nemeton.rulebooks()[game].beside.outlook is not NOTHING_BESIDE.outlook


def outlook_of(viewpoint: Viewpoint, ask: Ask, option: Option) -> OutlookView | None:
    """What an answer of the reader would lead to, if the game has something to say about it."""
    found: Outlook | None = viewpoint.book.beside.outlook(viewpoint.view, ask, option)
    if found is None:
        return None
    charts = [_chart(viewpoint, chart) for chart in found.charts]
    remarks = [_remark(viewpoint, remark) for remark in found.remarks]
    return OutlookView(viewpoint.speech.plain(found.title), charts, remarks)


def _chart(viewpoint: Viewpoint, chart: Chances) -> ChartView:
    bars = [BarView(bar.number, _percent(bar.chance), max(1, round(10 * bar.chance))) for bar in chart.bars]
    return ChartView(viewpoint.speech.plain(chart.title), chart.seat, bars)


def _percent(chance: float) -> int:
    """As people say it: what may happen is at least one in a hundred, and what may not is never sure."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def _remark(viewpoint: Viewpoint, remark: Remark) -> RemarkView:
    sign = Markup(viewpoint.book.beside.sign(remark.sign)) if remark.sign else Markup("")
    law = viewpoint.law(remark.law) if remark.law else None
    return RemarkView(viewpoint.speech.plain(remark.text), sign, law, remark.sure)
