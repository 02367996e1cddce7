"""The kingdom of Sweden: heavy mining, steel, and dahan who change sides."""

from typing import ClassVar

from nemeton.kernel import PUBLIC, Ask, Rule, Step, show

from ..choices import ChooseLand, asks
from ..instinct import of_building_site
from ..invader_facts import STRENGTH
from ..island import board_of, buildings, dry_neighbours, invaders, owner
from ..pieces import kind_and_hurt, put, standing, take
from ..rules.acting import Act
from ..rules.harm import chosen, hurt_piece
from ..rules.invader_phase import lands_of
from ..state import Island, IslandState
from ..steps import FirstLand, Sway
from ..trials import Trial
from .adversary import Adversary, Level

LAW = "adversary.sweden"
STEEL = {"explorer": 1, "town": 3, "city": 5}  # from level 3 on
MINES = 6  # so much damage to a land adds another blight (from level 1 on)

asks("spirit_island.royal_town", plain=ChooseLand)
asks("spirit_island.rush", plain=ChooseLand)


class Sweden(Adversary):
    """Blight in the mines, strong invaders, and towns where dahan were."""

    name = "sweden"
    levels = (
        Level(1, (3, 3, 3)),
        Level(2, (3, 3, 3)),
        Level(3, (3, 4, 3)),
        Level(5, (3, 4, 3)),
        Level(6, (3, 4, 4)),
        Level(7, (4, 4, 4)),
        Level(8, (4, 4, 5)),
    )
    steps = (FirstLand, Sway)
    colour = "#2f5f96"
    scene = ("p-town", "g-mountain", "p-city")
    instincts: ClassVar = {"rush": of_building_site}
    trial = Trial(3, 2, {"level": 6})

    def settle(self, state: IslandState, board: str) -> None:
        """From level 2 on a city in land 4, whose blight goes to land 5; at level 6 a town and blight in land 8."""
        fourth, fifth, eighth = (state.lands[f"{board}{number}"] for number in (4, 5, 8))
        if state.options.level >= 2:
            put(fourth, "city")
            fifth.blight += fourth.blight
            fourth.blight = 0
        if state.options.level >= 6:
            put(eighth, "town")
            eighth.blight += 1

    def setup_steps(self, state: IslandState) -> list[Step]:
        """From level 4 on: a royal town on each board."""
        return [FirstLand(board) for board in range(len(state.boards))] if state.options.level >= 4 else []

    def first_land(self, game: Island, board: int) -> Rule[None]:
        """The top invader card is discarded; each board gets a town in such a land with the fewest invaders."""
        state = game.state
        if board == 0 and state.invader_deck:
            card = state.invader_deck.pop()
            show(card, PUBLIC)
            game.shown()
            state.invader_discard.append(card.card)
            game.tell("spirit_island.reveals", invader_card=card.card, law=LAW)
        home = state.boards[board]
        named = [land for card in state.invader_discard[-1:] for land in lands_of(state, card)]
        lands = [land for land in named if board_of(land) == home]
        if not lands:
            return
        fewest = min(invaders(state.lands[land]) for land in lands)
        options = [land for land in lands if invaders(state.lands[land]) == fewest]
        land = yield Ask(board, "spirit_island.royal_town", options, law=LAW)
        put(state.lands[land], "town")
        game.tell("spirit_island.arrived", land=land, piece="town", law=LAW)

    def strength(self, level: int, kind: str) -> int:
        """Swedish steel, from level 3 on."""
        return STEEL[kind] if level >= 3 else STRENGTH[kind]

    def digs_deep(self, level: int, harm: int) -> bool:
        """Heavy mining, from level 1 on."""
        return level >= 1 and harm >= MINES

    def after_ravage(self, act: Act, *, blighted: bool) -> Rule[None]:
        """A mining rush, from level 5 on: blight of a ravage brings a town to a neighbour without buildings."""
        state = act.state
        if not blighted or state.options.level < 5:
            return
        lands = [land for land in dry_neighbours(state, act.land) if not buildings(state.lands[land])]
        if lands:
            land = yield Ask(act.seat, "spirit_island.rush", lands, about={"land": act.land}, law=LAW)
            put(state.lands[land], "town")
            act.game.tell("spirit_island.arrived", land=land, piece="town", law=LAW)

    def escalation(self, state: IslandState) -> tuple[list[Step], list[Step]]:
        """It sways dahan, after explorers have come."""
        return [], [Sway()]

    def sway(self, game: Island) -> Rule[None]:
        """In explored lands with at least as many invaders as dahan, one dahan becomes a town. Damage stays."""
        state = game.state
        for land in state.explored_lands:
            here = state.lands[land]
            if here.dahan and invaders(here) >= len(here.dahan):
                act = Act(game, owner(state, land), law=LAW, land=land)
                piece = yield from chosen(act, "spirit_island.replace", standing(here, ("dahan",)), land)
                game.tell("spirit_island.swayed", land=land, law=act.law)
                take(here, piece)
                put(here, "town")
                yield from hurt_piece(act, land, "town", kind_and_hurt(piece)[1])


ADVERSARY = Sweden()
