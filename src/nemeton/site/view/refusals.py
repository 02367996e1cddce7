"""What may not be done now, below the answers: made here, each line once, because it stays while the answers change."""

from functools import lru_cache

from markupsafe import Markup, escape

from nemeton.kernel import Phrase

from ..words import site_words
from .parts import AskView, ClosedVerbView, LawView, RefusalView


def refused_list(language: str, ask: AskView) -> Markup:
    """What a player would expect but may not do, by reason; folded."""
    lines = Markup("").join([_refused(language, refusal) for refusal in ask.refused])
    summary = _said(language, "site.table.refused")
    return Markup(
        f'<details class="refused" id="refused-{ask.id}"><summary>{summary}</summary>\n<ul>{lines}</ul></details>'
    )


def closed_list(language: str, ask: AskView) -> Markup:
    """Verbs of which nothing is on offer."""
    lines = Markup("").join([_closed(verb) for verb in ask.closed])
    return Markup(f'<ul class="closed-verbs" aria-label="{_said(language, "site.outlook.closed")}">{lines}</ul>')


@lru_cache(5_000)
def _refused(language: str, refusal: RefusalView) -> Markup:
    told = escape("; ".join(refusal.options))
    if refusal.more:
        told += Markup("; ") + _said(language, "site.table.and_more", count=refusal.more)
    law = f" {_law(refusal.law, _said(language, 'site.table.law', law=refusal.law.name))}" if refusal.law else ""
    return Markup(f'<li><b>{escape(refusal.reason)}</b>{law}<br><span class="soft">{told}</span></li>')


@lru_cache(5_000)
def _closed(verb: ClosedVerbView) -> Markup:
    sign = f'<span class="verb-sign">{escape(verb.sign)}</span>' if verb.sign else ""
    law = f" {_law(verb.law, escape(verb.law.name))}" if verb.law else ""
    return Markup(
        f"<li>{sign}<span><b>{escape(verb.heading)}</b> <small>{escape(verb.reason)}{law}</small></span></li>"
    )


def _law(law: LawView, called: Markup) -> str:
    return f'<a class="law" href="{escape(law.address)}">{called}</a>'


def _said(language: str, kind: str, **values: object) -> Markup:
    return escape(site_words(language).say(Phrase(kind, values)))
