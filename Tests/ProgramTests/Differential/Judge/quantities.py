"""An independent judge of printed quantities.

    quantities.py RATES

reads lines of two fields, separated by a tab: the output of the calculator with `--fraction` (or
`!` and its error message), and the expression. RATES is the file of exchange rates, or "". It
prints one line for each, with a tab before the reason:

    true
    false      why, and the correct value
    skipped    why (not judged here)

A value is compared in coherent units, as a fraction or to 30 digits. Where the rules tell the unit
of the result, it is compared too.
"""

import re
import sys
from fractions import Fraction

from mpmath import mp

from definitions import Unknown
from exact import DIVISION, Undefined
from lexer import Malformed, TooMuch
from measures import DIGITS, Measures, Mismatch, of
from phrases import Parser
from precise import Unclear, real
from units import Units

# A fraction in front of a degree sign stands in parentheses.
NUMBER = re.compile(r"\(?(-?[0-9]+(?:\.[0-9]*)?(?:/[0-9]+|e-?[0-9]+)?)\)?(?: ?(.+))?")
BETWEEN_PARTS = re.compile(r"(?<=[^\s/]) (?:\+ )?(?=[0-9])")
ZERO_DIVISOR = "division by zero"


def printed_quantity(text, units):
    """The quantity that a printed result is; a compound one has several parts."""
    parts = [printed_part(each, units) for each in BETWEEN_PARTS.split(text)]
    measures = Measures()
    if text.startswith("-"):
        parts[1:] = [measures.signed("-", each) for each in parts[1:]]
    return measures.compound(parts)


def printed_part(text, units):
    unit = NUMBER.fullmatch(text) and NUMBER.fullmatch(text).group(2)
    tree = ("number", printed_number(text))
    if unit is None:
        return Measures().quantity(tree)
    # Behind a number, min is the minute.
    parser = Parser("1 " + unit, units)
    parser.take()
    tree = ("measured", tree, parser.unit_product(divides=True))
    if parser.next is not None:
        raise ValueError(f"{text[:60]} has no unit")
    return Measures().quantity(tree)


def printed_number(text):
    """The number of a printed result."""
    match = NUMBER.fullmatch(text)
    if not match:
        raise ValueError(f"{text[:60]} is no number with a unit")
    mantissa, _, exponent = match.group(1).partition("e")
    return Fraction(mantissa) * Fraction(10) ** int(exponent or 0)


def is_equal(left, right):
    if isinstance(left, Fraction) and isinstance(right, Fraction):
        return left == right
    distance = abs(real(left) - real(right))
    return distance <= abs(real(right)) * mp.mpf(10) ** -30


def shown(quantity):
    value = quantity.value
    number = str(value) if isinstance(value, Fraction) else mp.nstr(value, 34)
    base = " ".join(f"{name}^{power}" for name, power in sorted(quantity.base.items()))
    return f"{number} {base}".strip()


def verdict(text, expected, units):
    if text.startswith("!"):
        return f"false\tit is {shown(expected)}"
    printed = printed_quantity(text, units)
    if printed.dimension != expected.dimension:
        return f"false\tof another dimension; it is {shown(expected)}"
    if not is_equal(printed.value, expected.value):
        return f"false\tit is {shown(expected)}, printed is {shown(printed)}"
    if bool(printed.scale) != bool(expected.scale):
        return f"false\ta point and a difference of temperatures; it is {shown(expected)}"
    if expected.unit and not is_equal(of(printed.unit), of(expected.unit)):
        return f"false\tanother unit; it is {shown(expected)}"
    return "true"


def verdicts(lines, units):
    mp.dps = DIGITS
    answer = None
    for line in lines:
        text, expression = line.split("\t", 1)
        measures = Measures()
        try:
            quantity = measures.run(Parser(expression, units, answer).whole())
            answer = None if text.startswith("!") else ("known", quantity)
            yield verdict(text, quantity, units)
        except (Malformed, Unknown) as what:
            answer = None
            yield "true" if text.startswith("!") else f"false\tno expression: {what}"
        except Mismatch as why:
            answer = None
            is_error = text.startswith("!") and ZERO_DIVISOR not in text
            yield "true" if is_error else f"false\t{why}"
        except Undefined as why:
            answer = None
            is_error = text.startswith("!") and (str(why) != DIVISION or ZERO_DIVISOR in text)
            yield "true" if is_error else f"false\t{why}"
        except (TooMuch, Unclear) as why:
            answer = None
            yield f"skipped\t{why}"
        except ValueError as why:
            yield f"false\t{why}"


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    known = Units(sys.argv[1] if len(sys.argv) > 1 else None)
    for result in verdicts((line.rstrip("\n") for line in sys.stdin), known):
        print(result, flush=True)
