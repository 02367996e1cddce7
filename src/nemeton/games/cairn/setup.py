"""Setting up (Preparing the game), also for first games."""

from nemeton.kernel import hidden

from .field import FACES, FOREST, SEA, STARTING_SPACES, STONE_CIRCLES, TRIBES, VILLAGE
from .megaliths import BEGINNER, MEGALITHS, STARTERS
from .state import Cairn, CairnOptions, CairnState, Turn, enemy_of


def setup(game: Cairn, _players: int, options: CairnOptions) -> None:
    """Shamans on the field and in the villages, megaliths on the circles, upcoming and in the stack, tokens tossed."""
    stones = list(MEGALITHS if options.megaliths == "all" else BEGINNER)
    if options.start == "first_games":
        circles = list(STARTERS)
        stones = [stone for stone in stones if stone not in STARTERS]
        game.shuffle(stones, "stack", from_top=range(len(stones)))
    else:
        game.shuffle(stones, "stack", from_top=range(len(stones)))
        circles, stones = stones[:2], stones[2:]
    tokens = {token: game.draw_one(faces, token) for token, faces in FACES.items()}
    if options.first_player == "random":
        first = game.draw_one((SEA, FOREST), "first_player")
    else:
        first = TRIBES.index(options.first_player)
    game.state = CairnState(
        agenda=[Turn()],
        options=options,
        active=first,
        next_seat=enemy_of(first),
        shamans=[[*spaces, VILLAGE, VILLAGE] for spaces in STARTING_SPACES],
        megaliths=dict(zip(STONE_CIRCLES, circles, strict=True)),
        upcoming=stones[:2],
        stack=hidden(stones[2:]),
        tokens=tokens,
        score=[0, 0],
        moved=[],
        activated=[],
        positions=[],
    )
    game.tell("cairn.setup", seat=first, law="setup")
