"""What Spirit Island says, for the tests of its words; those of the picture are looked at with the picture."""

from collections.abc import Iterable

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.invader_facts import INVADER_CARDS
from nemeton.games.spirit_island.powers.card import ELEMENTS
from nemeton.games.spirit_island.rules.blight import BLIGHT_CARDS
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.kernel import Phrase
from tests.games.speech import Speech

LATIN = {
    "A",
    "B",
    "C",
    "D",
    "NW",
    "NE",
    "W",
    "E",
    "I",
    "II",
    "III",
    "thunderspeaker",
}  # boards, stages, and how a position is written
INNATES = {name: innate for panel in PANELS.values() for name, innate in panel.innates.items()}
PHASES = ("setup", "spirit", "fast", "invader", "slow")
SAMPLES: dict[str, list[object]] = {
    **{value: [0, 1] for value in ("seat", "target", "taker")},
    **{value: ["A3", "A0", "NE0", "D8"] for value in ("land", "start", "end")},
    **{value: ["explorer", "town/1", "city", "dahan"] for value in ("piece", "new")},
    **{value: ["wash_away", "night_terrors"] for value in ("card", "power")},
    "cards": [("wash_away",), ("wash_away", "drought")],
    "fear_card": [*FEAR_CARDS],
    "blight_card": [*BLIGHT_CARDS],
    "invader_card": [*INVADER_CARDS],
    "element": [*ELEMENTS],
    "deck": ["minor", "major"],
    "source": ["energy", "plays", "destroyed", "A3"],
    "action": ["ravage", "build", "explore"],
    "phase": [*PHASES],
    "growth": ["river_surges_in_sunlight.1"],
    "spirit": [*PANELS],
    "boards": [("A", "B")],
    "lands": [("A3", "D8")],
    "how": ["won", "lost", "draw", "goes_on"],
    "good": ["yes", "no"],
    "change": [-1, 0, 1],
    "what": [Phrase("spirit_island.coach.work", {"good": "yes"})],
    **{value: [0, 1, 2, 5, 21] for value in ("count", "levels", "left", "was", "now")},
    **{
        value: [3]
        for value in ("number", "energy", "gained", "cost", "amount", "level", "damage", "earned", "hurt", "presence",
                      "blight", "fear", "range", "adversary", "scenario", "held", "most")
    },
    **{
        value: ["x"]
        for value in ("name", "board", "kind", "speed", "elements", "reach", "text", "one", "other", "source_name",
                      "filter", "complexity", "first", "second", "third", "entry", "step")
    },
}  # fmt: skip

SPIRIT_ISLAND = Speech(
    GAME,
    samples=SAMPLES,
    latin=LATIN,
    seats=("seat", "target", "taker"),
    seated=("spirit_island.seat.river_surges_in_sunlight", "spirit_island.seat.thunderspeaker"),
    proper=("Defend",),
    drawn="spirit_island-draw-",
)


def without_none(names: Iterable[str]) -> list[str]:
    """All adversaries or scenarios but the one that stands for having none."""
    return [name for name in names if name != "none"]
