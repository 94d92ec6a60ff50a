"""A parser of the whole language, functions included, written from its grammar.

    sum     = product { ("+" | "-") product }
    product = factor { ("*" | "/") factor | power }
    factor  = ["-" | "+"] power
    power   = postfix ["^" factor]
    postfix = primary { "!" | "%" | "°" }
    primary = number | constant | "ans" | "√" power | "(" sum ")"
            | function "(" sum { ";" sum } ")"

A power that follows without an operator does not start with a number if a number precedes it.
Parentheses left open at the end are closed there.

A tree is a tuple whose first element is its kind. Numbers are fractions, never rounded.
"""

import re
from fractions import Fraction

NUMBER = re.compile(r"(?:[0-9](?:_?[0-9])*(?:\.(?:[0-9](?:_?[0-9])*)?)?|\.[0-9](?:_?[0-9])*)")
EXPONENT = re.compile(r"[eE]([+-]?[0-9]+)")
NAME = re.compile(r"log2|[A-Za-z]+|π")
SYMBOLS = {
    "+": "+", "-": "-", "−": "-", "*": "*", "×": "*", "·": "*", "/": "/", "÷": "/", ":": "/",
    "^": "^", "!": "!", "%": "%", "°": "°", "(": "(", ")": ")", "√": "√", ";": ";", ",": ";",
}
CONSTANTS = {"pi": "pi", "π": "pi", "e": "e", "tau": "tau"}
# The number of arguments of each function; None means one or more.
FUNCTIONS = {
    **dict.fromkeys(
        "sqrt cbrt abs exp ln log log2 sin cos tan asin acos atan sinh cosh tanh floor ceil round"
        .split(), 1),
    "min": None, "max": None, "mod": 2, "gcd": None, "lcm": None,
}
# Greater exponents of literals are too much work for the judge.
MOST_EXPONENT = 20_000


class Malformed(Exception):
    """A text that is not an expression."""


class TooMuch(Exception):
    """Too much work for the judge; the argument tells which."""


def tokens(text):
    """The tokens: numbers as fractions, all others as strings; None at the end."""
    found = []
    at = 0
    while at < len(text):
        if text[at] in " \t\r":
            at += 1
        elif number := NUMBER.match(text, at):
            value, at = number_value(text, number)
            found.append(value)
        elif text[at] == "x" and found and ends_operand(found[-1]):
            found.append("*")
            at += 1
        elif name := NAME.match(text, at):
            found.append(known(name.group()))
            at = name.end()
        elif text[at] in SYMBOLS:
            found.append(SYMBOLS[text[at]])
            at += 1
        else:
            raise Malformed(text[at])
    return found + [None]


def number_value(text, match):
    """The matched number with its exponent, and the index after it."""
    value = Fraction(match.group().replace("_", "").rstrip("."))
    exponent = EXPONENT.match(text, match.end())
    if not exponent:
        return value, match.end()
    if abs(int(exponent.group(1))) > MOST_EXPONENT:
        raise TooMuch("the exponent of a number")
    return value * Fraction(10) ** int(exponent.group(1)), exponent.end()


def known(name):
    """The canonical form of a name."""
    if name == "deg":
        return "°"
    if name == "ans" or name in FUNCTIONS:
        return name
    if name in CONSTANTS:
        return CONSTANTS[name]
    raise Malformed(name)


def ends_operand(token):
    return isinstance(token, Fraction) or token in ("pi", "e", "tau", "ans", ")", "!", "%", "°")


class Parser:
    """Builds the tree of a text; `answer` is the tree that `ans` stands for, or None."""

    def __init__(self, text, answer=None):
        self.tokens = tokens(text)
        self.answer = answer
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
            raise Malformed(self.next)
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
            elif self.begins_operand():
                before = self.tokens[self.at - 1]
                if isinstance(self.next, Fraction) and isinstance(before, Fraction):
                    raise Malformed("two numbers in a row")
                tree = ("*", tree, self.power())
            else:
                return tree

    def begins_operand(self):
        token = self.next
        return (isinstance(token, Fraction) or token in ("(", "√", "ans")
                or token in CONSTANTS or token in FUNCTIONS)

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
        while self.next in ("!", "%", "°"):
            tree = (self.take(), tree)
        return tree

    def primary(self):
        token = self.take()
        if isinstance(token, Fraction):
            return ("number", token)
        if token == "ans" and self.answer is not None:
            return ("parentheses", self.answer)
        if token in CONSTANTS:
            return ("constant", token)
        if token == "√":
            return ("call", "sqrt", [self.power()])
        if token == "(":
            return ("parentheses", self.arguments(1)[0])
        if token in FUNCTIONS and self.take() == "(":
            return ("call", token, self.arguments(FUNCTIONS[token]))
        raise Malformed(token)

    def arguments(self, count):
        """The trees up to the closing parenthesis."""
        found = [self.sum()]
        while self.next == ";":
            self.take()
            found.append(self.sum())
        if self.next == ")":
            self.take()
        elif self.next is not None:
            raise Malformed(self.next)
        if count not in (None, len(found)):
            raise Malformed("the number of arguments")
        return found
