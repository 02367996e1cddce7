"""Alembic's entry: migrations run on the connection that the site has opened."""

from alembic import context

from nemeton.site.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
