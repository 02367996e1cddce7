"""Words: messages in every language, and the errors that speak them."""

import pickle
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import nemeton
from nemeton.kernel import LANGUAGES, BadWords, NemetonError, Phrase
from nemeton.kernel.errors import BadPosition, BadRecord, BadSetup, IllegalAnswer
from nemeton.kernel.words import LONGEST, MOST_KEPT, Words, message_id, words
from tests.kernel.messages import (
    FOLDERS,
    PACKAGE,
    letters,
    messages,
    parts,
    plurals,
    references,
    said,
    texts,
    variables,
)

KERNEL = PACKAGE / "kernel" / "words"
SOURCES = sorted(PACKAGE.rglob("*.py"))
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
LATIN_ALLOWED = {"Nemeton", "JSON", "game", "state", "agenda", "resume"}
LATIN_ALLOWED |= {"Ray", "pip", "install", "nemeton", "ray"}  # a command to type, and what it installs
NUMBERS = (1, 2, 5, 21)


def folder_name(folder: Path) -> str:
    return str(folder.relative_to(PACKAGE))


@cache
def error_codes() -> set[str]:
    """Every code that is raised, and every other text of the same families: some are chosen first and raised later."""
    raised = {
        kind.removeprefix("error/") for kind, _, _ in said(SOURCES) if kind.startswith("error/") and "{}" not in kind
    }
    families = "|".join(sorted({code.split("/")[0] for code in raised} | {"undo"}))
    return raised | texts(SOURCES, f"({families})/[a-z_]+")


# The files


def within(folder: Path, language: str) -> dict[str, ftl.Message]:
    """The messages that those of a folder may use: its own, and those of the folders of which it is a part."""
    above = [
        path for path in (folder.parents[1] / f"{language}.ftl", folder.parent / f"{language}.ftl") if path.exists()
    ]
    return {name: found for path in (*above, folder / f"{language}.ftl") for name, found in messages(path).items()}


def values_of(found: dict[str, ftl.Message], pattern: ftl.BaseNode) -> set[str]:
    """The values that a pattern uses, those of the messages within it included: languages cut sentences differently."""
    inner = [found[name] for name in references(pattern) if name in found]
    return variables(pattern).union(*(values_of(found, message) for message in inner))


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_every_language_has_the_same_messages_attributes_and_values(folder: Path):
    english = messages(folder / "en.ftl")
    for language in TRANSLATIONS:
        translated = messages(folder / f"{language}.ftl")
        assert translated.keys() == english.keys(), language
        for name, message in english.items():
            one, other = parts(message), parts(translated[name])
            assert other.keys() == one.keys(), f"{language}: attributes of {name}"
            for part in one:
                used = values_of(within(folder, "en"), one[part])
                assert values_of(within(folder, language), other[part]) == used, f"{language}: values of {name}.{part}"


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_references_lead_somewhere(folder: Path):
    for language in LANGUAGES:
        found = messages(folder / f"{language}.ftl")
        known = set(within(folder, language))
        for name, message in found.items():
            assert references(message) <= known, f"{language}: {name}"


@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_slavic_plurals_have_all_their_forms(folder: Path):
    for language in TRANSLATIONS:
        for name, message in messages(folder / f"{language}.ftl").items():
            for keys in plurals(message):
                assert {"one", "few"} <= keys, f"{language}: {name} has only {sorted(keys)}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_of_the_kernel_is_left_in_english(language: str):
    for name, message in messages(KERNEL / f"{language}.ftl").items():
        left = set(re.findall(r"[A-Za-z]+", letters(message))) - LATIN_ALLOWED
        assert not left, f"{name}: {left}"


# The messages and the code


def test_every_error_has_a_message_and_every_message_an_error():
    wanted = {message_id(f"error/{code}") for code in error_codes()}
    found = {name for name in messages(KERNEL / "en.ftl") if name.startswith("error-")}
    assert found == wanted


