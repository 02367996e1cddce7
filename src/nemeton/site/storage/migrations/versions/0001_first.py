"""The first tables."""

from alembic import op

from nemeton.site.storage.models import Base

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    Base.metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Remove everything."""
    Base.metadata.drop_all(op.get_bind())
