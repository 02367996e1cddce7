"""The Lord of the Hundreds (Law 14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from nemeton.kernel import Ask, Option, Problem, Refusal, Rule

from ...cards import RUIN_ITEMS, SUITS
from ...pieces import WARRIOR, Loss
from ...places import crafting_suits, fits
from ...refusals import refused_battles
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options, might_act
from ...rules.effects import place_building, place_warriors, spend_card
from ...rules.homelands import TWO_BETWEEN, as_far_as_possible, at_edge, choose_homeland, free_homelands
from ...rules.homes import homes_for
from ...rules.movement import Move, legal_moves, move_warriors
from ...rules.removing import remove_together
from ...rules.ruins import fill_ruins
from ...rules.rule import may_place
from ...rules.turn import choose_deed, craft_if_possible, draw_for_evening
from ...state import others, tokens_in, with_building
from ...steps import FactionStep, Interlude, StartBattle
from .board import (
    COMMAND,
    FIRST_WARRIORS,
    GRANDIOSE,
    JUBILANT_ROLLS,
    MOB,
    MOBS,
    MOODS,
    PROWESS,
    RELENTLESS,
    ROWDY,
    ROWDY_CROWD,
    SLOTS,
    STRONGHOLD,
    STRONGHOLDS,
    STUBBORN,
    TRACKS,
    WARRIORS,
    HundredsBoard,
    free_moods,
    hoard,
    value_of,
)
from .choices import ASKED, END, STAY, Build, Lead
from .hoard import LOOTING, board_of
from .judge import JudgedHundreds
from .mobs import Rabble
from .oppression import enemy_pieces
from .positions import WrittenHundreds
from .refusals import refused_command, refused_leads, refused_moods, why_no_stronghold

if TYPE_CHECKING:
    from ...state import Root, RootState


class Hundreds(Rabble, WrittenHundreds, JudgedHundreds):
    """They hoard, raze, and score where nobody else is left."""

    name = "hundreds"
    order = "J"
    reach = 9
    promise = 2.4
    begins_in_corner = True
    is_militant = True
    warriors = WARRIORS
    piece_counts: ClassVar[dict[str, int]] = {STRONGHOLD: STRONGHOLDS, MOB: MOBS}
    asked = ASKED
    used_in_battle = (LOOTING,)
    most_bonus = 1  # the hit of the wrathful
    steps = (
        *("raze", "ransack", "spread", "riot", "recruit", "muster", "anoint", "mood", "lavish"),
        *("craft", "command", "advance", "press", "relentless", "trade", "stow", "loot"),
        *("incite", "jubilant", "oppress", "draw"),
    )

    def board(self) -> HundredsBoard:
        return HundredsBoard()

    # Setup (14.3)

    def prepare(self, game: Root, seat: int) -> Rule[None]:
        """The warlord, four warriors and a stronghold in a free corner; items under the ruins; stubborn."""
        state = game.state
        home = yield Ask(seat, "root.hundreds.home", homes_for(state, seat, with_slot=True), law="14.3.2")
        state.homes[seat] = home
        self.begin_at(game, seat, home, "14.3.2")

    def homelands(self, state: RootState, seat: int) -> list[int]:
        """A.8.2 At the edge of the map, two clearings or more from others, with a slot."""
        return as_far_as_possible(state, seat, at_edge(state, free_homelands(state, seat, slots=1)), TWO_BETWEEN)

    def settle(self, game: Root, seat: int) -> Rule[None]:
        """A.8.2 The warlord, four warriors and a stronghold in the homeland; items under the ruins; stubborn."""
        home = yield from choose_homeland(game, seat, self.homelands(game.state, seat))
        self.begin_at(game, seat, home, "A.8.2")

    def begin_at(self, game: Root, seat: int, home: int, law: str) -> None:
        """All that stands in the first clearing, and what comes under the ruins if nobody has brought it."""
        board = board_of(game.state, seat)
        self.stand(game, seat, home, law)
        place_warriors(game, seat, home, FIRST_WARRIORS, law)
        self.build(game, seat, home, law)
        if not any(game.state.ruins.values()):
            board.brought = True
            fill_ruins(game)
        self.feel(game, seat, STUBBORN, "14.3.4" if law == "14.3.2" else law)

    def ruins_are_anothers(self, board: HundredsBoard) -> None:
        board.brought = False

    def is_set_up(self, board: HundredsBoard) -> bool:
        return bool(board.mood)

    def stand(self, game: Root, seat: int, where: int, law: str) -> None:
        """The warlord comes to the map."""
        board_of(game.state, seat).warlord = where
        game.tell("root.warlord", seat=seat, where=where, law=law)

    def build(self, game: Root, seat: int, where: int, law: str) -> None:
        """A stronghold leaves the board for a clearing."""
        board_of(game.state, seat).stronghold -= 1
        place_building(game, seat, where, STRONGHOLD, law)

    def feel(self, game: Root, seat: int, mood: str, law: str) -> None:
        """The warlord's mood is another one now."""
        board_of(game.state, seat).mood = mood
        game.tell("root.mood", seat=seat, mood=mood, law=law)

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        board = board_of(game.state, seat)
        parts: tuple[str, ...]
        match name:
            case "birdsong":
                board.commanded = board.advanced = 0
                self.end_of_birdsong(game, seat)
                parts = ("raze", "recruit", "muster", "anoint", "mood")
            case "daylight":
                # 14.7.2 The grandiose one advances first.
                deeds = ("advance", "command") if board.mood == GRANDIOSE else ("command", "advance")
                parts = ("craft", *deeds)
            case _:
                parts = ("incite", "oppress", "draw")
        game.push(*(FactionStep(seat, part) for part in parts))
        return None

    def end_of_birdsong(self, game: Root, seat: int) -> None:
        """14.7.4 The lavish one gives at the end, so after whatever may be done at any moment of birdsong (1.4.1)."""
        between, last = Interlude(seat, "birdsong"), FactionStep(seat, "lavish")
        agenda = game.state.agenda
        agenda.insert(len(agenda) - (agenda[-1:] == [between]), last)

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "raze":
                self.raze(game, seat)
            case "spread":
                self.spread(game, seat, "14.4.1")
            case "recruit":
                self.recruit(game, seat)
            case "oppress":
                self.oppress(game, seat)
            case "draw":
                draw_for_evening(game, seat)
            case _:
                return self.ask_for(game, step)
        return None

    def ask_for(self, game: Root, step: FactionStep) -> Rule[None]:
        """A step in which something is asked."""
        seat = step.seat
        match step.name:
            case "ransack":
                return self.ransack(game, seat, step.where)
            case "riot":
                return self.riot(game, seat, SUITS[step.count])
            case "muster":
                return self.muster(game, seat)
            case "anoint":
                return self.anoint(game, seat)
            case "mood":
                return self.change_mood(game, seat)
            case "lavish":
                return self.lavish(game, seat)
            case "craft":
                return craft_if_possible(game, seat, "14.5.1")
            case "command":
                return self.command(game, seat)
            case "advance":
                return self.advance(game, seat)
            case "press":
                return self.press(game, seat)
            case "relentless":
                return self.relent(game, seat)
            case "trade":
                return self.trade(game, step)
            case "stow":
                return self.stow(game, seat)
            case "loot":
                return self.loot(game, seat, step.by)
            case "incite":
                return self.incite(game, seat)
            case _:
                return self.jubilant(game, seat, step.count)

    # Birdsong (14.4)

    def recruit(self, game: Root, seat: int) -> None:
        """14.4.2 As many as prowess says come to the warlord."""
        board = board_of(game.state, seat)
        if board.warlord and may_place(game.state, seat, board.warlord):
            place_warriors(game, seat, board.warlord, value_of(board, PROWESS), "14.4.2")

    def muster(self, game: Root, seat: int) -> Rule[None]:
        """14.4.2 Then one to each stronghold; if too few are left, they choose where."""
        state = game.state
        left = [where for where in with_building(state, seat, STRONGHOLD) if may_place(state, seat, where)]
        while left and state.supply[seat]:
            where = left[0]
            if len(left) > state.supply[seat]:
                about = {"left": state.supply[seat]}
                where = yield Ask(seat, "root.hundreds.muster", sorted({*left}), about=about, law="14.4.2")
            left.remove(where)
            place_warriors(game, seat, where, 1, "14.4.2")

    def anoint(self, game: Root, seat: int) -> Rule[None]:
        """14.4.3 Without a warlord a warrior becomes one, where pieces may be placed (ruling H4); where none can, he
        comes to any clearing."""
        state = game.state
        if board_of(state, seat).warlord:
            return
        ranks = [at for at, here in state.clearings.items() if here.warriors[seat] and may_place(state, seat, at)]
        if ranks:
            where = yield Ask(seat, "root.hundreds.anoint", ranks, law="14.4.3")
            remove_together(game, [Loss(seat, where, WARRIOR, by=seat, replaced=True)])
            self.stand(game, seat, where, "14.4.3")
            return
        open_to = [where for where in state.clearings if may_place(state, seat, where)]
        if open_to:
            self.stand(game, seat, (yield Ask(seat, "root.hundreds.anew", open_to, law="14.4.3")), "14.4.3")

    def change_mood(self, game: Root, seat: int) -> Rule[None]:
        """14.4.4 Another mood, whose item is not in the hoard; the lavish one may have to stay."""
        state = game.state
        moods = free_moods(board_of(state, seat))
        if moods:
            mood = yield Ask(
                seat, "root.hundreds.mood", moods, law="14.4.4", refused=lambda: refused_moods(state, seat)
            )
            self.feel(game, seat, mood, "14.4.4")

    # Daylight (14.5)

    def command(self, game: Root, seat: int) -> Rule[None]:
        """14.5.2 As many actions as command says now: move, battle, build."""
        state = game.state
        board = board_of(state, seat)
        left = max(0, value_of(board, COMMAND) - board.commanded)
        if not left and not might_act(state, seat):
            return
        ask = Ask(
            seat,
            "root.hundreds.command",
            lambda: [*(self.deeds(state, seat) if left else ()), *anytime_options(state, seat), END],
            about={"left": left},
            law="14.5.2",
            refused=lambda: refused_command(state, seat, self),
        )
        choice = yield from choose_deed(game, FactionStep(seat, "command"), ask)
        if choice in (None, END):
            return
        game.push(FactionStep(seat, "command"))
        board.commanded += 1
        match choice:
            case Lead():
                self.lead(game, seat, choice, "14.5.2.I")
            case Move(origin, to, count):
                move_warriors(game, seat, origin, to, count, "14.5.2.I")
            case Assault(where, defender):
                game.push(StartBattle(seat, defender, where))
            case Build(card, where):
                spend_card(game, seat, card, "14.5.2.III")
                self.build(game, seat, where, "14.5.2.III")

    def deeds(self, state: RootState, seat: int) -> list[Option]:
        """What command may be used for."""
        return [*legal_moves(state, seat), *legal_battles(state, seat), *self.strongholds(state, seat)]

    def strongholds(self, state: RootState, seat: int) -> list[Build]:
        """14.5.2.III A stronghold for a card, where it matches and they rule."""
        sites = [where for where in state.clearings if why_no_stronghold(state, seat, where) is None]
        cards = sorted({card.card for card in state.hands[seat]}) if sites else []
        return [Build(card, where) for card in cards for where in sites if fits(state, card, where)]

    def advance(self, game: Root, seat: int) -> Rule[None]:
        """14.5.3 As often as prowess says now the warlord moves, then battles; one may be left out."""
        state = game.state
        board = board_of(state, seat)
        left = max(0, value_of(board, PROWESS) - board.advanced) if board.warlord else 0
        if not left and not might_act(state, seat):
            return
        ask = Ask(
            seat,
            "root.hundreds.advance",
            lambda: [*(self.advances(state, seat) if left else ()), *anytime_options(state, seat), END],
            about={"left": left},
            law="14.5.3",
            refused=lambda: self.refused_advances(state, seat),
        )
        choice = yield from choose_deed(game, FactionStep(seat, "advance"), ask)
        if choice in (None, END):
            return
        board.advanced += 1
        game.push(FactionStep(seat, "advance"))
        if isinstance(choice, Lead):
            game.push(FactionStep(seat, "press"))
            self.lead(game, seat, choice, "14.5.3")
        else:
            game.push(StartBattle(seat, choice.whom, choice.where))

    def advances(self, state: RootState, seat: int) -> list[Option]:
        """Moves of the warlord, and battles where he stands."""
        where = board_of(state, seat).warlord
        return [*self.leads(state, seat), *legal_battles(state, seat, clearings=[where])] if where else []

    def refused_advances(self, state: RootState, seat: int) -> Iterator[Refusal]:
        """What one would expect of an advance and may not do now."""
        yield from refused_leads(state, seat)
        yield from refused_battles(state, seat)

    def press(self, game: Root, seat: int) -> Rule[None]:
        """14.5.3 Having moved he may battle, before anything else (1.4.2); 14.7.5 the relentless one who did both goes
        on."""
        state = game.state
        board = board_of(state, seat)
        if not board.warlord or not legal_battles(state, seat, clearings=[board.warlord]):
            return
        ask = Ask(
            seat,
            "root.hundreds.press",
            [*legal_battles(state, seat, clearings=[board.warlord]), STAY],
            about={"where": board.warlord},
            law="14.5.3",
        )
        choice = yield ask
        if choice == STAY:
            return
        if board.mood == RELENTLESS:
            game.push(FactionStep(seat, "relentless"))
        game.push(StartBattle(seat, choice.whom, choice.where))

    def relent(self, game: Root, seat: int) -> Rule[None]:
        """14.7.5 Once more, a move or a battle."""
        state = game.state
        if not self.advances(state, seat):
            return
        choice = yield Ask(
            seat,
            "root.hundreds.relentless",
            [*self.advances(state, seat), END],
            about={"left": 1},
            law="14.7.5",
            refused=lambda: self.refused_advances(state, seat),
        )
        if isinstance(choice, Lead):
            self.lead(game, seat, choice, "14.7.5")
        elif isinstance(choice, Assault):
            game.push(StartBattle(seat, choice.whom, choice.where))

    # Cards, items, the evening

    def evening_cards(self, state: RootState, seat: int) -> int:
        """14.6.3 One; 14.7.6 the rowdy one draws one more, or two among enemies."""
        board = board_of(state, seat)
        if board.mood != ROWDY:
            return 1
        is_crowd = board.warlord and enemy_pieces(state, seat, board.warlord) >= ROWDY_CROWD
        return 3 if is_crowd else 2

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """14.2.1 Strongholds."""
        return crafting_suits(state, with_building(state, seat, STRONGHOLD))

    def workplaces(self, state: RootState, seat: int) -> list[int]:
        return with_building(state, seat, STRONGHOLD)

    def items_on_board(self, board: HundredsBoard) -> list[str]:
        """The hoard, and what is on its way there."""
        return [*hoard(board), *board.gained]

    def items_brought(self, board: HundredsBoard) -> list[str]:
        """14.3.3 Those under the ruins, if nobody else has brought them."""
        return list(RUIN_ITEMS) if board.brought else []

    # What must be true

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """The warlord stands somewhere, one mob lies in a clearing at most, tracks hold what belongs there."""
        board = board_of(state, seat)
        for where in state.clearings:
            if tokens_in(state, seat, where, MOB) > 1:
                yield Problem("root.check.mob_twice", {"where": where, "law": "14.6.1"})
        if board.warlord not in (0, *state.clearings):
            yield Problem("root.check.warlord", {"seat": seat})
        if board.mood not in ("", *MOODS):
            yield Problem("root.check.mood", {"name": board.mood})
        for track, kinds in TRACKS.items():
            items: list[str] = getattr(board, track)
            if len(items) > SLOTS or not {*items} <= {*kinds}:
                yield Problem("root.check.hoard", {"seat": seat})
        known = not {*board.gained} - {item for kinds in TRACKS.values() for item in kinds}
        if not known or Counter(board.from_ruins) - Counter(self.items_on_board(board)):
            yield Problem("root.check.hoard", {"seat": seat})
        if not 0 <= min(board.commanded, board.advanced) <= max(board.commanded, board.advanced) <= SLOTS:
            yield Problem("root.check.deeds", {"seat": seat})

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Items wait for their place; the die is rolled four times at most; ruins are in clearings."""
        board = board_of(state, step.seat)
        match step.name:
            case "trade" | "stow":
                return bool(board.gained)
            case "jubilant":
                return step.count <= JUBILANT_ROLLS
            case "riot":
                return step.count < len(SUITS)
            case "ransack":
                return step.where in state.clearings
            case "loot":
                return step.by in others(state, step.seat)
        return True


FACTION = Hundreds()
