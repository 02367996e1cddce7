"""The Lizard Cult (Law 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import EVERYBODY, Ask, Hidden, Option, Phrase, Problem, Rule
from nemeton.kernel.outlook import Remark

from ... import rulings
from ...cards import BIRD, CARDS, DOMINANCE, SUITS, suit_of
from ...pieces import WARRIOR, Loss
from ...places import clearings_beside, clearings_of, crafting_suits, suits_of
from ...rules.card_effects import anytime_options
from ...rules.common_knowledge import by_hand
from ...rules.effects import (
    discard_at_random,
    discard_card,
    join_hand,
    place_building,
    place_warriors,
    reclaim,
    score,
    shuffle_discards,
    take_from_hand,
)
from ...rules.homelands import NOT_ADJACENT, as_far_as_possible, choose_homeland, free_homelands, spread_evenly
from ...rules.homes import homes_for
from ...rules.rule import may_place, ruler
from ...rules.turn import choose_deed, craft_if_possible, draw_for_evening
from ...state import slots_free, with_building
from ...steps import FactionStep
from .board import FIRST_ACOLYTES, FIRST_WARRIORS, GARDENS, SPREAD_WARRIORS, CultBoard, garden_of, rite_of
from .choices import ASKED, END, Gather, Plant, Rite, Sacrifice
from .conspiracies import Conspirators, board_of, gardens_for
from .judge import JudgedCult
from .positions import WrittenCult
from .refusals import refused_rituals

if TYPE_CHECKING:
    from ...state import Battle, Root, RootState


class Cult(WrittenCult, JudgedCult, Conspirators):
    """They reveal cards instead of spending them, and strike by those who fell for them."""

    name = "cult"
    order = "F"
    reach = 2
    promise = 1.8
    begins_in_corner = True
    warriors = 25
    piece_counts: ClassVar[dict[str, int]] = {garden_of(suit): GARDENS for suit in SUITS}
    is_lord = True
    asked = ASKED
    reactions = ("fear",)
    used_once = tuple(rite_of(suit) for suit in SUITS)
    zones: ClassVar = {"lost souls, cards revealed by the Cult": "everybody"}
    steps = ("conspire", "strike", "day", "craft", "draw", *reactions)

    def board(self) -> CultBoard:
        return CultBoard()

    # Setup (10.3)

    def prepare(self, game: Root, seat: int) -> Rule[None]:
        """A garden and four warriors in a free corner, opposite somebody where possible, a warrior in each clearing
        beside it; and the first outcast."""
        state = game.state
        home = yield Ask(seat, "root.cult.home", homes_for(state, seat, with_slot=True), law="10.3.2")
        state.homes[seat] = home
        self.plant(game, seat, home, (yield from self.choose_garden(game, seat, home, "10.3.2")), "10.3.2")
        place_warriors(game, seat, home, FIRST_WARRIORS, "10.3.2")
        for beside in clearings_beside(state, home):
            if may_place(state, seat, beside):
                place_warriors(game, seat, beside, 1, "10.3.2")
        board = board_of(state, seat)
        board.outcast = yield Ask(seat, "root.cult.outcast", list(SUITS), law="10.3.3")
        game.tell("root.outcast", seat=seat, suit=board.outcast, hated=0, law="10.3.3")

    def homelands(self, state: RootState, seat: int) -> list[int]:
        """A.8.2 Any clearing with a slot, beside no homeland of others."""
        return as_far_as_possible(state, seat, free_homelands(state, seat, slots=1), NOT_ADJACENT)

    def settle(self, game: Root, seat: int) -> Rule[None]:
        """A.8.2 A garden and four warriors in the homeland, three spread around it, two acolytes, the outcast."""
        state, board = game.state, board_of(game.state, seat)
        home = yield from choose_homeland(game, seat, self.homelands(state, seat))
        self.plant(game, seat, home, (yield from self.choose_garden(game, seat, home, "A.8.2")), "A.8.2")
        place_warriors(game, seat, home, FIRST_WARRIORS, "A.8.2")
        yield from spread_evenly(game, seat, home, SPREAD_WARRIORS)
        state.supply[seat] -= FIRST_ACOLYTES
        board.acolytes += FIRST_ACOLYTES
        game.tell("root.acolytes", seat=seat, count=FIRST_ACOLYTES, law="A.8.2")
        board.outcast = yield Ask(seat, "root.cult.outcast", list(SUITS), law="A.8.2")
        game.tell("root.outcast", seat=seat, suit=board.outcast, hated=0, law="A.8.2")

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        match name:
            case "birdsong":
                self.shun(game, seat)
                self.release_souls(game, seat)
                game.push(FactionStep(seat, "conspire"))
            case "daylight":
                game.push(FactionStep(seat, "day"))
            case _:
                self.take_back(game, seat)
                game.push(FactionStep(seat, "craft"), FactionStep(seat, "draw"))
        return None

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "conspire":
                return self.conspire(game, seat)
            case "strike":
                return self.strike(game, step)
            case "day":
                return self.day(game, seat)
            case "craft":
                return craft_if_possible(game, seat, "10.6.2")
            case "draw":
                draw_for_evening(game, seat)
            case _:
                self.fear(game, step)
        return None

    # Birdsong (10.4)

    def shun(self, game: Root, seat: int) -> None:
        """10.4.1 The suit that most lost souls have is outcast, birds aside; if it was so already, or if there is no
        such suit, the outcast is hated."""
        board = board_of(game.state, seat)
        counts = Counter(suit_of(card) for card in board.lost_souls)
        most = max(counts[suit] for suit in SUITS)
        leading = [suit for suit in SUITS if counts[suit] == most]
        found = leading[0] if len(leading) == 1 else board.outcast
        board.outcast, board.hated = found, found == board.outcast
        game.tell("root.outcast", seat=seat, suit=board.outcast, hated=int(board.hated), law="10.4.1")

    def release_souls(self, game: Root, seat: int) -> None:
        """10.4.2 The lost souls become discards, dominance cards among them available. If the deck is empty, it is
        made anew at once (2.1)."""
        state, board = game.state, board_of(game.state, seat)
        souls, board.lost_souls = board.lost_souls, []
        if not souls:
            return
        game.tell("root.released", seat=seat, count=len(souls), law="10.4.2")
        for card in souls:
            if CARDS[card].kind == DOMINANCE:
                state.available.append(card)
                game.tell("root.available", card=card, law="10.4.2")
            else:
                state.discard.append(card)
        if not state.deck and state.discard:
            shuffle_discards(game)

    # Daylight (10.5)

    def day(self, game: Root, seat: int) -> Rule[None]:
        """A ritual for each card that is revealed, in any order."""
        state = game.state
        step = FactionStep(seat, "day")
        ask = Ask(
            seat,
            "root.cult.day",
            by_hand(state, seat, lambda: [*self.rituals(state, seat), *anytime_options(state, seat), END]),
            law="10.5",
            refused=lambda: refused_rituals(state, seat),
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, END):
            return
        game.push(step)
        take_from_hand(state, seat, choice.card)
        game.tell("root.revealed", seat=seat, card=choice.card, law="10.5")
        if not isinstance(choice, Rite):
            board_of(state, seat).revealed.append(choice.card)
        match choice:
            case Plant(_, where):
                self.plant(game, seat, where, (yield from self.choose_garden(game, seat, where, "10.5.1")), "10.5.1")
            case Gather(_, where):
                place_warriors(game, seat, where, 1, "10.5.2")
            case Rite(card):
                self.celebrate(game, seat, card)
            case Sacrifice():
                state.supply[seat] -= 1
                board_of(state, seat).acolytes += 1
                game.tell("root.acolytes", seat=seat, count=1, law="10.5.4")

    def rituals(self, state: RootState, seat: int) -> list[Option]:
        """What the hand allows; a bird stands in for no suit here (10.2.2)."""
        options: list[Option] = []
        places = {suit: clearings_of(state, suit) for suit in SUITS}
        sites = {suit: [where for where in places[suit] if self.may_plant(state, seat, where)] for suit in SUITS}
        for card in sorted({card.card for card in state.hands[seat]}):
            suit = suit_of(card)
            if suit == BIRD:
                options += [Sacrifice(card)] if state.supply[seat] else []
                continue
            options += [Plant(card, where) for where in sites[suit]]
            if state.supply[seat]:
                options += [Gather(card, where) for where in places[suit] if may_place(state, seat, where)]
            if board_of(state, seat).planted(suit) and rite_of(suit) not in state.used:
                options.append(Rite(card))
        return options

    def may_plant(self, state: RootState, seat: int, where: int) -> bool:
        """10.5.1 A clearing that the Cult rules, with room for a garden of its suit."""
        return bool(
            gardens_for(state, seat, where)
            and slots_free(state, where)
            and ruler(state, where) == seat
            and may_place(state, seat, where)
        )

    def plant(self, game: Root, seat: int, where: int, suit: str, law: str) -> None:
        """A garden leaves its track for the map."""
        board, garden = board_of(game.state, seat), garden_of(suit)
        setattr(board, garden, getattr(board, garden) - 1)
        place_building(game, seat, where, garden, law)

    def celebrate(self, game: Root, seat: int, card: str) -> None:
        """10.5.3 The card just revealed is spent, for what stands above the gardens of its suit."""
        suit = suit_of(card)
        game.state.used.append(rite_of(suit))
        game.tell("root.rite", seat=seat, suit=suit, law="10.5.3")
        discard_card(game, card)
        score(game, seat, board_of(game.state, seat).rite(suit), "10.5.3")

    # Evening (10.6)

    def take_back(self, game: Root, seat: int) -> None:
        """10.6.1 Revealed cards come back to the hand; everybody has seen them."""
        board = board_of(game.state, seat)
        cards, board.revealed = board.revealed, []
        for card in cards:
            join_hand(game, seat, Hidden(card, EVERYBODY))
        if cards:
            game.tell("root.taken_back", seat=seat, count=len(cards), law="10.6.1")

    # Lost souls (10.2.6) and what gardens are worth (10.2.4, 10.2.5)

    def takes_discard(self, game: Root, seat: int, card: str) -> bool:
        """10.2.6 Whatever anybody spends or discards is a lost soul; a dominance card is not available yet."""
        board_of(game.state, seat).lost_souls.append(card)
        if CARDS[card].kind == DOMINANCE:
            game.tell("root.lost_soul", card=card, law="10.2.6")
        return True

    def rules_outright(self, state: RootState, side: int, where: int) -> bool:
        """10.2.4 Pilgrims."""
        return any(owner == side for owner, _ in state.clearings[where].buildings)

    def has_lost(self, game: Root, side: int, losses: list[Loss], battle: Battle | None) -> list[FactionStep]:
        """10.2.3 Who falls in defence becomes an acolyte; 10.2.5 each garden lost costs a card."""
        fallen = sum(loss.number for loss in losses if loss.sort == WARRIOR and in_defence(battle, side, loss))
        if fallen:
            reclaim(game.state, side, fallen)
            game.state.supply[side] -= fallen
            board_of(game.state, side).acolytes += fallen
            game.tell("root.acolytes", seat=side, count=fallen, law="10.2.3")
        gardens = [loss for loss in losses if loss.sort != WARRIOR]
        return [FactionStep(side, "fear", gardens[0].where, len(gardens))] if gardens else []

    def calls_back(self, game: Root, side: int, where: int, count: int) -> None:
        """10.2.3 Who fell in defence is with the acolytes already."""
        battle, board = game.state.battle, board_of(game.state, side)
        if battle is None or (battle.defender, battle.where) != (side, where):
            super().calls_back(game, side, where, count)
            return
        count = min(count, board.acolytes)
        board.acolytes -= count
        game.state.supply[side] += count

    def fear(self, game: Root, step: FactionStep) -> None:
        """10.2.5 A random card for each garden, as far as the hand goes."""
        for _ in range(step.count):
            discard_at_random(game, step.seat, "10.2.5", "root.feared")

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """10.2.1 Gardens of the outcast."""
        outcast = board_of(state, seat).outcast
        if not outcast:
            return {}
        return crafting_suits(state, with_building(state, seat, garden_of(outcast)))

    def workplaces(self, state: RootState, seat: int) -> list[int]:
        """Where gardens stand, of whatever suit (ruling X5)."""
        suits = SUITS if rulings.TUNNELS_JOIN_IDLE_PIECES else (board_of(state, seat).outcast,)
        return [where for suit in suits if suit for where in with_building(state, seat, garden_of(suit))]

    def evening_cards(self, state: RootState, seat: int) -> int:
        """10.6.3 One, and one for each suit with two gardens."""
        return 1 + board_of(state, seat).draws()

    def battle_remarks(self, state: RootState, seat: int, ask: Ask, battle: Battle) -> Iterator[Remark]:
        """10.2.3 Who attacks the Cult is told what becomes of the fallen."""
        if battle.defender == seat and state.clearings[battle.where].warriors[seat]:
            yield Remark(Phrase("root.text.outlook.revenge", {"whom": seat}), "m-acolyte", "10.2.3")

    # The board

    def warriors_on_board(self, board: CultBoard) -> int:
        """Acolytes."""
        return board.acolytes

    def open_cards(self, board: CultBoard) -> list[str]:
        """Lost souls, and what was revealed today."""
        return [*board.lost_souls, *board.revealed]

    def is_set_up(self, board: CultBoard) -> bool:
        return bool(board.outcast)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """A crusade strikes somewhere; for as many gardens as there are, cards are lost."""
        if step.name == "strike":
            return step.where in state.clearings
        return step.name != "fear" or 1 <= step.count <= GARDENS * len(SUITS)

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """An outcast that there is, gardens where their suit is, and revealed cards in its own day alone."""
        board = board_of(state, seat)
        if board.outcast not in ("", *SUITS) or (board.hated and not board.outcast) or board.acolytes < 0:
            yield Problem("root.check.outcast", {"seat": seat})
        if board.revealed and (state.active != seat or state.phase not in ("daylight", "evening")):
            yield Problem("root.check.revealed", {"seat": seat})
        for where, here in state.clearings.items():
            gardens = [garden_of(suit) for suit in suits_of(state, where)]
            if any(owner == seat and piece not in gardens for owner, piece in here.buildings):
                yield Problem("root.check.garden_astray", {"where": where})


def in_defence(battle: Battle | None, side: int, loss: Loss) -> bool:
    """Has a side lost this as the defender of a battle?"""
    return battle is not None and battle.defender == side and battle.where == loss.where


FACTION = Cult()
