"""An independent judge of conversions, by the definitions of GNU units.

Reads lines of four fields, separated by tabs: the output of the calculator with `--fraction`, the
number that was converted, and two units, each as the name of its prefix, a space and its symbol.
Prints one line for each, with a tab before the reason:

    true
    false      why, and the correct value

A factor without π is compared as a fraction, one with π to 30 digits. Temperatures are points.
"""

import sys
from fractions import Fraction

from mpmath import mp

from definitions import Unknown
from measures import DIGITS, Measures, Quantity
from quantities import is_equal, printed_number, shown
from units import SCALES, Units


def unit(text, units):
    """A unit as the judge of quantities has it: its value and its scale."""
    prefix, _, symbol = text.partition(" ")
    amount = units.amount(symbol)
    return ("unit", units.prefix(prefix) * amount if prefix else amount, SCALES.get(symbol))


def verdict(line, units):
    printed, number, source, target = line.split("\t")
    measures = Measures()
    try:
        quantity = measures.measured(Quantity(Fraction(number)), unit(source, units))
        expected = measures.converted(quantity, [unit(target, units)])
        # Without the unit, the number is compared alone.
        value = printed_number(printed)
    except Unknown as what:
        return f"false\tGNU units has no {what}; units.py needs a translation"
    except ValueError as why:
        return f"false\t{why}"
    wanted = number_of(expected, unit(target, units), measures)
    return "true" if is_equal(value, wanted) else f"false\tit is {shown(Quantity(wanted))}"


def number_of(quantity, unit, measures):
    """The number of a quantity in a unit."""
    size = measures.measured(Quantity(Fraction(1)), unit)
    if unit[2]:
        factor, zero = unit[2]
        return measures.sum(measures.quotient(quantity.value, factor), zero)
    return measures.quotient(quantity.value, size.value)


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    mp.dps = DIGITS
    known = Units()
    for each in sys.stdin:
        print(verdict(each.rstrip("\n"), known), flush=True)
