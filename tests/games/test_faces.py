"""The faces of cards: every card of every game has one in three languages, and it says what the game's tables say."""

import re

import pytest

import nemeton
from nemeton.games.inis.decks import CARDS as INIS_CARDS
from nemeton.games.root.cards import CARDS as ROOT_CARDS
from nemeton.games.root.cards import QUESTS
from nemeton.games.spirit_island.powers.card import ELEMENTS
from nemeton.games.spirit_island.powers.decks import CARDS as POWERS
from nemeton.games.spirit_island.powers.decks import INNATES
from nemeton.games.spirit_island.rules.resources import elements, has
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.kernel import LANGUAGES, Phrase
from nemeton.kernel.faces import Face, Fact
from nemeton.terminal import words_of

GAMES = tuple(nemeton.rulebooks())


def face_of(game: str, topic: str) -> Face:
    face = nemeton.rulebooks()[game].beside.face(topic)
    assert face is not None, topic
    return face


def phrases(face: Face) -> list[Phrase]:
    """All that stands on a face."""
    found = [face.kind, face.text, face.more, *(fact.told for fact in (*face.facts, *face.elements))]
    for level in face.levels:
        found += [level.text, level.title, *(need.word for need in level.needs)]
    return [phrase for phrase in (*found, *(tag.word for tag in face.tags)) if phrase is not None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_face_with_all_its_words(game: str, language: str):
    book = nemeton.rulebooks()[game]
    assert book.text is not None
    words, signs = words_of(book, language), book.beside.signs()
    for topic in book.text.topics:
        face = face_of(game, topic)
        assert face.text or face.levels, f"{topic} does nothing"
        assert "kind" in {tag.group for tag in face.tags}, f"{topic} belongs to no kind"
        for phrase in phrases(face):
            told = words.say(phrase)
            assert told.strip(), f"{topic}: {phrase.kind}"
            assert not re.search(r"[{}]|\bNone\b|  ", told), f"{topic}: {told}"
        for name in (sign for fact in (*face.facts, *face.elements) for sign in fact.signs):
            assert "<" in signs[name].body, f"{topic}: no sign {name}"
        assert all(need.name in signs for level in face.levels for need in level.needs)


def test_a_sign_stands_alone():
    """The same sign is on a page many times: it brings no ids."""
    for book in nemeton.rulebooks().values():
        for name, sign in book.beside.signs().items():
            assert ' id="' not in sign.body, name
            assert len(sign.box.split()) == 4


def facts(face: Face, sort: str) -> list[Fact]:
    return [fact for fact in face.facts if fact.sort == sort]


def tag_names(face: Face, group: str) -> set[str]:
    return {tag.name for tag in face.tags if tag.group == group}


def test_powers_say_what_their_row_says():
    english = words_of(nemeton.rulebooks()["spirit_island"], "en")
    for name, card in POWERS.items():
        face = face_of("spirit_island", name)
        assert face.cost == card.cost
        assert facts(face, "speed")[0].signs == ("fast" if card.fast else "slow",)
        assert [fact.signs[0] for fact in face.elements] == list(card.elements)
        assert tag_names(face, "element") == set(card.elements)
        assert bool(facts(face, "range")) is not card.reach.is_spirit
        for fact in facts(face, "range"):
            told = english.say(fact.told)
            assert str(card.reach.range) in told
            assert ("sacred site" in told) is (card.reach.source == "sacred_site")
            assert card.reach.from_terrain in told
        needs = {need.name: need.amount for level in face.levels for need in level.needs}
        wanted = zip(ELEMENTS, card.threshold or (0,) * len(ELEMENTS), strict=True)
        assert needs == {element: count for element, count in wanted if count}


def test_innates_have_all_their_levels():
    for spirit, panel in PANELS.items():
        for name, innate in panel.innates.items():
            face = face_of("spirit_island", name)
            assert [sum(need.amount for need in level.needs) for level in face.levels] == [
                sum(level.needs) for level in innate.levels
            ]
            assert tag_names(face, "owner") == {spirit}
            assert facts(face, "target")


def test_cards_of_inis_say_when_they_are_played():
    for name, card in INIS_CARDS.items():
        face = face_of("inis", name)
        marks = {"season": bool(card.season), "triskel": bool(card.triskel)}
        assert tag_names(face, "mark") == {mark for mark, there in marks.items() if there}
        assert tag_names(face, "kind") == {card.kind}
        assert [fact.signs for fact in facts(face, "deed")] == [(icon,) for icon in card.icons]


def test_cards_of_root_say_suit_and_what_crafting_takes():
    for name, card in ROOT_CARDS.items():
        face = face_of("root", name)
        assert tag_names(face, "suit") == {card.suit}
        assert facts(face, "suit")[0].signs == (card.suit,)
        assert [fact.signs for fact in facts(face, "craft")] == ([card.cost] if card.cost else [])
    for name, quest in QUESTS.items():
        assert facts(face_of("root", name), "items")[0].signs == quest.items


def test_a_threshold_is_lit_when_the_rules_say_so():
    """Whatever is held counts as the rules count it: of powers in play, and of those in hand as if they were played."""
    book = nemeton.rulebooks()["spirit_island"]
    game = nemeton.start("spirit_island", players=2, seed=7)
    seen = 0
    for _ in range(400):
        if game.over:
            break
        ask = game.asks[0]
        game.answer(ask.options[len(ask.options) // 2], ask.seat)
        view = game.seen_by(0)
        for seat, spirit in enumerate(view.spirits):
            for name in book.beside.printed(view, seat)[1:]:
                held = book.beside.held(view, seat, name)
                assert held is not None
                assert not held.if_played
                for level, known in zip(INNATES[name].levels, face_of("spirit_island", name).levels, strict=True):
                    assert held.reaches(known) is has(spirit, level.needs)
                    seen += held.reaches(known)
            for name in spirit.hand:
                held = book.beside.held(view, 0, name)
                assert held is not None
                assert held.if_played
                brought = POWERS[name].elements
                counted = zip(ELEMENTS, elements(spirit), strict=True)
                assert all(held.of(element) == have + brought.count(element) for element, have in counted)
    assert seen, "no innate power was ever reached"


def test_what_is_on_no_spirits_panel_is_counted_for_the_reader():
    book = nemeton.rulebooks()["spirit_island"]
    view = nemeton.start("spirit_island", players=1, seed=7).seen_by(0)
    assert book.beside.held(view, 0, "blazing_renewal") is not None
    assert book.beside.held(view, -1, "blazing_renewal") is None
    assert book.beside.held(view, 0, "thunderspeaker") is None


def test_cards_on_the_boards_of_others_can_be_read():
    """A card that lies face up in a drawing says which one it is."""
    game = nemeton.start("spirit_island", players=2, seed=7)
    view = game.seen_by(0)
    drawn = game.book.draw(view, seat=0, ask=None, journal=(), words=game.book.words("en", view))
    for spirit in view.spirits:
        assert spirit.hand
        for card in spirit.hand:
            assert f'data-card="{card}"' in drawn
