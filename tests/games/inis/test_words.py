"""Inis' words: every language says all that can be asked, offered, refused, told or wrong, and nothing else."""

import typing
from collections.abc import Iterator
from functools import cache, partial
from random import Random

import pytest

from nemeton.games.inis import GAME
from nemeton.games.inis.cards import ANSWERS, ANY_TIME, CARDS, KINDS, REMOVED, REMOVED_IN_CLASH
from nemeton.games.inis.phrases import (
    NAMING,
    SEATS,
    WITH_CARDS,
    WITH_PLACES,
    WITH_SUBSETS,
    WORDS,
    hint_phrase,
    how_phrase,
    option_phrase,
)
from nemeton.games.inis.state import InisOptions, InisState
from nemeton.games.inis.territories import TERRITORIES
from nemeton.kernel import LANGUAGES, Game, Phrase, Result, Seeded
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
    keyword_texts,
    letters,
    literals,
    messages,
    parts,
    references,
    said,
    texts,
    variables,
)

FOLDER = PACKAGE / "games" / "inis"
SOURCES = sorted(FOLDER.glob("*.py"))
FILES = {language: messages(FOLDER / "words" / f"{language}.ftl") for language in LANGUAGES}

LATIN = {
    "lost_vale",
    "new_clans",
    "clockwise",
    "counterclockwise",
}  # names in positions, which are the same in every language
ENDINGS = ("king", "unfinished", "agreed", "resigned")
HALVES = sorted({half for card in CARDS.values() for half in card.halves})
PARTS = {"inis-at", "inis-inside", "inis-to", "inis-from", "inis-clans"}  # said within other messages only

# The sections of the rules beside those of cards and territories.
LAWS = {
    *("setup", "setup.first_game", "chieftain", "removing", "victory", "ending", "two_players", "cards", "cards.tales"),
    *("assembly", *(f"assembly.{step}" for step in ("brenn", "victory", "advantages", "crows", "deal", "draft"))),
    *("season", *(f"season.{part}" for part in ("play", "pass", "pretender", "no_clans", "triskel", "end"))),
    *("clash", *(f"clash.{part}" for part in ("festival", "citadels", "peace", "maneuvers", "attack", "withdraw"))),
    *("clash.epic", "clash.end"),
}


@cache
def ask_kinds() -> set[str]:
    """Every kind of question in the code."""
    return {kind for name in ("Ask", "Pick", "Standing") for call in calls(SOURCES, name) for kind in asked(call.args)}


def asked(arguments: list[typing.Any]) -> Iterator[str]:
    for argument in arguments[1:2]:
        yield from literals(argument)


# What an f-string may put in where the code has one.
FILLINGS: dict[str, typing.Iterable[str]] = {
    "inis.seat.{}": SEATS,
    "inis.card.{}": CARDS,
    "inis.territory.{}": TERRITORIES,
    "inis.kind.{}": KINDS,
    "inis.half.{}": HALVES,
    "inis.law.{}": LAWS,
    "inis.how.{}": ENDINGS,
    "inis.hint.{}": {kind.removeprefix("inis.") for kind in ask_kinds()},
    "inis.option.{}": {
        *WORDS.values(), *WITH_CARDS.values(), *WITH_PLACES.values(), *WITH_SUBSETS.values(),
        *("pass", "pretend", "done", "clan", "shelter", "stay", "agree", "fight", "end", "turn"),
    },
    "inis.{}_peace": ("offers", "refuses"),
    "inis.check.{}": ("sanctuaries", "citadels"),
    "inis.draw.{}": ("setup", "assembly", "season"),
    "inis.beside.{}": ("brenn", "pretender", "king"),
}  # fmt: skip


def expanded(kind: str) -> list[str]:
    """The kinds that a text of the code may mean."""
    if "{}" not in kind:
        return [kind]
    assert kind in FILLINGS, f"say in FILLINGS what {kind!r} may become"
    return [kind.replace("{}", filling) for filling in FILLINGS[kind]]


def option_kinds() -> set[str]:
    """The table options and their values."""
    kinds: set[str] = set()
    for name, hint in typing.get_type_hints(InisOptions).items():
        kinds |= {f"inis.options.{name}", *(f"inis.options.{name}.{value}" for value in typing.get_args(hint))}
    return kinds


def spoken_kinds() -> set[str]:
    """Every kind that the code may say; those for the terminal have files of their own."""
    found = texts(SOURCES, r"inis\.[a-z_.{}]*[a-z_}]") - {"inis.css"}
    return {kind for text in found if not text.startswith("inis.text.") for kind in expanded(text)} | option_kinds()


