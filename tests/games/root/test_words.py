"""Root's words: every language says all that can be asked, offered, refused, told or wrong, and nothing else."""

import typing
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from nemeton.games.root import GAME, workbench
from nemeton.games.root.cards import CARDS, QUESTS
from nemeton.games.root.choices import Subset
from nemeton.games.root.chronicle import SHARED
from nemeton.games.root.clockwork import SERVED, Difficulty, Trait
from nemeton.games.root.coaching import COUNTED
from nemeton.games.root.decks import DECKS
from nemeton.games.root.draw.hired.roster import CARD_SIDES
from nemeton.games.root.factions.duchy.board import MINISTERS, RANKS
from nemeton.games.root.factions.eyrie.board import COLUMNS, LEADERS
from nemeton.games.root.factions.hundreds.board import MOODS, TRACKS
from nemeton.games.root.factions.keepers.board import COLUMNS as RETINUE
from nemeton.games.root.factions.look import LOOKS
from nemeton.games.root.factions.riverfolk.board import SERVICES
from nemeton.games.root.factions.riverfolk.positions import HEAPS
from nemeton.games.root.factions.vagabond.characters import CHARACTERS
from nemeton.games.root.factions.vagabond.choices import OneItem
from nemeton.games.root.factions.vagabond.relations import RELATIONS
from nemeton.games.root.phrases import VOCABULARY, law_name
from nemeton.games.root.places import ELSEWHERE
from nemeton.games.root.rules.land import LANDMARKS, LANDS
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.kernel import LANGUAGES, Game, Phrase, Result
from nemeton.kernel.records import start
from nemeton.kernel.words import message_id
from tests.games.root.spoken import ACTS, FORESTS, ITEMS, PIECES, REASONS, ROOT, SUITS
from tests.games.speech import told_in
from tests.kernel.messages import (
    Said,
    calls,
    literals,
    references,
    said,
    texts,
)

ENDINGS = ("points", "dominance", "unfinished", "agreed", "resigned")
# Said within other messages only.
PARTS = {"root-at", "root-to", "root-from", "root-warriors", "root-cards", "root-it", "root-that"}


@cache
def ask_kinds() -> set[str]:
    """Every kind of question in the code."""
    found = ROOT.asked | {"root.ambush", "root.foil"}  # which one is an argument
    return {kind for one in found for kind in expanded(one)}


