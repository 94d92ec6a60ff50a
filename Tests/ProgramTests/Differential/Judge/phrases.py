"""A parser of lines with quantities, written from the rules of the language.

It reads numbers and operators as `lexer.py` does, but not all of the language: what is not here
raises `TooMuch`, because `grammar.py` judges it.

    line       = expression
    expression = product { ("+" | "-") product } [ "in" target ]      "in" only at the end of a line
    product    = factor { ("*" | "/" | "mod" | "of") factor | juxtaposed }   or of a parenthesis
    factor     = { "-" | "+" } quantity
    quantity   = power [ units { number units } ]      3 h 20 min; a unit is tighter than "*" and "/"
               | units                                 km alone is 1 km
    units      = unit { ("*" | "/" | "per") unit | unit }   as long as a unit follows the operator
    unit       = name [ "^" integer | superscript ] | "(" units ")"
    target     = units { "+" units | units }           in h min s: of one dimension
    power      = postfix [ "^" { "-" | "+" } power ]   tighter than a unit: 2^3 m is 8 m
    postfix    = primary { "!" | "!!" | "%" | "°" | superscript }

A fraction of two numbers before a unit is one number: 1/2 cup is half a cup.

The names of functions and constants win over units, except `min` and `lb` where no parenthesis
follows; before an argument they are refused. "in" behind a number is the inch where it is followed by "in", by an operator
or by the end.
"""

import re
from fractions import Fraction

import lexer
from definitions import Amount
from lexer import CONSTANTS, FUNCTIONS, SUPERSCRIPT, PLAIN, SYMBOLS, Malformed, TooMuch
from units import SCALES, SIGNS

NAME = re.compile(r"(?:Δ?°[CF](?![A-Za-z]))|g0|[A-Za-zµμΩÅπ]+")
CONVERSIONS = ("in", "to")
OPERATORS = ("+", "-", "*", "/", "mod", "of", "off")
AMBIGUOUS = ("min", "lb", "sec", "arcsec")
# Words and arrows that do not begin an operand.
AFTER_UNIT = r"(?:in|to|mod|of|per)\b|->|→"


class Unit:
    """A name of a unit, as a token."""

    def __init__(self, name):
        self.name = name


def tokens(text, units):
    found, at = [], 0
    while at < len(text):
        if text[at] in " \t":
            at += 1
            continue
        token, at = token_at(text, at, units, found)
        found.append(token)
    return found + [None]


def token_at(text, at, units, before):
    follows = bool(before) and ends_operand(before[-1])
    if text.startswith(("->", "→"), at):
        return "in", at + (1 if text[at] == "→" else 2)
    if text[at] in SIGNS:
        return Unit(text[at]), at + 1
    if text[at] in "'\"" and follows:
        return Unit("ft" if text[at] == "'" else "in"), at + 1
    if match := NAME.match(text, at):
        return named(text, match, units, before, follows)
    if superscript := SUPERSCRIPT.match(text, at):
        return int(superscript.group().translate(PLAIN)), superscript.end()
    return lexer.token_at(text, at, follows_operand=follows)


def named(text, match, units, before, follows):
    name, end = match.group(), match.end()
    lower = name.lower()
    rest = text[end:].lstrip(" \t")
    if follows and lower[0] == "x" and lower != "xor":
        return "*", match.start() + 1
    if name == "in":
        behind_number = follows and not isinstance(before[-1], Unit)
        if behind_number and re.match(rf"({AFTER_UNIT}|[-+*/^);]|$)", rest):
            return Unit("in"), end
        alone = before and before[-1] in ("in", "+", "/", "*") or not before
        return (Unit("in"), end) if alone else ("in", end)
    if name in CONVERSIONS:
        return "in", end
    if name == "per" or lexer.known(lower) in OPERATORS:
        return ("/per" if name == "per" else lower), end
    in_target = "in" in before and before[-1] in ("in", "/per", "/", "*", "+")
    # Behind a sign between units a unit goes before a function, unless a parenthesis follows.
    in_units = len(before) > 1 and isinstance(before[-2], Unit) and before[-1] in ("/", "*", "/per")
    if name in AMBIGUOUS and rest[:1] != "(":
        if in_units or in_target or follows and re.match(rf"({AFTER_UNIT}|[-−+*/^×÷·);]|$)", rest):
            return Unit(name), end
        # 20 min 30 s is a sum.
        part = re.match(r"[0-9.]+\s*([A-Za-z]+)", rest)
        if follows and part and units.knows(part.group(1)):
            return Unit(name), end
        if follows:
            raise Malformed(f"{name} before an operand")
        if not re.match(r"[-−+\w.√(]", rest):
            return Unit(name), end
    digits = re.match(r"[0-9]*", text[end:]).group()
    if lexer.known(lower) or digits and lexer.known(lower + digits):
        return lexer.named(text, lower, end)
    if units.knows(name):
        return Unit(name), end
    raise Malformed(name)


