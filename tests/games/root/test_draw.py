"""The picture: it shows and tells the position, nothing that is hidden, and every piece keeps its id."""

import math
import re
from random import Random
from typing import Any

import pytest

from nemeton import PUBLIC
from nemeton.games.root import GAME
from nemeton.games.root.beside import BESIDE
from nemeton.games.root.draw.geometry import STEP
from nemeton.games.root.draw.picture import SHEET, still
from nemeton.games.root.draw.terrain import forest_border
from nemeton.games.root.draw.terrain import woodland as land
from nemeton.games.root.draw.warriors import figures
from nemeton.games.root.maps import MAPS
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import StartBattle
from nemeton.kernel import LANGUAGES, Entry, Phrase
from nemeton.kernel.records import start
from nemeton.site.words.speech import speech_of
from tests.games.gliding import least_moves
from tests.games.root.picture import on_a_page, random_play, words_of
from tests.games.root.woodland import board, woodland
from tests.games.svg import Picture

FOUR = ("marquise", "eyrie", "alliance", "vagabond")


def midgame(**more: Any) -> RootGame:
    """Something of everything."""
    return woodland(
        FOUR,
        {
            1: "keep cat cat cat sawmill wood wood",
            3: "bird bird roost",
            4: "rebel base_rabbit sympathy",
            5: "cat bird",
            9: "cat workshop recruiter",
            12: "bird bird rebel",
        },
        hands={"marquise": ["anvil", "ambush_fox"], "alliance": ["cobbler"], "vagabond": ["sword"]},
        supporters=["bake_sale", "ambush_bird", "codebreakers"],
        officers=2,
        crafted={"eyrie": ["armorers"]},
        boxes={"marquise": ["sword", "tea"]},
        points={"marquise": 12, "eyrie": 7, "alliance": 12, "vagabond": 3},
        leader="builder",
        decree={"move": ["investments", "tax_collector"], "build": ["arms_trader"]},
        vagabond={"character": "ranger", "forest": "f5", "items": "boot boot- sword! tea torch"},
        ruins={6: ["bag"], 10: ["boot"]},
        quests=["errand_fox", "escort_mouse"],
        discard=["foxfolk_steel"],
        available=["dominance_mouse"],
        **more,
    )


# Every picture


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5), (5, 2)])
def test_every_position_is_drawn_for_everybody(players: int, seed: int):
    """The SVG is well-formed, its ids are unique, what it refers to is there, and it holds no script."""
    for number, game in enumerate(random_play(players, seed, 200, map=tuple(MAPS)[seed % len(MAPS)])):
        if number % 40:
            continue
        for seat in (*range(players), PUBLIC):
            ask = next((ask for ask in game.asks if ask.seat == seat), None)
            shown = on_a_page(game, seat, ask)
            assert shown.used <= set(shown.ids)
            assert not re.search(r"<script|\son\w+=|javascript:", shown.svg)


GROUPS = {
    *(
        "forests",
        "targets",
        "glades",
        "tiles",
        "heaps",
        "warriors",
        "pawns",
        "numbers",
        "signboards",
        "hits",
        "ground",
        "payers",
    ),
    *("head", "faction", "part", "map", "root", "lit-box", "lit-disc", "score", "officer", "rule", "clearing", "disc"),
    *("battle-scene", "ready-sign", "is-damaged-sign", "boards", "offered", "battle", "ready", "is-damaged", "level-0"),
}


def test_every_class_of_the_drawing_stands_in_the_sheet():
    known = set(re.findall(r"\.([a-z][\w-]*)", SHEET.read_text(encoding="utf-8")))
    used: set[str] = set()
    for number, game in enumerate(random_play(4, 11, 400)):
        if number % 16 == 0:
            used |= on_a_page(game, game.asks[0].seat, game.asks[0], alone=True).classes
    used = {css for css in used if not re.match(r"rank-|board-\d|tint-|seats-|ready-sign", css)}
    assert used - known - GROUPS == set()


@pytest.mark.parametrize("name", MAPS)
def test_a_picture_that_stands_alone_brings_its_style_and_its_size(name: str):
    alone = on_a_page(start(GAME, 2, {"map": name}, 1), 0, alone=True)
    assert "color-scheme:light dark" in alone.svg
    assert "var(--serif)" not in alone.svg or "--serif:" in alone.svg
    assert {"viewBox", "width", "height"} <= set(alone.root.attrib)
    assert not re.search(r"url\((?!#)|href=\"(?!#)|@import", alone.svg)


