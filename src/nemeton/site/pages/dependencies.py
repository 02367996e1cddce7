"""What the application hands to every page that asks for it: the house, and whoever looks at the page."""

from typing import TypeAlias

from litestar.di import NamedDependency

from ..house import House
from ..visitors.visitor import Visitor

TheHouse: TypeAlias = NamedDependency[House]  # a parameter called `house`
TheVisitor: TypeAlias = NamedDependency[Visitor]  # a parameter called `visitor`
