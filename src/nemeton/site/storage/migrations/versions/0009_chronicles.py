"""How a finished game went is counted once and kept."""

from alembic import op

from nemeton.site.storage.models import Base, ChronicleRow

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

TABLES = [Base.metadata.tables[ChronicleRow.__tablename__]]


def upgrade() -> None:
    """Make the table, where the first step has not made it yet."""
    Base.metadata.create_all(op.get_bind(), tables=TABLES)


def downgrade() -> None:
    """Remove it."""
    Base.metadata.drop_all(op.get_bind(), tables=TABLES)
