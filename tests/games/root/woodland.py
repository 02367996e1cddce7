"""Root at a point of play that a test wants. Pieces are written as words: `{5: "cat cat roost"}`; what is not named has
its usual value, other warriors are in the supply, other cards in the deck."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypedDict, Unpack, get_args

import msgspec

from nemeton.games.root import GAME
from nemeton.games.root.cards import ITEM_SUPPLY, QUESTS, RUIN_ITEMS, SUITS
from nemeton.games.root.decks import DECKS
from nemeton.games.root.decks.base import BASE
from nemeton.games.root.factions import FactionName
from nemeton.games.root.factions.alliance.board import AllianceBoard
from nemeton.games.root.factions.corvids.board import KINDS as PLOT_KINDS
from nemeton.games.root.factions.corvids.board import CorvidsBoard, Plot
from nemeton.games.root.factions.cult.board import CultBoard
from nemeton.games.root.factions.eyrie.board import COLUMNS, LEADERS, EyrieBoard
from nemeton.games.root.factions.hundreds.board import HundredsBoard, hoard
from nemeton.games.root.factions.keepers.board import COLUMNS as RETINUE
from nemeton.games.root.factions.keepers.board import FACES, RELICS, RETAINER, KeepersBoard, true_piece, waystation_of
from nemeton.games.root.factions.keepers.positions import read as read_relic
from nemeton.games.root.factions.keepers.positions import scatter
from nemeton.games.root.factions.marquise.board import MarquiseBoard
from nemeton.games.root.factions.riverfolk.board import SERVICES, RiverfolkBoard, suit_of_post
from nemeton.games.root.factions.riverfolk.positions import HEAPS
from nemeton.games.root.factions.vagabond.board import Item, VagabondBoard
from nemeton.games.root.factions.vagabond.characters import CHARACTERS
from nemeton.games.root.factions.vagabond_2.board import SecondVagabondBoard
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.games.root.state import Clearing, RootGame, RootOptions, RootState
from nemeton.games.root.steps import Begin, FactionStep, Phase, Prepare, Turn, TurnEnd
from nemeton.kernel import PUBLIC, Hidden, Scripted, Step, hidden, show
from nemeton.kernel.records import read_position
from nemeton.kernel.values import written

MapName = Literal["autumn", "winter", "lake", "mountain"]
KNOWN: dict[str, FactionName] = {name: name for name in get_args(FactionName)}
KNOWN_MAPS: dict[str, MapName] = {name: name for name in get_args(MapName)}
CHARACTER = {"vagabond": "thief", "vagabond_2": "ranger"}  # who they are, unless a test says it
DECK = BASE.dealt(players=4)

# Words for pieces: whose, what sort, which.
WORDS: dict[str, tuple[str, str, str]] = {
    "cat": ("marquise", "warrior", ""),
    "bird": ("eyrie", "warrior", ""),
    "rebel": ("alliance", "warrior", ""),
    "otter": ("riverfolk", "warrior", ""),
    "keep": ("marquise", "token", "keep"),
    "wood": ("marquise", "token", "wood"),
    "sawmill": ("marquise", "building", "sawmill"),
    "workshop": ("marquise", "building", "workshop"),
    "recruiter": ("marquise", "building", "recruiter"),
    "roost": ("eyrie", "building", "roost"),
    "sympathy": ("alliance", "token", "sympathy"),
    "base_fox": ("alliance", "building", "base_fox"),
    "base_rabbit": ("alliance", "building", "base_rabbit"),
    "base_mouse": ("alliance", "building", "base_mouse"),
    "lizard": ("cult", "warrior", ""),
    "garden_fox": ("cult", "building", "garden_fox"),
    "garden_rabbit": ("cult", "building", "garden_rabbit"),
    "garden_mouse": ("cult", "building", "garden_mouse"),
    "fox_post": ("riverfolk", "token", "trade_post_fox"),
    "rabbit_post": ("riverfolk", "token", "trade_post_rabbit"),
    "mouse_post": ("riverfolk", "token", "trade_post_mouse"),
    "mole": ("duchy", "warrior", ""),
    "tunnel": ("duchy", "token", "tunnel"),
    "citadel": ("duchy", "building", "citadel"),
    "market": ("duchy", "building", "market"),
    "crow": ("corvids", "warrior", ""),
    "badger": ("keepers", "warrior", ""),
    **{face: ("keepers", "building", face) for face in FACES},
    **{relic: ("keepers", "token", relic) for relic in RELICS},
    "plot": ("corvids", "token", "plot"),
    "rat": ("hundreds", "warrior", ""),
    "warlord": ("hundreds", "leader", "warlord"),
    "stronghold": ("hundreds", "building", "stronghold"),
    "mob": ("hundreds", "token", "mob"),
    **{kind: ("corvids", "token", kind) for kind in PLOT_KINDS},
    **{f"plot_{kind}": ("corvids", "token", f"plot_{kind}") for kind in PLOT_KINDS},  # face down
}


class Wishes(TypedDict, total=False):
    """What a test may say of a game beside factions and pieces; a mapping goes by faction, unless told otherwise."""

    active: str
    phase: Literal["birdsong", "daylight", "evening"]
    agenda: Sequence[Step]  # first things first; without it, a phase of the active faction
    hands: Mapping[str, Iterable[str]]
    crafted: Mapping[str, Iterable[str]]
    boxes: Mapping[str, Iterable[str]]  # crafted items
    points: Mapping[str, int]
    dominance: Mapping[str, str]
    partner: Mapping[str, str]
    supporters: Iterable[str]
    officers: int
    leader: str
    decree: Mapping[str, Sequence[str]]  # by column
    deposed: Sequence[str]
    vagabond: Mapping[str, Any]
    vagabond_2: Mapping[str, Any]
    cult: Mapping[str, Any]  # outcast, hated, acolytes, lost_souls, revealed
    hundreds: Mapping[str, Any]  # mood, command, prowess, from_ruins
    riverfolk: Mapping[str, Any]  # heaps by faction, prices in the order of services, posts that are gone, bought
    keepers: Mapping[str, Any]  # retinue by column, relics by forest (others lie in turn), recovered, gone
    ruins: Mapping[int, Sequence[str]]  # by clearing
    discard: Sequence[str]
    available: Sequence[str]
    quests: Sequence[str]
    items: Mapping[str, int]  # the supply
    used: Sequence[str]
    exhausted: Mapping[str, Sequence[str]]  # crafted items face down
    on_cards: Mapping[str, Mapping[str, int]]  # warriors, by card and faction
    script: Iterable[int]  # what chance gives
    game_map: str
    landmarks: Mapping[str, int]  # their clearings
    market: Sequence[str]  # cards beside the Black Market
    treetop: str  # the building in the slot of the Elder Treetop


def woodland(
    factions: Sequence[str] = ("marquise", "eyrie"),
    where: Mapping[int, str] | None = None,
    **wishes: Unpack[Wishes],
) -> RootGame:
    """A game that goes on with the agenda, or with a phase of the active faction."""
    state = Builder(factions, where or {}, wishes).state()
    if wishes.get("landmarks"):
        settle(state, wishes)
    position = {"players": len(factions), "state": GAME.write_position(state)}
    return read_position(GAME, position, Scripted(wishes.get("script", ())))


def settle(state: RootState, wishes: Wishes) -> None:
    """Landmarks stand where a test wants them; the map's own ferry or tower is left out."""
    state.landmarks = dict(wishes["landmarks"])
    state.options = msgspec.structs.replace(state.options, landmarks="two", own_ferry_or_tower="left_out")
    state.ferry = state.landmarks.get("ferry", 0)
    for name in wishes.get("market", ()):
        card = next(card for card in state.deck if card.card == name)
        state.deck.remove(card)
        state.market.append(card)
    for owner, sort, kind in WORDS.values():
        if sort == "building" and kind == wishes.get("treetop"):
            state.treetop = state.factions.index(KNOWN[owner]), kind


