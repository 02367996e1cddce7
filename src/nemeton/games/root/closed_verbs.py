"""Verbs of which nothing is on offer: whoever looks for one is told what it takes, with the paragraph of the Law."""

from nemeton.kernel import Ask, Phrase, Pick
from nemeton.kernel.beside import ClosedVerb

from .factions.look import LOOKS
from .phrases import VOCABULARY
from .state import RootState


def closed(view: RootState, ask: Ask) -> list[ClosedVerb]:
    """Those verbs of a question that are neither offered nor refused for a reason of their own."""
    rows = LOOKS[view.factions[ask.seat]].verbs.get(ask.kind, ()) if not isinstance(ask, Pick) else ()
    if not rows:
        return []
    if ask.about.get("left") == 0:
        return [ClosedVerb(Phrase("root.closed.actions"), "", Phrase("root.closed.actions", {}, "why"), ask.law)]
    told = [*ask.options, *(refusal.option for refusal in ask.refused)]
    met = {type(VOCABULARY.choice(ask.kind, option)) for option in told}
    return [
        ClosedVerb(Phrase(f"root.closed.{row.verb}"), row.sign, Phrase(f"root.closed.{row.verb}", {}, "why"), row.law)
        for row in rows
        if met.isdisjoint(row.choices)
    ]
