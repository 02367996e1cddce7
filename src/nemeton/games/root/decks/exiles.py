"""The deck of exiles and partisans (Law A.2): ambushes, dominance cards and items are those of the base deck, the other
cards are these, each a row with what it does beside it."""

from typing import Any

from nemeton.kernel import EVERYBODY, Ask, Asked, Hidden, Option, Rule

from .. import rulings
from ..cards import (
    AMBUSHES,
    ANY,
    BIRD,
    CARDS,
    FOX,
    LAND,
    MOUSE,
    PERSISTENT,
    RABBIT,
    SEAT,
    AnyTime,
    AtEnd,
    AtStart,
    Card,
    law_of,
)
from ..draw.emblems_scenes import GROVE, PINES, WOOD, T
from ..pieces import WARRIOR, Loss
from ..places import fitting, has_suit, matcher
from ..rules.battle import Assault, legal_battles
from ..rules.common_knowledge import might_hold
from ..rules.effects import (
    can_be_robbed,
    clear_card,
    discard_card,
    discard_crafted,
    draw_cards,
    gain_points,
    hand_over,
    join_hand,
    place_warriors,
    score,
    spend_card,
    take_at_random,
    take_from_hand,
    who_sees,
)
from ..rules.modifiers import BOTH, EFFECT, Gain, Modifier, role_of
from ..rules.movement import STOP, Move, Passage, every_move, make_move, move_warriors, ways_from
from ..rules.removing import remove_together
from ..rules.rule import faction, is_shielded, may_enter, may_leave, may_place, opponents_in, owner_of
from ..state import (
    Battle,
    Root,
    RootState,
    enemies,
    enemy_sides,
    has_crafted,
    map_of,
    names,
    others,
    ready_items,
    tokens_in,
)
from ..steps import CardStep, DrawCards, StartBattle
from .answers import Charm, Convince, Exhaust, Inform, Sabotage, SendOff, SwapFor
from .base import PLAIN
from .deck import Deck

B, F, R, M = BIRD, FOX, RABBIT, MOUSE


# Always


def tokens_twice(state: RootState, side: int, where: int) -> int:
    """Each token counts as two."""
    return 2 * tokens_in(state, side, where)


SOUP_KITCHENS = Card(
    "soup_kitchens",
    B,
    PERSISTENT,
    (F, R, M),
    picture=(T("item-tea", 0, 8, 1.9), T("suit-bird", -21, -14, 0.9), T("suit-mouse", 21, -14, 0.9)),
    rule=tokens_twice,
)

BOAT_BUILDERS = Card(
    "boat_builders",
    B,
    PERSISTENT,
    (ANY, ANY),
    picture=(*PINES, T("suit-bird", -8, 4, 1.5), T("item-hammer", 20, 6, 1.2, 30)),
    ways=lambda state, _side, where: map_of(state).clearings[where].river,
)

CORVID_PLANNERS = Card(
    "corvid_planners",
    B,
    PERSISTENT,
    (ANY, ANY),
    picture=(*WOOD, T("suit-bird", -9, 4, 1.6), T("ui-move", 18, -8, 1.2)),
    frees=lambda _state, _side, _origin, _to: True,
)


def joined_by_work(state: RootState, side: int, where: int) -> tuple[int, ...]:
    """Clearings with crafting pieces of its player lie beside each other."""
    places = dict.fromkeys(sorted(faction(state, side).workplaces(state, side)))
    return tuple(to for to in places if to != where) if where in places else ()


TUNNELS = Card(
    "tunnels",
    R,
    PERSISTENT,
    (R,),
    copies=2,
    picture=(T("burrow", -15, 8, 0.8), T("burrow", 17, 8, 0.8), T("ui-move", 0, -17, 1.1)),
    ways=joined_by_work,
)


# Crafting


def engrave(game: Root, owner: int, crafter: int) -> None:
    """A point more for an item of one's own."""
    if owner == crafter:
        gain_points(game, owner, MASTER_ENGRAVERS.item_points, law_of(MASTER_ENGRAVERS.id))


MASTER_ENGRAVERS = Card(
    "master_engravers",
    M,
    PERSISTENT,
    (M, M),
    picture=(T("item-hammer", -13, 2, 1.6, -20), T("suit-mouse", 14, 8, 1.3), T("ui-point", 16, -19, 0.9)),
    item_crafted=engrave,
    item_points=1,
)


