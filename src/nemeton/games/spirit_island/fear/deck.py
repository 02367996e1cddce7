"""The 15 fear cards: each with its picture and its three levels, below what it alone does."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from nemeton.kernel import Ask, Option, Phrase, Rule

from .. import rulings
from ..choices import IslandChoice, asks
from ..fields import LandName, PieceName
from ..invader_facts import KINDS
from ..island import buildings, dry_lands, dry_neighbours, invaders, is_coastal, owner, sacred_sites
from ..pieces import standing
from ..rules.acting import Act
from ..rules.effects import BUILDINGS, DAHAN, SMALL, energy, swap
from ..rules.harm import ALL, chosen, damage, destroy
from ..rules.movement import gather, move, piece_sign, push
from ..state import IslandState
from .effects import (
    Effect,
    ForAll,
    ForEach,
    PieceAt,
    anywhere,
    at_most,
    coastal,
    defending,
    drive_out,
    forbidding,
    holding,
    in_any_land,
    in_land,
    inland,
    remove,
    remove_worth,
    removing,
    with_dahan,
    with_presence,
    with_sacred_site,
)


class FearCard(NamedTuple):
    """A fear card: three signs of its picture, and what it does at each terror level."""

    scene: tuple[str, str, str]  # left, middle, right
    levels: tuple[Effect, Effect, Effect]


FEAR_CARDS: dict[str, FearCard] = {}


def fear_card(name: str, scene: tuple[str, str, str], *levels: Effect) -> None:
    """A card of the deck."""
    first, second, third = levels
    FEAR_CARDS[name] = FearCard(scene, (first, second, third))


fear_card(
    "avoid_the_dahan",
    ("p-explorer", "g-ban", "p-dahan"),
    forbidding("avoid_the_dahan/1", "explore", lambda state, land, _new: len(state.lands[land].dahan) >= 2),
    forbidding(
        "avoid_the_dahan/2",
        "build",
        lambda state, land, _new: len(state.lands[land].dahan) > buildings(state.lands[land]),
    ),
    forbidding("avoid_the_dahan/3", "build", lambda state, land, _new: bool(state.lands[land].dahan)),
)


def faithful(state: IslandState, land: str) -> int:
    """Defend 2 where presence is."""
    return 2 if any(state.lands[land].presence) else 0


def energy_of_faith(act: Act) -> None:
    """Each spirit gains an energy per sacred site among invaders."""
    state = act.state
    for seat in range(len(state.spirits)):
        sites = sum(invaders(state.lands[land]) > 0 for land in sacred_sites(state, seat))
        if sites:
            energy(act, seat, sites)


def faith_removes(act: Act) -> Rule[None]:
    """Two health worth of invaders per presence there."""
    here = act.here.presence
    yield from remove_worth(act, 2 * (sum(here) if rulings.ANY_PRESENCE_ON_FEAR_CARDS else here[act.seat]))


fear_card(
    "belief_takes_root",
    ("e-plant", "g-sacred", "p-shield"),
    defending(faithful),
    defending(faithful, energy_of_faith),
    in_land("land", holding(KINDS, with_presence), faith_removes, may=True),
)


class PushDahan(IslandChoice, tag="push"):
    """Push a dahan out of a land."""

    land: LandName
    words, heading = "dahan_push", "spirit_island.text.dahan_push"
    sign = "g-push"


class GatherDahan(IslandChoice, tag="gather"):
    """Gather a dahan into a land."""

    land: LandName
    words, heading = "dahan_gather", "spirit_island.text.dahan_gather"
    sign = "g-gather"


asks("spirit_island.fear_enheartened", PushDahan, GatherDahan, words={"stop": ""})


def enheartened_moves(act: Act) -> list[Option]:
    """Push a dahan out of a land with invaders, or gather one into such a land."""
    state = act.state
    hostile = [land for land in dry_lands(state) if invaders(state.lands[land])]
    pushes: list[Option] = [PushDahan(land) for land in hostile if state.lands[land].dahan]
    gathers: list[Option] = [
        GatherDahan(land) for land in hostile if any(state.lands[near].dahan for near in dry_neighbours(state, land))
    ]
    return [*pushes, *gathers, "stop"]


def enheartened_move(act: Act, option: Option) -> Rule[None]:
    """Do one of both."""
    assert isinstance(option, PushDahan | GatherDahan)
    act.land = option.land
    if isinstance(option, PushDahan):
        yield from push(act, DAHAN, 1)
    else:
        yield from gather(act, DAHAN, 1)


def gather_and_strike(per_dahan: bool) -> Callable[[Act], Rule[None]]:
    """Gather up to two dahan, who strike."""

    def do(act: Act) -> Rule[None]:
        yield from gather(act, DAHAN, 2, up_to=True)
        dahan = len(act.here.dahan)
        yield from damage(act, dahan if per_dahan else min(1, dahan))

    return do


fear_card(
    "dahan_enheartened",
    ("g-gather", "p-dahan", "g-heart"),
    ForEach("enheartened", enheartened_moves, enheartened_move),
    in_land("land", anywhere, gather_and_strike(per_dahan=False)),
    in_land("land", anywhere, gather_and_strike(per_dahan=True)),
)


def dahan_there(state: IslandState, land: str) -> int:
    """How many dahan are in a land."""
    return len(state.lands[land].dahan)


fear_card(
    "dahan_on_their_guard",
    ("p-dahan", "p-shield", "p-dahan"),
    defending(dahan_there),
    defending(lambda state, land: 1 + dahan_there(state, land) if dahan_there(state, land) else 0),
    defending(lambda state, land: 2 * dahan_there(state, land)),
)


def raid_for(fixed: int, per_dahan: int) -> Callable[[Act], Rule[None]]:
    """Dahan deal damage."""

    def do(act: Act) -> Rule[None]:
        yield from damage(act, fixed + per_dahan * len(act.here.dahan))

    return do


fear_card(
    "dahan_raid",
    ("p-dahan", "g-burst", "p-town"),
    in_land("land", with_dahan, raid_for(1, 0)),
    in_land("land", with_dahan, raid_for(0, 1)),
    in_land("land", with_dahan, raid_for(0, 2)),
)


fear_card(
    "emigration_accelerates",
    ("p-explorer", "g-push", "g-coast"),
    removing(("explorer",), coastal),
    removing(SMALL, coastal),
    removing(SMALL, anywhere),
)


fear_card(
    "fear_of_the_unseen",
    ("p-town", "g-sacred", "g-ban"),
    removing(SMALL, with_sacred_site),
    removing(SMALL, with_presence),
    ForEach(
        "remove",
        lambda act: [
            *removing(SMALL, with_presence).choices(act),
            *removing(("city",), with_sacred_site).choices(act),
        ],
        removing(KINDS, anywhere).do,
    ),
)


fear_card(
    "isolation",
    ("p-town", "g-ban", "p-explorer"),
    removing(SMALL, at_most(1)),
    removing(SMALL, at_most(2)),
    removing(KINDS, at_most(2)),
)


def by_the_sea(amount: int) -> Callable[[IslandState, str], int]:
    """Defend so much on the coast."""
    return lambda _state, land: amount if is_coastal(land) else 0


fear_card(
    "overseas_trade_seem_safer",
    ("g-coast", "p-shield", "p-city"),
    defending(by_the_sea(3)),
    defending(
        by_the_sea(6),
        forbidding(
            "overseas_trade_seem_safer/2", "build", lambda _state, land, new: is_coastal(land) and new == "city"
        ).do,
    ),
    defending(
        by_the_sea(9),
        forbidding("overseas_trade_seem_safer/3", "build", lambda _state, land, _new: is_coastal(land)).do,
    ),
)


fear_card(
    "retreat",
    ("p-town", "g-push", "p-explorer"),
    in_any_land("land", holding(("explorer",), inland), drive_out(("explorer",), 2)),
    in_any_land("land", holding(SMALL, inland), drive_out(SMALL, 3)),
    in_any_land("land", holding(SMALL, anywhere), drive_out(SMALL, ALL)),
)


def blame(explorers: Callable[[IslandState, str], int]) -> Callable[[Act], Rule[None]]:
    """Explorers are destroyed in every land."""

    def do(act: Act) -> Rule[None]:
        for land in dry_lands(act.state):
            yield from destroy(act, ("explorer",), explorers(act.state, land), land)

    return do


def blame_all(act: Act) -> Rule[None]:
    """Explorers beside buildings die, and each city destroys a town."""
    for land in dry_lands(act.state):
        here = act.state.lands[land]
        if buildings(here):
            yield from destroy(act, ("explorer",), ALL, land)
    for land in dry_lands(act.state):
        act.seat = owner(act.state, land)
        yield from destroy(act, ("town",), len(act.state.lands[land].cities), land)


fear_card(
    "scapegoats",
    ("p-city", "g-burst", "p-explorer"),
    ForAll(blame(lambda state, land: len(state.lands[land].towns))),
    ForAll(blame(lambda state, land: len(state.lands[land].towns) + 2 * len(state.lands[land].cities))),
    ForAll(blame_all),
)


class Move(IslandChoice):
    """Move an invader."""

    piece: PieceName
    start: LandName
    end: LandName
    words, heading, row_field = "move", "spirit_island.option.piece", "start"
    clicks: ClassVar = ("piece", "end")

    def disc(self, view: IslandState, seat: int) -> str:
        """The piece."""
        return piece_sign(self.piece)


class MoveExplorer(IslandChoice):
    """Move an explorer."""

    start: LandName
    end: LandName
    piece: ClassVar[str] = "explorer"
    heading, row_field = "spirit_island.option.piece", "start"
    clicks: ClassVar = ("piece", "end")
    sign = "p-explorer"

    def phrase(self) -> Phrase:
        """As any other move."""
        return Move(self.piece, self.start, self.end).phrase()


asks("spirit_island.fear_move", Move, MoveExplorer, words={"stop": ""})


def safer_moves(act: Act) -> list[Option]:
    """An explorer goes where more buildings are."""
    state = act.state
    lands = state.lands
    return [
        *(
            MoveExplorer(start, end)
            for start in dry_lands(state)
            if lands[start].explorers
            for end in dry_neighbours(state, start)
            if buildings(lands[end]) > buildings(lands[start])
        ),
        "stop",
    ]


def safer_move(act: Act, option: Option) -> Rule[None]:
    """It goes there."""
    assert isinstance(option, MoveExplorer)
    yield from move(act, option.piece, option.start, option.end)


def shelter_moves(act: Act) -> list[Option]:
    """An explorer goes to a building, or a town to a city."""
    state = act.state
    lands = state.lands
    return [
        *(
            Move(piece, start, end)
            for end in dry_lands(state)
            for start in dry_neighbours(state, end)
            for piece in standing(lands[start], SMALL)
            if (buildings(lands[end]) if piece == "explorer" else lands[end].cities)
        ),
        "stop",
    ]


def shelter_move(act: Act, option: Option) -> Rule[None]:
    """It goes there."""
    assert isinstance(option, Move)
    yield from move(act, option.piece, option.start, option.end)


def seek_worth(act: Act) -> Rule[None]:
    """Up to three health worth of invaders leave."""
    yield from remove_worth(act, 3)


fear_card(
    "seek_safety",
    ("p-explorer", "g-push", "p-city"),
    ForEach("move", safer_moves, safer_move),
    ForEach("move", shelter_moves, shelter_move),
    in_any_land(
        "land", lambda act, land: not act.state.lands[land].cities and invaders(act.state.lands[land]) > 0, seek_worth
    ),
)


class TwoExplorers(IslandChoice, tag="explorers"):
    """Two explorers of a land."""

    land: LandName
    words = "two_explorers"
    piece: ClassVar[str] = "explorer"
    clicks: ClassVar = ("piece",)
    sign = "2"


asks("spirit_island.fear_tale", TwoExplorers, PieceAt)


def tales(act: Act) -> list[TwoExplorers | PieceAt]:
    """Two explorers, or a town, from a land with dahan."""
    state = act.state
    found: list[TwoExplorers | PieceAt] = []
    for land in dry_lands(state):
        here = state.lands[land]
        if here.dahan and here.explorers:
            found.append(TwoExplorers(land))
        if here.dahan:
            found += [PieceAt(piece, land) for piece in standing(here, ("town",))]
    return found


def tale(act: Act, option: Option) -> Rule[None]:
    """They leave."""
    if isinstance(option, PieceAt):
        remove(act, option.piece, option.land)
    else:
        assert isinstance(option, TwoExplorers)
        for _ in range(min(2, act.state.lands[option.land].explorers)):
            remove(act, option.piece, option.land)
    yield from ()


def tales_everywhere(act: Act) -> Rule[None]:
    """The same in every land with dahan; then a city leaves each land with two."""
    state = act.state
    for land in dry_lands(state):
        options = [option for option in tales(act) if option.land == land]
        if not options:
            continue
        option = options[0]
        if len(options) > 1:
            about = {"fear_card": "tall_tales_of_savagery", "level": 3}
            option = yield Ask(owner(state, land), "spirit_island.fear_tale", options, about=about, law=act.law)
        yield from tale(act, option)
    for land in dry_lands(state):
        here = state.lands[land]
        if len(here.dahan) >= 2 and here.cities:
            act.seat = owner(state, land)
            piece = yield from chosen(act, "spirit_island.remove", standing(here, ("city",)), land)
            remove(act, piece, land)


fear_card(
    "tall_tales_of_savagery",
    ("p-dahan", "g-fear", "p-explorer"),
    removing(("explorer",), with_dahan),
    ForEach("tale", tales, tale),
    ForAll(tales_everywhere),
)


asks("spirit_island.fear_shrink", PieceAt, words={"stop": ""})


def shrinking(kinds: tuple[str, ...]) -> ForEach:
    """Each player may make a building on the coast smaller."""

    def choices(act: Act) -> list[Option]:
        state = act.state
        return [
            *(
                PieceAt(piece, land)
                for land in dry_lands(state)
                if is_coastal(land)
                for piece in standing(state.lands[land], kinds)
            ),
            "stop",
        ]

    def do(act: Act, option: Option) -> Rule[None]:
        assert isinstance(option, PieceAt)
        smaller = "explorer" if option.piece.startswith("town") else "town"
        yield from swap(act, option.piece, smaller, option.land)

    return ForEach("shrink", choices, do)


fear_card(
    "trade_suffers",
    ("p-city", "g-turn", "p-town"),
    forbidding("trade_suffers/1", "build", lambda state, land, _new: bool(state.lands[land].cities)),
    shrinking(("town",)),
    shrinking(BUILDINGS),
)


fear_card(
    "wary_of_the_interior",
    ("g-mountain", "g-ban", "p-explorer"),
    removing(("explorer",), inland),
    removing(SMALL, inland),
    removing(SMALL, anywhere),
)