def test_what_changes_stays_small():
    """60 KB at most beside the ground, which is sent once."""
    game = midgame()
    shown = on_a_page(game, 0, game.ask)
    ground = still("autumn")
    assert ground in shown.svg
    assert len(ground.encode()) < 200_000
    assert len(shown.svg.encode()) - len(ground.encode()) < 60_000


def test_day_and_night_are_the_sheet_s_alone():
    """Nothing but signs and pictures of cards brings a colour along; those lie in definitions."""
    svg = on_a_page(midgame(), 0).svg
    bare = re.sub(r"<defs>.*?</defs>", "", svg, flags=re.DOTALL)
    bare = re.sub(r'<g class="ground">.*?<rect class="frame-thin"', "", bare, flags=re.DOTALL)
    assert not re.search(r'(fill|stroke|color)="#', bare)
    sheet = SHEET.read_text(encoding="utf-8")
    for name in ("--paper", "--paper-ink", "--meadow", "--floor", "--glade", "--trail", "--water", "--leaf-0"):
        assert re.search(rf"{name}: light-dark\(", sheet), name


# The land


@pytest.mark.parametrize("name", MAPS)
def test_every_forest_is_a_face_of_its_own(name: str):
    wood = land(name)
    faces = list(wood.faces.values())
    assert all(len(face) > 40 for face in faces)
    assert len(set().union(*faces)) == sum(map(len, faces))
    for forest, facts in wood.map.forests.items():
        assert forest_border(name, forest)
        cells = [(column * STEP, row * STEP) for row, column in wood.faces[forest]]
        assert wood.haven(forest) in cells
        gaps = {at: min(math.dist(spot, cell) for cell in cells) - wood.radius(at) for at, spot in wood.spots.items()}
        assert all(gaps[where] < 20 for where in facts.clearings), "it reaches the glades that it touches"
        assert all(gap > 12 for where, gap in gaps.items() if where not in facts.clearings), "and no others"


# What is shown


def test_the_map_is_shown_with_all_that_stands_on_it():
    shown = on_a_page(midgame(), PUBLIC)
    standing = [sum(ident.startswith(f"warrior-{seat}-") for ident in shown.ids) for seat in range(4)]
    assert standing == [5, 5, 2, 0]
    tiles = {ident for ident in shown.ids if shown.ids[ident].get("class") == "piece tile"}
    assert tiles == {
        "sawmill-1-0",
        "roost-3-0",
        "base_rabbit-4-0",
        "workshop-9-0",
        "recruiter-9-0",
        "ruin-6",
        "ruin-10",
    }
    heaps = {ident: shown.number(ident) for ident in shown.ids if shown.ids[ident].get("class") == "piece heap"}
    assert heaps == {"keep-1": "", "wood-1": "2", "sympathy-4": ""}
    numbers = {ident: shown.number(ident) for ident in shown.ids if ident.startswith("count-")}
    assert numbers == {"count-0-1": "3", "count-1-3": "2", "count-1-12": "2"}
    rulers = {where: shown.ids[f"clearing-{where}"].find("{*}use[@class]") for where in (1, 3, 5, 2)}
    classes = {where: element.get("class") if element is not None else None for where, element in rulers.items()}
    assert classes == {1: "rule of-marquise", 3: "rule of-eyrie", 5: "rule of-eyrie", 2: None}
    assert shown.place("pawn-3") == land("autumn").haven("f5")


def test_everybody_is_on_the_score_and_equal_points_stand_side_by_side():
    shown = on_a_page(midgame(), PUBLIC)
    places = [shown.place(f"score-{seat}") for seat in range(4)]
    assert places[0][1] == places[2][1]
    assert 5 < abs(places[0][0] - places[2][0]) < 20
    assert places[1][1] == places[3][1] < places[0][1]
    ahead = on_a_page(midgame(dominance={"marquise": "dominance_fox"}), PUBLIC)
    assert "score-0" not in ahead.ids
    assert "s-art-dominance_fox" in ahead.used


def cards_on(shown: Picture, css: str) -> list[str]:
    """What a pointer is told of each thing of a class."""
    return [element.findtext("{*}title") or "" for element in shown.of(css)]


def test_the_decree_shows_every_card_and_what_was_done():
    game = midgame()
    names = {"Investments", "Tax Collector", "Arms Trader", "Loyal Vizier"}
    assert set(cards_on(on_a_page(game, PUBLIC), "decreed")) == names
    board: Any = game.state.boards[1]
    board.decree["move"] = ["cobbler"] * 9
    assert cards_on(on_a_page(game, PUBLIC), "decreed").count("Cobbler") == 9
    game.state.active, board.resolved["move"] = 1, ["cobbler"] * 2
    assert len(on_a_page(game, PUBLIC).of("is-done")) == 3  # the vizier of the column for recruiting too


