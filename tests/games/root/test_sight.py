"""Knowing and not knowing: who knows what after each kind of move, that guesses respect it, and that nobody is asked or
left unasked for what is in a hand."""

import itertools
from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root import cards as facts
from nemeton.games.root.factions.cult.board import CultBoard
from nemeton.games.root.rules.effects import draw_cards, hand_over, take_out
from nemeton.games.root.state import RootGame, RootState
from nemeton.games.root.steps import DrawCards, FactionStep, Interlude, Moves, Phase, StartBattle, Turn
from nemeton.kernel import EVERYBODY, PUBLIC, Game, Hidden, Scripted, play_of
from nemeton.kernel.records import read_position, start
from tests.conformance.play import assert_same, shown_to
from tests.games.root.woodland import DECK, asked, board, options, play, supporters_of, woodland

TRIO = ("marquise", "alliance", "eyrie")
FOUR = ("marquise", "alliance", "eyrie", "vagabond")


def seen(game: Game[RootState], seat: int, whose: int) -> list[str]:
    """A hand as a seat sees it."""
    return [card.card for card in game.seen_by(seat).hands[whose]]


def supporters(game: Game[RootState], seat: int) -> list[str]:
    """The supporters (of seat 1) as a seat sees them."""
    return supporters_of(game.seen_by(seat))


def worlds(game: Game[RootState], seat: int, count: int = 40) -> list[RootState]:
    """What a seat may think the truth is."""
    return [game.imagined(seat, Random(number)).state for number in range(count)]


# Zones


def test_sight_hands_supporters_decks_and_ruins():
    """1.2.1, 8.2.3: each sees its own; deck, quests to come and items under ruins are nobody's."""
    game = woodland(
        FOUR,
        hands={"marquise": ["anvil"], "eyrie": ["sword"]},
        supporters=["cobbler"],
        ruins={10: ["bag"]},
        vagabond={"at": 5},
        quests=["escort_mouse"],
    )
    for seat in (0, 1, 2, 3, PUBLIC):
        view = game.seen_by(seat)
        assert (seen(game, seat, 0), seen(game, seat, 2)) == (
            ["anvil" if seat == 0 else ""],
            ["sword" if seat == 2 else ""],
        )
        assert supporters(game, seat) == ["cobbler" if seat == 1 else ""]
        assert {card.card for card in (*view.deck, *view.quest_deck, *view.ruins[10])} == {""}
        assert view.quests == ["escort_mouse"]


def test_sight_guesses_keep_what_is_known_and_deal_the_rest_anew():
    game = woodland(
        FOUR,
        hands={"marquise": ["anvil"], "eyrie": ["sword", "bake_sale"]},
        supporters=["cobbler"],
        ruins={10: ["bag"], 11: ["boot"], 12: ["sword"]},
        vagabond={"at": 5},
    )
    found = worlds(game, 0)
    assert all([card.card for card in world.hands[0]] == ["anvil"] for world in found)
    assert len({world.hands[2][0].card for world in found}) > 10
    assert len({supporters_of(world)[0] for world in found}) > 10
    assert len({tuple(under[0].card for under in world.ruins.values()) for world in found}) == 6


def test_sight_guesses_do_not_depend_on_the_truth():
    one = woodland(TRIO, hands={"marquise": ["anvil"], "eyrie": ["sword"]}, supporters=["cobbler"])
    other = woodland(TRIO, hands={"marquise": ["anvil"], "eyrie": ["cobbler"]}, supporters=["sword"])
    assert one.seen_by(0).hands == other.seen_by(0).hands
    for number in range(20):
        guesses = [game.imagined(0, Random(number)).state for game in (one, other)]
        assert guesses[0].hands == guesses[1].hands
        assert supporters_of(guesses[0]) == supporters_of(guesses[1])


def test_sight_a_view_does_not_change_when_the_game_goes_on():
    game = woodland(TRIO, {5: "cat cat"}, agenda=[Moves(0, 1)])
    view = game.seen_by(2)
    play(game, ("move", 5, 1, 2))
    assert view.clearings[5].warriors == [2, 0, 0]


