import ExactNumbers

extension English {
  package func title(of form: NumberForm) -> String {
    switch form {
    case .decimal, .fraction, .hexadecimal, .binary, .octal: form.rawValue
    case .mixed: "mixed number"
    case .repeating: "repeating decimal"
    case .scientific: "scientific notation"
    case .engineering: "engineering notation"
    case .factors: "prime factors"
    }
  }

  package func meaning(of form: NumberForm) -> String {
    switch form {
    case .decimal: "Digits around a decimal point."
    case .fraction: "A fraction in lowest terms."
    case .mixed:
      "An integer and a fraction below 1, joined by the sign of the number; the screen shows them "
        + "side by side."
    case .repeating:
      "A decimal without end, with its period in parentheses, if that has at most 100,000 digits."
    case .scientific: "One digit before the point and a power of ten."
    case .engineering:
      "One to three digits before the point and a power of ten whose exponent is a multiple of 3."
    case .factors:
      "A whole number as a product of primes, each of them proven to be one. What could not be "
        + "factored, or not be proven prime, within about a second of work, or half a minute on the "
        + "screen, stands last, before the comment # not factored."
    case .hexadecimal: "A whole number to base 16."
    case .binary: "A whole number to base 2."
    case .octal: "A whole number to base 8."
    }
  }

  package var factors: FactorWords {
    FactorWords(
      prime: ", a prime", negativePrime: ", minus a prime", unfactored: " (not factored)",
      unfactoredDigits: { "(\(grouped($0)) digits, not factored)" })
  }

  package func digitsLeft(_ count: Int) -> String { "(\(grouped(count)) digits)" }

  package func lines(_ first: Int, to last: Int, of all: Int) -> String {
    "lines \(grouped(first)) to \(grouped(last)) of \(grouped(all))"
  }

  package var moreDigits: (running: String, rest: String) { (", calculating…", " so far") }

  package func heading(_ form: NumberForm, unit: String?) -> String {
    let title = title(of: form)
    return title.prefix(1).uppercased() + title.dropFirst() + (unit.map { " in " + $0 } ?? "")
  }

  package var explanation: (heading: String, more: String) {
    ("Step by step", "… countonme --explain prints all steps")
  }
}
