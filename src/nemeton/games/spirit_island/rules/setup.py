"""Setting the table up: boards, decks, spirits, adversary, scenario, and the first explore."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from nemeton.kernel import PUBLIC, Ask, BadSetup, Hidden, Phrase, Rule, hidden, show, step

from ..adversaries import ADVERSARIES, adversary_of, level_of
from ..boards import BALANCED, BOARDS, THEMATIC, USUAL, hangs_together
from ..choices import ChooseLand, asks
from ..fear.deck import FEAR_CARDS
from ..invader_facts import HEALTHY_BLIGHT, INVADER_CARDS, NORMAL_DECK, PRINTED_BLIGHT
from ..island import board_of, dry_lands, geography, is_coastal, ocean_seat, terrain
from ..pieces import put
from ..powers.decks import MAJORS, MINORS, PROGRESSIONS
from ..scenarios import SCENARIOS, scenario_of
from ..spirits import PANELS, SPIRITS
from ..state import Happened, Island, IslandOptions, IslandState, Land, Spirit
from ..steps import (
    Advance,
    BonusGrowth,
    Explore,
    FirstExplore,
    FirstLand,
    PlaceFirst,
    SpiritPhase,
    Turn,
)
from .blight import BLIGHT_CARDS
from .gaining_cards import has_decks, learns_by_list

asks("spirit_island.first_presence", plain=ChooseLand)


def setup(game: Island, players: int, options: IslandOptions) -> None:
    """The table up to the first choice that somebody has."""
    refuse_what_cannot_be(players, options)
    boards = chosen_boards(game, players, options)
    names = chosen_spirits(game, players, options)
    deck, box = invader_deck(game, options)
    fear_deck, fear_box, groups = fear_deck_of(game, options)
    blight_card, blight_box = blight_card_of(game, options)
    state = game.state = IslandState(
        agenda=[],
        options=options,
        boards=boards,
        spirits=[Spirit(name, list(PANELS[name].powers), [1, 1]) for name in names],
        lands={land: Land([0] * players) for land in geography(tuple(boards)).neighbours},
        marks={},
        done=[False] * players,
        invader_deck=deck,
        build=[],
        ravage=[],
        extra_build=[],
        has_extra=ADVERSARIES[options.adversary].has_extra_build(options.level),
        invader_discard=[],
        explored_lands=[],
        fear_deck=fear_deck,
        fear_groups=groups,
        earned=[],
        fear_discard=[],
        blight_card=blight_card,
        blight=first_blight(players, options),
        box=[*box, *fear_box, *blight_box],
        minors=power_deck(MINORS, names, options),
        majors=power_deck(MAJORS, names, options),
        minor_discard=[],
        major_discard=[],
        forbidden=[],
        wards=[],
        happened=Happened(),
    )
    game.shuffle(state.minors, "minors")
    game.shuffle(state.majors, "majors")
    if ocean_seat(state) >= 0:
        state.lands |= {f"{board}0": Land([0] * players) for board in boards}
    populate(state)
    game.tell("spirit_island.table", law="setup")
    game.push(
        *(PlaceFirst(seat, land) for seat in range(players) for land in first_places(state, seat)),
        *adversary_of(state).setup_steps(state),
        FirstExplore(),
        *scenario_of(state).setup_steps(state),
        *([BonusGrowth()] if options.bonus_growth else []),
        Turn(),
    )


def refuse_what_cannot_be(players: int, options: IslandOptions) -> None:
    """Options that do not go together."""
    levels = len(ADVERSARIES[options.adversary].levels)
    if options.level >= levels:
        raise BadSetup("setup/bad_option", game="spirit_island", option="level", value=str(options.level), known=("0",))
    wanted = wanted_boards(players, options)
    for seat, name in enumerate(wanted, 1):
        if name not in ("any", *boards_of_side(options)):
            known = ("any", *boards_of_side(options))
            raise BadSetup("setup/bad_option", game="spirit_island", option=f"board_{seat}", value=name, known=known)
    if not can_lie_together(wanted):
        known = ("any", *(board for board in THEMATIC if board != wanted[0] and hangs_together([wanted[0], board])))
        raise BadSetup("setup/bad_option", game="spirit_island", option="board_2", value=wanted[1], known=known)


def boards_of_side(options: IslandOptions) -> tuple[str, ...]:
    """The boards of the side that the table plays on."""
    return THEMATIC if options.thematic else BALANCED


def wanted_boards(players: int, options: IslandOptions) -> Sequence[str]:
    """Where each seat wants to begin."""
    return [options.board_1, options.board_2, options.board_3, options.board_4][:players]


def can_lie_together(wanted: Sequence[str]) -> bool:
    """Do the boards that are wanted make one island? Two boards of the thematic map may meet in one point only."""
    return "any" in wanted or hangs_together(wanted)


def idle_values(_players: int, options: IslandOptions, name: str) -> frozenset[Any]:
    """What a form need not offer: boards of the side that is not played on, unless one of them is chosen."""
    if not name.startswith("board_"):
        return frozenset()
    return frozenset(BOARDS) - {*boards_of_side(options), getattr(options, name)}


def advice(players: int, options: IslandOptions) -> Phrase | None:
    """What whoever opens a table should know: choices that do not go together, or to no purpose."""
    spirits = [options.seat_1, options.seat_2, options.seat_3, options.seat_4][:players]
    boards = wanted_boards(players, options)
    if options.level >= len(ADVERSARIES[options.adversary].levels):
        return Phrase("spirit_island.advice.level")
    if wrong := next((name for name in boards if name not in ("any", *boards_of_side(options))), None):
        return Phrase("spirit_island.advice.side", {"name": wrong})
    if spirit := next((name for name in spirits if name != "any" and spirits.count(name) > 1), None):
        return Phrase("spirit_island.advice.spirits", {"spirit": spirit})
    if board := next((name for name in boards if name != "any" and boards.count(name) > 1), None):
        return Phrase("spirit_island.advice.boards", {"name": board})
    if not can_lie_together(boards):
        return Phrase("spirit_island.advice.apart", {"name": boards[0], "other": boards[1]})
    learnt = [name for name in spirits if name != "any" and name not in PROGRESSIONS]
    if options.progression and learnt:
        return Phrase("spirit_island.advice.progression", {"spirit": learnt[0]})
    return None


def chosen(game: Island, deck: str, wanted: Sequence[str], all_of_them: Sequence[str]) -> list[str]:
    """What each seat gets: what it wants, the others by lot; nothing twice."""
    for name in wanted:
        if name != "any" and wanted.count(name) > 1:
            raise BadSetup("setup/chosen_twice", game="spirit_island", option=name)
    left = [name for name in all_of_them if name not in wanted]
    game.shuffle(left, deck)
    return [left.pop() if name == "any" else name for name in wanted]


def chosen_boards(game: Island, players: int, options: IslandOptions) -> list[str]:
    """A board for each player. Of the thematic map those that the book names for so many (p. 23), or those that are
    wanted and what lies beside them; who begins where is wanted, too, or chosen by lot."""
    wanted = wanted_boards(players, options)
    return chosen(game, "boards", wanted, map_boards(wanted) if options.thematic else BALANCED)


def map_boards(wanted: Sequence[str]) -> list[str]:
    """The boards of the thematic map that are played with.

    >>> map_boards(["any"]), map_boards(["any", "any"]), map_boards(["any", "NE"]), map_boards(["NW", "any", "any"])
    (['NE'], ['W', 'E'], ['NE', 'E'], ['NW', 'W', 'E'])
    """
    named = [name for name in wanted if name != "any"]
    if not named:
        return list(USUAL[len(wanted)])
    others = [name for name in USUAL[len(THEMATIC)] if name not in named]
    islands = ([*named, *more] for more in combinations(others, len(wanted) - len(named)))
    return next(boards for boards in islands if hangs_together(boards))


def chosen_spirits(game: Island, players: int, options: IslandOptions) -> list[str]:
    """A spirit for each player; who is to learn by a list gets one of the simple ones."""
    wanted = [options.seat_1, options.seat_2, options.seat_3, options.seat_4][:players]
    return chosen(game, "spirits", wanted, tuple(PROGRESSIONS) if options.progression else SPIRITS)


def lessons(names: Iterable[str], options: IslandOptions) -> set[str]:
    """The cards that are learnt by a list, and so in no deck."""
    return {card for name in names if learns_by_list(options, name) for card in PROGRESSIONS[name]}


def power_deck(cards: Sequence[str], names: Sequence[str], options: IslandOptions) -> list[Hidden]:
    """A deck of power cards, without those that are learnt by a list; none where all learn by lists (p. 3)."""
    listed = lessons(names, options)
    return hidden(name for name in cards if name not in listed) if has_decks(options, names) else []


def invader_deck(game: Island, options: IslandOptions) -> tuple[list[Hidden], list[Hidden]]:
    """The invader deck, stage by stage, and the cards that stay in the box."""
    stages: dict[str, list[Hidden]] = {}
    for stage in "123":
        stages[stage] = hidden(name for name, card in INVADER_CARDS.items() if str(card.stage) == stage)
        game.shuffle(stages[stage], f"invaders_{stage}")
    deck = [stages[stage].pop() for stage in deck_order(options)]
    return deck[::-1], [card for left in stages.values() for card in left]


def deck_order(options: IslandOptions) -> str:
    """The stages of the invader deck from top to bottom."""
    codes = [level.deck for level in ADVERSARIES[options.adversary].levels[: options.level + 1] if level.deck]
    return codes[-1] if codes else NORMAL_DECK


def fear_deck_of(game: Island, options: IslandOptions) -> tuple[list[Hidden], list[Hidden], tuple[int, int, int]]:
    """The fear deck, what stays in the box, and its three groups. A scenario may use all cards."""
    groups = level_of(options).fear
    cards = hidden(FEAR_CARDS)
    size = len(cards) if SCENARIOS[options.scenario].uses_all_fear_cards else sum(groups)
    game.shuffle(cards, "fear", from_top=range(size - 1, -1, -1))
    return cards[:size], cards[size:], groups


def blight_card_of(game: Island, options: IslandOptions) -> tuple[list[Hidden], list[Hidden]]:
    """The blight card, unseen if it was drawn, and those in the box."""
    cards = hidden(BLIGHT_CARDS)
    if options.blight_card == "none":
        return [], [show(card, PUBLIC) for card in cards]
    if options.blight_card == "any":
        game.shuffle(cards, "blight", from_top=range(len(cards)))
    else:
        cards.sort(key=lambda card: card.card != options.blight_card)
        for card in cards:
            show(card, PUBLIC)
    return cards[:1], cards[1:]


def first_blight(players: int, options: IslandOptions) -> int:
    """How much blight lies on the card at first."""
    each = PRINTED_BLIGHT if options.blight_card == "none" else HEALTHY_BLIGHT
    return (each + SCENARIOS[options.scenario].healthy_blight) * players + options.more_blight


def populate(state: IslandState) -> None:
    """The pieces that boards and adversary put on the island. All of it comes from the box, also blight."""
    for board in state.boards:
        for number, site in BOARDS[board].lands.items():
            here = state.lands[f"{board}{number}"]
            for kind, amount in site.pieces.items():
                for _ in range(amount if kind != "blight" else 0):
                    put(here, kind)
            here.blight += site.pieces.get("blight", 0)
        adversary_of(state).settle(state, board)


# Spirits


def first_places(state: IslandState, seat: int) -> list[str]:
    """Where a spirit's first presence goes, each as often as it puts one; a rule where it may choose."""
    return [land for amount, rule in PANELS[state.spirits[seat].name].start for land in [rule] * amount]