class Builder:
    """Puts a state together from wishes."""

    def __init__(self, factions: Sequence[str], where: Mapping[int, str], wishes: Wishes) -> None:
        self.factions = factions
        self.wishes = wishes
        self.seat = {name: at for at, name in enumerate(factions)}
        self.turn = self.seat[wishes.get("active") or factions[0]]
        self.deck_name: Literal["base", "exiles"] = "base"  # or the one from which a card is named
        self.map = MAPS[wishes.get("game_map", "autumn")]
        self.fresh = [step.seat for step in wishes.get("agenda", ()) if isinstance(step, Prepare)]
        self.supporters = [*wishes.get("supporters", ())]
        sites = self.map.clearings
        self.clearings = {at: Clearing(site.suit or SUITS[at % 3], [0] * len(factions)) for at, site in sites.items()}
        self.boards: list[Any] = [FACTIONS[name].board() for name in factions]
        self.supply = [FACTIONS[name].warriors for name in factions]
        for at, text in where.items():
            for word in text.split():
                self.put(at, *WORDS[word])
        for at, board in enumerate(self.boards):
            if at not in self.fresh:
                self.prepare(board)

    def put(self, at: int, owner: str, sort: str, kind: str) -> None:
        """A piece stands in a clearing."""
        seat = self.seat[owner]
        if sort == "leader":
            self.boards[seat].warlord = at
            return
        if isinstance(self.boards[seat], CorvidsBoard) and sort == "token":
            lay(self.clearings[at], self.boards[seat], seat, at, kind)
            return
        if isinstance(self.boards[seat], KeepersBoard) and sort != "warrior":
            camp(self.clearings[at], self.boards[seat], seat, kind)
            return
        put(self.clearings[at], self.boards[seat], seat, sort, kind, self.supply)

    def prepare(self, board: Any) -> None:
        """A board of a faction that is set up."""
        match board:
            case MarquiseBoard():
                board.keep = "gone" if board.keep == "board" else board.keep
            case EyrieBoard():
                self.prepare_eyrie(board)
            case AllianceBoard():
                seat, board.officers = self.seat["alliance"], self.wishes.get("officers", 0)
                board.supporters = [show(card, seat) for card in hidden(self.supporters)]
                self.supply[seat] -= board.officers
            case CultBoard():
                self.prepare_cult(board)
            case HundredsBoard():
                brings = not {*CHARACTER} & {*self.seat}
                rats(board, {"mood": "stubborn", "brought": brings, **self.wishes.get("hundreds", {})})
            case KeepersBoard():
                order(board, self.wishes.get("keepers", {}), list(self.map.forests))
            case CorvidsBoard():
                for plot in (*board.supply, *board.plots.values()):
                    show(plot.kind, self.seat["corvids"])
            case SecondVagabondBoard():
                wanderer(board, self.seat, {"character": CHARACTER["vagabond_2"], **self.wishes.get("vagabond_2", {})})
            case VagabondBoard():
                wanderer(board, self.seat, {"character": CHARACTER["vagabond"], **self.wishes.get("vagabond", {})})
            case RiverfolkBoard():
                company(board, self.seat, self.wishes.get("riverfolk", {}), self.supply)

    def prepare_eyrie(self, board: EyrieBoard) -> None:
        """Its leader and decree. Viziers that the test does not name have been resolved."""
        board.leader = self.wishes.get("leader", "builder")
        board.deposed = [*self.wishes.get("deposed", ())]
        decree = self.wishes.get("decree", {})
        board.decree = {column: sorted(decree.get(column, ())) for column in COLUMNS}
        for column in LEADERS.get(board.leader, ()):
            if "vizier" not in board.decree[column]:
                board.decree[column].append("vizier")
                board.resolved[column].append("vizier")

    def prepare_cult(self, board: CultBoard) -> None:
        """Foxes are outcast, if nothing else is said."""
        wanted = {"outcast": "fox", **self.wishes.get("cult", {})}
        for name, value in wanted.items():
            setattr(board, name, [*value] if name in ("lost_souls", "revealed") else value)
        self.supply[self.seat["cult"]] -= board.acolytes

    def of_all(self, cards: Mapping[str, Iterable[str]]) -> list[list[str]]:
        """Lists by faction, in the order of seats."""
        return [[*cards.get(name, ())] for name in self.factions]

    def deck(self) -> list[str]:
        """The cards that are nowhere else."""
        wishes = self.wishes
        lists = [*wishes.get("hands", {}).values(), *wishes.get("crafted", {}).values(), self.supporters]
        lists += [wishes.get("discard", ()), wishes.get("available", ()), wishes.get("dominance", {}).values()]
        lists += [wishes.get("cult", {}).get(name, ()) for name in ("lost_souls", "revealed")]
        lists += [[card for card in cards if card != "vizier"] for cards in wishes.get("decree", {}).values()]
        retinue = self.wishes.get("keepers", {}).get("retinue", {})
        lists += [[card for card in cards if card != RETAINER] for cards in retinue.values()]
        named = [card for cards in lists for card in cards]
        self.deck_name = "base" if set(named) <= set(DECK) else "exiles"
        deck = DECKS[self.deck_name].dealt(len(self.factions))
        for card in named:
            deck.remove(card)
        return deck

    def on_cards(self, wanted: Mapping[str, Mapping[str, int]]) -> dict[str, list[int]]:
        """Warriors of the supplies lie on crafted cards."""
        found = {card: [lying.get(name, 0) for name in self.factions] for card, lying in wanted.items()}
        for lying in found.values():
            for at, count in enumerate(lying):
                self.supply[at] -= count
        return found

    def agenda(self) -> list[Any]:
        """What is done next, last things first."""
        steps: list[Any] = [*self.wishes.get("agenda", (Phase(self.turn, self.wishes.get("phase", "daylight")),))]
        if self.fresh:
            steps.append(Begin())
        elif not any(isinstance(step, Turn) for step in steps):
            steps += rest(self.factions, self.turn)
        return steps[::-1]

    def state(self) -> RootState:
        """The whole state."""
        wishes, factions, quests = self.wishes, self.factions, self.wishes.get("quests", ())
        ruins, boxes, partner = wishes.get("ruins", {}), wishes.get("boxes", {}), wishes.get("partner", {})
        supplied, out = shared_out(self.boards, boxes, ruins, wishes.get("items"))
        hands = self.of_all(wishes.get("hands", {}))
        deck, on_cards = hidden(self.deck()), self.on_cards(wishes.get("on_cards", {}))
        return RootState(
            agenda=self.agenda(),
            turn=1,
            options=RootOptions(map=KNOWN_MAPS[wishes.get("game_map", "autumn")], deck=self.deck_name),
            factions=[KNOWN[name] for name in factions],
            boards=self.boards,
            clearings=self.clearings,
            ruins={at: hidden(under) for at, under in ruins.items()},
            items=supplied,
            items_gone=out,
            supply=self.supply,
            hands=[[show(card, seen_by(factions, at)) for card in hidden(cards)] for at, cards in enumerate(hands)],
            deck=deck,
            discard=[*wishes.get("discard", ())],
            available=[*wishes.get("available", ())],
            play_areas=self.of_all(wishes.get("crafted", {})),
            item_boxes=self.of_all(boxes),
            points=[wishes.get("points", {}).get(name, 0) for name in factions],
            dominance=[wishes.get("dominance", {}).get(name, "") for name in factions],
            partner=[self.seat.get(partner.get(name, ""), -1) for name in factions],
            quests=[*quests],
            quest_deck=hidden(quests_left(self.boards, quests)),
            homes=[0] * len(factions),
            active=self.turn,
            phase="setup" if self.fresh else wishes.get("phase", "daylight"),
            activated={},
            used=[*wishes.get("used", ())],
            closed_paths=[*self.map.closed],
            ferry=self.map.ferry,
            on_cards=on_cards,
            exhausted={self.seat[name]: [*items] for name, items in wishes.get("exhausted", {}).items()},
        )


