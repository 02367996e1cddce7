"""Damage and destruction. A piece dies at once when its damage reaches its health. Who only dreams hurts nobody."""

from collections.abc import Iterable

from nemeton.kernel import Ask, Rule

from ..choices import ChoosePiece, IslandChoice, asks
from ..fields import PieceName
from ..invader_facts import FEAR_OF, KINDS
from ..island import marks_on, ocean_seat
from ..pieces import health, kind_and_hurt, named, put, standing, take
from ..spirits import PANELS
from .acting import Act
from .terror import frighten

ALL = 999


class Damage(IslandChoice):
    """Deal so much damage to a piece. A click on it deals as much as it can take."""

    piece: PieceName
    count: int
    words = "damage"
    heading = "spirit_island.option.piece"
    most = "count"


asks("spirit_island.damage", Damage)
asks("spirit_island.hurt", plain=ChoosePiece)
asks("spirit_island.destroy", plain=ChoosePiece, words={"stop": "spirit_island.option.destroy_no_more"})


def vulnerable(act: Act, land: str, kinds: Iterable[str] = KINDS) -> dict[str, int]:
    """The pieces that this action can still hurt, named with all damage that counts for it."""
    found = standing(act.state.lands[land], kinds)
    for kind, hurt, dreamt, dead in act.dream.get(land, ()):
        before = named(kind, hurt)
        if before not in found:
            continue
        found[before] -= 1
        if not found[before]:
            del found[before]
        if not dead:
            after = named(kind, hurt + dreamt)
            found[after] = found.get(after, 0) + 1
    return found


def damage(act: Act, amount: int, land: str = "", kinds: Iterable[str] = KINDS) -> Rule[None]:
    """A pool of damage that the acting seat splits among invaders."""
    land = land or act.land
    while amount > 0:
        pieces = vulnerable(act, land, kinds)
        if not pieces:
            return
        toughness = {piece: left_of(act, land, piece) for piece in pieces}
        if sum(pieces[piece] * toughness[piece] for piece in pieces) <= amount and not act.dreams:
            for piece, count in pieces.items():
                for _ in range(count):
                    kill(act, land, piece)
            return
        if len(pieces) == 1 and sum(pieces.values()) == 1:
            (piece,) = pieces
            dealt = min(amount, toughness[piece])
        else:
            most = {piece: min(amount, toughness[piece]) for piece in pieces}
            options = [Damage(piece, dealt) for piece in pieces for dealt in range(1, most[piece] + 1)]
            about = act.about(land, left=amount)
            answer = yield Ask(act.seat, "spirit_island.damage", options, about=about, law=act.law)
            piece, dealt = answer.piece, answer.count
        amount -= dealt
        yield from hurt_piece(act, land, piece, dealt)


def damage_one(act: Act, amount: int, land: str = "", kinds: Iterable[str] = KINDS) -> Rule[None]:
    """Damage to a single piece."""
    land = land or act.land
    pieces = vulnerable(act, land, kinds)
    if pieces:
        piece = yield from chosen(act, "spirit_island.hurt", pieces, land)
        yield from hurt_piece(act, land, piece, amount)


def damage_each(act: Act, amount: int, land: str = "", kinds: Iterable[str] = KINDS) -> Rule[None]:
    """The same damage to each piece of these kinds."""
    land = land or act.land
    pieces = [piece for piece, count in vulnerable(act, land, kinds).items() for _ in range(count)]
    for piece in hurt_first(pieces):
        yield from hurt_piece(act, land, piece, amount)


def hurt_first(pieces: list[str]) -> list[str]:
    """The most hurt first, so that nobody is taken for a piece that this very damage has made look alike.

    >>> hurt_first(["town", "town/1", "city"])
    ['town/1', 'town', 'city']
    """
    return sorted(pieces, key=lambda piece: -kind_and_hurt(piece)[1])


def damage_different(act: Act, amount: int, targets: int, land: str = "") -> Rule[None]:
    """Damage to so many different invaders."""
    land = land or act.land
    left = vulnerable(act, land)
    picked: list[str] = []
    while len(picked) < targets and left:
        piece = yield from chosen(act, "spirit_island.hurt", left, land)
        picked.append(piece)
        left[piece] -= 1
        if not left[piece]:
            del left[piece]
    for piece in hurt_first(picked):
        yield from hurt_piece(act, land, piece, amount)


