"""What the application hands to every page that asks for it: the house, and whoever looks at the page."""

from typing import TYPE_CHECKING, TypeAlias

from litestar.di import NamedDependency

from ..visitors.visitor import Visitor

if TYPE_CHECKING:
    from ..web.app import House

TheHouse: TypeAlias = NamedDependency["House"]  # a parameter called `house`
TheVisitor: TypeAlias = NamedDependency[Visitor]  # a parameter called `visitor`
