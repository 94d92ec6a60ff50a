"""The functions of the language for real numbers; those of fractions are in exact.py."""

from fractions import Fraction
from functools import reduce

import mpmath
from mpmath import mp

import wholes
from exact import Undefined, exact
from lexer import TooMuch
from precise import MOST_REACH, Numbers, Unclear, power_of_ten, real

# Greater arguments of the gamma function are too much work.
MOST_GAMMA = 1_000
# Greater arguments of the error functions, and more digits of them and of the gamma function, are
# too much work: mpmath takes seconds.
MOST_ERROR_ARGUMENT = 25
MOST_GAMMA_DIGITS = 500
MOST_ERROR_DIGITS = 1_500
# Functions that are defined for all real numbers.
EVERYWHERE = {
    "cbrt": lambda x: -mpmath.cbrt(-x) if x < 0 else mpmath.cbrt(x),
    "sin": mpmath.sin, "cos": mpmath.cos, "atan": mpmath.atan,
    "sinh": mpmath.sinh, "cosh": mpmath.cosh, "tanh": mpmath.tanh, "exp": mpmath.exp,
    "asinh": mpmath.asinh, "erf": mpmath.erf, "erfc": mpmath.erfc,
}
LOGARITHM_BASES = {"log": Fraction(10), "log2": Fraction(2)}
# Functions that grow like the exponential.
GROWING = ("exp", "sinh", "cosh")
# Functions whose second argument is a number of decimals.
ROUNDING = ("floor", "ceil", "round", "trunc")
# Smaller tails of a distribution are too much work.
MOST_TAIL = Fraction(1, 10**12)
# Functions of whole numbers; those of fractions have been evaluated where they are called.
OF_WHOLE = ("gcd", "lcm", "ncr", "npr", *wholes.WHOLE)
# Functions that are judged for fractions only.
OF_FRACTIONS = ("binompdf", "binomcdf", "bits")


