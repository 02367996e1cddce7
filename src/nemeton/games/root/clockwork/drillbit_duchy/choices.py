"""What people answer to the Drillbit Duchy."""

from nemeton.kernel import Asked

from ...choices import RootChoice

KEEP = "keep"


class Invest(RootChoice):
    """A card that is discarded so that no minister is swayed."""

    card: str
    words = "invest"


ASKED = {"root.machine.investors": Asked(plain=Invest, words={KEEP: "root.option.invest_nothing"})}
