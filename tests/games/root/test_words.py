"""Root's words: every language says all that can be asked, offered, refused, told or wrong, and nothing else."""

import typing
from collections.abc import Iterator
from functools import cache, partial
from random import Random

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.boards import COLUMNS
from nemeton.games.root.cards import CARDS, ITEM_SUPPLY, QUESTS
from nemeton.games.root.factions.characters import CHARACTERS
from nemeton.games.root.factions.eyrie import LEADERS
from nemeton.games.root.maps import MAPS
from nemeton.games.root.phrases import (
    NAMING,
    RELATIONS,
    WITH_CARDS,
    WITH_ITEMS,
    WITH_SEATS,
    WITH_SUBSETS,
    WORDS,
    hint_phrase,
    how_phrase,
    law_name,
    option_phrase,
)
from nemeton.games.root.ruling import FACTIONS
from nemeton.games.root.state import RootOptions, RootState
from nemeton.kernel import LANGUAGES, Game, Phrase, Result
from nemeton.kernel.records import start
from nemeton.kernel.words import message_id, words
from tests.games.spelling import (
    TRANSLATIONS,
    assert_can_be_said,
    assert_own_letters,
    assert_translated,
    assert_well_set,
)
from tests.kernel.messages import (
    PACKAGE,
    Said,
    calls,
    letters,
    literals,
    messages,
    parts,
    references,
    said,
    texts,
    variables,
)

FOLDER = PACKAGE / "games" / "root"
SOURCES = sorted((*FOLDER.glob("*.py"), *FOLDER.glob("factions/*.py")))
FILES = {language: messages(FOLDER / "words" / f"{language}.ftl") for language in LANGUAGES}

LATIN = {"royal_claim", "suits", "agenda", "A", "B", "C", "D"}  # names in positions, the same in every language
ENDINGS = ("points", "dominance", "unfinished", "agreed", "resigned")
# Said within other messages only.
PARTS = {"root-at", "root-to", "root-from", "root-warriors", "root-points", "root-cards", "root-it", "root-that"}
PIECES = ("warrior", *(piece for own in FACTIONS.values() for piece in own.piece_counts))
ITEMS = (*ITEM_SUPPLY, "torch")
FORESTS = ("any", *sorted({forest for one in MAPS.values() for forest in one.forests}))
SUITS = ("fox", "rabbit", "mouse", "bird", "any")


@cache
def ask_kinds() -> set[str]:
    """Every kind of question in the code."""
    found = {kind for name in ("Ask", "Pick", "Standing") for call in calls(SOURCES, name) for kind in asked(call)}
    found |= {"root.ambush", "root.foil"}  # which one is an argument
    return {kind for one in found for kind in expanded(one)}


def asked(call: typing.Any) -> Iterator[str]:
    for argument in call.args[1:2]:
        yield from literals(argument)


DEEDS = {
    "march", "explore", "turmoil", "recruit", "revolt", "spread", "organize", "bird", "mobilize", "train",
}  # fmt: skip
# What an f-string may put in where the code has one.
FILLINGS: dict[str, typing.Iterable[str]] = {
    "root.seat.{}": FACTIONS,
    "root.faction.{}": FACTIONS,
    "root.card.{}": [*CARDS, "vizier"],
    "root.forest.{}": FORESTS,
    "root.ability.{}": ["swift_strike"],
    "root.appendix.{}": ["A", "V", "G", "Zh"],
    "root.point.{}": ["A", "B", "C", "D"],
    "root.relation.{}": RELATIONS.values(),
    "root.kind.{}": sorted({card.kind for card in CARDS.values()}),
    "root.effect.{}": ("ambush", "dominance"),
    "root.suit.{}": SUITS,
    "root.item.{}": ITEMS,
    "root.quest.{}": QUESTS,
    "root.leader.{}": LEADERS,
    "root.character.{}": CHARACTERS,
    "root.column.{}": COLUMNS,
    "root.piece.{}": PIECES,
    "root.lying.{}": ("ready", "exhausted", "damaged", "worn"),
    "root.draw.items_{}": ("ready", "exhausted", "damaged"),
    "root.eyrie.{}": COLUMNS,
    "root.how.{}": ENDINGS,
    "root.option.order.{}": ("hospital", "outrage", "damage", "base_lost"),
    "root.option.use.{}": ("royal_claim", "stand_and_deliver", "tax_collector", "codebreakers"),
    "root.option.special.{}": ("hideout", "scorch"),
    "root.option.{}": {
        *WORDS.values(), *WITH_CARDS.values(), *WITH_SEATS.values(), *WITH_SUBSETS.values(), *WITH_ITEMS.values(),
        *DEEDS,
    },
}  # fmt: skip
NAMED = ("seat", "faction", "item", "quest", "suit", "piece", "column", "leader", "character")  # by `named` in phrases


