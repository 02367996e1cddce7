"""A seat may want to be asked in secret only when it has a choice."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, where the first step has not made it yet."""
    columns = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("seats")}
    if "skips_windows" not in columns:
        op.add_column("seats", sa.Column("skips_windows", sa.Boolean, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("seats", "skips_windows")
