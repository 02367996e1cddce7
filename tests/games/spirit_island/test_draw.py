"""The picture: it shows and tells the position, nothing that is hidden, and every piece keeps its id."""

import gzip
import re
from itertools import combinations
from typing import Any

import pytest

from nemeton import PUBLIC
from nemeton.drawing.shared import SharedParts
from nemeton.drawing.targets import Spots
from nemeton.games.spirit_island.beside import BESIDE
from nemeton.games.spirit_island.boards import THEMATIC
from nemeton.games.spirit_island.draw import scene
from nemeton.games.spirit_island.draw.commons import blight, track
from nemeton.games.spirit_island.draw.geometry import BERTH, OFFING, SHALLOWS, Line, edge_distance, inside, isle
from nemeton.games.spirit_island.draw.layout import CAPACITIES, cells
from nemeton.games.spirit_island.draw.outlook import coming
from nemeton.games.spirit_island.draw.panel import Page, panel
from nemeton.games.spirit_island.draw.picture import SHEET
from nemeton.games.spirit_island.draw.terrain import ground
from nemeton.games.spirit_island.draw.words import said
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.invader_facts import INVADER_CARDS
from nemeton.games.spirit_island.island import geography, is_coastal
from nemeton.games.spirit_island.powers.decks import MAJORS
from nemeton.games.spirit_island.state import IslandGame, Marks
from nemeton.games.spirit_island.steps import Aftermath, Builds, Explore, InvaderPhase, Ravage, Ravages
from nemeton.kernel import LANGUAGES, Phrase, hidden
from tests.games.spirit_island.picture import on_a_page, random_play, words_of
from tests.games.spirit_island.shore import shore, using
from tests.games.svg import Picture


def midgame(**more: Any) -> IslandGame:
    """Something of everything."""
    return shore(
        {
            "A1": "river town explorer",
            "A2": "city town/1 2 explorer dahan dahan/1",
            "A3": "2 dahan",
            "A4": "blight town 3 explorer",
            "A5": "2 river explorer dahan",
            "A8": "city/2 4 explorer 2 blight",
            "B2": "city",
            "B4": "2 earth",
            "B6": "town 12 dahan",
        },
        marks={"A2": Marks(defend=3), "A8": Marks(skips=["build"]), "B6": Marks(shelter=["ravage"])},
        ravage=["s1_wetland"],
        build=["s2_jungle"],
        terror=2,
        fear=5,
        earned=["isolation"],
        elements={"river": "2 sun 3 water"},
        played={"river": ["wash_away", "boon_of_vigor"]},
        discard={"river": ["flash_floods"]},
        energy={"river": 4},
        having={"river": {"used": ["boon_of_vigor"]}},
        **more,
    )


# Every picture


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        (1, 3, {"thematic": True}),
        (4, 3, {"thematic": True, "seat_1": "oceans_hungry_grasp"}),
        (2, 4, {"adversary": "england", "level": 4}),
        (3, 5, {"scenario": "blitz"}),
        (4, 6, {}),
    ],
)
def test_every_position_is_drawn_for_everybody(players: int, seed: int, options: dict[str, Any]):
    """The SVG is well-formed, its ids are unique, what it refers to is there, and it holds no script."""
    for number, game in enumerate(random_play(players, seed, 120, **options)):
        if number % 30:
            continue
        for seat in (0, players - 1, PUBLIC):
            ask = next((ask for ask in game.asks if ask.seat == seat), None)
            shown = on_a_page(game, seat, ask, alone=seat == PUBLIC)
            assert shown.used <= set(shown.ids)
            assert not re.search(r"<script|\son\w+=|javascript:", shown.svg)


# Classes that only name a thing or a state.
NAMES = {
    "isle", "part", "map", "commons", "ground", "targets", "hits", "piles", "badges", "plates", "ways", "sea", "track",
    "is-minor", "is-explore", "head", "growth", "element", "small-card", "innate", "spirit", "land-plate", "scenery",
    "lit-box", "is-held", "omen", "pile",
}  # fmt: skip


