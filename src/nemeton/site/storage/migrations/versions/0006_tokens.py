"""Programs have tokens of their own, and a person may make all older cookies worthless."""

import sqlalchemy as sa
from alembic import op

from nemeton.site.storage.models import Base, TokenRow

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

TABLES = [Base.metadata.tables[TokenRow.__tablename__]]


def upgrade() -> None:
    """Make the table and the column, where the first step has not made them yet."""
    Base.metadata.create_all(op.get_bind(), tables=TABLES)
    columns = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("people")}
    if "epoch" not in columns:
        op.add_column("people", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("people", "epoch")
    Base.metadata.drop_all(op.get_bind(), tables=TABLES)
