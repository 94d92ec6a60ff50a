"""A generator of expressions whose values are hard to round.

    ties.py seed count digits...

prints `count` lines for each number of digits: the number and an expression, separated by a tab.
The value is very close to a tie, half-way between two numbers of so many digits, or to such a
number itself. The argument is the truncated value of the inverse function at the tie, so the
function just misses the tie.
"""

import random
import sys

import mpmath
from mpmath import mp

# Digits of an argument, and of its computation, in addition to those requested.
KEPT_DIGITS = 40
SPARE_DIGITS = 30

# The text of a function, its inverse, and the range of decimal exponents of its value.
FUNCTIONS = [
    ("sqrt({})", lambda t: t * t, -20, 30),
    ("√({})", lambda t: t * t, -3, 3),
    ("cbrt({})", lambda t: t ** 3, -20, 30),
    ("exp({})", mpmath.ln, -30, 30),
    ("e^({})", mpmath.ln, -3, 3),
    ("ln({})", mpmath.exp, -5, 1),
    ("log({})", lambda t: mp.mpf(10) ** t, -5, 1),
    ("log2({})", lambda t: mp.mpf(2) ** t, -5, 2),
    ("sin({})", mpmath.asin, -12, -1),
    ("cos({})", mpmath.acos, -12, -1),
    ("tan({})", mpmath.atan, -12, 8),
    ("asin({})", mpmath.sin, -12, -1),
    ("acos({})", mpmath.cos, -12, 0),
    ("atan({})", mpmath.tan, -12, -1),
    ("sinh({})", mpmath.asinh, -12, 12),
    ("cosh({})", mpmath.acosh, 1, 12),
    ("tanh({})", mpmath.atanh, -12, -1),
    ("asinh({})", mpmath.sinh, -12, 1),
    ("acosh({})", mpmath.cosh, -3, 1),
    ("atanh({})", mpmath.tanh, -12, 0),
    ("erf({})", mpmath.erfinv, -12, -1),
    ("log({};3)", lambda t: mp.mpf(3) ** t, -5, 1),
    ("root({};5)", lambda t: t ** 5, -8, 8),
    ("hypot({};7)", lambda t: mpmath.sqrt(t * t - 49), 2, 12),
    ("2^({})", lambda t: mpmath.ln(t) / mpmath.ln(2), -8, 8),
    ("({})^(3/7)", lambda t: t ** (mp.mpf(7) / 3), -8, 8),
    ("({})^pi", lambda t: t ** (1 / mp.pi), -8, 8),
    ("pi*({})", lambda t: t / mp.pi, -8, 8),
    ("({})° + 0", lambda t: t * 180 / mp.pi, -8, 8),
    ("1/sqrt({})", lambda t: 1 / (t * t), -8, 8),
]


def tie(source, digits, power):
    """A number half-way between two of so many digits, or sometimes one of those."""
    whole = source.randrange(10 ** (digits - 1), 10 ** digits)
    half = source.choice("5550")
    return mp.mpf(f"{whole}{half}e{power - digits}")


def expression(source, digits):
    text, inverse, lowest, highest = source.choice(FUNCTIONS)
    value = tie(source, digits, source.randint(lowest, highest))
    argument = inverse(value)
    if source.random() < 0.3:
        # The distance from the tie is a term of the expression.
        away = source.randint(digits + 5, digits + 80)
        near = mpmath.nstr(value, digits + 5, strip_zeros=True)
        return f"{near} {source.choice('+-')} 10^-{away}*{text.format(f'0.{source.randint(2, 9)}')}"
    return text.format(mpmath.nstr(argument, digits + KEPT_DIGITS, strip_zeros=True))


def main(seed, count, *all_digits):
    source = random.Random(int(seed))
    for digits in map(int, all_digits):
        mp.dps = digits + KEPT_DIGITS + SPARE_DIGITS
        for _ in range(int(count)):
            print(f"{digits}\t{expression(source, digits)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
