"""How long the calculator takes on the screen with tapes of different lengths."""

import fcntl
import os
import pty
import select
import statistics
import struct
import termios
import time

# A program that draws nothing for so long has drawn all that it will, in seconds.
QUIET = 0.2


class Screen:
    """The calculator in a terminal of its own, with a kept tape."""

    def __init__(self, program, state):
        start = time.perf_counter()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            variables = {"TERM": "xterm-256color", "COUNTONME_THEME": "dark", "LANG": "C.UTF-8",
                         "XDG_STATE_HOME": state, "HOME": state, "PATH": os.environ["PATH"]}
            os.execve(program, [program], variables)
        select.select([self.terminal], [], [])
        self.first_frame = time.perf_counter() - start
        self.settle()

    def settle(self):
        """The time of the last output, once nothing more comes."""
        last = time.perf_counter()
        while select.select([self.terminal], [], [], QUIET)[0]:
            os.read(self.terminal, 1 << 16)
            last = time.perf_counter()
        return last

    def type(self, keys):
        """The time until the screen has taken up some keys."""
        start = time.perf_counter()
        os.write(self.terminal, keys)
        return self.settle() - start

    def answer(self, keys):
        """The time until the screen begins to take up some keys; a pressed button lights up longer."""
        start = time.perf_counter()
        os.write(self.terminal, keys)
        select.select([self.terminal], [], [])
        taken = time.perf_counter() - start
        self.settle()
        return taken

    def close(self):
        os.write(self.terminal, b"\x1b[21~")
        try:
            while os.read(self.terminal, 1 << 16):
                pass
        except OSError:
            pass
        os.close(self.terminal)
        os.waitpid(self.process, 0)


def kept(folder, name, entries):
    """A folder of state with a tape of these entries."""
    state = os.path.join(folder, name)
    os.makedirs(os.path.join(state, "countonme"))
    with open(os.path.join(state, "countonme", "tape"), "w", encoding="ascii") as file:
        file.write("countonme tape 1\n")
        file.writelines(f"+ bench.{at} {text}\n" for at, text in enumerate(entries, 1))
    return state


def chain(dependents, others):
    """An entry at the top, others, and at the bottom a chain of entries that depend on it."""
    yield "1"
    for at in range(others):
        yield f"{at} * 7 + 0.25"
    yield "@bench.1 + 1"
    for at in range(1, dependents):
        yield f"@bench.{others + 1 + at} + 1"


def starts(program, states, runs=15):
    """The median times to the first output, in turns."""
    times = [[] for _ in states]
    for _ in range(runs):
        for side, state in zip(times, states):
            screen = Screen(program, state)
            side.append(screen.first_frame)
            screen.close()
    return [statistics.median(side) for side in times]


def keys(program, states, runs=31):
    """The median times of a digit, in turns."""
    screens = [Screen(program, state) for state in states]
    times = [[screen.answer(b"7") for _ in range(runs)] for screen in screens]
    for screen in screens:
        screen.close()
    return [statistics.median(side) for side in times]


def corrections(program, states, runs=7):
    """The median times from the correction of the first entry to the sight of the last one."""
    screens = [Screen(program, state) for state in states]
    times = [[] for _ in states]
    for turn in range(runs):
        for side, screen in zip(times, screens):
            # Tab, Home, Enter, Backspace and another digit; then Enter and End are measured.
            screen.type(b"\t")
            screen.type(b"\x1b[1~\r")
            screen.type(b"\x7f%d" % (2 + turn % 7))
            side.append(screen.type(b"\r\x1b[4~"))
            screen.type(b"\x1b")
    for screen in screens:
        screen.close()
    return [statistics.median(side) for side in times]


def table(program, folder, row):
    """Prints the rows about the tape."""
    folder = os.path.join(folder, "tapes")
    none = os.path.join(folder, "none")
    os.makedirs(none)
    many = kept(folder, "many", (f"{at} + {at * 7}.5" for at in range(100_000)))
    few = kept(folder, "few", chain(10, 10))
    among = kept(folder, "among", chain(10, 100_000))
    long = kept(folder, "long", chain(10_000, 10))
    row("first output without a tape; second: with 100,000 entries", *starts(program, [none, many]))
    row("a digit without a tape; second: with 100,000 entries", *keys(program, [none, many]))
    row("correcting what 10 depend on; second: among 100,000 others",
        *corrections(program, [few, among]))
    row("correcting what 10 depend on; second: what 10,000 do",
        *corrections(program, [few, long]))
