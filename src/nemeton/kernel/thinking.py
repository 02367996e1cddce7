"""How bots think in a game: what a search is given there, and the eight levels from a beginner to the best. Data that
a game brings; bots read it (`nemeton.bots.levels`)."""

from typing import Literal, NamedTuple

SECONDS = 2.7  # for an answer at most; what is written and shown afterwards takes time as well


class SkillLevel(NamedTuple):
    """One level of strength.

    A `gentle` level looks at so many options (`seen`), through so many ways to go on in its turn (`looks`: none judges
    what is there at once), and misjudges each by a part (`error`) of what lies between the best and the worst. `greedy`
    does the same without errors. A `search` has so many iterations, or `compiled` ones where the game has a compiled
    core. A `champion` looks at so many `nodes` in a compiled core that has learned to judge; where there is none, it is
    that `search`. None thinks longer than `seconds` about an answer.
    """

    kind: Literal["gentle", "greedy", "search", "champion"]
    error: float = 0.0
    seen: int = 24
    looks: int = 4
    iterations: int = 0
    compiled: int = 0
    nodes: int = 0
    seconds: float = SECONDS


USUAL_LEVELS = (
    SkillLevel("gentle", error=1.0, seen=5, looks=0),
    SkillLevel("gentle", error=0.6, seen=10, looks=1),
    SkillLevel("gentle", error=0.3),
    SkillLevel("gentle", error=0.15),
    SkillLevel("greedy"),
    SkillLevel("search", iterations=40),
    SkillLevel("search", iterations=150),
    SkillLevel("search", iterations=600),
)


class Thinking(NamedTuple):
    """How bots think in this game.

    So many iterations make the usual strength of a search, and of a new point of play it looks at so many options:
    where there are many and most are alike, a few tell as much. `error` is how far the gentle bot misjudges an option,
    as a part of what lies between the best and the worst. A game with a compiled core searches `compiled` iterations
    there, and its champion looks at so many `nodes`. `levels` are its eight levels, the weakest first.
    """

    iterations: int = 400
    width: int = 32
    error: float = 0.3
    compiled: int = 40_000
    nodes: int = 3_000_000
    levels: tuple[SkillLevel, ...] = USUAL_LEVELS


USUAL_THINKING = Thinking()
