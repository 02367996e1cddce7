"""Law 14, the Lord of the Hundreds, paragraph by paragraph. Clearing 5 (rabbit) lies beside 1 (fox) and 2 (mouse);
10 (rabbit, a ruin) beside 1, 2 and 12 (fox, a ruin). The mob die: 0 fox, 1 rabbit, 2 mouse."""

import pytest

from nemeton.games.root import GAME, rulings
from nemeton.games.root.decks.exiles import half_of, to_be_ordered
from nemeton.games.root.factions.hundreds.oppression import oppressed
from nemeton.games.root.rules.rule import may_place, ruler
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep, Interlude, Moves, Phase, Prepare, StartBattle
from nemeton.kernel import IllegalAnswer, Step
from nemeton.kernel.records import start
from nemeton.kernel.values import written
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

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


def test_14_3_4_they_begin_stubborn():
    assert board(woodland(RATS), "hundreds").mood == "stubborn"
    game = start(GAME, 2, {"seat_1": "hundreds", "seat_2": "eyrie"}, 3)
    while game.state.phase == "setup":
        assert game.ask is not None
        game.answer(game.ask.options[0], game.ask.seat)
    assert board(game, "hundreds").mood == "stubborn"


# 14.4 Birdsong


def test_14_4_1_mobs_raze_everything_then_dig_then_spread_once():
    """80: both clearings lose enemy buildings and tokens, one item from under each ruin, and then one roll."""
    game = woodland(
        TRIO,
        {10: "mob cat cat sawmill wood", 12: "mob rat bird roost"},
        ruins=RUINS,
        phase="birdsong",
        agenda=RAZE,
        script=(2,),
    )
    assert (describe(game, 10), describe(game, 12)) == ("cat cat mob", "bird rat mob"), "warriors stay"
    assert points(game, "hundreds") == 3
    own = board(game, "hundreds")
    assert (own.command, own.prowess) == (["boot"], ["hammer"])
    assert sorted(game.state.ruins) == [6, 11], "empty ruins are gone"
    assert (asked(game), options(game)) == (("hundreds", "hundreds.spread"), [2, 7, 9, 11]), "mice beside a mob"
    play(game, 2)
    assert describe(game, 2) == "mob"
    assert own.mob == 2


def test_14_4_1_without_a_mob_left_or_a_place_nothing_spreads():
    where = {1: "mob", 2: "mob", 3: "mob", 4: "mob", 5: "mob"}
    game = woodland(RATS, where, phase="birdsong", agenda=RAZE)
    assert not any(entry.kind.startswith("root.mob_die") for entry in game.journal)
    none = woodland(RATS, {1: "mob"}, phase="birdsong", agenda=RAZE, script=(0,))
    assert board(none, "hundreds").mob == 4, "beside clearing 1 there is no fox"


def test_14_4_1_nothing_is_placed_where_that_is_forbidden():
    game = woodland(RATS, {1: "mob", 5: "keep", 10: "cat"}, phase="birdsong", agenda=RAZE, script=(1,))
    assert describe(game, 10) == "cat mob", "the keep's clearing takes no mob"


def test_14_4_1_partners_are_no_enemies():
    game = woodland(
        ("hundreds", "marquise", "vagabond", "eyrie"),
        {1: "mob sawmill"},
        phase="birdsong",
        agenda=RAZE,
        script=(0,),
        vagabond={"at": 1},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "hundreds"},
    )
    assert describe(game, 1) == "mob"


def test_9_7_3_of_two_items_under_a_ruin_they_choose_one_and_no_second_of_a_kind():
    pair = ("hundreds", "vagabond", "vagabond_2", "marquise")
    ruins = {10: ["boot", "sword"], 12: ["boot"]}
    game = woodland(pair, {10: "mob"}, ruins=ruins, phase="birdsong", agenda=RAZE, script=(0,))
    assert (asked(game), options(game)) == (("hundreds", "hundreds.ransack"), ["boot", "sword"])
    play(game, "boot")
    assert (board(game, "hundreds").command, sorted(game.state.ruins)) == (["boot"], [10, 12])
    again = woodland(
        pair,
        {12: "mob"},
        ruins={12: ["boot"]},
        phase="birdsong",
        agenda=RAZE,
        script=(0,),
        hundreds={"command": "boot", "from_ruins": "boot"},
    )
    assert sorted(again.state.ruins) == [12], "a second one with the letter stays"


