"""What people answer to the Automated Alliance."""

from nemeton.kernel import Asked

from ...choices import RootChoice

NOTHING = "nothing"


class Atone(RootChoice):
    """A card that is discarded for an outrage."""

    card: str
    words = "atone"


ASKED = {"root.machine.outrage": Asked(plain=Atone, words={NOTHING: "root.option.atone_nothing"})}
