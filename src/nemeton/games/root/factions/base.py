"""What a faction is to the shared rules. Each overrides what its law changes and nothing else; shared rules never
ask which faction they meet. docs/architecture.md tells how the ten factions fit these hooks."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from nemeton.kernel import Ask, Asked, Hidden, Option, Phrase, Problem, Refusal, Rule

from ..cards import CARDS
from ..rules.rule import FACTIONS
from ..sides import Owner

if TYPE_CHECKING:
    from nemeton.kernel.choices import Choice
    from nemeton.kernel.outlook import Remark

    from ..judge import Woods
    from ..positions import Page
    from ..rules.card_effects import Offer
    from ..rules.movement import Move
    from ..state import Battle, Root, RootState

T = TypeVar("T")


class Faction(Owner):
    """One faction. The seat that plays it is given to every hook; those about pieces stand in `Owner`."""

    order = ""  # its letter in the setup (Law 5.1.7)
    reach = 0  # Law 5.2
    plays_itself = False  # is it an automaton, for which nobody answers (Law A.3)?
    stands_for = ""  # the faction that it plays instead of, if it is one
    begins_in_corner = False  # in a standard setup (Law 5)
    promise = 1.0  # what it promises whoever may choose it, in points: how it fares among bots (docs/bots.md)
    growth = 0.0  # what a round brings it beyond what `hopes` counts, in points: how its chances were borne out
    is_militant = False  # has its setup card the red heading with a sword (Law A.8.1)?
    is_undecided = False  # is it nobody yet: a seat that has not chosen (Law A.8.2)?
    comes_with: tuple[str, ...] = ()  # of these, one at random lies beside its setup card (Law A.8.1.III)
    second_of = ""  # the faction that it is another one of, and which it is where that one does not play (Law 9.7)
    board_keys: tuple[str, ...] = ()  # what of its board is written in positions
    pauses: tuple[str, ...] = ()  # its questions with which an action begins: bots may judge the one before
    exposure: ClassVar[Mapping[str, float]] = {}  # what losing a piece to stronger enemies would weigh, if not 1
    threats: tuple[str, ...] = ()  # pieces of its own beside which those of enemies are about to fall
    fills_ruins = False  # does it always bring items under the ruins (Law 9.3.4)?
    used_once: tuple[str, ...] = ()  # what it may use once in a turn
    used_in_battle: tuple[str, ...] = ()  # what a battle remembers that it has used
    most_bonus = 0  # what it may add to the hits of a battle, or to the most that are rolled
    zones: ClassVar[Mapping[str, str]] = {}  # cards that lie face down on its board, and who may look
    own_moves_are: ClassVar[tuple[type[Move], ...]] = ()  # how moves that no other has are answered, if not as others
    most_moves = 1  # moves that a step of its own may grant
    grants: tuple[str, ...] = ()  # the paragraphs by which it grants moves, if others than the shared ones
    open_quests = 0  # so many quests lie open where it plays
    effect_pieces: ClassVar[Mapping[str, Sequence[str]]] = {}  # the piece that a reaction is about, by its count
    asked: ClassVar[Mapping[str, Asked]] = {}  # what it asks, and what may be answered
    has_open_hand = False  # do its cards lie face up (Law 11.2.3)?
    sells: ClassVar[tuple[type[Offer], ...]] = ()  # the offers that it makes at the start of others' birdsong
    sells_by = ""  # the paragraph by which it makes them
    takes_for_warriors = "ready_items"  # what it takes of who has no warriors (Law 11.2.6.III)
    between_actions: tuple[type[Offer], ...] = ()  # those that it makes between the actions of others
    may_hire = True  # may it count warriors of others as its own (Law 11.2.7.III.B)?

    # Setting up and playing

    def board(self) -> Any:
        """A fresh board."""
        raise NotImplementedError

    def prepare(self, game: Root, seat: int) -> Rule[None] | None:
        """Set the faction up."""
        raise NotImplementedError

    def before_deal(self, game: Root, seat: int) -> None:
        """The deck is shuffled and nobody has a card yet."""

    def settle(self, game: Root, seat: int) -> Rule[None] | None:
        """Set the faction up by its setup card (Law A.8.2); as ever, if the card says nothing else."""
        return self.prepare(game, seat)

    def homelands(self, state: RootState, seat: int) -> list[int]:
        """Where a seat that plays it may have its next homeland (Law A.8.2.I, A.8.2.II); none if it wants none."""
        return []

    def can_settle(self, state: RootState, seat: int) -> bool:
        """Is there room on the map for all that its setup card wants?"""
        return True

    def all_chosen(self, game: Root, seat: int) -> None:
        """Everybody has chosen a faction and has been set up."""

    def ruins_are_anothers(self, board: Any) -> None:
        """A faction that always brings items under the ruins has found those that this one brought: one set is enough,
        and it is the other's from now on (Law 9.3.4, 14.3.3)."""

    def phase(self, game: Root, seat: int, name: str) -> Rule[None] | None:
        """Play a phase: push its steps, or ask at once."""
        raise NotImplementedError

    # Pieces: all hooks of `Owner`, and where buildings and tokens go

    def returns(self, state: RootState, side: int, piece: str) -> None:
        self.takes_back(state.boards[side], piece)

    def pawn_of(self, state: RootState, side: int) -> int | str:
        return self.pawn(state.boards[side])

    def warriors_aside(self, state: RootState, side: int) -> int:
        return self.warriors_on_board(state.boards[side]) + sum(
            FACTIONS[name].holds_warriors(state.boards[other], side)
            for other, name in enumerate(state.factions)
            if other != side
        )

    def pieces_aside(self, state: RootState, side: int, piece: str) -> int:
        return self.pieces_on_board(state.boards[side], piece)

    def takes_back(self, board: Any, piece: str) -> None:
        """One of its buildings or tokens has left the map and goes back on the board, or out of the game."""
        setattr(board, piece, getattr(board, piece) + 1)

    # What a battle may cost, for whoever is asked (`outlook.py`)

    def battle_of(self, state: RootState, seat: int, choice: Choice) -> tuple[RootState, Battle] | None:
        """The battle that one of its own options starts, and the state in which it is fought."""
        return None

    def goes_on(self, battle: Battle, ask: Ask, option: Option) -> bool:
        """Is this an answer to a question that it has brought into a battle? Then the battle goes on with it."""
        return False

    def battle_remarks(self, state: RootState, seat: int, ask: Ask, battle: Battle) -> Iterable[Remark]:
        """What is to be known of it where others fight."""
        return ()

    # Cards, crafting, items (Law 2.1, 4.1)

    def takes_discard(self, game: Root, seat: int, card: str) -> bool:
        """Does it take a card that somebody has spent or discarded (Law 10.2.6)?"""
        return False

    def offers(self, state: RootState, seat: int, whom: int, at_start: bool) -> list[Offer]:
        """What it lets the player on turn do, at the start of birdsong or at any moment (Law 11.2.6, 13.2.4); this may
        depend on nothing hidden but the hand of that player."""
        return []

    def might_offer(self, state: RootState, seat: int, whom: int) -> bool:
        """Could it let the player on turn do something between actions, for all that everybody knows? Where its offers
        depend on the hand of that player this does not."""
        return bool(self.offers(state, seat, whom, at_start=False))

    def accept(self, game: Root, seat: int, whom: int, option: Offer) -> None:
        """The player on turn takes one of its offers; what must be asked is a step."""
        raise NotImplementedError

    def refused_offers(self, state: RootState, seat: int, whom: int) -> Iterator[Refusal]:
        """What it offers at the start of birdsong, and why the player on turn cannot take it."""
        return iter(())

    def asking_price(self, state: RootState, seat: int, whom: int, service: str) -> int:
        """What it wants of somebody for a service (Law 11.2.6.I)."""
        raise NotImplementedError

    def withholds(self, state: RootState, seat: int, whom: int, service: str) -> tuple[str, str] | None:
        """Why somebody cannot buy a service of it now, with its paragraph."""
        raise NotImplementedError

    def sells_card(self, game: Root, seat: int, whom: int) -> str:
        """An automaton buys of it a card with an item to craft, which leaves it; "" if it buys none (B.9.7)."""
        return ""

    def goods(self, state: RootState, seat: int) -> list[str]:
        """The cards that it sells."""
        return []

    def sells_one(self, game: Root, seat: int, whom: int, wanted: Collection[str], *, even_behind: bool = False) -> str:
        """An automaton buys of it one of these cards, which leaves it; "" if it buys none (B.9.7)."""
        return ""

    def would_carry(self, state: RootState, seat: int, whom: int) -> bool:
        """Would an automaton buy boats of it now (B.9.7)?"""
        return False

    def lent_boats(self, state: RootState, seat: int, find: Callable[[], T]) -> T:
        """What is found while rivers are paths for whoever is on turn (B.9.7)."""
        return find()

    def carries(self, game: Root, seat: int, whom: int) -> None:
        """An automaton buys boats of it (B.9.7)."""

    def hired_to_fight(self, game: Root, seat: int, whom: int, where: int, against: int) -> None:
        """An automaton is about to battle somebody: it may hire warriors (B.9.7)."""

    def hired_for(self, game: Root, seat: int, whom: int, possible: Callable[[], bool]) -> bool:
        """Does an automaton hire warriors because they alone make something possible (B.9.7)?"""
        return False

    def purse(self, state: RootState, seat: int) -> int:
        """How much it can pay for a service: warriors of its supply (Law 11.2.6.I)."""
        return state.supply[seat]

    def pays(self, game: Root, seat: int, price: int) -> int:
        """It pays so much for a service: warriors leave the supply; how many of them the seller gets."""
        game.state.supply[seat] -= price
        return price

    def crafting_pieces(self, state: RootState, seat: int) -> dict[str, int]:
        """The suits of its crafting pieces, used ones too, and how many there are of each."""
        return {}

    def workplaces(self, state: RootState, seat: int) -> list[int]:
        """The clearings in which its crafting pieces stand."""
        return []

    def pay_for(self, game: Root, seat: int, suits: list[str]) -> None:
        """It has used crafting pieces of these suits."""
        for suit in suits:
            game.state.activated[suit] = game.state.activated.get(suit, 0) + 1

    def item_points(self, state: RootState, seat: int, card: str) -> int:
        """What crafting an item scores (Law 3.2.2)."""
        return CARDS[card].points

    def crafts_item(self, game: Root, seat: int, card: str) -> None:
        """It has crafted an item: gets it, and scores (Law 4.1.2)."""
        from ..rules.effects import gain_points

        self.gains_item(game, seat, CARDS[card].item)
        gain_points(game, seat, self.item_points(game.state, seat, card), "3.2.2")

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
        """Warriors that stand neither on the map nor in the supply."""
        return 0

    def holds_warriors(self, board: Any, owner: int) -> int:
        """Warriors of another seat that lie on its board (Law 11.2.6.I)."""
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
        """Cards of the shared deck that lie open on the board."""
        return []

    def hidden_cards(self, board: Any) -> list[Hidden]:
        """Cards of the shared deck that lie face down on the board."""
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

    def in_forests(self, board: Any) -> dict[str, list[str]]:
        """Tokens that lie in forests, by forest (Law 15.3.2)."""
        return {}

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

    def is_fresh(self, state: RootState, seat: int) -> bool:
        """Is its board as it is before the setup?"""
        return bool(state.boards[seat] == self.board())

    def may_wait(self, state: RootState, seat: int, to_come: bool) -> bool:
        """Is the table as it must be before (`to_come`) or after its setup?"""
        return True

    def enlists(self, state: RootState, battle: Battle, helper: int) -> bool | None:
        """Does it enlist who offers to help it defend (Law G.5.2)? None: its player is asked."""
        return None

    def may_direct(self, state: RootState, seat: int) -> bool:
        """May it remove pieces for both sides of a battle (Law G.4.2)?"""
        return False

    def may_fight_for(self, state: RootState, ally: int, seat: int) -> bool:
        """May another's warriors fight for it when it attacks (Law 9.2.9.II.C)?"""
        return False
