"""The picture: it shows and tells the position, nothing that is hidden, and every piece keeps its id."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from nemeton import PUBLIC
from nemeton.games.inis import GAME
from nemeton.games.inis.draw.clans import figures
from nemeton.games.inis.draw.picture import SHEET
from nemeton.games.inis.draw.words import description, would_be_king
from nemeton.games.inis.hexes import legal_spots
from nemeton.games.inis.state import PLAYED, Attack, CardPlay, ClashState, Drawing, InisState
from nemeton.games.inis.territories import TERRITORIES
from nemeton.kernel import LANGUAGES, Entry, Game, Hidden
from tests.games.gliding import least_moves
from tests.games.inis.picture import on_a_page, picture, random_play
from tests.games.inis.position import given, play, take_turn
from tests.games.svg import Picture

BOARD = """
valley 0,0 A3 B1 s1 c1 capital card=A
cove 1,0 B2 D1 card=B festival s1
plains 0,1 C2 card=played
hills 1,-1 A1 B1 C1 D1
players 4 · brenn C · crows counterclockwise · deeds 0 2 0 1 · pretenders B
A: bard conquest | balors_eye
B: geis | eriu
aside druid · discard citadel · thrown the_fianna
turn A
"""


def whole_island(players: int = 4) -> Game[InisState]:
    """All sixteen territories, much built, all clans on the island."""
    spots = [(0, 0), (1, 0)]
    while len(spots) < len(TERRITORIES):
        spots.append(min(legal_spots(spots), key=lambda spot: (spot[0] ** 2 + spot[0] * spot[1] + spot[1] ** 2, spot)))
    lines = []
    for at, (name, (q, r)) in enumerate(zip(TERRITORIES, spots, strict=True)):
        clans = " ".join(
            f"{letter}{1 + (at + seat) % 3}" for seat, letter in enumerate("ABCD"[:players]) if (at + seat) % 3 == 0
        )
        built = " s1" if at % 2 else " c1" if name != "swamp" and at % 4 == 0 else ""
        lines.append(f"{name} {q},{r} {clans}{built}" + (" capital" if name == "valley" else ""))
    return given("\n".join([*lines, f"players {players}", "turn A"]))


# Every picture


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_every_position_is_drawn_for_everybody(players: int, seed: int):
    """The SVG is well-formed, its ids are unique, and it holds no script."""
    for number, game in enumerate(random_play(players, seed, 260)):
        if number % 6:
            continue
        for seat in (*range(players), PUBLIC):
            ask = next((ask for ask in game.asks if ask.seat == seat), None)
            shown = on_a_page(game, seat, ask)
            assert shown.ids
            assert not re.search(r"<script|\son\w+=|javascript:", shown.svg)


def test_every_class_of_the_drawing_stands_in_the_sheet():
    sheet = SHEET.read_text(encoding="utf-8")
    known = set(re.findall(r"\.([a-z][\w-]*)", sheet))
    used: set[str] = set()
    for number, game in enumerate(random_play(4, 11, 700)):
        asks = [ask for ask in game.asks if ask.kind != "inis.answer"]
        if asks and number % 5 == 0:
            used |= on_a_page(game, asks[0].seat, asks[0]).classes
    groups = {"spots", "land", "tile", "cords", "cord", "buildings", "clans", "numbers", "names", "targets", "hits"}
    groups |= {"advantages", "size", "intent", "open", "sea", "mark", "band", "frame", "docks", "is-sheltered"}
    groups |= {"about", "band-left", "band-top", "corner-1"}
    assert used - known - groups == set()


def test_a_picture_that_stands_alone_brings_its_style_and_its_size():
    alone = picture(given(BOARD), 0)
    assert "color-scheme:light dark" in alone.svg
    assert "var(--sans)" not in alone.svg or "--sans:" in alone.svg
    assert {"viewBox", "width", "height"} <= set(alone.root.attrib)
    assert not re.search(r"url\((?!#)|href=\"(?!#)|@import", alone.svg)


def test_an_island_of_sixteen_territories_stays_small():
    """120 KB at most, so that an answer comes at once on a phone."""
    game = whole_island()
    ask = game.ask
    shown = on_a_page(game, 0, ask)
    assert len(shown.of("tile")) == 16
    assert len(shown.svg.encode()) < 120_000


# What is shown


def test_the_island_is_shown_with_all_that_stands_on_it():
    shown = on_a_page(given(BOARD), PUBLIC)
    assert sorted(element.get("id", "") for element in shown.of("tile")) == [
        "tile-cove",
        "tile-hills",
        "tile-plains",
        "tile-valley",
    ]
    figures_of = [sum(ident.startswith(f"clan-{seat}-") for ident in shown.ids) for seat in range(4)]
    assert figures_of == [4, 4, 3, 2]
    assert {"capital", "citadel-valley-0", "sanctuary-valley-0", "sanctuary-cove-0", "festival"} <= set(shown.ids)
    assert {ident for ident in shown.ids if ident.startswith("cord-")} == {"cord-valley", "cord-cove", "cord-plains"}
    cards = {where: shown.ids[f"advantage-{where}"].attrib["class"] for where in ("valley", "cove", "plains", "hills")}
    assert cards == {
        "valley": "advantage held of-1",
        "cove": "advantage held of-2",
        "plains": "advantage played",
        "hills": "advantage open",
    }
    numbers = {ident: "".join(shown.ids[ident].itertext()) for ident in shown.ids if ident.startswith("count-")}
    assert numbers == {"count-0-valley": "3", "count-1-cove": "2", "count-2-plains": "2"}


def test_more_than_three_buildings_of_a_kind_are_one_with_a_number():
    shown = on_a_page(given("valley 0,0 A1 s5 c4 capital\ncove 1,0 B1\nturn A"), PUBLIC)
    assert "sanctuary-valley-1" not in shown.ids
    assert "".join(shown.ids["sanctuary-valley-0"].itertext()) == "5"
    assert "".join(shown.ids["citadel-valley-0"].itertext()) == "4"


def test_a_clash_shows_who_is_exposed_who_shelters_and_who_attacks():
    game = given("hills 0,0 A2 B2 c1 capital\ncove 1,0 A1\nturn A\nA: warlord")
    take_turn(game, 0, "warlord")
    if game.asks[0].kind == "inis.where":
        play(game, 0, "hills")
    play(game, 1, "shelter")
    shown = on_a_page(game, 0)
    sheltered = [element.get("id") for element in shown.of("is-sheltered")]
    assert [str(ident)[:6] for ident in sheltered] == ["clan-1"]
    assert "count-0-hills" in shown.ids
    assert "count-1-hills" not in shown.ids  # one of the two is exposed
    assert shown.ids["cord-hills"].attrib["class"] == "fight"
    assert shown.ids["instigator"].attrib["class"] == "piece of-1"
    play(game, 1, "stay")
    play(game, 0, "fight")
    play(game, 1, "fight")
    play(game, 0, ("attack", 1))
    assert on_a_page(game, 1).ids["attack"].attrib["class"] == "attack"


def test_what_a_card_shall_do_is_seen_before_the_window_closes():
    game = given("hills 0,0 A3\ncove 1,0 B1 capital\nplains 0,1\nturn A\nA: migration\nB: geis | eriu")
    play(game, 0, ("play", "migration", "season"), ("hills", "cove", 2), ("hills", "plains", 1))
    assert game.asks[0].kind == "inis.answer"
    shown = on_a_page(game, 1)
    ways = shown.of("way")
    assert ["".join(way.itertext()) for way in ways] == ["2", "1"]
    assert "is-past" not in shown.classes
    assert "play-0" in shown.ids
    play(game, 1, ("play", "geis", "action_played"))
    assert game.state.plays[0].cancelled
    cancelled = on_a_page(game, 0)
    assert "is-cancelled" in cancelled.ids["play-0"].attrib["class"]
    assert not cancelled.of("way")


def test_clans_that_shall_come_stand_there_as_shadows():
    game = given("hills 0,0 A1\ncove 1,0 A1 B1 capital\nturn A\nA: new_clans")
    play(game, 0, ("play", "new_clans", "season"), "hills")
    assert len(on_a_page(game, 1).of("coming")) == 1


# Ids and places


@pytest.mark.parametrize(("players", "seed"), [(2, 21), (3, 22), (4, 23)])
def test_a_figure_keeps_its_number_and_no_more_figures_move_than_must(players: int, seed: int):
    pictures = (
        (figures(game.state, game.journal), sum(sum(tile.clans) for tile in game.state.tiles.values()))
        for game in random_play(players, seed, 500)
    )
    assert least_moves(pictures) > 10


def test_a_figure_that_moves_glides_and_the_others_stay():
    game = given("hills 0,0 A3\ncove 1,0\nplains 0,1 B2 capital\nturn A\nA: emissaries\nplayers 4")
    before = on_a_page(game, 0)
    take_turn(game, 0, "emissaries", ("hills", "cove", 1))
    after = on_a_page(game, 0)
    clans = [ident for ident in before.ids if ident.startswith("clan-")]
    assert [ident for ident in after.ids if ident.startswith("clan-")] == clans
    into = [ident for ident in clans if after.place(ident)[0] - before.place(ident)[0] > 100]
    assert into == ["clan-0-2"]
    assert [before.place(ident) == after.place(ident) for ident in clans if ident.startswith("clan-1")] == [True, True]


def test_a_new_territory_leaves_the_others_where_they_are():
    game = given("hills 0,0 A1\ncove 1,0 B1 capital\nturn A\nbrenn A\nA: exploration\npile swamp")
    before = on_a_page(game, 0)
    take_turn(game, 0, "exploration", (0, 1))
    after = on_a_page(game, 0)
    assert "tile-swamp" in after.ids
    for where in ("hills", "cove"):
        tiles = before.ids[f"tile-{where}"], after.ids[f"tile-{where}"]
        assert tiles[0].get("transform") == tiles[1].get("transform")
        borders = before.ids[f"b-{where}"], after.ids[f"b-{where}"]
        assert borders[0].get("d") == borders[1].get("d")


def test_a_story_that_does_not_lead_here_is_not_followed():
    """A position written by hand has no story; one that was cut may tell of clans that are nowhere."""
    game = given(BOARD)
    lie = [Entry("inis.placed", {"seat": 2, "where": "cove", "count": 3})]
    assert figures(game.state, lie) == figures(game.state, [])
    assert figures(game.state, [])[0] == {"valley": [0, 1, 2], "hills": [3]}


# Words


def _play(state: InisState) -> None:
    state.plays = [CardPlay(0, "migration", "season", where="valley", groups=[("valley", "cove", 2)])]


def _clash(**more: Any) -> Callable[[InisState], None]:
    def change(state: InisState) -> None:
        state.clash = msgspec.structs.replace(
            ClashState("valley", 0, [0, 0, 0, 0], [0, 0, 0, 0], removed=[0, 0, 0, 0]), **more
        )

    return change


def _set(name: str, value: Any) -> Callable[[InisState], None]:
    return lambda state: setattr(state, name, value)


def _tile(name: str, value: Any) -> Callable[[InisState], None]:
    return lambda state: setattr(state.tiles["hills"], name, value)


PUBLIC_CHANGES: dict[str, Callable[[InisState], None]] = {
    "clans": _tile("clans", [1, 1, 1, 2]),
    "citadels": _tile("citadels", 1),
    "sanctuaries": _tile("sanctuaries", 2),
    "an Advantage card": _tile("advantage", PLAYED),
    "who holds an Advantage card": _tile("advantage", 3),
    "neighbours": _tile("borders", ["valley"]),
    "the Capital": _set("capital", "hills"),
    "the Festival": _set("festival", "hills"),
    "the Brenn": _set("brenn", 0),
    "the crows": _set("direction", 1),
    "the phase": _set("phase", "assembly"),
    "whose turn": _set("active", 3),
    "Deeds": _set("deeds", [0, 2, 0, 2]),
    "pretenders": _set("pretenders", [False, True, True, False]),
    "reserves": _set("reserve", [1, 2, 3, 4]),
    "territories to come": _set("pile", []),
    "Epic Tales discarded": _set("tale_discard", []),
    "Action cards discarded": _set("discard", []),
    "the card set aside": _set("aside", []),
    "a hand": lambda state: state.actions[3].append(Hidden("", 0)),
    "Epic Tales in hand": lambda state: state.tales[3].append(Hidden("", 0)),
    "a draft": lambda state: state.drafting[3].append(Hidden("", 0)),
    "a card on the table": _play,
    "a clash": _clash(),
    "an attack": _clash(attack=Attack(0, 1)),
    "who maneuvers": _clash(maneuvering=1),
    "who shelters": _clash(sheltered=[0, 1, 0, 0]),
    "the instigator": _clash(instigator=1),
    "Lug's Spear": _clash(spear=True),
    "the Cauldron": _clash(cauldron=1, in_cauldron=2),
}


def told(state: InisState, seat: int = PUBLIC, language: str = "en") -> str:
    return description(state, seat, [], GAME.words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_tells_everything_public(language: str):
    """Whatever of this changes, the description changes; and no two changes sound the same."""
    sentences = {"nothing": told(given(BOARD).seen_by(PUBLIC), PUBLIC, language)}
    for name, change in PUBLIC_CHANGES.items():
        view = msgspec.msgpack.decode(msgspec.msgpack.encode(given(BOARD).seen_by(PUBLIC)), type=InisState)
        change(view)
        sentences[name] = told(view, PUBLIC, language)
    assert len(set(sentences.values())) == len(sentences)


def test_the_description_tells_a_seat_its_own_cards_and_those_it_has_seen():
    game = given(BOARD)
    assert "Conquest" in told(game.seen_by(0), 0)
    assert "Conquest" not in told(game.seen_by(1), 1)
    game.state.actions[0][0].known |= 1 << 1
    assert "Bard" in told(game.seen_by(1), 1)
    game.state.draws = [Drawing(0, [Hidden("tuans_memory", 1)], 1)]
    assert "Tuan" in told(game.seen_by(0), 0)
    assert "Tuan" not in told(game.seen_by(1), 1)


def test_no_word_of_another_language_stands_in_the_picture():
    foreign = {"en": "[а-яёіїєґ]", "ru": "[a-z]{2}|[іїєґ]", "uk": "[a-z]{2}|[ыэъё]"}
    for language in LANGUAGES:
        shown = on_a_page(whole_island(), 0, language=language)
        assert len([text for text in shown.writing if len(text) > 3]) > 40
        for text in (*shown.writing, shown.told):
            assert not re.search(foreign[language], text.lower()), text


def test_no_word_stands_in_the_code():
    """Whatever is written comes through the words: with words that say nothing, only numbers are left."""

    class Silent:
        language = "en"

        def say(self, _phrase: object) -> str:
            return "·"

    view = whole_island().seen_by(0)
    svg = GAME.draw(view, seat=0, ask=None, journal=[], words=Silent(), style=False)
    assert {text for text in Picture(svg).writing if text != "·" and not text.isdecimal()} == set()


# What is hidden


@pytest.mark.parametrize(("players", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_the_picture_does_not_depend_on_what_is_hidden(players: int, seed: int):
    rng = Random(seed)
    for number, game in enumerate(random_play(players, seed, 500)):
        if number % 25:
            continue
        for seat in range(players):
            twin = game.imagined(seat, rng)
            assert twin.svg(seat) == game.svg(seat)


def test_the_truth_would_be_seen():
    """The comparison above can fail: with all cards open the pictures differ."""
    game = given(BOARD)
    twin = game.imagined(1, Random(1))
    assert told(twin.state, 1) != told(game.state, 1)


# Who would win


def test_who_would_be_king_is_told():
    game = given(
        "valley 0,0 A1 s3 capital\ncove 1,0 A1 s3\nplains 0,1 A1 B2\nturn A · brenn B · pretenders A B\nplayers 2"
    )
    assert would_be_king(game.state) == 0
    assert "would be king" in told(game.seen_by(PUBLIC))
    game.state.pretenders = [False, False]
    assert would_be_king(game.state) == -1
    assert "would be king" not in told(game.seen_by(PUBLIC))
