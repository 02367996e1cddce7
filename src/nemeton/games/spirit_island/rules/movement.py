"""Moving pieces: push, gather, move; what happens on arrival."""

from collections.abc import Iterable
from typing import ClassVar

from nemeton.kernel import Ask, Option, Rule

from ..choices import ChooseLand, IslandChoice, asks
from ..fields import LandName, PieceName
from ..island import dry_lands, dry_neighbours, is_coastal, is_ocean, neighbours
from ..pieces import health, kind_and_hurt, put, standing, take, total
from ..spirits import PANELS
from ..state import IslandState
from .acting import Act
from .harm import ALL, drown_taken, lost

Moved = list[tuple[str, str]]  # piece and where it went or came from


class Push(IslandChoice):
    """Push a piece to a land."""

    piece: PieceName
    end: LandName
    words = "push"
    heading = "spirit_island.text.push"

    def disc(self, view: IslandState, seat: int) -> str:
        """The piece."""
        return piece_sign(self.piece)


class Gather(IslandChoice):
    """Gather a piece from a land."""

    piece: PieceName
    start: LandName
    words = "gather"
    heading = "spirit_island.text.gather"
    clicks: ClassVar = ("piece",)


asks("spirit_island.push", Push, words={"stop": "spirit_island.option.push_no_more"})
asks("spirit_island.gather", Gather, words={"stop": "spirit_island.option.gather_no_more"})
asks("spirit_island.ashore", plain=ChooseLand)


def piece_sign(piece: str) -> str:
    """The sign of a piece, hurt or not."""
    return f"p-{kind_and_hurt(piece)[0]}"


def push(
    act: Act,
    kinds: Iterable[str],
    amount: int = ALL,
    land: str = "",
    *,
    up_to: bool = False,
    spread: bool = False,
    ends: Iterable[str] | None = None,
    saviour: int = -1,
) -> Rule[Moved]:
    """Push pieces out of a land, each where the acting seat wants; `spread` over as many lands as possible. A saviour
    may put ashore dahan that would drown."""
    land = land or act.land
    done: Moved = []
    amount = min(amount, total(act.state.lands[land], kinds))
    while len(done) < amount:
        pieces = standing(act.state.lands[land], kinds)
        if not pieces:
            break
        places = [end for end in around(act, land) if ends is None or end in ends]
        if spread:
            places = [end for end in places if end not in {gone for _, gone in done}] or places
        options: list[Option] = [Push(piece, end) for piece in pieces for end in places]
        if up_to:
            options.append("stop")
        if not options:
            break
        about = act.about(land, left=amount - len(done))
        answer = yield Ask(act.seat, "spirit_island.push", options, about=about, law=act.law)
        if answer == "stop":
            break
        yield from move(act, answer.piece, land, answer.end, saviour=saviour)
        done.append((answer.piece, answer.end))
    return done


def push_one(act: Act, piece: str, land: str) -> Rule[str]:
    """Push this very piece; where it went."""
    options = [Push(piece, end) for end in around(act, land)]
    answer = yield Ask(act.seat, "spirit_island.push", options, about=act.about(land, left=1), law=act.law)
    end: str = answer.end
    yield from move(act, piece, land, end)
    return end


def gather(act: Act, kinds: Iterable[str], amount: int, land: str = "", *, up_to: bool = False) -> Rule[Moved]:
    """Bring pieces in from the lands around."""
    land = land or act.land
    done: Moved = []
    while len(done) < amount:
        options: list[Option] = [
            Gather(piece, start) for start in around(act, land) for piece in standing(act.state.lands[start], kinds)
        ]
        if not options:
            break
        if up_to:
            options.append("stop")
        about = act.about(land, left=amount - len(done))
        answer = yield Ask(act.seat, "spirit_island.gather", options, about=about, law=act.law)
        if answer == "stop":
            break
        yield from move(act, answer.piece, answer.start, land)
        done.append((answer.piece, answer.start))
    return done


def around(act: Act, land: str) -> tuple[str, ...]:
    """The lands beside it; only powers know oceans in play."""
    return neighbours(act.state, land) if act.power else dry_neighbours(act.state, land)


def move(act: Act, piece: str, start: str, end: str, *, saviour: int = -1) -> Rule[None]:
    """A piece moves; in an ocean it drowns, and a spirit may go with dahan."""
    state = act.state
    kind, hurt = kind_and_hurt(piece)
    take(state.lands[start], piece)
    act.game.tell("spirit_island.moved", piece=kind, start=start, end=end, law=act.law)
    if is_ocean(end) and kind == "dahan" and saviour >= 0:
        end = yield from saved(act, end, saviour)
    if is_ocean(end):
        drown_taken(act, end, kind)
    elif kind == "dahan" and hurt >= health(state, end, kind):  # what kept it alive was the land it has left
        if act.dreams:  # dreams destroy no dahan
            put(state.lands[end], kind)
        else:
            lost(act, end, kind)
    else:
        put(state.lands[end], piece)
    if kind == "dahan":
        count_raider(act, start, end)
        for seat, there in enumerate(state.lands[start].presence):
            if there:
                yield from PANELS[state.spirits[seat].name].dahan_moved(act, seat, start, end)


def count_raider(act: Act, start: str, end: str) -> None:
    """Remember where dahan that have moved are; of several in a land, those go on first that have not moved yet."""
    raiders = act.state.happened.raiders
    if raiders.get(start, 0) > len(act.state.lands[start].dahan):
        raiders[start] -= 1
    raiders[end] = raiders.get(end, 0) + 1


def saved(act: Act, ocean: str, saviour: int) -> Rule[str]:
    """Tidal Boon: a dahan in the ocean may be put ashore instead of drowning."""
    options = [*(land for land in dry_lands(act.state) if is_coastal(land)), ocean]
    end: str = yield Ask(saviour, "spirit_island.ashore", options, about=act.about(ocean), law=act.law)
    return end
