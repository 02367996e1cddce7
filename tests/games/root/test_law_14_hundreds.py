"""Law 14.2 and 14.3, the Lord of the Hundreds: the warlord, the hoard, looters, and the setup."""

import pytest

from nemeton.games.root import GAME, rulings
from nemeton.games.root.decks.exiles import half_of, to_be_ordered
from nemeton.games.root.rules.rule import may_place, ruler
from nemeton.games.root.steps import FactionStep, Moves, Phase, Prepare, StartBattle
from nemeton.kernel.records import start
from tests.games.root.horde import CATS, COMMAND, RATS, battle, offered
from tests.games.root.woodland import asked, board, describe, options, play, points, woodland

# 14.2 Rules and abilities


def test_14_2_1_strongholds_craft_by_day():
    game = woodland(
        RATS, {5: "stronghold rat"}, agenda=[Phase(0, "daylight")], hands={"hundreds": ["a_visit_to_friends", "sword"]}
    )
    assert asked(game) == ("hundreds", "craft")
    assert ("craft", "a_visit_to_friends") in options(game), "a stronghold in a rabbit clearing"
    assert ("craft", "sword") not in options(game)


def test_14_2_2_the_warlord_is_a_warrior_for_rule_and_battle():
    game = battle({5: "warlord cat"}, (3, 1), hundreds={"mood": "rowdy"})
    assert ruler(woodland(RATS, {5: "warlord rat cat"}).state, 5) == 0
    play(game, "let")
    assert describe(game, 5) == "", "he alone may deal one hit, and takes one"
    assert board(game, "hundreds").warlord == 0


@pytest.mark.parametrize("how", ["revolt", "favor", "bomb"])
def test_14_2_2_outside_of_battle_nothing_removes_him(how: str):
    """79: in a revolt, by a favor or a bomb the other rats die, and he stays."""
    here = "warlord rat rat mob stronghold"
    match how:
        case "revolt":
            game = woodland(
                ("alliance", "hundreds"),
                {5: f"{here} sympathy"},
                agenda=[FactionStep(0, "revolt")],
                supporters=["bake_sale", "cobbler"],
                hands={"alliance": ["sword"]},
            )
            play(game, ("revolt", 5), ("bake_sale", "cobbler"))
        case "favor":
            game = woodland(
                CATS,
                {5: f"{here} workshop", 10: "workshop workshop"},
                agenda=[FactionStep(0, "craft")],
                hands={"marquise": ["favor_of_the_rabbits"]},
            )
            play(game, ("craft", "favor_of_the_rabbits"))
        case _:
            game = woodland(
                ("corvids", "hundreds"),
                {5: f"{here} crow plot_bomb"},
                agenda=[FactionStep(0, "flip")],
                phase="birdsong",
            )
            play(game, ("flip", 5))
    assert [word for word in describe(game, 5).split() if word in ("rat", "warlord", "mob", "stronghold")] == [
        "warlord"
    ]


def test_14_2_2_nobody_else_moves_him():
    """False Orders and an allied Vagabond move other rats alone; cards move him in his own turn."""
    own = woodland(RATS, {5: "warlord rat"}, agenda=[Moves(0, 1)])
    assert ("lead", 5, 1, 1) in options(own)
    play(own, ("lead", 5, 1, 1))
    assert describe(own, 1) == "rat warlord"
    others = woodland(CATS, {5: "warlord rat", 1: "cat"}, agenda=[Moves(0, 1)])
    assert not offered(others, "lead")
    assert not offered(woodland(CATS, {5: "warlord rat rat", 1: "cat"}, agenda=[Moves(1, 1)]), "lead")


@pytest.mark.parametrize(("count_all", "sent"), [(False, 1), (True, 2)])
def test_14_2_2_x8_false_orders_send_other_rats_alone(monkeypatch, count_all: bool, sent: int):
    """X8: he is no target, does not go, and is not counted for the half; by the other reading he is counted."""
    monkeypatch.setattr(rulings, "SPECIAL_WARRIORS_COUNT_FOR_HALF", count_all)
    game = woodland(CATS, {5: "warlord rat rat"})
    assert half_of(game.state, 1, 5) == sent
    assert to_be_ordered(woodland(CATS, {5: "warlord"}).state, 0, 5) == []


@pytest.mark.parametrize("shields", [True, False])
def test_14_2_2_he_cannot_be_struck_and_shields_the_rest(monkeypatch, shields: bool):
    """H3: a crossbow finds no other warrior, so it finds nothing; by the other reading it finds the stronghold."""
    monkeypatch.setattr(rulings, "SPECIAL_WARRIORS_SHIELD", shields)
    where = {5: "warlord stronghold"}
    game = woodland(
        ("vagabond", "hundreds"),
        where,
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "crossbow"},
    )
    assert (("strike", 1) in options(game)) is not shields
    lone = woodland(
        ("vagabond", "hundreds"),
        {5: "stronghold"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "crossbow"},
    )
    assert ("strike", 1) in options(lone)