# What is shown, given, taken


def test_sight_a_hand_shown_in_outrage_is_known_to_the_alliance_alone():
    """8.2.6."""
    game = woodland(
        TRIO, {5: "cat cat", 1: "sympathy"}, agenda=[Moves(0, 1)], hands={"marquise": ["bake_sale", "sword"]}
    )
    play(game, ("move", 5, 1, 1), "show")
    assert seen(game, 1, 0) == ["bake_sale", "sword"]
    assert seen(game, 2, 0) == seen(game, PUBLIC, 0) == ["", ""]
    assert all([card.card for card in world.hands[0]] == ["bake_sale", "sword"] for world in worlds(game, 1, 10))
    (drawn,) = board(game, "alliance").supporters
    assert drawn.known == 0b010, "the card that was drawn instead is known to the Alliance alone"


def test_sight_a_supporter_is_known_to_who_gave_it():
    game = woodland(TRIO, {5: "cat cat", 1: "sympathy"}, agenda=[Moves(0, 1)], hands={"marquise": ["anvil"]})
    play(game, ("move", 5, 1, 1), "anvil")
    assert (supporters(game, 0), supporters(game, 1), supporters(game, 2)) == (["anvil"], ["anvil"], [""])
    assert all(supporters_of(world) == ["anvil"] for world in worlds(game, 0, 10))


def test_sight_a_sixth_supporter_is_shown_to_all_when_it_is_discarded():
    """8.2.3.I: nobody takes back what led to it."""
    five = ["bake_sale", "smugglers_trail", "sword", "investments", "cobbler"]
    game = woodland(TRIO, {5: "cat cat", 1: "sympathy"}, agenda=[Moves(0, 1)], supporters=five)
    play(game, ("move", 5, 1, 1), "show")
    assert len(game.state.discard) == 1
    assert () in game.reveals
    assert not game.undoable(0)


def test_sight_who_does_not_see_which_card_went_is_sure_only_of_those_that_could_not():
    """The Eyrie had seen the hand; a fox card goes to the supporters, so the rabbit card is still there."""
    game = woodland(
        TRIO,
        {5: "cat cat", 1: "sympathy"},
        agenda=[Moves(0, 1)],
        hands={"marquise": ["anvil", "travel_gear_fox", "bake_sale"]},
    )
    for card in game.state.hands[0]:
        card.known |= 0b100
    play(game, ("move", 5, 1, 1))
    game.answer("anvil")
    assert seen(game, 2, 0) == ["bake_sale", ""]
    assert seen(game, 1, 0) == ["", ""], "the Alliance has seen the one card only"


def test_sight_a_stolen_card_is_known_to_the_two():
    game = woodland(
        FOUR,
        {5: "cat"},
        agenda=[FactionStep(3, "day")],
        active="vagabond",
        script=(0,),
        vagabond={"at": 5, "items": "torch"},
        hands={"marquise": ["anvil"]},
    )
    play(game, next(option for option in options(game) if option[0] == "special"))
    assert [seen(game, seat, 3) for seat in (0, 1, 3)] == [["anvil"], [""], ["anvil"]]


def test_sight_an_aid_is_known_to_the_two():
    """9.5.4: while he chooses which item to exhaust the card has already changed hands."""
    game = woodland(
        FOUR,
        {5: "cat"},
        agenda=[FactionStep(3, "day")],
        active="vagabond",
        vagabond={"at": 5, "items": "torch boot"},
        hands={"vagabond": ["bake_sale", "sword"]},
    )
    play(game, ("aid", 0, "bake_sale"))
    assert asked(game) == ("vagabond", "vagabond.exhaust")
    assert [seen(game, seat, 0) for seat in (0, 1, 3)] == [["bake_sale"], [""], ["bake_sale"]]
    told = [entry for entry in game.journal if entry.values.get("card") == "bake_sale"]
    assert told
    assert all(not entry.is_for(1) and not entry.is_for(PUBLIC) for entry in told)


