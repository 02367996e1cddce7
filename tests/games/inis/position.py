"""A short text notation of Inis's positions, for tests: a front end of `position()` that round-trips.

    valley 0,0 A3 B1 s1 c2 capital      a territory: where it lies, clans by seat, sanctuaries, citadels
    cove   1,0 B2 card=B festival       card= who holds its Advantage card, or `played`; else it lies face up
    plains 0,1                          the letters are seats: A is seat 0, B seat 1, and so on
    players 3                           else as many as there are letters, at least two
    turn B                              whose turn comes; else A's
    brenn C                             else A
    crows counterclockwise              else clockwise
    passes 1 · deeds 0 2 0 · pretenders A C
    A: bard conquest | balors_eye       a hand: Action cards | Epic Tales
    aside geis · discard warlord citadel · thrown the_dagda     (thrown: discarded Epic Tales)
    tales eriu the_fianna               the next Epic Tales, the top one first
    pile swamp moor                     the next territories, the top one first
    {"opening": true}                   whatever else a position may hold, as JSON

Entries of one line may be parted by " · ". Cards and territories that are not named lie at the bottom of their deck;
clans that are not on the island are in reserve. `docs/positions.md` tells what else a position may hold.
"""

import json
import re
from collections.abc import Iterable
from typing import Any

from nemeton.games.inis import GAME
from nemeton.games.inis.state import InisState
from nemeton.kernel import Ask, Game, Scripted, Standing
from nemeton.kernel.records import read_position, start
from nemeton.kernel.values import written

LETTERS = "ABCD"
WINDOW = "inis.answer"


# Positions


def given(text: str, *, seed: int = 1, chance: Iterable[int] | None = None, **more: Any) -> Game[InisState]:
    """A game that stands as the text says. `chance` is what chance will say (else it comes from the seed); `more` are
    further entries of the position."""
    source = seed if chance is None else Scripted(chance)
    return read_position(GAME, position_of(text, **more), source)


def new_game(
    players: int, scenario: str = "random", *, seed: int = 1, chance: Iterable[int] | None = None
) -> Game[InisState]:
    """A new game, at its first question."""
    return start(GAME, players, {"scenario": scenario}, seed if chance is None else Scripted(chance))


def assembly(text: str, *, chance: Iterable[int] | None = None, **more: Any) -> Game[InisState]:
    """A game in which the season is over and the Assembly opens. The first thing that chance says is how the crows fly:
    0 clockwise, 1 counterclockwise."""
    return given(text, chance=chance, agenda=[{"step": "assembly"}], **more)


def position_of(text: str, **more: Any) -> dict[str, Any]:
    """The position that a text describes."""
    entries = [entry.strip() for line in text.splitlines() for entry in line.split(" · ") if entry.strip()]
    players = _players(entries)
    hands: dict[str, list[list[Any]]] = {"actions": [[] for _ in range(players)], "tales": [[] for _ in range(players)]}
    state: dict[str, Any] = {"tiles": {}} | hands
    for entry in entries:
        first, _, rest = entry.partition(" ")
        if entry.startswith("{"):
            state.update(json.loads(entry))
        elif re.fullmatch(r"[A-D]:", first):
            actions, _, tales = rest.partition("|")
            hands["actions"][seat_of(first[0])] = [_card(card) for card in actions.split()]
            hands["tales"][seat_of(first[0])] = [_card(card) for card in tales.split()]
        elif re.match(r"-?\d+,-?\d+", rest.strip()):
            _read_tile(first, rest.split(), players, state)
        else:
            state.update(_read_line(first, rest.split()))
    return {"game": "inis", "state": state | more}


def _players(entries: list[str]) -> int:
    told = [int(entry.split()[1]) for entry in entries if entry.startswith("players ")]
    letters = {letter for entry in entries for letter in re.findall(r"\b([A-D])(?=\d|\b)", entry)}
    return told[0] if told else max(2, *(seat_of(letter) + 1 for letter in letters), 2)


def seat_of(letter: str) -> int:
    """The seat of a letter: A is 0."""
    return LETTERS.index(letter)


