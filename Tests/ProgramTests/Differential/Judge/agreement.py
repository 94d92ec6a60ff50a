"""Compares the reader of the definitions of GNU units with the program `units`.

Prints the number of names that were compared, then a line for each that the two understand
differently. The program calculates to 15 digits. Money is left out, because its rates change.
"""

import math
import subprocess
from fractions import Fraction

from definitions import Definitions, Unknown

TOLERANCE = Fraction(1, 10**12)


def understood(definitions):
    """The names that the reader understands, with their values."""
    for name in definitions.texts:
        try:
            yield name, definitions.named(name)
        except (Unknown, ZeroDivisionError, RecursionError):
            continue


def answers(names):
    """What the program says about names, a line for each."""
    # An empty line behind each says that it is not to be converted.
    asked = "".join(f"{name}\n\n" for name in names)
    command = ["units", "-q", "-1", "--compact", "-o", "%.15g"]
    return subprocess.run(
        command, input=asked, capture_output=True, text=True, check=False).stdout.split("\n")


def number(answer):
    """The number in front of the coherent units at the end of an answer."""
    first = answer.split(" = ")[-1].split()[0]
    return Fraction(first) if first.lstrip("-")[0].isdigit() else Fraction(1)


if __name__ == "__main__":
    values = dict(understood(Definitions()))
    compared = [(name, value, answer) for (name, value), answer
                in zip(values.items(), answers(values)) if "US$" not in answer]
    print(len(compared))
    for name, value, answer in compared:
        ours = value.factor * Fraction(math.pi) ** value.pi
        if abs(number(answer) - ours) > abs(ours) * TOLERANCE:
            print(f"{name}: {answer}, not {float(ours)}")