def test_sight_codebreakers_see_a_hand_until_it_changes():
    game = woodland(
        TRIO,
        agenda=[FactionStep(0, "actions")],
        crafted={"marquise": ["codebreakers"]},
        hands={"eyrie": ["anvil", "sword"]},
    )
    play(game, ("use", "codebreakers", 2))
    assert seen(game, 0, 2) == ["anvil", "sword"]
    game.state.hands[2].append(Hidden("cobbler", 0b100))
    assert seen(game, 0, 2) == ["anvil", "sword", ""]


def test_sight_cards_taken_from_the_open_are_known_to_all():
    game = woodland(
        TRIO, agenda=[FactionStep(0, "actions")], available=["dominance_fox"], hands={"marquise": ["anvil"]}
    )
    play(game, ("take", "dominance_fox", "anvil"))
    assert seen(game, PUBLIC, 0) == ["dominance_fox"]
    game = woodland(
        FOUR,
        agenda=[FactionStep(3, "day")],
        active="vagabond",
        discard=["bake_sale"],
        vagabond={"at": 5, "items": "torch", "character": "tinker"},
    )
    play(game, next(option for option in options(game) if option[0] == "special"))
    assert seen(game, PUBLIC, 3) == ["bake_sale"]


def test_sight_shuffled_discards_are_forgotten():
    game = woodland(TRIO, agenda=[DrawCards(0, 1, down=False)])
    game.state.discard += [card.card for card in game.state.deck]
    game.state.deck = []
    draw_cards(play_of(game), 2, 1)
    assert all(card.known == 0 for card in game.state.deck)


def test_sight_of_equal_cards_nobody_can_tell_which_one_went():
    """Seat 0 knew one of two, seat 2 the other; one leaves in sight: neither is sure of the one that is left."""
    cards = [Hidden("armorers", 0b011), Hidden("armorers", 0b110), Hidden("anvil", 0b111)]
    assert take_out(cards, "armorers").card == "armorers"
    assert [(card.card, card.known) for card in cards] == [("armorers", 0b010), ("anvil", 0b111)]
    cards = [Hidden("armorers", 0b001), Hidden("armorers", EVERYBODY)]
    assert take_out(cards, "armorers").known == EVERYBODY
    assert cards == [Hidden("armorers", 0b001)]


def test_sight_a_card_that_goes_unseen_makes_others_doubt():
    game = woodland(TRIO, hands={"marquise": ["anvil", "sword"]})
    for card in game.state.hands[0]:
        card.known = EVERYBODY
    hand_over(play_of(game), 0, "anvil", 0, 1)
    assert [card.known for card in game.state.hands[0]] == [0b011], "who saw what went knows what stayed"


def test_sight_pledged_supporters_match_in_every_guess():
    """Who revolts in a rabbit clearing has two supporters to pay with: all may conclude that."""
    game = woodland(
        TRIO,
        {5: "sympathy"},
        active="alliance",
        agenda=[FactionStep(1, "revolt")],
        supporters=["bake_sale", "armorers", "anvil"],
    )
    play(game, ("revolt", 5))
    for world in (game.imagined(0, Random(number)) for number in range(30)):
        assert world.ask is not None
        assert len(world.ask.options) >= 1


# Asked whatever the hand


def asked_in_secret(game: Game[RootState]) -> tuple[str, str] | None:
    """Which faction is asked what, if in secret."""
    return asked(game) if game.ask is not None and game.ask.secret else None


def test_sight_who_could_ambush_is_asked_with_any_hand():
    for cards in (["anvil"], ["ambush_rabbit"]):
        game = woodland(TRIO, {5: "cat bird"}, agenda=[StartBattle(0, 2, 5)], hands={"eyrie": cards})
        assert asked_in_secret(game) == ("eyrie", "ambush")


def test_sight_an_empty_hand_is_not_asked_for_an_ambush():
    game = woodland(TRIO, {5: "cat bird"}, agenda=[StartBattle(0, 2, 5)], script=(0, 0))
    assert asked(game) == ("marquise", "marquise.action")


