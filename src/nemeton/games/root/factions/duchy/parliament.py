"""The ministers: how they are swayed, what each of them does, and how they are lost (Law 12.2.3, 12.5.2, 12.5.3)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nemeton.kernel import EVERYBODY, Ask, Hidden, Option, Rule

from ...cards import ANY, BIRD, SUITS, matches, suit_of
from ...pieces import BUILDING, Loss
from ...places import crafting_suit
from ...rules.battle import Assault, legal_battles
from ...rules.card_effects import anytime_options, might_act
from ...rules.common_knowledge import by_hand
from ...rules.dominance import may_activate
from ...rules.effects import (
    discard_at_random,
    discard_card,
    join_hand,
    place_building,
    score,
    spend_card,
    take_from_hand,
)
from ...rules.movement import every_move, make_move, refused_moves
from ...rules.rule import may_place, ruled_by
from ...rules.turn import choose_deed
from ...state import slots_free
from ...steps import FactionStep, Interlude, Moves, StartBattle
from .board import (
    BANKER,
    BRIGADIER,
    BUILDINGS,
    FOREMOLE,
    LORD,
    MARSHAL,
    MAYOR,
    MINISTERS,
    OF_EACH,
    RANKS,
    crowns_left,
    highest,
    law_of,
)
from .burrow import Burrower, board_of
from .choices import NOTHING, STOP, Consult, RevealToBuild, Summon, Sway
from .refusals import refused_by_foremole, refused_in_parliament, refused_swaying

if TYPE_CHECKING:
    from ...state import Battle, Root, RootState

END = "end"
CAMPAIGN = 2  # moves, or battles, of the Brigadier
THREE_TUNNELS = 2  # points


class Parliament(Burrower):
    """A faction that its ministers serve while all goes well."""

    # Revealing cards (12.5.1.I, 12.5.3.II, 12.6.1)

    def reveal(self, game: Root, seat: int, card: str, law: str) -> None:
        """A card of the hand lies open until the evening."""
        state = game.state
        taken = take_from_hand(state, seat, card)
        if taken.known != EVERYBODY:
            game.shown()
        board_of(state, seat).revealed.append(card)
        board_of(state, seat).revealed.sort()
        game.tell("root.duchy_revealed", seat=seat, card=card, law=law)

    def take_back(self, game: Root, seat: int) -> None:
        """12.6.1 Revealed birds are discarded; the others come back to the hand, and everybody has seen them."""
        board = board_of(game.state, seat)
        revealed, board.revealed = board.revealed, []
        for card in revealed:
            if suit_of(card) == BIRD:
                game.tell("root.spent", seat=seat, card=card, law="12.6.1")
                discard_card(game, card)
            else:
                join_hand(game, seat, Hidden(card, EVERYBODY))
                game.tell("root.duchy_returned", seat=seat, card=card, law="12.6.1")

    def build(self, game: Root, seat: int, choice: RevealToBuild, law: str) -> None:
        """A card is revealed, and a building comes to a clearing."""
        self.reveal(game, seat, choice.card, law)
        board = board_of(game.state, seat)
        setattr(board, choice.piece, getattr(board, choice.piece) - 1)
        place_building(game, seat, choice.where, choice.piece, law)

    def sites(self, state: RootState, seat: int) -> list[int]:
        """Where something can be built: clearings that they rule, with a slot. The Burrow has none (2.2.3)."""
        ruled = ruled_by(state, seat)
        return [where for where in ruled if slots_free(state, where) and may_place(state, seat, where)]

    def left_to_build(self, state: RootState, seat: int) -> list[str]:
        """The buildings that are still on the board."""
        return [piece for piece in BUILDINGS if getattr(board_of(state, seat), piece)]

    # Their actions (12.5.2)

    def parliament(self, game: Root, seat: int) -> Rule[None]:
        """12.5.2 Each swayed minister may act once, in any order."""
        state = game.state
        board = board_of(state, seat)
        if not set(board.swayed) - set(board.acted):
            return
        step = FactionStep(seat, "parliament")
        ask = Ask(
            seat,
            "root.duchy.parliament",
            by_hand(state, seat, lambda: [*self.summons(state, seat), *anytime_options(state, seat), END]),
            law="12.5.2",
            refused=lambda: refused_in_parliament(state, seat, self),
        )
        choice = yield from choose_deed(game, step, ask)
        if choice in (None, END):
            return
        game.push(step)
        board.acted.append(MAYOR if isinstance(choice, Consult) else choice.minister)
        if isinstance(choice, Consult):
            game.tell("root.duchy_consulted", seat=seat, minister=choice.minister, law=law_of(MAYOR))
        else:
            game.tell("root.duchy_summoned", seat=seat, minister=choice.minister, law=law_of(choice.minister))
        self.act(game, seat, choice.minister)

    def summons(self, state: RootState, seat: int) -> list[Option]:
        """Ministers who can act; the Mayor does what a noble or a squire does, whether that one has acted or not."""
        board = board_of(state, seat)
        able = [
            name for name in MINISTERS if name in board.swayed and name != MAYOR and self.can_act(state, seat, name)
        ]
        options: list[Option] = [Summon(name) for name in able if name not in board.acted]
        if MAYOR in board.swayed and MAYOR not in board.acted:
            options += [Consult(name) for name in able if MINISTERS[name] != LORD]
        return options

    def can_act(self, state: RootState, seat: int, minister: str) -> bool:
        """Is there anything for a minister to do?"""
        match minister:
            case "foremole":
                return bool(state.hands[seat] and self.left_to_build(state, seat) and self.sites(state, seat))
            case "captain":
                return bool(legal_battles(state, seat))
            case "marshal":
                return bool(every_move(state, seat))
            case "brigadier":
                return bool(legal_battles(state, seat) or every_move(state, seat))
            case "banker":
                return bool(state.hands[seat])
        return self.lordly_points(state, seat, minister) > 0

    def lordly_points(self, state: RootState, seat: int, minister: str) -> int:
        """What a lord scores (12.5.2.VII to IX)."""
        board = board_of(state, seat)
        match minister:
            case "duchess_of_mud":
                return THREE_TUNNELS if not board.tunnel else 0
            case "baron_of_dirt":
                return OF_EACH - board.market
        return OF_EACH - board.citadel

    def act(self, game: Root, seat: int, minister: str) -> None:
        """A minister does what he does; what must be asked is a step."""
        law = law_of(minister)
        if MINISTERS[minister] == LORD:
            score(game, seat, self.lordly_points(game.state, seat, minister), law)
        elif minister == MARSHAL:
            game.push(Moves(seat, 1, law))
        else:
            game.push(FactionStep(seat, minister))

    def foremole(self, game: Root, seat: int) -> Rule[None]:
        """12.5.2.I Any card, any clearing that they rule."""
        state = game.state

        def options() -> list[Option]:
            cards = sorted({card.card for card in state.hands[seat]})
            sites, pieces = self.sites(state, seat), self.left_to_build(state, seat)
            return [RevealToBuild(card, piece, where) for card in cards for piece in pieces for where in sites]

        law = law_of(FOREMOLE)
        choice = yield Ask(
            seat,
            "root.duchy.foremole",
            by_hand(state, seat, options),
            law=law,
            refused=lambda: refused_by_foremole(state, seat, self),
        )
        self.build(game, seat, choice, law)

    def captain(self, game: Root, seat: int, minister: str) -> Rule[None]:
        """12.5.2.II A battle; or the second one of the Brigadier."""
        battles = legal_battles(game.state, seat)
        if not battles:
            return
        about = {"minister": minister}
        choice = yield Ask(seat, "root.duchy.captain", [*battles, STOP], about=about, law=law_of(minister))
        if choice != STOP:
            game.push(StartBattle(seat, choice.whom, choice.where))

    def brigadier(self, game: Root, seat: int) -> Rule[None]:
        """12.5.2.IV Up to two moves, or up to two battles: the first says which."""
        state, law = game.state, law_of(BRIGADIER)
        options: list[Option] = [*every_move(state, seat), *legal_battles(state, seat)]
        choice = yield Ask(
            seat,
            "root.duchy.brigadier",
            [*options, STOP],
            law=law,
            refused=lambda: refused_moves(state, seat),
        )
        if choice == STOP:
            return
        if isinstance(choice, Assault):
            game.push(StartBattle(seat, choice.whom, choice.where), FactionStep(seat, "second_battle"))
        else:
            game.push(Moves(seat, CAMPAIGN - 1, law))
            yield from make_move(game, seat, choice, law)

    def banker(self, game: Root, seat: int) -> Rule[None]:
        """12.5.2.V Cards of one suit are spent, one by one, and score a point each. Birds go with any suit."""
        state, law, suit, spent = game.state, law_of(BANKER), BIRD, 0
        while state.hands[seat]:

            def options(suit: str = suit, first: bool = not spent) -> list[Option]:
                cards = sorted({card.card for card in state.hands[seat]})
                fitting: list[Option] = [card for card in cards if suit == BIRD or matches(card, suit)]
                return fitting if first else [*fitting, STOP]

            card = yield Ask(
                seat, "root.duchy.banker", by_hand(state, seat, options), about={"count": spent, "suit": suit}, law=law
            )
            if card == STOP:
                break
            spend_card(game, seat, card, law)
            spent += 1
            suit = suit_of(card) if suit == BIRD else suit
        score(game, seat, spent, law)

    # Swaying (12.5.3)

    def sway(self, game: Root, seat: int) -> Rule[None]:
        """12.5.3 One minister a day: cards are revealed, a crown is given, and its points are scored."""
        state = game.state
        if not self.might_sway(state, seat) and not might_act(state, seat):
            return
        ask = Ask(
            seat,
            "root.duchy.sway",
            lambda: [*self.within_reach(state, seat), *anytime_options(state, seat), END],
            law="12.5.3",
            secret=True,
            refused=lambda: refused_swaying(state, seat, self),
        )
        choice = yield from choose_deed(game, FactionStep(seat, "sway"), ask)
        if choice not in (None, END):
            yield from self.win_over(game, seat, choice.minister)

    def win_over(self, game: Root, seat: int, minister: str) -> Rule[None]:
        """12.5.3.II and III A card for each clearing with pieces of theirs; then the minister wears a crown."""
        state, rank = game.state, MINISTERS[minister]
        clearings, revealed = presence(state, seat), list[str]()

        def fitting_now() -> list[Option]:
            return fitting(names_of(state, seat), clearings, revealed) or [NOTHING]

        for left in range(RANKS[rank].cards, 0, -1):
            card = yield Ask(
                seat,
                "root.duchy.reveal",
                by_hand(state, seat, fitting_now),
                about={"left": left, "minister": minister},
                law="12.5.3.II",
            )
            if card == NOTHING:  # in a game that somebody imagines, for whom the hand could be another
                return
            revealed.append(suit_of(card))
            self.reveal(game, seat, card, "12.5.3.II")
        board = board_of(state, seat)
        board.swayed.append(minister)
        game.tell("root.duchy_swayed", seat=seat, minister=minister, law="12.5.3.III")
        was_allowed = may_activate(state, seat)
        score(game, seat, RANKS[rank].points, "12.5.3.III")
        if may_activate(state, seat) and not was_allowed:  # 3.3.1 with these points, and the day is not over
            game.push(Interlude(seat, "daylight"))

    def unswayed(self, state: RootState, seat: int) -> list[str]:
        """Ministers for whose rank a crown is left (12.5.3.I)."""
        board = board_of(state, seat)
        return [name for name in MINISTERS if name not in board.swayed and crowns_left(board, MINISTERS[name])]

    def within_reach(self, state: RootState, seat: int) -> list[Option]:
        """Ministers whom the hand can sway."""
        most = revealable([suit_of(card) for card in names_of(state, seat)], presence(state, seat))
        return [Sway(name) for name in self.unswayed(state, seat) if RANKS[MINISTERS[name]].cards <= most]

    def might_sway(self, state: RootState, seat: int) -> bool:
        """Could they, for all that everybody knows? A card that not everybody knows may fit any clearing."""
        suits = [suit_of(card.card) if card.known == EVERYBODY else BIRD for card in state.hands[seat]]
        most = revealable(suits, presence(state, seat))
        return any(RANKS[MINISTERS[name]].cards <= most for name in self.unswayed(state, seat))

    # The price of failure (12.2.3)

    def has_lost(self, game: Root, side: int, losses: list[Loss], battle: Battle | None) -> list[FactionStep]:
        """Buildings that are removed together cost once, however many they are."""
        razed = [loss for loss in losses if loss.sort == BUILDING]
        return [FactionStep(side, "failure", razed[0].where)] if razed else []

    def failure(self, game: Root, seat: int) -> Rule[None]:
        """12.2.3 A minister of the highest rank leaves, the crown leaves the game, and a random card is discarded."""
        board = board_of(game.state, seat)
        leaving = highest(board.swayed)
        if leaving:
            minister = yield Ask(seat, "root.duchy.failure", leaving, law="12.2.3")
            board.swayed.remove(minister)
            rank = MINISTERS[minister]
            board.lost[rank] = board.lost.get(rank, 0) + 1
            game.tell("root.duchy_dismissed", seat=seat, minister=minister, law="12.2.3")
        discard_at_random(game, seat, "12.2.3")


# Which cards can be revealed for which clearings (12.5.3.II)


def names_of(state: RootState, seat: int) -> list[str]:
    """The cards of a hand, each name once for each card."""
    return sorted(card.card for card in state.hands[seat])


def presence(state: RootState, seat: int) -> Counter[str]:
    """The clearings of the map with any piece of theirs, by suit; the Burrow has no suit, so it matches nothing. One of
    every suit allows one card of any."""
    return Counter(
        crafting_suit(state, where)
        for where, here in state.clearings.items()
        if here.warriors[seat] or any(owner == seat for owner, _ in (*here.buildings, *here.tokens))
    )


def revealable(suits: list[str], clearings: Counter[str]) -> int:
    """How many cards of these suits can be revealed, one for each clearing that it matches.

    >>> revealable(["fox", "fox", "fox", "bird"], Counter(fox=2, mouse=1))
    3
    >>> revealable(["bird", "bird", "mouse"], Counter(fox=1))
    1
    >>> revealable(["fox", "mouse"], Counter(any=1))
    1
    """
    plain = sum(min(suits.count(suit), clearings[suit]) for suit in SUITS)
    stranded = sum(max(0, suits.count(suit) - clearings[suit]) for suit in SUITS)
    return min(plain + min(stranded, clearings[ANY]) + suits.count(BIRD), clearings.total())


def fitting(cards: list[str], clearings: Counter[str], revealed: list[str]) -> list[Option]:
    """The cards that match a clearing beside those whose suits were revealed before; each name once."""
    return [card for card in dict.fromkeys(cards) if revealable([*revealed, suit_of(card)], clearings) > len(revealed)]
