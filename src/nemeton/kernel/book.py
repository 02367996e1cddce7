"""A rulebook: everything the kernel must be told about one game."""

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from .ahead import Ahead
from .asks import Ask, Standing
from .beside import NOTHING_BESIDE, Beside
from .bounds import OPTIONS, Legal, brief, too_much
from .calibration import Calibration
from .chance import Chance, Scripted
from .choices import NO_VOCABULARY, Vocabulary
from .chronicle import PLAIN, Chronicler
from .coaching import Coach
from .errors import BadSetup
from .explorer import Explorer
from .journal import Entry
from .laid import Laid
from .positions import read_state
from .state import Result, State
from .steps import Step, StepRule, agenda_of, steps_of
from .text import Text
from .thinking import USUAL_THINKING, Thinking
from .values import Option
from .words import Naming, Phrase, Words, words
from .workbench import Workbench

if TYPE_CHECKING:
    from .game import Game
    from .play import Play

S = TypeVar("S", bound=State)


class Problem(NamedTuple):
    """Something about a state that cannot be: the kind of its message and the message's values."""

    kind: str
    values: Mapping[str, Any] = {}


class Configuration(NamedTuple):
    """One way to set the table up, for tests and benchmarks."""

    players: int
    options: Mapping[str, Any] = {}


_KNOWN: "dict[str, Rulebook[Any]]" = {}  # by name, the first of each
LONGEST_HOW = 40  # letters of the word that says how a game ended


