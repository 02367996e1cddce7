"""Pages that a browser must show without a complaint: how a program plays, and one's own page with its tokens."""

import re

import httpx
import pytest

from tests.site.browser.conftest import Visitors

pytestmark = pytest.mark.slow


def test_the_page_of_the_api_needs_nobody_else(site: str, visits: Visitors) -> None:
    visit = visits(site)
    asked: list[str] = []
    visit.page.on("request", lambda request: asked.append(request.url))
    visit.page.goto("/api/docs")
    assert visit.page.locator("h1").inner_text()
    visit.page.locator("summary", has_text="/api/tables/{table_id}/answers").click()
    assert visit.page.get_by_text("Answer an ask of the own seat.").is_visible()
    visit.page.locator("details[open] a", has_text="TableShown").first.click()
    assert visit.page.locator("#TableShown").is_visible()
    assert [url for url in asked if not url.startswith(site)] == []
    assert visit.complaints == []
    wide = visit.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


def test_the_page_of_the_api_on_a_phone(site: str, visits: Visitors) -> None:
    visit = visits(site)
    visit.page.set_viewport_size({"width": 390, "height": 844})
    for path in ("/api/docs", "/me"):
        visit.page.goto(path)
        wide = visit.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, path
    assert visit.complaints == []


def test_a_token_is_made_used_and_revoked(site: str, visits: Visitors) -> None:
    visit = visits(site)
    visit.page.goto("/me")
    visit.page.fill("#token-name", "My bot")
    visit.page.click("form[action='/me/tokens'] button")
    token = visit.page.input_value("#token")
    assert re.fullmatch(r"nemeton_[\w-]{43}", token)
    headers = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{site}/api/tables", headers=headers).status_code == 200
    visit.page.goto("/me")
    assert visit.page.locator("#token").count() == 0
    visit.page.click("form[action$='/revoke'] button")
    assert visit.page.locator("form[action$='/revoke']").count() == 0
    assert httpx.get(f"{site}/api/tables", headers=headers).status_code == 403
    assert visit.complaints == []


def test_a_lost_cookie_costs_nobody_what_they_typed(site: str, visits: Visitors) -> None:
    visit = visits(site)
    visit.expected = ["403"]
    visit.page.goto("/me")
    visit.page.fill("#name", "Vera")
    visit.context.clear_cookies()
    visit.page.locator("form[action='/me'] button").click()
    assert visit.page.get_by_text("Vera", exact=True).is_visible()
    visit.page.click(".failure form button")
    visit.page.wait_for_url("**/me?saved")
    assert visit.page.locator("h1").inner_text() == "Vera"


def test_a_lost_cookie_at_a_table_is_told(site: str, visits: Visitors) -> None:
    """A form that htmx sends: the page that says so takes the place of the whole one."""
    visit = visits(site)
    visit.expected = ["403", "signal is aborted"]  # the table's stream ends with its page
    visit.play_a_bot()
    assert visit.wait_until_asked()
    visit.context.clear_cookies()
    visit.page.evaluate("""() => {
        const form = document.querySelector("form.ask-form");
        form.requestSubmit(form.querySelector("button[name=option], button[type=submit]"));
    }""")
    visit.page.locator("main.failure").wait_for()
    assert visit.page.locator("main").count() == 1
