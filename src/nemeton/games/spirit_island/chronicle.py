"""How a game of Spirit Island went: invaders, blight and dahan over the turns, fear, the spirits, the score."""

from collections.abc import Iterator

from nemeton.kernel import Game, Phrase
from nemeton.kernel.chronicle import Because, Chronicler, Figure, KeyMoment, Past, Share

from .adversaries import ADVERSARIES
from .island import invaders, presence_lands
from .rules.terror import terror
from .rules.victory import difficulty
from .scenarios import SCENARIOS
from .spirits import PANELS
from .state import IslandState

LINES = tuple(f"spirit_island.chronicle.line.{name}" for name in ("invaders", "blight", "dahan", "fear"))
LAWS = {
    **dict.fromkeys(("terror_1", "terror_2", "terror_3", "fear"), "fear.terror"),
    **dict.fromkeys(("sacrifice", "spirit_destroyed", "time"), "victory"),
    "blight": "blight.card",
    **{how: f"adversary.{name}" for name, own in ADVERSARIES.items() for how in own.endings},
    **{how: f"scenario.{name}" for name, own in SCENARIOS.items() for how in own.endings},
}  # why a game may end, by the rule that says so
TOLD = ("spirit_island.terror", "spirit_island.island_blighted")  # what turns a game


def measure(state: IslandState) -> tuple[float, ...]:
    """Invaders, blight and dahan on the island; fear cards that were earned."""
    lands = state.lands.values()
    return (
        sum(here.explorers + len(here.towns) + len(here.cities) for here in lands),
        sum(here.blight for here in lands),
        sum(len(here.dahan) for here in lands),
        len(state.earned) + len(state.fear_discard),
    )


def shares(past: Past) -> Iterator[Share]:
    """The parts of the score; they sum up to it."""
    state, result = past.game.state, past.game.result
    if result is None or not result.scores:
        return
    players, hard = past.players, difficulty(state)
    left = len(state.invader_deck)
    out = len(state.invader_discard) + len(state.build) + len(state.ravage) + len(state.extra_build)
    out += bool(state.explored)
    dahan = sum(len(here.dahan) for here in state.lands.values()) // players
    blight = sum(here.blight for here in state.lands.values()) // players
    parts = [("won", 10), ("difficulty", 5 * hard), ("cards_left", 2 * left)]
    if not result.winners:
        parts = [("difficulty", 2 * hard), ("cards_out", out)]
    for name, count in (*parts, ("dahan", dahan), ("blight", -blight)):
        if count:
            yield Share(f"spirit_island.chronicle.source.{name}", (count,) * players)


def energy_gained(past: Past) -> tuple[int, ...]:
    """By seat, from the track, by growth, from powers, fear cards and the drowned; a scenario may make cards cost less
    than nothing."""
    found = [0] * past.players
    for entry in past.journal:
        match entry.kind:
            case "spirit_island.energy":
                gained = entry.values["gained"]
            case "spirit_island.gains" | "spirit_island.drowned":
                gained = entry.values["energy"]
            case "spirit_island.plays":
                gained = max(0, -entry.values["cost"])
            case "spirit_island.grows":
                panel = PANELS[past.game.state.spirits[entry.values["seat"]].name]
                icons = (*panel.always, *panel.growth[entry.values["number"]])
                gained = sum(icon.amount for icon in icons if icon.do == "gain_energy")
            case _:
                continue
        found[entry.values["seat"]] += gained
    return tuple(found)


def turned(past: Past) -> int:
    """How many dahan have become something else: swayed by an adversary, or replaced."""
    (swayed,) = past.of_table("spirit_island.swayed")
    replaced = [entry.values["piece"] for entry in past.journal if entry.kind == "spirit_island.replaced"]
    return swayed + replaced.count("dahan")


def figures(past: Past) -> Iterator[Figure]:
    """Of each spirit what it did; of the table fear, towns and cities that fell, ravages."""
    for name, values in (
        ("cards", past.counted("spirit_island.plays")),
        ("powers", past.counted("spirit_island.uses", "spirit_island.uses_on")),
        ("presence", past.counted("spirit_island.presence")),
        ("withered", past.counted("spirit_island.withered")),
        ("energy", energy_gained(past)),
        ("learnt", past.counted("spirit_island.learnt")),
    ):
        yield Figure(f"spirit_island.chronicle.{name}", values)
    fallen = [
        entry.values["piece"]
        for entry in past.journal
        if entry.kind in ("spirit_island.destroyed", "spirit_island.removed")
    ]
    for name, values in (
        ("fear", past.of_table("spirit_island.fear", count="amount")),
        ("fear_cards", past.of_table("spirit_island.earned")),
        *((f"fallen_{piece}", (fallen.count(piece),)) for piece in ("explorer", "town", "city")),
        ("fallen_dahan", (fallen.count("dahan") + turned(past),)),
        ("ravages", past.of_table("spirit_island.ravages")),
        ("blight", past.of_table("spirit_island.blight")),
    ):
        yield Figure(f"spirit_island.chronicle.{name}", values)


def moments(past: Past) -> Iterator[KeyMoment]:
    """A new terror level, the blighted island, and the turns that brought most blight."""
    for at, entry in enumerate(past.journal):
        if entry.kind in TOLD and past.moments[at]:
            yield KeyMoment(entry.turn, past.moments[at], -1, (at,))
    blights: dict[int, list[int]] = {}
    for at, entry in enumerate(past.journal):
        if entry.kind == "spirit_island.blight" and past.moments[at]:
            blights.setdefault(entry.turn, []).append(at)
    for turn in sorted(blights, key=lambda one: -len(blights[one]))[:1]:
        if len(blights[turn]) > 1:
            yield KeyMoment(turn, past.moments[blights[turn][-1]], -1, tuple(blights[turn]))


def why(game: Game[IslandState]) -> Iterator[Because]:
    """What was enough at this terror level, or which loss it was."""
    result, state = game.result, game.state
    if result is None or result.how not in LAWS:
        return
    values = {
        "level": terror(state),
        "count": sum(bool(invaders(here)) for here in state.lands.values()),
        "seat": next((seat for seat in range(game.players) if not presence_lands(state, seat)), None),
    }
    yield Because(Phrase(f"spirit_island.why.{result.how}", values), LAWS[result.how])


CHRONICLER = Chronicler(
    chart="spirit_island.chronicle.chart",
    measure=measure,
    lines=LINES,
    shares=shares,
    figures=figures,
    moments=moments,
    why=why,
)
