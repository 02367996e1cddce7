"""The faces of cards as HTML. A game tells what is printed on a card; here it is laid out, once for all who read it.

There are two sizes on a table: the answer card, which has every word, and the tile, a picture with the whole name. The
large card has what the answer card has and what matters in play besides (`large_card.html`). All that stands in an
answer is made of spans, since an answer is a button.
"""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

import msgspec
from markupsafe import Markup, escape

import nemeton
from nemeton.kernel import Phrase
from nemeton.kernel.faces import Face, Fact, Held, Level, Sign

from ..words.speech import Speech, capital
from .icons import icon
from .parts import TopicView

A_LINE = 40  # letters on a card of half a column
_QUOTED = re.compile("«[^»]*»|“[^”]*”|„[^“”]*[“”]")  # a name, in whatever case


class NeedView(msgspec.Struct, frozen=True):
    """So many of an element."""

    name: str
    sign: Markup
    word: str
    count: int


class LevelView(msgspec.Struct, frozen=True):
    """What a card does besides, and with what."""

    level: Level
    text: str
    title: str
    needs: tuple[NeedView, ...]


class FactView(msgspec.Struct, frozen=True):
    """A fact: its signs and its words."""

    sort: str
    signs: Markup
    word: str


class TagView(msgspec.Struct, frozen=True):
    """What a card can be found by."""

    group: str
    name: str
    word: str


class FaceView(msgspec.Struct, frozen=True, eq=False):
    """A face in one language. It is made once for all who read it, and looked up by being that very one."""

    kind: str
    text: str
    cost: int | None
    cost_told: str
    facts: tuple[FactView, ...]
    elements: tuple[FactView, ...]
    levels: tuple[LevelView, ...]
    more: str
    tags: tuple[TagView, ...]
    css: str
    look: str  # "Read the card": what the button with the eye says
    reached: str
    if_played: str
    missing: str  # with "#" for what is missing


@lru_cache(10_000)
def topic_of(speech: Speech, ident: str) -> TopicView | None:
    """A card by its name among the game's topics."""
    book = speech.book
    topic = book.text.topics.get(ident) if book.text is not None else None
    if topic is None:
        return None
    text = speech.plain(topic.text)
    brief = speech.plain(topic.brief) if topic.brief else text
    picture = Markup(book.beside.topic_picture(ident))
    return TopicView(capital(speech.plain(topic.name)), text, picture, brief, ident, face_of(speech, ident))


@lru_cache(10_000)
def face_of(speech: Speech, topic: str) -> FaceView | None:
    """The face of a card in the language of a table."""
    face = speech.book.beside.face(topic)
    if face is None:
        return None
    say = speech.plain
    signs = signs_of(speech.book.name)
    return FaceView(
        kind=capital(say(face.kind)),
        text=say(face.text) if face.text else "",
        cost=face.cost,
        cost_told=say(Phrase("site.card.cost")) if face.cost is not None else "",
        facts=_facts(speech, face.facts, signs),
        elements=_facts(speech, face.elements, signs),
        levels=tuple(_level(speech, level, signs) for level in face.levels),
        more=say(face.more) if face.more else "",
        tags=_tags(speech, face),
        css=face.css,
        look=say(Phrase("site.card.look")),
        reached=say(Phrase("site.card.reached")),
        if_played=say(Phrase("site.card.if_played")),
        missing=say(Phrase("site.card.missing", {"what": "#"})),
    )


def _facts(speech: Speech, facts: Iterable[Fact], signs: Mapping[str, Sign]) -> tuple[FactView, ...]:
    return tuple(
        FactView(fact.sort, Markup("").join(sign(name, signs) for name in fact.signs), capital(speech.plain(fact.told)))
        for fact in facts
    )


