"""Spirit Island set up by hand: pieces and presence in lands, panels, the cards of powers, invaders and fear."""

from collections.abc import Mapping

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial, Pile, Shelf, Tool, Workbench, Written

from .draw.ink import use
from .draw.pins import places
from .island import geography
from .positions import PIECES, WORDS
from .powers.decks import MAJORS, MINORS
from .spirits import PANELS
from .spirits.panel import PRESENCE
from .state import IslandState

BLIGHT = "blight"
MOST_ENERGY, MOST_BLIGHT, FEAR_A_CARD = 40, 20, 4
TRACKS = ("energy", "plays")
PANEL_PILES = ("hand", "discard", "forgotten")
POWER_PILES = ("minors", "minor_discard", "majors", "major_discard")
INVADER_PILES = ("ravage", "build", "invader_deck", "invader_discard")
FEAR_PILES = ("fear_deck", "earned", "fear_discard")
LASTING = (
    "options", "spirits", "boards", "turn", "lands", "panels", "blight", "fear", "build", "ravage", "extra_build",
    "has_extra", "invader_deck", "invader_discard", "fear_deck", "fear_groups", "earned", "fear_discard", "rituals",
    "blight_card", "is_blighted", "box", "minors", "majors", "minor_discard", "major_discard",
)  # fmt: skip
LASTING_ON_PANEL = ("hand", "discard", "forgotten", "energy", "open", "destroyed", "learnt")


class IslandBench(Workbench):
    """The workbench of Spirit Island."""

    def settled(self, state: Written) -> Written:
        """What lasts from turn to turn: cards in play have gone to the discards."""
        kept = {name: state[name] for name in LASTING if name in state}
        kept.setdefault("lands", {})
        for name in (*POWER_PILES, *INVADER_PILES, *FEAR_PILES):
            kept.setdefault(name, [])
        kept["panels"] = {name: self._panel(state["panels"].get(name, {})) for name in state["spirits"]}
        return kept

    def _panel(self, panel: Written) -> Written:
        kept = {key: panel[key] for key in LASTING_ON_PANEL if key in panel}
        for pile in PANEL_PILES:
            kept.setdefault(pile, [])
        kept["discard"] = [*kept["discard"], *panel.get("played", [])]
        return kept | {"open": kept.get("open", [1, 1]), "energy": kept.get("energy", 0)}

    def cleared(self, state: Written) -> Written:
        """The island with nothing on it but presence."""
        words = {WORDS[name] for name in state["spirits"]}
        lands = {land: _written(_counted(text, words)) for land, text in state["lands"].items()}
        return state | {"lands": {land: text for land, text in lands.items() if text}}

    # The island

    def shelves(self, state: Written) -> list[Shelf]:
        """Invaders, dahan, blight; the presence of every spirit."""
        pieces = [
            Tool(piece, Phrase(f"spirit_island.piece.{piece}"), _picture(f"p-{piece}")) for piece in (*PIECES, BLIGHT)
        ]
        presence = [
            Tool(WORDS[name], Phrase(f"spirit_island.spirit.{name}"), _picture(f"s-{name}"))
            for name in state["spirits"]
        ]
        return [
            Shelf(Phrase("spirit_island.bench.pieces"), tuple(pieces)),
            Shelf(Phrase("spirit_island.bench.presence"), tuple(presence)),
        ]

    def spots(self, state: Written) -> Mapping[str, Phrase | str]:
        """The lands, and the oceans where they are in play."""
        lands = geography(tuple(state["boards"])).neighbours
        has_oceans = any(PANELS[name].lives_in_oceans for name in state["spirits"])
        oceans = [f"{board}0" for board in state["boards"]] if has_oceans else []
        return {land: land for land in (*lands, *oceans)}

    def put(self, state: Written, tool: str, spot: str) -> None:
        """One more; presence beyond what was destroyed comes from the tracks."""
        _count(state["lands"], spot, tool, 1)
        for name in state["spirits"]:
            if WORDS[name] == tool:
                self._uncover(state, name)

    def take(self, state: Written, tool: str, spot: str) -> None:
        """One less; presence that is taken away was destroyed."""
        _count(state["lands"], spot, tool, -1)

    def _uncover(self, state: Written, name: str) -> None:
        """Another slot of a track shows, if there is no presence to be put otherwise."""
        panel, tracks = state["panels"][name], _tracks(name)
        on_island = sum(_counted(text, {WORDS[name]}).get(WORDS[name], 0) for text in state["lands"].values())
        covered = sum(tracks) - sum(panel["open"])
        if covered + on_island > PRESENCE and covered:
            is_energys_turn = panel["open"][0] <= panel["open"][1] or panel["open"][1] == tracks[1]
            panel["open"][0 if is_energys_turn and panel["open"][0] < tracks[0] else 1] += 1
        panel.pop("destroyed", None)

    # What is set

    def dials(self, state: Written) -> list[Dial]:
        """Blight and fear; energy and both tracks of every spirit."""
        most_fear = FEAR_A_CARD * len(state["spirits"]) - 1
        dials = [
            Dial(BLIGHT, Phrase("spirit_island.bench.blight"), str(state["blight"]), _numbers(MOST_BLIGHT)),
            Dial("fear", Phrase("spirit_island.bench.fear"), str(state.get("fear", 0)), _numbers(most_fear)),
        ]
        for name in state["spirits"]:
            panel, about = state["panels"][name], {"spirit": name}
            energy = Phrase("spirit_island.bench.energy", about)
            dials.append(Dial(f"energy-{name}", energy, str(panel["energy"]), _numbers(MOST_ENERGY)))
            for at, track in enumerate(TRACKS):
                shown, most = Phrase(f"spirit_island.bench.open_{track}", about), _tracks(name)[at]
                dials.append(Dial(f"{track}_open-{name}", shown, str(panel["open"][at]), _numbers(most, 1)))
        return dials

    def turn(self, state: Written, dial: str, value: str) -> None:
        """Set one of them."""
        what, _, name = dial.partition("-")
        if not name:
            state[what] = int(value)
        elif what == "energy":
            state["panels"][name]["energy"] = int(value)
        else:
            state["panels"][name]["open"][TRACKS.index(what.removesuffix("_open"))] = int(value)
            state["panels"][name].pop("destroyed", None)

    # Cards

    def piles(self, state: Written) -> dict[str, Pile]:
        """Powers by spirit and in their decks; invader cards and fear cards."""
        found: dict[str, Pile] = {}
        for name in state["spirits"]:
            for pile in PANEL_PILES:
                called = Phrase(f"spirit_island.bench.{pile}", {"spirit": name})
                only = PANELS[name].powers if pile == "forgotten" else ()
                found[f"{pile}-{name}"] = Pile("power", called, state["panels"][name][pile], only=only)
        for name in POWER_PILES:
            only = MINORS if name.startswith("minor") else MAJORS
            found[name] = Pile("power", Phrase(f"spirit_island.bench.{name}"), state[name], only=only)
        for kind, names in (("invader_card", INVADER_PILES), ("fear_card", FEAR_PILES)):
            for name in names:
                found[name] = Pile(kind, Phrase(f"spirit_island.bench.{name}"), state[name], word=kind)
        return found

    # The picture

    def marks(self, view: IslandState) -> str:
        """Every land."""
        return "".join(f'<use class="bench-spot" href="#l-{land}" data-place="{land}"/>' for land in places(view))