def expanded(kind: str) -> list[str]:
    """The kinds that a text of the code may mean."""
    if "{}" not in kind:
        return [kind]
    if kind == "root.hint.{}":
        return [f"root.hint.{name.removeprefix('root.')}" for name in ask_kinds()]
    if kind == "root.{}.{}":
        return [f"root.{group}.{name}" for group in NAMED for name in FILLINGS[f"root.{group}.{{}}"]]
    assert kind in FILLINGS, f"say in FILLINGS what {kind!r} may become"
    return [kind.replace("{}", filling) for filling in FILLINGS[kind]]


def option_kinds() -> set[str]:
    """The table options and their values."""
    kinds: set[str] = set()
    for name, hint in typing.get_type_hints(RootOptions).items():
        kinds |= {f"root.options.{name}", *(f"root.options.{name}.{value}" for value in typing.get_args(hint))}
    return kinds


GROUPS = {"root.listed", "root.item", "root.suit", "root.column"}  # what `joined` joins


def spoken_kinds() -> set[str]:
    """Every kind that the code may say; those for the terminal have files of their own."""
    found = texts(SOURCES, r"root\.[a-z_.{}]*[a-z_}]") - {"root.css"} - (GROUPS - {"root.listed"})
    return {kind for text in found if not text.startswith("root.text.") for kind in expanded(text)} | option_kinds()


def spoken_calls() -> Iterator[Said]:
    """What is said with values that can be read from the code, one kind at a time; not options, whose values depend on
    the ask (whole games show those)."""
    for call in said(SOURCES):
        if call.kind.startswith("root.option."):
            continue
        if call.values is not None and call.kind.startswith("root.") and not call.kind.startswith("root.text."):
            yield from (call._replace(kind=kind) for kind in expanded(call.kind))


def needed(language: str, name: str, attribute: str = "") -> set[str]:
    """The values that a message uses, those of the messages within it included."""
    pattern = parts(FILES[language][name])[attribute]
    return variables(pattern).union(*(needed(language, inner) for inner in references(pattern)))


# Messages and code


def test_everything_that_is_said_has_a_message_and_every_message_is_said():
    spoken = {message_id(kind) for kind in spoken_kinds()}
    assert spoken - set(FILES["en"]) == set()
    assert set(FILES["en"]) - spoken == PARTS


def test_parts_of_sentences_are_used_in_every_language():
    for language in LANGUAGES:
        used = set().union(*(references(message) for message in FILES[language].values()))
        assert used >= PARTS - {"root-warriors"}, language


def test_every_value_that_a_message_needs_is_given():
    checked = set()
    for kind, values, place in spoken_calls():
        for language in LANGUAGES:
            name = message_id(kind)
            if FILES[language][name].value is None:
                continue
            missing = needed(language, name) - (values or set())
            assert not missing, f"{place}: {kind} without {missing} in {language}"
        checked.add(kind)
    assert len(checked) > 120


def test_every_way_to_end_a_game_has_a_message():
    won = {how for call in calls(SOURCES, "win") for how in literals(call.args[2])}
    assert won | {"unfinished", "agreed", "resigned"} == set(ENDINGS)  # these come from the kernel and the table


def test_options_and_their_values_are_explained():
    for kind in option_kinds():
        assert set(parts(FILES["en"][message_id(kind)])) == {"", "help"}


def test_every_card_with_words_of_its_own_has_them():
    own = {card.id for card in CARDS.values() if card.kind == "persistent"} | {"vizier"}
    told = {
        name.removeprefix("root-card-") for name, found in FILES["en"].items() if "-card-" in name and found.attributes
    }
    assert told == own


