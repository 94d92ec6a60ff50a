"""Compares the time of each function with that of mpmath and bc, on the same arguments.

The start of a program does not count: mpmath measures its own time, without the import, and from
the time of the other programs the time for an empty input is subtracted.
"""

import subprocess
import sys
from collections import namedtuple

from timing import medians, run, seconds, written

# A function of x in the calculator, in mpmath and in bc; bc has few functions, so the others are the
# usual formulas. The arguments are below `most`.
Function = namedtuple("Function", "name mpmath bc most", defaults=[10])
FUNCTIONS = [
    Function("sqrt(x)", "mp.sqrt(x)", "sqrt(x)"),
    Function("cbrt(x)", "mp.cbrt(x)", "e(l(x)/3)"),
    Function("exp(x)", "mp.exp(x)", "e(x)"),
    Function("ln(x)", "mp.ln(x)", "l(x)"),
    Function("log(x)", "mp.log10(x)", "l(x)/l(10)"),
    Function("log2(x)", "mp.log(x, 2)", "l(x)/l(2)"),
    Function("(x)^(17/7)", "x ** (mp.mpf(17) / 7)", "e(l(x)*17/7)"),
    Function("sin(x)", "mp.sin(x)", "s(x)"),
    Function("cos(x)", "mp.cos(x)", "c(x)"),
    Function("tan(x)", "mp.tan(x)", "s(x)/c(x)"),
    Function("asin(x)", "mp.asin(x)", "a(x/sqrt(1-x^2))", 1),
    Function("acos(x)", "mp.acos(x)", "2*a(1)-a(x/sqrt(1-x^2))", 1),
    Function("atan(x)", "mp.atan(x)", "a(x)"),
    Function("sinh(x)", "mp.sinh(x)", "(e(x)-e(-x))/2"),
    Function("cosh(x)", "mp.cosh(x)", "(e(x)+e(-x))/2"),
    Function("tanh(x)", "mp.tanh(x)", "1-2/(e(2*x)+1)"),
    Function("pi*(x)", "mp.pi * x", "4*a(1)*x"),
    Function("sin((x) deg)", "mp.sin(x * mp.pi / 180)", "s(x*a(1)/45)"),
]

MPMATH = """
import sys, time
from mpmath import mp
start = time.perf_counter()
if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)
mp.dps = int(sys.argv[2])
function = eval("lambda x: " + sys.argv[1])
for line in sys.stdin:
    top, bottom = line.split("/")
    print(mp.nstr(function(mp.mpf(top) / mp.mpf(bottom)), mp.dps))
print(time.perf_counter() - start, file=sys.stderr)
"""

# The longest wait for bc, in seconds.
PATIENCE = 3


def python_with_mpmath():
    """The interpreter that has mpmath; the first on the path may not be that of the system."""
    for python in (sys.executable, "/usr/bin/python3"):
        try:
            looked = subprocess.run([python, "-c", "import mpmath"], stderr=subprocess.DEVNULL)
            if looked.returncode == 0:
                return python
        except OSError:
            continue
    sys.exit("Missing: mpmath (python3-mpmath)")


def arguments(count, most):
    """Different fractions between 0 and `most`."""
    bottom = 1_000_003
    return [f"{(at * 7_919 + 1_234) % (bottom * most)}/{bottom}" for at in range(1, count + 1)]


class Sides:
    """The calculator, mpmath and bc, and the times that they take for an empty input."""

    def __init__(self, program, folder, digits, runs):
        self.folder, self.digits, self.runs = folder, digits, runs
        self.ours = [program, "--digits", str(digits)]
        self.python = python_with_mpmath()
        nothing = written(folder, "nothing", "")
        self.start, self.start_of_bc = medians(
            21, run(*self.ours, given=nothing), run("bc", "-l", given=nothing))

    def times(self, function, count, count_for_bc):
        """The seconds for one argument; None for bc where it takes longer than PATIENCE."""
        values = arguments(count, function.most)
        texts = [function.name.replace("(x)", f"({value})") for value in values]
        ours = run(*self.ours, given=self.file("ours", texts))
        given = self.file("mpmath", values)
        bc_lines = [f"x={value};{function.bc}" for value in values[:count_for_bc]]
        bc = self.file("bc", [f"scale={self.digits}"] + bc_lines)
        sides = [ours, lambda: self.seconds_of_mpmath(function.mpmath, given)]
        is_endless = seconds(["bc", "-l"], bc, most=PATIENCE) is None
        if not is_endless:
            sides.append(run("bc", "-l", given=bc))
        found = medians(self.runs, *sides) + [None] * is_endless
        return (net(found[0], self.start) / count, found[1] / count,
                found[2] and net(found[2], self.start_of_bc) / count_for_bc)

    def seconds_of_mpmath(self, function, given):
        with open(given, "rb") as source:
            done = subprocess.run(
                [self.python, "-c", MPMATH, function, str(self.digits)], stdin=source,
                capture_output=True, check=True)
        return float(done.stderr)

    def file(self, name, lines):
        return written(self.folder, name, "".join(line + "\n" for line in lines))


def net(taken, start):
    """The time without the start, at least a microsecond should the start have been slow."""
    return max(taken - start, 1e-6)


def table(program, folder, digits, lines, lines_for_bc, runs):
    """Prints the times of all functions."""
    sides = Sides(program, folder, digits, runs)
    print(f"\n{f'{digits:,} digits, ms for one of {lines:,}':<40} {'ours':>8} {'mpmath':>8} "
          f"{'times':>7} {'bc -l':>8} {'times':>7}")
    for function in FUNCTIONS:
        ours, mpmath, bc = sides.times(function, lines, lines_for_bc)
        limit, theirs = ("", bc) if bc else (">", PATIENCE / lines_for_bc)
        print(f"{function.name:<40} {milliseconds(ours):>8} {milliseconds(mpmath):>8} "
              f"{times(mpmath, ours):>7} {limit + milliseconds(theirs):>8} "
              f"{limit + times(theirs, ours):>7}", flush=True)


def times(theirs, ours):
    number = theirs / ours
    return f"{number:.{2 if number < 100 else 0}f}"


def milliseconds(seconds):
    """Milliseconds with about three digits."""
    number = seconds * 1000
    return f"{number:.{4 if number < 0.1 else 2 if number < 10 else 0}f}"
