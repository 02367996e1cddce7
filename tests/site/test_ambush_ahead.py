"""Root's answers in advance: no ambush in the next battle, or in all until the own turn; no foil in an own one."""

from collections.abc import Iterator
from random import Random
from typing import Any

import nemeton
from nemeton.games.root.rules.battle import LET
from nemeton.kernel import Game
from nemeton.kernel.values import to_json
from nemeton.site.storage import SeatRow
from nemeton.site.tables.ahead import due, offers, said, still_held


def battles() -> Iterator[Game[Any]]:
    """Games by lot at the moments at which a seat may ambush or foil."""
    for seed in range(2):
        game, rng = nemeton.start("root", 4, seed), Random(seed)
        for _ in range(250):
            if game.over:
                break
            if game.asks[0].kind in ("root.ambush", "root.foil"):
                yield game
            ask = game.asks[0]
            game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.id)


def place(game: Game[Any], seat: int, name: str) -> SeatRow:
    """A person who has said something in advance."""
    row = SeatRow(table_id="t", seat=seat, kind="person", name="Vera", token="", ahead=[])
    row.ahead = said(game, row, name, to_json(LET))
    return row


def test_no_ambush_in_the_next_battle_is_said_once_and_until_my_turn_stays():
    asked = 0
    for game in battles():
        [ask] = game.asks
        if ask.kind != "root.ambush":
            continue
        asked += 1
        assert [offer.name for offer in offers(game, ask.seat)] == ["no_ambush_once", "no_ambush"]
        for name, stays in (("no_ambush_once", False), ("no_ambush", True)):
            [given] = due(game, [place(game, ask.seat, name)])
            assert (given.ask.kind, given.option, given.is_standing) == ("root.ambush", LET, stays)
    assert asked > 2


def test_an_attacker_foils_nothing_in_this_battle_alone():
    """It may be said while the defender thinks, and is gone with the battle."""
    said_before = 0
    for game in battles():
        battle = game.state.battle
        if game.asks[0].kind != "root.ambush" or game.state.active != battle.attacker:
            continue
        said_before += 1
        row = place(game, battle.attacker, "no_foil")
        after = game.fork()
        after.answer(LET, game.asks[0].seat)
        while after.state.battle is not None:
            after.answer(after.asks[0].options[0], after.asks[0].seat)
        assert still_held(after, row) == []
    assert said_before > 2


def test_what_may_be_said_tells_nothing_of_a_hand():
    """The same is on offer whatever the seat and the others hold."""
    for game in battles():
        for seat in range(game.players):
            names = [offer.name for offer in offers(game, seat)]
            twin = game.imagined((seat + 1) % game.players, Random(1))
            assert [offer.name for offer in offers(twin, seat)] == names
