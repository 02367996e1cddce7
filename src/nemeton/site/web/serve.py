"""Starting the site: `nemeton serve`, or as a server starts it, `uvicorn --factory nemeton.site.web.serve:app --http
nemeton.site.web.connections:GuardedConnection`; without the latter nobody is hurried who sends half a request."""

import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar

from ..base.errors import SiteError
from ..base.settings import Settings, settings_from
from ..storage.database import is_postgresql
from .app import create_app
from .connections import guarded
from .processes import ProcessWatcher, end_with

PORTS_TRIED = 20
KEEP_ALIVE = 60  # seconds; a player thinks longer than a server usually waits for the next request
DRAINING = 8  # seconds for what was begun when the site is told to end
SWITCH = 0.001  # seconds; the thread that writes to the database shall not wait for long behind a page that is made


COLLECT = 20_000, 20, 20  # things made until the young, the middle-aged, all are looked through for garbage


def app() -> Litestar:
    """The site with the settings of the environment."""
    made = create_app(settings_from(os.environ))
    collect_seldom()
    return made


def collect_seldom() -> None:
    """Whatever a site stands on never becomes garbage, and what a page is made of is mostly gone before anybody looks:
    to look through all of it again and again would make every answer wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


class DrainingServer(uvicorn.Server):
    """The server, which tells the house first when it shall end: live pages go elsewhere, what was begun is done."""

    def handle_exit(self, sig: int, frame: Any) -> None:
        """A signal to end has come."""
        self.config.app.state["house"].drain()  # type: ignore[union-attr]
        super().handle_exit(sig, frame)


def serve(host: str, port: int | None, data: Path | None, *, open_browser: bool, processes: int = 1) -> None:
    """Serve until Ctrl-C. Without a port, the first free one from 8000 on; its address is printed, and opened where
    there is a browser."""
    settings = settings_from(os.environ, data)
    if processes > 1 and not is_postgresql(settings.database):
        raise SiteError("site/needs_postgres")
    site = create_app(settings)
    site.state["house"].database.claim()  # before anything is said of an address
    listening = _listening(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}/"
    print(f"Nemeton is at {address} (data in {settings.data}; Ctrl-C ends it).", flush=True)
    if open_browser and _has_browser():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    if processes == 1:
        if hasattr(signal, "SIGHUP"):  # a reload, or a terminal that is closed: finish what was begun, and end
            signal.signal(signal.SIGHUP, lambda *_: os.kill(os.getpid(), signal.SIGTERM))
        run(site, settings, listening)
        return
    bots = max(1, settings.bot_workers // processes)
    environment = os.environ | {"NEMETON_DATA": str(settings.data), "NEMETON_BOTS": str(bots)}
    sys.exit(ProcessWatcher(listening, processes, environment).run())


def run(site: Litestar, settings: Settings, listening: socket.socket) -> None:
    """Serve a site until it is told to end."""
    config = uvicorn.Config(
        site,
        log_level="warning",
        timeout_graceful_shutdown=DRAINING,
        timeout_keep_alive=KEEP_ALIVE,
        proxy_headers=False,
        server_header=False,
        http=guarded(settings),
    )  # whose word counts for where a request comes from is decided in askers.py
    server = DrainingServer(config)
    collect_seldom()
    sys.setswitchinterval(SWITCH)
    server.run(sockets=[listening])


def serve_child(listening: int, life: int) -> None:
    """One of several web processes, started by the watcher, which hands down its socket."""
    end_with(life)
    settings = settings_from(os.environ)
    run(create_app(settings), settings, socket.socket(fileno=listening))


def _listening(host: str, port: int | None) -> socket.socket:
    for wanted in [port] if port is not None else range(8000, 8000 + PORTS_TRIED):
        # Where a socket names its protocol asyncio sends small answers at once; else they wait 40 ms for company.
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
        except OSError:
            listening.close()
            continue
        return listening
    raise SiteError("site/no_port", host=host, port=str(port or f"8000–{8000 + PORTS_TRIED - 1}"))


def _has_browser() -> bool:
    """Is there a screen to show a browser on?"""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    serve_child(*map(int, sys.argv[1:3]))
