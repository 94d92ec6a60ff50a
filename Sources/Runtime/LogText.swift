import CalculatorCore
import CalculatorViewModel
import Engine
import ExactNumbers
import Quantities
import Screen
import SystemCalls
import Words

/// What a session records: enough to replay it.
package enum LogEntry: Hashable, Sendable {
  case start(SessionConfiguration)
  case occurrence(Occurrence)
  /// All that had happened was taken up.
  case caughtUp
  /// The state at the end of a session.
  case end(ViewState)
}

extension LogEntry: CustomStringConvertible {
  /// The entry as one line of a log, such as `event key character "7"`.
  package var description: String {
    switch self {
    case .start(let configuration): line("start", of: configuration)
    case .occurrence(.answer(let id, .rates(let reading))):
      line("answer \(id.number) rates", of: reading)
    // Answers are calculated again.
    case .occurrence(.answer(let id, let answer)): "answer \(id.number) \(caseName(of: answer))"
    // A session with a log keeps no tape.
    case .occurrence(.kept), .occurrence(.others), .occurrence(.saved), .occurrence(.tapes),
      .occurrence(.oldTapes):
      "tape"
    case .occurrence(let occurrence): logFields(of: occurrence).joined(separator: " ")
    case .caughtUp: "caughtUp"
    case .end(let state): "end \(state.debugDescription)"
    }
  }

  private func line(_ name: String, of value: Any) -> String {
    ([name] + logFields(of: value)).joined(separator: " ")
  }
}

func caseName(of value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

/// A value as words on one line: the name of its case and its parts one after the other, texts between
/// quotation marks, and `-` for nil.
private func logFields(of value: Any) -> [String] {
  switch value {
  case let text as String: return [quoted(text)]
  case let character as Character: return [quoted(String(character))]
  case let value as any LosslessStringConvertible: return ["\(value)"]
  case let day as Day: return [day.description]
  case let rates as ExchangeRates:
    let numbers = rates.codes.map { code in
      "\(code)=\((rates[code] ?? 1).text(digits: 34).text)"
    }
    return [rates.day.description] + numbers
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { logFields(of: $0.value) } ?? ["-"]
  case .enum:
    let parts = mirror.children.flatMap { logFields(of: $0.value) }
    return [caseName(of: value)] + parts
  default: return mirror.children.flatMap { logFields(of: $0.value) }
  }
}

/// A text on one line between quotation marks, with `\u{…}` for control characters, line ends,
/// backslashes and quotation marks.
private func quoted(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "\"") { text, scalar in
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: break
    default:
      if scalar != "\\", scalar != "\"" { return text.unicodeScalars.append(scalar) }
    }
    text += "\\u{" + String(scalar.value, radix: 16) + "}"
  } + "\""
}

/// A line of a log that no session has written.
struct LogDamage: Error {}

/// The words of a line of a log, which are read from left to right.
struct LogFields {
  private var rest: ArraySlice<Substring>

  init(_ line: Substring) {
    // Scalar by scalar, because an accent after a quotation mark would join it.
    var isQuoted = false
    rest =
      line.unicodeScalars.split { scalar in
        if scalar == "\"" { isQuoted.toggle() }
        return scalar == " " && !isQuoted
      }
      .map { Substring($0) }[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func word() throws(LogDamage) -> String {
    guard let word = rest.popFirst() else { throw LogDamage() }
    return String(word)
  }

  mutating func number() throws(LogDamage) -> Int {
    guard let number = Int(try word()), number >= 0 else { throw LogDamage() }
    return number
  }

  mutating func flag() throws(LogDamage) -> Bool {
    guard let flag = Bool(try word()) else { throw LogDamage() }
    return flag
  }

  /// A text between quotation marks.
  mutating func text() throws(LogDamage) -> String {
    var rest = try word().unicodeScalars[...]
    guard rest.popFirst() == "\"", rest.popLast() == "\"" else { throw LogDamage() }
    var scalars = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        scalars.append(scalar)
        continue
      }
      let digits = rest.dropFirst(2).prefix { $0 != "}" }
      guard rest.starts(with: "u{".unicodeScalars), digits.endIndex < rest.endIndex,
        let value = UInt32(String(digits), radix: 16), let escaped = Unicode.Scalar(value)
      else { throw LogDamage() }
      scalars.append(escaped)
      rest = rest[digits.endIndex...].dropFirst()
    }
    return String(scalars)
  }

