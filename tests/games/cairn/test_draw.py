"""The picture: it shows and tells the position, nothing that is hidden, and what may be chosen now."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import nemeton
from nemeton import ALL, PUBLIC
from nemeton.drawing import sheets
from nemeton.games.cairn import GAME
from nemeton.games.cairn.beside import BESIDE
from nemeton.games.cairn.draw.emblems import EMBLEMS, icon, tile
from nemeton.games.cairn.draw.picture import SHEET, draw
from nemeton.games.cairn.draw.pieces import coin
from nemeton.games.cairn.field import FACES, SPACES, TRIBES
from nemeton.games.cairn.megaliths import MEGALITHS
from nemeton.games.cairn.state import CairnState
from nemeton.kernel import LANGUAGES, Entry, Game, Phrase, Words
from nemeton.kernel.values import written
from tests.games.cairn.board import given, offered, play
from tests.games.cairn.picture import on_a_page, picture
from tests.games.svg import Picture

BOARD = """
5 F . F* . .
4 . . . . .
3 . . * . .
2 . . . . .
1 S . S . S
stones c3 deer_rock, c5 stormwell
forest to move
tokens black diagonal enemy end
upcoming alley_of_dusk pillars_of_spring
stack menhir_of_the_dancers moving_stone cairn_of_dawn
score 2 1
tucked 1
"""

# The drawing's own sentences; names of stones, tokens and faces come from the game's words.
TOLD = {
    "en": (
        "Forest is to move. The near side is that of Sea. "
        "Sea: 2 of 3 megaliths built. Sea: shamans on a1, c1, e1. Sea: 2 shamans wait in the village. "
        "Forest: 1 of 3 megaliths built. Forest: shamans on a5, c5. Forest: 3 shamans wait in the village. "
        "Megaliths on the field: c3 {deer_rock}; c5 {stormwell}. "
        "Token “{add}”: {black}. Token “{move}”: {diagonal}. Token “{jump}”: {enemy}. Token “{transform}”: {end}. "
        "Upcoming megaliths: {alley_of_dusk}; {pillars_of_spring}. "
        "3 megaliths in the stack. Number 3 from the top is {cairn_of_dawn}."
    ),
    "ru": (
        "Сейчас ходит Лес. Ближняя сторона: Море. "
        "Море: сооружено мегалитов 2 из 3. Море: шаманы на a1, c1, e1. Море: в деревне 2 шамана. "
        "Лес: сооружено мегалитов 1 из 3. Лес: шаманы на a5, c5. Лес: в деревне 3 шамана. "
        "Мегалиты на поле: c3 «{deer_rock}»; c5 «{stormwell}». "
        "Жетон «{add}»: {black}. Жетон «{move}»: {diagonal}. Жетон «{jump}»: {enemy}. Жетон «{transform}»: {end}. "
        "Предстоящие мегалиты: {alley_of_dusk}; {pillars_of_spring}. "
        "В стопке 3 мегалита. Номер 3 сверху: «{cairn_of_dawn}»."
    ),
    "uk": (
        "Зараз ходить Ліс. Ближній бік: Море. "
        "Море: споруджено мегалітів 2 із 3. Море: шамани на a1, c1, e1. Море: у селищі 2 шамани. "
        "Ліс: споруджено мегалітів 1 із 3. Ліс: шамани на a5, c5. Ліс: у селищі 3 шамани. "
        "Мегаліти на полі: c3 «{deer_rock}»; c5 «{stormwell}». "
        "Жетон «{add}»: {black}. Жетон «{move}»: {diagonal}. Жетон «{jump}»: {enemy}. Жетон «{transform}»: {end}. "
        "Майбутні мегаліти: {alley_of_dusk}; {pillars_of_spring}. "
        "У стосі 3 мегаліти. Номер 3 згори: «{cairn_of_dawn}»."
    ),
}
MISSING = {
    "en": [
        "No megalith on the field.",
        "No upcoming megalith.",
        "The stack is empty.",
        "Forest: no shaman on the field.",
        "Sea: a shaman on a1.",
        "Forest: 5 shamans wait in the village.",
    ],
    "ru": [
        "На поле нет мегалитов.",
        "Предстоящих мегалитов нет.",
        "Стопка пуста.",
        "Лес: на поле нет шаманов.",
        "Море: шаман на a1.",
        "Лес: в деревне 5 шаманов.",
    ],
    "uk": [
        "На полі немає мегалітів.",
        "Майбутніх мегалітів немає.",
        "Стос порожній.",
        "Ліс: на полі немає шаманів.",
        "Море: шаман на a1.",
        "Ліс: у селищі 5 шаманів.",
    ],
}


def names(language: str) -> dict[str, str]:
    """What stones, tokens and faces are called."""
    words = GAME.words(language)
    kinds = {stone: f"cairn.megalith.{stone}" for stone in MEGALITHS}
    kinds |= {token: f"cairn.token.{token}" for token in FACES}
    kinds |= {face: f"cairn.face.{face}" for faces in FACES.values() for face in faces}
    return {name: words.say(Phrase(kind)) for name, kind in kinds.items()}


def random_game(seed: int, answers: int, options: dict[str, object] | None = None) -> Game[CairnState]:
    """A game after so many answers given at random, or at its end."""
    game = nemeton.start("cairn", seed=seed, options=options)
    rng = Random(seed)
    for _ in range(answers):
        if game.ask is None:
            break
        game.answer(rng.choice(game.ask.options))
    return game


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_tells_the_whole_position(language: str):
    assert picture(given(BOARD), PUBLIC, language).told == TOLD[language].format(**names(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_tells_what_is_missing(language: str):
    text = picture(given("1 S . . . ."), 0, language).told
    assert [sentence for sentence in MISSING[language] if sentence not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_label_names_turn_and_winner(language: str):
    game = random_game(5, 10_000)
    assert game.result is not None
    label = picture(game, PUBLIC, language).root.attrib["aria-label"]
    winner = GAME.words(language).say(Phrase(f"cairn.seat.{('sea', 'forest')[game.result.winners[0]]}"))
    assert winner in label
    assert str(game.state.turn) in label


def test_a_game_without_winner_says_so():
    result = {"how": "repetition", "winners": [], "scores": [0, 0]}
    shown = picture(given("1 S . . . .", result=result), PUBLIC)
    assert "nobody wins" in shown.told
    assert not shown.of("has-won")
    assert not shown.of("is-active")


def test_no_word_of_another_language_stands_in_the_picture():
    shown = {language: picture(given(BOARD), 0, language) for language in LANGUAGES}
    foreign = {"en": "[а-яёіїєґ]", "ru": "[a-z]{3}|[іїєґ]", "uk": "[a-z]{3}|[ыэъё]"}
    for language, drawn in shown.items():
        titles = [element.text or "" for element in drawn.root.iter() if element.tag.endswith("}title")]
        assert len(titles) >= 10 + 4 + 4
        for text in (*drawn.writing, drawn.told):
            assert not re.search(foreign[language], text.lower()), text


# What is shown


@pytest.mark.parametrize("seat", [0, 1, PUBLIC, ALL])
def test_whoever_looks_has_the_own_first_row_at_the_bottom(seat: int):
    shown = picture(given("5 F . . . .\n1 S . . . .\nsea to move"), seat)
    (sea_x, sea_y), (forest_x, forest_y) = shown.place("sea-1"), shown.place("forest-1")
    assert sea_x == forest_x
    assert (forest_y > sea_y) == (seat == 1)
    assert (sea_x > 330) == (seat == 1)  # column a is at the right where Forest sits


def test_every_piece_keeps_its_id_and_only_what_moves_moves():
    game = given("5 F . F . F\n3 . * . . .\n1 S . S . S\nstones b3 deer_rock\nsea to move")
    before = picture(game)
    play(game, ("move", "c1", "c2"))
    after = picture(game)
    pieces = [element.get("id") for element in before.of("piece")]
    assert [element.get("id") for element in after.of("piece")] == pieces
    assert {"sea-1", "sea-5", "forest-5", "deer_rock", "token-move", "token-transform", "stack"} <= set(pieces)
    styles = {ident: (before.ids[ident].get("style"), after.ids[ident].get("style")) for ident in pieces if ident}
    assert [ident for ident, (was, now) in styles.items() if was != now] == ["sea-2"]
    assert after.place("sea-2")[1] == before.place("sea-2")[1] - 120


def test_the_order_of_the_pieces_never_changes():
    """A piece that changes its place in the document does not glide."""
    game = random_game(8, 25)
    assert sorted(game.state.shamans[0]) != game.state.shamans[0]
    shown = picture(game)
    assert [e.get("id") for e in shown.of("shaman")] == [f"{tribe}-{n}" for tribe in TRIBES for n in range(1, 6)]
    stones = [e.get("id") for e in shown.of("megalith")]
    assert stones == [stone for stone in MEGALITHS if stone in stones]


def test_a_banished_shaman_goes_home_under_its_own_id():
    game = given("5 . . F . .\n4 S . . . .\n1 . . . F .\ntokens white\nsea to move")
    assert not picture(game).is_("forest-1", "in-village")
    play(game, ("add", "d1"))
    shown = picture(game)
    assert [shown.is_(ident, "in-village") for ident in ("forest-1", "forest-2", "sea-2")] == [True, False, False]


def test_all_seventeen_megaliths_stand_on_their_spaces():
    stones = dict(zip(SPACES, MEGALITHS, strict=False))
    game = nemeton.from_position({"game": "cairn", "state": {"sea": ["a1"], "megaliths": stones}})
    shown = picture(game)
    places = {shown.place(stone) for stone in MEGALITHS}
    assert len(places) == 17
    assert shown.place("chaos_of_the_giants") == (90, 662)
    assert shown.is_("chaos_of_the_giants", "is-stood-on")
    assert not shown.is_("cairn_of_dawn", "is-stood-on")


def test_every_megalith_has_an_emblem_of_its_own():
    assert set(EMBLEMS) == set(MEGALITHS)
    assert len({draw_emblem() for draw_emblem in EMBLEMS.values()}) == 17
    assert all(Picture(icon(stone).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')) for stone in MEGALITHS)
    assert 'class="tile expert"' in tile("stormwell")
    assert 'class="tile beginner"' in tile("deer_rock")


def test_every_face_of_every_token_looks_different():
    faces = [(token, face) for token, faces in FACES.items() for face in faces]
    assert len({coin(token, face) for token, face in faces}) == len(faces) == 8
    for token, face in faces:
        assert coin(token, face) in picture(given("1 S . . . .", tokens={token: face})).svg


@pytest.mark.parametrize(("on_field", "number"), [(0, "5"), (1, "4"), (2, None), (5, None)])
def test_more_than_three_in_a_village_are_a_number(on_field: int, number: str | None):
    state = {"sea": ["a2"], "forest": list(SPACES[20 : 20 + on_field]), "to_move": "sea"}
    shown = picture(nemeton.from_position({"game": "cairn", "state": state}))
    found = [element.text for element in shown.ids["village-forest"].iter() if element.get("class") == "badge-count"]
    assert found == ([number] if number else [])


def test_score_stack_and_next_stones_are_shown():
    shown = picture(given(BOARD))
    assert [track.attrib["data-score"] for track in shown.of("score")] == ["2", "1"]
    assert len([e for e in shown.ids["village-sea"].iter() if e.get("class") == "earned"]) == 2
    assert "3" in [e.text for e in shown.ids["stack"].iter()]
    assert "upcoming-1" in shown.ids["alley_of_dusk"].attrib["style"]
    assert "upcoming-2" in shown.ids["pillars_of_spring"].attrib["style"]
    assert shown.is_("cairn_of_dawn", "in-stack")
    assert "moving_stone" not in shown.ids


def test_the_village_of_whoever_moves_has_a_fire_and_the_winner_rays():
    running = picture(given(BOARD), PUBLIC)
    assert [running.is_(f"village-{tribe}", "is-active") for tribe in ("sea", "forest")] == [False, True]
    assert len(running.of("fire")) == 1
    game = random_game(5, 10_000)
    assert game.result is not None
    over = picture(game, PUBLIC)
    assert [over.is_(f"village-{tribe}", "has-won") for tribe in ("sea", "forest")] == [
        seat in game.result.winners for seat in (0, 1)
    ]
    assert not over.of("fire")


# What happened last


def test_the_last_move_is_shown_until_the_next_one():
    game = given("5 F . F . F\n1 S . S . S\ntokens orthogonal\nsea to move")
    assert not picture(game).of("trace")
    play(game, ("move", "c1", "c2"))
    shown = picture(game, 1)
    assert {tuple(e.attrib["class"].split()) for e in shown.of("trace")} == {("trace", "sea")}
    assert len(shown.of("left-behind")) == 1
    assert shown.is_("token-move", "is-turned")
    assert not shown.is_("token-add", "is-turned")


def test_a_turn_that_is_not_over_shows_what_has_happened_in_it():
    game = given("5 F . F . .\n3 . * . . .\n2 S . . . .", megaliths={"b3": "deer_rock"}, to_move="forest")
    play(game, ("move", "a5", "a4"), ("move", "a2", "b3"))
    assert offered(game, "deer_rock")
    assert {e.attrib["class"] for e in picture(game).of("trace")} == {"trace sea"}


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("cairn.moved", {"seat": 0, "origin": "c1", "to": "c2"}),
        ("cairn.swapped", {"seat": 0, "own": "c1", "enemy": "e5"}),
        ("cairn.added", {"seat": 1, "space": "b5"}),
        ("cairn.left", {"seat": 1, "origin": "b1"}),
        ("cairn.banished", {"seat": 1, "space": "b1"}),
        ("cairn.stone_moved", {"megalith": "deer_rock", "origin": "c1", "to": "c2"}),
        ("cairn.stones_swapped", {"one": "c1", "other": "c4"}),
    ],
)
def test_every_event_on_the_field_leaves_a_trace(kind: str, values: dict[str, object]):
    view = given(BOARD).seen_by(0)
    svg = draw(view, seat=0, ask=None, journal=[Entry(kind, values)], words=GAME.words("en"))
    shown = Picture(svg)
    assert shown.of("bracket")
    assert shown.of("way")


# What may be chosen


def check_choices(game: Game[CairnState]) -> str:
    """Every answer in the picture is legal, every legal answer is in it, and each can be reached by clicking."""
    ask = game.ask
    assert ask is not None
    shown = picture(game, ask.seat)
    hits = shown.hits
    assert {hit.answer for hit in hits} == {written(option) for option in ask.options} - {"stop", "decline"}
    movable = {element.get("data-from") for element in shown.of("piece", "is-movable")}
    assert {hit.start for hit in hits if hit.start} == movable
    for hit in hits:
        if hit.place in SPACES:
            assert f"target-{hit.place}" in shown.ids
        if not hit.place.startswith("off:"):
            assert hit.is_open == (len({other.answer for other in hits if other.place == hit.place}) == 1), hit
    # and nobody else is offered anything
    for other in {0, 1, PUBLIC} - {ask.seat}:
        watched = picture(game, other)
        assert not watched.of("hit")
        assert not watched.of("target")
        assert not watched.of("is-movable")
    return ask.kind


def test_the_action_can_be_clicked_in_two_steps():
    game = given("5 F . F . F\n1 S . S . S\ntokens orthogonal white\nsea to move")
    check_choices(game)
    shown = picture(game)
    ways = {(hit.start, hit.place): (hit.answer, hit.is_open) for hit in shown.hits}
    assert ways["c1", "c2"] == (("move", "c1", "c2"), True)
    assert ways["c1", "b1"] == (("move", "c1", "b1"), False)  # a1 leads there as well
    assert ways["", "d1"] == (("add", "d1"), False)
    assert shown.is_("target-d1", "target")
    assert not shown.is_("target-d1", "is-soft")
    assert shown.is_("target-c2", "is-soft")
    assert shown.is_("token-jump", "is-idle")
    assert not shown.is_("token-move", "is-idle")


def test_ways_off_the_field_are_arrows_beyond_its_edge():
    game = given("5 . . S . .\n4 . . . S F\n1 . . . . .\ntokens orthogonal own\nsea to move")
    check_choices(game)
    shown = picture(game)
    assert shown.is_("target-c5-off-N", "way-out")
    places = {hit.place: hit.answer for hit in shown.hits if hit.place.startswith("off:")}
    assert places["off:N"] == ("move", "c5", "off:N")
    assert places["off:NW"] == ("jump", "d4", "off:NW")
    assert all(float(hit.attrib["y"]) < 122 for hit in shown.of("hit") if "off:" in hit.attrib["data-to"])


def test_forest_sees_its_ways_out_at_the_far_side_too():
    game = given("2 S F . . .\n1 . . F . .\ntokens orthogonal own\nforest to move")
    check_choices(game)
    out = [hit for hit in picture(game, 1).of("hit") if hit.attrib["data-to"] == "off:S"]
    assert [hit.attrib["data-from"] for hit in out] == ["c1"]
    assert float(out[0].attrib["y"]) < 122


ABILITIES = {
    "chaos_of_the_giants": "1 F F . . .",
    "cairn_of_dawn": "1 . . . . .",
    "cromlech_of_the_stars": "1 . . . . .",
    "alley_of_dusk": "4 . F F . .",
    "deer_rock": "4 . F S . .",
    "menhir_of_the_dancers": "1 . . . . .",
    "sanctuary_of_the_ages": "1 . . . . .",
    "stormwell": "1 . . . . .",
    "fairies_circle": "4 F . . . F",
    "haven_of_purity": "1 S . . . S",
    "memorial_mound": "1 . . . . .",
    "source_of_silver": "1 . . . . .",
    "walk_of_the_colossi": "4 F . . . F",
    "moving_stone": "1 . . . . .",
    "heart_of_the_earth": "1 . . . . .",
}


@pytest.mark.parametrize("stone", ABILITIES)
def test_what_an_ability_offers_can_be_clicked(stone: str):
    others = [other for other in ("deer_rock", "stormwell", "alley_of_dusk") if other != stone][:2]
    upcoming = [other for other in MEGALITHS if other not in (stone, *others)][:2]
    game = given(
        f"3 . S * . .\n5 * . . * .\n{ABILITIES[stone]}",
        megaliths={"c3": stone, "a5": others[0], "d5": others[1]},
        upcoming=upcoming,
        stack=[],
        to_move="sea",
    )
    play(game, ("move", "b3", "c3"))
    assert check_choices(game) == f"cairn.{stone}"


def test_either_of_two_that_change_places_may_be_clicked_first():
    game = given("3 . S * . .\n5 * . . * .", megaliths={"c3": "stormwell", "a5": "deer_rock", "d5": "moving_stone"})
    play(game, ("move", "b3", "c3"))
    ways = {(hit.start, hit.place): hit.answer for hit in picture(game).hits}
    assert ways["c3", "a5"] == ways["a5", "c3"] == ("c3", "a5")
    assert len(ways) == 6


def test_building_lights_the_next_stones_and_transforming_the_enemy():
    game = given("4 . S . . .\n3 F . . . .\n2 S . . . .\n1 . . . . .", upcoming=["deer_rock", "stormwell"])
    play(game, ("move", "b4", "a4"))
    assert check_choices(game) == "cairn.transformation"
    play(game, "a3")
    assert check_choices(game) == "cairn.build"
    assert picture(game).is_("deer_rock", "is-target")


@pytest.mark.slow
@pytest.mark.parametrize("configuration", GAME.configurations, ids=str)
def test_whole_games_can_be_clicked_and_read(configuration: object):
    """Every ask of a random game, on every seat's picture."""
    options = dict(configuration.options)  # type: ignore[attr-defined]
    game = nemeton.start("cairn", seed=8, options=options)
    rng = Random(8)
    for _ in range(60):
        if game.ask is None:
            break
        check_choices(game)
        game.answer(rng.choice(game.ask.options))


