"""A clearing from near: one line for each owner, who rules and why, and nothing that the reader may not know."""

from nemeton.games.root import GAME
from nemeton.games.root.draw.near import NEAR, near, why_rules
from nemeton.games.root.state import RootGame
from tests.games.root.woodland import woodland

SIX = ("duchy", "alliance", "riverfolk", "corvids", "vagabond", "vagabond_2")
CROWD = "mole mole mole rebel otter otter crow citadel sympathy tunnel mouse_post plot_bomb"


def crowded() -> RootGame:
    """Six factions in clearing 11."""
    return woodland(SIX, {11: CROWD}, active="duchy", vagabond={"at": 11}, vagabond_2={"at": 11})


def told(game: RootGame, place: str, seat: int, language: str = "en") -> list[str]:
    """The lines of a clearing as this seat reads them."""
    view = game.seen_by(seat)
    words = GAME.words(language, view)
    return ["; ".join(words.say(phrase) for phrase in line.told) for line in near(view, place).lines]


def why(where: int, pieces: str, factions: tuple[str, ...] = ("marquise", "eyrie", "cult", "alliance")) -> str:
    """Who rules a clearing with these pieces, and why."""
    view = woodland(factions, {where: pieces}).seen_by(0)
    return GAME.words("en", view).say(why_rules(view, where))


def test_each_owner_has_a_line():
    """Warriors, buildings, tokens, pawns, with the names under which they are clicked."""
    game = crowded()
    shown = near(game.seen_by(0), "11")
    assert [line.seat for line in shown.lines] == [0, 1, 2, 3, 4, 5]
    assert {"group-11-0", "piece-11-0-citadel", "piece-11-0-tunnel"} <= {*shown.lines[0].spots}
    lines = told(game, "11", seat=0)
    assert lines[0] == "warrior × 3; citadel; tunnel; counts for rule: 4"
    assert lines[2] == "warrior × 2; mouse trade post; counts for rule: 2"
    assert lines[4] == lines[5] == "the pawn; counts for rule: 0"
    assert all("#s-w-" in line.drawn for line in shown.lines)
    assert "#s-tile-citadel" in shown.lines[0].drawn
    assert "#s-token-tunnel" in shown.lines[0].drawn
    assert NEAR.places(game.seen_by(0)) == [str(where) for where in range(1, 13)]


def test_an_empty_clearing_has_no_lines():
    shown = near(crowded().seen_by(0), "2")
    assert shown.lines == ()
    assert shown.leader == -1
    assert shown.notes[-1].values["places"] == (5, 6, 10)


def test_who_rules_and_why():
    """Law 2.5, 7.2.2, 10.2.4."""
    assert why(5, "cat cat bird") == "Marquise rules: most warriors and buildings here, 2"
    assert why(5, "cat bird") == "Eyrie rules: nobody has more than 1 here, and Eyrie wins ties"
    assert why(5, "cat cat bird bird garden_rabbit").startswith("Cult rules by a power of its own")
    assert why(5, "cat rebel") == "Nobody rules: several have 1 warriors and buildings here"
    assert why(5, "sympathy") == "Nobody rules: there are no warriors and no buildings here"


def test_a_plot_face_down_is_known_to_its_owner_alone():
    """Law 13.2: others read what it may be."""
    game = crowded()
    corvids = SIX.index("corvids")
    for seat in (0, 1, 2, 4, 5, -1):
        assert "it may be: bomb, snare, extortion, raid" in told(game, "11", seat)[corvids]
    assert "the plot face down is: bomb" in told(game, "11", corvids)[corvids]
    shown = {near(game.seen_by(seat), "11").lines[corvids].drawn for seat in range(6)}
    assert len(shown) == 1, "the picture is the same for all"
