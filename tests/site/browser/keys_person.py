"""A person who plays any game with keys alone and knows of the page only what a screen reader tells: the question, the
names and roles of its answers, and what the live region has said. Nothing here knows the rules of a game."""

import re
from collections import Counter
from collections.abc import Sequence
from random import Random

from tests.site.browser.reader import YOURS, Node, Reader, name_of, role_of, says
from tests.site.browser.sites import PATIENCE, Visit

ANSWERS = ("button", "radio", "checkbox")
# What stands among the answers of a question and is none: it looks something up.
BESIDE = re.compile(r"Read the card|Have a closer look|All \d+ answers as a list|How you are asked|What would you do")
FURNITURE = ("Undo", "Not now")
# What ends a choice is taken seldom, so that games go on.
ENDING = re.compile(r"^(\d )?(Done|Pass|Stop|End|Let|No\b|Nothing|Concede|Keep no)")
WORDS = re.compile(r"[A-Za-z]{2,}|^(\d )?[A-Z]?\d+$")  # a land may be called B1; its digit is heard before it
MOST_TABS = 250


class KeysPerson:
    """Somebody with a keyboard and a screen reader."""

    def __init__(self, visit: Visit, seed: int = 1) -> None:
        self.visit, self.page = visit, visit.page
        self.reader, self.lot = Reader(visit), Random(seed)
        self.prompt: Node = {}
        self.question = ""
        self._announced = 0  # the line that told the question before
        self.ways: Counter[str] = Counter()  # how often each way to answer was taken

    # Listening

    def listens(self) -> bool:
        """Wait for a question, and hear it; False when the game is over."""
        is_asked = self.visit.wait_until_asked()
        self._read()
        if is_asked:
            self.question = name_of(self.prompt)
            assert self.question.startswith(YOURS), self.question
            self._is_announced(self.question.split(" Rules: ")[0])
        return is_asked

    def _read(self) -> None:
        self.reader.read()
        prompt = self.reader.prompt()
        assert prompt is not None, "no region tells the question"
        self.prompt = prompt

    def _is_announced(self, sentence: str) -> None:
        """The question is the last that the live region says, in a line that was not there before: a line that stays
        is not said again."""
        last = self.reader.all("StaticText", self.reader.all("log")[0])[-1]
        assert name_of(last) == sentence, f"{sentence!r} is asked, and {name_of(last)!r} announced"
        assert last["backendDOMNodeId"] != self._announced, f"{sentence!r} is not announced again"
        self._announced = int(last["backendDOMNodeId"])

    def answers(self) -> list[Node]:
        """What may be answered, in the order of reading; every one of it has a name of its own, in words."""
        found: list[Node] = []
        for node in self.reader.within(self.prompt):
            if node["ignored"] or role_of(node) not in ANSWERS or BESIDE.match(name_of(node)):
                continue
            if name_of(node) == "Undo":
                break
            if name_of(node) not in FURNITURE:
                found.append(node)
        self._are_named(found)
        return found

    def _are_named(self, answers: Sequence[Node]) -> None:
        names = [name_of(one) for one in answers]
        for name in names:
            half = len(name) // 2
            assert WORDS.search(name), f"{self.question}: an answer is called {name!r}"
            assert name[:half].strip() != name[half:].strip(), f"{self.question}: said twice: {name!r}"
        alike = Counter(name_of(one) for one in answers if role_of(one) != "checkbox")  # cards in hand may be alike
        assert max(alike.values(), default=0) <= 1, f"{self.question}: {alike}"

    # Answering

    def answer(self) -> None:
        """Answer the question by lot, each time by another way of keys."""
        before = self.visit.ask
        answers = self.answers()
        assert answers, f"{self.question}: no answer is told"
        if any(role_of(one) == "checkbox" for one in answers):
            self._pick()
        else:
            self._choose(answers)
        self._settle(before)

    def _choose(self, answers: Sequence[Node]) -> None:
        chosen = self._drawn(answers)
        listed = [one for one in answers if not self._is_closing(one, answers)]
        if chosen in listed[:9] and self.lot.random() < 0.4:
            self.page.keyboard.press(str(listed.index(chosen) + 1))
            self.ways["digit"] += 1
        elif role_of(chosen) == "radio":
            self._go_to(chosen)
            self.page.keyboard.press("Space")
        else:
            self._go_to(chosen)
            self.page.keyboard.press(self.lot.choice(("Enter", "Space")))
            self.ways["tab"] += 1
        if role_of(chosen) == "radio":
            self._open(chosen)

    def _open(self, verb: Node) -> None:
        """The places of a verb that was opened; sometimes it is closed first, and opened again."""
        self.ways["verb"] += 1
        places = self._places(verb)
        if self.lot.random() < 0.2:
            self.page.keyboard.press("Escape")
            assert self._places(verb, are_there=False) == []
            assert self.reader.focused() == verb["backendDOMNodeId"], f"{name_of(verb)}: Escape lost the focus"
            self.page.keyboard.press("Space")
            places = self._places(verb)
            self.ways["escape"] += 1
        place = self._drawn(places)
        if place in places[:9] and self.lot.random() < 0.5:
            self.page.keyboard.press(str(places.index(place) + 1))
            self.ways["digit"] += 1
        else:
            self._go_to(place)
            self.page.keyboard.press("Enter")
            self.ways["tab"] += 1

    def _places(self, verb: Node, are_there: bool = True) -> list[Node]:
        """The buttons in the group of a verb."""
        for _ in range(PATIENCE // 100):
            self._read()
            for group in self.reader.all("group", self.prompt):
                inside = list(self.reader.within(group))
                if any(one.get("backendDOMNodeId") == verb["backendDOMNodeId"] for one in inside):
                    buttons = [one for one in inside if role_of(one) == "button" and not BESIDE.match(name_of(one))]
                    if bool(buttons) == are_there:
                        self._are_named(buttons)
                        return buttons
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{name_of(verb)} has {'no' if are_there else 'still'} places")

    def _pick(self) -> None:
        """Tick by lot until what was ticked may be sent."""
        ticked = 0
        while True:
            boxes = [one for one in self.answers() if role_of(one) == "checkbox"]
            [send] = [one for one in self.answers() if role_of(one) == "button"][-1:]
            free = [one for one in boxes if not self._is_ticked(one)]
            if not says(send, "disabled") and (ticked or not free or self.lot.random() < 0.5):
                break
            assert free, f"{self.question}: everything is ticked, and cannot be sent"
            box = self.lot.choice(free)
            if boxes.index(box) < 9 and self.lot.random() < 0.5:
                self.page.keyboard.press(str(boxes.index(box) + 1))
            else:
                self._go_to(box)
                self.page.keyboard.press("Space")
            ticked += 1
            self._read()
        self._go_to(send)
        self.page.keyboard.press("Enter")
        self.ways["pick"] += 1

    def _settle(self, before: str) -> None:
        """What must be confirmed is done with Enter, sometimes after going back once. The focus is never lost."""
        self.page.wait_for_function(
            """before => (document.querySelector('.ask-form [id^=ask-]')?.id ?? '') !== before
                || document.getElementById('chosen')?.checkVisibility()""",
            arg=before,
        )
        if self.visit.ask == before:
            if self.lot.random() < 0.2:
                self._goes_back()
            self._read()
            said = self.reader.all("group", self.prompt)
            assert any(WORDS.search(name_of(one)) for one in said if says(one, "focused") is None)
            self.page.keyboard.press("Enter")
            self.ways["confirmed"] += 1
            self.visit.wait_for_another_question(before)
        self.visit.wait_until_asked()
        has_focus = self.page.evaluate("document.activeElement.localName")
        assert has_focus != "body", f"after {self.question!r} the focus is lost"

    def _goes_back(self) -> None:
        """Escape leaves what was chosen; Enter chooses it again, for the focus is where it was."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_function("() => document.getElementById('chosen').hidden")
        has_focus = self.page.evaluate("document.activeElement.localName")
        assert has_focus == "button", f"{self.question}: Escape leaves the focus at {has_focus}"
        self.page.keyboard.press("Enter")
        self.page.wait_for_function("() => !document.getElementById('chosen').hidden")
        self.ways["back"] += 1

    # Small parts

    def _drawn(self, nodes: Sequence[Node]) -> Node:
        """One of these by lot, rather one that does something."""
        going_on = [node for node in nodes if not ENDING.match(name_of(node))]
        if not going_on or (len(going_on) < len(nodes) and self.lot.random() < 0.15):
            return self.lot.choice(nodes)
        return self.lot.choice(going_on)

    def _is_closing(self, node: Node, answers: Sequence[Node]) -> bool:
        """Does it stand below the list, beside Undo? Digits do not reach there."""
        form = next((one for one in self.reader.all("form", self.prompt)), None)
        return form is None or all(one["nodeId"] != node["nodeId"] for one in self.reader.within(form))

    def _is_ticked(self, box: Node) -> bool:
        return str(says(box, "checked")) == "true"

    def _go_to(self, node: Node) -> None:
        """Press Tab, or Shift and Tab, until this has the focus; among the verbs of a question arrows lead further."""
        key = "Shift+Tab" if self._is_before(node) else "Tab"
        for _ in range(MOST_TABS):
            if self.reader.focused() == node["backendDOMNodeId"]:
                ring = self.page.evaluate(RING)
                assert ring, f"nothing shows that {name_of(node)!r} has the focus"
                return
            is_verb = role_of(node) == "radio" and self.page.evaluate(IS_RADIO)
            self.page.keyboard.press("ArrowDown" if is_verb else key)
        raise AssertionError(f"{self.question}: no key leads to {name_of(node)!r}")

    def _is_before(self, node: Node) -> bool:
        """Does it stand before what has the focus now?"""
        order = [one.get("backendDOMNodeId") for one in self.reader.within(self.prompt)]
        here = self.reader.focused()
        return here in order and order.index(node["backendDOMNodeId"]) < order.index(here)


IS_RADIO = "document.activeElement.matches('[type=radio]')"
# Is it seen what has the focus? A box or a verb shows it at its label.
RING = """() => [document.activeElement, document.activeElement.closest('label')].some(one =>
    one && (getComputedStyle(one).outlineStyle !== 'none' || getComputedStyle(one).boxShadow !== 'none'))"""