def seen_by(factions: Sequence[str], at: int) -> int:
    """Who sees the cards of a hand: its player, or all where it lies open."""
    return PUBLIC if FACTIONS[factions[at]].has_open_hand else at


def shared_out(
    boards: Sequence[Any], boxes: Mapping[str, Iterable[str]], ruins: Mapping[int, Sequence[str]], items: Any
) -> tuple[dict[str, int], list[str]]:
    """The supply of items and those out of the game, so that there are as many of each as there should be."""
    left = Counter(ITEM_SUPPLY)
    for board in boards:
        if isinstance(board, VagabondBoard) and (board.at or board.forest):
            left.update([*CHARACTERS[board.character].items, *RUIN_ITEMS])
            left.subtract(item.kind for item in board.items)
        elif isinstance(board, HundredsBoard):
            left.update(RUIN_ITEMS if board.brought else ())
            left.subtract([*hoard(board), *board.gained])
    left.subtract(item for box in boxes.values() for item in box)
    left.subtract(item for under in ruins.values() for item in under)
    assert min(left.values()) >= 0, f"more items than there are: {left}"
    supplied = {item: min(most, left[item]) for item, most in ITEM_SUPPLY.items()} | dict(items or {})
    left.subtract(supplied)
    return supplied, list(left.elements())


