"""What owns pieces is a *side*: a seat with its faction, or a band that nobody plays (hirelings, Law D). Sides are
numbered: the seats first, then the bands. Rules about pieces ask a side, rules about players ask a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from .pieces import WARRIOR, Loss, Side
from .places import Elsewhere, clearings_beside
from .rules.rule import lent_to, opened_to

if TYPE_CHECKING:
    from nemeton.kernel import Option, Rule

    from .rules.modifiers import Gain
    from .rules.movement import Move, Passage
    from .state import Battle, Root, RootState
    from .steps import FactionStep


class Owner:
    """Whatever owns pieces on the map. The side is given to every hook; each overrides what its law changes."""

    name = ""
    warriors = 0
    piece_counts: ClassVar[dict[str, int]] = {}  # how many buildings and tokens of each kind it has
    lends_warriors = False  # may others count its warriors as their own (Law 11.2.7.III)?
    reckons = False  # does it count more or less than its warriors and buildings for rule (Law 14.2.2)?
    is_lord = False  # may it rule whatever others have (Law 10.2.4, 12.2.2)?
    barred = ("", "")  # told to whom it keeps from placing or moving: the kind of the message, the law
    suit_tokens: ClassVar[dict[str, tuple[str, ...]]] = {}  # tokens that give further suits to their clearing
    outlasts_sweeps = False  # does what keeps others from placing stay where all enemy pieces are removed?
    trap = ""  # a token that keeps others from placing and leaving, and that automata remove instead (B.11.8.2)
    elsewhere: ClassVar[tuple[Elsewhere, ...]] = ()  # places of its own, neither clearing nor forest (Law 12.2.2)
    steps: tuple[str, ...] = ()  # the names of its own steps
    reactions: tuple[str, ...] = ()  # those among them that others' deeds trigger, in the middle of a battle too
    follow_ups: tuple[str, ...] = ()  # those that may follow such a reaction
    tokens: tuple[str, ...] = ()  # those of its pieces that are tokens; the others are buildings
    warrior_word = ""  # what positions call a warrior
    effect_words: ClassVar[Mapping[str, str]] = {}  # how reactions are called where they are ordered, if otherwise

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        """Go on with one of its own steps."""
        raise NotImplementedError

    def turn_begins(self, game: Root, side: Side) -> None:
        """A turn begins, anybody's."""

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Does one of its own steps speak of places, numbers and players that it can speak of?"""
        return True

    # Rule of clearings (Law 2.5)

    def strength(self, state: RootState, side: Side, where: int) -> int:
        """Warriors and buildings that count for rule; asked if anybody `reckons` in a way of its own."""
        count = self.forces(state, side, where)
        for owner, _ in state.clearings[where].buildings:
            if owner == side:
                count += 1
        return count

    def fighters(self, state: RootState, side: Side, where: int) -> int:
        """Its warriors there, special ones too."""
        return state.clearings[where].warriors[side]

    def lends_now(self, state: RootState, side: Side) -> bool:
        """Does it lend warriors to anybody at this moment; asked if it `lends_warriors` at all."""
        return True

    def lends(self, state: RootState, side: Side, to: int, where: int) -> int:
        """How many of its warriors there another player counts as own for rule and in battle; asked if it
        `lends_warriors` at all (Law 11.2.7.III)."""
        return 0

    def forces(self, state: RootState, side: Side, where: int) -> int:
        """Its warriors there, and those that others lend it."""
        count = self.fighters(state, side, where)
        return count + sum(lent_to(state, side, where).values()) if state.company["lends_warriors"] else count

    def rules_outright(self, state: RootState, side: Side, where: int) -> bool:
        """Does it rule there whatever others have; asked if it `is_lord` at all (Law 10.2.4, 12.2.2)."""
        return False

    def wins_ties(self, state: RootState, side: Side, where: int) -> bool:
        """Does it rule when nobody has more?"""
        return False

    # Placing and moving (Law 1.5.4, 4.2)

    def forbids_placing(self, state: RootState, side: Side, where: int, placer: int) -> bool:
        """Do its pieces keep another side from placing there?"""
        return False

    def forbids_leaving(self, state: RootState, side: Side, where: int, mover: int) -> bool:
        """Do its pieces keep another side from moving out?"""
        return False

    def forbids_entering(self, state: RootState, side: Side, where: int, mover: int) -> bool:
        """Does it keep another side from moving in (Law 12.2.2)?"""
        return False

    def needs_rule(self, state: RootState, side: Side, origin: int, to: int) -> bool:
        """Must it rule one of the two clearings to move between them (Law 4.2.1)?"""
        return True

    def neighbours(self, state: RootState, side: Side, where: int) -> tuple[int, ...]:
        """Where it may move to from a clearing: along paths, and along ways that others open to it."""
        ways = clearings_beside(state, where)
        if state.company["opens_ways"]:
            ways = tuple(dict.fromkeys((*ways, *opened_to(state, side, where))))
        return ways

    def opens_ways(self, state: RootState, side: Side, mover: Side, where: int) -> tuple[int, ...]:
        """The clearings beside another one to which somebody else may go as along a path, because of it."""
        return ()

    def own_moves(self, state: RootState, side: Side) -> list[Move]:
        """Moves that no other faction has, those of a pawn for one."""
        return []

    def make_own_move(self, game: Root, side: Side, move: Move, law: str) -> Rule[None]:
        """One of them is made."""
        raise NotImplementedError

    def passages(self, state: RootState, side: Side) -> list[Passage]:
        """Moves between clearings and a place of its own that is neither clearing nor forest (Law 12.2.2)."""
        return []

    def go_through(self, game: Root, side: Side, passage: Passage, law: str) -> None:
        """One of them is made."""
        raise NotImplementedError

    def has_moved(self, game: Root, side: Side, origin: int, to: int, count: int) -> list[FactionStep]:
        """Its warriors have moved: what comes along with them (Law 15.2.4)?"""
        return []

    def covers(self, state: RootState, side: Side, where: int) -> int:
        """How many building slots of a clearing it keeps from others (B.7.7.5)."""
        return 0

    def entered(self, game: Root, side: Side, mover: int, where: int) -> list[FactionStep]:
        """Somebody else has moved warriors into a clearing: what does it make of it?"""
        return []

    # Battle (Law 4.3)

    def is_there(self, state: RootState, side: Side, where: int) -> bool:
        """Has it any piece in the clearing?"""
        if self.fighters(state, side, where):
            return True
        here = state.clearings[where]
        for pieces in (here.buildings, here.tokens):
            for owner, _ in pieces:
                if owner == side:
                    return True
        return False

    def can_attack(self, state: RootState, side: Side, where: int) -> bool:
        """Has it warriors or a pawn to attack with?"""
        return bool(self.forces(state, side, where))

    def most_rolled(self, state: RootState, side: Side, battle: Battle) -> int:
        """The most hits that the dice may deal (Law 4.3.2.I)."""
        return self.forces(state, side, battle.where)

    def is_defenseless(self, state: RootState, side: Side, battle: Battle) -> bool:
        """Has it nobody to defend with (Law 4.3.3.II)?"""
        return not self.forces(state, side, battle.where)

    def takes_high_die(self, state: RootState, side: Side) -> bool:
        """Does it take the higher die when it defends?"""
        return False

    def extra_hits(self, state: RootState, side: Side, battle: Battle) -> int:
        """Extra hits that it always deals in this battle."""
        return 0

    def bars_ambush(self, state: RootState, side: Side, battle: Battle) -> bool:
        """Does it attack so that no ambush can be played against it?"""
        return False

    def open_ambush(self, state: RootState, side: Side, where: int) -> str:
        """The ambush that lies open before it and that it plays in a clearing, unasked (B.9.7); "" for none."""
        return ""

    def loses_ambush(self, state: RootState, side: Side, card: str) -> None:
        """Such an ambush is played."""

    def attacked(self, game: Root, side: Side, battle: Battle) -> Rule[None] | None:
        """Somebody has chosen to battle it: what must be done before anything else?"""
        return None

    def before_battle(self, game: Root, side: Side, battle: Battle) -> Rule[None] | None:
        """The attacker's choices before anything else."""
        return None

    def before_roll(self, game: Root, side: Side, battle: Battle) -> Rule[None] | None:
        """What it does to a battle just before the dice, whether it fights in it or not."""
        return None

    def battle_options(self, state: RootState, side: Side, battle: Battle) -> list[Option]:
        """Own abilities that it may use after the dice."""
        return []

    def ability_spot(self, side: Side, option: str) -> str:
        """Where in the picture such an ability is clicked."""
        raise NotImplementedError

    def use_in_battle(self, game: Root, side: Side, battle: Battle, option: Option) -> None:
        """Use one of them."""
        raise NotImplementedError

    def ability_gain(self, option: Option) -> Gain:
        """What such an ability does to the hits."""
        raise NotImplementedError

    def ability_uses(self, state: RootState, side: Side) -> int:
        """How often it may use one of them in a battle."""
        return 1

    def most_lost(self, state: RootState, side: Side, battle: Battle) -> int:
        """How many hits it can take before nothing is left to lose."""
        here = state.clearings[battle.where]
        pieces = sum(owner == side for owner, _ in (*here.buildings, *here.tokens))
        return self.forces(state, side, battle.where) + pieces

    def struck(self, state: RootState, side: Side, battle: Battle, hits: int) -> None:
        """Its fighters fall in a copy of the state that somebody reckons with; `state` is that copy."""
        from .rules.removing import warriors_lost

        warriors = state.clearings[battle.where].warriors
        for loss in warriors_lost(state, side, battle.where, hits):
            warriors[loss.owner] -= loss.number

    def take_hits(self, game: Root, side: Side, battle: Battle, hits: int, chooser: int) -> Rule[list[Loss]]:
        """What it loses: warriors first, then buildings and tokens of the chooser's choice (Law 4.3.4)."""
        from .rules.removing import choose_losses

        return (yield from choose_losses(game, side, battle.where, hits, chooser))

    def ignores_first_hit(self, state: RootState, side: Side, battle: Battle) -> str:
        """The law by which it ignores the first hit that it takes in a battle (14.7.7, 15.2.4); "" if it does not."""
        return ""

    def battle_over(self, game: Root, side: Side, battle: Battle) -> None:
        """A battle in which it fought is over; what must be asked is a step."""

    # Removal (Law 1.5.4, 3.2.1)

    def has_lost(self, game: Root, side: Side, losses: list[Loss], battle: Battle | None) -> list[FactionStep]:
        """These pieces of its own were removed together: what follows, once or for each of them?"""
        effects: list[FactionStep] = []
        for loss in losses:
            if loss.sort == WARRIOR:
                effects += self.warriors_removed(game, side, loss.where, loss.number, loss.by, battle)
            else:
                effects += self.piece_removed(game, side, loss)
        return effects

    def warriors_removed(
        self, game: Root, side: Side, where: int, count: int, by: int, battle: Battle | None
    ) -> list[FactionStep]:
        """Its warriors were removed together from a clearing and are in the supply: what follows?"""
        return []

    def calls_back(self, game: Root, side: Side, where: int, count: int) -> None:
        """So many of its warriors that have just fallen there are saved: wherever they lay, they are in the supply."""
        from .rules.effects import reclaim

        reclaim(game.state, side, count)

    def returns(self, state: RootState, side: Side, piece: str) -> None:
        """One of its buildings, tokens or special warriors has left the map: where does it go?"""

    def piece_removed(self, game: Root, side: Side, loss: Loss) -> list[FactionStep]:
        """One of its buildings or tokens was removed and is off the map: what follows?"""
        return []

    def has_removed(self, game: Root, side: Side, losses: list[Loss], battle: Battle | None) -> None:
        """It has removed these pieces of others."""

    def is_unpaid(self, state: RootState, side: Side, loss: Loss) -> bool:
        """Does nobody score for removing one of its buildings or tokens?"""
        return False

    def rewards(self, game: Root, side: Side, losses: list[Loss]) -> None:
        """These pieces of its own were removed, if any: more points for who did it, before victory is settled."""

    def robbed(self, game: Root, side: Side, where: int) -> list[FactionStep]:
        """Its pawn has passed robbers on a path: what does it lose?"""
        return []

    def swept(self, game: Root, side: Side, where: int) -> list[FactionStep]:
        """An enemy's effect removes everything from a clearing: what happens to pieces that cannot be removed?"""
        return []

    def everything(self, game: Root, side: Side, where: int, by: int) -> list[Loss]:
        """All its pieces in a clearing, as losses to somebody."""
        from .rules.removing import everything_of

        return everything_of(game, side, where, by)

    def blown_up(self, game: Root, side: Side, where: int, by: int) -> list[Loss]:
        """What it loses there to a bomb (Law 13.7.1, B.11.8.1)."""
        return self.everything(game, side, where, by)

    # What is not on the map

    def pawn_of(self, state: RootState, side: Side) -> int | str:
        """Where its pawn stands: a clearing or a forest; 0 for one that has none."""
        return 0

    def stationed(self, state: RootState, side: Side) -> dict[str, int]:
        """Warriors that stand in places of its own, by place."""
        return {}

    def come_to(self, game: Root, side: Side, place: str, count: int, law: str) -> None:
        """Warriors of the supply come to such a place."""
        raise NotImplementedError

    def rules_elsewhere(self, state: RootState, side: Side) -> int:
        """How many clearings off the map it rules (Law 12.2.2)."""
        return 0

    def warriors_aside(self, state: RootState, side: Side) -> int:
        """Warriors that stand neither on the map nor in the supply."""
        return 0

    def pieces_aside(self, state: RootState, side: Side, piece: str) -> int:
        """How many buildings or tokens of a kind are not on the map: the rest."""
        there = (one for here in state.clearings.values() for one in (*here.buildings, *here.tokens))
        return self.piece_counts[piece] - sum(one == (side, piece) for one in there)


class Band(Owner):
    """A band that nobody plays: it has pieces and no hand, no board, no points, no turn."""

    def pawn_of(self, state: RootState, side: Side) -> int | str:
        return state.bands[side - len(state.factions)].pawn
