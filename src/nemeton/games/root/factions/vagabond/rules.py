"""The Vagabond (Law 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from nemeton.kernel import Ask, Option, Phrase, Pick, Problem, Rule, hidden, show

from ...cards import BAG, COINS, CROSSBOW, HAMMER, ITEM_SUPPLY, QUESTS, RUIN_ITEMS, SWORD, TEA, TORCH
from ...choices import Anytime
from ...places import crafting_suit, fitting, matcher
from ...rules.card_effects import anytime_options, use
from ...rules.crafting import Craft, craft, craftable
from ...rules.effects import draw_or_instead, evening_draw, hand_over, join_hand, score, who_sees
from ...rules.ruins import fill_ruins
from ...rules.rule import faction, is_shielded, opponents_in
from ...state import NOBODY, enemy_sides, held, is_first_game, item_gone, map_of, others
from ...steps import DiscardDown, FactionStep, StartBattle
from .board import ALLIED, HOSTILE, INDIFFERENT, Item, VagabondBoard
from .characters import CHARACTERS, special, special_options
from .choices import (
    ASKED,
    NONE,
    Aid,
    Attack,
    DoQuest,
    Explore,
    Improvise,
    Leave,
    Repair,
    Strike,
    Walk,
)
from .fighting import SWEPT_DAMAGE, Fighter
from .items import (
    TRACK_LENGTH,
    board_of,
    damaged,
    exhaust,
    find,
    given_up,
    is_wanderer,
    keys,
    met,
    off_tracks,
    on_track,
    ready,
    wanderers,
)
from .judge import JudgedVagabond
from .outlook import ForeseenVagabond
from .positions import WrittenVagabond
from .quests import QUESTS_OPEN, do_quest, open_quest, quest_options
from .refusals import refused_by_vagabond
from .relations import improve

if TYPE_CHECKING:
    from ...state import Root, RootState

REFRESH, REFRESH_TEA, ITEM_LIMIT, LIMIT_BAG = 3, 2, 6, 2
COALITION_PLAYERS = 4
MOST_REFRESHED = REFRESH + REFRESH_TEA * TRACK_LENGTH
MOST_ITEMS = sum(ITEM_SUPPLY.values()) + len(RUIN_ITEMS) + 4  # all that he could have, with four of his own
END = "end"


class Vagabond(WrittenVagabond, JudgedVagabond, Fighter, ForeseenVagabond):
    """Alone, with a bag of items, between all others."""

    name = "vagabond"
    order = "D"
    reach = 5
    promise = 0.9
    warriors = 0
    steps = ("refresh", "slip", "day", "damage", "rest", "draw", "limit", "pay")
    may_hire = False
    reactions = ("damage",)
    asked = ASKED
    open_quests = QUESTS_OPEN
    fills_ruins = True
    comes_with = tuple(CHARACTERS)
    used_once = ("improvise",)
    used_in_battle = ("swift_strike",)
    most_bonus = 5  # swords: two of the supply, one under a ruin, two of his own

    def board(self) -> VagabondBoard:
        return VagabondBoard()

    # Setup (9.3)

    def prepare(self, game: Root, seat: int) -> Rule[None]:
        """A character, a forest, three quests, items under the ruins, relationships."""
        state = game.state
        board = board_of(state, seat)
        board.character = yield Ask(seat, "root.vagabond.character", self.free_characters(state), law="9.3.1")
        board.forest = yield Ask(seat, "root.vagabond.forest", list(map_of(state).forests), law="9.3.2")
        self.lay_quests(game)
        fill_ruins(game)
        board.items = [Item(kind) for kind in CHARACTERS[board.character].items]
        board.relations = dict.fromkeys(met(state, seat), INDIFFERENT)
        game.tell("root.vagabond", seat=seat, character=board.character, law="9.3")

    def settle(self, game: Root, seat: int) -> Rule[None]:
        """A.8.2 The character that lay beside the card, a forest, three quests, items under the ruins unless others
        have brought them; relationships wait until all have chosen."""
        state = game.state
        assert state.draft is not None, "a card was taken"
        board = board_of(state, seat)
        board.character = state.draft.characters[seat]
        board.forest = yield Ask(seat, "root.vagabond.forest", list(map_of(state).forests), law="A.8.2")
        self.lay_quests(game)
        self.bring_items(game, seat)
        board.items = [Item(kind) for kind in CHARACTERS[board.character].items]
        game.tell("root.vagabond", seat=seat, character=board.character, law="A.8.2")

    def bring_items(self, game: Root, seat: int) -> None:
        """9.3.4 A set under the ruins for each Vagabond; one that another faction has brought is that of the first."""
        state = game.state
        others_brought = [
            other for other in others(state, seat) if faction(state, other).items_brought(state.boards[other])
        ]
        if any(state.ruins.values()) and not any(is_wanderer(state, other) for other in others_brought):
            for other in others_brought:
                faction(state, other).ruins_are_anothers(state.boards[other])
        else:
            fill_ruins(game)

    def all_chosen(self, game: Root, seat: int) -> None:
        """A.8.2 Everybody else is indifferent."""
        board_of(game.state, seat).relations = dict.fromkeys(met(game.state, seat), INDIFFERENT)

    def lay_quests(self, game: Root) -> None:
        """Three open quests; 9.7.2 two Vagabonds share them."""
        state = game.state
        if not state.quests:
            state.quest_deck = hidden(QUESTS)
            game.shuffle(state.quest_deck, "quests")
            for _ in range(QUESTS_OPEN):
                open_quest(game)

    def free_characters(self, state: RootState) -> list[str]:
        """9.3.1 All, in a first game those of the base box; there is one card of each."""
        taken = {board_of(state, seat).character for seat in wanderers(state)}
        known = [name for name, character in CHARACTERS.items() if character.is_basic or not is_first_game(state)]
        return [name for name in known if name not in taken]

    # The turn

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        board = board_of(game.state, seat)
        match name:
            case "birdsong":
                board.aids = {}
                board.refreshing = REFRESH + REFRESH_TEA * (on_track(board, TEA) + board.tea_paid)
                board.tea_paid = 0
                game.push(FactionStep(seat, "refresh"), FactionStep(seat, "slip"))
            case "daylight":
                game.push(FactionStep(seat, "day"))
            case _:
                game.push(
                    FactionStep(seat, "rest"), FactionStep(seat, "draw"), DiscardDown(seat), FactionStep(seat, "limit")
                )
        return None

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        seat = step.seat
        board = board_of(game.state, seat)
        match step.name:
            case "refresh":
                return self.refresh(game, seat)
            case "slip":
                return self.slip(game, seat)
            case "day":
                return self.day(game, seat)
            case "damage":
                return self.damage(game, seat, step.count)
            case "pay":
                return self.pay(game, seat, step.count)
            case "rest":
                if board.forest:
                    for item in board.items:
                        if item.damaged:
                            item.damaged = item.exhausted = False
                    game.tell("root.rests", seat=seat, law="9.6.1")
                return None
            case "draw":
                return draw_or_instead(game, seat, evening_draw(game.state, seat), "9.6.2", is_last=True)
            case _:
                return self.hold_limit(game, seat)

    def refresh(self, game: Root, seat: int) -> Rule[None]:
        """9.4.1 Three items, and two for each tea on its track, are turned face up. Ruling: damaged ones are not."""
        board = board_of(game.state, seat)
        tired = [item for item in board.items if item.exhausted and not item.damaged]
        kinds = Counter(item.kind for item in tired)
        count = min(board.refreshing, len(tired))
        if not count:
            return
        chosen = yield Pick(seat, "root.vagabond.refresh", kinds, least=count, about={"count": count}, law="9.4.1")
        for kind in chosen:
            next(item for item in tired if item.kind == kind and item.exhausted).exhausted = False

    # What others sell (11.2.6.III)

    def purse(self, state: RootState, seat: int) -> int:
        """Items that can be exhausted."""
        return len(ready(board_of(state, seat)))

    def pays(self, game: Root, seat: int, price: int) -> int:
        """Items are exhausted, which he chooses; he has no warriors to give."""
        game.push(FactionStep(seat, "pay", count=price))
        return 0

    def pay(self, game: Root, seat: int, price: int) -> Rule[None]:
        """So many items are exhausted for a service. Tea that lay on its track when birdsong began still counts for
        refreshing (9.4.1): who is on turn counts it first (1.1.3)."""
        board = board_of(game.state, seat)
        tea = on_track(board, TEA)
        kinds = Counter(item.kind for item in ready(board))
        chosen = yield Pick(seat, "root.vagabond.pay", kinds, least=price, about={"count": price}, law="11.2.6.III")
        exhaust(board, *chosen)
        board.tea_paid += tea - on_track(board, TEA)

    # Daylight (9.5)

    def day(self, game: Root, seat: int) -> Rule[None]:
        """9.5 Items are exhausted for actions, in any order."""
        state = game.state
        board = board_of(state, seat)
        choice = yield Ask(
            seat,
            "root.vagabond.day",
            lambda: self.deeds(state, seat),
            law="9.5",
            refused=lambda: refused_by_vagabond(state, seat, self),
        )
        if choice == END:
            return
        game.push(FactionStep(seat, "day"))
        match choice:
            case Walk(to):
                yield from self.move(game, seat, to)
            case Attack(defender):
                exhaust(board, SWORD)
                game.push(StartBattle(seat, defender, board.at))
            case Explore():
                yield from self.explore(game, seat)
            case Aid(whom, card):
                yield from self.aid(game, seat, whom, card)
            case DoQuest() | Improvise():
                yield from do_quest(game, seat, choice)
            case Strike(whom):
                yield from self.strike(game, seat, whom)
            case Repair():
                exhaust(board, HAMMER)
                find(board, choice.key).damaged = False
                game.tell("root.repairs", seat=seat, item=choice.item, law="9.5.7")
            case Craft():
                craft(game, seat, choice)
            case Anytime():
                use(game, seat, choice)
            case _:
                yield from special(game, seat, board, choice)

    def deeds(self, state: RootState, seat: int) -> list[Option]:
        """What the Vagabond may do now."""
        board = board_of(state, seat)
        options: list[Option] = [Walk(to) for to in self.ways(state, seat)]
        at = board.at
        if at:
            there = [other for other in others(state, seat) if faction(state, other).is_there(state, other, at)]
            foes = opponents_in(state, seat, at)
            if ready(board, SWORD):
                options += [Attack(other) for other in foes]
            if ready(board, TORCH) and state.ruins.get(at):
                options.append(Explore())
            cards = fitting(state, state.hands[seat], at)
            options += [
                Aid(other, card) for other in there if not is_wanderer(state, other) and ready(board) for card in cards
            ]
            options += quest_options(state, seat)
            if ready(board, CROSSBOW):
                struck = [
                    other
                    for other in sorted(enemy_sides(state, seat))
                    if self.can_be_struck(state, other, at) and not is_shielded(state, other, at, seat)
                ]
                options += [Strike(other) for other in struck]
            options += craftable(state, seat)
        if ready(board, HAMMER):
            options += [Repair(*item) for item in keys(damaged(board))]
        return [*options, *special_options(state, seat, board), *anytime_options(state, seat), END]

    def explore(self, game: Root, seat: int) -> Rule[None]:
        """9.5.3 An item from under the ruin, and a point; an empty ruin is removed. 9.7.3 Of two items one chooses; no
        second one of a kind from under the ruins."""
        state = game.state
        board = board_of(state, seat)
        at, under = board.at, state.ruins[board.at]
        exhaust(board, TORCH)
        if len(wanderers(state)) > 1:
            for item in under:
                show(item, seat)
        game.shown()
        kind: str = self.takeable(state, seat)[0] if len(under) == 1 and self.takeable(state, seat) else NONE
        if len(under) > 1 and self.takeable(state, seat):
            kind = yield Ask(
                seat,
                "root.vagabond.explore",
                lambda: [*self.takeable(state, seat), NONE],
                about={"where": at},
                law="9.7.3",
            )
        if kind == NONE:
            game.tell("root.explored_nothing", seat=seat, where=at, law="9.7.3")
            return
        under.remove(held(under, kind))
        board.items.append(Item(kind, from_ruin=len(wanderers(state)) > 1))
        game.tell("root.explored", seat=seat, where=at, item=kind, law="9.5.3")
        if not under:
            del state.ruins[at]
        score(game, seat, 1, "9.5.3")

    def takeable(self, state: RootState, seat: int) -> list[str]:
        """The kinds of items under the ruin that he may take: none of which he has one from under a ruin (9.7.3)."""
        board = board_of(state, seat)
        have = {item.kind for item in board.items if item.from_ruin}
        return sorted({item.card for item in state.ruins[board.at]} - have)

    def aid(self, game: Root, seat: int, whom: int, card: str) -> Rule[None]:
        """9.5.4 A card for a player there; an item of theirs in return; the relationship improves."""
        state = game.state
        board = board_of(state, seat)
        join_hand(game, whom, hand_over(game, seat, card, seat, whom, fits=matcher(state, board.at)))
        game.tell("root.aids", seat=seat, whom=whom, law="9.5.4")
        game.tell("root.aids_what", seat=seat, whom=whom, card=card, only=who_sees(state, seat, whom))
        kinds = sorted({item.kind for item in ready(board)})
        exhaust(board, (yield Ask(seat, "root.vagabond.exhaust", kinds, law="9.5.4")))
        box = state.item_boxes[whom]
        if box:
            item = yield Ask(seat, "root.vagabond.take", [*sorted(set(box)), NONE], about={"whom": whom}, law="9.5.4")
            if item != NONE:
                box.remove(item)
                item_gone(state, whom, item)
                board.items.append(Item(item))
                game.tell("root.takes_item", seat=seat, whom=whom, item=item, law="9.5.4")
        improve(game, seat, whom)

    # Cards, items, coalition

    def pawn(self, board: VagabondBoard) -> int | str:
        return board.at or board.forest or 0

    def left_undone(self, board: VagabondBoard) -> Phrase | None:
        """Items that could be exhausted."""
        return Phrase("root.text.undone.items", {"count": len(ready(board))}) if ready(board) else None

    def items_on_board(self, board: VagabondBoard) -> list[str]:
        return [item.kind for item in board.items]

    def items_brought(self, board: VagabondBoard) -> list[str]:
        """Those of the character and those under the ruins (9.3.4, 9.3.5)."""
        return [*CHARACTERS[board.character].items, *RUIN_ITEMS] if self.is_set_up(board) else []

    def has_quests(self, state: RootState, seat: int) -> bool:
        return self.is_set_up(board_of(state, seat))

    def quests_done(self, board: VagabondBoard) -> list[str]:
        return board.quests

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """The pawn stands in one place; there is a relationship to every other faction."""
        board = board_of(state, seat)
        if state.partner[seat] != NOBODY and len(state.factions) < COALITION_PLAYERS:
            yield Problem("root.check.coalition", {"seat": seat, "law": "9.2.8"})
        if board.character not in CHARACTERS and (board.character or self.is_set_up(board)):
            yield Problem("root.check.character", {"name": board.character})
        elif board.character in (board_of(state, other).character for other in wanderers(state) if other < seat):
            if board.character:
                yield Problem("root.check.character_twice", {"character": board.character, "law": "9.3.1"})
        if not self.is_set_up(board):
            return
        places = (*state.clearings, *map_of(state).forests)
        if bool(board.at) == bool(board.forest) or (board.at or board.forest) not in places:
            yield Problem("root.check.pawn", {"seat": seat})
        known = () if state.draft is not None and not board.relations else met(state, seat)
        if set(board.relations) != set(known) or not all(
            HOSTILE <= place <= ALLIED for place in board.relations.values()
        ):
            yield Problem("root.check.relations", {"seat": seat})
        aided = all(whom in others(state, seat) and 0 <= count <= MOST_ITEMS for whom, count in board.aids.items())
        tea = on_track(board, TEA) + board.tea_paid
        if not aided or not (0 <= board.refreshing <= MOST_REFRESHED and 0 <= board.tea_paid <= tea <= TRACK_LENGTH):
            yield Problem("root.check.numbers", {"seat": seat})

    def is_set_up(self, board: VagabondBoard) -> bool:
        """He stands somewhere, and there are relationships, unless all others are Vagabonds."""
        return bool(board.relations or board.at or board.forest)

    def may_wait(self, state: RootState, seat: int, to_come: bool) -> bool:
        """Before his setup all ruins stand, with nothing under them (9.3.4) but what others have brought."""
        standing = [where for where, site in map_of(state).clearings.items() if site.ruin]
        brought = sum(bool(faction(state, other).items_brought(state.boards[other])) for other in others(state, seat))
        fits = all(len(items) == brought for items in state.ruins.values())
        return not to_come or (sorted(state.ruins) == sorted(standing) and fits)

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Items are damaged where he was swept; as many are exhausted for a service as are ready."""
        if step.name == "pay":
            return 0 < step.count <= self.purse(state, step.seat)
        return step.name != "damage" or (step.where in state.clearings and 0 < step.count <= SWEPT_DAMAGE)

    def may_direct(self, state: RootState, seat: int) -> bool:
        """G.4.2 The Vagrant."""
        return board_of(state, seat).character == "vagrant"

    def may_fight_for(self, state: RootState, ally: int, seat: int) -> bool:
        return board_of(state, seat).relations.get(ally) == ALLIED

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """9.2.1 Ready hammers, all of the suit of the clearing."""
        board = board_of(state, seat)
        return {crafting_suit(state, board.at): len(ready(board, HAMMER))} if board.at else {}

    def pay_for(self, game: Root, seat: int, suits: list[str]) -> None:
        exhaust(board_of(game.state, seat), *[HAMMER] * len(suits))

    def gains_item(self, game: Root, seat: int, item: str) -> None:
        board_of(game.state, seat).items.append(Item(item))

    def can_use_dominance(self, state: RootState, seat: int) -> bool:
        return False

    def coalitions(self, state: RootState, seat: int) -> list[int]:
        """9.2.8 With four players: whoever has fewest points, is on the track, and in no coalition."""
        if len(state.factions) < COALITION_PLAYERS:
            return []
        on_score = [
            other for other in others(state, seat) if not state.dominance[other] and state.partner[other] == NOBODY
        ]
        fewest = min((state.points[other] for other in others(state, seat) if not state.dominance[other]), default=0)
        taken = [state.partner[other] for other in others(state, seat)]
        return [other for other in on_score if state.points[other] == fewest and other not in taken]

    def joins(self, game: Root, seat: int, friend: int) -> None:
        """9.2.9.III.D A hostile partner is indifferent again."""
        board = board_of(game.state, seat)
        if board.relations.get(friend) == HOSTILE:
            board.relations[friend] = INDIFFERENT

    def evening_cards(self, state: RootState, seat: int) -> int:
        """9.6.2 One, and one for each coins on its track."""
        return 1 + on_track(board_of(state, seat), COINS)

    def hold_limit(self, game: Root, seat: int) -> Rule[None]:
        """9.6.4 Six items in satchel and damaged box, and two for each bag on its track; the rest leaves the game."""
        board = board_of(game.state, seat)
        while len(off_tracks(board)) > ITEM_LIMIT + LIMIT_BAG * on_track(board, BAG):
            options = [Leave(*item) for item in keys(off_tracks(board))]
            extra = len(off_tracks(board)) - ITEM_LIMIT - LIMIT_BAG * on_track(board, BAG)
            chosen = yield Ask(seat, "root.vagabond.limit", options, about={"count": extra}, law="9.6.4")
            board.items.remove(given_up(off_tracks(board), chosen.key))
            game.state.items_gone.append(chosen.item)
            game.tell("root.item_gone", seat=seat, item=chosen.item, law="9.6.4")


FACTION = Vagabond()
