"""The small parts of a table's page that a game shows by the dozen: made here, because a template takes ten times as
long for each of them."""

from functools import lru_cache
from itertools import groupby

from markupsafe import Markup, escape

from .faces import answer_face, look_button, tile_face
from .parts import AskView, OptionGroupView, OptionView

FEW = 8  # so many options, and so many lines of them, stand open beside their headings
LONG = 16  # more of one verb are opened place by place
GOING_ON = ('"done"', '"end"', '"pass"', '"stop"', '["done"]')  # in all games these answers choose nothing more


def form_opens(table: str, action: str, mark: str, csrf: str, css: str = "", ident: str = "") -> Markup:
    """The beginning of a form that does something at a table. It tells which board the page has.

    One form sends one thing at a time. A form with another `ident` is another one: it does not wait until the server
    has answered to the one that stood there before.
    """
    address, name = f"/tables/{table}/{action}", f' id="{escape(ident)}"' if ident else ""
    return Markup(
        f'<form{name} class="{css}" method="post" action="{address}" hx-post="{address}" hx-sync="this:drop">'
        f'<input type="hidden" name="_csrf_token" value="{csrf}">'
        f'<input type="hidden" name="has" value="{mark.partition(".")[0]}">'
    )


def closing(ask: AskView) -> OptionView | None:
    """The last option, if it chooses none of the others: it has a place of its own, where nothing scrolls."""
    if len(ask.groups) < 2 or ask.groups[-1].heading:
        return None
    [last] = ask.groups[-1].options
    return last if last.answer in GOING_ON else None


def option_groups(ask: AskView, as_list: str = "") -> Markup:
    """All options of a question but the closing one, in their groups. Where there are many, the headings are verbs: one
    of them is open at a time, and none at first; `as_list` is what shows all, with # for their number."""
    shown = ask.groups[:-1] if closing(ask) else ask.groups
    headed = [group for group in shown if group.heading]
    if len(headed) == 1 and len(headed[0].options) > LONG:
        shown = [part for group in shown for part in _by_row(group)]
        headed = [group for group in shown if group.heading]
    count = sum(len(group.options) for group in headed)
    many = len(shown) > 1 and bool(headed) and max(count, sum(map(_lines, headed))) > FEW
    groups = [_shown(group, number, many) for number, group in enumerate(shown, 1)]
    css, listed = (" are-many", _list_all(as_list.replace("#", str(count)))) if many else ("", "")
    return Markup(f'<div class="groups{css}" id="ask-{ask.id}">{"".join(groups)}{listed}\n</div>')


def _lines(group: OptionGroupView) -> int:
    """How many lines a verb has where it stands open: one for each place, and its price below it."""
    rows = {_row_of(option) for option in group.options}
    return len(rows) + bool(group.price)


def _by_row(group: OptionGroupView) -> tuple[OptionGroupView, ...]:
    """A single verb with very many answers: one for each place, or each card, that they are told by."""
    rows = {row: tuple(options) for row, options in groupby(sorted(group.options, key=_row_of), _row_of)}
    if not group.heading or len(rows) < 2:
        return (group,)
    order = dict.fromkeys(map(_row_of, group.options))
    return tuple(
        group._replace(
            heading=f"{group.heading}: {row}" if row else group.heading,
            options=tuple(option._replace(row="") for option in rows[row]),
        )
        for row in order
    )


def _shown(group: OptionGroupView, number: int, many: bool) -> str:
    if not group.heading:
        return _alone(group.options)
    return _alone((_whole(group),)) if many and len(group.options) == 1 else _group(group, number if many else 0)


@lru_cache(2_000)
def _group(group: OptionGroupView, number: int) -> str:
    """Options under their heading, which chooses the group where it has a number."""
    heading, verb = escape(group.heading), _verb(group.heading, group.sign, group.price)
    label = f'<span class="heading">{verb}</span>'
    if number:
        label = (
            f'<label class="heading button"><input type="radio" name="group" value="{number}">'
            f"{verb} <small>{len(group.options)}</small></label>"
        )
    rows = "".join(_row(group.heading, row, list(options)) for row, options in groupby(group.options, _row_of))
    return f'\n<div class="group" role="group" aria-label="{heading}">\n{label}\n<ul>{rows}</ul>\n</div>'


def _verb(heading: str, sign: Markup, price: str) -> Markup:
    """What may be done: its sign, the verb, what it costs."""
    picture = f'<span class="verb-sign">{sign}</span>' if sign else ""
    cost = f' <small class="price">{escape(price)}</small>' if price else ""
    return Markup(f"{picture}<span>{escape(heading)}{cost}</span>")


def _row_of(option: OptionView) -> str:
    return option.row


def _row(heading: str, row: str, options: list[OptionView]) -> str:
    """Options in one line behind what they share; without it each is a line of its own."""
    if not row:
        return "".join(f"<li>{option_button(option, heading)}</li>" for option in options)
    buttons = "".join(option_button(option, f"{heading} {row}") for option in options)
    return (
        f'<li class="place-row"><span class="row-name">{escape(row)}</span><span class="in-row">{buttons}</span></li>'
    )


def _whole(group: OptionGroupView) -> OptionView:
    """A verb with a single place is that answer, and says all."""
    [option] = group.options
    return option._replace(short=option.full, sign=group.sign, price=group.price)


def _list_all(said: str) -> str:
    """What shows all options at once, for those who would rather read than open one verb after the other."""
    return f'\n<button class="button quiet list-all" type="button" aria-pressed="false">{escape(said)}</button>'


def _alone(options: tuple[OptionView, ...]) -> str:
    return "".join(f'\n<div class="group is-alone">{option_button(option)}</div>' for option in options)


@lru_cache(5_000)
def option_button(option: OptionView, heading: str = "", form: str = "") -> Markup:
    """A button that answers a question; behind the heading of its group, that heading is only heard. One that stands
    elsewhere on the page names the form of its question."""
    answer, card = escape(option.answer), option.card
    css = "button option-button"
    said = Markup(f'<span class="hidden">{escape(heading)} </span>' if heading else "")
    if card:
        css += " is-card" if card.brief else " is-named-card"
        said += answer_face(card, option.short) if card.brief else tile_face(card, option.short)
    elif option.sign or option.price:
        said += _verb(option.short, option.sign, option.price)
    else:
        said += escape(option.short)
    where = f' form="{escape(form)}"' if form else ""
    told = (
        f'data-card="{escape(card.ident)}" data-told="{escape(option.full)}"'
        if card
        else f'title="{escape(option.full)}"'
    )
    return Markup(
        f'<button class="{css}" type="submit"{where} name="option" value="{answer}" data-answer="{answer}" '
        f"{told}>{said}</button>{look_button(card) if card else ''}"
    )
