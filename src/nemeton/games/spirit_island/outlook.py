"""What is about to happen on the island: where invaders will ravage and build, and what powers could change."""

from functools import cache

from .invaders import INVADER_CARDS
from .island import geography, invaders, is_coastal, marks_on, terrain
from .pieces import health
from .ravaging import ravage_damage
from .state import IslandState, Land
from .traits import TRAITS

WEIGHT = {"explorer": 1.0, "town": 2.4, "city": 3.9}  # how bad an invader is
NO_BLIGHT = 3.2  # what it is worth that a land is not blighted
NO_CASCADE = 2.2  # and that blight does not spread
NO_BUILD = 2.2
DAHAN = 0.7
FEAR = 0.5
HEAL = 2.6
ENERGY = 0.3
HELP = 0.4


@cache
def named_lands(boards: tuple[str, ...], card: str) -> frozenset[str]:
    """The lands of an invader card."""
    here = INVADER_CARDS[card]
    lands = geography(boards).neighbours
    return frozenset(
        land for land in lands if (is_coastal(land) if here.is_coastal else terrain(land) in here.terrains)
    )


class Outlook:
    """The threats of this turn, or after the invader phase of the next one."""

    def __init__(self, state: IslandState) -> None:
        boards = tuple(state.boards)
        self.state = state
        self.ravaged = frozenset().union(*(named_lands(boards, card) for card in state.ravage))
        self.built = frozenset().union(*(named_lands(boards, card) for card in (*state.build, *state.extra_build)))
        self.harm: dict[str, int] = {}

    def harm_in(self, land: str) -> int:
        """The damage of the ravage to come."""
        if land not in self.ravaged or "ravage" in marks_on(self.state, land).skips:
            return 0
        if land not in self.harm:
            self.harm[land] = ravage_damage(self.state, land) if invaders(self.state.lands[land]) else 0
        return self.harm[land]

    def urgency(self, land: str) -> float:
        """How much a land needs help."""
        here = self.state.lands[land]
        crowd = invaders(here)
        if not crowd:
            return 0.0
        found = 0.2 * (here.explorers + 2 * len(here.towns) + 3 * len(here.cities))
        if self.harm_in(land) >= 2:
            found += NO_BLIGHT + (NO_CASCADE if here.blight else 0)
        if land in self.built:
            found += NO_BUILD / crowd
        return found

    def worth(self, power: str, land: str) -> float:
        """What a power would roughly be worth in a land."""
        state = self.state
        here = state.lands[land]
        crowd = invaders(here)
        total = 0.0
        harm = self.harm_in(land)
        for trait, amount in TRAITS[power].items():
            match trait:
                case "fear":
                    total += FEAR * amount
                case "defend" | "ward":
                    total += self.defended(here, harm, amount)
                case "skip":
                    total += self.defended(here, harm, 99) + (NO_BUILD if land in self.built and crowd else 0)
                case "shelter":
                    total += DAHAN * min(len(here.dahan), harm // 2)
                case "damage":
                    total += self.killed(land, here, amount)
                case "per_dahan" | "ambush":
                    total += self.killed(land, here, amount * len(here.dahan))
                case "glory":
                    total += self.killed(land, here, len(here.dahan) * max(here.presence))
                case "assault":
                    total += 2.9 * min(len(here.towns), len(here.dahan) // 2)
                case "each":
                    total += self.killed(land, here, amount * crowd) * 0.8
                case "destroy_explorer":
                    total += self.lighter(land, here, min(amount, here.explorers), "explorer")
                case "destroy_town" | "drown":
                    total += (WEIGHT["town"] + FEAR) * min(amount, len(here.towns))
                case "destroy_city":
                    total += (WEIGHT["city"] + 2 * FEAR) * min(amount, len(here.cities))
                case "push_explorer":
                    total += 0.6 * self.lighter(land, here, min(amount, here.explorers), "explorer")
                case "push_town":
                    moved = min(amount, here.explorers + len(here.towns))
                    total += (0.4 + 0.5 * (land in self.built or harm > 0)) * moved
                case "shrink":
                    total += 1.3 * min(amount, len(here.towns) + len(here.cities))
                case "heal":
                    total += HEAL * min(amount, here.blight)
                case "blights":
                    total -= NO_BLIGHT + (NO_CASCADE if here.blight else 0)
                case "kills_dahan":
                    total -= DAHAN * min(amount, len(here.dahan))
                case "gather_dahan":
                    total += 0.25 * amount if crowd else 0.05
                case "push_dahan":
                    total += DAHAN * min(amount, len(here.dahan), harm // 2)
                case "gather_invaders":
                    total += 0.1
                case "energy":
                    total += ENERGY * amount
                case "help":
                    total += HELP * amount
        return total

    def defended(self, here: Land, harm: int, amount: int) -> float:
        """What it is worth that a ravage deals so much less."""
        if harm <= 0:
            return 0.0
        saved = DAHAN * (min(len(here.dahan), harm // 2) - min(len(here.dahan), max(0, harm - amount) // 2))
        if harm >= 2 > harm - amount:
            saved += NO_BLIGHT + (NO_CASCADE if here.blight else 0)
        return saved

    def killed(self, land: str, here: Land, amount: int) -> float:
        """What so much damage would destroy, and what that is worth."""
        total, left, fallen = 0.0, amount, 0
        for kind, piles in (("city", here.cities), ("town", here.towns)):
            for hurt in reversed(piles):
                needed = health(self.state, land, kind) - hurt
                if needed <= left:
                    left -= needed
                    fallen += 1
                    total += WEIGHT[kind] + (1.0 if kind == "city" else 0.5)
        explorers = min(left, here.explorers)
        total += WEIGHT["explorer"] * explorers
        left -= explorers
        fallen += explorers
        if fallen == invaders(here) and fallen:
            total += NO_BUILD * (land in self.built) + (NO_BLIGHT if self.harm_in(land) >= 2 else 0)
        return total + (0.15 * min(left, 2) if here.towns or here.cities else 0)

    def lighter(self, land: str, here: Land, gone: int, kind: str) -> float:
        """What it is worth that so many invaders of a kind are gone."""
        total = WEIGHT[kind] * gone
        if gone and gone == invaders(here):
            total += NO_BUILD * (land in self.built)
        harm = self.harm_in(land)
        if harm >= 2 > harm - gone:
            total += NO_BLIGHT
        return total


def crowd_weight(here: Land) -> float:
    """How bad the invaders of a land are; wounds count a little."""
    hurt = sum(here.towns) + sum(here.cities)
    return (
        here.explorers * WEIGHT["explorer"]
        + len(here.towns) * WEIGHT["town"]
        + len(here.cities) * WEIGHT["city"]
        - 0.5 * hurt
    )
