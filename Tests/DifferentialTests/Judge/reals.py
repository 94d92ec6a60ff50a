"""The evaluation of a tree with mpmath at a given precision.

Fractions stay fractions, so 0.1 is a tenth at every precision. Nothing here proves that a real
number is zero or an integer. A number that agrees with zero or with an integer to half of the
digits raises `Unclear`, or is assumed to be equal if the evaluation may assume so.
"""

import math
from fractions import Fraction

import mpmath
from mpmath import mp

from grammar import TooMuch

MOST_BITS = 70_000
MOST_FACTORIAL = 3_000
# The greatest magnitude of a decimal exponent that an intermediate result may have.
MOST_REACH = 4_000
DECIMAL_PLACES_OF_A_BIT = math.log10(2)

# Functions that are defined for all real numbers.
EVERYWHERE = {
    "cbrt": lambda x: -mpmath.cbrt(-x) if x < 0 else mpmath.cbrt(x),
    "sin": mpmath.sin, "cos": mpmath.cos, "atan": mpmath.atan,
    "sinh": mpmath.sinh, "cosh": mpmath.cosh, "tanh": mpmath.tanh, "exp": mpmath.exp,
}
LOGARITHMS = {
    "ln": mpmath.ln, "log": mpmath.log10,
    "log2": lambda x: mpmath.ln(x) / mpmath.ln(2),
}
# Functions that grow like the exponential.
GROWING = ("exp", "sinh", "cosh")
# Values that are fractions.
EXACT = {
    **{(name, 0): 0 for name in "sqrt cbrt sin tan asin atan sinh tanh".split()},
    **{(name, 0): 1 for name in "cos cosh exp".split()},
    **{(name, 1): 0 for name in "ln log log2 acos".split()},
}


class Undefined(Exception):
    """There is no value; the argument tells why."""


class Unclear(Exception):
    """A number that agrees with zero at this precision."""


def power_of_ten(number):
    """The approximate decimal exponent of a number other than zero."""
    if isinstance(number, Fraction):
        power = abs(number.numerator).bit_length() - number.denominator.bit_length()
    else:
        power = mp.mag(number)
    return int(power * DECIMAL_PLACES_OF_A_BIT)


def bits(fraction):
    return max(fraction.numerator.bit_length(), fraction.denominator.bit_length())


def real(number):
    """The number at the current precision of mpmath."""
    if isinstance(number, Fraction):
        return mp.mpf(number.numerator) / number.denominator
    return number


