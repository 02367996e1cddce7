"""The pictures of the thirty Epic Tales: gold and bone before a dark red night, in a box of 60 by 60 around (0, 0)."""

from collections.abc import Callable

from .ink import GOLD, MOSS, bend, coil, line, put, ray, round_, shape, stroke, wash
from .scenery import INK
from .signs import clan, crow, crown, deed, of, swords, triskel

BONE, SILVER, STONE, EMBER, SEA, SKIN = "#f4ead0", "#d8dcdd", "#b9b2a6", "#e8682a", "#7fb0b8", "#f2d9b4"


def harp(wood: str) -> str:
    """A harp with its strings."""
    strings = "".join(f"M{x} {-26 + (x + 14) * 0.35:.1f}V{16 - (x + 14) * 0.55:.1f}" for x in range(-11, 16, 5))
    bow = "M-18 24c-2-22-2-38 2-54 12-4 24 2 38 12-2 14-14 32-40 42"
    return (
        stroke(strings, "#fff3cf", 1.5)
        + stroke(bow, INK, 9)
        + stroke(bow, wood, 5.4)
        + shape(round_(-16, -31, 4), GOLD)
    )


def hand(fill: str) -> str:
    """An open hand, the fingers up."""
    fingers = (
        "M-13 6v-22q3.5-6 7 0v-9q3.5-7 7 0v1q3.5-6 7 0v8q3.5-5 6 0v20c0 16-6 20-12 20-8 0-12-4-18-14l-8-12q-1-7 6-4z"
    )
    return shape(fingers, fill) + line("M-6-16v17M1-24v25M8-16v17")


def dolmen(fill: str = STONE) -> str:
    """Two stones that carry a third."""
    return shape("M-22 26l3-34h9l-1 34zM22 26l-3-34h-9l1 34z", fill) + shape(
        "M-29-6q-2-10 8-13 22-5 42 1 9 3 8 12-28-5-58 0z", "#cfc8b9"
    )


def balors_eye() -> str:
    """The eye that burns what it looks at."""
    flames = "".join(ray((0, -2), degrees, 24, 33) for degrees in range(0, 360, 24))
    lid = "M-27-2q27-30 54 0-27 28-54 0z"
    return (
        stroke(flames, EMBER, 3.4)
        + shape(lid, BONE)
        + shape(round_(0, -2, 12), EMBER)
        + wash(round_(0, -2, 5.5), INK)
        + wash("M2 10l8 22-10-5-9 5z", EMBER)
    )


def battle_frenzy() -> str:
    """Flames out of a broken tower."""
    fire = "M-16-2c-8-12 4-16 2-28 9 4 10 12 9 17 4-4 5-8 3-15 11 7 14 18 9 27z"
    return (
        shape(fire, EMBER)
        + wash("M-6-3c-4-6 3-10 2-17 8 6 9 13 5 18z", "#ffd964")
        + shape("M-15 28l2-28 6 4 5-6 6 7 6-5 3 28z", STONE)
        + line("M-2 2l4 9-5 7 4 10M-12 14h8M4 20h8")
    )


def breas_tyranny() -> str:
    """A crown above a chain."""
    links = "".join(round_(x, 17, 8, 6) for x in (-20, 0, 20))
    joints = "M-14 17h8M6 17h8"
    return (
        put(crown(), 0, -8, 1.9)
        + stroke(links, INK, 7)
        + stroke(links, SILVER, 3.6)
        + stroke(joints, INK, 7)
        + stroke(joints, SILVER, 3.4)
    )


def cathbads_word() -> str:
    """A staff, and the word that curls from it."""
    word = bend([(-6, -14), (4, -20), *coil(16, -14, 11, 1.6, 160)]) + bend(
        [(-6, 2), (4, 6), *coil(15, 9, 9, 1.5, 200, -1)]
    )
    return (
        stroke("M-16 31v-58", INK, 6.4)
        + stroke("M-16 31v-58", "#a8743c", 3.4)
        + shape("M-16-34l8 9-8 9-8-9z", GOLD)
        + stroke(word, INK, 6)
        + stroke(word, "#f6e2a6", 3.2)
    )