  mutating func character() throws(LogDamage) -> Character {
    let text = try text()
    guard text.count == 1 else { throw LogDamage() }
    return Character(text)
  }

  /// A case without parts.
  mutating func choice<Choice>(of cases: some Sequence<Choice>) throws(LogDamage) -> Choice {
    try choice(of: cases, named: try word())
  }

  func choice<Choice>(
    of cases: some Sequence<Choice>, named name: String
  ) throws(LogDamage) -> Choice {
    guard let choice = cases.first(where: { "\($0)" == name }) else { throw LogDamage() }
    return choice
  }

  /// Whether nil stands here, which is taken then.
  mutating func isNil() -> Bool {
    guard rest.first == "-" else { return false }
    rest.removeFirst()
    return true
  }

  /// The rate of a currency, as in `USD=1.25`; nil if none follows.
  mutating func rate() throws(LogDamage) -> (code: String, number: Rational)? {
    guard let parts = rest.first?.split(separator: "="), parts.count > 1 else { return nil }
    guard let number = DecimalLiteral(String(parts[1]).utf8)?.value else { throw LogDamage() }
    rest.removeFirst()
    return (String(parts[0]), number)
  }

  mutating func day() throws(LogDamage) -> Day {
    guard let day = Day(iso: try word()) else { throw LogDamage() }
    return day
  }
}

extension SessionConfiguration {
  init(_ fields: inout LogFields) throws(LogDamage) {
    self.init(
      theme: try fields.choice(of: ThemeName.allCases), hasColors: try fields.flag(),
      canCopy: try fields.flag(), followsTerminal: try fields.flag(), usesASCII: try fields.flag(),
      language: try fields.choice(of: Language.allCases),
      layout: try fields.choice(of: LayoutName.allCases),
      speech: fields.isNil() ? nil : try fields.choice(of: [SpeechStyle.signs, .words]),
      point: try fields.character(),
      grouping: fields.isNil() ? nil : try GroupingConvention(&fields),
      signs: CurrencySigns(territory: fields.isNil() ? nil : try fields.text()),
      size: Size(columns: try fields.number(), rows: try fields.number()),
      message: fields.isNil() ? nil : try Message(&fields))
  }
}

extension GroupingConvention {
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    guard let grouping = Self(try fields.word()) else { throw LogDamage() }
    self = grouping
  }
}

extension Message {
  /// Reads a message that a session can begin with.
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    switch try fields.word() {
    case "unknownTheme": self = .unknownTheme(try fields.text())
    case "options":
      self = .options(line: fields.isNil() ? nil : try fields.number(), try fields.text())
    default: throw LogDamage()
    }
  }
}

extension Occurrence {
  /// Reads what happened, unless it is an answer.
  init(_ fields: inout LogFields) throws(LogDamage) {
    switch try fields.word() {
    case "event": self = .event(try Event(&fields))
    case "tick": self = .tick(try fields.choice(of: Timer.allCases))
    case "rates": self = .rates(Request.ID(try fields.number()), try RatesReport(&fields))
    case "picture": self = .picture(Request.ID(try fields.number()), try PictureOutcome(&fields))
    default: throw LogDamage()
    }
  }
}

extension Event {
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    switch try fields.word() {
    case "key": self = .key(try Key(&fields))
    case "click": self = .click(try Point(&fields))
    case "wheel":
      self = .wheel(try fields.choice(of: WheelDirection.allCases), at: try Point(&fields))
    case "line": self = .line(try fields.text())
    case "paste": self = .paste(try fields.text())
    case "pasteTooLong": self = .pasteTooLong
    case "resize":
      self = .resize(Size(columns: try fields.number(), rows: try fields.number()))
    case "background": self = .background(try fields.choice(of: [Luminance.light, .dark]))
    case "suspend": self = .suspend
    case "hangUp": self = .hangUp
    default: throw LogDamage()
    }
  }
}

extension Point {
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    self.init(column: try fields.number(), row: try fields.number())
  }
}

