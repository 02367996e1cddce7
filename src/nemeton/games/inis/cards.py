"""What a card is. The 63 cards stand in `decks/`, each a row with what it does below.

A card is played by one of its halves. A season half is played as one's turn; a triskel half answers an event and is
named by it.
"""

from typing import NamedTuple

from .territories import TERRITORIES

ACTION, ADVANTAGE, TALE = "action", "advantage", "tale"
KINDS = (ACTION, ADVANTAGE, TALE)

# Season halves. Only New Alliance has two of them.
SEASON, ADD, SWAP = "season", "add", "swap"
SEASON_HALVES = frozenset((SEASON, ADD, SWAP))

# The events that triskel halves answer.
ACTION_PLAYED = "action_played"  # an opponent has declared an Action card
OTHER_PLAYED = "other_played"  # somebody has declared an Epic Tale or an Advantage card
ACTION_RESOLVED = "action_resolved"  # an Action card was resolved and is not yet discarded
TALE_RESOLVED = "tale_resolved"  # your Epic Tale was resolved and is not yet discarded
TALE_PLAYED = "tale_played"  # your Epic Tale was played and discarded
SEASON_PLAYED = "season_played"  # your Season card was played, with all that came of it
TURN_ENDS = "turn_ends"
ASSEMBLY_BEGINS = "assembly_begins"
CLASH_BEGINS = "clash_begins"
CITADELS_CLOSED = "citadels_closed"
RESOLUTION_BEGINS = "resolution_begins"
MANEUVER = "maneuver"  # the card is a maneuver itself
ATTACKING = "attacking"  # you attack, and the defender has not answered
ATTACKED = "attacked"  # you are attacked
ATTACK_DONE = "attack_done"  # your Attack is over
CLANS_REMOVED = "clans_removed"  # your maneuver has removed opposing clans
MANEUVER_DONE = "maneuver_done"  # somebody's maneuver is over
WOULD_BE_REMOVED = "would_be_removed"  # one of your clans
REMOVED = "removed"
REMOVED_IN_CLASH = "removed_in_clash"
TALE_DRAWN = "tale_drawn"
GATES_OPEN = "gates_open"  # the Gates make you draw
MOVED_TO_MOUNTAINS = "moved_to_mountains"
ANY_TIME = "any_time"


class Card(NamedTuple):
    """One card. `season` are its season halves, `triskel` the events that its other halves answer."""

    id: str
    kind: str
    season: tuple[str, ...] = ()
    triskel: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()  # build, move, place, clash, as printed in the corner
    four_players: bool = False
    territory: str = ""  # of an Advantage card

    @property
    def halves(self) -> tuple[str, ...]:
        """Every way to play it."""
        return self.season + self.triskel


CARDS: dict[str, Card] = {}
ANSWERS: dict[str, tuple[Card, ...]] = {}  # by event, the cards that answer it
ADVANTAGE_OF = {territory: f"adv_{territory}" for territory in TERRITORIES}


def new_card(kind: str, name: str, *halves: str, icons: tuple[str, ...] = (), four_players: bool = False) -> Card:
    """A row: the card comes into the game, after those of its kind that are there already."""
    season = tuple(half for half in halves if half in SEASON_HALVES)
    triskel = tuple(half for half in halves if half not in SEASON_HALVES)
    territory = name.removeprefix("adv_") if kind == ADVANTAGE else ""
    CARDS[name] = row = Card(name, kind, season, triskel, icons, four_players, territory)
    for event in triskel:
        ANSWERS[event] = (*ANSWERS.get(event, ()), row)
    return row


def action_deck(players: int) -> tuple[str, ...]:
    """The Action cards in the game: seventeen for four players, thirteen for two or three.

    >>> len(action_deck(4)), len(action_deck(3)), len(action_deck(2))
    (17, 13, 13)
    """
    return tuple(card.id for card in CARDS.values() if card.kind == ACTION and (players == 4 or not card.four_players))
