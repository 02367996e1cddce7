"""The board of a seat whose faction is still to be chosen: there is none."""

import msgspec


class UndecidedBoard(msgspec.Struct, tag="undecided"):
    """Nothing."""
