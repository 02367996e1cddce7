"""Steps: what may wait on the agenda. Each is declared once.

A step is a small record; `@step(Record)` stands on the rule that runs it. The record says by the types of its fields
what they may hold (`Among`). Everything else is read from there: the rulebook's table of rules, the notation of
positions with its bounds, and the lists in the docs.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, reduce
from operator import or_
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, dataclass_transform, get_args, get_type_hints

import msgspec

from .asks import Rule


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class StepType(msgspec.StructMeta):
    """The type of steps: tells a type checker that every step is frozen."""


class Step(msgspec.Struct, metaclass=StepType, frozen=True, tag_field="step", forbid_unknown_fields=True):
    """Something that comes after the rule that runs now. Each game derives one class that bears its name, and from that
    its steps, with what they need to know.

    What a step holds, everybody may know: it is shown in positions and never concealed.
    """


class Among(NamedTuple):
    """What a field may hold, by name: `Annotated[str, Among("space")]`. `Rulebook.legal` says which there are in a
    state."""

    what: str


K = TypeVar("K", bound=Step)
G = TypeVar("G")
R = TypeVar("R", bound=Rule[None] | None)

StepRule = Callable[[Any, Any], Rule[None] | None]
_RULES: dict[type[Step], StepRule] = {}


def step(kind: type[K]) -> Callable[[Callable[[G, K], R]], Callable[[G, K], R]]:
    """The rule below runs the steps of this kind."""

    def declare(rule: Callable[[G, K], R]) -> Callable[[G, K], R]:
        assert kind not in _RULES, f"two rules run {kind.__name__}: {_RULES[kind].__name__} and {rule.__name__}"
        _RULES[kind] = rule
        return rule

    return declare


def steps_of(chapters: Iterable[ModuleType]) -> dict[type[Step], StepRule]:
    """The steps whose rules stand in these modules, each with its rule."""
    names = {chapter.__name__ for chapter in chapters}
    return {kind: rule for kind, rule in _RULES.items() if rule.__module__ in names}


def any_step(base: type[Step]) -> Any:
    """The type of what may wait on an agenda: any of the steps that were derived from a game's class so far."""
    return reduce(or_, base.__subclasses__())


def agenda_of(state: type[msgspec.Struct]) -> tuple[type[Step], ...]:
    """The steps that may wait on the agenda of a state."""
    waiting = get_args(get_type_hints(state)["agenda"])[0]
    return get_args(waiting) or (waiting,)


class StepField(NamedTuple):
    """A field of a step: its name, what it may hold if its type says that, its default if it has one."""

    name: str
    what: str
    default: Any = msgspec.NODEFAULT


def fields_of(kind: type[msgspec.Struct]) -> Iterator[StepField]:
    """The fields of a step."""
    what = what_fields_hold(kind)
    for field in msgspec.structs.fields(kind):
        yield StepField(field.name, what.get(field.name, ""), field.default)


@cache
def what_fields_hold(kind: type[msgspec.Struct]) -> Mapping[str, str]:
    """By the name of a field, what it may hold; only fields that say so with `Among`.

    >>> from typing import Annotated
    >>> class Visit(Step, tag="visit"):
    ...     guests: tuple[Annotated[int, Among("seat")], ...]
    ...     silent: bool = False
    >>> what_fields_hold(Visit)
    {'guests': 'seat'}
    """
    hints = get_type_hints(kind, include_extras=True)
    found = {name: _among(hints[name]) for name in kind.__struct_fields__}
    return {name: what for name, what in found.items() if what}


def _among(hint: Any) -> str:
    """What a type says that its values are among; a list or a choice of types says what its parts do."""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, Among):
            return mark.what
    return next((what for part in get_args(hint) if (what := _among(part))), "")
