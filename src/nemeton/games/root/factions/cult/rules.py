"""The Lizard Cult (Law 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import EVERYBODY, Ask, Hidden, Option, Phrase, Problem, Rule
from nemeton.kernel.outlook import Remark

from ... import rulings
from ...cards import BIRD, CARDS, DOMINANCE, SUITS, suit_of
from ...choices import Anytime
from ...pieces import WARRIOR, Loss
from ...places import clearings_beside, clearings_of, first_suit, suits_of
from ...rules.card_effects import anytime_options, might_act, use
from ...rules.common_knowledge import by_hand
from ...rules.crafting import might_craft
from ...rules.effects import (
    discard_at_random,
    discard_card,
    evening_draw,
    join_hand,
    place_building,
    place_warriors,
    reclaim,
    score,
    shuffle_discards,
    take_from_hand,
)
from ...rules.rule import may_place, ruler
from ...rules.turn import craft_or_end
from ...state import map_of, slots_free, with_building
from ...steps import DrawCards, FactionStep
from .board import FIRST_WARRIORS, GARDENS, CultBoard, garden_of, rite_of
from .choices import ASKED, END, Gather, Plant, Rite, Sacrifice
from .conspiracies import Conspirators, board_of
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
        free = [
            where
            for where, site in map_of(state).clearings.items()
            if site.corner and where not in state.homes and may_place(state, seat, where) and slots_free(state, where)
        ]
        facing = [where for where in free if any(other in state.homes for other in opposite_to(state, where))]
        home = yield Ask(seat, "root.cult.home", facing or free, law="10.3.2")
        state.homes[seat] = home
        self.plant(game, seat, home, first_suit(state, home), "10.3.2")
        place_warriors(game, seat, home, FIRST_WARRIORS, "10.3.2")
        for beside in clearings_beside(state, home):
            if may_place(state, seat, beside):
                place_warriors(game, seat, beside, 1, "10.3.2")
        board = board_of(state, seat)
        board.outcast = yield Ask(seat, "root.cult.outcast", list(SUITS), law="10.3.3")
        game.tell("root.outcast", seat=seat, suit=board.outcast, hated=0, law="10.3.3")

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
                return self.craft_by_gardens(game, seat)
            case "draw":
                game.push(DrawCards(seat, evening_draw(game.state, seat)))
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
        choice = yield Ask(
            seat,
            "root.cult.day",
            by_hand(state, seat, lambda: [*self.rituals(state, seat), *anytime_options(state, seat), END]),
            law="10.5",
            refused=lambda: refused_rituals(state, seat),
        )
        if choice == END:
            return
        game.push(FactionStep(seat, "day"))
        if isinstance(choice, Anytime):
            use(game, seat, choice)
            return
        take_from_hand(state, seat, choice.card)
        game.tell("root.revealed", seat=seat, card=choice.card, law="10.5")
        if not isinstance(choice, Rite):
            board_of(state, seat).revealed.append(choice.card)
        match choice:
            case Plant(card, where):
                self.plant(game, seat, where, suit_of(card), "10.5.1")
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
        sites = {suit: [where for where in places[suit] if self.may_plant(state, seat, suit, where)] for suit in SUITS}
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

    def may_plant(self, state: RootState, seat: int, suit: str, where: int) -> bool:
        """10.5.1 A clearing that the Cult rules, with room for a garden of its suit."""
        return bool(
            getattr(board_of(state, seat), garden_of(suit))
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

    def craft_by_gardens(self, game: Root, seat: int) -> Rule[None]:
        """10.6.2 Craft by gardens of the outcast."""
        if might_craft(game.state, seat) or might_act(game.state, seat):
            yield from craft_or_end(game, seat, "10.6.2")

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

    def fear(self, game: Root, step: FactionStep) -> None:
        """10.2.5 A random card for each garden, as far as the hand goes."""
        for _ in range(step.count):
            discard_at_random(game, step.seat, "10.2.5", "root.feared")

    def crafting_pieces(self, state: RootState, seat: int) -> Counter[str]:
        """10.2.1 Gardens of the outcast."""
        outcast = board_of(state, seat).outcast
        if not outcast:
            return Counter()
        return Counter(first_suit(state, where) for where in with_building(state, seat, garden_of(outcast)))

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


def opposite_to(state: RootState, where: int) -> list[int]:
    """The corners that face a corner."""
    return [other for pair in map_of(state).opposite for other in pair if where in pair and other != where]


FACTION = Cult()
