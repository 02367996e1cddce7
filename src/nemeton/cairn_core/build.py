"""Build the core with the C compiler that this Python was made with, or the usual one.

    python -m nemeton.cairn_core.build          # what was done, in one line; exit code 1 if it could not be built
    python src/nemeton/cairn_core/build.py      # the same, where nemeton is not installed

It needs a C compiler and the header files of Python, and no package. `./play`, `./test` and a build of the wheel call
it; where it fails they go on without a core.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

HERE = Path(__file__).parent
SOURCE = HERE / "module.c"
TARGET = HERE / f"compiled{sysconfig.get_config_var('EXT_SUFFIX') or '.so'}"
LONGEST = 300  # seconds


def compilers() -> list[list[str]]:
    """The commands to try, each as a list of words."""
    wished = [os.environ.get("CC", ""), sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    found = [shlex.split(command) for command in wished if command]
    return [command for command in found if shutil.which(command[0])]


def build(target: Path = TARGET) -> str:
    """Compile; an empty text if it worked, else why not in a few words."""
    if sys.platform == "win32":
        return "on Windows the core is not built"
    if sys.implementation.name != "cpython":
        return f"the core needs CPython, not {sys.implementation.name}"
    headers = [sysconfig.get_paths()[name] for name in ("include", "platinclude")]
    if not (Path(headers[0]) / "Python.h").exists():
        return "the header files of Python are missing"
    linking = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    unfinished = target.with_name(f"{target.name}.{os.getpid()}.new")
    trouble = "there is no C compiler"
    for compiler in compilers():
        includes = [f"-I{folder}" for folder in dict.fromkeys(headers)]
        command = [*compiler, "-O3", "-fPIC", *linking, *includes, str(SOURCE), "-o", str(unfinished), "-lm"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            trouble = f"{compiler[0]}: {error}"
            continue
        if done.returncode == 0:
            unfinished.replace(target)
            return ""
        trouble = f"{compiler[0]} failed: {(done.stderr or done.stdout).strip().splitlines()[-1:]}"
    unfinished.unlink(missing_ok=True)
    return trouble


def main() -> int:
    """Build, and say what came of it."""
    trouble = build()
    print(f"Built {TARGET.name}." if not trouble else f"Cairn's compiled core was not built: {trouble}.")
    return int(bool(trouble))


if __name__ == "__main__":
    sys.exit(main())
