"""`nemeton admin`: what the keeper of a site does, while it runs or not.

Packages of the site load when they are needed.
"""

from typing import Annotated

import typer

from nemeton.cli_common import DataFolder, Language, told

admin = typer.Typer(
    help="Look after a site, while it runs or not: people, tables, who is muted or shut out, the secret.",
    no_args_is_help=True,
)

Person = Annotated[str, typer.Argument(help="A person's id, or its first six letters or more.")]
Whom = Annotated[str, typer.Argument(help="A person's id (six letters or more), an address, or a network (a.b.c.d/n).")]
TableCode = Annotated[str, typer.Argument(help="The code of a table, as its link has it.")]
Word = Annotated[str, typer.Argument(help="A part of a name, or the beginning of an id.")]
Days = Annotated[float | None, typer.Option(help="For so many days. Without it, for good.", show_default=False)]
Why = Annotated[str, typer.Option(help="The reason. It is shown to whom it concerns, and kept in the log of acts.")]
Most = Annotated[int, typer.Option(help="So many at most.", min=1, max=10_000)]


@admin.command("people")
def people(
    word: Word = "",
    table: Annotated[str, typer.Option(help="Only those who sit at this table.")] = "",
    muted: Annotated[bool, typer.Option("--muted", help="Only who is muted.")] = False,
    banned: Annotated[bool, typer.Option("--banned", help="Only who is shut out.")] = False,
    most: Most = 50,
    data: DataFolder = None,
    lang: Language = None,
) -> None:
    """List people: id, name, day of arrival, last day here, how many seats, what is imposed on them."""
    with told(lang) as speak:
        from nemeton.site.storage import acts
        from nemeton.site.web import keeper

        kinds = ["mute"] * muted + ["ban"] * banned
        found = keeper.administer(data, lambda connection: acts.people(connection, word, table, kinds, most))
        rows = [
            (one.id, one.name, keeper.moment(one.created_at), keeper.day(one.seen_day), str(one.seats), *one.sanctions)
            for one in found
        ]
        widest = max(map(len, rows), default=0)
        print(keeper.columns([*row, *[""] * (widest - len(row))] for row in rows) or keeper.said(speak, "nothing"))


@admin.command("tables")
def tables(
    word: Annotated[str, typer.Argument(help="A code, a game, a person's id, or a part of a name.")] = "",
    stage: Annotated[str, typer.Option(help="Only tables that are waiting, playing, over or closed.")] = "",
    most: Most = 50,
    data: DataFolder = None,
    lang: Language = None,
) -> None:
    """List tables: code, game, stage, when something happened last, who sits there."""
    with told(lang) as speak:
        from nemeton.site.storage import acts
        from nemeton.site.web import keeper

        found = keeper.administer(data, lambda connection: acts.tables(connection, word, stage, most))
        rows = [
            (
                one.id,
                one.game,
                f"{one.stage}, closed" if one.is_closed else one.stage,
                keeper.moment(one.moved_at),
                ", ".join(f"{name or kind} ({person[:8]})" if person else kind for kind, name, person in one.seats),
            )
            for one in found
        ]
        print(keeper.columns(rows) or keeper.said(speak, "nothing"))


@admin.command("sanctions")
def sanctions(data: DataFolder = None, lang: Language = None) -> None:
    """List who is muted or shut out: since when, until when, why."""
    with told(lang) as speak:
        from nemeton.site.storage import acts
        from nemeton.site.web import keeper

        found = keeper.administer(data, acts.sanctions)
        rows = [(one.kind, one.who, keeper.moment(one.at), keeper.moment(one.until), one.why) for one in found]
        print(keeper.columns(rows) or keeper.said(speak, "nothing"))


@admin.command("acts")
def acts_done(most: Most = 50, data: DataFolder = None, lang: Language = None) -> None:
    """The log of acts, the latest last: when, by whom, what, about whom, why."""
    with told(lang) as speak:
        from nemeton.site.storage import acts
        from nemeton.site.web import keeper

        found = keeper.administer(data, lambda connection: acts.acts(connection, most))
        rows = [(keeper.moment(one.at), one.by, one.deed, one.about, one.why) for one in found]
        print(keeper.columns(rows) or keeper.said(speak, "nothing"))


@admin.command("mute")
def mute(person: Person, days: Days = None, why: Why = "", data: DataFolder = None, lang: Language = None) -> None:
    """Let somebody play on, but not talk, point or nudge."""
    _impose("mute", "muted", person, days, why, data, lang)


@admin.command("unmute")
def unmute(person: Person, why: Why = "", data: DataFolder = None, lang: Language = None) -> None:
    """Let somebody talk again."""
    _lift("mute", "unmuted", person, why, data, lang)


@admin.command("ban")
def ban(whom: Whom, days: Days = None, why: Why = "", data: DataFolder = None, lang: Language = None) -> None:
    """Shut a person or an address out. Whoever throws the cookie away is a new person: then shut out the address."""
    _impose("ban", "banned", whom, days, why, data, lang)


@admin.command("unban")
def unban(whom: Whom, why: Why = "", data: DataFolder = None, lang: Language = None) -> None:
    """Let a person or an address in again."""
    _lift("ban", "unbanned", whom, why, data, lang)


@admin.command("close")
def close(table: TableCode, why: Why = "", data: DataFolder = None, lang: Language = None) -> None:
    """Close a table: it says so, and can only be read."""
    with told(lang) as speak:
        from nemeton.site.storage import acts
        from nemeton.site.web import keeper

        keeper.administer(data, lambda connection: acts.close_table(connection, table, keeper.keeper(why)))
        print(keeper.said(speak, "closed", table=table))


@admin.command("reopen")
def reopen(table: TableCode, why: Why = "", data: DataFolder = None, lang: Language = None) -> None:
    """Let a closed table go on where it stood."""
    with told(lang) as speak:
        from nemeton.site.storage import acts
        from nemeton.site.web import keeper

        keeper.administer(data, lambda connection: acts.reopen_table(connection, table, keeper.keeper(why)))
        print(keeper.said(speak, "reopened", table=table))


@admin.command("rotate")
def rotate(
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    why: Why = "",
    data: DataFolder = None,
    lang: Language = None,
) -> None:
    """Renew the secret that signs cookies: all of them are worthless then, and every visitor is a stranger."""
    with told(lang) as speak:
        from nemeton.site.base.errors import SiteError
        from nemeton.site.web import keeper

        if not yes and not typer.confirm(keeper.said(speak, "rotate_sure")):
            raise SiteError("site/not_sure")
        keeper.rotate(data, why)
        print(keeper.said(speak, "rotated"))


def _impose(kind: str, done: str, written: str, days: float | None, why: str, data: DataFolder, lang: Language) -> None:
    with told(lang) as speak:
        from nemeton.site.storage import acts
        from nemeton.site.web import keeper

        until, who = keeper.until(days), keeper.keeper(why)
        found = keeper.administer(data, lambda connection: acts.impose(connection, kind, written, until, who))
        told_until = f"{keeper.moment(until)} UTC" if until else "never"
        print(keeper.said(speak, done, who=found, until=told_until))


def _lift(kind: str, done: str, written: str, why: str, data: DataFolder, lang: Language) -> None:
    with told(lang) as speak:
        from nemeton.site.storage import acts
        from nemeton.site.web import keeper

        found = keeper.administer(data, lambda connection: acts.lift(connection, kind, written, keeper.keeper(why)))
        print(keeper.said(speak, done, who=found))