def test_sight_nobody_is_asked_for_an_ambush_when_all_that_match_lie_open():
    """Both bird ambushes and that of the rabbits: one is crafted away as a decree card, the others are discarded."""
    spent = ["ambush_bird", "ambush_rabbit"]
    for lost, expected in ((spent, ("eyrie", "ambush")), ([*spent, "ambush_bird"], None)):
        game = woodland(
            TRIO,
            {5: "cat bird"},
            agenda=[StartBattle(0, 2, 5)],
            hands={"eyrie": ["anvil"]},
            discard=lost[:2],
            decree={"build": lost[2:]},
            script=(0, 0),
        )
        assert asked_in_secret(game) == expected
    game = woodland(
        TRIO, {1: "cat bird"}, agenda=[StartBattle(0, 2, 1)], hands={"eyrie": ["anvil"]}, discard=spent, script=(0, 0)
    )
    assert asked_in_secret(game) == ("eyrie", "ambush"), "in a clearing of foxes there is one more"


def test_sight_a_hand_that_everybody_knows_is_asked_only_if_it_allows_something():
    """A Tinker's card came from the open discards, so all know it; a bit for each seat would be a secret of theirs."""
    for card, known, expected in (
        ("anvil", EVERYBODY, None),
        ("anvil", 0b111, ("eyrie", "ambush")),
        ("ambush_rabbit", EVERYBODY, ("eyrie", "ambush")),
    ):
        state = open_hand(card, known)
        game = read_position(GAME, state, Scripted([0, 0]))
        assert asked_in_secret(game) == expected


def open_hand(card: str, known: int) -> dict[str, Any]:
    """A battle against the Eyrie, whose only card is known so far."""
    readers: Any = "all" if known == EVERYBODY else [seat for seat in range(3) if known >> seat & 1]
    return {
        "state": {
            "factions": ["marquise", "alliance", "eyrie"],
            "clearings": {"5": "cat bird"},
            "hands": {"eyrie": [{"card": card, "known": readers}]},
            "active": "marquise",
            "phase": "daylight",
            "agenda": [
                {"step": "turn_end", "seat": 0},
                {"step": "faction", "seat": 0, "name": "actions"},
                {"step": "start_battle", "attacker": 0, "defender": 2, "where": 5},
            ],
        }
    }


@pytest.mark.parametrize("cards", [["anvil"], []])
def test_sight_who_could_foil_is_asked_with_any_hand_but_an_empty_one(cards: list[str]):
    game = woodland(
        TRIO,
        {5: "cat bird"},
        agenda=[StartBattle(0, 2, 5)],
        hands={"eyrie": ["ambush_rabbit"], "marquise": cards},
    )
    play(game, "ambush_rabbit")
    if cards:
        assert (asked_in_secret(game), options(game)) == (("marquise", "foil"), ["let"])
    else:
        assert game.state.clearings[5].warriors == [0, 0, 1], "the ambush has struck at once"


@pytest.mark.parametrize("cards", [["anvil"], []])
def test_sight_who_could_save_warriors_is_asked_with_any_hand_but_an_empty_one(cards: list[str]):
    game = woodland(
        TRIO,
        {5: "cat bird", 1: "keep"},
        active="eyrie",
        agenda=[StartBattle(2, 0, 5)],
        script=(1, 0),
        hands={"marquise": cards},
    )
    if cards:
        play(game, "let")
        assert asked_in_secret(game) == ("marquise", "marquise.hospital")
    else:
        assert asked(game) == ("marquise", "marquise.action")
        assert game.state.supply[0] == 25


def test_sight_an_outrage_with_an_empty_hand_asks_nothing():
    """8.2.6: everybody knows that there is no card to give."""
    game = woodland(TRIO, {5: "cat", 1: "cat sympathy", 9: "keep"}, agenda=[Moves(0, 1)])
    play(game, ("move", 5, 1, 1))
    assert len(board(game, "alliance").supporters) == 1
    assert game.ask is not None
    assert game.ask.kind != "root.outrage"


