"""A wheel carries the pages' third-party files: fetch them before it is built."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontendHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs scripts/frontend.py. An editable install leaves that to ./play and ./test."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable":
            subprocess.run([sys.executable, str(Path(self.root) / "scripts" / "frontend.py")], check=True)
