"""How a game of Inis went: how near each was to a condition of victory, clashes, cards, Deeds."""

from collections.abc import Iterator

from nemeton.kernel import Game, Phrase
from nemeton.kernel.chronicle import Because, Chronicler, Figure, KeyMoment, Past, Share

from .state import TO_WIN, InisState, conditions, met, seats

NAMES = ("led", "holy", "lands")  # in the order of `conditions`
MOST_CLASHES = 3


def measure(state: InisState) -> tuple[float, ...]:
    """Of each seat the condition that it is nearest to."""
    return tuple(max(conditions(state, seat)) for seat in seats(state))


def shares(past: Past) -> Iterator[Share]:
    """The three conditions at the end, and the Deeds that help."""
    state = past.game.state
    reached = [conditions(state, seat) for seat in seats(state)]
    for at, name in enumerate(NAMES):
        yield Share(f"inis.chronicle.condition.{name}", tuple(one[at] for one in reached), TO_WIN)
    if any(state.deeds):
        yield Share("inis.chronicle.condition.deeds", tuple(state.deeds))


def figures(past: Past) -> Iterator[Figure]:
    """Cards, clans, clashes."""
    for name, values in (
        ("cards", past.counted("inis.plays")),
        ("placed", past.counted("inis.placed", count="count")),
        ("moved", past.counted("inis.moved", count="count")),
        ("clashes", past.counted("inis.clash")),
        ("attacks", past.counted("inis.attacks")),
        ("attacked", past.counted("inis.attacks", by="whom")),
        ("lost", past.counted("inis.removed")),
        ("peace", past.counted("inis.offers_peace")),
        ("deeds", past.counted("inis.deed")),
        ("pretended", past.counted("inis.pretender")),
    ):
        yield Figure(f"inis.chronicle.{name}", values)


def moments(past: Past) -> Iterator[KeyMoment]:
    """Assemblies with pretenders and no king, and the clashes that cost most clans."""
    for at, entry in enumerate(past.journal):
        if entry.kind == "inis.no_king" and past.moments[at]:
            yield KeyMoment(entry.turn, past.moments[at], -1, (at,))
    found: list[tuple[int, KeyMoment]] = []
    begun, lost = -1, 0
    for at, entry in enumerate(past.journal):
        if entry.kind == "inis.clash":
            begun, lost = at, 0
        elif entry.kind == "inis.removed" and begun >= 0:
            lost += 1
        elif entry.kind == "inis.clash_over" and begun >= 0:
            seat = past.journal[begun].values["seat"]
            if lost and past.moments[at]:
                found.append((lost, KeyMoment(entry.turn, past.moments[at], seat, (begun, at))))
            begun = -1
    found.sort(key=lambda one: -one[0])
    yield from (moment for _, moment in found[:MOST_CLASHES])


def why(game: Game[InisState]) -> Iterator[Because]:
    """Which conditions the new king meets, with how many Deeds, and how a tie was decided."""
    result, state = game.result, game.state
    if result is None or result.how != "king":
        return
    seat = result.winners[0]
    reached, deeds = conditions(state, seat), state.deeds[seat]
    for missing, name, count in sorted(
        (max(0, TO_WIN - count), name, count) for name, count in zip(NAMES, reached, strict=True)
    ):
        if missing > deeds:
            break
        deeds -= missing
        kind = f"inis.why.{name}_deeds" if missing else f"inis.why.{name}"
        yield Because(Phrase(kind, {"seat": seat, "count": count, "deeds": missing}), "victory")
    best = met(state, seat)
    rivals = [other for other in seats(state) if other != seat and state.pretenders[other]]
    level = [other for other in rivals if met(state, other) == best]
    if level:
        yield Because(Phrase("inis.why.tie", {"seat": seat, "whom": level[0]}), "ending")
    elif rivals:
        second = max(rivals, key=lambda other: met(state, other))
        yield Because(Phrase("inis.why.more", {"seat": seat, "whom": second, "count": met(state, second)}), "ending")


CHRONICLER = Chronicler(
    chart="inis.chronicle.chart",
    measure=measure,
    goal=TO_WIN,
    shares=shares,
    figures=figures,
    moments=moments,
    why=why,
)
