"""Inis where there are only letters: the board is all there, options read apart, every card can be asked about."""

from random import Random

import pytest

from nemeton.games.inis import GAME
from nemeton.games.inis.cards import CARDS
from nemeton.games.inis.phrases import VOCABULARY
from nemeton.games.inis.state import InisState
from nemeton.games.inis.territories import TERRITORIES
from nemeton.games.inis.text import CELL, TEXT, board, on_table
from nemeton.kernel import LANGUAGES, PUBLIC, Game, Phrase, Words
from nemeton.kernel.records import start
from nemeton.kernel.text import STYLES
from nemeton.kernel.words import KERNEL_WORDS, message_id
from tests.games.inis.spoken import INIS
from tests.games.speech import in_brief
from tests.kernel.messages import messages, texts

WORDS = {
    language: Words(language, (KERNEL_WORDS, GAME.words_folder, TEXT.words_folder), GAME.naming)
    for language in LANGUAGES
}
FILLINGS = {
    "inis.text.face.{}": ("season", "triskel", "build", "move", "place", "clash"),
    "inis.text.letter.{}": ("boar", "salmon", "stag", "crane"),
    "inis.text.short.{}": tuple(TERRITORIES),
    "inis.text.{}": tuple(kind.heading for kind in VOCABULARY.types if kind.heading),
    "inis.text.ahead.{}": ("led", "holy", "lands", "led_by", "led_by_nobody", "gives_either", "gives_clan"),
    "inis.text.brief.{}": ("count", "where", "whom"),
}


def lines(game: Game[InisState], seat: int, language: str = "en") -> list[str]:
    view = game.seen_by(seat)
    drawn = board(view, words=WORDS[language], seat=seat, ask=game.ask, journal=game.journal)
    assert {span.style for line in drawn for span in line} <= set(STYLES)
    return ["".join(span.letters for span in line) for line in drawn]


def test_every_message_for_the_terminal_is_said_and_the_other_way_round():
    said = texts(INIS.sources, r"inis\.text\.[a-z_.{}]*[a-z_}]")
    spoken = {kind.replace("{}", name) for kind in said for name in FILLINGS.get(kind, ("",))}
    assert {message_id(kind) for kind in spoken} == set(messages(INIS.folder / "text" / "en.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_fit_and_differ(language: str):
    short = [WORDS[language].say(Phrase(f"inis.text.short.{where}")) for where in TERRITORIES]
    assert len(set(short)) == len(short)
    assert max(map(len, short)) < CELL
    letters = {WORDS[language].say(Phrase(f"inis.text.letter.{seat}")) for seat in FILLINGS["inis.text.letter.{}"]}
    assert len(letters) == 4


def test_the_island_shows_every_territory_with_its_clans_and_buildings():
    game = start(GAME, 4, {"scenario": "first_game"}, 3)
    state = game.state
    state.capital, state.festival = "valley", "cove"
    state.tiles["valley"].clans, state.tiles["valley"].citadels = [2, 0, 1, 3], 2
    state.tiles["cove"].sanctuaries = 1
    drawn = lines(game, PUBLIC)
    for name in ("Valley", "Cove", "Plains", "Hills"):
        assert any(name in line for line in drawn), name
    at = next(number for number, line in enumerate(drawn) if "Valley" in line)
    assert "B2 T1 C3" in drawn[at + 1]
    assert "★ ▲2" in drawn[at + 2]
    assert "♦1 ☼" in drawn[at + 2]
    # Valley and Cove lie side by side; Hills above and Plains below stand half a step off
    starts = {name: next(line.index(name) + len(name) / 2 for line in drawn if name in line) for name in FIRST}
    assert abs(starts["Cove"] - starts["Valley"] - CELL) <= 1
    assert abs(starts["Plains"] - starts["Valley"] - CELL / 2) <= 1


FIRST = ("Valley", "Cove", "Plains")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_random_game_can_be_shown_and_its_options_read_apart(language: str):
    game, rng = start(GAME, 3, {"scenario": "random"}, 11), Random(11)
    say = WORDS[language].say
    for _ in range(150):
        if game.over:
            break
        ask = rng.choice(game.asks)
        view = game.seen_by(ask.seat)
        assert lines(game, ask.seat, language)
        told = [TEXT.label(view, ask.kind, option) for option in ask.options]
        spoken = [in_brief(one, say) for one in told]
        assert len(set(spoken)) == len(spoken), spoken
        assert set(on_table(view)) <= set(TEXT.topics)
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)


def test_a_spot_is_told_by_its_neighbours_and_a_way_by_its_ends():
    view = start(GAME, 3, {"scenario": "first_game"}, 1).seen_by(PUBLIC)
    say = WORDS["en"].say
    assert say(TEXT.label(view, "inis.spot", (1, -1)).short) == "next to: Valley, Cove"
    assert say(TEXT.label(view, "inis.spot", (-1, 1)).short) == "next to: Valley, Plains"
    assert in_brief(TEXT.label(view, "inis.group", ("cove", "plains", 2)), say) == ("from the Cove", "→ Plains", "2")


def test_nobody_reads_the_hands_of_others():
    game, rng = start(GAME, 2, {"scenario": "first_game"}, 5), Random(5)
    while not any(game.state.actions):
        ask = rng.choice(game.asks)
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)
    hands = [{card.card for card in hand} for hand in game.state.actions]
    seen = set(on_table(game.seen_by(0)))
    passed = {card.card for card in game.state.actions[1] if card.is_known_to(0)}
    assert hands[0] <= seen
    assert seen & hands[1] == passed
    assert not seen & (hands[0] | hands[1]) & set(on_table(game.seen_by(PUBLIC)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_territory_can_be_asked_about(language: str):
    assert list(TEXT.topics) == [*CARDS, *TERRITORIES]
    say = WORDS[language].say
    for card, facts in CARDS.items():
        text = say(TEXT.topics[card].text)
        assert text.startswith(say(Phrase(f"inis.kind.{facts.kind}")))
        assert say(Phrase(f"inis.card.{card}", {}, "text")) in text
        assert say(Phrase(f"inis.card.{card}", {}, "more")) in text
    for where in TERRITORIES:
        assert say(Phrase(f"inis.territory.{where}", {}, "text")) in say(TEXT.topics[where].text)
