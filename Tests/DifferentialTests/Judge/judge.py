"""An independent judge of fractions.

Reads one expression per line and prints one line for each, with fields separated by tabs:

    value     the fraction     the decimal: in full, or with 34 significant digits     exact or rounded
    error     division, syntax or arithmetic
    real                                           (not a fraction, and perhaps without a value)
    nothing                                        (an empty line)
    skipped                                        (too much work for the judge)
"""

import sys
from fractions import Fraction

from grammar import Malformed, Parser, TooMuch

DIGITS = 34
# Limits of work for the judge; other tests cover larger numbers.
MOST_BITS = 30_000
MOST_FACTORIAL = 300


class Wrong(Exception):
    """An expression without a value; the argument is the kind of error."""


class Real(Exception):
    """An expression of real numbers, which this judge does not evaluate."""


def is_percentage(tree):
    return tree[0] == "%" or (tree[0] == "sign" and is_percentage(tree[2]))


def value(tree):
    kind = tree[0]
    if kind == "number":
        return tree[1]
    if kind in ("constant", "call", "°"):
        raise Real
    if kind == "parentheses":
        return value(tree[1])
    if kind == "%":
        return value(tree[1]) / 100
    if kind == "!":
        return factorial(value(tree[1]))
    if kind == "sign":
        inner = value(tree[2])
        return -inner if tree[1] == "-" else inner
    left = value(tree[1])
    right = value(tree[2])
    if kind in ("+", "-"):
        if is_percentage(tree[2]):
            right *= left
        return small(left + right if kind == "+" else left - right)
    if kind == "*":
        return small(left * right)
    if kind == "/":
        if right == 0:
            raise Wrong("division")
        return small(left / right)
    return small(power(left, right))


def small(number):
    if bits(number) > MOST_BITS:
        raise TooMuch
    return number


def bits(number):
    return max(number.numerator.bit_length(), number.denominator.bit_length())


def factorial(number):
    if number.denominator != 1 or number < 0:
        raise Wrong("arithmetic")
    if number > MOST_FACTORIAL:
        raise TooMuch
    product = 1
    for factor in range(2, number.numerator + 1):
        product *= factor
    return Fraction(product)


def power(base, exponent):
    if exponent == 0 or base == 1:
        return Fraction(1)
    if base == 0:
        if exponent < 0:
            raise Wrong("division")
        return Fraction(0)
    if exponent.denominator != 1:
        if base < 0:
            raise Wrong("arithmetic")
        base = Fraction(
            root(base.numerator, exponent.denominator),
            root(base.denominator, exponent.denominator))
    if abs(base) != 1 and abs(exponent.numerator) * bits(base) > MOST_BITS:
        raise TooMuch
    if abs(base) == 1:
        return base if exponent.numerator % 2 else abs(base)
    return base ** exponent.numerator


def root(number, degree):
    """The integer root of a positive integer, by bisection."""
    low, high = 1, 1 << (number.bit_length() // degree + 1)
    while low < high:
        middle = (low + high + 1) // 2
        # The lengths alone reject powers that are far too long.
        if degree * (middle.bit_length() - 1) > number.bit_length() or middle ** degree > number:
            high = middle - 1
        else:
            low = middle
    if degree > number.bit_length() and number != 1 or low ** degree != number:
        raise Real
    return low


def is_finite_decimal(number):
    return 10 ** number.denominator.bit_length() % number.denominator == 0


def decimal(number):
    """The finite decimal of a number in full, or else a rounding, half away from zero."""
    sign = "-" if number < 0 else ""
    top, bottom = abs(number.numerator), number.denominator
    if is_finite_decimal(number):
        places = bottom.bit_length()
        return sign + point(str(top * 10 ** places // bottom), places)
    # The decimal exponent of the first digit.
    first = len(str(top)) - len(str(bottom))
    if Fraction(top, bottom) < Fraction(10) ** first:
        first -= 1
    scaled = Fraction(top, bottom) * Fraction(10) ** (DIGITS - 1 - first)
    digits = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    if digits == 10 ** DIGITS:
        digits //= 10
        first += 1
    if -7 <= first < DIGITS:
        return sign + point(str(digits), DIGITS - 1 - first)
    return sign + point(str(digits), DIGITS - 1) + "e" + str(first)


def point(digits, places):
    """Digits with a point before the last places, without trailing zeros."""
    if places == 0:
        return digits
    digits = digits.rjust(places + 1, "0")
    return (digits[:-places] + "." + digits[-places:]).rstrip("0").rstrip(".")


def judgements(lines):
    answer = None
    for line in lines:
        text = line.split("#")[0]
        if not text.strip(" \t\r"):
            yield "nothing"
            continue
        try:
            number = value(Parser(text, answer).whole())
            answer = ("number", number)
            exactness = "exact" if is_finite_decimal(number) else "rounded"
            yield f"value\t{number}\t{decimal(number)}\t{exactness}"
        except Malformed:
            yield "error\tsyntax"
        except Wrong as wrong:
            yield f"error\t{wrong}"
        except Real:
            # An expression that uses this result is not a fraction either.
            answer = ("constant", "unknown")
            yield "real"
        except TooMuch:
            yield "skipped"


if __name__ == "__main__":
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for judgement in judgements(line.removesuffix("\n") for line in sys.stdin):
        print(judgement)