def test_14_4_2_warriors_come_to_the_warlord_and_to_strongholds():
    game = woodland(
        RATS,
        {5: "warlord stronghold", 1: "stronghold"},
        phase="birdsong",
        agenda=[FactionStep(0, "recruit"), FactionStep(0, "muster")],
        hundreds={"prowess": "sword tea hammer"},
    )
    assert (describe(game, 5), describe(game, 1)) == ("rat rat rat rat warlord stronghold", "rat stronghold")


def test_14_4_2_without_a_warlord_only_strongholds_recruit():
    game = woodland(
        RATS, {1: "stronghold"}, phase="birdsong", agenda=[FactionStep(0, "recruit"), FactionStep(0, "muster")]
    )
    assert describe(game, 1) == "rat stronghold"
    assert game.state.supply[0] == 19


def test_14_4_2_if_warriors_are_short_they_choose_where():
    game = woodland(
        RATS,
        {5: "stronghold", 1: "stronghold", 9: " ".join(["rat"] * 19)},
        phase="birdsong",
        agenda=[FactionStep(0, "muster")],
    )
    assert (asked(game), options(game)) == (("hundreds", "hundreds.muster"), [1, 5])
    play(game, 5)
    assert (describe(game, 5), describe(game, 1)) == ("rat stronghold", "stronghold")


def test_14_4_3_a_warrior_becomes_the_warlord():
    game = woodland(RATS, {5: "rat rat", 1: "rat"}, phase="birdsong", agenda=[FactionStep(0, "anoint")])
    assert (asked(game), options(game)) == (("hundreds", "hundreds.anoint"), [1, 5])
    play(game, 5)
    assert (describe(game, 5), game.state.supply[0]) == ("rat warlord", 18)


def test_14_4_3_without_warriors_he_comes_anywhere_but_where_it_is_forbidden():
    """86: keep and snare are left out."""
    game = woodland(
        ("hundreds", "marquise", "corvids"),
        {5: "keep", 1: "snare"},
        phase="birdsong",
        agenda=[FactionStep(0, "anoint")],
    )
    assert (asked(game), options(game)) == (("hundreds", "hundreds.anew"), [2, 3, 4, *range(6, 13)])
    play(game, 7)
    assert (describe(game, 7), game.state.supply[0]) == ("warlord", 20)


def test_14_4_3_and_h4_no_warrior_is_replaced_where_nothing_may_be_placed():
    """Zh.1.4: both halves of a replacement must be possible; where none is, he comes to any other clearing."""
    trio = ("hundreds", "marquise", "corvids")
    barred = {5: "rat keep", 1: "rat snare"}
    game = woodland(trio, {**barred, 9: "rat"}, phase="birdsong", agenda=[FactionStep(0, "anoint")])
    assert ("rat" in describe(game, 5), "rat" in describe(game, 1), describe(game, 9)) == (True, True, "warlord")
    none = woodland(trio, barred, phase="birdsong", agenda=[FactionStep(0, "anoint")])
    assert (asked(none), options(none)) == (("hundreds", "hundreds.anew"), [2, 3, 4, *range(6, 13)])
    play(none, 2)
    assert (describe(none, 2), none.state.supply[0]) == ("warlord", 18)


def test_14_4_3_a_warlord_who_stands_stays():
    game = woodland(RATS, {5: "warlord rat"}, phase="birdsong", agenda=[FactionStep(0, "anoint")])
    assert game.ask is None or game.ask.kind != "root.hundreds.anoint"
    assert describe(game, 5) == "rat warlord"


def test_14_4_4_another_mood_whose_item_is_not_in_the_hoard():
    game = woodland(
        RATS,
        {5: "warlord"},
        phase="birdsong",
        agenda=MOOD,
        hundreds={"mood": "rowdy", "command": "boot", "prowess": "sword"},
    )
    assert options(game) == ["bitter", "grandiose", "lavish", "relentless", "stubborn"]
    assert refused(game, "rowdy") == "root.refused.mood_now 14.4.4"
    assert refused(game, "wrathful") == refused(game, "jubilant") == "root.refused.mood_item 14.4.4"
    play(game, "bitter")
    assert board(game, "hundreds").mood == "bitter"
    with pytest.raises(IllegalAnswer):
        play(woodland(RATS, phase="birdsong", agenda=MOOD), "stubborn")


