"""How the second Vagabond looks."""

from collections.abc import Iterator
from typing import ClassVar

from nemeton.kernel import Topic
from nemeton.kernel.faces import Face

from ...draw.figures import Figure
from ...draw.ink import CREAM, dot, lines, mirrored, shape
from ..vagabond.look import VagabondLook

TIMBER, BUNDLE, SCARF, FACE, MASK = "#b98a52", "#d39a3e", "#c8762c", "#e7dcc4", "#2f2a26"


class SecondVagabondLook(VagabondLook):
    """A dark cloak. Characters and quests are told and drawn once, with the first one."""

    colour = "#5d6660"
    portraits: ClassVar = {}

    def figure(self) -> Figure:
        """A pointed hood instead of a brim, and a bundle on a stick."""
        outline = (
            "M-18 26C-17 14-14 6-9 2C-13-3-15-9-14-15Q-12-27 4-34Q3-29 7-27Q15-22 14-13C14-7 12-2 9 2C14 6 17 14 18 26Z"
        )
        face = shape("M-10-7Q-11-19 0-20Q11-19 10-7Q7 1 0 1Q-7 1-10-7Z", FACE, 1.1)
        mask = shape("M-9.6-11Q0-14.6 9.6-11L8.6-5Q4-3.4 0-7Q-4-3.4-8.6-5Z", MASK, 0.8)
        looks = mirrored(dot(-4.8, -8.4, 1.6, CREAM)) + dot(0, -1.6, 1.9)
        scarf = shape("M-11 1Q0 7 11 1L11.6 6.6Q0 12-11.6 6.6Z", SCARF, 1.1)
        scarf += shape("M-6 9L-10 18L-4.6 16L-3 10Z", SCARF, 1)
        knot = lines("M-29-19.6Q-25-22-21.6-21.6M-27.6-13.6Q-25-11-22-12.6", 1.1)
        stick = ("M-26-9L-24.4-11.4L16.4 17L14.6 19.4Z", TIMBER)
        bundle = ("M-24-8Q-34-12-29-20L-32-26L-26-24.4L-22.6-29L-21.4-22.6Q-14-16-24-8Z", BUNDLE)
        return Figure(outline, face + mask + looks + scarf + knot, extras=(stick, bundle))

    def topics(self) -> Iterator[tuple[str, Topic]]:
        return iter(())

    def faces(self) -> Iterator[tuple[str, Face]]:
        return iter(())


LOOK = SecondVagabondLook()