def test_every_other_message_of_the_kernel_is_said_by_the_kernel():
    wanted = {message_id(kind) for kind in texts(sorted((PACKAGE / "kernel").glob("*.py")), r"kernel\.[a-z_]+")}
    found = {name for name in messages(KERNEL / "en.ftl") if not name.startswith("error-")}
    assert found == wanted


def test_every_error_brings_the_values_of_its_message():
    found = messages(KERNEL / "en.ftl")
    checked = 0
    for kind, values, place in said(SOURCES):
        if kind.startswith(("error/", "kernel.")) and "{}" not in kind:
            if values is not None:
                missing = variables(found[message_id(kind)]) - values
                assert not missing, f"{place}: {kind} without {missing}"
                checked += 1
    assert checked > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_can_be_said(language: str):
    known = dict.fromkeys(
        (name for message in messages(KERNEL / "en.ftl").values() for name in variables(message)), "something"
    )
    for code in error_codes():
        text = NemetonError(code, **known).text(language)
        assert "something" in text or not variables(messages(KERNEL / f"{language}.ftl")[message_id(f"error/{code}")])
        assert not re.search(r"\{|  ", text)


UNDO = {
    "en": ["one answer", "2 answers", "5 answers", "21 answers"],
    "ru": ["1 ответ", "2 ответа", "5 ответов", "21 ответ"],
    "uk": ["1 відповідь", "2 відповіді", "5 відповідей", "21 відповідь"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_answers(language: str):
    spoken = [words(language).say(Phrase("kernel.undo", {"seat": "Anna", "taken": number})) for number in NUMBERS]
    for text, ending in zip(spoken, UNDO[language], strict=True):
        assert re.fullmatch(f"Anna .* {ending}\\.", text)
    lost = {
        number: words(language).say(Phrase("kernel.carried", {"rules": 3, "lost": number})) for number in (0, *NUMBERS)
    }
    assert len(set(lost.values())) == 5
    assert "21" in lost[21]
    assert "0" not in lost[0]


# Saying


def spoken(tmp_path: Path, content: str, naming=None) -> Words:
    """English words of the kernel and of a small file."""
    (tmp_path / "en.ftl").write_text(content, encoding="utf-8")
    return Words("en", (KERNEL, tmp_path), naming or {})


def test_a_folder_may_have_parts(tmp_path: Path):
    """Folders within it are read along; those for letters and for lessons are read by themselves."""
    for part in ("fox", "text", "lessons"):
        (tmp_path / part).mkdir()
        (tmp_path / part / "en.ftl").write_text(f"of-{part} = {part.title()}\n", encoding="utf-8")
    some = spoken(tmp_path, "of-all = All\n")
    assert [some.knows(f"of-{part}") for part in ("all", "fox", "text", "lessons")] == [True, True, False, False]


def test_a_value_is_named_and_keeps_its_raw_form(tmp_path: Path):
    some = spoken(
        tmp_path,
        "name-fox = Fox\nsay = { $card } is { $card_id ->\n    [fox] red\n   *[other] grey\n}\n",
        {"card": lambda card: Phrase(f"name.{card}")},
    )
    assert some.say(Phrase("say", {"card": "fox"})) == "Fox is red"


def test_a_phrase_may_be_a_value_and_a_list_of_them(tmp_path: Path):
    some = spoken(tmp_path, "one = one\nall = all: { $things }\n")
    assert some.say(Phrase("all", {"things": [Phrase("one"), 2, "three"]})) == "all: one, 2, three"


def test_what_a_phrase_in_a_sentence_says_tells_the_sentence_apart(tmp_path: Path):
    """Such sentences are kept as well: by all that is in them, however deep."""
    some = spoken(tmp_path, "one = one { $count }\n    .other = other\nall = all: { $thing }\n")
    inner = [Phrase("one", {"count": 1}), Phrase("one", {"count": 2}), Phrase("one", {"count": 1}, "other")]
    for _ in range(2):
        assert [some.say(Phrase("all", {"thing": thing})) for thing in inner] == [
            "all: one 1",
            "all: one 2",
            "all: other",
        ]
        deep = [some.say(Phrase("all", {"thing": Phrase("all", {"thing": thing})})) for thing in inner]
        assert deep == ["all: all: one 1", "all: all: one 2", "all: all: other"]
    assert len([kept for kept in some._said if kept[0] == "all"]) == 6


def test_a_missing_winner_can_be_told_apart(tmp_path: Path):
    some = spoken(tmp_path, "won = { $seat_id ->\n    [none] nobody\n   *[other] { $seat }\n} wins\n")
    assert [some.say(Phrase("won", {"seat": seat})) for seat in (None, 0, "Anna")] == [
        "nobody wins",
        "Seat 0 wins",
        "Anna wins",
    ]


def test_a_later_folder_overrides_an_earlier_one(tmp_path: Path):
    assert spoken(tmp_path, "kernel-and_more = …\n").say(Phrase("kernel.and_more", {"count": 3})) == "…"


def test_an_attribute_is_said_and_known(tmp_path: Path):
    some = spoken(tmp_path, "card = Card\n    .text = Draw { $count }.\nbare =\n    .text = Nothing else.\n")
    assert some.say(Phrase("card", {"count": 2}, "text")) == "Draw 2."
    assert [some.knows("card", part) for part in ("", "text", "help")] == [True, True, False]
    assert [some.knows("bare", part) for part in ("", "text")] == [False, True]


def test_a_long_value_is_cut_and_not_refused(tmp_path: Path):
    text = spoken(tmp_path, "say = { $what }!\n").say(Phrase("say", {"what": "x" * 10_000}))
    assert text == "x" * (LONGEST - 1) + "…!"


def test_what_cannot_be_said_says_so(tmp_path: Path):
    some = spoken(tmp_path, "say = { $what }\n")
    with pytest.raises(BadWords, match=r"words/unknown_message: There is no message “no\.such” in the language “en”"):
        some.say(Phrase("no.such"))
    with pytest.raises(BadWords, match=r"no message “say\.text”"):
        some.say(Phrase("say", {}, "text"))
    with pytest.raises(BadWords, match=r"words/broken_message: .*what"):
        some.say(Phrase("say"))
    with pytest.raises(BadWords, match="words/unknown_language: There is no language “xx”; there are: en, ru, uk"):
        words("xx")


def test_words_are_made_once_for_each_language_and_naming():
    naming = {"card": str}
    assert words("ru") is words("ru")
    assert words("ru", None, naming) is words("ru", None, naming)
    assert words("ru", None, naming) is not words("ru")


# Errors


def raised() -> list[NemetonError]:
    """One error of each family, as the public face raises them."""
    game = nemeton.start("cairn", seed=3)
    light = nemeton.start("cairn", seed=3, light=True)
    assert game.ask is not None
    asked = game.ask.seat
    record = game.record() | {"nemeton": 0}
    attempts = [
        lambda: game.answer("dance"),
        lambda: game.answer(("move", "a1", "off:W")),
        lambda: game.answer(0, seat=1 - asked),
        lambda: game.answer(0, seat=7),
        lambda: game.undo(0),
        lambda: light.fork(),
        lambda: nemeton.start("chess"),
        lambda: nemeton.start("cairn", players=5),
        lambda: nemeton.start("cairn", options={"megaliths": "none"}),
        lambda: nemeton.load(record),
        lambda: nemeton.from_position({"game": "cairn", "state": {"sea": ["a1", "a1"]}}),
        lambda: nemeton.from_position([]),
    ]
    errors: list[NemetonError] = []
    for attempt in attempts:
        with pytest.raises(NemetonError) as caught:
            attempt()
        errors.append(caught.value)
    return errors


def test_an_error_leaves_the_process_in_one_shape():
    errors = raised()
    assert len({error.code for error in errors}) > 9
    for error in errors:
        for language in LANGUAGES:
            shape = error.json(language)
            assert list(shape) == ["code", "message"]
            assert shape == {"code": error.code, "message": error.text(language)}
            assert re.fullmatch(r"[a-z]+/[a-z_]+", error.code)
        assert str(error) == f"{error.code}: {error.text()}"


def test_an_error_keeps_kind_code_values_and_text_when_pickled():
    for error in raised():
        twin = pickle.loads(pickle.dumps(error))
        assert type(twin) is type(error)
        assert (twin.code, twin.values, str(twin)) == (error.code, error.values, str(error))
        again = pickle.loads(pickle.dumps(twin))
        for language in LANGUAGES:
            assert again.text(language) == twin.text(language) == error.text(language)


def test_an_illegal_answer_says_what_was_tried_why_not_and_what_is_legal():
    game = nemeton.start("cairn", seed=3)
    assert game.ask is not None
    refusal = game.ask.refused[0]
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(refusal.option)
    for language in LANGUAGES:
        text, speak = caught.value.text(language), game.book.words(language).say
        assert game.book.option_text(game.ask.kind, refusal.option, language) in text
        assert speak(Phrase(refusal.reason)) in text
        assert game.book.option_text(game.ask.kind, game.ask.options[0], language) in text
        assert speak(Phrase("cairn.law.action.add")) in text


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (BadSetup("setup/players", game="cairn", players="5", known=(2,)), "5 players; possible numbers: 2."),
        (BadRecord("record/truncated", part="answers"), "its “answers” cannot be read."),
        (
            BadPosition("position/unknown_name", game="cairn", name="sky", known=("sea", "forest")),
            "“sky”; possible are: sea, forest.",
        ),
        (NemetonError("undo/nothing", seat=1), "Seat 1 has nothing to take back."),
    ],
)
def test_an_error_outside_a_game_is_said_too(error: NemetonError, told: str):
    assert error.text().endswith(told)


