"""Tables keep their last checkpoint and how their story grew, and know where corrected rules began."""

import sqlalchemy as sa
from alembic import op

from nemeton.site.storage.models import Base, SnapshotRow

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = [Base.metadata.tables[SnapshotRow.__tablename__]]
COLUMNS = {"tables": "base", "log": "told"}


def upgrade() -> None:
    """Make the table and the columns, where the first step has not made them yet."""
    Base.metadata.create_all(op.get_bind(), tables=TABLES)
    if "base" not in _columns("tables"):
        op.add_column("tables", sa.Column("base", sa.Integer, nullable=False, server_default="0"))
    if "told" not in _columns("log"):
        op.add_column("log", sa.Column("told", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    """Remove them: games are replayed from the log again. Tables that were carried over cannot be opened then."""
    Base.metadata.drop_all(op.get_bind(), tables=TABLES)
    for table, column in COLUMNS.items():
        op.drop_column(table, column)


def _columns(table: str) -> set[str]:
    return {column["name"] for column in sa.inspect(op.get_bind()).get_columns(table)}
