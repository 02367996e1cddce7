"""What a tribe may answer in advance: its next action, while the other one thinks."""

from collections.abc import Iterator

from nemeton.kernel import Ahead, Phrase

from .actions import legal_actions
from .state import CairnState


def ahead(view: CairnState, seat: int) -> Iterator[Ahead]:
    """The action of the next own turn, as the field stands now."""
    options = legal_actions(view, seat)
    if len(options) > 1:
        next_turn = view.turn if view.active == seat else view.turn + 1
        yield Ahead("action", Phrase("cairn.ahead.action"), ("cairn.action",), options, str(next_turn))
