"""Landmarks come to the table (Law A.5). What each of them does stands in its own file in `landmarks/`."""

from collections.abc import Sequence
from typing import Any, ClassVar, get_args

from nemeton.kernel import Ask, Asked, BadSetup, Label, Phrase, Rule, step

from .. import rulings
from ..choices import RootChoice
from ..landmarks import LandmarkName
from ..maps import MAPS
from ..places import clearings_beside
from ..state import Root, RootOptions, RootState, own_tower, seats
from ..steps import SetUpLandmark
from .land import LANDMARKS

NUMBERS = {"none": 0, "one": 1, "two": 2}
LEFT_OUT = "left_out"


class Settle(RootChoice, tag="landmark"):
    """A landmark is set up in a clearing."""

    landmark: str
    where: int
    sign: ClassVar = "mark-{landmark}"
    clicks: ClassVar = ("where",)

    def label(self, view: RootState) -> Label:
        """Below the landmark, the clearings."""
        heading = Phrase("root.text.settle", {"landmark": self.landmark})
        return Label(heading, Phrase("root.text.where", {"where": self.where}), self.heading_sign)


ASKED = {"root.landmark": Asked((Settle,))}


# Which cards there are (A.5.1)


def own_pieces(options: RootOptions) -> tuple[LandmarkName, ...]:
    """The pieces of landmarks that the map itself has on the board (Law V.2.1, V.3.1): there is one of each."""
    if options.own_ferry_or_tower == LEFT_OUT:
        return ()
    board = MAPS[options.map]
    pieces = {name: LANDMARKS[name].piece_of_map for name in get_args(LandmarkName)}
    return tuple(name for name, piece in pieces.items() if piece and getattr(board, piece))


def in_the_lot(players: int, options: RootOptions) -> list[LandmarkName]:
    """The cards among which the lot draws: those that the table names, else all that fit map and number of players."""
    taken = own_pieces(options)
    if options.landmark_cards:
        return list(dict.fromkeys(options.landmark_cards))
    return [name for name in get_args(LandmarkName) if name not in taken and LANDMARKS[name].least_players <= players]


def check_landmarks(players: int, options: RootOptions) -> None:
    """Refuse what cannot be: the piece that the map has, too few cards, a landmark for more players; and wishes about
    landmarks where there are none."""
    wanted, count = in_the_lot(players, options), NUMBERS[options.landmarks]
    if not count:
        if options.own_ferry_or_tower == LEFT_OUT and own_pieces(RootOptions(map=options.map)):
            raise impossible("left_out")
        return
    for name in wanted:
        least = LANDMARKS[name].least_players
        if name in own_pieces(options):
            raise impossible("landmark_of_map", landmark=name)
        if least > players:
            raise impossible("landmark_players", landmark=name, most=least)
    if len(wanted) < count:
        raise impossible("landmarks_few", count=count, most=len(wanted))


def idle_values(players: int, options: RootOptions, name: str) -> frozenset[Any]:
    """What a form need not offer: landmarks where there are none or that do not fit, and what becomes of a ferry or
    tower that the map has not."""
    if name not in ("landmark_cards", "own_ferry_or_tower"):
        return frozenset()
    none, own = options.landmarks == "none", own_pieces(RootOptions(map=options.map))
    if name == "own_ferry_or_tower":
        return frozenset(("placed", LEFT_OUT)) if none or not own else frozenset()
    taken = own_pieces(options)
    return frozenset(
        name for name in get_args(LandmarkName) if none or name in taken or LANDMARKS[name].least_players > players
    )


def impossible(problem: str, **values: Any) -> BadSetup:
    """A wish that cannot be, in one sentence."""
    return BadSetup("setup/impossible", game="root", problem=Phrase(f"root.setup.{problem}", values))


def dealt(game: Root, players: int, options: RootOptions) -> list[LandmarkName]:
    """A.5.2 One or two cards by lot; none at most tables."""
    check_landmarks(players, options)
    count = NUMBERS[options.landmarks]
    if not count:
        return []
    cards = in_the_lot(players, options)
    game.shuffle(cards, "landmarks")
    return cards[-count:]


# Setting them up (A.5.3)


def landmark_steps(state: RootState) -> list[SetUpLandmark]:
    """Who sets one up: the last player in turn order, then the one before; automata decide nothing."""
    count, machines = len(seats(state)), [seat for seat, _ in state.company["plays_itself"]]
    backwards = [(state.active - back) % count for back in range(1, count + 1)]
    people = [seat for seat in backwards if seat not in machines] or backwards
    return [SetUpLandmark(people[at % len(people)]) for at in range(len(state.landmarks))]


def standing(state: RootState) -> list[int]:
    """The clearings with landmarks, and with the map's own ferry or tower (ruling L4)."""
    found = [where for where in state.landmarks.values() if where]
    if rulings.OWN_PIECES_ARE_LANDMARKS:
        found += [where for where in (state.ferry, own_tower(state)) if where]
    return found


def sites(state: RootState, name: str) -> list[int]:
    """Where a landmark may be set up: as its card says, with no other and most of them beside none. On every map there
    is such a place, whatever stands already."""
    mark, taken = LANDMARKS[name], standing(state)
    free = [where for where in state.clearings if where not in taken and mark.may_stand(state, where)]
    if not mark.keeps_away:
        return free
    return [where for where in free if not set(clearings_beside(state, where)) & set(taken)]


def to_be_set_up(state: RootState) -> Sequence[str]:
    """The landmarks that lie beside the map still."""
    return [name for name, where in state.landmarks.items() if not where]


@step(SetUpLandmark)
def set_up(game: Root, step: SetUpLandmark) -> Rule[None]:
    """A.5.3 A player sets a landmark up, one of two where there is a choice."""
    state = game.state
    options = [Settle(name, where) for name in to_be_set_up(state) for where in sites(state, name)]
    choice = yield Ask(step.seat, "root.landmark", options, law="A.5.3")
    state.landmarks[choice.landmark] = choice.where
    game.tell("root.settled", seat=step.seat, landmark=choice.landmark, where=choice.where, law="A.5.3")
    LANDMARKS[choice.landmark].is_set_up(game, choice.where)
