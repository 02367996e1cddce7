"""Rendering: Jinja templates with the site's words. What a visitor wrote is escaped; only pictures of ours are not."""

from collections.abc import Callable, MutableMapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from litestar import MediaType, Request, Response
from litestar.response import Redirect
from markupsafe import Markup

import nemeton
from nemeton.kernel import Phrase

from ..base.cache import RecentCache
from ..live.fragments import Pieces, cut
from ..storage import Person
from ..visitors.visitor import COOKIE, Visitor, cookie_for, form_token
from ..words import LANGUAGE_NAMES, site_words
from .assets import asset, sheet
from .buttons import closing, form_opens, option_button, option_groups
from .icons import icon, sigil
from .plates import house_mark, plate, small_plate

if TYPE_CHECKING:
    from ..web.app import House

TEMPLATES = Path(__file__).parents[1] / "templates"
MOST_KEPT = 15_000  # parts of pages

_kept: RecentCache[tuple[Any, ...], Pieces] = RecentCache(MOST_KEPT)
_templates: dict[str | Template, Template] = {}


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
        games=nemeton.rulebooks, language_names=LANGUAGE_NAMES, form_opens=form_opens, option_groups=option_groups,
        option_button=option_button, closing=closing,
    )  # fmt: skip
    return environment


def rendered(template: str, visitor: Visitor, **context: Any) -> str:
    """A template as this visitor reads it. In it `say("site.home.title", name=…)` says a message of the site (or an
    attribute of it, if a second one is named), `game_say` one of a game, and `picture(svg)` puts a drawing of ours in.
    `asset("frame.css")` is the address of a file, `sheet(game)` that of a game's style sheet."""
    language = visitor.language

    def game_say(game: str, kind: str, attribute: str = "", **values: Any) -> str:
        return nemeton.rulebooks()[game].words(language).say(Phrase(kind, values, attribute))

    return made(template, language, visitor=visitor, language=language, game_say=game_say, picture=Markup, **context)


def kept(template: str, language: str, /, **values: Any) -> Pieces:
    """A part of a page, cut into pieces, that is made once and stays the same as long as what it shows does. It sees
    the values that are named here and nothing else; they are such that it can be looked up by them."""
    name = template, language, *values.items()
    return _kept.get(name) or _kept.put(name, cut(made(template, language, **values)))


def made(template: str, language: str, /, **values: Any) -> str:
    """A template that knows these values, and how to say something."""
    return _environment().get_template(template).render(values, say=_say(language))


@cache
def _say(language: str) -> Callable[..., str]:
    words = site_words(language)

    def say(kind: str, attribute: str = "", **values: Any) -> str:
        return words.say(Phrase(kind, values, attribute))

    return say


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
    body = rendered(template, visitor, csrf=csrf_of(request), path=request.url.path, **context)
    return made_page(house, visitor, body, status=status)


def made_page(
    house: "House", visitor: Visitor, body: str, *, status: int = 200, headers: dict[str, str] | None = None
) -> Response[str]:
    """A page that is made already; a new guest gets the cookie with it."""
    cookies = [cookie_for(visitor, house.settings)] if visitor.is_new else []
    return Response(body, media_type=MediaType.HTML, status_code=status, headers=headers, cookies=cookies)


def see_other(house: "House", visitor: Visitor, address: str) -> Redirect:
    """After a form: the page where things go on. A new guest gets the cookie here too."""
    cookies = [cookie_for(visitor, house.settings)] if visitor.is_new else []
    return Redirect(address, status_code=303, cookies=cookies)


def failure_page(
    request: Request[Any, Any, Any],
    told: dict[str, str],
    status: int,
    language: str,
    typed: Sequence[tuple[str, str]] = (),
) -> str:
    """A page for what went wrong. What was typed can be sent again from there."""
    nobody = Visitor(Person(id="", name="", preferences={}), language, is_new=False)
    visitor = request.state.get("visitor") or nobody
    return rendered(
        "failure.html", visitor, csrf=csrf_of(request), path="/", told=told, status=status, typed=typed,
        sent_to=request.url.path,
    )  # fmt: skip


def csrf_of(request: Request[Any, Any, Any]) -> str:
    """The token that every form of the visitor's session carries."""
    visitor: Visitor | None = request.state.get("visitor")
    session = visitor.session if visitor else request.cookies.get(COOKIE, "")
    return form_token(session, request.app.state["house"].settings.secret)