def quests_left(boards: Sequence[Any], shown: Sequence[str]) -> list[str]:
    """The quests that are neither open nor done; none without a Vagabond."""
    wanderers = [board for board in boards if isinstance(board, VagabondBoard) and (board.at or board.forest)]
    gone = [*shown, *(quest for board in wanderers for quest in board.quests)]
    return [quest for quest in QUESTS if quest not in gone] if wanderers else []


def rest(factions: Sequence[str], turn: int) -> list[Step]:
    """What comes after the test's own steps: somebody is asked something harmless, so that nothing more happens."""
    doing = {
        "marquise": "actions",
        "alliance": "day",
        "vagabond": "day",
        "vagabond_2": "day",
        "cult": "day",
        "corvids": "day",
        "hundreds": "command",
    }
    name = next((name for name in factions if name in doing and name != "cult"), "cult")  # who may reveal nothing
    return [FactionStep(factions.index(name), doing[name]), TurnEnd(turn)]


def put(here: Clearing, board: Any, seat: int, sort: str, kind: str, supply: list[int]) -> None:
    """A piece leaves its board or supply for a clearing."""
    if sort == "warrior":
        here.warriors[seat] += 1
        supply[seat] -= 1
        return
    (here.buildings if sort == "building" else here.tokens).append((seat, kind))
    if isinstance(board, MarquiseBoard) and kind == "keep":
        board.keep = "map"
    elif isinstance(board, RiverfolkBoard):
        board.posts[suit_of_post(kind)] -= 1
    elif isinstance(board, AllianceBoard) and sort == "building":
        board.bases.remove(kind.removeprefix("base_"))
    else:
        setattr(board, kind, getattr(board, kind) - 1)


