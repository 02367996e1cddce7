"""Law 8: the Woodland Alliance."""

from nemeton.games.root.rules.movement import Move, legal_moves
from nemeton.games.root.steps import FactionStep, Moves, Phase, Prepare, StartBattle
from tests.games.root.woodland import asked, board, describe, hand, known, options, play, points, seat, woodland

CATS = ("marquise", "alliance")
REBELS = ("alliance", "marquise")


def test_they_begin_with_three_supporters():
    """8.3.4."""
    game = woodland(REBELS, agenda=[Prepare(0)])
    assert len(board(game, "alliance").supporters) == 3


def test_8_3_1_to_8_3_3_ten_warriors_three_bases_ten_sympathies():
    game = woodland(REBELS, agenda=[Prepare(0)])
    own = board(game, "alliance")
    assert (game.state.supply[0], own.sympathy, sorted(own.bases)) == (10, 10, ["fox", "mouse", "rabbit"])
    assert own.officers == 0


# 8.2 Abilities


def test_the_defending_alliance_takes_the_higher_die():
    """8.2.2, 4.3.2.I: one rebel defends against three cats, 3 and 1: each deals one hit."""
    game = woodland(CATS, {5: "cat cat cat rebel"}, agenda=[StartBattle(0, 1, 5)], script=(3, 1))
    play(game, "let")
    assert describe(game, 5) == "cat cat"


def test_a_sixth_supporter_without_a_base_is_discarded():
    """8.2.3.I: Outrage delivers it."""
    five = ["anvil", "bake_sale", "sword", "investments", "armorers"]
    game = woodland(
        CATS,
        {5: "cat cat", 1: "sympathy"},
        supporters=five,
        hands={"marquise": ["travel_gear_fox"]},
        agenda=[Moves(0, 1)],
    )
    play(game, ("move", 5, 1, 1), "travel_gear_fox")
    assert len(board(game, "alliance").supporters) == 5
    assert game.state.discard == ["travel_gear_fox"]


def test_a_lost_base_takes_supporters_and_officers_along():
    """8.2.4: five officers, mixed supporters, a fox base falls."""
    game = woodland(
        CATS,
        {1: "cat cat cat base_fox"},
        supporters=["anvil", "armorers", "bake_sale", "sword"],
        officers=5,
        agenda=[StartBattle(0, 1, 1)],
        script=(0, 0),
    )
    play(game, "let")
    assert known(board(game, "alliance").supporters) == ["bake_sale", "sword"]
    assert board(game, "alliance").officers == 2
    assert board(game, "alliance").bases == ["fox", "mouse", "rabbit"]


def test_without_a_base_five_supporters_stay():
    """8.2.4: seven that do not match; two must go."""
    seven = ["bake_sale", "smugglers_trail", "a_visit_to_friends", "sword", "investments", "mouse_in_a_sack", "cobbler"]
    game = woodland(CATS, {1: "cat cat base_fox"}, supporters=seven, agenda=[StartBattle(0, 1, 1)], script=(0, 0))
    play(game, "let")
    assert asked(game) == ("alliance", "alliance.trim")
    assert all(len(choice) == 2 for choice in options(game))


def test_moving_warriors_into_sympathy_is_an_outrage():
    """8.2.6: a matching card goes to the supporters, known to the two only."""
    game = woodland(
        ("marquise", "alliance", "eyrie"),
        {5: "cat cat", 1: "sympathy"},
        hands={"marquise": ["anvil", "bake_sale"]},
        agenda=[Moves(0, 1)],
    )
    play(game, ("move", 5, 1, 1))
    assert asked(game) == ("marquise", "outrage")
    assert options(game) == ["anvil"]
    play(game, "anvil")
    (card,) = board(game, "alliance").supporters
    assert card.card == "anvil"
    assert (card.is_known_to(0), card.is_known_to(1), card.is_known_to(2)) == (True, True, False)


def test_without_a_matching_card_the_hand_is_shown():
    """8.2.6: and a card of the deck becomes a supporter."""
    game = woodland(CATS, {5: "cat cat", 1: "sympathy"}, hands={"marquise": ["bake_sale"]}, agenda=[Moves(0, 1)])
    play(game, ("move", 5, 1, 1), "show")
    assert game.state.hands[0][0].is_known_to(seat(game, "alliance"))
    assert len(board(game, "alliance").supporters) == 1


def test_placing_warriors_is_no_outrage():
    """8.2.6: a recruiter in a sympathetic clearing."""
    game = woodland(CATS, {5: "recruiter sympathy"}, agenda=[FactionStep(0, "actions")])
    play(game, ("recruit",))
    assert describe(game, 5) == "cat recruiter sympathy"
    assert asked(game)[1] == "marquise.action"


