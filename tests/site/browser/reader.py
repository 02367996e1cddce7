"""What a screen reader knows of a page: its accessibility tree, and what the live region has announced."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import CDPSession

from tests.site.browser.sites import Visit

Node = dict[str, Any]
YOURS = "Your move."
ASKED = re.compile(f"{YOURS}|won|over|lost|ended|crowned")


def name_of(node: Node) -> str:
    """What a node is called."""
    return str(node.get("name", {}).get("value", ""))


def role_of(node: Node) -> str:
    """What a node is."""
    return str(node["role"]["value"])


def says(node: Node, state: str) -> Any:
    """What is told of a node beyond its name: whether it is disabled, focused, ticked."""
    return next((one["value"].get("value") for one in node.get("properties", []) if one["name"] == state), None)


class Reader:
    """Reads one page as a screen reader does."""

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
        return [node for node in nodes if not node["ignored"] and role_of(node) == role]

    def prompt(self) -> Node | None:
        """The region whose name is the question, or how the game ended."""
        found = [node for node in self.all("region") if ASKED.search(name_of(node))]
        return found[0] if found else None

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

    def focused(self) -> int:
        """What has the focus, by the number that nodes of the tree carry."""
        found = self.session.send("Runtime.evaluate", {"expression": "document.activeElement"})
        node = self.session.send("DOM.describeNode", {"objectId": found["result"]["objectId"]})["node"]
        return int(node["backendNodeId"])
