"""Positions of Root as people write them: clearings in words (`"2 cat fox"`), everything else by faction.
What is left out has its usual value: other warriors are in the supply, other pieces on the boards, other cards at the
bottom of the deck."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from nemeton.kernel import EVERYBODY, BadPosition, Hidden, Phrase, Result, Words, hidden
from nemeton.kernel.bounds import MOST_STEPS, Count, MaybeName
from nemeton.kernel.notation import WrittenCard, WrittenCards, written_cards
from nemeton.kernel.words import words

from .cards import CARDS, ITEM_SUPPLY, QUESTS, SUITS
from .check import check, shared_cards
from .decks import deck_of
from .factions import Board, Played
from .factions.enlisted import FACTIONS
from .hirelings import HirelingName
from .hirelings.enlisted import HIRELINGS
from .landmarks import LandmarkName
from .landmarks.enlisted import ENLISTED
from .maps import MAPS
from .phrases import NAMING, seat_names
from .rules.hirelings import MARKS, hirelings
from .rules.setup import player_counts
from .sides import Owner
from .state import DEMOTED, NOBODY, BandInPlay, Battle, Clearing, Pledge, RootOptions, RootState, band_of, side_names
from .steps import AgendaStep, Prepare, TurnEnd
from .waiting import waiting
from .written import ITEMS, NOTATION, Cards, Few, Names, Numbers, Texts
from .written_draft import read_draft, write_draft

Paths = Annotated[list[tuple[Few, Few]], msgspec.Meta(max_length=100)]
Bands = Annotated[list[dict[MaybeName, Any]], msgspec.Meta(max_length=13)]
Agenda = Annotated[list[AgendaStep], msgspec.Meta(max_length=MOST_STEPS)]
# Words for pieces. An automaton has those of the faction that it stands for, which never plays beside it.
FIRST: dict[str, Owner] = {name: own for name, own in FACTIONS.items() if not own.stands_for}
FIRST |= {own.card: own for own in reversed(HIRELINGS.values())}
WARRIORS = {own.warrior_word: name for name, own in FIRST.items() if own.warrior_word}
BUILDINGS = {piece: name for name, own in FIRST.items() for piece in own.piece_counts if piece not in own.tokens}
TOKENS = {piece: name for name, own in FIRST.items() for piece in own.tokens}
FIGURES = {name: own.warrior_word for name, own in (*FACTIONS.items(), *FIRST.items())}
SCORCHED = "scorched"
KNOWN_WORDS = (*WARRIORS, *BUILDINGS, *TOKENS, SCORCHED, *SUITS)
BY_FACTION = ("hands", "play_areas", "item_boxes", "exhausted", "points", "dominance", "partner", "homes", "boards")
PLAIN = ("discard", "available", "quests", "used", "items_gone")
KNOWN_KEYS = (
    "options", "factions", "to_move", "turn", "active", "phase", "clearings", "ruins", *BY_FACTION, "items", "deck",
    *PLAIN, "on_cards", "closed_paths", "ferry", "landmarks", "market", "treetop",
    "quest_deck", "activated", "battle", "pledge", "draft", "agenda", "result",
    "bands", "marks",
)  # fmt: skip


# Writing


def write(state: RootState) -> dict[str, Any]:
    """The state as JSON that people can read."""
    named = state.factions
    written: dict[str, Any] = {
        "options": {name: value for name, value in msgspec.to_builtins(state.options).items() if value != USUAL[name]},
        "factions": list(named),
        "turn": state.turn,
        "active": named[state.active] if state.active != NOBODY else None,
        "phase": state.phase,
        "clearings": {str(where): told for where in state.clearings if (told := _told(state, where))},
        "ruins": {str(where): written_cards(items, 0) for where, items in state.ruins.items()},
        "boards": {name: _written_board(state, seat) for seat, name in enumerate(named)},
        "hands": _by_faction(named, [written_cards(cards, _seen(named, at)) for at, cards in enumerate(state.hands)]),
        "play_areas": _by_faction(named, state.play_areas),
        "item_boxes": _by_faction(named, state.item_boxes),
        "exhausted": {named[seat]: items for seat, items in state.exhausted.items()},
        "on_cards": {card: _by_faction(side_names(state), lying) for card, lying in state.on_cards.items()},
        "bands": [_written_band(state, band) for band in state.bands],
        "marks": {str(mark): named[seat] if seat != NOBODY else "" for mark, seat in state.marks.items()},
        "points": _by_faction(named, state.points),
        "dominance": _by_faction(named, state.dominance),
        "partner": {named[seat]: named[other] for seat, other in enumerate(state.partner) if other != NOBODY},
        "homes": _by_faction(named, state.homes),
        "items": dict(state.items),
        "deck": written_cards(state.deck, 0),
        **{name: list(getattr(state, name)) for name in PLAIN},
        "quest_deck": written_cards(state.quest_deck, 0),
        "activated": dict(state.activated),
        "battle": msgspec.to_builtins(state.battle),
        "pledge": msgspec.to_builtins(state.pledge),
        "draft": write_draft(state),
        "agenda": msgspec.to_builtins(state.agenda),
        "result": msgspec.to_builtins(state.result),
    }
    kept = {name: value for name, value in written.items() if value or name in ("factions", "agenda", "deck")}
    if state.closed_paths != list(MAPS[state.options.map].closed):
        kept["closed_paths"] = [list(path) for path in state.closed_paths]
    if state.ferry != _usual_ferry(state.options, state.landmarks):
        kept["ferry"] = state.ferry
    if state.landmarks:
        kept["landmarks"] = dict(state.landmarks)
    if state.market:
        kept["market"] = written_cards(state.market, 0)
    if state.treetop is not None:
        kept["treetop"] = state.treetop[1]
    return kept


def _usual_ferry(options: RootOptions, landmarks: Mapping[str, int]) -> int:
    """Where the ferry lies if nothing else is said: where the landmark is, or where the map has it."""
    own = MAPS[options.map].ferry if options.own_ferry_or_tower == "placed" else 0
    return next((where for name, where in landmarks.items() if ENLISTED[name].is_ferry), own)


USUAL: dict[str, Any] = msgspec.to_builtins(RootOptions())


def _written_band(state: RootState, band: BandInPlay) -> dict[str, Any]:
    """A band: its card, and what lies on it; who controls it is named by faction."""
    written: dict[str, Any] = msgspec.to_builtins(band)
    return written | ({"held_by": state.factions[band.held_by]} if band.held_by != NOBODY else {})


def _by_faction(named: Sequence[str], values: Iterable[Any]) -> dict[str, Any]:
    return {name: value for name, value in zip(named, values, strict=True) if value}


def _seen(named: Sequence[str], seat: int) -> int:
    """Who knows the cards of a hand, if nothing else is written: its player, or all if it lies open."""
    return EVERYBODY if FACTIONS[named[seat]].has_open_hand else 1 << seat


def _told(state: RootState, where: int) -> str:
    """A clearing in words; its suit only where the map prints another or none."""
    here, site = state.clearings[where], MAPS[state.options.map].clearings[where]
    told = [here.suit] if here.suit != site.suit else []
    pieces = [FIGURES[name] for side, name in enumerate(side_names(state)) for _ in range(here.warriors[side])]
    pieces += [piece for _, piece in (*here.buildings, *here.tokens)]
    for piece, count in Counter(pieces).items():
        told += [str(count), piece] if count > 1 else [piece]
    return " ".join([*told, SCORCHED] if here.scorched else told)


def _written_board(state: RootState, seat: int) -> dict[str, Any]:
    """What lies on a board, without what the map tells already."""
    own = FACTIONS[state.factions[seat]]
    written: dict[str, Any] = msgspec.to_builtins(state.boards[seat], str_keys=True)
    written |= own.write_board(state, seat)
    return {key: written[key] for key in own.board_keys if written[key]}


# Reading


def read(data: dict[str, Any]) -> RootState:
    """The state of a position; a wrong key, name or shape is said."""
    NOTATION.check_keys(data, KNOWN_KEYS)
    NOTATION.needs_agenda(data, "setup", "daylight", "evening")
    NOTATION.unused(data, "to_move", "agenda", "active")
    options = _options(data)
    factions = NOTATION.part(data, "factions", Names, [])
    NOTATION.names(factions, get_args(Played))
    if len(factions) not in player_counts():
        raise BadPosition("setup/players", game="root", players=len(factions), known=player_counts())
    if len(set(factions)) < len(factions):
        raise BadPosition("position/impossible", game="root", problem=Phrase("root.check.factions")).told_by(_words)
    page = Page(data, options, factions)
    bands = page.bands()
    result = NOTATION.part(data, "result", Result | None, None)
    to_move = page.seat("to_move", factions[0])
    landmarks = NOTATION.part(data, "landmarks", Numbers, {})
    NOTATION.names(list(landmarks), get_args(LandmarkName))
    state = RootState(
        agenda=NOTATION.part(data, "agenda", Agenda, [] if result else [{"step": "turn", "seat": to_move}]),
        turn=NOTATION.part(data, "turn", Count, 0),
        result=result,
        options=options,
        factions=factions,
        clearings=page.clearings(),
        boards=[],
        ruins=page.ruins(),
        items={},
        supply=[],
        hands=[page.cards(cards, _seen(factions, at)) for at, cards in enumerate(page.of_seats("hands", Cards, []))],
        deck=page.cards(NOTATION.part(data, "deck", Cards, []), 0),
        discard=page.named_cards("discard"),
        available=page.named_cards("available"),
        play_areas=[NOTATION.names(cards, CARDS) for cards in page.of_seats("play_areas", Names, [])],
        item_boxes=[NOTATION.names(items, ITEM_SUPPLY) for items in page.of_seats("item_boxes", Names, [])],
        points=page.of_seats("points", Few, 0),
        dominance=page.of_seats("dominance", MaybeName, ""),
        partner=[page.seat_of(name) for name in page.of_seats("partner", MaybeName, "")],
        quests=NOTATION.names(NOTATION.part(data, "quests", Names, []), QUESTS),
        quest_deck=page.cards(NOTATION.part(data, "quest_deck", Cards, []), 0, QUESTS),
        homes=page.of_seats("homes", Few, 0),
        active=page.seat("active", factions[to_move]),
        phase=NOTATION.part(data, "phase", Literal["setup", "birdsong", "daylight", "evening"], "birdsong"),
        activated=NOTATION.part(data, "activated", Numbers, {}),
        used=NOTATION.part(data, "used", Names, []),
        items_gone=NOTATION.names(NOTATION.part(data, "items_gone", Names, []), ITEMS),
        closed_paths=NOTATION.part(data, "closed_paths", Paths, [list(path) for path in MAPS[options.map].closed]),
        ferry=NOTATION.part(data, "ferry", Few, _usual_ferry(options, landmarks)),
        landmarks=landmarks,
        market=page.cards(NOTATION.part(data, "market", Cards, []), 0),
        treetop=page.treetop(),
        on_cards=page.on_cards(),
        bands=bands,
        marks=page.marks(),
        exhausted={
            seat: NOTATION.names(items, ITEM_SUPPLY)
            for seat, items in enumerate(page.of_seats("exhausted", Names, []))
            if items
        },
        battle=NOTATION.part(data, "battle", Battle | None, None),
        pledge=NOTATION.part(data, "pledge", Pledge | None, None),
        draft=read_draft(page),
    )
    if "active" not in data and state.agenda and isinstance(state.agenda[0], TurnEnd):
        state.active = state.agenda[0].seat  # whose turn is said to end is on turn
    page.fresh = {step.seat for step in state.agenda if isinstance(step, Prepare)}
    state.boards = [page.board(state, seat) for seat in range(len(factions))]
    _fill(state, data)
    for problem in chain(check(state), waiting(state)):
        told = Phrase(problem.kind, problem.values)
        NOTATION.impossible(told, told_by=lambda language: seated(_words(language), state))
    return state


def seated(known: Words, state: RootState) -> Words:
    """Words in which the seats are called after their factions."""
    return known.with_seats(seat_names(state))


def _words(language: str) -> Words:
    return words(language, Path(__file__).parent / "words", NAMING)


def _options(data: dict[str, Any]) -> RootOptions:
    """The table's options; a name that there is not is said with those that there are."""
    given = NOTATION.part(data, "options", dict[MaybeName, MaybeName | Names], {})
    kinds = {field.name: _values_of(field.type) for field in msgspec.structs.fields(RootOptions)}
    known = {name: value for name, value in given.items() if NOTATION.names([name], kinds)}
    known = {
        name: value
        for name, value in known.items()
        if all(NOTATION.names([one], kinds[name]) for one in (value if isinstance(value, list) else [value]))
    }
    if data.get("bands"):  # whoever names hirelings plays with them
        if known.setdefault("hirelings", "with") == "without":
            problem = Phrase("root.check.bands_without")
            raise BadPosition("position/impossible", game="root", problem=problem).told_by(_words)
    options: RootOptions = NOTATION.part({"options": known}, "options", RootOptions, {})
    return options


