"""A wheel carries the pages' third-party files and, where a C compiler is there, Cairn's compiled core."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs scripts/frontend.py and builds the core. An editable install leaves both to ./play and ./test."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "scripts" / "frontend.py")], check=True)
        trouble = self.build_core(root / "src" / "nemeton" / "cairn_core" / "build.py")
        if trouble:
            self.app.display_warning(f"Cairn's compiled core is left out: {trouble}")
        else:
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def build_core(self, script: Path) -> str:
        """Why there is no core; empty if there is one."""
        spec = importlib.util.spec_from_file_location("cairn_core_build", script)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return str(module.build())
