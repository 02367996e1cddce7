"""A table tells what its game calls the seats, so that lists can name its bots without opening the game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the column, where the first step has not made it yet."""
    columns = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "places" not in columns:
        op.add_column("tables", sa.Column("places", sa.JSON, nullable=True))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "places")
