"""How a program plays: the API, described from its own schema. Everything on the page is ours; nothing is fetched."""

from collections.abc import Iterator
from functools import lru_cache
from inspect import getdoc
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.types import ControllerRouterHandler

from ..tables.table import Carried
from ..tables.wishes import SeatWish, TableWish
from ..view import api_shapes
from .dependencies import TheHouse, TheVisitor
from .responses import page

REFERENCE = "#/components/schemas/"
PLAIN = {"string": "text", "integer": "number", "number": "number", "boolean": "true or false", "null": "null"}
SHAPES = (*(kind for kind in vars(api_shapes).values() if isinstance(kind, type)), SeatWish, TableWish, Carried)
ABOUT = {kind.__name__: getdoc(kind) or "" for kind in SHAPES if issubclass(kind, msgspec.Struct)}


class TypeText(NamedTuple):
    """What something is, with a link where it has a shape of its own."""

    text: str
    shape: str = ""


class ApiReply(NamedTuple):
    """One way in which the site answers."""

    status: str
    why: str
    what: TypeText


class ApiCall(NamedTuple):
    """Something that a program may ask."""

    method: str
    path: str
    about: str
    needs_token: bool
    brings: TypeText | None
    replies: list[ApiReply]


class ApiField(NamedTuple):
    """One field of a shape."""

    name: str
    what: TypeText
    is_needed: bool


@get("/api/docs", include_in_schema=False)
async def api_docs(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Response[str]:
    """What a program can ask, and what it gets."""
    schema = schema_of(request.app)
    shapes = {name: list(fields_of(shape)) for name, shape in schema["components"]["schemas"].items()}
    return page(
        request,
        house,
        visitor,
        "api_docs.html",
        calls=list(calls_in(schema)),
        shapes=shapes,
        about=ABOUT,
        version=schema["info"]["version"],
        address=str(request.base_url).rstrip("/"),
    )


@get("/api/docs/openapi.json", include_in_schema=False)
async def openapi_json(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The same for programs."""
    return Response(msgspec.json.encode(schema_of(request.app)), media_type=MediaType.JSON)


@lru_cache(maxsize=4)
def schema_of(app: Litestar) -> dict[str, Any]:
    """The description of the API as its programs read it."""
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    return schema


def calls_in(schema: dict[str, Any]) -> Iterator[ApiCall]:
    """Everything that can be asked, in the order of the addresses."""
    for path, methods in sorted(schema["paths"].items()):
        for method, told in methods.items():
            replies = [
                ApiReply(status, reply["description"], _content(reply)) for status, reply in told["responses"].items()
            ]
            brings = _content(told["requestBody"]) if "requestBody" in told else None
            yield ApiCall(
                method.upper(), path, told.get("description", ""), told.get("security") != [{}], brings, replies
            )


def fields_of(shape: dict[str, Any]) -> Iterator[ApiField]:
    """The fields of a shape."""
    for name, kind in shape.get("properties", {}).items():
        yield ApiField(name, kind_of(kind), name in shape.get("required", ()))


def kind_of(kind: dict[str, Any]) -> TypeText:
    """What a value is, in words.

    >>> kind_of({"type": "array", "items": {"$ref": "#/components/schemas/AskShown"}})
    TypeText(text='list of AskShown', shape='AskShown')
    >>> kind_of({"type": "string", "maxLength": 64}), kind_of({})
    (TypeText(text='text, up to 64 letters', shape=''), TypeText(text='any JSON', shape=''))
    """
    if "$ref" in kind:
        name = kind["$ref"].removeprefix(REFERENCE)
        return TypeText(name, name)
    if "oneOf" in kind:
        parts = [kind_of(part) for part in kind["oneOf"]]
        return TypeText(
            " or ".join(part.text for part in parts), next((part.shape for part in parts if part.shape), "")
        )
    if kind.get("type") == "array":
        inner = kind_of(kind.get("items", {}))
        return TypeText(f"list of {inner.text}", inner.shape)
    if kind.get("type") == "object":
        return TypeText("object")
    most = f", up to {kind['maxLength']} letters" if "maxLength" in kind else ""
    return TypeText(PLAIN.get(str(kind.get("type")), "any JSON") + most)


def _content(part: dict[str, Any]) -> TypeText:
    for media, content in part.get("content", {}).items():
        told = kind_of(content.get("schema", {}))
        return told if media == "application/json" else TypeText(media)
    return TypeText("")


HANDLERS: list[ControllerRouterHandler] = [api_docs, openapi_json]
