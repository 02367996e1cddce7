"""The base deck: 54 cards, each a row with what it does beside it."""

from nemeton.kernel import Ask, Asked, Option, Rule

from .. import rulings
from ..cards import (
    AMBUSH,
    ANY,
    BAG,
    BIRD,
    BOOT,
    CLEARING,
    COINS,
    CROSSBOW,
    DOMINANCE,
    FOX,
    HAMMER,
    IMMEDIATE,
    ITEM,
    MOUSE,
    PERSISTENT,
    RABBIT,
    SEAT,
    SWORD,
    TEA,
    AnyTime,
    AtStart,
    Card,
    law_of,
)
from ..choices import RootChoice
from ..draw.emblems_scenes import GROVE, PINES, WOOD, Scene, T
from ..pieces import WARRIOR, Loss
from ..places import clearings_of
from ..rules.battle import Assault, legal_battles
from ..rules.effects import (
    can_be_robbed,
    discard_crafted,
    draw_cards,
    gain_points,
    score,
    settle_victory,
    show_hand,
    take_at_random,
)
from ..rules.modifiers import ATTACKER, BARS_AMBUSH, BOTH, DEFENDER, EFFECT, Gain, Modifier, role_of
from ..rules.movement import STOP
from ..rules.removing import remove_together, sweep
from ..rules.rule import owner_of, ruled_by
from ..state import NOBODY, Battle, Root, RootState, enemies, others, played_by
from ..steps import DrawCards, Moves, StartBattle
from .deck import Deck

B, F, R, M = BIRD, FOX, RABBIT, MOUSE

# Pictures of several cards


def ambushed(suit: str) -> Scene:
    """Eyes between trees."""
    return (
        T("tree-oak", -23, -2, 1.7),
        T("tree-oak", 24, 0, 1.7),
        T(f"suit-{suit}", 0, 0, 2.0),
        T("ui-hit", 19, -22, 0.8),
        T("tree-oak", -17, 22, 1.1),
        T("tree-oak", 18, 23, 1.1),
    )


def crowned(suit: str) -> Scene:
    """A crowned head over the woodland."""
    return (
        *WOOD,
        T("tree-oak", -13, 24, 0.9),
        T("tree-oak", 14, 24, 0.9),
        T(f"suit-{suit}", 0, 8, 2.0),
        T("ui-crown", 0, -21, 1.25),
    )


def favored(suit: str) -> Scene:
    """Three of a kind who do one a favour."""
    return (
        *WOOD,
        T(f"suit-{suit}", -21, 14, 1.15),
        T(f"suit-{suit}", 22, 14, 1.15),
        T(f"suit-{suit}", 0, 2, 1.75),
        T("ui-heart", 0, -24, 0.75),
    )


# Ambushes, dominance cards and items: all that these do stands in the Law