def _level(speech: Speech, level: Level, signs: Mapping[str, Sign]) -> LevelView:
    needs = tuple(
        NeedView(need.name, sign(need.name, signs), speech.plain(need.word), need.amount) for need in level.needs
    )
    return LevelView(level, speech.plain(level.text), speech.plain(level.title) if level.title else "", needs)


def _tags(speech: Speech, face: Face) -> tuple[TagView, ...]:
    return tuple(TagView(tag.group, tag.name, capital(speech.plain(tag.word))) for tag in face.tags)


def face_letters(topic: TopicView) -> int:
    """How much there is to read on a card."""
    face = topic.face
    if face is None:
        return len(topic.brief)
    facts = sum(len(fact.word) + 3 for fact in (*face.facts, *face.elements))
    return len(face.text) + facts + sum(len(level.text) + 10 * len(level.needs) for level in face.levels)


def faces_height(topics: Sequence[TopicView]) -> int:
    """About how many pixels cards take as answers, two abreast in a low window."""
    heights = [_height(topic) for topic in topics]
    return sum(max(heights[at : at + 2]) for at in range(0, len(heights), 2))


def _height(topic: TopicView) -> int:
    face = topic.face
    told = len(topic.brief) if face is None else len(face.text)
    facts = 0 if face is None else sum(len(fact.word) + 4 for fact in (*face.facts, *face.elements))
    levels = 0 if face is None else sum(len(level.text) + 12 * len(level.needs) for level in face.levels)
    lines = sum(math.ceil(letters / A_LINE) for letters in (told, facts, levels))
    return 58 + 18 * lines


# Signs


@cache
def signs_of(game: str) -> Mapping[str, Sign]:
    """The signs of a game."""
    return nemeton.rulebooks()[game].beside.signs()


@cache
def sprite(game: str) -> Markup:
    """All signs of a game, once in a page; faces refer to them."""
    drawn = "".join(
        f'<symbol id="sign-{name}" viewBox="{one.box}"><g class="{one.css}">{one.body}</g></symbol>'
        for name, one in signs_of(game).items()
    )
    return Markup(f'<svg class="sprite" aria-hidden="true" focusable="false" width="0" height="0">{drawn}</svg>')


def sign(name: str, signs: Mapping[str, Sign]) -> Markup:
    """A sign; a word always stands beside it."""
    return Markup(
        f'<svg class="sign-of {signs[name].css}" aria-hidden="true" focusable="false"><use href="#sign-{name}"/></svg>'
    )


# Faces


def named(topic: TopicView, deed: str) -> Markup:
    """The whole name of a card; what is done with it stands before the name, small."""
    verb = _QUOTED.sub("", deed.replace(f"«{topic.name}»", "").replace(f"“{topic.name}”", ""))
    verb = re.sub(rf"{re.escape(topic.name)}(?!\w)", "", verb)
    verb = re.sub(r"\s+(?=[:,])", "", verb).strip(" :.,")
    plain = "" if " " in verb else " is-plain"  # one word, which the question says too
    told = f'<small class="face-verb{plain}">{escape(verb)} </small>' if verb else ""
    return Markup(f"{told}<b>{escape(topic.name)}</b>")


@lru_cache(5_000)
def answer_face(topic: TopicView, deed: str = "") -> Markup:
    """A card with every word that is printed on it; `deed` is the sentence of what is done with it."""
    face, held, name = topic.face, topic.held, named(topic, deed)
    if face is None:
        text = f'<span class="face-text">{escape(topic.brief)}</span>' if topic.brief else ""
        head = f'<span class="face-head">{_art(topic)}<span class="face-title">{name}</span></span>'
        return Markup(f'<span class="face">{head}{text}</span>')
    head = f'{cost_of(face)}{_art(topic)}<span class="face-title">{name}<small>{escape(face.kind)}</small></span>'
    body = f'<span class="face-head">{head}</span>{_line(face)}'
    if face.text:
        body += f'<span class="face-text">{escape(face.text)}</span>'
    body += "".join(level_of(face, level, held) for level in face.levels)
    return Markup(f'<span class="face {face.css}">{body}</span>')


