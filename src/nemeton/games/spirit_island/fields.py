"""What the fields of steps and choices hold. Of steps `limits.legal` says which there are in a state."""

from typing import Annotated

from nemeton.kernel import Among

Seat = Annotated[int, Among("seat")]
Board = Annotated[int, Among("board")]
LandName = Annotated[str, Among("land")]
FirstPlace = Annotated[str, Among("place of a first presence")]
PieceName = Annotated[str, Among("piece, hurt or not")]
SpiritId = Annotated[str, Among("spirit")]
PowerName = Annotated[str, Among("power")]
Thresholds = Annotated[int, Among("set of thresholds")]
CardName = Annotated[str, Among("power card")]
DeckName = Annotated[str, Among("power deck")]
ElementName = Annotated[str, Among("element")]
Source = Annotated[str, Among("track, destroyed, or land")]
InvaderCardName = Annotated[str, Among("invader card")]
FearCardName = Annotated[str, Among("fear card")]
FearLevel = Annotated[int, Among("level of a fear card")]