def the_champions_share() -> str:
    """The joint that goes to the best, and a knife."""
    bone = "M12 12l14 12M26 18l4 2-2 4M20 26l2 4 4-2"
    meat = "M-20-8c-2-16 20-24 33-10 9 10 6 24-5 29-13 5-26-4-28-19z"
    return (
        stroke(bone, INK, 8)
        + stroke(bone, BONE, 4.6)
        + shape(meat, "#a4573a")
        + shape("M-13-8c0-10 14-14 21-6 4 6 0 12-7 13-7 2-13-2-14-7z", "#e0a071")
        + shape("M-31 30l18-22 5 4-21 20z", SILVER)
    )


def children_of_dana() -> str:
    """A ship out of the mist."""
    mist = bend([(-34, 22), (-14, 16), (8, 22), *coil(20, 14, 9, 1.3, 90, -1)]) + bend(
        [(34, 4), (18, 8), *coil(-24, 0, 8, 1.3, 90)]
    )
    hull = "M-24 8c6 12 38 12 46 0 2-8 6-14 10-14-8-2-12 4-16 10h-34q-4-2-6 4z"
    return (
        shape("M-2-28c16 6 20 18 14 30h-14z", BONE)
        + line("M-2 4v-36")
        + shape(hull, "#8a5a2e")
        + stroke(mist, INK, 6)
        + stroke(mist, SILVER, 3.4)
    )


def the_dagda() -> str:
    """The good god: a great beard."""
    beard = "M-21-6c0 22 8 38 21 38s21-16 21-38c-4 8-11 8-14 4-4-4-10-4-14 0-3 4-10 4-14-4z"
    coils = bend(coil(-8, 14, 6, 1.4, 90)) + bend(coil(8, 14, 6, 1.4, 90, -1))
    return (
        shape("M-19-4c-4-22 6-30 19-30s23 8 19 30z", SKIN)
        + shape(beard, "#c46a2c")
        + shape("M-21-18c-1-14 8-18 21-18s22 4 21 18c-7-6-13-8-21-8s-14 2-21 8z", GOLD)
        + line(coils)
        + wash(round_(-8, -8, 2.4) + round_(8, -8, 2.4), INK)
    )


def dagdas_cauldron() -> str:
    """Nobody leaves it hungry."""
    steam = "M-8-16c-4-8 6-10 2-18M6-16c-4-8 6-10 2-18"
    pot = "M-25-6c-4 40 54 40 50 0z"
    return (
        stroke(steam, BONE, 3)
        + shape(pot, "#56514a")
        + shape(round_(0, -6, 27, 7), GOLD)
        + shape("M-16 24l-5 8M16 24l5 8", "none")
        + f'<g class="on-dark">{put(triskel(9), 0, 12)}</g>'
    )


def the_dagdas_club() -> str:
    """A club so heavy that it goes on a wheel."""
    club = "M-26-20c8-12 22-6 26 4l22 34q0 6-6 6l-28-28c-10-2-18-8-14-16z"
    wheel = round_(-12, 20, 11)
    return (
        shape(club, "#8a5a2e")
        + shape("M-21-20l3-5 3 5zM-12-14l3-5 3 5zM-14-24l3-5 3 5z", SILVER)
        + stroke(wheel, INK, 6.4)
        + stroke(wheel, GOLD, 3.4)
        + stroke("M-23 20h22M-12 9v22", INK, 2)
    )


def dagdas_harp() -> str:
    """The harp that comes when it is called, with wings."""
    wing = "M20-16c10-6 12-12 12-18-8 2-16 6-18 12zM22-6c8-2 11-6 12-11-7 0-12 2-15 6z"
    return shape(wing, BONE) + harp(GOLD)


def deirdres_beauty() -> str:
    """A face, and hair like a river."""
    hair = "M4-30c-22-2-30 16-28 34 1 12-4 20-10 26 16 2 26-2 32-10l4-8c12-2 18-12 16-24s-6-17-14-18z"
    face = "M2-18c10-2 16 4 16 12l4 7-4 1q0 10-8 10-10 0-14-10z"
    return (
        shape(hair, "#c46a2c")
        + shape(face, SKIN)
        + line("M-4-24c-14 6-16 24-16 36-1 8-5 12-8 15M-8-18c-8 10-4 26-8 38M11-5h4M12 5h4")
        + shape(round_(-3, -26, 3), GOLD)
    )


