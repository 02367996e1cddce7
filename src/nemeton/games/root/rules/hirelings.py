"""Hirelings: how they come to a table, pass from hand to hand, and act for who controls them (Law A.6, D.1, D.2). What
each of them does stands in its file in `hirelings/`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, get_args

from nemeton.kernel import Ask, Asked, BadSetup, Label, Option, Phrase, Rule, step

from .. import rulings
from ..choices import Anytime, Click, Place, RootChoice, Scene
from ..clockwork import AUTOMATA
from ..hirelings import HirelingName
from ..state import NOBODY, BandInPlay, Root, RootOptions, RootState, band_of, bands_of, others, played_by, seats, sides
from ..steps import Controls, FactionStep, PrepareBand
from .battle import Assault
from .movement import STOP, Move, Passage
from .rule import OWNERS

if TYPE_CHECKING:
    from ..hirelings.base import Hireling
    from ..pieces import Side

MARKS = (4, 8, 12)  # of the score track (Law A.6.4)
IN_PLAY = 3
DEMOTED = {2: 0, 3: 1, 4: 2}  # cards with the weak side up, by players; all of them at larger tables (Law A.6.2)
DIE_FACES = 6


class BandDeed(Anytime):
    """What a band lets the player on turn do between actions; a hireling with one of its own derives it from this."""

    band: int


class Employ(BandDeed, tag="employ"):
    """Let a band do what it does once in daylight (Law D.2.4)."""

    words, verb_sign = "employ", "ui-hire"
    clicks: ClassVar = ("band-{band}",)

    def label(self, view: RootState) -> Label:
        """By its name."""
        return Label(Phrase("root.text.employ"), Phrase("root.text.band", {"band": self.band}), self.verb_sign)


class Take(RootChoice, tag="take_band"):
    """Take a hireling from the supply."""

    band: int
    words, verb_sign, heading = "take_band", "ui-hire", "take_band"
    clicks: ClassVar = ("band-{band}",)

    def told_briefly(self, view: RootState, field: str) -> Phrase:
        """Which one."""
        return Phrase("root.text.band", {"band": self.band})


class PassOn(RootChoice, tag="pass_on"):
    """Give a hireling away that no marker holds any more."""

    band: int
    whom: int
    words, verb_sign = "pass_on", "ui-hire"

    def label(self, view: RootState) -> Label:
        """By hireling, to whom."""
        heading = Phrase("root.text.pass_on", {"band": self.band})
        return Label(heading, Phrase("root.text.whom", {"whom": self.whom}), self.verb_sign)

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The card, then who gets it."""
        yield Click(option, f"seat-{self.whom}", f"band-{self.band}")


class Rouse(RootChoice, tag="rouse"):
    """What a hireling does at the start of birdsong comes now."""

    band: int
    words, verb_sign = "rouse", "ui-hire"
    clicks: ClassVar = ("band-{band}",)


class Way(RootChoice, tag="way"):
    """One of the things that a card leaves to choose from."""

    band: int
    way: str
    tells: ClassVar = ("band",)
    clicks: ClassVar = ("band-{band}",)

    def phrase(self) -> Phrase:
        """Each has words of its own."""
        return Phrase(f"root.option.way.{self.way}", {"band": self.band})

    def label(self, view: RootState) -> Label:
        """As it is told."""
        return Label(None, self.phrase(), "ui-hire")

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """Nowhere: several ways would share one place."""
        return iter(())


ENOUGH = "done"
ASKED = {
    "root.hireling.end": Asked((Take, PassOn)),
    "root.hireling.place": Asked(plain=Place, words={ENOUGH: "root.option.no_more_of_band"}),
    "root.hireling.where": Asked(plain=Place),
    "root.hireling.move": Asked((Move, Passage), words={STOP: ""}),
    "root.hireling.battle": Asked((Assault,), words={STOP: "root.option.no_band_battle"}),
    "root.hireling.way": Asked((Way,), words={ENOUGH: "root.option.no_more_of_band"}),
}


