"""The Automated Alliance (Law of Rootbotics 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import Ask, Problem, Rule

from ...pieces import TOKEN, WARRIOR, Loss
from ...places import first_suit, fitting, has_suit
from ...rules.common_knowledge import by_hand
from ...rules.effects import is_machine, place_building, place_token, score, spend_card
from ...rules.removing import remove_together, sweep
from ...rules.rule import may_place, may_place_once_swept
from ...state import NOBODY, Battle, RootState, slots_free, tokens_in, with_building, with_token
from ...steps import FactionStep
from ..automaton import END_OF_TURN, SHARED_STEPS, Automaton, has_trait, on_the_way
from ..targets import Chosen, Eyes, choose_clearing, foes, in_order, warriors_of
from .board import BASES, POINTS, SYMPATHIES, AutomatedAllianceBoard
from .choices import ASKED, NOTHING

if TYPE_CHECKING:
    from ....root.judge import Woods
    from ....root.positions import Page
    from ...state import Root

FEW_TOKENS = 4  # with so many or fewer, pity spreads twice
NO_ROOM = 5  # points for sympathy that cannot be spread
GARRISON = 3  # warriors of one enemy that make martial law


def board_of(state: RootState, seat: int) -> AutomatedAllianceBoard:
    """Its board."""
    board = state.boards[seat]
    assert isinstance(board, AutomatedAllianceBoard)
    return board


def base_of(suit: str) -> str:
    """The name of the base of a suit."""
    return f"base_{suit}"


class AutomatedAlliance(Automaton):
    """It spreads sympathy and revolts; it never attacks."""

    name = "automated_alliance"
    stands_for = "alliance"
    section = "6"
    order = "C"
    reach = 3
    warriors = 10
    piece_counts: ClassVar[dict[str, int]] = {"sympathy": SYMPATHIES, **{base_of(suit): 1 for suit in BASES}}
    likes_birds = True
    warrior_word = "rebel"
    seller_pays = True
    tokens = ("sympathy",)
    board_keys = ("order", "revolted")
    steps = (
        *SHARED_STEPS,
        "revolt",
        "pity",
        "spread",
        "surprise",
        "organize",
        "recruit",
        "wildfire",
        "outrage",
        "crackdown",
    )
    reactions = ("outrage", "crackdown")
    effect_words: ClassVar = {"outrage": "outrage", "crackdown": "base_lost"}
    asked = ASKED

    def board(self) -> AutomatedAllianceBoard:
        return AutomatedAllianceBoard()

    def prepare(self, game: Root, seat: int) -> None:
        """6.3 Everything lies on its board."""

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        state = game.state
        match name:
            case "birdsong":
                board_of(state, seat).revolted = False
                self.reveal_and_craft(game, seat)
                game.push(FactionStep(seat, "revolt"), FactionStep(seat, "pity"))
            case "daylight":
                game.push(FactionStep(seat, "spread"), FactionStep(seat, "surprise"))
            case _:
                bases = in_order(state, {at for suit in BASES for at in with_building(state, seat, base_of(suit))})
                last = [FactionStep(seat, "wildfire")] if has_trait(state, "wildfire") else []
                steps = [*on_the_way(seat, "organize", bases), FactionStep(seat, "recruit"), *last]
                game.push(*steps, FactionStep(seat, END_OF_TURN))
        return None

    def own_step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat, state = step.seat, game.state
        match step.name:
            case "revolt":
                if not self.is_bird(state, seat):
                    board_of(state, seat).revolted = self.revolt(game, seat, "4")
            case "pity":
                self.pity(game, seat)
            case "spread":
                self.spread(game, seat)
            case "surprise":
                if self.is_bird(state, seat):
                    self.revolt(game, seat, "5")
            case "organize":
                self.organize(game, seat, step.where)
            case "recruit":
                self.recruit(game, seat)
                if not has_trait(state, "wildfire"):
                    self.discard_order(game, seat)
            case "wildfire":  # by the order of this turn, which is discarded last
                self.spread(game, seat, scores=False)
                self.discard_order(game, seat)
            case "outrage":
                return self.outrage(game, step)
            case "crackdown":
                self.crack_down(game, seat, BASES[min(step.count, len(BASES) - 1)])
        return None

    # Revolts (6.4.3, 6.5.2)

    def revolt(self, game: Root, seat: int, paragraph: str) -> bool:
        """All enemy pieces leave the sympathetic clearing with most of them, and the base of its suit comes there."""
        state = game.state
        site = self.revolt_site(state, seat)
        if site is None:
            return False
        where = self.tell_place(game, seat, "revolts", site, paragraph)
        suit = next(suit for suit in self.risings(state, seat) if has_suit(state, where, suit))
        agenda = len(state.agenda)
        sweep(game, seat, [where])
        board_of(state, seat).bases.remove(suit)
        triggered, state.agenda[agenda:] = state.agenda[agenda:], []
        place_building(game, seat, where, base_of(suit), self.law(paragraph))
        state.agenda += triggered
        return True

    def risings(self, state: RootState, seat: int) -> list[str]:
        """The suits for which it may revolt: that of the order, or any for a bird, while the base is on the board."""
        suit = self.order_suit(state, seat)
        return [one for one in board_of(state, seat).bases if self.is_bird(state, seat) or one == suit]

    def revolt_site(self, state: RootState, seat: int) -> Chosen | None:
        """The sympathetic clearing with most enemy pieces where a base can come."""
        suits = self.risings(state, seat)
        able = [
            where
            for where in set(with_token(state, seat, "sympathy"))
            if any(has_suit(state, where, suit) for suit in suits)
            and may_place_once_swept(state, seat, where)
            and self.room_once_swept(state, seat, where)
        ]
        return choose_clearing(state, able, Eyes(state, seat).most_enemies())

    def room_once_swept(self, state: RootState, seat: int, where: int) -> bool:
        """Is a slot free when enemy buildings are gone?"""
        return slots_free(state, where) + sum(owner != seat for owner, _ in state.clearings[where].buildings) > 0

    # Sympathy (6.4.4, 6.5.1)

    def pity(self, game: Root, seat: int) -> None:
        """6.4.4 Without a revolt sympathy spreads twice, or once from five tokens on. A trait gives that up where a
        surprise revolt will come."""
        state = game.state
        if board_of(state, seat).revolted:
            return
        if has_trait(state, "steadfast") and self.is_bird(state, seat) and self.revolt_site(state, seat) is not None:
            return
        count = 2 if len(with_token(state, seat, "sympathy")) <= FEW_TOKENS else 1
        game.push(*[FactionStep(seat, "spread")] * count)

    def spread(self, game: Root, seat: int, *, scores: bool = True) -> None:
        """6.5.1 A token comes to an ordered clearing beside sympathy with fewest enemy warriors; if there is none,
        where fewest enemy pieces are; if that cannot be, five points."""
        state = game.state
        board = board_of(state, seat)
        site = self.spread_site(state, seat)
        if site is None:
            score(game, seat, NO_ROOM if scores else 0, self.law("5"))
            return
        where = self.tell_place(game, seat, "spreads", site, "5")
        if self.springs(game, seat, where, self.law("5")):
            return
        points = POINTS[SYMPATHIES - board.sympathy]
        if self.is_martial(state, seat, where):
            points = max(0, points - 1)
        board.sympathy -= 1
        place_token(game, seat, where, "sympathy", self.law("5"))
        score(game, seat, points if scores else 0, self.law("5"))

    def spread_site(self, state: RootState, seat: int) -> Chosen | None:
        """Where sympathy spreads next."""
        if not board_of(state, seat).sympathy:
            return None
        eyes = Eyes(state, seat)
        free = [
            at for at in state.clearings if not tokens_in(state, seat, at, "sympathy") and may_place(state, seat, at)
        ]
        beside = {to for at in with_token(state, seat, "sympathy") for to in self.neighbours(state, seat, at)}
        near = [where for where in self.ordered(state, seat) if where in free and where in beside]
        if near:
            return choose_clearing(state, near, eyes.fewest_enemy_warriors())
        return choose_clearing(state, free, eyes.fewest_enemies())

    def is_martial(self, state: RootState, seat: int, where: int) -> bool:
        """6.2.5 Has one enemy three warriors there? A trait ignores it."""
        most = max((warriors_of(state, foe, where) for foe in foes(state, seat)), default=0)
        return most >= GARRISON and not has_trait(state, "steadfast")

    # Evening (6.6)

    def organize(self, game: Root, seat: int, where: int) -> None:
        """6.6.1 Where enough warriors stand at a base, all leave and sympathy spreads."""
        state = game.state
        count = state.clearings[where].warriors[seat]
        if count >= self.by_difficulty(state, seat, 4, 3, 2):
            game.tell("root.machine.organizes", seat=seat, where=where, law=self.law("6"))
            game.push(FactionStep(seat, "spread"))
            remove_together(game, [Loss(seat, where, WARRIOR, number=count, by=seat)])

    def recruit(self, game: Root, seat: int) -> None:
        """6.6.2 A warrior at each base."""
        state = game.state
        bases = [where for suit in BASES for where in with_building(state, seat, base_of(suit))]
        for where in in_order(state, [at for at in bases if self.may_place(state, seat, at)]):
            self.place(game, seat, where, 1, self.law("6"))

    # What others owe it (6.2)

    def entered(self, game: Root, side: int, mover: int, where: int) -> list[FactionStep]:
        """6.2.3 People who move warriors into a sympathetic clearing owe a card."""
        is_owed = tokens_in(game.state, side, where, "sympathy") and not is_machine(game.state, mover)
        return [FactionStep(side, "outrage", where, by=mover)] if is_owed else []

    def piece_removed(self, game: Root, side: int, loss: Loss) -> list[FactionStep]:
        """6.2.3 People who remove sympathy owe a card; 6.2.4 a base takes sympathy of its suit along."""
        if loss.piece != "sympathy":
            return [FactionStep(side, "crackdown", loss.where, BASES.index(loss.piece.removeprefix("base_")))]
        is_owed = loss.by not in (NOBODY, side) and not is_machine(game.state, loss.by)
        return [FactionStep(side, "outrage", loss.where, by=loss.by)] if is_owed else []

    def outrage(self, game: Root, step: FactionStep) -> Rule[None]:
        """6.2.3 Discard a matching card; who cannot lets it score a point."""
        state, offender = game.state, step.by
        card = yield Ask(
            offender,
            "root.machine.outrage",
            by_hand(state, offender, lambda: fitting(state, state.hands[offender], step.where) or [NOTHING]),
            about={"where": step.where, "suit": first_suit(state, step.where), "whom": step.seat},
            law=self.law("2"),
        )
        if card == NOTHING:
            score(game, step.seat, 1, self.law("2"))
        else:
            spend_card(game, offender, card, self.law("2"))

    def crack_down(self, game: Root, seat: int, suit: str) -> None:
        """6.2.4 All sympathy in clearings of the suit goes."""
        state = game.state
        lost = [where for where in set(with_token(state, seat, "sympathy")) if has_suit(state, where, suit)]
        remove_together(game, [Loss(seat, where, TOKEN, "sympathy", by=NOBODY) for where in sorted(lost)])

    def extra_hits(self, state: RootState, side: int, battle: Battle) -> int:
        """6.2.2 One more when it defends with a warrior; by a trait, with a token alone too."""
        if battle.defender != side:
            return 0
        warriors = state.clearings[battle.where].warriors[side]
        alone = has_trait(state, "informants") and tokens_in(state, side, battle.where, "sympathy")
        return int(bool(warriors or alone))

    def takes_high_die(self, state: RootState, side: int) -> bool:
        """Trait: guerrilla war."""
        return has_trait(state, "veterans")

    def is_unpaid(self, state: RootState, side: int, loss: Loss) -> bool:
        """Trait: nobody scores for removing sympathy."""
        return loss.piece == "sympathy" and has_trait(state, "popularity")

    # The board

    def takes_back(self, board: AutomatedAllianceBoard, piece: str) -> None:
        if piece == "sympathy":
            super().takes_back(board, piece)
        else:
            board.bases = sorted([*board.bases, piece.removeprefix("base_")])

    def pieces_on_board(self, board: AutomatedAllianceBoard, piece: str) -> int:
        return board.sympathy if piece == "sympathy" else board.bases.count(piece.removeprefix("base_"))

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """What is not on the map is on the board."""
        bases = [suit for suit in BASES if not placed[base_of(suit)]]
        return {"sympathy": max(0, SYMPATHIES - placed["sympathy"]), "bases": bases}

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """A clearing has one token at most."""
        yield from super().check(state, seat)
        for where, here in state.clearings.items():
            if here.tokens.count((seat, "sympathy")) > 1:
                yield Problem("root.check.sympathy_twice", {"where": where})

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Who owes a card is a person; a base has a suit."""
        if step.name == "outrage":
            return step.where in state.clearings and step.by != NOBODY and not is_machine(state, step.by)
        if step.name == "crackdown":
            return step.count < len(BASES)
        return super().is_sound(state, step) and (step.name != "organize" or step.where in state.clearings)

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Sympathy spreads several times a turn and scores more and more."""
        placed = SYMPATHIES - board_of(state, seat).sympathy
        worth = POINTS[min(placed, SYMPATHIES - 1)]
        return woods.rounds * (1.6 * worth + 0.8 + 0.5 * (len(BASES) - len(board_of(state, seat).bases)))


FACTION = AutomatedAlliance()
