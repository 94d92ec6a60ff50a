"""Functions of fractions whose values are fractions, and operators of whole numbers.

Which values are fractions is known, not tried: the exponential, the logarithms, the trigonometric
and hyperbolic functions and their inverses have rational values at rational numbers only where
`FIXED` or `logarithm` says so (Lindemann, Gelfond and Schneider), and the root of a fraction in
lowest terms is one of the roots of its parts.
"""

import math
from fractions import Fraction

import wholes
from lexer import TooMuch

MOST_FACTORIAL = 3_000
MOST_SHIFT = 20_000
MOST_BITS = 100_000
MOST_STEPS = 50_000
# Up to here no composite number passes the test of Miller and Rabin with the first 13 primes.
MOST_PRIME = 3_317_044_064_679_887_385_961_981
WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)

FIXED = {
    **{(name, 0): 0
       for name in "sin tan asin atan sinh tanh asinh atanh erf".split()},
    **{(name, 0): 1 for name in "cos cosh exp erfc".split()},
    **{(name, 1): 0 for name in "acos acosh asec asech".split()},
    **{(name, 0): 1 for name in "sec sech".split()},
}
LOGARITHM_BASES = {"log": 10, "log2": 2}


class Undefined(Exception):
    """There is no value; the argument tells why."""


DIVISION = "division by zero"


def exact(name, arguments):
    """The value of a function of fractions as a fraction; None if it is not one."""
    first = arguments[0]
    if (name, first) in FIXED:
        return Fraction(FIXED[name, first])
    if name in ("log", "log2"):
        base = arguments[1] if len(arguments) > 1 else Fraction(LOGARITHM_BASES[name])
        return logarithm(first, base)
    if name == "ln":
        return Fraction(0) if first == 1 else None
    function = RATIONAL.get(name)
    if function is None:
        return None
    value = function(*arguments)
    return None if value is None else Fraction(value)


def bits(fraction):
    return max(fraction.numerator.bit_length(), fraction.denominator.bit_length())


def whole(number, least=None):
    if number.denominator != 1 or least is not None and number < least:
        raise Undefined("no whole number, or one that is too small")
    return number.numerator


# Roots and logarithms

def root(number, degree):
    """The root of a fraction to a degree; None if it is not a fraction."""
    is_odd = degree.denominator == 1 and degree.numerator % 2 == 1
    if degree == 0 or number < 0 and not is_odd:
        raise Undefined("no such root")
    if degree < 0:
        if number == 0:
            raise Undefined(DIVISION)
        return root(1 / number, -degree)
    top = whole_root(abs(number.numerator), degree.numerator)
    bottom = whole_root(number.denominator, degree.numerator)
    if top is None or bottom is None:
        return None
    # The root of a fractional degree is the power of a root.
    if degree.denominator * max(top.bit_length(), bottom.bit_length()) > MOST_BITS:
        raise TooMuch("a root of a small degree")
    return Fraction(-top if number < 0 else top, bottom) ** degree.denominator


