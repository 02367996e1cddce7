"""The picture of the island."""

from typing import Any

from .state import IslandState


def draw(state: IslandState, **_given: Any) -> str:
    """Its lands."""
    return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{len(state.lands)}</title></svg>'
