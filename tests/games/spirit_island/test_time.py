"""Time passes (rulebook p. 10), what is kept between turns (p. 13), and the order of phases (p. 8)."""

from nemeton.games.spirit_island.state import Marks, Repeat
from nemeton.games.spirit_island.steps import InvaderPhase, PowerPhase, TimePasses
from tests.games.spirit_island.asking import asked, options, play
from tests.games.spirit_island.looking import describe, spirit
from tests.games.spirit_island.shore import shore

KEEP = {"A8": "city"}


def test_cards_in_play_are_discarded():
    played = {"river": ["wash_away", "boon_of_vigor"]}
    game = shore({"A1": "river", **KEEP}, agenda=[TimePasses()], played=played, watched=False)
    river = spirit(game, "river")
    assert (river.played, river.discard) == ([], ["wash_away", "boon_of_vigor"])


def test_damage_heals():
    game = shore({"A1": "river", "A4": "town/1 city/2 dahan/1"}, agenda=[TimePasses()], watched=False)
    assert describe(game, "A4") == "town city dahan"


def test_elements_and_what_lasts_for_a_turn_are_gone():
    having = {
        "elements": {"sun": 2},
        "any_chosen": 1,
        "hurried": 1,
        "haste": 1,
        "reach": 1,
        "plays": 1,
        "shares": [0],
        "repeats": [Repeat(3, False, "powerstorm")],
        "repeated": ["powerstorm:dread_apparitions"],
        "used": ["dread_apparitions"],
        "paid": {"dread_apparitions": 1},
        "passed_up": {"night_terrors": ["A1"]},
    }
    game = shore(
        {"A1": "bringer", **KEEP},
        agenda=[TimePasses()],
        having={"bringer": having},
        open={"bringer": (6, 1)},
        watched=False,
        marks={"A4": Marks(defend=3, skips=["build"])},
        state={"forbidden": ["trade_suffers/1"], "wards": [0]},
    )
    me = spirit(game, "bringer")
    assert (me.any_chosen, me.hurried, me.haste, me.reach, me.plays) == (0, 0, 0, 0, 0)
    assert (me.elements, me.paid, me.passed_up) == ({}, {}, {})
    assert (me.shares, me.repeats, me.repeated, me.used) == ([], [], [], [])
    assert (game.state.marks, game.state.forbidden, game.state.wards) == ({}, [], [])


def test_energy_stays_and_card_plays_do_not():
    """Energy that is not spent is kept (p. 13)."""
    game = shore({"A1": "river", **KEEP}, agenda=[TimePasses()], energy={"river": 5}, watched=False)
    assert spirit(game, "river").energy == 5


def test_a_new_turn_begins_with_growth():
    game = shore({"A1": "river", **KEEP}, agenda=[TimePasses()], watched=False)
    assert (game.state.turn, game.state.phase, asked(game)) == (3, "spirit", ("river", "grow"))


def test_gift_of_constancy_rescues_a_card_before_it_is_discarded():
    played = {"river": ["wash_away", "boon_of_vigor"]}
    game = shore(
        {"A1": "river", **KEEP}, agenda=[TimePasses()], played=played, having={"river": {"rescues": 1}}, watched=False
    )
    assert options(game) == [("rescue", "boon_of_vigor"), ("rescue", "wash_away"), "stop"]
    play(game, ("rescue", "wash_away"))
    river = spirit(game, "river")
    assert "wash_away" in river.hand
    assert river.discard == ["boon_of_vigor"]


def test_who_may_rescue_need_not():
    game = shore(
        {"A1": "river", **KEEP},
        agenda=[TimePasses()],
        played={"river": ["wash_away"]},
        watched=False,
        having={"river": {"rescues": 1}},
    )
    play(game, "stop")
    assert spirit(game, "river").discard == ["wash_away"]
    assert spirit(game, "river").rescues == 0


def test_the_phases_of_a_turn_follow_each_other():
    """Spirit, fast, invader, slow, time passes (p. 8)."""
    game = shore(
        {"A5": "river", "A4": "explorer", "A8": "city"},
        agenda=[PowerPhase(fast=True)],
        watched=False,
        phase="spirit",
        played={"river": ["flash_floods", "wash_away"]},
        invader_deck=["s1_wetland"],
    )
    assert asked(game) == ("river", "fast")
    play(game, ("done",))
    assert asked(game) == ("river", "slow")  # in between the invaders have explored
    assert describe(game, "A5") == "explorer river"
    assert not any(option[1:2] == ("flash_floods",) for option in options(game))  # case 52: too late
    play(game, ("done",))
    assert (game.state.turn, game.state.phase) == (3, "spirit")
    assert len(spirit(game, "river").discard) == 2  # time has passed
    phases = [entry.values["phase"] for entry in game.journal if entry.kind == "spirit_island.phase"]
    assert phases == ["fast", "invader", "slow"]


def test_the_invader_phase_ends_with_slow_powers():
    game = shore(
        {"A5": "river", "A4": "explorer", "A8": "city"},
        agenda=[InvaderPhase()],
        watched=False,
        played={"river": ["wash_away"]},
        invader_deck=["s1_wetland"],
    )
    assert asked(game) == ("river", "slow")
