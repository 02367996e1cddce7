"""Crafted cards that act outside of battle: at the start of a phase (Law 1.4.1) or at any moment of it (1.4.2). What
each of them does stands in its deck."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from nemeton.kernel import Ask, Asked, Label, Option, Phrase, Refusal, Rule, step

from ..cards import CARDS, CLEARING, LAND, SEAT, AnyTime, Card
from ..choices import Anytime, Click, RootChoice, Scene
from ..state import NOBODY, Root, RootState, cards_with, has_crafted, others
from ..steps import CardStep, Interlude, PhaseStart
from . import dominance
from .dominance import Activate, Take, dominance_options, might_use_dominance
from .hirelings import BandDeed, Rouse, band_deeds, dawning, hireling, might_use_bands, rouse
from .land import Deed, land_of
from .movement import STOP
from .rule import faction

if TYPE_CHECKING:
    from ..factions.base import Faction


class Use(Anytime, tag="use"):
    """Use a crafted card on somebody or somewhere."""

    card: str
    target: int
    seat_field = "whom"

    def label(self, view: RootState) -> Label:
        """On whom or where, by card; one that is aimed at nothing says it all."""
        if self.aims not in (SEAT, CLEARING, LAND):
            return Label(None, self.phrase(), "ui-card")
        field = "whom" if self.aims == SEAT else "where"
        short = Phrase(f"root.text.{field}", {field: self.target})
        return Label(Phrase("root.text.card", {"card": self.card}), short, "ui-card")

    @property
    def aims(self) -> str:
        """At what the card is aimed."""
        effect = CARDS[self.card].any_time
        assert effect is not None, f"{self.card} cannot be used"
        return effect.aims

    @property
    def whom(self) -> int:
        """The player on whom it is used."""
        return self.target if self.aims == SEAT else NOBODY

    def phrase(self) -> Phrase:
        """Each card has words of its own."""
        return Phrase(f"root.option.use.{self.card}", {"whom": self.target, "where": self.target})

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The card, then on what it is used."""
        seat, card = scene.ask.seat, f"crafted-{scene.ask.seat}-{self.card}"
        if self.aims == SEAT:
            yield Click(option, f"seat-{self.target}", card)
        elif self.aims == CLEARING:
            yield Click(option, f"group-{self.target}-{seat}", card)
        elif self.aims == LAND:
            yield Click(option, f"clearing-{self.target}", card)
        else:
            yield Click(option, card)


class Offer(Anytime):
    """What another faction lets the player on turn do; a faction that offers something derives its own from this."""

    of: int


class StartWith(RootChoice, tag="start_with"):
    """A crafted card that acts at the start of birdsong comes before what others offer then (Law 1.1.3)."""

    card: str
    words, verb_sign = "start_with", "ui-card"

    def clicked(self, scene: Scene, option: Option) -> Iterator[Click]:
        """The crafted card."""
        yield Click(option, f"crafted-{scene.ask.seat}-{self.card}")


ANYTIME = (Use, Activate, Take)
ASKED = {
    "root.interlude": Asked(ANYTIME, words={STOP: "root.option.go_on"}),
}


def offers_row(factions: Iterable["Faction"]) -> Asked:
    """What may be answered where others offer something at the start of birdsong: whatever each of them sells, or a
    crafted card first."""
    return Asked((*all_sold(factions), StartWith), words={STOP: "root.option.go_on"})


def dawn_row(factions: Iterable["Faction"]) -> Asked:
    """The same where bands act at the start of birdsong too."""
    return Asked((Rouse, *all_sold(factions), StartWith))


def all_sold(factions: Iterable["Faction"]) -> "tuple[type[Offer], ...]":
    """The offers that any of these makes, each once: two may sell the same."""
    return tuple(dict.fromkeys(offer for own in factions for offer in own.sells))


# At the start of a phase


@step(PhaseStart)
def phase_start(game: Root, step: PhaseStart) -> Rule[None]:
    """What acts at the start of a phase, before anything else in it (Law 1.4.1): offers of others and one's cards, in
    the order that who is on turn wants (1.1.3); after the last purchase the cards in the order of their deck."""
    state, seat = game.state, step.seat
    if faction(state, seat).plays_itself:
        return
    cards = starting(state, seat, step.name)
    offers = offered(state, seat, at_start=True) if step.name == "birdsong" else []
    bands = dawning(state, seat) if state.bands and step.name == "birdsong" else []
    if state.bands and step.name == "birdsong":
        dominance.check_dominance(game, seat)  # bands may have changed who rules, at the same moment (1.1.3, 3.3.1)
    if bands:
        yield from start_with_bands(game, step, [*offers, *(StartWith(card.id) for card in cards)], bands)
        return
    may_buy = step.name == "birdsong" and any(other != seat for other, _ in state.company["sells"])
    if offers:
        first = [StartWith(card.id) for card in cards]
        choice = yield Ask(
            seat,
            "root.offers",
            [*offers, *first, STOP],
            law=faction(state, offers[0].of).sells_by,
            refused=lambda: refused_offers(state, seat),
        )
        may_buy = choice != STOP
        if isinstance(choice, Offer):
            game.push(step)
            use(game, seat, choice)
            return
        if isinstance(choice, StartWith):
            cards = [CARDS[choice.card]]
    for card in cards:
        if may_buy:  # what it does may open the market, so this is asked again
            state.used.append(card.id)
            game.push(step)
        rule = card.at_start.does(game, seat) if card.at_start is not None else None
        if rule is not None:
            yield from rule
        if may_buy:
            return


