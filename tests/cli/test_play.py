"""Playing in the terminal, as a player does: a process of its own, lines typed into it, files left behind."""

import json
import re
import signal
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

import nemeton
from nemeton.cli import app
from nemeton.files import read_file, write_file
from nemeton.kernel.values import written
from tests.cli.running import COMMAND, Ran, call, played, run, surroundings

pytestmark = pytest.mark.slow

ENOUGH = "1\n" * 2000


def in_order(text: str, *parts: str) -> bool:
    """Do the parts come in this order?"""
    return re.search(".*".join(re.escape(part) for part in parts), text, re.DOTALL) is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["You play Sea; the bot random plays Forest", "choose one of the three actions", "wins", "Score: Sea"]),
        (
            "ru",
            [
                "Ваше место: Море. Остальные места — бот random: Лес.",
                "выберите одно из трёх действий",
                "побеждает",
                "Счёт: Море",
            ],
        ),
        (
            "uk",
            [
                "Ваше місце — Море; бот random грає на решті: Ліс.",
                "виберіть одну з трьох дій",
                "перемагає",
                "Рахунок: Море",
            ],
        ),
    ],
)
def test_a_whole_game_in_each_language(tmp_path: Path, language: str, words: list[str]):
    # when somebody takes the first option until the game is over
    ran = run(tmp_path, "play", "cairn", "--seed", "5", "--bot", "random", "--lang", language, typed=ENOUGH)
    # then it is told from the first line to the last, within 80 columns and without colours
    assert (ran.code, ran.err) == (0, "")
    assert in_order(ran.out, *words)
    assert max(len(line) for line in ran.out.splitlines() if str(tmp_path) not in line) <= 80
    assert "\x1b" not in ran.out
    # and the record lies where the last line says
    game = nemeton.load(read_file(tmp_path / "cairn.json"))
    assert game.result is not None
    assert str(tmp_path / "cairn.json") in ran.out


def test_no_english_is_left_in_a_russian_or_ukrainian_game(tmp_path: Path):
    for language in ("ru", "uk"):
        ran = call(
            tmp_path / language,
            "play",
            "--seed",
            "5",
            "--lang",
            language,
            "--bot",
            "random",
            typed="help\n?\nwhy\n" + "2\n" * 30,
        )
        told = ran.out.replace("random", "").replace(str(tmp_path / language / "cairn.json"), "")
        told = re.sub(r"^  (\./play|nemeton) .*$", "", told, flags=re.MULTILINE)
        told = re.sub(r"> .*$", "", told, flags=re.MULTILINE)  # what was typed
        assert set(re.findall(r"[A-Za-z]{2,}", told)) == set()


@pytest.mark.parametrize("language", nemeton.kernel.LANGUAGES)
@pytest.mark.parametrize("game", sorted(nemeton.rulebooks()))
def test_the_example_is_in_the_language_of_the_table_and_means_one_option(tmp_path: Path, game: str, language: str):
    # when the first line tells what one may type
    ran = call(tmp_path, "play", game, "--seed", "11", "--lang", language, typed="")
    hint = re.search(r"(?:such as|например|наприклад) [«“]([^»”]+)[»”]\. ", re.sub(r"\s+", " ", ran.out))
    assert hint is not None
    # then it holds no word of another language; a place such as c2 has one letter
    if language != "en":
        assert re.findall(r"[A-Za-z]{2,}", hint[1]) == []
    assert re.search(r"[^\W\d_]", hint[1])
    # and whoever types it has answered
    call(tmp_path, "play", game, "--new", "--seed", "11", "--lang", language, typed=f"{hint[1]}\nquit\n")
    answers = read_file(tmp_path / f"{game}.json")["segments"][0]["answers"]
    assert [event for event in answers if isinstance(event, list) and event[0] == 0]


