"""Several processes may serve one database: who they are, what each has claimed, who looks from where, what was done
too often; and a bell that PostgreSQL rings itself whenever a table's version rises."""

import sqlalchemy as sa
from alembic import op

from nemeton.site.storage.models import Base, ClaimRow, PresenceRow, ProcessRow, SecretRow, SpentRow, StreamRow

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

ROWS = (ProcessRow, ClaimRow, PresenceRow, SpentRow, StreamRow, SecretRow)
TABLES = [Base.metadata.tables[row.__tablename__] for row in ROWS]

# The payload is the table and its new version, and it is heard when the change is committed, not before.
RING = """
CREATE OR REPLACE FUNCTION nemeton_ring() RETURNS trigger AS $ring$
BEGIN
    PERFORM pg_notify('nemeton', NEW.id || ' ' || NEW.version);
    RETURN NULL;
END
$ring$ LANGUAGE plpgsql
"""
TRIGGER = """
CREATE TRIGGER nemeton_bell AFTER UPDATE OF version ON tables
FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION nemeton_ring()
"""


def upgrade() -> None:
    """Make the tables, where the first step has not made them yet, and hang up the bell."""
    bind = op.get_bind()
    Base.metadata.create_all(bind, tables=TABLES)
    if "silent" not in {column["name"] for column in sa.inspect(bind).get_columns("tables")}:
        op.add_column("tables", sa.Column("silent", sa.JSON, nullable=True))
    if bind.dialect.name == "postgresql":
        op.execute(RING)
        op.execute("DROP TRIGGER IF EXISTS nemeton_bell ON tables")
        op.execute(TRIGGER)


def downgrade() -> None:
    """Remove them."""
    bind = op.get_bind()
    if bind.dialect.name == "postgresql":
        op.execute("DROP TRIGGER IF EXISTS nemeton_bell ON tables")
        op.execute("DROP FUNCTION IF EXISTS nemeton_ring()")
    op.drop_column("tables", "silent")
    Base.metadata.drop_all(bind, tables=TABLES)