# The languages


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str):
    assert_translated(FILES[language], LATIN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_another_language(language: str):
    assert_own_letters(FILES[language], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str):
    """Quotation marks of the language, real apostrophes; sentences end in a full stop, options and reasons do not."""
    assert_well_set(FILES[language], language)
    for name, message in FILES[language].items():
        if "text" in parts(message):
            assert say(language, name, "text").endswith("."), name
        if name.startswith("root-hint-"):
            assert say(language, name)[-1] in ".?", name
        if name.startswith(("root-option-", "root-refused-")):
            assert message.value is not None
            told = letters(message.value).strip()
            assert not told or told[0].islower() or told[0] in "«:+({}" or "Бродяга" in told or "Волоцюга" in told, name
            assert not told.endswith("."), name
            assert name.startswith("root-refused-") or "," not in told, name


def say(language: str, message: str, attribute: str = "", **values: object) -> str:
    return GAME.words(language).with_seats(SEATED).say(Phrase(message, values, attribute))


SEATED = tuple(f"root.seat.{faction}" for faction in FACTIONS)
SAMPLES: dict[str, list[object]] = {
    "seat": [0, 1, 2, 3],
    "partner": [None, 2],
    **{value: [1, 2, 3, -1] for value in ("whom", "attacker", "defender", "by")},
    **{value: [*CARDS] for value in ("card", "paid")},
    "cards": [("cobbler",), ("cobbler", "anvil"), 3],
    **{value: [1, 12] for value in ("where",)},
    "to": [1, 12, "f1", "f8"],
    "origin": [1, 12, 0],
    "places": [(1,), (2, 12)],
    **{value: [*ITEMS] for value in ("item", "stand_in")},
    "items": [("boot",), ("boot", "tea")],
    "quest": [*QUESTS],
    "quests": [("escort_mouse",)],
    "suit": [*SUITS[:4]],
    "piece": [*PIECES],
    "column": [*COLUMNS],
    "leader": [*LEADERS],
    "character": [*CHARACTERS],
    "place": [*RELATIONS],
    "effect": ["armorers", "swift_strike"],
    "how": ["points", "dominance"],
    "phase": ["setup", "birdsong", "daylight", "evening"],
    "first": [0, 1],
    **{value: [0, 1, 2, 5, 21] for value in ("count", "left", "number", "points", "other")},
    **{value: [3] for value in ("most", "turn", "high", "low", "extra", "supply", "warriors", "ready")},
    **{
        value: ["x"]
        for value in (
            "name",
            "one",
            "text",
            "cost",
            "suits",
            "chosen",
            "columns",
            "kind",
            "deed",
            "parts",
            "status",
            "rest",
        )
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_value(language: str):
    for name, message in FILES[language].items():
        for attribute in parts(message):
            assert_can_be_said(name, attribute, needed(language, name, attribute), SAMPLES, partial(say, language))


MOVED = {
    "en": ["a warrior moves from clearing 1 to clearing 5", "2 warriors move", "5 warriors move", "21 warriors move"],
    "ru": ["1 воин идёт с поляны 1 на поляну 5", "2 воина идут", "5 воинов идут", "21 воин идёт"],
    "uk": ["1 воїн іде з галявини 1 на галявину 5", "2 воїни йдуть", "5 воїнів ідуть", "21 воїн іде"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_and_cases(language: str):
    for number, moved in zip((1, 2, 5, 21), MOVED[language], strict=True):
        assert moved in say(language, "root.moved", seat=0, origin=1, to=5, count=number)


def test_a_name_with_a_mark_of_its_own_gets_no_full_stop():
    for kind in ("root.crafted", "root.spent", "root.drew_what", "root.ambushes", "root.supporter_spent"):
        assert say("en", kind, seat=0, card="stand_and_deliver").endswith("Stand and Deliver!")
        assert say("en", kind, seat=0, card="cobbler").endswith("Cobbler.")


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str):
    for group in ("seat", "faction", "card", "forest", "item", "quest", "piece", "column", "leader", "character"):
        names = {say(language, f"root.{group}.{name}") for name in FILLINGS[f"root.{group}.{{}}"]}
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


def test_a_seat_is_called_after_its_faction_or_its_player():
    """Journal and prompts stay whole sentences when nicknames take the factions' place."""
    game = start(GAME, 2, {"seat_1": "vagabond", "seat_2": "alliance"}, 1)
    assert game.words("en").write("seat", 0) == "Vagabond"
    assert game.words("ru").write("whom", 1) == "Союз"
    assert GAME.words("en").write("seat", 1) == "Seat 2"
    seats = ("seat", "whom", "attacker", "defender", "by")
    named = {**NAMING, **{name: lambda seat: f"player {seat}" for name in seats}}
    for language in LANGUAGES:
        speak = words(language, GAME.words_folder, named).say
        for name, message in FILES[language].items():
            if message.value is not None and "seat" in variables(message.value):
                values = {value: SAMPLES[value][0] for value in needed(language, name)}
                assert "player 0" in speak(Phrase(name, values)), f"{name} hides the player's name in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ENDINGS)
def test_how_a_game_ended_with_and_without_a_winner(language: str, how: str):
    speak = GAME.words(language).with_seats(SEATED).say
    won, drawn = speak(how_phrase(Result(how, (1,), (0, 3)))), speak(how_phrase(Result(how)))
    assert say(language, "root.seat.eyrie") in won
    assert say(language, "root.seat.eyrie") not in drawn
    assert won.endswith(".")
    assert drawn.endswith(".")
    together = speak(how_phrase(Result(how, (1, 3), (0, 3, 0, 0))))
    assert (say(language, "root.seat.vagabond") in together) is (how in ("points", "dominance"))
    assert say(language, "root.seat.vagabond") not in won


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
    with pytest.raises(AssertionError, match="no words for"):
        option_phrase("root.unheard_of", option)


# Whole games


def phrases_of(game: Game[RootState], rng: Random) -> Iterator[list[Phrase]]:
    """Play at random: for each ask the prompt, its hint, its options, what is refused and why; at last the journal."""
    while not game.over:
        for ask in game.asks:
            yield [Phrase(ask.kind, {**ask.about, "seat": ask.seat})]
            yield [hint_phrase(ask.kind)]
            yield [GAME.option_phrase(ask.kind, option) for option in ask.options[:80]]
            for refusal in ask.refused:
                yield [GAME.option_phrase(ask.kind, refusal.option)]
                yield [Phrase(refusal.reason)]
                yield [Phrase("kernel.law", {"law": refusal.law or ask.law})]
            yield [Phrase("kernel.law", {"law": ask.law})]
        ask = rng.choice(game.asks)
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)
    yield from ([Phrase(entry.kind, entry.values)] for entry in game.journal)
    yield from ([Phrase("kernel.law", {"law": entry.law})] for entry in game.journal if entry.law)
    assert game.result is not None
    yield [how_phrase(game.result)]


def key(game: Game[RootState], phrase: Phrase) -> tuple[str, str, str]:
    return phrase.kind, repr(phrase.values), repr(game.state.factions)


def told_in(games: range, turns: int) -> set[str]:
    """All that random games say, in every language; no two options of a question may read alike. What was said?"""
    told: dict[tuple[str, str, str], list[str]] = {}
    for number in games:
        configuration = GAME.configurations[number % len(GAME.configurations)]
        game = start(GAME, configuration.players, configuration.options, number, turn_limit=turns)
        for phrases in phrases_of(game, Random(number)):
            for phrase in phrases:
                if key(game, phrase) not in told:
                    told[key(game, phrase)] = [game.words(language).say(phrase) for language in LANGUAGES]
            for at, language in enumerate(LANGUAGES):
                spoken = [told[key(game, phrase)][at] for phrase in phrases]
                assert len(set(spoken)) == len(spoken), f"two options read alike in {language}: {sorted(spoken)}"
    return {kind for kind, *_ in told}


def test_random_games_are_told_in_every_language():
    kinds = told_in(range(3), 12)
    assert {"root.marquise.action", "root.eyrie.add", "root.option.build", "root.refused.cost"} <= kinds


@pytest.mark.slow
def test_more_random_games_are_told():
    told_in(range(50, 62), 60)


@pytest.mark.long
def test_a_hundred_random_games_ask_nearly_everything_and_all_of_it_can_be_said():
    unheard = ask_kinds() - told_in(range(100, 200), 120)
    assert len(unheard) <= 5, unheard
