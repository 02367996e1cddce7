"""From options to things that are clicked.

An option that names a land, a piece, presence, a track, a growth option, an element, a card, an innate power, a deck or
a spirit is clicked where that lies. Where two things are named the first is chosen, then the second: a piece and where
it is pushed. Several answers at one place become small discs there. Damage: a click on a piece deals as much as it can
take; less is said with the prompt's buttons, and so are answers that are no place (to stop, to be done).
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from nemeton.kernel import Ask, Option

from ..choices import IslandChoice
from ..phrases import VOCABULARY
from ..powers.card import CARDS
from ..rules.presence import TRACKS
from ..state import IslandState


class Click(NamedTuple):
    """One way to click an option: the place that answers, what must be chosen first, and the sign on a disc."""

    option: Option
    place: str
    start: str = ""
    sign: str = ""  # a number, or a sign by its name


def clicks_of(view: IslandState, ask: Ask) -> list[Click]:
    """How the options of an ask are clicked, as far as they name something."""
    choices = [(option, VOCABULARY.choice(ask.kind, option)) for option in ask.options]
    named = [(option, choice) for option, choice in choices if isinstance(choice, IslandChoice)]
    clicks = [click for option, choice in named if (click := click_of(view, ask, option, choice))]
    if any(choice.most for _, choice in named):
        clicks = with_the_most(clicks)
    origins = {click.start for click in clicks if click.start}
    if len(origins) == 1:  # what must be chosen first is clear
        clicks = [click._replace(start="") for click in clicks]
    return clicks


def click_of(view: IslandState, ask: Ask, option: Option, choice: IslandChoice) -> Click | None:
    """How an option is clicked; None if it names nothing."""
    names = choice.__struct_fields__ if choice.clicks is None else choice.clicks
    places = [SPOTS[name](view, ask, choice) for name in names if name in SPOTS]
    if not places:
        return None
    start = places[0] if len(places) > 1 else ""
    return Click(option, places[-1], start, choice.disc(view, ask.seat))


def with_the_most(clicks: Iterable[Click]) -> list[Click]:
    """Of the clicks that share a place the one that does most."""
    found: dict[str, Click] = {}
    for click in clicks:
        best = found.get(click.place, click)
        found[click.place] = max(best, click, key=lambda one: getattr(one.option, one.option.most))
    return list(found.values())


# Where the things lie that choices name


def piece(_view: IslandState, ask: Ask, choice: Any) -> str:
    """A piece where it stands."""
    return f"piece-{where(ask, choice)}-{choice.piece}"


def presence(_view: IslandState, ask: Ask, choice: Any) -> str:
    """Presence of the asked spirit."""
    return f"presence-{where(ask, choice)}-{ask.seat}"


def where(ask: Ask, choice: Any) -> str:
    """The land of what is chosen: its own, or the one in question."""
    return str(getattr(choice, "start", "") or getattr(choice, "land", "") or ask.about["land"])


def power(_view: IslandState, ask: Ask, choice: Any) -> str:
    """A card, or an innate power on the panel."""
    return f"card-{choice.power}" if choice.power in CARDS else f"innate-{ask.seat}-{choice.power}"


def source(_view: IslandState, ask: Ask, choice: Any) -> str:
    """Where presence is taken from."""
    if choice.source == "destroyed":
        return f"destroyed-{ask.seat}"
    return f"track-{ask.seat}-{choice.source}" if choice.source in TRACKS else f"presence-{choice.source}-{ask.seat}"


def study(view: IslandState, ask: Ask, _choice: Any) -> str:
    """The first icon left to do that brings a power card."""
    icons = [icon.do for icon in view.spirits[ask.seat].todo]
    return f"todo-{ask.seat}-{icons.index('gain_power_card')}"


SPOTS: dict[str, Callable[[IslandState, Ask, Any], str]] = {
    "land": lambda _view, _ask, choice: f"land-{choice.land}",
    "end": lambda _view, _ask, choice: f"land-{choice.end}",
    "blight": lambda _view, _ask, choice: f"blight-{choice.land}",
    "piece": piece,
    "presence": presence,
    "card": lambda _view, _ask, choice: f"card-{choice.card}",
    "power": power,
    "deck": lambda _view, _ask, choice: f"deck-{choice.deck}",
    "target": lambda _view, _ask, choice: f"seat-{choice.target}",
    "element": lambda _view, ask, choice: f"element-{ask.seat}-{choice.element}",
    "source": source,
    "growth": lambda _view, ask, choice: f"growth-{ask.seat}-{choice.number}",
    "todo": lambda _view, ask, choice: f"todo-{ask.seat}-{choice.at}",
    "study": study,
}