def chosen(act: Act, kind: str, pieces: dict[str, int], land: str, *, optional: bool = False) -> Rule[str]:
    """One of several pieces; "stop" where nobody must choose one."""
    options = list(pieces) + (["stop"] if optional else [])
    if len(options) == 1:
        return options[0]
    piece: str = yield Ask(act.seat, kind, options, about=act.about(land), law=act.law)
    return piece


def left_of(act: Act, land: str, piece: str) -> int:
    """How much more damage destroys it."""
    kind, hurt = kind_and_hurt(piece)
    return health(act.state, land, kind) - hurt


def hurt_piece(act: Act, land: str, piece: str, amount: int) -> Rule[None]:
    """A piece takes damage."""
    kind, hurt = kind_and_hurt(piece)
    if act.dreams:
        yield from dream_of_damage(act, land, piece, amount)
    elif hurt + amount >= health(act.state, land, kind):
        kill(act, land, piece)
    else:
        here = act.state.lands[land]
        take(here, piece)
        put(here, named(kind, hurt + amount))


def kill(act: Act, land: str, piece: str) -> None:
    """A piece is destroyed; towns and cities frighten."""
    kind, _ = kind_and_hurt(piece)
    take(act.state.lands[land], piece)
    lost(act, land, kind)


def lost(act: Act, land: str, kind: str) -> None:
    """A piece that was taken off a land has been destroyed there."""
    act.destroyed[kind] = act.destroyed.get(kind, 0) + 1
    act.state.happened.destroyed.append((land, kind, act.user))
    act.game.tell("spirit_island.destroyed", land=land, piece=kind, law=act.law)
    if kind != "dahan":
        frighten(act.game, FEAR_OF[kind])


def destroy(act: Act, kinds: Iterable[str], amount: int = ALL, land: str = "", *, up_to: bool = False) -> Rule[int]:
    """Destroy pieces outright; how many."""
    land = land or act.land
    done = 0
    while done < amount:
        pieces = vulnerable(act, land, kinds)
        if is_sheltered(act, land) or act.dreams:
            pieces = {piece: count for piece, count in pieces.items() if not piece.startswith("dahan")}
        if not pieces:
            break
        if sum(pieces.values()) <= amount - done and not up_to:
            for piece, count in pieces.items():
                for _ in range(count):
                    yield from finish_off(act, land, piece)
                    done += 1
            break
        piece = yield from chosen(act, "spirit_island.destroy", pieces, land, optional=up_to)
        if piece == "stop":
            break
        yield from finish_off(act, land, piece)
        done += 1
    return done


def is_sheltered(act: Act, land: str) -> bool:
    """Can nothing hurt the dahan there?"""
    return "anything" in marks_on(act.state, land).shelter


def finish_off(act: Act, land: str, piece: str) -> Rule[None]:
    """A piece is destroyed, or dreamt to death; dreams leave dahan alone."""
    if not act.dreams:
        kill(act, land, piece)
    elif not piece.startswith("dahan"):
        yield from dream_of_damage(act, land, piece, left_of(act, land, piece))


def drown(act: Act, land: str, piece: str) -> Rule[None]:
    """A piece of a land is drowned: destroyed, which feeds the spirit of the oceans. Who only dreams, if it was given
    such a power, dreams of it."""
    if act.dreams:
        yield from finish_off(act, land, piece)
    else:
        take(act.state.lands[land], piece)
        drown_taken(act, land, kind_and_hurt(piece)[0])


def drown_taken(act: Act, land: str, kind: str) -> None:
    """A piece that is in nobody's land any more has drowned."""
    seat = ocean_seat(act.state)
    lost(act, land, kind)
    if seat >= 0:
        PANELS[act.state.spirits[seat].name].piece_drowned(act, seat, kind)


def dream_of_damage(act: Act, land: str, piece: str, amount: int) -> Rule[None]:
    """Damage that is only dreamt, as whoever uses the power dreams."""
    yield from PANELS[act.state.spirits[act.user].name].dream_of_damage(act, land, piece, amount)