class Functions(Numbers):
    """The value of a function of numbers."""

    def call(self, name, arguments):
        if name in ROUNDING and len(arguments) > 1:
            return self.rounded(name, *arguments)
        if all(isinstance(each, Fraction) for each in arguments):
            value = exact(name, arguments)
            if value is not None:
                return value
        if name in EVERYWHERE:
            return self.everywhere(name, arguments[0])
        if name in OF_FRACTIONS:
            raise TooMuch("a function of fractions")
        if name in OF_WHOLE:
            return self.of_whole(name, *arguments)
        if name == "sum":
            return self.total(*arguments)
        if name == "product":
            return reduce(self.product, arguments, Fraction(1))
        return getattr(self, name)(*arguments)

    def everywhere(self, name, argument):
        if name in GROWING and abs(argument) > 2 * MOST_REACH:
            raise TooMuch("an exponential")
        if name in ("erf", "erfc") and (
                abs(argument) > MOST_ERROR_ARGUMENT or mp.dps > MOST_ERROR_DIGITS):
            raise TooMuch("an error function")
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

    def root(self, number, degree):
        if self.is_zero(degree):
            raise Undefined("a root of degree 0")
        exponent = self.quotient(Fraction(1), degree)
        whole = self.whole(degree)
        if whole is not None and whole % 2 == 1 and not self.is_zero(number) and number < 0:
            return -self.power(-number, exponent)
        return self.power(number, exponent)

    def hypot(self, *sides):
        return self.sqrt(self.total(*(self.product(side, side) for side in sides)))

    def ln(self, number):
        return mpmath.ln(self.positive(number))

    def log(self, number, base=LOGARITHM_BASES["log"]):
        divisor = mpmath.ln(self.positive(base))
        return self.quotient(self.ln(number), divisor)

    def log2(self, number):
        return self.log(number, LOGARITHM_BASES["log2"])

    def positive(self, number):
        if self.is_zero(number) or number < 0:
            raise Undefined("a logarithm of no positive number")
        return real(number)

    def tan(self, number):
        if self.is_zero(mpmath.cos(real(number))):
            raise Undefined("a pole of the tangent")
        return mpmath.tan(real(number))

    def reciprocal(self, name, number):
        return self.quotient(Fraction(1), self.call(name, [number]))

    def sec(self, number):
        return self.reciprocal("cos", number)

    def csc(self, number):
        return self.reciprocal("sin", number)

    def cot(self, number):
        return self.quotient(self.call("cos", [number]), self.call("sin", [number]))

    def sech(self, number):
        return self.reciprocal("cosh", number)

    def csch(self, number):
        return self.reciprocal("sinh", number)

    def coth(self, number):
        return self.reciprocal("tanh", number)

    def of_reciprocal(self, name, number):
        return self.call(name, [self.quotient(Fraction(1), number)])

    def asec(self, number):
        return self.of_reciprocal("acos", number)

    def acsc(self, number):
        return self.of_reciprocal("asin", number)

    def acot(self, number):
        return mp.pi / 2 - real(self.call("atan", [number]))

    def asech(self, number):
        return self.of_reciprocal("acosh", number)

    def acsch(self, number):
        return self.of_reciprocal("asinh", number)

    def acoth(self, number):
        return self.of_reciprocal("atanh", number)

    def atan2(self, y, x):
        y_is_zero = self.is_zero(y)
        if y_is_zero and self.is_zero(x):
            raise Undefined("an angle of no direction")
        if y_is_zero:
            return Fraction(0) if x > 0 else +mp.pi
        return mpmath.atan2(real(y), real(x))

    def acosh(self, number):
        rest = self.difference(number, Fraction(1))
        if self.is_zero(rest):
            return Fraction(0)
        if rest < 0:
            raise Undefined("less than 1")
        return mpmath.acosh(real(number))

    def atanh(self, number):
        if abs(self.between_ones(number)) == 1:
            raise Undefined("a pole at 1 and -1")
        return mpmath.atanh(real(number))

    def gamma(self, number):
        whole = self.whole(number)
        if whole is not None and whole < 1:
            raise Undefined("a pole of the gamma function")
        if abs(number) > MOST_GAMMA or mp.dps > MOST_GAMMA_DIGITS:
            raise TooMuch("the gamma function")
        if mpmath.isint(real(number)) and number < 1:
            # The precision does not tell the number from a pole.
            raise Unclear
        return mpmath.gamma(real(number))

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

    def rounded(self, name, number, places):
        unit = Fraction(10) ** -self.all_whole([places])[0]
        return self.product(self.call(name, [self.quotient(number, unit)]), unit)

    def roundto(self, number, step):
        if self.is_zero(step) or step < 0:
            raise Undefined("no step above 0")
        return self.product(self.round(self.quotient(number, step)), step)

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

    def trunc(self, number):
        return self.ceil(number) if number < 0 else self.floor(number)

    def frac(self, number):
        return self.difference(number, self.trunc(number))

    def sign(self, number):
        if self.is_zero(number):
            return Fraction(0)
        return Fraction(1 if number > 0 else -1)

    def total(self, *numbers):
        result = Fraction(0)
        for number in numbers:
            result = self.sum(result, number)
        return result

    def mean(self, *numbers):
        return self.quotient(self.total(*numbers), Fraction(len(numbers)))

    def median(self, *numbers):
        return self.quantile(*numbers, Fraction(1, 2))

    def quantile(self, *arguments):
        *numbers, part = arguments
        if not 0 <= part <= 1:
            raise Undefined("no part of all numbers")
        numbers = sorted(numbers, key=real)
        place = self.product(part, Fraction(len(numbers) - 1))
        below = int(self.floor(place))
        rest = self.difference(place, Fraction(below))
        above = numbers[min(below + 1, len(numbers) - 1)]
        return self.sum(self.product(numbers[below], self.difference(Fraction(1), rest)),
                        self.product(above, rest))

    def mode(self, *numbers):
        counts = []
        for number in numbers:
            same = [each for each in counts if self.is_zero(self.difference(each[0], number))]
            if same:
                same[0][1] += 1
            else:
                counts.append([number, 1])
        most = max(count for _, count in counts)
        modes = [number for number, count in counts if count == most]
        if len(modes) > 1:
            raise Undefined("several modes")
        return modes[0]

    def sem(self, *numbers):
        return self.sqrt(self.quotient(self.variance(*numbers), Fraction(len(numbers))))

    def wmean(self, *arguments):
        values, weights = arguments[::2], arguments[1::2]
        return self.quotient(self.total_product(values, weights), self.nonzero(self.total(*weights)))

    def slope(self, *arguments):
        x, y = self.deviations(arguments[::2]), self.deviations(arguments[1::2])
        return self.quotient(self.total_product(x, y), self.nonzero(self.total_product(x, x)))

    def intercept(self, *arguments):
        rise = self.product(self.slope(*arguments), self.mean(*arguments[::2]))
        return self.difference(self.mean(*arguments[1::2]), rise)

    def corr(self, *arguments):
        x, y = self.deviations(arguments[::2]), self.deviations(arguments[1::2])
        squares = [self.nonzero(self.total_product(each, each)) for each in (x, y)]
        return self.quotient(self.total_product(x, y), self.sqrt(self.product(*squares)))

    def deviations(self, numbers):
        mean = self.mean(*numbers)
        return [self.difference(number, mean) for number in numbers]

    def total_product(self, left, right):
        return self.total(*map(self.product, left, right))

    def nonzero(self, divisor):
        if self.is_zero(divisor):
            raise Undefined("no divisor")
        return divisor

    def normcdf(self, number, mean=Fraction(0), spread=Fraction(1)):
        distance = self.quotient(self.difference(number, mean), self.positive_spread(spread))
        if self.is_zero(distance):
            return Fraction(1, 2)
        return self.everywhere("erfc", -real(distance) / mpmath.sqrt(2)) / 2

    def norminv(self, part, mean=Fraction(0), spread=Fraction(1)):
        rest = self.difference(Fraction(1), part)
        if self.is_zero(part) or self.is_zero(rest) or part < 0 or rest < 0:
            raise Undefined("no part between 0 and 1")
        twice = self.difference(self.product(part, Fraction(2)), Fraction(1))
        if self.is_zero(twice):
            return mean
        if part < MOST_TAIL or rest < MOST_TAIL or mp.dps > MOST_GAMMA_DIGITS:
            raise TooMuch("an inverse error function")
        distance = mpmath.erfinv(real(twice)) * mpmath.sqrt(2)
        return self.sum(self.product(distance, self.positive_spread(spread)), mean)

    def positive_spread(self, spread):
        if self.is_zero(spread) or spread < 0:
            raise Undefined("no spread above 0")
        return spread

    def squares_around_mean(self, numbers):
        total = self.total(*numbers)
        squares = self.total(*(self.product(each, each) for each in numbers))
        around = self.quotient(self.product(total, total), Fraction(len(numbers)))
        return self.difference(squares, around)

    def variance(self, *numbers):
        return self.quotient(self.squares_around_mean(numbers), Fraction(len(numbers) - 1))

    def variancep(self, *numbers):
        return self.quotient(self.squares_around_mean(numbers), Fraction(len(numbers)))

    def stdev(self, *numbers):
        return self.sqrt(self.variance(*numbers))

    def stdevp(self, *numbers):
        return self.sqrt(self.variancep(*numbers))

    def count(self, *numbers):
        return Fraction(len(numbers))

    def isprime(self, number):
        whole = self.whole(number)
        return Fraction(0) if whole is None else exact("isprime", [Fraction(whole)])

    def of_whole(self, name, *numbers):
        return exact(name, [Fraction(number) for number in self.all_whole(numbers)])
