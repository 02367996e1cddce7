"""The Drillbit Duchy (Law of Rootbotics 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import Ask, Problem, Rule

from ... import rulings
from ...cards import AMBUSHES, BIRD, CARDS, SUITS
from ...pieces import BUILDING, TOKEN, WARRIOR, Loss
from ...places import first_suit, fits, suits_of
from ...rules.common_knowledge import by_hand
from ...rules.effects import (
    discard_card,
    draw_card,
    is_machine,
    lose_points,
    place_building,
    place_token,
    score,
    spend_card,
    to_supply,
)
from ...rules.homes import homes_for
from ...rules.movement import arrived
from ...rules.removing import remove_together
from ...rules.rule import may_enter, ruled_by
from ...state import (
    MACHINE_LOT,
    NOBODY,
    Battle,
    buildings_in,
    matching,
    slots_free,
    tokens_in,
    with_building,
    with_token,
)
from ...steps import FactionStep
from ..automaton import BATTLE_IN, END_OF_TURN, SHARED_STEPS, Automaton, has_trait, on_the_way
from ..services import any_card, hire_to_build, is_advanced
from ..targets import Chosen, Eyes, Test, choose_clearing, choose_player, in_order, opponents
from .board import BURROW, CITADEL, ICONS, MARKET, MINISTERS, OF_EACH, TUNNEL, DrillbitDuchyBoard
from .choices import ASKED, KEEP

if TYPE_CHECKING:
    from ....root.judge import Woods
    from ....root.positions import Page
    from ...state import Root, RootState

DIGGERS, FEW_DIGGERS = 4, 3
MANY_LEFT = 9  # with so many warriors in the supply a citadel is built
GARRISON, STRAGGLERS = 4, 2
NAMES = tuple(MINISTERS)


def board_of(state: RootState, seat: int) -> DrillbitDuchyBoard:
    """Its board."""
    board = state.boards[seat]
    assert isinstance(board, DrillbitDuchyBoard)
    return board


class DrillbitDuchy(Automaton):
    """It comes up through tunnels, builds, and its ministers act from top to bottom."""

    name = "drillbit_duchy"
    stands_for = "duchy"
    section = "10"
    order = "H"
    reach = 8
    warriors = 20
    piece_counts: ClassVar[dict[str, int]] = dict.fromkeys((CITADEL, MARKET, TUNNEL), OF_EACH)
    warrior_word = "mole"
    tokens = (TUNNEL,)
    board_keys = ("order", "burrow", "swayed", "ambushes")
    steps = (*SHARED_STEPS, *("dig", "build", "minister", "rally", "withdraw", "score", "errors", "investors"))
    reactions = ("errors",)
    follow_ups = ("investors",)
    effect_words: ClassVar = {"errors": "failure"}
    asked = ASKED

    def board(self) -> DrillbitDuchyBoard:
        return DrillbitDuchyBoard()

    # Setup (10.3)

    def prepare(self, game: Root, seat: int) -> None:
        """Two warriors and a tunnel in a free corner, two in each clearing beside it; two cards sway ministers."""
        state = game.state
        home = game.draw_one(homes_for(state, seat), MACHINE_LOT)
        state.homes[seat] = home
        self.put_tunnel(game, seat, home, "3")
        for where in (home, *self.neighbours(state, seat, home)):
            if self.may_place(state, seat, where):
                self.place(game, seat, where, 2, self.law("3"))
        for _ in range(2):
            drawn = draw_card(game)
            if drawn is not None:
                game.shown()
                game.tell(
                    "root.machine.order", seat=seat, card=drawn.card, suit=CARDS[drawn.card].suit, law=self.law("3")
                )
                self.crown(game, seat, self.topmost(state, seat, CARDS[drawn.card].suit), "3")
                discard_card(game, drawn.card)

    def put_tunnel(self, game: Root, seat: int, where: int, paragraph: str) -> None:
        """A tunnel leaves the board for a clearing."""
        board_of(game.state, seat).tunnel -= 1
        place_token(game, seat, where, TUNNEL, self.law(paragraph))

    # Ministers (10.6.3, 10.7)

    def unswayed(self, state: RootState, seat: int) -> list[str]:
        """Ministers without a crown, from top to bottom."""
        return [name for name in NAMES if name not in board_of(state, seat).swayed]

    def topmost(self, state: RootState, seat: int, suit: str) -> str:
        """The topmost of a suit without a crown; a bird matches all (ruling A10)."""
        return next((name for name in self.unswayed(state, seat) if suit in (BIRD, MINISTERS[name])), "")

    def crown(self, game: Root, seat: int, minister: str, paragraph: str) -> None:
        """A minister is swayed."""
        if minister:
            swayed = board_of(game.state, seat).swayed
            swayed.append(minister)
            swayed.sort(key=NAMES.index)
            game.tell("root.machine.swayed", seat=seat, minister=minister, law=self.law(paragraph))

    def serves(self, state: RootState, seat: int, minister: str) -> bool:
        """Does a minister wear a crown?"""
        return minister in board_of(state, seat).swayed

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        state = game.state
        match name:
            case "birdsong":
                self.buy_ambush(game, seat)
                self.reveal_and_craft(game, seat)
                self.recruit(game, seat)
            case "daylight":
                digs = 2 if has_trait(state, "overwhelm") else 1
                ministers = [FactionStep(seat, "minister", count=at) for at in range(len(NAMES))]
                fights = on_the_way(seat, BATTLE_IN, self.ordered(state, seat))
                game.push(*[FactionStep(seat, "dig")] * digs, *fights, FactionStep(seat, "build"), *ministers)
            case _:
                weak = on_the_way(seat, "rally", self.ordered(state, seat))
                game.push(
                    *weak, FactionStep(seat, "withdraw"), FactionStep(seat, "score"), FactionStep(seat, END_OF_TURN)
                )
        return None

    def own_step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "dig":
                self.dig(game, seat, self.diggers(game.state))
            case "build":
                self.build(game, seat)
            case "minister":
                name = NAMES[min(step.count, len(NAMES) - 1)]
                if self.serves(game.state, seat, name):
                    self.act(game, seat, name)
            case "rally":
                self.rally(game, seat, step.where)
            case "withdraw":
                self.withdraw(game, seat)
            case "score":
                self.score_and_sway(game, seat)
            case "errors":
                self.err(game, step)
            case "investors":
                return self.invest(game, step)
        return None

    def recruit(self, game: Root, seat: int) -> None:
        """10.4.3 Two warriors, and one for each sign of the citadels on the map, come to the Burrow."""
        state = game.state
        board = board_of(state, seat)
        count = self.by_difficulty(state, seat, 1, 2, 3) + sum(ICONS[: OF_EACH - board.citadel])
        count = min(count + self.serves(state, seat, "foremole"), state.supply[seat])
        if count:
            state.supply[seat] -= count
            board.burrow += count
            game.tell("root.placed", seat=seat, where=BURROW, count=count, law=self.law("4"))

    # Ambushes (its card of advanced services, B.9.7)

    def buy_ambush(self, game: Root, seat: int) -> None:
        """At the start of its turn it buys one, if one is for sale, and lays it open."""
        if is_advanced(game.state, seat):
            bought = any_card(game, seat, lambda card: card in AMBUSHES)
            board_of(game.state, seat).ambushes += [bought] if bought else []

    def open_ambush(self, state: RootState, side: int, where: int) -> str:
        """One that matches, and a bird only for want of another."""
        fitting = [card for card in board_of(state, side).ambushes if fits(state, card, where)]
        return min(fitting, key=lambda card: (CARDS[card].suit == BIRD, card), default="")

    def loses_ambush(self, state: RootState, side: int, card: str) -> None:
        board_of(state, side).ambushes.remove(card)

    def open_cards(self, board: DrillbitDuchyBoard) -> list[str]:
        return [*super().open_cards(board), *board.ambushes]

    # Digging (10.5.1)

    def dig(self, game: Root, seat: int, least: int, *, brigade: bool = False) -> None:
        """With enough in the Burrow a tunnel comes to an ordered clearing, and they follow."""
        state = game.state
        board = board_of(state, seat)
        site = self.dig_site(state, seat, brigade=brigade) if board.burrow >= least else None
        if site is None:
            return
        where = self.tell_place(game, seat, "digs", site, "5")
        if self.springs(game, seat, where, self.law("5")):
            return
        if not board.tunnel:
            lifted = choose_clearing(state, with_token(state, seat, TUNNEL), Eyes(state, seat).fewest_own())
            assert lifted is not None, "all tunnels are out"
            remove_together(game, [Loss(seat, lifted.target, TOKEN, TUNNEL, by=seat)])
        self.put_tunnel(game, seat, where, "5")
        count = min(board.burrow, self.diggers(state))
        board.burrow -= count
        state.clearings[where].warriors[seat] += count
        game.tell("root.moved", seat=seat, origin=BURROW, to=where, count=count, law=self.law("5"))
        arrived(game, seat, where)

    def diggers(self, state: RootState) -> int:
        """How many follow: four, by a trait three, whoever digs."""
        return FEW_DIGGERS if has_trait(state, "overwhelm") else DIGGERS

    def dig_site(self, state: RootState, seat: int, *, brigade: bool) -> Chosen | None:
        """10.5.1.I Ties: most free slots and fewest enemy warriors for a suit, most enemy buildings and tokens for a
        bird and for the Brigadier; by a trait, whatever the order is, most enemy buildings, then fewest enemy
        warriors."""
        eyes = Eyes(state, seat)
        able = [
            where
            for where in self.ordered(state, seat)
            if not tokens_in(state, seat, where, TUNNEL)
            and not buildings_in(state, seat, where)
            and self.may_place(state, seat, where)
            and may_enter(state, seat, where)
        ]
        tests: tuple[Test, ...] = (Test("most_slots", lambda at: slots_free(state, at)), eyes.fewest_enemy_warriors())
        if has_trait(state, "invaders") and not brigade:
            tests = (eyes.most_enemy_buildings(), eyes.fewest_enemy_warriors())
        elif brigade or self.is_bird(state, seat):
            tests = (eyes.most_enemy_razeable(),)
        return choose_clearing(state, able, *tests)

    # Battle and building (10.5.2, 10.5.3)

    def battle_law(self) -> str:
        return self.law("5")

    def defender(self, state: RootState, seat: int, where: int) -> Chosen | None:
        """10.5.2.I Most buildings there, then most pieces, then most points."""
        eyes = Eyes(state, seat)
        tests = eyes.most_buildings(where), eyes.most_pieces(where), eyes.most_points()
        return choose_player(state, opponents(state, seat, where), *tests)

    def extra_hits(self, state: RootState, side: int, battle: Battle) -> int:
        """10.7.1 The Captain: one more when it attacks at a tunnel."""
        at_tunnel = tokens_in(state, side, battle.where, TUNNEL)
        return int(battle.attacker == side and bool(at_tunnel) and self.serves(state, side, "captain"))

    def build(self, game: Root, seat: int) -> None:
        """10.5.3 A citadel with nine warriors in the supply, else a market, where it rules with most warriors; a point
        if that cannot be. By a trait it battles everywhere instead where it rules and no slot is free."""
        state = game.state
        board = board_of(state, seat)
        kind = CITADEL if state.supply[seat] >= MANY_LEFT else MARKET
        site = self.build_site(state, seat)
        if site is None and getattr(board, kind):
            site = hire_to_build(game, seat, lambda: self.build_site(state, seat))
        if site is None and getattr(board, kind) and has_trait(state, "invaders") and ruled_by(state, seat):
            game.push(*on_the_way(seat, BATTLE_IN, in_order(state, state.clearings)))
            return
        if site is None or not getattr(board, kind):
            score(game, seat, int(board.citadel + board.market > 0), self.law("5"))
            return
        where = self.tell_place(game, seat, "builds", site, "5")
        if not self.springs(game, seat, where, self.law("5")):
            setattr(board, kind, getattr(board, kind) - 1)
            place_building(game, seat, where, kind, self.law("5"))

    def act(self, game: Root, seat: int, minister: str) -> None:
        """10.7 What a minister does; Captain and Foremole are abilities."""
        state = game.state
        match minister:
            case "marshal":
                self.station(game, seat)
            case "brigadier":
                self.dig(game, seat, FEW_DIGGERS, brigade=True)
            case "banker":
                self.build(game, seat)
            case "mayor":
                self.pay(game, seat)
            case "earl_of_stone":
                score(game, seat, len(with_building(state, seat, CITADEL)), self.law("7"))
            case "baron_of_dirt":
                score(game, seat, len(with_building(state, seat, MARKET)), self.law("7"))
            case "duchess_of_mud":
                score(game, seat, 0 if board_of(state, seat).tunnel else 2, self.law("7"))

    def station(self, game: Root, seat: int) -> None:
        """10.7.2 A warrior at the building with fewest of them."""
        state = game.state
        able = [at for at in state.clearings if buildings_in(state, seat, at) and self.may_place(state, seat, at)]
        site = choose_clearing(state, able, Eyes(state, seat).fewest_own())
        if site is not None:
            self.place(game, seat, self.tell_place(game, seat, "recruits", site, "7"), 1, self.law("7"))

    def pay(self, game: Root, seat: int) -> None:
        """10.7.6 A warrior of the largest stack that rules is removed for a point; it always rules the Burrow (A24)."""
        state, board = game.state, board_of(game.state, seat)
        able = [where for where in ruled_by(state, seat) if state.clearings[where].warriors[seat]]
        site = choose_clearing(state, able, Eyes(state, seat).most_own())
        most = state.clearings[site.target].warriors[seat] if site is not None else 0
        if board.burrow > most:
            board.burrow -= 1
            to_supply(game, seat, 1)
            game.tell("root.removed", seat=seat, where=BURROW, piece=WARRIOR, number=1, law=self.law("7"))
            score(game, seat, 1, self.law("7"))
        elif site is not None:
            score(game, seat, 1, self.law("7"))
            remove_together(game, [Loss(seat, site.target, WARRIOR, by=seat)])

    # Evening (10.6)

    def rally(self, game: Root, seat: int, where: int) -> None:
        """10.6.1 Two or fewer without a building go to one beside them, or down to the Burrow."""
        state = game.state
        count = state.clearings[where].warriors[seat]
        if not 0 < count <= STRAGGLERS or buildings_in(state, seat, where):
            return
        near = [to for to in self.ways_out(state, seat, where) if buildings_in(state, seat, to)]
        to = choose_clearing(state, near, Eyes(state, seat).fewest_own())
        if to is None:
            self.go_down(game, seat, where, count)
        else:
            self.tell_place(game, seat, "marches", to, "6")
            self.go(game, seat, where, to.target, count, self.law("6"))

    def withdraw(self, game: Root, seat: int) -> None:
        """10.6.1 Where it rules, all but four go to the Burrow."""
        state = game.state
        for where in in_order(state, ruled_by(state, seat)):
            self.go_down(game, seat, where, state.clearings[where].warriors[seat] - GARRISON)

    def go_down(self, game: Root, seat: int, where: int, count: int) -> None:
        """Warriors go to the Burrow."""
        if count > 0 and not self.springs(game, seat, where, self.law("6")):
            game.state.clearings[where].warriors[seat] -= count
            board_of(game.state, seat).burrow += count
            game.tell("root.moved", seat=seat, origin=where, to=BURROW, count=count, law=self.law("6"))

    def score_and_sway(self, game: Root, seat: int) -> None:
        """10.6.2-10.6.4 A point for each market; the topmost ordered minister is swayed, else the bottommost."""
        state = game.state
        score(game, seat, len(with_building(state, seat, MARKET)), self.law("6"))
        self.crown(game, seat, self.persuaded(state, seat, self.unswayed(state, seat)), "6")
        self.discard_order(game, seat)

    def persuaded(self, state: RootState, seat: int, able: list[str]) -> str:
        """10.6.3 Of some ministers the topmost of the order's suit, else the bottommost; "" of none."""
        suit = self.order_suit(state, seat)
        return next((name for name in able if MINISTERS[name] == suit), able[-1] if able else "")

    # The cost of errors (10.2.1)

    def has_lost(self, game: Root, side: int, losses: list[Loss], battle: Battle | None) -> list[FactionStep]:
        """However many buildings fall at once, and wherever, one minister loses the crown. The step remembers the suits
        of their clearings, which traits look at."""
        steps = super().has_lost(game, side, losses, battle)
        fallen = [loss for loss in losses if loss.sort == BUILDING]
        suits = {suit for loss in fallen for suit in suits_of(game.state, loss.where)}
        known = sum(1 << at for at, suit in enumerate(SUITS) if suit in suits)
        return [*steps, FactionStep(side, "errors", fallen[0].where, known, fallen[0].by)] if fallen else steps

    def suits_lost(self, state: RootState, step: FactionStep) -> list[str]:
        """The suits of the clearings in which buildings have fallen."""
        return [suit for at, suit in enumerate(SUITS) if step.count >> at & 1] or list(suits_of(state, step.where))

    def err(self, game: Root, step: FactionStep) -> None:
        """The bottommost minister with a crown loses it; by a trait the bottommost whose suit a clearing has."""
        state, seat = game.state, step.seat
        swayed, suits = board_of(state, seat).swayed, self.suits_lost(state, step)
        able = [name for name in swayed if MINISTERS[name] in suits or not has_trait(state, "foundations")]
        if able:
            swayed.remove(able[-1])
            game.tell("root.machine.unswayed", seat=seat, minister=able[-1], law=self.law("2"))
        is_person = step.by not in (NOBODY, seat) and not is_machine(state, step.by)
        if has_trait(state, "investors") and is_person:
            game.push(FactionStep(seat, "investors", step.where, step.count, step.by))

    def invest(self, game: Root, step: FactionStep) -> Rule[None]:
        """Trait: whoever did it must discard a matching card, and it loses a point; of who cannot it sways a matching
        minister, the topmost (ruling A27)."""
        state, seat, whom = game.state, step.seat, step.by
        suits = self.suits_lost(state, step)
        card = yield Ask(
            whom,
            "root.machine.investors",
            by_hand(
                state,
                whom,
                lambda: sorted({card for suit in suits for card in matching(state.hands[whom], suit)}) or [KEEP],
            ),
            about={"where": step.where, "suit": first_suit(state, step.where), "whom": seat},
            law="RB.3.3",
        )
        if card == KEEP:
            able = [name for name in self.unswayed(state, seat) if MINISTERS[name] in suits]
            is_first = rulings.INVESTORS_SWAY_THE_TOPMOST
            self.crown(game, seat, next(iter(able), "") if is_first else self.persuaded(state, seat, able), "2")
        else:
            spend_card(game, whom, card, "RB.3.3")
            lose_points(game, seat, 1, "RB.3.3")

    # The board

    def stationed(self, state: RootState, side: int) -> dict[str, int]:
        return {BURROW: board_of(state, side).burrow}

    def rules_elsewhere(self, state: RootState, side: int) -> int:
        return 1

    def warriors_on_board(self, board: DrillbitDuchyBoard) -> int:
        """Those in the Burrow."""
        return board.burrow

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """Ministers are those that there are, each once; what lies open before it are ambushes."""
        yield from super().check(state, seat)
        board = board_of(state, seat)
        known = set(board.swayed) <= set(NAMES) and len(set(board.swayed)) == len(board.swayed)
        if not known or not 0 <= board.burrow <= self.warriors:
            yield Problem("root.check.machine_ministers", {"seat": seat})
        if not set(board.ambushes) <= set(AMBUSHES):
            yield Problem("root.check.machine_ambushes", {"seat": seat})

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """What is not on the map is on the board."""
        return {kind: max(0, OF_EACH - placed[kind]) for kind in (CITADEL, MARKET, TUNNEL)}

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Steps speak of clearings, ministers and people that there are."""
        if step.name in ("rally", "errors", "investors") and step.where not in state.clearings:
            return False
        if step.name == "investors" and (step.by == NOBODY or is_machine(state, step.by)):
            return False
        return super().is_sound(state, step) and (step.name != "minister" or step.count < len(NAMES))

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Markets score every evening, and ministers act every day."""
        board = board_of(state, seat)
        markets = OF_EACH - board.market
        return woods.rounds * (1.0 + markets + 0.45 * len(board.swayed) + 0.05 * board.burrow)


FACTION = DrillbitDuchy()