# What an f-string may put in where the code has one.
WAYS = (
    *("march", "rally", "rise", "gather", "recruit", "settle"),
    *("reinforce", "raid", "steal", "defend", "guard"),
)
FILLINGS: dict[str, typing.Iterable[str]] = {
    "root.coach.{}": (*(part for part in COUNTED if part != "pieces"), "dominance", "land", "hired", "faction"),
    "root.seat.{}": [*FACTIONS, *FACTIONS.undecided, *CARD_SIDES],
    "root.band.{}": CARD_SIDES,
    "root.faction.{}": [*FACTIONS, *FACTIONS.undecided],
    "root.setup.starts.{}": [name for name, own in FACTIONS.items() if not own.plays_itself],
    "root.card.{}": [*CARDS, "vizier", "retainer"],
    "root.forest.{}": FORESTS,
    "root.ability.{}": ["swift_strike"],
    "root.landmark.{}": LANDMARKS,
    "root.appendix.{}": ["A", "V", "G", "D", "Zh"],
    "root.point.{}": ["A", "B", "C", "D"],
    "root.relation.{}": RELATIONS.values(),
    "root.kind.{}": sorted({card.kind for card in CARDS.values()}),
    "root.deck.{}": list(DECKS),
    "root.closed.{}": {row.verb for look in LOOKS.values() for rows in look.verbs.values() for row in rows},
    "root.effect.{}": ("ambush", "dominance"),
    "root.suit.{}": [*SUITS, "every"],
    "root.item.{}": ITEMS,
    "root.quest.{}": QUESTS,
    "root.leader.{}": LEADERS,
    "root.character.{}": CHARACTERS,
    "root.minister.{}": MINISTERS,
    "root.rank.{}": RANKS,
    "root.place.{}": ELSEWHERE,
    "root.column.{}": (*COLUMNS, *RETINUE[1:]),
    "root.piece.{}": PIECES,
    "root.lying.{}": ("ready", "exhausted", "damaged", "worn"),
    "root.draw.{}": ("score", "commons", "landmarks", "hired", *HEAPS),
    "root.draw.items_{}": ("ready", "exhausted", "damaged"),
    "root.eyrie.{}": COLUMNS,
    "root.corvids.{}": ("muster", "raid"),
    "root.hundreds.{}": ("advance", "relentless"),
    "root.mood.{}": MOODS,
    "root.track.{}": TRACKS,
    "root.keepers.{}": RETINUE,
    "root.chronicle.{}": [
        *("battles", "defended", "hits", "lost", "ambushes", "drawn", "crafted", "built", "moves"),
    ],
    "root.chronicle.source.{}": [
        *("battle", "cards", "landmarks", "other", *SHARED.values()),
        *{source for look in LOOKS.values() for source in look.points_by.values()},
    ],
    "root.why.{}": ("suit", "opposite"),
    "root.act.{}": ACTS,
    "root.reason.{}": REASONS,
    "root.fear.{}": ("shield", "sword"),
    "root.difficulty.{}": get_args(Difficulty),
    "root.trait.{}": get_args(Trait),
    "root.services.{}": SERVED,
    "root.setup.{}": (
        *("difficulty_alone", "trait_alone", "trait_twice", "services_alone", "services_twice"),
        *("character_alone", "no_machines", "first_game_machines"),
        *("landmark_of_map", "landmark_players", "landmarks_few", "left_out"),
        *("chosen_beforehand", "first_game_advanced", "militant", "insurgent"),
    ),
    "root.bench.{}": (*workbench.CARD_PILES, "quests", "quest_deck", "market"),
    "root.bench.heap_{}": HEAPS,
    "root.bench.decree_{}": COLUMNS,
    "root.bench.retinue_{}": RETINUE,
    "root.option.order.{}": (
        *("hospital", "outrage", "damage", "base_lost", "fear", "trade_lost", "failure", "raid", "trophy"),
        *("treat", "escort", "band_battle"),
        *(step for land in LANDS.values() for step in land.steps),
    ),
    "root.option.way.{}": WAYS,
    "root.service.{}": SERVICES,
    "root.draw.no_{}": HEAPS,
    "root.option.use.{}": [card.id for card in CARDS.values() if card.any_time],
    "root.option.{}": [
        "points",
        "cards",
        *(kind.words for kind in VOCABULARY.types if issubclass(kind, Subset | OneItem)),
    ],
}
NAMED = (
    "seat",
    "faction",
    "item",
    "quest",
    "suit",
    "piece",
    "column",
    "leader",
    "character",
    "service",
    "minister",
    "rank",
    "act",
    "reason",
    "trait",
    "landmark",
)  # by `named` in phrases


def expanded(kind: str) -> list[str]:
    """The kinds that a text of the code may mean."""
    if "{}" not in kind:
        return [kind]
    if kind == "root.{}.{}":
        return [f"root.{group}.{name}" for group in NAMED for name in FILLINGS[f"root.{group}.{{}}"]]
    assert kind in FILLINGS, f"say in FILLINGS what {kind!r} may become"
    return [kind.replace("{}", filling) for filling in FILLINGS[kind]]


GROUPS = {"root.listed", "root.item", "root.suit", "root.column", "root.seat"}  # what `joined` joins


def spoken_kinds() -> set[str]:
    """Every kind that the code may say; those for the terminal have files of their own."""
    found = texts(ROOT.sources, r"root\.[a-z_.{}]*[a-z_}]") - {"root.css"} - (GROUPS - {"root.listed"})
    own = {kind for text in found if not text.startswith("root.text.") for kind in expanded(text)}
    return own | ROOT.of_the_table(ENDINGS, ask_kinds()) | set(VOCABULARY.messages())


