"""Functions of the bits of whole numbers, and of successes in trials."""

import math
import struct
from fractions import Fraction

from lexer import TooMuch

WORD = 64
MOST_TRIALS = 3_000
# The letters of `struct` for the formats of IEEE 754 and for words as long.
FORMATS = {32: ("f", "I"), 64: ("d", "Q")}


class NoWord(Exception):
    """A number that the bits do not hold."""


def pattern(number, width):
    if not -2 ** (width - 1) <= number < 2 ** width:
        raise NoWord
    return number % 2 ** width


def width_of(bits):
    if not 1 <= bits <= 4_096:
        raise NoWord
    return bits


def natural(number):
    if number < 0:
        raise NoWord
    return number


def trailing_zeros(number):
    if number < 1:
        raise NoWord
    return (number & -number).bit_length() - 1


def leading_zeros(number, bits=WORD):
    return width_of(bits) - pattern(number, bits).bit_length()


def rotated(number, places, bits=WORD):
    word = pattern(number, width_of(bits))
    places %= bits
    return (word << places | word >> (bits - places)) % 2 ** bits


def swapped(number, bits):
    return int.from_bytes(pattern(number, bits).to_bytes(bits // 8, "big"), "little")


def from_format(number, bits):
    letter, word = FORMATS[bits]
    value = struct.unpack(letter, struct.pack(word, pattern(number, bits)))[0]
    if not math.isfinite(value):
        raise NoWord
    return Fraction(value)


def to_format(bits, number):
    """The bits of the nearest number of a format; a double is the nearest to most fractions."""
    if bits not in FORMATS:
        raise NoWord
    letter, word = FORMATS[bits]
    try:
        value = float(number)
        if bits == 32 and Fraction(value) != number:
            raise TooMuch("a number that is rounded twice")
        return struct.unpack(word, struct.pack(letter, value))[0]
    except OverflowError:
        raise NoWord from None


WHOLE = {
    "hex": lambda n: n, "bin": lambda n: n, "oct": lambda n: n,
    "popcount": lambda n: bin(natural(n)).count("1"),
    "parity": lambda n: bin(natural(n)).count("1") % 2,
    "ctz": trailing_zeros, "clz": leading_zeros, "rol": rotated,
    "ror": lambda n, places, bits=WORD: rotated(n, -places, bits),
    **{f"bswap{bits}": lambda n, bits=bits: swapped(n, bits) for bits in (16, 32, 64)},
    "float": lambda n: from_format(n, 32), "double": lambda n: from_format(n, 64),
}


def binomial(successes, trials, chance):
    """The probability of a number of successes, as a sum of products of fractions."""
    if successes < 0 or trials < 0 or not 0 <= chance <= 1:
        raise NoWord
    if trials > MOST_TRIALS:
        raise TooMuch("many trials")
    if successes > trials:
        return Fraction(0)
    ways = math.comb(trials, successes)
    return ways * chance ** successes * (1 - chance) ** (trials - successes)


def binomials(successes, trials, chance):
    binomial(successes, trials, chance)
    last = min(successes, trials)
    return sum((binomial(each, trials, chance) for each in range(last + 1)), Fraction(0))
