"""The rules of Cairn once more, written apart from the engine and in another way, to check it against.

Spaces are pairs of numbers, tribes are sets of pairs, and every ability is a table from option to what it does. There
is no agenda and no generator: a line of play is run from the start with a script of answers, and stops at the first
decision that the script does not answer. Nothing here imports the engine.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

Space = tuple[int, int]
Arrival = Space | None
Effect = Callable[[], Arrival]

FIELD = [(x, y) for y in range(5) for x in range(5)]
AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
COMPASS = {
    (0, 1): "N",
    (1, 1): "NE",
    (1, 0): "E",
    (1, -1): "SE",
    (0, -1): "S",
    (-1, -1): "SW",
    (-1, 0): "W",
    (-1, 1): "NW",
}
TURNED = {
    "white": "black",
    "black": "white",
    "orthogonal": "diagonal",
    "diagonal": "orthogonal",
    "own": "enemy",
    "enemy": "own",
    "middle": "end",
    "end": "middle",
}
TOTEM = {(0, "black"): (1, 0), (0, "white"): (3, 0), (1, "white"): (1, 4), (1, "black"): (3, 4)}


class Decision(NamedTuple):
    """What is asked: of whom, what, and between which options."""

    seat: int
    kind: str
    options: frozenset[Any]


class Open(Exception):
    """The script has no answer to a decision."""


class Over(Exception):
    """The game has ended; who won."""


def name(space: Space) -> str:
    return f"{chr(97 + space[0])}{space[1] + 1}"


def pair(space: str) -> Space:
    return ord(space[0]) - 97, int(space[1]) - 1


def far(one: Space, other: Space) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


class Line:
    """One line of play from a position, answered by a script."""

    def __init__(self, position: dict[str, Any], script: tuple[Any, ...]) -> None:
        self.tribes = [
            {pair(space) for space in position.get(tribe, []) if space != "village"} for tribe in ("sea", "forest")
        ]
        self.stones = {pair(space): stone for space, stone in position.get("megaliths", {}).items()}
        self.upcoming = list(position.get("upcoming", []))
        self.stack = list(position.get("stack", []))
        self.faces = {"add": "white", "move": "orthogonal", "jump": "own", "transform": "middle"} | position.get(
            "tokens", {}
        )
        self.score = [position.get("score", {}).get(tribe, 0) for tribe in ("sea", "forest")]
        self.rules = position.get("options", {})
        self.active = ["sea", "forest"].index(position.get("to_move", "sea"))
        self.script = list(script)
        self.moved: set[Space] = set()
        self.following = 1 - self.active

    def run(self) -> "Decision | int | None":
        """The first decision that the script leaves open; or who has won."""
        try:
            while True:
                self.turn()
        except Open as stop:
            return stop.args[0]  # type: ignore[no-any-return]
        except Over as end:
            return end.args[0]  # type: ignore[no-any-return]

    def decide(self, seat: int, kind: str, options: list[Any]) -> Any:
        if len(options) == 1:
            return options[0]
        if not self.script:
            raise Open(Decision(seat, kind, frozenset(options)))
        answer = self.script.pop(0)
        assert answer in options, (answer, options)
        return answer

    # The turn

    def turn(self) -> None:
        me, foe = self.tribes[self.active], self.tribes[1 - self.active]
        self.moved, self.following = set(), 1 - self.active
        acts = self.actions()
        if not acts:
            raise Over(1 - self.active)
        act = self.decide(self.active, "action", acts)
        self.faces[act[0]] = TURNED[self.faces[act[0]]]
        if act[0] == "add":
            foe.discard(pair(act[1]))
            self.enter(self.active, pair(act[1]))
            self.chain(pair(act[1]))
            self.transform()
        elif act[2].startswith("off:"):
            me.remove(pair(act[1]))
            self.build(pair(act[1]))
        else:
            self.walk(pair(act[1]), pair(act[2]))
            self.chain(pair(act[2]))
            self.transform()
        self.active = self.following

    def actions(self) -> list[Any]:
        me, foe = self.tribes[self.active], self.tribes[1 - self.active]
        found: list[Any] = []
        totem = TOTEM[self.active, self.faces["add"]]
        if len(me) < 5 and totem not in me:
            found.append(("add", name(totem)))
        wanted = 1 if self.faces["move"] == "orthogonal" else 2
        hurdles = me if self.faces["jump"] == "own" else foe
        for x, y in me:
            for dx, dy in AROUND:
                if abs(dx) + abs(dy) == wanted:
                    found += [("move", name((x, y)), to) for to in self.reach((x + dx, y + dy), (dx, dy), self.active)]
                if (x + dx, y + dy) in hurdles:
                    landing = (x + 2 * dx, y + 2 * dy)
                    found += [("jump", name((x, y)), to) for to in self.reach(landing, (dx, dy), self.active)]
        return found

    def reach(self, to: Space, direction: Space, seat: int, *, may_leave: bool = True) -> list[str]:
        """Can one of a tribe's shamans come to a place, on the field or behind the enemy's side?"""
        if to in FIELD:
            return [] if to in self.tribes[0] | self.tribes[1] else [name(to)]
        behind = to[1] == 5 if seat == 0 else to[1] == -1
        if not may_leave or not behind or (to[0] not in range(5) and not self.rules.get("corner_exit", True)):
            return []
        return ["off:" + COMPASS[direction]]

    def transform(self) -> None:
        me, foe = self.tribes[self.active], self.tribes[1 - self.active]
        victims = [
            victim
            for victim in foe
            if any(
                self.is_pattern(victim, one, other) and {victim, one, other} & self.moved for one in me for other in me
            )
        ]
        if not victims:
            return
        way_out = [] if self.rules.get("transformation") == "mandatory" else ["decline"]
        chosen = self.decide(self.active, "transformation", [*map(name, victims), *way_out])
        if chosen == "decline":
            return
        self.faces["transform"] = TURNED[self.faces["transform"]]
        foe.remove(pair(chosen))
        self.build(pair(chosen))

    def is_pattern(self, victim: Space, one: Space, other: Space) -> bool:
        """Own shamans on `one` and `other`: around the victim, or `one` next to it and `other` behind `one`."""
        if far(victim, one) != 1:
            return False
        dx, dy = one[0] - victim[0], one[1] - victim[1]
        times = -1 if self.faces["transform"] == "middle" else 2
        return other == (victim[0] + times * dx, victim[1] + times * dy)

    def build(self, where: Space) -> None:
        if where in self.stones:
            return
        if not self.upcoming:
            self.point()
            return
        stone = self.decide(self.active, "build", self.upcoming)
        self.upcoming.remove(stone)
        self.stones[where] = stone
        self.point()
        self.draw()

    def point(self) -> None:
        self.score[self.active] += 1
        if self.score[self.active] == 3:
            raise Over(self.active)

    def draw(self) -> None:
        if self.stack:
            self.upcoming.append(self.stack.pop(0))

    # Moving pieces

    def walk(self, origin: Space, to: Space) -> Arrival:
        tribe = next(tribe for tribe in self.tribes if origin in tribe)
        tribe.remove(origin)
        tribe.add(to)
        self.moved.discard(origin)
        self.moved.add(to)
        return to

    def enter(self, seat: int, to: Space) -> Arrival:
        self.tribes[seat].add(to)
        self.moved.add(to)
        return to

    def home(self, where: Space) -> Arrival:
        for tribe in self.tribes:
            tribe.discard(where)
        self.moved.discard(where)
        return None

    # Abilities

    def chain(self, arrival: Arrival) -> None:
        """Abilities one after the other, as long as somebody arrives on a stone."""
        seen: list[Any] = []
        while arrival is not None and arrival in self.stones:
            owner = 0 if arrival in self.tribes[0] else 1
            sight = repr([arrival, *map(sorted, self.tribes), sorted(self.stones.items()), self.faces, self.upcoming])
            times = seen.count(sight)
            seen.append(sight)
            if times == 2:
                return
            arrival = self.apply(self.stones[arrival], arrival, owner, may_stop=times == 1)

    def apply(self, stone: str, at: Space, owner: int, *, may_stop: bool = False) -> Arrival:
        if stone == "pillars_of_spring":
            self.following = owner
            return None
        if stone == "tumulus_of_shadows":
            return self.home(at)
        effects = self.effects(stone, at, owner)
        if not effects:
            return None
        if may_stop:
            effects["stop"] = lambda: None
        return effects[self.decide(owner, stone, list(effects))]()

    def effects(self, stone: str, at: Space, owner: int) -> dict[Any, Effect]:
        me, foe = self.tribes[owner], self.tribes[1 - owner]
        taken = me | foe
        my_row = [(x, 4 * owner) for x in range(5)]
        match stone:
            case "chaos_of_the_giants":
                return {name(space): lambda space=space: self.home(space) for space in foe if space in my_row}  # type: ignore[misc]
            case "alley_of_dusk":
                return {name(space): lambda space=space: self.home(space) for space in foe if far(space, at) == 1}  # type: ignore[misc]
            case "cairn_of_dawn":
                free = [space for space in my_row if space not in taken and len(me) < 5]
                return {name(space): lambda space=space: self.enter(owner, space) for space in free}  # type: ignore[misc]
            case "cromlech_of_the_stars":
                free = [space for space in self.stones if space not in taken]
                return {name(space): lambda space=space: self.walk(at, space) for space in free}  # type: ignore[misc]
            case "deer_rock":
                return self.pushes([space for space in taken if far(space, at) == 1], owner)
            case "menhir_of_the_dancers":
                return self.pushes([at], owner)
            case "fairies_circle":
                return self.pushes(list(foe), owner)
            case "haven_of_purity":
                return self.pushes([space for space in me if space != at], owner)
            case "memorial_mound":
                return {token: lambda token=token: self.flip(token) for token in ("add", "move", "jump")}  # type: ignore[misc]
            case "walk_of_the_colossi":
                return {(name(a), name(b)): lambda a=a, b=b: self.swap(owner, a, b) for a in me for b in foe}  # type: ignore[misc]
            case "moving_stone":
                others = self.upcoming
                if self.rules.get("moving_stone") == "field":
                    others = [other for space, other in self.stones.items() if space != at]
                return {other: lambda other=other: self.apply(other, at, owner) for other in others}  # type: ignore[misc]
        return self.stone_effects(stone, taken)

    def stone_effects(self, stone: str, taken: set[Space]) -> dict[Any, Effect]:
        """Abilities that move stones only."""
        found: dict[Any, Effect] = {}
        match stone:
            case "sanctuary_of_the_ages":
                for origin in self.stones:
                    for to in FIELD:
                        if far(origin, to) == 1 and to not in self.stones:
                            found[name(origin), name(to)] = lambda a=origin, b=to: self.put(b, self.stones.pop(a))  # type: ignore[misc]
            case "stormwell":
                for one in self.stones:
                    for other in self.stones:
                        if one[::-1] < other[::-1]:
                            found[name(one), name(other)] = lambda a=one, b=other: self.exchange(a, b)  # type: ignore[misc]
            case "source_of_silver":
                for where in self.stones:
                    for new in self.upcoming:
                        found[name(where), new] = lambda a=where, b=new: self.replace(a, b)  # type: ignore[misc]
            case "heart_of_the_earth":
                for new in self.upcoming:
                    for where in FIELD:
                        if where not in taken and where not in self.stones:
                            found[new, name(where)] = lambda a=where, b=new: self.replace(a, b)  # type: ignore[misc]
            case _:
                raise AssertionError(stone)
        return found

    def pushes(self, who: list[Space], owner: int) -> dict[Any, Effect]:
        found: dict[Any, Effect] = {}
        for origin in who:
            may_leave = bool(self.rules.get("exit_by_ability")) and origin in self.tribes[owner]
            for dx, dy in AROUND:
                to = (origin[0] + dx, origin[1] + dy)
                for place in self.reach(to, (dx, dy), owner, may_leave=may_leave):
                    if place.startswith("off:"):
                        found[name(origin), place] = lambda a=origin: self.led_out(a, owner)  # type: ignore[misc]
                    else:
                        found[name(origin), place] = lambda a=origin, b=to: self.walk(a, b)  # type: ignore[misc]
        return found

    def led_out(self, origin: Space, owner: int) -> Arrival:
        self.home(origin)
        if owner == self.active:
            self.build(origin)
        return None

    def flip(self, token: str) -> Arrival:
        self.faces[token] = TURNED[self.faces[token]]
        return None

    def swap(self, owner: int, mine: Space, theirs: Space) -> Arrival:
        self.tribes[owner] ^= {mine, theirs}
        self.tribes[1 - owner] ^= {mine, theirs}
        self.moved |= {mine, theirs}
        return None

    def put(self, where: Space, stone: str) -> Arrival:
        self.stones[where] = stone
        return None

    def exchange(self, one: Space, other: Space) -> Arrival:
        self.stones[one], self.stones[other] = self.stones[other], self.stones[one]
        return None

    def replace(self, where: Space, new: str) -> Arrival:
        self.upcoming.remove(new)
        if where in self.stones:
            self.stack.append(self.stones[where])
        self.stones[where] = new
        self.draw()
        return None


def decision(position: dict[str, Any], script: tuple[Any, ...] = ()) -> "Decision | int | None":
    """The decision that follows a script of answers from a position; or the seat that has won."""
    return Line(position, script).run()


def sequences(position: dict[str, Any], length: int, script: tuple[Any, ...] = ()) -> int:
    """How many sequences of so many answers there are."""
    if length == 0:
        return 1
    found = decision(position, script)
    if not isinstance(found, Decision):
        return 0
    if length == 1:
        return len(found.options)
    return sum(sequences(position, length - 1, (*script, option)) for option in sorted(found.options, key=repr))
