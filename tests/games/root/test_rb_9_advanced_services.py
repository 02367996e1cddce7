"""Law of Rootbotics 9.7: what the cards of advanced services add to what automata buy of the Riverfolk."""

from typing import get_args

import pytest

import nemeton
from nemeton.games.root import GAME
from nemeton.games.root.clockwork import AUTOMATA, SERVED, ServicesCard
from nemeton.games.root.clockwork.electric_eyrie.board import COLUMNS
from nemeton.games.root.clockwork.seats import idle_values
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.odds import ambush_chance
from nemeton.games.root.state import RootOptions
from nemeton.games.root.steps import StartBattle
from nemeton.kernel import BadPosition, BadSetup
from tests.games.root.machines import at, lines, machines, phase_of, step

FOX, RABBIT, MOUSE = "anvil", "bake_sale", "sword"  # with items, of three suits
BIRD, BIRD_AGAIN = "birdy_bindle", "arms_trader"  # the same
DULL, DULL_FOX, DULL_BIRD = "cobbler", "stand_and_deliver", "royal_claim"  # without an item: a rabbit, a fox, a bird
FAVOR, AMBUSH, BIRD_AMBUSH = "favor_of_the_mice", "ambush_fox", "ambush_bird"
SHORE, ACROSS = 4, 7  # the river joins them, and no path


def trio(name, seller="riverfolk_robots"):
    """A table: who sells, the automaton, somebody to stop at."""
    return (seller, name, "eyrie" if name != "electric_eyrie" else "marquise")


def trading(name, *market, with_card=True, lying=None, **rest):
    """What a position of such a table says: the market, the automaton's board, whether its card is in play."""
    boards = {"riverfolk_robots": {"market": list(market)}, **({name: lying} if lying else {})}
    return {"boards": boards, "options": {"services": [name] if with_card else []}, **rest}


def dawn(name, top, market, where=None, **rest):
    """The birdsong of an automaton that may buy of robots."""
    told = trading(name, *market, **rest)
    return machines(trio(name), where, steps=phase_of("birdsong", 1), phase="birdsong", active=1, top=top, **told)


def bought(game):
    """The cards that were bought, in order."""
    return [line["card"] for line in lines(game, "machine.buys")]


def board(game, seat):
    """A board."""
    return game.state.boards[seat]


def lying_open(state):
    """Ambushes before the Duchy."""
    return state.boards[1].ambushes


def services(game):
    """What was paid for."""
    return [line["service"] for line in lines(game, "bought")]


# Mechanical Marquise, Automated Alliance


@pytest.mark.parametrize("name", ["mechanical_marquise", "automated_alliance"])
def test_of_several_cards_with_an_item_a_bird_is_bought(name):
    """Without the card the one with most points; with it the bird, though others have more."""
    assert bought(dawn(name, [DULL], [FOX, BIRD, RABBIT], with_card=False)) == [RABBIT]
    game = dawn(name, [DULL], [FOX, BIRD, RABBIT])
    assert bought(game) == [BIRD]
    assert board(game, 1).order == BIRD
    assert bought(dawn(name, [DULL], [BIRD, RABBIT, BIRD_AGAIN])) == [BIRD_AGAIN], "of birds the one with most points"


@pytest.mark.parametrize("name", ["mechanical_marquise", "automated_alliance"])
def test_without_an_item_to_buy_a_bird_takes_the_place_of_another_order(name):
    """Not of a bird, nor where the order itself can be crafted, nor without the card."""
    game = dawn(name, [DULL], [DULL_FOX, DULL_BIRD])
    assert bought(game) == [DULL_BIRD]
    assert board(game, 1).order == DULL_BIRD
    assert DULL in game.state.discard
    assert bought(dawn(name, [BIRD], [DULL_BIRD])) == []
    assert bought(dawn(name, [DULL_BIRD], ["sappers"])) == [], "the order is a bird"
    assert bought(dawn(name, [MOUSE], [DULL_BIRD])) == [], "the order can be crafted"
    assert bought(dawn(name, [DULL], [DULL_FOX, DULL_BIRD], with_card=False)) == []


# Electric Eyrie


def test_the_eyrie_buys_a_suit_that_its_decree_has_not():
    """Even for an order that it could craft; else as usual."""
    decree = {"decree": {"mouse": ["mouse_in_a_sack"], "bird": ["vizier", "vizier"]}}
    game = dawn("electric_eyrie", [MOUSE], [DULL, DULL_BIRD], lying=decree)
    assert bought(game) == [DULL]
    assert board(game, 1).decree["rabbit"] == [DULL]
    assert board(game, 1).decree["mouse"] == ["mouse_in_a_sack"]
    assert MOUSE in game.state.discard
    assert game.state.item_boxes[1] == []
    for top, market in (([DULL], [DULL_FOX]), ([MOUSE], [DULL_BIRD])):
        assert bought(dawn("electric_eyrie", top, market, lying=decree)) == [], (top, market)
    usual = dawn("electric_eyrie", [DULL], [DULL_FOX, FOX], lying=decree)
    assert bought(usual) == [FOX], "its suit is new, but it has no item"
    assert bought(dawn("electric_eyrie", [MOUSE], [DULL], lying=decree, with_card=False)) == []


