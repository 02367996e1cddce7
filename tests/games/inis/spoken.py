"""What Inis says, for the tests of its words."""

from nemeton.games.inis import GAME
from nemeton.games.inis.cards import CARDS, KINDS
from nemeton.games.inis.territories import TERRITORIES
from tests.games.speech import Speech

HALVES = sorted({half for card in CARDS.values() for half in card.halves})
# The sections of the rules beside those of cards and territories.
LAWS = {
    *("setup", "setup.first_game", "chieftain", "removing", "victory", "ending", "two_players", "cards", "cards.tales"),
    *("assembly", *(f"assembly.{step}" for step in ("brenn", "victory", "advantages", "crows", "deal", "draft"))),
    *("season", *(f"season.{part}" for part in ("play", "pass", "pretender", "no_clans", "triskel", "end"))),
    *("clash", *(f"clash.{part}" for part in ("festival", "citadels", "peace", "maneuvers", "attack", "withdraw"))),
    *("clash.epic", "clash.end"),
}

LATIN = {
    "lost_vale",
    "new_clans",
    "clockwise",
    "counterclockwise",
}  # names in positions, which are the same in every language
SAMPLES: dict[str, list[object]] = {
    "picked": [0, 1, 2, 5],
    "spot": ["0,1", "-1,2"],
    "seat": [0, 1, 2, 3],
    **{value: [1, 2, 3, -1] for value in ("whom", "player", "by", "to")},
    "card": [*CARDS],
    "cards": [("bard",), ("bard", "druid")],
    "kind": [*KINDS],
    "half": [*HALVES],
    **{value: [*TERRITORIES] for value in ("where", "origin", "other")},
    "places": [("cove",), ("cove", "hills")],
    "direction": [1, -1],
    "event": [*HALVES],
    "what": ["action", "tale", "clans", "leads", "conditions"],
    "how": ["won", "lost", "draw", "goes_on"],
    "change": [-1, 0, 1],
    **{value: [0, 1, 2, 5, 21] for value in ("was", "now")},
    "phase": ["setup", "assembly", "season"],
    **{value: [0, 1, 2, 5, 21] for value in ("count", "left", "moved", "room")},
    **{value: [3] for value in ("most", "turn", "column", "row")},
    **{
        value: [1]
        for value in ("exposed", "sheltered", "citadels", "sanctuaries", "lands", "led", "holy", "deeds", "met")
    },
    **{value: [2] for value in ("actions", "advantages", "tales", "reserve", "kept")},
    **{value: ["x"] for value in ("name", "number", "one", "text", "more", "advantage", "parts", "status")},
}

INIS = Speech(GAME, samples=SAMPLES, latin=LATIN, seats=("seat", "whom", "player", "by", "to"))