def test_14_4_4_with_all_items_the_lavish_one_stays_so():
    """85."""
    game = woodland(
        RATS,
        phase="birdsong",
        agenda=MOOD,
        hundreds={"mood": "lavish", "command": "boot bag coins", "prowess": "hammer tea sword crossbow"},
    )
    assert board(game, "hundreds").mood == "lavish"
    assert game.ask is None or game.ask.kind != "root.hundreds.mood"


def test_14_4_the_four_parts_of_birdsong_in_order():
    game = woodland(RATS, {5: "warlord mob sawmill"}, phase="birdsong", agenda=[Phase(0, "birdsong")], script=(0, 0))
    kinds = [entry.kind for entry in game.journal]
    assert kinds.index("root.razed") < kinds.index("root.mob_die") < kinds.index("root.placed")
    assert asked(game) == ("hundreds", "hundreds.mood") or asked(game)[1] == "hundreds.spread"


# 14.5 Daylight


def test_14_5_1_first_they_craft():
    game = woodland(RATS, {5: "warlord stronghold"}, agenda=[Phase(0, "daylight")], hands={"hundreds": ["bake_sale"]})
    assert asked(game)[1] == "craft"
    play(game, "end")
    assert asked(game)[1] == "hundreds.command"
    play(game, "end")
    assert asked(game)[1] == "hundreds.advance"


def test_14_5_2_any_mixture_of_actions_up_to_command():
    game = woodland(
        RATS,
        {5: "warlord rat rat", 1: "rat cat"},
        agenda=COMMAND,
        hands={"hundreds": ["bake_sale"]},
        hundreds={"command": "boot bag coins"},
        script=(1, 0),
    )
    play(game, ("move", 5, 1, 1), ("battle", 1, 1), ("build", "bake_sale", 5))
    assert (describe(game, 1), describe(game, 5)) == ("rat rat", "rat warlord stronghold")
    assert (hand(game, "hundreds"), game.state.discard) == ([], ["bake_sale"])
    assert board(game, "hundreds").commanded == 3


def test_14_5_2_i_the_warlord_may_be_among_those_who_move():
    game = woodland(RATS, {5: "warlord rat rat"}, agenda=COMMAND)
    assert set(offered(game, "lead")) == {("lead", 5, to, count) for to in (1, 2) for count in (0, 1, 2)}
    play(game, ("lead", 5, 1, 2))
    assert (describe(game, 5), describe(game, 1)) == ("", "rat rat warlord")


def test_14_5_2_i_it_takes_rule_as_for_everybody():
    game = woodland(RATS, {5: "warlord cat cat", 1: "cat"}, agenda=COMMAND)
    assert ("lead", 5, 1, 0) not in options(game)
    assert refused(game, ("lead", 5, 1, 0)) == "root.refused.no_rule 4.2.1"
    snared = woodland(("hundreds", "corvids"), {5: "warlord rat snare"}, agenda=COMMAND)
    assert refused(snared, ("lead", 5, 1, 0)) == "root.refused.snared 13.7.2"


def test_14_5_2_iii_a_stronghold_takes_a_matching_card_rule_and_a_slot():
    game = woodland(
        RATS,
        {5: "rat", 1: "rat stronghold", 2: "rat cat", 9: "rat"},
        agenda=COMMAND,
        hands={"hundreds": ["bake_sale", "armorers"]},
    )
    assert set(offered(game, "build")) == {("build", "bake_sale", 5)} | {
        option for option in offered(game, "build") if option[1] != "bake_sale"
    }
    assert refused(game, ("build", "bake_sale", 1)) == "root.refused.no_slot 2.2.3"
    assert refused(game, ("build", "bake_sale", 2)) == "root.refused.not_ruled 14.5.2.III"
    assert refused(game, ("build", "bake_sale", 9)) == "root.refused.card_suit 14.5.2.III"
    where = {5: "stronghold stronghold", 2: "stronghold stronghold", 7: "stronghold stronghold", 9: "rat"}
    spent = woodland(RATS, where, agenda=COMMAND, hands={"hundreds": ["bake_sale"]})
    assert refused(spent, ("build", "bake_sale", 9)) == "root.refused.none_left 1.5.1"


def test_14_5_3_an_advance_is_a_move_then_a_battle_where_he_stands():
    game = woodland(
        RATS, {5: "warlord rat rat", 1: "cat", 2: "rat cat"}, agenda=ADVANCE, hundreds={"mood": "rowdy"}, script=(1, 0)
    )
    assert not offered(game, "battle"), "nobody to fight where he is, and others do not fight"
    play(game, ("lead", 5, 1, 2))
    assert (asked(game), options(game)) == (("hundreds", "hundreds.press"), [("battle", 1, 1), "stay"])
    play(game, ("battle", 1, 1))
    assert describe(game, 1) == "rat rat warlord"
    assert game.ask is None or game.ask.kind != "root.hundreds.advance", "prowess is one"


