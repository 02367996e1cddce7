"""How a game went: what is counted is what happened, and every end says why."""

from functools import cache
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.bots import make, play_seat
from nemeton.games.root.chronicle import gain
from nemeton.games.root.factions.look import LOOKS
from nemeton.games.root.steps import FactionStep, StartBattle, Turn
from nemeton.games.spirit_island.chronicle import LAWS
from nemeton.games.spirit_island.steps import Aftermath
from nemeton.kernel import LANGUAGES, Configuration, Game, Result
from nemeton.kernel.chronicle import Chronicle, chronicle_of
from nemeton.site.archive.records import opening_of_record
from tests.games.cairn.sides import Side
from tests.games.inis.position import assembly
from tests.games.root.woodland import play, woodland
from tests.games.spirit_island.shore import shore
from tests.kernel.messages import PACKAGE, calls, literals

SIX_LANDS = "valley 0,0 A1 B2 capital · cove 1,0 A1 · plains 0,1 A1 · hills 1,-1 A1 · forest 2,-1 A1 · moor 1,1 A1"
TURNS = 40  # so many are enough to see how a game goes
EVERYDAY = 3  # of a game's configurations so many are enough for ./test --quick
EVERY = [
    pytest.param(name, at, id=f"{name}-{at}", marks=[pytest.mark.slow] if at >= EVERYDAY else [])
    for name, book in nemeton.rulebooks().items()
    for at in range(len(book.configurations))
]
ROOT = [
    pytest.param("root", configuration, id=f"root-{at}")
    for at, configuration in enumerate(nemeton.rulebooks()["root"].configurations)
]


def played(
    name: str, configuration: Configuration, seed: int, bot: str = "random", turns: int | None = TURNS
) -> Game[Any]:
    """A game that bots have played."""
    game = nemeton.start(name, configuration.players, seed, configuration.options, turn_limit=turns)
    bots, rng = [make(bot, seat) for seat in range(game.players)], Random(seed)
    while (ask := game.ask) is not None:
        play_seat(game, ask.seat, bots[ask.seat], rng)
    return game


@cache
def gone(name: str, at: int) -> tuple[Game[Any], Chronicle]:
    """How a game with one of its configurations went, and its chronicle; several tests read the same."""
    game = played(name, nemeton.rulebooks()[name].configurations[at], seed=2)
    return game, chronicle(game)


def chronicle(game: Game[Any]) -> Chronicle:
    """Its chronicle, from its record alone."""
    return chronicle_of(opening_of_record(game.record()), game.history, Game.repeat)


# What is counted


@pytest.mark.parametrize(("name", "at"), EVERY)
def test_a_chart_ends_with_how_the_game_ended(name: str, at: int):
    """And it has a value for every turn; chances sum up to one, and every moment is one of the replay."""
    game, found = gone(name, at)
    chart = found.chart
    assert chart.turns[-1] == game.state.turn
    assert list(chart.turns) == list(range(chart.turns[0], chart.turns[-1] + 1))
    assert all(len(line.values) == len(chart.turns) for line in chart.lines)
    measure = game.book.chronicler.measure or game.book.scores
    assert tuple(line.values[-1] for line in chart.lines) == tuple(measure(game.state))
    assert len(found.chances) == len(found.starts) == len(chart.turns)
    for chances in found.chances:
        assert all(0 <= chance <= 1 for chance in chances)
        assert game.book.is_cooperative or sum(chances) == pytest.approx(1, abs=0.001)
    assert all(0 <= moment.moment <= found.last == len(game.history) for moment in found.moments)
    for figure in found.figures:
        assert len(figure.values) in (1, game.players)
        assert min(figure.values) >= 0


@pytest.mark.parametrize(("name", "at"), EVERY)
def test_a_chronicle_is_told_in_every_language(name: str, at: int):
    """Whatever it names has words."""
    game, found = gone(name, at)
    book = game.book
    kinds = {f"{name}.chronicle.shares", found.chart.kind, *(line.kind for line in found.chart.lines if line.kind)}
    kinds |= {share.kind for share in found.shares} | {figure.kind for figure in found.figures}
    kinds |= {source for moment in found.moments for source, _ in moment.parts}
    for language in LANGUAGES:
        words = book.words(language)
        assert not [kind for kind in kinds if not words.knows(kind)]
        assert found.chart.goal is None or words.knows(f"{name}.chronicle.goal")
        assert not [because for because in book.chronicler.why(game) if not words.knows(because.phrase.kind)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "configuration"), ROOT)
