"""Root's choices: on the wire they are the lists that they always were, and each list is the choice that it was."""

from random import Random

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.choices import RootChoice, Subset
from nemeton.games.root.factions.eyrie.choices import Resolve, Turmoil
from nemeton.games.root.factions.marquise.choices import Overwork, Recruit
from nemeton.games.root.factions.vagabond.choices import Hideout, Improvise, Instigate, Leave, Walk
from nemeton.games.root.phrases import VOCABULARY
from nemeton.games.root.rules.crafting import Craft
from nemeton.games.root.rules.dominance import Activate
from nemeton.games.root.rules.movement import Move
from nemeton.kernel import Choice, Pick
from nemeton.kernel.records import start
from nemeton.kernel.values import to_json, written
from tests.games.root.test_words import ask_kinds

CLAIMED = ("fox", "fox", "fox", "mouse")


@pytest.mark.parametrize(
    ("kind", "choice", "wire"),
    [
        ("root.marquise.action", Overwork("bake_sale", 5), ["overwork", "bake_sale", 5]),
        ("root.marquise.action", Recruit(), ["recruit"]),
        ("root.craft", Craft("anvil"), ["craft", "anvil"]),
        ("root.craft", Craft("royal_claim", CLAIMED), ["craft", "royal_claim", *CLAIMED]),
        ("root.interlude", Activate("dominance_fox", -1), ["activate", "dominance_fox", -1]),
        ("root.eyrie.move", Resolve("vizier", Move(1, 5, 3)), ["vizier", "move", 1, 5, 3]),
        ("root.eyrie.build", Resolve("anvil", Turmoil()), ["anvil", "turmoil"]),
        ("root.vagabond.day", Walk(5), ["move", 5]),
        ("root.vagabond.day", Improvise("errand_fox", "tea", "bag"), ["quest", "errand_fox", "tea", "bag"]),
        ("root.vagabond.day", Hideout(), ["special", "hideout"]),
        ("root.vagabond.day", Instigate(0, 2), ["special", "instigate", 0, 2]),
        ("root.vagabond.limit", Leave("sword", 0, 1), ["sword", 0, 1]),
    ],
)
def test_a_choice_on_the_wire(kind: str, choice: Choice, wire: list[object]):
    assert to_json(choice) == wire
    assert VOCABULARY.choice(kind, written(choice)) == choice


def test_every_question_says_what_may_be_answered():
    assert set(VOCABULARY.asks) == ask_kinds()
    assert all(row.offers or row.plain or row.words for row in VOCABULARY.asks.values())
    assert all(issubclass(kind, RootChoice) for kind in VOCABULARY.types)


@pytest.mark.parametrize("number", range(len(GAME.configurations)))
def test_whatever_is_offered_is_known_by_what_is_written(number: int):
    configuration = GAME.configurations[number]
    game = start(GAME, configuration.players, configuration.options, number, light=True, turn_limit=12)
    rng = Random(number)
    while not game.over:
        ask = game.asks[0]
        row = VOCABULARY.asks[ask.kind]
        if isinstance(ask, Pick):
            assert row.plain is not None
            assert issubclass(row.plain, Subset)
        else:
            for option in ask.options:
                wire = written(option)
                assert ask.offered(wire) is option
                assert not isinstance(option, Choice) or VOCABULARY.choice(ask.kind, wire) == option
                assert not isinstance(option, Choice) or type(option) in row.offers
        game.answer(rng.choice(ask.options), ask.seat)
