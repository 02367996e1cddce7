"""Whether people at a table may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, where the first step has not made it yet. Tables of old give hints as new ones do by themselves:
    where nobody plays against a person."""
    columns = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "hints" not in columns:
        op.add_column("tables", sa.Column("hints", sa.String(8), nullable=False, server_default="bots"))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("tables", "hints")