def hireling(state: RootState, side: Side) -> Hireling:
    """The side of a card that a band is."""
    own: Any = state.company.owners[side]
    return own  # type: ignore[no-any-return]


def hirelings(state: RootState) -> Iterator[tuple[Side, Hireling]]:
    """All bands at the table."""
    for side in sides(state)[len(state.factions) :]:
        yield side, hireling(state, side)


# Setting up (Law A.6)


def wanted_hirelings(options: RootOptions) -> list[str]:
    """The hirelings that a table has chosen; it may leave some to the lot."""
    if options.hirelings == "without":
        return []
    wanted = (options.hireling_a, options.hireling_b, options.hireling_c)
    return [name for name in wanted if name != "any"]


def idle_hirelings(options: RootOptions, name: str) -> frozenset[str]:
    """What a form need not offer: which hirelings, where none take part."""
    if options.hirelings == "without" and name in ("hireling_a", "hireling_b", "hireling_c"):
        return frozenset(("any", *get_args(HirelingName)))
    return frozenset()


def banned_by(names: Sequence[str]) -> set[str]:
    """The factions that cannot play where these hirelings are (Law A.6.5)."""
    return {name for one in names for name in related(one)}


def related(name: str) -> tuple[str, ...]:
    """The factions to which a hireling is related."""
    own: Any = OWNERS[name]
    return tuple(own.related)


def check_hirelings(wanted: Sequence[str], options: RootOptions) -> None:
    """Each is chosen once, none of them is related to a faction that somebody has chosen (Law A.6.5), and whoever
    learns the game meets none."""
    if options.hirelings == "without":
        return
    if options.scenario == "first_game":
        options_told = Phrase("root.options.hirelings"), Phrase("root.options.scenario.first_game")
        raise BadSetup("setup/not_together", game="root", option=options_told[0], other=options_told[1])
    for machine in (name for name in wanted if name in AUTOMATA):  # ruling X18
        told = Phrase("root.options.hirelings"), Phrase(f"root.faction.{machine}")
        raise BadSetup("setup/not_together", game="root", option=told[0], other=told[1])
    chosen = wanted_hirelings(options)
    for name in chosen:
        named = Phrase(f"root.seat.{name}")
        if chosen.count(name) > 1:
            raise BadSetup("setup/chosen_twice", game="root", option=named)
        for faction in related(name):
            if faction in wanted:
                raise BadSetup("setup/not_together", game="root", option=named, other=Phrase(f"root.faction.{faction}"))


def drawn_bands(game: Root, factions: Sequence[str], options: RootOptions) -> list[BandInPlay]:
    """Three cards, some with the weak side up (Law A.6.1, A.6.2): those that the table has chosen, others by lot among
    those that no faction at the table is related to."""
    if options.hirelings == "without":
        return []
    chosen = wanted_hirelings(options)
    left = [name for name in get_args(HirelingName) if name not in chosen and not {*related(name)} & {*factions}]
    game.shuffle(left, "hirelings")
    names = [*chosen, *(left.pop() for _ in range(IN_PLAY - len(chosen)))]
    weak = list(range(IN_PLAY))
    game.shuffle(weak, "demoted")
    turned = weak[len(weak) - DEMOTED.get(len(factions), IN_PLAY) :] if DEMOTED.get(len(factions), IN_PLAY) else []
    return [BandInPlay(name, demoted=at in turned) for at, name in enumerate(names)]


def join_table(state: RootState) -> None:
    """The bands that take part bring their pieces; three markers lie on the score track (Law A.6.4)."""
    for side, own in hirelings(state):
        state.supply.append(own.warriors)
        for here in state.clearings.values():
            here.warriors.append(0)
        band_of(state, side).items = list(own.carries)
    if state.bands:
        state.marks = dict.fromkeys(MARKS, NOBODY)


def preparing_bands(state: RootState) -> list[PrepareBand]:
    """Who sets which of them up: the last player in turn order the first one, then counterclockwise (Law A.6.3)."""
    count = len(state.factions)
    bands = sides(state)[count:]
    return [PrepareBand((state.active - 1 - at) % count, side) for at, side in enumerate(bands)]