def _card(word: str) -> Any:
    """A card; `bard@AC` is known to A and C, `bard@all` to everybody."""
    name, mark, readers = word.partition("@")
    if not mark:
        return name
    return {"card": name, "known": "all" if readers == "all" else [seat_of(letter) for letter in readers]}


def _read_tile(name: str, words: list[str], players: int, state: dict[str, Any]) -> None:
    clans = [0] * players
    tile: dict[str, Any] = {"at": [int(part) for part in words[0].split(",")]}
    for word in words[1:]:
        if word in ("capital", "festival"):
            state[word] = name
        elif word.startswith("card="):
            holder = word.removeprefix("card=")
            tile["advantage"] = seat_of(holder) if holder in LETTERS else holder
        elif word[0] in LETTERS:
            clans[seat_of(word[0])] = int(word[1:] or 1)
        elif word[0] in "sc":
            tile["sanctuaries" if word[0] == "s" else "citadels"] = int(word[1:] or 1)
        else:
            raise AssertionError(f"{word} stands on no territory")
    assert name not in state["tiles"], f"{name} is there twice"
    state["tiles"][name] = tile | {"clans": clans}


def _read_line(first: str, rest: list[str]) -> dict[str, Any]:
    match first:
        case "players":
            return {}
        case "turn":
            return {"to_move": seat_of(rest[0])}
        case "brenn" | "active":
            return {first: seat_of(rest[0])}
        case "crows":
            return {"direction": rest[0]}
        case "passes":
            return {first: int(rest[0])}
        case "deeds":
            return {first: [int(count) for count in rest]}
        case "pretenders":
            return {first: [seat_of(letter) for letter in rest]}
        case "aside" | "discard":
            return {first: [_card(card) for card in rest]}
        case "thrown":
            return {"tale_discard": rest}
        case "tales":
            return {"tale_deck": rest[::-1]}
        case "pile":
            return {"pile": rest[::-1]}
    raise AssertionError(f"no line of a position begins with {first}")


def text_of(position: dict[str, Any]) -> str:
    """The text of a position, as `game.position()` gives it; what has no line of its own stands behind it as JSON."""
    state = dict(position["state"])
    capital, festival = state.pop("capital", ""), state.pop("festival", "")
    lines = [_tile_line(name, tile, capital, festival) for name, tile in state.pop("tiles").items()]
    players = len(position["state"]["deeds"])
    lines.append(
        f"players {players} · brenn {LETTERS[state.pop('brenn', 0)]} · crows {state.pop('direction', 'clockwise')}"
    )
    if "to_move" in state:
        lines.append(f"turn {LETTERS[state.pop('to_move')]}")
    lines.append("deeds " + " ".join(map(str, state.pop("deeds"))))
    if pretenders := state.pop("pretenders", []):
        lines.append("pretenders " + " ".join(LETTERS[seat] for seat in pretenders))
    actions, tales = state.pop("actions"), state.pop("tales")
    lines += [
        f"{LETTERS[seat]}: {_listed(actions[seat])} | {_listed(tales[seat])}".rstrip(" |") for seat in range(players)
    ]
    for name, word in (("aside", "aside"), ("discard", "discard"), ("tale_discard", "thrown")):
        if cards := state.pop(name, []):
            lines.append(f"{word} {_listed(cards)}")
    if passes := state.pop("passes", 0):
        lines.append(f"passes {passes}")
    return "\n".join([*lines, json.dumps(state)])


def _tile_line(name: str, tile: dict[str, Any], capital: str, festival: str) -> str:
    words = [name, ",".join(map(str, tile["at"]))]
    words += [f"{LETTERS[seat]}{count}" for seat, count in enumerate(tile["clans"]) if count]
    words += [f"{letter}{tile[kind]}" for letter, kind in (("s", "sanctuaries"), ("c", "citadels")) if kind in tile]
    words += [word for word, where in (("capital", capital), ("festival", festival)) if where == name]
    if (holder := tile.get("advantage")) is not None:
        words.append(f"card={LETTERS[holder] if isinstance(holder, int) else holder}")
    return " ".join(words)