def whole_root(number, degree):
    """The root of a whole number from 0, by bisection; None if it is not whole."""
    if number < 2:
        return number
    if degree >= number.bit_length():
        return None
    low, high = 1, 1 << (number.bit_length() // degree + 1)
    while low < high:
        middle = (low + high + 1) // 2
        # The lengths alone reject powers that are far too long.
        if degree * (middle.bit_length() - 1) > number.bit_length() or middle ** degree > number:
            high = middle - 1
        else:
            low = middle
    return low if low ** degree == number else None


def logarithm(number, base):
    """The quotient p/q with base^p = number^q; None if there is none."""
    if number <= 0 or base <= 0:
        raise Undefined("a logarithm of no positive number")
    if base == 1:
        raise Undefined("a logarithm to the base 1")
    if number == 1:
        return Fraction(0)
    if number < 1 or base < 1:
        sign = 1 if number < 1 and base < 1 else -1
        return signed(logarithm(max(number, 1 / number), max(base, 1 / base)), sign)
    return common_power(number, base)


def signed(number, sign):
    return None if number is None else sign * number


def common_power(number, base):
    """The logarithm of a number to a base, both greater than 1, by Euclid's algorithm.

    If both are powers of one fraction, so are all quotients on the way, which then are not longer.
    """
    longest = max(bits(number), bits(base))
    # Each power with its exponents: those of the number and of the base in it.
    larger, smaller = (number, (1, 0)), (base, (0, 1))
    for _ in range(MOST_STEPS):
        if larger[0] < smaller[0]:
            larger, smaller = smaller, larger
        if larger[0] == smaller[0]:
            of_number = larger[1][0] - smaller[1][0]
            of_base = smaller[1][1] - larger[1][1]
            return Fraction(of_base, of_number)
        quotient = larger[0] / smaller[0]
        if bits(quotient) > longest:
            return None
        rest = tuple(most - less for most, less in zip(larger[1], smaller[1]))
        larger = (quotient, rest)
    raise TooMuch("a logarithm")


# Rounding

def floor(number):
    return math.floor(number)


def rounded(function):
    """A function that rounds to a number of decimals, 0 if none is given."""
    def call(number, places=Fraction(0)):
        unit = Fraction(10) ** -whole(places)
        return function(number / unit) * unit
    return call


def rounded_to(number, step):
    if step <= 0:
        raise Undefined("no step above 0")
    return nearest(number / step) * step


def mode(*numbers):
    most = max(map(numbers.count, numbers))
    modes = {number for number in numbers if numbers.count(number) == most}
    if len(modes) > 1:
        raise Undefined("several modes")
    return modes.pop()


def nearest(number):
    """The nearest whole number, half away from zero."""
    return trunc(number + sign(number) * Fraction(1, 2))


def trunc(number):
    return math.trunc(number)


def sign(number):
    return (number > 0) - (number < 0)


def modulo(number, divisor):
    if divisor == 0:
        raise Undefined(DIVISION)
    return number - divisor * math.floor(number / divisor)


# Whole numbers

def gcd(*numbers):
    return Fraction(
        math.gcd(*(each.numerator for each in numbers)),
        math.lcm(*(each.denominator for each in numbers)))


def lcm(*numbers):
    return Fraction(
        math.lcm(*(each.numerator for each in numbers)),
        math.gcd(*(each.denominator for each in numbers)))


def factorial(number):
    count = whole(number, least=0)
    if count > MOST_FACTORIAL:
        raise TooMuch("a factorial")
    return Fraction(math.factorial(count))


def double_factorial(number):
    """The product of every second number down from a whole one; its factorial is no more work."""
    factorial(number)
    return Fraction(math.prod(range(int(number), 0, -2)))


def gamma(number):
    if number.denominator != 1:
        return None
    return factorial(Fraction(whole(number, least=1) - 1))


def combinations(count, chosen):
    return math.comb(*chosen_of(count, chosen))


def permutations(count, chosen):
    return math.perm(*chosen_of(count, chosen))


def chosen_of(count, chosen):
    count, chosen = whole(count, least=0), whole(chosen, least=0)
    if count > chosen > MOST_FACTORIAL and count - chosen > MOST_FACTORIAL:
        raise TooMuch("a number of choices")
    return count, chosen


def is_prime(number):
    candidate = number.numerator
    if number.denominator != 1 or candidate < 2:
        return 0
    for witness in WITNESSES:
        if candidate % witness == 0:
            return int(candidate == witness)
    if candidate > MOST_PRIME:
        raise TooMuch("a large number that may be a prime")
    odd = candidate - 1
    twos = (odd & -odd).bit_length() - 1
    odd >>= twos
    for witness in WITNESSES:
        power = pow(witness, odd, candidate)
        if power == 1 or power == candidate - 1:
            continue
        for _ in range(twos - 1):
            power = power * power % candidate
            if power == candidate - 1:
                break
        else:
            return 0
    return 1


def bitwise(operator, left, right):
    """The value of an operator of whole numbers; a negative number has ones without end."""
    left, right = whole(left), whole(right)
    if operator == "and":
        return Fraction(left & right)
    if operator == "or":
        return Fraction(left | right)
    if operator == "xor":
        return Fraction(left ^ right)
    if right < 0:
        raise Undefined("a shift by less than 0")
    if operator == ">>":
        return Fraction(left >> right)
    if left == 0:
        return Fraction(0)
    if right > MOST_SHIFT:
        raise TooMuch("a shift")
    return Fraction(left << right)


def of_bits(function, fractions=0):
    """A function of whole numbers, except for some of the arguments, that may have no value."""
    def call(*arguments):
        count = len(arguments) - fractions
        try:
            return function(*map(whole, arguments[:count]), *arguments[count:])
        except wholes.NoWord:
            raise Undefined("outside of the bits") from None
    return call


RATIONAL = {
    **{name: of_bits(function) for name, function in wholes.WHOLE.items()},
    "binompdf": of_bits(wholes.binomial, fractions=1),
    "binomcdf": of_bits(wholes.binomials, fractions=1),
    "bits": lambda number, bits=Fraction(wholes.WORD): of_bits(wholes.to_format, 1)(bits, number),
    "roundto": rounded_to, "mode": mode,
    "abs": abs, "floor": rounded(floor), "ceil": rounded(math.ceil), "round": rounded(nearest),
    "trunc": rounded(trunc),
    "frac": lambda number: number - trunc(number), "sign": sign, "mod": modulo,
    "min": lambda *numbers: min(numbers), "max": lambda *numbers: max(numbers),
    "sum": lambda *numbers: sum(numbers), "mean": lambda *numbers: sum(numbers) / len(numbers),
    "count": lambda *numbers: len(numbers),
    "gcd": gcd, "lcm": lcm, "ncr": combinations, "npr": permutations, "isprime": is_prime,
    "gamma": gamma, "root": root,
    "sqrt": lambda number: root(number, Fraction(2)),
    "cbrt": lambda number: root(number, Fraction(3)),
    "hypot": lambda *sides: root(sum(side * side for side in sides), Fraction(2)),
    "atan2": lambda y, x: 0 if y == 0 and x > 0 else None,
}
