"""What all readers of a position see alike: drawn once for all seats, and laid under what each may choose. Spirits hide
nothing from each other, so that is nearly all of the picture."""

from collections.abc import Sequence
from typing import NamedTuple

from nemeton.drawing.shared import SharedParts
from nemeton.drawing.targets import Spots
from nemeton.kernel import Entry, Words

from ..island import is_ocean, oceans_in_play
from ..sight import WRITE
from ..state import IslandState
from .commons import commons
from .geometry import Isle
from .layout import COMMONS, panel_part, placed
from .outlook import coming, may_come
from .panel import Page, chosen_growth, is_busy, panel
from .pieces import standing_things, told_spots, travellers
from .words import description, land_told

MOST_SCENES, MOST_PANELS = 64, 400


class Scene(NamedTuple):
    """A position without what may be chosen in it: what stands on the island, what has just moved there, the invaders'
    side and the panels, all places, and the position in words."""

    standing: tuple[str, ...]
    ways: str
    parts: dict[str, str]
    spots: Spots
    told: str
    journal: Sequence[Entry]  # its entries name the scene, so they stay in memory as long as it does


class DrawnPanel(NamedTuple):
    """The panel of a spirit, and its places."""

    drawn: str
    spots: Spots


_scenes = SharedParts[Scene](MOST_SCENES)
_panels = SharedParts[DrawnPanel](MOST_PANELS)


def scene_of(view: IslandState, land: Isle, journal: Sequence[Entry], words: Words) -> Scene:
    """What everybody sees who reads the same journal. The places are a copy of its own."""
    name = words, WRITE.encode(view), tuple(map(id, journal))
    scene = _scenes.get(name, lambda: drawn_scene(view, land, journal, words))
    return scene._replace(spots=scene.spots.copy())


def drawn_scene(view: IslandState, land: Isle, journal: Sequence[Entry], words: Words) -> Scene:
    """A position in which nothing may be chosen."""
    spots = Spots()
    parts = {COMMONS: commons(view, words, spots)}
    for seat in range(len(view.spirits)):
        own = panel_of(view, seat, journal, words)
        parts[panel_part(seat)] = own.drawn
        spots.add_all(own.spots)
    outlook = coming(view)
    oceans = set(oceans_in_play(view))
    shown = [name for name in view.lands if not is_ocean(name) or name in oceans or any(view.lands[name].presence)]
    grounds = [placed(view, name, outlook.get(name, [])) for name in shown]
    told_spots(view, land, grounds, spots)
    told = {name: land_told(view, name, outlook.get(name, []), words) for name in shown}
    standing = standing_things(view, grounds, set(may_come(view)), told, words)
    ways = travellers(view, land, grounds, journal)
    return Scene(standing, ways, parts, spots, description(view, told, words), journal)


def panel_of(view: IslandState, seat: int, journal: Sequence[Entry], words: Words) -> DrawnPanel:
    """The panel of a spirit. Beside the spirit it shows whether anything is to be done with it, how it grows this turn,
    and what its cards cost, which a scenario may change."""
    page = Page(view, seat, words, Spots(), journal)
    name = words, seat, WRITE.encode(page.spirit), is_busy(view, seat), chosen_growth(page), view.options.scenario
    return _panels.get(name, lambda: DrawnPanel(panel(page), page.spots))
