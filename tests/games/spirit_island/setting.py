"""How a position of Spirit Island is put together from what a test wants."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from nemeton.games.spirit_island import GAME, positions
from nemeton.games.spirit_island.adversaries import ADVERSARIES
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.invader_facts import INVADER_CARDS, NORMAL_DECK
from nemeton.games.spirit_island.island import board_of, distances_from, geography, is_ocean
from nemeton.games.spirit_island.pieces import put
from nemeton.games.spirit_island.positions import PIECES
from nemeton.games.spirit_island.powers.decks import MAJORS, MINORS, PROGRESSIONS
from nemeton.games.spirit_island.rules.blight import BLIGHT_CARDS
from nemeton.games.spirit_island.rules.resources import elements as elements_of
from nemeton.games.spirit_island.rules.terror import pool
from nemeton.games.spirit_island.spirits import PANELS, PRESENCE
from nemeton.games.spirit_island.state import Happened, IslandState, Land, Marks, Spirit
from nemeton.games.spirit_island.steps import Turn
from nemeton.kernel import Step, hidden

SPIRITS, SHORT = positions.SPIRITS, positions.WORDS  # spirits by short name, and the other way round
ELEMENT_NAMES = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")
Words = Mapping[str, str]  # land: what stands there


@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What a test wants of a position, beside what stands on the island."""

    agenda: Iterable[Step] = ()  # first things first
    phase: Any = "fast"
    turn: int = 2
    boards: str | tuple[str, ...] = (
        ""  # one per seat; "A", "AB", "ABC", "ABCD" by default, on the map those of the book
    )
    watched: bool = True  # a city stands far away, so that nobody wins
    options: Mapping[str, Any] = field(default_factory=dict)
    state: Mapping[str, Any] = field(default_factory=dict)  # any other field of the state

    # Of each spirit, by its short name. Own cards that are nowhere else are in hand, or forgotten where a hand is
    # given; elements are so much in all, cards and tracks included: "3 sun water".
    energy: Mapping[str, int] = field(default_factory=dict)
    elements: Mapping[str, str] = field(default_factory=dict)
    open: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # slots of both tracks
    hand: Mapping[str, Sequence[str]] = field(default_factory=dict)
    played: Mapping[str, Sequence[str]] = field(default_factory=dict)
    discard: Mapping[str, Sequence[str]] = field(default_factory=dict)
    having: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # any other field of a spirit

    # Decks: the first named card is drawn next, all others lie below.
    minors: Sequence[str] = ()
    majors: Sequence[str] = ()
    minor_discard: Sequence[str] = ()
    major_discard: Sequence[str] = ()

    # Invaders, fear and blight
    invader_deck: Sequence[str] | None = None
    build: Sequence[str] = ()
    ravage: Sequence[str] = ()
    extra_build: Sequence[str] = ()
    marks: Mapping[str, Marks] = field(default_factory=dict)
    fear: int = 0
    earned: Sequence[str] = ()
    fear_deck: Sequence[str] | None = None
    terror: int = 1  # the fear deck lacks so many groups, less one
    blight: int = 10
    blight_card: str = "downward_spiral"
    is_blighted: bool = False


def state_of(where: Words, names: Sequence[str], wishes: Wishes) -> IslandState:
    """The whole state."""
    chosen = GAME.read_options({"blight_card": wishes.blight_card, **wishes.options})
    boards = [*(wishes.boards or positions.usual_boards(chosen, len(names)))]
    lands = lands_with(where, names, boards, wishes.watched)
    spirits = [
        spirit_with(name, sum(here.presence[seat] for here in lands.values()), wishes)
        for seat, name in enumerate(names)
    ]
    minors, majors = power_decks(spirits, chosen.progression, wishes)
    invaders, fears = invaders_of(chosen, wishes), fears_of(chosen, wishes)
    blights = [wishes.blight_card] if wishes.blight_card != "none" else []
    island = IslandState(
        agenda=[*wishes.agenda, Turn()][::-1],
        turn=wishes.turn,
        options=chosen,
        boards=boards,
        spirits=spirits,
        lands=lands,
        marks=dict(wishes.marks),
        phase=wishes.phase,
        done=[False] * len(names),
        invader_deck=hidden(invaders.deck[::-1]),
        build=[*wishes.build],
        ravage=[*wishes.ravage],
        extra_build=[*wishes.extra_build],
        has_extra=bool(wishes.extra_build) or (chosen.adversary == "england" and chosen.level >= 3),
        invader_discard=[],
        explored_lands=[],
        fear=wishes.fear,
        fear_deck=hidden(fears.deck[::-1]),
        fear_groups=fears_by_level(chosen),
        earned=hidden(wishes.earned),
        fear_discard=fears.discard,
        blight_card=hidden(blights),
        is_blighted=wishes.is_blighted,
        blight=wishes.blight,
        box=hidden([*invaders.box, *fears.box, *(card for card in BLIGHT_CARDS if card not in blights)]),
        minors=hidden(minors[::-1]),
        majors=hidden(majors[::-1]),
        minor_discard=[*wishes.minor_discard],
        major_discard=[*wishes.major_discard],
        forbidden=[],
        wards=[],
        happened=Happened(),
    )
    for name, value in wishes.state.items():
        setattr(island, name, value)
    assert island.fear < pool(island), "so much fear has earned a card"
    return island


# The island


def counted(text: str) -> Iterable[tuple[str, int]]:
    """The words of a text with their numbers.

    >>> list(counted("2 explorer town/1"))
    [('explorer', 2), ('town/1', 1)]
    """
    number = 1
    for word in text.split():
        if word.isdigit():
            number = int(word)
        else:
            yield word, number
            number = 1


