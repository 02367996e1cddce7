"""What a first visit fetches, and how long pages take.

Which fonts a page needs, and what else it fetches by itself, only a browser knows: it is counted where Playwright and a
browser are installed.
"""

import re
import shutil
import time
from statistics import median
from typing import Any, NamedTuple

from .wire import Client

LOOKS = 15
SETTLED = 700  # milliseconds; a page that asks for nothing for so long, and has got everything, is complete
PATIENCE = 40  # times
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
_FILES = re.compile(r'(?:<link rel="(?:stylesheet|icon|preload)"[^>]*href|<script[^>]*src)="([^"]+)"')


class Visit(NamedTuple):
    """Bytes on the wire of a first visit, and the milliseconds that the page itself takes later."""

    page: str
    language: str
    html: int
    files: int
    fonts: int | None  # None where no browser could tell
    others: int | None  # pictures, and whatever else only a browser finds
    milliseconds: float

    @property
    def whole(self) -> int:
        """Everything together, as far as it is known."""
        return self.html + self.files + (self.fonts or 0) + (self.others or 0)


class Fetched(NamedTuple):
    """Bytes that a browser fetches for a page."""

    fonts: int
    whole: int


async def visit(client: Client, path: str, language: str, fetched: Fetched | None) -> Visit:
    """Fetch a page with everything that it names."""
    headers = {"accept-language": language}
    page = await client.get(path, **headers)
    files = 0
    for address in dict.fromkeys(_FILES.findall(page.text)):
        files += len((await client.get(address.replace("&amp;", "&"))).body)
    times = []
    for _ in range(LOOKS):
        began = time.perf_counter()
        await client.get(path, **headers)
        times.append(1000 * (time.perf_counter() - began))
    known, fonts, others = len(page.body) + files, None, None
    if fetched is not None:
        fonts, others = fetched.fonts, max(0, fetched.whole - fetched.fonts - known)
    return Visit(path, language, len(page.body), files, fonts, others, median(times))


def fetched_by_browser(site: str, cookie: str, wanted: list[tuple[str, str]]) -> list[Fetched | None]:
    """What a browser fetches at its first visit of each page in a language."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return [None] * len(wanted)
    if browser is None:
        return [None] * len(wanted)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        found: list[Fetched | None] = [first_visit(opened, site, cookie, path, language) for path, language in wanted]
        opened.close()
    return found


def first_visit(browser: Any, site: str, cookie: str, path: str, language: str) -> Fetched:
    """What a browser that was never here fetches for a page. The live stream does not end and is not counted."""
    context, sizes, asked = browser.new_context(locale=language), dict[str, tuple[bool, int]](), set[str]()
    context.add_cookies([{"name": "nemeton", "value": cookie, "url": site}])
    page = context.new_page()

    def note(request: Any) -> None:
        sizes[request.url] = request.resource_type == "font", request.sizes()["responseBodySize"]

    page.on("request", lambda request: None if "/live?" in request.url else asked.add(request.url))
    page.on("requestfinished", note)
    page.goto(site + path)
    for _ in range(PATIENCE):
        page.evaluate("() => document.fonts.ready.then(() => true)")
        known = len(asked)
        page.wait_for_timeout(SETTLED)
        if len(sizes) >= len(asked) == known:
            break
    context.close()
    return Fetched(sum(size for is_font, size in sizes.values() if is_font), sum(size for _, size in sizes.values()))
