"""Setting up the game ("Setup", "First game")."""

from nemeton.kernel import Ask, Asked, Hidden, Rule, hidden, step

from .cards import action_deck
from .choices import Where
from .decks import TALES
from .effects import build_sanctuary, lay_tile, place_clans
from .hexes import STARTING_SPOTS
from .state import CLANS, Inis, InisOptions, InisState, PileTile, citadel_may_stand, in_order
from .steps import Assembly, PlaceCapital, PlaceFirstClan
from .territories import FIRST_GAME, FIRST_GAME_BOTTOM, TERRITORIES

ASKED = {"inis.capital": Asked(plain=Where), "inis.place_first": Asked(plain=Where)}
CLANS_AT_FIRST = 2


def setup(game: Inis, players: int, options: InisOptions) -> None:
    """Shuffle, lay the first tiles, choose the Brenn; the rest is on the agenda."""
    first, pile = starting_tiles(game, players, options)
    game.state = InisState(
        agenda=[Assembly(), PlaceCapital()],
        options=options,
        tiles={},
        pile=pile,
        brenn=0,
        reserve=[CLANS] * players,
        deeds=[0] * players,
        pretenders=[False] * players,
        actions=[[] for _ in range(players)],
        tales=[[] for _ in range(players)],
        drafting=[[] for _ in range(players)],
        locked=[[] for _ in range(players)],
        deck=hidden(action_deck(players)),
        aside=[],
        discard=[],
        tale_deck=shuffled_tales(game),
        tale_discard=[],
        rumours=[{} for _ in range(players)],
    )
    for name, spot in zip(first, STARTING_SPOTS, strict=False):
        lay_tile(game, name, spot)
    game.state.brenn = game.draw_one(range(players), "brenn")
    game.tell("inis.first_brenn", seat=game.state.brenn, law="setup")


def shuffled_tales(game: Inis) -> list[Hidden]:
    """The Epic Tale deck."""
    tales = hidden(TALES)
    game.shuffle(tales, "tales")
    return tales


def starting_tiles(game: Inis, players: int, options: InisOptions) -> tuple[list[str], list[PileTile]]:
    """The first territories and the pile, top one last: at random, or as the first game has them."""
    if options.scenario == "first_game":
        first = list(FIRST_GAME[players])
        bottom = list(FIRST_GAME_BOTTOM)
        top = [name for name in TERRITORIES if name not in first and name not in bottom]
        game.shuffle(bottom, "last_territories")
        game.shuffle(top, "territories")
        return first, [PileTile(name, 0, 1) for name in bottom] + [PileTile(name, 0, 2) for name in top]
    names = list(TERRITORIES)
    game.shuffle(names, "territories")
    return names[:players], [PileTile(name) for name in names[players:]]


@step(PlaceCapital)
def place_capital(game: Inis, _step: PlaceCapital) -> Rule[None]:
    """The Brenn puts the Capital and a Sanctuary on a territory, tosses the crows, and all place two clans each."""
    state = game.state
    where = yield Ask(
        state.brenn, "inis.capital", [name for name in state.tiles if citadel_may_stand(name)], law="setup"
    )
    state.capital = where
    game.tell("inis.capital_stands", seat=state.brenn, where=where, law="setup")
    build_sanctuary(game, where)
    state.direction = game.draw_one((1, -1), "crows")
    game.tell("inis.crows", direction=state.direction, law="setup")
    game.push(*[PlaceFirstClan(seat) for _ in range(CLANS_AT_FIRST) for seat in in_order(state, state.brenn)])


@step(PlaceFirstClan)
def place_first_clan(game: Inis, step: PlaceFirstClan) -> Rule[None]:
    """A clan on any territory."""
    state = game.state
    left = sum(later.seat == step.seat for later in state.agenda if isinstance(later, PlaceFirstClan)) + 1
    where = yield Ask(step.seat, "inis.place_first", list(state.tiles), about={"left": left}, law="setup")
    place_clans(game, step.seat, where)
