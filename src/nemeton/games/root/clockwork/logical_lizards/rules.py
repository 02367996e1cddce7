"""The Logical Lizards (Law of Rootbotics 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import Problem, Rule

from ... import rulings
from ...cards import BIRD, CARDS, DOMINANCE, SUITS
from ...pieces import BUILDING, TOKEN, WARRIOR, Loss
from ...places import clearings_of, first_suit
from ...rules.effects import draw_card, place_building, place_warriors, reclaim, score
from ...rules.homes import homes_for
from ...rules.removing import remove_together
from ...rules.rule import ruler
from ...state import MACHINE_LOT, Battle, slots_free
from ...steps import FactionStep, StartBattle
from ..automaton import BATTLE_IN, END_OF_TURN, SHARED_STEPS, Automaton, has_trait, on_the_way
from ..services import any_card, better_card, is_advanced, rules_with_hired
from ..targets import (
    Chosen,
    Eyes,
    Test,
    buildings_of,
    choose_clearing,
    choose_player,
    defenseless_buildings,
    foes,
    opponents,
    tell_player,
)
from .board import CONVERT, CRUSADE, GARDENS, POINTS, TRACK, LogicalLizardsBoard, garden_of

if TYPE_CHECKING:
    from ....root.judge import Woods
    from ....root.positions import Page
    from ...state import Root, RootState

FIRST_WARRIORS, FIRST_SOULS, ENOUGH_SOULS, CRUSADERS = 4, 3, 5, 2
SATISFIED = "satisfied"  # a crusade that has scored for tokens


def board_of(state: RootState, seat: int) -> LogicalLizardsBoard:
    """Their board."""
    board = state.boards[seat]
    assert isinstance(board, LogicalLizardsBoard)
    return board


class LogicalLizards(Automaton):
    """Lost souls say what they do: conspiracies of acolytes, then rituals."""

    name = "logical_lizards"
    stands_for = "cult"
    section = "8"
    order = "F"
    reach = 2
    warriors = 25
    is_lord = True
    piece_counts: ClassVar[dict[str, int]] = {garden_of(suit): GARDENS for suit in SUITS}
    warrior_word = "lizard"
    buys_birds = False
    board_keys = ("suit", "acolytes", "marker", "lost_souls", "revealed", "zeal")
    steps = (*SHARED_STEPS, *("conspire", "fanatics", "peace", "ritual", "souls", "erratic"))

    def board(self) -> LogicalLizardsBoard:
        return LogicalLizardsBoard()

    # Setup (8.3)

    def prepare(self, game: Root, seat: int) -> None:
        """Four warriors and a garden in a free corner, a warrior in each clearing beside it; three lost souls."""
        state = game.state
        home = game.draw_one(homes_for(state, seat, with_slot=True), MACHINE_LOT)
        state.homes[seat] = home
        self.place(game, seat, home, FIRST_WARRIORS, self.law("3"))
        self.put_garden(game, seat, home, "3")
        for where in self.neighbours(state, seat, home):
            if self.may_place(state, seat, where):
                self.place(game, seat, where, 1, self.law("3"))
        for _ in range(FIRST_SOULS):
            self.add_soul(game, seat, "3")

    def put_garden(self, game: Root, seat: int, where: int, paragraph: str) -> None:
        """A garden of the clearing's suit leaves the board for it."""
        board, garden = board_of(game.state, seat), garden_of(first_suit(game.state, where))
        setattr(board, garden, getattr(board, garden) - 1)
        place_building(game, seat, where, garden, self.law(paragraph))

    def add_soul(self, game: Root, seat: int, paragraph: str) -> str:
        """The top card of the deck becomes a lost soul."""
        drawn = draw_card(game)
        if drawn is None:
            return ""
        game.shown()
        board_of(game.state, seat).lost_souls.append(drawn.card)
        suit = CARDS[drawn.card].suit
        game.tell("root.machine.soul", seat=seat, card=drawn.card, suit=suit, law=self.law(paragraph))
        return drawn.card

    def buy_souls(self, game: Root, seat: int) -> None:
        """By its card of advanced services it buys cards that are no birds, until five souls are lost, even of who has
        more points (ruling A25)."""
        souls = board_of(game.state, seat).lost_souls
        while is_advanced(game.state, seat) and len(souls) < ENOUGH_SOULS:
            bought = any_card(game, seat, lambda card: CARDS[card].suit != BIRD, even_behind=True)
            if not bought:
                return
            souls.append(bought)

    # The order (8.4.1)

    def order_suit(self, state: RootState, seat: int) -> str:
        return board_of(state, seat).suit

    def set_order(self, game: Root, seat: int) -> None:
        """8.4.1 The most common suit of the lost souls; a tie is a bird."""
        board = board_of(game.state, seat)
        counts = Counter(CARDS[card].suit for card in board.lost_souls).most_common(2)
        is_clear = len(counts) == 1 or (len(counts) > 1 and counts[0][1] > counts[1][1])
        board.suit = counts[0][0] if is_clear else BIRD
        game.tell("root.machine.suit", seat=seat, suit=board.suit, law=self.law("4"))

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        state = game.state
        match name:
            case "birdsong":
                self.buy_souls(game, seat)
                self.set_order(game, seat)
                game.push(FactionStep(seat, "conspire"))
            case "daylight":
                game.push(*[FactionStep(seat, "ritual")] * self.by_difficulty(state, seat, 3, 4, 5))
            case _:
                score(game, seat, self.evening_points(state, seat), self.law("6"))
                last = [FactionStep(seat, "erratic")] if has_trait(state, "erratic") else []
                game.push(FactionStep(seat, "souls"), *last, FactionStep(seat, END_OF_TURN))
        return None

    def own_step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "conspire":
                self.conspire(game, seat, step.count)
            case "fanatics":
                self.battle_by_fanatics(game, seat, step.where)
            case "peace":
                board_of(game.state, seat).zeal = ""
            case "ritual":
                self.ritual(game, seat)
            case "souls":
                self.renew_souls(game, seat)
            case "erratic":
                self.add_soul(game, seat, "6")
        return None

    # Conspiracies (8.4.2)

    def conspire(self, game: Root, seat: int, idle: int) -> None:
        """8.4.2 While there are acolytes the marker goes on, and what it covers is done for one of them; after a whole
        lap without a deed that is all."""
        state = game.state
        board = board_of(state, seat)
        if not board.acolytes or idle >= len(TRACK):
            return
        board.marker = (board.marker + 1) % len(TRACK)
        conspiracy = TRACK[board.marker]
        steps = len(state.agenda)
        deed = {CONVERT: self.convert, CRUSADE: self.crusade}.get(conspiracy, self.sanctify)
        board.acolytes -= 1  # paid first, so that whoever pays may take the place (ruling C1)
        state.supply[seat] += 1
        is_done = deed(game, seat)
        if not is_done:
            board.acolytes += 1
            state.supply[seat] -= 1
        state.agenda.insert(steps, FactionStep(seat, "conspire", count=0 if is_done else idle + 1))

    def convert(self, game: Root, seat: int) -> bool:
        """8.4.2.I An enemy warrior in an ordered clearing becomes one of theirs: of whoever has most points, where most
        enemy buildings are."""
        state, eyes = game.state, Eyes(game.state, seat)
        if state.supply[seat] == 1 and not rulings.PAID_WARRIORS_REPLACE:
            return False
        able = [where for where in self.ordered(state, seat) if self.may_place(state, seat, where)]
        victims = [foe for foe in foes(state, seat) if any(state.clearings[where].warriors[foe] for where in able)]
        whom = choose_player(state, victims, eyes.most_points())
        if whom is None:
            return False
        foe = whom.target
        tell_player(game, seat, "converts", foe, whom.whys, self.law("4"))
        there = [where for where in able if state.clearings[where].warriors[foe]]
        site = choose_clearing(state, there, eyes.most_enemy_buildings())
        assert site is not None, "somebody stands there"
        where = self.tell_place(game, seat, "converts", site, "4")
        if self.springs(game, seat, where, self.law("4")):
            return True
        if has_trait(state, "fanatics"):
            game.push(FactionStep(seat, "fanatics", where))
        remove_together(game, [Loss(foe, where, WARRIOR, by=seat, replaced=True)])
        place_warriors(game, seat, where, 1, self.law("4"))
        return True

    def battle_by_fanatics(self, game: Root, seat: int, where: int) -> None:
        """Trait: after converting they battle there, with a hit more: most defenseless buildings, then most points."""
        state, eyes = game.state, Eyes(game.state, seat)
        defenseless = Test("most_defenseless", lambda foe: defenseless_buildings(state, foe, where))
        whom = choose_player(state, opponents(state, seat, where), defenseless, eyes.most_points())
        if whom is not None:
            board_of(state, seat).zeal = "fanatics"
            tell_player(game, seat, "fights", whom.target, whom.whys, "RB.3.3")
            game.push(StartBattle(seat, whom.target, where), FactionStep(seat, "peace"))

    def crusade(self, game: Root, seat: int) -> bool:
        """8.4.2.II Battle in each ordered clearing with two of their warriors."""
        state = game.state
        able = [
            where
            for where in self.ordered(state, seat)
            if state.clearings[where].warriors[seat] >= CRUSADERS and opponents(state, seat, where)
        ]
        if able:
            board_of(state, seat).zeal = CRUSADE
            game.push(*on_the_way(seat, BATTLE_IN, able), FactionStep(seat, "peace"))
        return bool(able)

    def battle_law(self) -> str:
        return self.law("4")

    def defender(self, state: RootState, seat: int, where: int) -> Chosen | None:
        """8.4.2.II Who has most points."""
        return choose_player(state, opponents(state, seat, where), Eyes(state, seat).most_points())

    def sanctify(self, game: Root, seat: int) -> bool:
        """8.4.2.III An enemy building in an ordered clearing becomes a garden: of whoever has most points, where fewest
        enemy warriors are."""
        state, eyes = game.state, Eyes(game.state, seat)
        board = board_of(state, seat)
        able = [
            where
            for where in self.ordered(state, seat)
            if getattr(board, garden_of(first_suit(state, where))) and self.may_place(state, seat, where)
        ]
        victims = [foe for foe in foes(state, seat) if any(buildings_of(state, foe, where) for where in able)]
        whom = choose_player(state, victims, eyes.most_points())
        if whom is None:
            return False
        foe = whom.target
        tell_player(game, seat, "sanctifies", foe, whom.whys, self.law("4"))
        there = [where for where in able if buildings_of(state, foe, where)]
        site = choose_clearing(state, there, eyes.fewest_enemy_warriors())
        assert site is not None, "a building stands there"
        where = self.tell_place(game, seat, "sanctifies", site, "4")
        if self.springs(game, seat, where, self.law("4")):
            return True
        kind = min(piece for owner, piece in state.clearings[where].buildings if owner == foe)
        steps = len(state.agenda)
        remove_together(game, [Loss(foe, where, BUILDING, kind, by=seat, replaced=True)])
        triggered, state.agenda[steps:] = state.agenda[steps:], []
        self.put_garden(game, seat, where, "4")
        state.agenda += triggered
        return True

    # Rituals (8.5)

    def ritual(self, game: Root, seat: int) -> None:
        """8.5 The top of the lost souls is revealed and says what is done."""
        state = game.state
        board = board_of(state, seat)
        if not board.lost_souls:
            return
        card = board.lost_souls.pop()
        suit = CARDS[card].suit
        game.tell("root.machine.order", seat=seat, card=card, suit=suit, law=self.law("5"))
        if suit == BIRD:
            self.sacrifice(game, seat)
            self.throw_away(game, card)
            return
        board.revealed.append(card)
        eyes = Eyes(state, seat)
        able = [where for where in clearings_of(state, suit) if self.may_place(state, seat, where)]
        free = Test("free_slots", lambda at: int(slots_free(state, at) > 0))
        site = choose_clearing(state, able, free, eyes.most_enemy_buildings())
        if site is None:
            return
        where = self.tell_place(game, seat, "recruits", site, "5")
        if self.springs(game, seat, where, self.law("5")):
            return
        place_warriors(game, seat, where, 1, self.law("5"))
        left = getattr(board, garden_of(first_suit(state, where)))
        wanted = left and slots_free(state, where)
        if wanted and rules_with_hired(game, seat, lambda: ruler(state, where) == seat):
            self.put_garden(game, seat, where, "5")

    def sacrifice(self, game: Root, seat: int) -> None:
        """8.5.2 A warrior of the largest stack becomes an acolyte; by a trait one of the supply too."""
        state = game.state
        board = board_of(state, seat)
        able = [where for where, here in state.clearings.items() if here.warriors[seat]]
        site = choose_clearing(state, able, Eyes(state, seat).most_own())
        if site is not None:
            state.clearings[site.target].warriors[seat] -= 1
            board.acolytes += 1
            game.tell("root.machine.acolyte", seat=seat, where=site.target, law=self.law("5"))
        if has_trait(state, "martyrs") and state.supply[seat]:
            state.supply[seat] -= 1
            board.acolytes += 1

    def throw_away(self, game: Root, card: str) -> None:
        """A card goes to the discard pile, not to the lost souls."""
        state = game.state
        (state.available if CARDS[card].kind == DOMINANCE else state.discard).append(card)

    # Evening (8.6)

    def evening_points(self, state: RootState, seat: int) -> int:
        """8.6.1 The ordered track; for a bird that with fewest gardens left (ruling A11)."""
        board = board_of(state, seat)
        planted = {suit: GARDENS - getattr(board, garden_of(suit)) for suit in SUITS}
        if board.suit != BIRD:
            count = planted.get(board.suit, 0)
        else:
            count = max(planted.values()) if rulings.BIRDS_SCORE_THE_BEST else min(planted.values())
        return POINTS[count - 1] if count else 0

    def renew_souls(self, game: Root, seat: int) -> None:
        """8.6.2-8.6.4 Lost souls are discarded; revealed cards come back, the first on top; a card of the deck is
        crafted if it can be and lies on top of them."""
        state = game.state
        board = board_of(state, seat)
        gone, board.lost_souls, board.revealed = board.lost_souls, board.revealed[::-1], []
        for card in gone:
            self.throw_away(game, card)
        card = self.add_soul(game, seat, "6")
        if card and not self.has_item(state, seat, card):
            bought = better_card(game, seat)  # it takes the place of the card, which is discarded below it
            board.lost_souls += [bought] if bought else []
            card = bought
        self.craft_order(game, seat, card, self.law("6"))

    # Abilities (8.2)

    def rules_outright(self, state: RootState, side: int, where: int) -> bool:
        """8.2.1 Pilgrims."""
        return any(owner == side for owner, _ in state.clearings[where].buildings)

    def takes_discard(self, game: Root, seat: int, card: str) -> bool:
        """8.2.4 Whatever anybody spends or discards lies on top of the lost souls."""
        board_of(game.state, seat).lost_souls.append(card)
        return True

    def has_lost(self, game: Root, side: int, losses: list[Loss], battle: Battle | None) -> list[FactionStep]:
        """8.2.2 Of warriors that fall together one becomes an acolyte (ruling A12); 8.2.3 a garden takes a lost soul
        along."""
        state = game.state
        board = board_of(state, side)
        fell = any(loss.sort == WARRIOR for loss in losses)
        if fell and (rulings.FALLEN_MACHINES_ALWAYS_COUNT or state.active != side):
            reclaim(state, side, 1)
            state.supply[side] -= 1
            board.acolytes += 1
            game.tell("root.machine.revenge", seat=side, law=self.law("2"))
        for loss in losses:
            if loss.sort == BUILDING and board.lost_souls:
                self.throw_away(game, board.lost_souls.pop())
        return []

    def extra_hits(self, state: RootState, side: int, battle: Battle) -> int:
        """Trait: fanatics deal one more."""
        return int(battle.attacker == side and board_of(state, side).zeal == "fanatics")

    def has_removed(self, game: Root, side: int, losses: list[Loss], battle: Battle | None) -> None:
        """Trait: a crusade that removes tokens, in one battle or in several, scores a point more."""
        board = board_of(game.state, side)
        is_crusade = battle is not None and battle.attacker == side and board.zeal == CRUSADE
        if is_crusade and has_trait(game.state, "spiteful") and any(loss.sort == TOKEN for loss in losses):
            board.zeal = SATISFIED
            score(game, side, 1, "RB.3.3")

    # The board

    def open_cards(self, board: LogicalLizardsBoard) -> list[str]:
        return [*board.lost_souls, *board.revealed]

    def warriors_on_board(self, board: LogicalLizardsBoard) -> int:
        return board.acolytes

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """The marker stands on the track, and the order is a suit."""
        yield from super().check(state, seat)
        board = board_of(state, seat)
        known = board.suit in ("", BIRD, *SUITS) and board.zeal in ("", CRUSADE, SATISFIED, "fanatics")
        if not known or board.order or not 0 <= board.marker < len(TRACK) or board.acolytes < 0:
            yield Problem("root.check.machine_turn", {"seat": seat})

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """What is not on the map is on the board; the marker stands at its end unless it is said."""
        left = {garden_of(suit): max(0, GARDENS - placed[garden_of(suit)]) for suit in SUITS}
        return {"marker": own.get("marker", len(TRACK) - 1 if fresh else 0), **left}

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Laps are short; fanatics are somewhere."""
        if step.name == "conspire":
            return step.count <= len(TRACK)
        return super().is_sound(state, step) and (step.name != "fanatics" or step.where in state.clearings)

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Gardens score, and acolytes make more of them."""
        board = board_of(state, seat)
        best = max(GARDENS - getattr(board, garden_of(suit)) for suit in SUITS)
        return woods.rounds * (0.8 * POINTS[max(0, best - 1)] + 0.9) + 0.3 * board.acolytes


FACTION = LogicalLizards()
