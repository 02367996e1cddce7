"""The factions. Adding one is a file of its own and a row here."""

from ..rules.rule import enlist
from .alliance import Alliance
from .eyrie import Eyrie
from .marquise import Marquise
from .vagabond import Vagabond

for _faction in (Marquise(), Eyrie(), Alliance(), Vagabond()):
    enlist(_faction)
