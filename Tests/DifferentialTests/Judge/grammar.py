"""The whole language, functions included: a parser written from the grammar.

    sum     = product { ("+" | "-") product }
    product = factor { ("*" | "/") factor | operand-that-is-no-number-after-a-number }
    factor  = ["-" | "+"] power
    power   = postfix ["^" factor]
    postfix = primary { "!" | "%" | "°" }
    primary = number | constant | "ans" | "√" power | "(" sum ")"
            | function "(" sum { ";" sum } ")"     (what is open at the end is closed)

A tree is a tuple that begins with its kind. Numbers are fractions, never rounded.
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
# How many arguments each takes; None is any number from one.
FUNCTIONS = {
    **dict.fromkeys(
        "sqrt cbrt abs exp ln log log2 sin cos tan asin acos atan sinh cosh tanh floor ceil round"
        .split(), 1),
    "min": None, "max": None, "mod": 2, "gcd": 2, "lcm": 2,
}
# What an exponent of more than that needs is no work for a judge.
MOST_EXPONENT = 20_000


class Malformed(Exception):
    """A text that is no expression."""


class TooMuch(Exception):
    """Too much work for a judge; the argument says which."""


def tokens(text):
    """The tokens: numbers as fractions, the rest as words; None at the end."""
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
    """The number that was matched, with its exponent, and where it ends."""
    value = Fraction(match.group().replace("_", "").rstrip("."))
    exponent = EXPONENT.match(text, match.end())
    if not exponent:
        return value, match.end()
    if abs(int(exponent.group(1))) > MOST_EXPONENT:
        raise TooMuch("the exponent of a number")
    return value * Fraction(10) ** int(exponent.group(1)), exponent.end()


def known(name):
    """The name as the tree has it."""
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
    """Builds the tree of a text; `ans` is the tree of the line before, or None."""

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
        """What stands up to the closing parenthesis."""
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
