"""Positions of older rules, made positions of these."""

from typing import Any


def carry(rules: int, state: dict[str, Any]) -> dict[str, Any]:
    """What a position of older rules says, as these rules say it."""
    return _ordered_by_owners(state) if rules < 3 else state


def _ordered_by_owners(state: dict[str, Any]) -> dict[str, Any]:
    """Until rules 2 one player ordered all effects of a battle; now each orders those of the own pieces (Law 4.3.4),
    and who is on turn says whose comes next."""
    agenda = state.get("agenda", [])
    if not state.get("battle") or all(step.get("step") != "triggered" for step in agenda):
        return state
    seat = state["factions"].index(state["active"])
    ordered = {"seat": seat, "each_own": True}
    return state | {"agenda": [step | ordered if step.get("step") == "triggered" else step for step in agenda]}
