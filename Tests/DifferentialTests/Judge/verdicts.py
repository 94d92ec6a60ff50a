"""An independent judge of printed real numbers: every digit of them has to be true.

Reads lines of three fields with tabs between them, `digits`, `printed` and `expression`: how many
significant digits were asked for, what the calculator printed or, after a `!`, complained of. Says
of each, with a tab before the reason:

    true
    false      why, and what is true
    skipped    why (too much work for a judge)

A printed number is true when it differs from the value by less than one unit of the last digit
asked for. One of more digits than were asked for claims to be the value itself. `ans` is the line
before that had a value, among those with the same number of digits.
"""

import re
import sys
from fractions import Fraction

import mpmath
from mpmath import mp

from grammar import Malformed, Parser, TooMuch
from reals import Evaluation, Unclear, Undefined, power_of_ten, real

PRINTED = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]*[1-9])?(e-?[1-9][0-9]*)?")
# What a complaint says of a number that could not be told from zero, or from a whole one.
UNCLEAR = "to 1,000 digits"
# With so many digits more than are asked for a value begins, and is told from zero at the latest.
SPARE_DIGITS = 60
LAST_DIGITS = 2_100
# Two values agree that differ in nothing before the 20th digit after those that are asked for.
AGREEING_DIGITS = 20
MOST_DIGITS = 250_000
# What is longer is not worth the time that it takes to shorten a fraction.
MOST_FRACTION_DIGITS = 5_000


class Value:
    """A value that is known to so many digits, and whether something was assumed for it."""

    def __init__(self, tree, digits, depth=0):
        """Finds the value; `depth` is the power of ten below which nothing is taken for zero."""
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
        """How far a number is from the value, in units of 10^power."""
        if isinstance(self.number, Fraction) and isinstance(printed, Fraction):
            return abs(printed - self.number) / Fraction(10) ** power
        return abs(real(printed) - real(self.number)) / ten_to(power)


def ten_to(power):
    """A power of ten, to as many digits as it takes to compare with it."""
    with mp.workdps(SPARE_DIGITS):
        return mp.mpf(10) ** power


class Printed:
    """A number as it was printed."""

    def __init__(self, text):
        if len(text) > MOST_DIGITS:
            raise TooMuch("a long text")
        if not PRINTED.fullmatch(text):
            raise ValueError(f"{text[:40]} is not written as numbers are")
        mantissa, _, exponent = text.partition("e")
        whole, _, places = mantissa.lstrip("-").partition(".")
        digits = (whole + places).lstrip("0")
        self.count = len(digits)
        # The power of ten of the last digit, and of the first.
        last = int(exponent or 0) - len(places)
        self.power = last + self.count - 1
        number = -int(digits or 0) if text.startswith("-") else int(digits or 0)
        if self.count <= MOST_FRACTION_DIGITS:
            self.number = number * Fraction(10) ** last
        else:
            mp.dps = self.count + SPARE_DIGITS
            self.number = number * mp.mpf(10) ** last


def verdict(digits, text, tree, values):
    """What the judge says of a text; `values` holds what is known from before."""
    is_complaint = text.startswith("!")
    printed = None if is_complaint else Printed(text)
    asked = digits if is_complaint else max(digits, printed.count)
    try:
        value = values.get(str(tree))
        if value is None or value.digits < asked:
            depth = 0 if is_complaint or printed.number == 0 else max(0, -printed.power)
            value = values[str(tree)] = Value(tree, asked, depth)
    except Undefined as why:
        return "true" if is_complaint else f"false\t{why}"
    mp.dps = asked + 2 * SPARE_DIGITS
    if is_complaint:
        if value.assumed and UNCLEAR in text:
            return "true"
        return f"false\tit is {shown(value, digits)}"
    if value.number == 0 or printed.number == 0:
        if value.number == printed.number:
            return "true"
        return f"false\tit is {shown(value, digits)}"
    exact_power = real_power(value)
    if printed.count > digits:
        power = exact_power - asked - AGREEING_DIGITS // 2
    else:
        power = min(printed.power, exact_power) - digits + 1
    off = value.units_off(printed.number, power)
    if off < 1:
        return "true"
    claim = "exact, which it is not" if printed.count > digits else "rounded"
    return f"false\tit is {shown(value, digits)}, {mpmath.nstr(real(off), 6)} units off, {claim}"


def real_power(value):
    """The power of ten of the first digit of a value other than zero."""
    number = abs(real(value.number))
    power = power_of_ten(value.number)
    # A value may be very near to a power of ten.
    while number >= mp.mpf(10) ** (power + 1):
        power += 1
    while number < mp.mpf(10) ** power:
        power -= 1
    return power


def shown(value, digits):
    text = mpmath.nstr(real(value.number), min(digits, 300) + 10)
    return text + (" as far as can be told" if value.assumed else "")


def verdicts(lines):
    answer, answer_digits = None, None
    values = {}
    for line in lines:
        digits, text, expression = line.split("\t")
        if digits != answer_digits:
            answer, answer_digits = None, digits
        try:
            tree = Parser(expression, answer).whole()
            if not text.startswith("!"):
                answer = tree
            yield verdict(int(digits), text, tree, values)
        except Malformed as what:
            yield "true" if text.startswith("!") else f"false\tit is no expression: {what}"
        except TooMuch as why:
            yield f"skipped\t{why}"
        except ValueError as why:
            yield f"false\t{why}"


if __name__ == "__main__":
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for spoken in verdicts(line.rstrip("\n") for line in sys.stdin):
        print(spoken, flush=True)
