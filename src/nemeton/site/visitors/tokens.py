"""Tokens of programs: each has a name, is shown once when it is made, and can be revoked.

A token is no cookie and a cookie no token. Only a token's hash is kept, so that whoever reads the database has none.
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.orm import Session

from ..base.errors import NotAllowed, NotThere, SiteError
from ..storage import Database, Lookup, Person, TokenRow, keep_person, now

BEGINS = "nemeton_"  # so that a token is known for what it is, wherever it turns up
LONGEST = 100
MOST_TOKENS = 20  # of one person
NOTED_EVERY = 600.0  # seconds; that a token was used is not written for every request
REMEMBERED = 10_000
HOLDER = Lookup(select(TokenRow.person, TokenRow.id).where(TokenRow.digest == bindparam("key")))


class Tokens:
    """The tokens of a site's programs."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._noted: OrderedDict[str, float] = OrderedDict()

    async def make(self, person: Person, name: str) -> str:
        """A new token of a person. It is told here and never again."""
        token = BEGINS + secrets.token_urlsafe(32)
        row = {"id": secrets.token_hex(8), "person": person.id, "name": name, "digest": _digest(token)}

        def write(connection: Connection) -> None:
            keep_person(connection, person)
            with Session(connection) as session:
                mine = select(func.count()).select_from(TokenRow).where(TokenRow.person == person.id)
                if (session.scalar(mine) or 0) >= MOST_TOKENS:
                    raise SiteError("site/too_many_tokens", most=MOST_TOKENS)
                session.execute(insert(TokenRow).values(created_at=now(), **row))
                session.commit()

        await self._database.write(write)
        return token

    async def holder(self, token: str) -> tuple[str, str] | None:
        """Whose token this is, and which; None if it is none of ours."""
        if not token.startswith(BEGINS) or len(token) > LONGEST:
            return None
        found = await self._database.find(HOLDER, _digest(token))
        if found is None:
            return None
        person, token_id = found
        await self._note(token_id)
        return person, token_id

    async def of(self, person: str) -> Sequence[Any]:
        """A person's tokens, the latest first: id, name, when it was made, when it was last used."""
        columns = (TokenRow.id, TokenRow.name, TokenRow.created_at, TokenRow.used_at)
        return await self._database.rows(
            select(*columns).where(TokenRow.person == person).order_by(TokenRow.created_at.desc())
        )

    async def revoke(self, person: str, token_id: str) -> None:
        """From now on this token is worth nothing."""
        mine = (TokenRow.person == person, TokenRow.id == token_id)
        gone = await self._database.write(lambda connection: connection.execute(delete(TokenRow).where(*mine)).rowcount)
        if not gone:
            raise NotThere("site/no_such_token")

    async def _note(self, token_id: str) -> None:
        """Write down that a token was used, once in a while."""
        at = time.monotonic()
        if at - self._noted.get(token_id, -NOTED_EVERY) < NOTED_EVERY:
            return
        self._noted[token_id] = at
        self._noted.move_to_end(token_id)
        while len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)
        used = update(TokenRow).where(TokenRow.id == token_id).values(used_at=now())
        await self._database.write(lambda connection: connection.execute(used))


def bearer_in(header: str) -> str:
    """The token in an `Authorization` header; empty if there is none."""
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def no_token() -> NotAllowed:
    """What is said to a program without a token that counts."""
    return NotAllowed("site/no_token")


def _digest(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