def test_14_2_2_in_battle_their_player_says_when_he_falls():
    """115: two hits on the warlord, two warriors and a stronghold: two of the three, and the stronghold is safe."""
    for answer, left in (("warriors_fall", "warlord stronghold"), ("warlord_falls", "rat stronghold")):
        game = battle({5: "warlord rat rat stronghold cat cat"}, (3, 2), by=1, hundreds={"mood": "rowdy"})
        play(game, "let")
        assert asked(game) == ("hundreds", "hundreds.fall")
        play(game, answer)
        assert {*describe(game, 5).split()} - {"cat"} == {*left.split()}


def test_14_2_2_he_falls_when_nobody_else_is_left_to_fall():
    game = battle({5: "warlord rat stronghold cat cat cat"}, (3, 0), by=1, hundreds={"mood": "rowdy"})
    play(game, "let")
    assert describe(game, 5) == "cat cat cat", "two warriors, then the stronghold"
    assert (board(game, "hundreds").warlord, points(game, "marquise")) == (0, 1), "he is worth no point"


def test_14_2_2_a_fallen_warlord_is_in_no_supply():
    game = battle({5: "warlord cat cat"}, (1, 0), by=1, hundreds={"mood": "rowdy"})
    before = game.state.supply[0]
    play(game, "let")
    assert (board(game, "hundreds").warlord, game.state.supply[0]) == (0, before)
    assert any(entry.values.get("piece") == "warlord" for entry in game.journal if entry.kind == "root.removed")


@pytest.mark.parametrize(("choice", "scored", "kept"), [("hoard", 0, ["boot"]), ("sell", 1, [])])
def test_14_2_3_a_crafted_item_is_hoarded_or_sold(choice: str, scored: int, kept: list[str]):
    game = woodland(
        RATS, {5: "stronghold"}, agenda=[FactionStep(0, "craft")], hands={"hundreds": ["a_visit_to_friends"]}
    )
    play(game, ("craft", "a_visit_to_friends"))
    assert asked(game) == ("hundreds", "hundreds.trade")
    play(game, choice)
    assert (points(game, "hundreds"), board(game, "hundreds").command) == (scored, kept)
    assert game.state.item_boxes[0] == [], "there is no box of crafted items"
    assert game.state.items_gone.count("boot") == 1 + (choice == "sell"), "one from under the ruins is gone here"


def test_14_2_3_points_of_cards_come_beside_it():
    """Master Engravers score whether the item is kept or not."""
    game = woodland(
        RATS,
        {5: "stronghold"},
        agenda=[FactionStep(0, "craft")],
        hands={"hundreds": ["a_visit_to_friends"]},
        crafted={"hundreds": ["master_engravers"]},
    )
    play(game, ("craft", "a_visit_to_friends"), "hoard")
    assert points(game, "hundreds") == 1


@pytest.mark.parametrize(
    ("item", "track"),
    [
        *((item, "command") for item in ("boot", "bag", "coins")),
        *((item, "prowess") for item in ("hammer", "tea", "sword", "crossbow")),
    ],
)
def test_14_2_4_each_item_has_its_track(item: str, track: str):
    game = woodland(RATS, hundreds={"gained": item}, agenda=[FactionStep(0, "stow")])
    assert getattr(board(game, "hundreds"), track) == [item]


@pytest.mark.parametrize("gone", ["boot", "coins"])
def test_14_2_4_i_on_a_full_track_one_of_the_five_leaves_for_a_point(gone: str):
    """81: given four command items a fifth arrives."""
    game = woodland(RATS, hundreds={"command": "boot boot bag bag", "gained": "coins"}, agenda=[FactionStep(0, "stow")])
    assert (points(game, "hundreds"), options(game)) == (1, ["bag", "boot", "coins"])
    play(game, gone)
    assert game.state.items_gone.count(gone) == 1
    assert sorted(board(game, "hundreds").command) == sorted(
        {"boot": "boot bag bag coins", "coins": "boot boot bag bag"}[gone].split()
    )


@pytest.mark.parametrize(
    ("items", "value"), [("", 1), ("boot", 2), ("boot bag", 2), ("boot bag coins", 3), ("boot boot bag coins", 4)]
)
def test_14_2_4_ii_values_by_items(items: str, value: int):
    """82: 0/1/2/3/4 items give 1/2/2/3/4."""
    game = woodland(RATS, {5: "rat"}, hundreds={"command": items}, agenda=COMMAND)
    assert game.ask is not None
    assert game.ask.about["left"] == value


