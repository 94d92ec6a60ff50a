"""A parser of the whole language, written from its grammar.

The levels from the loosest to the tightest; all operators but "^" group from the left:

    expression = "or" of: "xor" of: "and" of: ("<<" | ">>") of: sums
    sum        = product { ("+" | "-") product }
    product    = factor { ("*" | "/" | "//" | "mod" | "of") factor | juxtaposed power }
    factor     = { "-" | "+" } power               -2^2 and -2² are -4
    power      = postfix [ "^" factor ]            2^3^2 is 2^9
               | postfix "off" factor              the postfix ends in "%": 10% off 20% off 80
    postfix    = primary { "!" | "!!" | "%" | "°" | superscript }
    operand    = { "-" | "+" } power { power }     without blanks
    primary    = number | constant | "ans" | "(" expression ")" | function arguments
               | ("√" | "∛" | "∜") factor          √2^2 is √(2^2)
    arguments  = "(" expression { ";" expression } ")" | operand

A function with a parenthesis behind it is a call, and what follows applies to its value:
`sin(1)²` is (sin 1)², `sqrt (4) * 2` is 4. Without one it takes the power next to it with what is
glued to that: `cos 5!` is cos(5!), `sin 2^2` is sin(2^2), `sqrt 100 * 7` is 70, `sin 2pi` is sin(2pi).

A juxtaposed power begins with a number only directly behind a parenthesis.

Behind an operand `mod` is the operator, except before a parenthesis that holds a separator.

Parentheses left open at the end are closed there.

A tree is a tuple whose first element is its kind. Numbers are fractions, never rounded.
"""

from fractions import Fraction

from lexer import CONSTANTS, FUNCTIONS, Malformed, tokens

ROOTS = {"√": "sqrt", "∛": "cbrt", "∜": "root"}
# The operators looser than products, from the loosest.
LEVELS = (("or",), ("xor",), ("and",), ("<<", ">>"), ("+", "-"))


class Parser:
    """Builds the tree of a text; `answer` is the tree that `ans` stands for, or None."""

    def __init__(self, text, answer=None):
        self.tokens, self.glued = tokens(text)
        self.answer = answer
        self.at = 0
        # Whether the operand of a function without parentheses is read, which a blank ends.
        self.is_bare = False

    @property
    def next(self):
        return self.tokens[self.at]

    def take(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def whole(self):
        tree = self.expression()
        if self.next is not None:
            raise Malformed(self.next)
        return tree

    def expression(self, level=0):
        if level == len(LEVELS):
            return self.product()
        tree = self.expression(level + 1)
        while self.next in LEVELS[level]:
            tree = (self.take(), tree, self.expression(level + 1))
        return tree

    def product(self):
        tree = self.factor()
        while True:
            if self.next in ("*", "/", "//", "of") or self.next == "mod" and not self.is_call_of_mod():
                tree = (self.take(), tree, self.factor())
            elif self.begins_operand():
                self.require_no_number()
                tree = ("*", tree, self.power())
            else:
                return tree

    def require_no_number(self):
        """Raises an error if a number stands next, and not directly behind a parenthesis."""
        is_behind = self.tokens[self.at - 1] == ")" and self.glued[self.at]
        if isinstance(self.next, Fraction) and not is_behind:
            raise Malformed("a number without an operator before it")

    def goes_on(self):
        """Whether the operand that is read may go on with the next token."""
        return not self.is_bare or self.glued[self.at]

    def begins_operand(self):
        token = self.next
        return (isinstance(token, Fraction) or token in ("(", "ans") or token in ROOTS
                or token in CONSTANTS or token in FUNCTIONS)

    def is_call_of_mod(self):
        """Whether the `mod` behind an operand has a parenthesis with a separator."""
        if self.tokens[self.at + 1] != "(":
            return False
        depth = 0
        for token in self.tokens[self.at + 1:]:
            depth += {"(": 1, ")": -1}.get(token, 0)
            if depth == 0:
                return False
            if depth == 1 and token == ";":
                return True
        return False

    def factor(self):
        if self.next in ("+", "-"):
            return ("sign", self.take(), self.factor())
        return self.power()

    def power(self):
        tree = self.postfix()
        if self.next == "^" and self.goes_on():
            self.take()
            return ("^", tree, self.factor())
        if self.next == "off" and tree[0] == "%" and not self.is_bare:
            self.take()
            return ("off", tree, self.factor())
        return tree

    def postfix(self):
        tree = self.primary()
        while True:
            # A degree belongs to its number, blank or not.
            is_degree = self.next == "°" and isinstance(self.tokens[self.at - 1], Fraction)
            if not self.goes_on() and not is_degree:
                return tree
            if self.next in ("!", "!!", "%", "°"):
                tree = (self.take(), tree)
            elif isinstance(self.next, int):
                tree = ("^", tree, ("number", Fraction(self.take())))
            else:
                return tree

    def primary(self):
        token = self.take()
        if isinstance(token, Fraction):
            return ("number", token)
        if token == "ans" and self.answer is not None:
            return ("parentheses", self.answer)
        if token in CONSTANTS:
            return ("constant", token)
        if token in ROOTS:
            degree = [("number", Fraction(4))] if token == "∜" else []
            return ("call", ROOTS[token], [self.factor()] + degree)
        if token == "(":
            return ("parentheses", self.enclosed((1, 1))[0])
        if token in FUNCTIONS:
            return ("call", token, self.arguments(FUNCTIONS[token]))
        raise Malformed(token)

    def arguments(self, counts):
        """The trees of the arguments that follow a function."""
        if self.next == "(":
            self.take()
            return self.enclosed(counts)
        if counts[0] > 1:
            raise Malformed("the number of arguments")
        # A sign is that of the operand, except between blanks or behind a function of a list.
        if self.next in ("+", "-") and (counts[1] is None or not self.glued[self.at + 1]):
            raise Malformed("an operator behind a function")
        was_bare, self.is_bare = self.is_bare, True
        tree = self.operand()
        self.is_bare = was_bare
        return [tree]

    def operand(self):
        if self.next in ("+", "-"):
            return ("sign", self.take(), self.operand())
        tree = self.power()
        while self.glued[self.at] and self.begins_operand():
            self.require_no_number()
            tree = ("*", tree, self.power())
        return tree

    def enclosed(self, counts):
        """The trees up to the closing parenthesis, where blanks end nothing."""
        was_bare, self.is_bare = self.is_bare, False
        found = self.listed(counts)
        self.is_bare = was_bare
        return found

    def listed(self, counts):
        """The trees up to the closing parenthesis."""
        found = [self.expression()]
        while self.next == ";":
            self.take()
            found.append(self.expression())
        if self.next == ")":
            self.take()
        elif self.next is not None:
            raise Malformed(self.next)
        least, most = counts
        if len(found) < least or most is not None and len(found) > most:
            raise Malformed("the number of arguments")
        return found


def is_percentage(tree):
    return tree[0] == "%" or (tree[0] == "sign" and is_percentage(tree[2]))
