"""What Cairn says, for the tests of its words."""

from nemeton.games.cairn import GAME
from nemeton.games.cairn.field import FACES
from nemeton.games.cairn.megaliths import MEGALITHS
from tests.games.speech import Speech

# Latin letters that may stand in a translation: keys and values of positions, which are the same in every language.
LATIN = {"village", "moved", "deer_rock", "a1", "e5"} | {face for faces in FACES.values() for face in faces}

SAMPLES: dict[str, list[object]] = {
    "number": [1, 2],
    "seat": [0, 1, None],
    "whom": [1, 0],
    "against": [0, 2],
    "megalith": [*MEGALITHS],
    "token": [*FACES],
    "face": ["white", "end"],
    "space": ["c3", "off:N"],
    "to": ["b2", "off:SW"],
    "direction": ["N", "NE", "E", "SE", "S", "SW", "W", "NW"],
    "score": [0, 1, 2, 3, 5, 21],
    "count": [0, 1, 2, 5, 21],
    "most": [3],
    "how": ["won", "lost", "draw", "goes_on"],
    "gained": [0, 1],
    "spaces": ["a1, c3"],
    "name": ["x"],
    "names": [("add", "move")],
    **{name: ["a1"] for name in ("origin", "over", "own", "enemy", "one", "other")},
}

CAIRN = Speech(GAME, samples=SAMPLES, latin=LATIN, seats=("seat", "whom"), drawn="cairn-draw-")
