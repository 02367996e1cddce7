"""Whole games without a mouse, and without eyes.

The first player uses keys only. The second decides only from what a screen reader is told: roles, names and
descriptions of the accessibility tree, and what the live region announces; it never looks at the board's shapes.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import MOST_ANSWERS
from tests.site.browser.sites import Visit

pytestmark = pytest.mark.long


def focused(visit: Visit) -> str:
    """The kind of thing that has the focus."""
    return str(visit.page.evaluate("(one => `${one.localName} ${one.className} ${one.id}`)(document.activeElement)"))


def tab_to(visit: Visit, wanted: str, most: int = 60) -> None:
    """Press Tab until something of that kind has the focus; what has it must be seen to have it."""
    for _ in range(most):
        visit.page.keyboard.press("Tab")
        if re.search(wanted, focused(visit)):
            ring = visit.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert ring != "none", f"nothing shows that {wanted} has the focus"
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_a_whole_game_by_keyboard_alone(site: str, visits: Visitors) -> None:
    # given a visitor who opens the home page and has nothing but keys
    visit = visits(site)
    visit.page.goto("/")
    tab_to(visit, "summary button main")
    visit.page.keyboard.press("Enter")
    tab_to(visit, "button")
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_url("**/tables/*")
    # when they skip to their move and answer until the game is over
    visit.page.keyboard.press("Tab")
    assert "skip" in focused(visit)
    visit.page.keyboard.press("Enter")
    rng = Random(11)
    for answers in range(MOST_ANSWERS):
        if not visit.wait_until_asked():
            break
        before = visit.ask
        tab_to(visit, "option-button|^input")
        if "option-button" not in focused(visit):  # a verb: Space opens it, and Tab goes on to its places
            visit.page.keyboard.press("Space")
            tab_to(visit, "option-button")
        for _ in range(rng.randrange(4)):  # not always the first
            visit.page.keyboard.press("Tab")
            if "option-button" not in focused(visit):
                visit.page.keyboard.press("Shift+Tab")
                break
        visit.page.keyboard.press("Enter")
        visit.wait_for_another_question(before)
        expect(visit.page.locator("#asked")).to_be_focused()  # Tab goes on from the new question
        assert answers < MOST_ANSWERS - 1
    # then they reach the rematch by keys as well
    tab_to(visit, "button main")
    assert "Rematch" in visit.page.evaluate("document.activeElement.textContent")


Node = dict[str, Any]


class Reader:
    """What a screen reader knows of the page: its accessibility tree, and what was announced."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.session: CDPSession = visit.context.new_cdp_session(visit.page)
        self.heard: list[str] = []
        self.nodes: dict[str, Node] = {}

    def read(self) -> None:
        """Read the page again."""
        found: list[Node] = self.session.send("Accessibility.getFullAXTree")["nodes"]
        self.nodes = {node["nodeId"]: node for node in found}

    def within(self, node: Node) -> Iterator[Node]:
        """A node and everything in it, in the order of reading."""
        yield node
        for child in node.get("childIds", []):
            if child in self.nodes:
                yield from self.within(self.nodes[child])

    def all(self, role: str, inside: Node | None = None) -> list[Node]:
        """Every node of a role that a reader is told of."""
        nodes = self.within(inside) if inside else iter(self.nodes.values())
        return [node for node in nodes if not node["ignored"] and node["role"]["value"] == role]

    def board(self) -> str:
        """The board in words: name and description of the one picture on the stage."""
        boards = [node for node in self.all("image") if "Cairn" in name_of(node)]
        assert len(boards) == 1, f"one board is told, not {[name_of(node) for node in boards]}"
        return f"{name_of(boards[0])} {boards[0].get('description', {}).get('value', '')}"

    def prompt(self) -> Node | None:
        """The region whose name is the question, or how the game ended."""
        found = [node for node in self.all("region") if re.search("Your move|won|over", name_of(node))]
        return found[0] if found else None

    def offers(self, prompt: Node) -> list[Node]:
        """The buttons of the question: all that come before Undo."""
        buttons = self.all("button", prompt)
        names = [name_of(button) for button in buttons]
        assert "Undo" in names, names
        return buttons[: names.index("Undo")]

    def listen(self) -> list[str]:
        """What the live region has said since the last time."""
        log = self.all("log")[0]
        told = [name_of(node) for node in self.all("StaticText", log)]
        fresh = [line for line in told if line not in self.heard[-40:]]
        self.heard += fresh
        return fresh

    def press(self, node: Node) -> None:
        """Do what a screen reader does with a button: find its element and click it."""
        resolved = self.session.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
        click = {"objectId": resolved["object"]["objectId"], "functionDeclaration": "function () { this.click(); }"}
        self.session.send("Runtime.callFunctionOn", click)


def name_of(node: Node) -> str:
    """What a node is called."""
    return str(node.get("name", {}).get("value", ""))


def test_a_whole_game_by_ear(site: str, visits: Visitors) -> None:
    """The player hears the question, the options as buttons and what happened; the board is told in words."""
    visit = visits(site)
    visit.play_a_bot("level:1")
    reader, rng = Reader(visit), Random(3)
    answers = announced = 0
    while "Your move" in name_of(prompt := wait_for_prompt(reader)):
        announced += len(reader.listen())
        # the board tells where everybody stands; the buttons name what may be done
        assert re.search(r"shamans? on|wait in the village", reader.board())
        offered = reader.offers(prompt)
        assert offered, "a question without a button"
        assert all(name_of(button) for button in offered), "a button without a name"
        before = name_of(prompt), [name_of(button) for button in offered], reader.board()
        reader.press(rng.choice(offered))
        wait_for_news(reader, before)
        answers += 1
        assert answers < MOST_ANSWERS
    reader.listen()
    # what happened was announced along the way, move by move, and how it ended
    assert announced >= answers
    assert re.search("wins|third megalith|no legal", " ".join(reader.heard[-4:])), reader.heard[-4:]
    assert any(name_of(button).startswith("Rematch") for button in reader.all("button", prompt))


def wait_for_prompt(reader: Reader) -> Node:
    """Until the page asks something, or says that the game is over."""
    for _ in range(600):
        reader.read()
        if prompt := reader.prompt():
            return prompt
        reader.visit.page.wait_for_timeout(100)
    raise AssertionError("nothing is asked")


def wait_for_news(reader: Reader, before: tuple[str, list[str], str]) -> None:
    """Until the page tells something else than before."""
    for _ in range(600):
        reader.read()
        prompt = reader.prompt()
        if prompt is None or "Your move" not in name_of(prompt):
            return
        if (name_of(prompt), [name_of(button) for button in reader.offers(prompt)], reader.board()) != before:
            return
        reader.visit.page.wait_for_timeout(100)
    raise AssertionError("pressing a button changes nothing")
