"""What stands beside Cairn's board: the score, who waits in the village, small pictures of tribes and stones."""

from nemeton.kernel import Phrase
from nemeton.kernel.beside import Beside

from .draw.emblems import icon
from .draw.pieces import figure
from .draw.telling import TELLING
from .faces import face
from .field import TRIBES, VILLAGE
from .state import MEGALITHS_TO_WIN, CairnState


def figures(view: CairnState, seat: int) -> list[Phrase]:
    """Of how many megaliths the score is told, then who waits in the village."""
    return [
        Phrase("cairn.beside.built", {"most": MEGALITHS_TO_WIN}),
        Phrase("cairn.beside.village", {"count": view.shamans[seat].count(VILLAGE)}),
    ]


def seat_picture(seat: int) -> str:
    """A shaman of the tribe."""
    shaman = f'<g class="shaman {TRIBES[seat]}">{figure(seat, is_alone=True)}</g>'
    return f'<svg class="cairn icon" viewBox="-32 -48 64 92" aria-hidden="true" focusable="false">{shaman}</svg>'


BESIDE = Beside(figures=figures, seat_picture=seat_picture, topic_picture=icon, face=face, telling=TELLING)