def test_every_class_of_the_drawing_stands_in_the_sheet():
    known = set(re.findall(r"\.([a-z][\w-]*)", SHEET.read_text(encoding="utf-8")))
    used = on_a_page(midgame(), 0, alone=True).classes
    for number, game in enumerate(random_play(4, 11, 150, adversary="england", level=6)):
        if number % 15 == 0:
            used |= on_a_page(game, game.asks[0].seat, game.asks[0], alone=True).classes
    used = {css for css in used if not re.match(r"rank-|panel-\d|seats-", css)}
    assert used - known - NAMES == set()


def test_a_picture_that_stands_alone_brings_its_style_and_its_size():
    alone = on_a_page(midgame(), 0, alone=True)
    assert "color-scheme:light dark" in alone.svg
    assert "var(--serif)" not in alone.svg or "--serif:" in alone.svg
    assert {"viewBox", "width", "height"} <= set(alone.root.attrib)
    assert not re.search(r"url\((?!#)|href=\"(?!#)|@import", alone.svg)


def test_a_picture_of_one_board_is_light_and_the_ground_is_sent_once():
    """40 kB at most over the line; beside the ground, which is sent once, 70 kB at most before they are packed."""
    game = shore({"A1": "river town", "A2": "city 2 dahan", "A5": "2 river explorer"}, ravage=["s1_wetland"])
    shown = on_a_page(game, 0, game.ask)
    still = ground(("A",))
    assert still in shown.svg
    assert len(gzip.compress(shown.svg.encode())) < 40_000
    assert len(shown.svg.encode()) - len(still.encode()) < 70_000


def test_day_and_night_are_the_sheet_s_alone():
    """Nothing but signs and pictures of cards brings a colour along; those lie in definitions."""
    svg = on_a_page(midgame(), 0).svg
    bare = re.sub(r"<defs>.*?</defs>", "", svg, flags=re.DOTALL)
    assert not re.search(r'(fill|stroke|color)="#', bare)
    sheet = SHEET.read_text(encoding="utf-8")
    for name in ("--slate", "--well", "--sea-0", "--deep", "--base", "--dark", "--light"):
        assert re.search(rf"{name}: light-dark\(", sheet), name


# The land

BOARD_SETS = [
    ("A",),
    ("B",),
    ("C",),
    ("D",),
    ("B", "D"),
    ("A", "B", "C"),
    ("A", "B", "C", "D"),
    ("D", "C", "B", "A"),
    *((board,) for board in THEMATIC),
    ("W", "E"),
    ("NE", "W", "E"),
    ("W", "E", "NE", "NW"),
]


def common(one: Line, other: Line) -> float:
    """How long the border between two outlines is."""
    near = [spot for spot in one if edge_distance(spot, other) < 1.5]
    return len(near) * 12.0


@pytest.mark.slow
@pytest.mark.parametrize("boards", BOARD_SETS)
def test_lands_that_border_on_each_other_share_a_border_and_others_do_not(boards: tuple[str, ...]):
    fields, beside = isle(boards).fields, geography(boards).neighbours
    for one, other in combinations(fields, 2):
        shared = common(fields[one].outline, fields[other].outline)
        if other in beside[one]:
            assert shared > 0, (one, other)
        else:
            assert shared < 25, (one, other)  # they may meet in a corner


@pytest.mark.slow
@pytest.mark.parametrize("boards", BOARD_SETS)
def test_every_land_has_room_for_its_pieces(boards: tuple[str, ...]):
    for name, field in isle(boards).fields.items():
        assert inside(field.label, field.outline), name
        for capacity in CAPACITIES[:3]:
            room = cells(boards, name, capacity)
            spots = [room.plate, *room.beside]
            assert len(set(spots)) == capacity
            assert all(inside(spot, field.outline) for spot in spots), (name, capacity)


