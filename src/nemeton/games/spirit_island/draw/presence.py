"""Presence of a spirit: a disc of light with an outline, a colour and an emblem of its own."""

from functools import cache

from ..spirits import PANELS
from .ink import INK


@cache
def presence(name: str) -> str:
    """The disc of a spirit."""
    panel = PANELS[name]
    return (
        f'<path d="{panel.outline}" fill="{INK}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{panel.outline}" fill="{panel.colour}" stroke="#fff" stroke-opacity=".75" stroke-width="1.6"/>'
        f'<g fill="{INK}">{panel.emblem}</g>'
    )