extension Key {
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    let name = try fields.word()
    switch name {
    case "character": self = .character(try fields.character())
    case "control": self = .control(try fields.character())
    case "alt": self = .alt(try fields.character())
    case "function": self = .function(try fields.number())
    default: self = try fields.choice(of: Self.plain, named: name)
    }
  }

  /// The keys without parts.
  private static let plain: [Key] = [
    .enter, .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
    .pageDown, .controlLeft, .controlRight, .backTab,
  ]
}

extension RatesReport {
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    switch try fields.word() {
    case "received": self = .received(bytes: try fields.number())
    case "ended": self = .ended(try RatesMessage(&fields))
    default: throw LogDamage()
    }
  }
}

extension RatesMessage {
  /// Reads how an update ended.
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    switch try fields.word() {
    case "updated":
      self = .updated(
        RatesUpdate(
          currencies: try fields.number(), day: try fields.day(),
          previous: fields.isNil() ? nil : try fields.day()))
    case "ownFile": self = .ownFile(try fields.text())
    case "failed": self = .failed(try RatesFailure(&fields))
    default: throw LogDamage()
    }
  }
}

extension RatesFailure {
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    let name = try fields.word()
    switch name {
    case "flawed": self = .flawed(try RatesFlaw(&fields))
    case "cannotStart": self = .cannotStart(try fields.choice(of: FileError.Kind.allCases))
    case "status": self = .status(try fields.number())
    case "unreadable": self = .unreadable(try FileError(&fields))
    case "notSaved": self = .notSaved(try FileError(&fields))
    case "curl": self = .curl(status: try fields.number())
    default: self = try fields.choice(of: Self.plain, named: name)
    }
  }

  /// The failures without parts.
  private static let plain: [RatesFailure] = [
    .noCurl, .unknownServer, .noConnection, .timedOut, .interrupted, .certificate, .noEncryption,
    .noWebServer, .insecureAddress, .insecureRedirection, .tooManyRedirections, .invalidAddress,
    .noHome, .busy,
    .cancelled,
  ]
}

extension FileError {
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    self.init(try fields.choice(of: Kind.allCases), path: try fields.text())
  }
}

extension PictureOutcome {
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    switch try fields.word() {
    case "kept": self = .kept(name: try fields.text())
    case "failed": self = .failed(try fields.choice(of: FileError.Kind.allCases))
    default: throw LogDamage()
    }
  }
}

extension RatesReading {
  init(_ fields: inout LogFields) throws(LogDamage) {
    let outcome: Result<ExchangeRates, RatesUnavailable>
    switch try fields.word() {
    case "success":
      let day = try fields.day()
      var rates: [String: Rational] = [:]
      while let (code, number) = try fields.rate() { rates[code] = number }
      outcome = .success(ExchangeRates(day: day, rates: rates))
    case "failure": outcome = .failure(try RatesUnavailable(&fields))
    default: throw LogDamage()
    }
    self.init(outcome, today: fields.isNil() ? nil : try fields.day())
  }
}

extension RatesUnavailable {
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    switch try fields.word() {
    case "notFetched": self = .notFetched
    case "unreadable": self = .unreadable(try FileError(&fields))
    case "flawed": self = .flawed(path: try fields.text(), try RatesFlaw(&fields))
    default: throw LogDamage()
    }
  }
}

extension RatesFlaw {
  fileprivate init(_ fields: inout LogFields) throws(LogDamage) {
    let name = try fields.word()
    switch name {
    case "malformed": self = .malformed(line: try fields.number())
    case "invalidDay": self = .invalidDay(try fields.text())
    case "futureDay": self = .futureDay(try fields.day())
    case "invalidCurrency": self = .invalidCurrency(try fields.text())
    case "invalidRate": self = .invalidRate(currency: try fields.text(), try fields.text())
    case "duplicate": self = .duplicate(currency: try fields.text())
    default: self = try fields.choice(of: Self.plain, named: name)
    }
  }

  /// The flaws without parts.
  private static let plain: [RatesFlaw] = [
    .empty, .webPage, .truncated, .documentType, .unknownEncoding, .noRates, .severalDays, .euro,
    .tooLarge,
  ]
}