def lay(here: Clearing, board: CorvidsBoard, seat: int, at: int, kind: str) -> None:
    """A plot lies in a clearing: face down if it is written so, else face up."""
    down = kind.startswith("plot_")
    kind = kind.removeprefix("plot_")
    plot: Plot = next(plot for plot in board.supply if plot.kind.card == kind)
    board.supply.remove(plot)
    here.tokens.append((seat, "plot" if down else kind))
    if down:
        board.plots[at] = plot


def camp(here: Clearing, board: KeepersBoard, seat: int, kind: str) -> None:
    """A waystation or a relic comes to a clearing."""
    if kind in FACES:
        board.waystations.remove(waystation_of(kind))
        here.buildings.append((seat, kind))
    else:
        board.aside.remove(next(relic for relic in board.aside if true_piece(relic) == kind))
        here.tokens.append((seat, kind))


def order(board: KeepersBoard, wanted: Mapping[str, Any], forests: list[str]) -> None:
    """The Keepers: a retinue of faithful retainers, relics in the forests in turn, unless a test says it."""
    lying = {forest: [read_relic(one) for one in relics] for forest, relics in wanted.get("relics", {}).items()}
    for name in ("recovered", "gone"):
        setattr(board, name, [*wanted.get(name, ())])
    named = [true_piece(relic) for relics in lying.values() for relic in relics]
    for piece in (*named, *board.recovered, *board.gone):
        board.aside.remove(next(relic for relic in board.aside if true_piece(relic) == piece))
    empty = [forest for forest in forests if forest not in lying or not wanted.get("alone")]
    scatter(lying, board.aside, empty)
    board.aside = []
    board.forests = {forest: lying[forest] for forest in forests if lying.get(forest)}
    retinue = wanted.get("retinue")
    for column in RETINUE:
        board.retinue[column] = [RETAINER] if retinue is None else sorted(retinue.get(column, ()))
    board.retired = 3 - sum(cards.count(RETAINER) for cards in board.retinue.values())


