"""Elements of the pictures: pieces that travel, labels, places. Everything that comes from outside is escaped here."""

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from .woodcut import Point, num


def translate(point: Point) -> str:
    """A place in the picture, for a style attribute.

    >>> translate((12.34, -5))
    'translate(12.3px,-5px)'
    """
    return f"translate({num(point[0])}px,{num(point[1])}px)"


def dock(name: str, aside: Point = (0, 0)) -> str:
    """A place that the style sheet sets, beside the board or below it as the screen has room.

    >>> dock("stack"), dock("stack", (0, 40))
    ('translate(var(--stack-x),var(--stack-y))', 'translate(var(--stack-x),calc(var(--stack-y) + 40px))')
    """
    x, y = (
        f"calc(var(--{name}-{axis}) + {num(by)}px)" if by else f"var(--{name}-{axis})"
        for axis, by in zip("xy", aside, strict=True)
    )
    return f"translate({x},{y})"


def attributes(values: Mapping[str, str]) -> str:
    """Attributes as they stand in a tag; an empty value is left out.

    >>> attributes({"id": "sea-1", "class": "", "data-answer": '"c3"'})
    ' id="sea-1" data-answer="&quot;c3&quot;"'
    """
    return "".join(f' {name}="{escape(value)}"' for name, value in values.items() if value)


@lru_cache(20_000)
def title(text: str) -> str:
    """What a pointer that rests on a thing is told."""
    return f"<title>{escape(text)}</title>" if text else ""


def piece(ident: str, css: str, place: str, body: str, *, told: str = "", data: Mapping[str, str] | None = None) -> str:
    """A thing that travels: its id stays, its place is in the style attribute; so it glides when it moves."""
    more = attributes(data) if data else ""
    return f'<g id="{escape(ident)}" class="piece {css}" style="transform:{place}"{more}>{title(told)}{body}</g>'


@lru_cache(20_000)
def label(text: str, css: str, x: float = 0, y: float = 0) -> str:
    """A piece of writing in the picture."""
    return f'<text class="{css}" x="{num(x)}" y="{num(y)}">{escape(text)}</text>'


def signs_in(drawn: str) -> frozenset[str]:
    """The signs that a drawing uses, by name.

    >>> signs_in('<g><use href="#s-w-eyrie" x="1"/><use href="#s-art-ambush"/></g>') == {"w-eyrie", "art-ambush"}
    True
    """
    return frozenset([after[: after.find('"')] for after in drawn.split('href="#s-')[1:]])


def aside(css: str, wide: float, high: float, name: str, body: str) -> str:
    """A board beside the map as a picture of its own.

    >>> aside("root", 300, 100, "Score", "<g/>")
    '<svg class="root aside" viewBox="0 0 300 100" role="img" aria-label="Score"><g/></svg>'
    """
    box = f"0 0 {num(wide)} {num(high)}"
    return f'<svg class="{css} aside" viewBox="{box}" role="img" aria-label="{escape(name)}">{body}</svg>'