def spirits_in(where: Words) -> list[str]:
    """The spirits that are somewhere, in the order in which they are written."""
    return list(dict.fromkeys(word for text in where.values() for word, _ in counted(text) if word in SPIRITS))


def lands_with(where: Words, names: Sequence[str], boards: Sequence[str], watched: bool) -> dict[str, Land]:
    """All lands, and what stands there."""
    neighbours = geography(tuple(boards)).neighbours
    lands = {land: Land([0] * len(names)) for land in neighbours}
    if "ocean" in names:
        lands |= {f"{board}0": Land([0] * len(names)) for board in boards}
    for land, text in where.items():
        here = lands[land]
        for word, number in counted(text):
            for _ in range(number):
                if word in SPIRITS:
                    here.presence[names.index(word)] += 1
                elif word == "blight":
                    here.blight += 1
                else:
                    assert word.partition("/")[0] in PIECES, word
                    put(here, word)
    if watched:
        named = [distances_from(f"{board_of(land)}1" if is_ocean(land) else land, neighbours) for land in where]
        put(lands[max(neighbours, key=lambda land: (min(far[land] for far in named), land))], "city")
    return lands


# Spirits


def spirit_with(name: str, there: int, wishes: Wishes) -> Spirit:
    """A spirit by its short name, with so much presence on the island."""
    having = wishes.having.get(name, {})
    hand, played, discard = ([*cards.get(name, ())] for cards in (wishes.hand, wishes.played, wishes.discard))
    if name not in wishes.hand:
        used = {*played, *discard, *having.get("forgotten", ())}
        hand = [card for card in PANELS[SPIRITS[name]].powers if card not in used]
    spirit = panel(SPIRITS[name], there, wishes.open.get(name), [hand, played, discard])
    spirit.energy = wishes.energy.get(name, 0)
    for attribute, value in having.items():
        setattr(spirit, attribute, value)
    lacking = Counter(dict(counted(wishes.elements.get(name, ""))))
    lacking.subtract(dict(zip(ELEMENT_NAMES, elements_of(spirit), strict=True)))
    spirit.elements = spirit.elements | {element: more for element, more in lacking.items() if more > 0}
    return spirit


def panel(name: str, there: int, wanted: tuple[int, int] | None, piles: Sequence[list[str]]) -> Spirit:
    """A spirit's panel, with the tracks so far open that no more than all presence is used: where it is not said how
    far, card plays are opened first. Presence that is neither on the island nor on the tracks is destroyed."""
    tracks = PANELS[name].energy, PANELS[name].plays
    slots = [*wanted] if wanted else [1, 1]

    def left() -> int:
        return PRESENCE - there - sum(len(track) - slot for track, slot in zip(tracks, slots, strict=True))

    while left() < 0:
        assert wanted is None, "more presence than there is"
        slots[1 if slots[1] < len(tracks[1]) else 0] += 1
    own = [card for pile in piles for card in pile]
    forgotten = [card for card in PANELS[name].powers if card not in own]
    return Spirit(name, piles[0], slots, played=piles[1], discard=piles[2], forgotten=forgotten, destroyed=left())


# Decks


class Cards(NamedTuple):
    """Where the cards of a kind are, beside those that lie open."""

    deck: list[str]
    discard: list[str]
    box: list[str]


def power_decks(spirits: Sequence[Spirit], progression: bool, wishes: Wishes) -> tuple[list[str], list[str]]:
    """Both power decks without what is somewhere else."""
    if progression and all(spirit.name in PROGRESSIONS for spirit in spirits):
        return [*wishes.minors], [*wishes.majors]
    out = {*wishes.minors, *wishes.majors, *wishes.minor_discard, *wishes.major_discard}
    for spirit in spirits:
        out |= {*spirit.hand, *spirit.played, *spirit.discard, *spirit.drawn}
        out |= {*PROGRESSIONS.get(spirit.name, ())} if progression else set()
    minors, majors = ([card for card in deck if card not in out] for deck in (MINORS, MAJORS))
    return [*wishes.minors, *minors], [*wishes.majors, *majors]


def invaders_of(chosen: Any, wishes: Wishes) -> Cards:
    """The invader deck as the adversary orders it, or as it is wanted; the rest stays in the box."""
    open_cards = [*wishes.build, *wishes.ravage, *wishes.extra_build]
    left = [card for card in INVADER_CARDS if card not in open_cards]
    deck = [*(wishes.invader_deck or ())]
    if wishes.invader_deck is None:
        codes = [level.deck for level in ADVERSARIES[chosen.adversary].levels[: chosen.level + 1] if level.deck]
        for stage in codes[-1] if codes else NORMAL_DECK:
            wanted = (card for card in left if card not in deck and str(INVADER_CARDS[card].stage) == stage)
            deck += [card for card in [next(wanted, "")] if card]
    return Cards(deck, [], [card for card in left if card not in deck])


def fears_by_level(chosen: Any) -> tuple[int, int, int]:
    """How many fear cards lie in each terror level."""
    groups: tuple[int, int, int] = ADVERSARIES[chosen.adversary].levels[chosen.level].fear
    return groups


def fears_of(chosen: Any, wishes: Wishes) -> Cards:
    """The fear deck as far as terror has come, or as it is wanted; what has been earned before is discarded."""
    groups, first = fears_by_level(chosen), [*(wishes.fear_deck or ())]
    cards = [*first, *(card for card in FEAR_CARDS if card not in [*first, *wishes.earned])]
    left = len(first) if wishes.fear_deck is not None else sum(groups[wishes.terror - 1 :])
    gone = left + max(0, sum(groups) - left - len(wishes.earned))
    return Cards(cards[:left], cards[left:gone], cards[gone:])
