"""What is at no address: it says so in the visitor's own language and colours."""

from litestar import get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from ..base.errors import NotThere
from .dependencies import TheVisitor


@get("/{anything:path}", include_in_schema=False)
async def missing(anything: FromPath[str], visitor: TheVisitor) -> None:  # noqa: ARG001
    """There is no such page."""
    raise NotThere("site/no_page")


HANDLERS: list[ControllerRouterHandler] = [missing]