def spoken_calls() -> Iterator[Said]:
    """What is said with values that can be read from the code, one kind at a time; not options, whose values depend on
    the ask (whole games show those)."""
    for call in said(SOURCES):
        if call.kind == "inis.option.{}":
            continue
        if call.values is not None and call.kind.startswith("inis.") and not call.kind.startswith("inis.text."):
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
        assert used >= PARTS, language


def test_every_value_that_a_message_needs_is_given():
    checked = set()
    for kind, values, place in spoken_calls():
        for language in LANGUAGES:
            missing = needed(language, message_id(kind)) - (values or set())
            assert not missing, f"{place}: {kind} without {missing} in {language}"
        checked.add(kind)
    assert len(checked) > 150


def test_every_way_to_end_a_game_has_a_message():
    sources = [*SOURCES, *sorted((PACKAGE / "kernel").glob("*.py"))]
    found = {how for result in calls(sources, "Result") if result.args for how in literals(result.args[0])}
    assert found == set(ENDINGS) - {"agreed", "resigned"}  # these two come from the table


def test_every_section_that_the_code_cites_has_a_name():
    cited = {law for refusal in calls(SOURCES, "Refusal") for law in literals(refusal.args[2])}
    cited |= keyword_texts(SOURCES, "law")
    assert {law for law in cited if law and not law.startswith(("card.", "tile."))} <= LAWS
    assert {law.removeprefix("tile.") for law in cited if law.startswith("tile.")} <= set(TERRITORIES)
    assert {law.removeprefix("card.") for law in cited if law.startswith("card.")} - {"{}"} <= set(CARDS)


def test_options_and_their_values_are_explained():
    for kind in option_kinds():
        assert set(parts(FILES["en"][message_id(kind)])) == {"", "help"}


def test_every_card_and_territory_has_its_texts():
    with_text = {name: set(parts(message)) for name, message in FILES["en"].items() if "text" in parts(message)}
    cards = {message_id(f"inis.card.{card}"): {"", "text", "more"} for card in CARDS}
    tiles = {message_id(f"inis.territory.{where}"): {"", "text"} for where in TERRITORIES}
    assert with_text == cards | tiles


