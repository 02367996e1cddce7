"""Root set up by hand: pieces in clearings, items in boxes, cards on their piles. What lies on the board of a faction
is set by the faction itself (`factions/bench.py`)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from nemeton.drawing.woodcut import num
from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Pile, Shelf, Tool, Workbench, Written, card_of

from .cards import CARDS, DOMINANCE, ITEM_SUPPLY, PERSISTENT, SUITS
from .decks.exiles import LEAGUE
from .draw.ink import use
from .draw.landmark_signs import SIGNS
from .draw.terrain import woodland
from .factions.bench import BENCHES
from .factions.enlisted import FACTIONS
from .hirelings.enlisted import HIRELINGS
from .landmarks.enlisted import ENLISTED
from .maps import MAPS
from .positions import BUILDINGS
from .rules.hirelings import MARKS
from .state import DEMOTED, RootState, map_of

HOLDER, CONTROL = "holder", 2  # a dial, and the markers of who is given a hireling
RUIN, FERRY, BOX, ITEM, SUIT, FOREST, MARK = "ruin", "ferry", "box-", "item-", "suit-", "forest-", "mark-"
TREETOP = "treetop"  # a dial
LYING, FACE_DOWN = "lying", "turned"  # dials of crafted cards
POINTS_TO_WIN = 30
CARD_PILES = ("deck", "discard", "available")
DOMINANCE_CARDS = tuple(name for name, card in CARDS.items() if card.kind == DOMINANCE)
LASTING_CARDS = tuple(name for name, card in CARDS.items() if card.kind == PERSISTENT)
LASTING = (
    "options", "factions", "clearings", "ruins", "boards", "hands", "play_areas", "item_boxes", "points", "dominance",
    "partner", "homes", "deck", "discard", "available", "quests", "quest_deck", "closed_paths", "ferry",
    "on_cards", "exhausted", "landmarks", "market", "treetop",
    "bands", "marks",
)  # fmt: skip


class RootBench(Workbench):
    """The workbench of Root."""

    def settled(self, state: Written) -> Written:
        """What lasts from turn to turn; whoever is on turn begins it. Items that are nowhere are in the supply."""
        kept = {name: state[name] for name in LASTING if name in state}
        for name in ("clearings", "ruins", "boards", "hands", "play_areas", "item_boxes", "points", "dominance"):
            kept.setdefault(name, {})
        kept.setdefault("on_cards", {})
        kept.setdefault("exhausted", {})
        kept.setdefault("landmarks", {})
        for name in (*CARD_PILES, "quests", "quest_deck", "market"):
            kept.setdefault(name, [])
        for band in kept.get("bands", []):  # one that was about to be given away stays for a turn
            if "held_by" in band:
                band.setdefault("control", 1)
        for faction in kept["factions"]:
            board = kept["boards"].setdefault(faction, {})
            kept["boards"][faction] = {key: board[key] for key in BENCHES[faction].lasting if key in board}
            BENCHES[faction].complete(kept["boards"][faction])
            for name in ("hands", "play_areas", "item_boxes"):
                kept[name].setdefault(faction, [])
        return kept | {"to_move": state.get("to_move") or state.get("active") or state["factions"][0]}

    def cleared(self, state: Written) -> Written:
        """The woodland with nothing in it; suits stay."""
        suits = {where: _suit(text) for where, text in state["clearings"].items()}
        return state | {"clearings": {where: suit for where, suit in suits.items() if suit}, "homes": {}}

    # The map and what lies beside it

    def shelves(self, state: Written) -> list[Shelf]:
        """The pieces of every faction, ruins and items, and suits where the map prints none."""
        shelves = [
            Shelf(Phrase("root.faction." + faction), tuple(self._pieces(faction))) for faction in state["factions"]
        ]
        shelves += [Shelf(Phrase("root.seat." + _side(band)), tuple(_of_band(band))) for band in _bands(state)]
        ruin = Tool(RUIN, Phrase("root.bench.ruin"), _picture("tile-ruin"))
        items = [Tool(ITEM + item, Phrase(f"root.item.{item}"), _picture(f"item-{item}")) for item in ITEM_SUPPLY]
        shelves.append(Shelf(Phrase("root.bench.items"), (ruin, *items)))
        if any(not site.suit for site in _map(state).clearings.values()):
            suits = [Tool(SUIT + suit, Phrase(f"root.suit.{suit}"), _picture(f"suit-{suit}")) for suit in SUITS]
            shelves.append(Shelf(Phrase("root.bench.suits"), tuple(suits)))
        if _with_landmarks(state):
            marks = [Tool(MARK + name, Phrase(f"root.landmark.{name}"), _landmark(name)) for name in ENLISTED]
            shelves.append(Shelf(Phrase("root.bench.landmarks"), tuple(marks)))
        if _has_own_ferry(state):
            ferry = Tool(FERRY, Phrase("root.bench.ferry"), _picture("land-ferry"))
            shelves.append(Shelf(Phrase("root.bench.land"), (ferry,)))
        return shelves

    def _pieces(self, faction: str) -> list[Tool]:
        own = FACTIONS[faction]
        tools = list(BENCHES[faction].tools())
        if own.warrior_word:
            tools.append(Tool(own.warrior_word, Phrase("root.piece.warrior"), _picture(f"w-{faction}")))
        for piece in own.piece_counts:
            sort = "token" if piece in own.tokens else "tile"
            tools.append(Tool(piece, Phrase(f"root.piece.{piece}"), _picture(f"{sort}-{piece}")))
        return tools

    def spots(self, state: Written) -> Mapping[str, Phrase | str]:
        """Clearings, forests, and the boxes in which items lie."""
        land = _map(state)
        clearings = {str(where): Phrase("root.bench.clearing", {"number": where}) for where in land.clearings}
        forests = {FOREST + str(name): Phrase("root.bench.forest", {"forest": name}) for name in land.forests}
        boxes = {BOX + name: Phrase("root.bench.box", {"faction": name}) for name in state["factions"]}
        return clearings | forests | boxes

    def put(self, state: Written, tool: str, spot: str) -> None:
        """One more."""
        self._change(state, tool, spot, 1)

    def take(self, state: Written, tool: str, spot: str) -> None:
        """One less."""
        self._change(state, tool, spot, -1)

    def _change(self, state: Written, tool: str, spot: str, by: int) -> None:
        owner = next((name for name in state["factions"] if tool in BENCHES[name].own_tools), None)
        if owner is not None:
            BENCHES[owner].place(state["boards"][owner], spot, by)
        elif spot.startswith(BOX) and tool.startswith(ITEM):
            self._item(state, tool.removeprefix(ITEM), spot.removeprefix(BOX), by)
        elif tool == RUIN and spot.isdecimal():
            state["ruins"] = {where: under for where, under in state["ruins"].items() if where != spot}
            if by > 0:
                state["ruins"][spot] = []
        elif tool == FERRY:
            if by > 0 and spot.isdecimal() and int(spot) in _map(state).coast:  # it is always somewhere
                state["ferry"] = int(spot)
        elif tool.startswith(MARK):
            _settle(state, tool.removeprefix(MARK), int(spot) if by > 0 and spot.isdecimal() else 0)
        elif tool.startswith(SUIT) and spot.isdecimal():
            text = _without_suit(state["clearings"].get(spot, ""))
            state["clearings"][spot] = f"{tool.removeprefix(SUIT)} {text}".strip() if by > 0 else text
        elif spot.isdecimal() and not tool.startswith(ITEM):
            if by > 0 and any(FACTIONS[name].piece_counts.get(tool) == 1 for name in state["factions"]):
                for where in state["clearings"]:  # there is one: it comes from where it stood
                    _count(state["clearings"], where, tool, -1)
            _count(state["clearings"], spot, tool, by)
            for name in state["factions"]:
                if tool in FACTIONS[name].piece_counts:
                    BENCHES[name].put(state["boards"][name], tool, spot, by)

    def _item(self, state: Written, item: str, faction: str, by: int) -> None:
        if BENCHES[faction].holds_items:
            BENCHES[faction].item(state["boards"][faction], item, by)
            return
        box = state["item_boxes"][faction]
        if by > 0:
            box.append(item)
        elif item in box:
            box.remove(item)
            _let_go(state)

    # What is set

    def dials(self, state: Written) -> list[Dial]:
        """Whose turn it is, points, dominance, and whatever the boards have."""
        factions = tuple((name, Phrase(f"root.faction.{name}")) for name in state["factions"])
        points = tuple((str(count), str(count)) for count in range(POINTS_TO_WIN))
        none = ("", Phrase("root.bench.none"))
        dominance = (none, *((card, Phrase(f"root.card.{card}")) for card in DOMINANCE_CARDS))
        dials = [Dial("to_move", Phrase("root.bench.to_move"), state["to_move"], factions)]
        for name in state["factions"]:
            about = {"faction": name}
            scored, aim = str(state["points"].get(name, 0)), state["dominance"].get(name, "")
            dials.append(Dial(f"points-{name}", Phrase("root.bench.points", about), scored, points))
            dials.append(Dial(f"dominance-{name}", Phrase("root.bench.dominance", about), aim, dominance))
            others = [other for other in state["factions"] if other != name]
            own = BENCHES[name].dials(state["boards"][name], others)
            dials += [dial._replace(ident=f"board-{name}-{dial.ident}") for dial in own]
        for band in _bands(state):
            nobody = ("", Phrase("root.seat.nobody"))
            label = Phrase("root.seat." + _side(band))
            dials.append(Dial(f"{HOLDER}-{band['name']}", label, band.get("held_by", ""), (nobody, *factions)))
        for path in _map(state).closed:
            name = "-".join(map(str, path))
            ways = (("1", Phrase("root.bench.buried")), ("", Phrase("root.bench.open")))
            now = "1" if list(path) in _closed(state) else ""
            dials.append(Dial(f"path-{name}", Phrase("root.bench.path", {"where": path[0], "to": path[1]}), now, ways))
        return [*dials, *_lying(state), *_face_down(state), *_aloft(state)]

    def turn(self, state: Written, dial: str, value: str) -> None:
        """Set one of them."""
        what, _, which = dial.partition("-")
        if what == "to_move":
            state["to_move"] = value
        elif what == TREETOP:
            state[TREETOP] = value
        elif what == "points":
            state["points"][which] = int(value)
        elif what == "path":
            path = [int(end) for end in which.split("-")]
            rest = [one for one in _closed(state) if one != path]
            state["closed_paths"] = sorted([*rest, path]) if value else rest
        elif what == HOLDER:
            _hand_over(state, which, value)
        elif what == "dominance":
            self._dominate(state, which, value)
        elif what == LYING:
            card, _, name = which.partition("-")
            state["on_cards"].setdefault(card, {})[name] = int(value)
            _let_go(state)
        elif what == FACE_DOWN:
            name, _, item = which.partition("-")
            others = [one for one in state["exhausted"].get(name, []) if one != item]
            state["exhausted"][name] = sorted([*others, *[item] * int(value)])
            _let_go(state)
        else:
            name, _, own = which.partition("-")
            BENCHES[name].turn(state["boards"][name], own, value)

    def _dominate(self, state: Written, faction: str, card: str) -> None:
        """A dominance card lies before a faction instead of wherever it was; the one before goes beside the map."""
        former = state["dominance"].pop(faction, "")
        if former:
            state["available"].append(former)
        if not card:
            return
        state["dominance"] = {name: lying for name, lying in state["dominance"].items() if lying != card}
        for pile in self.piles(state).values():
            pile.cards[:] = [lying for lying in pile.cards if card_of(lying) != card]
        state["dominance"][faction] = card

    # Cards

    def piles(self, state: Written) -> dict[str, Pile]:
        """Hands, lasting cards, whatever lies on the boards, the decks, the discards, quests."""
        found: dict[str, Pile] = {}
        for name in state["factions"]:
            about = {"faction": name}
            found[f"hand-{name}"] = Pile("card", Phrase("root.bench.hand", about), state["hands"][name])
            found[f"area-{name}"] = Pile(
                "card", Phrase("root.bench.area", about), state["play_areas"][name], only=LASTING_CARDS
            )
            own = BENCHES[name].piles(state["boards"][name])
            found |= {f"board-{name}-{ident}": pile for ident, pile in own.items()}
        for name in CARD_PILES:
            only = DOMINANCE_CARDS if name == "available" else ()
            found[name] = Pile("card", Phrase(f"root.bench.{name}"), state[name], only=only)
        if any(ENLISTED[name].keeps_cards for name in state["landmarks"]):
            found["market"] = Pile("card", Phrase("root.bench.market"), state["market"])
        if any(FACTIONS[name].open_quests for name in state["factions"]):
            for name in ("quests", "quest_deck"):
                found[name] = Pile("quest", Phrase(f"root.bench.{name}"), state[name], word="quest")
        return found

    def deal(self, state: Written, card: str, pile: str) -> None:
        """Warriors on a card go back to their supplies with it."""
        super().deal(state, card, pile)
        _let_go(state)

    # The picture

    def marks(self, view: RootState) -> str:
        """Clearings and forests."""
        wood = woodland(view.options.map)
        clearings = [(str(where), wood.spots[where], wood.radius(where)) for where in view.clearings]
        forests = [(f"{FOREST}{name}", wood.haven(name), 40.0) for name in map_of(view).forests]
        return "".join(
            f'<circle class="bench-spot" data-place="{name}" cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'
            for name, (x, y), radius in (*clearings, *forests)
        )


# Hirelings


def _bands(state: Written) -> list[dict[str, Any]]:
    """The bands that take part."""
    found: list[dict[str, Any]] = state.get("bands", [])
    return found


def _side(band: Mapping[str, Any]) -> str:
    """The side of its card that lies up."""
    return str(band["name"]) + DEMOTED * bool(band.get("demoted"))


def _of_band(band: Mapping[str, Any]) -> Iterator[Tool]:
    """What a band may have in clearings."""
    own = HIRELINGS[_side(band)]
    if own.warrior_word and not own.on_paths and own.warriors:
        yield Tool(own.warrior_word, Phrase("root.piece.warrior"), _picture(f"w-{_side(band)}"))
    for piece in own.piece_counts:
        sort = "token" if piece in own.tokens else "tile"
        yield Tool(piece, Phrase(f"root.piece.{piece}"), _picture(f"{sort}-{piece}"))


def _hand_over(state: Written, name: str, faction: str) -> None:
    """A card goes to a faction with two control markers, or back to the supply."""
    for band in _bands(state):
        if band["name"] == name:
            mark = band.pop("mark", 0)
            for key in ("held_by", "control"):
                band.pop(key, None)
            if faction:
                free = [one for one in MARKS if one not in [other.get("mark") for other in _bands(state)]]
                mark = mark or next((one for one in free if str(one) in state.get("marks", {})), free[0])
                band.update(held_by=faction, control=CONTROL, mark=mark)
                state.get("marks", {}).pop(str(mark), None)
            elif mark:
                state.setdefault("marks", {})[str(mark)] = ""


def _map(state: Written) -> Any:
    return MAPS[state.get("options", {}).get("map", "autumn")]


# Landmarks


def _with_landmarks(state: Written) -> bool:
    """Does the table play with landmarks?"""
    return bool(state.get("options", {}).get("landmarks", "none") != "none")


def _has_own_ferry(state: Written) -> bool:
    """Does the ferry of the map lie on it?"""
    left_out = state.get("options", {}).get("own_ferry_or_tower") == "left_out"
    return bool(_map(state).ferry) and not left_out


def _settle(state: Written, name: str, where: int) -> None:
    """A landmark comes to a clearing, or leaves the map with all that belongs to it; its cards go to the deck."""
    mark = ENLISTED[name]
    state["landmarks"] = {other: at for other, at in state["landmarks"].items() if other != name}
    if where:
        state["landmarks"][name] = where
    elif mark.keeps_cards:
        state["deck"] += state["market"]
        state["market"] = []
    if mark.slots:
        state.pop(TREETOP, None)
    if mark.is_ferry:
        state.pop("ferry", None)


def _aloft(state: Written) -> Iterator[Dial]:
    """Which building stands in the slot of a landmark."""
    where = next((str(at) for name, at in state["landmarks"].items() if ENLISTED[name].slots), "")
    if where:
        built = [word for word in state["clearings"].get(where, "").split() if word in BUILDINGS]
        known = (("", Phrase("root.bench.none")), *((kind, Phrase(f"root.piece.{kind}")) for kind in built))
        now = state.get(TREETOP, "")
        yield Dial(TREETOP, Phrase("root.bench.treetop"), now if now in built else "", known)


def _landmark(name: str) -> str:
    """Its picture: a page of a table without it has no such sign."""
    return (
        '<svg class="root icon" viewBox="-36 -44 72 80" aria-hidden="true" focusable="false">'
        f'<g class="sign">{SIGNS[name]()}</g></svg>'
    )


def _closed(state: Written) -> list[list[int]]:
    """The paths that are closed."""
    begun = [list(path) for path in _map(state).closed]
    return [list(path) for path in state.get("closed_paths", begun)]


# What lies on crafted cards, and items that a card has turned face down


def _lying(state: Written) -> Iterator[Dial]:
    """How many warriors of each faction lie on crafted cards that take them."""
    for card in _crafted(state):
        if CARDS[card].takes_fallen is None:
            continue
        for name in state["factions"]:
            own, now = FACTIONS[name], state["on_cards"].get(card, {}).get(name, 0)
            if own.warriors:
                about = Phrase("root.bench.lying", {"card": card, "faction": name})
                yield Dial(f"{LYING}-{card}-{name}", about, str(now), _numbers(own.warriors))


def _face_down(state: Written) -> Iterator[Dial]:
    """How many crafted items of each kind lie face down, where a card can turn them."""
    for name in state["factions"]:
        box = state["item_boxes"].get(name, [])
        for item in sorted(set(box)) if LEAGUE.id in state["play_areas"].get(name, []) else ():
            now = state["exhausted"].get(name, []).count(item)
            about = Phrase("root.bench.face_down", {"item": item, "faction": name})
            yield Dial(f"{FACE_DOWN}-{name}-{item}", about, str(now), _numbers(box.count(item)))


def _numbers(most: int) -> tuple[tuple[str, str], ...]:
    return tuple((str(count), str(count)) for count in range(most + 1))


def _crafted(state: Written) -> list[str]:
    """The cards that lie before players."""
    return [card for cards in state["play_areas"].values() for card in map(card_of, cards) if card in CARDS]


def _let_go(state: Written) -> None:
    """What lay on a card that is gone is back in its supply; items that are gone do not lie face down."""
    crafted = _crafted(state)
    lying = {card: {name: count for name, count in on.items() if count} for card, on in state["on_cards"].items()}
    state["on_cards"] = {card: on for card, on in lying.items() if on and card in crafted}
    for name, items in list(state["exhausted"].items()):
        left = list((Counter(items) & Counter(state["item_boxes"].get(name, []))).elements())
        state["exhausted"][name] = sorted(left)
    state["exhausted"] = {name: items for name, items in state["exhausted"].items() if items}


def _count(clearings: dict[str, str], where: str, word: str, by: int) -> None:
    """So many more or fewer of a piece in a clearing in words.

    >>> here = {"1": "fox 2 cat"}
    >>> _count(here, "1", "cat", -1), _count(here, "1", "wood", 1), here
    (None, None, {'1': 'fox cat wood'})
    """
    text, many = clearings.get(where, "").split(), 0
    rest: list[str] = []
    for at, found in enumerate(text):
        number = text[at - 1] if at and text[at - 1].isdecimal() else ""
        if found == word:
            many = int(number or 1)
        elif not found.isdecimal():
            rest += [number, found] if number else [found]
    many = max(0, many + by)
    rest += [str(many), word] if many > 1 else [word] if many == 1 else []
    clearings[where] = " ".join(rest)


def _suit(text: str) -> str:
    return next((word for word in text.split() if word in SUITS), "")


def _without_suit(text: str) -> str:
    return " ".join(word for word in text.split() if word not in SUITS)


def _picture(symbol: str) -> str:
    return f'<svg class="root icon" viewBox="-36 -40 72 76" aria-hidden="true" focusable="false">{use(symbol)}</svg>'


WORKBENCH = RootBench()
