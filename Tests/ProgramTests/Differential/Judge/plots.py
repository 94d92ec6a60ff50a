"""An independent judge of plots, which encloses values with mpmath's intervals.

Reads lines of seven fields, separated by tabs: the left border of the first column, the width of a
column, the lower border of the lowest row, the height of a row, the number of rows, the cells
column by column from the lowest row on (`#` lit, `.` dark, `?` undecided), and an expression in x.
Prints one line for each, with a tab before the reason:

    true
    false      a cell that is dark though the curve meets it, or lit though it does not
    skipped    why (too little could be proven)

A cell is met where a value is proven to be in it, or between two values of a part where the
function is continuous. It is empty where no values of the column can be in it. Around a pole
values are far below or far above: what lies between is empty, however narrow the column.
"""

import math
import re
import sys
from fractions import Fraction

from mpmath import iv, mp, mpf

from grammar import Parser

LINE = iv.mpf(["-inf", "inf"])
# The parts of a column at the beginning, and how often some may be halved.
PARTS = 3
MOST_HALVES = 14
# More parts than these become one.
MOST_PIECES = 4
# Claims about a value that is nearer to a border, in rows, are not made.
MARGIN = 1e-9


class Values:
    """Intervals that contain the values; `continuous` if the function has one everywhere."""

    def __init__(self, pieces, continuous):
        if len(pieces) > MOST_PIECES:
            pieces = [hull(pieces)]
        self.pieces, self.continuous = pieces, continuous


def hull(pieces):
    return iv.mpf([min(mpf(piece.a) for piece in pieces), max(mpf(piece.b) for piece in pieces)])


def number(fraction):
    return iv.mpf(fraction.numerator) / fraction.denominator


def reciprocal(piece):
    """The intervals of reciprocals, on each side of a pole."""
    low, high = mpf(piece.a), mpf(piece.b)
    if low > 0 or high < 0:
        return [1 / piece]
    above = [iv.mpf([(1 / iv.mpf(high)).a, "inf"])] if high > 0 else []
    below = [iv.mpf(["-inf", (1 / iv.mpf(low)).b])] if low < 0 else []
    return below + above


def from_zero(piece):
    """The part of an interval that is not negative; None if there is none."""
    low, high = mpf(piece.a), mpf(piece.b)
    return None if high < 0 else iv.mpf([max(low, mpf(0)), high])


def root(piece):
    part = from_zero(piece)
    return [] if part is None else [iv.sqrt(part)]


def logarithm(piece):
    if mpf(piece.b) <= 0:
        return []
    if mpf(piece.a) <= 0:
        return [iv.mpf(["-inf", iv.log(iv.mpf(piece.b)).b])]
    return [iv.log(piece)]


def floor(piece):
    if mp.isinf(mpf(piece.a)) or mp.isinf(mpf(piece.b)):
        return [LINE]
    first, last = int(mp.floor(mpf(piece.a))), int(mp.floor(mpf(piece.b)))
    if last - first < MOST_PIECES:
        return [iv.mpf(whole) for whole in range(first, last + 1)]
    return [iv.mpf([first, last])]


def is_positive(piece):
    return mpf(piece.a) > 0


# The pieces of values, and where the function is continuous.
FUNCTIONS = {
    "sin": (lambda piece: [iv.sin(piece)], None), "cos": (lambda piece: [iv.cos(piece)], None),
    "exp": (lambda piece: [iv.exp(piece)], None), "abs": (lambda piece: [abs(piece)], None),
    "ln": (logarithm, is_positive), "sqrt": (root, lambda piece: mpf(piece.a) >= 0),
    "floor": (floor, lambda piece: len(floor(piece)) == 1 and mpf(piece.delta) < 1),
}


def applied(name, values):
    pieces, is_continuous = FUNCTIONS[name]
    return Values(
        [each for piece in values.pieces for each in pieces(piece)],
        values.continuous and (is_continuous is None or all(map(is_continuous, values.pieces))))


def product(left, right):
    return Values(
        [one * other for one in left.pieces for other in right.pieces],
        left.continuous and right.continuous)


def inverse(values):
    has_pole = any(mpf(piece.a) <= 0 <= mpf(piece.b) for piece in values.pieces)
    return Values(
        [each for piece in values.pieces for each in reciprocal(piece)],
        values.continuous and not has_pole)


def power(values, exponent):
    if exponent.denominator != 1 or exponent < 1:
        raise ValueError(f"the exponent {exponent}")
    return Values([piece ** int(exponent) for piece in values.pieces], values.continuous)


