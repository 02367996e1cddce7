"""What is about to happen on the island: where invaders will ravage and build, and what powers could change."""

from functools import cache

from .invader_facts import FEAR_OF, INVADER_CARDS, STRENGTH
from .island import geography, invaders, is_coastal, marks_on, terrain
from .pieces import health
from .powers.card import power_row
from .rules.ravaging import ravage_damage
from .state import IslandState, Land

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


@cache
def _all_lands(boards: tuple[str, ...], cards: tuple[str, ...]) -> frozenset[str]:
    return frozenset().union(*(named_lands(boards, card) for card in cards))


class Outlook:
    """The threats of this turn, or after the invader phase of the next one; `later` after this invader phase, while it
    is still to come."""

    def __init__(self, state: IslandState, *, later: bool = False) -> None:
        boards = tuple(state.boards)
        self.state = state
        self.later = later
        cards = () if later else (*state.build, *state.extra_build)
        self.ravaged = _all_lands(boards, tuple(state.build if later else state.ravage))
        self.built = _all_lands(boards, cards)
        self.harm: dict[str, int] = {}

    def harm_in(self, land: str) -> int:
        """The damage of the ravage to come."""
        if land not in self.ravaged:
            return 0
        found = self.harm.get(land)
        if found is None:
            found = self.harm[land] = self._harm(land)
        return found

    def _harm(self, land: str) -> int:
        state = self.state
        here = state.lands[land]
        if not invaders(here):
            return 0
        if self.later:
            return ravage_damage(state, land) + (3 if len(here.towns) > len(here.cities) else 2)
        return 0 if "ravage" in marks_on(state, land).skips else ravage_damage(state, land)

    def trouble(self, land: str, harm: int, crowd: int) -> float:
        """How bad it is that a land holds so many invaders, who do so much harm."""
        total = 0.0
        if harm >= 2:
            total = NO_BLIGHT + (NO_CASCADE if self.state.lands[land].blight else 0.0)
        if crowd and land in self.built:
            total += NO_BUILD
        return total

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
        for trait, amount in power_row(power).good_for.items():
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
                    gone = min(amount, here.explorers)
                    total += 0.1 * gone + 0.8 * self.relief(land, gone, gone)
                case "push_town":
                    towns = min(amount, len(here.towns))
                    explorers = min(amount - towns, here.explorers)
                    total += 0.1 * (towns + explorers) + 0.8 * self.relief(
                        land, towns + explorers, 2 * towns + explorers
                    )
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
        total, left, fallen, weaker = 0.0, amount, 0, 0
        for kind, piles in (("city", here.cities), ("town", here.towns)):
            for hurt in reversed(piles):
                needed = health(self.state, land, kind) - hurt
                if needed <= left:
                    left -= needed
                    fallen += 1
                    weaker += STRENGTH[kind]
                    total += WEIGHT[kind] + FEAR * FEAR_OF[kind]
        explorers = min(left, here.explorers)
        total += WEIGHT["explorer"] * explorers + self.relief(land, fallen + explorers, weaker + explorers)
        return total + (0.15 * min(left - explorers, 2) if here.towns or here.cities else 0)

    def relief(self, land: str, gone: int, weaker: int) -> float:
        """What it is worth for what comes next that so many invaders are gone, who were so strong."""
        if not gone:
            return 0.0
        crowd, harm = invaders(self.state.lands[land]), self.harm_in(land)
        return self.trouble(land, harm, crowd) - self.trouble(land, harm - weaker, crowd - gone)

    def lighter(self, land: str, here: Land, gone: int, kind: str) -> float:
        """What it is worth that so many invaders of a kind are gone."""
        return WEIGHT[kind] * gone + self.relief(land, gone, gone * STRENGTH[kind])

    def move_worth(self, kind: str, start: str, end: str) -> float:
        """What it is worth that an invader goes from one land to another."""
        strength = STRENGTH[kind]
        there = invaders(self.state.lands[end])
        harm = self.harm_in(end)
        new = harm + strength if land_ravaged(self, end) else 0
        worse = self.trouble(end, new, there + 1) - self.trouble(end, harm, there)
        here, beyond = self.state.lands[start], self.state.lands[end]
        return self.relief(start, 1, strength) - worse + 0.2 * (len(beyond.dahan) - len(here.dahan))


def land_ravaged(outlook: Outlook, land: str) -> bool:
    """Will invaders ravage there?"""
    return land in outlook.ravaged and "ravage" not in marks_on(outlook.state, land).skips
