"""Removing pieces: all at once, then points, then victory, then what it triggers (Law 1.5.4, 3.2.1, 4.3.4)."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.kernel import Ask, Asked, Option, Phrase, Rule, step

from ..choices import Click, RootChoice, Scene
from ..pieces import BUILDING, TOKEN, WARRIOR, Loss, Side
from ..state import Root, RootState, enemy_sides, played_by, seats, side_names, sides
from ..steps import FactionStep, Triggered
from .effects import gain_points, settle_victory, to_supply
from .land import land_of
from .rule import FACTIONS, OWNERS, bands_with, is_shielded, lent_to, owner_of


class Whose(RootChoice):
    """Whose effect comes next."""

    whom: int
    words = "whose"


class Order(RootChoice):
    """Which effect comes next."""

    whom: int
    effect: str
    where: int
    count: int
    by: int
    words = "order"

    def phrase(self) -> Phrase:
        """Each effect has words of its own."""
        told = next((own.effect_words[self.effect] for own in OWNERS.values() if self.effect in own.effect_words), "")
        values: dict[str, object] = {"whom": self.whom, "where": self.where, "count": self.count, "by": self.by}
        for own in FACTIONS.values():
            if self.effect in own.effect_pieces:
                values["piece"] = own.effect_pieces[self.effect][self.count]
        return Phrase(f"root.option.order.{told or self.effect}", values)

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Where it happens, if that is somewhere."""
        if self.where:
            sign = f"w-{side_names(scene.view)[self.whom]}"
            yield Click(option, f"clearing-{self.where}", sign=sign, tint=self.effect)


