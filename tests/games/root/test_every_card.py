"""Every card of the deck, crafted and used."""

import pytest

from nemeton.games.root.cards import CARDS
from nemeton.games.root.rules.crafting import craftable
from nemeton.games.root.steps import FactionStep, Phase, PhaseStart, StartBattle, Turn
from tests.games.root.woodland import DECK, asked, describe, hand, options, play, points, woodland

TRIO = ("marquise", "eyrie", "alliance")
CRAFT = [FactionStep(0, "craft")]
# Workshops: fox 6 and 8, rabbit 5 and 10, mouse 2 and 9; four of one suit at most.
AT = {"fox": (6, 6, 8, 8), "rabbit": (5, 5, 10, 10), "mouse": (2, 2, 9, 9)}


def workshops(*suits: str) -> dict[int, str]:
    """As many workshops of each suit as are named."""
    where: dict[int, str] = {}
    for suit in set(suits):
        for at in AT[suit][: suits.count(suit)]:
            where[at] = f"{where.get(at, '')} workshop"
    return where


def paid(name: str) -> list[str]:
    """What a card costs, any suit read as fox."""
    return ["fox" if suit == "any" else suit for suit in CARDS[name].cost]


def crafted(name: str):
    """The Marquise has just enough to craft a card, and does."""
    game = woodland(TRIO, workshops(*paid(name)), agenda=CRAFT, hands={"marquise": [name, "ambush_mouse"]})
    play(game, next(option for option in options(game) if option[:2] == ("craft", name)))
    return game


@pytest.mark.parametrize("name", [name for name in CARDS if CARDS[name].kind == "item"])
def test_4_1_2_every_item_is_crafted_for_its_cost(name):
    """3.2.2: the item leaves the supply, its points are scored, the card is discarded; one piece less will not do."""
    card = CARDS[name]
    game = crafted(name)
    assert (game.state.item_boxes[0], points(game, "marquise")) == ([card.item], card.points)
    assert (game.state.discard, hand(game, "marquise")) == ([name], ["ambush_mouse"])
    assert craftable(woodland(TRIO, workshops(*paid(name)[1:]), hands={"marquise": [name]}).state, 0) == []


@pytest.mark.parametrize("name", [name for name in CARDS if CARDS[name].kind == "persistent"])
def test_4_1_3_every_lasting_card_stays(name):
    game = crafted(name)
    assert (game.state.play_areas[0], game.state.discard) == ([name], [])
    assert craftable(woodland(TRIO, workshops(*paid(name)[1:]), hands={"marquise": [name]}).state, 0) == []


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("favor_of_the_foxes", (1, 6, 8, 12)),
        ("favor_of_the_rabbits", (3, 4, 5, 10)),
        ("favor_of_the_mice", (2, 7, 9, 11)),
    ],
)
def test_every_favor_sweeps_its_suit(name, where):
    """All enemy pieces in all four clearings at once; one's own and other suits' stay."""
    suit = CARDS[name].cost[0]
    own = workshops(suit, suit, suit)
    pieces = {at: f"{own.get(at, '')} cat bird" + " rebel" * (at in where) for at in range(1, 13)}
    pieces[where[0]] += " sympathy"
    game = woodland(("marquise", "eyrie", "alliance"), pieces, agenda=CRAFT, hands={"marquise": [name, "armorers"]})
    play(game, ("craft", name))
    for at in range(1, 13):
        assert ("bird" in describe(game, at)) is (at not in where)
        assert "cat" in describe(game, at)
    assert points(game, "marquise") == 1
    assert asked(game) == ("marquise", "outrage")


def test_every_card_is_tested_here_or_does_nothing_when_crafted():
    """54 cards: 20 items, 22 that stay, 3 favors; 5 ambushes and 4 dominance cards are not crafted."""
    kinds = [CARDS[card].kind for card in DECK]
    assert sum(kind in ("item", "persistent", "immediate") for kind in kinds) == 45
    assert sum(kind in ("ambush", "dominance") for kind in kinds) == 9


# What the lasting ones do, beside test_cards.py and the battles


def test_better_burrow_bank_is_optional_and_only_for_foes():
    """Ruling: the newest card lets one decline."""
    game = woodland(
        TRIO, agenda=[PhaseStart(0, "birdsong")], phase="birdsong", crafted={"marquise": ["better_burrow_bank"]}
    )
    assert options(game) == [1, 2, "stop"]
    play(game, "stop")
    assert hand(game, "marquise") == []