TIMING = {"en": ("Season", "triskel"), "ru": ("Сезон", "трискель"), "uk": ("Пора року", "трискель")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_tells_when_each_of_its_halves_is_played(language: str):
    season, triskel = TIMING[language]
    for card in CARDS.values():
        text = say(language, f"inis.card.{card.id}", attribute="text")
        assert text.startswith(season) == bool(card.season), card.id
        assert text.lower().count(f"{triskel}, ") == len(card.triskel), card.id
        for half in card.triskel:
            assert say(language, f"inis.half.{half}") in text, card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_whether_one_answers_names_the_card_that_can_where_there_is_one(language: str):
    for event, cards in ANSWERS.items():
        if len(cards) == 1 and event not in (ANY_TIME, REMOVED_IN_CLASH, REMOVED):
            told = say(language, "inis.answer", seat=0, event=event, card="conquest", player=1, where="cove")
            assert say(language, f"inis.card.{cards[0].id}") in told, event


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
        for attribute in ("text", "more"):
            assert attribute not in parts(message) or say(language, name, attribute).endswith("."), name
        if name.startswith("inis-hint-"):
            assert say(language, name)[-1] in ".?", name
        if name.startswith(("inis-option-", "inis-refused-")):
            assert message.value is not None
            told = letters(message.value).strip()
            assert not told or told[0].islower() or told[0] in ":+", name
            assert not told.endswith("."), name
            assert name.startswith("inis-refused-") or "," not in told, name


def say(language: str, message: str, attribute: str = "", **values: object) -> str:
    return GAME.words(language).say(Phrase(message, values, attribute))


SAMPLES: dict[str, list[object]] = {
    "seat": [0, 1, 2, 3],
    **{value: [1, 2, 3, -1] for value in ("whom", "player", "by", "to")},
    "card": [*CARDS],
    "cards": [("bard",), ("bard", "druid")],
    "kind": [*KINDS],
    "half": [*HALVES],
    **{value: [*TERRITORIES] for value in ("where", "origin", "other")},
    "places": [("cove",), ("cove", "hills")],
    "direction": [1, -1],
    "event": [*HALVES],
    "what": ["action", "tale"],
    "phase": ["setup", "assembly", "season"],
    **{value: [0, 1, 2, 5, 21] for value in ("count", "left", "moved", "room")},
    **{value: [3] for value in ("most", "turn", "column", "row")},
    **{
        value: [1]
        for value in ("exposed", "sheltered", "citadels", "sanctuaries", "lands", "led", "holy", "deeds", "met")
    },
    **{value: [2] for value in ("actions", "advantages", "tales", "reserve", "kept")},
    **{value: ["x"] for value in ("name", "number", "one", "text", "more", "advantage", "parts", "status")},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_value(language: str):
    for name, message in FILES[language].items():
        for attribute in parts(message):
            assert_can_be_said(name, attribute, needed(language, name, attribute), SAMPLES, partial(say, language))


MOVED = {
    "en": ["a clan moves from the Cove to the Hills", "2 clans move", "5 clans move", "21 clans move"],
    "ru": ["1 клан переходит из Бухты на Холмы", "2 клана переходят", "5 кланов переходят", "21 клан переходит"],
    "uk": ["1 клан переходить з Бухти на Пагорби", "2 клани переходять", "5 кланів переходять", "21 клан переходить"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_and_cases(language: str):
    for number, moved in zip((1, 2, 5, 21), MOVED[language], strict=True):
        assert moved in say(language, "inis.moved", seat=0, origin="cove", where="hills", count=number)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_territory_has_its_own_cases(language: str):
    for case in ("at", "inside", "to", "from"):
        for where in TERRITORIES:
            told = say(language, f"inis.{case}", where=where, origin=where)
            assert "«" not in told, (case, where)
            stem = say(language, f"inis.territory.{where}").split()[0][0]
            assert stem in told, (case, where)


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str):
    named = {"card": [*CARDS], "territory": [*TERRITORIES], "seat": [*SEATS], "law": [*LAWS], "half": HALVES}
    for group, ids in named.items():
        names = {say(language, f"inis.{group}.{name}") for name in ids}
        assert len(names) == len(ids), group


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_territory_and_its_card_have_the_same_name(language: str):
    for where in TERRITORIES:
        assert say(language, f"inis.territory.{where}") == say(language, f"inis.card.adv_{where}")


def test_a_seat_may_have_a_players_name():
    """Journal and prompts stay whole sentences when nicknames take the clans' place."""
    seats = ("seat", "whom", "player", "by", "to")
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
    won = GAME.words(language).say(how_phrase(Result(how, (1,), (0, 3))))
    drawn = GAME.words(language).say(how_phrase(Result(how)))
    assert say(language, "inis.seat.salmon") in won
    assert say(language, "inis.seat.salmon") not in drawn
    assert won.endswith(".")
    assert drawn.endswith(".")


def test_what_no_ask_offers_has_no_words():
    with pytest.raises(AssertionError, match=r"no words for 'north' of inis\.unheard_of"):
        option_phrase("inis.unheard_of", "north")


# Whole games


def started(players: int, seed: int, scenario: str) -> Game[InisState]:
    game: Game[InisState] = Game(GAME, players, Seeded(seed), turn_limit=150)
    GAME.setup(game, players, GAME.read_options({"scenario": scenario}))
    game._begin()
    return game


def phrases_of(game: Game[InisState], rng: Random) -> Iterator[list[Phrase]]:
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


def key(phrase: Phrase) -> tuple[str, str]:
    return phrase.kind, repr(phrase.values)


def told_in(games: range) -> set[str]:
    """All that random games say, in every language; no two options of a question may read alike. What was said?"""
    told: dict[tuple[str, str], list[str]] = {}
    for number in games:
        game = started(2 + number % 3, number, ("random", "first_game")[number % 2])
        for phrases in phrases_of(game, Random(number)):
            for phrase in phrases:
                if key(phrase) not in told:
                    told[key(phrase)] = [GAME.words(language).say(phrase) for language in LANGUAGES]
            for at, language in enumerate(LANGUAGES):
                spoken = [told[key(phrase)][at] for phrase in phrases]
                assert len(set(spoken)) == len(spoken), f"two options read alike in {language}: {sorted(spoken)}"
    return {kind for kind, _ in told}


def test_random_games_are_told_in_every_language():
    kinds = told_in(range(3))
    assert {"inis.answer", "inis.draft", "inis.maneuver", "inis.option.withdraw", "inis.refused.triskel"} <= kinds


@pytest.mark.slow
def test_more_random_games_are_told():
    told_in(range(50, 62))


@pytest.mark.long
def test_a_hundred_random_games_ask_nearly_everything_and_all_of_it_can_be_said():
    unheard = ask_kinds() - told_in(range(100, 200))
    assert len(unheard) <= 3, unheard
