"""Reading and writing positions by hand: the parts that every game's notation is made of. Whatever is wrong is said in
one sentence, with the entry in which it stands."""

from collections.abc import Collection, Iterable, Mapping
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from .bounds import Count as Count
from .bounds import Legal, brief, strays, told
from .errors import BadPosition
from .sight import EVERYBODY, Hidden


class WrittenCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card whose readers are not the usual ones."""

    card: str
    known: list[Annotated[int, msgspec.Meta(ge=0, le=3)]] | Literal["all"]


WrittenCards = list[str | WrittenCard]


class Notation(NamedTuple):
    """The notation of one game."""

    game: str

    def check_keys(self, data: Mapping[str, Any], known: tuple[str, ...]) -> None:
        """A position has only entries that mean something."""
        for key in data:
            if key not in known:
                raise BadPosition("position/unknown_key", game=self.game, key=brief(key), known=known)

    def part(self, data: Mapping[str, Any], key: str, kind: Any, usual: Any) -> Any:
        """One entry of a position, or its usual value; the reader is told which entry is wrong."""
        try:
            return msgspec.convert(data.get(key, usual), kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise BadPosition("position/malformed", game=self.game, problem=f"{key}: {error}") from None

    def names(self, names: list[str], known: Collection[str]) -> list[str]:
        """Names, all of which there are. A blank is none: what a seat may not see is no position to play on from."""
        for name in names:
            if name not in known:
                raise BadPosition("position/unknown_name", game=self.game, name=brief(name), known=told(known))
        return names

    def legal(self, things: Iterable[msgspec.Struct], legal: Legal) -> None:
        """Steps and other things whose fields name only what there is."""
        for thing in things:
            for kind, field, value, known in strays(thing, legal):
                raise BadPosition("position/stray", game=self.game, thing=kind, field=field, value=value, known=known)

    def cards(self, cards: WrittenCards, usual: int, known: Collection[str]) -> list[Hidden]:
        """Hidden cards with those who know them."""
        found = []
        for card in cards:
            if isinstance(card, str):
                found.append(Hidden(self.names([card], known)[0], usual))
            else:
                readers = EVERYBODY if card.known == "all" else sum(1 << seat for seat in set(card.known))
                found.append(Hidden(self.names([card.card], known)[0], readers))
        return found

    def counted(
        self, text: str, known: Collection[str], may_be_hurt: Collection[str] = ()
    ) -> Iterable[tuple[str, int]]:
        """The words of a text, each with the number that stands before it. Behind a word that may be hurt, a slash and
        a number say how much.

        >>> list(Notation("parlour").counted("2 explorer town/1", ["explorer", "town"], ["town"]))
        [('explorer', 2), ('town/1', 1)]
        """
        number = 1
        for word in text.split():
            if word.isdecimal() and len(word) < 4:
                number = int(word)
                continue
            piece, _, damage = word.partition("/")
            self.names([piece if piece in may_be_hurt and damage.isdecimal() and len(damage) < 4 else word], known)
            yield word, number
            number = 1


def written_cards(cards: Iterable[Hidden], usual: int) -> list[Any]:
    """Cards by name; those that others know than usual with their readers."""
    return [
        card.card
        if card.known == usual
        else {"card": card.card, "known": "all" if card.known == EVERYBODY else bits(card.known)}
        for card in cards
    ]


def bits(known: int) -> list[int]:
    """The numbers of the bits that are set.

    >>> bits(0b101)
    [0, 2]
    """
    return [bit for bit in range(known.bit_length()) if known >> bit & 1]


def without_usual(thing: msgspec.Struct) -> dict[str, Any]:
    """A struct's fields but those that have their usual value."""
    usual = {
        field.name: field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
        for field in msgspec.structs.fields(thing)
    }
    kept = {name: value for name, value in msgspec.structs.asdict(thing).items() if value != usual[name]}
    plain: dict[str, Any] = msgspec.to_builtins(kept, str_keys=True)
    return plain
