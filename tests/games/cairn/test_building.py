"""Building a megalith, and how the game ends."""

import pytest

from nemeton import Result
from nemeton.kernel import play_of
from tests.games.cairn.board import told
from tests.games.cairn.sides import Side

LEAVING = """
5 . . S . F
4 . . . . .
3 . . . . .
2 . . . . .
1 . S . . .
upcoming deer_rock stormwell
stack alley_of_dusk memorial_mound
"""


def test_whoever_leaves_builds_on_the_last_space(side: Side):
    """Building a megalith: on the space the shaman stood on; then it goes back to its village."""
    table = side.given(LEAVING).play(("move", "c5", "off:N"))
    assert table.offered("build") == {"deer_rock", "stormwell"}
    table.play("stormwell")
    assert (table.stones, table.score, table.own) == ({"c5": "stormwell"}, (1, 0), ["b1"])
    assert table.game.state.shamans[side.is_turned].count("village") == 4
    assert table.asked() == ("enemy", "action")


def test_a_jump_out_builds_where_it_began(side: Side):
    """Building a megalith, first example: out by a jump over an enemy."""
    table = side.given(LEAVING.replace("4 . . . . .", "4 . . . . S"), tokens={"jump": "enemy"})
    table.play(("jump", "e4", "off:N"), "deer_rock")
    assert (table.stones, table.score, table.enemy) == ({"e4": "deer_rock"}, (1, 0), ["e5"])


def test_a_new_upcoming_megalith_is_drawn(side: Side):
    """Building a megalith: the top of the stack takes the place of the one that was built."""
    table = side.given(LEAVING).play(("move", "c5", "off:N"), "deer_rock")
    state = table.game.state
    assert (state.upcoming, [stone.card for stone in state.stack]) == (
        ["stormwell", "alley_of_dusk"],
        ["memorial_mound"],
    )


def test_the_token_is_turned_before_the_choice(side: Side):
    """Choose one of three actions; Building a megalith (R19)."""
    table = side.given(LEAVING).play(("move", "c5", "off:N"))
    assert (table.asked(), table.game.state.tokens["move"]) == (("own", "build"), "diagonal")


def test_nothing_is_built_where_a_megalith_stands(side: Side):
    """Building a megalith, important: the shaman leaves, but nothing is built, scored or drawn (R13)."""
    table = side.given(LEAVING.replace("5 . . S", "5 . . S*") + "stones c5 chaos_of_the_giants").play(
        ("move", "c5", "off:N")
    )
    assert (table.stones, table.score, table.own) == ({"c5": "chaos_of_the_giants"}, (0, 0), ["b1"])
    assert table.game.state.upcoming == ["deer_rock", "stormwell"]
    assert table.asked() == ("enemy", "action")


def test_a_target_on_a_megalith_is_banished_and_nothing_built(side: Side):
    """Building a megalith, second example: banished, the token turned, nothing built, scored or drawn (R13)."""
    text = "5 F . . . .\n3 . S F* . .\n2 . . . S .\nupcoming deer_rock alley_of_dusk\nstack memorial_mound"
    table = side.given(text, megaliths={"c3": "stormwell"}).play(("move", "d2", "d3"), "c3")
    assert (table.enemy, table.stones, table.score) == (["a5"], {"c3": "stormwell"}, (0, 0))
    assert (table.game.state.upcoming, table.game.state.tokens["transform"]) == (["deer_rock", "alley_of_dusk"], "end")
    assert table.asked() == ("enemy", "action")


def test_a_new_megalith_is_not_activated(side: Side):
    """Activation: only a shaman that moves onto a megalith wakes it."""
    table = side.given(LEAVING).play(("move", "c5", "off:N"), "deer_rock")
    assert "activated" not in told(table.game)


@pytest.mark.parametrize("score", [(2, 0), (2, 2)])
def test_the_third_megalith_wins_at_once(side: Side, score: tuple[int, int]):
    """End of the game, 1): three megaliths win; the place of the upcoming one is not filled any more (R16)."""
    table = side.given(LEAVING, score={"sea": score[0], "forest": score[1]}).play(("move", "c5", "off:N"), "deer_rock")
    assert (table.winner, table.score) == ("own", (3, score[1]))
    assert (table.game.ask, table.game.result.how if table.game.result else "") == (None, "points")
    assert (table.game.state.upcoming, len(table.game.state.stack)) == (["stormwell"], 2)


def test_the_final_scores_are_told(side: Side):
    """End of the game: whoever won, and by how much; also where a limit of turns ends it."""
    table = side.given(LEAVING, score={"sea": 1, "forest": 2})
    play_of(table.game).turn_limit = 1
    table.play(("move", "b1", "b2"))
    assert table.game.result == Result("unfinished", (), (2, 1) if side.is_turned else (1, 2))


