"""What fear cards are made of: for the whole island or for each player in turn, what is chosen, and where."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from nemeton.kernel import Option, Rule

from .. import rulings
from ..choices import ChooseLand, ChoosePiece, IslandChoice, asks
from ..fields import LandName, PieceName
from ..invader_facts import KINDS
from ..island import count, dry_lands, invaders, is_coastal, is_sacred
from ..pieces import health, kind_and_hurt, standing, take
from ..rules.acting import Act
from ..rules.effects import defend
from ..rules.harm import chosen
from ..rules.movement import push
from ..state import IslandState

Where = Callable[[Act, str], bool]


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


class Forbids(NamedTuple):
    """What invaders do not do in some lands until the turn ends."""

    action: str  # "build" or "explore"
    where: Callable[[IslandState, str, str], bool]  # the land, and what they would build


FORBIDS: dict[str, Forbids] = {}  # by card and level, as in "isolation/1"


class PieceAt(IslandChoice):
    """An invader where it stands."""

    piece: PieceName
    land: LandName
    words, heading = "piece_at", "spirit_island.option.piece"
    clicks: ClassVar = ("piece",)
    sign = "1"


asks("spirit_island.fear_remove", PieceAt)
asks("spirit_island.fear_land", plain=ChooseLand, words={"stop": ""})
asks("spirit_island.remove", plain=ChoosePiece, words={"stop": "spirit_island.option.remove_no_more"})


# What happens


def removing(kinds: tuple[str, ...], where: Where) -> ForEach:
    """Each player removes one such invader from such a land."""

    def choices(act: Act) -> list[Option]:
        lands = act.state.lands
        return [
            PieceAt(piece, land)
            for land in dry_lands(act.state)
            if where(act, land)
            for piece in standing(lands[land], kinds)
        ]

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


def places(state: IslandState, where: Callable[[str], bool]) -> list[Option]:
    """The lands where something holds."""
    return [land for land in dry_lands(state) if where(land)]


def drive_out(kinds: tuple[str, ...], amount: int) -> Callable[[Act], Rule[None]]:
    """Push some of these invaders."""

    def do(act: Act) -> Rule[None]:
        yield from push(act, kinds, amount, up_to=True)

    return do


def defending(
    amount: Callable[[IslandState, str], int], then: Callable[[Act], Rule[None] | None] | None = None
) -> ForAll:
    """Lands are defended, by an amount that is fixed now."""

    def do(act: Act) -> None:
        for land in dry_lands(act.state):
            defend(act, amount(act.state, land), land)
        if then is not None:
            then(act)

    return ForAll(do)


def forbidding(effect: str, action: str, where: Callable[[IslandState, str, str], bool]) -> ForAll:
    """Invaders do not do something this turn; where, is seen when they would."""
    FORBIDS[effect] = Forbids(action, where)

    def do(act: Act) -> None:
        act.state.forbidden.append(effect)

    return ForAll(do)


def is_forbidden(state: IslandState, action: str, land: str, new: str = "") -> bool:
    """Does a fear card keep invaders from exploring a land, or from building something new there?"""
    found = [FORBIDS[effect] for effect in state.forbidden if effect in FORBIDS]
    return any(one.action == action and one.where(state, land, new) for one in found)


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
    return health(act.state, act.land, kind) - (hurt if rulings.DAMAGE_LOWERS_WORTH else 0)


# Where


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
    return any(there) if rulings.ANY_PRESENCE_ON_FEAR_CARDS else there[act.seat] > 0


def with_sacred_site(act: Act, land: str) -> bool:
    """Where a spirit's sacred site is."""
    seats = range(len(act.state.spirits)) if rulings.ANY_PRESENCE_ON_FEAR_CARDS else (act.seat,)
    return any(is_sacred(act.state, seat, land) for seat in seats)


def at_most(number: int) -> Where:
    """Where at most so many invaders are."""
    return lambda act, land: 0 < invaders(act.state.lands[land]) <= number


def holding(kinds: tuple[str, ...], where: Where) -> Where:
    """Such a land with such pieces in it."""
    return lambda act, land: where(act, land) and any(count(act.state.lands[land], kind) for kind in kinds)
