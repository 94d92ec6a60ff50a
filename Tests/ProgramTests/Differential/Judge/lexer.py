"""The tokens of the language.

A number is a Fraction, a superscript an int, any other token a string; None ends the tokens.

    number      = decimal | 0x hexadecimal | 0b binary | 0o octal | [digits] fraction sign
                | digits, spaces, and digits "/" digits or a fraction sign: 3 1/2, 3 ½
    decimal     = digits with at most one point, then an optional exponent: 1.5e-3
    superscript = ["⁻" | "⁺"] superscript digits

A decimal with a point directly before digits in parentheses is an error, because these may repeat.
A "_" may stand between two digits, except in an exponent. A digit may be of any script. A prefix
without a digit, a digit beyond the base and a point in such a number are errors. Letters may be of
any case.

A name is a run of letters. Digits belong to it only if the number that stands behind the letters
consists of exactly the digits of a known name: `log2(8)`, `log2 8`; but `log25` is `log` of 25. An
"x" that follows an operand is a product, unless its run of letters is `xor`: `2x3`, `2xpi`. A zero
before an operator that is a word is no prefix: `0or 1`.
"""

import re
import unicodedata
from fractions import Fraction

NUMBER = re.compile(r"(?:[0-9](?:_?[0-9])*(?:\.(?:[0-9](?:_?[0-9])*)?)?|\.[0-9](?:_?[0-9])*)")
# Three digits behind a space are a group, not the numerator of a fraction, and a number directly
# behind a stroke or a power belongs to that.
MIXED = re.compile(r"(?<![/^])([0-9]+) +(?![0-9]{3}/)([0-9]+)/([0-9]+)(?![0-9._/])")
EXPONENT = re.compile(r"[eE]([+−-]?[0-9]+)")
# Behind a number, what may be its exponent: `1e 2`, `2e +3`, but not `2e + 3`.
TORN = re.compile(r"[ \t]*[eE](?:[ \t]*[0-9.]|[+−-][ \t]*[0-9.]|[ \t]+[+−-][0-9.])")
REPEATING = re.compile(r"(?:[0-9]+\.[0-9]*|\.[0-9]+)\([0-9]+\)")
PREFIX = re.compile(r"0[xXbBoO]")
DIGITS_OF_BASE = {
    16: re.compile(r"[0-9a-fA-F](?:_?[0-9a-fA-F])*"),
    8: re.compile(r"[0-7](?:_?[0-7])*"),
    2: re.compile(r"[01](?:_?[01])*"),
}
BASES = {"x": 16, "o": 8, "b": 2}
SUPERSCRIPT = re.compile(r"[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+")
PLAIN = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", "0123456789+-")
LETTERS = re.compile(r"[A-Za-z]+|π")
DIGITS = re.compile(r"[0-9]+")
GROUPED = re.compile(r"[1-9][0-9]{0,2}(?:,[0-9]{3})+(?![0-9,])")
SPACED = re.compile(r"[1-9][0-9]{0,2}(?:([ '])[0-9]{3})(?:\1[0-9]{3})*(?![0-9])")
# The dash in place of cents, before an operator: `50.- + 20`, `500/- + 20`.
PRICE = re.compile(r"(?:(?<=[0-9][.])|(?<=[0-9])[,/])[-−–](?=[ \t);])(?=[ \t]*[^ \t0-9.(])")
# What stands before the last digits of a phone number such as `1 (555) 123`.
PHONE = re.compile(r"[0-9.][ \t]*\([0-9.]+\)[ \t]*$|(\([0-9]{3,}\)[ \t]*)$")
# The functions whose names are units, too.
UNITS = ("min", "lb", "sec", "arcsec")
SYMBOLS = {
    **{sign: sign for sign in "+-*/^!%°()√∛∜;"},
    "−": "-", "×": "*", "·": "*", "÷": "/", ":": "/", ",": ";", "<<": "<<", ">>": ">>",
    "**": "^", "//": "//", "!!": "!!",
}
CONSTANTS = {"pi": "pi", "π": "pi", "e": "e", "tau": "tau"}
# The operators that are words.
WORDS = ("mod", "of", "off", "and", "or", "xor")
# The least and the greatest number of arguments of each function; None means any number.
FUNCTIONS = {
    **dict.fromkeys(
        "sqrt cbrt abs exp ln log2 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh"
        " sec csc cot asec acsc acot sech csch coth asech acsch acoth"
        " frac sign isprime erf erfc gamma hex bin oct popcount parity ctz bswap16 bswap32 bswap64"
        " float double".split(), (1, 1)),
    **dict.fromkeys("log floor ceil round trunc clz bits".split(), (1, 2)),
    **dict.fromkeys("normcdf norminv".split(), (1, 3)),
    **dict.fromkeys("rol ror".split(), (2, 3)),
    **dict.fromkeys("binompdf binomcdf".split(), (3, 3)),
    **dict.fromkeys("mod atan2 root ncr npr roundto".split(), (2, 2)),
    **dict.fromkeys(
        "min max gcd lcm sum product mean hypot median mode variancep stdevp count".split(), (1, None)),
    **dict.fromkeys("quantile variance stdev sem wmean".split(), (2, None)),
    **dict.fromkeys("slope intercept corr".split(), (4, None)),
}
SYNONYMS = {
    "log10": "log", "lg": "log", "lb": "log2", "sgn": "sign", "average": "mean",
    "var": "variance", "varp": "variancep", "stddev": "stdev", "std": "stdev", "mround": "roundto", "percentile": "quantile",
    **{"arc" + name: "a" + name for name in "sin cos tan sinh cosh tanh".split()},
    **{"ar" + name: "a" + name for name in "sinh cosh tanh sech csch coth".split()},
    "cosec": "csc", "cotan": "cot", "arcsec": "asec", "arccsc": "acsc", "arccot": "acot",
}
# Greater exponents of literals are too much work for the judge.
MOST_EXPONENT = 20_000