def test_a_third_megalith_by_transformation_wins_at_once(side: Side):
    """End of the game, 1)."""
    text = "5 F . . . .\n3 . S F . .\n2 . . . S .\nupcoming deer_rock alley_of_dusk\nstack memorial_mound"
    table = side.given(text, score={"sea": 2, "forest": 2}).play(("move", "d2", "d3"), "c3", "deer_rock")
    assert (table.winner, table.score, table.game.state.upcoming) == ("own", (3, 2), ["alley_of_dusk"])


def test_with_an_empty_stack_the_place_stays_empty(side: Side):
    """Building a megalith: nothing is left to draw (R11)."""
    table = side.given(LEAVING, stack=[]).play(("move", "c5", "off:N"), "deer_rock")
    assert (table.game.state.upcoming, table.score) == (["stormwell"], (1, 0))


def test_the_last_upcoming_megalith_is_built_without_a_question(side: Side):
    """Building a megalith: one is left to choose from."""
    table = side.given(LEAVING, stack=[], upcoming=["deer_rock"]).play(("move", "c5", "off:N"))
    assert (table.stones, table.game.state.upcoming, table.score) == ({"c5": "deer_rock"}, [], (1, 0))


def test_without_any_megalith_the_score_advances_all_the_same(side: Side):
    """Building a megalith, R11."""
    table = side.given(LEAVING, stack=[], upcoming=[]).play(("move", "c5", "off:N"))
    assert (table.stones, table.score, table.asked()) == ({}, (1, 0), ("enemy", "action"))


def test_without_any_megalith_the_third_point_wins(side: Side):
    """End of the game, 1); R11."""
    table = side.given(LEAVING, stack=[], upcoming=[], score={"sea": 2, "forest": 0}).play(("move", "c5", "off:N"))
    assert table.winner == "own"


# End of the game, 2)

# Sea's totem b1 is taken, every orthogonal step too, and a jump over an own shaman lands on an enemy or outside.
BLOCKED = """
5 . . . . .
4 . . . . .
3 . . . . .
2 F F . . .
1 S S F . .
tokens black orthogonal own
"""


def test_whoever_cannot_act_loses(side: Side):
    """End of the game, 2): none of the three actions at the start of a turn."""
    table = side.given(BLOCKED)
    assert (table.winner, table.game.result.how if table.game.result else "") == ("enemy", "blocked")


def test_a_jump_is_enough_not_to_lose(side: Side):
    """End of the game, 2): one of the three actions is left, so the game goes on."""
    table = side.given(BLOCKED, tokens={"add": "black", "move": "orthogonal", "jump": "enemy"})
    assert table.winner == "nobody"
    assert table.offered("action") == {
        ("jump", "a1", "a3"),
        ("jump", "b1", "b3"),
        ("jump", "a1", "c3"),
        ("jump", "b1", "d1"),
    }


def test_whoever_cannot_act_on_an_extra_turn_loses_too(side: Side):
    """End of the game, 2); Pillars of Spring, R15: an extra turn is a turn."""
    # given: after the diagonal step from a2 to b1 nothing is left: steps are orthogonal then and all blocked
    text = """
    5 . . . . .
    4 . . . . .
    3 . . . . .
    2 S F . . .
    1 F * F . .
    stones b1 pillars_of_spring
    tokens black diagonal own
    """
    # the add token shows black: the own totem b1 is taken by the shaman that has just come there
    table = side.given(text).play(("move", "a2", "b1"))
    assert (table.winner, table.game.result.how if table.game.result else "") == ("enemy", "blocked")
    assert told(table.game)[-2:] == ["turn", "blocked"]


def test_without_pillars_the_same_move_does_not_lose(side: Side):
    """End of the game, 2): only at the start of one's own turn."""
    table = side.given("2 S F . . .\n1 F . F . .\ntokens black diagonal own").play(("move", "a2", "b1"))
    assert (table.winner, table.asked()) == ("nobody", ("enemy", "action"))


# Repetition (R17)

SHUFFLE = "5 F . . . .\n1 . . . . S\ntokens white orthogonal own\n"
ROUND = [("move", "e1", "e2"), ("move", "a5", "b4"), ("move", "e2", "e1"), ("move", "b4", "a5")]


def test_the_book_knows_no_repetition(side: Side):
    """R17: the rulebook is silent, so the game goes on."""
    table = side.given(SHUFFLE).play(*ROUND * 4)
    assert (table.winner, table.asked()) == ("nobody", ("own", "action"))
    assert table.game.state.positions == []


def test_a_table_may_end_a_repetition_in_a_draw(side: Side):
    """R17, table option: the same situation at the start of a turn for the third time."""
    table = side.given(SHUFFLE, options={"repetition": "draw"}).play(*ROUND, *ROUND[:3])
    assert table.winner == "nobody"
    assert table.asked() == ("enemy", "action")
    result = table.play(ROUND[3]).game.result
    assert result is not None
    assert (result.how, result.winners) == ("repetition", ())


def test_it_matters_whose_turn_it_is(side: Side):
    """R17: the tribe to move and the faces of the tokens are part of the situation."""
    table = side.given(SHUFFLE, options={"repetition": "draw"}).play(*ROUND)
    assert len(set(table.game.state.positions)) == 4