# What is hidden


@pytest.mark.parametrize("seat", [0, 1, PUBLIC])
def test_the_order_of_the_stack_is_not_in_the_picture(seat: int):
    game = random_game(3, 30)
    cards = [hidden.card for hidden in game.state.stack]
    twin = game.imagined(0 if seat == PUBLIC else seat, Random(1))
    assert [hidden.card for hidden in twin.state.stack] != cards
    for language in LANGUAGES:
        assert twin.svg(seat, language) == game.svg(seat, language)
    assert twin.svg(ALL) != game.svg(ALL)
    for card in cards:
        assert card not in game.svg(seat)


def test_all_shows_the_stack_in_its_order():
    shown = picture(given(BOARD), ALL)
    assert "Number 1 from the top is Menhir of the Dancers." in shown.told
    assert shown.is_("moving_stone", "in-stack")
    x = [shown.ids[stone].attrib["style"] for stone in ("menhir_of_the_dancers", "moving_stone", "cairn_of_dawn")]
    assert "+ -31px" in x[0]
    assert "+ 31px" in x[2]


# The file itself


def test_a_picture_that_stands_alone_has_its_style_and_one_on_a_page_has_none():
    game = given(BOARD)
    alone, paged = picture(game), on_a_page(game)
    assert "<style>" in alone.svg
    assert "<style" not in paged.svg
    left, top, width, height = map(float, alone.root.attrib["viewBox"].split())
    assert left < -190 < 0 < 840 < top + height
    assert left + width > 850
    assert paged.root.attrib["viewBox"] == "0 0 660 844"
    for shown in (alone, paged):
        assert shown.root.attrib["role"] == "img"
        assert shown.told
        assert "<script" not in shown.svg


