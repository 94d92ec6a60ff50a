"""The units of the language, by the definitions of GNU units, and exchange rates.

Most names mean the same in both. `SPELLINGS` has other names, `DIFFERENCES` the units of other
values with the reason for each.
"""

import re
from fractions import Fraction

from definitions import Amount, Definitions, Unknown

# The same definitions under other names.
SPELLINGS = {
    "Ah": "amp hour", "Nm": "newton meter", "VA": "volt ampere", "Ω": "ohm", "Å": "angstrom",
    "µ": "micro", "μ": "micro", "AU": "au", "Torr": "torr", "BTU": "btu", "Btu": "btu", "kp": "kgf",
    "st": "stone", "g0": "gravity", "bpm": "1/min", "bps": "bit/s", "Bps": "byte/s",
    "ftUS": "surveyfoot", "grad": "gon", "longton": "brton", "ozt": "troyounce",
    "bdft": "boardfoot", "impgal": "brgallon", "impqt": "brquart", "impgill": "brgill",
    "imppt": "brpint", "impfloz": "brfloz",
    "impmpg": "mile/brgallon", "mpg": "mile/usgallon", "Δ°C": "K", "Δ°F": "degF", "°R": "degR",
    "rev": "turn", "henries": "henry",
}
# Where the same name is another unit, or has another value: what it is here, and why.
DIFFERENCES = {
    "h": ("hour", "h is the Planck constant in GNU units"),
    "b": ("bit", "b is the bar in GNU units; data rates are written in Mb/s"),
    "rad": ("radian", "rad is a dose in GNU units; the SI keeps rad for the radian"),
    "PS": ("metrichorsepower", "PS is the petasiemens in GNU units"),
    "kn": ("knot", "kn is no unit of GNU units"),
    "kt": ("knot", "kt is the kilotonne in GNU units"),
    "yr": ("365.25 day", "the Julian year, like year"),
    "year": ("365.25 day", "the Julian year of astronomy; GNU units has the tropical one"),
    "month": ("365.25 day / 12", "a twelfth of the Julian year"),
    "decade": ("3652.5 day", "of Julian years"),
    "century": ("36525 day", "of Julian years"),
    "centuries": ("36525 day", "of Julian years"),
    "pc": ("648000 au / pi", "the definition of the IAU of 2015; GNU units has the tangent"),
    "parsec": ("648000 au / pi", "the definition of the IAU of 2015"),
    "pica": ("12 computerpoint", "the pica of computers; GNU units has that of printers"),
}
TRANSLATIONS = SPELLINGS | {name: text for name, (text, _) in DIFFERENCES.items()}
# Temperature scales: kelvins = (number - absolute zero) * factor.
CELSIUS = (Fraction(1), Fraction("-273.15"))
FAHRENHEIT = (Fraction(5, 9), Fraction("-459.67"))
SCALES = {
    **dict.fromkeys(("°C", "℃", "degC", "celsius", "Celsius"), CELSIUS),
    **dict.fromkeys(("°F", "℉", "degF", "fahrenheit", "Fahrenheit"), FAHRENHEIT),
}
SIGNS = {"€": "EUR", "£": "GBP", "$": "USD", "¥": "JPY"}
CODE = re.compile(r"[A-Za-z]{3}")
RATE = re.compile(r"""currency=['"]([A-Z]{3})['"]\s+rate=['"]([0-9.]+)['"]""")
MONEY = {"money": 1}
# Prefixes that the definitions, which are of September 2022, do not have: the SI has them since
# November 2022.
NEW_PREFIXES = {"ronna": "1e27", "quetta": "1e30", "ronto": "1e-27", "quecto": "1e-30"}
NEW_SYMBOLS = {"R": "1e27", "Q": "1e30", "r": "1e-27", "q": "1e-30"}


class Units:
    """What the names of units mean."""

    def __init__(self, rates=None):
        self.definitions = Definitions()
        self.definitions.prefixes.update(NEW_PREFIXES | NEW_SYMBOLS)
        self.rates = {}
        if rates:
            with open(rates, encoding="utf-8") as file:
                self.rates = {code: Fraction(rate) for code, rate in RATE.findall(file.read())}
            self.rates["EUR"] = Fraction(1)

    def amount(self, name):
        """The value of a name in coherent units; a temperature scale is its difference."""
        if name in SCALES:
            return Amount(SCALES[name][0], base={"K": 1})
        code = SIGNS.get(name, name.upper())
        if code in self.rates and CODE.fullmatch(code):
            return Amount(1 / self.rates[code], base=MONEY)
        return self.translated(name)

    def translated(self, name):
        if name in TRANSLATIONS:
            return self.definitions.amount(TRANSLATIONS[name])
        if name in self.definitions.texts:
            return self.definitions.named(name)
        for length in range(len(name) - 1, 0, -1):
            prefix, rest = name[:length], name[length:]
            if prefix in self.definitions.prefixes and rest in TRANSLATIONS:
                return self.prefix(prefix) * self.definitions.amount(TRANSLATIONS[rest])
        for plural in ("s", "es"):
            if name.endswith(plural) and name.removesuffix(plural) in TRANSLATIONS:
                return self.definitions.amount(TRANSLATIONS[name.removesuffix(plural)])
        return self.definitions.named(name)

    def prefix(self, name):
        return self.definitions.amount(self.definitions.prefixes[name])

    def knows(self, name):
        try:
            self.amount(name)
        except Unknown:
            return False
        return True
