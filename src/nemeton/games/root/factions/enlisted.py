"""All factions take part. Whoever needs all of them while being imported takes `FACTIONS` from here."""

from ..rules.rule import FACTIONS, enlist
from .alliance.rules import Alliance
from .eyrie.rules import Eyrie
from .marquise.rules import Marquise
from .vagabond.rules import Vagabond

for _faction in (Marquise(), Eyrie(), Alliance(), Vagabond()):
    enlist(_faction)

__all__ = ["FACTIONS"]