PLAIN = (
    Card("ambush_bird", B, AMBUSH, copies=2,
         picture=ambushed(BIRD)),
    Card("ambush_fox", F, AMBUSH,
         picture=ambushed(FOX)),
    Card("ambush_rabbit", R, AMBUSH,
         picture=ambushed(RABBIT)),
    Card("ambush_mouse", M, AMBUSH,
         picture=ambushed(MOUSE)),
    Card("dominance_bird", B, DOMINANCE,
         picture=crowned(BIRD)),
    Card("dominance_fox", F, DOMINANCE,
         picture=crowned(FOX)),
    Card("dominance_rabbit", R, DOMINANCE,
         picture=crowned(RABBIT)),
    Card("dominance_mouse", M, DOMINANCE,
         picture=crowned(MOUSE)),
    Card("birdy_bindle", B, ITEM, (M,), item=BAG, points=1,
         picture=(*PINES, T("suit-bird", -11, -3, 1.5), T("item-bag", 14, 9, 1.6))),
    Card("woodland_runners", B, ITEM, (R,), item=BOOT, points=1,
         picture=(*PINES, T("item-boot", -12, 8, 1.5, -14), T("item-boot", 13, 1, 1.5, 10))),
    Card("arms_trader", B, ITEM, (F, F), item=SWORD, points=2,
         picture=(T("item-sword", -20, -1, 1.5, -24), T("item-sword", 20, -1, 1.5, 24), T("suit-bird", 0, 2, 1.6))),
    Card("crossbow_bird", B, ITEM, (F,), item=CROSSBOW, points=1,
         picture=(*PINES, T("item-crossbow", 0, 0, 1.9), T("suit-bird", 20, -16, 0.9))),
    Card("gently_used_knapsack", F, ITEM, (M,), item=BAG, points=1,
         picture=(*WOOD, T("item-bag", 0, 4, 2.1), T("tree-leaf", 21, -19, 1.2, 30))),
    Card("root_tea_fox", F, ITEM, (M,), item=TEA, points=2,
         picture=(T("tree-tuft", -24, 20, 1.3), T("item-tea", -3, 5, 1.9), T("suit-fox", 21, -16, 0.95))),
    Card("travel_gear_fox", F, ITEM, (R,), item=BOOT, points=1,
         picture=(*GROVE, T("item-boot", -3, 3, 2.0), T("suit-fox", 21, -17, 0.95))),
    Card("protection_racket", F, ITEM, (R, R), item=COINS, points=3,
         picture=(T("suit-fox", 0, -9, 1.7), T("item-coins", -20, 14, 1.2), T("item-coins", 20, 14, 1.2))),
    Card("foxfolk_steel", F, ITEM, (F, F), item=SWORD, points=2,
         picture=(T("item-sword", 2, 0, 1.9, 40), T("suit-fox", -16, 10, 1.3), T("ui-hit", 20, 15, 0.7))),
    Card("anvil", F, ITEM, (F,), item=HAMMER, points=2,
         picture=(T("b-workshop", 0, 12, 1.9), T("item-hammer", 8, -15, 1.35, 48))),
    Card("smugglers_trail", R, ITEM, (M,), item=BAG, points=1,
         picture=(*WOOD, T("item-bag", 9, 7, 1.6), T("suit-rabbit", -15, 0, 1.35))),
    Card("root_tea_rabbit", R, ITEM, (M,), item=TEA, points=2,
         picture=(T("tree-tuft", 24, 20, 1.3), T("item-tea", -3, 4, 1.9), T("suit-rabbit", 21, -14, 1.0))),
    Card("a_visit_to_friends", R, ITEM, (R,), item=BOOT, points=1,
         picture=(T("suit-rabbit", -15, -4, 1.3), T("suit-rabbit", 15, -4, 1.3), T("item-boot", 0, 19, 1.1))),
    Card("bake_sale", R, ITEM, (R, R), item=COINS, points=3,
         picture=(T("ui-build", -14, 2, 1.8), T("item-coins", 17, 9, 1.4), T("suit-rabbit", 17, -17, 0.85))),
    Card("mouse_in_a_sack", M, ITEM, (M,), item=BAG, points=1,
         picture=(T("suit-mouse", 0, -12, 1.4), T("item-bag", 0, 14, 1.7), T("tree-tuft", -24, 22, 1.2))),
    Card("root_tea_mouse", M, ITEM, (M,), item=TEA, points=2,
         picture=(T("tree-mushroom", -24, 19, 1.5), T("item-tea", -1, 5, 1.9), T("suit-mouse", 21, -17, 0.95))),
    Card("travel_gear_mouse", M, ITEM, (R,), item=BOOT, points=1,
         picture=(*GROVE, T("item-boot", -3, 4, 2.0), T("suit-mouse", 21, -17, 0.95))),
    Card("investments", M, ITEM, (R, R), item=COINS, points=3,
         picture=(T("item-coins", -16, 10, 1.3), T("item-coins", 16, 10, 1.3), T("suit-mouse", 0, -10, 1.5))),
    Card("sword", M, ITEM, (F, F), item=SWORD, points=2,
         picture=(*GROVE, T("item-sword", 0, 1, 2.1), T("suit-mouse", 20, -18, 0.85))),
    Card("crossbow_mouse", M, ITEM, (F,), item=CROSSBOW, points=1,
         picture=(*GROVE, T("item-crossbow", 0, 1, 1.9), T("suit-mouse", 20, -18, 0.85))),
)  # fmt: skip


# In battle (Law 4.3.1, 4.3.3)


ONE_MORE, IGNORES = Gain(adds=1), Gain(ignores_rolled=True)


def always(_state: RootState, _side: int, _battle: Battle) -> bool:
    """It is not bound to anything."""
    return True


def dealt_by_the_other(_state: RootState, side: int, battle: Battle) -> bool:
    """Have the dice dealt this side any hits?"""
    return battle.rolled[1 - role_of(battle, side)] > 0


def ignore_rolled_hits(game: Root, side: int, battle: Battle, _option: Option) -> None:
    """Discarded to ignore all hits that were rolled."""
    discard_crafted(game, side, ARMORERS.id)
    battle.rolled[1 - role_of(battle, side)] = 0


