"""The words of hirelings: both sides of every card are told, in every language, as their signs show them."""

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.draw.hired.roster import CARD_SIDES, HIRED
from nemeton.games.root.draw.hired.telling import PARTS
from nemeton.games.root.faces import face, signs
from nemeton.games.root.text import TEXT, TOPICS
from nemeton.kernel import LANGUAGES, Words
from nemeton.kernel.words import KERNEL_WORDS
from tests.games.root.spoken import ROOT
from tests.games.rules_page import RulesPage, flat

FOLDERS = (KERNEL_WORDS, GAME.words_folder, TEXT.words_folder)
WORDS = {language: Words(language, FOLDERS, GAME.naming) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_card_have_those_parts_that_the_code_names(language: str):
    for side, parts in PARTS.items():
        message = ROOT.files[language][f"root-band-{side}"]
        assert tuple(attribute.id.name for attribute in message.attributes) == parts, side
    assert list(PARTS) == list(CARD_SIDES)


def test_d_2_signs_and_words_tell_of_the_same_moments():
    for name, (_, side) in CARD_SIDES.items():
        told = {"ever" if part == "own" else part for part in PARTS[name]} - {"setup"}
        assert {row.when for row in side.rows} == told, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_can_be_asked_about_and_its_face_says_the_same(language: str):
    say = WORDS[language].say
    for side in CARD_SIDES:
        card, topic = face(side), TOPICS[side]
        assert card is not None
        whole = say(topic.text)
        assert [say(level.text) in whole for level in card.levels] == [True] * len(PARTS[side])
        assert all(level.title is not None and say(level.title) in whole for level in card.levels)
        assert all(name in signs() for fact in card.facts for name in fact.signs)
    strong, weak = (
        {say(TOPICS[side].text).partition(".")[0] for side in CARD_SIDES if (side in HIRED) == up}
        for up in (True, False)
    )
    assert len(strong) == len(weak) == 1
    assert strong != weak


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_band_that_acts_is_singular(language: str):
    """Verbs of the journal stand in the singular; a band of many is called a band."""
    say = ROOT.say
    many = ("warm_sun_prophets", "highway_bandits", "corvid_spies", "flame_bearers", "vault_keepers", "popular_band")
    band = {"ru": "Отряд ", "uk": "Загін "}[language]
    assert all(say(language, f"root.seat.{name}").startswith(band) for name in many)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_handbook_tells_both_sides_of_every_card_as_the_card_does(language: str):
    rules = RulesPage(GAME)
    for side, parts in PARTS.items():
        section = rules.section(language, f"hireling.{side}")
        assert section.title == ROOT.say(language, f"root.band.{side}")
        told = " ".join(flat(section).split())
        assert all(ROOT.say(language, f"root.band.{side}", part) in told for part in parts), side


def test_every_paragraph_of_appendix_d_and_of_its_set_up_has_a_section():
    wanted = {f"D.{one}.{two}" for one, most in ((1, 3), (2, 4), (3, 7)) for two in range(1, most + 1)}
    wanted |= {f"A.6.{step}" for step in range(1, 6)}
    assert wanted <= RulesPage(GAME).anchors