@pytest.mark.parametrize(
    "boards", [("A",), ("A", "B", "C", "D"), *((board,) for board in THEMATIC), ("W", "E", "NE", "NW")]
)
def test_presence_in_an_ocean_stands_on_the_water(boards: tuple[str, ...]):
    land = isle(boards)
    for board in boards:
        room = cells(boards, f"{board}0", CAPACITIES[0])
        assert len({*room.beside}) == CAPACITIES[0] - 1
        for x, y in room.beside[:2]:
            assert min(edge_distance((x, y), field.outline) for field in land.fields.values()) > 24, board
            assert not any(inside((x, y), field.outline) for field in land.fields.values()), board
            assert 0 < x < land.width
            assert 0 < y < land.height


@pytest.mark.parametrize(
    "boards", [*((board,) for board in THEMATIC), ("W", "E"), ("NW", "NE"), ("W", "E", "NE"), ("W", "E", "NE", "NW")]
)
def test_the_map_has_nearly_all_of_its_picture(boards: tuple[str, ...]):
    """38 lands must be read on a phone: every edge is as near as a land, or presence in an ocean, lets it be."""
    land = isle(boards)
    coast = [spot for field in land.fields.values() for spot in field.outline]
    room = OFFING if len(boards) in (1, 3) else SHALLOWS
    for at, most in ((0, land.width), (1, land.height)):
        for end in (0, most):
            ashore = min(abs(spot[at] - end) for spot in coast)
            afloat = min(abs(spot[at] - end) for spot in land.harbours.values())
            assert min(ashore - room, afloat - BERTH) == pytest.approx(0, abs=0.001)


@pytest.mark.parametrize("boards", [("A",), ("B", "D"), ("NE",), ("W", "E", "NE", "NW")])
def test_no_point_lies_in_two_lands(boards: tuple[str, ...]):
    land = isle(boards)
    for x in range(0, int(land.width), 23):
        for y in range(0, int(land.height), 23):
            assert sum(inside((x, y), field.outline) for field in land.fields.values()) <= 1


def test_the_sea_lies_west_and_east_of_the_map_and_only_coasts_touch_it():
    land = isle(THEMATIC)
    for board in THEMATIC:
        own = [field.label[0] for field in land.fields.values() if field.board == board and field.coast]
        middle, far = sum(own) / len(own), land.harbours[f"{board}0"][0]
        assert far < middle if board.endswith("W") else far > middle, board
    for boards in BOARD_SETS:
        for name, field in isle(boards).fields.items():
            assert bool(field.coast) == is_coastal(name), name


# What is shown


def piles(shown: Picture, land: str) -> dict[str, str]:
    """The piles of a land with what is written on them."""
    found = [
        ident for ident in shown.ids if ident.startswith(f"{land}-") and "pile" in shown.ids[ident].get("class", "")
    ]
    return {ident.removeprefix(f"{land}-"): shown.number(ident) for ident in found}


def test_every_piece_is_shown_with_its_number_and_its_wounds():
    shown = on_a_page(midgame(), PUBLIC)
    assert piles(shown, "A2") == {
        "city": "",
        "town-hurt1": "",
        "explorer": "2",
        "dahan": "",
        "dahan-hurt1": "",
        "shield": "3",
    }
    assert piles(shown, "A8") == {"city-hurt2": "", "explorer": "4", "blight": "2"}
    assert piles(shown, "B6") == {"town": "", "dahan": "12", "mark": ""}
    lost = [
        len(shown.ids[ident].findall(".//*[@class='health is-lost']")) for ident in ("A2-town-hurt1", "A8-city-hurt2")
    ]
    assert lost == [1, 2]


def test_presence_shows_sacred_sites():
    shown = on_a_page(midgame(), PUBLIC)
    sacred = {ident for ident in shown.ids if shown.ids[ident].findall(".//*[@class='crown']")}
    assert sacred == {"A5-presence-0", "B4-presence-1"}
    assert piles(shown, "A1")["presence-0"] == ""