def _listed(cards: list[Any]) -> str:
    return " ".join(map(_word, cards))


def _word(card: Any) -> str:
    if isinstance(card, str):
        return card
    known = card.get("known", [])
    return f"{card['card']}@{'all' if known == 'all' else ''.join(LETTERS[seat] for seat in known)}"


def shown(game: Game[InisState]) -> str:
    """The game as it stands at this very ask, in the notation, and what is asked."""
    asks = [f"{ask.kind} of {LETTERS[ask.seat]}: {[*map(written, ask.options)]}" for ask in game.asks]
    return "\n".join([text_of({"state": GAME.write_position(game.state)}), *(asks or [str(game.result)])])


# Playing


def open_asks(game: Game[InisState], seat: int | None = None) -> list[Ask]:
    """The open asks (of a seat), but for those that stand open at any time."""
    return [ask for ask in game.asks if not isinstance(ask, Standing) and seat in (None, ask.seat)]


def play(game: Game[InisState], seat: int, *answers: Any) -> None:
    """A seat gives answers one after the other. Windows in which that answer is not on offer pass in silence first."""
    for answer in answers:
        while not any(ask.offered(answer) is not None for ask in open_asks(game, seat)):
            assert any(ask.kind == WINDOW for ask in open_asks(game)), f"{answer} is not on offer:\n{shown(game)}"
            pass_once(game)
        ask = next(ask for ask in open_asks(game, seat) if ask.offered(answer) is not None)
        game.answer(answer, seat, to=ask.kind)


def use_moor(game: Game[InisState], seat: int, rival: int) -> None:
    """Who holds the Moor's card looks at a rival's Epic Tales, in the middle of whatever is asked."""
    game.answer(("look", rival), seat, to="inis.moor")


def pass_once(game: Game[InisState]) -> None:
    """Everybody who is asked in the window that is open lets it pass."""
    for ask in open_asks(game):
        if ask.kind == WINDOW:
            game.answer("pass", ask.seat, to=WINDOW)


def quiet(game: Game[InisState]) -> None:
    """All windows pass in silence, until something else is asked or the game is over."""
    game.pass_windows()


def take_turn(game: Game[InisState], seat: int, card: str, *answers: Any, half: str = "season") -> None:
    """A seat plays a season card and says all that it asks; nobody answers, and the next question that is no window
    is left open."""
    play(game, seat, ("play", card, half), *answers)
    quiet(game)


# Looking


def asked(game: Game[InisState]) -> list[tuple[int, str]]:
    """Who is asked, and what: [(0, "turn")]."""
    return [(ask.seat, ask.kind.removeprefix("inis.")) for ask in open_asks(game)]


def offered(game: Game[InisState], seat: int, kind: str = "") -> list[Any]:
    """What a seat may answer now; the ask must be of this kind ("turn", "maneuver")."""
    asks = [ask for ask in open_asks(game, seat) if not kind or ask.kind == f"inis.{kind}"]
    assert asks, f"seat {seat} is not asked for {kind or 'anything'}:\n{shown(game)}"
    return [*map(written, asks[0].options)]


def clans(game: Game[InisState], where: str) -> list[int]:
    """The clans of a territory, by seat."""
    return list(game.state.tiles[where].clans)


def hand(game: Game[InisState], seat: int) -> list[str]:
    """A seat's Action cards, by name."""
    return sorted(card.card for card in game.state.actions[seat])


def tales(game: Game[InisState], seat: int) -> list[str]:
    """A seat's Epic Tales, by name."""
    return sorted(card.card for card in game.state.tales[seat])


def discarded(game: Game[InisState]) -> list[str]:
    """The discarded Action cards, by name."""
    return sorted(card.card for card in game.state.discard)


def told(game: Game[InisState]) -> list[str]:
    """The kinds of everything that happened, in order, without the game's name."""
    return [entry.kind.removeprefix("inis.") for entry in game.journal]
