"""What changes a battle, and when: one table (Law 4.3). `battle.py` reads it at each of its moments.

A row is a rule of the Law, a hook of the fighters, or something that a crafted card does. At each moment the cards come
first, in the order of their deck, then the rows below in theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from nemeton.kernel import Option, Rule

from ..cards import AMBUSHES
from ..places import fits
from ..state import has_crafted, played_by, seats, sides
from .common_knowledge import might_hold
from .rule import bands_with, owner_of

if TYPE_CHECKING:
    from ..cards import Card
    from ..pieces import Loss, Side
    from ..state import Battle, Root, RootState

ATTACKER, DEFENDER, BYSTANDER = 0, 1, 2  # the roles of a battle
BOTH = (ATTACKER, DEFENDER)
ANYBODY = (ATTACKER, DEFENDER, BYSTANDER)  # in the order of sides

SPARED = ("attacker_spared", "defender_spared")  # what a battle remembers: a side has ignored its first hit

BEGINS, BARS_AMBUSH, MAY_AMBUSH, MAY_FOIL = "begins", "bars_ambush", "may_ambush", "may_foil"
BEFORE_ROLL, MOST_ROLLED, HIGH_DIE = "before_roll", "most_rolled", "high_die"
EFFECT, EXTRA_HITS, DEFENSELESS, TAKES_HITS, OVER = "effect", "extra_hits", "defenseless", "takes_hits", "over"

# The moments in the order of the Law, each with its paragraph
MOMENTS = {
    BEGINS: "4.3",  # before anything else
    BARS_AMBUSH: "4.3.1",  # no ambush can be played
    MAY_AMBUSH: "4.3.1",  # may play one, for all that everybody knows
    MAY_FOIL: "4.3.1.I",  # may answer it with another
    BEFORE_ROLL: "4.3.2",  # just before the dice
    MOST_ROLLED: "4.3.2",  # how many hits the dice may deal
    HIGH_DIE: "4.3.2",  # takes the higher die
    EFFECT: "4.3.3",  # may be used after the dice
    EXTRA_HITS: "4.3.3",  # dealt beside those of the dice
    DEFENSELESS: "4.3.3.II",  # takes one hit more
    TAKES_HITS: "4.3.4",  # chooses what is lost
    OVER: "4.3",  # the battle is over
}


class Gain(NamedTuple):
    """What an effect that is used does to the hits of a battle, as plain facts: for whoever reckons beforehand."""

    adds: int = 0  # hits of its side
    ignores_rolled: bool = False  # hits of the dice against its side


class Modifier(NamedTuple):
    """A row: the moment, who is asked (by role), and what answers: a function of its own, or else the hook
    of that name of the side that is asked. One of a `card` is asked of those alone who have crafted it."""

    moment: str
    who: tuple[int, ...]
    name: str
    answers: Callable[..., Any] | None = None
    uses: Callable[[Root, int, Battle, Option], None] | None = None  # what is offered is used
    once: bool = False  # in a battle: then its name is kept in `Battle.used`
    card: str = ""
    gain: Gain = Gain()  # what using it does
    can: Callable[[RootState, int, Battle], bool] | None = None  # can it be used in this battle, whatever is rolled?


def may_ambush(state: RootState, side: Side, battle: Battle) -> bool:
    """Could this side play an ambush, for all that everybody knows? Only a player has a hand."""
    has_hand = side in seats(state)
    return has_hand and might_hold(state, state.hands[side], lambda card: is_ambush(state, card, battle.where))


def is_ambush(state: RootState, card: str, where: int) -> bool:
    """Is this an ambush that matches the clearing?"""
    return card in AMBUSHES and fits(state, card, where)


def takes_high_die(state: RootState, side: Side, _battle: Battle) -> bool:
    """Does this side take the higher die when it defends?"""
    return owner_of(state, side).takes_high_die(state, side)


def use_own(game: Root, side: Side, battle: Battle, option: Option) -> None:
    """A side uses an ability of its own."""
    owner_of(game.state, side).use_in_battle(game, side, battle, option)


TABLE = (
    Modifier(BEGINS, (ATTACKER,), "before_battle"),
    Modifier(BARS_AMBUSH, (ATTACKER,), "bars_ambush"),
    Modifier(MAY_AMBUSH, (DEFENDER,), "hand", may_ambush),
    Modifier(MAY_FOIL, (ATTACKER,), "hand", may_ambush),
    Modifier(BEFORE_ROLL, ANYBODY, "before_roll"),
    Modifier(MOST_ROLLED, BOTH, "most_rolled"),
    Modifier(MOST_ROLLED, BOTH, "bonus", lambda _state, side, battle: battle.bonus[role_of(battle, side)]),
    Modifier(HIGH_DIE, (DEFENDER,), "takes_high_die", takes_high_die),
    Modifier(EFFECT, BOTH, "battle_options", uses=use_own),
    Modifier(EXTRA_HITS, BOTH, "used", lambda _state, side, battle: battle.extra[role_of(battle, side)]),
    Modifier(EXTRA_HITS, BOTH, "extra_hits"),
    Modifier(DEFENSELESS, (DEFENDER,), "is_defenseless"),
    Modifier(TAKES_HITS, BOTH, "take_hits"),
    Modifier(OVER, BOTH, "battle_over"),
)
# The same by moment and role: cards first, then the rest.
_CARDS: dict[tuple[str, int], list[Modifier]] = {(moment, role): [] for moment in MOMENTS for role in ANYBODY}
_ROWS = {key: [row for row in TABLE if row.moment == key[0] and key[1] in row.who] for key in _CARDS}


def add_card(card: Card) -> None:
    """What a card does in battle joins the table."""
    for row in card.in_battle:
        for role in row.who:
            _CARDS[row.moment, role].append(row._replace(card=card.id))


def of_cards() -> list[Modifier]:
    """All rows of cards."""
    return list(dict.fromkeys(row for rows in _CARDS.values() for row in rows))


def role_of(battle: Battle, side: Side) -> int:
    """The role of a side."""
    return ATTACKER if side == battle.attacker else DEFENDER if side == battle.defender else BYSTANDER


def fighter(battle: Battle, role: int) -> int:
    """The side that has a role."""
    return battle.attacker if role == ATTACKER else battle.defender


# Asking the table


def rows_for(state: RootState, moment: str, side: Side, role: int) -> list[Modifier]:
    """What there is at a moment for a side in a role: its crafted cards first."""
    rows = _ROWS[moment, role]
    if state.bands and side < len(state.factions):
        rows = [*rows[:-1], *lent_rows(state, moment, side, role), *rows[-1:]]
    if side >= len(state.play_areas) or not state.play_areas[side]:
        return rows
    return [*(row for row in _CARDS[moment, role] if has_crafted(state, side, row.card)), *rows]


def lent_rows(state: RootState, moment: str, seat: int, role: int) -> list[Modifier]:
    """What a player has from the bands that it controls (Law D.2)."""
    return [
        row
        for band, own in bands_with(state, "in_battle")
        if played_by(state, band) == seat
        for row in own.in_battle
        if row.moment == moment and role in row.who
    ]


def answer_of(row: Modifier, state: RootState, side: Side) -> Callable[..., Any]:
    """What answers for a row."""
    hook: Callable[..., Any] = row.answers or getattr(owner_of(state, side), row.name)
    return hook


def count(state: RootState, battle: Battle, moment: str, role: int) -> int:
    """What all rows of a moment come to for a role; a yes is one."""
    side, found = fighter(battle, role), 0
    for row in rows_for(state, moment, side, role):
        found += answer_of(row, state, side)(state, side, battle)
    return found


def act(game: Root, battle: Battle, moment: str) -> Rule[None]:
    """Everybody concerned does what they do at a moment: those who fight, or all sides just before the dice."""
    state = game.state
    for side in sides(state) if moment == BEFORE_ROLL else (battle.attacker, battle.defender):
        for row in rows_for(state, moment, side, role_of(battle, side)):
            rule = answer_of(row, state, side)(game, side, battle)
            if rule is not None:
                yield from rule


def offered(state: RootState, battle: Battle, role: int) -> list[Option]:
    """The effects that one side may still use (Law 4.3.3). Ruling: one that would change nothing is not on offer."""
    side = fighter(battle, role)
    options: list[Option] = []
    for row in rows_for(state, EFFECT, side, role):
        answer = answer_of(row, state, side)(state, side, battle)
        if not row.card:
            options += answer
        elif answer and can_be_used(row, state, side, battle):
            options.append(row.card)
    return options


def can_be_used(row: Modifier, state: RootState, side: Side, battle: Battle) -> bool:
    """Can a card still be used in this battle, whatever is rolled?"""
    if row.once and row.card in battle.used:
        return False
    return row.can is None or row.can(state, side, battle)


def use(game: Root, battle: Battle, role: int, option: Option) -> None:
    """One of them is used."""
    side = fighter(battle, role)
    *cards, own = rows_for(game.state, EFFECT, side, role)
    row = next((row for row in cards if row.card == option), own)
    if row.once:
        battle.used.append(row.card)
    assert row.uses is not None, f"{row.name} cannot be used"
    row.uses(game, side, battle, option)


def spared_by(state: RootState, battle: Battle, role: int) -> str:
    """The law by which a side still ignores a hit; "" if it does not, or not any more."""
    side = fighter(battle, role)
    if SPARED[role] in battle.used:
        return ""
    laws = (own.spares(state, band, side, battle) for band, own in bands_with(state, "spares"))
    return owner_of(state, side).ignores_first_hit(state, side, battle) or next((law for law in laws if law), "")


def take_hits(game: Root, battle: Battle, role: int, hits: int, chooser: int) -> Rule[list[Loss]]:
    """What a side loses to hits (Law 4.3.4); some ignore the first one that they take in a battle."""
    side = fighter(battle, role)
    losses: list[Loss] = []
    law = spared_by(game.state, battle, role) if hits else ""
    if law:
        battle.used.append(SPARED[role])
        hits -= 1
        game.tell("root.spared", seat=side, law=law)
    for row in rows_for(game.state, TAKES_HITS, side, role):
        losses += yield from answer_of(row, game.state, side)(game, side, battle, hits, chooser)
    return losses
