"""Spirit Island at a point of play that a test wants.

Lands are named by board and number. What stands in a land is written in words, a number before a word repeats it; a
spirit's short name is a presence of it: `{"A5": "2 explorer town/1 dahan blight 2 river"}` (a town with one damage).
What a test does not name has its usual value or is empty; only a city stands far away, so that nobody wins while the
test looks elsewhere (`watched=False` leaves it out).

    game = using("wash_away", "A4", {"A5": "river", "A4": "town 2 explorer"})  # a power on a land (or spirit)
    play(game, ("town", "A5"), "stop")
    assert describe(game, "A4") == "2 explorer"

    game = shore({"A5": "2 river", "A4": "town 2 dahan"}, agenda=[Ravage("A4"), Aftermath()])  # anything else

Behind the agenda of a test comes a turn: everybody is asked how to grow, and nothing more happens.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from nemeton.games.spirit_island import GAME, positions
from nemeton.games.spirit_island.aiming import targets
from nemeton.games.spirit_island.cards import CARDS, MAJORS, MINORS, PROGRESSIONS
from nemeton.games.spirit_island.fear import pool
from nemeton.games.spirit_island.invaders import ADVERSARIES, BLIGHTED, FEAR_CARDS, INVADER_CARDS, NORMAL_DECK
from nemeton.games.spirit_island.island import distances_from, geography
from nemeton.games.spirit_island.learning import elements as elements_of
from nemeton.games.spirit_island.pieces import put
from nemeton.games.spirit_island.positions import PIECES, told_land
from nemeton.games.spirit_island.powers import choices
from nemeton.games.spirit_island.spirits import PANELS, PRESENCE
from nemeton.games.spirit_island.state import Happened, Island, IslandState, Land, Marks, Spirit
from nemeton.games.spirit_island.steps import Aftermath, Turn, UsePower
from nemeton.kernel import Hidden, Scripted, Step, hidden
from nemeton.kernel.records import read_position

SPIRITS, SHORT = positions.SPIRITS, positions.WORDS  # spirits by short name, and the other way round
Words = Mapping[str, str]  # land: what stands there


def shore(
    where: Words,
    spirits: Sequence[str] | None = None,
    *,
    agenda: Iterable[Step] = (),
    boards: str = "",
    energy: Mapping[str, int] | None = None,
    elements: Mapping[str, str] | None = None,
    open: Mapping[str, tuple[int, int]] | None = None,
    hand: Mapping[str, Sequence[str]] | None = None,
    played: Mapping[str, Sequence[str]] | None = None,
    discard: Mapping[str, Sequence[str]] | None = None,
    having: Mapping[str, Mapping[str, Any]] | None = None,
    marks: Mapping[str, Marks] | None = None,
    minors: Sequence[str] = (),
    majors: Sequence[str] = (),
    minor_discard: Sequence[str] = (),
    major_discard: Sequence[str] = (),
    invader_deck: Sequence[str] | None = None,
    build: Sequence[str] = (),
    ravage: Sequence[str] = (),
    extra_build: Sequence[str] = (),
    fear: int = 0,
    earned: Sequence[str] = (),
    fear_deck: Sequence[str] | None = None,
    terror: int = 1,
    blight: int = 10,
    blight_card: str = "downward_spiral",
    is_blighted: bool = False,
    phase: str = "fast",
    turn: int = 2,
    watched: bool = True,
    options: Mapping[str, Any] | None = None,
    state: Mapping[str, Any] | None = None,
    script: Iterable[int] = (),
) -> Island:
    """A game that goes on with the agenda, first things first.

    - `spirits`: short names by seat; by default whoever is written in `where`, in the order of their names there.
    - `boards`: one letter per seat; "A", "AB", "ABC", "ABCD" by default.
    - `energy`, `elements` ("3 sun water": so much in all, cards and tracks included), `open` (slots of both tracks),
      `hand`, `played`, `discard`, `having` (any other field of a spirit): by short name. Own cards that are nowhere
      else are in hand, or forgotten where a hand is given. Presence that is not in `where` nor on the tracks is
      destroyed; where `open` is not given, card plays are opened first to set free what is on the island.
    - decks: the first named card is drawn next, all others lie below. `terror`: the fear deck lacks so many groups.
    - `state`: any other field of the state.
    """
    names = [*spirits] if spirits is not None else spirits_in(where)
    chosen = GAME.read_options({"blight_card": blight_card, **(options or {})})
    on_boards = ["NE"] if chosen.thematic else [*(boards or "ABCD"[: len(names)])]
    lands = lands_with(where, names, on_boards, watched)
    people = []
    for seat, name in enumerate(names):
        there = sum(here.presence[seat] for here in lands.values())
        piles = [[*(cards or {}).get(name, ())] for cards in (hand, played, discard)]
        if name not in (hand or {}):
            used = {*piles[1], *piles[2], *(having or {}).get(name, {}).get("forgotten", ())}
            piles[0] = [card for card in PANELS[SPIRITS[name]].powers if card not in used]
        spirit = panel(SPIRITS[name], there, (open or {}).get(name), piles)
        spirit.energy = (energy or {}).get(name, 0)
        for field, value in (having or {}).get(name, {}).items():
            setattr(spirit, field, value)
        lacking = Counter(dict(counted((elements or {}).get(name, ""))))
        lacking.subtract(dict(zip(ELEMENT_NAMES, elements_of(spirit), strict=True)))
        spirit.elements = spirit.elements | {element: more for element, more in lacking.items() if more > 0}
        people.append(spirit)
    decks = power_decks(people, chosen.progression, minors, majors, [*minor_discard, *major_discard])
    invader_cards, invader_box = invader_deck_of(invader_deck, chosen, [*build, *ravage, *extra_build])
    groups = ADVERSARIES[chosen.adversary][chosen.level].fear
    fears = [*(fear_deck or ()), *(card for card in FEAR_CARDS if card not in [*(fear_deck or ()), *earned])]
    left = len(fear_deck) if fear_deck is not None else sum(groups[terror - 1 :])
    gone = max(0, sum(groups) - left - len(earned))
    blights = [blight_card] if blight_card != "none" else []
    island = IslandState(
        agenda=[*agenda, Turn()][::-1],  # type: ignore[arg-type]
        turn=turn,
        options=chosen,
        boards=on_boards,
        spirits=people,
        lands=lands,
        marks=dict(marks or {}),
        phase=phase,  # type: ignore[arg-type]
        done=[False] * len(names),
        invader_deck=hidden(invader_cards[::-1]),
        build=[*build],
        ravage=[*ravage],
        extra_build=[*extra_build],
        has_extra=bool(extra_build) or (chosen.adversary == "england" and chosen.level >= 3),
        invader_discard=[],
        explored_lands=[],
        fear=fear,
        fear_deck=hidden(fears[:left][::-1]),
        fear_groups=groups,
        earned=hidden(earned),
        fear_discard=fears[left : left + gone],
        blight_card=hidden(blights),
        is_blighted=is_blighted,
        blight=blight,
        box=hidden([*invader_box, *fears[left + gone :], *(card for card in BLIGHTED if card not in blights)]),
        minors=hidden(decks[0][::-1]),
        majors=hidden(decks[1][::-1]),
        minor_discard=[*minor_discard],
        major_discard=[*major_discard],
        forbidden=[],
        wards=[],
        happened=Happened(),
    )
    for field, value in (state or {}).items():
        setattr(island, field, value)
    assert island.fear < pool(island), "so much fear has earned a card"
    position = {"players": len(names), "state": GAME.write_position(island)}
    game: Island = read_position(GAME, position, Scripted(script))
    return game


def using(
    power: str,
    at: str,
    where: Words,
    spirits: Sequence[str] | None = None,
    *,
    by: str = "",
    levels: int = -1,
    **more: Any,
) -> Island:
    """A spirit (the first one) uses a power on a land, or on a spirit by its short name; the game waits for the next
    choice. A card is in play, so its elements count; `levels` are the thresholds in use, one bit each."""
    names = [*spirits] if spirits is not None else spirits_in(where)
    by = by or names[0]
    played = {name: [*cards] for name, cards in more.pop("played", {}).items()}
    if power in CARDS:
        played[by] = [power, *played.get(by, ())]
    agenda = [UsePower(names.index(by), power, levels), Aftermath(), *more.pop("agenda", ())]
    game = shore(where, names, played=played, agenda=agenda, **more)
    wanted: Any = names.index(at) if at in SPIRITS else at
    if not aimed_at(game) and game.ask is not None:
        game.answer(wanted if wanted in game.ask.options else ("far", wanted))
    assert aimed_at(game)[:1] == [wanted], f"{power} aims at {aimed_at(game)}"
    return game


def aimed_at(game: Island) -> list[Any]:
    """What powers have been used on, in this order: lands, and seats."""
    kinds = ("spirit_island.uses", "spirit_island.uses_on")
    found = [entry.values for entry in game.journal if entry.kind in kinds]
    return [values.get("land", values.get("target")) for values in found]


# How a position is put together

ELEMENT_NAMES = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")


def counted(text: str) -> Iterable[tuple[str, int]]:
    """The words of a text with their numbers.

    >>> list(counted("2 explorer town/1"))
    [('explorer', 2), ('town/1', 1)]
    """
    number = 1
    for word in text.split():
        if word.isdigit():
            number = int(word)
        else:
            yield word, number
            number = 1


def spirits_in(where: Words) -> list[str]:
    """The spirits that are somewhere, in the order in which they are written."""
    return list(dict.fromkeys(word for text in where.values() for word, _ in counted(text) if word in SPIRITS))


def lands_with(where: Words, names: Sequence[str], boards: Sequence[str], watched: bool) -> dict[str, Land]:
    """All lands, and what stands there."""
    neighbours = geography(tuple(boards)).neighbours
    lands = {land: Land([0] * len(names)) for land in neighbours}
    if "ocean" in names:
        lands |= {f"{board}0": Land([0] * len(names)) for board in boards}
    for land, text in where.items():
        here = lands[land]
        for word, number in counted(text):
            for _ in range(number):
                if word in SPIRITS:
                    here.presence[names.index(word)] += 1
                elif word == "blight":
                    here.blight += 1
                else:
                    assert word.partition("/")[0] in PIECES, word
                    put(here, word)
    if watched:
        named = [distances_from(land.replace("0", "1"), neighbours) for land in where]
        put(lands[max(neighbours, key=lambda land: (min(far[land] for far in named), land))], "city")
    return lands


def panel(name: str, there: int, wanted: tuple[int, int] | None, piles: Sequence[list[str]]) -> Spirit:
    """A spirit's panel, with the tracks so far open that no more than all presence is used."""
    tracks = PANELS[name].energy, PANELS[name].plays
    slots = [*wanted] if wanted else [1, 1]

    def left() -> int:
        return PRESENCE - there - sum(len(track) - slot for track, slot in zip(tracks, slots, strict=True))

    while left() < 0:
        assert wanted is None, "more presence than there is"
        slots[1 if slots[1] < len(tracks[1]) else 0] += 1
    own = [card for pile in piles for card in pile]
    forgotten = [card for card in PANELS[name].powers if card not in own]
    return Spirit(name, piles[0], slots, played=piles[1], discard=piles[2], forgotten=forgotten, destroyed=left())


