"""The turn: birdsong, daylight, evening (Law 1.4)."""

from typing import Any

from nemeton.kernel import Ask, Asked, Pick, Rule, in_parts, step

from ..choices import Anytime, Subset
from ..refusals import refused_crafting
from ..state import HAND_LIMIT, Root, names, others
from ..steps import (
    Begin,
    Controls,
    DiscardDown,
    DrawCards,
    FactionStep,
    Interlude,
    Phase,
    PhaseStart,
    Prepare,
    Turn,
    TurnEnd,
)
from .card_effects import ANYTIME, anytime_options, ending, might_act, use
from .crafting import Craft, craft, craftable, might_craft
from .dominance import check_dominance
from .effects import draw_or_instead, evening_draw, spend_card
from .hirelings import evening_over
from .land import land_of
from .rule import faction, owner_of

END = "end"


class Discard(Subset):
    """Cards that are too many for the hand."""

    words = "discard"


ASKED = {
    "root.craft": Asked((Craft, *ANYTIME), words={END: "root.option.no_crafting"}),
    "root.discard": Asked(plain=Discard),
}


@step(Prepare)
def prepare(game: Root, step: Prepare) -> Rule[None] | None:
    """A faction is set up (Law 5.1.7), by its setup card where one was taken (A.8.2)."""
    own = faction(game.state, step.seat)
    return own.prepare(game, step.seat) if game.state.draft is None else own.settle(game, step.seat)


@step(Begin)
def begin(game: Root, _step: Begin) -> None:
    """The first player was drawn by lot (Law 5.1.1, A.4)."""
    game.push(Turn(game.state.active))


@step(Turn)
def turn(game: Root, step: Turn) -> None:
    """Three phases; at the start of the first one a dominance card may win."""
    game.begin_turn()
    state, seat = game.state, step.seat
    state.active, state.phase = seat, "birdsong"
    state.activated, state.used = {}, []
    for each, own in state.company["turn_begins"]:
        own.turn_begins(game, each)
    game.tell("root.turn", seat=seat, law="1.4.1")
    check_dominance(game, seat)
    game.push(
        PhaseStart(seat, "birdsong"),
        Interlude(seat, "birdsong"),
        Phase(seat, "birdsong"),
        Interlude(seat, "birdsong"),
        Phase(seat, "daylight"),
        Phase(seat, "evening"),
        TurnEnd(seat),
    )


@step(Phase)
def phase(game: Root, step: Phase) -> Rule[None] | None:
    """A phase: what comes at its start first, then the faction's own procedure."""
    state, seat = game.state, step.seat
    if step.name == "birdsong":
        return faction(state, seat).phase(game, seat, step.name)
    if state.phase != step.name:
        last = ending(state, seat)
        if last is not None and last.at_end is not None:
            state.used.append(last.id)
            game.push(step)
            return last.at_end.does(game, seat)
        state.phase = step.name
        between = (Interlude(seat, step.name),) if step.name == "evening" else ()  # by day the factions ask themselves
        game.push(PhaseStart(seat, step.name), *between, step)
        return None
    return faction(state, seat).phase(game, seat, step.name)


def end_daylight(game: Root) -> None:
    """Daylight ends at once (Law 7.7.4, G.3.2): nothing but the evening is left; a position may leave that out too."""
    agenda = game.state.agenda
    while not (isinstance(agenda[-1], Turn | TurnEnd) or agenda[-1] == Phase(game.state.active, "evening")):
        agenda.pop()


@step(TurnEnd)
def turn_end(game: Root, step: TurnEnd) -> None:
    """What the land makes of the end of an evening, then hirelings, then the next player clockwise."""
    land = land_of(game.state)
    if land is not None:
        land.turn_ends(game, step.seat)
    next_turn = Turn(others(game.state, step.seat)[0])
    if game.state.bands:
        evening_over(game, step.seat)
        game.push(Controls(step.seat), next_turn)
        return
    game.push(next_turn)


@step(DrawCards)
def draw_step(game: Root, step: DrawCards) -> Rule[None]:
    """Cards are drawn."""
    yield from draw_or_instead(game, step.seat, step.count, step.law, is_last=step.down)
    if step.down:
        game.push(DiscardDown(step.seat))


@step(DiscardDown)
def discard_down(game: Root, step: DiscardDown) -> Rule[None]:
    """Down to five cards."""
    state, seat = game.state, step.seat
    held = len(state.hands[seat])
    for part in in_parts(held, max(0, held - HAND_LIMIT)):
        thrown = yield Pick(
            seat, "root.discard", lambda: names(state.hands[seat]), least=part, about={"count": part}, law="2.1"
        )
        for card in thrown:
            spend_card(game, seat, card, "2.1")


@step(FactionStep)
def faction_step(game: Root, step: FactionStep) -> Rule[None] | None:
    """A faction or band goes on with one of its own steps, or with one that the land has brought it."""
    land = land_of(game.state)
    if land is not None and step.name in land.steps:
        return land.step(game, step)
    return owner_of(game.state, step.seat).step(game, step)


def slot_of_what_was_built(game: Root) -> Rule[None]:
    """Where one rule builds several times: which slot a building takes is asked before the next one comes."""
    state, land = game.state, land_of(game.state)
    step = state.agenda[-1] if state.agenda else None
    if land is not None and isinstance(step, FactionStep) and step.name in land.steps:
        state.agenda.pop()
        asked = land.step(game, step)
        if asked is not None:
            yield from asked


def choose_deed(game: Root, step: FactionStep, ask: Ask) -> Rule[Any]:
    """What a player chooses in a step of its own. None: an effect was used that may be used at any time, and the step
    comes again."""
    choice = yield ask
    if isinstance(choice, Anytime):
        game.push(step)
        use(game, step.seat, choice)
        return None
    return choice


def craft_if_possible(game: Root, seat: int, law: str) -> Rule[None]:
    """Who might craft, for all that everybody knows, or might use an effect that lets it craft, is asked."""
    if might_craft(game.state, seat) or might_act(game.state, seat):
        yield from craft_or_end(game, seat, law)


def craft_or_end(game: Root, seat: int, law: str) -> Rule[None]:
    """A card is crafted, or an effect used that may be used at any time, and this is asked again; or that is enough."""
    state = game.state
    step = FactionStep(seat, "craft")
    ask = Ask(
        seat,
        "root.craft",
        lambda: [*craftable(state, seat), *anytime_options(state, seat), END],
        law=law,
        secret=True,
        refused=lambda: refused_crafting(state, seat),
    )
    choice = yield from choose_deed(game, step, ask)
    if choice not in (None, END):
        game.push(step)
        craft(game, seat, choice)


def draw_for_evening(game: Root, seat: int) -> None:
    """The draw of the evening comes, then the limit of the hand."""
    game.push(DrawCards(seat, evening_draw(game.state, seat)))
