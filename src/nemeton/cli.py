"""The command `nemeton`: serve the site, play in the terminal, simulate, replay, fuzz, hold matches, measure."""

import platform
import secrets
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer

import nemeton
from nemeton import cairn_core
from nemeton import fuzz as fuzzing
from nemeton.arena import crew_of, play_match
from nemeton.bots import make
from nemeton.bots.own import maker_of
from nemeton.cli_admin import admin
from nemeton.cli_bench import bench
from nemeton.cli_common import (
    DataFolder,
    Language,
    MayLackAddress,
    TableOptions,
    at_least,
    book_of,
    options_of,
    told,
)
from nemeton.files import read_file, write_file
from nemeton.kernel import LANGUAGES, BadRecord, Game, NemetonError, Phrase, Rulebook
from nemeton.terminal import (
    BadCommand,
    Screen,
    Table,
    open_file,
    open_record,
    own_words,
    reports,
    save_place,
    saving,
    words_of,
)
from nemeton.terminal.choosing import named
from nemeton.terminal.showing import Showing
from nemeton.terminal.simulation import simulate as run_simulation

app = typer.Typer(
    help="Nemeton: a table for board games. Play in the terminal, hold matches between bots, look at records.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(admin, name="admin")

GameName = Annotated[str, typer.Argument(help="The game; `nemeton games` lists them.")]
Seed = Annotated[str, typer.Option(help="The seed of all chance: a whole number or a word.")]
FreshSeed = Annotated[
    str | None, typer.Option(help="The seed of all chance. Without it, a fresh one.", show_default=False)
]
USUAL_BOT = "level:5"  # the middle
BOTS = (
    "level:1 (a beginner) to level:8 (the best), random, gentle, greedy, search:400 (iterations), search:1.5s (seconds)"
)
Bot = Annotated[
    str | None, typer.Option(help=f"Who plays the other seats: {BOTS}. Without it, {USUAL_BOT}.", show_default=False)
]
MySeat = Annotated[
    str | None, typer.Option(help="Your seat, by name or number, or random. Without it, the first.", show_default=False)
]
SaveFile = Annotated[
    Path | None, typer.Option(help="Where the game is saved. Without it, in your data folder.", show_default=False)
]
PositionFile = Annotated[Path | None, typer.Option(help="Start from a position in a file.", show_default=False)]


def main() -> None:
    """The entry of the command."""
    app()


# What stands on the command line


def seed_of(text: str | None) -> int | str:
    """A whole number, a word, or, without any, a fresh number."""
    if text is None:
        return secrets.randbits(63)
    try:
        return int(text)
    except ValueError:
        return text


def seat_of(book: Rulebook[Any], players: int, text: str) -> int:
    """A seat by its number or by its name in any language, or one by lot."""
    names: dict[str, list[str]] = {
        str(seat): [str(seat), *(str(words_of(book, language).write("seat", seat)) for language in LANGUAGES)]
        for seat in range(players)
    }
    if text == "random":
        return secrets.randbelow(players)
    found = named(text, names)
    if len(found) != 1:
        every = [name for told_names in names.values() for name in told_names[:2]]
        raise BadCommand("terminal/seat", seat=text, known=[*every, "random"])
    return int(found[0])


# Playing


@app.command()
def play(
    game: GameName = "cairn",
    lang: Language = None,
    bot: Bot = None,
    seat: MySeat = None,
    seed: FreshSeed = None,
    option: TableOptions = None,
    both: Annotated[bool, typer.Option("--both", help="No bot: two people at one keyboard.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the saved game without asking.")] = False,
    new: Annotated[bool, typer.Option("--new", help="Start anew without asking; a saved game is set aside.")] = False,
    file: SaveFile = None,
    position: PositionFile = None,
) -> None:
    """Play in the terminal against a bot. The game is saved after every answer and can go on later."""
    with told(lang) as speak:
        book = book_of(game)
        if resume and new:
            raise BadCommand("terminal/exclusive", one="--resume", other="--new")
        if both and seat is not None:
            raise BadCommand("terminal/exclusive", one="--both", other="--seat")
        make(bot or USUAL_BOT)
        place = file or save_place(game)
        screen = Screen()
        given = {"--seat": seat, "--seed": seed, "--option": option, "--position": position, "--both": both or None}
        saved = None if new else _saved_game(screen, place, book, resume, bot, given, speak)
        if saved is not None:
            Table(screen, saved.game, saved.people, bot or saved.bot, place, speak).run()
            return
        opened = _new_game(book, position, seed, option)
        people = tuple(range(opened.players)) if both else (seat_of(book, opened.players, seat or "0"),)
        table = Table(screen, opened, people, bot or USUAL_BOT, place, speak)
        aside = saving.set_aside(place) if new else None
        if aside is not None:
            table.showing.say("set_aside", "quiet", path=str(aside))
        table.run()


def _new_game(book: Rulebook[Any], position: Path | None, seed: str | None, option: list[str] | None) -> Game[Any]:
    if position is None:
        return nemeton.start(book.name, book.players[0], seed_of(seed), options_of(option))
    data, opened = open_file(position)
    if opened.book.name != book.name:
        raise BadCommand("terminal/other_game", path=str(position), game=opened.book.name, wanted=book.name)
    if option:
        raise BadCommand("terminal/exclusive", one="--position", other="--option")
    return nemeton.from_position(data, seed_of(seed)) if "segments" not in data else opened


def _saved_game(
    screen: Screen, place: Path, book: Rulebook[Any], resume: bool, bot: str | None, given: dict[str, Any], speak: str
) -> saving.Saved | None:
    """The unfinished game that lies in the file, if it shall go on."""
    if not place.exists():
        if resume:
            raise BadCommand("terminal/no_save", path=str(place))
        return None
    saved = saving.read_table(place, book.name, bot or USUAL_BOT)
    if saved.game.over:
        if resume:
            raise BadCommand("terminal/save_over", path=str(place))
        return None
    words = own_words(speak)
    if not resume and not _wants_to_go_on(
        screen, words.say(Phrase("terminal.resume_question", {"path": str(place)})), speak
    ):
        aside = saving.set_aside(place)
        screen.say(words.say(Phrase("terminal.set_aside", {"path": str(aside)})), "quiet")
        return None
    conflicts = [name for name, value in given.items() if value is not None]
    if conflicts:
        raise BadCommand("terminal/resume_only", given=conflicts)
    screen.say(words.say(Phrase("terminal.resumed")), "quiet")
    return saved


def _words_for(name: str, speak: str) -> list[str]:
    """What one may type for yes or no: in the language spoken, and in English."""
    return [word for language in (speak, "en") for word in own_words(language).say(Phrase(f"terminal.{name}")).split()]


def _wants_to_go_on(screen: Screen, question: str, speak: str) -> bool:
    """Ask until it is a yes or a no; an empty line is a yes, and whoever leaves changes nothing."""
    while True:
        typed = screen.ask(f"{question} ")
        if typed is None:
            raise typer.Exit(0)
        answer = typed.strip().casefold()
        if not answer or answer in _words_for("yes", speak):
            return True
        if answer in _words_for("no", speak):
            return False


# Records


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="The port. Without it, the first free one from 8000 on.")] = None,
    data: Annotated[
        Path | None, typer.Option(help="The data folder. Without it, NEMETON_DATA or the usual place.")
    ] = None,
    processes: Annotated[
        int, typer.Option(help="How many processes serve; more than one need PostgreSQL (NEMETON_DATABASE).")
    ] = 1,
    browser: Annotated[bool, typer.Option(help="Open the browser where there is one.")] = True,
    lang: Language = None,
) -> None:
    """Start the site and play in the browser."""
    with told(lang):
        from nemeton.site.web.serve import serve as serve_site  # the site's packages load only when they are needed

        at_least("processes", 1, processes)
        serve_site(host, port, data, open_browser=browser, processes=processes)


