"""Inis set up by hand: territories, clans and buildings on the island, tokens, hands and decks."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from nemeton.drawing.woodcut import num
from nemeton.kernel import Ask, Phrase
from nemeton.kernel.workbench import Dial, Pile, Shelf, Tool, Workbench, Written, card_of

from .beside import seat_picture
from .decks.actions import spots
from .draw import signs
from .draw.emblems import icon
from .draw.places import RADIUS, centre
from .hexes import Spot, legal_spots
from .phrases import seat_name
from .state import InisState
from .territories import TERRITORIES

CLAN, SANCTUARY, CITADEL, CAPITAL, FESTIVAL = "clan", "sanctuary", "citadel", "capital", "festival"
BUILDINGS = {SANCTUARY: "sanctuaries", CITADEL: "citadels"}
ACTIONS, TALES = "actions", "tales"
MOST_DEEDS = 6
LASTING = (
    "options", "brenn", "direction", "capital", "festival", "tiles", "pile", "deeds", "pretenders", "actions", "tales",
    "deck", "aside", "discard", "tale_deck", "tale_discard",
)  # fmt: skip
OPEN_PILES = ("deck", "aside", "discard", "tale_deck", "tale_discard")


class InisBench(Workbench):
    """The workbench of Inis."""

    def settled(self, state: Written) -> Written:
        """What lasts from turn to turn; whoever is on turn begins it."""
        turn = state.get("to_move", state.get("active", state["brenn"]))
        return {name: state[name] for name in LASTING if name in state} | {"to_move": turn}

    def cleared(self, state: Written) -> Written:
        """The territories with nothing on them."""
        bare = {where: {"at": tile["at"], "clans": [0] * len(tile["clans"])} for where, tile in state["tiles"].items()}
        return {name: value for name, value in state.items() if name != "festival"} | {"tiles": bare}

    # The island

    def shelves(self, state: Written) -> list[Shelf]:
        """Clans of every seat, buildings and markers, territories."""
        clans = [
            Tool(f"{CLAN}-{seat}", Phrase("inis.bench.clan", {"seat": seat}), seat_picture(seat))
            for seat in _seats(state)
        ]
        built = [Tool(name, Phrase(f"inis.bench.{name}"), _sign(name)) for name in (*BUILDINGS, CAPITAL, FESTIVAL)]
        lands = [Tool(where, Phrase(f"inis.territory.{where}"), icon(where)) for where in TERRITORIES]
        return [
            Shelf(Phrase("inis.bench.clans"), tuple(clans)),
            Shelf(Phrase("inis.bench.buildings"), tuple(built)),
            Shelf(Phrase("inis.bench.territories"), tuple(lands)),
        ]

    def spots(self, state: Written) -> Mapping[str, Phrase | str]:
        """The territories in play, and where another one may lie."""
        lands: dict[str, Phrase | str] = {where: Phrase(f"inis.territory.{where}") for where in state["tiles"]}
        taken = [tuple(tile["at"]) for tile in state["tiles"].values()]
        free = [_name(spot) for spot in legal_spots(taken)]
        return lands | {spot: Phrase("inis.bench.free", {"spot": spot}) for spot in free}

    def put(self, state: Written, tool: str, spot: str) -> None:
        """A territory lies down on a free spot or changes places; everything else comes to a territory."""
        if tool in TERRITORIES:
            self._lay(state, tool, spot)
        elif spot in state["tiles"]:
            self._change(state["tiles"][spot], tool, 1)
            if tool in (CAPITAL, FESTIVAL):
                state[tool] = spot

    def take(self, state: Written, tool: str, spot: str) -> None:
        """Take one away; a territory goes to the bottom of the pile, with nothing on it."""
        if spot not in state["tiles"]:
            return
        if tool in TERRITORIES:
            del state["tiles"][spot]
            state["pile"].insert(0, spot)
            if state.get(FESTIVAL) == spot:
                del state[FESTIVAL]
            if state[CAPITAL] == spot and state["tiles"]:
                state[CAPITAL] = next(iter(state["tiles"]))
        elif tool == FESTIVAL:
            state.pop(FESTIVAL, None)
        else:
            self._change(state["tiles"][spot], tool, -1)

    def _change(self, tile: dict[str, Any], tool: str, by: int) -> None:
        name, _, seat = tool.partition("-")
        if name == CLAN:
            tile["clans"][int(seat)] = max(0, tile["clans"][int(seat)] + by)
        elif name in BUILDINGS:
            tile[BUILDINGS[name]] = max(0, tile.get(BUILDINGS[name], 0) + by)

    def _lay(self, state: Written, land: str, spot: str) -> None:
        tiles = state["tiles"]
        if spot in tiles and land in tiles:
            tiles[spot]["at"], tiles[land]["at"] = tiles[land]["at"], tiles[spot]["at"]
        elif spot in tiles:  # another land under the same pieces
            state["tiles"] = {land if where == spot else where: tile for where, tile in tiles.items()}
            state["pile"] = [spot if card_of(tile) == land else tile for tile in state["pile"]]
            for marker in (CAPITAL, FESTIVAL):
                if state.get(marker) == spot:
                    state[marker] = land
        else:
            at = [int(number) for number in spot.split(",")]
            state["pile"] = [tile for tile in state["pile"] if card_of(tile) != land]
            tiles[land] = (tiles.get(land) or {"clans": [0] * len(state["deeds"])}) | {"at": at}

    # What is set

    def dials(self, state: Written) -> list[Dial]:
        """Whose turn it is, the Brenn, the crows, deeds and the pretenders' tokens, who holds which Advantage card."""
        people = tuple((str(seat), seat_name(seat)) for seat in _seats(state))
        ways = tuple((way, Phrase(f"inis.bench.{way}")) for way in ("clockwise", "counterclockwise"))
        deeds = tuple((str(count), str(count)) for count in range(MOST_DEEDS + 1))
        yes_no = (("no", Phrase("inis.bench.no")), ("yes", Phrase("inis.bench.yes")))
        lying = (("face_up", Phrase("inis.bench.face_up")), ("played", Phrase("inis.bench.played")), *people)
        pretenders = state.get("pretenders", [])
        return [
            Dial("to_move", Phrase("inis.bench.to_move"), str(state["to_move"]), people),
            Dial("brenn", Phrase("inis.bench.brenn"), str(state["brenn"]), people),
            Dial("direction", Phrase("inis.bench.direction"), state["direction"], ways),
            *(
                Dial(f"deeds-{seat}", Phrase("inis.bench.deeds", {"seat": seat}), str(state["deeds"][seat]), deeds)
                for seat in _seats(state)
            ),
            *(
                Dial(
                    f"pretender-{seat}",
                    Phrase("inis.bench.pretender", {"seat": seat}),
                    "yes" if seat in pretenders else "no",
                    yes_no,
                )
                for seat in _seats(state)
            ),
            *(
                Dial(
                    f"advantage-{where}",
                    Phrase("inis.bench.advantage", {"where": where}),
                    str(tile.get("advantage", "face_up")),
                    lying,
                )
                for where, tile in state["tiles"].items()
            ),
        ]

    def turn(self, state: Written, dial: str, value: str) -> None:
        """Set one of them."""
        name, _, which = dial.partition("-")
        if name == "deeds":
            state["deeds"][int(which)] = int(value)
        elif name == "pretender":
            others = [seat for seat in state.get("pretenders", []) if seat != int(which)]
            state["pretenders"] = sorted([*others, int(which)]) if value == "yes" else others
        elif name == "advantage":
            state["tiles"][which]["advantage"] = int(value) if value.isdecimal() else value
        else:
            state[name] = int(value) if value.isdecimal() else value

    # Cards

    def piles(self, state: Written) -> dict[str, Pile]:
        """The hands of both kinds, the decks, what was set aside and discarded."""
        hands = {
            f"{kind}-{seat}": Pile(kind, Phrase(f"inis.bench.hand_{kind}", {"seat": seat}), state[kind][seat])
            for seat in _seats(state)
            for kind in (ACTIONS, TALES)
        }
        return hands | {
            name: Pile(TALES if name.startswith("tale") else ACTIONS, Phrase(f"inis.bench.{name}"), state[name])
            for name in OPEN_PILES
        }

    # The picture

    def ask(self, view: InisState) -> Ask:
        """The island with room for another territory."""
        return Ask(0, "inis.spot", spots(view), about={"card": "exploration"})

    def marks(self, view: InisState) -> str:
        """Territories and free spots."""
        lands = [(where, tile.at) for where, tile in view.tiles.items()]
        return "".join(_mark(name, spot) for name, spot in [*lands, *((_name(spot), spot) for spot in _free(view))])


def _free(view: InisState) -> list[Spot]:
    return legal_spots([tile.at for tile in view.tiles.values()])


def _seats(state: Written) -> range:
    return range(len(state["deeds"]))


def _name(spot: tuple[int, ...]) -> str:
    return ",".join(str(number) for number in spot)


def _mark(name: str, spot: Spot) -> str:
    x, y = centre(spot)
    return f'<circle class="bench-spot" data-place="{name}" cx="{num(x)}" cy="{num(y)}" r="{num(RADIUS * 0.84)}"/>'


@cache
def _sign(name: str) -> str:
    drawn = getattr(signs, name)()
    return f'<svg class="inis icon" viewBox="-30 -46 60 60" aria-hidden="true" focusable="false">{drawn}</svg>'


WORKBENCH = InisBench()