ARMORERS = Card(
    "armorers",
    B,
    PERSISTENT,
    (F,),
    copies=2,
    picture=(T("ui-hit", -21, -18, 0.8), T("ui-hit", 22, -16, 0.8), T("armour", 0, 3, 1.0)),
    in_battle=(Modifier(EFFECT, BOTH, "armorers", dealt_by_the_other, ignore_rolled_hits, gain=IGNORES),),
)


def dig_in(game: Root, side: int, battle: Battle, _option: Option) -> None:
    """Discarded for an extra hit."""
    discard_crafted(game, side, SAPPERS.id)
    battle.extra[role_of(battle, side)] += 1


SAPPERS = Card(
    "sappers",
    B,
    PERSISTENT,
    (M,),
    copies=2,
    picture=(T("b-ruin", 4, 10, 1.6), T("item-torch", -23, 9, 1.2, -12), T("ui-hit", 16, -16, 1.1)),
    in_battle=(Modifier(EFFECT, (DEFENDER,), "sappers", always, dig_in, gain=ONE_MORE),),
)


def be_brutal(game: Root, side: int, battle: Battle, _option: Option) -> None:
    """An extra hit, and a point for the defender."""
    battle.extra[role_of(battle, side)] += 1
    player = played_by(game.state, battle.defender)  # of a band that nobody controls, nobody scores (ruling X13)
    if player != NOBODY:
        gain_points(game, player, 1, law_of(BRUTAL_TACTICS.id))
        settle_victory(game)


def may_be_brutal(state: RootState, _side: int, battle: Battle) -> bool:
    """Always; against a band that nobody controls by one reading of ruling X13 alone."""
    return rulings.BRUTAL_TO_THE_UNLED or played_by(state, battle.defender) != NOBODY


BRUTAL_TACTICS = Card(
    "brutal_tactics",
    B,
    PERSISTENT,
    (F, F),
    copies=2,
    picture=(T("ui-hit", 0, 0, 2.3), T("ui-battle", 0, 0, 1.7)),
    in_battle=(
        Modifier(
            EFFECT, (ATTACKER,), "brutal_tactics", may_be_brutal, be_brutal, once=True, gain=ONE_MORE, can=may_be_brutal
        ),
    ),
)

SCOUTING_PARTY = Card(
    "scouting_party",
    M,
    PERSISTENT,
    (M, M),
    copies=2,
    picture=(*PINES, T("suit-mouse", -12, 10, 1.2), T("suit-mouse", 13, 10, 1.2), T("eye", 0, -16, 1.0)),
    in_battle=(Modifier(BARS_AMBUSH, (ATTACKER,), "scouting_party", always),),
)


# At any moment of birdsong (Law 1.4.2)


def claim(game: Root, seat: int, _target: int) -> None:
    """Discarded for a point for each clearing that one rules."""
    discard_crafted(game, seat, ROYAL_CLAIM.id)
    ruled = len(ruled_by(game.state, seat)) + owner_of(game.state, seat).rules_elsewhere(game.state, seat)
    score(game, seat, ruled, law_of(ROYAL_CLAIM.id))


ROYAL_CLAIM = Card(
    "royal_claim",
    B,
    PERSISTENT,
    (ANY, ANY, ANY, ANY),
    picture=(T("t-keep", 0, 12, 1.8), T("ui-crown", 0, -21, 1.2), *WOOD),
    any_time=AnyTime("birdsong", lambda _state, _seat: [0], claim, once=False),
)


def with_cards(state: RootState, seat: int) -> list[int]:
    """Enemies who hold cards."""
    return [enemy for enemy in enemies(state, seat) if can_be_robbed(state, enemy)]


def rob(game: Root, seat: int, victim: int) -> None:
    """A random card of somebody, who scores a point."""
    take_at_random(game, seat, victim)
    score(game, victim, 1, law_of(STAND_AND_DELIVER.id))


STAND_AND_DELIVER = Card(
    "stand_and_deliver",
    F,
    PERSISTENT,
    (M, M, M),
    copies=2,
    picture=(*WOOD, T("w-vagabond", -9, 4, 0.9), T("item-crossbow", 17, 6, 1.15, 60)),
    any_time=AnyTime("birdsong", with_cards, rob, aims=SEAT),
)


# At any moment of daylight (Law 1.4.2)


def with_own_warriors(state: RootState, seat: int) -> list[int]:
    """Clearings with warriors of one's own."""
    return [where for where, here in state.clearings.items() if here.warriors[seat]]