def test_removing_sympathy_is_an_outrage_too():
    """8.2.6."""
    game = woodland(
        CATS, {5: "cat cat sympathy"}, hands={"marquise": ["bake_sale"]}, agenda=[StartBattle(0, 1, 5)], script=(0, 0)
    )
    play(game, "let")
    assert asked(game) == ("marquise", "outrage")
    assert points(game, "marquise") == 1


# 8.4 Birdsong


def test_a_revolt_removes_enemies_and_raises_a_base():
    """8.4.1: two rabbit sympathies: two warriors and an officer."""
    game = woodland(
        REBELS,
        {5: "cat sawmill wood sympathy", 10: "sympathy"},
        supporters=["bake_sale", "armorers", "anvil"],
        agenda=[FactionStep(0, "revolt")],
    )
    play(game, ("revolt", 5))
    assert options(game) == [("armorers", "bake_sale")]
    play(game, ("armorers", "bake_sale"))
    assert describe(game, 5) == "rebel rebel sympathy base_rabbit"
    assert board(game, "alliance").officers == 1
    assert points(game, "alliance") == 2, "a building and a token"
    assert known(board(game, "alliance").supporters) == ["anvil"]


def test_no_second_revolt_with_the_base_on_the_map():
    """8.4.1."""
    game = woodland(
        REBELS,
        {5: "base_rabbit", 10: "sympathy"},
        supporters=["bake_sale", "armorers"],
        agenda=[FactionStep(0, "revolt")],
    )
    assert asked(game)[1] != "alliance.revolt"


def test_no_sympathy_and_no_revolt_at_the_keep():
    """6.2.2, 8.4.1, 8.4.2."""
    game = woodland(REBELS, {1: "keep"}, supporters=["anvil", "armorers"], agenda=[FactionStep(0, "spread")])
    assert ("spread", 1) not in options(game)
    assert ("spread", 6) in options(game), "another fox clearing"


def test_sympathy_spreads_to_neighbours_at_its_price():
    """8.4.2: the first may go anywhere; the second beside it, and scores a point."""
    game = woodland(REBELS, supporters=["anvil", "bake_sale"], agenda=[FactionStep(0, "spread")])
    play(game, ("spread", 1), ("anvil",))
    assert (describe(game, 1), points(game, "alliance")) == ("sympathy", 0)
    assert [option for option in options(game) if option != "end"] == [("spread", 5), ("spread", 10)]
    play(game, ("spread", 5), ("bake_sale",))
    assert points(game, "alliance") == 1


def test_martial_law_costs_one_more():
    """8.4.2.II.A: three warriors of one player."""
    for cats, affordable in (("cat cat cat", False), ("cat cat", True)):
        game = woodland(REBELS, {1: cats}, supporters=["anvil"], agenda=[FactionStep(0, "spread")])
        assert (("spread", 1) in options(game)) is affordable


# 8.5, 8.6


def test_mobilizing_and_training():
    """8.5.2, 8.5.3: a rabbit base trains with rabbits and birds."""
    game = woodland(
        REBELS, {5: "base_rabbit"}, hands={"alliance": ["anvil", "bake_sale"]}, agenda=[FactionStep(0, "day")]
    )
    assert [option for option in options(game) if option[0] == "train"] == [("train", "bake_sale")]
    play(game, ("train", "bake_sale"), ("mobilize", "anvil"))
    assert board(game, "alliance").officers == 1
    assert known(board(game, "alliance").supporters) == ["anvil"]
    assert hand(game, "alliance") == []


def test_each_officer_allows_an_operation():
    """8.6.1: recruit, then organize; martial law does not matter for organizing (8.6.1.IV)."""
    game = woodland(
        REBELS, {5: "base_rabbit", 1: "rebel cat cat cat"}, officers=2, agenda=[Phase(0, "evening")], phase="evening"
    )
    play(game, ("recruit", 5), ("organize", 1))
    assert describe(game, 1) == "cat cat cat sympathy"
    assert describe(game, 5) == "rebel base_rabbit"
    assert asked(game)[1] != "alliance.operation"


def test_bases_draw_cards():
    """8.6.2."""
    game = woodland(REBELS, {5: "base_rabbit", 1: "base_fox"}, agenda=[Phase(0, "evening")], phase="evening")
    assert len(hand(game, "alliance")) == 3


def test_their_own_moves_are_no_outrage():
    """8.2.6: another player's."""
    game = woodland(REBELS, {5: "rebel", 1: "sympathy"}, agenda=[Moves(0, 1)])
    assert Move(5, 1, 1) in legal_moves(game.state, 0)
    play(game, ("move", 5, 1, 1))
    assert asked(game)[1] != "outrage"