def start_with_bands(game: Root, step: PhaseStart, others: list[Any], bands: list[int]) -> Rule[None]:
    """Bands act at the start of birdsong too (Law D.2.3); while any has still to, this comes again."""
    state, seat = game.state, step.seat
    choice = yield Ask(seat, "root.hireling.dawn", [*(Rouse(band) for band in bands), *others], law="1.1.3")
    game.push(step)
    match choice:
        case Rouse(band):
            rouse(game, band)
        case StartWith(card):
            state.used.append(card)
            first = CARDS[card].at_start
            rule = first.does(game, seat) if first is not None else None
            if rule is not None:
                yield from rule
        case _:
            use(game, seat, choice)


def starting(state: RootState, seat: int, phase: str) -> list[Card]:
    """The crafted cards of a seat that have still to act at the start of a phase."""
    return [
        card
        for card in (cards_with(state, "at_start") if state.play_areas[seat] else ())
        if card.at_start is not None
        and card.at_start.phase == phase
        and has_crafted(state, seat, card.id)
        and card.id not in state.used
    ]


# At the end of a phase


def ending(state: RootState, seat: int) -> Card | None:
    """The crafted card that acts next now that a phase of its player is over."""
    for card in cards_with(state, "at_end") if state.play_areas[seat] else ():
        last = card.at_end
        if last is not None and last.phase == state.phase and card.id not in state.used:
            if has_crafted(state, seat, card.id):
                return card
    return None


@step(CardStep)
def card_step(game: Root, step: CardStep) -> Rule[None] | None:
    """A card goes on with what it has begun."""
    goes_on = CARDS[step.card].goes_on
    return goes_on(game, step) if goes_on is not None else None


# At any moment of a phase


def usable(state: RootState, seat: int) -> list[tuple[str, AnyTime]]:
    """The crafted cards that a seat may still use at this moment."""
    crafted = state.play_areas[seat]
    if not crafted:
        return []
    return [
        (card.id, card.any_time)
        for card in cards_with(state, "any_time")
        if card.any_time and card.any_time.phase == state.phase and card.id in crafted and card.id not in state.used
    ]


def anytime_options(state: RootState, seat: int) -> list[Anytime]:
    """What a seat may do at any moment of the present phase of its turn, between its actions (Law 1.4.2)."""
    options: list[Anytime] = []
    for card, effect in usable(state, seat):
        options += [Use(card, target) for target in effect.targets(state, seat)]
    if state.phase == "daylight":
        options += dominance_options(state, seat)
    land = land_of(state)
    options += land.offers(state, seat) if land is not None else []
    options += band_deeds(state, seat) if state.bands else []
    return [*options, *offered(state, seat, at_start=False)]


def offered(state: RootState, seat: int, *, at_start: bool) -> list[Offer]:
    """What other factions let the player on turn do."""
    if not state.company["offers"]:
        return []
    return [option for other, own in offerers(state, seat) for option in own.offers(state, other, seat, at_start)]


def offerers(state: RootState, seat: int) -> "list[tuple[int, Faction]]":
    """The others that may offer something to the player on turn, in turn order."""
    able = dict(state.company["offers"])
    return [(other, able[other]) for other in others(state, seat) if other in able] if able else []


def refused_offers(state: RootState, seat: int) -> Iterator[Refusal]:
    """What others offer at the start of birdsong, and not to this player now."""
    for other in others(state, seat):
        yield from faction(state, other).refused_offers(state, other, seat)


def might_act(state: RootState, seat: int) -> bool:
    """Could the seat use something at this moment, for all that everybody knows? Who could is asked even if the hand
    allows nothing, so that the pause tells nothing."""
    if state.company["offers"] and any(own.might_offer(state, other, seat) for other, own in offerers(state, seat)):
        return True
    for _, effect in usable(state, seat):
        if effect.might(state, seat) if effect.might is not None else effect.targets(state, seat):
            return True
    land = land_of(state)
    if land is not None and land.might_offer(state, seat):
        return True
    if state.bands and might_use_bands(state, seat):
        return True
    return state.phase == "daylight" and might_use_dominance(state, seat)


@step(Interlude)
def interlude(game: Root, step: Interlude) -> Rule[None]:
    """Effects that may be used at any moment of a phase in which the faction itself asks nothing."""
    if faction(game.state, step.seat).plays_itself or not might_act(game.state, step.seat):
        return
    choice = yield Ask(
        step.seat, "root.interlude", lambda: [*anytime_options(game.state, step.seat), STOP], law="1.4.2", secret=True
    )
    if choice != STOP:
        game.push(step)
        use(game, step.seat, choice)


def use(game: Root, seat: int, option: Anytime) -> None:
    """Do one of them."""
    match option:
        case Use(card, target):
            use_card(game, seat, card, target)
        case Activate(card, friend):
            dominance.activate(game, seat, card, friend)
        case Take(card, paid):
            dominance.take(game, seat, card, paid)
        case Offer():
            faction(game.state, option.of).accept(game, option.of, seat, option)
        case Deed():
            land = land_of(game.state)
            assert land is not None, "only a land with rules of its own has deeds"
            land.accept(game, seat, option)
        case BandDeed(band):
            hireling(game.state, band).accept(game, band, seat, option)


def use_card(game: Root, seat: int, card: str, target: int) -> None:
    """A crafted card is used; most can be used once in a turn, others are discarded for it."""
    effect = CARDS[card].any_time
    assert effect is not None, f"{card} cannot be used"
    if effect.once:
        game.state.used.append(card)
    effect.use(game, seat, target)
