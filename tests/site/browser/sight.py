"""How much of a question's answers is in sight: measured in a real page, by what a click there would meet."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.site.browser.hard_asks import HardAsk
from tests.site.browser.looking import too_wide
from tests.site.browser.sites import Screen, Visit

DESKS = (Screen(1280, 720), Screen(1366, 768), Screen(1440, 900), Screen(1920, 1080))
TABLET = Screen(820, 1180, touch=True)
LEAST_ROWS = 2
LEAST_LETTERS = 14  # pixels
LEAST_TARGET = 40  # pixels

# An answer is in sight if all of it lies within what is not faded of the list, and a click on its middle or near one
# of its corners meets it. Answers at the same height are a row.
MEASURE = """async () => {
    await document.fonts.ready;
    const pageHears = () => new Promise(done => requestAnimationFrame(() => setTimeout(done))); // of scrolling
    const prompt = document.getElementById('prompt'), list = document.getElementById('asks');
    const isShown = one => one.checkVisibility() && one.getBoundingClientRect().width > 1;
    const isGroup = one => one.querySelector('input')?.checkVisibility();
    const all = [...prompt.querySelectorAll('.option-button, .pick label, label.heading, .spread [data-answer]')]
        .filter(one => isShown(one) && (!one.matches('.heading') || isGroup(one)));
    const meets = one => {
        const {left, right, top, bottom} = one.getBoundingClientRect(), inset = 7;
        const points = [[(left + right) / 2, (top + bottom) / 2]];
        for (const x of [left + inset, right - inset])
            for (const y of [top + inset, bottom - inset]) points.push([x, y]);
        const isEye = met => met?.closest('.look')?.parentElement.contains(one); // of the very card
        const hits = met => one.contains(met) || isEye(met);
        return points.every(([x, y]) => hits(document.elementFromPoint(x, y)));
    };
    const fade = parseFloat(getComputedStyle(list).getPropertyValue('--fade')) || 0;
    const low = () => list.getBoundingClientRect().bottom - (list.hasAttribute('data-below') ? fade : 0);
    const isIn = one => {
        const box = one.getBoundingClientRect(), frame = list.getBoundingClientRect();
        const within = !list.contains(one) || (box.top >= frame.top - 1 && box.bottom <= low() + 1);
        return within && box.top >= 0 && box.bottom <= innerHeight && meets(one);
    };
    list.scrollTop = 0;
    await pageHears();
    const seen = all.filter(isIn), rows = new Map();
    for (const one of all) {
        const top = Math.round(one.getBoundingClientRect().top / 4);
        const row = [top, top - 1, top + 1].find(at => rows.has(at)) ?? top;
        rows.set(row, [...rows.get(row) ?? [], one]);
    }
    const whole = [...rows.values()].filter(row => row.every(one => seen.includes(one)));
    const pill = document.getElementById('more-below');
    const words = one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const least = matchMedia('(hover: none)').matches ? 44 : 40;
    const tiles = [...document.querySelectorAll('#hand .card')].filter(isShown);
    const framed = '#seats .name, #seats .you, .tabs label, #hand b, #hand h2, #rail .button';
    const frame = [...document.querySelectorAll(framed)];
    const texts = [prompt.querySelector('h2'), pill, ...all, ...frame].filter(one => one && isShown(one))
        .flatMap(one => [one, ...one.querySelectorAll('*')])
        .filter(one => words(one) && isShown(one) && !one.closest('.hidden, svg'));
    const told = one => `${one.className.split(' ').at(-1)} "${one.textContent.trim().slice(0, 30)}"`;
    const isCut = one => {
        const isLarger = one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2;
        return isLarger && getComputedStyle(one).overflow !== 'visible';
    };
    const found = {
        all: all.length, seen: seen.length, rows: rows.size, whole: whole.length,
        high: list.clientHeight, of: list.scrollHeight,
        fades: getComputedStyle(list).maskImage !== 'none',
        pill: pill && isShown(pill) && meets(pill) ? pill.textContent.trim() : '',
        small: texts.filter(one => parseFloat(getComputedStyle(one).fontSize) < 13.9).map(told),
        cut: texts.filter(one => isCut(one) && !one.closest('#seats')).map(told), // a long name ends in dots
        large: Boolean(prompt.querySelector('.spread')), tiles: tiles.length,
        narrow: all.filter(one => Math.min(one.offsetWidth, one.offsetHeight) < least - .5)
            .map(one => `${told(one)} ${one.offsetWidth} by ${one.offsetHeight}`),
    };
    const out = [...prompt.querySelectorAll('h2, #rail .button')].filter(one => isShown(one)).filter(one => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const isOut = top < 0 || bottom > innerHeight || right > innerWidth;
        return isOut || !one.contains(document.elementFromPoint(left + 12, (top + bottom) / 2));
    });
    found.covered = out.map(told);
    const left = new Set(all.filter(one => !seen.includes(one)));
    found.unreachable = [];
    for (const one of left) {
        one.scrollIntoView({block: 'center'});
        await pageHears();
        for (const other of left) if (meets(other)) left.delete(other);
        if (left.delete(one) || document.documentElement.scrollTop) found.unreachable.push(told(one));
    }
    list.scrollTop = 0;
    await pageHears();
    return found;
}"""

# Each verb is opened: what is not wholly in sight of its places, neither in the list nor as a thing to click on the
# board (of a piece, perhaps). In the end none is open.
OPEN = """async () => {
    const pause = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const list = document.getElementById('asks'), told = [];
    for (const verb of list.querySelectorAll('.are-many .heading input')) {
        verb.click();
        await pause();
        const places = [...verb.closest('.group').querySelectorAll('ul .option-button')];
        const strip = verb.closest('.group').querySelector('ul').getBoundingClientRect();
        const isIn = one => {
            const {left, right, top, bottom} = one.getBoundingClientRect();
            const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return top >= strip.top - 1 && bottom <= strip.bottom + 1 && one.parentElement.contains(met);
        };
        const lit = [...document.querySelectorAll('#stage .hit')].filter(hit => {
            const {left, right, top, bottom} = hit.getBoundingClientRect();
            return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        });
        const isLit = one => lit.some(hit => hit.dataset.answer === one.dataset.answer);
        const out = places.filter(one => !isIn(one) && !isLit(one)).length;
        const name = verb.parentElement.textContent.trim().slice(0, 30);
        if (out) told.push(`${name}: ${out} of ${places.length} places`);
    }
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    await pause();
    return told;
}"""


class Sight(NamedTuple):
    """What was measured: how many answers and rows there are, how many of them are in sight, what else is wrong."""

    all: int
    seen: int
    rows: int
    whole: int
    high: int
    of: int
    fades: bool
    pill: str
    small: list[str]
    cut: list[str]
    narrow: list[str]
    covered: list[str]
    unreachable: list[str]
    large: bool  # each answer is a picture as broad as a phone
    tiles: int

    def __str__(self) -> str:
        more = f', "{self.pill}"' if self.pill else ""
        return f"{self.seen} of {self.all} answers, {self.whole} of {self.rows} rows, {self.high} of {self.of} px{more}"

    @property
    def faults(self) -> list[str]:
        """What keeps somebody from choosing."""
        hidden = self.all - self.seen
        told = {
            "nothing to choose from": not self.all,
            f"{self.whole} whole rows are in sight": hidden
            and self.whole < min(1 if self.large else LEAST_ROWS, self.rows),
            "answers are hidden and nothing fades": hidden and not self.fades,
            f"{hidden} answers are hidden, and told is {self.pill!r}": hidden and str(hidden) not in self.pill.split(),
            f"nothing is hidden, and told is {self.pill!r}": not hidden and self.pill,
            f"letters below {LEAST_LETTERS} px: {self.small[:3]}": self.small,
            f"words are cut: {self.cut[:3]}": self.cut,
            f"below {LEAST_TARGET} px: {self.narrow[:3]}": self.narrow,
            f"out of sight or covered: {self.covered[:3]}": self.covered,
            f"scrolling does not reach: {self.unreachable[:3]}": self.unreachable,
        }
        return [words for words, is_so in told.items() if is_so]


def measure(page: Page) -> Sight:
    """Look at the question that is asked now."""
    found: dict[str, Any] = page.evaluate(MEASURE)
    return Sight(**found)


def places_out_of_sight(page: Page) -> list[str]:
    """Of every verb that can be opened: what of its places has to be scrolled to."""
    found: list[str] = page.evaluate(OPEN)
    return found


def faults_at(visit: Visit, tables: Iterable[tuple[HardAsk, str]], screens: Sequence[Screen]) -> list[str]:
    """What keeps somebody from choosing at these tables, on screens of these sizes. At a desk all is in sight."""
    told: list[str] = []
    for ask, table in tables:
        visit.page.goto(f"/tables/{table}")
        visit.page.wait_for_selector("#asks", state="attached")
        for screen in screens:
            visit.page.set_viewport_size({"width": screen.width, "height": screen.height})
            sight = measure(visit.page)
            where = f"{ask.name}, {screen.width} by {screen.height}: {sight}"
            told += [f"{where}: {fault}" for fault in (*sight.faults, *too_wide(visit.page))]
            if screen in DESKS:
                hidden = [f"{sight.all - sight.seen} answers"] if sight.seen < sight.all else []
                told += [f"{where}: not in sight: {what}" for what in (*hidden, *places_out_of_sight(visit.page))]
    return told
