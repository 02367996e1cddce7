"""What a card was declared to do, as the journal tells it: it is public before anybody answers the card, and stays so
when an answer cancels it."""

from collections import Counter

from .state import NOBODY, CardPlay, Inis


def tell_declared(game: Inis, play: CardPlay) -> None:
    """Tell all that the player of a card has said about it; a few cards have words of their own, beside their rows."""
    law, seat, card = f"card.{play.card}", play.seat, play.card
    if play.groups:
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


def tell_clans(game: Inis, play: CardPlay, where: str, *, own_comes: bool) -> None:
    """Clans that go, by the owners that were named; the player's own come instead where the card says so."""
    law = f"card.{play.card}"
    for owner, count in Counter(map(int, play.told)).items():
        if own_comes and owner == play.seat:
            game.tell("inis.declares.places", seat=play.seat, where=where, count=count, law=law)
        else:
            game.tell("inis.declares.removes", seat=play.seat, whom=owner, where=where, count=count, law=law)
