"""What can go wrong at the site, in the same shape as everywhere: a code, and a sentence in three languages."""

from nemeton.kernel import IllegalAnswer, NemetonError, Phrase

from ..words import site_words


class SiteError(NemetonError):
    """Something a visitor asked for that cannot be (`site/…`). Nothing has changed."""

    status = 400

    def __init__(self, code: str, /, **values: object) -> None:
        super().__init__(code, **values)
        self.told_by(site_words)


class NotThere(SiteError):
    """No such page, table, seat or moment."""

    status = 404


class NotAllowed(SiteError):
    """Somebody else's seat, or something only the host may do."""

    status = 403


class OtherSession(NotAllowed):
    """A form of another session, or of another site. `typed` is what it held, where it came from a page of ours."""

    def __init__(self, typed: list[tuple[str, str]]) -> None:
        self.typed = typed
        super().__init__("site/other_session")


class TooLate(SiteError):
    """The question was answered already; the page shows how things stand now."""

    status = 409


class TooOften(SiteError):
    """Too often; `wait` is after how many seconds it may be tried again."""

    status = 429

    def __init__(self, wait: int) -> None:
        self.wait = max(1, wait)
        minutes = -(-self.wait // 60)
        told = Phrase("site.wait.seconds", {"count": self.wait}) if self.wait < 100 else None
        super().__init__("site/too_often", wait=told or Phrase("site.wait.minutes", {"count": minutes}))


class TooManyStreams(SiteError):
    """So many live pages are open that there is no place for one more."""

    status = 429

    def __init__(self) -> None:
        self.wait = 30
        super().__init__("site/too_many_streams")


class TooBusy(SiteError):
    """Too many wait already; `wait` is after how many seconds it may be tried again."""

    status = 503

    def __init__(self, wait: int) -> None:
        self.wait = max(1, wait)
        super().__init__("site/too_busy", wait=Phrase("site.wait.seconds", {"count": self.wait}))


def status_of(error: NemetonError) -> int:
    """The status of a page that tells of an error."""
    if isinstance(error, SiteError):
        return error.status
    return 409 if isinstance(error, IllegalAnswer) else 400
