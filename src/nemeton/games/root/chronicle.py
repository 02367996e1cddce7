"""How a game of Root went: points by where they came from, battles, the luck of the dice.

Every line of the journal that gives points names the law that gives them, so their source is read, never guessed. What
a die could have shown is known at the moment when it has fallen: the clearing is as it was.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from nemeton.kernel import Entry, Game, Phrase
from nemeton.kernel.chronicle import Because, Chronicler, Figure, Gain, KeyMoment, Past, Share

from .cards import BIRD, suit_of
from .factions.look import LOOKS
from .rules.battle import DIE_SIDES, rolled_hits
from .rules.modifiers import ATTACKER, BOTH, DEFENDER, HIGH_DIE, MOST_ROLLED, count
from .state import NOBODY, TO_WIN, RootState
from .steps import BattleEffects

RAZING = "3.2.1"
SHARED = {
    RAZING: "removing",
    "3.2.2": "crafting",
    "V.3.3": "paths",
    "V.3.4": "tower",
    "D.2.2": "hirelings",
    "D.2.3": "hirelings",
    "RB.2.8": "given",
    "RB.3.3": "traits",
}
BEGAN = "root.chronicle.source.began"
CARDS, LANDMARKS, OTHER = "cards", "landmarks", "other"


# Points


def gain(journal: Sequence[Entry], at: int) -> Gain | None:
    """The points of a line, and their source by its law."""
    entry = journal[at]
    if entry.kind not in ("root.scored", "root.lost_points"):
        return None
    number = entry.values["count"] * (1 if entry.kind == "root.scored" else -1)
    return Gain(entry.values["seat"], number, f"root.chronicle.source.{source_of(journal, at)}")


def source_of(journal: Sequence[Entry], at: int) -> str:
    """Where the points of a line come from: a law of everybody, a card, or something of a faction's own."""
    law = journal[at].law
    if law == RAZING:
        return "battle" if in_battle(journal, at) else SHARED[RAZING]
    if law.startswith("card."):
        return CARDS
    if law.startswith("landmark."):
        return LANDMARKS
    own = (look.points_by[law] for look in LOOKS.values() if law in look.points_by)
    return SHARED.get(law) or next(own, OTHER)


def in_battle(journal: Sequence[Entry], at: int) -> bool:
    """Was a battle being fought when a line was told? A position may begin in the middle of one."""
    for entry in reversed(journal[:at]):
        if entry.kind in ("root.battle", "root.battle_over"):
            return entry.kind == "root.battle"
    later = (entry.kind for entry in journal[at:] if entry.kind in ("root.battle", "root.battle_over"))
    return next(later, "") == "root.battle_over"


def shares(past: Past) -> Iterator[Share]:
    """Points by source; they sum up to the score."""
    found: dict[str, list[int]] = {}
    for seat, points in enumerate(past.opening.points):
        if points:
            found.setdefault(BEGAN, [0] * past.players)[seat] = points
    for one in past.gains():
        found.setdefault(one.source, [0] * past.players)[one.seat] += one.gained
    for source in sorted(found, key=lambda name: -sum(found[name])):
        yield Share(source, tuple(found[source]))


# Dice


class Rolled(NamedTuple):
    """What the dice of a battle gave both sides, and what they give on average: the line that tells them, and hits."""

    line: int
    sides: tuple[int, int]
    hits: tuple[int, int]
    average: tuple[float, float]


def note_dice(game: Game[RootState]) -> Rolled | None:
    """The dice have fallen, and nothing else has happened since."""
    state = game.state
    battle = state.battle
    line = next((at for at in reversed(range(len(game.journal))) if game.journal[at].kind == "root.rolled"), None)
    if battle is None or line is None or not battle.rolled or line != len(game.journal) - 1:
        return None
    most = [count(state, battle, MOST_ROLLED, role) for role in BOTH]
    high = bool(count(state, battle, HIGH_DIE, DEFENDER))
    average = mean_hits(most[ATTACKER], most[DEFENDER], defender_takes_high=high)
    return Rolled(line, (battle.attacker, battle.defender), (battle.rolled[0], battle.rolled[1]), average)


