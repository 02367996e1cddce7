"""Tables keep what their people point at on the board."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, where the first step has not made it yet."""
    columns = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "pins" not in columns:
        op.add_column("tables", sa.Column("pins", sa.JSON, nullable=True))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "pins")
