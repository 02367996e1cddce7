"""What a card was declared to do, as the journal tells it: it is public before anybody answers the card, and stays so
when an answer cancels it."""

from collections import Counter

from .state import NOBODY, CardPlay, Inis

THE_MORRIGAN, BREAS_TYRANNY = "the_morrigan", "breas_tyranny"
THE_OTHER_WORLD, CUCHULAIN, THE_FIANNA = "the_other_world", "tale_of_cuchulain", "the_fianna"


def tell_declared(game: Inis, play: CardPlay) -> None:
    """Tell all that the player of a card has said about it."""
    if game.simulated:
        return
    law, seat, card = f"card.{play.card}", play.seat, play.card
    if play.card in SAID_OTHERWISE:
        SAID_OTHERWISE[play.card](game, play)
    elif play.groups:
        tell_groups(game, play)
    elif play.places:
        for where, count in Counter(play.places).items():
            game.tell("inis.declares.places", seat=seat, where=where, count=count, law=law)
    elif play.where and play.whom != NOBODY:
        game.tell("inis.declares.clan", seat=seat, card=card, where=play.where, whom=play.whom, law=law)
    elif play.where:
        game.tell("inis.declares.where", seat=seat, card=card, where=play.where, law=law)
    elif play.whom != NOBODY:
        game.tell("inis.declares.whom", seat=seat, card=card, whom=play.whom, law=law)


def tell_groups(game: Inis, play: CardPlay) -> None:
    """Clans of the player, group by group: how many, from where, where to."""
    law = f"card.{play.card}"
    for origin, where, count in play.groups:
        game.tell("inis.declares.group", seat=play.seat, origin=origin, where=where, count=count, law=law)


def tell_morrigan(game: Inis, play: CardPlay) -> None:
    """Do the crows turn; where does a clash break out, and who is its instigator?"""
    law = f"card.{play.card}"
    if play.told == ["turn"]:
        game.tell("inis.declares.crows", seat=play.seat, law=law)
    if play.where:
        game.tell("inis.declares.clash", seat=play.seat, where=play.where, whom=play.whom, law=law)


def tell_tyranny(game: Inis, play: CardPlay) -> None:
    """Whose clan goes where."""
    for origin, where, _ in play.groups:
        game.tell("inis.declares.sends", seat=play.seat, whom=play.whom, origin=origin, where=where,
                  law=f"card.{play.card}")  # fmt: skip


def tell_fianna(game: Inis, play: CardPlay) -> None:
    """Those who leave, and how many of them come out of citadels."""
    tell_groups(game, play)
    if play.told and int(play.told[0]):
        game.tell("inis.declares.leave", seat=play.seat, count=int(play.told[0]), law=f"card.{play.card}")


def tell_steps(game: Inis, play: CardPlay) -> None:
    """Clans that come, and clans that go, by their owners. Cuchulain strikes where the clash is, at anybody."""
    where = play.where or (game.state.clash.where if game.state.clash else "")
    law, comes = f"card.{play.card}", play.card == THE_OTHER_WORLD
    for owner, count in Counter(map(int, play.told)).items():
        if comes and owner == play.seat:
            game.tell("inis.declares.places", seat=play.seat, where=where, count=count, law=law)
        else:
            game.tell("inis.declares.removes", seat=play.seat, whom=owner, where=where, count=count, law=law)


SAID_OTHERWISE = {
    THE_MORRIGAN: tell_morrigan,
    BREAS_TYRANNY: tell_tyranny,
    THE_FIANNA: tell_fianna,
    THE_OTHER_WORLD: tell_steps,
    CUCHULAIN: tell_steps,
}
