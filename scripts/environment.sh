# Sourced by ./play and ./test, which set $root to the folder of the checkout.
#
# set_up main    makes sure that .venv holds the package and what it needs to run
# set_up test    makes sure that it also holds what the tests need
#
# .venv belongs to these scripts. A stamp, written last, says for which requirements, which Python and which folder it was
# made; without a fitting stamp (never made, made half, out of date) it is made anew. Plain POSIX sh.

# Nothing of the caller's Python, environment or test settings shall leak in.
unset CDPATH VIRTUAL_ENV __PYVENV_LAUNCHER__ \
    PYTHONPATH PYTHONHOME PYTHONSTARTUP PYTHONOPTIMIZE PYTHONWARNINGS PYTHONSAFEPATH PYTHONUSERBASE PYTHONPLATLIBDIR \
    PYTHONEXECUTABLE PYTHONINSPECT PYTHONDEVMODE PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX \
    PIP_TARGET PIP_PREFIX PIP_ROOT PIP_REQUIREMENT PIP_CONSTRAINT PIP_NO_DEPS PIP_EDITABLE PIP_DRY_RUN PIP_PYTHON \
    PYTEST_ADDOPTS PYTEST_PLUGINS MYPYPATH MYPY_CACHE_DIR MYPY_CONFIG_FILE_DIR RUFF_CONFIG RUFF_CACHE_DIR
export PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1

environment=$root/.venv
stamp=$environment/made-for            # the packages of requirements/main.txt and build.txt are installed
test_stamp=$environment/made-for-tests # those of requirements/test.txt too
package_stamp=$environment/made-for-package
core_stamp=$environment/made-for-core  # Cairn's compiled core was built, or could not be
turn=$root/.venv-turn                  # a link that names the process which is setting up now

say() {
    printf '%s\n' "$*" >&2
}

give_up() {
    say "$*"
    exit 1
}

