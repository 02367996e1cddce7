"""What options say: the hardest questions of every game fall into a few verbs with short places below them."""

from typing import Any

import pytest

from nemeton.kernel import LANGUAGES, Ask, Game, Pick
from nemeton.site.words.speech import seat_names_of, speech_of
from tests.games.speech import in_brief
from tests.site.browser.hard_asks import GAMES, HardAsk, there

pytestmark = pytest.mark.slow

MANY = 8  # so many answers can be read one by one
MOST_HEADINGS = 13  # of one question: what stands on a card is one, and the largest hand has thirteen
MOST_LETTERS = 30  # of what stands below a heading: a clearing and a band of long name
MOST_ALONE = 72  # of what has no heading: the spot of a new territory names all that lies around it


def asked(hard: HardAsk, game: Game[Any]) -> Ask | None:
    found = next(ask for ask in game.asks if (ask.kind, ask.seat) == (hard.kind, hard.seat))
    return None if isinstance(found, Pick) or len(found.options) <= MANY else found


@pytest.mark.parametrize("name", GAMES)
def test_many_answers_fall_into_verbs_and_places(name: str):
    """More than eight answers that are no cards: each is short, and stands below a verb unless it is only a place."""
    wrong: list[str] = []
    for hard in there(name):
        game = hard.played()
        ask = asked(hard, game)
        if ask is None:
            continue
        text, view = game.book.text, game.seen_by(ask.seat)
        assert text is not None
        for language in LANGUAGES:
            say = speech_of(game.book, language, (), seat_names_of(game)).plain
            options = [option for option in ask.options if not game.book.beside.card_of(ask.kind, option)]
            told = [in_brief(text.label(view, ask.kind, option), say) for option in options]
            headings = {heading for heading, _, _ in told if heading}
            if len(headings) > MOST_HEADINGS:
                wrong.append(f"{hard.kind} {language}: {len(headings)} headings")
            for heading, row, short in told:
                if max(len(row), len(short)) > (MOST_LETTERS if heading else MOST_ALONE):
                    wrong.append(f"{hard.kind} {language}: {heading} | {row} | {short}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_signs_are_drawn_and_prices_told(name: str):
    """A sign that a label names is one of the game's own, and its price has words in every language."""
    for hard in there(name):
        game = hard.played()
        view, text = game.seen_by(hard.seat), game.book.text
        assert text is not None
        drawn = game.book.draw(view, seat=hard.seat, ask=None, journal=[], words=game.book.words("en"), style=False)
        for ask in game.asks:
            if ask.seat != hard.seat or isinstance(ask, Pick):
                continue
            for option in (*ask.options, *(refusal.option for refusal in ask.refused)):
                label = text.label(view, ask.kind, option)
                if label.sign:
                    assert f'"#s-{label.sign.split()[0]}"' in game.book.beside.sign(label.sign)
                    assert f'id="s-{label.sign.split()[0]}"' in drawn, (hard.kind, label.sign)
                for language in LANGUAGES if label.price else ():
                    assert label.price is not None
                    assert speech_of(game.book, language, (), seat_names_of(game)).plain(label.price)
