"""The 15 fear cards at three levels: for the whole island, or for each player in turn."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from nemeton.kernel import PUBLIC, AnyOf, Ask, Option, Phrase, Rule, Taken, show

from .acting import Act
from .choices import ChooseLand, ChoosePiece, IslandChoice, asks
from .effects import BUILDINGS, DAHAN, SMALL, defend, energy, swap
from .harm import ALL, chosen, damage, destroy
from .invader_facts import KINDS
from .island import (
    buildings,
    count,
    dry_lands,
    dry_neighbours,
    invaders,
    is_coastal,
    is_sacred,
    owner,
    sacred_sites,
)
from .movement import gather, move, piece_sign, push
from .pieces import health, kind_and_hurt, standing, take
from .rulings import ANY_PRESENCE_ON_FEAR_CARDS, DAMAGE_LOWERS_WORTH
from .state import Island, IslandState
from .steps import Aftermath, FearCards, FearPlayers
from .terror import terror
from .victory import begin_action

Where = Callable[[Act, str], bool]


# What players choose from


class PieceAt(IslandChoice):
    """An invader where it stands."""

    piece: str
    land: str
    words = "piece_at"
    clicks: ClassVar = ("piece",)
    sign = "1"


class TwoExplorers(IslandChoice, tag="explorers"):
    """Two explorers of a land."""

    land: str
    words = "two_explorers"
    piece: ClassVar[str] = "explorer"
    clicks: ClassVar = ("piece",)
    sign = "2"


class PushDahan(IslandChoice, tag="push"):
    """Push a dahan out of a land."""

    land: str
    words = "dahan_push"
    sign = "g-push"


class GatherDahan(IslandChoice, tag="gather"):
    """Gather a dahan into a land."""

    land: str
    words = "dahan_gather"
    sign = "g-gather"


class Move(IslandChoice):
    """Move an invader."""

    piece: str
    start: str
    end: str
    words = "move"
    clicks: ClassVar = ("piece", "end")

    def disc(self, view: IslandState, seat: int) -> str:
        """The piece."""
        return piece_sign(self.piece)


class MoveExplorer(IslandChoice):
    """Move an explorer."""

    start: str
    end: str
    piece: ClassVar[str] = "explorer"
    clicks: ClassVar = ("piece", "end")
    sign = "p-explorer"

    def phrase(self) -> Phrase:
        """As any other move."""
        return Move(self.piece, self.start, self.end).phrase()


asks("spirit_island.fear_remove", PieceAt)
asks("spirit_island.fear_land", plain=ChooseLand, words={"stop": ""})
asks("spirit_island.fear_enheartened", PushDahan, GatherDahan, words={"stop": ""})
asks("spirit_island.fear_move", Move, MoveExplorer, words={"stop": ""})
asks("spirit_island.fear_tale", TwoExplorers, PieceAt)
asks("spirit_island.fear_shrink", PieceAt, words={"stop": ""})
asks("spirit_island.remove", plain=ChoosePiece, words={"stop": "spirit_island.option.remove_no_more"})


# What a card does


class ForAll(NamedTuple):
    """Something that happens once, to the whole island."""

    do: Callable[[Act], "Rule[None] | None"]


class ForEach(NamedTuple):
    """Each player does something: what there is to choose, and what it does."""

    kind: str
    choices: Callable[[Act], list[Option]]
    do: Callable[[Act, Option], Rule[None]]
    different: bool = False  # no two players choose the same land


Effect = ForAll | ForEach


# Resolving them


def fear_cards(game: Island, _step: FearCards) -> Rule[None]:
    """The next earned card is turned up and resolved at the present terror level."""
    state = game.state
    if not state.earned:
        return
    card = state.earned.pop(0)
    show(card, PUBLIC)
    game.shown()
    state.resolved += 1
    state.fear_discard.append(card.card)
    level = min(terror(state), 3)
    begin_action(state)
    game.tell("spirit_island.fear_card", fear_card=card.card, level=level, law=f"fear_card.{card.card}")
    game.push(Aftermath(), FearCards())
    effect = FEAR[card.card][level - 1]
    if isinstance(effect, ForEach):
        game.push(FearPlayers(card.card, level, tuple(range(len(state.spirits)))))
        return
    done = effect.do(Act(game, 0, law=f"fear_card.{card.card}"))
    if done is not None:
        yield from done


def fear_players(game: Island, step: FearPlayers) -> Rule[None]:
    """One player after the other does what the card says, in the order that they like."""
    law = f"fear_card.{step.card}"
    effect = FEAR[step.card][step.level - 1]
    assert isinstance(effect, ForEach)
    asks = []
    for seat in step.seats:
        options = [option for option in effect.choices(Act(game, seat, law=law))
                   if not (effect.different and option in step.lands)]  # fmt: skip
        if any(option != "stop" for option in options):
            about = {"fear_card": step.card, "level": step.level}
            asks.append(Ask(seat, f"spirit_island.fear_{effect.kind}", options, about=about, law=law))
    if not asks:
        return
    if len(asks) == 1:
        taken = Taken(asks[0].seat, (yield asks[0]))
    else:
        taken = yield AnyOf(asks)
    rest = tuple(seat for seat in step.seats if seat != taken.seat)
    lands = (*step.lands, str(taken.option)) if effect.different and taken.option != "stop" else step.lands
    game.push(FearPlayers(step.card, step.level, rest, lands))
    if taken.option != "stop":
        yield from effect.do(Act(game, taken.seat, law=law), taken.option)


# What players are asked


def places(state: IslandState, where: Callable[[str], bool]) -> list[Option]:
    """The lands where something holds."""
    return [land for land in dry_lands(state) if where(land)]


def removing(kinds: tuple[str, ...], where: Where) -> ForEach:
    """Each player removes one such invader from such a land."""

    def choices(act: Act) -> list[Option]:
        lands = act.state.lands
        return [PieceAt(piece, land) for land in dry_lands(act.state) if where(act, land)
                for piece in standing(lands[land], kinds)]  # fmt: skip

    def do(act: Act, option: Option) -> Rule[None]:
        assert isinstance(option, PieceAt)
        remove(act, option.piece, option.land)
        yield from ()

    return ForEach("remove", choices, do)


def remove(act: Act, piece: str, land: str) -> None:
    """An invader leaves the island; nobody is frightened by that."""
    take(act.state.lands[land], piece)
    act.game.tell("spirit_island.removed", land=land, piece=kind_and_hurt(piece)[0], law=act.law)


def in_land(kind: str, where: Where, do: Callable[[Act], Rule[None]], *, may: bool = False) -> ForEach:
    """Each player chooses another such land and does something there."""

    def choices(act: Act) -> list[Option]:
        return [*places(act.state, lambda land: where(act, land)), *(["stop"] if may else [])]

    def there(act: Act, option: Option) -> Rule[None]:
        act.land = str(option)
        yield from do(act)

    return ForEach(kind, choices, there, different=True)


def in_any_land(kind: str, where: Where, do: Callable[[Act], Rule[None]]) -> ForEach:
    """Each player may choose such a land, also one that another has chosen."""
    return in_land(kind, where, do, may=True)._replace(different=False)


def anywhere(_act: Act, _land: str) -> bool:
    """Any land."""
    return True


def coastal(_act: Act, land: str) -> bool:
    """On the coast."""
    return is_coastal(land)


def inland(_act: Act, land: str) -> bool:
    """Not on the coast."""
    return not is_coastal(land)


def with_dahan(act: Act, land: str) -> bool:
    """Where dahan are."""
    return bool(act.state.lands[land].dahan)


def with_presence(act: Act, land: str) -> bool:
    """Where a spirit is."""
    there = act.state.lands[land].presence
    return any(there) if ANY_PRESENCE_ON_FEAR_CARDS else there[act.seat] > 0


def with_sacred_site(act: Act, land: str) -> bool:
    """Where a spirit's sacred site is."""
    seats = range(len(act.state.spirits)) if ANY_PRESENCE_ON_FEAR_CARDS else (act.seat,)
    return any(is_sacred(act.state, seat, land) for seat in seats)


