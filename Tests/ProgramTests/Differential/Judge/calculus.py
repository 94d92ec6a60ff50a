"""An independent judge of derivatives and integrals, by mpmath at twice the digits.

Reads lines of five fields, separated by tabs: `derivative` or `integral`, a function of x in
Python's notation, the point or the bounds with a blank between them (`inf` for infinity), the
number of digits, and the printed value. Prints one line for each, with a tab before the reason:

    true
    false      a printed digit differs by one unit or more
    skipped    why (the quadrature did not converge)
"""

import sys

from mpmath import diff, mp, mpf, quad

NAMES = {
    name: getattr(mp, name)
    for name in "exp log sin cos tan asin acos atan sinh cosh tanh asinh erf sqrt cbrt pi".split()
}


def number(text):
    if text.lstrip("-") == "inf":
        return mpf(text)
    top, _, bottom = text.partition("/")
    return mpf(top) / mpf(bottom or 1)


def value(kind, function, ends):
    """The value, and a bound of its error."""
    if kind == "derivative":
        return diff(function, ends[0], h=mpf(10) ** -(mp.dps // 3)), mpf(10) ** -(mp.dps // 2)
    middle = [mpf(1)] if mpf("inf") in ends else []
    if mpf("-inf") in ends:
        middle = [mpf(-1)] + middle
    return quad(function, [ends[0], *[m for m in middle if ends[0] < m < ends[1]], ends[1]],
                error=True, maxdegree=9)


def verdict(line):
    kind, text, bounds, digits, printed = line.split("\t")
    mp.dps = 2 * int(digits) + 20
    code = compile(text, "function", "eval")
    function = lambda x: eval(code, NAMES, {"x": x, "mpf": mpf})
    expected, error = value(kind, function, [number(end) for end in bounds.split()])
    unit = mpf(10) ** -int(digits)
    if error > unit / 1000 * (abs(expected) + unit):
        return "skipped\tthe error is about %s" % mp.nstr(error, 3)
    mantissa, _, exponent = printed.partition("e")
    places = len(mantissa.partition(".")[2]) - int(exponent or 0)
    if abs(mpf(printed) - expected) < mpf(10) ** -places + error:
        return "true"
    return "false\t%s is %s" % (printed, mp.nstr(expected, int(digits) + 5))


for line in sys.stdin:
    try:
        print(verdict(line.rstrip("\n")))
    except (ArithmeticError, ValueError) as problem:
        print("skipped\t%s" % problem)
