"""Credits: whose work this stands on."""

from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request, Response, get
from litestar.types import ControllerRouterHandler

from ..handed import TheHouse, TheVisitor
from ..render import page
from ..shelf import shelf

if TYPE_CHECKING:
    pass


class Work(NamedTuple):
    """Something that others made: `use` is a key of the words."""

    name: str
    address: str
    use: str
    terms: str


GAMES = {
    "cairn": ("Christian Martinez", "Matagot"),
    "inis": ("Christian Martinez", "Matagot"),
    "root": ("Cole Wehrle", "Leder Games"),
    "spirit_island": ("R. Eric Reuss", "Greater Than Games"),
}
FONTS = (
    Work("Alegreya", "https://github.com/huertatipografica/Alegreya", "", "SIL OFL 1.1"),
    Work("Alegreya Sans", "https://github.com/huertatipografica/Alegreya-Sans", "", "SIL OFL 1.1"),
)
LIBRARIES = (
    Work("htmx", "https://htmx.org", "htmx", "0BSD"),
    Work("Litestar", "https://litestar.dev", "litestar", "MIT"),
    Work("Uvicorn", "https://www.uvicorn.org", "uvicorn", "BSD-3-Clause"),
    Work("Jinja", "https://jinja.palletsprojects.com", "jinja", "BSD-3-Clause"),
    Work("SQLAlchemy", "https://www.sqlalchemy.org", "sqlalchemy", "MIT"),
    Work("Alembic", "https://alembic.sqlalchemy.org", "alembic", "MIT"),
    Work("aiosqlite", "https://aiosqlite.omnilib.dev", "aiosqlite", "MIT"),
    Work("msgspec", "https://jcristharif.com/msgspec/", "msgspec", "BSD-3-Clause"),
    Work("Project Fluent", "https://projectfluent.org", "fluent", "Apache-2.0"),
    Work("Typer", "https://typer.tiangolo.com", "typer", "MIT"),
    Work("Rich", "https://rich.readthedocs.io", "rich", "MIT"),
)


@get("/credits", include_in_schema=False)
async def credit(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """Whose work this stands on, and under which terms."""
    boxes = [box for box in shelf() if box.name in GAMES]
    works: dict[str, Any] = {"shelf": boxes, "authors": GAMES, "fonts": FONTS, "libraries": LIBRARIES}
    return page(request, house, visitor, "credits.html", current="credits", **works)


HANDLERS: list[ControllerRouterHandler] = [credit]