def spoken_calls() -> Iterator[Said]:
    """What is said with values that can be read from the code, one kind at a time; not options, whose values depend on
    the ask (whole games show those)."""
    for call in said(ROOT.sources):
        if call.kind.startswith("root.option."):
            continue
        if call.values is not None and call.kind.startswith("root.") and not call.kind.startswith("root.text."):
            yield from (call._replace(kind=kind) for kind in expanded(call.kind))
    for kind, values in VOCABULARY.messages().items():
        yield Said(kind, values, "a choice")


# Messages and code


def test_everything_that_is_said_has_a_message_and_every_message_is_said():
    spoken = {message_id(kind) for kind in spoken_kinds()}
    assert spoken - set(ROOT.files["en"]) == set()
    assert set(ROOT.files["en"]) - spoken == PARTS


def test_parts_of_sentences_are_used_in_every_language():
    for language in LANGUAGES:
        used = set().union(*(references(message) for message in ROOT.files[language].values()))
        assert used >= PARTS - {"root-warriors"}, language


def test_every_value_that_a_message_needs_is_given():
    checked = set()
    for kind, values, place in spoken_calls():
        for language in LANGUAGES:
            name = message_id(kind)
            if ROOT.files[language][name].value is None:
                continue
            missing = ROOT.needed(language, name) - (values or set())
            assert not missing, f"{place}: {kind} without {missing} in {language}"
        checked.add(kind)
    assert len(checked) > 120


def test_every_way_to_end_a_game_has_a_message():
    won = {how for call in calls(ROOT.sources, "win") for how in literals(call.args[2])}
    assert won | {"unfinished", "agreed", "resigned"} == set(ENDINGS)  # these come from the kernel and the table


def test_every_card_with_words_of_its_own_has_them():
    own = {card.id for card in CARDS.values() if card.kind == "persistent"} | {"vizier"}
    told = {
        name.removeprefix("root-card-")
        for name, found in ROOT.files["en"].items()
        if "-card-" in name and found.attributes
    }
    assert told == own