def test_what_was_said_once_is_said_again_and_never_for_something_else():
    """Sentences are kept: 1 and True look alike to a dict, a list cannot be looked up, and there is an end to it."""
    spoken = Words("en", (KERNEL,), {})
    for values in ({"seat": 1}, {"seat": True}, {"seat": "1"}, {"seat": 1}):
        fresh = Words("en", (KERNEL,), {})
        phrase = Phrase("kernel.undo", {**values, "taken": 2})
        assert spoken.say(phrase) == fresh.say(phrase)
    listed = Phrase("error/setup/games", {"games": ["one", "two"]})
    assert spoken.say(listed) == spoken.say(listed)
    for number in range(MOST_KEPT + 5):
        spoken.say(Phrase("kernel.and_more", {"count": number}))
    assert len(spoken._said) <= MOST_KEPT
    assert spoken.say(Phrase("kernel.and_more", {"count": 7})) == "and 7 more"


def test_seats_may_bear_the_names_of_a_table(tmp_path: Path):
    """A game whose seats are not always called the same says so for each table; nobody and strangers stay."""
    (tmp_path / "en.ftl").write_text("red = Red\nblue = Blue\nnobody = nobody\nfight = { $seat } against { $whom }\n")

    def seat(value: object) -> Phrase:
        return Phrase("nobody") if value == -1 else Phrase("kernel.seat", {"number": value})

    plain = words("en", tmp_path, {"seat": seat, "whom": seat})
    seated = plain.with_seats(("red", "blue"))
    fight = Phrase("fight", {"seat": 1, "whom": 0})
    assert plain.say(fight) == "Seat 1 against Seat 0"
    assert seated.say(fight) == "Blue against Red"
    assert plain.say(fight) == "Seat 1 against Seat 0"
    assert seated.say(Phrase("fight", {"seat": 2, "whom": -1})) == "Seat 2 against nobody"
    assert plain.with_seats(("red", "blue")) is seated
