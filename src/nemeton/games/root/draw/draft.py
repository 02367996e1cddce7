"""The row of setup cards beside the map while somebody chooses a faction (Law A.8): one large card for each, with its
figure, kind, reach, how hard it is, what it is like and where it would begin. A card that may be taken is a button and
answers the question; a locked one says why it may not."""

import json
from html import escape

from nemeton.kernel import Ask, Phrase, Words
from nemeton.kernel.values import to_json

from ..factions.look import LOOKS
from ..rules.advanced_setup import TakeCard, choosing_now, is_locked, played_reach, yet_to_choose
from ..rules.rule import FACTIONS, faction
from ..state import Draft, RootState, SetupCard, seats
from .emblems import face
from .ink import use
from .words import said

RECOMMENDED = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}  # Law 5.2
HARDEST = 3


def row_of_cards(view: RootState, ask: Ask | None, words: Words) -> str:
    """The row, who chooses and who comes next, and what was chosen; nothing while no faction is being chosen."""
    now = choosing_now(view)
    if view.draft is None or now is None:
        return ""
    if ask is not None and ask.kind != "root.draft":
        return ""
    may_take = ask is not None
    cards = "".join(setup_card(view, view.draft, card, now, words, may_take=may_take) for card in view.draft.row)
    return (
        f'\n<div class="root draft" id="setup-row"><p class="draft-head">{headed(view, now, words)}</p>'
        f'<ol class="setup-cards" aria-label="{escape(said(words, "root.setup.row"))}">{cards}</ol>'
        f"{chosen(view, words)}</div>"
    )


def headed(view: RootState, now: int, words: Words) -> str:
    """Who chooses now, and who comes then."""
    later = yet_to_choose(view)
    told = ", ".join(words.write("seat", seat) for seat in later)
    then = said(words, "root.setup.then", text=told) if later else said(words, "root.setup.last")
    return f"<b>{escape(said(words, 'root.setup.next', seat=now))}.</b> <span>{escape(then)}.</span>"


# A card


def setup_card(view: RootState, draft: Draft, card: SetupCard, seat: int, words: Words, *, may_take: bool) -> str:
    """One card of the row; a button where it may be taken."""
    own, locked = FACTIONS[card.faction], is_locked(draft, card)
    kind = "militant" if own.is_militant else "insurgent"
    name = f"setup-{card.faction}{f'-{card.character}' if card.character else ''}"
    css = f"setup-card of-{card.faction} is-{kind}" + " is-locked" * locked
    body = title_of(card, kind, words) + facts(view, card, words) + texts(view, card, seat, words)
    if locked:
        body += f'<span class="setup-lock">{picture("ui-lock")}{escape(said(words, "root.setup.locked"))}</span>'
    if may_take and not locked:
        answer = escape(json.dumps(to_json(TakeCard(card.faction, card.character)), separators=(",", ":")))
        verb = f'<span class="setup-do">{escape(said(words, "root.setup.take"))}</span>'
        tag = f'<button type="submit" name="option" value="{answer}" data-answer="{answer}" class="{css}" id="{name}">'
        return f"<li>{tag}{body}{verb}</button></li>"
    beside = " data-beside" if may_take else ""  # it wants to be in sight among those that may be taken
    return f'<li><div class="{css}" id="{name}"{beside}>{body}</div></li>'


def title_of(card: SetupCard, kind: str, words: Words) -> str:
    """The figure, the name, and the mark of a militant or an insurgent."""
    mark = picture("ui-battle") if kind == "militant" else ""
    beside = said(words, "root.setup.character", character=card.character) if card.character else ""
    shown = figure(card.faction) + (portrait(card.character) if card.character else "")
    told = f"<b>{escape(said(words, f'root.faction.{card.faction}'))}</b>"
    told += f"<small>{escape(beside)}</small>" if beside else ""
    return (
        f'<span class="setup-kind">{mark}{escape(said(words, f"root.setup.{kind}"))}</span>'
        f'<span class="setup-name"><span class="setup-figures">{shown}</span><span>{told}</span></span>'
    )


def facts(view: RootState, card: SetupCard, words: Words) -> str:
    """Reach and how hard it is, as numbers and marks."""
    reach, hard = played_reach(view, card.faction), LOOKS[card.faction].hardness
    stars = "●" * hard + "○" * (HARDEST - hard)
    told = escape(said(words, "root.setup.hard", count=hard))
    brief = escape(said(words, "root.setup.hard_short", count=hard))
    return (
        f'<span class="setup-facts"><span class="setup-reach">{escape(said(words, "root.setup.reach", count=reach))}'
        f'</span><span class="setup-hard" title="{told}"><span aria-hidden="true">{stars}</span> {brief}</span></span>'
    )


def texts(view: RootState, card: SetupCard, seat: int, words: Words) -> str:
    """What the faction is like, how it begins, and where it could."""
    like = words.say(Phrase(f"root.faction.{card.faction}", {}, "text"))
    starts = said(words, f"root.setup.starts.{card.faction}")
    return (
        f'<span class="setup-more"><span class="setup-text">{escape(like)}</span>'
        f'<span class="setup-starts">{escape(starts)} {escape(places(view, card, seat, words))}</span></span>'
    )


def places(view: RootState, card: SetupCard, seat: int, words: Words) -> str:
    """The clearings in which its first homeland could lie now."""
    found = FACTIONS[card.faction].homelands(view, seat)
    if not found:
        return ""
    if len(found) == len(view.clearings):
        return f"{said(words, 'root.setup.places_all')}."
    return f"{said(words, 'root.setup.places', text=', '.join(map(str, found)))}."


# What was chosen


def chosen(view: RootState, words: Words) -> str:
    """Those who have chosen, each with the figure, and their reach together."""
    decided = [seat for seat in seats(view) if not faction(view, seat).is_undecided]
    if not decided:
        return ""
    told = "".join(
        f'<li class="of-{view.factions[seat]}">{figure(view.factions[seat])}'
        f"<span>{escape(words.write('seat', seat))}</span></li>"
        for seat in decided
    )
    reach = sum(faction(view, seat).reach for seat in decided)
    total = said(words, "root.setup.reach_sum", count=reach, most=RECOMMENDED[len(view.factions)])
    return (
        f'<div class="draft-chosen"><span>{escape(said(words, "root.setup.taken"))}:</span><ul>{told}</ul>'
        f"<small>{escape(total)}</small></div>"
    )


# Pictures


def figure(name: str) -> str:
    """The figure of a faction; the board of the page has it."""
    return (
        f'<svg class="root icon" viewBox="-26 -38 52 70" aria-hidden="true" focusable="false">{use(f"w-{name}")}</svg>'
    )


def portrait(character: str) -> str:
    """The picture of a character."""
    drawn = face(character)
    return f'<svg class="root icon portrait" viewBox="-39 -39 78 78" aria-hidden="true" focusable="false">{drawn}</svg>'


def picture(sign: str) -> str:
    """A small sign."""
    return f'<svg class="root icon" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">{use(sign)}</svg>'