def test_the_same_position_gives_the_same_bytes_in_another_process():
    code = "import nemeton; print(nemeton.start('cairn', seed=4).svg(1, 'uk'))"
    other = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": "77"}, capture_output=True, check=True
    )
    assert other.stdout.decode().rstrip("\n") == nemeton.start("cairn", seed=4).svg(1, "uk")


class Hostile(Words):
    """Words with everything in them that could break out of a text."""

    def __init__(self) -> None:
        self.language = "en"

    def say(self, phrase: Phrase) -> str:
        return "\"'<b>&</b>]]>" + phrase.kind


def test_whatever_the_words_say_is_escaped():
    game = given(BOARD)
    svg = draw(game.seen_by(0), seat=0, ask=None, journal=[], words=Hostile())
    shown = Picture(svg)
    assert "<b>" not in svg
    assert "<b>&</b>" in shown.told
    assert not [element for element in shown.root.iter() if element.tag.endswith("}b")]


COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(|\b(fill|stroke)=")


def test_no_colour_stands_in_the_drawing_code():
    code = [*SHEET.parent.glob("*.py"), *Path(sheets.__file__).parent.glob("*.py")]
    assert len(code) > 9
    assert [path.name for path in code if COLOUR.search(path.read_text(encoding="utf-8"))] == []


def test_every_colour_of_the_sheet_has_a_name():
    palette, _, rules = sheets.squeezed(SHEET.read_text(encoding="utf-8")).partition("}")
    assert COLOUR.search(palette)
    assert not COLOUR.search(rules)
    assert "light-dark(" not in rules


def test_the_sheet_and_the_drawing_name_the_same_things():
    sheet = sheets.squeezed(SHEET.read_text(encoding="utf-8"))
    tokens = sheets.squeezed(sheets.TOKENS.read_text(encoding="utf-8"))
    for name in re.findall(r"var\((--[\w-]+)", sheet):
        assert f"{name}:" in sheet + tokens, name
    games = [random_game(seed, answers) for seed, answers in ((1, 0), (5, 10_000), (8, 25), (11, 40))]
    drawn = {css for game in games for seat in (0, 1) for css in picture(game, seat).classes}
    layers = {"ground", "villages", "land", "field", "traces", "targets", "marks", "docks", "megaliths", "ways",
              "shamans", "hits", "piece", "place", "stack", "token", "token-face", "upcoming-name", "score",
              "add", "move", "jump", "fire", "stone"}  # fmt: skip
    styled = set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"\{[^{}]*\}", "{}", sheet)))
    assert drawn - styled - layers == set()


def test_the_picture_of_the_readme_is_a_picture():
    path = Path(__file__).parents[3] / "docs" / "pictures" / "cairn.svg"
    shown = Picture(path.read_text(encoding="utf-8"))
    assert "Sea is to move." in shown.told
    assert shown.of("target")


@pytest.mark.parametrize("seat", [0, 1, PUBLIC])
def test_whatever_a_picture_uses_is_drawn_in_its_ground(seat: int):
    """Pages keep the ground, and get only the rest of a picture again."""
    drawn = nemeton.start("cairn", 2, seed=1).svg(seat)
    ground = drawn[drawn.index('<g class="ground">') : drawn.index('<g class="villages">')]
    used = set(re.findall(r'<use href="#([\w-]+)"', drawn))
    assert {"field-marks", "figure-sea", "figure-forest", "hewn-4"} < used
    assert all(f'<g id="{name}" class="cairn">' in ground for name in used)


def test_a_shaman_beside_the_board_needs_no_board():
    assert "<use" not in "".join(BESIDE.seat_picture(seat) for seat in range(2))