def test_the_eyrie_moves_along_the_river_by_boats():
    """It pays when it goes by river, and only then."""
    site = MAPS["autumn"].clearings[SHORE]
    assert site.river == (ACROSS,)
    guarded = {SHORE: "5 bird", **dict.fromkeys(site.paths, "3 cat")}
    for where, with_card, paid in (
        (guarded, True, ["riverboats"]),
        (guarded, False, []),
        ({SHORE: "5 bird", ACROSS: "3 cat"}, True, []),
    ):
        lying = {"decree": {"rabbit": [DULL], "bird": ["vizier"]}}
        told = trading("electric_eyrie", FOX, lying=lying, with_card=with_card)
        game = machines(
            trio("electric_eyrie"), where, steps=[step("move", count=COLUMNS.index("rabbit"), seat=1)], active=1, **told
        )
        assert services(game) == paid
        assert game.state.clearings[ACROSS].warriors[1] == (4 if paid else 0)
        assert game.state.clearings[SHORE].warriors[1] == 1
        assert board(game, 0).payments == ({1: 2} if paid else {})


# Vagabot


def test_the_vagabot_goes_by_river_for_the_price_of_boats():
    """One item for boats and none for that step; the next step along the river costs one as usual."""
    items = [["boot", False, False] for _ in range(4)]
    lying = {"character": "thief", "at": SHORE, "items": items, "quest": "errand_fox"}
    for with_card, walked in ((True, [ACROSS]), (False, [8, ACROSS])):
        told = trading("vagabot", FOX, lying=lying, with_card=with_card, points={"eyrie": 5, "vagabot": 5})
        where = {ACROSS: "2 bird"}
        game = machines(trio("vagabot"), where, steps=[step("battle", seat=1)], active=1, script=(0, 0) * 3, **told)
        assert [line["to"] for line in lines(game, "wanders")] == walked
        assert services(game) == ["riverboats"] * with_card
        assert board(game, 0).payments == ({0: 2} if with_card else {})
        spent = sum(item.exhausted for item in board(game, 1).items)
        fights = len(lines(game, "battle"))
        assert spent == len(walked) + 1 + 2 * (fights - 1), "steps, a battle, and two for each battle more"


def test_boats_that_cannot_be_had_are_not_reckoned_with():
    """9.7: with fewer points than who sells it walks."""
    items = [["boot", False, False] for _ in range(4)]
    lying = {"character": "thief", "at": SHORE, "items": items, "quest": "errand_fox"}
    told = trading("vagabot", FOX, lying=lying, points={"eyrie": 9, "riverfolk_robots": 5})
    game = machines(
        trio("vagabot"), {ACROSS: "2 bird"}, steps=[step("battle", seat=1)], active=1, script=(0, 0) * 3, **told
    )
    assert [line["to"] for line in lines(game, "wanders")] == [8, ACROSS]


# Logical Lizards


def test_the_lizards_buy_lost_souls_until_they_have_five():
    """No birds, even of who leads; people sell no more than they may."""
    souls = {"lost_souls": [DULL, "armorers"]}
    game = dawn(
        "logical_lizards", [], [FOX, BIRD, RABBIT, DULL_FOX, MOUSE], lying=souls, points={"riverfolk_robots": 3}
    )
    assert len(bought(game)) == 3
    assert BIRD not in bought(game)
    assert len(board(game, 1).lost_souls) + len(board(game, 1).revealed) >= 5
    full = {"lost_souls": [DULL, "armorers", "sappers", "codebreakers", "tax_collector"]}
    assert bought(dawn("logical_lizards", [], [FOX, RABBIT], lying=full)) == []
    assert bought(dawn("logical_lizards", [], [FOX, RABBIT], lying=souls, with_card=False)) == []
    human = machines(
        trio("logical_lizards", "riverfolk"), steps=phase_of("birdsong", 1), phase="birdsong", active=1,
        hands={"riverfolk": [FOX, RABBIT, MOUSE]}, boards={"logical_lizards": souls},
        options={"services": ["logical_lizards"]},
    )  # fmt: skip
    assert len(bought(human)) == 1


# Drillbit Duchy


def test_the_duchy_buys_an_ambush_and_lays_it_open():
    """One at the start of its turn; everybody sees it."""
    game = dawn("drillbit_duchy", [DULL], [AMBUSH, RABBIT])
    assert bought(game)[0] == AMBUSH
    assert board(game, 1).ambushes == [AMBUSH]
    assert lying_open(GAME.conceal(game.state, 2)) == [AMBUSH]
    assert AMBUSH not in game.state.discard
    assert bought(dawn("drillbit_duchy", [MOUSE], [AMBUSH, RABBIT], with_card=False)) == []


