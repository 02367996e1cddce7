"""The board of the second Vagabond."""

from ..vagabond.board import VagabondBoard


class SecondVagabondBoard(VagabondBoard, tag="vagabond_2"):
    """As that of the first (Law 9.3)."""
