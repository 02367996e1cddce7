"""The hardest question of every kind: the one with the most answers, and the one with the most letters.

They were found in games that bots and chance have played, and lie in `hard_asks/`, one file a game: a position, and
what was answered since. To look for harder ones, after new rules or words:

    python -m tests.site.browser.hard_asks root 5        # so many minutes
"""

import gzip
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import nemeton
from nemeton.bots import make, play_seat
from nemeton.games.root.decks import DECKS
from nemeton.games.root.maps import MAPS
from nemeton.kernel import Ask, Configuration, Game, NemetonError, Option, Pick, Subsets
from nemeton.kernel.game import loop_of
from nemeton.kernel.history import Answered
from nemeton.kernel.values import from_json, to_json
from nemeton.site.words.speech import seat_names_of, speech_of
from tests.games.root.fuzz_tables import drafted, seated, sets_of, with_automata, with_landmarks

FOLDER = Path(__file__).parent / "hard_asks"
GAMES = ("cairn", "inis", "root", "spirit_island")
MOST_ANSWERS = 1500  # of one game
SPIRITS = (
    "lightnings_swift_strike",
    "river_surges_in_sunlight",
    "shadows_flicker_like_flame",
    "vital_strength_of_the_earth",
    "a_spread_of_rampant_green",
    "thunderspeaker",
    "oceans_hungry_grasp",
    "bringer_of_dreams_and_nightmares",
)


class HardAsk(msgspec.Struct, frozen=True):
    """A question to open in a browser: who is asked, where the game stood, and the answers since (seat, option, kind of
    the standing question that was taken, if one was)."""

    kind: str
    seat: int
    answers: int
    letters: int
    position: dict[str, Any]
    since: list[tuple[int, Any, str]]

    @property
    def name(self) -> str:
        """A name for people."""
        return f"{self.kind} with {self.answers} answers, {self.letters} letters"

    def played(self, seed: int = 1) -> Game[Any]:
        """The game at the question."""
        game: Game[Any] = nemeton.from_position(self.position, seed)
        for seat, option, standing in self.since:
            game.answer(from_json(option), seat, to=standing or None)
        return game

    @property
    def is_there(self) -> bool:
        """Is it asked whatever chance brings? Rules and words may have changed since it was written down."""
        try:
            return all(self.is_asked(self.played(seed)) for seed in (1, 2))
        except NemetonError:
            return False

    def is_asked(self, game: Game[Any]) -> bool:
        """Is this the question?"""
        return any((ask.kind, ask.seat, size(ask)) == (self.kind, self.seat, self.answers) for ask in game.asks)


def kept(game: str) -> list[HardAsk]:
    """The hardest questions of a game, by their kinds."""
    path = FOLDER / f"{game}.json.gz"
    if not path.exists():
        return []
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=list[HardAsk])


def there(game: str) -> list[HardAsk]:
    """Those that the rules of today still ask; where most are gone, new ones should be looked for."""
    found = [ask for ask in kept(game) if ask.is_there]
    assert len(found) > 0.8 * len(kept(game)), f"look for hard questions of {game} again"
    return found


def longest(*kinds: str) -> list[HardAsk]:
    """Of each of these kinds, the question with the most letters."""
    games = dict.fromkeys(kind.partition(".")[0] for kind in kinds)
    found = {ask.kind: ask for game in games for ask in sorted(there(game), key=lambda ask: ask.letters)}
    return [found[kind] for kind in kinds]


def keep(game: str, asks: list[HardAsk]) -> None:
    """Write them down."""
    FOLDER.mkdir(exist_ok=True)
    ordered = sorted(asks, key=lambda ask: (ask.kind, ask.answers, ask.letters))
    (FOLDER / f"{game}.json.gz").write_bytes(gzip.compress(msgspec.json.encode(ordered), 9, mtime=0))


def size(ask: Ask) -> int:
    """How many buttons a question has."""
    if isinstance(ask, Pick):
        assert isinstance(ask.options, Subsets)
        return sum(ask.options.counts.values())
    return len(ask.options)


# Looking for them


