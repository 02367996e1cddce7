"""Setting the table up (Law 5.1)."""

from typing import get_args

from nemeton.kernel import BadSetup, Phrase, hidden

from ..cards import ITEM_SUPPLY, SUITS
from ..decks import DECKS
from ..factions import BASE_BOX, Chosen, FactionName
from ..maps import MAPS
from ..state import NOBODY, Clearing, Root, RootOptions, RootState, seats
from ..steps import Begin, Prepare
from .effects import draw_cards
from .rule import FACTIONS

FIRST_CARDS = 3
RECOMMENDED_REACH = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}  # Law 5.2
SEAT_OPTIONS = [name for name in RootOptions.__struct_fields__ if name.startswith("seat_")]


def player_counts() -> tuple[int, ...]:
    """How many can play: as many as a reach is told for (Law 5.2), as there are factions and seats, as a map holds."""
    most = min(len(FACTIONS), len(SEAT_OPTIONS), max(board.most_players for board in MAPS.values()))
    return tuple(players for players in RECOMMENDED_REACH if players <= most)


def preparing(game: Root) -> list[int]:
    """All seats in the order of the letters of their factions (Law 5.1.7); of two with one letter, by lot who is first
    (Law 9.7.1)."""
    state, in_order = game.state, list[int]()
    letters = [FACTIONS[name].order for name in state.factions]
    for letter in sorted(set(letters)):
        alike = [seat for seat in seats(state) if letters[seat] == letter]
        if len(alike) > 1:
            game.shuffle(alike, "preparing")
        in_order += alike
    return in_order


def wanted_factions(players: int, options: RootOptions) -> list[Chosen]:
    """The factions that a table wants, seat by seat; `any` where it is left to the lot."""
    return [getattr(options, name) for name in SEAT_OPTIONS[:players]]


def setup(game: Root, players: int, options: RootOptions) -> None:
    """Factions and the first player by lot, the deck, ruins, items; then each faction in the order of its letter."""
    factions = chosen_factions(game, players, options)
    state = game.state = RootState(
        agenda=[],
        options=options,
        factions=factions,
        boards=[FACTIONS[name].board() for name in factions],
        clearings=clearings(game, players, options),
        ruins={where: [] for where, site in MAPS[options.map].clearings.items() if site.ruin},
        items=dict(ITEM_SUPPLY),
        supply=[FACTIONS[name].warriors for name in factions],
        hands=[[] for _ in range(players)],
        deck=hidden(DECKS[options.deck].dealt(players)),
        discard=[],
        available=[],
        play_areas=[[] for _ in range(players)],
        item_boxes=[[] for _ in range(players)],
        points=[0] * players,
        dominance=[""] * players,
        partner=[NOBODY] * players,
        quests=[],
        quest_deck=[],
        homes=[0] * players,
        activated={},
        used=[],
        closed_paths=list(MAPS[options.map].closed),
        ferry=MAPS[options.map].ferry,
    )
    game.shuffle(state.deck, "deck")
    state.active = game.draw_one(range(players), "first_player")
    game.tell("root.first", seat=state.active, law="5.1.1")
    for seat in seats(state):
        draw_cards(game, seat, FIRST_CARDS, "5.1.3")
    game.push(*(Prepare(seat) for seat in preparing(game)), Begin())


def chosen_factions(game: Root, players: int, options: RootOptions) -> list[FactionName]:
    """Each seat's faction: as the table wants, the others by lot; in a first game those that are learnt first."""
    wanted = with_seconds(wanted_factions(players, options))
    for faction in wanted:
        if faction != "any" and wanted.count(faction) > 1:
            raise BadSetup("setup/chosen_twice", game="root", option=faction)
    left = in_the_lot(wanted, options)
    if options.scenario == "first_game":
        left = left[: wanted.count("any")]
    game.shuffle(left, "factions")
    return only_firsts([left.pop() if faction == "any" else faction for faction in wanted])


def with_seconds(wanted: list[Chosen]) -> list[Chosen]:
    """What seats want, each faction once: who wants one that somebody else has plays the second of that kind, if there
    is one (Law 9.7)."""
    seconds = {FACTIONS[name].second_of: name for name in get_args(FactionName) if FACTIONS[name].second_of}
    found: list[Chosen] = []
    for faction in wanted:
        is_taken = faction != "any" and faction in found
        found.append(seconds.get(faction, faction) if is_taken else faction)
    return found


def only_firsts(factions: list[FactionName]) -> list[FactionName]:
    """Whoever is the only one of a kind is the first of it."""
    found: list[FactionName] = []
    for name in factions:
        first = next((one for one in get_args(FactionName) if one == FACTIONS[name].second_of), name)
        found.append(name if first in factions else first)
    return found


def in_the_lot(wanted: list[Chosen], options: RootOptions) -> list[FactionName]:
    """The factions among which the lot draws: those of the base box, or all if the table wants it or needs more; the
    second of a kind only where nothing else is left."""
    left = [name for name in get_args(FactionName) if name not in wanted]
    base = [name for name in left if name in BASE_BOX]
    firsts = [name for name in left if not FACTIONS[name].second_of]
    lots = [firsts, left] if options.lot == "all" else [base, firsts, left]
    return next((lot for lot in lots if len(lot) >= wanted.count("any")), left)


def advice(players: int, options: RootOptions) -> Phrase | None:
    """What whoever opens a table should know: factions together have a reach below what is recommended (Law 5.2), or
    may come out so by lot."""
    wanted = with_seconds(wanted_factions(players, options))
    sure = [name for name in wanted if name != "any"]
    chosen = [FACTIONS[name].reach for name in (sure if "any" in wanted else only_firsts(sure))]
    left = sorted(FACTIONS[name].reach for name in in_the_lot(wanted, options))
    by_lot = players - len(chosen)
    if options.scenario == "first_game":
        left = [FACTIONS[name].reach for name in in_the_lot(wanted, options)]
    reach = sum(chosen) + sum(left[:by_lot])
    if reach >= RECOMMENDED_REACH[players]:
        return None
    kind = "root.advice.lot" if by_lot and options.scenario != "first_game" else "root.advice.reach"
    return Phrase(kind, {"count": reach, "most": RECOMMENDED_REACH[players]})


def clearings(game: Root, players: int, options: RootOptions) -> dict[int, Clearing]:
    """The clearings with their suits: printed, or four markers of each suit at random (Law A.1)."""
    sites = MAPS[options.map].clearings
    markers = [suit for suit in SUITS for _ in range(len(sites) // len(SUITS))]
    if options.suits == "random" or not MAPS[options.map].prints_suits:
        game.shuffle(markers, "suits", from_top=range(len(markers)))
        suits = dict(zip(sites, markers, strict=True))
    else:
        suits = {where: site.suit for where, site in sites.items()}
    return {where: Clearing(suits[where], [0] * players) for where in sites}
