"""What a faction is to the shared rules. Each overrides what its law changes and nothing else; shared rules never
ask which faction they meet. docs/architecture.md tells how the ten factions fit these hooks."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from nemeton.kernel import Asked, Hidden, Option, Phrase, Problem, Rule

from ..cards import CARDS
from ..pieces import BUILDING as BUILDING
from ..pieces import TOKEN as TOKEN
from ..pieces import WARRIOR as WARRIOR
from ..pieces import Loss as Loss
from ..places import clearings_beside
from ..rules.rule import LENDERS, lent_to

if TYPE_CHECKING:
    from ..judge import Woods
    from ..positions import Page
    from ..rules.card_effects import Offer
    from ..rules.movement import Move
    from ..state import Battle, Root, RootState
    from ..steps import FactionStep


class Faction:
    """One faction. A seat that plays it is given to every hook."""

    name = ""
    order = ""  # its letter in the setup (Law 5.1.7)
    reach = 0  # Law 5.2
    warriors = 0
    piece_counts: ClassVar[dict[str, int]] = {}  # how many buildings and tokens of each kind it has
    steps: tuple[str, ...] = ()  # the names of its own steps
    reactions: tuple[str, ...] = ()  # those among them that others' deeds trigger, in the middle of a battle too
    warrior_word = ""  # what positions call a warrior
    tokens: tuple[str, ...] = ()  # those of its pieces that are tokens; the others are buildings
    board_keys: tuple[str, ...] = ()  # what of its board is written in positions
    pauses: tuple[str, ...] = ()  # its questions with which an action begins: bots may judge the one before
    exposure: ClassVar[Mapping[str, float]] = {}  # what losing a piece to stronger enemies would weigh, if not 1
    most_moves = 1  # moves that a step of its own may grant
    open_quests = 0  # so many quests lie open where it plays
    effect_words: ClassVar[Mapping[str, str]] = {}  # how reactions are called where they are ordered, if otherwise
    asked: ClassVar[Mapping[str, Asked]] = {}  # what it asks, and what may be answered
    follow_ups: tuple[str, ...] = ()  # those that may follow such a reaction
    lends_warriors = False  # may others count its warriors as their own (Law 11.2.7.III)?
    reckons = False  # does it count more or less than its warriors and buildings for rule (Law 14.2.2)?
    is_lord = False  # may it rule whatever others have (Law 10.2.4, 12.2.2)?
    has_open_hand = False  # do its cards lie face up (Law 11.2.3)?

    # Setting up and playing

    def board(self) -> Any:
        """A fresh board."""
        raise NotImplementedError

    def prepare(self, game: Root, seat: int) -> Rule[None] | None:
        """Set the faction up."""
        raise NotImplementedError

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        """Play a phase: push its steps, or ask at once."""
        raise NotImplementedError

    def step(self, game: Root, step: FactionStep) -> Rule[None] | None:
        """Go on with one of the faction's own steps."""
        raise NotImplementedError

    # Rule of clearings (Law 2.5)

    def strength(self, state: RootState, seat: int, where: int) -> int:
        """Warriors and buildings that count for rule; asked if anybody `reckons` in a way of its own."""
        count = self.forces(state, seat, where) if LENDERS else self.fighters(state, seat, where)
        for owner, _ in state.clearings[where].buildings:
            if owner == seat:
                count += 1
        return count

    def fighters(self, state: RootState, seat: int, where: int) -> int:
        """Its warriors there, special ones too."""
        return state.clearings[where].warriors[seat]

    def lends(self, state: RootState, seat: int, to: int, where: int) -> int:
        """How many of its warriors there another player counts as own for rule and in battle; asked if it
        `lends_warriors` at all (Law 11.2.7.III)."""
        return 0

    def forces(self, state: RootState, seat: int, where: int) -> int:
        """Its warriors there, and those that others lend it."""
        count = self.fighters(state, seat, where)
        return count + sum(lent_to(state, seat, where).values()) if LENDERS else count

    def rules_outright(self, state: RootState, seat: int, where: int) -> bool:
        """Does it rule there whatever others have; asked if it `is_lord` at all (Law 10.2.4, 12.2.2)."""
        return False

    def wins_ties(self, state: RootState, seat: int, where: int) -> bool:
        """Does it rule when nobody has more?"""
        return False

    # Placing and moving (Law 1.5.4, 4.2)

    def forbids_placing(self, state: RootState, seat: int, where: int, placer: int) -> bool:
        """Do this faction's pieces keep the placer from placing there?"""
        return False

    def forbids_leaving(self, state: RootState, seat: int, where: int, mover: int) -> bool:
        """Do this faction's pieces keep the mover from moving out?"""
        return False

    def forbids_entering(self, state: RootState, seat: int, where: int, mover: int) -> bool:
        """Does this faction keep the mover from moving in (Law 12.2.2)?"""
        return False

    def needs_rule(self, state: RootState, seat: int, origin: int, to: int) -> bool:
        """Must it rule one of the two clearings to move between them (Law 4.2.1)?"""
        return True

    def neighbours(self, state: RootState, seat: int, where: int) -> tuple[int, ...]:
        """Where it may move to from a clearing."""
        return clearings_beside(state, where)

    def own_moves(self, state: RootState, seat: int) -> list[Move]:
        """Moves that no other faction has, those of a pawn for one."""
        return []

    def make_own_move(self, game: Root, seat: int, move: Move, law: str) -> Rule[None]:
        """One of them is made."""
        raise NotImplementedError

    def has_moved(self, game: Root, seat: int, origin: int, to: int, count: int) -> list[FactionStep]:
        """Its warriors have moved: what comes along with them (Law 15.2.4)?"""
        return []

    def entered(self, game: Root, seat: int, mover: int, where: int) -> list[FactionStep]:
        """Somebody else has moved warriors into a clearing: what does this faction make of it?"""
        return []

    # Battle (Law 4.3)

    def is_there(self, state: RootState, seat: int, where: int) -> bool:
        """Has it any piece in the clearing?"""
        here = state.clearings[where]
        if self.fighters(state, seat, where):
            return True
        return any(owner == seat for owner, _ in (*here.buildings, *here.tokens))

    def can_attack(self, state: RootState, seat: int, where: int) -> bool:
        """Has it warriors or a pawn to attack with?"""
        return bool(self.forces(state, seat, where))

    def most_rolled(self, state: RootState, seat: int, battle: Battle) -> int:
        """The most hits that the dice may deal (Law 4.3.2.I)."""
        return self.forces(state, seat, battle.where)

    def is_defenseless(self, state: RootState, seat: int, battle: Battle) -> bool:
        """Has it nobody to defend with (Law 4.3.3.II)?"""
        return not self.forces(state, seat, battle.where)

    def takes_high_die(self, state: RootState, seat: int) -> bool:
        """Does it take the higher die when it defends?"""
        return False

    def extra_hits(self, state: RootState, seat: int, battle: Battle) -> int:
        """Extra hits that it always deals in this battle."""
        return 0

    def before_battle(self, game: Root, seat: int, battle: Battle) -> Rule[None] | None:
        """The attacker's choices before anything else."""
        return None

    def before_roll(self, game: Root, seat: int, battle: Battle) -> Rule[None] | None:
        """What this faction does to a battle just before the dice, whether it fights in it or not."""
        return None

    def battle_options(self, state: RootState, seat: int, battle: Battle) -> list[Option]:
        """Own abilities that it may use after the dice."""
        return []

    def ability_spot(self, seat: int, option: str) -> str:
        """Where in the picture such an ability is clicked."""
        raise NotImplementedError

    def use_in_battle(self, game: Root, seat: int, battle: Battle, option: Option) -> None:
        """Use one of them."""
        raise NotImplementedError

    def take_hits(self, game: Root, seat: int, battle: Battle, hits: int, chooser: int) -> Rule[list[Loss]]:
        """What it loses: warriors first, then buildings and tokens of the chooser's choice (Law 4.3.4)."""
        from ..rules.removing import choose_losses

        return (yield from choose_losses(game, seat, battle.where, hits, chooser))

    def battle_over(self, game: Root, seat: int, battle: Battle) -> None:
        """A battle in which it fought is over."""

    # Removal (Law 1.5.4, 3.2.1)

    def has_lost(self, game: Root, seat: int, losses: list[Loss], battle: Battle | None) -> list[FactionStep]:
        """These pieces of its own were removed together: what follows, once or for each of them?"""
        effects: list[FactionStep] = []
        for loss in losses:
            if loss.sort == WARRIOR:
                effects += self.warriors_removed(game, seat, loss.where, loss.number, loss.by, battle)
            else:
                effects += self.piece_removed(game, seat, loss)
        return effects

    def warriors_removed(
        self, game: Root, seat: int, where: int, count: int, by: int, battle: Battle | None
    ) -> list[FactionStep]:
        """Its warriors were removed together from a clearing and are in the supply: what follows?"""
        return []

    def takes_back(self, board: Any, piece: str) -> None:
        """One of its buildings or tokens has left the map and goes back on the board, or out of the game."""
        setattr(board, piece, getattr(board, piece) + 1)

    def piece_removed(self, game: Root, seat: int, loss: Loss) -> list[FactionStep]:
        """One of its buildings or tokens was removed and is off the map: what follows?"""
        return []

    def has_removed(self, game: Root, seat: int, losses: list[Loss], battle: Battle | None) -> None:
        """It has removed these pieces of others."""

    def swept(self, game: Root, seat: int, where: int) -> list[FactionStep]:
        """An enemy's effect removes everything from a clearing: what happens to pieces that cannot be removed?"""
        return []

    # Cards, crafting, items (Law 2.1, 4.1)

    def takes_discard(self, game: Root, seat: int, card: str) -> bool:
        """Does it take a card that somebody has spent or discarded (Law 10.2.6)?"""
        return False

    def offers(self, state: RootState, seat: int, whom: int, at_start: bool) -> list[Offer]:
        """What it lets the player on turn do, at the start of birdsong or at any moment (Law 11.2.6, 13.2.4); this may
        depend on nothing hidden but the hand of that player."""
        return []

    def accept(self, game: Root, seat: int, whom: int, option: Offer) -> None:
        """The player on turn takes one of its offers; what must be asked is a step."""
        raise NotImplementedError

    def crafting_pieces(self, state: RootState, seat: int) -> Counter[str]:
        """The suits of its crafting pieces, used ones too."""
        return Counter()

    def pay_for(self, game: Root, seat: int, suits: list[str]) -> None:
        """It has used crafting pieces of these suits."""
        for suit in suits:
            game.state.activated[suit] = game.state.activated.get(suit, 0) + 1

    def item_points(self, state: RootState, seat: int, card: str) -> int:
        """What crafting an item scores (Law 3.2.2)."""
        return CARDS[card].points

    def gains_item(self, game: Root, seat: int, item: str) -> None:
        """It gets an item."""
        game.state.item_boxes[seat].append(item)

    def can_use_dominance(self, state: RootState, seat: int) -> bool:
        """May it activate a dominance card to win by it (Law 3.3.1)?"""
        return True

    def coalitions(self, state: RootState, seat: int) -> list[int]:
        """With whom it may form a coalition by a dominance card (Law 9.2.8)."""
        return []

    def joins(self, game: Root, seat: int, friend: int) -> None:
        """It has formed a coalition."""

    def evening_cards(self, state: RootState, seat: int) -> int:
        """How many cards it draws in the evening."""
        return 1

    # The board: what lies on it, who sees it, what must be true of it

    def warriors_on_board(self, board: Any) -> int:
        """Warriors that stand neither on the map nor in the supply: officers, acolytes, funds."""
        return 0

    def pieces_on_board(self, board: Any, piece: str) -> int:
        """How many buildings or tokens of a kind are not on the map; those out of the game count as well."""
        return int(getattr(board, piece))

    def items_on_board(self, board: Any) -> list[str]:
        """Items that lie on the board, not in a box for crafted ones."""
        return []

    def items_brought(self, board: Any) -> list[str]:
        """Items that are in the game because it plays."""
        return []

    def has_quests(self, state: RootState, seat: int) -> bool:
        """Has it brought the quests?"""
        return False

    def quests_done(self, board: Any) -> list[str]:
        """Quests that it has completed."""
        return []

    def open_cards(self, board: Any) -> list[str]:
        """Cards of the shared deck that lie open on the board: the decree."""
        return []

    def hidden_cards(self, board: Any) -> list[Hidden]:
        """Cards of the shared deck that lie face down on the board: supporters."""
        return []

    def conceal_board(self, board: Any, viewer: int) -> Any:
        """The board as a seat sees it; a copy."""
        return copy.deepcopy(board)

    def imagine_board(self, board: Any, viewer: int, rng: Random) -> None:
        """Guess anew what lies face down on the board and is no card of the shared deck: plots, relics."""

    def check(self, state: RootState, seat: int) -> Iterator[Problem]:
        """Whatever is wrong with its board and its pieces."""
        return iter(())

    def pawn(self, board: Any) -> int | str:
        """Where its pawn stands: a clearing or a forest; 0 for one that has none."""
        return 0

    def left_undone(self, board: Any) -> Phrase | None:
        """What it leaves undone if it ends its phase now."""
        return None

    def hopes(self, state: RootState, seat: int, woods: Woods) -> float:
        """What its board and its pieces promise over the rounds to come, in points."""
        return 0.0

    # Written positions

    def write_board(self, state: RootState, seat: int) -> dict[str, Any]:
        """The parts of its board that are written otherwise than they are."""
        return {}

    def read_board(
        self, page: Page, own: dict[str, Any], seat: int, fresh: bool, placed: Counter[str]
    ) -> dict[str, Any]:
        """The parts of its board that are not as they were written: `own` is that, `fresh` says that its setup is to
        come, `placed` counts its pieces on the map."""
        return {}

    def is_set_up(self, board: Any) -> bool:
        """Has it been set up?"""
        return True

    def may_wait(self, state: RootState, seat: int, to_come: bool) -> bool:
        """Is the table as it must be before (`to_come`) or after its setup?"""
        return True

    def is_sound(self, state: RootState, step: FactionStep) -> bool:
        """Does one of its own steps speak of places, numbers and players that it can speak of?"""
        return True

    def may_direct(self, state: RootState, seat: int) -> bool:
        """May it remove pieces for both sides of a battle (Law G.4.2)?"""
        return False

    def may_fight_for(self, state: RootState, ally: int, seat: int) -> bool:
        """May another's warriors fight for it when it attacks (Law 9.2.9.II.C)?"""
        return False
