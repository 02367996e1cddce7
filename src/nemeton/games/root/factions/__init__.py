"""The factions. Adding one is a file of its own and a row here."""

from ..rules.rule import enlist
from .alliance.rules import Alliance
from .eyrie.rules import Eyrie
from .marquise.rules import Marquise
from .vagabond.rules import Vagabond

for _faction in (Marquise(), Eyrie(), Alliance(), Vagabond()):
    enlist(_faction)