class Evaluation:
    """The value of a tree to `digits` digits; `reach` and `assumed` are valid after `run`."""

    def __init__(self, digits, may_assume):
        self.digits = digits
        self.may_assume = may_assume
        # Whether a number very close to zero was assumed to be zero.
        self.assumed = False
        # The greatest decimal exponent of an intermediate result: as many digits may be lost.
        self.reach = 0

    def run(self, tree):
        mp.dps = self.digits
        number = self.value(tree)
        return Fraction(0) if self.is_zero(number) else number

    def is_zero(self, number):
        if isinstance(number, Fraction):
            return number == 0
        if number != 0 and power_of_ten(number) > -self.digits // 2:
            return False
        if not self.may_assume:
            raise Unclear
        self.assumed = True
        return True

    def whole(self, number):
        """The integer that the number is, or None."""
        if isinstance(number, Fraction):
            return number.numerator if number.denominator == 1 else None
        nearest = int(mpmath.nint(number))
        return nearest if self.is_zero(number - nearest) else None

    def noted(self, number):
        """The number, after recording its magnitude in `reach`."""
        if isinstance(number, Fraction):
            if bits(number) > MOST_BITS:
                raise TooMuch("a long fraction")
            if number != 0:
                self.reach = max(self.reach, abs(power_of_ten(number)))
        elif number != 0:
            self.reach = max(self.reach, power_of_ten(number))
        if self.reach > MOST_REACH:
            raise TooMuch("a number far from 1")
        return number

    # Trees

    def value(self, tree):
        kind = tree[0]
        if kind == "number":
            return self.noted(tree[1])
        if kind == "constant":
            return {"pi": +mp.pi, "e": +mp.e, "tau": 2 * mp.pi}[tree[1]]
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
        left, right = self.value(tree[1]), self.value(tree[2])
        if kind in ("+", "-") and is_percentage(tree[2]):
            right = self.product(left, right)
        operation = {"+": self.sum, "-": self.difference, "*": self.product, "/": self.quotient,
                     "^": self.power}[kind]
        return self.noted(operation(left, right))

    def sum(self, left, right):
        return left + right if both_fractions(left, right) else real(left) + real(right)

    def difference(self, left, right):
        return self.sum(left, -right)

    def product(self, left, right):
        if both_fractions(left, right):
            return left * right
        # A fraction that is zero is exactly zero, and so is its product.
        if is_proven_zero(left) or is_proven_zero(right):
            return Fraction(0)
        return real(left) * real(right)

    def quotient(self, left, right):
        if self.is_zero(right):
            raise Undefined("division by zero")
        if both_fractions(left, right):
            return left / right
        return Fraction(0) if is_proven_zero(left) else real(left) / real(right)

    def factorial(self, number):
        number = self.whole(number)
        if number is None or number < 0:
            raise Undefined("a factorial of no whole number")
        if number > MOST_FACTORIAL:
            raise TooMuch("a factorial")
        return Fraction(math.factorial(number))

    def power(self, base, exponent):
        whole = self.whole(exponent)
        if self.is_zero(base):
            if whole == 0:
                return Fraction(1)
            if exponent < 0:
                raise Undefined("division by zero")
            return Fraction(0)
        if whole is None and base < 0:
            raise Undefined("a fractional power of a negative number")
        logarithm = abs(mpmath.ln(abs(real(base))))
        if abs(real(exponent)) * logarithm > 2 * MOST_REACH / DECIMAL_PLACES_OF_A_BIT:
            raise TooMuch("a power")
        if whole is not None:
            # An exact power of a fraction may be far longer than the digits requested.
            is_long = isinstance(base, Fraction) and abs(whole) * bits(base) > MOST_BITS
            return (real(base) if is_long else base) ** whole
        result = mpmath.exp(real(exponent) * mpmath.ln(real(base)))
        self.reach = max(self.reach, abs(power_of_ten(result)))
        return result

    # Functions

    def call(self, name, arguments):
        argument = arguments[0]
        if isinstance(argument, Fraction) and (name, argument) in EXACT:
            return Fraction(EXACT[name, argument])
        if name in EVERYWHERE:
            return self.everywhere(name, argument)
        if name in LOGARITHMS:
            if self.is_zero(argument) or argument < 0:
                raise Undefined("a logarithm")
            return LOGARITHMS[name](real(argument))
        return getattr(self, name)(*arguments)

    def everywhere(self, name, argument):
        if name in GROWING and abs(argument) > 2 * MOST_REACH:
            raise TooMuch("an exponential")
        result = EVERYWHERE[name](real(argument))
        if name == "exp":
            self.reach = max(self.reach, abs(power_of_ten(result)))
        return result

    def sqrt(self, number):
        if self.is_zero(number):
            return Fraction(0)
        if number < 0:
            raise Undefined("a root of a negative number")
        return mpmath.sqrt(real(number))

    def tan(self, number):
        if self.is_zero(mpmath.cos(real(number))):
            raise Undefined("a pole of the tangent")
        return mpmath.tan(real(number))

    def asin(self, number):
        return mpmath.asin(self.between_ones(number))

    def acos(self, number):
        number = self.between_ones(number)
        return Fraction(0) if number == 1 else mpmath.acos(number)

    def between_ones(self, number):
        """The number as a real one, if it lies between -1 and 1."""
        rest = self.difference(Fraction(1), abs(number))
        if self.is_zero(rest):
            return mp.mpf(1 if number > 0 else -1)
        if rest < 0:
            raise Undefined("outside of -1 to 1")
        return real(number)

    def abs(self, number):
        return abs(number)

    def floor(self, number):
        whole = self.whole(number)
        return Fraction(int(mpmath.floor(real(number))) if whole is None else whole)

    def ceil(self, number):
        return -self.floor(-number)

    def round(self, number):
        half = Fraction(1, 2) if number > 0 else Fraction(-1, 2)
        away = self.sum(number, half)
        return self.floor(away) if number > 0 else self.ceil(away)

    def min(self, *numbers):
        return min(numbers, key=real)

    def max(self, *numbers):
        return max(numbers, key=real)

    def mod(self, number, divisor):
        times = self.floor(self.quotient(number, divisor))
        return self.difference(number, self.product(divisor, times))

    def gcd(self, *numbers):
        return Fraction(math.gcd(*self.all_whole(numbers)))

    def lcm(self, *numbers):
        return Fraction(math.lcm(*self.all_whole(numbers)))

    def all_whole(self, numbers):
        wholes = [self.whole(number) for number in numbers]
        if None in wholes:
            raise Undefined("no whole numbers")
        return wholes


def both_fractions(left, right):
    return isinstance(left, Fraction) and isinstance(right, Fraction)


def is_proven_zero(number):
    return isinstance(number, Fraction) and number == 0


def is_percentage(tree):
    return tree[0] == "%" or (tree[0] == "sign" and is_percentage(tree[2]))