def test_14_5_3_and_1_4_2_nothing_comes_between_the_move_and_the_battle():
    """An advance is one action, the further one of a relentless warlord a part of it; between advances all is free."""
    game = woodland(
        RATS,
        {5: "warlord rat rat rat", 1: "cat"},
        agenda=ADVANCE,
        hundreds={"mood": "relentless", "prowess": "sword tea"},
        crafted={"hundreds": ["tax_collector"]},
        script=(1, 0),
    )
    assert ("use", "tax_collector", 5) in options(game)
    play(game, ("lead", 5, 1, 2))
    assert (asked(game), options(game)) == (("hundreds", "hundreds.press"), [("battle", 1, 1), "stay"])
    play(game, ("battle", 1, 1))
    assert asked(game) == ("hundreds", "hundreds.relentless")
    assert {option[0] if isinstance(option, tuple) else option for option in options(game)} == {"lead", "end"}
    play(game, "end")
    assert asked(game) == ("hundreds", "hundreds.advance")
    assert ("use", "tax_collector", 1) in options(game)


def test_14_5_3_either_part_may_be_left_out():
    game = woodland(
        RATS,
        {5: "warlord rat cat"},
        agenda=ADVANCE,
        hundreds={"mood": "rowdy", "prowess": "sword tea"},
        script=(1, 0),
    )
    play(game, ("battle", 5, 1))
    assert (asked(game)[1], game.ask.about["left"]) == ("hundreds.advance", 1)  # type: ignore[union-attr]
    play(game, ("lead", 5, 1, 0))
    assert describe(game, 1) == "warlord"
    assert asked(game)[1] != "hundreds.press", "there is nobody"


def test_14_5_3_without_a_warlord_nobody_advances():
    game = woodland(RATS, {5: "rat rat"}, agenda=ADVANCE)
    assert game.ask is None or game.ask.kind != "root.hundreds.advance"


def test_14_5_3_a_warlord_who_falls_advances_no_more():
    game = woodland(
        RATS,
        {5: "warlord cat cat"},
        agenda=ADVANCE,
        hundreds={"mood": "rowdy", "prowess": "sword tea hammer"},
        script=(3, 1),
    )
    play(game, ("battle", 5, 1))
    assert board(game, "hundreds").warlord == 0
    assert game.ask is None or game.ask.kind != "root.hundreds.advance"


# 14.6 Evening


def test_14_6_1_a_card_for_a_mob_where_a_rat_is_and_no_mob_yet():
    game = woodland(
        RATS,
        {5: "warlord", 10: "rat mob", 1: "rat"},
        phase="evening",
        agenda=INCITE,
        hands={"hundreds": ["bake_sale", "cobbler", "sword"]},
    )
    assert {option[1:] for option in offered(game, "incite")} == {("bake_sale", 5), ("cobbler", 5)}
    assert refused(game, ("incite", "bake_sale", 10)) == "root.refused.mob_there 14.6.1"
    assert refused(game, ("incite", "bake_sale", 4)) == "root.refused.no_rat 14.6.1"
    assert refused(game, ("incite", "bake_sale", 1)) == "root.refused.card_suit 14.6.1"
    play(game, ("incite", "bake_sale", 5))
    assert (describe(game, 5), hand(game, "hundreds")) == ("warlord mob", ["cobbler", "sword"])
    assert board(game, "hundreds").mob == 3


def test_14_6_1_as_many_cards_as_they_like_until_no_mob_is_left():
    where = {1: "mob rat", 2: "mob rat", 3: "mob rat", 4: "mob rat", 5: "rat", 10: "rat"}
    game = woodland(RATS, where, phase="evening", agenda=INCITE, hands={"hundreds": ["bake_sale", "cobbler"]})
    play(game, ("incite", "bake_sale", 5))
    assert game.ask is None or game.ask.kind != "root.hundreds.incite"
    assert board(game, "hundreds").mob == 0


