"""Tables know how they begin, who plays what, and their clocks; seats are ready, share a screen, are nudged."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)
DUE = "ix_tables_due_at"


def new_columns() -> dict[str, list[sa.Column[Any]]]:
    """The columns, by their table."""
    return {
        "tables": [
            sa.Column("begins", sa.String(8), nullable=False, server_default="full"),
            sa.Column("dealing", sa.String(8), nullable=False, server_default="choose"),
            sa.Column("clock", sa.String(12), nullable=False, server_default="none"),
            sa.Column("bot_after", sa.String(8), nullable=False, server_default="never"),
            sa.Column("times", sa.JSON, nullable=True),
            sa.Column("due_at", TIME, nullable=True),
        ],
        "seats": [
            sa.Column("ready", sa.Boolean, nullable=False, server_default="0"),
            sa.Column("own_name", sa.Boolean, nullable=False, server_default="0"),
            sa.Column("lifted", sa.Integer, nullable=True),
            sa.Column("nudged_at", TIME, nullable=True),
            sa.Column("nudged_by", sa.String(40), nullable=False, server_default=""),
        ],
    }


def upgrade() -> None:
    """Add the columns, where the first step has not made them yet."""
    for table, columns in new_columns().items():
        there = {column["name"] for column in sa.inspect(op.get_bind()).get_columns(table)}
        for column in columns:
            if column.name not in there:
                op.add_column(table, column)
    indexes = {index["name"] for index in sa.inspect(op.get_bind()).get_indexes("tables")}
    if DUE not in indexes:
        op.create_index(DUE, "tables", ["due_at"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index(DUE, "tables")
    for table, columns in new_columns().items():
        for column in columns:
            op.drop_column(table, column.name)
