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

from exact import (
    DIVISION, Undefined, bits, bitwise, double_factorial, exact, factorial, modulo, whole_root)
from grammar import Parser, is_percentage
from lexer import Malformed, TooMuch

DIGITS = 34
# Limits of work for the judge; other tests cover larger numbers.
MOST_BITS = 30_000
BITWISE = ("and", "or", "xor", "<<", ">>")


class Real(Exception):
    """An expression of real numbers, which this judge does not evaluate."""


def value(tree):
    kind = tree[0]
    if kind == "number":
        return tree[1]
    if kind in ("constant", "°"):
        raise Real
    if kind == "skipped":
        raise TooMuch
    if kind == "call":
        return call(tree[1], [value(argument) for argument in tree[2]])
    if kind == "parentheses":
        return value(tree[1])
    if kind == "%":
        return value(tree[1]) / 100
    if kind == "!":
        return small(factorial(value(tree[1])))
    if kind == "!!":
        return small(double_factorial(value(tree[1])))
    if kind == "sign":
        inner = value(tree[2])
        return -inner if tree[1] == "-" else inner
    left = value(tree[1])
    right = value(tree[2])
    if kind in BITWISE:
        return small(bitwise(kind, left, right))
    if kind in ("+", "-") and is_percentage(tree[2]):
        right *= left
    return small(OPERATORS[kind](left, right))


def call(name, arguments):
    result = exact(name, arguments)
    if result is None:
        raise Real
    return small(result)


def quotient(left, right):
    if right == 0:
        raise Undefined(DIVISION)
    return left / right


def small(number):
    if bits(number) > MOST_BITS:
        raise TooMuch
    return number


def power(base, exponent):
    if exponent == 0 or base == 1:
        return Fraction(1)
    if base == 0:
        if exponent < 0:
            raise Undefined(DIVISION)
        return Fraction(0)
    if exponent.denominator != 1:
        if base < 0:
            raise Undefined("a fractional power of a negative number")
        top = whole_root(base.numerator, exponent.denominator)
        bottom = whole_root(base.denominator, exponent.denominator)
        if top is None or bottom is None:
            raise Real
        base = Fraction(top, bottom)
    if abs(base) == 1:
        return base if exponent.numerator % 2 else abs(base)
    if abs(exponent.numerator) * bits(base) > MOST_BITS:
        raise TooMuch
    return base ** exponent.numerator


OPERATORS = {
    "+": lambda left, right: left + right, "-": lambda left, right: left - right,
    "*": lambda left, right: left * right, "of": lambda left, right: left * right,
    "off": lambda percentage, whole: whole - percentage * whole,
    "/": quotient, "//": lambda left, right: Fraction(int(quotient(left, right))),
    "mod": modulo, "^": power,
}


def is_finite_decimal(number):
    return 10 ** number.denominator.bit_length() % number.denominator == 0


def decimal(number):
    """The finite decimal of a number in full, or else a rounding, half away from zero."""
    sign = "-" if number < 0 else ""
    top, bottom = abs(number.numerator), number.denominator
    if is_finite_decimal(number):
        places = bottom.bit_length()
        text = point(str(top * 10 ** places // bottom), places)
        return sign + (text.rstrip("0").rstrip(".") if "." in text else text)
    # The decimal exponent of the first digit.
    first = len(str(top)) - len(str(bottom))
    if Fraction(top, bottom) < Fraction(10) ** first:
        first -= 1
    scaled = Fraction(top, bottom) * Fraction(10) ** (DIGITS - 1 - first)
    digits = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    if digits == 10 ** DIGITS:
        digits //= 10
        first += 1
    if -1000 <= first < max(DIGITS - 1, 1):
        return sign + point(str(digits), DIGITS - 1 - first)
    return sign + point(str(digits), DIGITS - 1) + "e" + str(first)


def point(digits, places):
    """Digits with a point before the last places."""
    if places == 0:
        return digits
    digits = digits.rjust(places + 1, "0")
    return digits[:-places] + "." + digits[-places:]


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
            answer = None
            yield "error\tsyntax"
        except Undefined as why:
            answer = None
            yield f"error\t{'division' if str(why) == DIVISION else 'arithmetic'}"
        except Real:
            # An expression that uses this result is not a fraction either.
            answer = ("constant", "unknown")
            yield "real"
        except TooMuch:
            answer = ("skipped",)
            yield "skipped"


if __name__ == "__main__":
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for judgement in judgements(line.removesuffix("\n") for line in sys.stdin):
        print(judgement)