class Search:
    """Plays games and remembers the hardest questions."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.most: dict[str, HardAsk] = {}
        self.longest: dict[str, HardAsk] = {}
        for ask in kept(game):
            if ask.is_there:
                self._take(ask)

    @property
    def found(self) -> list[HardAsk]:
        """One or two of every kind."""
        same = [self.most[kind] for kind in self.most]
        return same + [ask for kind, ask in self.longest.items() if ask is not self.most[kind]]

    def _take(self, ask: HardAsk) -> None:
        rank = (ask.answers, ask.letters)
        known = self.most.get(ask.kind)
        if known is None or rank > (known.answers, known.letters):
            self.most[ask.kind] = ask
        longest = self.longest.get(ask.kind)
        if longest is None or ask.letters > longest.letters:
            self.longest[ask.kind] = ask

    def look(self, game: Game[Any]) -> None:
        """Is something asked now that is harder than what is known?"""
        for ask in game.asks:
            known, longest = self.most.get(ask.kind), self.longest.get(ask.kind)
            answers = size(ask)
            if answers < 2 or (known and longest and answers < known.answers and answers < 0.8 * longest.answers):
                continue
            told = letters(game, ask)
            if known and longest and (answers, told) <= (known.answers, known.letters) and told <= longest.letters:
                continue
            hard = written(game, ask, told)
            if hard is not None:
                self._take(hard)

    def play(self, rng: Random) -> None:
        """One game."""
        players, options = table(self.game, rng)
        game = nemeton.start(self.game, players=players, seed=rng.randrange(10**9), options=options)
        careless = rng.choice((0.8, 1.0) if self.game == "spirit_island" else (0.0, 0.3, 1.0))
        bot = make("greedy", rng.randrange(10**6))
        for _ in range(MOST_ANSWERS):
            if game.over:
                return
            self.look(game)
            asked = game.ask
            assert asked is not None
            if rng.random() < careless:
                game.answer(rng.choice(asked.options), asked.seat)
            else:
                play_seat(game, asked.seat, bot, rng)


def letters(game: Game[Any], ask: Ask) -> int:
    """How many letters its answers have in Russian, with the texts of the cards that they name."""
    speech = speech_of(game.book, "ru", (), seat_names_of(game))
    text, card_of = game.book.text, game.book.beside.card_of
    held = game.book.beside.hand(game.seen_by(ask.seat), ask.seat)
    told = 0
    for option in _each(ask):
        told += len(speech.option(ask.kind, option))
        named = card_of(ask.kind, option)
        if text is not None and named in text.topics and named not in held:
            topic = text.topics[named]
            told += len(speech.plain(topic.brief or topic.text))
    return told


def _each(ask: Ask) -> Iterator[Option]:
    if isinstance(ask, Pick):
        assert isinstance(ask.options, Subsets)
        yield from ((item,) for item, count in ask.options.counts.items() for _ in range(count))
    else:
        yield from ask.options


def written(game: Game[Any], ask: Ask, told: int) -> HardAsk | None:
    """The question as it is kept; None if chance between the last checkpoint and it would change it."""
    since = game.history[loop_of(game).checkpoints[-1].events :]
    if not all(isinstance(event, Answered) for event in since):
        return None
    answers = [(event.seat, to_json(event.option), event.standing) for event in since if isinstance(event, Answered)]
    hard = HardAsk(ask.kind, ask.seat, size(ask), told, game.position(), answers)
    return hard if hard.is_there else None


def table(game: str, rng: Random) -> tuple[int, dict[str, Any]]:
    """Somebody's table: how many play, and what was chosen."""
    if game == "cairn":
        return 2, {"megaliths": "all"}
    if game == "inis":
        return rng.choice((2, 3, 4, 4)), {}
    if game == "root":
        players, options = rng.choice(WOODLANDS)(rng.randrange(10**6), "hard asks")
        return players, dict(options)
    players = rng.choice((1, 2, 2, 3, 4))
    spirits = rng.sample(SPIRITS, players)
    wishes: dict[str, Any] = {f"seat_{at}": spirit for at, spirit in enumerate(spirits, 1)}
    wishes["adversary"] = rng.choice(("none", "none", "brandenburg_prussia", "england", "sweden"))
    wishes["level"] = 0 if wishes["adversary"] == "none" else rng.choice((1, 3, 6))
    wishes["scenario"] = rng.choice(
        ("none", "none", "rituals_of_terror", "dahan_insurrection", "guard_the_isles_heart")
    )
    wishes["thematic"] = rng.random() < 0.3
    return players, wishes


def among_people(number: int, seed: str) -> Configuration:
    """Factions of Root that people play, on any map, often with hirelings."""
    rng = Random(f"{seed}/{number}/people")
    players = rng.choice((2, 3, 4, 4, 5, 6))
    options = {**seated(rng.choice(sets_of(players))), "map": rng.choice(list(MAPS)), "deck": rng.choice(list(DECKS))}
    return Configuration(players, {**options, "hirelings": rng.choice(("without", "with"))})


WOODLANDS = (among_people, with_automata, with_landmarks, drafted, drafted)


def main() -> None:
    """Look for a while and write down what was found."""
    game, minutes = sys.argv[1], float(sys.argv[2])
    search, rng, end = Search(game), Random(int(time.time())), time.monotonic() + 60 * minutes
    games = 0
    while time.monotonic() < end:
        search.play(rng)
        games += 1
        keep(game, search.found)
    print(game, games, "games,", len(search.most), "kinds,", len(search.found), "questions")


if __name__ == "__main__":
    main()