def at_most(number: int) -> Where:
    """Where at most so many invaders are."""
    return lambda act, land: 0 < invaders(act.state.lands[land]) <= number


def forbidding(effect: str) -> ForAll:
    """Invaders do not do something this turn; where, is seen when they would."""

    def do(act: Act) -> None:
        act.state.forbidden.append(effect)

    return ForAll(do)


def defending(amount: Callable[[IslandState, str], int], then: Callable[[Act], None] | None = None) -> ForAll:
    """Lands are defended, by an amount that is fixed now."""

    def do(act: Act) -> None:
        for land in dry_lands(act.state):
            defend(act, amount(act.state, land), land)
        if then is not None:
            then(act)

    return ForAll(do)


# What some of them do


def energy_of_faith(act: Act) -> None:
    """Each spirit gains an energy per sacred site among invaders."""
    state = act.state
    for seat in range(len(state.spirits)):
        sites = sum(invaders(state.lands[land]) > 0 for land in sacred_sites(state, seat))
        if sites:
            energy(act, seat, sites)


def remove_worth(act: Act, budget: int) -> Rule[None]:
    """Remove invaders of at most so much health in all."""
    while True:
        pieces = {piece: number for piece, number in standing(act.here, KINDS).items() if worth(act, piece) <= budget}
        if not pieces:
            return
        piece = yield from chosen(act, "spirit_island.remove", pieces, act.land, optional=True)
        if piece == "stop":
            return
        budget -= worth(act, piece)
        remove(act, piece, act.land)