def broker(game: Root, owner: int, crafter: int) -> None:
    """A card for an item of somebody else."""
    if owner != crafter:
        draw_cards(game, owner, 1, law_of(MURINE_BROKER.id))


MURINE_BROKER = Card(
    "murine_broker",
    M,
    PERSISTENT,
    (M, M),
    picture=(T("suit-mouse", -12, 4, 1.5), T("item-coins", 18, 12, 1.3), T("ui-card", 17, -15, 1.1, 10)),
    item_crafted=broker,
)


# In battle (Law 4.3.3)


def partisans(suit: str, *picture: T) -> Card:
    """An extra hit in clearings of a suit, for all cards of other suits in hand."""
    name = f"{suit}_partisans"

    def rise(game: Root, side: int, battle: Battle, _option: Option) -> None:
        battle.extra[role_of(battle, side)] += 1
        kept = (suit,) if rulings.PARTISANS_DISCARD_BIRDS else (suit, BIRD)
        for card in names(game.state.hands[side]):
            if CARDS[card].suit not in kept:
                take_from_hand(game.state, side, card)
                game.tell("root.thrown", seat=side, card=card, law=law_of(name))
                discard_card(game, card)

    row = Modifier(
        EFFECT,
        BOTH,
        name,
        lambda _state, _side, _battle: True,
        rise,
        once=True,
        gain=Gain(adds=1),
        can=lambda state, _side, battle: has_suit(state, battle.where, suit),
    )
    return Card(name, suit, PERSISTENT, (suit,), picture=picture, in_battle=(row,))


FOX_PARTISANS = partisans(FOX, *GROVE, T("suit-fox", 0, 8, 1.7), T("item-sword", 21, -12, 1.0, 30))
RABBIT_PARTISANS = partisans(RABBIT, *PINES, T("suit-rabbit", 0, 8, 1.7), T("item-sword", 21, -12, 1.0, 30))
MOUSE_PARTISANS = partisans(MOUSE, *WOOD, T("suit-mouse", 0, 6, 1.7), T("item-sword", 21, -12, 1.0, 30))


# Those who fall


def takes_fallen(from_map: bool, replaced: bool) -> bool:
    """Warriors that are removed from the map (ruling X2)."""
    return (from_map and not replaced) or not rulings.COFFINS_TAKE_FROM_MAP


