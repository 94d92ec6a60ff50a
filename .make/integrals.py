"""Compares the time of integrals with that of mpmath and qalc, to the same number of digits.

mpmath estimates its error, and the calculator proves its digits; qalc knows these integrals in
closed form. The start of a program does not count: mpmath measures its own time, and the time for
`0` is subtracted from that of the others.
"""

import subprocess

from functions import python_with_mpmath
from timing import medians, run

# An integrand and its range, in the calculator and in mpmath; the first three are smooth.
INTEGRALS = [
    ("exp(-x^2); x = 0 to 1", "mp.exp(-x ** 2)", "0, 1"),
    ("cos(x^2); x = 0 to 3", "mp.cos(x ** 2)", "0, 3"),
    ("sin(x)/x; x = 0 to 1", "mp.sin(x) / x", "0, 1"),
    ("x^x; x = 0 to 1", "x ** x", "0, 1"),
    ("ln(x)/sqrt(x); x = 0 to 1", "mp.ln(x) / mp.sqrt(x)", "0, 1"),
    ("1/(1+x^4); x = 0 to inf", "1 / (1 + x ** 4)", "0, mp.inf"),
    ("1/cosh(x); x = -inf to inf", "1 / mp.cosh(x)", "-mp.inf, mp.inf"),
]

QALC = {"exp(-x^2); x = 0 to 1": "e^(-x^2), 0, 1", "cos(x^2); x = 0 to 3": "cos(x^2), 0, 3"}

MPMATH = """
import sys, time
from mpmath import mp
mp.dps = int(sys.argv[3])
function = eval("lambda x: " + sys.argv[1])
start = time.perf_counter()
mp.quad(function, eval("[" + sys.argv[2] + "]"))
print(time.perf_counter() - start)
"""


def table(program, digits, runs, row, count=len(INTEGRALS)):
    """Prints a row for each of the first integrals, to a number of digits."""
    python = python_with_mpmath()

    def theirs(integrand, ends):
        command = [python, "-c", MPMATH, integrand, ends, str(digits)]
        return lambda: float(subprocess.run(command, capture_output=True, check=True).stdout)

    for integral, integrand, ends in INTEGRALS[:count]:
        ours = run(program, "--digits", str(digits), f"integral({integral})")
        start, whole, other = medians(runs, run(program, "0"), ours, theirs(integrand, ends))
        row(f"integral({integral}), {digits} digits; second: mpmath", whole - start, other)
        if integral in QALC:
            qalc = ["qalc", "-t", "-s", f"precision {digits}"]
            zero, with_qalc = medians(
                runs, run(*qalc, "0"), run(*qalc, f"integrate({QALC[integral]})"))
            row(f"integral({integral}), {digits} digits; second: qalc", whole - start,
                with_qalc - zero)
