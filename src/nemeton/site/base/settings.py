"""Settings of the site: where its data lies, and how much of everything it allows. All come from the environment."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec

from .errors import SiteError
from .private_files import private_file, private_folder

ENDLESS = 10**9
SECRET_FILE, SECRET_LENGTH = "secret.key", 32


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a site is started with."""

    data: Path
    database: str
    secret: bytes  # signs cookies; kept in the data folder
    debug: bool = False
    secure_cookies: bool = False  # behind TLS
    bot_workers: int = 2
    stranger_seconds: float = 10.0  # that reading, trying and drawing what somebody has sent may take
    longest_body: int = 1_000_000
    tables_an_hour: int = 120
    messages_a_minute: int = 20
    limits: float = 1.0  # so many times as much as usual may be done of whatever is limited; with 0 there is no limit
    proxies: int = 0  # proxies of one's own before the site, each of which adds an address to X-Forwarded-For
    window_pace: float = 1.0  # how slowly secret questions close; with 0 they close with their last answer
    loaded: tuple[str, ...] = ()  # modules that workers load, for games that are not of this house
    metrics: str = ""  # who may read /metrics: nobody, anybody ("1"), or whoever sends this as a bearer token
    json_logs: bool = False
    connections: int = 16  # to PostgreSQL, of one process
    clock_every: float = 5.0  # seconds between two looks at what is due at tables with a clock
    keep_guests: float = 0.0  # days after which guests without games are forgotten; with 0 never
    keep_tables: float = 0.0  # days after which tables are removed where nobody has played on
    keep_chat: float = 0.0  # days after which lines of chat are removed
    tidy_every: float = 3600.0  # seconds between two looks for what has grown old
    absent_after: int = 15 * 60  # seconds after which the host may give an absent player's seat to a bot

    def allowed(self, usual: int) -> int:
        """How often something may be done of which so much is usual."""
        return max(1, round(usual * self.limits)) if self.limits else ENDLESS


def settings_from(environment: Mapping[str, str] = os.environ, data: Path | None = None) -> Settings:
    """The settings that the environment asks for; the data folder and its secret are made when they are not there."""
    data = data or Path(environment.get("NEMETON_DATA") or default_data_folder(environment))
    private_folder(data)
    limits, proxies = limits_from(environment)
    return Settings(
        data=data,
        database=environment.get("NEMETON_DATABASE") or f"sqlite+aiosqlite:///{data / 'nemeton.sqlite'}",
        secret=_secret(data / SECRET_FILE),
        secure_cookies=environment.get("NEMETON_SECURE", "") == "1",
        limits=limits,
        proxies=proxies,
        window_pace=_number(environment, "NEMETON_WINDOWS", 1.0),
        metrics=environment.get("NEMETON_METRICS", ""),
        json_logs=environment.get("NEMETON_LOGS", "") == "json",
        connections=max(4, int(_number(environment, "NEMETON_CONNECTIONS", 16))),
        keep_guests=_number(environment, "NEMETON_KEEP_GUESTS", 0),
        keep_tables=_number(environment, "NEMETON_KEEP_TABLES", 0),
        keep_chat=_number(environment, "NEMETON_KEEP_CHAT", 0),
        bot_workers=max(1, int(_number(environment, "NEMETON_BOTS", max(2, (os.cpu_count() or 2) - 1)))),
    )


def limits_from(environment: Mapping[str, str]) -> tuple[float, int]:
    """How many times as much as usual may be done, and how many proxies stand before the site."""
    return _number(environment, "NEMETON_LIMITS", 1.0), int(_number(environment, "NEMETON_PROXIES", 0))


def _number(environment: Mapping[str, str], name: str, usual: float) -> float:
    """A number of the environment that is not negative."""
    written = environment.get(name) or str(usual)
    try:
        number = float(written)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e6:
        raise SiteError("site/bad_setting", name=name, value=written[:40])
    return number


def default_data_folder(environment: Mapping[str, str]) -> Path:
    """Where people keep data of programs."""
    home = environment.get("XDG_DATA_HOME")
    return Path(home) / "nemeton" if home else Path.home() / ".local" / "share" / "nemeton"


def _secret(path: Path) -> bytes:
    """The site's secret; made at the first start, readable by its owner only."""
    private_file(path)
    if not path.stat().st_size:
        path.write_bytes(secrets.token_bytes(SECRET_LENGTH))
    return path.read_bytes()