@pytest.mark.parametrize("seed", range(2))
def test_points_by_source_sum_up_to_the_score(name: str, configuration: Configuration, seed: int):
    """In whole games of all factions; no point is without a source, and at each moment the journal tells the score."""
    game = played(name, configuration, seed, "random" if seed % 2 else "gentle")
    found = chronicle(game)
    scores = tuple(sum(share.counts[seat] for share in found.shares) for seat in range(game.players))
    assert scores == tuple(game.state.points)
    assert "root.chronicle.source.other" not in {share.kind for share in found.shares}
    by_turn = {turn: tuple(line.values[at] for line in found.chart.lines) for at, turn in enumerate(found.chart.turns)}
    again, summed, read = opening_of_record(game.record()), [0] * game.players, 0
    for event in game.history:
        turn, before = again.state.turn, tuple(again.state.points)
        again.repeat(event)
        for one in (gain(again.journal, at) for at in range(read, len(again.journal))):
            if one is not None:
                summed[one.seat] += one.gained
        read = len(again.journal)
        assert summed == again.state.points
        if again.state.turn > turn and tuple(again.state.points) == before:
            assert by_turn[turn] == before, "how it stood when the turn was over"


@pytest.mark.parametrize("name", ["cairn", "spirit_island"])
def test_shares_of_other_games_sum_up_too(name: str):
    for at, configuration in enumerate(nemeton.rulebooks()[name].configurations[:4]):
        game = played(name, configuration, at, "gentle" if name == "cairn" else "random", None)
        assert game.result is not None
        found = chronicle(game)
        summed = tuple(sum(share.counts[seat] for share in found.shares) for seat in range(game.players))
        assert summed == game.result.scores


def test_every_faction_names_the_sources_of_its_points():
    """The laws that its rules score by are those of its look, and no other."""
    folder = PACKAGE / "games" / "root" / "factions"
    for name, look in LOOKS.items():
        sources = sorted((folder / name).glob("*.py"))
        scoring = [call for verb in ("score", "gain_points", "lose_points") for call in calls(sources, verb)]
        laws = {law for call in scoring for argument in call.args[3:4] for law in literals(argument)}
        assert laws <= {*look.points_by}, f"{name} does not say what its points are for"


def test_what_was_taken_back_is_not_counted():
    """An undone build is in no figure, no share and no moment."""
    game = woodland(("marquise", "eyrie"), {5: "cat sawmill wood"}, agenda=[FactionStep(0, "actions")])
    play(game, ("build", "sawmill", 5))
    game.undo(0)
    game.settle(Result("agreed", (1,), tuple(game.state.points)))
    found = chronicle(game)
    assert {figure.kind: figure.values for figure in found.figures}["root.chronicle.built"] == (0, 0)
    assert found.shares == ()
    assert [line.values[-1] for line in found.chart.lines] == [0, 0]


def test_the_luck_of_the_dice_is_what_fell_beside_what_falls_on_average():
    """Two cats hit at most twice, a roost that nobody guards rolls nothing: 0 to 3 on two dice, the higher counts."""
    game = woodland(
        ("marquise", "eyrie"),
        {5: "cat cat roost"},
        agenda=[StartBattle(0, 1, 5)],
        hands={"eyrie": ["bake_sale"]},
        script=(3, 1),
    )
    play(game, "let")
    game.settle(Result("agreed", (0,), tuple(game.state.points)))
    luck = next(figure for figure in chronicle(game).figures if figure.kind == "root.chronicle.luck")
    assert [*luck.values, *luck.expected] == [2, 0, round((1 * 3 + 2 * 12) / 16, 2), 0]


# Why it ended


def reasons(game: Game[Any]) -> list[str]:
    """Why a game ended so: it is the same in every language, and has a law that the rules know."""
    assert game.over
    found = list(game.book.chronicler.why(game))
    for language in LANGUAGES:
        words = game.words(language)
        for because in found:
            assert words.say(because.phrase)
            assert because.law
    return [because.phrase.kind.partition(".why.")[2] for because in found]