@dataclass(kw_only=True, eq=False)
class Rulebook(Generic[S]):
    """One game: its name and table options, how it is set up and played, who may see what, how it is told and drawn."""

    name: str
    rules_version: int
    players: tuple[int, ...]
    state: type[S]
    options: type[msgspec.Struct]
    setup: "Callable[[Play[S], int, Any], None]"
    conceal: Callable[[S, int], S]
    imagine: Callable[[S, int, Random], None]
    check: Callable[[S], Iterable[Problem]]
    judge: Callable[[S, int], float]
    draw: Callable[..., str]
    words_folder: Path
    naming: Naming
    configurations: tuple[Configuration, ...]
    chapters: tuple[ModuleType, ...] = ()  # the modules with rules that run steps (`@step`)
    steps: Mapping[type[Step], StepRule] = dataclasses.field(default_factory=dict)  # by itself those of the chapters
    vocabulary: Vocabulary = NO_VOCABULARY  # all that is asked, and what each option says
    option_phrase: Callable[[str, Option], Phrase] = NO_VOCABULARY.phrase  # by itself as the vocabulary says it
    scores: Callable[[S], tuple[int, ...]] = lambda _state: ()
    standing: "Callable[[Play[S]], Iterable[Standing]] | None" = None
    standing_is_public: bool = False  # may everybody know who can act at any time?
    write: Callable[[S], dict[str, Any]] | None = None  # a position as people read and write it, if not field by field
    read: Callable[[dict[str, Any]], S] | None = None
    carry: Callable[[int, dict[str, Any]], dict[str, Any]] | None = None  # a position of older rules, made one of these
    beginning: Callable[[S], Iterable[Problem]] = lambda _state: ()  # what else must hold where a position begins
    legal: Callable[[S], Legal] | None = None  # what the fields of steps may hold in a state: seats, places, cards
    most_points: int = 10_000  # the highest score with which a game may end
    seats: Callable[[S], int] | None = None  # how many a state is for, where the number of players differs
    seat_names: Callable[[S], tuple[str, ...]] | None = None  # their kinds of words, where they are not always the same
    text: Text | None = None  # how the game looks where there are only letters
    beside: Beside = NOTHING_BESIDE  # what a page shows beside the board
    chronicler: Chronicler = PLAIN  # how a game that is over went
    lay: Callable[..., Laid] | None = None  # `draw` for a page that puts map and boards where it wants them
    turn_entry: str = ""  # the journal's entry with which a turn begins; by itself `<name>.turn`
    decks: tuple[str, ...] = ()  # what is shuffled, rolled and drawn by lot, by the names with which it can be fixed
    dice: tuple[str, ...] = ()
    lots: tuple[str, ...] = ()
    windows: Mapping[str, Option] = dataclasses.field(default_factory=dict)  # asks in which several are asked in
    # secret whether they would answer a card, by kind, each with the answer that lets it pass
    reactions: Mapping[str, Option] = dataclasses.field(default_factory=dict)  # asks in which one seat may react in
    # secret to what another does, by kind, each with the answer that lets it happen
    ahead: Callable[[S, int], Iterable[Ahead]] = lambda _view, _seat: ()  # what a seat may answer in advance
    first_game: Mapping[str, Any] | None = None  # table options to learn the game with: then questions come with hints
    automatic: "Callable[[S, Ask], Option | None] | None" = None  # the answer of a seat for which nobody decides
    automata: Callable[[int, Any, Any], tuple[int, ...]] = lambda _players, _options, _position: ()  # such seats: known
    # from the options of a table, or from a position that somebody has written
    idle_values: Callable[[int, Any, str], frozenset[Any]] = lambda _players, _options, _name: frozenset()  # values of
    # an option that such a table has no use for, so that a form need not offer them
    easy_seats: tuple[str, ...] = ()  # what a newcomer is dealt where a seat has a choice (the table option `seat_1`)
    advice: Callable[[int, Any], Phrase | None] = lambda _players, _options: None  # for whoever opens such a table
    fit_kind: Callable[[Any], str] = lambda _options: (
        ""
    )  # tables that are told apart where it is told who wins how often
    fit_asks: frozenset[str] = frozenset()  # kinds of asks in which somebody chooses what to play, with such figures
    is_cooperative: bool = False  # do all seats win or lose together?
    workbench: Workbench | None = None  # how a position is set up by hand
    explorer: Explorer | None = None  # what many games say about the answers to a question
    hides_hands: bool = True  # does a seat see something that another one may not?

    # For bots
    standings: Callable[[S], tuple[float, ...]] | None = None  # `judge` for every seat, where that costs less
    calibration: Mapping[int, Calibration] = dataclasses.field(default_factory=dict)  # how to read it, by players
    reading: Callable[[S], Calibration] | None = None  # the same, where it depends on more than the number of players
    pauses: frozenset[str] = frozenset()  # kinds of asks with which something new begins in a long turn: judge there
    instinct: "Callable[[Game[S], Ask, Random], Option] | None" = None  # a quick guess at a good answer
    thinking: Thinking = USUAL_THINKING
    coach: Coach | None = None  # how the game tells why its judge likes an answer

    def __post_init__(self) -> None:
        _KNOWN.setdefault(self.name, self)
        self.turn_entry = self.turn_entry or f"{self.name}.turn"
        if self.vocabulary is not NO_VOCABULARY:
            self.option_phrase = self.vocabulary.phrase
        waiting, rules = agenda_of(self.state), self.steps or steps_of(self.chapters)
        odd = [kind.__name__ for kind in {*waiting} ^ {*rules}]
        assert not odd, f"{self.name}: a step that no rule runs, or a rule whose step never waits: {sorted(odd)}"
        self.steps = {kind: rules[kind] for kind in waiting}
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode: Callable[[bytes], S] = msgspec.msgpack.Decoder(self.state).decode

    @property
    def has_windows(self) -> bool:
        """Are several asked in secret whether they would answer?"""
        return bool(self.windows)

    @property
    def passes(self) -> Mapping[str, Option]:
        """All asks in which somebody may react in secret to what another seat does, with the answers that do not."""
        return {**self.windows, **self.reactions}

    def laid(self, view: S, *, seat: int, ask: Ask | None, journal: Sequence[Entry], words: Words) -> Laid:
        """What a seat sees, as a page lays it out; without `lay` all of it is one picture."""
        if self.lay is not None:
            return self.lay(view, seat=seat, ask=ask, journal=journal, words=words)
        return Laid((self.draw(view, seat=seat, ask=ask, journal=journal, words=words, style=False),))

    def words(self, language: str, state: S | None = None) -> Words:
        """This game's words in a language; with a state, its seats bear the names that they have in it."""
        known = words(language, self.words_folder, self.naming)
        return known if state is None else self.seated(known, state)

    def seated(self, known: Words, state: S) -> Words:
        """Words in which the seats bear the names that they have in a state."""
        return known if self.seat_names is None else known.with_seats(self.seat_names(state))

    def prompt(self, ask: Ask, language: str, state: S | None = None) -> str:
        """What the ask says, in one sentence."""
        return self.words(language, state).say(Phrase(ask.kind, {**ask.about, "seat": ask.seat}))

    def option_text(self, kind: str, option: Option, language: str, state: S | None = None) -> str:
        """What an option of an ask says."""
        return self.words(language, state).say(self.option_phrase(kind, option))

    def hint(self, kind: str) -> Phrase:
        """What an ask of a kind is about, for somebody who meets it for the first time; not every game says that."""
        return Phrase(kind.replace(".", ".hint.", 1))

    def ended(self, result: Result) -> Phrase:
        """How a game ended, with the winner, if there is one, and whoever has won together with that seat."""
        first, partner, *_ = (*result.winners, None, None)
        return Phrase(f"{self.name}.how.{result.how}", {"seat": first, "partner": partner})

    def read_options(self, given: Mapping[str, Any] | None) -> Any:
        """The table options, checked; those not given take their defaults."""
        fields = msgspec.structs.fields(self.options)
        known = tuple(field.name for field in fields)
        if not isinstance(given, Mapping | None):
            raise BadSetup("setup/unknown_option", game=self.name, option=brief(given), known=known)
        given = dict(given or {})
        for name in given:
            if name not in known:
                raise BadSetup("setup/unknown_option", game=self.name, option=brief(name), known=known)
        for field in (field for field in fields if field.name in given):
            value = given[field.name]
            try:
                if too_much(value, OPTIONS):
                    raise msgspec.ValidationError
                msgspec.convert(value, field.type)
            except msgspec.ValidationError:
                raise BadSetup(
                    "setup/bad_option",
                    game=self.name,
                    option=field.name,
                    value=brief(value),
                    known=legal_values(field.type),
                ) from None
        return msgspec.convert(given, self.options)

    def check_chance(self, chance: Chance) -> None:
        """What a script fixes by name must be something that this game shuffles, rolls or draws."""
        if isinstance(chance, Scripted):
            for sort in ("decks", "dice", "lots"):
                known: tuple[str, ...] = getattr(self, sort)
                for name in getattr(chance, sort):
                    if name not in known:
                        raise BadSetup("setup/fixed", game=self.name, sort=sort, name=brief(name), known=known)

    def write_position(self, state: S) -> dict[str, Any]:
        """The state as JSON-ready data that people can read and write."""
        written: dict[str, Any] = self.write(state) if self.write else msgspec.to_builtins(state, str_keys=True)
        return written

    def read_position(self, data: Any) -> S:
        """The state that such data describes; all that is wrong with it is said."""
        return read_state(self, data)

    def seats_of(self, state: S) -> int:
        """How many a state is for."""
        return self.seats(state) if self.seats else self.players[0]

    def can_end(self, result: Result, players: int) -> bool:
        """Is this an end that a game of so many can have: known by its words, its winners and scores by seat?"""
        everyone = range(players)
        return (
            len(result.how) <= LONGEST_HOW
            and self.words("en").knows(self.ended(result).kind)
            and len(set(result.winners)) == len(result.winners)
            and all(winner in everyone for winner in result.winners)
            and len(result.scores) in (0, players)
            and all(-self.most_points <= score <= self.most_points for score in result.scores)
        )


def known_book(name: str) -> Rulebook[Any] | None:
    """The rulebook of a game, if it was made already."""
    return _KNOWN.get(name)


def legal_values(kind: Any) -> tuple[str, ...]:
    """The values that a table option may take, as they are written; for one without a list, its bounds.

    >>> from typing import Annotated, Literal
    >>> legal_values(Literal["all", "beginner"]), legal_values(bool)
    (('all', 'beginner'), ('true', 'false'))
    >>> legal_values(Annotated[int, msgspec.Meta(ge=2, le=6)])
    ('2 – 6',)
    """
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.LiteralType(values=values):
            return tuple(str(value) for value in values)
        case msgspec.inspect.BoolType():
            return "true", "false"
        case msgspec.inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return (f"{least} – {most}",)
    return (str(getattr(kind, "__name__", kind)),)
