"""Credits: whose work this stands on."""

from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.types import ControllerRouterHandler

from ..view.shelf import shelf
from .dependencies import TheHouse, TheVisitor
from .responses import page


class Credit(NamedTuple):
    """Something that others made. `use` is a key of the words; `package` is what it is called where it comes from, and
    `terms` the licence that the package itself declares (a test compares them); `authors` as its licence names them."""

    name: str
    package: str
    address: str
    terms: str
    use: str = ""
    authors: str = ""


GAMES = {
    "cairn": ("Christian Martinez", "Matagot"),
    "inis": ("Christian Martinez", "Matagot"),
    "root": ("Cole Wehrle", "Leder Games"),
    "spirit_island": ("R. Eric Reuss", "Greater Than Games"),
}
FONTS = (
    Credit(
        "Alegreya",
        "@fontsource/alegreya",
        "https://github.com/huertatipografica/Alegreya",
        "OFL-1.1",
        authors="2011 The Alegreya Project Authors",
    ),
    Credit(
        "Alegreya Sans",
        "@fontsource/alegreya-sans",
        "https://github.com/huertatipografica/Alegreya-Sans",
        "OFL-1.1",
        authors="2013 The Alegreya Sans Project Authors",
    ),
)
LIBRARIES = (
    Credit("htmx", "htmx.org", "https://htmx.org", "0BSD", "htmx"),
    Credit("Litestar", "litestar", "https://litestar.dev", "MIT", "litestar"),
    Credit("Uvicorn", "uvicorn", "https://uvicorn.dev", "BSD-3-Clause", "uvicorn"),
    Credit("uvloop", "uvloop", "https://github.com/MagicStack/uvloop", "Apache-2.0 OR MIT", "uvloop"),
    Credit("httptools", "httptools", "https://github.com/MagicStack/httptools", "MIT", "httptools"),
    Credit("Jinja", "jinja2", "https://jinja.palletsprojects.com", "BSD-3-Clause", "jinja"),
    Credit("MarkupSafe", "markupsafe", "https://markupsafe.palletsprojects.com", "BSD-3-Clause", "markupsafe"),
    Credit("markdown-it-py", "markdown-it-py", "https://markdown-it-py.readthedocs.io", "MIT", "markdown"),
    Credit("SQLAlchemy", "sqlalchemy", "https://www.sqlalchemy.org", "MIT", "sqlalchemy"),
    Credit("Alembic", "alembic", "https://alembic.sqlalchemy.org", "MIT", "alembic"),
    Credit("aiosqlite", "aiosqlite", "https://aiosqlite.omnilib.dev", "MIT", "aiosqlite"),
    Credit("msgspec", "msgspec", "https://msgspec.dev", "BSD-3-Clause", "msgspec"),
    Credit(
        "fluent.runtime", "fluent.runtime", "https://github.com/projectfluent/python-fluent", "Apache-2.0", "fluent"
    ),
    Credit("Typer", "typer", "https://typer.tiangolo.com", "MIT", "typer"),
    Credit("Rich", "rich", "https://github.com/Textualize/rich", "MIT", "rich"),
)


@get("/credits", include_in_schema=False)
async def credit(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """Whose work this stands on, and under which terms."""
    boxes = [box for box in shelf() if box.name in GAMES]
    works: dict[str, Any] = {"shelf": boxes, "authors": GAMES, "fonts": FONTS, "libraries": LIBRARIES}
    return page(request, house, visitor, "credits.html", current="credits", **works)


HANDLERS: list[ControllerRouterHandler] = [credit]
