"""An independent judge of the language: fractions, and a parser written from the grammar.

Reads one expression a line and says of each, separated by tabs:

    value     the fraction     the decimal: in full, or of 34 significant digits     exact or rounded
    error     division, syntax or arithmetic
    nothing                                        (an empty line)
    skipped                                        (too much work for a judge)

The grammar, lowest precedence first:

    sum     = product { ("+" | "-") product }
    product = factor { ("*" | "/") factor | operand-that-is-no-number-after-a-number }
    factor  = ["-" | "+"] power
    power   = postfix ["^" factor]
    postfix = primary { "!" | "%" }
    primary = number | "ans" | "(" sum ")"         (what is open at the end is closed)
"""

import re
import sys
from fractions import Fraction

DIGITS = 34
# What would take a judge too long, and is tested elsewhere.
MOST_BITS = 30_000
MOST_FACTORIAL = 300
MOST_EXPONENT = 1_000

NUMBER = re.compile(r"(?:[0-9](?:_?[0-9])*(?:\.(?:[0-9](?:_?[0-9])*)?)?|\.[0-9](?:_?[0-9])*)")
NUMBER_LIKE = re.compile(r"[0-9.][0-9._]*")
EXPONENT = re.compile(r"[eE]([+-]?[0-9]+)")
OPERATORS = {
    "+": "+", "-": "-", "−": "-", "*": "*", "×": "*", "·": "*", "x": "*", "/": "/", "÷": "/",
    ":": "/", "^": "^", "!": "!", "%": "%", "(": "(", ")": ")",
}


class Wrong(Exception):
    """An expression without a value; the argument says why."""


class TooMuch(Exception):
    pass


def tokens(text):
    """The tokens: numbers as fractions, the rest as words; None at the end."""
    found = []
    at = 0
    while at < len(text):
        character = text[at]
        if character in " \t\r":
            at += 1
        elif like := NUMBER_LIKE.match(text, at):
            if not NUMBER.fullmatch(like.group()):
                raise Wrong("syntax")
            at = like.end()
            value = Fraction(like.group().replace("_", "").removesuffix("."))
            if exponent := EXPONENT.match(text, at):
                at = exponent.end()
                power = int(exponent.group(1))
                if abs(power) > MOST_EXPONENT:
                    raise TooMuch
                value *= Fraction(10) ** power
            found.append(value)
        elif text.startswith("ans", at) and not text[at + 3:at + 4].isalpha():
            found.append("ans")
            at += 3
        elif character in OPERATORS:
            found.append(OPERATORS[character])
            at += 1
        else:
            raise Wrong("syntax")
    return found + [None]


class Parser:
    """Builds a tree; its nodes are tuples that begin with their kind."""

    def __init__(self, text):
        self.tokens = tokens(text)
        self.at = 0

    @property
    def next(self):
        return self.tokens[self.at]

    def take(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def whole(self):
        tree = self.sum()
        if self.next is not None:
            raise Wrong("syntax")
        return tree

    def sum(self):
        tree = self.product()
        while self.next in ("+", "-"):
            tree = (self.take(), tree, self.product())
        return tree

    def product(self):
        tree = self.factor()
        while True:
            if self.next in ("*", "/"):
                tree = (self.take(), tree, self.factor())
            elif self.next in ("(", "ans") or isinstance(self.next, Fraction):
                if isinstance(self.next, Fraction) and isinstance(self.tokens[self.at - 1], Fraction):
                    raise Wrong("syntax")
                tree = ("*", tree, self.power())
            else:
                return tree

    def factor(self):
        if self.next in ("+", "-"):
            return ("sign", self.take(), self.power())
        return self.power()

    def power(self):
        tree = self.postfix()
        if self.next == "^":
            self.take()
            tree = ("^", tree, self.factor())
        return tree

    def postfix(self):
        tree = self.primary()
        while self.next in ("!", "%"):
            tree = (self.take(), tree)
        return tree

    def primary(self):
        token = self.take()
        if isinstance(token, Fraction):
            return ("number", token)
        if token == "ans":
            return ("ans",)
        if token != "(":
            raise Wrong("syntax")
        tree = self.sum()
        if self.next == ")":
            self.take()
        elif self.next is not None:
            raise Wrong("syntax")
        return ("parentheses", tree)


def is_percentage(tree):
    return tree[0] == "%" or (tree[0] == "sign" and is_percentage(tree[2]))


def value(tree, answer):
    kind = tree[0]
    if kind == "number":
        return tree[1]
    if kind == "ans":
        if answer is None:
            raise Wrong("syntax")
        return answer
    if kind == "parentheses":
        return value(tree[1], answer)
    if kind == "%":
        return value(tree[1], answer) / 100
    if kind == "!":
        return factorial(value(tree[1], answer))
    if kind == "sign":
        inner = value(tree[2], answer)
        return -inner if tree[1] == "-" else inner
    left = value(tree[1], answer)
    right = value(tree[2], answer)
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
    """The whole root of a whole number above zero, by halving."""
    low, high = 1, 1 << (number.bit_length() // degree + 1)
    while low < high:
        middle = (low + high + 1) // 2
        # What is far too long need not be raised.
        if degree * (middle.bit_length() - 1) > number.bit_length() or middle ** degree > number:
            high = middle - 1
        else:
            low = middle
    if degree > number.bit_length() and number != 1 or low ** degree != number:
        raise Wrong("arithmetic")
    return low


def is_finite_decimal(number):
    return 10 ** number.denominator.bit_length() % number.denominator == 0


def decimal(number):
    """The decimal of a number: in full where there is one, else rounded half away from zero."""
    sign = "-" if number < 0 else ""
    top, bottom = abs(number.numerator), number.denominator
    if is_finite_decimal(number):
        places = bottom.bit_length()
        return sign + point(str(top * 10 ** places // bottom), places)
    # The power of ten of the first digit.
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
    """Digits with a point before the last places, without useless zeros."""
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
            answer = value(Parser(text).whole(), answer)
            exactness = "exact" if is_finite_decimal(answer) else "rounded"
            yield f"value\t{answer}\t{decimal(answer)}\t{exactness}"
        except Wrong as wrong:
            yield f"error\t{wrong}"
        except TooMuch:
            yield "skipped"


if __name__ == "__main__":
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for judgement in judgements(line.removesuffix("\n") for line in sys.stdin):
        print(judgement)