@step(PrepareBand)
def prepare_band(game: Root, step: PrepareBand) -> Rule[None] | None:
    """A player sets a hireling up as its card says (Law A.6.3)."""
    return hireling(game.state, step.band).set_up(game, step.band, step.seat)


# Control (Law D.1)


def lose_markers(game: Root, seat: int) -> None:
    """D.1.3 One control marker leaves each hireling that the player controls."""
    state = game.state
    for side in bands_of(state, seat):
        band = band_of(state, side)
        if band.control:
            band.control -= 1
            game.tell("root.control_lost", seat=seat, band=side, count=band.control, law="D.1.3")


@step(Controls)
def controls(game: Root, step: Controls) -> Rule[None]:
    """D.1.1, D.1.3 At the end of a turn: a card of the supply for each marker that the player has reached, and cards
    without control markers go to others, in the order that the player wants (1.1.3)."""
    state, seat = game.state, step.seat
    owed = sorted(mark for mark, owner in state.marks.items() if owner == seat)
    options: list[Take | PassOn] = [Take(side) for side in bands_of(state, NOBODY)] if owed else []
    due = [side for side in bands_of(state, seat) if not band_of(state, side).control]
    options += [PassOn(side, whom) for side in due for whom in others(state, seat)]
    if not options:
        return
    choice = yield Ask(seat, "root.hireling.end", options, law="D.1")
    game.push(step)
    if isinstance(choice, Take):
        band_of(state, choice.band).mark = owed[0]
        del state.marks[owed[0]]
        game.tell("root.hired", seat=seat, band=choice.band, law="D.1.1")
        gain_control(game, choice.band, seat)
    else:
        game.tell("root.passed_on", seat=seat, whom=choice.whom, band=choice.band, law="D.1.3")
        gain_control(game, choice.band, choice.whom)


def gain_control(game: Root, side: Side, seat: int) -> None:
    """D.1.2 The control die says how many markers lie on the card: gold symbols alone for who has most points or shares
    that; all of them for anybody else, and for who plays for dominance. Then comes what the card does when it is
    gained (D.2.1)."""
    state, band = game.state, band_of(game.state, side)
    band.held_by = seat
    gold, pips = rulings.CONTROL_DIE[game.roll(DIE_FACES, lowest=0, name="control")[0]]
    band.control = gold if leads(state, seat) else pips
    game.tell("root.control", seat=seat, band=side, count=band.control, law="D.1.2")
    game.push(FactionStep(side, "hired"))


def leads(state: RootState, seat: int) -> bool:
    """Has a player most points, or as many as who has most? Only who is on the score track has any (Law 3.3.1)."""
    on_track = [other for other in seats(state) if not state.dominance[other]]
    return seat in on_track and state.points[seat] == max(state.points[other] for other in on_track)


# What they do for their controller (Law D.2)


def band_deeds(state: RootState, seat: int) -> list[BandDeed]:
    """What bands let the player on turn do between actions."""
    return [deed for side, own in hirelings(state) for deed in own.deeds(state, side, seat)]


def might_use_bands(state: RootState, seat: int) -> bool:
    """Could there be something, for all that everybody knows?"""
    return any(own.might_deed(state, side, seat) for side, own in hirelings(state))


def dawning(state: RootState, seat: int) -> list[Side]:
    """D.2.3 The bands of a player that have still to act at the start of birdsong."""
    return [
        side
        for side, own in state.company["dawn"]
        if played_by(state, side) == seat and f"dawn.{hireling(state, side).card}" not in state.used
    ]


def rouse(game: Root, side: Side) -> None:
    """One of them acts."""
    game.state.used.append(f"dawn.{hireling(game.state, side).card}")
    game.push(FactionStep(side, "dawn"))


def evening_over(game: Root, seat: int) -> None:
    """The evening of a player is over: what bands make of it, then control (Law D.1)."""
    for side, own in hirelings(game.state):
        own.turn_over(game, side, seat)
    lose_markers(game, seat)
