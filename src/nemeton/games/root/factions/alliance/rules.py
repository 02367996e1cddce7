"""The Woodland Alliance (Law 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Hidden, Option, Phrase, Pick, Problem, Rule, concealed, in_parts, show

from ... import rulings
from ...cards import SUITS, matches
from ...pieces import WARRIOR, Loss
from ...places import crafting_suit, crafting_suits, fitting, has_suit, matcher, suits_of
from ...refusals import refused_battles
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options, might_act, use
from ...rules.common_knowledge import by_hand, might_hold, pledged
from ...rules.crafting import Craft, craft, craftable
from ...rules.effects import (
    discard_card,
    draw_card,
    hand_over,
    place_building,
    place_token,
    place_warriors,
    score,
    show_hand,
    spend_card,
    take_out,
    to_supply,
)
from ...rules.movement import Move, adjacent_for, legal_moves, move_warriors, refused_moves
from ...rules.removing import remove_together, sweep
from ...rules.rule import may_place
from ...rules.turn import choose_deed, draw_for_evening
from ...state import NOBODY, names, slots_free, tokens_in, with_building, with_token
from ...steps import FactionStep, StartBattle
from .board import FIRST_SUPPORTERS, SUPPORTERS_WITHOUT_BASE, SYMPATHIES, AllianceBoard
from .choices import ASKED, END, SHOW, Mobilize, Organize, RecruitAt, Revolt, Spread, Train
from .judge import JudgedAlliance
from .positions import WrittenAlliance
from .prices import REVOLT_COST, board_of, least_cost, may_rise, sympathy_cost, sympathy_points
from .refusals import refused_by_alliance, refused_revolts, refused_sympathy

if TYPE_CHECKING:
    from ...state import Root, RootState


def base_of(suit: str) -> str:
    """The name of the base of a suit."""
    return f"base_{suit}"


class Alliance(WrittenAlliance, JudgedAlliance):
    """They gather supporters, win clearings over, and rise."""

    name = "alliance"
    order = "C"
    reach = 3
    promise = 1.1
    warriors = 10
    piece_counts: ClassVar[dict[str, int]] = {"sympathy": SYMPATHIES, **{base_of(suit): 1 for suit in SUITS}}
    reactions = ("outrage", *(f"lost_{suit}" for suit in SUITS))
    follow_ups = ("trim",)
    effect_words: ClassVar = {f"lost_{suit}": "base_lost" for suit in SUITS}
    asked = ASKED
    zones: ClassVar = {"supporters": "the Alliance, and whoever gave a card until cards are mixed"}
    steps = ("revolt", "spread", "day", "operations", "draw", *reactions, *follow_ups)

    def board(self) -> AllianceBoard:
        return AllianceBoard()

    def prepare(self, game: Root, seat: int) -> None:
        """8.3 Three supporters."""
        for _ in range(FIRST_SUPPORTERS):
            self.draw_supporter(game, seat)

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        state = game.state
        match name:
            case "birdsong":
                game.push(FactionStep(seat, "revolt"), FactionStep(seat, "spread"))
            case "daylight":
                game.push(FactionStep(seat, "day"))
            case _:
                board_of(state, seat).operations = board_of(state, seat).officers
                game.push(FactionStep(seat, "operations"), FactionStep(seat, "draw"))
        return None

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "revolt":
                return self.revolt(game, seat)
            case "spread":
                return self.spread(game, seat)
            case "day":
                return self.day(game, seat)
            case "operations":
                return self.operations(game, seat)
            case "draw":
                draw_for_evening(game, seat)
                return None
            case "outrage":
                return self.outrage(game, step)
            case "trim":
                return self.trim(game, seat)
            case _:
                self.base_lost(game, step)
                return None

    # Birdsong (8.4)

    def revolt(self, game: Root, seat: int) -> Rule[None]:
        """8.4.1 As often as they can: two supporters, and a sympathetic clearing rises."""
        state = game.state
        if not self.revolts(state, seat, paid=False):
            return
        step = FactionStep(seat, "revolt")
        ask = Ask(
            seat,
            "root.alliance.revolt",
            lambda: [*self.revolts(state, seat), *anytime_options(state, seat), END],
            law="8.4.1",
            secret=True,
            refused=lambda: refused_revolts(state, seat, self),
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, END):
            return
        game.push(step)
        where = choice.where
        yield from self.spend_supporters(game, seat, where, REVOLT_COST, "8.4.1.II")
        board = board_of(state, seat)
        suit = yield from self.choose_base(game, seat, where)
        game.tell("root.revolt", seat=seat, where=where, law="8.4.1")
        sweep(game, seat, [where])
        if slots_free(state, where):  # else bases of other suits fill the clearing, and warriors rise alone
            board.bases.remove(suit)
            place_building(game, seat, where, base_of(suit), "8.4.1.III")
        loyal = sum(has_suit(state, at, suit) for at in with_token(state, seat, "sympathy"))
        place_warriors(game, seat, where, loyal, "8.4.1.III")
        self.new_officer(game, seat, "8.4.1.III")

    def choose_base(self, game: Root, seat: int, where: int) -> Rule[str]:
        """The suit of the base that rises in a clearing; where there are several suits, any that is left."""
        suits = bases_for(game.state, seat, where)
        if len(suits) == 1:
            return suits[0]
        suit: str = yield Ask(seat, "root.alliance.base", suits, about={"where": where}, law="8.4.1.I")
        return suit

    def revolts(self, state: RootState, seat: int, *, paid: bool = True) -> list[Revolt]:
        """Where they can revolt: a base of that suit is left and can be placed, and supporters will pay. The slot may
        be one that the revolt itself empties, and none is needed where own bases of other suits have taken them all.
        Not `paid`: where they could, for all that everybody knows."""
        return [
            Revolt(where)
            for where in with_token(state, seat, "sympathy")
            if bases_for(state, seat, where)
            and may_rise(state, seat, where)
            and (slots_free(state, where) or state.clearings[where].buildings)
            and self.can_pay(state, seat, where, REVOLT_COST, paid)
        ]

    def spread(self, game: Root, seat: int) -> Rule[None]:
        """8.4.2 As often as they can: supporters, and a clearing beside a sympathetic one becomes sympathetic."""
        state = game.state
        if not self.spreads(state, seat, paid=False):
            return
        step = FactionStep(seat, "spread")
        ask = Ask(
            seat,
            "root.alliance.spread",
            lambda: [*self.spreads(state, seat), *anytime_options(state, seat), END],
            law="8.4.2",
            secret=True,
            refused=lambda: refused_sympathy(state, seat, self),
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, END):
            return
        game.push(step)
        where = choice.where
        yield from self.spend_supporters(game, seat, where, self.cost(state, seat, where), "8.4.2.II")
        self.place_sympathy(game, seat, where, "8.4.2.III")

    def can_pay(self, state: RootState, seat: int, where: int, count: int, paid: bool) -> bool:
        """Do so many supporters match a clearing; not `paid`, might they, for all that everybody knows?"""
        supporters, fits = board_of(state, seat).supporters, matcher(state, where)
        if paid:
            return sum(fits(card.card) for card in supporters) >= count
        return might_hold(state, supporters, fits, count)

    def spreads(self, state: RootState, seat: int, *, paid: bool = True) -> list[Spread]:
        """Where sympathy can spread to, and is paid for; not `paid`, where it might, for all that everybody knows."""
        board = board_of(state, seat)
        loyal = set(with_token(state, seat, "sympathy"))
        if not board.sympathy:
            return []
        reach = (
            {beside for where in loyal for beside in adjacent_for(state, seat, where)}
            if loyal
            else set(state.clearings)
        )
        least = least_cost(state, seat)

        known: dict[tuple[tuple[str, ...], int], bool] = {}  # suits and a price are met again and again

        def is_paid(where: int, price: int) -> bool:
            key = suits_of(state, where), price
            if key not in known:
                known[key] = self.can_pay(state, seat, where, price, paid)
            return known[key]

        return [
            Spread(where)
            for where in sorted(reach - loyal)
            if is_paid(where, least) and may_place(state, seat, where) and is_paid(where, self.cost(state, seat, where))
        ]

    def cost(self, state: RootState, seat: int, where: int) -> int:
        """What the next sympathy costs there; three warriors of one other player make it dearer (8.4.2.II.A)."""
        return sympathy_cost(state, seat, where)

    def place_sympathy(self, game: Root, seat: int, where: int, law: str) -> None:
        """A sympathy token leaves the track and scores what its slot shows."""
        board = board_of(game.state, seat)
        points = sympathy_points(game.state, seat)
        board.sympathy -= 1
        place_token(game, seat, where, "sympathy", law)
        score(game, seat, points, law)

    # Daylight (8.5)

    def day(self, game: Root, seat: int) -> Rule[None]:
        """8.5 Craft, mobilize, train, in any order."""
        state = game.state
        choice = yield Ask(
            seat,
            "root.alliance.day",
            by_hand(state, seat, lambda: self.deeds(state, seat)),
            law="8.5",
            refused=lambda: refused_by_alliance(state, seat),
        )
        if choice == END:
            return
        game.push(FactionStep(seat, "day"))
        match choice:
            case Craft():
                craft(game, seat, choice)
            case Mobilize(card):
                board_of(state, seat).supporters.append(hand_over(game, seat, card, seat))
                game.tell("root.mobilized", seat=seat, law="8.5.2")
                self.hold_supporters(game, seat)
            case Train(card):
                spend_card(game, seat, card, "8.5.3")
                self.new_officer(game, seat, "8.5.3")
            case _:
                use(game, seat, choice)

    def deeds(self, state: RootState, seat: int) -> list[Option]:
        """What they may do by day."""
        board = board_of(state, seat)
        hand = sorted({card.card for card in state.hands[seat]})
        options: list[Option] = list(craftable(state, seat))
        options += [Mobilize(card) for card in hand]
        if state.supply[seat]:
            built = [suit for suit in ("fox", "rabbit", "mouse") if suit not in board.bases]
            options += [Train(card) for card in hand if any(matches(card, suit) for suit in built)]
        return [*options, *anytime_options(state, seat), END]

    def new_officer(self, game: Root, seat: int, law: str) -> None:
        """A warrior of the supply becomes an officer."""
        state = game.state
        if state.supply[seat]:
            state.supply[seat] -= 1
            board_of(state, seat).officers += 1
            game.tell("root.officer", seat=seat, law=law)

    # Evening (8.6)

    def operations(self, game: Root, seat: int) -> Rule[None]:
        """8.6.1 One operation an officer."""
        state = game.state
        board = board_of(state, seat)
        options = self.operation_options(state, seat) if board.operations else []
        may_act = might_act(state, seat)
        if not options and not may_act:
            return
        step = FactionStep(seat, "operations")
        ask = Ask(
            seat,
            "root.alliance.operation",
            (lambda: [*options, *anytime_options(state, seat), END]) if may_act else [*options, END],
            about={"left": board.operations},
            law="8.6.1",
            refused=lambda: [*refused_moves(state, seat), *refused_battles(state, seat)],
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, END):
            return
        board.operations -= 1
        game.push(step)
        match choice:
            case Move(origin, to, count):
                move_warriors(game, seat, origin, to, count, "8.6.1.I")
            case Assault(where, defender):
                game.push(StartBattle(seat, defender, where))
            case RecruitAt(where):
                place_warriors(game, seat, where, 1, "8.6.1.III")
            case Organize(where):
                remove_together(game, [Loss(seat, where, WARRIOR, by=seat)])
                self.place_sympathy(game, seat, where, "8.6.1.IV")

    def operation_options(self, state: RootState, seat: int) -> list[Option]:
        """The operations that are possible."""
        board = board_of(state, seat)
        options: list[Option] = [*legal_moves(state, seat), *legal_battles(state, seat)]
        if state.supply[seat]:
            bases = {
                where for suit in ("fox", "rabbit", "mouse") for where in with_building(state, seat, base_of(suit))
            }
            options += [RecruitAt(where) for where in sorted(bases) if may_place(state, seat, where)]
        if board.sympathy:
            options += [
                Organize(where)
                for where, here in state.clearings.items()
                if here.warriors[seat]
                and not tokens_in(state, seat, where, "sympathy")
                and may_place(state, seat, where)
            ]
        return options

    # Supporters (8.2.3)

    def spend_supporters(self, game: Root, seat: int, where: int, count: int, law: str) -> Rule[None]:
        """Spend supporters that match a clearing."""
        state = game.state
        board, fits = board_of(state, seat), matcher(state, where)
        for part in in_parts(len(board.supporters), count):
            state.pledge = pledged(state, seat, where, count)
            spent = yield Pick(
                seat,
                "root.alliance.supporters",
                lambda: [card for card in names(board.supporters) if fits(card)],
                least=part,
                about={"count": part, "suit": crafting_suit(state, where)},
                law=law,
            )
            state.pledge = None
            for card in spent:
                self.lose_supporter(game, seat, card, law)
            count -= part

    def lose_supporter(self, game: Root, seat: int, card: str, law: str) -> None:
        """A supporter goes to the discard pile, in sight of all."""
        take_out(board_of(game.state, seat).supporters, card)
        game.tell("root.supporter_spent", seat=seat, card=card, law=law)
        discard_card(game, card)

    def draw_supporter(self, game: Root, seat: int) -> None:
        """A card of the deck becomes a supporter."""
        card = draw_card(game)
        if card is not None:
            board_of(game.state, seat).supporters.append(show(card, seat))
            game.shown(seat)
            game.tell("root.supporter", seat=seat, law="8.2.3")
            self.hold_supporters(game, seat)

    def hold_supporters(self, game: Root, seat: int) -> None:
        """8.2.3.I Without a base the sixth supporter is discarded at once."""
        board = board_of(game.state, seat)
        if len(board.bases) == 3 and len(board.supporters) > SUPPORTERS_WITHOUT_BASE:
            card = board.supporters.pop().card  # the very one that came, not another of its name
            game.shown()  # nobody had seen it, or only who gave it
            game.tell("root.supporter_spent", seat=seat, card=card, law="8.2.3.I")
            discard_card(game, card)

    # What others owe them (8.2.6)

    def entered(self, game: Root, seat: int, mover: int, where: int) -> list[FactionStep]:
        """Moving warriors into a sympathetic clearing is an outrage."""
        return [FactionStep(seat, "outrage", where, by=mover)] if tokens_in(game.state, seat, where, "sympathy") else []

    def outrage(self, game: Root, step: FactionStep) -> Rule[None]:
        """Who offends gives a matching card to the supporters, or shows the hand, and a card is drawn for them."""
        state, seat, offender = game.state, step.seat, step.by
        card = yield Ask(
            offender,
            "root.outrage",
            by_hand(state, offender, lambda: fitting(state, state.hands[offender], step.where) or [SHOW]),
            about={"where": step.where, "suit": crafting_suit(state, step.where)},
            law="8.2.6",
        )
        if card == SHOW:
            show_hand(game, offender, seat)
            game.tell("root.outrage_shown", seat=offender, whom=seat, law="8.2.6")
            self.draw_supporter(game, seat)
            return
        given = hand_over(game, offender, card, offender, seat, fits=matcher(state, step.where))
        board_of(state, seat).supporters.append(given)
        game.tell("root.outraged", seat=offender, whom=seat, where=step.where, law="8.2.6")
        self.hold_supporters(game, seat)

    # Losses (8.2.4)

    def takes_back(self, board: AllianceBoard, piece: str) -> None:
        if piece == "sympathy":
            super().takes_back(board, piece)
        else:
            board.bases = sorted([*board.bases, piece.removeprefix("base_")])

    def piece_removed(self, game: Root, seat: int, loss: Loss) -> list[FactionStep]:
        """Removing sympathy is an outrage; a base takes supporters and half the officers along."""
        if loss.piece == "sympathy":
            return [FactionStep(seat, "outrage", loss.where, by=loss.by)] if loss.by not in (NOBODY, seat) else []
        return [FactionStep(seat, f"lost_{loss.piece.removeprefix('base_')}", loss.where)]

    def base_lost(self, game: Root, step: FactionStep) -> None:
        """Supporters of its suit and birds are discarded (of a clearing of several suits all that match it, ruling
        L2), half of the officers (rounded up) leave. Ruling: with them go the operations that they would still have
        allowed (8.6.1)."""
        state, seat = game.state, step.seat
        board = board_of(state, seat)
        suit = step.name.removeprefix("lost_")
        suits = suits_of(state, step.where) if rulings.LOST_BUILDINGS_ARE_OF_EVERY_SUIT else (suit,)
        for card in [one.card for one in board.supporters if any(matches(one.card, each) for each in suits)]:
            self.lose_supporter(game, seat, card, "8.2.4")
        leaving = (board.officers + 1) // 2
        board.officers -= leaving
        board.operations = max(0, board.operations - leaving)
        to_supply(game, seat, leaving)
        game.tell("root.base_lost", seat=seat, suit=suit, count=leaving, law="8.2.4")
        if len(board.bases) == 3 and len(board.supporters) > SUPPORTERS_WITHOUT_BASE:
            game.push(FactionStep(seat, "trim"))

    def trim(self, game: Root, seat: int) -> Rule[None]:
        """Without a base, down to five supporters."""
        board = board_of(game.state, seat)
        for part in in_parts(len(board.supporters), max(0, len(board.supporters) - SUPPORTERS_WITHOUT_BASE)):
            thrown = yield Pick(
                seat,
                "root.alliance.trim",
                lambda: names(board.supporters),
                least=part,
                about={"count": part},
                law="8.2.4",
            )
            for card in thrown:
                self.lose_supporter(game, seat, card, "8.2.4")

    # Abilities and the board

    def pieces_on_board(self, board: AllianceBoard, piece: str) -> int:
        return board.sympathy if piece == "sympathy" else board.bases.count(piece.removeprefix("base_"))

    def left_undone(self, board: AllianceBoard) -> Phrase | None:
        """Operations."""
        return Phrase("root.text.undone.operations", {"count": board.operations}) if board.operations else None

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """No more operations than officers (8.6.1), one sympathy in a clearing (8.2.5.I), and every base where its suit
        is (8.4.1)."""
        if not 0 <= board_of(state, seat).operations <= board_of(state, seat).officers:
            yield Problem("root.check.officers", {"seat": seat})
        for where, here in state.clearings.items():
            if tokens_in(state, seat, where, "sympathy") > 1:
                yield Problem("root.check.sympathy_twice", {"where": where})
            for owner, piece in here.buildings:
                if owner == seat and piece not in map(base_of, suits_of(state, where)):
                    yield Problem("root.check.base_astray", {"where": where})

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Somebody else offends somewhere; a base is lost somewhere."""
        if step.name == "outrage" and step.by in (NOBODY, step.seat):
            return False
        return step.name not in self.reactions or step.where in state.clearings

    def warriors_on_board(self, board: AllianceBoard) -> int:
        """Officers."""
        return board.officers

    def hidden_cards(self, board: AllianceBoard) -> list[Hidden]:
        """Supporters."""
        return board.supporters

    def conceal_board(self, board: AllianceBoard, viewer: int) -> AllianceBoard:
        """8.2.3 Supporters lie face down."""
        seen = super().conceal_board(board, viewer)
        assert isinstance(seen, AllianceBoard)
        seen.supporters = concealed(board.supporters, viewer, ordered=False)
        return seen

    def takes_high_die(self, state: RootState, seat: int) -> bool:
        """8.2.2 Guerrilla War."""
        return True

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """8.2.1 Sympathy tokens."""
        return crafting_suits(state, with_token(state, seat, "sympathy"))

    def workplaces(self, state: RootState, seat: int) -> list[int]:
        return with_token(state, seat, "sympathy")

    def evening_cards(self, state: RootState, seat: int) -> int:
        """8.6.2 One, and one for each base built."""
        return 1 + 3 - len(board_of(state, seat).bases)


def bases_for(state: RootState, seat: int, where: int) -> list[str]:
    """The suits of bases that match a clearing and are left."""
    bases = board_of(state, seat).bases
    return [suit for suit in suits_of(state, where) if suit in bases]


FACTION = Alliance()
