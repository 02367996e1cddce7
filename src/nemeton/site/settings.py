"""Settings of the site: where its data lies, and how much of everything it allows. All come from the environment."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a site is started with."""

    data: Path
    database: str
    secret: bytes  # signs cookies; kept in the data folder
    debug: bool = False
    secure_cookies: bool = False  # behind TLS
    bot_workers: int = 1
    longest_body: int = 1_000_000
    tables_an_hour: int = 120
    messages_a_minute: int = 20
    absent_after: int = 15 * 60  # seconds after which the host may give an absent player's seat to a bot


def settings_from(environment: Mapping[str, str] = os.environ, data: Path | None = None) -> Settings:
    """The settings that the environment asks for; the data folder and its secret are made when they are not there."""
    data = data or Path(environment.get("NEMETON_DATA") or default_data_folder(environment))
    data.mkdir(parents=True, exist_ok=True)
    return Settings(
        data=data,
        database=environment.get("NEMETON_DATABASE") or f"sqlite+aiosqlite:///{data / 'nemeton.sqlite'}",
        secret=_secret(data / "secret.key"),
        secure_cookies=environment.get("NEMETON_SECURE", "") == "1",
        bot_workers=int(environment.get("NEMETON_BOTS") or max(1, (os.cpu_count() or 2) - 1)),
    )


def default_data_folder(environment: Mapping[str, str]) -> Path:
    """Where people keep data of programs."""
    home = environment.get("XDG_DATA_HOME")
    return Path(home) / "nemeton" if home else Path.home() / ".local" / "share" / "nemeton"


def _secret(path: Path) -> bytes:
    """The site's secret; made at the first start, readable by its owner only."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_bytes(32))
    return path.read_bytes()
