"""Numbers at a given precision: fractions, and real numbers of mpmath.

Fractions stay fractions, so 0.1 is a tenth at every precision. Nothing here proves that a real
number is zero or an integer. A number that agrees with zero or with an integer to half of the
digits raises `Unclear`, or is assumed to be equal if that may be assumed.
"""

import math
from fractions import Fraction

import mpmath
from mpmath import mp

from exact import DIVISION, Undefined, bits, factorial
from lexer import TooMuch

MOST_BITS = 70_000
# The greatest magnitude of a decimal exponent that an intermediate result may have.
MOST_REACH = 4_000
DECIMAL_PLACES_OF_A_BIT = math.log10(2)


class Unclear(Exception):
    """A number that agrees with zero at this precision."""


def power_of_ten(number):
    """The approximate decimal exponent of a number other than zero."""
    if isinstance(number, Fraction):
        power = abs(number.numerator).bit_length() - number.denominator.bit_length()
    else:
        power = mp.mag(number)
    return int(power * DECIMAL_PLACES_OF_A_BIT)


def real(number):
    """The number at the current precision of mpmath."""
    if isinstance(number, Fraction):
        return mp.mpf(number.numerator) / number.denominator
    return number


class Numbers:
    """Arithmetic to `digits` digits."""

    def __init__(self, digits, may_assume):
        self.digits = digits
        self.may_assume = may_assume
        # Whether a number very close to zero was assumed to be zero.
        self.assumed = False
        # The greatest decimal exponent of an intermediate result: as many digits may be lost.
        self.reach = 0

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

    def all_whole(self, numbers):
        wholes = [self.whole(number) for number in numbers]
        if None in wholes:
            raise Undefined("no whole numbers")
        return wholes

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
            raise Undefined(DIVISION)
        if both_fractions(left, right):
            return left / right
        return Fraction(0) if is_proven_zero(left) else real(left) / real(right)

    def factorial(self, number):
        return factorial(Fraction(*self.all_whole([number])))

    def power(self, base, exponent):
        whole = self.whole(exponent)
        if self.is_zero(base):
            if whole == 0:
                return Fraction(1)
            if exponent < 0:
                raise Undefined(DIVISION)
            return Fraction(0)
        if whole is None and base < 0:
            raise Undefined("a fractional power of a negative number")
        logarithm = abs(mpmath.ln(abs(real(base))))
        if abs(real(exponent)) * logarithm > 2 * MOST_REACH / DECIMAL_PLACES_OF_A_BIT:
            raise TooMuch("a power")
        if whole is not None:
            # An exact power of a fraction may be far longer than the digits requested.
            is_long = isinstance(base, Fraction) and abs(whole) * bits(base) > MOST_BITS
            if not is_long:
                return base ** whole
            return self.recorded(real(base) ** whole)
        return self.recorded(mpmath.exp(real(exponent) * mpmath.ln(real(base))))

    def recorded(self, number):
        """A number other than zero, after recording in `reach` how large or small it is."""
        self.reach = max(self.reach, abs(power_of_ten(number)))
        return number


def both_fractions(left, right):
    return isinstance(left, Fraction) and isinstance(right, Fraction)


def is_proven_zero(number):
    return isinstance(number, Fraction) and number == 0
