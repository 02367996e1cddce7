"""The board of the Riverfolk as it is set up by hand: warriors of everybody, prices, lost posts."""

from collections.abc import Sequence

from nemeton.kernel import Phrase
from nemeton.kernel.workbench import Dial

from ..bench import Board, FactionBench
from .board import FIRST_PRICE, POSTS, POSTS_OF_A_SUIT, PRICES, SERVICES
from .positions import HEAPS

OWN, MOST = "riverfolk", 15


class RiverfolkBench(FactionBench):
    """Numbers for everybody in each heap, a price for each service, lost posts for each suit."""

    lasting = (*HEAPS, "prices", "gone")

    def complete(self, board: Board) -> None:
        """Empty heaps, usual prices."""
        for heap in HEAPS:
            board.setdefault(heap, {})
        board["prices"] = dict.fromkeys(SERVICES, FIRST_PRICE) | board.get("prices", {})
        board.setdefault("gone", {})

    def dials(self, board: Board, others: Sequence[str]) -> list[Dial]:
        """Prices, heaps, posts."""
        dials = [
            Dial(
                f"prices.{service}",
                Phrase("root.bench.price", {"service": service}),
                str(board["prices"][service]),
                tuple((str(price), str(price)) for price in PRICES),
            )
            for service in SERVICES
        ]
        heaps = tuple((str(count), str(count)) for count in range(MOST + 1))
        for heap in HEAPS:
            for name in (OWN, *others):
                about = {"faction": name}
                count = str(board[heap].get(name, 0))
                dials.append(Dial(f"{heap}.{name}", Phrase(f"root.bench.heap_{heap}", about), count, heaps))
        lost = tuple((str(count), str(count)) for count in range(POSTS_OF_A_SUIT + 1))
        for suit in POSTS:
            count = str(board["gone"].get(suit, 0))
            dials.append(Dial(f"gone.{suit}", Phrase("root.bench.gone", {"suit": suit}), count, lost))
        return dials

    def turn(self, board: Board, dial: str, value: str) -> None:
        """Set one of them; who has none is not named."""
        what, _, which = dial.partition(".")
        board[what][which] = int(value)
        if what != "prices" and not board[what][which]:
            del board[what][which]


BENCH = RiverfolkBench()