def ends_operand(token):
    return isinstance(token, Unit) or lexer.ends_operand(token)


class Parser:
    """Builds the tree of a line; `answer` is the tree that `ans` stands for, or None.

    A unit is a tuple of kind "unit" with its value and, for a temperature scale, the scale.
    """

    def __init__(self, text, units, answer=None):
        self.units = units
        self.tokens = tokens(text, units)
        self.answer = answer
        self.at = 0

    @property
    def next(self):
        return self.tokens[self.at]

    def take(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def whole(self):
        tree = self.expression()
        if self.next is not None:
            raise Malformed(self.next)
        return tree

    def expression(self):
        tree = self.product()
        while self.next in ("+", "-"):
            tree = (self.take(), tree, self.product())
        if self.next == "in":
            self.take()
            tree = ("in", tree, self.target())
        return tree

    def target(self):
        parts = [self.unit_product(juxtaposes=False, divides=True)]
        while isinstance(self.next, Unit) or self.next == "+":
            is_sum = self.next == "+"
            if is_sum:
                self.take()
            unit = self.unit_product(juxtaposes=False)
            # Juxtaposed units of one dimension are parts, others a product.
            if is_sum or unit[1].base == parts[0][1].base:
                parts.append(unit)
            else:
                parts[-1] = ("unit", parts[-1][1] * unit[1], None)
        return parts

    def product(self):
        tree = self.factor()
        while True:
            if self.next in ("*", "/", "of", "mod"):
                tree = (self.take(), tree, self.factor())
            elif self.next == "/per":
                self.take()
                tree = ("/", tree, self.factor())
            elif self.next == "(" or self.next == "ans" or self.next in FUNCTIONS \
                    or self.next in CONSTANTS:
                tree = ("*", tree, self.quantity())
            elif isinstance(self.next, Fraction):
                if self.at and isinstance(self.tokens[self.at - 1], Unit) or "°" in self.tokens:
                    raise TooMuch("a unit that is left out")
                raise Malformed("a number without an operator before it")
            else:
                return tree

    def factor(self):
        if self.next in ("+", "-"):
            return ("sign", self.take(), self.factor())
        return self.quantity()

    def quantity(self):
        if isinstance(self.next, Unit) and self.next.name in SIGNS:
            sign = self.unit_product(juxtaposes=False)
            return ("measured", self.power(), sign)
        if isinstance(self.next, Unit):
            return ("measured", ("number", Fraction(1)), self.unit_product())
        tree = self.power()
        if tree[0] == "%" and self.next == "off":
            self.take()
            return ("off", tree, self.factor())
        if not isinstance(self.next, Unit):
            return tree
        parts = [("measured", tree, self.unit_product())]
        while isinstance(self.next, Fraction) and isinstance(self.tokens[self.at + 1], Unit):
            parts.append(("measured", ("number", self.take()), self.unit_product()))
        return parts[0] if len(parts) == 1 else ("compound", parts)

    def unit_product(self, juxtaposes=True, divides=False):
        """A product of units; `divides` allows a number behind "/", as in L/100 km."""
        unit = ("unit", Amount(1), None) if self.next == "/" else self.unit_power()
        while True:
            operator = self.next
            if divides and operator in ("/", "/per") and isinstance(
                    self.tokens[self.at + 1], Fraction):
                self.take()
                unit = ("unit", unit[1] / Amount(self.take()) / self.unit_power()[1], None)
                continue
            if operator in ("*", "/", "/per") and self.begins_units(self.at + 1):
                self.take()
                right = self.unit_power()
                value = unit[1] * right[1] if operator == "*" else unit[1] / right[1]
                unit = ("unit", value, None)
            elif isinstance(operator, Unit) and juxtaposes:
                unit = ("unit", unit[1] * self.unit_power()[1], None)
            else:
                return unit

    def begins_units(self, at):
        """Whether a unit begins at an index, perhaps in parentheses."""
        if self.tokens[at] != "(":
            return isinstance(self.tokens[at], Unit)
        end = at + 1
        while self.tokens[end] is not None and self.tokens[end] not in (")", "("):
            end += 1
        inner = self.tokens[at + 1:end]
        # A number belongs to a unit only as an exponent.
        return self.tokens[end] == ")" and isinstance(inner[0], Unit) and all(
            isinstance(each, (Unit, int)) or each in ("*", "/", "^")
            or isinstance(each, Fraction) and inner[index - 1] == "^"
            for index, each in enumerate(inner))

    def unit_power(self):
        if self.next == "(":
            self.take()
            unit = self.unit_product()
            if self.take() != ")":
                raise Malformed("a parenthesis of units")
        elif isinstance(self.next, Unit):
            name = self.take().name
            unit = ("unit", self.units.amount(name), SCALES.get(name))
        elif self.next == "°":
            # Behind "in" it is a unit.
            self.take()
            unit = ("unit", self.units.amount("degree"), None)
        else:
            raise Malformed("no unit")
        exponent = None
        if isinstance(self.next, int):
            exponent = self.take()
        elif self.next == "^":
            self.take()
            sign = -1 if self.next == "-" else 1
            if self.next in ("-", "+"):
                self.take()
            exponent = self.take()
            if not isinstance(exponent, Fraction) or exponent.denominator != 1:
                raise TooMuch("an exponent of a unit that is no whole number")
            exponent = sign * exponent.numerator
        return unit if exponent is None else ("unit", unit[1] ** exponent, None)

    def power(self):
        tree = self.postfix()
        if self.next != "^":
            return tree
        self.take()
        sign = "+"
        while self.next in ("+", "-"):
            sign = {"+": sign, "-": "-" if sign == "+" else "+"}[self.take()]
        return ("^", tree, ("sign", sign, self.power()))

    def postfix(self):
        tree = self.primary()
        while True:
            if self.next in ("!", "!!", "%", "°"):
                tree = (self.take(), tree)
            elif isinstance(self.next, int):
                tree = ("^", tree, ("number", Fraction(self.take())))
            else:
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
            return ("parentheses", self.listed((1, 1))[0])
        if token in FUNCTIONS:
            return ("call", token, self.arguments(FUNCTIONS[token]))
        if token in ("∛", "∜", "<<", ">>", "and", "or", "xor", "off"):
            raise TooMuch(token)
        raise Malformed(token)

    def arguments(self, counts):
        if self.next == "(":
            self.take()
            return self.listed(counts)
        if counts[0] > 1:
            raise Malformed("the number of arguments")
        return [self.operand()]

    def operand(self):
        if self.next in ("+", "-"):
            return ("sign", self.take(), self.operand())
        return self.postfix()

    def listed(self, counts):
        found = [self.expression()]
        while self.next == ";":
            self.take()
            found.append(self.expression())
        if self.next is not None and self.take() != ")":
            raise Malformed("a parenthesis")
        least, most = counts
        if len(found) < least or most is not None and len(found) > most:
            raise Malformed("the number of arguments")
        return found


def is_percentage(tree):
    return tree[0] == "%" or (tree[0] == "sign" and is_percentage(tree[2]))