def test_command_warren_may_be_left():
    game = woodland(TRIO, {5: "cat bird"}, agenda=[Turn(0)], crafted={"marquise": ["command_warren"]})
    assert options(game) == [("battle", 5, 1), "stop"]
    play(game, "stop")
    assert asked(game) == ("marquise", "marquise.action")


def test_cobbler_comes_before_the_evenings_draw():
    game = woodland(TRIO, {5: "cat"}, agenda=[Phase(0, "evening")], crafted={"marquise": ["cobbler"]})
    assert (asked(game), hand(game, "marquise")) == (("marquise", "move"), [])
    play(game, "stop")
    assert len(hand(game, "marquise")) == 1


def test_royal_claim_is_for_birdsong_alone():
    game = woodland(TRIO, {5: "cat"}, agenda=[FactionStep(0, "actions")], crafted={"marquise": ["royal_claim"]})
    assert not any(option[0] == "use" for option in options(game))


def test_stand_and_deliver_wants_a_foe_with_cards():
    game = woodland(TRIO, agenda=[Turn(0)], crafted={"marquise": ["stand_and_deliver"]})
    assert asked(game) == ("marquise", "marquise.action"), "nobody holds a card"


def test_tax_collector_wants_a_warrior_on_the_map():
    game = woodland(TRIO, {5: "workshop"}, agenda=[FactionStep(0, "actions")], crafted={"marquise": ["tax_collector"]})
    assert not any(option[0] == "use" for option in options(game))


def test_tax_collector_is_nothing_to_a_vagabond():
    """He has no warriors; his pawn stays."""
    game = woodland(
        ("vagabond", "marquise"),
        {5: "cat"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "boot"},
        crafted={"vagabond": ["tax_collector"]},
    )
    assert not any(option[0] == "use" for option in options(game))


def test_codebreakers_look_once_a_day():
    game = woodland(TRIO, agenda=[FactionStep(0, "actions")], crafted={"marquise": ["codebreakers"]})
    play(game, ("use", "codebreakers", 2))
    assert not any(option[0] == "use" for option in options(game))


def test_what_may_be_used_once_a_day_may_be_used_on_the_day_of_its_crafting():
    """1.4.1: it is not bound to the start of the phase."""
    game = woodland(
        TRIO,
        {2: "workshop"},
        agenda=[Phase(0, "daylight")],
        phase="birdsong",
        hands={"marquise": ["codebreakers", "sappers"]},
    )
    play(game, ("craft", "codebreakers"), "end") if asked(game)[1] == "craft" else None
    assert ("use", "codebreakers", 1) in options(game)


def test_brutal_tactics_are_for_the_attacker_and_once_in_a_battle():
    crafted_cards = {"marquise": ["brutal_tactics"], "eyrie": ["brutal_tactics"]}
    game = woodland(
        TRIO, {5: "cat cat bird bird bird"}, agenda=[StartBattle(0, 1, 5)], crafted=crafted_cards, script=(0, 0)
    )
    play(game, "let", "brutal_tactics")
    assert (describe(game, 5), points(game, "eyrie"), points(game, "marquise")) == ("cat cat bird bird", 1, 0)


def test_sappers_are_for_the_defender_and_are_discarded():
    game = woodland(
        TRIO,
        {5: "cat cat bird"},
        agenda=[StartBattle(0, 1, 5)],
        script=(0, 0),
        crafted={"marquise": ["sappers"], "eyrie": ["sappers"]},
    )
    play(game, "let")
    assert asked(game)[0] == "eyrie"
    play(game, "sappers")
    assert (describe(game, 5), game.state.discard) == ("cat bird", ["sappers"])


def test_armorers_protect_the_defender_too():
    game = woodland(
        TRIO, {5: "cat cat bird"}, agenda=[StartBattle(0, 1, 5)], script=(2, 0), crafted={"eyrie": ["armorers"]}
    )
    play(game, "let", "armorers")
    assert describe(game, 5) == "cat cat bird"


def test_scouting_party_protects_the_attacker_only():
    game = woodland(
        TRIO,
        {5: "cat cat bird"},
        agenda=[StartBattle(0, 1, 5)],
        crafted={"eyrie": ["scouting_party"]},
        hands={"eyrie": ["ambush_bird"]},
    )
    assert asked(game) == ("eyrie", "ambush")