@pytest.mark.parametrize(("count", "scored"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 4)])
def test_14_6_2_points_for_oppressed_clearings(count: int, scored: int):
    """84: 0/1/2/3/4/5/6+ give 0/1/1/2/2/3/4."""
    where = dict.fromkeys(range(1, count + 1), "rat")
    game = woodland(RATS, {**where, 12: "cat"}, phase="evening", agenda=OPPRESS)
    assert points(game, "hundreds") == scored


def test_14_6_2_it_takes_rule_a_piece_of_theirs_and_no_enemy():
    where = {1: "rat rat cat", 2: "rat", 3: "mob", 4: "stronghold", 9: "rat wood", 12: "warlord"}
    game = woodland(WANDERER, {**where, 10: "rat"}, phase="evening", agenda=OPPRESS, vagabond={"at": 10})
    assert oppressed(game.state, 0) == [2, 4, 12], "a pawn is a piece too; a lone mob rules nothing"


def test_14_6_2_a_mob_with_hired_otters_is_enough_and_otters_alone_are_not():
    """84: a mercenary alone does not count, mob + mercenary does."""
    game = woodland(
        ("hundreds", "riverfolk", "marquise"),
        {5: "otter mob", 1: "otter"},
        phase="evening",
        agenda=OPPRESS,
        riverfolk={"bought": ["mercenaries"]},
    )
    assert oppressed(game.state, 0) == [5]


def test_14_6_3_one_card_then_down_to_five():
    game = woodland(
        RATS,
        {5: "rat"},
        phase="evening",
        agenda=[FactionStep(0, "draw")],
        hands={"hundreds": ["bake_sale", "cobbler", "sword", "anvil", "arms_trader"]},
    )
    assert asked(game) == ("hundreds", "discard")


# 14.7 Moods


def test_14_7_1_the_bitter_one_turns_mobs_into_warriors():
    game = battle({5: "warlord mob cat cat", 1: "mob", 9: "mob"}, (3, 0), hundreds={"mood": "bitter"})
    play(game, "let")
    assert (asked(game), options(game)) == (("hundreds", "hundreds.bitter"), [1, 5, "keep_mobs"]), "9 is not beside"
    play(game, 5, 1)
    assert (describe(game, 5), describe(game, 1)) == ("rat rat warlord", ""), "three fight, three hits"
    assert (board(game, "hundreds").mob, points(game, "marquise")) == (4, 0)


def test_14_7_1_also_in_defense_and_not_without_him():
    game = battle({5: "warlord mob cat"}, (0, 0), by=1, hundreds={"mood": "bitter"})
    play(game, "let")
    assert asked(game) == ("hundreds", "hundreds.bitter")
    away = battle({5: "rat mob cat", 1: "warlord"}, (0, 0), hundreds={"mood": "bitter"})
    assert all(entry.kind != "root.placed" for entry in away.journal)
    assert away.ask is None or away.ask.kind != "root.hundreds.bitter"


def test_14_7_2_the_grandiose_one_advances_before_the_command():
    game = woodland(RATS, {5: "warlord rat"}, agenda=[Phase(0, "daylight")], hundreds={"mood": "grandiose"})
    assert asked(game)[1] == "hundreds.advance"
    play(game, "end")
    assert asked(game)[1] == "hundreds.command"


def test_14_7_3_the_jubilant_one_rolls_up_to_four_times():
    game = woodland(
        RATS,
        {5: "warlord", 9: "rat"},
        phase="evening",
        agenda=INCITE,
        hands={"hundreds": ["bake_sale"]},
        hundreds={"mood": "jubilant"},
        script=(0, 1, 2, 0),
    )
    play(game, ("incite", "bake_sale", 5))
    assert (asked(game)[1], game.ask.about["left"]) == ("hundreds.jubilant", 4)  # type: ignore[union-attr]
    play(game, "roll_mob")
    assert describe(game, 1) == "mob", "a fox beside clearing 5"
    play(game, "roll_mob")
    assert describe(game, 10) == "mob", "rabbits beside one of the two"
    play(game, "no_roll")
    assert board(game, "hundreds").mob == 2


def test_14_7_3_only_where_he_is():
    game = woodland(
        RATS,
        {5: "warlord", 10: "rat"},
        phase="evening",
        agenda=INCITE,
        hands={"hundreds": ["bake_sale", "cobbler"]},
        hundreds={"mood": "jubilant"},
    )
    play(game, ("incite", "bake_sale", 10))
    assert asked(game)[1] == "hundreds.incite"