def wanderer(board: VagabondBoard, seat: Mapping[str, int], wanted: Mapping[str, Any]) -> None:
    """The Vagabond: `items` are words, with `-` for exhausted, `!` for damaged ones, `*` from under a ruin."""
    board.character = wanted["character"]
    board.at = wanted.get("at", 0)
    board.forest = wanted.get("forest", "" if board.at else "f1")
    words = wanted.get("items", "").split()
    board.items = [Item(word.rstrip("-!*"), "-" in word, "!" in word, "*" in word) for word in words]
    relations = wanted.get("relations", {})
    board.relations = {at: relations.get(name, 0) for name, at in seat.items() if name not in CHARACTER}
    board.quests = [*wanted.get("quests", ())]


def rats(board: HundredsBoard, wanted: Mapping[str, Any]) -> None:
    """The Hundreds: items of the hoard are words."""
    for name, value in wanted.items():
        setattr(board, name, value.split() if name in ("command", "prowess", "gained", "from_ruins") else value)


def company(board: RiverfolkBoard, seat: Mapping[str, int], wanted: Mapping[str, Any], supply: list[int]) -> None:
    """The Riverfolk: warriors on their board come from the supplies of their owners."""
    for heap in HEAPS:
        for name, count in wanted.get(heap, {}).items():
            getattr(board, heap)[seat[name]] = count
            supply[seat[name]] -= count
    board.prices = dict(zip(SERVICES, wanted.get("prices", (2, 2, 2)), strict=True))
    board.bought = [*wanted.get("bought", ())]
    for suit, count in wanted.get("gone", {}).items():
        board.gone[suit] += count
        board.posts[suit] -= count


def seat(game: RootGame, faction: str) -> int:
    """Who plays a faction."""
    return game.state.factions.index(KNOWN[faction])


# Answers of hands that allow nothing, and what is asked then; an empty hand is not even asked (ruling R11).
SOLE_ANSWERS = {
    "let": ("root.ambush", "root.foil"),
    "nobody": ("root.marquise.hospital",),
    "show": ("root.outrage",),
}


def play(game: RootGame, *options: Any, kind: str = "") -> RootGame:
    """Give answers, one after the other, to whatever is asked; what nobody asks an empty hand is left out."""
    for option in options:
        assert game.ask is not None
        if isinstance(option, str) and game.ask.kind not in SOLE_ANSWERS.get(option, (game.ask.kind,)):
            continue
        assert not kind or game.ask.kind == kind, game.ask.kind
        game.answer(option)
    return game


def describe(game: RootGame, at: int) -> str:
    """What stands in a clearing, in the words of `woodland`."""
    here = game.state.clearings[at]
    words = []
    for word, (faction, sort, kind) in WORDS.items():
        if faction in game.state.factions:
            owner = seat(game, faction)
            pieces = here.buildings if sort == "building" else here.tokens
            count = here.warriors[owner] if sort == "warrior" else pieces.count((owner, kind))
            if sort == "leader":
                count = board(game, faction).warlord == at
            words += [word] * count
    return " ".join(words)


def hand(game: RootGame, faction: str) -> list[str]:
    """The cards in a hand."""
    return sorted(card.card for card in game.state.hands[seat(game, faction)])


def points(game: RootGame, faction: str) -> int:
    """The points of a faction."""
    return game.state.points[seat(game, faction)]


def board(game: RootGame, faction: str) -> Any:
    """The board of a faction."""
    return game.state.boards[seat(game, faction)]


def supporters_of(state: RootState) -> list[str]:
    """The Alliance's supporters in a state, or in what a seat sees of it."""
    boards = [board for board in state.boards if isinstance(board, AllianceBoard)]
    return [card.card for board in boards for card in board.supporters]


def options(game: RootGame) -> list[Any]:
    """What is on offer now, as it is on the wire."""
    assert game.ask is not None
    return [written(option) for option in game.ask.options]


def asked(game: RootGame) -> tuple[str, str]:
    """Which faction is asked what."""
    assert game.ask is not None
    return game.state.factions[game.ask.seat], game.ask.kind.removeprefix("root.")


def known(cards: list[Hidden]) -> list[str]:
    """Hidden cards by name."""
    return sorted(card.card for card in cards)
