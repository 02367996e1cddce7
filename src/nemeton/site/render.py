"""Rendering: Jinja templates with the site's words. What a visitor wrote is escaped; only pictures of ours are not."""

import secrets
from collections import namedtuple
from collections.abc import Iterator, MutableMapping
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from litestar import MediaType, Request, Response
from litestar.response import Redirect
from litestar.template.base import csrf_token
from markupsafe import Markup

import nemeton
from nemeton.kernel import Phrase

from .assets import asset, sheet
from .buttons import form_opens, option_button
from .icons import icon, sigil
from .plates import house_mark, plate, small_plate
from .storage import Person
from .visitor import Visitor, cookie_for
from .words import LANGUAGE_NAMES, site_words

if TYPE_CHECKING:
    from .app import House

TEMPLATES = Path(__file__).parent / "templates"
MOST_KEPT = 5_000  # parts of pages
HELD = f"held-{secrets.token_hex(16)}-"  # stands in a template's output for a part that goes around it

_kept: dict[tuple[Any, ...], str] = {}
_templates: dict[str | Template, Template] = {}


@cache
def _view(fields: str) -> Any:
    """Takes some fields of something, as a value that has these and nothing else."""
    view, names = namedtuple("_View", fields), fields.split()
    if len(names) == 1:
        return lambda whole: view(getattr(whole, fields))
    taken = attrgetter(*names)
    return lambda whole: view(*taken(whole))


def _frozen(value: Any) -> Any:
    """The same value, such that it can be looked up by."""
    try:
        hash(value)
    except TypeError:
        return tuple(map(_frozen, value))
    return value


class _House(Environment):
    """What all templates know is one plain dict: Jinja's chained one is copied slowly, and that for every part."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}

    def get_template(
        self, name: str | Template, parent: str | None = None, globals: MutableMapping[str, Any] | None = None
    ) -> Template:
        """The same, without a look at what may have changed: nothing does while the site runs."""
        found = _templates.get(name)
        if found is None:
            found = _templates[name] = super().get_template(name, parent, globals)
        return found


@cache
def _environment() -> Environment:
    environment = _House(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # to look at every file for every page costs more than to start again
    )
    environment.globals.update(
        icon=icon, sigil=sigil, asset=asset, sheet=sheet, house_mark=house_mark, plate=plate, small_plate=small_plate,
        games=nemeton.games, language_names=LANGUAGE_NAMES, form_opens=form_opens, option_button=option_button,
    )  # fmt: skip
    return environment


def rendered(template: str, visitor: Visitor, **context: Any) -> str:
    """A template as this visitor reads it."""
    return "".join(parts_of(template, visitor, **context))


def parts_of(template: str, visitor: Visitor, **context: Any) -> Iterator[str]:
    """The same in parts, as they are made; a part that was kept is always the very same text. In the template
    `say("site.home.title", name=…)` says a message of the site (or an attribute of it, if a second one is named),
    `game_say` one of a game, and `picture(svg)` puts a drawing of ours in. `asset("frame.css")` is the address of a
    file, `sheet(game)` that of a game's style sheet."""
    language, held = visitor.language, dict[str, str]()

    def as_it_is(text: str) -> Markup:
        """Long texts of ours do not go through the template, which would copy them several times."""
        name = Markup(f"{HELD}{len(held)}")
        held[name] = text
        return name

    def say(kind: str, attribute: str = "", **values: Any) -> str:
        return site_words(language).say(Phrase(kind, values, attribute))

    def game_say(game: str, kind: str, attribute: str = "", **values: Any) -> str:
        return nemeton.games()[game].words(language).say(Phrase(kind, values, attribute))

    def kept(part: str, whole: Any = None, fields: str = "", **values: Any) -> Markup:
        """A part of a page that is made once and stays the same as long as what it shows does. It sees the values that
        are named here and nothing else; of a `whole`, as `table`, only these fields."""
        if fields:
            values["table"] = _view(fields)(whole)
        name: tuple[Any, ...] = part, language, *values.items()
        try:
            found = _kept.get(name)
        except TypeError:  # a list is in it
            name = part, language, *((key, _frozen(value)) for key, value in values.items())
            found = _kept.get(name)
        if found is None:
            if len(_kept) >= MOST_KEPT:
                _kept.clear()
            found = _kept[name] = _environment().get_template(part).render(say=say, **values)
        return as_it_is(found)

    parts = _environment().get_template(template).generate(
        kept=kept, as_it_is=as_it_is, visitor=visitor, language=language, say=say, game_say=game_say, picture=Markup,
        first_game=next(iter(nemeton.games())), **context,
    )  # fmt: skip
    for part in parts:
        yield held.get(part, part)


def page(
    request: Request[Any, Any, Any],
    house: "House",
    visitor: Visitor,
    template: str,
    *,
    status: int = 200,
    **context: Any,
) -> Response[str]:
    """A whole page; a new guest gets the cookie with it. `csrf` is the token that every form sends along."""
    body = rendered(template, visitor, csrf=csrf_token({"request": request}), path=request.url.path, **context)
    cookies = [cookie_for(visitor.id, house.settings)] if visitor.is_new else []
    return Response(body, media_type=MediaType.HTML, status_code=status, cookies=cookies)


def see_other(house: "House", visitor: Visitor, address: str) -> Redirect:
    """After a form: the page where things go on. A new guest gets the cookie here too."""
    cookies = [cookie_for(visitor.id, house.settings)] if visitor.is_new else []
    return Redirect(address, status_code=303, cookies=cookies)


def failure_page(request: Request[Any, Any, Any], told: dict[str, str], status: int, language: str) -> str:
    """A page for what went wrong."""
    nobody = Visitor(Person(id="", name="", preferences={}), language, is_new=False)
    visitor = request.state.get("visitor") or nobody
    csrf = csrf_token({"request": request})
    return rendered("failure.html", visitor, csrf=csrf, path="/", told=told, status=status)