def test_root_ends_by_points():
    game = woodland(
        ("marquise", "eyrie", "alliance"),
        {5: "cat sawmill wood"},
        agenda=[FactionStep(0, "actions")],
        points={"marquise": 29, "alliance": 12},
    )
    play(game, ("build", "sawmill", 5))
    assert reasons(game) == ["last_points"]
    told = game.words("en").say(next(iter(game.book.chronicler.why(game))).phrase)
    assert told == "By points: Marquise has 30, Alliance 12. The last ones came from: building."


@pytest.mark.parametrize(
    ("card", "where", "why"),
    [
        ("dominance_fox", {1: "cat", 6: "cat", 8: "cat"}, "suit"),
        ("dominance_bird", {1: "cat", 3: "cat"}, "opposite"),
    ],
)
def test_root_ends_by_dominance(card: str, where: dict[int, str], why: str):
    trio = ("marquise", "eyrie", "alliance")
    assert reasons(woodland(trio, where, agenda=[Turn(0)], dominance={"marquise": card})) == [why]


def test_root_ends_with_a_coalition():
    game = woodland(
        ("vagabond", "marquise", "eyrie", "alliance"),
        {5: "cat sawmill wood"},
        active="marquise",
        agenda=[FactionStep(1, "actions")],
        points={"marquise": 29},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "marquise"},
    )
    play(game, ("build", "sawmill", 5))
    assert reasons(game) == ["last_points", "coalition"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("valley 0,0 A1 capital s6 · cove 1,0 B1 · pretenders A · brenn B", ["holy"]),
        ("valley 0,0 A7 B6 capital · cove 1,0 B1 · pretenders A · brenn B", ["led"]),
        (
            f"{SIX_LANDS} · pretenders A · brenn B",
            ["lands"],
        ),
        ("valley 0,0 A1 capital s5 · cove 1,0 B1 · deeds 1 0 · pretenders A · brenn B", ["holy_deeds"]),
        ("valley 0,0 A3 B1 capital s6 · cove 1,0 B1 · pretenders A B · brenn A", ["holy", "tie"]),
        ("valley 0,0 A7 B6 capital s6 · cove 1,0 B1 · pretenders A B · brenn B", ["holy", "led", "more"]),
    ],
)
def test_inis_ends_by_each_condition(text: str, why: list[str]):
    assert sorted(reasons(assembly(text))) == sorted(why)


def test_cairn_ends_in_three_ways():
    side = Side("sea")
    leaving = "5 . . S . .\ntokens white orthogonal own\n"
    assert reasons(
        side.given(leaving, stack=[], upcoming=[], score={"sea": 2, "forest": 0}).play(("move", "c5", "off:N")).game
    ) == ["points"]
    blocked = "2 F F . . .\n1 S S F . .\ntokens black orthogonal own\n"
    assert reasons(side.given(blocked).game) == ["blocked"]
    rounds = [("move", "e1", "e2"), ("move", "a5", "b4"), ("move", "e2", "e1"), ("move", "b4", "a5")]
    table = side.given("5 F . . . .\n1 . . . . S\ntokens white orthogonal own\n", options={"repetition": "draw"})
    assert reasons(table.play(*rounds, *rounds).game) == ["repetition"]


@pytest.mark.parametrize("how", LAWS)
def test_spirit_island_says_why_for_every_end(how: str):
    """Each end that the rules know, on one shore."""
    game = shore({"A1": "river", "A4": "city"}, agenda=[Aftermath()], watched=False)
    game.settle(Result(how, (), (12,)))  # who wins does not matter to the sentence
    assert reasons(game) == [how]


@pytest.mark.parametrize(
    ("level", "left", "how"), [(1, "", "terror_1"), (2, "explorer", "terror_2"), (3, "town", "terror_3")]
)
def test_spirit_island_is_won_at_each_terror_level(level: int, left: str, how: str):
    game = shore({"A1": "river", "A4": left}, agenda=[Aftermath()], watched=False, terror=level)
    assert reasons(game) == [how]
