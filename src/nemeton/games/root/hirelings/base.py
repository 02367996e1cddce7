"""What a hireling is to the shared rules (Law D.2): one side of its card. Each overrides what its card says; shared
rules never ask which one they meet. Hooks about pieces are those of any `Owner`; these are the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import Ask, Asked, Phrase, Problem, Rule

from ..places import paths_of
from ..rules.battle import legal_battles
from ..rules.effects import place_warriors
from ..rules.hirelings import ENOUGH, BandDeed, Employ
from ..rules.movement import STOP, legal_moves, make_move, refused_moves
from ..rules.rule import may_place
from ..sides import Band
from ..state import NOBODY, band_of, played_by, sides
from ..steps import FactionStep, StartBattle

if TYPE_CHECKING:
    from ..judge import Woods
    from ..pieces import Loss, Side
    from ..rules.modifiers import Modifier
    from ..state import Battle, Root, RootState

HIRED, ALWAYS, DAWN, DAY = "D.2.1", "D.2.2", "D.2.3", "D.2.4"  # when a card acts, by its paragraph


class Hireling(Band):
    """One side of the card of a hireling. The side that it is on the map is given to every hook."""

    card = ""  # the name of its card
    demoted = False  # which side of the card
    related: tuple[str, ...] = ()  # factions that cannot play where it is (Law A.6.5)
    steps: tuple[str, ...] = ("hired", "dawn", "day")
    has_pawn = False
    carries: tuple[str, ...] = ()  # items that lie on its card when the game begins
    wards = ("", "")  # told to whom it keeps from battling: the kind of the message, the law
    fills_ruins = False  # do items come under the ruins because of it (Law 9.3.4)?
    on_paths = False  # do its warriors stand on paths?
    reveals = False  # may cards lie open on its card?
    listens = False  # is it remembered who has moved where in this turn?
    asked: ClassVar[Mapping[str, Asked]] = {}  # what it asks, and what may be answered
    deeds_are: ClassVar[tuple[type[BandDeed], ...]] = ()  # what it lets players do, if more than its daylight
    uses: tuple[str, ...] = ()  # what else may be done once in a turn because of it
    keeps_fallen = False  # do fallen warriors lie on its card?
    in_battle: ClassVar[tuple[Modifier, ...]] = ()  # what its controller has from it in battle
    used_in_battle: tuple[str, ...] = ()  # what a battle remembers of it
    most_bonus = 0  # what it may add to the hits of a battle
    worth: ClassVar[tuple[float, float]] = (1.0, 0.5)  # points a round for who controls it, and for a marker more

    # Setting up, and the moments of its card (Law A.6.3, D.2)

    def set_up(self, game: Root, side: Side, seat: int) -> Rule[None] | None:
        """A player sets it up (Law A.6.3)."""
        return None

    def hired(self, game: Root, step: FactionStep) -> Rule[None] | None:
        """Somebody has gained control of it (Law D.2.1)."""
        return None

    def dawn(self, game: Root, step: FactionStep) -> Rule[None] | None:
        """At the start of its controller's birdsong (Law D.2.3)."""
        return None

    def can_act(self, state: RootState, side: Side) -> bool:
        """Is there anything that it could do in daylight?"""
        return False

    def day(self, game: Root, step: FactionStep) -> Rule[None] | None:
        """Once in its controller's daylight (Law D.2.4)."""
        return None

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        """Its steps are called as what does them."""
        rule: Rule[None] | None = getattr(self, step.name)(game, step)
        return rule

    # What it lets players do between actions

    def deeds(self, state: RootState, side: Side, seat: int) -> list[BandDeed]:
        """What the player on turn may do by it now; its daylight, for who controls it."""
        is_due = state.phase == "daylight" and played_by(state, side) == seat and f"day.{self.card}" not in state.used
        return [Employ(side)] if is_due and self.can_act(state, side) else []

    def might_deed(self, state: RootState, side: Side, seat: int) -> bool:
        """The same for all that everybody knows, where it depends on a hand."""
        return bool(self.deeds(state, side, seat))

    def accept(self, game: Root, side: Side, seat: int, deed: BandDeed) -> None:
        """The player on turn does it."""
        game.state.used.append(f"day.{self.card}")
        game.tell("root.employed", seat=seat, band=side, law=DAY)
        game.push(FactionStep(side, "day"))

    # What its controller has from it, and what it does to others; each is asked of the few that answer otherwise

    def gives_ties(self, state: RootState, side: Side, seat: int, where: int) -> bool:
        """Does this player rule when nobody has more, because of it?"""
        return False

    def frees(self, state: RootState, side: Side, mover: Side, origin: int, to: int) -> bool:
        """May this side move without rule, because of it?"""
        return False

    def spares(self, state: RootState, side: Side, seat: int, battle: Battle) -> str:
        """The law by which this player ignores a first hit, because of it; "" if it is not so."""
        return ""

    def tends(self, game: Root, side: Side, losses: list[Loss]) -> list[FactionStep]:
        """Pieces were removed, anybody's: what does it make of it?"""
        return []

    def wards_off(self, state: RootState, side: Side, attacker: Side, defender: Side, where: int) -> bool:
        """Does it keep one side from attacking another there?"""
        return False

    def shields(self, state: RootState, side: Side, owner: Side, where: int, by: Side) -> bool:
        """Does it keep pieces of a side from being removed by another?"""
        return False

    def waylays(self, game: Root, side: Side, mover: Side, origin: int, to: int, count: int) -> int:
        """Somebody's warriors go along a path: how many of them does it remove?"""
        return 0

    def halts(self, game: Root, side: Side, mover: Side, origin: int, to: int) -> list[FactionStep]:
        """Somebody's pieces have gone from a clearing to another (from 0: from elsewhere): what follows?"""
        return []

    def keeps_card(self, game: Root, side: Side, seat: int, card: str) -> bool:
        """Does it keep a card that was crafted for an item from being discarded?"""
        return False

    def turn_over(self, game: Root, side: Side, seat: int) -> None:
        """The evening of a player is over."""

    def items_brought(self, state: RootState, side: Side) -> tuple[str, ...]:
        """Items that are in the game because of it."""
        return self.carries

    def told(self, state: RootState, side: Side) -> Iterator[Phrase]:
        """What lies on its card, in words."""
        band = band_of(state, side)
        if band.lying:
            yield Phrase("root.draw.band_lying", {"band": side, "count": band.lying})
        if isinstance(band.pawn, str) and band.pawn:
            yield Phrase("root.draw.band_forest", {"band": side, "where": band.pawn})
        if band.items:
            spent = Counter(band.spent)
            yield Phrase(
                "root.draw.band_items", {"band": side, "items": tuple((Counter(band.items) - spent).elements())}
            )
            if spent:
                yield Phrase("root.draw.band_spent", {"band": side, "items": tuple(band.spent)})
        for where, to in band.paths:
            yield Phrase("root.draw.band_path", {"band": side, "where": where, "to": to})
        if band.cards:
            yield Phrase("root.draw.band_cards", {"band": side, "cards": tuple(band.cards)})

    # Invariants and bots

    def warriors_aside(self, state: RootState, side: Side) -> int:
        band = band_of(state, side)
        return band.lying + len(band.paths)

    @property
    def used_once(self) -> tuple[str, ...]:
        """What it may do once in a turn."""
        return f"day.{self.card}", f"dawn.{self.card}", *self.uses

    def check_card(self, state: RootState, side: Side) -> Iterator[Problem]:
        """Whatever is wrong with its card and what stands in no clearing because of it."""
        band, paths = band_of(state, side), paths_of(state)
        fits = (
            (band.pawn == 0 or (self.has_pawn and band.pawn in self.grounds(state)))
            and (not on_map(state, side) if self.on_paths else not band.paths)
            and all(path in paths for path in band.paths)
            and len(set(band.paths)) == len(band.paths)
            and 0 <= band.lying <= self.warriors * self.keeps_fallen
            and not Counter(band.spent) - Counter(band.items)
            and (self.reveals or not band.cards)
            and (bool(band.pawn) or self.demoted or not self.has_pawn or state.phase == "setup")
            and (self.listens or not band.moved_in)
            and all(mover in sides(state) and to in state.clearings for mover, to in band.moved_in)
        )
        if not fits:
            yield Problem("root.check.band_card", {"band": side})

    def grounds(self, state: RootState) -> Collection[int | str]:
        """Where its pawn may stand."""
        return state.clearings

    def hopes(self, state: RootState, side: Side, woods: Woods) -> float:
        """What it promises its controller over the rounds that control lasts, in points."""
        band = band_of(state, side)
        rounds = min(woods.rounds, float(band.control))
        return self.worth[self.demoted] * rounds

    # What many of them do

    def place_one(
        self,
        game: Root,
        side: Side,
        places: list[int],
        law: str,
        *,
        count: int = 1,
        may_stop: bool = False,
        seat: int = NOBODY,
    ) -> Rule[int]:
        """Warriors come to one of these clearings; 0 if its player would rather not, or none can take them."""
        state = game.state
        places = [where for where in places if may_place(state, side, where)]
        if not places or not state.supply[side]:
            return 0
        asked = seat if seat != NOBODY else played_by(state, side)
        about = {"band": side, "count": min(count, state.supply[side])}
        options: list[Any] = [*places, ENOUGH] if may_stop else places
        where = yield Ask(asked, "root.hireling.place", options, about=about, law=law)
        if where == ENOUGH:
            return 0
        place_warriors(game, side, where, count, law)
        return int(where)

    def place_at_each(self, game: Root, side: Side, places: list[int], law: str) -> Rule[None]:
        """A warrior comes to each of these; if too few are left, its player chooses where."""
        state = game.state
        places = [where for where in places if may_place(state, side, where)]
        while places and state.supply[side]:
            where = places[0]
            if len(places) > state.supply[side] and len(set(places)) > 1:
                about = {"band": side, "count": 1}
                asked = played_by(state, side)
                where = yield Ask(asked, "root.hireling.place", sorted(set(places)), about=about, law=law)
            places.remove(where)
            place_warriors(game, side, where, 1, law)

    def may_move(self, game: Root, side: Side, law: str) -> Rule[None]:
        """Its controller may move some of it once (Law D.3.4)."""
        state = game.state
        options = legal_moves(state, side)
        if not options:
            return
        choice = yield Ask(
            played_by(state, side),
            "root.hireling.move",
            [*options, STOP],
            about={"band": side},
            law=law,
            refused=lambda: refused_moves(state, side),
        )
        if choice != STOP:
            yield from make_move(game, side, choice, law)

    def may_battle(
        self, game: Root, side: Side, law: str, *, clearings: list[int] | None = None, must: bool = False
    ) -> Rule[bool]:
        """Its controller may let it battle; was there one?"""
        state = game.state
        options: list[Any] = [*legal_battles(state, side, clearings=clearings)]
        if not options:
            return False
        stop = [] if must else [STOP]
        choice = yield Ask(
            played_by(state, side), "root.hireling.battle", [*options, *stop], about={"band": side}, law=law
        )
        if choice == STOP:
            return False
        game.push(StartBattle(side, choice.whom, choice.where))
        return True

    def move(self, game: Root, step: FactionStep) -> Rule[None]:
        """A step: it may move."""
        yield from self.may_move(game, step.seat, DAY)

    def fight(self, game: Root, step: FactionStep) -> Rule[None]:
        """A step: it may battle."""
        yield from self.may_battle(game, step.seat, DAY)


def on_map(state: RootState, side: Side) -> list[int]:
    """The clearings with warriors of a side."""
    return [where for where, here in state.clearings.items() if here.warriors[side]]


def with_faction_pieces(state: RootState, seat: int) -> list[int]:
    """The clearings with pieces of a player's own faction: warriors, a pawn, buildings, tokens (Law Zh.1.12)."""
    own = state.company.owners[seat]
    return [where for where in state.clearings if own.is_there(state, seat, where)]
