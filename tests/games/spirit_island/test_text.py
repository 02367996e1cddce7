"""Spirit Island where there are only letters: the island is all there, options read apart, all can be asked about."""

from random import Random

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island import text as island_text
from nemeton.games.spirit_island.adversaries import ADVERSARIES
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.powers.card import CARDS
from nemeton.games.spirit_island.rules.blight import BLIGHT_CARDS
from nemeton.games.spirit_island.scenarios import SCENARIOS
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.games.spirit_island.state import IslandGame, Marks
from nemeton.games.spirit_island.text import TEXT, board, is_waited_for, on_table
from nemeton.kernel import LANGUAGES, PUBLIC, Phrase, Words
from nemeton.kernel.records import start
from nemeton.kernel.text import STYLES
from nemeton.kernel.words import KERNEL_WORDS, message_id
from tests.games.speech import in_brief
from tests.games.spirit_island.shore import shore
from tests.games.spirit_island.spoken import INNATES, SPIRIT_ISLAND
from tests.kernel.messages import messages, texts

WORDS = {
    language: Words(language, (KERNEL_WORDS, GAME.words_folder, TEXT.words_folder), GAME.naming)
    for language in LANGUAGES
}

FILLINGS = {
    "spirit_island.text.letters.{}": tuple(PANELS),
    "spirit_island.text.face.{}": (
        "minor",
        "major",
        "unique",
        "innate",
        "spirit",
        "fear_card",
        "blight_card",
        "scenario",
        "adversary",
        "escalation",
        "loss",
    ),
    "spirit_island.text.face.{}_of": ("unique", "innate"),
    "spirit_island.text.face.terror_{}": ("1", "2", "3"),
    "spirit_island.text.face.from.{}": ("sacred_site", "wetland", "jungle"),
    "spirit_island.text.ahead.{}": ("build", "explore"),
    "spirit_island.text.ahead.no_{}": ("ravage", "build", "explore"),
}


def lines(game: IslandGame, seat: int = 0, language: str = "en") -> list[str]:
    view = game.seen_by(seat)
    words = GAME.seated(WORDS[language], view)
    drawn = board(view, words=words, seat=seat, ask=game.ask, journal=game.journal)
    assert {span.style for line in drawn for span in line} <= set(STYLES)
    return ["".join(span.letters for span in line) for line in drawn]


def land(game: IslandGame, name: str) -> str:
    return next(line for line in lines(game) if line.split()[:1] == [name])


