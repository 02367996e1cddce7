"""The Season: turns, passing, pretenders, its end ("Season")."""

from collections.abc import Iterator

from nemeton.kernel import Ask, Asked, Label, Option, Phrase, Refusal, Rule, step

from .cards import CARDS, SEASON_PLAYED, TURN_ENDS
from .choices import Where
from .effects import gather_actions, place_clans
from .halves import HALVES
from .state import FACE_UP, NOBODY, Inis, InisState, chieftain, met, next_seat, present
from .steps import Act, Assembly, BeginSeason, EndSeason, NextTurn, Turn, TurnEnd, Window
from .windows import PASS, PlayCard, begin_play

PRETEND = "pretend"
CLANS_TO_RETURN = 2


class PlaySeasonCard(PlayCard, tag="play"):
    """Play a card as one's turn."""

    def label(self, view: InisState) -> Label:
        """With what the card does."""
        text = Phrase(f"inis.card.{self.card}", {}, "text")
        return Label(None, Phrase("inis.text.play", {"option": self.phrase(), "text": text}))


ASKED = {
    "inis.return": Asked(plain=Where),
    "inis.turn": Asked((PlaySeasonCard,), words={PRETEND: "", PASS: ""}),
}


@step(BeginSeason)
def begin_season(game: Inis, _step: BeginSeason) -> None:
    """The Brenn opens the season."""
    state = game.state
    state.phase, state.passes, state.opening, state.follows = "season", 0, True, NOBODY
    game.tell("inis.season", seat=state.brenn, law="season")
    game.push(Turn(state.brenn))


@step(Turn)
def turn(game: Inis, step: Turn) -> Rule[None]:
    """A turn. Who has no clan on the island first loses a Deed and places two clans ("No clans on the island")."""
    game.begin_turn()
    state, seat = game.state, step.seat
    state.active = seat
    game.tell("inis.turn_begins", seat=seat, law="season")
    game.push(Act(seat))
    if present(state, seat):
        return
    if state.deeds[seat]:
        state.deeds[seat] -= 1
        game.tell("inis.loses_deed", seat=seat, law="season.no_clans")
    for left in range(min(CLANS_TO_RETURN, state.reserve[seat]), 0, -1):
        where = yield Ask(seat, "inis.return", list(state.tiles), about={"left": left}, law="season.no_clans")
        place_clans(game, seat, where)


@step(Act)
def act(game: Inis, step: Act) -> Rule[None]:
    """Play a Season card, pass, or take the Pretender token."""
    state, seat = game.state, step.seat
    choice = yield Ask(
        seat, "inis.turn", lambda: turn_options(state, seat), law="season", refused=lambda: refused_turns(state, seat)
    )
    game.push(TurnEnd(seat))
    state.opening = False
    if choice == PASS:
        state.passes += 1
        game.tell("inis.passes", seat=seat, law="season.pass")
        return
    if choice == PRETEND:
        state.pretenders[seat] = True
        game.tell("inis.pretender", seat=seat, law="season.pretender")
    else:
        game.push(Window(SEASON_PLAYED, seat, (seat,)))
        begin_play(game, seat, choice.card, choice.half)
    state.passes = 0


def turn_options(state: InisState, seat: int) -> list[Option]:
    """What a player may do in a turn; the Brenn must open the season with a Season card."""
    plays: list[Option] = [
        PlaySeasonCard(card, half)
        for card in season_cards(state, seat)
        for half in CARDS[card].season
        if HALVES[card, half].legal(state, seat)
    ]
    if state.opening and plays:
        return plays
    if may_pretend(state, seat):
        plays.append(PRETEND)
    return [*plays, PASS]


def season_cards(state: InisState, seat: int) -> Iterator[str]:
    """The cards in a player's hand that have a season half."""
    for cards in (state.actions[seat], state.tales[seat]):
        yield from sorted(card.card for card in cards if CARDS[card.card].season)
    for where, tile in state.tiles.items():
        if tile.advantage == seat and CARDS[f"adv_{where}"].season:
            yield f"adv_{where}"


def may_pretend(state: InisState, seat: int) -> bool:
    """Does the player meet a victory condition, and has no Pretender token yet?"""
    return not state.pretenders[seat] and met(state, seat) > 0


def refused_turns(state: InisState, seat: int) -> Iterator[Refusal]:
    """What a player would expect in a turn, and why not."""
    for cards in (state.actions[seat], state.tales[seat]):
        for card in sorted(card.card for card in cards):
            facts = CARDS[card]
            if not facts.season:
                yield Refusal(PlaySeasonCard(card, facts.triskel[0]), "inis.refused.triskel", "season.triskel")
            elif not any(HALVES[card, half].legal(state, seat) for half in facts.season):
                yield Refusal(PlaySeasonCard(card, facts.season[0]), "inis.refused.condition", f"card.{card}")
    for where, tile in state.tiles.items():
        if tile.advantage == seat and not CARDS[f"adv_{where}"].season:
            option = PlaySeasonCard(f"adv_{where}", CARDS[f"adv_{where}"].triskel[0])
            yield Refusal(option, "inis.refused.triskel", "season.triskel")
    if state.opening:
        yield Refusal(PASS, "inis.refused.opening", "season")
    if state.pretenders[seat]:
        yield Refusal(PRETEND, "inis.refused.pretending", "season.pretender")
    elif not met(state, seat):
        yield Refusal(PRETEND, "inis.refused.no_condition", "season.pretender")
    elif state.opening:
        yield Refusal(PRETEND, "inis.refused.opening", "season")


@step(TurnEnd)
def turn_end(game: Inis, step: TurnEnd) -> None:
    """The end of a turn may be answered (Oengus's Ploy)."""
    game.push(Window(TURN_ENDS, step.seat), NextTurn(step.seat))


@step(NextTurn)
def next_turn(game: Inis, step: NextTurn) -> None:
    """The next player's turn comes; when all have passed one after the other, the season ends."""
    state = game.state
    if state.follows != NOBODY:
        follows, state.follows = state.follows, NOBODY
        game.push(Turn(follows))
        return
    if state.passes >= len(state.reserve):
        game.push(EndSeason())
        return
    last, state.resumes = state.resumes if state.resumes != NOBODY else step.seat, NOBODY
    game.push(Turn(next_seat(state, last)))


@step(EndSeason)
def end_season(game: Inis, _step: EndSeason) -> None:
    """Action cards are discarded, Advantage cards of lost territories lie face up, the Festival is over."""
    state = game.state
    state.active = NOBODY
    game.tell("inis.season_over", law="season.end")
    gather_actions(game)
    for where, tile in state.tiles.items():
        if tile.advantage >= 0 and chieftain(state, where) != tile.advantage:
            tile.advantage = FACE_UP
    state.festival = ""
    game.push(Assembly())
