"""The database: its rows, and the migrations that bring any older one up to them; may import base, words."""

from .database import Database, Lookup, UnitOfWork
from .models import (
    Base,
    ChronicleRow,
    DeviceRow,
    LessonRow,
    LogRow,
    MessageRow,
    Person,
    ProposalRow,
    RecordRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    TokenRow,
    fresh_token,
    now,
)

__all__ = [
    "Base",
    "ChronicleRow",
    "Database",
    "DeviceRow",
    "LessonRow",
    "LogRow",
    "Lookup",
    "MessageRow",
    "Person",
    "ProposalRow",
    "RecordRow",
    "SeatRow",
    "SnapshotRow",
    "TableRow",
    "TokenRow",
    "UnitOfWork",
    "fresh_token",
    "now",
]