def test_the_duchy_ambushes_whoever_attacks_it():
    """With one that matches, a bird last; the attacker may foil it; the odds know of it."""
    for ambushes, where, played, left in (
        ([AMBUSH, BIRD_AMBUSH], 1, AMBUSH, [BIRD_AMBUSH]),
        ([AMBUSH, BIRD_AMBUSH], 5, BIRD_AMBUSH, [AMBUSH]),
        ([AMBUSH], 5, None, [AMBUSH]),
    ):
        told = trading("drillbit_duchy", FOX, lying={"ambushes": ambushes}, hands={"eyrie": [DULL]})
        game = machines(
            trio("drillbit_duchy"), {where: "2 mole 3 bird"}, steps=[StartBattle(2, 1, where)], active=2,
            script=(0, 0), **told,
        )  # fmt: skip
        if played:
            game.answer("let")
        assert [line["card"] for line in lines(game, "ambushes")] == ([played] if played else [])
        assert board(game, 1).ambushes == left
        assert game.state.clearings[where].warriors[2] == (1 if played else 3)
        assert (played in game.state.discard) == bool(played)


def test_an_open_ambush_may_be_foiled_and_is_foreseen():
    """4.3.1.I."""
    told = trading("drillbit_duchy", FOX, lying={"ambushes": [AMBUSH]}, hands={"eyrie": [BIRD_AMBUSH]})
    game = machines(
        trio("drillbit_duchy"), {1: "2 mole 3 bird"}, steps=[StartBattle(2, 1, 1)], active=2, script=(0, 0), **told
    )
    assert game.ask is not None
    assert (game.ask.seat, game.ask.kind) == (2, "root.foil")
    game.answer(BIRD_AMBUSH)
    assert game.state.clearings[1].warriors[2] == 3
    held = machines(trio("drillbit_duchy"), {1: "2 mole"}, active=2, steps=phase_of("daylight", 2), **told)
    assert ambush_chance(GAME.conceal(held.state, 2), 1, 1) == 1
    assert ambush_chance(GAME.conceal(held.state, 2), 1, 5) == 0


def test_only_ambushes_lie_open_before_the_duchy():
    """A position says so; what it says is read back."""
    told = trading("drillbit_duchy", FOX, lying={"ambushes": [AMBUSH]})
    game = machines(trio("drillbit_duchy"), active=2, steps=phase_of("daylight", 2), **told)
    assert GAME.write_position(game.state)["boards"]["drillbit_duchy"]["ambushes"] == [AMBUSH]
    with pytest.raises(BadPosition, match="ambushes"):
        machines(trio("drillbit_duchy"), active=2, **trading("drillbit_duchy", FOX, lying={"ambushes": [DULL]}))


# Cogwheel Corvids


def test_the_corvids_buy_a_favour_that_is_done_at_once():
    """All enemies leave the clearings of its suit; it is discarded, and then the turn begins as usual."""
    mouse = 9
    where = {mouse: "2 bird roost crow", 5: "2 bird"}
    game = dawn("cogwheel_corvids", [DULL], [FAVOR, DULL_FOX], where)
    assert bought(game) == [FAVOR]
    assert game.state.clearings[mouse].warriors[2] == 0
    assert game.state.clearings[mouse].warriors[1] >= 1
    assert game.state.clearings[5].warriors[2] == 2
    assert FAVOR in game.state.discard
    assert game.state.points[1] == 1, "the roost"
    kinds = [entry.kind for entry in game.journal]
    assert kinds.index("root.machine.favor") < kinds.index("root.machine.order")
    assert "bird" in at(dawn("cogwheel_corvids", [MOUSE], [FAVOR], where, with_card=False), mouse)


# The table


def test_there_is_a_card_for_each_automaton_but_the_sellers():
    """B.6.3: three basic ones, one that introduces, seven of these."""
    assert get_args(ServicesCard) == SERVED
    assert set(SERVED) == set(AUTOMATA) - {"riverfolk_robots"}


def test_cards_of_services_are_of_automata_that_play():
    """One sentence for who wants others; a form offers what can be used."""
    us = {"seat_1": "riverfolk_robots", "seat_2": "vagabot", "seat_3": "marquise"}
    game = nemeton.start("root", 3, 1, {**us, "services": ["vagabot"]})
    assert game.state.options.services == ("vagabot",)
    with pytest.raises(BadSetup, match="Logical Lizards"):
        nemeton.start("root", 3, 1, {**us, "services": ["logical_lizards"]})
    with pytest.raises(BadSetup, match="twice"):
        nemeton.start("root", 3, 1, {**us, "services": ["vagabot", "vagabot"]})
    assert idle_values(3, RootOptions(seat_1="riverfolk_robots", seat_2="vagabot"), "services") == set(SERVED) - {
        "vagabot"
    }
    nobody = RootOptions(seat_1="eyrie", seat_2="vagabot", seat_3="marquise")
    assert idle_values(3, nobody, "services") == set(SERVED), "nobody sells"