def test_sight_who_could_craft_is_asked_with_any_hand():
    for faction, where in (("marquise", {5: "workshop"}), ("eyrie", {5: "roost"})):
        for cards in (["a_visit_to_friends"], ["anvil"]):
            game = woodland(
                TRIO, where, active=faction, agenda=[FactionStep(TRIO.index(faction), "craft")], hands={faction: cards}
            )
            assert game.ask is not None
            assert (asked(game), game.ask.secret) == ((faction, "craft"), True)
        game = woodland(TRIO, where, active=faction, agenda=[FactionStep(TRIO.index(faction), "craft")])
        assert asked(game) == ("marquise", "marquise.action"), "everybody sees that the hand is empty"


@pytest.mark.parametrize("cards", [["anvil"], []])
def test_sight_by_day_the_alliance_is_asked_with_any_hand_but_an_empty_one(cards: list[str]):
    """8.5: without a card there is nothing to mobilize, train or craft."""
    game = woodland(TRIO, {5: "sympathy"}, active="alliance", agenda=[FactionStep(1, "day")], hands={"alliance": cards})
    assert (asked(game) == ("alliance", "alliance.day")) is bool(cards)


@pytest.mark.parametrize("cards", [["anvil", "sword"], ["anvil"]])
def test_sight_who_has_no_card_left_is_asked_for_no_second_one_of_the_decree(cards: list[str]):
    """7.4.2: a second card may be added, if there is one."""
    game = woodland(
        TRIO, {5: "roost bird"}, active="eyrie", agenda=[FactionStep(2, "add", count=2)], hands={"eyrie": cards}
    )
    play(game, ("anvil", "build"))
    assert (asked(game) == ("eyrie", "eyrie.add")) is (len(cards) > 1)


def test_sight_nobody_is_asked_to_craft_when_no_card_that_could_be_crafted_is_hidden():
    """One workshop of the mice: all cards that cost one mouse lie open, or all but one."""
    cheap = [name for name, card in facts.CARDS.items() if card.cost in (("mouse",), ("any",))]
    spent = [card for card in DECK if card in cheap]
    for left, expected in ((spent, None), (spent[1:], ("marquise", "craft"))):
        game = woodland(
            TRIO, {2: "workshop"}, agenda=[FactionStep(0, "craft")], hands={"marquise": ["anvil"]}, discard=left
        )
        assert asked_in_secret(game) == expected


def test_sight_who_could_revolt_or_spread_is_asked_with_any_supporters():
    for step, cards in (("revolt", ["anvil", "sword"]), ("spread", ["sword"])):
        game = woodland(TRIO, {5: "sympathy"}, active="alliance", agenda=[FactionStep(1, step)], supporters=cards)
        assert (asked(game), game.ask.secret if game.ask else None) == (("alliance", f"alliance.{step}"), True)
        game = woodland(TRIO, {5: "sympathy"}, active="alliance", agenda=[FactionStep(1, step)])
        assert asked(game) == ("marquise", "marquise.action"), "without supporters everybody knows better"


def test_sight_supporters_whom_all_know_count_as_what_they_are():
    """8.4.1: of two supporters one is known to all and matches or not; the other may be anything."""
    for card, expected in (("anvil", None), ("cobbler", ("alliance", "alliance.revolt"))):
        position = {
            "state": {
                "factions": list(TRIO),
                "clearings": {"5": "sympathy"},
                "boards": {"alliance": {"supporters": [{"card": card, "known": "all"}, "sword"]}},
                "active": "alliance",
                "phase": "birdsong",
                "agenda": [
                    {"step": "turn_end", "seat": 1},
                    {"step": "faction", "seat": 1, "name": "day"},
                    {"step": "faction", "seat": 1, "name": "revolt"},
                ],
            }
        }
        assert asked_in_secret(read_position(GAME, position, seed=1)) == expected


