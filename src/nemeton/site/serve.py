"""The application as a server starts it: `uvicorn --factory nemeton.site.serve:app`."""

import os

from litestar import Litestar

from .app import create_app
from .settings import settings_from


def app() -> Litestar:
    """The site with the settings of the environment."""
    return create_app(settings_from(os.environ))