def worth(act: Act, piece: str) -> int:
    """The health that an invader is worth. Ruling: damage does not make it cheaper."""
    kind, hurt = kind_and_hurt(piece)
    return health(act.state, act.land, kind) - (hurt if DAMAGE_LOWERS_WORTH else 0)


def faith_removes(act: Act) -> Rule[None]:
    """Two health worth of invaders per presence there."""
    here = act.here.presence
    yield from remove_worth(act, 2 * (sum(here) if ANY_PRESENCE_ON_FEAR_CARDS else here[act.seat]))


def enheartened_moves(act: Act) -> list[Option]:
    """Push a dahan out of a land with invaders, or gather one into such a land."""
    state = act.state
    hostile = [land for land in dry_lands(state) if invaders(state.lands[land])]
    pushes: list[Option] = [PushDahan(land) for land in hostile if state.lands[land].dahan]
    gathers: list[Option] = [GatherDahan(land) for land in hostile
                             if any(state.lands[near].dahan for near in dry_neighbours(state, land))]  # fmt: skip
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


def raid_for(fixed: int, per_dahan: int) -> Callable[[Act], Rule[None]]:
    """Dahan deal damage."""

    def do(act: Act) -> Rule[None]:
        yield from damage(act, fixed + per_dahan * len(act.here.dahan))

    return do


def drive_out(kinds: tuple[str, ...], amount: int) -> Callable[[Act], Rule[None]]:
    """Push some of these invaders."""

    def do(act: Act) -> Rule[None]:
        yield from push(act, kinds, amount, up_to=True)

    return do


def holding(kinds: tuple[str, ...], where: Where) -> Where:
    """Such a land with such pieces in it."""
    return lambda act, land: where(act, land) and any(count(act.state.lands[land], kind) for kind in kinds)


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


def safer_moves(act: Act) -> list[Option]:
    """An explorer goes where more buildings are."""
    state = act.state
    lands = state.lands
    return [
        *(MoveExplorer(start, end) for start in dry_lands(state) if lands[start].explorers
          for end in dry_neighbours(state, start) if buildings(lands[end]) > buildings(lands[start])),
        "stop",
    ]  # fmt: skip


def safer_move(act: Act, option: Option) -> Rule[None]:
    """It goes there."""
    assert isinstance(option, MoveExplorer)
    yield from move(act, option.piece, option.start, option.end)


def shelter_moves(act: Act) -> list[Option]:
    """An explorer goes to a building, or a town to a city."""
    state = act.state
    lands = state.lands
    return [
        *(Move(piece, start, end) for end in dry_lands(state) for start in dry_neighbours(state, end)
          for piece in standing(lands[start], SMALL)
          if (buildings(lands[end]) if piece == "explorer" else lands[end].cities)),
        "stop",
    ]  # fmt: skip


def shelter_move(act: Act, option: Option) -> Rule[None]:
    """It goes there."""
    assert isinstance(option, Move)
    yield from move(act, option.piece, option.start, option.end)


def seek_worth(act: Act) -> Rule[None]:
    """Up to three health worth of invaders leave."""
    yield from remove_worth(act, 3)


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