def test_items_lie_as_they_are():
    shown = on_a_page(midgame(), PUBLIC)
    told = [text for text in shown.writing if text in ("boot", "boot (exhausted)", "sword (damaged)", "torch", "tea")]
    assert sorted(set(told)) == ["boot", "boot (exhausted)", "sword (damaged)", "tea", "torch"]
    assert len(shown.of("is-damaged")) == 1
    assert len(shown.of("hatching")) == 1
    gone = [element.get("id") for element in shown.of("is-gone")]
    assert "supply-tea-1" in gone
    assert "supply-coins-0" not in gone


def test_supporters_are_known_to_the_alliance_alone():
    game = midgame()
    own, other = on_a_page(game, 2), on_a_page(game, 0)
    piles = [len([e for e in shown.of("mini") if e.get("height") == "36"]) for shown in (own, other)]
    assert piles == [3, 0]
    assert "Supporters: 3." in other.writing


def close_up(game: RootGame) -> Picture:
    """The battle from near."""
    drawn = BESIDE.close_up(game.seen_by(1), game.journal, words_of(game))
    return Picture(drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1))


def test_a_battle_is_seen_from_near():
    game = woodland(
        ("marquise", "eyrie"),
        {5: "cat cat cat bird bird"},
        agenda=[StartBattle(0, 1, 5)],
        script=[3, 1],
        crafted={"marquise": ["brutal_tactics", "armorers"]},
    )
    assert "battle-mark" in on_a_page(game, 0).ids
    while game.ask is not None and game.ask.kind != "root.battle.effect":
        game.answer("let", game.ask.seat)
    near = close_up(game)
    assert [text.text for text in near.of("die-number")] == ["3", "1"]
    assert len(near.of("hit-sign")) == 4
    assert len(near.of("is-extra")) == 0
    game.answer("brutal_tactics")
    near = close_up(game)
    assert len(near.of("is-extra")) == 1
    assert "battle-scene" in on_a_page(game, 0, alone=True).classes
    assert BESIDE.close_up(midgame().seen_by(0), [], words_of(game)) == ""


def test_a_battle_that_is_over_is_seen_for_a_while_with_what_was_lost():
    game = woodland(
        ("marquise", "eyrie"), {5: "cat cat cat bird bird roost"}, agenda=[StartBattle(0, 1, 5)], script=[3, 1]
    )
    while game.state.battle is not None:
        assert game.ask is not None
        game.answer(game.ask.options[0], game.ask.seat)
    near = close_up(game)
    assert [text.text for text in near.of("die-number")] == ["3", "1"]
    assert [text.text for text in near.of("battle-dealt")] == ["3", "1"]
    assert sorted(text.text or "" for text in near.of("battle-lost")) == ["−1", "−1", "−2"]
    told = near.of("close-up")[0].attrib["aria-label"]
    assert "Eyrie loses 2 warriors in clearing 5." in told
    later = [*game.journal, *[Entry("root.drew", {"seat": 0, "count": 1}, turn=game.journal[-1].turn)] * 12]
    assert BESIDE.close_up(game.seen_by(1), later, words_of(game)) == ""
    next_turn = [*game.journal, Entry("root.turn", {"seat": 1}, turn=game.journal[-1].turn + 1)]
    assert BESIDE.close_up(game.seen_by(1), next_turn, words_of(game)) == ""


# Ids and places


@pytest.mark.parametrize(("players", "seed"), [(2, 21), (3, 22), (4, 23)])
def test_a_figure_keeps_its_number_and_no_more_figures_move_than_must(players: int, seed: int):
    pictures = (
        (figures(game.state, game.journal), sum(sum(here.warriors) for here in game.state.clearings.values()))
        for game in random_play(players, seed, 300)
    )
    assert least_moves(pictures) > 5


def test_a_figure_that_moves_glides_and_the_others_stay():
    game = woodland(("marquise", "eyrie"), {1: "cat cat cat", 3: "bird bird"}, phase="daylight")
    game.answer(("march",))
    before = on_a_page(game, 0)
    game.answer(("move", 1, 5, 2))
    after = on_a_page(game, 0)
    cats = [ident for ident in before.ids if ident.startswith("warrior-")]
    assert [ident for ident in after.ids if ident.startswith("warrior-")] == cats
    gone = [ident for ident in cats if after.place(ident)[0] - before.place(ident)[0] > 200]
    assert gone == ["warrior-0-1", "warrior-0-2"]
    assert all(before.place(ident) == after.place(ident) for ident in cats if ident.startswith("warrior-1"))