def collect(game: Root, seat: int, where: int) -> None:
    """A warrior of one's own goes for a card, which comes after what the removal triggers."""
    game.push(DrawCards(seat, 1, down=False, law=law_of(TAX_COLLECTOR.id)))
    remove_together(game, [Loss(seat, where, WARRIOR, by=seat)])


TAX_COLLECTOR = Card(
    "tax_collector",
    F,
    PERSISTENT,
    (F, R, M),
    copies=3,
    picture=(T("item-bag", -21, 13, 1.2), T("w-marquise", 0, 4, 0.95), T("item-coins", 22, 14, 1.2)),
    any_time=AnyTime("daylight", with_own_warriors, collect, aims=CLEARING),
    is_law_of_steps=True,
)


def look(game: Root, seat: int, whom: int) -> None:
    """Somebody's hand is seen."""
    show_hand(game, whom, seat)
    game.tell("root.looked", seat=seat, whom=whom, law=law_of(CODEBREAKERS.id))


CODEBREAKERS = Card(
    "codebreakers",
    M,
    PERSISTENT,
    (M,),
    copies=2,
    picture=(T("ui-card", -15, 6, 1.6, -14), T("ui-card", 4, 3, 1.6, 4), T("eye", 12, -14, 1.0)),
    any_time=AnyTime("daylight", others, look, aims=SEAT),
)


# At the start of a phase (Law 1.4.1)


class Bank(RootChoice):
    """Who draws a card too."""

    whom: int
    words = "bank"
    seat_field = "whom"


def bank(game: Root, seat: int) -> Rule[None]:
    """One draws a card together with an enemy of one's choice."""
    law = law_of(BETTER_BURROW_BANK.id)
    options = [*enemies(game.state, seat), *[STOP] * rulings.BANK_IS_OPTIONAL]
    whom = yield Ask(seat, "root.bank", options, law=law)
    if whom != STOP:
        draw_cards(game, seat, 1, law)
        draw_cards(game, whom, 1, law)


BETTER_BURROW_BANK = Card(
    "better_burrow_bank",
    R,
    PERSISTENT,
    (R, R),
    copies=2,
    picture=(T("burrow", 0, 6, 1.0), T("ui-card", -16, -16, 1.0, -12), T("ui-card", 16, -16, 1.0, 12)),
    at_start=AtStart("birdsong", bank),
)


def march_out(game: Root, seat: int) -> Rule[None]:
    """A battle before the day begins."""
    battles = legal_battles(game.state, seat)
    if battles:
        choice = yield Ask(seat, "root.warren", [*battles, STOP], law=law_of(COMMAND_WARREN.id))
        if choice != STOP:
            game.push(StartBattle(seat, choice.whom, choice.where))


COMMAND_WARREN = Card(
    "command_warren",
    R,
    PERSISTENT,
    (R, R),
    copies=2,
    picture=(*GROVE, T("suit-rabbit", -15, 13, 1.2), T("suit-rabbit", 15, 13, 1.2), T("ui-battle", 0, -9, 1.4)),
    at_start=AtStart("daylight", march_out),
)

COBBLER = Card(
    "cobbler",
    R,
    PERSISTENT,
    (R, R),
    copies=2,
    picture=(T("item-boot", -9, 3, 1.8), T("item-hammer", 18, -6, 1.2, 30), T("tree-tuft", 24, 22, 1.1)),
    at_start=AtStart("evening", lambda game, seat: game.push(Moves(seat, 1, law_of("cobbler")))),
    is_law_of_steps=True,
)


# At once, when they are crafted (Law 4.1.3)


def favor(name: str, suit: str) -> Card:
    """All enemy pieces leave the clearings of a suit."""
    return Card(
        name,
        suit,
        IMMEDIATE,
        (suit,) * 3,
        picture=favored(suit),
        on_crafting=lambda game, seat: sweep(game, seat, clearings_of(game.state, suit)),
    )


BASE = Deck(
    "base",
    (
        *PLAIN,
        ARMORERS,
        SAPPERS,
        BRUTAL_TACTICS,
        ROYAL_CLAIM,
        STAND_AND_DELIVER,
        TAX_COLLECTOR,
        favor("favor_of_the_foxes", FOX),
        COMMAND_WARREN,
        BETTER_BURROW_BANK,
        COBBLER,
        favor("favor_of_the_rabbits", RABBIT),
        SCOUTING_PARTY,
        CODEBREAKERS,
        favor("favor_of_the_mice", MOUSE),
    ),
    {
        "root.bank": Asked(plain=Bank, words={STOP: "root.option.no_bank"}),
        "root.warren": Asked((Assault,), words={STOP: "root.option.no_battle"}),
    },
)