def diarmuid_and_grainne() -> str:
    """Two under one stone, and the moon."""
    moon = "M6-34a9 9 0 1 0 9 13 10 10 0 0 1-9-13z"
    heads = round_(-6, 10, 6) + round_(7, 12, 5.4)
    bodies = "M-14 27c0-8 4-11 8-11s8 3 8 11zM1 27c0-7 3-9 6-9s7 2 7 9z"
    return shape(moon, BONE) + dolmen() + shape(bodies, SEA) + shape(heads, SKIN)


def eriu() -> str:
    """The island as a queen: the sun over three hills."""
    rays = "".join(ray((0, -4), degrees, 15, 24) for degrees in range(195, 350, 22))
    hills = "M-34 22q12-26 24-4 10-24 20 0 12-22 24 4z"
    return (
        stroke(rays, GOLD, 3)
        + shape(round_(0, -4, 12), GOLD)
        + shape(hills, "#6f9a45")
        + line(bend(coil(-18, 14, 5, 1.3, 90)) + bend(coil(2, 14, 5, 1.3, 90)) + bend(coil(22, 14, 5, 1.3, 90)))
        + put(crown(), 0, -24, 0.7)
    )


def the_fianna() -> str:
    """A hound at full stretch."""
    hound = (
        "M-32 4c4-8 10-10 18-9l12-5c8-4 14-5 20-11l2 5 10 2 2 5-11 4c-2 7-8 11-14 12l10 14-4 3-14-14-13 1-10 12-8 6-2-4"
        " 8-9 2-8c-6-2-8 0-10-4z"
    )
    return (
        stroke("M-26 24l56-48", "#a8743c", 3.4)
        + shape(hound, BONE)
        + shape("M30-24l-3 10-6-6z", SILVER)
        + shape(round_(4, -6, 3), GOLD)
    )


def kernunos_sanctuary() -> str:
    """A head with antlers."""
    antlers = "M-7-10c-12-4-16-12-14-24M-19-22l-9-4M-16-15l-11 2M7-10c12-4 16-12 14-24M19-22l9-4M16-15l11 2"
    face = "M-12-8q12-10 24 0c2 16-2 30-12 38-10-8-14-22-12-38z"
    return (
        stroke(antlers, INK, 7)
        + stroke(antlers, "#f3e3b5", 3.6)
        + shape(face, SKIN)
        + shape("M-10 12c4 6 16 6 20 0 0 10-4 15-10 19-6-4-10-9-10-19z", MOSS)
        + wash(round_(-5, 1, 2.2) + round_(5, 1, 2.2), INK)
        + line("M0 2v8")
    )


def lug_samildanach() -> str:
    """The long-armed one, master of every craft."""
    rays = "".join(ray((0, 0), degrees, 25, 34) for degrees in range(0, 360, 30))
    return stroke(rays, GOLD, 3.4) + hand(SKIN) + stroke(bend(coil(0, 13, 7, 1.6, 90)), "#8a3d1c", 2.4)


def lugs_spear() -> str:
    """The spear that wants blood."""
    flames = "M-14-26l-8-4M14-26l8-4M-14-13l-9 2M14-13l9 2"
    return (
        stroke(flames, EMBER, 3)
        + stroke("M0 34v-46", INK, 7)
        + stroke("M0 34v-46", "#b98d43", 3.8)
        + shape("M0-36c10 14 8 21 0 28-8-7-10-14 0-28z", BONE)
        + shape("M-5-4h10l-2 6h-6z", GOLD)
    )


def maeves_wealth() -> str:
    """A bowl of gold."""
    coins = round_(-13, -6, 6) + round_(1, -9, 6.4) + round_(14, -5, 6) + round_(-5, -17, 5.6) + round_(9, -18, 5.6)
    return (
        shape(coins, GOLD)
        + put(deed(), -18, -22, 0.8)
        + shape("M-27-2h54c-2 18-12 24-20 25l5 8h-24l5-8c-8-1-18-7-20-25z", "#9a6b3d")
        + line("M-24 6h48")
        + line(bend(coil(-8, 14, 4, 1.3, 90)) + bend(coil(8, 14, 4, 1.3, 90)))
    )


