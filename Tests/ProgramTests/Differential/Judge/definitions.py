"""A reader of the definitions file of GNU units that calculates with exact fractions.

The program `units` calculates with floating-point numbers, but its definitions are decimals. Here
each unit is reduced to the base units of the file: a fraction, a power of π, and the exponent of
each base unit. What is beyond that, such as a tangent, raises `Unknown`.

The part of the format that is read here:

    name      definition      # comment          a "\\" continues a line
    prefix-   definition
    !var VARIABLE value ... / !varnot ... / !endvar     lines for some choices of a person only
    !set VARIABLE value

and in a definition, from the loosest to the tightest:

    quotient = product { ("/" | "per" | "*") product }
    product  = power { power }                   juxtaposition is tighter than "/"
    power    = ["-"] primary [ "^" integer ]
    primary  = number [ "|" number ] | name [ exponent digit ] | "(" quotient ")"
"""

import os
import re
from fractions import Fraction

FILES = ("/usr/share/units/definitions.units", "/usr/local/share/units/definitions.units")
TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
    r"|(?P<sign>\*\*|[*/^()|-])|(?P<name>[^\s*/^()|+~;-]+))")


class Unknown(Exception):
    """A unit without a definition that this reader understands; the argument tells which."""


class Amount:
    """A fraction times a power of π times a product of powers of base units."""

    def __init__(self, factor, pi=0, base=()):
        self.factor = Fraction(factor)
        self.pi = pi
        self.base = {name: power for name, power in dict(base).items() if power}

    def __mul__(self, other):
        base = dict(self.base)
        for name, power in other.base.items():
            base[name] = base.get(name, 0) + power
        return Amount(self.factor * other.factor, self.pi + other.pi, base)

    def __pow__(self, exponent):
        base = {name: power * exponent for name, power in self.base.items()}
        return Amount(self.factor ** exponent, self.pi * exponent, base)

    def __truediv__(self, other):
        return self * other ** -1


class Definitions:
    """The units of the file, reduced when they are looked up."""

    def __init__(self, path=None):
        self.texts, self.prefixes, self.amounts = {}, {}, {}
        path = path or next(filter(os.path.exists, FILES), None)
        if path is None:
            raise FileNotFoundError("the definitions of GNU units (Debian package units)")
        with open(path, encoding="utf-8-sig") as file:
            self.read(re.sub(r"\\\n", " ", file.read()).split("\n"))
        # The file has the number to 20 decimal places.
        self.amounts["pi"] = self.amounts["π"] = Amount(1, pi=1)

    def read(self, lines):
        choices = {}
        skips = False
        for line in lines:
            words = line.split("#")[0].split(None, 1)
            if not words:
                continue
            if words[0] in ("!var", "!varnot"):
                variable, *values = words[1].split()
                skips = (choices.get(variable) in values) != (words[0] == "!var")
            elif words[0] == "!endvar":
                skips = False
            elif words[0] == "!set" and not skips:
                variable, value = words[1].split()[:2]
                choices[variable] = value
            elif not skips and not words[0].startswith("!") and len(words) == 2:
                self.define(words[0], words[1].strip())

    def define(self, name, text):
        if name.endswith("-"):
            self.prefixes[name[:-1]] = text
        elif "(" not in name and "[" not in name:
            self.texts[name] = text

    def amount(self, text):
        """The value of an expression of units."""
        return Reader(self, text).whole()

    def named(self, name):
        """The value of a name, which may have a prefix or be a plural."""
        if name not in self.amounts:
            self.amounts[name] = self.looked_up(name)
        return self.amounts[name]

    def looked_up(self, name):
        if known := self.unprefixed(name):
            return known
        if name in self.prefixes:
            return self.amount(self.prefixes[name])
        for length in range(len(name) - 1, 0, -1):
            if name[:length] in self.prefixes and (known := self.unprefixed(name[length:])):
                return self.amount(self.prefixes[name[:length]]) * known
        raise Unknown(name)

    def unprefixed(self, name):
        """The value of a name without a prefix, or None."""
        for stem in (name, name.removesuffix("s"), name.removesuffix("es")):
            text = self.texts.get(stem)
            if text is not None and len(stem) > len(name) - len(stem):
                return Amount(1, base={stem: 1}) if text.startswith("!") else self.amount(text)
        return None


class Reader:
    """Evaluates one definition."""

    def __init__(self, definitions, text):
        self.definitions = definitions
        self.tokens = []
        at = 0
        text = text.rstrip()
        while at < len(text):
            match = TOKEN.match(text, at)
            if not match:
                raise Unknown(text)
            self.tokens.append((match.lastgroup, match.group(match.lastgroup)))
            at = match.end()
        self.tokens.append(("end", None))
        self.at = 0

    @property
    def next(self):
        return self.tokens[self.at]

    def take(self):
        self.at += 1
        return self.tokens[self.at - 1][1]

    def whole(self):
        amount = self.quotient()
        if self.next[0] != "end":
            raise Unknown(f"{self.next[1]} in a definition")
        return amount

    def quotient(self):
        amount = Amount(1) if self.next[1] == "/" else self.product()
        while self.next[1] in ("*", "/", "per"):
            operator = self.take()
            amount = amount * self.product() if operator == "*" else amount / self.product()
        return amount

    def product(self):
        amount = self.power()
        while self.next[0] in ("number", "name") and self.next[1] != "per" or self.next[1] == "(":
            amount *= self.power()
        return amount

    def power(self):
        if self.next[1] == "-":
            self.take()
            return Amount(-1) * self.power()
        amount = self.primary()
        if self.next[1] in ("^", "**"):
            self.take()
            negative = self.next[1] == "-"
            if negative:
                self.take()
            exponent = self.take()
            if not exponent or not exponent.isdigit():
                raise Unknown("a fractional exponent")
            amount **= -int(exponent) if negative else int(exponent)
        return amount

    def primary(self):
        kind, text = self.next
        self.at += 1
        if kind == "number":
            number = Fraction(text.rstrip("."))
            if self.next[1] == "|":
                self.take()
                number /= Fraction(self.take())
            return Amount(number)
        if text == "(":
            amount = self.quotient()
            if self.take() != ")":
                raise Unknown("an open parenthesis")
            return amount
        if kind != "name":
            raise Unknown(f"{text} in a definition")
        # An exponent of one digit may stand directly behind a name.
        if text not in self.definitions.texts and text[-1] in "23456789" and len(text) > 1:
            return self.definitions.named(text[:-1]) ** int(text[-1])
        return self.definitions.named(text)
