"""Counts the instructions of usual tasks, and compares them with the table in Sources/README.md.

Counts hardly depend on other load, unlike times. `RECORD=1 make bench` rewrites the table.
"""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
import time

TABLE = re.compile(r"(\| task \| instructions \|\n\|.*\n)((?:\|.*\|\n)+)")
GROWTH = 1.05
F10 = b"\x1b[21~"


def counted(program, *arguments, given=b"", session=None):
    """The instructions of one run, fed with a text or driven by `session`."""
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "log")
        environment = dict(os.environ, XDG_STATE_HOME=folder, XDG_CONFIG_HOME=folder,
                           COUNTONME_THEME="dark", TERM="xterm-256color")
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
                   f"--log-file={log}", program, *arguments]
        if session is None:
            subprocess.run(command, input=given, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL, env=environment, check=False)
        else:
            on_a_terminal(command, environment, session)
        with open(log, encoding="utf-8") as file:
            return int(re.search(r"Collected : (\d+)", file.read()).group(1))


def on_a_terminal(command, environment, keys):
    """Runs a command on a terminal of 80 columns and 24 rows, types keys one by one, and quits."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs,
                               env=environment, start_new_session=True)
    os.close(theirs)
    for key in [*keys, F10]:
        await_rest(ours)
        os.write(ours, key)
    while process.poll() is None:
        await_rest(ours)
    os.close(ours)


def await_rest(terminal):
    """Reads what is drawn until nothing comes for half a second."""
    while select.select([terminal], [], [], 0.5)[0]:
        try:
            if not os.read(terminal, 65536):
                return
        except OSError:
            time.sleep(0.1)
            return


def counts(program, lines):
    """The instructions of each task, rounded to thousands."""
    start = counted(program, session=[])
    keys = [b"1", b"2", b"3", b"4", b"+", b"5", b"6", b"7", b"8", b"9"]
    text = lines(3_000).encode()
    shorter = b"".join(text.splitlines(keepends=True)[:1_000])
    tasks = {
        "start with a screen of 80×24, and quit": start,
        "a key on the keypad": (counted(program, session=keys) - start) // len(keys),
        "a line in a pipe": (counted(program, given=text) - counted(program, given=shorter)) // 2_000,
    }
    for expression in ("1+2", "1/3*3", "sin(1)", "5 km in m", "2026-12-25 - today",
                       "solve(cos(x) = x; x = 0 to 2)", "integral(exp(-x^2); x = 0 to 1)",
                       "plot(sin(x)/x; x = -10 to 10)"):
        tasks[f"`{expression}`"] = counted(program, expression)
    return {task: max(1, round(count / 1000)) * 1000 for task, count in tasks.items()}


def table(program, lines, readme):
    """Prints the counts beside those in the table, and marks what grew by more than 5 %."""
    now = counts(program, lines)
    with open(readme, encoding="utf-8") as file:
        page = file.read()
    heading, rows = TABLE.search(page).groups()
    before = {}
    for row in rows.splitlines():
        task, count = [cell.strip() for cell in row.strip("|").split("|")]
        before[task] = int(count.replace(",", ""))
    print(f"\n{'instructions':<58} {'before':>12} {'now':>12}")
    for task, count in now.items():
        known = before.get(task)
        grew = "  grew" if known and count > known * GROWTH else ""
        print(f"{task:<58} {known or 0:>12,} {count:>12,}{grew}")
    if os.environ.get("RECORD"):
        written = "".join(f"| {task} | {count:,} |\n" for task, count in now.items())
        with open(readme, "w", encoding="utf-8") as file:
            file.write(page.replace(heading + rows, heading + written))
