"""What holds for the words of every game: they are in their language, well set, and can be said with any value."""

import re
from functools import partial

import pytest

from nemeton.kernel import LANGUAGES, Phrase
from nemeton.kernel.words import message_id, words
from nemeton.terminal import words_of
from tests.games.cairn.spoken import CAIRN
from tests.games.inis.spoken import INIS
from tests.games.root.spoken import ROOT
from tests.games.speech import Speech
from tests.games.spelling import (
    TRANSLATIONS,
    assert_can_be_said,
    assert_own_letters,
    assert_translated,
    assert_well_set,
)
from tests.games.spirit_island.spoken import SPIRIT_ISLAND
from tests.kernel.messages import ends_in_another, letters, parts, variables

pytestmark = pytest.mark.parametrize("speech", [CAIRN, INIS, ROOT, SPIRIT_ISLAND], ids=repr)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(speech: Speech, language: str):
    assert_translated(speech.files[language], speech.latin)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_another_language(speech: Speech, language: str):
    assert_own_letters(speech.files[language], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(speech: Speech, language: str):
    """Quotation marks of the language, real apostrophes; sentences end in a full stop, options and reasons do not."""
    assert_well_set(speech.files[language], language)
    for name, message in speech.told(language).items():
        for attribute, pattern in parts(message).items():
            is_sentence = attribute not in ("", "pick")  # what is picked stands on a button
            if is_sentence and not ends_in_another(pattern):
                assert letters(pattern).strip()[-1] in ".?)", f"{name}.{attribute}"
        if name.startswith(f"{speech}-hint-"):
            assert speech.say(language, name)[-1] in ".?", name
        if name.startswith((f"{speech}-option-", f"{speech}-refused-", f"{speech}-either-")):
            assert message.value is not None
            told = letters(message.value).strip()
            assert not told[:1].isupper() or any(one in told for one in speech.proper), name
            assert not told.endswith("."), name
            assert name.startswith(f"{speech}-refused-") or "," not in told, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_value(speech: Speech, language: str):
    for name, message in speech.told(language).items():
        for attribute in parts(message):
            used = speech.needed(language, name, attribute)
            assert_can_be_said(name, attribute, used, speech.samples, partial(speech.say, language))


def test_options_and_their_values_are_explained(speech: Speech):
    for kind in speech.option_kinds:
        assert set(parts(speech.files["en"][message_id(kind)])) == {"", "help"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_may_have_a_players_name(speech: Speech, language: str):
    """Journal and prompts stay whole sentences when nicknames take the place of tribes, clans, factions, spirits."""
    named = {**speech.book.naming, **{name: lambda seat: f"player {seat}" for name in speech.seats}}
    speak = words(language, speech.book.words_folder, named).say
    for name, message in speech.told(language).items():
        if message.value is not None and "seat" in variables(message.value):
            values = {value: speech.samples[value][0] for value in speech.needed(language, name)}
            assert "player 0" in speak(Phrase(name, values)), f"{name} hides the player's name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_list_on_a_card_is_empty(speech: Speech, language: str):
    """What a card has none of is said so, not left out behind a colon."""
    assert speech.book.text is not None
    for topic in speech.book.text.topics.values():
        told = words_of(speech.book, language).say(topic.text)
        assert not re.search(r":\s*[.;]|\(\s*\)|\s[.,]", told), told
