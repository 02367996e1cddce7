"""The words of a game beside the code that says them: what the tests of every game's words look at."""

import typing
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

from fluent.syntax import ast as ftl

from nemeton.kernel import LANGUAGES, Ask, Game, Label, Phrase, Rulebook
from nemeton.kernel.words import message_id
from nemeton.site.view.option_controls import SAID_ONCE
from tests.games.random_play import any_option, random_answers
from tests.kernel.messages import PACKAGE, all_messages, calls, literals, parts, references, variables


def in_brief(label: Label, say: Callable[[Phrase], str]) -> tuple[str, str, str]:
    """What stands on the screen for an option: the heading, the row below it, and the rest."""
    return say(label.heading) if label.heading else "", say(label.row) if label.row else "", say(label.short)


class Speech:
    """What a game says in every language, with what its tests must know of it."""

    def __init__(
        self,
        book: Rulebook[Any],
        *,
        samples: Mapping[str, Sequence[object]],
        latin: Collection[str] = (),
        seats: Collection[str] = ("seat",),
        seated: tuple[str, ...] = (),
        proper: Collection[str] = (),
        drawn: str = "",
    ) -> None:
        self.book = book
        self.samples = samples  # for each value that a message may use
        self.latin = set(latin)  # words that are written so in every language
        self.seats = seats  # the values that name a seat
        self.seated = seated  # what the seats are called, where that depends on the game
        self.proper = proper  # names with a capital letter with which an option may begin
        self.drawn = drawn  # with what the messages begin that only tests of the picture can say
        self.folder = PACKAGE / "games" / book.name / "words"
        self.sources = sorted(self.folder.parent.rglob("*.py"))

    @cached_property
    def files(self) -> dict[str, dict[str, ftl.Message]]:
        """The messages by language; read when somebody asks, for collecting tests needs none."""
        return {language: all_messages(self.folder, language) for language in LANGUAGES}

    def __repr__(self) -> str:
        return self.book.name

    def told(self, language: str) -> dict[str, ftl.Message]:
        """The messages but those of the picture alone."""
        drawn = self.drawn
        return {name: said for name, said in self.files[language].items() if not (drawn and name.startswith(drawn))}

    def say(self, language: str, message: str, attribute: str = "", **values: object) -> str:
        """A message with some values."""
        known = self.book.words(language)
        return (known.with_seats(self.seated) if self.seated else known).say(Phrase(message, values, attribute))

    def needed(self, language: str, name: str, attribute: str = "") -> set[str]:
        """The values that a message uses, those of the messages within it included."""
        pattern = parts(self.files[language][name])[attribute]
        return variables(pattern).union(*(self.needed(language, inner) for inner in references(pattern)))

    @cached_property
    def asked(self) -> set[str]:
        """Every kind of question that the code names in one piece or as an f-string."""
        asking = (call for name in ("Ask", "Pick", "Standing") for call in calls(self.sources, name))
        return {kind for call in asking for argument in call.args[1:2] for kind in literals(argument)}

    @cached_property
    def option_kinds(self) -> set[str]:
        """The table options and their values; yes and no need words only where they mean more than that."""
        kinds: set[str] = set()
        for name, hint in typing.get_type_hints(self.book.options).items():
            own = f"{self}.options.{name}"
            is_one_of_several = name[-1].isdigit() or name.rpartition("_")[0] in SAID_ONCE
            values = own.rpartition("_")[0] if is_one_of_several else own
            named = typing.get_args(hint)
            if typing.get_origin(hint) is tuple:  # some of a list
                named = typing.get_args(named[0])
            kinds |= {own, *(f"{values}.{value}" for value in named)}
            kinds |= {kind for kind in (f"{own}.true", f"{own}.false") if message_id(kind) in self.files["en"]}
        return kinds

    def of_the_table(self, endings: Iterable[str], hinted: Iterable[str] = ()) -> set[str]:
        """The kinds that no code of the game names: table options, how it may end, hints at its questions, the headings
        of its chronicle."""
        ends = {f"{self}.how.{how}" for how in endings}
        chronicler = self.book.chronicler
        headings = {f"{self}.chronicle.shares"} | ({f"{self}.chronicle.goal"} if chronicler.goal is not None else set())
        return self.option_kinds | ends | headings | {self.book.hint(kind).kind for kind in hinted}


# Whole games


def told_in(
    games: Iterable[Game[Any]], choose: Callable[[Ask, Random], Any] = any_option, most: int = 100_000
) -> dict[str, list[tuple[str, ...]]]:
    """All that random games say, by kind, each time in every language; no two options of a question may read alike."""
    told: dict[tuple[object, ...], tuple[str, ...]] = {}
    for number, game in enumerate(games):
        seats = game.book.seat_names(game.state) if game.book.seat_names else ()
        speakers = [game.words(language) for language in LANGUAGES]
        for phrases in phrases_of(game, number, choose, most):
            keys = [(phrase.kind, repr(phrase.values), seats) for phrase in phrases]
            for key, phrase in zip(keys, phrases, strict=True):
                if key not in told:
                    told[key] = tuple(words.say(phrase) for words in speakers)
            for at, language in enumerate(LANGUAGES):
                spoken = [told[key][at] for key in keys]
                assert len(set(spoken)) == len(spoken), f"two options read alike in {language}: {sorted(spoken)}"
    kinds: dict[str, list[tuple[str, ...]]] = {}
    for (kind, *_), sentences in told.items():
        kinds.setdefault(str(kind), []).append(sentences)
    return kinds


def phrases_of(game: Game[Any], seed: int, choose: Callable[[Ask, Random], Any], most: int) -> Iterator[list[Phrase]]:
    """For each ask the prompt, its hint, its options, what is refused and why; at last the journal and the end."""
    for now in random_answers(game, seed, most, choose):
        for ask in now.asks:
            yield from phrases_of_ask(game.book, ask)
    yield from ([Phrase(entry.kind, entry.values)] for entry in game.journal)
    yield from ([Phrase("kernel.law", {"law": entry.law})] for entry in game.journal if entry.law)
    if game.result is not None:
        yield [game.book.ended(game.result)]


def phrases_of_ask(book: Rulebook[Any], ask: Ask) -> Iterator[list[Phrase]]:
    """What one ask says; of its options the first eighty, because some have thousands."""
    hint = book.hint(ask.kind)
    yield [Phrase(ask.kind, {**ask.about, "seat": ask.seat})]
    yield [hint] if book.words("en").knows(hint.kind) else []
    yield [book.option_phrase(ask.kind, option) for option in ask.options[:80]]
    for refusal in ask.refused:
        yield [book.option_phrase(ask.kind, refusal.option)]
        yield [Phrase(refusal.reason)]
        yield [Phrase("kernel.law", {"law": refusal.law or ask.law})]
    yield [Phrase("kernel.law", {"law": ask.law})]
