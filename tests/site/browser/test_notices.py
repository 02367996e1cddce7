"""What a table tells above its question stands free: nothing lies over its words."""

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.sites import PHONE

pytestmark = pytest.mark.slow

# Does a button lie over some of the words? Every line of them is looked at.
COVERED = """notice => {
    const range = document.createRange(), words = notice.querySelector('span');
    range.selectNodeContents(words);
    const keys = document.getElementById('keys-open').getBoundingClientRect();
    return [...range.getClientRects()].some(line =>
        line.right > keys.left && line.left < keys.right && line.bottom > keys.top && line.top < keys.bottom);
}"""


def test_what_is_refused_is_told_beside_the_keys(site: str, visits: Visitors) -> None:
    """On a phone the words of a refusal go as far as the button for the keys, and no further."""
    # given a table on a phone, where an answer has come too late
    visit = visits(site, screen=PHONE)
    visit.play_a_bot()
    visit.wait_until_asked()
    visit.expected = ["409"]
    late = "htmx.ajax('POST', location.pathname + '/answer', {target: '#main', swap: 'innerMorph', values: %s})"
    token = "{_csrf_token: document.querySelector('[name=_csrf_token]').value, ask: 'gone', option: '1'}"
    visit.page.evaluate(late % token)
    # then it is told, and all of it can be read
    expect(visit.page.locator("#notice")).to_be_visible()
    assert not visit.page.locator("#notice").evaluate(COVERED)
