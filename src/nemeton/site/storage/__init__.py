"""Storage: SQLAlchemy models, and the migrations that bring any older database up to them."""

from .database import Database
from .models import Base, LogRow, MessageRow, Person, ProposalRow, RecordRow, SeatRow, TableRow, now

__all__ = [
    "Base", "Database", "LogRow", "MessageRow", "Person", "ProposalRow", "RecordRow", "SeatRow",
    "TableRow", "now",
]  # fmt: skip