@pytest.mark.parametrize("language", nemeton.kernel.LANGUAGES)
def test_who_plays_alone_is_told_of_no_bot_and_hears_a_turn_once(tmp_path: Path, language: str):
    ran = call(tmp_path, "play", "spirit_island", "--seed", "7", "--lang", language, typed="1\n" * 12)
    assert "random" not in ran.out
    turns = [line for line in ran.out.splitlines() if re.fullmatch(r"(Turn|Ход|Хід) 1\b.*", line)]
    assert len(turns) == 1
    assert turns[0].count("1") == 1


def test_leaving_saves_and_resuming_goes_on(tmp_path: Path):
    # given a game that was left after three answers by quit, by the end of the input alike
    left = run(
        tmp_path,
        "play",
        "--seed",
        "7",
        "--bot",
        "random",
        "--seat",
        "forest",
        "--option",
        "megaliths=beginner",
        typed="1\n2\n1\nquit\n",
    )
    assert left.code == 0
    assert "The game is saved" in left.out
    record = read_file(tmp_path / "cairn.json")
    assert record["table"] == {"people": [1], "bot": "random"}
    assert record["options"]["megaliths"] == "beginner"
    answers = record["segments"][0]["answers"]
    # when it is resumed and goes on by one answer
    ran = run(tmp_path, "play", "--resume", typed="1\n")
    # then it is the same game, longer
    assert ran.code == 0
    assert "The saved game goes on" in ran.out
    assert "You play Forest" in ran.out
    later = read_file(tmp_path / "cairn.json")["segments"][0]["answers"]
    assert later[: len(answers)] == answers
    assert len(later) > len(answers)


def test_the_next_evening_one_is_asked(tmp_path: Path):
    call(tmp_path, "play", "--seed", "7", typed="1\n")
    saved = read_file(tmp_path / "cairn.json")
    # an answer that is neither yes nor no is asked again, and leaving there changes nothing
    asked = call(tmp_path, "play", typed="perhaps\n")
    assert asked.code == 0
    assert asked.out.count("Go on with it?") == 2
    assert read_file(tmp_path / "cairn.json") == saved
    # yes goes on, in any of the languages
    assert "Сохранённая партия продолжается" in call(tmp_path, "play", "--lang", "ru", typed="да\n").out
    # no starts anew and sets the old game aside
    assert "You play Sea" in call(tmp_path, "play", "--seed", "8", typed="no\nquit\n").out
    assert read_file(tmp_path / "cairn.json.old") == saved
    assert read_file(tmp_path / "cairn.json")["segments"][0]["chance"] == {"seed": 8}
    # and so does --new, without asking
    assert call(tmp_path, "play", "--new", "--seed", "9", typed="quit\n").code == 0
    assert read_file(tmp_path / "cairn.json.old")["segments"][0]["chance"] == {"seed": 8}


