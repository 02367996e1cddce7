"""Whole games without a mouse, and without eyes.

The first player uses keys only. The second decides only from what a screen reader is told: roles, names and
descriptions of the accessibility tree, and what the live region announces; it never looks at the board's shapes.
"""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import MOST_ANSWERS
from tests.site.browser.reader import Node, Reader, name_of
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


def board_of(reader: Reader) -> str:
    """The board in words: name and description of the one picture on the stage."""
    boards = [node for node in reader.all("image") if "Cairn" in name_of(node)]
    assert len(boards) == 1, f"one board is told, not {[name_of(node) for node in boards]}"
    return f"{name_of(boards[0])} {boards[0].get('description', {}).get('value', '')}"


LOOKED_UP = ("How you are asked, and keys", "What would you do?")


def offers(reader: Reader, prompt: Node) -> list[Node]:
    """The buttons of the question: all that come before Undo, but for those that look something up. The one
    that shows all answers as a list stays: where verbs are asked, it leads to their places."""
    buttons = reader.all("button", prompt)
    names = [name_of(button) for button in buttons]
    assert "Undo" in names, names
    return [one for one in buttons[: names.index("Undo")] if name_of(one) not in LOOKED_UP]


def test_a_whole_game_by_ear(site: str, visits: Visitors) -> None:
    """The player hears the question, the options as buttons and what happened; the board is told in words."""
    visit = visits(site)
    visit.play_a_bot("level:1")
    reader, rng = Reader(visit), Random(3)
    answers = announced = 0
    while "Your move" in name_of(prompt := wait_for_prompt(reader)):
        announced += len(reader.listen())
        # the board tells where everybody stands; the buttons name what may be done
        assert re.search(r"shamans? on|wait in the village", board_of(reader))
        offered = offers(reader, prompt)
        assert offered, "a question without a button"
        assert all(name_of(button) for button in offered), "a button without a name"
        before = name_of(prompt), [name_of(button) for button in offered], board_of(reader)
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
        if (name_of(prompt), [name_of(button) for button in offers(reader, prompt)], board_of(reader)) != before:
            return
        reader.visit.page.wait_for_timeout(100)
    raise AssertionError("pressing a button changes nothing")