def manannans_horses() -> str:
    """A horse that is a wave."""
    head = "M-26 26c2-20 10-30 22-36 4-8 8-12 10-18l4 6c10 6 16 18 17 26l-7 5c-6-6-11-9-17-7 5 8 7 16 7 24z"
    mane = "M-4-10c-6 8-8 14-8 22M-10-5c-6 7-8 13-8 21M-17 2c-5 6-6 12-6 18"
    return (
        shape(head, BONE)
        + stroke(mane, SEA, 3.4)
        + wash(round_(13, -11, 2.2), INK)
        + stroke("M-34 28q8-8 16 0t16 0 16 0 16 0", SEA, 4)
    )


def the_morrigan() -> str:
    """A crow before the moon."""
    return shape(round_(0, 0, 27), "#e9d6a8") + put(crow(), -1, 2, 1.2)


def nuada_silverhand() -> str:
    """A hand of silver."""
    cuff = shape("M-14 18h26v14h-26z", GOLD)
    return put(hand(SILVER), 0, -4) + cuff + line("M-14 25h26") + shape(round_(-1, 8, 4), SEA)


def oenguss_ploy() -> str:
    """A swan with a golden chain."""
    swan = (
        "M-30 14c8 14 40 16 54 0 4-6 6-10 8-16-10 8-20 6-26 2-4-10 0-18-6-26-6-6-16-2-16 4l-7 4 9 2c4 0 6-2 7 0 2 8-6"
        " 18-11 20z"
    )
    return (
        shape(swan, BONE)
        + line("M2 10c8 2 16 0 22-6M4 16c8 0 14-2 18-6")
        + stroke("M-17-3c4 4 10 4 14 0", GOLD, 3, ' stroke-dasharray="1 4.4"')
        + wash(round_(-12, -21, 1.7), INK)
    )


def ogmas_eloquence() -> str:
    """A stone with letters along its edge."""
    stone = "M-15 30c-2-20-1-44 5-58q8-8 16 0c8 14 10 38 9 58z"
    strokes = "M0-28v54M0-22h9M0-16h10M0-6h-12M0 0h-12M0 6h-12M-6 14l14-5M-6 20l14-5"
    return shape(stone, STONE) + stroke(strokes, INK, 2.4)


def the_other_world() -> str:
    """A silver branch with apples."""
    branch = "M-22 28c10-22 22-38 42-52M-8 4c-6-10-6-16-4-24M2-8c10 4 16 4 24 2M-16 16c8 4 14 4 20 2"
    apples = round_(-12, -24, 7) + round_(27, -4, 6.4) + round_(8, 20, 6.4) + round_(18, -26, 6)
    return (
        stroke(branch, INK, 6)
        + stroke(branch, SILVER, 3.2)
        + shape(apples, GOLD)
        + wash("M2-16q-8-6-6-14 8 4 6 14zM-10 10q-10 0-14-8 10-2 14 8z", SILVER)
    )


def the_stone_of_fal() -> str:
    """The stone that cries out under a king."""
    cry = "".join(ray((0, -6), degrees, 20, 33) for degrees in (-160, -138, -42, -20, -115, -65))
    return (
        stroke(cry, GOLD, 3.4)
        + shape("M-13 30c-3-20-2-36 3-44q10-11 20 0c5 8 6 24 3 44z", STONE)
        + stroke(bend(coil(0, 2, 8, 1.8, 90)), INK, 2.2)
        + shape("M-26 31q26-8 52 0z", MOSS)
    )


def strengs_resolve() -> str:
    """A shield, and a sword that does not break it."""
    spokes = "".join(ray((-4, 4), degrees, 9, 22) for degrees in range(0, 360, 60))
    sword = "M32-34l-3 12-22 24-6-6 24-22z"
    return (
        shape(round_(-4, 4, 26), "#2f6fa3")
        + stroke(round_(-4, 4, 26), GOLD, 3)
        + stroke(spokes, BONE, 2.4)
        + shape(round_(-4, 4, 8), GOLD)
        + shape(sword, SILVER)
        + stroke("M-2-10l12 12", INK, 4)
    )


