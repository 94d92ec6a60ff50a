"""Arithmetic of quantities: a value in coherent units, and the exponent of each.

A value is a fraction, or a real number of mpmath. The unit that a result is shown in is a value
too, as far as the rules tell it; None where they do not.
"""

from fractions import Fraction

from mpmath import mp

from definitions import Amount
from exact import Undefined
from functions import Functions
from grammar import is_percentage
from lexer import TooMuch
from precise import real
from reals import CONSTANTS

DIGITS = 80
TURN = ("a cycle is a turn",)
OF_ANGLES = ("sin", "cos", "tan", "sec", "csc", "cot")

# Functions of quantities of one dimension; the others take plain numbers, or are in `Measures`.
ALIKE = ("min", "max", "sum", "mean", "hypot", "median", "stdev", "stdevp")
ROUNDING = ("floor", "ceil", "round", "trunc", "frac")
ROOTS = {"sqrt": 2, "cbrt": 3}


class Mismatch(Exception):
    """An error of dimensions."""


class Quantity:
    def __init__(self, value, base=(), unit=None, scale=None):
        self.value = value
        self.base = {name: power for name, power in dict(base).items() if power}
        # The unit of the result as an `Amount`, if the rules tell it.
        self.unit = unit
        # The scale of a temperature that is a point of one.
        self.scale = scale

    @property
    def dimension(self):
        """The exponents without those of angles, which count as plain numbers."""
        return {name: power for name, power in self.base.items() if name not in ("radian", "sr")}

    @property
    def angle(self):
        return self.base.get("radian", 0) + 2 * self.base.get("sr", 0)


def is_literal(tree):
    """Whether a tree is a number as it is written, perhaps with signs."""
    return tree[0] == "number" or tree[0] == "sign" and is_literal(tree[2])