def candidates(state: IslandState, seat: int, rule: str) -> list[str]:
    """The lands of its board that a rule of the panel's back means."""
    board = state.boards[seat]
    home = [land for land in dry_lands(state) if board_of(land) == board]
    home.sort(key=lambda land: int(land.removeprefix(board)))
    if rule.startswith("highest_numbered_"):
        kind = rule.removeprefix("highest_numbered_")
        return [land for land in home if terrain(land) == kind][-1:]
    match rule:
        case "land_5":
            return [f"{board}5"]
        case "jungle_without_dahan":
            return [land for land in home if terrain(land) == "jungle" and not state.lands[land].dahan]
        case "most_dahan":
            return most_dahan(state, seat, home, 2)
        case "second_most_dahan":
            return most_dahan(state, seat, home, 1)
        case "ocean_of_own_board":
            return [f"{board}0"]
        case "coastal_of_choice_on_own_board":
            return [land for land in home if is_coastal(land)]
    raise AssertionError(rule)


def most_dahan(state: IslandState, seat: int, home: list[str], places: int) -> list[str]:
    """Of lands that are not taken yet, the one with the most dahan; of more equal ones than there are places to take,
    any. Ruling: the player chooses among equal lands."""
    left = [land for land in home if not state.lands[land].presence[seat]]
    most = max(len(state.lands[land].dahan) for land in left)
    equal = [land for land in left if len(state.lands[land].dahan) == most]
    return equal if len(equal) > places else equal[:1]


@step(PlaceFirst)
def place_first(game: Island, step: PlaceFirst) -> Rule[None]:
    """A spirit's first presence, from none of its tracks."""
    state, seat = game.state, step.seat
    lands = candidates(state, seat, step.land)
    if not lands:
        return
    land = yield Ask(seat, "spirit_island.first_presence", lands, law="setup.spirits")
    state.lands[land].presence[seat] += 1
    game.tell("spirit_island.begins", seat=seat, land=land, law="setup.spirits")


@step(FirstLand)
def first_land(game: Island, step: FirstLand) -> Rule[None]:
    """The adversary adds a piece to a board."""
    yield from adversary_of(game.state).first_land(game, step.board)


# The first explore


@step(FirstExplore)
def first_explore(game: Island, _step: FirstExplore) -> None:
    """The invaders' first action; a scenario may let them go on."""
    state = game.state
    if not state.options.first_explore:
        return
    game.push(Explore(), Advance(), *scenario_of(state).after_first_explore(state))


@step(BonusGrowth)
def bonus_growth(game: Island, _step: BonusGrowth) -> None:
    """An easier game: each spirit grows once before the first turn."""
    for spirit in game.state.spirits:
        spirit.stage, spirit.grown = "grow", False
    game.push(SpiritPhase())
