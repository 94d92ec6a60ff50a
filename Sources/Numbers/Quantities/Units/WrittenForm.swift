import ExactNumbers

/// A form that numbers are converted to, in place of a unit: `255 in hex`, `0.5 in %`.
package enum WrittenForm: Hashable, Sendable {
  case percent
  /// A percentage such as `20%`: displayed as a plain number, but used as a percentage.
  case percentage
  case number(NumberForm)
  case base(Int)
  /// The content of a word of this many bits, which may alter the number.
  case word(Int, isSigned: Bool)
  case unix

  package func fits(_ number: Real) -> Bool {
    switch self {
    case .percent, .percentage, .unix: true
    case .number(let form): form.canWrite(number)
    case .base, .word: number.rational?.isWhole == true
    }
  }

  private func names(in language: TextLanguage) -> [String] {
    let names =
      switch (self, language) {
      case (.percent, .english): "% ％ percent"
      case (.percent, .french): "% pourcent pourcents pourcentage"
      case (.percentage, _): ""
      case (.unix, _): "unix"
      case (.number(let form), _): form.targets(in: language)
      case (.word(let bits, let isSigned), _): (isSigned ? "int" : "uint") + String(bits)
      case (.base, _): ""
      }
    return UnitTable.list(names)
  }

  package func name(in language: TextLanguage) -> String {
    if case .base(let base) = self { "base \(base)" } else { names(in: language).first ?? "" }
  }

  package var isPercentage: Bool { self == .percent || self == .percentage }

  /// The form of digits in a base from 2 to 36.
  package init?(base: Int) {
    guard (2...36).contains(base) else { return nil }
    let form = NumberForm.allCases.first { $0.base?.value == base }
    self = base == 10 ? .number(.decimal) : form.map(WrittenForm.number) ?? .base(base)
  }

  package init?(_ name: String, in language: TextLanguage) {
    let name = name.lowercased()
    guard let form = Self.named[.english]?[name] ?? Self.named[language]?[name] else { return nil }
    self = form
  }

  private static let named: [TextLanguage: [String: WrittenForm]] = {
    let words = [8, 16, 32, 64].flatMap { bits in
      [true, false].map { WrittenForm.word(bits, isSigned: $0) }
    }
    let forms = [.percent, .unix] + words + NumberForm.allCases.map(WrittenForm.number)
    let named = TextLanguage.allCases.map { language in
      let pairs = forms.flatMap { form in form.names(in: language).map { ($0, form) } }
      return (language, Dictionary(uniqueKeysWithValues: pairs))
    }
    return Dictionary(uniqueKeysWithValues: named)
  }()
}

extension Quantity {
  /// The two’s complement of a negative integer in base 2, 8 or 16, in the shortest word for it.
  package var negativeWord: (bits: Int, text: String, source: String)? {
    guard case .number(let form)? = unit?.form, let base = form.base, base.value != 10,
      let whole = number.rational?.wholeValue, whole < 0
    else { return nil }
    let bits = [8, 16, 32].first { whole >> ($0 - 1) == -1 } ?? 64
    let word = UInt64(bitPattern: Int64(whole)) & (UInt64.max >> UInt64(64 - bits))
    let text = base.prefix + String(word, radix: base.value, uppercase: true)
    return (
      bits, text, "(\(whole) in uint\(bits)) in \(WrittenForm.number(form).name(in: .english))"
    )
  }
}
