"""Playing clashes in tests: peace is refused unless a test is about it, windows pass in silence."""

from typing import Any

from nemeton.games.inis.state import ClashState, InisState
from nemeton.kernel import Game
from tests.games.inis.position import WINDOW, asked, given, open_asks, pass_once, play, quiet

Inis = Game[InisState]


def card(name: str, half: str = "season") -> tuple[str, str, str]:
    """The option to play a half of a card."""
    return ("play", name, half)


def fight_on(game: Inis) -> None:
    """Windows pass, and nobody wants peace: somebody must maneuver, or the clash is over."""
    quiet(game)
    for ask in open_asks(game):
        if ask.kind == "inis.peace":
            game.answer("fight", ask.seat, to="inis.peace")


def make_peace(game: Inis) -> None:
    """Windows pass, and everybody who is asked agrees to end the clash."""
    quiet(game)
    assert any(kind == "peace" for _, kind in asked(game))
    for ask in open_asks(game):
        game.answer("agree", ask.seat, to="inis.peace")


def maneuver(game: Inis, seat: int, option: Any, *answers: Any) -> None:
    """Nobody wants peace; this seat maneuvers, and gives more answers if it must."""
    fight_on(game)
    assert asked(game) == [(seat, "maneuver")], asked(game)
    play(game, seat, option, *answers)


def events(game: Inis) -> list[str]:
    """All windows pass in silence: which events could have been answered, one after the other."""
    found = []
    while any(ask.kind == WINDOW for ask in open_asks(game)):
        found.append(open_asks(game)[0].about["event"])
        pass_once(game)
    return found


def until(game: Inis, event: str) -> None:
    """Windows pass in silence until this event may be answered."""
    while (ask := open_asks(game)[0]).kind == WINDOW and ask.about["event"] != event:
        pass_once(game)
    assert ask.about.get("event") == event, f"{event} is not asked, but {ask}"


def clash_of(game: Inis) -> ClashState:
    """The clash that is being fought."""
    assert game.state.clash is not None
    return game.state.clash


def duel(first: str = "", second: str = "", *, there: str = "A2 B2", rest: str = "") -> Inis:
    """A has started a clash with B; each holds some cards besides. Nothing has been answered yet."""
    game = given(f"valley 0,0 {there} · cove 1,0 capital\n{rest}\nA: warlord {first}\nB: {second}")
    play(game, 0, card("warlord"))
    return game


def attacked(game: Inis, attacker: int = 0, defender: int = 1) -> None:
    """An Attack was declared, and nothing has answered it."""
    maneuver(game, attacker, ("attack", defender))
