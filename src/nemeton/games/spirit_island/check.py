"""What cannot be in a position of Spirit Island."""

from collections import Counter
from collections.abc import Iterator

from nemeton.kernel import BLANK, Problem

from .boards import LAYOUTS, hangs_together
from .check_turn import check_turn
from .fear.deck import FEAR_CARDS
from .invader_facts import INVADER_CARDS
from .island import geography, is_ocean, ocean_seat
from .pieces import health
from .powers.decks import CARDS, MAJORS, MINORS, PROGRESSIONS
from .rules.blight import BLIGHT_CARDS
from .rules.gaining_cards import has_decks
from .rules.resources import owned
from .rules.setup import boards_of_side, lessons
from .rules.terror import pool
from .spirits import PANELS, PRESENCE
from .state import IslandState


def check(state: IslandState) -> Iterator[Problem]:
    """Everything that is wrong, the plainest first. Where the table itself is wrong, nothing else can be looked at."""
    plain = [*spirits_and_boards(state), *seats(state)]
    yield from plain
    if plain:
        return
    found = [*lands(state), *presence(state), *cards(state), *tracks(state)]
    yield from found
    if not found:
        yield from check_turn(state)


def spirits_and_boards(state: IslandState) -> Iterator[Problem]:
    """Each board and each spirit once, as many of one as of the other."""
    for name, times in Counter(spirit.name for spirit in state.spirits).items():
        if name not in PANELS:
            yield Problem("spirit_island.bad_spirit", {"name": name})
        elif times > 1:
            yield Problem("spirit_island.bad_twice", {"spirit": name})
    known = boards_of_side(state.options)
    unknown = any(board not in known for board in state.boards)
    if unknown or len(set(state.boards)) != len(state.boards) or len(state.boards) != len(state.spirits):
        yield Problem("spirit_island.bad_boards", {"boards": tuple(state.boards)})
    elif not hangs_together(state.boards):
        yield Problem("spirit_island.boards_apart", {"boards": tuple(state.boards)})


def seats(state: IslandState) -> Iterator[Problem]:
    """Everything that is kept by seat is there for each."""
    players = len(state.spirits)
    by_seat = [len(state.done), *(len(here.presence) for here in state.lands.values())]
    if not 1 <= players <= len(LAYOUTS) or any(length != players for length in by_seat):
        yield Problem("spirit_island.bad_seats")


def lands(state: IslandState) -> Iterator[Problem]:
    """The lands of the boards, with what may stand there."""
    wanted = set(geography(tuple(state.boards)).neighbours)
    if ocean_seat(state) >= 0:
        wanted |= {f"{board}0" for board in state.boards}
    for land in sorted(wanted ^ set(state.lands)):
        yield Problem("spirit_island.bad_land", {"land": land})
    for land, here in state.lands.items():
        if here.explorers < 0 or here.blight < 0 or any(number < 0 for number in here.presence):
            yield Problem("spirit_island.bad_count", {"land": land})
        for kind, hurts in (("town", here.towns), ("city", here.cities), ("dahan", here.dahan)):
            if any(not 0 <= hurt < health(state, land, kind) for hurt in hurts) or hurts != sorted(hurts):
                yield Problem("spirit_island.bad_damage", {"land": land, "piece": kind})
        if is_ocean(land) and (here.explorers or here.towns or here.cities or here.dahan):
            yield Problem("spirit_island.bad_ocean", {"land": land})
    if state.blight < 0 or (state.blight == 0 and state.loss is None):
        yield Problem("spirit_island.bad_blight", {"blight": state.blight})
    if not 0 <= state.fear < pool(state):
        yield Problem("spirit_island.bad_fear", {"fear": state.fear})


def presence(state: IslandState) -> Iterator[Problem]:
    """Thirteen presence of each spirit: on the island, on its tracks, destroyed."""
    for seat, spirit in enumerate(state.spirits):
        panel = PANELS[spirit.name]
        covered = len(panel.energy) - spirit.open[0] + len(panel.plays) - spirit.open[1]
        there = sum(here.presence[seat] for here in state.lands.values())
        there_are = covered + there + spirit.destroyed
        if there_are > PRESENCE or (there_are != PRESENCE and state.phase != "setup"):
            yield Problem("spirit_island.bad_presence", {"seat": seat, "presence": covered + there + spirit.destroyed})
        if not (1 <= spirit.open[0] <= len(panel.energy) and 1 <= spirit.open[1] <= len(panel.plays)):
            yield Problem("spirit_island.bad_track", {"seat": seat})
        if spirit.energy < 0 or spirit.destroyed < 0:
            yield Problem("spirit_island.bad_energy", {"seat": seat})


def cards(state: IslandState) -> Iterator[Problem]:
    """Every power card in one place; nobody holds another spirit's own."""
    found = Counter(card.card for deck in (state.minors, state.majors) for card in deck)
    found.update(state.minor_discard + state.major_discard)
    for spirit in state.spirits:
        found.update([*owned(spirit), *spirit.forgotten, *spirit.drawn])
        if state.options.progression:
            found.update(PROGRESSIONS.get(spirit.name, ())[spirit.learnt :])
    found.pop(BLANK, None)
    names = {name for spirit in state.spirits for name in PANELS[spirit.name].powers}
    for card, times in sorted(found.items()):
        if card not in CARDS or (CARDS[card].deck not in ("minor", "major") and card not in names):
            yield Problem("spirit_island.bad_card", {"name": card})
        elif times > 1:
            yield Problem("spirit_island.bad_card_twice", {"name": card})
    spirits = [spirit.name for spirit in state.spirits]
    if has_decks(state.options, spirits):
        wanted = {*MINORS, *MAJORS}
    else:
        wanted = lessons(spirits, state.options)
        if state.minors or state.majors:
            yield Problem("spirit_island.bad_decks")
    for card in sorted({*wanted, *names} - set(found)):
        yield Problem("spirit_island.bad_card_missing", {"card": card})


def tracks(state: IslandState) -> Iterator[Problem]:
    """Invader, fear and blight cards, each once."""
    zones = state.invader_deck, state.fear_deck, state.earned, state.blight_card, state.box
    found = Counter(card.card for zone in zones for card in zone)
    found.update([*state.build, *state.ravage, *state.extra_build, *state.invader_discard, *state.fear_discard])
    if state.explored:
        found[state.explored] += 1
    for card in sorted(set(found) ^ {*INVADER_CARDS, *FEAR_CARDS, *BLIGHT_CARDS}):
        yield Problem("spirit_island.bad_track_card", {"name": card})
    for card, times in sorted(found.items()):
        if times > 1:
            yield Problem("spirit_island.bad_card_twice", {"name": card})
