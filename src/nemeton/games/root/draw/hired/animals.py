"""The animals that hirelings are: outline, face, tail. What they hold or wear stands in the file of each."""

from ..figures import Figure
from ..ink import CREAM, dot, egg, lines, mirrored, shape

BARE_FACE = "#e7dcc4"


def cat(*, bare: bool = True) -> Figure:
    """Whiskers and slanted eyes; ears only if the head is bare."""
    top = "M-15 26C-16 14-13 6-9 1C-15-1-18-6-17-12L-17-31L-7-23.5Q0-25.5 7-23.5L17-31L17-12C18-6 15-1 9 1"
    covered = "M-15 26C-16 14-13 6-9 1C-15-1-18-6-17-14L-16-20H16L17-14C18-6 15-1 9 1"
    eye = shape("M-10.5-15Q-6.5-17.5-3.4-12Q-8-11-10.5-15Z", CREAM, 1) + dot(-6.6, -13.8, 1.2)
    nose = '<path class="spot" d="M-2-8.4H2L0-6Z" stroke-width=".8"/>'
    mouth = lines("M0-6V-4.2M-3-3.4Q0-2 0-4.2Q0-2 3-3.4", 1)
    face = mirrored(eye + lines("M-5-6L-14-8M-5-5L-13.5-3", 1)) + nose + mouth
    return Figure((top if bare else covered) + "C13 6 16 14 15 26Z", face)


def hawk() -> Figure:
    """A hooked beak, and a long cloak with a ragged hem."""
    outline = (
        "M-20 26C-20 8-16-8-9-17Q-6-24 3-24C10-25 14-20 14-15L24-9Q19-5 14-6C16 2 20 12 20 26L12 22L4 26L-4 22L-12 26Z"
    )
    beak = shape("M13.6-15L24-9Q19-5 14-6Q10.6-10 13.6-15Z", "#e7b64a", 1.1)
    eye = dot(7, -16, 3, CREAM, 1) + dot(7.6, -16, 1.3) + lines("M-1-20L10-21", 1.6)
    return Figure(outline, beak + eye + lines("M-12 0Q-8 6-12 14M-8-6Q-5-1-7 2", 1.1))


def rabbit() -> Figure:
    """Long ears."""
    outline = (
        "M-14 26C-15 14-12 6-8 1C-13-3-13-9-10-13C-16-27-15-36-10.4-36C-6-36-4-26-3-17Q0-18 3-17C4-26 6-36 10.4-36"
        "C15-36 16-27 10-13C13-9 13-3 8 1C12 6 15 14 14 26Z"
    )
    side = lines("M-10-32Q-10-24-7-17", 1.6) + dot(-5, -8, 1.8) + dot(-3, -1, 2.6, CREAM)
    return Figure(outline, mirrored(side) + shape("M-2-4.4H2L0-2Z", "#2a2018", 0.8))


def raccoon() -> Figure:
    """A masked face under a pointed hood."""
    outline = (
        "M-18 26C-17 14-14 6-9 2C-13-3-15-9-14-15Q-12-27 4-34Q3-29 7-27Q15-22 14-13C14-7 12-2 9 2C14 6 17 14 18 26Z"
    )
    face = shape("M-10-7Q-11-19 0-20Q11-19 10-7Q7 1 0 1Q-7 1-10-7Z", BARE_FACE, 1.1)
    mask = shape("M-9.6-11Q0-14.6 9.6-11L8.6-5Q4-3.4 0-7Q-4-3.4-8.6-5Z", "#2f2a26", 0.8)
    return Figure(outline, face + mask + mirrored(dot(-4.8, -8.4, 1.6, CREAM)) + dot(0, -1.6, 1.9))


def reptile() -> Figure:
    """A long snout to the left, a slit eye."""
    outline = (
        "M-16 26C-15 14-11 8-9 2C-14 2-22-1-23-7C-23-12-16-13-12-17C-9-25-1-27 5-25C13-22 15-12 14-2C15 8 18 16 18 26Z"
    )
    eye = dot(-5, -16.6, 3, CREAM, 1) + lines("M-5-19V-14.4", 1.6)
    return Figure(outline, eye + lines("M-22-5.6C-14-5-9-6-5-9.6", 1.3) + dot(-19, -9, 1))


