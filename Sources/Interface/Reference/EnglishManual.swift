enum EnglishManual {
  static let chapters = """
    ## usage :: Description :: the keypad, expressions as arguments, and pipes

    On a terminal and without an expression, `countonme` fills the screen with a keypad. Its buttons
    are typed, clicked, or chosen with the arrow keys.

    With an expression it prints the value and exits. Several arguments form one expression, with
    spaces between them. An argument that begins with a minus and a digit, a point, a parenthesis or
    a name of the language is an expression rather than an option: `-5+3`. Everything after `--`
    belongs to the expression.

    Without an expression, and when standard input is not a terminal, every line of the input is an
    expression and produces one line of output, as soon as it is read. Empty lines produce nothing,
    and `#` begins a comment.

    Results are plain numbers, without colours or grouping, with a point as the decimal sign. Errors
    go to standard error, with the number of the line, the expression, and a `^` under the part that
    caused the error; the remaining lines are still calculated.

    Numbers have a decimal point here in every locale. Where it is the decimal sign of the locale, a
    comma groups digits: `2,500` is 2500. Where the locale has a decimal comma, `2,5` and
    `1.234.567` are read as well, and `2,500`, which can mean either, is an error, as is `5.000 *
    3,5`. Before an operator, a dash may stand in place
    of the cents: `50.- + 20`, `500/- * 2`.

    ## options :: Options :: every option in detail

    {options}

    ## language :: The language :: operators, precedence, percentages and powers

    The keypad, the formula line and the input of a script share one language. Operators, from the
    first calculated to the last:

    x! :: The factorial of a whole number of at least 0.
    x!! :: The product of every second number down from a whole one: `7!!` is 105.
    x% :: A percentage; see Percentages.
    x°, x deg :: An angle in degrees, which stays in degrees: `180° - 65°` makes 115°.
    x^y :: A power, also written `**`. Powers are calculated from right to left: `2^3^2` is 512.
    x² :: A power, too, but of the operand next to it: `-2²` is -4, `2²^3` is 64, `10⁻³` is 0.001.
    √x, ∛x, ∜x :: A square, cube or fourth root, also of a power: `√2^2` is 2, `∛8` is 2.
    -x, +x :: A sign. It is applied after powers, so that `-2^2` is -4. An exponent may have one:
      `2^-1` is 0.5. Signs may be repeated: `3 - - -3` is 0.
    not x, ~x :: The bits of a whole number, inverted: `not 5` is -6.
    x * y, x / y :: A product and a quotient. For `*` there are also `×`, `·` and, between numbers
      or with a blank on both sides, `x`; for `/` there are `÷` and, with blanks, `:`. A parenthesis
      or a name beside an operand makes a product as well: `2(3)` is 6, and `2pi` is twice pi. Two
      numbers in a row are an error, except before a fraction: `3 1/2` is 3.5.
    x // y :: The whole part of a quotient: `7 // 2` is 3, and `-7 // 2` is -3.
    x mod y :: The remainder of `x / y`, with the sign of the divisor: `-1 mod 7` is 6. It is
      calculated like a product, as are the two that follow.
    n nCr k, n nPr k :: The number of ways to choose: `5 nCr 2` is 10, and with an order `5 nPr 2`
      is 20.
    x% of y :: A part of something: `20% of 50` is 10.
    x% off y :: What is left without that part: `15% off 80` is 68. The percentage belongs to `off`:
      `2 * 15% off 80` is 136, and `10% off 20% off 80` is 57.6.
    x + y, x - y :: A sum and a difference; the minus may also be `−`.
    x << y, x >> y :: The bits of a whole number, shifted: `1 << 10` is 1024, and `-5 >> 1` is -3.
    x and y, x & y :: The bits that both whole numbers have: `12 and 10` is 8.
    x xor y :: The bits that one of both has: `12 xor 10` is 6.
    x or y, x | y :: The bits that either has: `12 or 10` is 14. Negative numbers have bits in two's
      complement without end: `-1 and 255` is 255.

    Products and quotients are calculated from left to right, and so are sums and differences.
    Parentheses group; those still open at the end are closed there. Brackets and braces are
    parentheses, too, and bars are those of `abs`: `|2 - 5|` is 3.

    # What is read

    A word is a letter and all letters, digits and `_` behind it, and means something as a whole:
    `log2` is a function, and `x2` or `10C3` are unknown names. Only `80x40` and `12'x14'`,
    the parts of a quantity such as `5ft11in`, and `m2` or `ft3` are cut.

    A function without parentheses takes the operand next to it with all that is glued to it: `sqrt
    9+7` is 10, `lg 10^3` is 3, `sqrt 100 * 7` is 70. An exponent behind its name is that of its
    value: `cos²(180°)` is 1.

    Blanks change no value, but around the stroke of a fraction before a unit, and behind the
    operand of a function. What has two readings, neither of them usual, is an error that writes both out: `1/2pi`, `e^2x`, `cos pi/3`, `1 /2 cup`, `e(2)`, `1e 2`, `1/2%`,
    `3 / 1/2`, `25/12/2026`.

    A line that is one equation with one unknown name is solved: `x + 3 = 7`, `x^2 - 5x + 6 = 0`.

    After an operand `mod` is the operator, unless the parentheses after it have two arguments: `2
    mod(7;3)` is 2. The remainder is `5 mod 3`, not `5 % 3`.

    A unit belongs to the number before it, or to a fraction without blanks: `1/2 cup` is half a
    cup, and `2 L / 100 km` divides litres by kilometres. Quantities side by side, as in `3 h 20
    min`, are a sum. A conversion ends an expression or a parenthesis: `(5 km in mi) * 2`. At the
    beginning of a line it converts the previous result. The target may be a form, as in `255 in
    hex`, `0.5 in %` and `8 as % of 40`. Behind hours and feet the last unit may be left out: `1 h
    30`, `5'11`. See Units and money.

    # Percentages

    Added to something or subtracted from it, a percentage is taken of everything before it in the
    sum: `200 + 10%` is 220, and `200 - 10%` is 180. A sign before the percentage does not change
    that; where the plain number is meant, write `200 + 0.1`, or `200 + (r + 0)` for a name.
    Anywhere else `10%` is 0.1. A sum of percentages alone may mean either, so it is written `(5 + 3)%` or `5% * (1 + 3%)`; a name of a
    percentage and another one are added, and a part of such a name is a percentage, too.

    `100 USD + 20% VAT`, `50 USD - 10% discount` and `15% tip on 84 USD` are read, too.

    # Powers

    A positive base takes any exponent, a negative base whole exponents only. `0^0` is 1. Whole
    exponents of fractions give exact results, and so do fractional exponents where the root is
    exact: `4^(3/2)` is 8.

    # Names with two meanings

    A name of one's own goes before all others, except that of a function before a parenthesis; a
    word that means nothing else is the one of that spelling in another case, `Rent` for `rent`.
    Behind `in`, every name is that of a unit. Where a reading was a choice, the line says so before
    Enter.

    {clashes}

    # French words

    In French, `de`, `en` and `par` are read besides `of`, `in` and `per`, and units have their
    French names, too: `20 % de 150`, `2 semaines en jours`, `5 Go en Mo`. Behind a number and a
    space, `ans` are years. `mensualité` is `payment` and `échéancier` is `schedule`, and `100 € HT
    + TVA 20 %`, `120 € TTC - TVA 20 %` and `200 € remise 10 %` are read. A name given to a result
    goes before these words. The kept tape has the English words, so that it is read in every
    language.

    ## functions :: Functions and constants :: functions and constants

    The arguments of a function are in parentheses. A semicolon separates them, or a comma where the
    decimal sign is a point: `max(1; 2)` is 2. A single argument needs none; see The language. After
    Enter the parentheses that were understood stand in the expression.

    Names longer than a letter may be written in any case, as in `SIN PI`, unless a name of one's
    own differs only by that. Angles are in radians; `°` and `deg` convert degrees to radians:
    `sin(30°)` is 0.5, and `sin(30 deg)` is 0.5. An unknown name is an error that suggests the
    nearest known name.

    {functions}

    The constants of physics have their units and the values of CODATA 2022. Those that define the
    units, and what follows from these, are exact: `c in km/s` gives `299792.458 km/s`. The signs
    `c`, `G`, `R` and the like have the letters of their table; `h`, `F` and other signs that are
    units have their names alone. A measured one has the digits that are known, to the second one of
    its standard uncertainty, and so has what comes of it: `G` gives `6.67430e-11 m^3/(kg*s^2)`. The
    message tells the uncertainty, and `G / G` is 1.

    A value of one's own is written with its uncertainty, `9.81 ± 0.02 m/s^2` or with `+/-`; the
    unit belongs to both numbers. Any two values do as well, as in `mean(9.81; 9.79; 9.84) ±
    sem(9.81; 9.79; 9.84)`, and so does a part: `230 V ± 5%` is uncertain by 11.5 V. Values that are
    written apart are independent, and what comes of one by a name is the same value, so that `x /
    x` has no uncertainty.

    `random(6)` is a whole number from 1 to 6 by chance, `dice` the same, `random` a number from 0
    up to 1 with 15 digits, and `roll 3d6` the sum of three dice. A line keeps what it rolled, also
    when it is corrected elsewhere or read again; what is typed again rolls again.

    The same functions have other names, too:

    {synonyms}

    The greatest common divisor of fractions is the largest number of which all are multiples:
    `gcd(1/2;1/4)` is 0.25.

    ## numbers :: Numbers :: how numbers are written, and ans

    A number has digits, at most one decimal point, and an optional exponent: `12`, `.5`, `1.5e-3`.
    Digits may be grouped: `1_000_000`, `1 000 000`, `1'000'000`, `1,000,000` and `1,00,000`, in one
    way on a line. `50k`, `3 million`, `2 billion` and `3 dozen` are numbers, too, and `0.(3)` is a third. Where the decimal sign of the locale is a
    comma, the formula line takes a comma as the point. Digits may be those of any script, such as
    `١٢٣`.

    `0x`, `0b` and `0o` begin a whole number in base 16, 2 and 8: `0x10` is 16. A fraction sign
    stands alone or behind whole digits: `2½` is 2.5. `hex(255)` and `255 in base 16` show a whole
    number in another base, up to 36. `200 in int8` is what eight bits with a sign hold, `-56`, and
    `uint64` takes 64 without one; a number that does not fit wraps around, and a message says so.

    `ans` is the previous result, exact even where it was printed rounded, and `@3` that of the
    third line above; in a pipe, a line that failed is one, too. Behind a parenthesis or a separator a tag means the results of its lines:
    `sum(#food)`, `max(10; #food)`. `last 3` means those of the last three lines: `mean(last 3)`.

    A sum or a product over a range has a parameter with the numbers from one bound to the other:
    `sum(k = 1 to 100; k^2)`, `product(k = 1 to 5; 2k)`. It hides a name, and without any number the
    sum is 0 and the product 1.

    `f(x) = x^2 + 1` defines a function, which later lines call: `f(3)`, `2f(a + 1)`. It may have
    several parameters, as `area(w; h) = w h` has, use names and other functions, and get values
    with units. A parameter hides a name. What calls a function follows when that is corrected. An
    argument is calculated first, so that in the function `10%` is 0.1, and a function cannot use
    itself.

    `solve(x^2 = 2)` finds all numbers that make both sides equal, for the name without a value, or
    the one behind the equation: `solve(cos(x) = x; x = 0 to 10)` searches a range with both its
    ends. Each solution is proven, that of a polynomial exactly, and none is left out in silence: a
    piece of the line with a question mark is undecided. Where there may be infinitely many, a range
    is asked for. The only solution is a number for further use; of several, `ans(2)` is the second
    one. `1 (x2)` is a double solution, `2 <= x < 3` an interval of them. The unknown gets its unit
    from the equation, as in `solve((p - 80 €)/p = 20%)`, or from the range. A power with the
    unknown in its exponent is solved where its base is positive.

    `solve(x + y = 5; x - y = 1)` solves a linear system, also without `solve`, exactly and with
    units. Later lines use its unknowns by name, as in `10 x + y`, and another system or equation
    may solve for them again. Names with other values stand behind the equations to be solved for:
    `solve(x + y = k; x = y; x; y)`.

    `derivative(x^3; x = 2)` is the slope of a function at a number, and refused with the reason
    where there is none, as for `abs(x)` at 0. `integral(exp(-x^2); x = 0 to 1)` is the area under a
    function, with proven digits; what has a closed form is exact. A bound may be `inf` or `-inf`,
    and the function may be singular where a bound of it is proven; else the number is named. Reversed bounds change the sign. Both have units, and may stand in functions of your own.

    `plot(sin(x)/x; x = -10 to 10)` draws a function over a range, and `plot(sin(x); cos(x); x = 0
    to 7)` several; without a range it is from -10 to 10. A plot does not lie: a dot is there only
    where the curve is proven to pass through its place, and missing only where it is proven not to;
    what is neither looks undecided (`░`, or `?` in ASCII). Poles are not joined, and what is
    undefined is empty. The heights follow from the values, without those near poles. `plot(#food)`
    draws the results of a tag as points, in their order, and `plot(3; 1; 4)` any other values;
    `scatter(1; 2; 3; 5)` draws points x, y, as `p` does with two pasted columns. A
    plot stands alone on its line. As an argument of the command it is drawn in characters; in a
    pipe it has one line, its range.

    `payment(200000; 5%; 30 years)` is what a loan costs a month at a nominal yearly rate, paid at
    the end of each month or, with `begin` behind the term, at its beginning. `loan`, `savings`,
    `term` and `rate` give the amount, the final value, the months and the rate from the others; a
    further argument is what is left at the end, or, for `savings`, what is there at the start. A rate is
    proven to be the only one; where amounts may have several, `irr` refuses them. `schedule` is a
    table of the payments, with interest, principal and balance in cents, or in what the currency
    has, and the last payment leaves nothing. It stands alone on its line, as a plot does; in a pipe
    it is the sum of its payments.

    `total` is the sum of the lines above since the last total; directly below a total it is that
    one again. In a longer expression it leaves out the lines that use it, so that `total / 2` and
    `total / 3` below each other are parts of the same sum. Alone on its line it gives a line for
    each kind of unit and for each currency, in a pipe one line of them all, `13.50 EUR; 3 kg`; no
    total counts another, a percentage or a price of a unit, and it follows when a line above is
    corrected or removed.

    ## units :: Units and money :: units, their values and names, prefixes, currencies

    A unit stands behind a number, as in `5 km`, or behind `in`, as in `5 km in mi`. Units are
    multiplied, divided and raised to powers: `kg*m/s^2`, `L/100 km`, `m²`, `sq ft`. Symbols have
    their case, because `MW` and `mW` are two units; names, codes of currencies, and symbols that
    can mean only one usual unit are read in any case. Names have plurals, and a space in a name may
    be `_`.

    All values are exact. `k` marks a unit that takes the prefixes of the SI, `M` one that takes
    those from kilo to tera, and `Ki` one that takes those from kilo up and the binary ones.

    {units}

    # Prefixes

    SI: {metricPrefixes}.

    IEC 80000: {binaryPrefixes}.

    # Money

    Currencies have their codes, in any case, and some have signs. A sign that several currencies
    share is that of the country of the locale; elsewhere {sharedSigns}. Other signs: {otherSigns}.

    {currencies}.

    # Standards

    {standards}

    ## dates :: Dates and times :: dates, durations, time zones, weekdays

    A date is written `2026-12-25`, without spaces, `25 Dec 2026` or `December 25, 2026`; `today`,
    `tomorrow`, `yesterday` and `now` are the present, which a line on the tape keeps. `25/12/2026`
    and `25-12-2026` are refused, because others read them otherwise. The calendar is that of
    Gregory in the years 1 to 9999.

    `10:30` alone is a duration: `10:31 + 8:30` is `19:01`, and `2:30 h` is two and a half hours.
    With a date, a zone, `am` or `pm` it is a moment: `2026-11-22 10:30 Europe/Paris`, `2:30 pm`,
    also as programs write it: `2026-11-25T10:30+0100`, `10:30 +02`. An abbreviation with several
    meanings, such as `IST`, is refused with them. `now in unix` counts seconds.
    Zones are those of the files of the system, by name or by city, and `UTC+5:30`. A moment without
    a zone is one of the zone of the system; `in` shows it elsewhere: `14:00 UTC in New York`.

    A date minus a date is days, and `in years + months + days` counts months from the earlier one.
    A date plus months is the same day of the month, or its last one, and a message says so. Days, weeks,
    months and years keep the time on the clock; hours, minutes and seconds are elapsed time. A time
    that a change of clocks skips is an error, and one that comes twice needs its offset:
    `2026-10-25 02:30+01:00 Europe/Paris`.

    `weekday` gives the name of a day, `week` the week by ISO 8601, and `workdays` counts the days
    from Monday to Friday, the first and the last included. `next friday` and `last monday` are the
    days of these names beside today, and words without another meaning are read: `90 days after
    2026-01-01`, `days until 25 dec`, `8:30 until now`, `3 weeks ago`. In them a day without a year
    is the nearest one, behind `until` the next, and the second of two follows the first. Pipes,
    copies and exports have the form of ISO 8601.

    ## digits :: Digits :: what =, ≈ and the printed digits promise

    Every digit is true: a printed result differs from the exact value by less than one unit of its
    last digit, at any number of digits and however the expression cancels. Calculations continue
    from the exact value, never from the printed digits.

    On the screen, `=` before a result means that the digits are the exact value, which is proven.
    `≈` means that the value is rounded, to at most 15 significant digits and to the width of the
    display. A result too large or too small for the display is shown with an exponent, as
    `1.2345×10⁶⁷`; digits are never cut off silently. Elsewhere a value that is known to have a
    finite decimal form is printed in full, however long, and any other is rounded. Rounding is to
    the nearest digit; a fraction halfway between two is rounded away from zero.

    Fractions of whole numbers are exact: `1/3*3` is 1, and `0.1+0.2` is 0.3. Any other number is
    calculated between two bounds, with as many bits as the bounds need to agree on the digits.

    Bounds can show that two numbers differ, but never that they are equal. A result that agrees
    with zero to 1,000 digits, or to as many as `--digits` asks for, and that nothing proves to be
    zero, is reported as such: on the screen as `≈ 0` with the number of digits, elsewhere as an
    error. Division by it is an error everywhere.

    Numbers have at most about a million digits. Beyond that the result is the error “the number is
    too large”, before the time and the memory are spent.

    ## exact :: Recognised closed forms :: which results are recognised as exact

    Algebra proves that these equal something simpler:

    * sums, products, quotients and powers of roots of fractions, and roots of such sums:
      `sqrt(8)/sqrt(2)` is 2, `(1+sqrt(2))*(1-sqrt(2))` is -1, `sqrt(1+sqrt(2))^2-sqrt(2)` is 1;
    * the same with pi, with e, and with their powers: `pi^2/pi-pi` is 0;
    * logarithms of products and powers: `log(1000)` is 3, `ln(6)-ln(2)-ln(3)` is 0, `ln(e^5)` is 5;
    * exponentials of sums and of logarithms, and so the hyperbolic functions: `exp(ln(7))` is 7,
      `2^pi*2^-pi` is 1, `cosh(1)^2-sinh(1)^2` is 1;
    * sines, cosines and tangents of multiples of 15° and 18°: `sin(pi/6)` is 0.5, `tan(45°)` is 1,
      `cos(36°)-cos(72°)` is 0.5; of angles that differ by right angles or in their sign:
      `sin(1+pi)+sin(1)` is 0; and their squares: `sin(1)^2+cos(1)^2` is 1;
    * arcs of those values: `asin(1/2)*6-pi` is 0; and sines, cosines and tangents of arcs:
      `sin(acos(3/5))` is 0.8;
    * any other value that is calculated twice in the same way: `sin(1)^pi/sin(1)^pi` is 1.

    Numbers that are equal for another reason are not recognised, and the calculator says so:
    `cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2` and `ln(2+sqrt(3)) - 2ln((1+sqrt(3))/sqrt(2))` agree
    with zero to 1,000 digits.

    Sines, cosines and tanh never leave the numbers from -1 to 1. So `asin(tanh(10^20))` has a
    value, although its argument begins with 10^19 nines. But `1 - tanh(10^20)` agrees with zero to
    1,000 digits.

    ## forms :: Forms of numbers :: fractions, powers of ten, prime factors, other bases

    On the screen, F3 shows the value in the next of the forms that fit it, and the command `form`
    with a name in that one; the form stays chosen, and a value that it does not fit is shown as a
    decimal, and so is money. The command `group` groups the digits before the decimal point as the
    locale does, or with narrow spaces where it does not. F4 shows the whole value, up to a million
    digits of one that has no end. Elsewhere `--format` chooses the form, and digits are never
    grouped:

    {forms}

    A period that is cut off ends with `…` and has `≈` before it.

    Prime factors below 10000 are found by division, others by Pollard's rho method, which takes
    about as many steps as the square root of the second largest factor: up to 12 digits of that are
    quick, and beyond 17 digits it will rarely be found. While it takes long, the screen shows the
    factors found so far, the digits that are left, and how much of the work was done after which it
    gives up; Ctrl-C stops it, and what was found stays.

    “a prime” is said, and a factor stands alone, where that is proven: below
    3317044064679887385961981, which is about 3.3×10²⁴, by the Miller–Rabin test to the first 13
    primes (Sorenson and Webster, 2017), and beyond it by Pocklington's theorem, as far as the
    predecessor of the number can be factored. Any other number counts as not factored.

    ## rates :: Exchange rates :: how exchange rates are fetched and kept

    Amounts in different currencies are converted at the reference rates of the European Central
    Bank, which it publishes on each working day, with the euro as their base. The rate between two
    other currencies is the exact quotient of theirs. Rates serve information; banks exchange at
    others.

    `countonme` never fetches rates on its own. `countonme --update-rates` and the command `rates`
    do, with the command `curl`, which has to be installed. They say how many currencies of which
    day came. What is no valid file of rates, such as the web page of a network that wants a login,
    is refused with its reason, and the rates that were kept before stay.

    Every answer that has used rates says of which day they are, and from a week on how old they
    are. In pipes this is a line on standard error, once, so that standard output holds results
    alone. Old rates still answer. An entry of the tape keeps the rates of its day until its
    calculation is edited.

    `--rates` and the path of a file calculate with other rates than the kept ones. The file has the
    form of the daily file of the bank: XML with an element `Cube` with the attribute `time` for the
    day and, for each currency, an element `Cube` with the attributes `currency` and `rate`, which
    is what one euro is worth.
    """
}