@pytest.mark.slow
def test_an_interrupt_saves(tmp_path: Path):
    arguments = [*COMMAND, "play", "--seed", "7", "--bot", "random"]
    with subprocess.Popen(
        arguments,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=surroundings(tmp_path),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        out = ""
        while out.count("Sea> ") < 2:
            out += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        rest, err = process.communicate()
    assert process.returncode == 0
    assert "The game is saved" in rest
    assert err == ""
    assert len(read_file(tmp_path / "cairn.json")["segments"][0]["answers"]) >= 2


def options(out: str) -> str:
    """The prompt and the options that were shown last, without what was typed."""
    return out[out.rindex("Sea: choose") :].split("Sea>")[0]


def test_undo_takes_back_the_answer_and_what_the_bot_did(tmp_path: Path):
    plain = call(tmp_path / "one", "play", "--seed", "7", "--bot", "random", "--option", "first_player=sea", typed="")
    ran = call(
        tmp_path / "two", "play", "--seed", "7", "--bot", "random", "--option", "first_player=sea", typed="2\nundo\n"
    )
    assert "Sea takes back" in ran.out
    assert options(ran.out) == options(plain.out)
    # with nothing to take back it says so
    assert (
        "Sea has nothing to take back"
        in call(tmp_path / "three", "play", "--seed", "7", "--option", "first_player=sea", typed="undo\n").out
    )


def test_an_option_may_be_typed_as_words(tmp_path: Path):
    def first(typed: str) -> str:
        ran = call(
            tmp_path / "any",
            "play",
            "--new",
            "--seed",
            "7",
            "--bot",
            "random",
            "--option",
            "first_player=sea",
            typed=f"{typed}\nquit\n",
        )
        assert ran.code == 0
        answers = read_file(tmp_path / "any" / "cairn.json")["segments"][0]["answers"]
        return json.dumps(answers[:1])

    game = nemeton.start("cairn", seed=7, options={"first_player": "sea"})
    assert game.ask is not None
    _, origin, to = move = next(option for option in map(written, game.ask.options) if option[0] == "move")
    wanted = json.dumps([[0, list(move)]])
    for typed in (
        f"{origin} {to}",
        f"{origin}{to}",
        f"{origin}-{to}",
        f"MOVE {origin} {to}",
        f"move from {origin} to {to}",
        f"m {origin} {to}",
    ):
        assert first(typed) == wanted, typed
    assert first("xyzzy") == "[]"
    assert first("99") == "[]"


def test_what_is_not_on_offer_is_explained(tmp_path: Path):
    game = nemeton.start("cairn", seed=7, options={"first_player": "sea"})
    assert game.ask is not None
    refused, option = next(
        (refusal, option)
        for refusal, option in ((refusal, written(refusal.option)) for refusal in game.ask.refused)
        if option[0] == "move" and option[2][0] != "o"
    )
    typed = " ".join(option)
    ran = call(
        tmp_path, "play", "--seed", "7", "--option", "first_player=sea", typed=f"{typed}\nwhy\n77\nmove\nnonsense\n"
    )
    reason = game.book.words("en").say(nemeton.kernel.Phrase(refused.reason))
    assert f"Not now: move from {option[1]} to {option[2]}, because {reason}" in re.sub(r"\n", " ", ran.out)
    assert in_order(
        ran.out, "What is not possible now, and why", f"· {reason[0].upper()}{reason[1:20]}", "There is no option 77"
    )
    assert in_order(ran.out, "“move” may mean several options: ", "“nonsense” is neither an option nor a command")


@pytest.mark.parametrize("typed", ["help dusk", "? dusk", "?dusk", "help сумер", "? сутін", "help alley of dusk"])
def test_a_stone_is_explained_by_a_part_of_its_name_in_any_language(tmp_path: Path, typed: str):
    ran = call(tmp_path, "play", "--seed", "7", typed=f"{typed}\n")
    assert "Alley of Dusk. Banish one enemy" in ran.out


def test_the_stones_on_the_table_are_explained(tmp_path: Path):
    game = nemeton.start("cairn", seed=7)
    words = game.book.words("en")
    ran = call(
        tmp_path, "play", "--seed", "7", "--bot", "random", "--option", "first_player=sea", typed="?\nhelp nothing\n"
    )
    told = ran.out[ran.out.index("What lies on the table") :]
    on_table = [*game.state.megaliths.values(), *game.state.upcoming]
    assert len(on_table) == 4
    for stone in on_table:
        assert f"· {words.write('megalith', stone)}." in told
    hidden = [stone.card for stone in game.state.stack]
    assert not [stone for stone in hidden if f"· {words.write('megalith', stone)}." in told]
    assert "There is nothing called “nothing”" in told


def test_two_at_one_keyboard(tmp_path: Path):
    ran = call(tmp_path, "play", "--both", "--seed", "7", typed="1\n1\n1\njournal\nundo\nundo\nsave\n")
    assert "You play all seats at one keyboard" in ran.out
    assert "Sea> " in ran.out
    assert "Forest> " in ran.out
    record = read_file(tmp_path / "cairn.json")
    assert record["table"]["people"] == [0, 1]
    assert len([event for event in record["segments"][0]["answers"] if isinstance(event, list)]) < 3


def test_save_to_another_place_and_start_from_a_position(tmp_path: Path):
    position = tmp_path / "position.json"
    write_file(position, played(answers=9).position())
    ran = call(
        tmp_path,
        "play",
        "--position",
        str(position),
        "--both",
        "--file",
        str(tmp_path / "my" / "game.json.gz"),
        typed="1\nsave\n",
    )
    assert ran.code == 0
    assert read_file(tmp_path / "my" / "game.json.gz")["segments"][0]["position"]["game"] == "cairn"
    again = call(tmp_path, "play", "--resume", "--file", str(tmp_path / "my" / "game.json.gz"), typed="1\n")
    assert again.code == 0
    assert not (tmp_path / "cairn.json").exists()


def complaint(ran: Ran) -> str:
    """The one sentence on stderr of a command that was refused."""
    assert ran.code == 2
    assert "Traceback" not in ran.out + ran.err
    assert ran.out == ""
    lines = ran.err.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("nemeton: ")
    return lines[0].removeprefix("nemeton: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game “chess”"),
        (["cairn", "--seat", "north"], "There is no seat “north”; it can be: 0, Sea, 1, Forest, random"),
        (["cairn", "--seat", "2"], "There is no seat “2”"),
        (["cairn", "--bot", "deep"], "“deep”"),
        (["cairn", "--lang", "de"], "There is no language “de”"),
        (["cairn", "--option", "megaliths"], "name=value"),
        (["cairn", "--option", "moon=full"], "“moon”"),
        (["cairn", "--option", "megaliths=purple"], "purple"),
        (["cairn", "--resume"], "There is no saved game"),
        (["cairn", "--resume", "--new"], "exclude each other"),
        (["cairn", "--both", "--seat", "sea"], "exclude each other"),
        (["cairn", "--position", "missing.json"], "cannot be read"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(tmp_path: Path, arguments: list[str], sentence: str):
    assert sentence in complaint(call(tmp_path, "play", *arguments, typed="1\n"))
    assert list(tmp_path.iterdir()) == []


def test_a_sentence_in_the_language_asked_for(tmp_path: Path):
    assert "нет" in complaint(call(tmp_path, "play", "chess", "--lang", "ru")).casefold()
    assert "немає" in complaint(call(tmp_path, "play", "cairn", "--resume", "--lang", "uk"))


def test_a_damaged_save_stays_as_it_is(tmp_path: Path):
    save = tmp_path / "cairn.json"
    call(tmp_path, "play", "--seed", "7", typed="1\n")
    damaged = save.read_text(encoding="utf-8")[:-40]
    save.write_text(damaged, encoding="utf-8")
    for arguments in (["play"], ["play", "--resume"]):
        assert "readable JSON" in complaint(call(tmp_path, *arguments, typed="1\n"))
        assert save.read_text(encoding="utf-8") == damaged
    # --new sets it aside, so that it can still be mended
    assert call(tmp_path, "play", "--new", typed="quit\n").code == 0
    assert (tmp_path / "cairn.json.old").read_text(encoding="utf-8") == damaged


def test_a_saved_game_keeps_its_table(tmp_path: Path):
    call(tmp_path, "play", "--seed", "7", typed="1\n")
    saved = (tmp_path / "cairn.json").read_bytes()
    assert "--seat, --seed" in complaint(call(tmp_path, "play", "--resume", "--seed", "1", "--seat", "1"))
    assert (tmp_path / "cairn.json").read_bytes() == saved


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    ran = call(tmp_path, "play", "--seed", "7", "--file", str(tmp_path / "file" / "game.json"), typed="1\n")
    assert ran.code == 2
    assert "cannot be written" in ran.err


def test_the_usual_bot_thinks(tmp_path: Path):
    done = CliRunner().invoke(app, ["play", "--option", "first_player=sea"], input="", env=surroundings(tmp_path))
    assert "the bot level:5 plays Forest" in done.stdout