def _values_of(kind: Any) -> tuple[Any, ...]:
    """The names that an option may have; of one with several, those that each may have."""
    return get_args(get_args(kind)[0]) if get_origin(kind) is tuple else get_args(kind)


class Page:
    """A position on its way to a state."""

    def __init__(self, data: dict[str, Any], options: RootOptions, factions: list[str]) -> None:
        self.data = data
        self.sites = MAPS[options.map].clearings
        self.forests = MAPS[options.map].forests
        self.factions = factions
        self.fresh: set[int] = set()  # who is still to be set up, once the agenda is read
        self.sides = list(factions)  # and the bands, once they are read
        self.in_play: list[BandInPlay] = []
        self.woods: dict[int, Clearing] = {}  # the clearings, once they are read

    @property
    def has_filled_ruins(self) -> bool:
        """Does somebody always bring items under the ruins?"""
        weak = [f"{band.name}{DEMOTED * band.demoted}" for band in self.in_play]
        playing = [name for at, name in enumerate(self.factions) if at not in self.fresh]
        return any(FACTIONS[name].fills_ruins for name in playing) or any(HIRELINGS[name].fills_ruins for name in weak)

    def wrong(self, problem: Phrase) -> None:
        """Something that cannot be, in the words of the game."""
        NOTATION.impossible(problem, told_by=_words)

    # By faction

    def seat_of(self, name: str) -> int:
        """Who plays a faction; nobody for no name."""
        return self.factions.index(NOTATION.names([name], self.factions)[0]) if name else NOBODY

    def seat(self, key: str, usual: str) -> int:
        """A seat that is named by its faction."""
        return self.seat_of(NOTATION.part(self.data, key, MaybeName | None, usual) or "")

    def of_seats(self, key: str, kind: Any, usual: Any) -> list[Any]:
        """What is written by faction, seat by seat."""
        written = NOTATION.part(self.data, key, dict[str, Any], {})
        NOTATION.names(list(written), self.factions)
        return [NOTATION.part({key: written.get(name, usual)}, key, kind, usual) for name in self.factions]

    def on_cards(self) -> dict[str, list[int]]:
        """Warriors that lie on crafted cards, written by card and faction."""
        written = NOTATION.part(self.data, "on_cards", dict[MaybeName, Numbers], {})
        NOTATION.names(list(written), CARDS)
        for lying in written.values():
            NOTATION.names(list(lying), self.sides)
        return {card: [lying.get(name, 0) for name in self.sides] for card, lying in written.items()}

    # Bands

    def bands(self) -> list[BandInPlay]:
        """The bands that take part; who controls one is named by faction."""
        written = NOTATION.part(self.data, "bands", Bands, [])
        for one in written:
            NOTATION.names([str(one.get("name", ""))], get_args(HirelingName))
            if "held_by" in one:
                one["held_by"] = self.seat_of(str(one["held_by"]))
        found: list[BandInPlay] = NOTATION.part({"bands": written}, "bands", list[BandInPlay], [])
        for band in found:
            NOTATION.names([*band.items, *band.spent], ITEMS)
            NOTATION.names(band.cards, CARDS)
        self.sides += [band.name for band in found]
        self.in_play = found
        return found

    def marks(self) -> dict[int, int]:
        """The hireling markers that lie on the score track or wait with who has reached them."""
        written = NOTATION.part(self.data, "marks", dict[MaybeName, MaybeName], {})
        NOTATION.names(list(written), [str(mark) for mark in MARKS])
        return {int(mark): self.seat_of(name) for mark, name in written.items()}

    def side_of(self, name: str) -> int:
        """The side of a faction or a band."""
        return self.sides.index(NOTATION.names([name], self.sides)[0])

    def known(self, names: list[str]) -> list[str]:
        """Those of some names that are factions at this table; of others it is said that there are none."""
        return NOTATION.names(names, self.factions)

    # The map

    def clearings(self) -> dict[int, Clearing]:
        """The clearings, those that are not named empty."""
        written = NOTATION.part(self.data, "clearings", Texts, {})
        NOTATION.names(list(written), [str(where) for where in self.sites])
        self.woods = {where: self.clearing(where, written.get(str(where), "")) for where in self.sites}
        return self.woods

    def clearing(self, where: int, text: str) -> Clearing:
        """A clearing in words: a suit, pieces, each with a number before it where there are several."""
        here = Clearing(self.sites[where].suit or SUITS[where % len(SUITS)], [0] * len(self.sides))
        for word, number in NOTATION.counted(text, KNOWN_WORDS):
            if word in SUITS:
                here.suit = word
            elif word == SCORCHED:
                here.scorched = True
            else:
                self.put(here, word, number)
        here.buildings.sort()
        here.tokens.sort()
        return here

    def put(self, here: Clearing, word: str, number: int) -> None:
        """So many pieces come to a clearing."""
        if word in WARRIORS:
            here.warriors[self.owner_of(WARRIORS[word])] += number
        elif word in BUILDINGS:
            here.buildings += [(self.owner_of(BUILDINGS[word]), word)] * number
        else:
            here.tokens += [(self.owner_of(TOKENS[word]), word)] * number

    def owner_of(self, faction: str) -> int:
        """Whose the pieces of a faction are: its own, or those of the automaton that stands for it."""
        playing = next((name for name in self.factions if FACTIONS[name].stands_for == faction), faction)
        return self.side_of(playing)

    def treetop(self) -> tuple[int, str] | None:
        """The building in the slot of a landmark, by its name."""
        piece = NOTATION.part(self.data, "treetop", MaybeName, "")
        if not piece:
            return None
        NOTATION.names([piece], BUILDINGS)
        return self.owner_of(BUILDINGS[piece]), piece

    def ruins(self) -> dict[int, list[Hidden]]:
        """The ruins that stand, with what lies under them."""
        written = NOTATION.part(self.data, "ruins", dict[str, Cards], {})
        NOTATION.names(list(written), [str(where) for where, site in self.sites.items() if site.ruin])
        return {int(where): self.cards(items, 0, ITEM_SUPPLY) for where, items in written.items()}

    # WrittenCards

    def named_cards(self, key: str) -> list[str]:
        """Open cards."""
        return NOTATION.names(NOTATION.part(self.data, key, Names, []), CARDS)

    def cards(self, cards: WrittenCards, usual: int, known: Collection[str] = CARDS) -> list[Hidden]:
        """Hidden cards with those who know them."""
        for card in cards:
            if isinstance(card, WrittenCard) and card.known != "all":
                NOTATION.names([str(seat) for seat in card.known], [str(seat) for seat in range(len(self.factions))])
        return NOTATION.cards(cards, usual, known)

    # Boards

    def board(self, state: RootState, seat: int) -> Board:
        """A board: what is written, and whatever has not come to the map."""
        written = NOTATION.part(self.data, "boards", dict[str, dict[str, Any]], {})
        NOTATION.names(list(written), self.factions)
        name, fresh = self.factions[seat], seat in self.fresh
        own = dict(written.get(name, {}))
        NOTATION.names(list(own), FACTIONS[name].board_keys)
        placed = Counter(
            piece
            for here in state.clearings.values()
            for owner, piece in (*here.buildings, *here.tokens)
            if owner == seat
        )
        own |= FACTIONS[name].read_board(self, own, seat, fresh, placed)
        board: Board = NOTATION.part({name: {"type": tag_of(name), **own}}, name, Board, None)
        return board


