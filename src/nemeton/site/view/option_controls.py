"""What a table may choose, read off a game's options: no game tells the site more than the type of its options.

A name from a list, yes or no, a number, a set of names: each becomes a control of the form. An option of any other
type, or with one value only, keeps its usual value. Words come from the game: `<game>.options.<name>` with the
attribute `help`, and the same for `<game>.options.<name>.<value>`. What may be chosen for one seat may be chosen for
each: it is said once, as `<game>.options.seat.<value>`; and so with others that come several times (`SAID_ONCE`).
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec
from litestar.datastructures import FormMultiDict
from msgspec import inspect

from nemeton.kernel import Phrase, Rulebook

from ..base.errors import SiteError


class OptionControl(NamedTuple):
    """One option: what kind of control it is ("one", "yes_no", "number", "some") and which values it takes."""

    name: str
    kind: str
    values: tuple[Any, ...]
    usual: Any
    least: int | None = None
    most: int | None = None

    @property
    def field(self) -> str:
        """Its name in the form."""
        return f"option-{self.name}"


@cache
def controls_of(options: type[msgspec.Struct]) -> list[OptionControl]:
    """All options that people can choose in a form, in the order in which the game names them."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return [choice for field in info.fields if (choice := _control(field)) is not None]


SAID_ONCE = ("seat", "hireling")  # `seat_1`, `seat_2`, `hireling_a` …


def offered_controls(book: Rulebook[Any], players: int, options: Mapping[str, Any]) -> list[OptionControl]:
    """The options of a table of so many, with the values that it has a use for; one that has none is not there."""
    read, found = book.read_options(options), []
    for choice in controls_of(book.options):
        idle = book.idle_values(players, read, choice.name)
        left = tuple(value for value in choice.values if value not in idle)
        if seat_in(choice.name) <= players and (left or not choice.values):
            found.append(choice._replace(values=left))
    return found


OptionSay = Callable[..., str]


def seat_in(option: str) -> int:
    """The seat for which an option is chosen, counted from 1; 0 where it is for the whole table.

    >>> seat_in("seat_3"), seat_in("level")
    (3, 0)
    """
    number = option.rpartition("_")[2]
    return int(number) if number.isdecimal() else 0


def value_word(option: str, value: str) -> str:
    """What the words call a value of an option.

    >>> value_word("seat_3", "eyrie"), value_word("map", "winter"), value_word("hireling_a", "any")
    ('seat.eyrie', 'map.winter', 'hireling.any')
    """
    family = option.rpartition("_")[0]
    return f"{family if seat_in(option) or family in SAID_ONCE else option}.{value}"


def option_words(book: Rulebook[Any], language: str) -> OptionSay:
    """What says an option, or one of its values; of a game that has no words for it, the name itself."""
    words = book.words(language)

    def option_say(choice: OptionControl, value: Any = None, attribute: str = "") -> str:
        kind = f"{book.name}.options." + (choice.name if value is None else value_word(choice.name, _written(value)))
        if words.knows(kind, attribute):
            return words.say(Phrase(kind, {}, attribute))
        return "" if attribute else _written(choice.name if value is None else value)

    return option_say


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _control(field: inspect.Field) -> OptionControl | None:
    usual = field.default if field.default is not msgspec.NODEFAULT else None
    if field.default_factory is not msgspec.NODEFAULT:
        usual = field.default_factory()
    match field.type:
        case inspect.LiteralType(values=(_,)):
            return None  # nothing to choose
        case inspect.LiteralType(values=values):
            return OptionControl(field.name, "one", tuple(values), values[0] if usual is None else usual)
        case inspect.BoolType():
            return OptionControl(field.name, "yes_no", (False, True), bool(usual))
        case inspect.IntType(ge=least, le=most):
            return OptionControl(field.name, "number", (), usual or 0, least, most)
        case (
            inspect.ListType(item_type=inspect.LiteralType(values=values))
            | inspect.SetType(item_type=inspect.LiteralType(values=values))
            | inspect.FrozenSetType(item_type=inspect.LiteralType(values=values))
            | inspect.VarTupleType(item_type=inspect.LiteralType(values=values))
        ):
            return OptionControl(field.name, "some", tuple(values), sorted(usual or (), key=values.index))
    return None


def read_control(choice: OptionControl, form: FormMultiDict) -> Any:
    """What the form says about an option; a form that says nothing about any yes or no means no."""
    if choice.kind == "yes_no":
        return choice.field in form
    if choice.kind == "some":
        return [_value(choice, str(item)) for item in form.getall(choice.field, [])]
    written = str(form.get(choice.field, choice.usual))
    if choice.kind == "number":
        return _number(choice, written)
    return _value(choice, written)


def _number(choice: OptionControl, written: str) -> int:
    if written.removeprefix("-").isdecimal() and len(written) < 10:
        number = int(written)
        least, most = (number if end is None else end for end in (choice.least, choice.most))
        if least <= number <= most:
            return number
    raise SiteError("site/bad_choice", value=written[:40], option=choice.name)


def _value(choice: OptionControl, written: str) -> Any:
    for value in choice.values:
        if str(value) == written:
            return value
    raise SiteError("site/bad_choice", value=written[:40], option=choice.name)
