"""Setting the table up (Law 5.1)."""

from typing import get_args

from nemeton.kernel import BadSetup, Phrase, hidden

from ..cards import ITEM_SUPPLY, SUITS
from ..clockwork import AUTOMATA, TRAITS, WITH_CHARACTER
from ..decks import DECKS, dominant
from ..factions import BASE_BOX, Chosen, FactionName, Played
from ..factions.undecided.rules import name_of
from ..maps import MAPS
from ..state import NOBODY, Clearing, Draft, Root, RootOptions, RootState, seats
from ..steps import Begin, Prepare
from .advanced_setup import people, steps_of_five_cards, steps_of_setup
from .effects import draw_cards
from .hirelings import banned_by, check_hirelings, drawn_bands, join_table, preparing_bands, wanted_hirelings
from .landmarks import dealt, landmark_steps
from .rule import FACTIONS

FIRST_CARDS = 3
RECOMMENDED_REACH = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}  # Law 5.2
MOST_CORNERS = 4  # with more factions that begin in one, the Law wants an advanced setup (Law 5)
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
    check_setup(players, options)
    is_advanced = options.setup == "advanced"
    factions: list[Played] = (
        [name_of(seat) for seat in range(players)] if is_advanced else [*chosen_factions(game, players, options)]
    )
    landmarks = dealt(game, players, options)
    bands = drawn_bands(game, factions, options)
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
        deck=hidden(DECKS[options.deck].dealt(dominant(factions, options.against))),
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
        ferry=MAPS[options.map].ferry if options.own_ferry_or_tower == "placed" else 0,
        landmarks=dict.fromkeys(landmarks, 0),
        draft=Draft() if is_advanced else None,
        bands=bands,
    )
    join_table(state)
    game.shuffle(state.deck, "deck")
    state.active = game.draw_one(range(players), "first_player")
    game.tell("root.first", seat=state.active, law="A.4" if is_advanced else "5.1.1")
    if is_advanced:
        game.push(*landmark_steps(state), *preparing_bands(state), *steps_of_setup(state))  # A.5, A.6, A.7
        return
    for seat, own in state.company["before_deal"]:
        own.before_deal(game, seat)
    first = (*landmark_steps(state), *preparing_bands(state))
    if options.setup == "five_cards":
        game.push(*first, *steps_of_five_cards([Prepare(seat) for seat in preparing(game)]))
        return
    for seat in people(state):
        draw_cards(game, seat, FIRST_CARDS, "5.1.3")
    game.push(*first, *(Prepare(seat) for seat in preparing(game)), Begin())


def check_setup(players: int, options: RootOptions) -> None:
    """With setup cards nobody has a faction beforehand (ruling S3: automata neither), and a game that is learnt is set
    up as usual (Law 5)."""
    if options.scenario == "first_game" and options.setup != "standard":
        check_hirelings((), options)
        refuse("first_game_advanced")
    if options.setup != "advanced":
        return
    check_hirelings((), options)
    for name in wanted_factions(players, options):
        if name != "any":
            refuse("chosen_beforehand", faction=Phrase(f"root.faction.{name}"))
    check_automata(wanted_factions(players, options), options)


def chosen_factions(game: Root, players: int, options: RootOptions) -> list[FactionName]:
    """Each seat's faction: as the table wants, the others by lot; in a first game those that are learnt first."""
    wanted = wanted_factions(players, options)
    check_wanted(wanted)
    check_automata(wanted, options)
    check_hirelings(wanted, options)
    wanted = with_seconds(wanted)
    left = in_the_lot(wanted, options)
    if options.scenario == "first_game":
        left = left[: wanted.count("any")]
    game.shuffle(left, "factions")
    return only_firsts([left.pop() if faction == "any" else faction for faction in wanted])