def mean_hits(attacker_most: int, defender_most: int, *, defender_takes_high: bool = False) -> tuple[float, float]:
    """The hits that two dice give on average.

    >>> mean_hits(3, 3), mean_hits(1, 0)
    ((2.125, 0.875), (0.9375, 0.0))
    """
    faces = [(one, other) for one, other in product(range(DIE_SIDES), repeat=2)]
    hits = [rolled_hits(dice, attacker_most, defender_most, defender_takes_high=defender_takes_high) for dice in faces]
    return sum(one for one, _ in hits) / len(faces), sum(other for _, other in hits) / len(faces)


def luck(past: Past) -> Figure:
    """Hits that the dice gave, beside what was to be expected."""
    hits, average = [0.0] * past.players, [0.0] * past.players
    rolls = {rolled.line: rolled for rolled in reversed(past.notes)}.values()
    for rolled in rolls:
        for role in BOTH:
            side = rolled.sides[role]
            if side < past.players:
                hits[side] += rolled.hits[role]
                average[side] += rolled.average[role]
    return Figure("root.chronicle.luck", tuple(hits), tuple(round(value, 2) for value in average))


# Figures


def figures(past: Past) -> Iterator[Figure]:
    """Battles, dice, losses, cards, ways."""
    dealt = zip(
        past.counted("root.hits", count="count"), past.counted("root.hits", by="whom", count="other"), strict=True
    )
    rows: list[tuple[str, tuple[float, ...]]] = [
        ("battles", past.counted("root.battle")),
        ("defended", past.counted("root.battle", by="whom")),
        ("hits", tuple(map(sum, dealt))),
    ]
    yield from (Figure(f"root.chronicle.{name}", values) for name, values in rows)
    yield luck(past)
    rows = [
        ("lost", past.counted("root.removed", count="number")),
        ("ambushes", past.counted("root.ambushes")),
        ("drawn", past.counted("root.drew", count="count")),
        ("crafted", past.counted("root.crafted")),
        ("built", past.counted("root.built", "root.token")),
        ("moves", past.counted("root.moved", "root.wanders")),
    ]
    yield from (Figure(f"root.chronicle.{name}", values) for name, values in rows)


def moments(past: Past) -> Iterator[KeyMoment]:
    """Dominance cards and coalitions."""
    for at, entry in enumerate(past.journal):
        if entry.kind == "root.dominance" and past.moments[at]:
            yield KeyMoment(entry.turn, past.moments[at], entry.values["seat"], (at,))


# The end


def why(game: Game[RootState]) -> Iterator[Because]:
    """Thirty points and whence the last came; what a dominance card wanted; whom a coalition takes along."""
    result, state = game.result, game.state
    if result is None or not result.winners:
        return
    seat = result.winners[0]
    if result.how == "points":
        yield by_points(game, seat)
    if result.how == "dominance":
        card = state.dominance[seat]
        kind = "opposite" if suit_of(card) == BIRD else "suit"
        yield Because(Phrase(f"root.why.{kind}", {"seat": seat, "card": card, "suit": suit_of(card)}), "3.3.1")
    if result.how in ("points", "dominance"):
        for partner in result.winners[1:]:
            yield Because(Phrase("root.why.coalition", {"seat": partner, "whom": seat}), "9.2.8")


def by_points(game: Game[RootState], seat: int) -> Because:
    """The score, who came next, and where the last points came from."""
    points, journal = game.state.points, game.journal
    second = max(
        (other for other in range(game.players) if other != seat), key=lambda other: points[other], default=NOBODY
    )
    values: dict[str, Any] = {"seat": seat, "count": points[seat], "whom": second, "other": points[second]}
    lines = (at for at in reversed(range(len(journal))) if journal[at].kind == "root.scored")
    last = next((at for at in lines if journal[at].values["seat"] == seat), None)
    if last is None:
        return Because(Phrase("root.why.points", values), "3.1")
    source = Phrase(f"root.chronicle.source.{source_of(journal, last)}")
    return Because(Phrase("root.why.last_points", values | {"source": source}), "3.1")


CHRONICLER = Chronicler(
    chart="root.chronicle.chart",
    goal=TO_WIN,
    gain=gain,
    stops=(BattleEffects,),
    note=note_dice,
    shares=shares,
    figures=figures,
    moments=moments,
    why=why,
)
