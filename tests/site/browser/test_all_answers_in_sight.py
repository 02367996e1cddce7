"""The hardest question of every kind of every game, in every language, at every size: at a desk all its answers are
wholly in sight; on a tablet and a phone they are, or they scroll and say so."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from nemeton.kernel import LANGUAGES
from tests.site.browser.conftest import Visitors
from tests.site.browser.hard_asks import GAMES, there
from tests.site.browser.hard_tables import lay, vera
from tests.site.browser.sight import DESKS, TABLET, faults_at
from tests.site.browser.sites import PHONE, running_site
from tests.site.browser.test_answers_in_sight import Tables

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def tables(data: Path) -> dict[str, Tables]:
    """A table for each question."""
    return {game: lay(data, there(game)) for game in GAMES}


@pytest.fixture(scope="module")
def site(data: Path, tables: dict[str, Tables]) -> Iterator[str]:
    with running_site(data, limits=False) as address:
        yield address


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_can_be_answered(
    site: str, data: Path, tables: dict[str, Tables], visits: Visitors, game: str, language: str
) -> None:
    told = []
    for screens in (DESKS, (TABLET,), (PHONE,)):
        visit = vera(visits, site, data, language=language, screen=screens[0])
        told += faults_at(visit, tables[game], screens)
        visit.context.close()
    assert not told, "\n".join(told)