def test_presence_hides_no_number():
    """It is broad: whatever stands beside it in a crowded land is drawn over it."""
    game = shore({"A5": "3 river 4 explorer 2 town 5 dahan blight", "B4": "earth"})
    drawn = [ident for ident in on_a_page(game, PUBLIC).ids if ident.startswith("A5-")]
    assert drawn[0] == "A5-presence-0"
    assert len(drawn) == 5


def test_badges_say_what_invaders_will_do():
    """The cards name wetlands (A2, A5, ...) for ravage and jungles (A3, A8, ...) for build."""
    game = midgame()
    found = coming(game.state)
    assert [(one.action, one.what, one.skipped, one.blights) for one in found["A2"]] == [("ravage", "4", False, True)]
    assert [(one.action, one.what, one.skipped) for one in found["A8"]] == [("build", "town", True)]
    assert "A3" not in found
    shown = on_a_page(game, PUBLIC)
    assert shown.number("badge-A2-0") == "4"
    assert "badge-A8-0" in shown.ids
    assert shown.ids["badge-A8-0"].findall(".//*[@class='slash']")
    assert "A2, wetland, coast" in shown.told
    assert "will be ravaged: damage 4" in shown.told


def test_a_defended_land_shows_no_damage_and_no_blight():
    game = shore({"A5": "river", "A2": "town"}, ravage=["s1_wetland"], marks={"A2": Marks(defend=5)})
    (ravage,) = coming(game.state)["A2"]
    assert (ravage.what, ravage.blights) == ("0", False)


def test_in_the_invader_phase_only_what_is_ahead_is_announced():
    where = {"A5": "river", "A2": "2 town", "A1": "2 explorer", "A6": "explorer"}
    game = shore(where, agenda=[InvaderPhase()], ravage=["s1_wetland"], build=["s1_mountain"], phase="invader")
    view = game.seen_by(0)
    view.phase, view.agenda = "invader", [Explore(), Builds("s1_mountain")]
    assert {one.action for actions in coming(view).values() for one in actions} == {"build"}
    view.agenda = [Explore(), Builds("s1_mountain"), Ravage("A2")]
    assert [one.action for one in coming(view)["A2"]] == ["ravage"]
    view.agenda = [Explore(), Ravages(("A5", "A2"))]
    assert set(coming(view)) == {"A2"}  # nobody is in A5
    view.agenda = [Explore()]
    assert coming(view) == {}


def test_the_invaders_side_shows_track_fear_and_blight():
    shown = on_a_page(midgame(), PUBLIC)
    assert {"s-art-s1_wetland", "s-art-s2_jungle"} <= shown.used
    assert [element.text for element in shown.of("terror")] == ["II"]
    assert "5/8" in shown.writing
    assert "Win: no towns, no cities left" in shown.writing
    assert "10" in [element.text for element in shown.of("blight-left")]
    assert len(shown.of("fear-card")) == 9 + 1
    assert "Terror level II: won when no town and no city is left (8 on the island)." in shown.told