def otter() -> Figure:
    """A round head with small ears, a broad muzzle, a thick tail."""
    outline = (
        "M-13 26C-17 14-14 6-10 0C-14-3-16-8-15-13C-20-14-20-22-14-22.6C-11-30 11-30 14-22.6C20-22 20-14 15-13"
        "C16-8 14-3 10 0C14 6 17 14 13 26Z"
    )
    side = dot(-8, -17, 2.1) + lines("M-7-7L-19-9.6M-7-5.4L-18-3", 1)
    muzzle = egg(0, -8, 8.8, 6.2, CREAM, 1) + egg(0, -11, 4, 2.6, "", 0) + lines("M0-9V-6M-3-4.6Q0-3 3-4.6", 1)
    return Figure(outline, mirrored(side) + muzzle, "M-11 22C-25 25-26 12-22 6")


def mole() -> Figure:
    """Two broad claws held out, a pink snout, spectacles."""
    outline = (
        "M-15 26C-16 16-15 11-13 7L-22 10.6L-26.6 3.4L-20.6 1.6L-25-5L-15-3C-16-18-9-28.6 0-28.6C9-28.6 16-18 15-3"
        "L25-5L20.6 1.6L26.6 3.4L22 10.6L13 7C15 11 16 16 15 26Z"
    )
    snout = shape("M-7-12Q0-17 7-12L3.4-3Q0 0-3.4-3Z", "#f7e2d6", 1.1) + dot(0, -2.4, 3.2, "#b14a4a", 1)
    glass = mirrored(dot(-7, -13, 4.2, "#cfe0ea", 1.3)) + lines("M-2.8-13H2.8", 1.4)
    return Figure(outline, snout + glass + mirrored(lines("M-21 5.6L-16 3.4M-20-1.4L-15.4.4", 1.1)))


def crow() -> Figure:
    """A long beak to the left, a pale eye, ragged feathers at the hem."""
    outline = (
        "M-17 26L-12.4 19C-14 8-12 0-8-6L-27-9.4L-9-17C-7-27 2-31 9-27C16.6-22 17-12 15-4C19 6 21.6 16 21 26"
        "L14 21.4L8 26L1.5 21.4L-5 26L-11 22.2Z"
    )
    beak = shape("M-8-6L-27-9.4L-9-17Q-4.6-11-8-6Z", "#d9d2bf", 1.1) + lines("M-26-9.6L-8-11", 1)
    eye = dot(0, -18, 3.4, CREAM, 1) + dot(-0.7, -18, 1.4)
    return Figure(outline, beak + eye + lines("M12.6 3Q10.6 9 13.4 16M5 7Q3 12 5 17M-6 7Q-8 12-5 17", 1.2, "#cdc3ea"))


def rat() -> Figure:
    """One round ear, a snout to the right with two teeth, a thin tail."""
    outline = (
        "M-14 26C-17 12-13 4-9 0C-14-6-14-13-10-18C-19-21-19-33-9.6-33C-4-33-1-28-1-23.6C8-23.6 14-15 25-8"
        "C26-5 22-1.6 17-1.6C12-1 10 1 9 3C14 8 16 16 15 26Z"
    )
    ear = dot(-9.6, -25.6, 4, "#e3a79b", 1)
    eye = shape("M2-17.4L10.4-14.6Q7-10.4 3-12.6Z", CREAM, 1) + dot(6.2, -14.2, 1.2) + lines("M1-20L11-16.6", 1.7)
    mouth = dot(23, -7, 2.2) + shape("M13-2L14 3.6L16.8 2.8L17.2-2Z", CREAM, 0.9) + lines("M12-7L2-5M13-5L5-1", 1)
    return Figure(outline, ear + eye + mouth, "M-11 22C-26 26-27 13-22 5")


