"""Chance: where every die, shuffle and draw comes from.

A source is a stream of numbers with a counter, so that a checkpoint holds two small values and an undo past chance
can jump ahead. `Seeded` is fast and for simulations; `Scripted` says what the dice show in a test; `Sealed` is for real
tables: 256 random bits whose hash is published first, mixed with a nonce from each seat, revealed at the end.
"""

import secrets
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from hashlib import sha256
from hmac import compare_digest, digest
from typing import Any, Protocol

import msgspec

from .bounds import brief, is_writable
from .errors import BadRecord, BadSetup

_WORD = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15

LONGEST_SEED, MOST_NONCES, LONGEST_SCRIPT = 1000, 16, 100_000
KEYS = (
    {"seed"},
    {"sealed", "nonces", "commitment"},
    {"script"},
    {"script", "decks", "dice", "lots"},
)  # what a record says of its chance


class Chance(Protocol):
    """A source of chance. `counter` rises with use and never falls."""

    counter: int

    def below(self, size: int) -> int:
        """A number from 0 to size - 1, each as likely as the other."""
        ...

    def copy(self) -> "Chance":
        """The same source at the same place."""
        ...

    def written(self) -> dict[str, Any]:
        """What a record keeps of it (without the counter)."""
        ...


class Seeded:
    """Fast, from a seed: SplitMix64 over a counter."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: int, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter

    def below(self, size: int) -> int:
        while True:
            self.counter = counter = self.counter + 1
            z = (self.seed + counter * _GOLDEN) & _WORD
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
            z ^= z >> 31
            if z < _WORD - _WORD % size:  # the few numbers that would favour the low results are drawn again
                return z % size

    def copy(self) -> "Seeded":
        return Seeded(self.seed, self.counter)

    def written(self) -> dict[str, Any]:
        return {"seed": self.seed}


class Sealed:
    """Verifiable, for real tables: a keyed hash stream over a counter.

    The key is made of the secret seed and the seats' nonces; `commitment` may be shown before the nonces are asked for.
    """

    __slots__ = ("_key", "counter", "nonces", "seed")

    def __init__(self, seed: bytes, nonces: Sequence[str] = (), counter: int = 0) -> None:
        self.seed = seed
        self.nonces = tuple(nonces)
        self.counter = counter
        mixed = b"".join(sha256(part).digest() for part in (seed, *(nonce.encode() for nonce in self.nonces)))
        self._key = sha256(b"nemeton\0" + mixed).digest()

    @classmethod
    def fresh(cls, nonces: Sequence[str] = ()) -> "Sealed":
        """A new secret seed."""
        return cls(secrets.token_bytes(32), nonces)

    @property
    def commitment(self) -> str:
        """The hash of the seed, published before the first move."""
        return sha256(self.seed).hexdigest()

    def below(self, size: int) -> int:
        while True:
            self.counter += 1
            number = int.from_bytes(digest(self._key, self.counter.to_bytes(8, "big"), "sha256")[:8], "big")
            if number < _WORD - _WORD % size:
                return number % size

    def copy(self) -> "Sealed":
        twin = Sealed.__new__(Sealed)
        twin.seed, twin.nonces, twin.counter, twin._key = self.seed, self.nonces, self.counter, self._key
        return twin

    def written(self) -> dict[str, Any]:
        return {"sealed": self.seed.hex(), "nonces": list(self.nonces), "commitment": self.commitment}


class Scripted:
    """For tests and trials: what chance shall say. Behind it a seeded stream goes on.

    By name: `decks` puts cards on top of a deck when it is shuffled for the first time, the top one first; `dice` says
    what rolls show, one after the other; `lots` says what is drawn by lot, such as who begins. A rulebook lists the
    names that its game knows (`Rulebook.decks`, `dice`, `lots`). `script` says it number by number, in the order in
    which chance is asked; what is fixed by name takes none of these.

    >>> import nemeton
    >>> chance = Scripted(decks={"stack": ["stormwell", "deer_rock"]}, lots={"first_player": [1]})
    >>> game = nemeton.start("cairn", seed=chance)
    >>> game.state.active, game.state.megaliths
    (1, {'b3': 'stormwell', 'd3': 'deer_rock'})
    """

    __slots__ = ("_script", "_taken", "_used", "counter", "decks", "dice", "lots")

    def __init__(
        self,
        script: Iterable[int] = (),
        counter: int = 0,
        *,
        decks: Mapping[str, Sequence[str]] | None = None,
        dice: Mapping[str, Sequence[Sequence[int]]] | None = None,
        lots: Mapping[str, Sequence[Any]] | None = None,
    ) -> None:
        self._script = tuple(script)
        self.counter = counter
        self.decks = {name: tuple(cards) for name, cards in (decks or {}).items()}
        self.dice = {name: tuple(tuple(roll) for roll in rolls) for name, rolls in (dice or {}).items()}
        self.lots = {name: tuple(lots) for name, lots in (lots or {}).items()}
        self._used: dict[str, int] = {}  # how often each name was asked for
        self._taken = 0  # how often the counter rose for what is fixed by name

    def below(self, size: int) -> int:
        at = self.counter - self._taken
        self.counter += 1
        if at >= len(self._script):
            return Seeded(0, at).below(size)
        result = self._script[at]
        assert 0 <= result < size, f"the script says {result} where only 0 to {size - 1} can come"
        return result

    def stack(self, name: str, cards: MutableSequence[Any], from_top: Iterable[int]) -> None:
        """Put the fixed cards of a deck on top, the first time that it is shuffled."""
        if self._next(f"deck {name}") or name not in self.decks:
            return
        names, free = [getattr(card, "card", card) for card in cards], set(range(len(cards)))
        for place, wanted in zip(from_top, self.decks[name], strict=False):
            at = next((at for at in sorted(free) if names[at] == wanted), None)
            if at is None:
                known = tuple(sorted({str(names[at]) for at in free}))
                raise BadSetup("setup/fixed_card", name=name, card=brief(wanted), known=known)
            for pile in (cards, names):
                pile[place], pile[at] = pile[at], pile[place]
            free.remove(place)

    def fixed_roll(self, name: str, faces: range, count: int) -> tuple[int, ...] | None:
        """What the next roll of these dice shows, if it is fixed."""
        rolls, at = self.dice.get(name, ()), self._next(f"dice {name}")
        if at >= len(rolls):
            return None
        roll = rolls[at]
        if len(roll) != count or any(die not in faces for die in roll):
            raise BadSetup("setup/fixed_roll", name=name, roll=brief(roll), count=count, first=faces[0], last=faces[-1])
        self._take(count)
        return roll

    def fixed_lot(self, name: str, things: Sequence[Any]) -> int | None:
        """Where among the things the next lot falls, if it is fixed."""
        lots, at = self.lots.get(name, ()), self._next(f"lot {name}")
        if at >= len(lots):
            return None
        if lots[at] not in things:
            raise BadSetup("setup/fixed_lot", name=name, lot=brief(lots[at]), known=tuple(map(str, things)))
        self._take(1)
        return things.index(lots[at])

    def _next(self, what: str) -> int:
        at = self._used.get(what, 0)
        self._used[what] = at + 1
        return at

    def _take(self, count: int) -> None:
        self.counter += count
        self._taken += count

    def copy(self) -> "Scripted":
        twin = Scripted(self._script, self.counter)
        twin.decks, twin.dice, twin.lots = self.decks, self.dice, self.lots
        twin._used, twin._taken = dict(self._used), self._taken
        return twin

    def written(self) -> dict[str, Any]:
        script: dict[str, Any] = {"script": list(self._script)}
        fixed = {"decks": self.decks, "dice": self.dice, "lots": self.lots}
        return script | fixed if any(fixed.values()) else script


def chance_from(seed: "int | str | Chance") -> Chance:
    """The source for `start(seed=…)`: a whole number, a word, or a source itself."""
    if isinstance(seed, int) and not isinstance(seed, bool):
        return Seeded(seed & _WORD)
    if isinstance(seed, str) and len(seed) <= LONGEST_SEED and is_writable(seed):
        return Seeded(int.from_bytes(sha256(seed.encode()).digest()[:8], "big"))
    if not isinstance(seed, bool | str) and hasattr(seed, "below"):
        return seed.copy()
    raise BadSetup("setup/seed", seed=brief(seed))


def chance_read(data: Any, counter: int = 0) -> Chance:
    """The source that a record describes."""
    if not isinstance(data, dict) or set(data) not in KEYS:
        raise BadRecord("record/chance")
    match data:
        case {"seed": int(seed)} if not isinstance(seed, bool) and 0 <= seed <= _WORD:
            return Seeded(seed, counter)
        case {"sealed": str(seed), "nonces": list(nonces), "commitment": str(commitment)}:
            return _unsealed(seed, nonces, commitment, counter)
        case {"script": list(script), **fixed} if len(script) <= LONGEST_SCRIPT and all(map(_is_result, script)):
            try:
                return Scripted(script, counter, **msgspec.structs.asdict(msgspec.convert(fixed, _Fixed)))
            except msgspec.ValidationError:
                pass
    raise BadRecord("record/chance")


def _unsealed(seed: str, nonces: list[Any], commitment: str, counter: int) -> Sealed:
    """A sealed source, if its seed is the one that was committed to."""
    is_good = len(seed) <= LONGEST_SEED and len(nonces) <= MOST_NONCES and commitment.isascii()
    if not is_good or not all(isinstance(nonce, str) and len(nonce) <= LONGEST_SEED for nonce in nonces):
        raise BadRecord("record/chance")
    try:
        sealed = Sealed(bytes.fromhex(seed), nonces, counter)
    except ValueError:
        raise BadRecord("record/chance") from None
    if not compare_digest(sealed.commitment, commitment):
        raise BadRecord("record/commitment")
    return sealed


class _Fixed(msgspec.Struct):
    """What a record says of what was fixed by name."""

    decks: dict[str, list[str]] = {}
    dice: dict[str, list[list[int]]] = {}
    lots: dict[str, list[int | str]] = {}


def _is_result(result: Any) -> bool:
    return isinstance(result, int) and not isinstance(result, bool) and 0 <= result < 1 << 31
