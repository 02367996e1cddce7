"""Root where there are only letters: the board is all there, options read apart, every card can be asked about."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root import text as root_text
from nemeton.games.root.cards import CARDS, QUESTS
from nemeton.games.root.choices import RootChoice, card_text, joined
from nemeton.games.root.draw.hired.roster import CARD_SIDES
from nemeton.games.root.factions.eyrie.board import LEADERS
from nemeton.games.root.factions.look import LOOKS
from nemeton.games.root.factions.vagabond.characters import CHARACTERS
from nemeton.games.root.phrases import VOCABULARY
from nemeton.games.root.rules.land import LANDMARKS
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.games.root.state import RootGame
from nemeton.games.root.text import TEXT, board, on_table
from nemeton.kernel import LANGUAGES, PUBLIC, Phrase, Words
from nemeton.kernel.records import start
from nemeton.kernel.text import STYLES
from nemeton.kernel.words import KERNEL_WORDS, message_id
from tests.games.root.spoken import ROOT
from tests.games.root.woodland import woodland
from tests.games.speech import in_brief
from tests.kernel.messages import all_messages, texts

WORDS = {
    language: Words(language, (KERNEL_WORDS, GAME.words_folder, TEXT.words_folder), GAME.naming)
    for language in LANGUAGES
}
label = VOCABULARY.label
CHOICES = [kind for kind in VOCABULARY.types if issubclass(kind, RootChoice)]
HEADINGS = {f"root.text.{told}" for kind in CHOICES for told in (kind.heading, kind.alone) if told}
RELICS = ("figure", "tablet", "jewelry")
BRIEF_PIECES = [
    *(f"relic_{kind}{value}" for kind in RELICS for value in ("", "_1", "_2", "_3")),
    *(f"waystation_{up}_{down}" for up, down in permutations(RELICS, 2)),
]
FILLINGS = {
    "root.text.letter.{}": (*FACTIONS, *FACTIONS.undecided),
    "root.text.brief.{}": tuple(BRIEF_PIECES),
    "root.text.column.{}": ("move", "delve", "recover"),
    "root.text.{}": (),
    "root.text.outlook.{}": ("you_lose", "loses", "ambush", "ambush_sure", "adds", "ignores"),
    "root.text.price.{}": (*(kind.costs for kind in CHOICES if kind.costs), "warriors", "ready_items", "their_own"),
}


def lines(game: RootGame, seat: int, language: str = "en") -> list[str]:
    view = game.seen_by(seat)
    words = GAME.seated(WORDS[language], view)
    drawn = board(view, words=words, seat=seat, ask=game.ask, journal=game.journal)
    assert {span.style for line in drawn for span in line} <= set(STYLES)
    return ["".join(span.letters for span in line) for line in drawn]


def test_every_message_for_the_terminal_is_said_and_the_other_way_round():
    said = texts(ROOT.sources, r"root\.text\.[a-z_.{}]*[a-z_}]")
    spoken = {kind.replace("{}", name) for kind in said for name in FILLINGS.get(kind, ("",))}
    assert {message_id(kind) for kind in spoken | HEADINGS} == set(all_messages(ROOT.folder / "text", "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_factions_have_letters_of_their_own(language: str):
    letters = {WORDS[language].say(Phrase(f"root.text.letter.{faction}")) for faction in FACTIONS}
    assert len(letters) == len(FACTIONS)


def test_the_map_shows_every_clearing_with_all_that_stands_there():
    game = woodland(
        ("marquise", "eyrie", "alliance", "vagabond"),
        {1: "cat cat keep wood wood", 3: "bird bird roost cat", 5: "sawmill sympathy"},
        vagabond={"at": 5, "items": "boot"},
        ruins={6: ["bag"]},
    )
    drawn = lines(game, PUBLIC)
    rows = {int(line[1:3]): line for line in drawn[2:14]}
    assert list(rows) == list(range(1, 13))
    assert "fox" in rows[1]
    assert "M2* keep wood×2 → 5 9 10" in rows[1]
    assert "▣" in rows[3]
    assert "M1 E2* roost" in rows[3]
    assert "▣□" in rows[5]
    assert "M* sawmill A sympathy V@ →" in rows[5]
    assert "▒□" in rows[6]


def test_a_wanderer_in_a_forest_is_shown_with_the_clearings_around():
    game = woodland(("marquise", "vagabond"), {1: "cat"}, vagabond={"forest": "f4"})
    assert any("V@ forest D → 4, 9, 12" in line for line in lines(game, PUBLIC))


@pytest.mark.parametrize(
    ("language", "seed"),
    [("en", 1), *(pytest.param(language, seed, marks=pytest.mark.slow) for language in LANGUAGES for seed in (2, 3))],
)
def test_a_random_game_can_be_shown_and_its_options_read_apart(language: str, seed: int):
    configuration = GAME.configurations[seed]
    game = start(GAME, configuration.players, configuration.options, seed)
    rng = Random(seed)
    for _ in range(120):
        ask = game.ask
        if ask is None:
            break
        view = game.seen_by(ask.seat)
        say = GAME.seated(WORDS[language], view).say
        assert lines(game, ask.seat, language)
        told = [label(view, ask.kind, option) for option in ask.options[:200]]
        spoken = [in_brief(one, say) for one in told]
        assert len(set(spoken)) == len(spoken), spoken
        assert set(on_table(view)) <= set(TEXT.topics)
        game.answer(rng.choice(ask.options))


def test_moves_are_grouped_by_their_way_and_decree_cards_by_card():
    game = woodland(("marquise", "eyrie"), {1: "cat cat keep"})
    view = game.seen_by(0)
    say = GAME.seated(WORDS["en"], view).say
    move = label(view, "root.move", ("move", 1, 5, 2))
    assert in_brief(move, say) == ("Move from clearing 1", "to clearing 5", "2")
    added = label(view, "root.eyrie.add", ("anvil", "move"))
    assert in_brief(added, say) == ("Anvil", "", "Move")
    resolved = label(view, "root.eyrie.move", ("vizier", "move", 1, 5, 3))
    assert in_brief(resolved, say) == ("Loyal Vizier", "clearing 1 → clearing 5", "3")


@pytest.mark.parametrize(
    ("language", "told"), [("en", "fox ×3 + mouse"), ("ru", "лисы ×3 + мыши"), ("uk", "лисиці ×3 + миші")]
)
def test_what_is_paid_more_than_once_is_counted(language: str, told: str):
    assert WORDS[language].say(joined("root.suit", ("fox", "fox", "fox", "mouse"))) == told


def test_whoever_ends_a_phase_is_told_what_is_left_undone():
    game = woodland(("vagabond", "marquise"), {1: "cat cat keep"}, vagabond={"at": 5, "items": "boot torch- tea"})
    view = game.seen_by(0)
    say = GAME.seated(WORDS["en"], view).say
    assert say(label(view, "root.vagabond.day", "end").short) == "end this phase (items ready: 2)"
    game = woodland(("marquise", "eyrie"), {1: "cat cat keep"})
    assert game.ask is not None
    assert game.ask.kind == "root.marquise.action"
    view = game.seen_by(0)
    assert say(label(view, "root.marquise.action", "end").short) == "end this phase (actions left: 3)"
    assert say(label(view, "root.craft", "end").short) == say(VOCABULARY.phrase("root.craft", "end"))
    own: Any = view.boards[0]
    own.actions = 0
    assert say(label(view, "root.marquise.action", "end").short) == "end this phase"


def test_nobody_reads_the_hands_of_others():
    game = start(GAME, 2, {"seat_1": "marquise", "seat_2": "eyrie"}, 4)
    hands = [{card.card for card in hand} for hand in game.state.hands]
    assert hands[0] <= set(on_table(game.seen_by(0)))
    assert not (hands[1] - hands[0]) & set(on_table(game.seen_by(0)))
    assert not (hands[0] | hands[1]) & set(on_table(game.seen_by(PUBLIC)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_asked_about(language: str):
    brought = [topic for look in LOOKS.values() for topic, _ in look.topics()]
    assert {*LEADERS, *CHARACTERS} < {*brought}
    assert list(TEXT.topics) == [*CARDS, *QUESTS, *LANDMARKS, *dict.fromkeys(brought), *CARD_SIDES, *FACTIONS]
    say = WORDS[language].say
    for card in CARDS.values():
        text = say(TEXT.topics[card.id].text)
        assert text.startswith(say(Phrase(f"root.kind.{card.kind}")))
        assert say(Phrase(f"root.suit.{card.suit}")) in text
        assert say(card_text(card.id)) in text
        if card.item:
            assert say(Phrase(f"root.item.{card.item}")) in text
    for quest in QUESTS.values():
        for item in quest.items:
            assert say(Phrase(f"root.item.{item}")) in say(TEXT.topics[quest.id].text)
    for leader, columns in LEADERS.items():
        for column in columns:
            assert say(Phrase(f"root.column.{column}")) in say(TEXT.topics[leader].text)
    for character in CHARACTERS.values():
        assert say(Phrase(f"root.item.{character.items[0]}")) in say(TEXT.topics[character.id].text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_explains_every_sign(language: str):
    guide = WORDS[language].say(TEXT.guide)
    for sign in (root_text.TAKEN, root_text.FREE, root_text.RUIN, root_text.PAWN, "*", "×", "→", "◄"):
        assert sign in guide