MOVED = {
    "en": ["a warrior moves from clearing 1 to clearing 5", "2 warriors move", "5 warriors move", "21 warriors move"],
    "ru": ["1 воин идёт с поляны 1 на поляну 5", "2 воина идут", "5 воинов идут", "21 воин идёт"],
    "uk": ["1 воїн іде з галявини 1 на галявину 5", "2 воїни йдуть", "5 воїнів ідуть", "21 воїн іде"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_and_cases(language: str):
    for number, moved in zip((1, 2, 5, 21), MOVED[language], strict=True):
        assert moved in ROOT.say(language, "root.moved", seat=0, origin=1, to=5, count=number)


def test_a_name_with_a_mark_of_its_own_gets_no_full_stop():
    for kind in ("root.crafted", "root.spent", "root.drew_what", "root.ambushes", "root.supporter_spent"):
        assert ROOT.say("en", kind, seat=0, card="stand_and_deliver").endswith("Stand and Deliver!")
        assert ROOT.say("en", kind, seat=0, card="cobbler").endswith("Cobbler.")


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str):
    for group in (
        "seat",
        "band",
        "faction",
        "card",
        "forest",
        "item",
        "quest",
        "piece",
        "column",
        "leader",
        "character",
    ):
        names = {ROOT.say(language, f"root.{group}.{name}") for name in FILLINGS[f"root.{group}.{{}}"]}
        assert len(names) == len(list(FILLINGS[f"root.{group}.{{}}"])), group


LAWS = {
    "en": ["Law 4.3.1", "Law 9.2.9.II.B", "Law G.3.2", "The card Cobbler"],
    "ru": ["Закон 4.3.1", "Закон 9.2.9.II.Б", "Закон Г.3.2", "Карта «Сапожник»"],
    "uk": ["Закон 4.3.1", "Закон 9.2.9.II.Б", "Закон Г.3.2", "Карта «Швець»"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_laws_are_named_in_the_readers_alphabet(language: str):
    named = [law_name(law) for law in ("4.3.1", "9.2.9.II.B", "G.3.2", "card.cobbler")]
    assert [GAME.words(language).say(name) for name in named if isinstance(name, Phrase)] == LAWS[language]


def test_a_seat_is_called_after_its_faction():
    game = start(GAME, 2, {"seat_1": "vagabond", "seat_2": "alliance"}, 1)
    assert game.words("en").write("seat", 0) == "Vagabond"
    assert game.words("ru").write("whom", 1) == "Союз"
    assert GAME.words("en").write("seat", 1) == "Seat 2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ENDINGS)
def test_how_a_game_ended_with_and_without_a_winner(language: str, how: str):
    speak = GAME.words(language).with_seats(ROOT.seated).say
    won, drawn = speak(GAME.ended(Result(how, (1,), (0, 3)))), speak(GAME.ended(Result(how)))
    assert ROOT.say(language, "root.seat.eyrie") in won
    assert ROOT.say(language, "root.seat.eyrie") not in drawn
    assert won.endswith(".")
    assert drawn.endswith(".")
    together = speak(GAME.ended(Result(how, (1, 3), (0, 3, 0, 0))))
    assert (ROOT.say(language, "root.seat.vagabond") in together) is (how in ("points", "dominance"))
    assert ROOT.say(language, "root.seat.vagabond") not in won


@pytest.mark.parametrize(
    ("players", "chosen", "told"),
    [
        (2, ("marquise", "eyrie"), None),
        (2, ("alliance", "vagabond"), "is 8, and a balanced game of so many players wants 17 or more"),
        (2, ("any", "any"), "By lot the factions may come out unbalanced: a reach of 8 or more, where 17"),
        (2, ("any", "marquise"), "a reach of 13 or more, where 17"),
        (3, ("marquise", "eyrie", "alliance"), None),
        (3, ("eyrie", "alliance", "vagabond"), "is 15, and a balanced game of so many players wants 18"),
        (4, ("any", "any", "any", "any"), None),
    ],
)
def test_a_table_of_little_reach_is_told_so(players: int, chosen: tuple[str, ...], told: str | None):
    """Law 5.2."""
    seats = {f"seat_{number}": faction for number, faction in enumerate(chosen, 1)}
    advice = GAME.advice(players, GAME.read_options(seats))
    assert (advice is None) is (told is None)
    assert advice is None or (told or "") in GAME.words("en").say(advice)
    learnt = GAME.read_options({**seats, "scenario": "first_game"})
    assert "any" not in chosen or GAME.advice(players, learnt) is None


@pytest.mark.parametrize("option", ["north", ("dance", 3)])
def test_what_no_ask_offers_has_no_words(option: object):
    with pytest.raises(LookupError, match="no words for"):
        VOCABULARY.phrase("root.move", option)


# Whole games


def random_games(numbers: range, turns: int) -> Iterator[Game[Any]]:
    """Games of all configurations, stopped after so many turns."""
    for number in numbers:
        configuration = GAME.configurations[number % len(GAME.configurations)]
        yield start(GAME, configuration.players, configuration.options, number, turn_limit=turns)


def test_random_games_are_told_in_every_language():
    kinds = set(told_in(random_games(range(3), 12)))
    assert {"root.marquise.action", "root.eyrie.add", "root.option.build", "root.refused.cost"} <= kinds


@pytest.mark.slow
def test_more_random_games_are_told():
    assert "root.turn" in told_in(random_games(range(50, 62), 60))


@pytest.mark.long
def test_three_hundred_random_games_ask_nearly_everything_and_all_of_it_can_be_said():
    unheard = ask_kinds() - set(told_in(random_games(range(100, 400), 120)))
    assert len(unheard) <= 10, unheard