def test_every_message_for_the_terminal_is_said_and_the_other_way_round():
    said = texts(SPIRIT_ISLAND.sources, r"spirit_island\.text\.[a-z_.{}]*[a-z_}]")
    spoken = {kind.replace("{}", name) for kind in said for name in FILLINGS.get(kind, ("",))}
    assert {message_id(kind) for kind in spoken} == set(messages(SPIRIT_ISLAND.folder / "text" / "en.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_spirits_have_letters_of_their_own(language: str):
    letters = {WORDS[language].say(Phrase(f"spirit_island.text.letters.{spirit}")) for spirit in PANELS}
    assert len(letters) == len(PANELS)


def test_a_land_shows_its_pieces_and_who_is_there():
    game = shore({"A3": "2 explorer town/1 2 dahan blight 2 lightning river"}, boards="AB", watched=False)
    shown = land(game, "A3")
    assert "jungle   ~" in shown
    assert "explorer × 2" in shown
    assert "town (damage 1)" in shown
    assert "dahan × 2" in shown
    assert "Li2*, Ri1, " in shown
    assert "blight 1" in shown
    assert " ~ " not in land(game, "A8")


def test_a_land_shows_what_invaders_will_do_and_what_holds_them_back():
    game = shore(
        {"A5": "town explorer river", "A2": "explorer", "A4": "explorer"},
        ravage=["s1_wetland"],
        build=["s1_sands"],
        marks={"A2": Marks(skips=["ravage"]), "A5": Marks(defend=1)},
    )
    assert "(defend 1)" in land(game, "A5")
    assert "→ will be ravaged: damage 2" in land(game, "A5")
    assert "→ will be built: town" in land(game, "A4")
    assert "will be ravaged" not in land(game, "A2")
    assert "invaders do not act" in land(game, "A2")


def test_the_invaders_side_and_the_spirits_are_told():
    played = {"river": ["wash_away"]}
    game = shore({"A5": "river"}, ravage=["s1_wetland"], fear=2, blight=7, energy={"river": 4}, played=played)
    told = " ".join(" ".join(lines(game)).split())
    for part in (
        "Ravage: stage I, wetland.",
        "Fear 2 of 4.",
        "Blight on the card: 7.",
        "River ◄",
        "energy 4",
        "water 1",
    ):
        assert part in told
    assert "In play: Wash Away." in told


def test_an_arrow_stands_where_a_spirit_has_still_to_act():
    game = start(GAME, 2, {}, 1)
    view = game.seen_by(PUBLIC)
    assert [is_waited_for(view, seat) for seat in (0, 1)] == [True, True]
    view.phase, view.done = "slow", [True, False]
    assert [is_waited_for(view, seat) for seat in (0, 1)] == [False, True]
    view.phase = "invader"
    assert not any(is_waited_for(view, seat) for seat in (0, 1))


@pytest.mark.parametrize(
    ("language", "number"),
    [("en", 1), *(pytest.param(language, at, marks=pytest.mark.slow) for language in LANGUAGES for at in (2, 3, 5, 6))],
)
def test_a_random_game_can_be_shown_and_its_options_read_apart(language: str, number: int):
    configuration = GAME.configurations[number]
    game = start(GAME, configuration.players, configuration.options, number)
    rng = Random(number)
    for _ in range(80):
        if game.over:
            break
        ask = rng.choice(game.asks)
        view = game.seen_by(ask.seat)
        say = GAME.seated(WORDS[language], view).say
        assert lines(game, ask.seat, language)
        told = [TEXT.label(view, ask.kind, option) for option in ask.options[:200]]
        spoken = [in_brief(one, say) for one in told]
        assert len(set(spoken)) == len(spoken), spoken
        assert set(on_table(view)) <= set(TEXT.topics)
        game.answer(rng.choice(list(ask.options)), ask.seat, to=ask.kind)


def test_damage_and_moves_are_grouped_by_piece_and_cards_explained():
    view = shore({"A5": "river"}).seen_by(0)
    say = GAME.seated(WORDS["en"], view).say

    def told(kind: str, option: object) -> tuple[str, str]:
        heading, _row, short = in_brief(TEXT.label(view, f"spirit_island.{kind}", option), say)
        return heading, short

    assert told("damage", ("city/1", 2)) == ("city (damage 1)", "damage 2")
    assert told("push", ("town", "A4")) == ("push: town", "A4")
    assert told("gather", ("dahan", "A0")) == ("gather: dahan", "ocean of A")
    assert told("fast", ("use", "raging_storm")) == ("", "use Raging Storm. 1 damage to each invader.")
    assert told("target", "A4") == ("", "A4")


def test_what_lies_face_down_is_not_on_the_table():
    game = start(GAME, 1, {"seat_1": "river_surges_in_sunlight", "adversary": "sweden", "level": 1}, 4)
    seen = set(on_table(game.seen_by(0)))
    assert {"river_surges_in_sunlight", "massive_flooding", "wash_away", "sweden"} <= seen
    assert not seen & {*FEAR_CARDS, *BLIGHT_CARDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_asked_about(language: str):
    wanted = [*CARDS, *PANELS, *INNATES, *FEAR_CARDS, *BLIGHT_CARDS, *ADVERSARIES, *SCENARIOS]
    assert set(TEXT.topics) == set(wanted) - {"none"}
    assert len(TEXT.topics) == len(wanted) - 2
    say = WORDS[language].say
    for name, card in CARDS.items():
        text = say(TEXT.topics[name].text)
        assert f" {card.cost}" in text
        for element in card.elements:
            assert say(Phrase(f"spirit_island.element.{element}")) in text
        for attribute in ("text", "threshold") if card.threshold else ("text",):
            assert say(Phrase(f"spirit_island.power.{name}", {}, attribute)) in text
    for name, innate in INNATES.items():
        for at in range(1, len(innate.levels) + 1):
            assert say(Phrase(f"spirit_island.power.{name}", {}, f"level{at}")) in say(TEXT.topics[name].text)
    for name in FEAR_CARDS:
        assert say(Phrase(f"spirit_island.fear_card.{name}", {}, "level3")) in say(TEXT.topics[name].text)
    assert say(Phrase("spirit_island.adversary.england", {}, "loss")) in say(TEXT.topics["england"].text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_explains_every_sign(language: str):
    guide = WORDS[language].say(TEXT.guide)
    for sign in (island_text.COAST, island_text.SACRED, island_text.NEXT, island_text.WAITS):
        assert sign in guide
