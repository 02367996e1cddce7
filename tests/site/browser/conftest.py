"""A site, a browser, and people in it. Every browser test fails on whatever a page complains about."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect

from tests.site.browser.sites import PATIENCE, Visit, chromium, running_site

Visitors: TypeAlias = Callable[..., Visit]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test in a browser that fails is tried once more: two programs and a machine with much to do may miss each other
    by a moment. The report names every test that needed it."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site's data folder."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="module")
def tables() -> Any:
    """The tables that stand ready before the site is started; a module that wants some has a fixture of its own."""
    return None


@pytest.fixture(scope="module")
def site(data: Path, tables: Any) -> Iterator[str]:
    with running_site(data) as address:
        yield address


@pytest.fixture(scope="session")
def prompt_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site on which secret questions close at once, and one address may do as much as it likes: for scenes and games
    that want no site of their own."""
    with running_site(tmp_path_factory.mktemp("prompt"), limits=False, NEMETON_WINDOWS="0") as address:
        yield address


@pytest.fixture
def visits(browser: Browser) -> Iterator[Visitors]:
    """Opens a browser for one more person: `visits(address, language="ru", screen=PHONE)`."""
    opened: list[Visit] = []

    def visit(address: str, **wishes: Any) -> Visit:
        opened.append(Visit(browser, address, **wishes))
        return opened[-1]

    yield visit
    complaints = [told for one in opened for told in one.complaints]
    for one in opened:
        one.context.close()
    assert complaints == []