def test_14_2_4_ii_a_new_value_counts_at_once():
    """82, in the middle of the turn: looting gives an action more."""
    game = woodland(RATS, {5: "rat rat cat", 1: "rat"}, boxes={"marquise": ["boot"]}, agenda=COMMAND, script=(3, 0))
    assert game.ask is not None
    assert game.ask.about["left"] == 1
    play(game, ("battle", 5, 1), "loot")
    assert board(game, "hundreds").command == ["boot"]
    assert game.ask.about["left"] == 1, "two actions now, and one is used"


def test_14_2_5_looters_roll_no_hits_and_take_an_item_where_they_rule():
    """83: declared before any ambush."""
    game = battle(
        {5: "rat rat cat"}, (3, 1), boxes={"marquise": ["boot", "sword"]}, hands={"marquise": ["ambush_bird"]}
    )
    assert asked(game) == ("hundreds", "hundreds.looters")
    play(game, "loot")
    assert asked(game) == ("marquise", "ambush")
    play(game, "let")
    assert describe(game, 5) == "cat rat", "no hit of the dice; the defender hits as always"
    assert game.ask is not None
    assert game.ask.kind != "root.hundreds.loot", "one against one: nobody rules"
    won = battle({5: "rat rat rat cat"}, (3, 1), boxes={"marquise": ["boot", "sword"]})
    play(won, "loot")
    assert (asked(won), options(won)) == (("hundreds", "hundreds.loot"), ["boot", "sword"])
    play(won, "sword")
    assert (board(won, "hundreds").prowess, won.state.item_boxes[1]) == (["sword"], ["boot"])


def test_14_2_5_extra_hits_still_count():
    game = battle({5: "warlord rat rat cat"}, (3, 0), boxes={"marquise": ["boot"]}, hundreds={"mood": "wrathful"})
    play(game, "loot")
    assert describe(game, 5) == "rat rat warlord"
    assert board(game, "hundreds").command == ["boot"]


@pytest.mark.parametrize("by", [0, 1])
def test_14_2_5_only_attackers_loot_and_only_from_a_box(by: int):
    game = battle({5: "rat rat cat"}, (0, 0), by=by, boxes={} if by == 0 else {"marquise": ["boot"]})
    assert not any(entry.kind == "root.loots" for entry in game.journal)
    assert game.ask is None or game.ask.kind != "root.hundreds.looters"


def test_14_2_5_no_vagabond_is_looted():
    game = woodland(
        ("hundreds", "vagabond"),
        {5: "rat rat"},
        agenda=[StartBattle(0, 1, 5)],
        vagabond={"at": 5, "items": "boot sword"},
        script=(0, 0),
    )
    assert not any(entry.kind == "root.loots" for entry in game.journal)
    assert all(kind != "root.hundreds.looters" for kind in [game.ask.kind if game.ask else ""])


# 14.3 Setup


def test_14_3_1_and_2_the_garrison_in_a_free_corner_facing_somebody():
    game = woodland(CATS, agenda=[Prepare(0), Prepare(1)])
    play(game, 1)
    while game.ask is not None and game.ask.kind.startswith("root.marquise"):
        play(game, game.ask.options[0])
    home = game.state.homes[1]
    assert home == 3, "opposite the Marquise"
    assert describe(game, 3) == "rat rat rat rat warlord stronghold"
    own = board(game, "hundreds")
    assert (game.state.supply[1], own.stronghold, own.mob, own.warlord) == (16, 5, 5, 3)


def test_14_3_3_items_come_under_the_ruins_unless_somebody_else_brings_them():
    """108: once, whoever plays."""
    for factions in (("marquise", "hundreds"), ("marquise", "vagabond", "hundreds")):
        seats = {f"seat_{at}": name for at, name in enumerate(factions, 1)}
        game = start(GAME, len(factions), seats, 1)
        while game.state.phase == "setup":
            assert game.ask is not None
            game.answer(game.ask.options[0], game.ask.seat)
        assert sorted(item.card for under in game.state.ruins.values() for item in under) == [
            *("bag", "boot", "hammer", "sword")
        ]
        assert board(game, "hundreds").brought is ("vagabond" not in factions)


def test_h1_who_finds_no_free_corner_begins_elsewhere():
    """Five who begin in corners, and four corners: the last one begins in another clearing, beside no home."""
    seats = ("marquise", "eyrie", "cult", "duchy", "hundreds")
    game = start(GAME, 5, {f"seat_{at}": name for at, name in enumerate(seats, 1)}, 4)
    while game.state.phase == "setup":
        assert game.ask is not None
        game.answer(game.ask.options[0], game.ask.seat)
    home = game.state.homes[4]
    assert (home > 4, describe(game, home)[-10:]) == (True, "stronghold")
    assert may_place(game.state, 4, home)
