"""What Root says, for the tests of its words."""

from nemeton.games.root import GAME
from nemeton.games.root.cards import CARDS, ITEM_SUPPLY, QUESTS
from nemeton.games.root.factions.corvids.board import KINDS as PLOTS
from nemeton.games.root.factions.duchy.board import MINISTERS, RANKS
from nemeton.games.root.factions.eyrie.board import COLUMNS, LEADERS
from nemeton.games.root.factions.riverfolk.board import SERVICES
from nemeton.games.root.factions.vagabond.characters import CHARACTERS
from nemeton.games.root.factions.vagabond.relations import RELATIONS
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.kernel import Phrase
from tests.games.speech import Speech

# Names in positions, the same in every language.
LATIN = {"royal_claim", "suits", "agenda", "active", "prepare", "pledge", "A", "B", "C", "D"}
PIECES = ("warrior", *(piece for own in FACTIONS.values() for piece in own.piece_counts))
ITEMS = (*ITEM_SUPPLY, "torch")
FORESTS = ("any", *sorted({forest for one in MAPS.values() for forest in one.forests}))
SUITS = ("fox", "rabbit", "mouse", "bird", "any")
SEATED = tuple(f"root.seat.{faction}" for faction in FACTIONS)
SAMPLES: dict[str, list[object]] = {
    "picked": [0, 1, 2, 5],
    "faction": [*FACTIONS],
    "forest": ["f1", "f8"],
    "seat": [0, 1, 2, 3],
    "partner": [None, 2],
    **{value: [1, 2, 3, -1] for value in ("whom", "attacker", "defender", "by", "of")},
    **{value: [*CARDS] for value in ("card", "paid")},
    "cards": [("cobbler",), ("cobbler", "anvil"), 3],
    **{value: [1, 12, "burrow"] for value in ("where",)},
    "to": [1, 12, "f1", "f8", "burrow"],
    "origin": [1, 12, 0, "burrow"],
    "places": [(1,), (2, 12)],
    **{value: [*ITEMS] for value in ("item", "stand_in")},
    "items": [("boot",), ("boot", "tea")],
    "quest": [*QUESTS],
    "quests": [("escort_mouse",)],
    "suit": [*SUITS[:4]],
    "piece": [*PIECES],
    "service": [*SERVICES],
    "services": [("riverboats",), ("hand_card", "hand_card")],
    "plot": [*PLOTS],
    "plots": [("bomb",), ("bomb", "raid")],
    "column": [*COLUMNS],
    "leader": [*LEADERS],
    "character": [*CHARACTERS],
    "minister": [*MINISTERS],
    "ministers": [("banker",), ("mayor", "banker")],
    "rank": [*RANKS],
    "place": [*RELATIONS],
    "effect": ["armorers", "swift_strike"],
    "how": ["points", "dominance"],
    "law": ["3.1", "5.1.3"],
    "source": [Phrase("root.chronicle.source.building")],
    "phase": ["setup", "birdsong", "daylight", "evening"],
    "first": [0, 1],
    "hated": [0, 1],
    **{value: [0, 1, 2, 5, 21] for value in ("count", "left", "number", "points", "other")},
    **{value: [3] for value in ("most", "turn", "high", "low", "extra", "supply", "warriors", "ready", "shown")},
    **{
        value: ["x"]
        for value in (
            "name",
            "one",
            "text",
            "cost",
            "suits",
            "chosen",
            "columns",
            "kind",
            "deed",
            "parts",
            "status",
            "rest",
        )
    },
}

ROOT = Speech(
    GAME,
    samples=SAMPLES,
    latin=LATIN,
    seats=("seat", "whom", "attacker", "defender", "by", "of"),
    seated=SEATED,
    proper=("Бродяга", "Волоцюга"),
)
