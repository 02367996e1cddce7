"""Hirelings at a table as they are drawn: figures in the colour of who controls them, cards, markers, paths."""

import re
from typing import Any

import pytest

from nemeton.drawing.targets import Spots
from nemeton.games.root import GAME
from nemeton.games.root.draw.choices import clicks_of
from nemeton.games.root.draw.hired.roster import NAMES
from nemeton.games.root.draw.hired.table import HIRED, hired_board
from nemeton.games.root.draw.layout import Layout
from nemeton.games.root.draw.near import near
from nemeton.games.root.draw.picture import SHEET, lay
from nemeton.games.root.draw.warriors import figures
from nemeton.games.root.faces import printed
from nemeton.games.root.state import NOBODY, RootGame
from nemeton.games.root.steps import FactionStep
from nemeton.games.root.text import on_table
from nemeton.kernel import PUBLIC
from nemeton.kernel.records import start
from tests.games.root.camp import camp, card, weak
from tests.games.root.picture import on_a_page, random_play, words_of
from tests.games.root.woodland import woodland

ALLIANCE, EYRIE, PATROL, BANDITS, SPIES = range(5)
SIX = ("vagabond", "eyrie", "cult", "duchy", "hundreds", "keepers")


def small_camp() -> RootGame:
    """A Patrol of the Eyrie's, and Bandits of nobody's on two paths."""
    on_roads = card("highway_bandits", paths=[(1, 5), (1, 9)])
    bands = [card("forest_patrol", held_by=EYRIE, lying=3), on_roads, card("corvid_spies")]
    return camp(("alliance", "eyrie"), {5: "rebel patrol patrol", 1: "bird"}, bands, marks={8: NOBODY, 12: NOBODY})


def test_d_3_a_figure_bears_the_colour_of_who_controls_it():
    shown = on_a_page(small_camp(), PUBLIC)
    patrol = [ident for ident in shown.ids if ident.startswith(f"warrior-{PATROL}-")]
    assert len(patrol) == 2
    assert all(shown.is_(ident, "of-eyrie") for ident in patrol)
    assert shown.number(f"count-{PATROL}-5") == "2"
    assert shown.is_(f"bandit-{BANDITS}-1-5", "of-nobody")


def test_bandits_stand_on_their_paths_between_the_glades():
    game = small_camp()
    shown = on_a_page(game, PUBLIC)
    wood = Layout(game.state, figures(game.state, []), Spots()).wood
    for path in ((1, 5), (1, 9)):
        x, y = shown.place("bandit-{}-{}-{}".format(BANDITS, *path))
        for where in path:
            at = wood.spots[where]
            assert ((x - at[0]) ** 2 + (y - at[1]) ** 2) ** 0.5 > wood.radius(where)


def test_a_6_4_the_track_bears_the_markers_that_nobody_has_reached():
    shown = on_a_page(small_camp(), PUBLIC)
    assert {ident for ident in shown.ids if ident.startswith("hired-mark-")} == {"hired-mark-8", "hired-mark-12"}


def test_d_1_2_cards_lie_beside_the_map_with_their_markers():
    shown = on_a_page(small_camp(), PUBLIC)
    held, waiting = shown.ids[f"hired-{PATROL}"], shown.ids[f"hired-{BANDITS}"]
    assert (held.get("data-card"), waiting.get("data-card")) == ("forest_patrol", "highway_bandits")
    pennons = [sum(element.get("class") == "pennon" for element in row.iter()) for row in (held, waiting)]
    assert pennons == [2, 0]
    assert "×3" in shown.number(f"hired-{PATROL}")
    assert shown.number(f"hired-{BANDITS}").endswith("8")  # the next mark that wins it


def test_a_card_that_may_be_chosen_is_lit():
    game = small_camp()
    spots = Spots()
    hired_board(game.state, words_of(game), spots)
    assert {name for name in spots.known if name.startswith("band-")} == {
        f"band-{side}" for side in (PATROL, BANDITS, SPIES)
    }
    assert all(spot.part == HIRED for name in spots.known for spot in spots.known[name])


