"""Style sheets, and the style that a picture needs to stand alone in a notebook, a viewer or an <img>.

`tokens.css` holds the decisions of the whole house, each game brings one sheet of its own. On the site a page links
both. A picture that stands alone carries them inside: the game's sheet, those tokens that it uses, all colours by day
for viewers that do not know `light-dark()`, and day and night for those that do.
"""

import re
from functools import cache
from html import escape
from pathlib import Path

TOKENS = Path(__file__).parent / "tokens.css"

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_USED = re.compile(r"var\((--[\w-]+)")
_DECLARED = re.compile(r"(--[\w-]+):([^;{}]+)")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_BY_DAY_AND_NIGHT = "light-dark("


def squeezed(sheet: str) -> str:
    """The sheet without remarks and needless space.

    >>> squeezed("/* stone */ .a > .b {\\n  fill: var(--x, var(--y));\\n}")
    '.a>.b{fill:var(--x,var(--y))}'
    """
    text = re.sub(r"\s+", " ", _COMMENT.sub("", sheet))
    text = re.sub(r" ?([{};,>]) ?", r"\1", text)
    return text.replace(": ", ":").replace(";}", "}").strip()


def by_day(sheet: str) -> str:
    """The sheet with the first colour of every pair.

    >>> by_day("--ink: light-dark(calc(1 / 2), dusk); --edge: light-dark(dawn, dusk);")
    '--ink: calc(1 / 2); --edge: dawn;'
    """
    text = ""
    while (found := sheet.find(_BY_DAY_AND_NIGHT)) >= 0:
        text += sheet[:found]
        day, end = _arguments(sheet, found + len(_BY_DAY_AND_NIGHT))
        text += day.strip()
        sheet = sheet[end:]
    return text + sheet


def _arguments(text: str, start: int) -> tuple[str, int]:
    """The first of two arguments that begin at `start`, and where the text goes on behind the closing bracket."""
    depth, comma = 0, -1
    for at in range(start, len(text)):
        if text[at] == "(":
            depth += 1
        elif text[at] == ")":
            if depth == 0:
                return text[start:comma], at + 1
            depth -= 1
        elif text[at] == "," and depth == 0:
            comma = at
    raise AssertionError(f"a bracket is open: {text[start : start + 40]}")


def tokens_for(sheet: str) -> str:
    """The declarations of those tokens that a sheet uses and does not make itself, with the tokens that these use."""
    known: dict[str, str] = {}
    for name, value in _DECLARED.findall(squeezed(TOKENS.read_text(encoding="utf-8"))):
        known.setdefault(name, value)  # the first is the frame's own, the games' come after it
    own = {name for name, _ in _DECLARED.findall(sheet)}
    wanted: list[str] = []
    waiting = sorted(set(_USED.findall(sheet)) - own)
    while waiting:
        name = waiting.pop(0)
        if name in known and name not in wanted:
            wanted.append(name)
            waiting += _USED.findall(known[name])
    return ";".join(f"{name}:{known[name]}" for name in wanted)


@cache
def standalone(path: Path, scope: str) -> str:
    """The style of a game's picture that stands alone, every rule of it below the class `scope`."""
    sheet = squeezed(path.read_text(encoding="utf-8"))
    sheet = f".{scope}{{{tokens_for(sheet)}}}{sheet}"
    pairs = "".join(
        f"{selector}{{{';'.join(kept)}}}"
        for selector, body in _RULE.findall(sheet)
        if (kept := [line for line in body.split(";") if _BY_DAY_AND_NIGHT in line])
    )
    supported = f"@supports(color:{_BY_DAY_AND_NIGHT}currentColor,currentColor)"
    return f"{by_day(sheet)}{supported}){{svg.{scope}:root{{color-scheme:light dark}}{pairs}}}"


def style_of(path: Path, scope: str, alone: bool) -> str:
    """The element that brings this style into a picture, if it stands alone; a page links the sheet itself."""
    return f"<style>{escape(standalone(path, scope), quote=False)}</style>" if alone else ""
