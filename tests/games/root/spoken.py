"""What Root says, for the tests of its words."""

from nemeton.games.root import GAME
from nemeton.games.root.cards import CARDS, ITEM_SUPPLY, QUESTS
from nemeton.games.root.factions.corvids.board import KINDS as PLOTS
from nemeton.games.root.factions.duchy.board import MINISTERS, RANKS
from nemeton.games.root.factions.eyrie.board import COLUMNS, LEADERS
from nemeton.games.root.factions.hundreds.board import MOODS, TRACKS
from nemeton.games.root.factions.keepers.board import COLUMNS as RETINUE
from nemeton.games.root.factions.keepers.board import HIDDEN_RELICS
from nemeton.games.root.factions.riverfolk.board import SERVICES
from nemeton.games.root.factions.vagabond.characters import CHARACTERS
from nemeton.games.root.factions.vagabond.relations import RELATIONS
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.land import LANDMARKS
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.kernel import Phrase
from tests.games.speech import Speech

# What automata do, and why there.
ACTS = (
    *("fights", "attacks", "recruits", "builds", "leaves", "marches", "scores", "revolts", "spreads", "aids", "robs"),
    *("goes", "explore", "quest", "aid", "battle", "repair", "special", "digs", "ministers"),
    *("converts", "sanctifies", "flips", "plots", "trades", "organizes"),
)
REASONS = (
    *("only", "high_priority", "low_priority", "letter", "most_enemies", "fewest_enemies", "fewest_enemy_warriors"),
    *("most_enemy_buildings", "most_enemy_razeable", "most_defenseless", "most_own", "fewest_own", "most_points"),
    *(
        "fewest_points",
        "most_pieces",
        "most_buildings",
        "most_razeable",
        "no_roost",
        "nearest",
        "most_slots",
        "free_slots",
        "no_plot",
    ),
    *("best_customer", "most_paid", "fewest_paid"),
)
# Names in positions, the same in every language.
LATIN = {"royal_claim", "suits", "agenda", "active", "prepare", "pledge", "A", "B", "C", "D"}
OF_BANDS = ("foothold", "vault")
OF_FACTIONS = dict.fromkeys(piece for own in FACTIONS.values() for piece in own.piece_counts)
PIECES = ("warrior", "warlord", *OF_FACTIONS, *HIDDEN_RELICS, *OF_BANDS)
ITEMS = (*ITEM_SUPPLY, "torch", "club")
FORESTS = ("any", *sorted({forest for one in MAPS.values() for forest in one.forests}))
SUITS = ("fox", "rabbit", "mouse", "bird", "any")
SEATED = tuple(f"root.seat.{faction}" for faction in FACTIONS)
SAMPLES: dict[str, list[object]] = {
    "picked": [0, 1, 2, 5],
    **{value: [*FACTIONS] for value in ("faction", "by_faction")},
    "factions": [("marquise",), ("eyrie", "vagabond")],
    "fears": [("shield",), ("shield", "sword")],
    "landmark": [*LANDMARKS],
    "forest": ["f1", "f8"],
    "seat": [0, 1, 2, 3],
    "partner": [None, 2],
    **{value: [1, 2, 3, -1] for value in ("whom", "attacker", "defender", "by", "of", "band")},
    **{value: [*CARDS] for value in ("card", "paid")},
    "cards": [("cobbler",), ("cobbler", "anvil"), 3],
    **{value: [1, 12, "burrow", "f1"] for value in ("where",)},
    "to": [1, 12, "f1", "f8", "burrow"],
    "origin": [1, 12, 0, "burrow", "f1", "f8"],
    "places": [(1,), (2, 12)],
    **{value: [*ITEMS] for value in ("item", "stand_in")},
    "items": [("boot",), ("boot", "tea")],
    "quest": [*QUESTS],
    "quests": [("escort_mouse",)],
    "suit": [*SUITS[:4]],
    "piece": [*PIECES],
    "service": [*SERVICES],
    "act": ["fights"],
    "reasons": [("only",), ("most_enemies", "high_priority")],
    "trait": ["blitz"],
    "traits": [("blitz", "swoop")],
    "automaton": [Phrase("root.faction.mechanical_marquise")],
    "services": [("riverboats",), ("hand_card", "hand_card")],
    "plot": [*PLOTS],
    "plots": [("bomb",), ("bomb", "raid")],
    "mood": [*MOODS],
    "track": [*TRACKS],
    **{value: [*COLUMNS, *RETINUE] for value in ("column", "into")},
    "relics": [("relic_figure",), ("relic_figure", "relic_tablet_3")],
    "leader": [*LEADERS],
    "character": [*CHARACTERS],
    "minister": [*MINISTERS],
    "ministers": [("banker",), ("mayor", "banker")],
    "rank": [*RANKS],
    "place": [*RELATIONS],
    "effect": ["armorers", "swift_strike"],
    "how": ["points", "dominance", "won", "lost", "draw", "goes_on"],
    "good": ["yes", "no"],
    "what": ["points", "rule", "pieces", "warriors"],
    "change": [-1, 0, 1],
    "engine": [Phrase("root.coach.engine_of", {"faction": "marquise"})],
    "told": [Phrase("root.coach.rivals_held")],
    "law": ["3.1", "5.1.3"],
    "source": [Phrase("root.chronicle.source.building")],
    "phase": ["setup", "birdsong", "daylight", "evening"],
    "first": [0, 1],
    "lost": [0, 1],
    "hated": [0, 1],
    **{value: [0, 1, 2, 5, 21] for value in ("count", "left", "number", "points", "other", "was", "now")},
    **{
        value: [3] for value in ("most", "turn", "high", "low", "extra", "supply", "warriors", "ready", "shown", "full")
    },
    **{
        value: ["x"]
        for value in (
            "name",
            "one",
            "text",
            "setup",
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