def test_sight_who_could_activate_dominance_is_asked_with_any_hand():
    """The Eyrie after its decree, with ten points and a card; not when all four dominance cards lie open."""
    for available, expected in (
        ([], ("eyrie", "interlude")),
        (["dominance_bird", "dominance_fox", "dominance_rabbit", "dominance_mouse"], ("eyrie", "interlude")),
    ):
        game = woodland(
            TRIO,
            {5: "bird roost"},
            active="eyrie",
            agenda=[FactionStep(2, "decree"), *day_end()],
            points={"eyrie": 10},
            hands={"eyrie": ["anvil"]},
            available=available,
            decree={"recruit": ["vizier"], "move": ["vizier"]},
        )
        while asked(game) != expected:
            play(game, options(game)[0])
        assert options(game)[-1] == "stop"
    game = woodland(
        TRIO, {5: "bird roost"}, active="eyrie", agenda=day_end(), points={"eyrie": 9}, hands={"eyrie": ["anvil"]}
    )
    assert asked(game) == ("marquise", "marquise.action"), "with nine points nothing can be activated"


def day_end() -> list[Any]:
    return [Interlude(2, "daylight")]


# Twin runs

CARDS = {
    "marquise": ["ambush_bird", "anvil", "bake_sale", "dominance_fox"],
    "alliance": ["sword", "armorers", "cobbler"],
    "eyrie": ["ambush_rabbit", "sappers", "foxfolk_steel"],
}
WHERE = {
    1: "cat keep sympathy",
    5: "cat cat cat bird bird bird roost sympathy workshop",
    2: "cat workshop sawmill",
    10: "cat rebel rebel base_rabbit",
    9: "bird bird wood",
    12: "cat cat bird sympathy",
}
SITUATIONS: dict[str, Any] = {
    "a battle": [StartBattle(2, 0, 5), StartBattle(0, 1, 5)],
    "moves into sympathy": [Moves(0, 2), Moves(2, 1)],
    "a turn of the Marquise": [Turn(0)],
    "a turn of the Alliance": [Turn(1)],
    "a turn of the Eyrie": [Turn(2)],
    "an evening": [Phase(0, "evening")],
}


@pytest.mark.slow
@pytest.mark.parametrize("name", SITUATIONS)
def test_sight_twins_look_the_same(name: str):
    """Truth and a world in which all that a seat cannot know is guessed look the same to it, answer by answer."""
    compared = 0
    agenda = SITUATIONS[name]
    for number in range(4):
        game = woodland(
            FOUR,
            WHERE,
            agenda=agenda,
            hands=CARDS,
            supporters=["investments", "smugglers_trail", "root_tea_fox"],
            officers=2,
            active=FOUR[getattr(agenda[0], "seat", 2)],
            phase="evening" if name == "an evening" else "daylight",
            vagabond={"at": 5, "items": "boot sword torch hammer", "relations": {"marquise": 3}},
            points={"eyrie": 12},
            decree={"recruit": ["vizier"], "move": ["vizier", "cobbler"]},
            script=Dice(number),
            crafted={"marquise": ["codebreakers"], "eyrie": ["tax_collector"]},
            quests=["errand_rabbit"],
        )
        for seat in (0, 1, 2, 3, PUBLIC):
            compared += run_twins(game.fork(), seat, Random(f"{number}/{seat}"))
    assert compared > 15