def tailtus_land() -> str:
    """She cleared the forest: a stump, an axe."""
    axe = (
        stroke("M-6-32l24 44", INK, 6)
        + stroke("M-6-32l24 44", "#a8743c", 3.2)
        + shape("M-12-30c-12 0-18 10-16 20 8-6 14-8 22-8l4-8z", SILVER)
    )
    return (
        shape("M-18 30c4-8 2-16 2-22h30c0 6-2 14 4 22z", "#8a5a2e")
        + shape(round_(-1, 8, 15, 5.4), "#e7cf9a")
        + line(round_(-1, 8, 8, 2.8))
        + axe
        + stroke("M22 28q4-14 10-14-2 10-10 14", "#6f9a45", 3)
    )


def tale_of_cuchulain() -> str:
    """Bound to a stone to die standing; the crow has come."""
    warrior = put(f'<g class="{of(0)}">{clan(0)}</g>', 4, 30, 0.92)
    return (
        shape("M-24 30c-3-22-2-42 4-52q8-8 14 0c6 12 8 34 6 52z", STONE)
        + warrior
        + stroke("M-22 14c10 5 22 5 32 0M-22 6c10 5 22 5 32 0", GOLD, 3)
        + put(crow(), -14, -28, 0.52)
    )


def the_battle_of_moytura() -> str:
    """Two hosts of spears."""
    left, right = "M-32 30l16-46M-24 32l16-46M-15 33l14-44", "M32 30l-16-46M24 32l-16-46M15 33l-14-44"
    heads = "".join(
        f"M{x} {y}l{dx} 10-6-2zM{-x} {y}l{-dx} 10 6-2z" for x, y, dx in ((-13, -25, 1), (-5, -23, 1), (2, -21, 1))
    )
    return stroke(left, GOLD, 3.2) + stroke(right, SEA, 3.2) + shape(heads, BONE) + put(swords(), 0, -8, 0.9)


def tuans_memory() -> str:
    """He was a stag, a boar, a hawk, a salmon, and forgot nothing."""
    fish = "M30-20c-2 16-14 30-32 34-4 1-8 1-12 0l-8 15-6-11-6-9 16-3c-1-8 2-18 10-26 10-10 26-12 38-4z"
    scales = "".join(f"M{x} {y}q5 3 4 9" for x, y in ((-9, -2), (-2, -9), (6, -14), (-3, 5), (5, -2)))
    fins = shape("M-8-10q-4-12 4-18l8 8zM6 8q8 4 6 12l-12-7z", "#a8543a")
    return (
        fins
        + shape(fish, "#e39a76")
        + line(scales + "M16-22c-4 6-4 12 0 17")
        + wash(round_(21, -16, 2.2), INK)
        + stroke("M-32 31q8-7 16 0t16 0 16 0 16 0", SEA, 3.4)
    )


TALE_PICTURES: dict[str, Callable[[], str]] = {
    paint.__name__: paint
    for paint in (
        balors_eye, battle_frenzy, breas_tyranny, cathbads_word, the_champions_share, children_of_dana, the_dagda,
        dagdas_cauldron, the_dagdas_club, dagdas_harp, deirdres_beauty, diarmuid_and_grainne, eriu, the_fianna,
        kernunos_sanctuary, lug_samildanach, lugs_spear, maeves_wealth, manannans_horses, the_morrigan,
        nuada_silverhand, oenguss_ploy, ogmas_eloquence, the_other_world, the_stone_of_fal, strengs_resolve,
        tailtus_land, tale_of_cuchulain, the_battle_of_moytura, tuans_memory,
    )
}  # fmt: skip

STARS = "".join(
    round_(x, y, r) for x, y, r in ((-27, -26, 1.3), (26, -29, 1.1), (-30, 8, 1), (30, 16, 1.2), (-22, 29, 1))
)
NIGHT = wash("M-36-36h72v72h-72z", "#5c2226") + wash(round_(0, 0, 40), "#742d2a", ".8") + wash(STARS, "#f4d9a0")
