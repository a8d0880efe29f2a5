"""What is wrong on the command line is said in a plain sentence."""

from __future__ import annotations

import pytest

from tabletop import __version__, games
from tabletop.__main__ import main


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--text", "chess", "--seats", "99"], "--seats 99: chess has 2 seats"),
        (["--text", "ludo", "--seats", "0"], "--seats 0: ludo has 2 to 4 seats"),
        (["--text", "ludo", "--people", "-3"], "--people -3: of 2 seats, 0 to 2 can be persons"),
        (["--text", "ludo", "--seats", "4", "--people", "5"], "--people 5: of 4 seats, 0 to 4 can be persons"),
        (
            ["--text", "ludo", "--level", "brilliant"],
            "there is no level 'brilliant'; there are first_steps",
        ),
        (["--text", "tag"], "there is no game 'tag'; there are "),
        (["--seats", "2"], "--seats needs --text GAME"),
        (["--people", "0", "--list"], "--people needs --text GAME"),
        (["--list", "a.pgn"], "a file is opened in the window: leave out 'a.pgn' or the options"),
        (["--speed", "3"], "unrecognized arguments: --speed"),
        (["--text", "ludo", "--seats", "two"], "invalid int value: 'two'"),
    ],
)
def test_what_makes_no_sense_is_refused(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.out == ""


def test_what_is_asked_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Tabletop {__version__}\n"
    assert main(["--list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(games.slugs())


def test_files_go_to_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    from tabletop.ui import app

    came: list[list[str]] = []
    monkeypatch.setattr(app, "run", lambda files: came.append(files) or 0)
    assert main(["a.pgn", "b.tabletop"]) == 0
    assert came == [["a.pgn", "b.tabletop"]]
