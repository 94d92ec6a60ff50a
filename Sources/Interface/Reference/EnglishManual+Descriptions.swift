extension EnglishManual {
  /// The rows of tables; the first sentence of an option is its summary.
  static let descriptions = """
    --digits :: Round results without a finite decimal form to n digits (default: 34). n is from 1
      to 1000000.
    --decimals :: Show results with exactly n decimals, such as 19.70. n is from 0 to 100, and
      digits beyond are rounded away, half away from zero. Money keeps the decimals of its currency,
      and `ans` its exact value. On the screen `decimals n` does the same.
    --fraction :: Print results as fractions, such as 1/3. The same as `--format fraction`.
    --format :: Print results in a form, such as mixed or factors. The forms are {forms}; the
      beginning of a name is enough, such as `hex`. A result that the form does not fit is printed
      as a decimal, with the digits of `--digits`. See `countonme --help forms`.
    --explain :: Print how expressions are understood: each step with its value. Each expression has
      all its parentheses, and its steps below it, each above those that it uses. `=` stands before
      what is exact. An expression without a value is followed as far as it has one. `--digits`,
      `--format` and `--fraction` say how values are written, and `--ascii` leaves out signs that a
      terminal may not have.
    --strict :: Refuse what could mean something else. This is also for readings that are the habit:
      `1/2 cup`, `6/2(2+1)` and `200 + 10%`. The error says how to write each reading. On the screen
      these readings show before Enter, and `--json` lists them.
    --json :: Print an object of JSON for each expression. It is on one line and has `input`,
      `name`, `expression` as it was read, `value` as a string of all its digits, whether that is
      `exact`, its `unit`, and the day of the `rates` that were used; solutions have a `note` on
      whether these are all, and what could mean something else has `readings`: its place, how it
      was `read`, and the `other` reading. An expression without a value has `error` and its place
      in characters, from `start` up to `end`. In a pipe there is the number of the `line`, too.
    --seed :: Roll the same random numbers each time, which n determines. n is from 0 to 999999999.
    --theme :: Set the colours of the screen. The themes are {themes}: `mono` uses no colours, and
      `auto` chooses one from the environment and the background of the terminal.
    --layout :: Set the layout to begin with. The layouts are {layouts}.
    --language :: Set the language. The languages are {languages}; without the option the environment
      decides. Functions, options and topics have the same names in all languages.
    --light :: Use dark characters on a light background. The same as `--theme light`.
    --dark :: Use light characters on a dark background. The same as `--theme dark`.
    --ascii :: Draw with ASCII characters only. Operators are `/ * -`, and lines `+ - |`.
    --line :: Work line by line, without a screen. See `countonme --help accessibility`.
    --spoken :: Line by line, with words for = and ≈. It says “exactly 5” and “about 1.4142”.
    --no-mouse :: Leave the mouse to the terminal. It can select text then.
    --private :: Neither read nor write the kept tape. The tape on the screen works as always.
    --fresh :: Begin with an empty tape; the kept one stays. New lines are added to the kept one.
    --tape :: Print the kept tape: as text, csv, markdown or json. Without a format it is `text`.
      Numbers are written as in pipes. The name of a tape that was put aside, such as `2026-11-22`,
      or the path of a file prints that one.
    --totals :: With --tape: print the totals by tag as well. CSV has them in place of the entries.
    --csv-locale :: With --tape csv: write the decimal comma of the locale. Then `;` is between the
      fields.
    --list :: With --tape: name the tapes that were put aside. The oldest comes first.
    --days :: Show the day of each line of a tape. It is there on the screen and with `--tape`.
    --update-rates :: Fetch exchange rates, or take them from an address or a file. An address is
      one of https, or of http on this machine. See `countonme --help rates`.
    --rates :: Calculate with the exchange rates of a file. See `countonme --help rates`.
    --pictures :: Keep the pictures of the screen in a folder. It must exist.
    --picture :: Draw the calculator, with an expression, into a new file. The screen has 80 columns
      and 24 rows. The ending of the name chooses the format: `.svg` is a drawing, `.txt` plain
      text, `.ansi` text with the colours of a terminal. The exit status is 1 when the picture shows
      an error. See `countonme --help pictures`.
    --no-options :: Ignore the options file. Only the command line and the environment count.
    --version :: Show the version.
    --help :: Show help information. With the name of a topic, it is that part of this manual.
    layout keypad :: The usual keypad, and always the first.
    layout scientific :: The keypad with more buttons at its left: parentheses, powers, roots,
      logarithms, trigonometry, π, e and the previous result.
    layout programmer :: The keypad with the digits A to F, bases, and operations on bits; whole
      numbers show in base 16, 10, 8 and 2 at once.
    layout tape :: The tape alone, above the display.
    clash function :: A unit, unless a parenthesis or an operand follows: `5 min`, `min(5;3)`, `lb
      32`; `3 min 4` is refused.
    clash conversion :: Converts where a unit or a form follows, otherwise a unit: `72 in in cm`.
    clash half :: Half of a day behind an hour where a zone follows, as in `3 pm Paris`; else a
      unit. `3 pm` alone is refused, because it can be either.
    clash capital :: Converts in small letters; with a capital it is the terabyte in French.
    clash degree :: Turns a number into an angle; before `/` and a unit, minutes of arc or a scale
      of temperature it is a part of that unit: `30 deg/s`, `20 deg C`.
    clash answer :: The previous result; in French, behind a number and a space, years.
    clash word :: The word, and never the unit, which has a longer name; `EN` and `ET` in French.
    clash command :: A command where it stands alone on the line of the screen.
    clash prefix :: The unit of this name, and not one with a prefix.
    units length :: A point is that of computers; `pt` is the pint.
    units volume :: The gallon and its parts are those of the United States, for liquids; the
      imperial ones have names of their own. The barrel is that of oil.
    units mass :: A ton is the short one of the United States. The pound is no force, which is
      `lbf`, and no money, which is `GBP`.
    units time :: A year is the Julian one of 365.25 days, and a month a twelfth of it.
    units temperature :: °C and °F are converted as points of their scales, and Δ°C and Δ°F as
      differences of two points.
    units energy :: The calorie is the thermochemical one; `Cal` with a capital letter is the
      kilocalorie. The British thermal unit is that of the International Table, and the therm that
      of the United States.
    units information :: `b` is a bit, and `B` a byte; `kB` has 1000 bytes, and `KiB` has 1024.
    units fuelEconomy :: `mpg` is that of the United States, `impmpg` that of the United Kingdom.
    """
}