def tag_of(name: str) -> str:
    """What the kind of a board is called in a state: as the faction, but all that wait for one have the same."""
    return str(FACTIONS[name].board().__struct_config__.tag)


# What is not named


def _fill(state: RootState, data: dict[str, Any]) -> None:
    """Warriors in the supply, cards at the bottom of the deck, quests in theirs, items in the supply or out of it."""
    for seat, own in enumerate(state.company.owners):
        gone = sum(here.warriors[seat] for here in state.clearings.values())
        gone += sum(lying[seat] for lying in state.on_cards.values())
        state.supply.append(max(0, own.warriors - gone - own.warriors_aside(state, seat)))
    state.deck[:0] = hidden((Counter(deck_of(state)) - Counter(shared_cards(state))).elements())
    everybody = [(FACTIONS[name], state.boards[seat]) for seat, name in enumerate(state.factions)]
    if any(own.has_quests(state, seat) for seat, (own, _) in enumerate(everybody)):
        done = [quest for own, board in everybody for quest in own.quests_done(board)]
        named = {*state.quests, *(card.card for card in state.quest_deck), *done}
        state.quest_deck[:0] = hidden(quest for quest in QUESTS if quest not in named)
    written = NOTATION.part(data, "items", Numbers, _items_left(state))
    NOTATION.names(list(written), ITEM_SUPPLY)
    state.items = dict.fromkeys(ITEM_SUPPLY, 0) | written
    if "items" not in data:
        left = _items(state) - Counter(state.items)
        state.items_gone += list(left.elements())


def _items(state: RootState) -> Counter[str]:
    """The items that lie neither with a player nor under a ruin."""
    left = Counter(ITEM_SUPPLY)
    for side, own in hirelings(state):
        left.update(own.items_brought(state, side))
        left.subtract(band_of(state, side).items)
    for name, board in zip(state.factions, state.boards, strict=True):
        left.update(FACTIONS[name].items_brought(board))
        left.subtract(FACTIONS[name].items_on_board(board))
    left.subtract(item for box in state.item_boxes for item in box)
    left.subtract(item.card for under in state.ruins.values() for item in under)
    left.subtract(state.items_gone)
    return left


def _items_left(state: RootState) -> dict[str, int]:
    """As much of them as the supply has room for."""
    left = _items(state)
    return {item: min(most, max(0, left[item])) for item, most in ITEM_SUPPLY.items()}
