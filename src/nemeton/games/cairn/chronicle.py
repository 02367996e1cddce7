"""How a game of Cairn went: who built which megalith and how, shamans that came, moved and were banished."""

from collections.abc import Iterator, Sequence

from nemeton.kernel import Entry, Game, Phrase
from nemeton.kernel.chronicle import Because, Chronicler, Figure, Gain, KeyMoment, Past, Share

from .state import MEGALITHS_TO_WIN, CairnState, enemy_of

WAYS = {"cairn.left": "leaving", "cairn.transformed": "transformation"}


def gain(journal: Sequence[Entry], at: int) -> Gain | None:
    """A megalith, by how its shaman came to build it: the latest of the two ways that there are."""
    entry = journal[at]
    if entry.kind != "cairn.scored":
        return None
    way = next((WAYS[told.kind] for told in reversed(journal[:at]) if told.kind in WAYS), "began")
    return Gain(entry.values["seat"], 1, f"cairn.chronicle.source.{way}")


def shares(past: Past) -> Iterator[Share]:
    """Megaliths by how they were built; with some of them a position may have begun."""
    found: dict[str, list[int]] = {}
    for seat, built in enumerate(past.opening.score):
        if built:
            found.setdefault("cairn.chronicle.source.began", [0] * past.players)[seat] = built
    for one in past.gains():
        found.setdefault(one.source, [0] * past.players)[one.seat] += one.gained
    yield from (Share(source, tuple(counts)) for source, counts in sorted(found.items()))


def figures(past: Past) -> Iterator[Figure]:
    """Shamans and stones."""
    for name, kinds in (
        ("turns", ("cairn.turn",)),
        ("added", ("cairn.added",)),
        ("moved", ("cairn.moved",)),
        ("banished", ("cairn.banished",)),
        ("transformed", ("cairn.transformed",)),
        ("activated", ("cairn.activated",)),
    ):
        yield Figure(f"cairn.chronicle.{name}", past.counted(*kinds))


def moments(past: Past) -> Iterator[KeyMoment]:
    """Megaliths that were raised, with who raised them."""
    for at, entry in enumerate(past.journal):
        builds = entry.kind == "cairn.raised" and at + 1 < len(past.journal)
        if builds and past.moments[at] and past.journal[at + 1].kind == "cairn.scored":
            yield KeyMoment(entry.turn, past.moments[at], past.journal[at + 1].values["seat"], (at,))


def why(game: Game[CairnState]) -> Iterator[Because]:
    """The third megalith, a tribe that cannot act, or the same situation for the third time."""
    result, state = game.result, game.state
    if result is None or result.how not in ("points", "blocked", "repetition"):
        return
    if not result.winners:
        yield Because(Phrase("cairn.why.repetition"), "ending")
        return
    seat = result.winners[0]
    values = {"seat": seat, "whom": enemy_of(seat), "count": state.score[seat], "against": state.score[enemy_of(seat)]}
    yield Because(Phrase(f"cairn.why.{result.how}", values), "ending")


CHRONICLER = Chronicler(
    chart="cairn.chronicle.chart",
    goal=MEGALITHS_TO_WIN,
    gain=gain,
    shares=shares,
    figures=figures,
    moments=moments,
    why=why,
)