def _tracks(name: str) -> tuple[int, int]:
    return len(PANELS[name].energy), len(PANELS[name].plays)


def _numbers(most: int, least: int = 0) -> tuple[tuple[str, str], ...]:
    return tuple((str(count), str(count)) for count in range(least, most + 1))


def _counted(text: str, wanted: set[str] | None = None) -> dict[str, int]:
    """How many of what stand in a land in words; hurt ones are words of their own.

    >>> _counted("2 explorer town/1 dahan")
    {'explorer': 2, 'town/1': 1, 'dahan': 1}
    """
    found: dict[str, int] = {}
    number = 1
    for word in text.split():
        if word.isdecimal():
            number = int(word)
        else:
            if wanted is None or word in wanted:
                found[word] = found.get(word, 0) + number
            number = 1
    return found


def _written(counts: dict[str, int]) -> str:
    return " ".join(word if number == 1 else f"{number} {word}" for word, number in counts.items() if number > 0)


def _count(lands: dict[str, str], land: str, piece: str, by: int) -> None:
    """One more of a piece, or one less: one that is hurt, where no other is there."""
    counts = _counted(lands.get(land, ""))
    if by < 0 and piece not in counts:
        piece = next((word for word in counts if word.partition("/")[0] == piece), piece)
    counts[piece] = max(0, counts.get(piece, 0) + by)
    lands[land] = _written(counts)


def _picture(sign: str) -> str:
    return f'<svg class="isle icon" viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">{use(sign)}</svg>'


WORKBENCH = IslandBench()