def badger() -> Figure:
    """Broad shoulders, a striped face."""
    outline = (
        "M-22 26L-21 6Q-18 .6-11 0C-14.6-4-15.6-10-14.6-14L-17.6-26L-9-25.6Q0-32 9-25.6L17.6-26L14.6-14"
        "C15.6-10 14.6-4 11 0Q18 .6 21 6L22 26Z"
    )
    blaze = shape("M-3.4-28.4Q0-30 3.4-28.4L5.4-5Q0 1-5.4-5Z", CREAM, 0.8) + dot(0, -5, 3)
    stripe = '<path class="spot" d="M-9-25.4L-4-27.6L-5.6-8L-11.4-4.6Z" stroke-width=".8"/>'
    side = stripe + dot(-7.6, -14.6, 1.8, CREAM) + lines("M-20 10Q-14.6 4-9 6.6M-20.4 15.6Q-16 11-11 12.6", 1.2)
    tabard = shape("M-7.6 7H7.6V26H-7.6Z", "#e7e2d4", 1.1) + lines("M0 9V25M-6 14.6H6", 2.4)
    return Figure(outline, blaze + mirrored(side) + tabard)


def ferret() -> Figure:
    """A narrow head without ears to see, a kerchief over the mouth."""
    outline = (
        "M-14 26C-15 14-12 6-8 1C-12-2-14-8-13-13C-12-22-6-25 0-25C6-25 12-22 13-13C14-8 12-2 8 1C12 6 15 14 14 26Z"
    )
    kerchief = shape("M-12-7Q0-3 12-7L9 2L0 9L-9 2Z", "#c53d2b", 1.1) + mirrored(dot(-3, -1, 1, CREAM))
    return Figure(outline, kerchief + dot(0, 3.4, 1, CREAM) + mirrored(dot(-5, -12, 1.9)))


def bear(*, angry: bool) -> Figure:
    """Larger than anybody; teeth and brows say whether he is angry."""
    outline = (
        "M-30 27C-32 10-28 0-19-5C-23-9-23-16-21-20C-27-25-25-36-17-35C-13-35-11-32-10-29Q0-32 10-29C11-32 13-35 17-35"
        "C25-36 27-25 21-20C23-16 23-9 19-5C28 0 32 10 30 27L22 23L15 27L8 23L0 27L-8 23L-15 27L-22 23Z"
    )
    muzzle = egg(0, -10, 10, 8, "#d9b48a", 1.2) + egg(0, -14, 4.4, 2.8, "", 0)
    teeth = shape("M-6-7Q0-10 6-7L4.4-2.6L2-5L0-2L-2-5L-4.4-2.6Z", "#f7efe0", 1)
    muzzle += teeth if angry else lines("M0-11V-7.6M-5-5.6Q0-3 5-5.6", 1.3)
    brow = lines("M-14-25L-5-22", 2) if angry else lines("M-13-23Q-9-25.6-5-23.6", 1.5)
    side = dot(-9, -20, 2.1) + brow + dot(-17.4, -29, 3, "#c79a6a", 0.9)
    fur = lines("M-20 4L-14 12M-24 8L-19 15M20 4L14 12M24 8L19 15M-5 8Q0 12 5 8M-7 15Q0 19 7 15", 1.3)
    return Figure(outline, muzzle + mirrored(side) + fur)


def toad(*, singing: bool) -> Figure:
    """Eyes on top of a broad head; a mouth that sings, or hums."""
    outline = (
        "M-18 26C-19 14-15 7-10 3C-17 1-21-5-20-11C-20-15-18-18-16-19C-18-27-13-31-8.6-30C-5-30-3-26-3-23H3"
        "C3-26 5-30 8.6-30C13-31 18-27 16-19C18-18 20-15 20-11C21-5 17 1 10 3C15 7 19 14 18 26Z"
    )
    side = dot(-9.6, -24.4, 3.8, CREAM, 1) + dot(-9.2, -24.4, 1.7)
    tongue = shape("M-5-3Q0-6 5-3Q2 .4 0 .4Q-2 .4-5-3Z", "#d98a7a", 0.8)
    song = shape("M-11-10Q0-13 11-10Q8 1 0 1Q-8 1-11-10Z", "#7a2f2a", 1.2) + tongue
    hum = lines("M-14-10Q0-2 14-10", 1.6) + mirrored(dot(-2.4, -14, 0.9))
    return Figure(outline, mirrored(side) + (song if singing else hum))
