"""Tests of Cairn are played from both sides of the table."""

import pytest

from tests.games.cairn.sides import Side


@pytest.fixture(params=["sea", "forest"])
def side(request: pytest.FixtureRequest) -> Side:
    """Both sides of the table, one after the other."""
    return Side(request.param)