class Measures(Functions):
    """The evaluation of a tree of `phrases.Parser`."""

    def __init__(self):
        super().__init__(DIGITS, may_assume=False)

    def run(self, tree):
        mp.dps = DIGITS
        return self.quantity(tree)

    def quantity(self, tree):
        kind = tree[0]
        if kind == "number":
            return Quantity(self.noted(tree[1]), unit=Amount(1))
        if kind == "constant":
            return Quantity(CONSTANTS[tree[1]](), unit=Amount(1))
        if kind == "parentheses":
            return self.quantity(tree[1])
        if kind == "known":
            return tree[1]
        if kind == "measured":
            return self.measured(self.quantity(tree[1]), tree[2])
        if kind == "compound":
            return self.compound([self.quantity(each) for each in tree[1]])
        if kind == "in":
            return self.converted(self.quantity(tree[1]), tree[2])
        if kind == "call":
            return self.called(tree[1], [self.quantity(each) for each in tree[2]])
        if kind == "sign":
            return self.signed(tree[1], self.quantity(tree[2]))
        if kind in ("%", "°", "!", "!!"):
            return self.postfixed(kind, self.quantity(tree[1]))
        return self.operated(kind, tree)

    def operated(self, kind, tree):
        if kind == "/" and tree[2][0] == "measured" and tree[2][1][0] == "number":
            # A fraction of two numbers before a unit is one number: 1/2 cup, 3*1/2 cup.
            top, factor = tree[1], None
            if top[0] == "*":
                factor, top = top[1], top[2]
            if is_literal(top):
                quotient = self.quotient(self.quantity(top).value, tree[2][1][1])
                part = self.measured(Quantity(quotient, unit=Amount(1)), tree[2][2])
                return self.multiplied(self.quantity(factor), part, 1) if factor else part
        left = self.quantity(tree[1])
        right = self.quantity(tree[2])
        if kind in ("+", "-") and is_percentage(tree[2]):
            if left.scale:
                raise TooMuch("a percentage of a point of a scale")
            right = Quantity(self.product(right.value, left.value), left.base)
        if kind in ("+", "-"):
            return self.added(left, right, kind)
        if kind == "mod":
            return self.remainder(left, right)
        if kind == "^":
            return self.raised(left, right)
        if kind == "off":
            rest = self.difference(Fraction(1), plain(left))
            return self.multiplied(Quantity(rest, unit=Amount(1)), right, 1)
        return self.multiplied(left, right, -1 if kind == "/" else 1)

    # Units

    def measured(self, number, unit):
        _, amount, scale = unit
        if number.dimension and not scale:
            # Behind a parenthesis with a quantity, a unit is a factor.
            return self.multiplied(number, Quantity(of(amount), amount.base), 1)
        value = plain(number)
        if scale:
            factor, zero = scale
            point = self.product(self.difference(value, zero), factor)
            return Quantity(point, {"K": 1}, amount, scale)
        return Quantity(self.product(value, of(amount)), amount.base, amount)

    def compound(self, parts):
        total = parts[0]
        for part in parts[1:]:
            total = self.added(total, part, "+")
        return total

    def converted(self, quantity, targets):
        amount, scale = targets[0][1], targets[0][2]
        for _, other, is_scale in targets[1:]:
            if scale or is_scale or Quantity(0, other.base).dimension != quantity.dimension:
                raise Mismatch("the parts of the target")
        target = Quantity(0, amount.base)
        if target.dimension != quantity.dimension:
            raise Mismatch("the target has another dimension")
        value = quantity.value
        if quantity.dimension == {"s": -1} and target.angle != quantity.angle:
            # One cycle is a full turn, and a frequency counts cycles.
            turns = target.angle - quantity.angle
            value = self.product(value, (2 * mp.pi) ** turns)
        return Quantity(value, amount.base, amount, scale)

    # Operators

    def signed(self, sign, quantity):
        if sign == "+":
            return quantity
        if quantity.scale:
            factor, zero = quantity.scale
            # The number on the scale changes its sign.
            value = self.difference(self.product(Fraction(-2), self.product(zero, factor)),
                                    quantity.value)
            return Quantity(value, quantity.base, quantity.unit, quantity.scale)
        return Quantity(-quantity.value, quantity.base, quantity.unit)

    def added(self, left, right, kind):
        if left.dimension != right.dimension:
            raise Mismatch("a sum of different dimensions")
        if left.scale and right.scale and kind == "+":
            raise Mismatch("a sum of two points")
        if right.scale and not left.scale and kind == "-":
            raise TooMuch("a difference minus a point")
        value = (self.sum if kind == "+" else self.difference)(left.value, right.value)
        if left.scale and right.scale:
            return Quantity(value, left.base)
        scale = left.scale or right.scale
        return Quantity(value, left.base, (left if left.scale or not scale else right).unit, scale)

    def multiplied(self, left, right, exponent):
        if left.scale or right.scale:
            raise Mismatch("a point of a scale as a factor")
        value = (self.product if exponent == 1 else self.quotient)(left.value, right.value)
        base = (Amount(1, base=left.base) * Amount(1, base=right.base) ** exponent).base
        unit = None
        if not right.base and not is_angle(right):
            unit = left.unit
        elif not left.base and exponent == 1:
            unit = right.unit
        return Quantity(value, base, unit)

    def remainder(self, left, right):
        if left.dimension != right.dimension:
            raise Mismatch("a remainder of different dimensions")
        if left.scale or right.scale:
            raise TooMuch("a remainder of points")
        return Quantity(self.mod(left.value, right.value), left.base, left.unit)

    def raised(self, left, right):
        exponent = plain(right)
        if not left.base:
            return Quantity(self.power(left.value, exponent), unit=Amount(1))
        if left.scale:
            raise Mismatch("a power of a point of a scale")
        if not isinstance(exponent, Fraction):
            raise Mismatch("a real power of a unit")
        base = {name: power * exponent for name, power in left.base.items()}
        if any(power.denominator != 1 for power in base.values()):
            raise Mismatch("a root of a unit")
        if any(abs(power) > 99 for power in base.values()):
            raise Undefined("an exponent beyond the limits")
        return Quantity(self.power(left.value, exponent),
                        {name: int(power) for name, power in base.items()})

    def postfixed(self, kind, operand):
        number = plain(operand)
        if kind == "%":
            number = self.quotient(number, Fraction(100))
        elif kind == "°":
            number = self.product(number, mp.pi / 180)
        elif kind == "!!":
            raise TooMuch("a double factorial")
        else:
            number = self.factorial(number)
        return Quantity(self.noted(number), unit=Amount(1))

    # Functions

    def called(self, name, arguments):
        first = arguments[0]
        if not any(each.base for each in arguments):
            return Quantity(self.noted(self.call(name, [each.value for each in arguments])),
                            unit=Amount(1))
        if any(each.scale for each in arguments) and name not in ("min", "max"):
            raise TooMuch("a function of a point of a scale")
        if name in ROOTS and len(arguments) == 1:
            degree = Quantity(Fraction(1, ROOTS[name]))
            if not isinstance(first.value, Fraction) or first.value < 0:
                raise TooMuch("a root of a real number with a unit")
            return self.raised(first, degree)
        if name == "abs":
            return Quantity(abs(first.value), first.base, first.unit)
        if name == "sign":
            return Quantity(self.call("sign", [first.value]), unit=Amount(1))
        if name in ROUNDING:
            return self.rounded(name, first)
        if name == "mod":
            return self.remainder(*arguments)
        if name in ALIKE or name == "atan2":
            return self.alike(name, arguments)
        if name == "count":
            return Quantity(Fraction(len(arguments)), unit=Amount(1))
        if name in ("root", "gcd", "lcm", "quantile", "variance", "variancep", "product"):
            raise TooMuch(f"{name} of quantities")
        if name in OF_ANGLES and first.angle not in (0, 1):
            raise Mismatch("no angle")
        numbers = [plain(each) for each in arguments]
        return Quantity(self.noted(self.call(name, numbers)), unit=Amount(1))

    def rounded(self, name, quantity):
        if quantity.unit is None:
            raise TooMuch("the number of a unit that the rules do not tell")
        size = of(quantity.unit)
        number = self.call(name, [self.quotient(quantity.value, size)])
        return Quantity(self.product(Fraction(number), size), quantity.base, quantity.unit)

    def alike(self, name, arguments):
        first = arguments[0]
        if any(each.dimension != first.dimension for each in arguments):
            raise Mismatch(f"{name} of different dimensions")
        value = self.call(name, [each.value for each in arguments])
        if name == "atan2":
            return Quantity(self.noted(value), unit=Amount(1))
        chosen = next((each for each in arguments if each.value is value), first)
        return Quantity(self.noted(Fraction(value) if isinstance(value, int) else value),
                        first.base, None if name in ("min", "max") else first.unit,
                        chosen.scale if name in ("min", "max") else None)


def plain(quantity):
    """The number of a quantity without a unit other than an angle."""
    if quantity.dimension:
        raise Mismatch("not a plain number")
    return quantity.value


def is_angle(quantity):
    return quantity.angle != 0


def of(amount):
    """The factor of a unit: a fraction, or with π a real number."""
    return amount.factor if amount.pi == 0 else real(amount.factor) * mp.pi ** amount.pi
