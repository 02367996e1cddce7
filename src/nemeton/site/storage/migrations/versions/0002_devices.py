"""Several devices may hold one seat."""

from alembic import op

from nemeton.site.storage.models import Base, DeviceRow

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TABLES = [Base.metadata.tables[DeviceRow.__tablename__]]


def upgrade() -> None:
    """Make the table, where the first step has not made it yet."""
    Base.metadata.create_all(op.get_bind(), tables=TABLES)


def downgrade() -> None:
    """Remove it."""
    Base.metadata.drop_all(op.get_bind(), tables=TABLES)
