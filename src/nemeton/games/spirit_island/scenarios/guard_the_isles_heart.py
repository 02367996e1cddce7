"""Guard the Isle's Heart: the lands around the centre must stay free of buildings."""

from nemeton.kernel import Ask, Rule, Step, step

from ..choices import ChooseLand, asks
from ..island import board_of, buildings, geography, in_order, is_thematic
from ..pieces import put
from ..rules.acting import Act
from ..rules.effects import pay_for_major
from ..rules.gaining_cards import draw, keep, learns_by_list, study
from ..rules.presence import TRACKS, TakeFrom, may_stand, on_track, place
from ..state import Island, IslandState
from ..trials import Trial
from .scenario import Scenario
from .steps import Heart

# Ruling: does the major power of the setup cost a card, as major powers do?
HEART_MAJOR_COSTS_A_CARD = True

# The land next to the centre: on one or two boards that of this number, else the one at the corner where boards meet.
HEART = 7
HEART_AT_CORNER = {
    "BR": {"A": 7, "B": 7, "C": 4, "D": 6},
    "TR": {"A": 8, "B": 8, "C": 8, "D": 8},
}
HEART_OF_THE_MAP = {"NW": 9, "NE": 6, "W": 6, "E": 10}  # ruling: the four lands around the point where all boards meet

asks("spirit_island.heart_presence", plain=ChooseLand)


@step(Heart)
def heart(game: Island, step: Heart) -> Rule[None]:
    """Guard the Isle's Heart, after all other setup: no towns, an explorer and presence in the inner land, two more
    cards. Ruling: the major power costs a card, and who learns by a list takes its next two cards."""
    state, seat = game.state, step.seat
    law = "scenario.guard_the_isles_heart"
    for here in state.lands.values():
        here.towns = []
    inner = inner_lands(state)[seat]
    put(state.lands[inner], "explorer")
    tracks = [TakeFrom(name) for track, name in enumerate(TRACKS) if on_track(state, seat, track)]
    lands = nearest_legal(state, seat, inner)
    if tracks:
        land = yield Ask(seat, "spirit_island.heart_presence", lands, law=law)
        taken = yield Ask(seat, "spirit_island.presence_from", tracks, about={"land": land}, law=law)
        place(game, seat, taken.source, land, law)
    by_list = learns_by_list(state.options, state.spirits[seat].name)
    for deck in ("minor", "major"):
        for card in [study(game, seat)] if by_list else draw(game, deck, 1):
            if not by_list:
                keep(game, seat, card, law)
            if HEART_MAJOR_COSTS_A_CARD:
                yield from pay_for_major(Act(game, seat, law=law), seat, card)


def nearest_legal(state: IslandState, seat: int, inner: str) -> list[str]:
    """The inner land, or the nearest lands of its board where the spirit may be."""
    far = geography(tuple(state.boards)).distances[inner]
    legal = [land for land in far if board_of(land) == board_of(inner) and may_stand(state, seat, land)]
    nearest = min(far[land] for land in legal)
    return in_order(land for land in legal if far[land] == nearest)


def inner_lands(state: IslandState) -> list[str]:
    """The land of each board next to the centre."""
    boards = tuple(state.boards)
    if len(boards) <= 2:
        return [f"{board}{HEART}" for board in boards]
    if is_thematic(boards):
        return [f"{board}{HEART_OF_THE_MAP[board]}" for board in boards]
    corners = ("BR",) * 3 if len(boards) == 3 else ("TR", "BR", "TR", "BR")
    return [f"{board}{HEART_AT_CORNER[corner][board]}" for board, corner in zip(boards, corners, strict=True)]


class GuardTheIslesHeart(Scenario):
    """A building in the heart of the island loses the game, from the second turn on."""

    name = "guard_the_isles_heart"
    endings = ("heart",)
    steps = (Heart,)
    scene = ("p-shield", "g-heart", "p-town")
    trial = Trial(7, 1, {"thematic": True})

    def setup_steps(self, state: IslandState) -> list[Step]:
        """Everybody begins at the heart."""
        return [Heart(seat) for seat in range(len(state.spirits))]

    def lost_by(self, state: IslandState) -> str:
        """A building stands in an inner land."""
        is_lost = state.turn >= 2 and any(buildings(state.lands[land]) for land in inner_lands(state))
        return "heart" if is_lost else ""


SCENARIO = GuardTheIslesHeart()
