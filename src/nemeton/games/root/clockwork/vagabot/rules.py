"""The Vagabot (Law of Rootbotics 7): its turn. How it fights and what characters do stand beside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, get_args

from nemeton.kernel import Problem, Rule, hidden

from ...cards import ITEM_SUPPLY, QUESTS, RUIN_ITEMS
from ...pieces import WARRIOR, Loss
from ...places import clearings_beside, forests_beside, has_suit
from ...rules.effects import draw_cards, gain_points, score
from ...rules.ruins import fill_ruins
from ...rules.rule import faction
from ...state import MACHINE_LOT, Battle, item_gone, map_of, others
from ...steps import FactionStep, StartBattle
from ..automaton import END_OF_TURN, SHARED_STEPS, has_trait
from ..targets import Eyes, Test, choose_player, foes, of_foes, pieces_of, razeable, tell_player, warriors_of
from .board import DAYS, FIRST_ITEMS, QUESTING_DAYS, CharacterName, Item, VagabotBoard
from .characters import Special
from .items import board_of, damage, damaged, exhaust, ready, repair, usable, whole

if TYPE_CHECKING:
    from ....root.judge import Woods
    from ....root.positions import Page
    from ...state import Root, RootState

CHARACTERS: tuple[CharacterName, ...] = get_args(CharacterName)
FEW_ITEMS = 2  # with so many or fewer it slips away
MOST_ITEMS = sum(ITEM_SUPPLY.values()) + len(RUIN_ITEMS) + len(FIRST_ITEMS)


class Vagabot(Special):
    """A pawn whose order says what it does, one thing after the other, while items last."""

    name = "vagabot"
    stands_for = "vagabond"
    section = "7"
    order = "D"
    reach = 5
    warriors = 0
    may_hire = False
    seller_pays = True
    board_keys = ("order", "character", "at", "forest", "items", "quest", "quests", "rests", "covered")
    steps = (
        *SHARED_STEPS,
        *("explore", "quest", "aid", "battle", "again", "repair", "special", "quest_on"),
        "damage",
        "rest",
    )
    reactions = ("damage",)
    effect_words: ClassVar = {"damage": "damage"}
    fills_ruins = True
    most_bonus = 3

    def board(self) -> VagabotBoard:
        return VagabotBoard()

    # What the Riverfolk sell (B.9.7)

    def has_ready(self, state: RootState, seat: int) -> bool:
        """An item for each service."""
        return usable(state, board_of(state, seat)) > 0

    def pays(self, game: Root, seat: int, price: int) -> int:
        """It is exhausted, and the seller's own warriors are laid down."""
        exhaust(game.state, board_of(game.state, seat), 1)
        return 0

    # Setup (7.3)

    def prepare(self, game: Root, seat: int) -> None:
        """A character, the forest with most clearings around it, a quest of its own, items under the ruins, four of its
        own (the Tinker has three)."""
        state = game.state
        board = board_of(state, seat)
        wanted = state.options.machine_character
        board.character = game.draw_one(CHARACTERS, MACHINE_LOT) if wanted == "any" else wanted
        forests = map_of(state).forests
        most = max(len(forest.clearings) for forest in forests.values())
        board.forest = game.draw_one([name for name, one in forests.items() if len(one.clearings) == most], MACHINE_LOT)
        state.quest_deck = hidden(QUESTS)
        game.shuffle(state.quest_deck, "quests")
        self.draw_quest(game, seat)
        fill_ruins(game)
        board.items = [Item(kind) for kind in self.first_items(board.character)]
        game.tell("root.vagabond", seat=seat, character=board.character, law=self.law("3"))

    def first_items(self, character: str) -> tuple[str, ...]:
        """7.3.5 Four, the Tinker three."""
        return FIRST_ITEMS[:3] if character == "tinker" else FIRST_ITEMS

    def draw_quest(self, game: Root, seat: int) -> None:
        """The next quest; when none is left, those done are shuffled."""
        state = game.state
        board = board_of(state, seat)
        if not state.quest_deck:
            state.quest_deck, board.quests = hidden(sorted(board.quests)), []
            game.shuffle(state.quest_deck, "quests")
        board.quest = state.quest_deck.pop().card
        game.shown()

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        state = game.state
        board = board_of(state, seat)
        match name:
            case "birdsong":
                self.reveal_and_craft(game, seat)
                board.rests = len(whole(board)) <= FEW_ITEMS
                if board.rests:
                    self.slip(game, seat, self.law("4"))
            case "daylight":
                suit = self.order_suit(state, seat)
                days = QUESTING_DAYS if has_trait(state, "questing") else DAYS
                deeds = [] if board.rests or not suit else list(days[suit])
                if deeds and has_trait(state, "adventurer"):
                    deeds.append("quest_on")
                game.push(*(FactionStep(seat, deed) for deed in deeds))
            case _:
                game.push(FactionStep(seat, "rest"), FactionStep(seat, END_OF_TURN))
        return None

    def own_step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        match step.name:
            case "explore":
                self.explore(game, seat)
            case "quest":
                self.do_quest(game, seat)
            case "quest_on":
                if self.do_quest(game, seat):
                    game.push(FactionStep(seat, "quest_on"))
            case "aid":
                self.aid(game, seat)
            case "battle":
                self.seek_battle(game, seat)
            case "again":
                self.battle_again(game, seat, step.by)
            case "repair":
                self.repair_one(game, seat)
            case "special":
                self.special(game, seat)
            case "damage":
                self.suffer(game, seat, step.count)
            case "rest":
                self.rest(game, seat)
        return None

    # Exploring, quests, aid (7.5.1-7.5.3)

    def explore(self, game: Root, seat: int) -> None:
        """7.5.1 At the nearest ruin: a random item under it, for one; no points."""
        state = game.state
        board = board_of(state, seat)
        if not self.go_to(game, seat, [where for where, under in state.ruins.items() if under]):
            return
        if usable(state, board):
            exhaust(state, board, 1)
            under = state.ruins[board.at]
            taken = game.draw_one(sorted(item.card for item in under), MACHINE_LOT)
            under.remove(next(item for item in under if item.card == taken))
            game.shown()
            board.items.append(Item(taken))
            game.tell("root.explored", seat=seat, where=board.at, item=taken, law=self.law("5"))
            if not under:
                del state.ruins[board.at]

    def do_quest(self, game: Root, seat: int) -> bool:
        """7.5.2 In a clearing of its suit the quest is done for two items, and scores a point (by a trait two)."""
        state = game.state
        board = board_of(state, seat)
        if not board.quest or not usable(state, board):
            return False
        suit = QUESTS[board.quest].suit
        if not self.go_to(game, seat, [where for where in state.clearings if has_suit(state, where, suit)]):
            return False
        if usable(state, board) < 2:
            return False
        exhaust(state, board, 2)
        game.tell("root.quest", seat=seat, quest=board.quest, law=self.law("5"))
        board.quests.append(board.quest)
        self.draw_quest(game, seat)
        score(game, seat, 2 if has_trait(state, "questing") else 1, self.law("5"))
        return True

    def aid(self, game: Root, seat: int) -> None:
        """7.5.3 Who is there with items and fewest points: it takes as many as it can exhaust and scores as much; then
        they draw as many cards. By a trait it goes to the nearest such player, for one item (ruling A22)."""
        state = game.state
        board = board_of(state, seat)
        most = len(board.items)
        if has_trait(state, "questing"):
            most = 1
            self.go_to(game, seat, [where for where in state.clearings if self.in_need(state, seat, where)])
        whom = choose_player(state, self.in_need(state, seat, board.at), Eyes(state, seat).fewest_points())
        count = min(most, usable(state, board), len(state.item_boxes[whom.target])) if whom is not None else 0
        if whom is None or not count:
            return
        tell_player(game, seat, "aids", whom.target, whom.whys, self.law("5"))
        exhaust(state, board, count)
        for item in state.item_boxes[whom.target][:count]:
            state.item_boxes[whom.target].remove(item)
            item_gone(state, whom.target, item)
            board.items.append(Item(item))
        is_helper = has_trait(state, "helper")
        score(game, seat, count + is_helper, self.law("5"))
        draw_cards(game, whom.target, count * (2 if is_helper else 1), self.law("5"))

    def in_need(self, state: RootState, seat: int, where: int) -> list[int]:
        """Who has a piece in a clearing and crafted items."""
        if not where:
            return []
        return [
            other
            for other in others(state, seat)
            if state.item_boxes[other] and faction(state, other).is_there(state, other, where)
        ]

    # Battle (7.5.4)

    def seek_battle(self, game: Root, seat: int) -> None:
        """7.5.4 Go to the nearest piece of whoever has most points and battle; by a trait to the nearest of the
        clearings where most pieces are."""
        state = game.state
        board = board_of(state, seat)
        eyes = Eyes(state, seat)
        if has_trait(state, "berserker"):
            counts = {at: of_foes(state, seat, pieces_of, at) for at in state.clearings}
            most = max(counts.values())
            able = [at for at, count in counts.items() if count == most > 0]
            if not self.go_to(game, seat, able, told=("most_enemies",)):
                return
            there = [foe for foe in foes(state, seat) if pieces_of(state, foe, board.at)]
            whom = choose_player(state, there, eyes.most_pieces(board.at), eyes.most_points())
        else:
            around = [foe for foe in foes(state, seat) if any(self.can_fight(state, foe, at) for at in state.clearings)]
            whom = choose_player(state, around, eyes.most_points())
            if whom is None:
                return
            foe = whom.target
            able = [where for where in state.clearings if self.can_fight(state, foe, where)]
            tests = (
                Test("most_razeable", lambda where: razeable(state, foe, where)),
                Test("fewest_enemy_warriors", lambda where: -warriors_of(state, foe, where)),
            )
            if not self.go_to(game, seat, able, *tests):
                return
        if whom is not None and usable(state, board):
            tell_player(game, seat, "fights", whom.target, whom.whys, self.law("5"))
            exhaust(state, board, 1)
            self.start_battle(game, seat, whom.target)

    def can_fight(self, state: RootState, foe: int, where: int) -> bool:
        """Has a foe a piece in a clearing?"""
        return faction(state, foe).is_there(state, foe, where)

    def start_battle(self, game: Root, seat: int, foe: int) -> None:
        """A battle, and then perhaps another."""
        again = [] if has_trait(game.state, "adventurer") else [FactionStep(seat, "again", by=foe)]
        game.push(StartBattle(seat, foe, board_of(game.state, seat).at), *again)

    def battle_again(self, game: Root, seat: int, foe: int) -> None:
        """7.5.4 While pieces of theirs remain, for two items each."""
        state = game.state
        board = board_of(state, seat)
        if board.at and self.can_fight(state, foe, board.at) and usable(state, board) >= 2:
            exhaust(state, board, 2)
            self.start_battle(game, seat, foe)

    def has_removed(self, game: Root, side: int, losses: list[Loss], battle: Battle | None) -> None:
        """7.5.4 A point for each enemy warrior that it removes as attacker."""
        if battle is not None and battle.attacker == side:
            gain_points(game, side, sum(loss.number for loss in losses if loss.sort == WARRIOR), self.law("5"))

    # Repair and rest (7.5.5, 7.6)

    def repair_one(self, game: Root, seat: int) -> None:
        """7.5.5 For an item."""
        state = game.state
        board = board_of(state, seat)
        if damaged(board) and usable(state, board):
            exhaust(state, board, 1)
            count = repair(board, 1)
            game.tell("root.machine.repairs", seat=seat, count=count, law=self.law("5"))

    def rest(self, game: Root, seat: int) -> None:
        """7.6 Refresh four undamaged items, or six if none is damaged; repair all in a forest, else one (by a trait
        two)."""
        state = game.state
        board = board_of(state, seat)
        fresh = (4 if damaged(board) else 6) + self.by_difficulty(state, seat, -1, 0, 1)
        for item in [item for item in whole(board) if item.exhausted][:fresh]:
            item.exhausted = False
        mended = 1 + has_trait(state, "berserker")
        count = repair(board, len(board.items) if board.forest else mended)
        if count:
            game.tell("root.machine.repairs", seat=seat, count=count, law=self.law("6"))
        self.discard_order(game, seat)

    # The board

    def pawn(self, board: VagabotBoard) -> int | str:
        return board.at or board.forest or 0

    def is_set_up(self, board: VagabotBoard) -> bool:
        return bool(board.character)

    def gains_item(self, game: Root, seat: int, item: str) -> None:
        """7.2.3 Face up into its satchel."""
        board_of(game.state, seat).items.append(Item(item))

    def items_on_board(self, board: VagabotBoard) -> list[str]:
        return [item.kind for item in board.items]

    def items_brought(self, board: VagabotBoard) -> list[str]:
        """Its own and those under the ruins (7.3.4, 7.3.5)."""
        return [*self.first_items(board.character), *RUIN_ITEMS] if self.is_set_up(board) else []

    def has_quests(self, state: RootState, seat: int) -> bool:
        return self.is_set_up(board_of(state, seat))

    def quests_done(self, board: VagabotBoard) -> list[str]:
        """Those done, and the one that nobody else can do."""
        return [*board.quests, *([board.quest] if board.quest else [])]

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """The pawn stands in one place; it has a character and items that there are."""
        yield from super().check(state, seat)
        board = board_of(state, seat)
        if not self.is_set_up(board):
            return
        in_one = (board.at in state.clearings and not board.forest) or (
            not board.at and board.forest in map_of(state).forests
        )
        known = {*ITEM_SUPPLY, *FIRST_ITEMS, *RUIN_ITEMS}
        fits = in_one and board.character in CHARACTERS and all(item.kind in known for item in board.items)
        if not fits or len(board.items) > MOST_ITEMS or not set(board.covered) <= set(state.clearings):
            yield Problem("root.check.machine_pawn", {"seat": seat})

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """Who is not set up has nothing; others are a Thief in the first clearing unless it is said."""
        if fresh:
            return {}
        character = own.get("character", "thief")
        usual: dict[str, Any] = {"character": character, "quest": own.get("quest", next(iter(QUESTS)))}
        if "at" not in own and "forest" not in own:
            usual["at"] = 1
        if "items" not in own:
            usual["items"] = [[kind] for kind in self.first_items(str(character))]
        return usual

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Another battle is against somebody; damage is for some items."""
        if step.name == "again":
            return 0 <= step.by != step.seat
        return super().is_sound(state, step)

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """Items are what it lives on."""
        board = board_of(state, seat)
        return woods.rounds * (1.0 + 0.28 * len(whole(board)) + 0.08 * len(ready(board)))

    def suffer(self, game: Root, seat: int, count: int) -> None:
        """Items are damaged."""
        hurt = damage(game.state, board_of(game.state, seat), count)
        if hurt:
            game.tell("root.machine.damaged", seat=seat, count=hurt, law=self.law("2"))

    def slip(self, game: Root, seat: int, law: str) -> None:
        """7.4.3 Into a random forest beside it."""
        state = game.state
        board = board_of(state, seat)
        near = forests_beside(state, board.at or board.forest)
        if near and not (board.at and self.springs(game, seat, board.at, law)):
            board.forest, board.at = game.draw_one(sorted(near), MACHINE_LOT), 0
            game.tell("root.wanders", seat=seat, to=board.forest, law=law)

    def out_of_forest(self, state: RootState, forest: str) -> tuple[int, ...]:
        """The clearings beside a forest."""
        return clearings_beside(state, forest)


FACTION = Vagabot()