class Dice:
    """An endless script."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def __iter__(self) -> Any:
        return (self.rng.randrange(2) for _ in range(400))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_sight_twins_look_the_same_in_whole_games(seed: int):
    game, rng = start(GAME, 4, {"map": "winter"} if seed % 2 else {}, seed, turn_limit=14), Random(seed)
    compared = 0
    for count in itertools.count():
        if game.over:
            break
        if count % 30 == 10:
            compared += sum(run_twins(game.fork(), seat, rng) for seat in (*range(4), PUBLIC))
        ask = rng.choice(game.asks)
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
    assert compared > 30


def run_twins(truth: Game[RootState], seat: int, rng: Random, answers: int = 20) -> int:
    """Play both on until something hidden was rightly shown to the seat; how many answers were compared."""
    twin = truth.imagined(seat, Random(rng.random()))
    play_of(twin).chance = truth.chance.copy()
    since, reveals = len(truth.journal), len(truth.reveals)
    for count in range(answers):
        if truth.over or not answer_both(truth, twin, rng):
            return count
        if any(not seats or seat in seats for seats in (*truth.reveals[reveals:], *twin.reveals[reveals:])):
            return count
        assert_same(shown_to(truth, seat, since), shown_to(twin, seat, since), f"what seat {seat} sees leaks")
    return answers


def answer_both(truth: Game[RootState], twin: Game[RootState], rng: Random) -> bool:
    """An answer that is legal in both: the same seat is asked the same in both, whatever is in hands."""
    ask = rng.choice(truth.asks)
    others = [
        other for other in twin.asks if (other.seat, other.kind, other.secret) == (ask.seat, ask.kind, ask.secret)
    ]
    assert others, f"seat {ask.seat} is asked {ask.kind} in one world only"
    shared = [option for option in ask.options if option in others[0].options]
    if not shared:
        return False
    option = rng.choice(shared)
    truth.answer(option, ask.seat, to=ask.kind)
    twin.answer(option, ask.seat, to=ask.kind)
    return True


# What lies open


SIX = ("marquise", "riverfolk", "cult", "corvids", "alliance", "eyrie")


def open_table() -> RootGame:
    """Lost souls, a revealed card, the open hand of the Riverfolk; and hands, supporters and a plot that are hidden."""
    return woodland(
        SIX,
        {5: "cat otter plot_bomb", 2: "crow", 8: "lizard garden_fox"},
        hands={
            "riverfolk": ["anvil", "sword"],
            "corvids": ["cobbler"],
            "cult": ["bake_sale"],
            "marquise": ["armorers"],
        },
        cult={"lost_souls": ["royal_claim", "ambush_fox"]},
        supporters=["sappers"],
    )


@pytest.mark.parametrize("seat", [*range(len(SIX)), PUBLIC])
def test_lost_souls_and_the_open_hand_lie_open_and_nothing_else(seat: int):
    """Law 10.2.6, 11.2.3: everybody looks through the lost souls and sees the hand; other hands, supporters and plots
    stay hidden from all but their own."""
    game = open_table()
    view = game.seen_by(seat)
    assert board_of_cult(view).lost_souls == ["royal_claim", "ambush_fox"]
    assert [card.card for card in view.hands[1]] == ["anvil", "sword"]
    for owner, cards in {0: ["armorers"], 2: ["bake_sale"], 3: ["cobbler"]}.items():
        assert ([card.card for card in view.hands[owner]] == cards) is (owner == seat)
    written = str(view.boards[3]) + str(view.boards[4])
    assert ("bomb" in written) is (seat == SIX.index("corvids"))
    assert ("sappers" in written) is (seat == SIX.index("alliance"))


@pytest.mark.parametrize("seat", range(len(SIX)))
def test_worlds_of_a_bot_keep_what_lies_open_and_deal_the_rest_anew(seat: int):
    game, hands = open_table(), {0: set[str](), 2: set[str](), 3: set[str]()}
    for number in range(12):
        world = game.imagined(seat, Random(number)).state
        assert board_of_cult(world).lost_souls == ["royal_claim", "ambush_fox"]
        assert [card.card for card in world.hands[1]] == ["anvil", "sword"]
        for owner, found in hands.items():
            found.update(card.card for card in world.hands[owner])
    for owner, found in hands.items():
        assert (len(found) == 1) is (owner == seat), f"the hand of seat {owner} as seat {seat} imagines it: {found}"


@pytest.mark.parametrize("viewer", [0, 5, PUBLIC])
def test_twins_at_a_table_of_six_look_the_same(viewer: int):
    """Whatever is hidden is dealt anew: state, journal, questions and picture of whoever may not look stay the same."""
    game = open_table()
    for number in range(4):
        twin = game.imagined(viewer, Random(number))
        assert_same(shown_to(game, viewer), shown_to(twin, viewer), f"what seat {viewer} sees leaks")


def board_of_cult(state: RootState) -> CultBoard:
    """The Cult's board."""
    return next(board for board in state.boards if isinstance(board, CultBoard))