@lru_cache(5_000)
def tile_face(topic: TopicView, deed: str = "") -> Markup:
    """A card as a tile: its picture, its whole name, and the signs of what it is."""
    face = topic.face
    signs = Markup("").join(fact.signs for fact in (*face.elements, *_suits(face))) if face else ""
    words = ", ".join(fact.word for fact in (*face.elements, *_suits(face))) if face else ""
    told = f'<span class="face-signs">{signs}<span class="hidden"> {escape(words)}</span></span>' if signs else ""
    cost = cost_of(face) if face else ""
    return Markup(
        f'<span class="face-tile">{_art(topic)}{cost}<span class="face-title">{named(topic, deed)}</span>{told}</span>'
    )


def _suits(face: FaceView) -> tuple[FactView, ...]:
    return tuple(fact for fact in face.facts if fact.sort == "suit")


def _art(topic: TopicView) -> str:
    return f'<span class="face-art">{topic.picture}</span>' if topic.picture else ""


def cost_of(face: FaceView) -> Markup:
    """The number in the corner."""
    if face.cost is None:
        return Markup("")
    return Markup(f'<span class="face-cost"><span class="hidden">{escape(face.cost_told)} </span>{face.cost}</span> ')


def _line(face: FaceView) -> str:
    """Facts and elements, each with its word."""
    facts = "".join(_fact(fact) for fact in face.facts)
    brought = "".join(_fact(fact) for fact in face.elements)
    told = f'<span class="face-elements">{brought}</span>' if brought else ""
    return f'<span class="face-facts">{facts}{told}</span>' if facts or told else ""


def _fact(fact: FactView) -> str:
    return f'<span class="fact is-{fact.sort}">{fact.signs}<span>{escape(fact.word)}</span></span> '


def level_of(face: FaceView, level: LevelView, held: Held | None) -> Markup:
    """A level with what it needs, and whether that is there now."""
    if not level.needs:
        title = f"<b>{escape(level.title)}</b> " if level.title else ""
        return Markup(f'<span class="face-level">{title}<span>{escape(level.text)}</span></span>')
    needs = "".join(_need(need, held) for need in level.needs)
    lit, told = "", ""
    if held is not None:
        reaches = held.reaches(level.level)
        state = (face.if_played if held.if_played else face.reached) if reaches else _missing(face, level, held)
        lit = " is-lit" if reaches else " is-dark"
        told = f' <small class="level-state">{escape(state)}</small>'
    title = f"<b>{escape(level.title)}</b> " if level.title else ""
    return Markup(
        f'<span class="face-level has-needs{lit}">{title}<span class="needs">{needs}</span>{told} '
        f'<span class="level-text">{escape(level.text)}</span></span>'
    )


def _need(need: NeedView, held: Held | None) -> str:
    have = need.count if held is None else min(held.of(need.name), need.count)
    met = " is-met" if held is not None and have == need.count else ""
    count = f"<i>{have}/</i>" if have < need.count else ""
    return (
        f'<span class="need{met}" data-need="{need.name}"><b>{count}{need.count}</b>{need.sign}'
        f"<span>{escape(need.word)}</span></span> "
    )


def _missing(face: FaceView, level: LevelView, held: Held) -> str:
    lacks = ((need.word, need.count - held.of(need.name)) for need in level.needs)
    return face.missing.replace("#", ", ".join(f"{word} {count}" for word, count in lacks if count > 0))


def look_button(topic: TopicView) -> Markup:
    """An eye beside an answer: it opens the card in large and does nothing else."""
    if topic.face is None:
        return Markup("")
    told = f"{topic.face.look}: {topic.name}"
    return Markup(
        f'<button class="look" type="button" data-card="{escape(topic.ident)}" data-look aria-label="{escape(told)}">'
        f"{icon('eye')}</button>"
    )
