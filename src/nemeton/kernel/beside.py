"""What a page shows beside the board of a game: figures of each seat, hands, small pictures."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .asks import Ask
from .faces import Face, Held, Sign
from .journal import Entry
from .outlook import Outlook
from .values import Option
from .words import Phrase, Words


class Pin(NamedTuple):
    """Something that a seat points at while people talk: a place, or the way from one place to another."""

    seat: int
    start: str
    end: str = ""


class Pinning(NamedTuple):
    """How people may point at things on the board of a game. Pins belong to the talk, not to the game.

    `places(view)` are the names of what can be pointed at; `word` is what the words call such a name ("land"). In the
    drawing a place has the attribute `data-place`. `season(view)` names the phase: what was pinned in another one is
    gone. The drawing has an empty layer `PINS`, and `draw(view, pins)` is what is put into it.
    """

    places: Callable[[Any], list[str]]
    word: str
    season: Callable[[Any], str]
    draw: Callable[[Any, Sequence[Pin]], str]


PINS = '<g class="pins"></g>'


class Telling(NamedTuple):
    """How the story of a game is told on its board.

    `sorts` says what a line of the journal is about, by its kind without the game's name: "move", "place", "gone",
    "fight", "dice", "card" or "points"; what is not named there is only read. `spot(view, place, eyes)` is where in the
    picture a place lies that a line names, or None; `reach` is how far a ring around it goes. A drawing that wants
    arrows and rings has an empty layer `MARKS`. `origin(before, entry)` is the place from which something came, where
    the line does not tell it. `late` are kinds of lines that are told before all of it has happened, `by_itself` those
    that tell what the game does and no player.
    """

    sorts: Mapping[str, str]
    spot: Callable[[Any, Any, int], tuple[float, float] | None] = lambda _view, _place, _eyes: None
    reach: float = 0
    origin: Callable[[Any, Entry], Any] = lambda _before, _entry: None
    late: frozenset[str] = frozenset()
    by_itself: frozenset[str] = frozenset()


MARKS = '<g class="film-marks"></g>'
PLAIN_TELLING = Telling({})


class NearLine(NamedTuple):
    """What one side has in a place. `spots` are the names under which that can be clicked on the board."""

    seat: int
    drawn: str
    told: tuple[Phrase, ...]
    spots: tuple[str, ...]


class Near(NamedTuple):
    """A place of the board from near: its sign, who rules it (-1: nobody) and why, a line for each side that has
    something there, and what else is to be known. `spots` are the names of what can be clicked and is nobody's."""

    name: Phrase
    drawn: str
    leader: int
    why: Phrase
    lines: tuple[NearLine, ...]
    notes: tuple[Phrase, ...]
    spots: tuple[str, ...]


class NearPlaces(NamedTuple):
    """Places that can be looked at from near. `places(view)` are their names; in the drawing a place has its name as
    `data-closer`. `near(view, place)` is what is seen there in a concealed state."""

    places: Callable[[Any], list[str]]
    near: Callable[[Any, str], Near]


class ClosedVerb(NamedTuple):
    """Something that a player does at this point of the game and of which nothing is on offer now: its name, its sign,
    what it takes, and the law."""

    name: Phrase
    sign: str
    why: Phrase
    law: str


class Beside(NamedTuple):
    """What a game brings for the panels around its board; all of it may be left out.

    `figures(view, seat)` are the public figures of a seat in a concealed state; in a game with scores the first one
    stands behind the score ("of 3 stones"). `gauges(view, seat)` is a drawing of how near the seat is to winning.
    `seat_picture(seat)` and `topic_picture(topic)` are small drawings as SVG.

    Cards are topics of the game's text, which gives them names and words. `hand(view, seat)` lists those that the seat
    holds; only the seat itself is shown them. `card_of(kind, option)` names the card that an option plays or takes:
    such an option is shown as a card, and a card in hand with one such option is itself a way to answer.
    `face(topic)` is what is printed on a card, and `signs()` are the small drawings that it names. `held(view, seat,
    topic)` is what counts towards the levels of a card now, for whoever has it in sight, else for that seat.
    `printed(view, seat)` are the topics that stand on the seat's own board: powers and rules that are always there.

    `seat_of(kind, option)` is the seat that an option points at, or -1: the panel of a seat with one such option is a
    way to answer too. `close_up(view, journal, words)` is markup of what happens now, seen from near; it stands above
    the question. `table_note(players, options)` is a sentence about a table that somebody is setting up, such as how
    difficult it is. `sign(name)` draws the sign that a label names, for a page that has the board.

    `outlook(view, ask, option)` is what choosing an option would lead to, as far as the seat that is asked can know:
    the odds of a battle, what is about to happen in a land. `view` is what that seat sees. `pinning` says where people
    may put pins and arrows, in games that are talked about. `telling` says how what happened is shown on the board.
    `spread(view, ask, words)` are the answers of an ask as markup of the game's own, where buttons with words do not
    do: each is a `<button name="option" value="..." data-answer="...">` with the option as JSON. Without an ask it is
    what those see who look on while somebody answers such a one; else nothing.
    `nearby` are places that become crowded, which a page can show from near. `closed(view, ask)` are verbs of which an
    ask neither offers nor refuses anything: whoever looks for one reads what it takes.
    """

    figures: Callable[[Any, int], list[Phrase]] = lambda _view, _seat: []
    seat_picture: Callable[[int], str] = lambda _seat: ""
    topic_picture: Callable[[str], str] = lambda _topic: ""
    gauges: Callable[[Any, int], str] = lambda _view, _seat: ""
    hand: Callable[[Any, int], list[str]] = lambda _view, _seat: []
    card_of: Callable[[str, Option], str] = lambda _kind, _option: ""
    seat_of: Callable[[str, Option], int] = lambda _kind, _option: -1
    close_up: Callable[[Any, Sequence[Entry], Words], str] = lambda _view, _journal, _words: ""
    outlook: Callable[[Any, Ask, Option], Outlook | None] = lambda _view, _ask, _option: None
    sign: Callable[[str], str] = lambda _name: ""
    table_note: Callable[[int, Any], Phrase | None] = lambda _players, _options: None
    pinning: Pinning | None = None
    face: Callable[[str], Face | None] = lambda _topic: None
    signs: Callable[[], Mapping[str, Sign]] = dict
    held: Callable[[Any, int, str], Held | None] = lambda _view, _seat, _topic: None
    printed: Callable[[Any, int], list[str]] = lambda _view, _seat: []
    telling: Telling = PLAIN_TELLING
    nearby: NearPlaces | None = None
    spread: Callable[[Any, Ask | None, Words], str] = lambda _view, _ask, _words: ""
    closed: Callable[[Any, Ask], list[ClosedVerb]] = lambda _view, _ask: []


NOTHING_BESIDE = Beside()