@pytest.mark.parametrize("card", [name for name, card in INVADER_CARDS.items() if len(card.terrains) == 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_lands_of_an_invader_card_are_written_large_enough(language: str, card: str):
    game = shore({"A5": "2 river"}, build=[card], ravage=["s2_coastal"])
    words = words_of(game, language)
    drawn = track(game.state, words)
    sizes = re.findall(r'font-size:([\d.]+)px">(?:<text[^>]*space-card)', drawn)
    assert len(sizes) == 2
    assert min(float(size) for size in sizes) >= 11
    for terrain in INVADER_CARDS[card].terrains:
        assert f">{said(words, f'terrain.{terrain}')}<" in drawn


@pytest.mark.parametrize("options", [{}, {"adversary": "england"}, {"adversary": "england", "scenario": "blitz"}])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_side_of_the_blight_card_is_written_large_enough(language: str, options: dict[str, Any]):
    """On a desk a unit of the invaders' side is about a pixel."""
    game = shore({"A5": "2 river"}, options=options)
    for side in (False, True):
        game.state.is_blighted = side
        drawn = blight(game.state, words_of(game, language))
        [size] = re.findall(r'font-size:([\d.]+)px"><text[^>]*blight-side', drawn)
        assert float(size) >= 11


def test_a_panel_lights_levels_of_innate_powers_as_elements_come_in():
    lit = [
        len(on_a_page(shore({"A5": "river"}, elements={"river": have}), 0).of("is-lit"))
        for have in ("", "sun 2 water", "2 sun 3 water", "3 sun 4 water earth")
    ]
    assert lit == [0, 1, 2, 3]


def test_cards_lie_in_hand_in_play_used_and_discarded():
    shown = on_a_page(midgame(), PUBLIC)
    css = {
        name: shown.ids[f"card-{name}"].get("class", "").split()[1]
        for name in ("wash_away", "boon_of_vigor", "flash_floods", "rivers_bounty")
    }
    assert css == {
        "wash_away": "is-played",
        "boon_of_vigor": "is-used",
        "flash_floods": "is-gone",
        "rivers_bounty": "is-held",
    }
    ticked = {name for name in css if shown.ids[f"card-{name}"].findall(".//*[@class='used-sign']")}
    assert ticked == {"boon_of_vigor"}


def test_cards_on_offer_are_large_where_the_picture_stands_alone():
    game = shore({"A5": "river"}, minors=["drought", "steam_vents", "call_to_tend", "rain_of_blood"])
    game.answer(("grow", "river_surges_in_sunlight", 0))
    game.answer(("draw", "minor"))
    assert len(on_a_page(game, 0, alone=True).of("card-face")) == 4
    assert len(on_a_page(game, 0).of("is-offered")) == 4


def test_the_chosen_growth_is_marked_and_what_is_done_fades():
    game = shore({"A5": "river"})
    game.answer(("grow", "river_surges_in_sunlight", 2))
    shown = on_a_page(game, 0)
    (chosen,) = [element for element in shown.of("growth") if "is-chosen" in element.get("class", "")]
    assert not chosen.findall(".//*[@class='grow-icon is-done']")
    game.answer(("place", 1, "A6"))
    game.answer(("from", "energy"))
    (chosen,) = [element for element in on_a_page(game, 0).of("growth") if "is-chosen" in element.get("class", "")]
    assert len(chosen.findall(".//*[@class='grow-icon is-done']")) == 1


def test_a_piece_that_was_pushed_flies_to_its_new_land():
    game = using("wash_away", "A4", {"A5": "river", "A4": "town 2 explorer"})
    game.answer(("town", "A5"))
    (way,) = on_a_page(game, 0).of("way")
    assert "--dx:" in way.get("style", "")
    assert not on_a_page(midgame(), 0).of("way")


def test_an_ocean_in_play_is_drawn_with_its_presence():
    shown = on_a_page(shore({"A0": "2 ocean", "A1": "ocean"}), 0)
    assert piles(shown, "A0") == {"presence-0": "2"}
    assert "ocean of A: Ocean: presence 2, a sacred site." in shown.told


# What is hidden


def test_nothing_that_lies_face_down_is_drawn_or_told():
    game = midgame(
        fear_deck=["retreat", "scapegoats"], invader_deck=["s2_coastal"], majors=["tsunami"], minors=["drought"]
    )
    game.state.blight_card = hidden(["memory_fades_to_dust"])
    for seat in (0, PUBLIC):
        shown = on_a_page(game, seat, alone=True)
        words = words_of(game)
        drawn = {name.removeprefix("s-art-") for name in shown.used if name.startswith("s-art-")}
        assert not drawn & {*FEAR_CARDS, *MAJORS, "memory_fades_to_dust", "drought"}
        assert shown.used <= set(shown.ids)  # nor is a blank drawn as a card
        assert drawn & set(INVADER_CARDS) == {"s1_wetland", "s2_jungle"}
        for name in ("fear_card.retreat", "fear_card.isolation", "power.tsunami", "blight_card.memory_fades_to_dust"):
            assert words.say(Phrase(f"spirit_island.{name}")) not in shown.svg


# Ids and places


def test_pieces_of_other_lands_stay_where_they_are():
    before = midgame()
    first = on_a_page(before, 0)
    before.state.lands["A4"].explorers = 0
    second = on_a_page(before, 0)
    for ident in first.ids:
        if ident.startswith(("A1-", "A2-", "A5-", "A8-", "B")):
            assert first.place(ident) == second.place(ident)


def test_a_pile_that_comes_moves_no_other_as_long_as_there_is_room():
    game = shore({"A5": "river", "A4": "dahan river"})
    first = on_a_page(game, 0)
    game.state.lands["A4"].cities = [0]
    second = on_a_page(game, 0)
    assert [first.place(ident) for ident in ("A4-dahan", "A4-presence-0")] == [
        second.place(ident) for ident in ("A4-dahan", "A4-presence-0")
    ]


# The invader phase from near


def near(game: IslandGame, language: str = "en") -> Picture:
    """The last invader phase from near."""
    drawn = BESIDE.close_up(game.seen_by(0), list(game.journal), words_of(game, language))
    picture = drawn.partition("<details")[0]  # the steps stand below it
    return Picture(picture.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1))


def test_the_invader_phase_is_seen_from_near_until_a_spirit_acts():
    where = {"A5": "2 river", "A2": "town dahan", "A6": "explorer"}
    game = shore(
        where,
        agenda=[InvaderPhase(), Aftermath()],
        ravage=["s1_wetland"],
        build=["s1_mountain"],
        invader_deck=["s1_jungle"],
        earned=["avoid_the_dahan"],
    )
    while game.ask is not None and game.ask.kind != "spirit_island.grow":
        game.answer(game.ask.options[0], game.ask.seat)
    shown = near(game)
    told = [text for text in shown.writing if ";" in text]
    assert "A2; damage 2; blight falls; dahan destroyed" in told
    assert "A6; town" in told
    assert "A3; explorer" in told
    assert "Avoid the Dahan" in shown.writing
    game.answer(game.asks[0].options[0], 0)
    assert BESIDE.close_up(game.seen_by(0), list(game.journal), words_of(game)).startswith("<details")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_speaks_every_language(language: str):
    game = midgame()
    shown = on_a_page(game, 0, game.ask, language, alone=True)
    assert shown.root.get("lang") == language
    assert len(shown.told) > 800
    assert bool(re.search("[а-яіїє]", "".join(shown.writing))) == (language != "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_turn_is_drawn_without_an_invader_deck(language: str):
    """When the last card was turned, nothing is left on the deck's space, and everybody is told so."""
    game = shore({"A5": "2 river"}, invader_deck=[], build=["s3_jungle_sands"])
    shown = on_a_page(game, 0, game.ask, language)
    assert "0" in shown.writing
    told = {"en": "no card is left", "ru": "карт не осталось", "uk": "карт не лишилося"}[language]
    assert any(told in text for text in shown.writing)


def test_a_panel_that_is_kept_is_what_would_be_drawn_anew(monkeypatch: pytest.MonkeyPatch):
    """Panels are kept by what they show; here every one that was drawn is remembered, and nothing is forgotten."""
    monkeypatch.setattr(scene, "_panels", SharedParts[scene.DrawnPanel](10_000))
    for game in random_play(players=2, seed=3, answers=120):
        view, words = game.seen_by(PUBLIC), words_of(game)
        for seat in range(2):
            kept = scene.panel_of(view, seat, game.journal, words)
            page = Page(view, seat, words, Spots(), game.journal)
            assert (kept.drawn, kept.spots.known) == (panel(page), page.spots.known)
