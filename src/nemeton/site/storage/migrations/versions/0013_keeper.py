"""What the site's keeper does: who is muted or shut out, which tables are closed, a log of it all. When people were
here last, and indexes by which what has grown old is found."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from nemeton.site.storage.models import ActRow, Base, SanctionRow, today

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

TABLES = [Base.metadata.tables[row.__tablename__] for row in (SanctionRow, ActRow)]
INDEXES = (("tables", "host"), ("seats", "owner"), ("messages", "person"), ("messages", "at"))


def new_columns() -> dict[str, list[sa.Column[Any]]]:
    """The columns, by their table."""
    return {
        "people": [sa.Column("seen_day", sa.Integer, nullable=False, server_default="0")],
        "tables": [
            sa.Column("closed_at", sa.DateTime(timezone=True), nullable=True),
            sa.Column("closed_why", sa.String(200), nullable=False, server_default=""),
        ],
    }


def upgrade() -> None:
    """Make what the first step has not made yet. Of people of old nobody knows when they were here: it counts as
    today."""
    bind = op.get_bind()
    Base.metadata.create_all(bind, tables=TABLES)
    for table, columns in new_columns().items():
        there = {column["name"] for column in sa.inspect(bind).get_columns(table)}
        for column in columns:
            if column.name not in there:
                op.add_column(table, column)
    op.execute(sa.text("UPDATE people SET seen_day = :day WHERE seen_day = 0").bindparams(day=today()))
    for table, indexed in INDEXES:
        name = f"ix_{table}_{indexed}"
        if name not in {index["name"] for index in sa.inspect(bind).get_indexes(table)}:
            op.create_index(name, table, [indexed])


def downgrade() -> None:
    """Remove it."""
    for table, indexed in INDEXES:
        op.drop_index(f"ix_{table}_{indexed}", table)
    for table, columns in new_columns().items():
        for column in columns:
            op.drop_column(table, column.name)
    Base.metadata.drop_all(op.get_bind(), tables=TABLES)