class Lose(RootChoice):
    """Which building or token is lost."""

    sort: str
    piece: str
    words = "lose"
    tells: ClassVar = ("piece",)

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The piece itself."""
        where, whom = scene.ask.about["where"], scene.ask.about["whom"]
        yield Click(option, f"piece-{where}-{whom}-{self.piece}")


ASKED = {
    "root.whose": Asked(plain=Whose),
    "root.order": Asked((Order,)),
    "root.loss": Asked((Lose,)),
}


def remove_together(
    game: Root, losses: list[Loss], *, by_hits: bool = False, also: tuple[FactionStep, ...] = ()
) -> None:
    """These pieces leave the map at once; removers score a point for each enemy building and token; then victory is
    settled, and only then whatever was triggered (`also` these) comes, in the order that who is on turn wants. Where
    hits of a battle removed the pieces, each player orders the effects of the own ones (4.3.4)."""
    state = game.state
    if state.bands:
        losses = [loss for loss in losses if not is_shielded(state, loss.owner, loss.where, loss.by)]
    for loss in losses:
        lift(game, loss)
    razed = [loss for loss in losses if loss.sort != WARRIOR]
    for side, keeper in state.company["is_unpaid"]:
        razed = [loss for loss in razed if loss.owner != side or not keeper.is_unpaid(state, side, loss)]
    for seat in seats(state):  # a band scores for nobody (Law D.3.6)
        gain_points(game, seat, sum(loss.by == seat != loss.owner for loss in razed), "3.2.1")
    battle = state.battle
    for side in sides(state):
        mine = [loss for loss in losses if loss.by == side != loss.owner]
        if mine:
            owner_of(state, side).has_removed(game, side, mine, battle)
    for side, owner in state.company["rewards"]:
        owner.rewards(game, side, [loss for loss in losses if loss.owner == side])
    settle_victory(game)
    effects = list(also)
    for side in sides(state):  # who removed them by a band answers for it (Law D.3.7)
        own = [loss._replace(by=played_by(state, loss.by)) for loss in losses if loss.owner == side]
        if own:
            effects += owner_of(state, side).has_lost(game, side, own, battle)
    for side, band in bands_with(state, "tends"):
        effects += band.tends(game, side, losses)
    if effects:
        game.push(Triggered(state.active, tuple(effects), each_own=by_hits))


def lift(game: Root, loss: Loss) -> None:
    """A piece leaves the map; warriors go back to the supply, others to their board."""
    state = game.state
    here = state.clearings[loss.where]
    if loss.sort == WARRIOR and not loss.piece:
        here.warriors[loss.owner] -= loss.number
        to_supply(game, loss.owner, loss.number, from_map=True, replaced=loss.replaced)
        assert here.warriors[loss.owner] >= 0
    elif loss.sort == WARRIOR:  # a special one (Law 14.2.2)
        owner_of(state, loss.owner).returns(state, loss.owner, loss.piece)
    else:
        (here.buildings if loss.sort == BUILDING else here.tokens).remove((loss.owner, loss.piece))
        owner_of(state, loss.owner).returns(state, loss.owner, loss.piece)
        if state.landmarks:
            land = land_of(state)
            assert land is not None
            land.razed(game, loss)
    game.tell(
        "root.removed", seat=loss.owner, where=loss.where, piece=loss.piece or WARRIOR, number=loss.number, law="1.5.4"
    )


@step(Triggered)
def triggered(game: Root, step: Triggered) -> Rule[None]:
    """One effect after the other. Ruling: while several players have some in a battle, who is on turn says whose comes
    next (1.1.3), and that player says which (4.3.4)."""
    waiting, chooser, law = list(step.effects), step.seat, "1.1.3"
    if step.each_own:
        state = game.state
        owners = sorted({played_by(state, one.seat) for one in waiting})
        chooser = (yield Ask(step.seat, "root.whose", owners, law="1.1.3")) if len(owners) > 1 else owners[0]
        waiting, law = [one for one in waiting if played_by(state, one.seat) == chooser], "4.3.4"
    first = waiting[0]
    if len(set(waiting)) > 1:
        options = [as_option(one) for one in dict.fromkeys(waiting)]
        choice = yield Ask(chooser, "root.order", options, law=law)
        first = next(one for one in waiting if as_option(one) == choice)
    left = list(step.effects)
    left.remove(first)
    if left:
        game.push(Triggered(step.seat, tuple(left), step.each_own))
    game.push(first)


def as_option(effect: FactionStep) -> Order:
    """An effect that waits, as an answer names it."""
    return Order(effect.seat, effect.name, effect.where, effect.count, effect.by)


def choose_losses(
    game: Root, side: Side, where: int, hits: int, chooser: int, first: list[Loss] | None = None
) -> Rule[list[Loss]]:
    """Which pieces a side loses to hits: all warriors (those that come `first`, if their owner has chosen) before any
    building or token (Law 4.3.4)."""
    state = game.state
    here = state.clearings[where]
    losses = warriors_lost(state, side, where, hits) if first is None else list(first)
    fallen = sum(loss.number for loss in losses)
    left = [Lose(BUILDING, kind) for owner, kind in here.buildings if owner == side]
    left += [Lose(TOKEN, kind) for owner, kind in here.tokens if owner == side]
    for hits_left in range(hits - fallen, 0, -1):
        if not left:
            break
        choice = left[0]
        if len(set(left)) > 1 and len(left) > hits_left:
            about = {"where": where, "left": hits_left, "whom": side}
            choice = yield Ask(chooser, "root.loss", sorted(set(left)), about=about, law="4.3.4")
        left.remove(choice)
        losses.append(Loss(side, where, choice.sort, choice.piece))
    return (yield from among_alike(game, chooser, losses)) if state.landmarks else losses


def among_alike(game: Root, chooser: int, losses: list[Loss]) -> Rule[list[Loss]]:
    """Where landmarks make a difference between pieces that are alike, the chooser says which are lost."""
    land = land_of(game.state)
    return (yield from land.falls(game, chooser, losses)) if land is not None else losses


def warriors_lost(state: RootState, side: Side, where: int, hits: int, own: int | None = None) -> list[Loss]:
    """The warriors that fall: own ones (so many, if special ones are among them) and those that others lend share the
    hits evenly, the odd one to its own (Law 11.2.7.III.A)."""
    lent = lent_to(state, side, where)
    own = state.clearings[where].warriors[side] if own is None else own
    theirs = min(sum(lent.values()), max(hits // 2, hits - own))
    fallen = {side: min(own, hits - theirs)}
    for owner, count in lent.items():
        fallen[owner] = min(count, theirs)
        theirs -= fallen[owner]
    return [Loss(owner, where, WARRIOR, number=number) for owner, number in fallen.items() if number]


def everything_of(game: Root, side: Side, where: int, by: int) -> list[Loss]:
    """All pieces of a side in a clearing, as losses to somebody; whom that one counts as own stays (Law Zh.1.11)."""
    here = game.state.clearings[where]
    number = here.warriors[side] - lent_to(game.state, by, where).get(side, 0)
    losses = [Loss(side, where, WARRIOR, number=number, by=by)] if number else []
    losses += [Loss(side, where, BUILDING, kind, by=by) for owner, kind in here.buildings if owner == side]
    losses += [Loss(side, where, TOKEN, kind, by=by) for owner, kind in here.tokens if owner == side]
    return losses


def sweep(game: Root, seat: int, clearings: list[int], *, blown_up: bool = False) -> None:
    """All enemy pieces leave these clearings at once; what cannot be removed suffers otherwise (Law 9.2.2.I). By a bomb
    some lose less (B.11.8.1)."""
    state = game.state
    losses: list[Loss] = []
    effects: list[FactionStep] = []
    for where in clearings:
        for enemy in enemy_sides(state, seat):
            own = owner_of(state, enemy)
            losses += (own.blown_up if blown_up else own.everything)(game, enemy, where, seat)
            effects += owner_of(state, enemy).swept(game, enemy, where)
    remove_together(game, losses, also=tuple(effects))
