"""Preferences: what a person may choose about the site, one row each.

A row is all that a new preference needs, with its words `site.me.<name>`, `site.me.<name>.<value>` and, if it has help,
`site.me.<name>_help`. The page of a person offers it, the database keeps it with the person, and every page tells it to
styles and scripts as `data-<name>` of its root. Fragments of a table do not depend on it: scripts read the root.
"""

from typing import Any, NamedTuple

from nemeton.kernel import LANGUAGES


class Preference(NamedTuple):
    """Something to choose: its name, its values with the usual one first, and whether a sentence explains it."""

    name: str
    values: tuple[str, ...]
    has_help: bool = True

    @property
    def usual(self) -> str:
        """What holds for whoever has chosen nothing."""
        return self.values[0]

    def chosen_in(self, kept: dict[str, Any]) -> str:
        """What somebody has chosen, or the usual; what is no longer known counts for nothing."""
        chosen = kept.get(self.name)
        return chosen if chosen in self.values else self.usual


ROWS = (
    Preference("theme", ("system", "light", "dark"), has_help=False),
    Preference("sight", ("colours", "shapes")),
    Preference("motion", ("full", "none")),
    Preference("sound", ("off", "on")),
    Preference("film", ("off", "on")),  # does what happened since one's last move play by itself?
    Preference("speed", ("one", "half", "two", "four")),  # of films and replays
    Preference("confirm", ("final", "always", "never")),  # which answers are chosen first and done by a second click
)
LANGUAGE = Preference("language", LANGUAGES, has_help=False)  # chosen by name, and told by `lang`
PREFERENCES = {row.name: row for row in (LANGUAGE, *ROWS)}
