"""A seat may answer in advance, and may want not to be asked what has one answer."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, where the first step has not made them yet."""
    columns = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("seats")}
    if "ahead" not in columns:
        op.add_column("seats", sa.Column("ahead", sa.JSON, nullable=False, server_default="[]"))
    if "skips_sole" not in columns:
        op.add_column("seats", sa.Column("skips_sole", sa.Boolean, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("seats", "ahead")
    op.drop_column("seats", "skips_sole")