version_of() {
    "$1" -c 'import sys; print(*sys.version.split())' 2>/dev/null
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

# Sets $python to a Python 3.11 or newer that can make environments.
find_python() {
    without_venv=
    for python in ${PYTHON:+"$PYTHON"} python3.13 python3.12 python3.11 python3 python python3.14; do
        if ! is_new_enough "$python"; then
            if [ "$python" = "${PYTHON-}" ]; then
                say "PYTHON=$PYTHON is not a Python 3.11 or newer; looking for another."
            fi
        elif "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            return 0
        else
            without_venv=${without_venv:-$python}
        fi
    done
    if [ -n "$without_venv" ]; then
        give_up "Nemeton needs the venv and ensurepip modules, which $without_venv lacks here: install them" \
            "(on Debian or Ubuntu: apt install python3-venv) and run this again."
    fi
    give_up "Nemeton needs Python 3.11 or newer, and none was found: install it (python.org, or your system's packages)," \
        "or set PYTHON to where it is."
}

# What the environment must have been made for to be of use.
fingerprint() {
    version_of "$1" || echo "no Python"
    printf '%s\n' "$root"
    cat "$root"/requirements/main.txt "$root"/requirements/test.txt "$root"/requirements/build.txt | cksum
}

package_fingerprint() {
    cksum <"$root/pyproject.toml"
}

core_fingerprint() {
    version_of "$environment/bin/python" || echo "no Python"
    cat "$root"/src/nemeton/cairn_core/*.h "$root"/src/nemeton/cairn_core/module.c "$root"/src/nemeton/cairn_core/build.py | cksum
    command -v "${CC:-cc}" || echo "no compiler"
    ls "$root"/src/nemeton/cairn_core/compiled.*.so 2>/dev/null || echo "no core"
}

holds() { # file, text
    [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]
}

has_requirements() { # main | test
    made_for=$(fingerprint "$environment/bin/python")
    holds "$stamp" "$made_for" || return 1
    [ "$1" = main ] || holds "$test_stamp" "$made_for" || return 1
    # Somebody who names another Python wants that one.
    [ -z "${PYTHON-}" ] || ! is_new_enough "$PYTHON" || [ "$(version_of "$PYTHON")" = "$(version_of "$environment/bin/python")" ]
}

has_package() {
    holds "$package_stamp" "$(package_fingerprint)" && [ -x "$environment/bin/nemeton" ]
}

# One process at a time sets up. The link is made in one step, and one left by a killed process is taken over.
take_turn() {
    told=
    until ln -s "process-$$" "$turn" 2>/dev/null; do
        other=$(readlink "$turn" || true)
        if [ -n "$other" ] && ! kill -0 "${other#process-}" 2>/dev/null; then
            rm -f "$turn"
        elif [ -z "$other" ] && [ ! -w "$root" ]; then
            give_up "Nemeton keeps its environment in $environment, and may not write there."
        else
            [ -n "$told" ] || say "Waiting for process ${other#process-}, which is setting up .venv (if there is none: rm .venv-turn) ..."
            told=yes
            sleep 1
        fi
    done
    trap 'rm -f "$turn"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM HUP
}

end_turn() {
    rm -f "$turn"
    trap - EXIT INT TERM HUP
}

install_packages() {
    "$environment/bin/python" -m pip install --quiet --quiet "$@" ||
        give_up "The packages could not be installed (see above); is there a connection to the Python package index?"
}

make_environment() {
    find_python
    if [ -e "$environment" ]; then
        say "Replacing .venv, which is unfinished or out of date ..."
        rm -rf "$environment"
    fi
    say "Making an environment in .venv with Python $("$python" -c 'import platform; print(platform.python_version())') ..."
    if ! complaint=$("$python" -m venv "$environment" 2>&1); then
        say "$complaint"
        give_up "$python could not make an environment: install its venv module (on Debian or Ubuntu: apt install" \
            "python3-venv) and run this again."
    fi
}

set_up() { # main | test
    if has_requirements "$1" && has_package && has_frontend && has_core; then
        return 0
    fi
    take_turn
    if ! has_requirements "$1"; then
        made_for=$(fingerprint "$environment/bin/python")
        if has_requirements main; then
            rm -f "$stamp" # until all is well again
        else
            make_environment
            made_for=$(fingerprint "$environment/bin/python")
        fi
        if [ "$1" = test ]; then
            say "Installing the pinned packages, with those for the tests ..."
            install_packages --require-hashes -r "$root/requirements/test.txt" -r "$root/requirements/build.txt"
            printf '%s\n' "$made_for" >"$test_stamp"
        else
            say "Installing the pinned packages ..."
            install_packages --require-hashes -r "$root/requirements/main.txt" -r "$root/requirements/build.txt"
        fi
        printf '%s\n' "$made_for" >"$stamp"
    fi
    if ! has_package; then
        say "Installing Nemeton itself from this folder ..."
        rm -f "$package_stamp"
        install_packages --no-build-isolation --no-deps --editable "$root"
        package_fingerprint >"$package_stamp"
    fi
    if ! has_frontend; then
        say "Fetching fonts and scripts of the pages ..."
        "$environment/bin/python" "$root/scripts/frontend.py" >/dev/null ||
            give_up "The fonts and scripts of the pages could not be fetched (see above); is there a connection to the npm registry?"
    fi
    if ! has_core; then
        # Without a C compiler everything works too, and bots of Cairn think more slowly.
        "$environment/bin/python" "$root/src/nemeton/cairn_core/build.py" >&2 || true
        core_fingerprint >"$core_stamp"
    fi
    end_turn
}

# Cairn's compiled core was built from what is there now, or could not be.
has_core() {
    holds "$core_stamp" "$(core_fingerprint)"
}

has_frontend() {
    "$environment/bin/python" "$root/scripts/frontend.py" --check >/dev/null 2>&1
}

# The browser tests need a Chromium: the one that is there, or Debian's where this user may install it.
find_chromium() {
    if command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1; then
        return 0
    fi
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "Installing Chromium for the browser tests ..."
        if apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null 2>&1; then
            return 0
        fi
    fi
    give_up "The browser tests (tests/site/browser) need Chromium, and none was found: install it (on Debian: apt install chromium)."
}

# The tests of several processes need a PostgreSQL server: the one that is there, or Debian's where this user may install it.
find_postgresql() {
    if command -v postgres >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then
        return 0
    fi
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "Installing PostgreSQL for the tests of several processes ..."
        if apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null 2>&1; then
            return 0
        fi
    fi
    give_up "The tests of several processes (tests/site/test_processes.py) need PostgreSQL, and none was found: install it" \
        "(on Debian: apt install postgresql)."
}