@app.command()
def backup(file: Annotated[Path, typer.Argument()], data: DataFolder = None, lang: Language = None) -> None:
    """Write everything of a site into one file, while it runs."""
    with told(lang):
        from nemeton.site.base.settings import settings_from
        from nemeton.site.storage.backup import back_up

        back_up(settings_from(data=data), file)


@app.command()
def restore(file: Annotated[Path, typer.Argument()], data: DataFolder = None, lang: Language = None) -> None:
    """Make a site of a backup, in a place where there is none yet."""
    with told(lang):
        from nemeton.site.base.settings import settings_from
        from nemeton.site.storage import backup as backups

        backups.restore(settings_from(data=data), file)


@app.command()
def doctor(data: DataFolder = None, lang: Language = None) -> None:
    """Say what is wrong with an installation."""
    with told(lang) as speak:
        from nemeton.site.web.doctor import examine

        raise typer.Exit(0 if examine(data, speak) else 1)


@app.command()
def replay(
    file: Annotated[
        Path,
        typer.Argument(help="A record, a position, or a failure that `nemeton fuzz` has found; .json or .json.gz."),
    ],
    at: Annotated[
        int | None, typer.Option(help="Stop after so many answers. Without it, at the end.", show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    """Replay a record: its journal, board and result. A failure that the fuzzer found is reproduced (exit code 1)."""
    with told(lang) as speak:
        data = read_file(file)
        if fuzzing.is_failure(data) and at is None:
            _reproduce(data)
            return
        opened = open_record(data, at)
        showing = Showing(Screen(), opened, speak)
        showing.journal(opened.journal)
        showing.board()
        showing.result()


def _reproduce(data: dict[str, Any]) -> None:
    book = book_of(str(data.get("game")))
    try:
        failure = fuzzing.reproduce(book, data)
    except NemetonError:
        raise
    except Exception as error:  # the file was damaged by hand
        raise BadRecord("record/not_a_record", problem=f"{type(error).__name__}: {error}") from error
    told_before = data["failure"]
    if failure is None:
        print(f"The failure ({told_before.get('check')}: {told_before.get('problem')}) does not happen any more.")
        return
    print(f"After {failure.answers} answers the check “{failure.check}” fails: {failure.problem}", file=sys.stderr)
    raise typer.Exit(1)


# Research


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="The bots of the seats, with commas between them; one bot plays all.")
    ] = "random",
    seed: Seed = "1",
    option: TableOptions = None,
) -> None:
    """Play many games between bots, and print how they ended, how long they were and how fast they ran."""
    with told(None):
        book = book_of(game)
        at_least("--games", 1, games)
        seats = [bot.strip() for bot in bots.split(",")]
        if len(seats) == 1:
            seats *= book.players[0]
        if len(seats) not in book.players:
            raise BadCommand("terminal/bots", game=game, players=book.players[0], count=len(seats))
        with reports.progress(game, games) as done:
            found = run_simulation(book, seats, games, seed_of(seed), options_of(option), done)
        reports.show(reports.simulation_report(book, seats, found))


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games, spread over all configurations.")] = 200,
    seed: Seed = "1",
    out: Annotated[Path, typer.Option(help="The folder for the record of a failure.")] = Path("out"),
) -> None:
    """Play random games over all configurations and check everything after every answer (exit code 1 on a failure)."""
    with told(None):
        book = book_of(game)
        at_least("--games", 1, games)
        tally = fuzzing.Tally()

        with reports.progress(f"fuzz {game}", games) as done:

            def count(so_far: fuzzing.Tally) -> None:
                nonlocal tally
                tally = so_far
                done(tally.games)

            failure = fuzzing.fuzz(book, games, seed_of(seed), count)
        if failure is None:
            print(
                f"{games} games and {tally.answers:,} answers over {len(book.configurations)} configurations: "
                f"nothing failed; {tally.unfinished} games reached the limit of {fuzzing.TURN_LIMIT:,} turns."
            )
            return
        path = out / f"{game}-failure-{seed}.json"
        try:
            write_file(path, failure.written())
        except OSError as error:
            raise BadCommand("terminal/unwritable", path=str(path), problem=error.strerror or str(error)) from None
        print(f"After {failure.answers} answers the check “{failure.check}” fails: {failure.problem}", file=sys.stderr)
        print(f"Reproduce it: nemeton replay {path}", file=sys.stderr)
        raise typer.Exit(1)


