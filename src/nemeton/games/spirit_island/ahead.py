"""What stands in a land that may be chosen and what is about to happen there, told before a power is aimed or a phase
is ended. All of it lies open: pieces, invader cards, what powers have done this turn."""

from collections.abc import Iterator

from nemeton.kernel import Ask, Option, Phrase
from nemeton.kernel.outlook import Outlook, Remark

from .draw.outlook import Coming, coming
from .invader_facts import DAHAN_STRENGTH
from .island import is_ocean, marks_on, terrain
from .phrases import VOCABULARY
from .pieces import health
from .rules.ravaging import defence
from .rules.spirit_phase import Done
from .state import IslandState

LANDS_TOLD = 10  # of a whole phase
LAWS = {"ravage": "ravage", "build": "build", "explore": "explore"}


def outlook(view: IslandState, ask: Ask, option: Option) -> Outlook | None:
    """A land that is chosen, or the whole island where powers are over."""
    choice = VOCABULARY.choice(ask.kind, option)
    if isinstance(choice, Done):
        return phase_ahead(view) if view.phase in ("fast", "slow") else None
    land = getattr(choice, "land", "") or getattr(choice, "end", "") or getattr(choice, "start", "")
    if land not in view.lands or is_ocean(land):
        return None
    ground = Phrase(f"spirit_island.terrain.{terrain(land)}")
    title = Phrase("spirit_island.text.ahead.land", {"land": land, "terrain": ground})
    return Outlook(title, remarks=tuple(land_ahead(view, land)))


def land_ahead(view: IslandState, land: str) -> Iterator[Remark]:
    """Who is there, what shields them, and what comes."""
    here = view.lands[land]
    counts = {
        "explorer": here.explorers,
        "town": len(here.towns),
        "city": len(here.cities),
        "dahan": len(here.dahan),
        "blight": here.blight,
    }
    for piece, count in counts.items():
        if count:
            yield Remark(Phrase("spirit_island.text.ahead.piece", {"piece": piece, "count": count}), f"p-{piece}")
    if not any(counts.values()):
        yield Remark(Phrase("spirit_island.text.ahead.empty"))
    shield = defence(view, land)
    if shield:
        yield Remark(Phrase("spirit_island.text.ahead.defend", {"count": shield}), "p-shield")
    for action in coming(view).get(land, ()):
        yield told(view, land, action)


def told(view: IslandState, land: str, action: Coming) -> Remark:
    """What invaders will do in a land."""
    if action.skipped:
        kept_off = Phrase(f"spirit_island.text.ahead.no_{action.action}")
        return Remark(kept_off, f"a-{action.action}", LAWS[action.action])
    if action.action != "ravage":
        built = Phrase(f"spirit_island.text.ahead.{action.action}", {"piece": action.what})
        return Remark(built, f"a-{action.action}", LAWS[action.action])
    harm = int(action.what)
    fallen = dahan_lost(view, land, harm)
    strikers = len(view.lands[land].dahan) - (0 if marks_on(view, land).strikes_at_once else fallen)
    values = {
        "damage": harm,
        "blight": int(action.blights),
        "count": fallen,
        "strike": DAHAN_STRENGTH * strikers,
    }
    return Remark(Phrase("spirit_island.text.ahead.ravage", values), "a-ravage", LAWS["ravage"])


def dahan_lost(view: IslandState, land: str, harm: int) -> int:
    """How many dahan a ravage with so much damage destroys: whoever can be, is."""
    if marks_on(view, land).shelter:
        return 0
    most, fallen = health(view, land, "dahan"), 0
    for hurt in sorted(view.lands[land].dahan, reverse=True):
        if harm < most - hurt:
            break
        harm -= most - hurt
        fallen += 1
    return fallen


def phase_ahead(view: IslandState) -> Outlook | None:
    """What the invaders will do in all lands, the worst first."""
    found = [(land, action) for land, actions in coming(view).items() for action in actions if not action.skipped]
    worst = sorted(found, key=lambda one: (not one[1].blights, one[1].action != "ravage", one[1].action != "build"))
    remarks = []
    for land, action in worst[:LANDS_TOLD]:
        said = told(view, land, action)
        text = Phrase("spirit_island.text.ahead.at", {"land": land, "text": said.text})
        remarks.append(Remark(text, said.sign))
    if len(worst) > LANDS_TOLD:
        remarks.append(Remark(Phrase("kernel.and_more", {"count": len(worst) - LANDS_TOLD})))
    title = Phrase("spirit_island.text.ahead.invaders", {"phase": view.phase})
    return Outlook(title, remarks=tuple(remarks)) if remarks else None
