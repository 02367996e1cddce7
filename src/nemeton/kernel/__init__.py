"""The kernel: it knows no game. Asks, agenda, chance, sight, records, journal, forks."""

from .ahead import Ahead
from .asks import AnyOf, Ask, Pick, Question, Refusal, Rule, Standing, Taken, Together, in_parts
from .book import Configuration, Problem, Rulebook
from .calibration import Calibration
from .chance import Chance, Scripted, Sealed, Seeded
from .choices import Asked, Choice, Vocabulary
from .errors import BadPosition, BadRecord, BadSeat, BadSetup, BadWords, CannotUndo, IllegalAnswer, NemetonError
from .game import Game, play_of
from .history import Undoable
from .journal import Entry
from .picking import Subsets
from .play import Play
from .sight import ALL, BLANK, EVERYBODY, PUBLIC, Hidden, concealed, hidden, mix, refill, show
from .state import Result, State
from .steps import Among, Step, any_step, step
from .text import Label, Line, Span, Text, Topic
from .thinking import SkillLevel, Thinking
from .trying import tried
from .values import Option
from .words import LANGUAGES, Naming, Phrase, Words

__all__ = [
    "ALL",
    "BLANK",
    "EVERYBODY",
    "LANGUAGES",
    "PUBLIC",
    "Ahead",
    "Among",
    "AnyOf",
    "Ask",
    "Asked",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSetup",
    "BadWords",
    "Calibration",
    "CannotUndo",
    "Chance",
    "Choice",
    "Configuration",
    "Entry",
    "Game",
    "Hidden",
    "IllegalAnswer",
    "Label",
    "Line",
    "Naming",
    "NemetonError",
    "Option",
    "Phrase",
    "Pick",
    "Play",
    "Problem",
    "Question",
    "Refusal",
    "Result",
    "Rule",
    "Rulebook",
    "Scripted",
    "Sealed",
    "Seeded",
    "SkillLevel",
    "Span",
    "Standing",
    "State",
    "Step",
    "Subsets",
    "Taken",
    "Text",
    "Thinking",
    "Together",
    "Topic",
    "Undoable",
    "Vocabulary",
    "Words",
    "any_step",
    "concealed",
    "hidden",
    "in_parts",
    "mix",
    "play_of",
    "refill",
    "show",
    "step",
    "tried",
]  # fmt: skip