def test_14_7_4_the_lavish_one_gives_items_for_warriors():
    game = woodland(
        RATS,
        {5: "warlord"},
        phase="birdsong",
        agenda=[FactionStep(0, "lavish")],
        hundreds={"mood": "lavish", "command": "boot bag", "prowess": "sword"},
    )
    assert (asked(game)[1], options(game)) == ("hundreds.lavish", ["bag", "boot", "sword", "no_gifts"])
    play(game, "boot", "sword", "no_gifts")
    assert describe(game, 5) == "rat rat rat rat warlord"
    assert (board(game, "hundreds").command, board(game, "hundreds").prowess) == (["bag"], [])
    assert sorted(game.state.items_gone)[-1:] == ["sword"]


def test_14_7_4_and_1_4_1_at_the_end_of_birdsong_after_cards_of_any_moment():
    game = woodland(
        RATS,
        {5: "warlord", 1: "cat cat"},
        phase="birdsong",
        agenda=[Phase(0, "birdsong"), Interlude(0, "birdsong")],
        hundreds={"mood": "lavish", "command": "boot bag coins", "prowess": "hammer tea sword crossbow"},
        crafted={"hundreds": ["false_orders"]},
    )
    assert asked(game) == ("hundreds", "interlude")
    play(game, "stop")
    assert asked(game) == ("hundreds", "hundreds.lavish")
    play(game, "boot", "no_gifts")
    assert describe(game, 5).count("rat") == 2 + 4, "two for the boot, after the four that prowess brought"


def test_14_7_5_the_relentless_one_goes_on_after_move_and_battle():
    wishes = {"mood": "relentless"}
    game = woodland(RATS, {5: "warlord rat rat rat", 1: "cat"}, agenda=ADVANCE, hundreds=wishes, script=(1, 0))
    play(game, ("lead", 5, 1, 3), ("battle", 1, 1))
    assert asked(game)[1] == "hundreds.relentless"
    play(game, ("lead", 1, 9, 3))
    assert describe(game, 9) == "rat rat rat warlord"
    assert game.ask is None or game.ask.kind not in ("root.hundreds.press", "root.hundreds.advance"), "once"
    still = woodland(RATS, {5: "warlord rat rat cat"}, agenda=ADVANCE, hundreds=wishes, script=(1, 0))
    play(still, ("battle", 5, 1))
    assert still.ask is None or still.ask.kind != "root.hundreds.relentless", "he has not moved"


@pytest.mark.parametrize(("here", "cards"), [("", 2), ("cat sawmill", 2), ("cat sawmill wood", 3)])
def test_14_7_6_the_rowdy_one_draws_more(here: str, cards: int):
    """87: in the evening alone."""
    game = woodland(
        RATS,
        {5: f"warlord rat {here}"},
        phase="evening",
        agenda=[FactionStep(0, "draw")],
        hundreds={"mood": "rowdy"},
    )
    assert len(hand(game, "hundreds")) == cards


def test_14_7_6_other_draws_are_not_more():
    """87: a ride on the ferry draws a single card."""
    game = woodland(RATS, {1: "warlord"}, agenda=COMMAND, game_map="lake", hundreds={"mood": "rowdy"})
    play(game, next(option for option in offered(game, "lead") if option[2] in (10, 11, 12)))
    assert len(hand(game, "hundreds")) == 1


def test_14_7_7_the_stubborn_one_ignores_the_first_hit():
    game = battle({5: "warlord rat cat cat"}, (3, 1), hundreds={"mood": "stubborn"})
    play(game, "let")
    assert describe(game, 5) == "rat warlord", "one hit against them, and it is ignored"
    ambushed = battle(
        {5: "warlord rat rat cat cat cat"}, (0, 0), hundreds={"mood": "stubborn"}, hands={"marquise": ["ambush_bird"]}
    )
    play(ambushed, "ambush_bird", "let")
    assert asked(ambushed)[1] == "hundreds.fall"
    assert ambushed.ask.about["count"] == 1  # type: ignore[union-attr]
    away = battle({5: "rat rat cat cat", 1: "warlord"}, (1, 1), hundreds={"mood": "stubborn"})
    play(away, "let")
    assert describe(away, 5) == "cat rat"


@pytest.mark.parametrize(("by", "left"), [(0, "rat warlord"), (1, "cat rat warlord")])
def test_14_7_8_the_wrathful_one_hits_a_defender_harder(by: int, left: str):
    game = battle({5: "warlord rat cat"}, (0, 0), by=by, hundreds={"mood": "wrathful"})
    play(game, "let")
    assert describe(game, 5) == left


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
