"""The pages, one file each; HANDLERS is all that the application serves."""

from litestar.types import ControllerRouterHandler

HANDLERS: list[ControllerRouterHandler] = []