class Malformed(Exception):
    """A text that is not an expression."""


class TooMuch(Exception):
    """Too much work for the judge; the argument tells which."""


def tokens(text):
    """The tokens of a text, and for each whether no blank stands before it."""
    text = "".join(str(unicodedata.decimal(each, each)) for each in text)
    text = PRICE.sub(lambda price: " " * len(price.group()), text)
    found, glued = [], []
    is_glued = True
    # For each open parenthesis, whether commas in it separate arguments.
    separates = [False]
    at = 0
    while at < len(text):
        if text[at] in " \t\r":
            at += 1
            is_glued = False
            continue
        if not separates[-1] and (grouped := GROUPED.match(text, at)):
            text = text[:at] + grouped.group().replace(",", "") + text[grouped.end():]
        elif (spaced := SPACED.match(text, at)) and not MIXED.match(text, at):
            digits = re.sub("[ ']", "", spaced.group())
            text = text[:at] + digits + text[spaced.end():]
        if text[at] in "0123456789." and (phone := PHONE.search(text[:at])):
            raise Malformed("a phone number") if phone.group(1) else TooMuch("a phone number")
        if text[at] == "(":
            separates.append(bool(found) and found[-1] in FUNCTIONS)
        elif text[at] == ")" and len(separates) > 1:
            separates.pop()
        token, at = token_at(text, at, follows_operand=bool(found) and ends_operand(found[-1]))
        found.append(token)
        glued.append(is_glued)
        is_glued = True
    return found + [None], glued + [False]


def token_at(text, at, follows_operand):
    """The token at an index, and the index after it."""
    if PREFIX.match(text, at) and letters_at(text, at + 1) not in WORDS:
        return based_number(text, at)
    if mixed := MIXED.match(text, at):
        whole, top, bottom = map(int, mixed.groups())
        if top < bottom:
            return whole + Fraction(top, bottom), mixed.end()
    if repeating := REPEATING.match(text, at):
        raise Malformed(f"{repeating.group()} may repeat")
    if number := NUMBER.match(text, at):
        value, end = number_value(text, number)
        if TORN.match(text, end):
            raise Malformed("a torn exponent")
        return value, end
    if fraction_sign(text, at) is not None:
        return fraction_sign(text, at), at + 1
    if superscript := SUPERSCRIPT.match(text, at):
        return int(superscript.group().translate(PLAIN)), superscript.end()
    if word := letters_at(text, at):
        if follows_operand and word[0] == "x" and word != "xor":
            return "*", at + 1
        rest = text[at + len(word):].lstrip(" \t")
        if word in UNITS and (follows_operand or not re.match(r"[-−+\w.√∛∜(\[{|]", rest)) \
                and rest[:1] != "(":
            raise TooMuch("a unit")
        return named(text, word, at + len(word))
    if text[at] == ":" and text[at - 1:at + 2] != " : ":
        raise Malformed("a colon without spaces")
    for symbol in (text[at:at + 2], text[at]):
        if symbol in SYMBOLS:
            return SYMBOLS[symbol], at + len(symbol)
    raise Malformed(text[at])


def letters_at(text, at):
    """The run of letters at an index, in lower case; None if there is no letter."""
    letters = LETTERS.match(text, at)
    return letters and letters.group().lower()


def number_value(text, match):
    """The matched decimal with its exponent or fraction sign, and the index after it."""
    digits = match.group().replace("_", "")
    end = re.compile(" *").match(text, match.end()).end()
    sign = fraction_sign(text, end)
    if "." not in digits and sign is not None:
        return int(digits) + sign, end + 1
    value = Fraction(digits.rstrip("."))
    exponent = EXPONENT.match(text, match.end())
    if not exponent:
        return value, match.end()
    power = int(exponent.group(1).replace("−", "-"))
    if abs(power) > MOST_EXPONENT:
        raise TooMuch("the exponent of a number")
    return value * Fraction(10) ** power, exponent.end()


def fraction_sign(text, at):
    """The value of a sign such as ½ at an index, or None."""
    if at == len(text) or "⁄" not in unicodedata.normalize("NFKD", text[at]):
        return None
    top, _, bottom = unicodedata.normalize("NFKD", text[at]).partition("⁄")
    return Fraction(int(top), int(bottom)) if bottom else None


def based_number(text, at):
    base = BASES[text[at + 1].lower()]
    digits = DIGITS_OF_BASE[base].match(text, at + 2)
    if not digits:
        raise Malformed("no digit of the base")
    if re.compile(r"\.|_?[0-9]").match(text, digits.end()):
        raise Malformed("a digit beyond the base, or a point")
    return Fraction(int(digits.group().replace("_", ""), base)), digits.end()


def named(text, word, end):
    """The token of a run of letters that ends at an index, and the index after it."""
    digits = DIGITS.match(text, end)
    if digits:
        name = known(word + digits.group())
        # A fraction behind a space is no part of the number: log2 1/2.
        until_space = text[: re.compile(r"[^ \t]*").match(text, end).end()]
        if name and token_at(until_space, end, follows_operand=False)[1] == digits.end():
            return name, digits.end()
    name = known(word)
    if name is None:
        raise Malformed(word)
    return name, end


def known(word):
    """The token of a name in lower case, or None."""
    if word == "deg":
        return "°"
    name = SYNONYMS.get(word, word)
    if name == "ans" or name in FUNCTIONS or name in WORDS:
        return name
    return CONSTANTS.get(name)


def ends_operand(token):
    return (isinstance(token, (Fraction, int)) or token in CONSTANTS
            or token in ("ans", ")", "!", "!!", "%", "°"))