def shrinking(kinds: tuple[str, ...]) -> ForEach:
    """Each player may make a building on the coast smaller."""

    def choices(act: Act) -> list[Option]:
        state = act.state
        return [*(PieceAt(piece, land) for land in dry_lands(state) if is_coastal(land)
                  for piece in standing(state.lands[land], kinds)), "stop"]  # fmt: skip

    def do(act: Act, option: Option) -> Rule[None]:
        assert isinstance(option, PieceAt)
        smaller = "explorer" if option.piece.startswith("town") else "town"
        yield from swap(act, option.piece, smaller, option.land)

    return ForEach("shrink", choices, do)


def dahan_there(state: IslandState, land: str) -> int:
    """How many dahan are in a land."""
    return len(state.lands[land].dahan)


def faithful(state: IslandState, land: str) -> int:
    """Defend 2 where presence is."""
    return 2 if any(state.lands[land].presence) else 0


def by_the_sea(amount: int) -> Callable[[IslandState, str], int]:
    """Defend so much on the coast."""
    return lambda _state, land: amount if is_coastal(land) else 0


def forbid_on_coast(level: int) -> Callable[[Act], None]:
    """Overseas trade: what is not built on the coast."""
    return lambda act: act.state.forbidden.append(f"overseas_trade_seem_safer/{level}")


ANY_INVADER = KINDS

FEAR: dict[str, tuple[Effect, Effect, Effect]] = {
    "avoid_the_dahan": (
        forbidding("avoid_the_dahan/1"),
        forbidding("avoid_the_dahan/2"),
        forbidding("avoid_the_dahan/3"),
    ),
    "belief_takes_root": (
        defending(faithful),
        defending(faithful, energy_of_faith),
        in_land("land", holding(ANY_INVADER, with_presence), faith_removes, may=True),
    ),
    "dahan_enheartened": (
        ForEach("enheartened", enheartened_moves, enheartened_move),
        in_land("land", anywhere, gather_and_strike(per_dahan=False)),
        in_land("land", anywhere, gather_and_strike(per_dahan=True)),
    ),
    "dahan_on_their_guard": (
        defending(dahan_there),
        defending(lambda state, land: 1 + dahan_there(state, land) if dahan_there(state, land) else 0),
        defending(lambda state, land: 2 * dahan_there(state, land)),
    ),
    "dahan_raid": (
        in_land("land", with_dahan, raid_for(1, 0)),
        in_land("land", with_dahan, raid_for(0, 1)),
        in_land("land", with_dahan, raid_for(0, 2)),
    ),
    "emigration_accelerates": (
        removing(("explorer",), coastal),
        removing(SMALL, coastal),
        removing(SMALL, anywhere),
    ),
    "fear_of_the_unseen": (
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
    ),
    "isolation": (
        removing(SMALL, at_most(1)),
        removing(SMALL, at_most(2)),
        removing(ANY_INVADER, at_most(2)),
    ),
    "overseas_trade_seem_safer": (
        defending(by_the_sea(3)),
        defending(by_the_sea(6), forbid_on_coast(2)),
        defending(by_the_sea(9), forbid_on_coast(3)),
    ),
    "retreat": (
        in_any_land("land", holding(("explorer",), inland), drive_out(("explorer",), 2)),
        in_any_land("land", holding(SMALL, inland), drive_out(SMALL, 3)),
        in_any_land("land", holding(SMALL, anywhere), drive_out(SMALL, ALL)),
    ),
    "scapegoats": (
        ForAll(blame(lambda state, land: len(state.lands[land].towns))),
        ForAll(blame(lambda state, land: len(state.lands[land].towns) + 2 * len(state.lands[land].cities))),
        ForAll(blame_all),
    ),
    "seek_safety": (
        ForEach("move", safer_moves, safer_move),
        ForEach("move", shelter_moves, shelter_move),
        in_any_land("land", lambda act, land: not act.state.lands[land].cities
                    and invaders(act.state.lands[land]) > 0, seek_worth),
    ),
    "tall_tales_of_savagery": (
        removing(("explorer",), with_dahan),
        ForEach("tale", tales, tale),
        ForAll(tales_everywhere),
    ),
    "trade_suffers": (
        forbidding("trade_suffers/1"),
        shrinking(("town",)),
        shrinking(BUILDINGS),
    ),
    "wary_of_the_interior": (
        removing(("explorer",), inland),
        removing(SMALL, inland),
        removing(SMALL, anywhere),
    ),
}  # fmt: skip
