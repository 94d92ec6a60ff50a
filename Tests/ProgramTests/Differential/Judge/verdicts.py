"""An independent judge of printed real numbers: every digit must be correct.

Reads lines of three fields, separated by tabs: the number of significant digits requested, the
output of the calculator (or `!` and its error message), and the expression. Prints one line for
each, with a tab before the reason:

    true
    false      why, and the correct value
    skipped    why (too much work for the judge)

A printed number is true if it differs from the value by less than one unit of the last digit
requested. A number with more digits than requested claims to be the exact value. `ans` is the
previous line that had a value, among those with the same number of digits.
"""

import re
import sys
from fractions import Fraction

import mpmath
from mpmath import mp

from exact import Undefined
from grammar import Parser
from lexer import Malformed, TooMuch
from precise import Unclear, power_of_ten, real
from reals import Evaluation

PRINTED = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?(e-?[1-9][0-9]*)?")
# Part of the error message for a number that cannot be told from zero or from an integer.
UNCLEAR = "to 1,000 digits"
# Digits in addition to those requested: for the first evaluation, and for the last one, which may
# assume that a number is zero.
SPARE_DIGITS = 60
LAST_DIGITS = 2_100
# Two evaluations agree if they differ by less than the 20th digit after those requested.
AGREEING_DIGITS = 20
MOST_DIGITS = 250_000
# Longer numbers are not made fractions, because reducing these takes too long.
MOST_FRACTION_DIGITS = 5_000


class Value:
    """A value to a number of digits, and whether an assumption was needed for it."""

    def __init__(self, tree, digits, depth=0):
        """Evaluates at growing precision until two evaluations agree.

        Numbers down to 10^-depth are not assumed to be zero.
        """
        self.digits = digits
        self.assumed = False
        work, before = digits + SPARE_DIGITS, None
        last = LAST_DIGITS + 2 * depth
        while True:
            if work > MOST_DIGITS:
                raise TooMuch("no two evaluations agree")
            evaluation = Evaluation(work, may_assume=work >= last)
            failure = None
            try:
                self.number = evaluation.run(tree)
            except (Unclear, Undefined) as error:
                failure = error
            self.assumed = evaluation.assumed
            enough = digits + SPARE_DIGITS + 2 * evaluation.reach
            last = max(last, LAST_DIGITS + 2 * depth + 2 * evaluation.reach)
            if work < enough:
                work = enough
            elif isinstance(failure, Undefined):
                raise failure
            elif failure:
                work = max(2 * work, last)
            elif isinstance(self.number, Fraction) or self.agrees(before):
                return
            else:
                work, before = work + work // 2, self.number

    def agrees(self, before):
        if before is None:
            return False
        return abs(self.number - before) < abs(self.number) * ten_to(-self.digits - AGREEING_DIGITS)

    def units_off(self, printed, power):
        """The distance of a number from the value, in units of 10^power."""
        if isinstance(self.number, Fraction) and isinstance(printed, Fraction):
            return abs(printed - self.number) / Fraction(10) ** power
        return abs(real(printed) - real(self.number)) / ten_to(power)


def ten_to(power):
    """A power of ten, precise enough for a comparison."""
    with mp.workdps(SPARE_DIGITS):
        return mp.mpf(10) ** power


class Printed:
    """A printed number."""

    def __init__(self, text):
        if len(text) > MOST_DIGITS:
            raise TooMuch("a long text")
        if not PRINTED.fullmatch(text):
            raise ValueError(f"{text[:40]} does not have the format of numbers")
        mantissa, _, exponent = text.partition("e")
        whole, _, places = mantissa.lstrip("-").partition(".")
        digits = (whole + places).lstrip("0")
        self.count = len(digits)
        self.has_zeros = places.endswith("0")
        self.is_whole = not places
        # The decimal exponents of the last digit and of the first.
        last = int(exponent or 0) - len(places)
        self.power = last + self.count - 1
        number = -int(digits or 0) if text.startswith("-") else int(digits or 0)
        if self.count <= MOST_FRACTION_DIGITS:
            self.number = number * Fraction(10) ** last
        else:
            mp.dps = self.count + SPARE_DIGITS
            self.number = number * mp.mpf(10) ** last


def verdict(digits, text, tree, values):
    """The verdict on a text; `values` caches the values of trees."""
    is_error = text.startswith("!")
    printed = None if is_error else Printed(text)
    # Below 10^21 all digits before the point are printed, and at least one behind it.
    if printed and digits <= printed.power + 1 < 22 and 2 <= printed.count - printed.power <= 3:
        digits = printed.count
    asked = digits if is_error else max(digits, printed.count)
    # A rounded number has all digits that were asked for, and a point.
    is_rounded = printed and printed.count == digits and (digits == 1 or not printed.is_whole)
    if printed and printed.has_zeros and not is_rounded:
        return "false\tit has zeros at its end"
    try:
        value = values.get(str(tree))
        if value is None or value.digits < asked:
            depth = 0 if is_error or printed.number == 0 else max(0, -printed.power)
            value = values[str(tree)] = Value(tree, asked, depth)
    except Undefined as why:
        return "true" if is_error else f"false\t{why}"
    mp.dps = asked + 2 * SPARE_DIGITS
    if is_error:
        if value.assumed and UNCLEAR in text:
            return "true"
        return f"false\tit is {shown(value, digits)}"
    if value.number == 0 or printed.number == 0:
        if value.number == printed.number:
            return "true"
        return f"false\tit is {shown(value, digits)}"
    exact_power = real_power(value)
    if not is_rounded:
        power = exact_power - asked - AGREEING_DIGITS // 2
    else:
        power = min(printed.power, exact_power) - digits + 1
    error = value.units_off(printed.number, power)
    if error < 1:
        return "true"
    claim = "rounded" if is_rounded else "printed as exact"
    return f"false\tit is {shown(value, digits)}, {mpmath.nstr(real(error), 6)} units off, {claim}"


def real_power(value):
    """The decimal exponent of the first digit of a value other than zero."""
    number = abs(real(value.number))
    power = power_of_ten(value.number)
    # The approximation may be off by one close to a power of ten.
    while number >= mp.mpf(10) ** (power + 1):
        power += 1
    while number < mp.mpf(10) ** power:
        power -= 1
    return power


def shown(value, digits):
    text = mpmath.nstr(real(value.number), min(digits, 300) + 10)
    return text + (" to all digits tried" if value.assumed else "")


def verdicts(lines):
    answer, answer_digits = None, None
    values = {}
    for line in lines:
        digits, text, expression = line.split("\t", 2)
        if digits != answer_digits:
            answer, answer_digits = None, digits
        try:
            tree = Parser(expression, answer).whole()
            answer = None if text.startswith("!") else tree
            yield verdict(int(digits), text, tree, values)
        except Malformed as what:
            answer = None
            yield "true" if text.startswith("!") else f"false\tit is not an expression: {what}"
        except TooMuch as why:
            yield f"skipped\t{why}"
        except ValueError as why:
            yield f"false\t{why}"


if __name__ == "__main__":
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for result in verdicts(line.rstrip("\n") for line in sys.stdin):
        print(result, flush=True)