def power_decks(
    people: Sequence[Spirit], progression: bool, minors: Sequence[str], majors: Sequence[str], gone: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Both power decks without what is somewhere else."""
    out = {*gone, *minors, *majors}
    for spirit in people:
        out |= {*spirit.hand, *spirit.played, *spirit.discard, *spirit.drawn}
        out |= {*PROGRESSIONS.get(spirit.name, ())} if progression else set()
    return [*minors, *(card for card in MINORS if card not in out)], [
        *majors,
        *(card for card in MAJORS if card not in out),
    ]


def invader_deck_of(wanted: Sequence[str] | None, chosen: Any, out: Sequence[str]) -> tuple[list[str], list[str]]:
    """The invader deck, and what stays in the box."""
    if wanted is not None:
        return [*wanted], [card for card in INVADER_CARDS if card not in [*wanted, *out]]
    codes = [level.deck for level in ADVERSARIES[chosen.adversary][: chosen.level + 1] if level.deck]
    left = [card for card in INVADER_CARDS if card not in out]
    deck = []
    for stage in codes[-1] if codes else NORMAL_DECK:
        card = next((card for card in left if str(INVADER_CARDS[card].stage) == stage), "")
        if card:
            left.remove(card)
            deck.append(card)
    return deck, left


# Playing, and looking


def play(game: Island, *answers: Any, kind: str = "") -> Island:
    """Give answers, one after the other, to whatever is asked."""
    for answer in answers:
        assert game.ask is not None, f"nobody waits for {answer}"
        assert not kind or game.ask.kind == f"spirit_island.{kind}", game.ask.kind
        game.answer(answer)
    return game


def strike(game: Island) -> Island:
    """Deal the damage that is to be dealt, each time as much as possible, the biggest pieces first."""
    while game.ask is not None and game.ask.kind == "spirit_island.damage":
        offered = options(game)
        game.answer(max(offered, key=lambda option: (option[1], offered.index(option))))
    return game


def describe(game: Island, land: str) -> str:
    """What stands in a land, in the words of `shore`: invaders, dahan, blight, spirits."""
    return told_land(game.state, land)


def island(game: Island) -> dict[str, str]:
    """All lands where something stands."""
    return {land: describe(game, land) for land in sorted(game.state.lands) if describe(game, land)}


def options(game: Island) -> list[Any]:
    """What is on offer now, to whoever is asked first."""
    assert game.ask is not None
    return list(game.ask.options)


def asked(game: Island) -> tuple[str, str]:
    """Which spirit is asked what."""
    assert game.ask is not None
    return SHORT[game.state.spirits[game.ask.seat].name], game.ask.kind.removeprefix("spirit_island.")


def is_at_rest(game: Island) -> bool:
    """Has everything happened that the test is about? Then the next turn has begun, and growth is asked."""
    return game.ask is not None and game.state.phase == "spirit"


def spirit(game: Island, short: str) -> Spirit:
    """A spirit by its short name."""
    return next(spirit for spirit in game.state.spirits if SHORT[spirit.name] == short)


def fear(game: Island) -> int:
    """All fear made since the position, also what has earned cards."""
    return sum(entry.values["amount"] for entry in game.journal if entry.kind == "spirit_island.fear")


def defend(game: Island, land: str) -> int:
    """What powers and fear cards defend there this turn."""
    found = game.state.marks.get(land)
    return found.defend if found else 0


def offered(game: Island, phase: str, seat: int = 0) -> list[Any]:
    """What a spirit could do in this position if it were the fast or the slow phase."""
    game.state.phase = phase  # type: ignore[assignment]
    return choices(game.state, seat)


def told(game: Island, kind: str) -> list[dict[str, Any]]:
    """What the journal tells of a kind."""
    return [dict(entry.values) for entry in game.journal if entry.kind == f"spirit_island.{kind}"]


def known(cards: Iterable[Hidden]) -> list[str]:
    """Hidden cards by name."""
    return [card.card for card in cards]


def ends(game: Island) -> list[str]:
    """The lands that a push on offer may go to."""
    return sorted({option[1] for option in options(game) if option != "stop"})


def reach(power: str, where: Words, spirits: Sequence[str] | None = None, **more: Any) -> list[Any]:
    """What a power in play may aim at."""
    game = shore(where, spirits, played={(spirits or ["river"])[0]: [power]}, **more)
    return targets(game.state, 0, power)