@app.command(cls=MayLackAddress)
def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(help="The bots: level:1 to level:8, greedy, search:400 …, or module:Class, a bot of your own."),
    ],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Seed = "1",
    processes: Annotated[
        int | None,
        typer.Option(help="How many processes play at once. Without it, one for each core.", show_default=False),
    ] = None,
    option: TableOptions = None,
    each: Annotated[
        str,
        typer.Option(
            help="A table option that takes all its values in turn, one deal after the other.", show_default=False
        ),
    ] = "",
    out: Annotated[
        Path | None,
        typer.Option(help="A file to which every game is written as it ends, a line of JSON each.", show_default=False),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the match in the file of --out.")] = False,
    ray: Annotated[
        str,
        typer.Option(
            metavar="[ADDRESS]",
            help="Play on a Ray cluster, at host:6379 or auto, the one that runs here; without an address, on an own.",
            show_default=False,
        ),
    ] = "",
) -> None:
    """Hold a match between bots, each deal from every seat, and print wins with their 95 % intervals.

    Where seats have roles (factions, spirits), wins are counted by role too.
    """
    with told(None):
        book_of(game)
        at_least("--games", 1, games)
        if processes is not None:
            at_least("--processes", 1, processes)
        if resume and out is None:
            raise BadCommand("terminal/resume_out")
        sys.path.insert(0, str(Path.cwd()))  # where modules of one's own lie
        for bot in bots:
            maker_of(bot)
        crew = crew_of(ray, processes) if ray else nullcontext()
        with crew as pool, reports.progress(f"arena {game}", games) as done:
            result = play_match(
                game,
                bots,
                games,
                seed_of(seed),
                options_of(option),
                processes=processes,
                on_progress=lambda so_far: done(so_far.played),
                each=each,
                out=out,
                resume=resume,
                pool=pool,
            )
        reports.show(reports.match_report(result))
        if result.interrupted:
            raise typer.Exit(130)


app.command()(bench)


@app.command()
def games(lang: Language = None) -> None:
    """List the games with their players and table options; the first value of an option is the usual one."""
    with told(lang) as speak:
        reports.show([reports.games_table(nemeton.rulebooks(), speak)])


@app.callback(invoke_without_command=True)
def _common(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
    verbose: Annotated[
        bool, typer.Option("--verbose", help="With --version: also Python, and whether the compiled core is here.")
    ] = False,
) -> None:
    if version:
        print("\n".join(version_lines() if verbose else [f"nemeton {nemeton.__version__}"]))
        raise typer.Exit
    if verbose:
        raise typer.BadParameter("--verbose belongs to --version here.")
    if context.invoked_subcommand is None:  # without any argument help is shown (no_args_is_help)
        raise typer.BadParameter("a command is missing; --help lists them.")


def version_lines() -> list[str]:
    """The version, and what this installation has."""
    core = "here" if cairn_core.available else f"not here ({cairn_core.why_not}); bots of Cairn search without it"
    python = f"{platform.python_implementation()} {platform.python_version()}, {platform.system()} {platform.machine()}"
    return [f"nemeton {nemeton.__version__}", python, f"compiled core of Cairn: {core}"]
