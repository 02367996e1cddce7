"""From options to things that are clicked.

An option that names a clearing, a forest, pieces, an item, a card or a player is clicked where that lies; its choice
says where. Where two things are named the first is chosen, then the second: warriors and where they go, a card and what
it is for. Several answers at one place become small discs there, each with a number or a sign. Where some of many are
picked, each is clicked by itself. Answers that are no place (to end, to let an ambush be) are the prompt's alone.
"""

from collections.abc import Iterator

from nemeton.kernel import Ask, Pick, Subsets

from ..choices import Click, RootChoice, Scene, Subset
from ..phrases import VOCABULARY
from ..state import RootState

GROUP = "group-"


def clicks_of(view: RootState, ask: Ask) -> list[Click]:
    """How the options of an ask are clicked, as far as they name something."""
    if isinstance(ask, Pick):
        return list(picked(ask))
    scene = Scene(view, ask)
    found = [(choice, click) for choice, option in offered(ask) for click in choice.clicked(scene, option)]
    origins = {click.start for _, click in found if click.start.startswith(GROUP)}
    if len(origins) == 1 and all(click.start in origins for _, click in found if click.start):
        several = len({click.tint for _, click in found if click.start}) > 1
        found = [
            (choice, click._replace(start=choice.chosen_first(scene) if several else "") if click.start else click)
            for choice, click in found
        ]
    alike: dict[tuple[object, ...], Click] = {}
    for choice, click in found:
        alike.setdefault(click[1:] if choice.merges else click, click)
    return list(alike.values())


def offered(ask: Ask) -> Iterator[tuple[RootChoice, object]]:
    """The choices of an ask, each with the option that it is or tells; mere words are none."""
    for option in ask.options:
        choice = VOCABULARY.choice(ask.kind, option)
        if isinstance(choice, RootChoice):
            yield choice, option


def topics_of(ask: Ask) -> str:
    """What the cards are that an ask names: cards, or leaders and characters in their place."""
    plain = VOCABULARY.asks[ask.kind].plain
    return plain.topics if plain is not None and issubclass(plain, RootChoice) else RootChoice.topics


def picked(ask: Pick) -> Iterator[Click]:
    """What is picked from, each by itself."""
    assert isinstance(ask.options, Subsets)
    subset = VOCABULARY.asks[ask.kind].plain
    assert subset is not None
    assert issubclass(subset, Subset)
    for thing in ask.options.counts:
        yield Click(thing, subset.each.format(seat=ask.seat, each=thing))
