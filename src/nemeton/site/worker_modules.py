"""Everything that a worker needs, loaded once: the games, how they are drawn, the site's templates and words."""

import nemeton
from nemeton.kernel import LANGUAGES

from .tables import bots as bots
from .tables import trial as trial
from .view import analysis as analysis
from .view import explorer as explorer
from .view import hints as hints
from .view import positions as positions
from .view import records as records
from .view import table_replay as table_replay
from .view import verification as verification
from .view import workbench as workbench
from .words import site_words

for language in LANGUAGES:
    site_words(language)
    for book in nemeton.rulebooks().values():
        book.words(language)
