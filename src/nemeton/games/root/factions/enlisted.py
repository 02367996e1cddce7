"""All factions take part: the rules and the look of each. Whoever needs all of them while being imported takes
`FACTIONS` from here."""

from ..rules.rule import FACTIONS, enlist
from .alliance.look import AllianceLook
from .alliance.rules import Alliance
from .eyrie.look import EyrieLook
from .eyrie.rules import Eyrie
from .look import LOOKS
from .marquise.look import MarquiseLook
from .marquise.rules import Marquise
from .vagabond.look import VagabondLook
from .vagabond.rules import Vagabond

for _faction, _look in (
    (Marquise(), MarquiseLook()),
    (Eyrie(), EyrieLook()),
    (Alliance(), AllianceLook()),
    (Vagabond(), VagabondLook()),
):
    enlist(_faction)
    LOOKS[_faction.name] = _look

__all__ = ["FACTIONS"]
