"""Rendering: Jinja templates with the site's words. What a visitor wrote is escaped; only pictures of ours are not."""

from collections.abc import Callable, MutableMapping
from functools import cache
from pathlib import Path
from time import time
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

import nemeton
from nemeton.kernel import Phrase

from ..base.cache import RecentCache
from ..visitors.preferences import ROWS as PREFERENCE_ROWS
from ..visitors.visitor import Visitor
from ..words import LANGUAGE_NAMES, site_words
from .assets import asset, sheet, table_scripts
from .buttons import closing, form_opens, option_button, option_groups
from .faces import answer_face, cost_of, level_of, look_button, sprite, tile_face
from .icons import icon, sigil
from .pieces import Pieces, cut
from .plates import house_mark, plate, small_plate
from .refusals import closed_list, refused_list

TEMPLATES = Path(__file__).parents[1] / "templates"
MOST_KEPT = 60_000  # parts of pages: thirty for each seat of a thousand tables

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
        icon=icon,
        sigil=sigil,
        asset=asset,
        table_scripts=table_scripts,
        now=lambda: int(time()),
        sheet=sheet,
        house_mark=house_mark,
        plate=plate,
        small_plate=small_plate,
        preference_rows=PREFERENCE_ROWS,
        games=nemeton.rulebooks,
        language_names=LANGUAGE_NAMES,
        form_opens=form_opens,
        option_groups=option_groups,
        option_button=option_button,
        closing=closing,
        closed_list=closed_list,
        refused_list=refused_list,
        answer_face=answer_face,
        tile_face=tile_face,
        look_button=look_button,
        level_of=level_of,
        cost_of=cost_of,
        sprite=sprite,
    )
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
    found = _kept.get(name)  # there may be nothing to show, and that is kept too
    return found if found is not None else _kept.put(name, cut(made(template, language, **values)))


def made(template: str, language: str, /, **values: Any) -> str:
    """A template that knows these values, and how to say something."""
    return _environment().get_template(template).render(values, say=_say(language))


@cache
def _say(language: str) -> Callable[..., str]:
    words = site_words(language)

    def say(kind: str, attribute: str = "", **values: Any) -> str:
        return words.say(Phrase(kind, values, attribute))

    return say
