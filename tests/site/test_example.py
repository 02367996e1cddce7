"""The example client plays a whole game through the API of a real server."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.site.browser.sites import running_site

EXAMPLE = Path(__file__).parents[2] / "examples" / "sit_at_a_table.py"


@pytest.mark.long
def test_the_example_plays_a_whole_game(tmp_path: Path):
    with running_site(tmp_path) as address:
        played = subprocess.run([sys.executable, EXAMPLE, address], capture_output=True, text=True, timeout=300)
    assert played.returncode == 0, played.stderr
    assert "Over after" in played.stdout


def test_the_example_says_what_it_needs():
    told = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True)
    assert told.returncode == 1
    assert told.stderr.startswith("Usage:")
