"""What is printed on the cards of hirelings: the parts of their words, as topics and as faces (Law D.2)."""

from collections.abc import Iterator
from functools import reduce

from nemeton.kernel import Phrase, Topic
from nemeton.kernel.faces import Face, Fact, Level, Tag

from .roster import CARD_SIDES, HIRED

# Which parts the words of a side have: set-up, then the moments of Law D.2; `own` is what its controller may do always.
PARTS: dict[str, tuple[str, ...]] = {
    "forest_patrol": ("setup", "ever", "noon"),
    "forest_patrol_demoted": ("own",),
    "last_dynasty": ("setup", "noon"),
    "last_dynasty_demoted": ("own", "dawn"),
    "spring_uprising": ("setup", "gain", "ever", "dawn"),
    "spring_uprising_demoted": ("own",),
    "the_exile": ("setup", "ever", "noon"),
    "the_exile_demoted": ("setup", "noon"),
    "warm_sun_prophets": ("setup", "gain", "noon"),
    "warm_sun_prophets_demoted": ("dawn",),
    "riverfolk_flotilla": ("setup", "ever", "dawn"),
    "riverfolk_flotilla_demoted": ("own",),
    "highway_bandits": ("setup", "ever", "own", "noon"),
    "highway_bandits_demoted": ("gain", "ever", "noon"),
    "sunward_expedition": ("setup", "noon"),
    "sunward_expedition_demoted": ("own",),
    "corvid_spies": ("setup", "noon"),
    "corvid_spies_demoted": ("own",),
    "furious_protector": ("setup", "ever", "dawn"),
    "furious_protector_demoted": ("gain", "ever", "own", "dawn"),
    "flame_bearers": ("setup", "gain", "dawn"),
    "flame_bearers_demoted": ("own",),
    "vault_keepers": ("setup", "gain", "noon"),
    "vault_keepers_demoted": ("own",),
    "popular_band": ("setup", "gain", "ever", "noon"),
    "popular_band_demoted": ("ever", "noon"),
}
TOLD = {
    "setup": ("root.topic.band_setup", "root.text.face.band_setup"),
    "gain": ("root.topic.band_gain", "root.text.face.band_gain"),
    "ever": ("root.topic.band_ever", "root.text.face.band_ever"),
    "own": ("root.topic.band_own", "root.text.face.band_own"),
    "dawn": ("root.topic.band_dawn", "root.text.face.band_dawn"),
    "noon": ("root.topic.band_noon", "root.text.face.band_noon"),
}  # each part in a sentence, and as a heading


def part(side: str, name: str) -> Phrase:
    """The words of one part of a card."""
    return Phrase(f"root.band.{side}", {}, name)


def topics() -> Iterator[tuple[str, Topic]]:
    """Both sides of every card, with all of their words."""
    for side in CARD_SIDES:
        parts = [Phrase(TOLD[name][0], {"text": part(side, name)}) for name in PARTS[side]]
        text = reduce(lambda one, other: Phrase("root.topic.band_all", {"one": one, "other": other}), parts)
        kind = "root.topic.band_strong" if side in HIRED else "root.topic.band_weak"
        yield side, Topic(Phrase(f"root.band.{side}"), Phrase(kind, {"text": text}))


def face(side: str) -> Face:
    """One side of a card: strong or weak, and its parts under their headings."""
    kind = Phrase("root.text.face.hireling")
    name, told = (
        ("strong", Phrase("root.text.face.band_strong"))
        if side in HIRED
        else ("weak", Phrase("root.text.face.band_weak"))
    )
    levels = tuple(Level(part(side, one), title=Phrase(TOLD[one][1])) for one in PARTS[side])
    tags = Tag("kind", "hireling", kind), Tag("side", name, told)
    return Face(kind, facts=(Fact("side", told, (name,)),), levels=levels, tags=tags, css=f"is-hireling is-{name}")
