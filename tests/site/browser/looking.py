"""What is looked for on every page: things cut off or wider than the screen, and what axe calls serious. Pictures are
left in `build/screenshots/`, to be looked at."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.site.browser.sites import DESKTOP, PHONE, Screen

BUILD = Path(__file__).resolve().parents[3] / "build"
ALBUM = BUILD / "screenshots"
LAPTOP, TABLET = Screen(1280, 720), Screen(820, 1180, touch=True)
SCREENS: dict[str, Screen] = {"desktop": DESKTOP, "phone": PHONE, "laptop": LAPTOP, "tablet": TABLET}

# What stands out beyond the screen, or has more text than room; whoever cuts on purpose says so (ellipsis, scrolling).
TOO_WIDE = """() => {
    const told = [], root = document.documentElement, wide = root.clientWidth;
    if (root.scrollWidth > wide) told.push(`the page is ${root.scrollWidth} wide`);
    for (const one of document.querySelectorAll('body *:not(svg *)')) {
        const look = getComputedStyle(one), box = one.getBoundingClientRect();
        const who = `${one.tagName}.${one.className}`, text = one.textContent.trim().slice(0, 40);
        if (!box.width || !box.height || look.visibility === 'hidden' || look.clipPath !== 'none') continue;
        if (look.position === 'fixed') continue;
        if (one.closest('.scroll, .hand, .asks, .chips, .pan, .hidden, pre, textarea')) continue;
        if (one.closest('details:not([open]) > :not(summary)')) continue;
        if (box.right > wide + 1 || box.left < -1) told.push(`${who} reaches ${Math.round(box.right)}`);
        const isText = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
        const isCut = one.scrollWidth > one.clientWidth + 2 && look.overflow !== 'visible';
        if (isText && isCut && look.textOverflow !== 'ellipsis') told.push(`cut off: ${who}: ${text}`);
        const around = one.closest('.panel')?.getBoundingClientRect();
        const isOut = around?.width && look.position === 'static' && box.right > around.right + 1;
        if (isOut) told.push(`${who} leaves its panel`);
    }
    return told;
}"""

AXE = BUILD / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
SETTLED = "() => document.getAnimations().every(one => !(one instanceof CSSTransition) || one.playState !== 'running')"
RUN = """async () => {
    const found = await axe.run(document, {resultTypes: ['violations'], rules: {'color-contrast': {enabled: true}}});
    const told = nodes => nodes.map(node => node.html);
    return found.violations.map(({id, impact, help, nodes}) => ({id, impact, help, nodes: told(nodes)}));
}"""


def take_picture(page: Page, name: str, *, full_page: bool = False) -> None:
    """Leave a picture of a page in the album."""
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("load")
    ALBUM.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ALBUM / f"{name}.png", full_page=full_page)


def too_wide(page: Page) -> list[str]:
    """What does not fit."""
    told: list[str] = page.evaluate(TOO_WIDE)
    return told


def axe_faults(page: Page) -> list[dict[str, Any]]:
    """Everything that axe finds, which is never part of a page. A colour that is still changing is nobody's fault."""
    page.wait_for_function(SETTLED)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return found


def grave_faults(page: Page) -> list[str]:
    """What axe finds serious, in one line each."""
    return [_told(fault) for fault in axe_faults(page) if fault["impact"] in GRAVE]


def _told(fault: dict[str, Any]) -> str:
    return f"{fault['impact']}, {fault['id']}: {fault['help']}: {' | '.join(node[:160] for node in fault['nodes'][:4])}"