def bury(game: Root, seat: int) -> None:
    """A point for five warriors; all go back to their supplies."""
    count = clear_card(game, COFFIN_MAKERS.id)
    score(game, seat, count // 5, law_of(COFFIN_MAKERS.id))


COFFIN_MAKERS = Card(
    "coffin_makers",
    R,
    PERSISTENT,
    (R, R),
    picture=(*GROVE, T("suit-rabbit", -14, 6, 1.3), T("ui-build", 14, 6, 1.6), T("ui-point", 14, -20, 0.8)),
    at_start=AtStart("birdsong", bury),
    takes_fallen=takes_fallen,
)


# At the start of a phase (Law 1.4.1)


def sabotage(game: Root, seat: int) -> Rule[None]:
    """Discarded for a crafted card of an enemy."""
    state = game.state
    options = [Sabotage(whom, card) for whom in enemies(state, seat) for card in state.play_areas[whom]]
    if not options:
        return
    choice = yield Ask(seat, "root.saboteurs", [*options, STOP], law=law_of(SABOTEURS.id))
    if choice != STOP:
        discard_crafted(game, seat, SABOTEURS.id)
        game.tell("root.sabotaged", seat=seat, whom=choice.whom, card=choice.card, law=law_of(SABOTEURS.id))
        discard_crafted(game, choice.whom, choice.card)


SABOTEURS = Card(
    "saboteurs",
    B,
    PERSISTENT,
    (ANY,),
    copies=3,
    picture=(T("item-hammer", 0, 0, 1.8, -40), T("ui-hit", 17, -16, 1.0), T("suit-bird", -18, 14, 1.1)),
    at_start=AtStart("birdsong", sabotage),
)


def charm(game: Root, seat: int) -> Rule[None]:
    """A card for oneself, a point for another player."""
    law = law_of(CHARM_OFFENSIVE.id)
    whom = yield Ask(seat, "root.charm", [*others(game.state, seat), STOP], law=law)
    if whom != STOP:
        game.push(DrawCards(seat, 1, down=False, law=law))
        score(game, whom, 1, law)


CHARM_OFFENSIVE = Card(
    "charm_offensive",
    R,
    PERSISTENT,
    (R,),
    picture=(*GROVE, T("suit-rabbit", 0, 6, 1.7), T("ui-heart", -19, -17, 0.9), T("ui-heart", 19, -17, 0.9)),
    at_start=AtStart("evening", charm),
    is_law_of_steps=True,
)


# At the end of birdsong


def emigrate(game: Root, seat: int) -> Rule[None]:
    """A move, and then a battle where it led; else the card is lost."""
    state, law = game.state, law_of(EMIGRE.id)
    moves = every_move(state, seat)
    bound = [move for move in moves if isinstance(move.to, int) and opponents_in(state, seat, move.to)]
    must = bool(bound) and not rulings.EMIGRES_MAY_STAY
    move: Any = STOP
    if moves:
        move = yield Ask(seat, "root.emigre", bound if must else [*moves, STOP], law=law)
    if move == STOP:
        give_up(game, seat)
        return
    if isinstance(move.to, int):
        game.push(CardStep(seat, EMIGRE.id, move.to))
    else:
        give_up(game, seat)
    yield from make_move(game, seat, move, law)


def strike(game: Root, step: CardStep) -> Rule[None]:
    """The battle after the move."""
    state, seat = game.state, step.seat
    battles = legal_battles(state, seat, clearings=[step.where]) if step.where else []
    last = [STOP] if rulings.EMIGRES_MAY_STAY else []
    about = {"where": step.where}
    choice: Any = STOP
    if battles:
        choice = yield Ask(seat, "root.emigre.battle", [*battles, *last], about=about, law=law_of(step.card))
    if choice == STOP:
        give_up(game, seat)
    else:
        game.push(StartBattle(seat, choice.whom, choice.where))


def give_up(game: Root, seat: int) -> None:
    """The card is discarded."""
    if has_crafted(game.state, seat, EMIGRE.id):
        discard_crafted(game, seat, EMIGRE.id)
        game.tell("root.lost_crafted", seat=seat, card=EMIGRE.id, law=law_of(EMIGRE.id))


EMIGRE = Card(
    "eyrie_emigre",
    B,
    PERSISTENT,
    (F, F),
    picture=(*PINES, T("suit-bird", -11, 6, 1.5), T("ui-battle", 18, -6, 1.1)),
    at_end=AtEnd("birdsong", emigrate),
    goes_on=strike,
    is_law_of_steps=True,
)


# At any moment of birdsong (Law 1.4.2)


def to_be_ordered(state: RootState, seat: int, where: int) -> list[SendOff]:
    """Whose warriors can be sent out of a clearing, and where; who rules does not matter."""
    return [
        SendOff(whom, to)
        for whom in enemies(state, seat)  # nobody orders bands about (Law D.3.4)
        if state.clearings[where].warriors[whom] and may_leave(state, whom, where)
        for to in ways_from(state, whom, where)
        if may_enter(state, whom, to)
    ]


def order_about(game: Root, seat: int, where: int) -> None:
    """Discarded; what is ordered comes next."""
    discard_crafted(game, seat, FALSE_ORDERS.id)
    game.push(CardStep(seat, FALSE_ORDERS.id, where))


def half_of(state: RootState, whom: int, where: int) -> int:
    """Half of somebody's warriors, rounded up; special ones do not go, and count only by the other reading of X8."""
    number = state.clearings[where].warriors[whom]
    if rulings.SPECIAL_WARRIORS_COUNT_FOR_HALF:
        return min(number, (owner_of(state, whom).fighters(state, whom, where) + 1) // 2)
    return (number + 1) // 2


def send_off(game: Root, step: CardStep) -> Rule[None]:
    """Half of somebody's warriors, rounded up, leave for another clearing."""
    options = to_be_ordered(game.state, step.seat, step.where) if step.where else []
    if not options:
        return
    choice = yield Ask(step.seat, "root.orders", options, about={"where": step.where}, law=law_of(step.card))
    half = half_of(game.state, choice.whom, step.where)
    move_warriors(game, choice.whom, step.where, choice.to, half, law_of(step.card))


FALSE_ORDERS = Card(
    "false_orders",
    F,
    PERSISTENT,
    (F,),
    copies=2,
    picture=(T("ui-card", -14, -6, 1.5, -10), T("suit-fox", 13, 8, 1.4), T("ui-move", 18, -18, 0.9)),
    any_time=AnyTime(
        "birdsong",
        lambda state, seat: [where for where in state.clearings if to_be_ordered(state, seat, where)],
        order_about,
        aims=LAND,
        once=False,
    ),
    goes_on=send_off,
)


def take_one(game: Root, seat: int, whom: int) -> None:
    """A random card of somebody; then one is given back."""
    game.push(CardStep(seat, SWAP_MEET.id, whom=whom))
    take_at_random(game, seat, whom)


def give_one(game: Root, step: CardStep) -> Rule[None]:
    """The card that is given may be the one that was taken."""
    state, seat, whom = game.state, step.seat, step.whom
    if whom < 0 or whom == seat or not state.hands[seat]:
        return
    law = law_of(step.card)
    card = yield Ask(
        seat, "root.swap", lambda: sorted(set(names(state.hands[seat]))), about={"whom": whom}, law=law, secret=True
    )
    join_hand(game, whom, hand_over(game, seat, card, seat, whom), seat)
    game.tell("root.swapped", seat=seat, whom=whom, law=law)
    game.tell("root.swapped_what", seat=seat, whom=whom, card=card, only=who_sees(state, seat, whom))


SWAP_MEET = Card(
    "swap_meet",
    R,
    PERSISTENT,
    (R,),
    copies=2,
    picture=(T("ui-card", -17, -2, 1.4, -12), T("ui-card", 17, -2, 1.4, 12), T("suit-rabbit", 0, 12, 1.2)),
    any_time=AnyTime(
        "birdsong",
        lambda state, seat: [other for other in others(state, seat) if can_be_robbed(state, other)],
        take_one,
        aims=SEAT,
    ),
    goes_on=give_one,
)


# At any moment of daylight (Law 1.4.2)


def to_be_convinced(state: RootState, seat: int, where: int) -> list[int]:
    """Whose warriors can be replaced in a clearing (ruling X3)."""
    if rulings.BUREAU_REPLACES and not can_replace(state, seat, where):
        return []
    foes = [whom for whom in enemy_sides(state, seat) if state.clearings[where].warriors[whom]]
    return [whom for whom in foes if not is_shielded(state, whom, where, seat)]


def can_replace(state: RootState, seat: int, where: int) -> bool:
    """Is there a warrior for it, and may it stand there?"""
    return bool(state.supply[seat]) and may_place(state, seat, where)


def convincing(state: RootState, seat: int) -> list[int]:
    """Clearings with such warriors, for which a card matches."""
    hand = state.hands[seat]
    return [at for at in state.clearings if to_be_convinced(state, seat, at) and fitting(state, hand, at)]


def might_convince(state: RootState, seat: int) -> bool:
    """Could there be one, for all that everybody knows?"""
    return any(
        to_be_convinced(state, seat, where) and might_hold(state, state.hands[seat], matcher(state, where))
        for where in state.clearings
    )


def convince(game: Root, step: CardStep) -> Rule[None]:
    """A card is spent, a warrior leaves and another one takes the place."""
    state, seat, where, law = game.state, step.seat, step.where, law_of(step.card)

    def options() -> list[Option]:
        cards = fitting(state, state.hands[seat], where)
        return [Convince(whom, card) for whom in to_be_convinced(state, seat, where) for card in cards]

    if not where or not options():
        return
    choice = yield Ask(seat, "root.bureau", options, about={"where": where}, law=law, secret=True)
    spend_card(game, seat, choice.paid, law)
    stays = can_replace(state, seat, where)
    remove_together(game, [Loss(choice.whom, where, WARRIOR, by=seat, replaced=stays)])
    if stays:
        place_warriors(game, seat, where, 1, law)


PROPAGANDA_BUREAU: Card = Card(
    "propaganda_bureau",
    F,
    PERSISTENT,
    (ANY, ANY, ANY),
    picture=(T("ui-card", -15, 0, 1.6, -8), T("suit-fox", 13, -4, 1.4), T("ui-heart", 18, 18, 0.8)),
    any_time=AnyTime(
        "daylight",
        convincing,
        lambda game, seat, where: game.push(CardStep(seat, PROPAGANDA_BUREAU.id, where)),
        aims=LAND,
        might=might_convince,
    ),
    goes_on=convince,
)


def adventures(state: RootState, seat: int) -> list[Option]:
    """Moves and battles."""
    return [*every_move(state, seat), *legal_battles(state, seat)]


def set_out(game: Root, step: CardStep) -> Rule[None]:
    """An item is turned face down for a move or a battle."""
    state, seat, law = game.state, step.seat, law_of(step.card)
    items, options = sorted(set(ready_items(state, seat))), adventures(state, seat)
    if not items or not options:
        return
    item = yield Ask(seat, "root.league.item", items, law=law)
    state.exhausted[seat] = sorted([*state.exhausted.get(seat, ()), item])
    game.tell("root.exhausted_crafted", seat=seat, item=item, law=law)
    choice = yield Ask(seat, "root.league", options, law=law)
    if isinstance(choice, Assault):
        game.push(StartBattle(seat, choice.whom, choice.where))
    else:
        yield from make_move(game, seat, choice, law)


LEAGUE: Card = Card(
    "league_of_adventurous_mice",
    M,
    PERSISTENT,
    (M,),
    copies=2,
    picture=(*WOOD, T("suit-mouse", -13, 6, 1.3), T("item-boot", 15, 10, 1.2), T("item-sword", 17, -16, 1.0, 30)),
    any_time=AnyTime(
        "daylight",
        lambda state, seat: [0] if ready_items(state, seat) and adventures(state, seat) else [],
        lambda game, seat, _target: game.push(CardStep(seat, LEAGUE.id)),
    ),
    goes_on=set_out,
    is_law_of_steps=True,
)


# In the evening


def inform(game: Root, seat: int, is_last: bool) -> Rule[bool]:
    """Instead of drawing, an ambush of the discard pile (ruling X4)."""
    state = game.state
    ambushes = sorted({card for card in state.discard if card in AMBUSHES})
    if not ambushes or not (is_last or rulings.INFORMANTS_AT_ANY_DRAW):
        return False
    card = yield Ask(seat, "root.informants", [*ambushes, STOP], law=law_of(INFORMANTS.id))
    if card == STOP:
        return False
    state.discard.remove(card)
    join_hand(game, seat, Hidden(card, EVERYBODY))
    game.tell("root.informed", seat=seat, card=card, law=law_of(INFORMANTS.id))
    return True


INFORMANTS = Card(
    "informants",
    F,
    PERSISTENT,
    (F, F),
    copies=2,
    picture=(*WOOD, T("suit-fox", -13, 6, 1.4), T("eye", 13, -14, 0.9), T("ui-card", 17, 13, 1.1, 10)),
    instead_of_drawing=inform,
)


EXILES = Deck(
    "exiles",
    (
        *PLAIN,
        SABOTEURS,
        SOUP_KITCHENS,
        BOAT_BUILDERS,
        CORVID_PLANNERS,
        EMIGRE,
        FOX_PARTISANS,
        PROPAGANDA_BUREAU,
        FALSE_ORDERS,
        INFORMANTS,
        RABBIT_PARTISANS,
        TUNNELS,
        CHARM_OFFENSIVE,
        SWAP_MEET,
        COFFIN_MAKERS,
        MOUSE_PARTISANS,
        LEAGUE,
        MURINE_BROKER,
        MASTER_ENGRAVERS,
    ),
    {
        "root.saboteurs": Asked((Sabotage,), words={STOP: "root.option.no_sabotage"}),
        "root.charm": Asked(plain=Charm, words={STOP: "root.option.no_bank"}),
        "root.emigre": Asked((Move, Passage), words={STOP: "root.option.no_emigre"}),
        "root.emigre.battle": Asked((Assault,), words={STOP: "root.option.no_emigre"}),
        "root.orders": Asked((SendOff,)),
        "root.swap": Asked(plain=SwapFor),
        "root.bureau": Asked((Convince,)),
        "root.league.item": Asked(plain=Exhaust),
        "root.league": Asked((Move, Passage, Assault)),
        "root.informants": Asked(plain=Inform, words={STOP: "root.option.no_informants"}),
    },
    shifts_rule=True,
)
