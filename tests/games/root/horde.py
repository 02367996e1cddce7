"""The Lord of the Hundreds at a point of play that a test wants. Clearing 5 (rabbit) lies beside 1 (fox) and 2 (mouse);
10 (rabbit, a ruin) beside 1, 2 and 12 (fox, a ruin). The mob die: 0 fox, 1 rabbit, 2 mouse."""

from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep, StartBattle
from nemeton.kernel import Step
from nemeton.kernel.values import written
from tests.games.root.woodland import options, woodland

RATS, CATS = ("hundreds", "marquise"), ("marquise", "hundreds")
TRIO = ("hundreds", "marquise", "eyrie")
WANDERER = ("hundreds", "marquise", "vagabond")
RUINS = {6: ["sword"], 10: ["boot"], 11: ["bag"], 12: ["hammer"]}
RAZE: list[Step] = [FactionStep(0, "raze")]
COMMAND: list[Step] = [FactionStep(0, "command")]
ADVANCE: list[Step] = [FactionStep(0, "advance")]
MOOD: list[Step] = [FactionStep(0, "mood")]
INCITE: list[Step] = [FactionStep(0, "incite")]
OPPRESS: list[Step] = [FactionStep(0, "oppress")]


def offered(game: RootGame, tag: str) -> list[tuple[object, ...]]:
    """Options of one sort."""
    return [option for option in options(game) if option[0] == tag]


def refused(game: RootGame, option: object) -> str:
    """Why an option is not on offer."""
    assert game.ask is not None
    return next((one.reason + " " + one.law for one in game.ask.refused if written(one.option) == option), "")


def battle(
    where: dict[int, str], dice: tuple[int, int], *, factions: tuple[str, ...] = RATS, by: int = 0, **wishes: object
) -> RootGame:
    """The first two factions fight in clearing 5."""
    return woodland(factions, where, agenda=[StartBattle(by, 1 - by, 5)], script=dice, **wishes)  # type: ignore[arg-type]
