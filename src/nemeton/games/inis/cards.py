"""The 63 cards: facts, no behaviour. What a half does stands in `actions.py`, `advantages.py`, `tales.py` and
`clash_cards.py`, one small function each.

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


S = (SEASON,)

_ACTIONS = (
    Card("bard", ACTION, S, (CLANS_REMOVED,)),
    Card("citadel", ACTION, S, icons=("build",)),
    Card("conquest", ACTION, S, icons=("move", "clash")),
    Card("craftsmen_and_peasants", ACTION, S, icons=("place",)),
    Card("druid", ACTION, S),
    Card("emissaries", ACTION, S, icons=("move",), four_players=True),
    Card("exploration", ACTION, S, icons=("place",)),
    Card("festival", ACTION, S, icons=("place",)),
    Card("geis", ACTION, (), (ACTION_PLAYED,)),
    Card("master_craftsman", ACTION, S, (TALE_RESOLVED,), four_players=True),
    Card("migration", ACTION, S, icons=("move", "clash")),
    Card("new_alliance", ACTION, (ADD, SWAP), icons=("place",)),
    Card("new_clans", ACTION, S, icons=("place",)),
    Card("raid", ACTION, (), (ATTACK_DONE,), four_players=True),
    Card("sanctuary", ACTION, S, icons=("build",)),
    Card("scouts_and_spies", ACTION, S, icons=("move", "clash"), four_players=True),
    Card("warlord", ACTION, S, (MANEUVER_DONE,), icons=("clash",)),
)

_ADVANTAGES = (
    Card("adv_cove", ADVANTAGE, (), (SEASON_PLAYED,)),
    Card("adv_forest", ADVANTAGE, (), (TALE_PLAYED,)),
    Card("adv_gates_of_tir_na_nog", ADVANTAGE, (), (GATES_OPEN,)),
    Card("adv_highlands", ADVANTAGE, (), (RESOLUTION_BEGINS,)),
    Card("adv_hills", ADVANTAGE, (), (ATTACKED,)),
    Card("adv_iron_mine", ADVANTAGE, (), (ATTACKING,)),
    Card("adv_lost_vale", ADVANTAGE, (), (SEASON_PLAYED,), icons=("move",)),
    Card("adv_meadows", ADVANTAGE, (), (TALE_DRAWN,)),
    Card("adv_misty_lands", ADVANTAGE, S),
    Card("adv_moor", ADVANTAGE, (), (ANY_TIME,)),
    Card("adv_mountains", ADVANTAGE, (), (MOVED_TO_MOUNTAINS,)),
    Card("adv_plains", ADVANTAGE, S, icons=("move", "clash")),
    Card("adv_salt_mine", ADVANTAGE, (), (SEASON_PLAYED,)),
    Card("adv_stone_circle", ADVANTAGE, (), (TALE_PLAYED,)),
    Card("adv_swamp", ADVANTAGE, S),
    Card("adv_valley", ADVANTAGE, (), (SEASON_PLAYED,), icons=("place",)),
)

_TALES = (
    Card("balors_eye", TALE, S),
    Card("battle_frenzy", TALE, (), (CITADELS_CLOSED,)),
    Card("breas_tyranny", TALE, S, icons=("move",)),
    Card("cathbads_word", TALE, (), (ASSEMBLY_BEGINS,)),
    Card("the_champions_share", TALE, S),
    Card("children_of_dana", TALE, S, icons=("place",)),
    Card("the_dagda", TALE, (), (OTHER_PLAYED,)),
    Card("dagdas_cauldron", TALE, (), (REMOVED_IN_CLASH,)),
    Card("the_dagdas_club", TALE, (), (WOULD_BE_REMOVED, ATTACKING)),
    Card("dagdas_harp", TALE, S, icons=("place",)),
    Card("deirdres_beauty", TALE, S),
    Card("diarmuid_and_grainne", TALE, (), (REMOVED,), icons=("move",)),
    Card("eriu", TALE, S, icons=("place",)),
    Card("the_fianna", TALE, (), (MANEUVER,), icons=("move",)),
    Card("kernunos_sanctuary", TALE, S, icons=("build", "place")),
    Card("lug_samildanach", TALE, (), (ACTION_RESOLVED,)),
    Card("lugs_spear", TALE, (), (CLASH_BEGINS,)),
    Card("maeves_wealth", TALE, S),
    Card("manannans_horses", TALE, S, icons=("move", "clash")),
    Card("the_morrigan", TALE, S, icons=("clash",)),
    Card("nuada_silverhand", TALE, S, icons=("place",)),
    Card("oenguss_ploy", TALE, (), (TURN_ENDS,)),
    Card("ogmas_eloquence", TALE, (), (MANEUVER,)),
    Card("the_other_world", TALE, S, icons=("place",)),
    Card("the_stone_of_fal", TALE, S, icons=("place",)),
    Card("strengs_resolve", TALE, (), (ATTACK_DONE,)),
    Card("tailtus_land", TALE, S, icons=("move",)),
    Card("tale_of_cuchulain", TALE, (), (MANEUVER,)),
    Card("the_battle_of_moytura", TALE, (), (MANEUVER,), icons=("move", "place")),
    Card("tuans_memory", TALE, S),
)

ADVANTAGE_OF = {territory: f"adv_{territory}" for territory in TERRITORIES}
CARDS: dict[str, Card] = {
    card.id: card._replace(territory=card.id.removeprefix("adv_")) if card.kind == ADVANTAGE else card
    for card in (*_ACTIONS, *_ADVANTAGES, *_TALES)
}
TALES = tuple(card.id for card in _TALES)
ANSWERS: dict[str, tuple[Card, ...]] = {}  # by event, the cards that answer it
for _card in CARDS.values():
    for _event in _card.triskel:
        ANSWERS[_event] = (*ANSWERS.get(_event, ()), _card)


def action_deck(players: int) -> tuple[str, ...]:
    """The Action cards in the game: seventeen for four players, thirteen for two or three.

    >>> len(action_deck(4)), len(action_deck(3)), len(action_deck(2))
    (17, 13, 13)
    """
    return tuple(card.id for card in _ACTIONS if players == 4 or not card.four_players)
