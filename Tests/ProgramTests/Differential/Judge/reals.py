"""The evaluation of a tree with mpmath at a given precision."""

from fractions import Fraction

from mpmath import mp

from exact import bitwise, double_factorial
from lexer import TooMuch
from functions import Functions
from grammar import is_percentage

# The constants to the precision of the moment.
CONSTANTS = {"pi": lambda: +mp.pi, "e": lambda: +mp.e, "tau": lambda: 2 * mp.pi}
BITWISE = ("and", "or", "xor", "<<", ">>")


class Evaluation(Functions):
    """The value of a tree to `digits` digits; `reach` and `assumed` are valid after `run`."""

    def run(self, tree):
        mp.dps = self.digits
        number = self.value(tree)
        return Fraction(0) if self.is_zero(number) else number

    def value(self, tree):
        kind = tree[0]
        if kind == "number":
            return self.noted(tree[1])
        if kind == "constant":
            return CONSTANTS[tree[1]]()
        if kind == "parentheses":
            return self.value(tree[1])
        if kind == "call":
            return self.noted(self.call(tree[1], [self.value(each) for each in tree[2]]))
        if kind == "sign":
            return -self.value(tree[2]) if tree[1] == "-" else self.value(tree[2])
        if kind == "%":
            return self.noted(self.quotient(self.value(tree[1]), Fraction(100)))
        if kind == "°":
            return self.noted(self.product(self.value(tree[1]), mp.pi / 180))
        if kind == "!":
            return self.noted(self.factorial(self.value(tree[1])))
        if kind == "!!":
            number = self.all_whole([self.value(tree[1])])[0]
            return self.noted(double_factorial(Fraction(number)))
        left, right = self.value(tree[1]), self.value(tree[2])
        if kind in ("+", "-") and is_percentage(tree[2]):
            right = self.product(left, right)
        return self.noted(self.operation(kind, left, right))

    def operation(self, kind, left, right):
        if kind in BITWISE:
            return bitwise(kind, *map(Fraction, self.all_whole([left, right])))
        if kind == "//":
            raise TooMuch("the floor of a quotient")
        if kind == "off":
            return self.product(self.difference(Fraction(1), left), right)
        return {"+": self.sum, "-": self.difference, "*": self.product, "of": self.product,
                "/": self.quotient, "mod": self.mod, "^": self.power}[kind](left, right)
