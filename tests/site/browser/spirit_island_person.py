"""A person who plays Spirit Island in a browser: whatever is asked is answered on the island, on a panel, with a card,
a seat or a button, as a person would. What lies in the picture must be reachable there."""

from random import Random
from typing import Any

from tests.site.browser.finger import Finger
from tests.site.browser.playing import has_read
from tests.site.browser.sites import Visit
from tests.site.browser.spirit_island_choosing import choose


class Spirit(Finger):
    """Somebody at a table of Spirit Island."""

    def __init__(self, visit: Visit, seed: int = 1) -> None:
        super().__init__(visit, seed)
        self.lot = Random(seed)

    def answer(self) -> str:
        """Answer what is asked; the kind of the question."""
        ask, _ = self.question()
        self.give(ask["kind"], choose(ask, self.lot))
        return str(ask["kind"])

    def asked(self) -> str:
        """What this person must answer now, without the name of the game."""
        self.visit.wait_until_asked()
        return str(self.question()[0]["kind"]).removeprefix("spirit_island.")

    def options(self) -> list[Any]:
        """What is on offer now."""
        found: list[Any] = self.question()[0]["options"]
        return found

    def take_back(self) -> None:
        """The last answer is undone."""
        before = self.visit.ask
        has_read(self.visit)
        self.visit.use(self.page.locator("#undo"))
        self.visit.wait_for_another_question(before)