def test_the_weak_side_has_its_own_name_and_figure():
    game = camp(("alliance", "eyrie"), {5: "rebel"}, [weak("furious_protector", held_by=ALLIANCE, pawn=5)])
    shown = on_a_page(game, PUBLIC)
    assert shown.is_("pawn-2", "of-alliance")
    assert "s-w-furious_protector_demoted" in shown.used
    assert "Stoic Protector" in shown.writing
    assert "furious_protector_demoted" in on_table(game.state)


def test_a_page_has_the_cards_right_after_the_readers_own_board():
    game = small_camp()
    laid = lay(game.seen_by(0), seat=0, ask=None, journal=[], words=words_of(game, "ru"))
    assert [board.name for board in laid.boards][:2] == ["board-0", HIRED]
    assert laid.boards[1].title == "Рекруты"


def test_what_a_seat_has_before_it_includes_its_hirelings():
    state = small_camp().state
    assert printed(state, EYRIE)[-1] == "forest_patrol"
    assert "forest_patrol" not in printed(state, ALLIANCE)


def test_a_table_without_hirelings_shows_and_defines_none_of_it():
    shown = on_a_page(woodland(("marquise", "eyrie"), {5: "cat"}), PUBLIC)
    assert not re.search(r'part hired|id="hired|has-bands|s-h-|plinth|ui-hire', shown.svg)


def test_a_clearing_from_near_shows_who_stands_there_in_whose_colour():
    found = near(small_camp().state, "5")
    line = next(line for line in found.lines if line.seat == PATROL)
    assert 'class="of-eyrie"' in line.drawn
    assert "#s-w-forest_patrol" in line.drawn


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 6])
def test_everything_that_is_shown_is_defined_and_every_class_has_a_style(name: str, players: int):
    known = set(re.findall(r"\.([a-z][\w-]*)", SHEET.read_text(encoding="utf-8")))
    options = {"hirelings": "with", "hireling_a": name, "lot": "all"}
    for number, game in enumerate(random_play(players, 5, 60, **options)):
        if number % 20 == 0:
            shown = on_a_page(game, game.asks[0].seat, game.asks[0])
            assert shown.used <= set(shown.ids)
            assert {
                css for css in shown.classes if css.startswith(("hired", "plinth", "pennon", "row-", "of-"))
            } <= known


def test_six_factions_and_three_hirelings_in_one_clearing_stand_apart():
    bands = [weak("highway_bandits"), weak("furious_protector", pawn=5), weak("popular_band")]
    where = {5: "lizard mole rat badger bird bandit musician"}
    game = camp(SIX, where, bands, vagabond={"at": 5, "items": "boot"})
    groups = [group for group in Layout(game.state, figures(game.state, []), Spots()).groups if group.where == 5]
    assert len(groups) == 9
    places = [group.place for group in groups]
    assert min(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in places for b in places if a != b) > 12


def test_the_heaviest_table_stays_small():
    """What changes may weigh 75 KB where six play with hirelings; the ground is sent once."""
    game = start(GAME, 6, {"hirelings": "with", "lot": "all"}, 4)
    svg = on_a_page(game, 0, game.ask).svg
    bare = re.sub(r'<g class="ground">.*?<rect class="frame-thin"', "", svg, flags=re.DOTALL)
    assert len(bare.encode()) < 75_000


@pytest.mark.parametrize(("held_by", "tint"), [(NOBODY, ""), (1, "eyrie")])
def test_d_3_2_a_band_that_a_pawn_may_attack_is_lit_in_the_colour_of_who_controls_it(held_by: int, tint: str):
    bands = [card("corvid_spies", held_by=held_by)]
    wanderer: Any = {"at": 5, "items": "sword boot", "character": "thief"}
    day = [FactionStep(0, "day")]
    game = camp(("vagabond", "eyrie"), {5: "spy", 1: "bird"}, bands, steps=day, vagabond=wanderer)
    assert game.ask is not None
    met = [click for click in clicks_of(game.state, game.ask) if click.place == "group-5-2"]
    assert {click.tint for click in met} == {tint}
    assert on_a_page(game, 0, game.ask).ids["warrior-2-0"] is not None
