"""What lies under the ruins (Law 2.2.4, 9.3.4, 14.3.3)."""

from nemeton.kernel import hidden

from ..cards import RUIN_ITEMS
from ..state import Root


def fill_ruins(game: Root) -> None:
    """Four more items come under the ruins, and all are mixed: one under each, or two where two sets are brought
    (9.3.4, 9.7.1)."""
    state = game.state
    under = [item.card for items in state.ruins.values() for item in items] + list(RUIN_ITEMS)
    game.shuffle(under, "ruins", from_top=range(len(under)))
    each = len(under) // len(RUIN_ITEMS)
    for at, where in enumerate(sorted(state.ruins)):
        state.ruins[where] = hidden(under[at * each : (at + 1) * each])