def check_wanted(wanted: list[Chosen]) -> None:
    """Nobody wants what others have already: each faction is there once, and two of a kind with a second (Law 9.7)."""
    kinds = [FACTIONS[name].second_of or name for name in wanted if name != "any"]
    for name in kinds:
        human = FACTIONS[name].stands_for
        if human in kinds:
            values = {"automaton": Phrase(f"root.faction.{name}"), "faction": Phrase(f"root.faction.{human}")}
            raise BadSetup("setup/impossible", game="root", problem=Phrase("root.setup.beside_itself", values))
    for kind in kinds:
        count, most = kinds.count(kind), 1 + sum(own.second_of == kind for own in FACTIONS.values())
        named = Phrase(f"root.faction.{kind}")
        if count > most > 1:
            raise BadSetup("setup/too_many", game="root", option=named, count=count, most=most)
        if count > most:
            raise BadSetup("setup/chosen_twice", game="root", option=named)


def check_automata(wanted: list[Chosen], options: RootOptions) -> None:
    """Difficulties, traits and cards of services are those of automata that play (B.3.3)."""
    for number, name in enumerate(wanted, 1):
        if getattr(options, f"difficulty_{number}") != "default" and name not in AUTOMATA:
            refuse("difficulty_alone", number=number)
    for number in range(len(wanted) + 1, len(SEAT_OPTIONS) + 1):
        if getattr(options, f"difficulty_{number}") != "default":
            refuse("difficulty_alone", number=number)
    for trait in options.traits:
        if not any(trait in TRAITS[name] for name in AUTOMATA if name in wanted):
            refuse("trait_alone", trait=Phrase(f"root.trait.{trait}"))
        if options.traits.count(trait) > 1:
            refuse("trait_twice", trait=Phrase(f"root.trait.{trait}"))
    for name in options.services:
        if name not in wanted:
            refuse("services_alone", faction=Phrase(f"root.faction.{name}"))
        if options.services.count(name) > 1:
            refuse("services_twice", faction=Phrase(f"root.faction.{name}"))
    if options.machine_character != "any" and WITH_CHARACTER not in wanted:
        refuse("character_alone")
    if options.against == "machines" and not any(name in AUTOMATA for name in wanted):
        refuse("no_machines")
    if options.scenario == "first_game" and any(name in AUTOMATA for name in wanted):
        refuse("first_game_machines")


def refuse(problem: str, **values: object) -> None:
    """A table that cannot be, in one sentence."""
    raise BadSetup("setup/impossible", game="root", problem=Phrase(f"root.setup.{problem}", values))


def with_seconds(wanted: list[Chosen]) -> list[Chosen]:
    """What seats want, each faction once: who wants one that somebody else has plays the other of that kind, if there
    is one (Law 9.7)."""
    seconds = {FACTIONS[name].second_of: name for name in get_args(FactionName) if FACTIONS[name].second_of}
    others = seconds | {second: first for first, second in seconds.items()}
    found: list[Chosen] = []
    for faction in wanted:
        is_taken = faction != "any" and faction in found
        found.append(others.get(faction, faction) if is_taken else faction)
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
    taken = {FACTIONS[name].stands_for for name in wanted if name != "any"} | banned_by(wanted_hirelings(options))
    left = [name for name in get_args(FactionName) if name not in wanted and name not in taken and name not in AUTOMATA]
    base = [name for name in left if name in BASE_BOX]
    firsts = [name for name in left if not FACTIONS[name].second_of]
    lots = [firsts, left] if options.lot == "all" else [base, firsts, left]
    return next((lot for lot in lots if len(lot) >= wanted.count("any")), left)


def advice(players: int, options: RootOptions) -> Phrase | None:
    """What whoever opens a table should know: factions together have a reach below what is recommended (Law 5.2), or
    may come out so by lot."""
    if options.setup == "advanced":
        return None
    wanted = with_seconds(wanted_factions(players, options))
    corners = sum(FACTIONS[name].begins_in_corner for name in wanted if name != "any")
    if corners > MOST_CORNERS:
        return Phrase("root.advice.corners", {"count": corners})
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