def enclosure(tree, unknown):
    """The values of a tree on an interval."""
    kind = tree[0]
    if kind == "number":
        return Values([number(tree[1])], True)
    if kind == "unknown":
        return Values([unknown], True)
    if kind == "parentheses":
        return enclosure(tree[1], unknown)
    if kind == "call":
        operand = enclosure(tree[2][0], unknown)
        if tree[1] == "tan":
            return product(applied("sin", operand), inverse(applied("cos", operand)))
        return applied(tree[1], operand)
    if kind == "sign":
        operand = enclosure(tree[2], unknown)
        return operand if tree[1] == "+" else Values(
            [-piece for piece in operand.pieces], operand.continuous)
    if kind == "^":
        return power(enclosure(tree[1], unknown), tree[2][1])
    left, right = enclosure(tree[1], unknown), enclosure(tree[2], unknown)
    if kind == "*":
        return product(left, right)
    if kind == "/":
        return product(left, inverse(right))
    sign = {"+": 1, "-": -1}[kind]
    return Values(
        [one + sign * other for one in left.pieces for other in right.pieces],
        left.continuous and right.continuous)


class Rows:
    """The rows of a plot, and positions of values among them."""

    def __init__(self, bottom, height, count):
        self.bottom, self.scale, self.count = number(bottom), 1 / number(height), count

    def position(self, piece):
        """Bounds of the position, a little wider than they are."""
        position = (piece - self.bottom) * self.scale
        low, high = float(mpf(position.a)), float(mpf(position.b))
        # Not a number is the difference of infinities.
        low = low - MARGIN * (1 + abs(low)) if math.isfinite(low) else -math.inf
        high = high + MARGIN * (1 + abs(high)) if math.isfinite(high) else math.inf
        return low, high

    def met(self, low, high):
        """The rows that may be met between two positions."""
        if high < 0 or low > self.count:
            return range(0)
        return range(int(max(0, low)), int(min(self.count - 1, high)) + 1)

    def within(self, low, high):
        """The rows that are met for certain if a value lies between two positions."""
        return self.met(low, high) if low >= 0 and high < math.floor(low) + 1 else range(0)


class Column:
    """What is proven of the cells of a column, of which some rows are lit.

    Where the curve may be in one of these without a proof, narrower parts are looked at.
    """

    def __init__(self, tree, rows, lit, first, last):
        self.tree, self.rows = tree, rows
        self.met, self.possible = set(), set()
        # The position of the value at a number; None where there may be none.
        self.ends = {}
        waiting = [(first + (last - first) * part / PARTS, first + (last - first) * (part + 1) / PARTS)
                   for part in range(PARTS)]
        halves = 0
        while waiting:
            start, end = waiting.pop(0)
            reached = self.look(start, end)
            if (reached & lit) - self.met and halves < MOST_HALVES:
                halves += 1
                middle = (start + end) / 2
                waiting += [(start, middle), (middle, end)]
            else:
                self.possible |= reached

    def look(self, start, end):
        """The rows where values may be from one number to another."""
        first, last = self.value(start), self.value(end)
        unknown = iv.mpf([number(start).a, number(end).b])
        values = enclosure(self.tree, unknown)
        if values.continuous and first and last:
            low, high = min(first[1], last[1]), max(first[0], last[0])
            if low <= high:
                self.met |= set(self.rows.met(low, high))
        return {row for piece in values.pieces for row in self.rows.met(*self.rows.position(piece))}

    def value(self, at):
        if at not in self.ends:
            values = enclosure(self.tree, number(at))
            self.ends[at] = None
            if values.continuous and len(values.pieces) == 1:
                position = self.rows.position(values.pieces[0])
                self.ends[at] = position
                self.met |= set(self.rows.within(*position))
        return self.ends[at]


def verdict(left, width, bottom, height, count, cells, text):
    tree = Parser(re.sub(r"\bx\b", "ans", text), ("unknown",)).whole()
    rows = Rows(bottom, height, count)
    judged = 0
    for column in range(len(cells) // count):
        own = cells[column * count:(column + 1) * count]
        lit = {row for row in range(count) if own[row] == "#"}
        found = Column(tree, rows, lit, left + width * column, left + width * (column + 1))
        for row, cell in enumerate(own):
            is_met, is_possible = row in found.met, row in found.possible | found.met
            judged += is_met if cell == "#" else not is_possible
            if cell == "." and is_met:
                return f"false\tcolumn {column}, row {row} is dark, and the curve meets it"
            if cell == "#" and not is_possible:
                return f"false\tcolumn {column}, row {row} is lit, and the curve is not there"
    return "true" if judged * 2 > len(cells) else "skipped\ttoo little could be proven"


if __name__ == "__main__":
    iv.prec = 64
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    for line in sys.stdin:
        *numbers, count, cells, expression = line.rstrip("\n").split("\t")
        print(verdict(*map(Fraction, numbers), int(count), cells, expression), flush=True)