def test_a_story_that_does_not_lead_here_is_not_followed():
    game = midgame()
    lie = [Entry("root.placed", {"seat": 2, "where": 5, "count": 3})]
    assert figures(game.state, lie) == figures(game.state, [])
    assert figures(game.state, [])[0] == {1: [0, 1, 2], 5: [3], 9: [4]}


# Words


def test_no_word_of_another_language_stands_in_the_picture():
    foreign = {"en": "[а-яёіїєґ]", "ru": "[a-z]{2}|[іїєґ]", "uk": "[a-z]{2}|[ыэъё]"}
    for language in LANGUAGES:
        shown = on_a_page(midgame(), 0, language=language)
        assert len([text for text in shown.writing if len(text) > 3]) > 40
        for text in (*shown.writing, shown.told):
            assert not re.search(foreign[language], text.lower()), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_list_in_the_picture_is_empty(language: str):
    """A column of the decree without cards says so, instead of a colon and a full stop."""
    game = start(GAME, 2, {"seat_1": "eyrie"}, 1)
    shown, column = on_a_page(game, 0, language=language), words_of(game, language).say(Phrase("root.column.battle"))
    assert any(column in text for text in shown.writing)
    assert [text for text in (*shown.writing, shown.told) if re.search(r":\s*[.;]", text)] == []


def test_no_word_stands_in_the_code():
    """Whatever is written comes through the words: with words that say nothing, only numbers and signs are left."""

    class Silent:
        language = "en"

        def say(self, _phrase: object) -> str:
            return "·"

    game = midgame()
    svg = GAME.draw(game.seen_by(0), seat=0, ask=None, journal=[], words=Silent(), style=False)
    assert {text for text in Picture(svg).writing if re.search(r"[^\W\d_]", text)} == set()


def test_the_description_tells_the_position():
    told = on_a_page(midgame(), 0).told
    for part in ("clearing 1, fox", "Ranger", "Investments", "Officers: 2", "Anvil", "Escort", "a ruin"):
        assert part in told, part
    assert "Cobbler" not in told  # in the Alliance's hand
    assert "Bake Sale" not in told  # a supporter


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_every_sort_of_paragraph(language: str):
    """Letters of appendices and points are words within words."""
    speech = speech_of(GAME, language, (), ("root.seat.marquise", "root.seat.eyrie"))
    laws = ("4.3", "9.2.9.II.A", "A.1", "G.5.2", "card.royal_claim")
    assert len({str(speech.law(law)) for law in laws}) == len(laws)


# What is hidden


@pytest.mark.parametrize(
    ("players", "seed"),
    [pytest.param(2, 31, marks=pytest.mark.slow), pytest.param(3, 32, marks=pytest.mark.slow), (4, 33)],
)
def test_the_picture_does_not_depend_on_what_is_hidden(players: int, seed: int):
    rng = Random(seed)
    compared = 0
    for number, game in enumerate(random_play(players, seed, 280)):
        if number % 40:
            continue
        for seat in range(players):
            twin = game.imagined(seat, rng)
            assert on_a_page(twin, seat).svg == on_a_page(game, seat).svg
            assert BESIDE.gauges(twin.seen_by(seat), 0) == BESIDE.gauges(game.seen_by(seat), 0)
            compared += 1
    assert compared >= 10


def test_hidden_cards_are_never_drawn():
    """Canaries: cards that lie in hands, among supporters and in the deck only."""
    game = midgame()
    hidden = {card.card for card in (*game.state.hands[2], *board(game, "alliance").supporters)}
    for seat in (0, 1, 3, PUBLIC):
        shown = on_a_page(game, seat, next((ask for ask in game.asks if ask.seat == seat), None))
        names = {words_of(game).say(Phrase(f"root.card.{card}")) for card in hidden}
        assert not names & set(shown.writing)
        assert not {f"s-art-{card}" for card in hidden} & shown.used
        assert not any(name in shown.told for name in names)


def test_the_truth_would_be_seen():
    """The comparison above can fail: with all cards open the pictures differ."""
    game = midgame()
    twin = game.imagined(1, Random(1))
    words = words_of(game)
    drawn = [GAME.draw(one.state, seat=1, ask=None, journal=[], words=words, style=False) for one in (game, twin)]
    assert drawn[0] != drawn[1]
