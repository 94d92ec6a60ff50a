import ExactNumbers
import Quantities

extension Reader {
  /// Throws for an unlikely unit, as in `1st`.
  mutating func refuseDoubtfulUnit(to next: Int) throws(EvaluationError) {
    guard parser.isStrict else { return }
    if case .postfix(.percent) = parser.previous {
      // `5% pa`
      throw refusal("$0 # $1", "$0 * (1 $1)", term(before: index), index..<next)
    }
    // `48.86° N` is a latitude, and no force.
    if case .postfix(.degree) = parser.previous { throw refusal(.missingOperator, to: next) }
    if case .constant(let constant) = parser.previous {
      if constant == .pi { try refuseUnitBehindPi(to: next) }
      if constant.entry != nil {
        // `k_B T`
        throw refusal(.unitWithoutNumber(source(here), constant: nil), to: index + 1)
      }
    }
    try refuseSignOfCurrency()
    try refuseNanometre(at: index)
    if endOfSign(at: index) == nil, nameOfWords(at: index) == nil,
      let (first, second) = Self.doubtfulNames[word(at: index)]
    {
      throw refusal(first, second, to: index + 1)
    }
    try refuseCapitals(at: index)
    try refuseCapitals(behindUnitTo: next)
    if word(at: index).lowercased() == "us", next > index + 1, kind(at: index + 1) == .word,
      nameOfWords(at: index) == nil
    {
      // `10 us oz` is US ounces, not microseconds.
      throw phrase("$0 $1", lastNumber, index + 1..<next)
    }
    try refuseKelvin(to: next)
    try refuseProductOfNames()
    try refusePowerOfProduct(to: next)
    if isBehindNumber {
      try refuseOrdinal(before: next)
      try refuseHeight()
      try refusePlural()
      try refuseHyphen()
      try refuseClockWithPoint()
      try refuseDashedInches()
      if lexeme.isSign(of: "'", "\""), next > index + 1, writtenExponent(at: index + 1) != nil {
        // `4.5"^2`, the square of a length or an area
        let unit = lexeme.isSign("'") ? "ft" : "in"
        throw refusal("($0$1)$2", "$0 \(unit)$2", lastNumber, here, index + 1..<next)
      }
    }
    if lexeme(at: next - 1).text == "1", isSign("^", at: next - 2), isSign("/", at: next),
      lexeme(at: next).isGlued, lexeme(at: next + 1).kind == .number
    {
      // `MPa*m^1/2`
      throw refusal(.exponentOfUnit, to: next + 2)
    }
    try refuseDivisor(index..<next)
  }

  /// Names with two usual meanings, whether they are known units or not.
  static let doubtfulNames = [
    "calories": ("kcal", "cal"), "Calories": ("kcal", "cal"), "Calorie": ("kcal", "cal"),
    "ct": ("* 0.01 EUR", "carat"), "fps": ("ft/s", "/s"), "FPS": ("ft/s", "/s"),
    "gr": ("g", "grain"), "Myr": ("million years", "MYR"), "NA": ("N_A", "nA"),
    "Ns": ("N*s", "ns"), "US": ("USD", "µs"), "zl": ("PLN", "zeptolitre"),
  ]

  /// Throws for `60 nm / 12 kn`, `5 nm in miles` and `10 km in nm`, likely nautical miles.
  private func refuseNanometre(at start: Int) throws(EvaluationError) {
    let (knots, miles): (Set, Set) = (
      ["kn", "kt", "kts", "knot", "knots"], ["km", "mi", "mile", "miles", "mph"]
    )
    func has(_ names: Set<String>) -> Bool { line.lexemes.contains { names.contains($0.text) } }
    guard word(at: start) == "nm",
      has(knots)
        || has(miles)
          && line.lexemes.contains(where: { $0.isSign(of: "+", "-", "→") || converts($0.text) })
    else { return }
    throw refusal("nmi", "nanometre", from: start, to: start + 1)
  }

  /// Throws for letters after π that are hardly a unit: `2πfL`.
  private func refuseUnitBehindPi(to next: Int) throws(EvaluationError) {
    let name = word(at: index)
    guard lexeme.isGlued, !name.isEmpty, let unit = unit(named: name), unit.dimension != .angle
    else { return }
    let letters = name.map(String.init).joined(separator: " * ")
    let other = UnitTable.unit(named: name)?.text(besides: [name]) ?? unit.text(.plain)
    throw refusal("$0 * \(letters)", "$0 * 1 \(other)", index - 1..<index, here)
  }

  /// Throws for `2 PT`, `5 ML` and `20 MA`, which are hardly units with such great prefixes.
  func refuseCapitals(at start: Int) throws(EvaluationError) {
    let name = word(at: start)
    guard let other = UnitTable.rival(ofCapitals: name), let unit = UnitTable.unit(named: name)
    else { return }
    throw refusal(
      Unit([other]).text(), unit.text(besides: [name]), from: start, to: start + 1)
  }

  /// Throws for capitals that are likely a label, as in `250 ml NS`.
  private func refuseCapitals(behindUnitTo next: Int) throws(EvaluationError) {
    for part in index..<next where kind(at: part) == .word && kind(at: part + 1) == .word {
      let name = word(at: part + 1)
      guard part + 1 < next, name.count > 1, name == name.uppercased(),
        nameOfWords(at: part) == nil,
        let unit = UnitTable.unit(named: name), unit.text(besides: [name]) != name
      else { continue }
      let start = lastNumber.lowerBound
      throw refusal(
        "$0 # $1", "$0*\(unit.text(besides: [name]))", start..<part + 1, part + 1..<part + 2)
    }
  }

  /// Throws for the plural of a name that hides the unit: `2 cups` with one's own `cup`.
  private func refusePlural() throws(EvaluationError) {
    let (name, own) = (word(at: index), String(word(at: index).dropLast()))
    guard name.last == "s", own.count > 1, isOwn(own),
      let unit = UnitTable.unit(named: name, in: scope.language),
      unit == UnitTable.unit(named: own, in: scope.language)
    else { return }
    throw refusal("$0 * \(own)", "$0 \(unit.text(besides: [name, own]))", lastNumber, here)
  }

  /// Whether another word of the line is feet and inches, as in `12ft6 x 10ft3`.
  private var isBesideHeight: Bool {
    line.lexemes.indices.contains { part in
      part != index && word(at: part).hasPrefix("ft") && Int(word(at: part).dropFirst(2)) != nil
    }
  }

  /// Throws for `6ft2`, a height or an area.
  private func refuseHeight() throws(EvaluationError) {
    guard lexeme.isGlued, ["ft2", "ft3"].contains(word(at: index)), let inches = lexeme.text.last,
      lexeme(at: index - 1).isWhole(1...1) || isBesideHeight, let unit = unit(named: "ft"),
      !isOwn(lexeme.text)
    else { return }
    throw refusal("$0 ft \(inches) in", "$0 \(unit.text())^\(inches)", lastNumber, here)
  }

  /// Throws for `10K ohm`, likely the prefix kilo.
  private func refuseKelvin(to next: Int) throws(EvaluationError) {
    let name = word(at: index + 1)
    guard word(at: index) == "K", isBehindNumber, next > index + 1, !name.isEmpty,
      let kilo = unit(named: "k" + name), ![.length, .time].contains(kilo.dimension)
    else { return }
    throw refusal("k" + name, "K*" + name, to: index + 2)
  }

  /// Throws for `500 Ft`, feet or forints, and for `5 kgs`, kilograms or the som.
  private func refuseSignOfCurrency() throws(EvaluationError) {
    let name = word(at: index)
    if let (unit, code) = currencyLikePlural(at: index) {
      throw refusal(unit.text(), code.text(), to: index + 1)
    }
    guard let currency = scope.signs.currency(of: name), unit(named: name)?.dimension != .money,
      let unit = UnitTable.unit(named: name)
    else { return }
    throw refusal(unit.text(besides: [name]), currency.symbol, to: index + 1)
  }

  /// The unit of a plural and the currency whose code it also is: `kgs`.
  private func currencyLikePlural(at start: Int) -> (unit: Unit, code: Unit)? {
    let name = word(at: start)
    guard name.last == "s", name == name.lowercased(), let code = UnitTable.unit(named: name),
      code.definition.scale == .currency, let unit = UnitTable.unit(named: String(name.dropLast())),
      unit != code
    else { return nil }
    return (Unit([unit]), Unit([code]))
  }

  /// Throws for `10 lbs in kgs`, kilograms and not the som, for `60 MPH in KM/H` and
  /// `19 mm in 1/16 in`.
  mutating func refuseDoubtfulTarget(_ target: UnitReading, from start: Int) throws(EvaluationError)
  {
    guard parser.isStrict else { return }
    try refuseCapitals(at: start)
    try refuseNanometre(at: start)
    let dimension = unitBefore?.dimension
    if dimension == target.unit.dimension { return }
    if let (first, second) = Self.doubtfulNames[word(at: start)] {
      throw refusal(first, second, from: start, to: start + 1)
    }
    if let (unit, code) = currencyLikePlural(at: start) {
      throw dimension == unit.dimension
        ? refusal(.phrase(written: unit.text()), from: start, to: start + 1)
        : refusal(unit.text(), code.text(), from: start, to: start + 1)
    }
    guard let dimension else { return }
    if lexeme(at: start).text == "1", target.unit.divisor != 1, parser.pending.isEmpty,
      dimension * target.unit.dimension == .none, let first = parser.nodes.last.flatMap(first)
    {
      // `19 mm in 1/16 in` asks for sixteenths of an inch.
      let unit = source(start + 3..<target.next)
      throw phrase("roundto($0 in \(unit); $1)", first..<index, start..<target.next)
    }
    try refuseDivisor(start..<target.next, isTarget: true)
  }

  /// Whether a letter behind `*` rather is a name than a unit: `9.8*t^2`, `n*R*T`, `2*h*c`.
  func isRatherName(to next: Int) -> Bool {
    let name = word(at: index)
    if name == "kB", isSign("*", at: next) { return true }
    guard name.count == 1, let unit = unit(named: name) else { return false }
    let isPhysical = { (word: String) in
      if case .constant(let constant) = self.meaning(of: word) {
        constant.entry != nil
      } else {
        false
      }
    }
    if isPhysical(word(at: index - 2)) { return index(behind: index) == next }
    if name == "h", isSign("*", at: next), isPhysical(word(at: next + 1)) { return true }
    return unit.dimension != .length && name != "s"
      && writtenExponent(at: index + 1).map { $0.text.first != "-" } == true
  }

  /// Throws for a unit alone whose letters are all user-defined names, as in `mg`.
  private func refuseProductOfNames() throws(EvaluationError) {
    let name = word(at: index)
    guard scope.hasNames, name.count > 1,
      name.allSatisfy({ isOwn(String($0)) }), let unit = unit(named: name)
    else { return }
    let product = name.map(String.init).joined(separator: " * ")
    let other =
      UnitTable.unit(named: name, in: scope.language)?.text(besides: [name], in: scope.language)
      ?? unit.text(.plain)
    throw parser.isAfterOperand
      ? refusal("* " + product, other, here) : refusal(product, "1 \(other)", here)
  }

  /// Throws for `ms^-2`, metres per second squared or per millisecond squared, and records how
  /// `Nm²/C²` is read.
  private mutating func refusePowerOfProduct(to next: Int) throws(EvaluationError) {
    for part in index..<next {
      guard let (top, bottom) = Self.gluedUnits[word(at: part)] else { continue }
      let written = writtenExponent(at: part + 1)
      let exponent = written?.text ?? ""
      if exponent.first != "-" {
        if word(at: part) == "Nm", let written {
          choose("(N*m)^\(exponent)", over: "N*m^\(exponent)", part..<written.next)
        }
        continue
      }
      let power = exponent == "-1" ? "" : "^" + exponent.dropFirst()
      let before = part > index ? source(index..<part) + " " : ""
      throw refusal(
        "\(before)\(top)/\(bottom)\(power)", "\(before)/\(word(at: part))\(power)", to: next)
    }
  }

  /// Throws for `9.81 m s-2`, whose exponent is no longer raised.
  func refuseFallenExponent() throws(EvaluationError) {
    let behind = lexeme(at: index + 2)
    guard parser.isStrict, case .unit(let unit) = parser.previous, kind(at: index - 1) == .word,
      ![.money, .temperature].contains(unit.dimension), lexeme.isGlued,
      case let digit = lexeme(at: index + 1), digit.isGlued, digit.isWhole(1...1),
      behind.kind == .end || behind.isSign(of: "*", "/", ")", ";", ",")
        || converts(behind.text) && kind(at: index + 3) != .end,
      // `5 m-1/2 m`, `5 kg-2,5 kg`
      !behind.isSign(of: "/", ",") || kind(at: index + 3) != .number
    else { return }
    let minus = isSign("/", at: index - 2) ? "" : "-"
    throw phrase("$0^\(minus)$1", index - 1..<index, index + 1..<index + 2)
  }

  /// Units whose name is also a product of two, of which a power concerns the second one.
  private static let gluedUnits = ["ms": ("m", "s"), "Nm": ("N", "m"), "NC": ("N", "C")]

  /// Throws for `1st`, which is no stone unless pounds follow.
  private func refuseOrdinal(before next: Int) throws(EvaluationError) {
    let number = source(lastNumber)
    guard word(at: index) == "st", lexeme.isGlued, kind(at: next) != .number,
      number.hasSuffix("1"), !number.hasSuffix("11")
    else { return }
    throw refusal("$0", "$0 stone", lastNumber, index..<next)
  }

  /// Throws for `2.30 pm` and `0 am`, which are no lengths.
  private func refuseClockWithPoint() throws(EvaluationError) {
    let (name, number) = (word(at: index), source(lastNumber))
    if name.lowercased() == "am", Int(number) == 0 {
      throw refusal("12:00 am", "0 attometres", lastNumber, here)
    }
    let parts = number.split { ".,".contains($0) }
    guard ["am", "pm"].contains(name.lowercased()), parts.count == 2, parts[1].utf8.count == 2,
      let hour = Int(parts[0]), let minute = Int(parts[1]), 1...12 ~= hour, minute < 60,
      let unit = UnitTable.unit(named: name.lowercased())
    else { return }
    throw refusal(
      "\(parts[0]):\(parts[1]) \(name)", "$0 \(unit.plural(in: .english))", lastNumber,
      here)
  }

  /// Throws for `100 ft-lb`, where a hyphen joins a torque, and for `3 kW-h`.
  private func refuseHyphen() throws(EvaluationError) {
    let (first, second) = (word(at: index), word(at: index + 2))
    guard lexeme(at: index + 1).isSign(of: "-", "*"), lexeme(at: index + 1).isGlued,
      lexeme(at: index + 2).isGlued, !second.isEmpty, !isOwn(second),
      case let sign = source(index + 1..<index + 2), sign != "*",
      let left = unit(named: first), let right = unit(named: second)
    else { return }
    let pound = [first, second].firstIndex { ["lb", "lbs"].contains($0) || $0.hasPrefix("pound") }
    if let pound, [left, right][1 - pound].dimension == .length {
      let length = index + 2 - 2 * pound
      throw phrase("$0 $1*lbf", lastNumber, length..<length + 1, index..<index + 3)
    }
    if sign == "-" { throw phrase("$0 $1*$2", lastNumber, here, index + 2..<index + 3) }
  }

  /// Throws for `6'-2"`, where a dash joins feet and inches as on drawings, also before a fraction.
  private func refuseDashedInches() throws(EvaluationError) {
    // A dash also joins inches and their fraction: `8' 2-1/2"`, `92-5/8"`.
    let stroke = lastNumber.lowerBound - 1
    let isFraction = isSign("/", at: stroke) && lexeme(at: stroke).isGlued
    let dash = isFraction ? stroke - 2 : stroke
    let feet = isFraction && isSign("'", at: dash - 2) ? dash - 2 : dash - 1
    let isInch = isSign("\"", at: index) || isFraction && name(at: index)?.unit.text() == "in"
    guard isInch, isSign("-", at: dash), lexeme(at: dash).isGlued, lexeme(at: dash + 1).isGlued,
      lexeme(at: dash + 1).text != "0" || lastNumber.count > 1
        || lexeme(at: index + 1).isSign(of: "*", "/", "^") || isTimes(at: index + 1)
    else { return }
    if isFraction, isSign("/", at: feet - 1), kind(at: feet - 2) == .number {
      // `3/4-1/2 in`, `1 1/2-1/4 in`
      let isMixed = kind(at: feet - 3) == .number && !lexeme(at: feet - 2).isGlued
      throw phrase(
        "$0 in - $1 in", feet - (isMixed ? 3 : 2)..<dash, dash + 1..<index, here)
    }
    if isFraction, feet == dash - 1, kind(at: feet) == .number {
      let blank = lexeme.kind == .word ? " " : ""
      throw refusal(
        "$0 $1\(blank)$2", "$0 in - $1 in", feet..<dash, dash + 1..<index, here)
    }
    guard isSign("\"", at: index), isSign("'", at: feet), kind(at: feet - 1) == .number else {
      return
    }
    let isWhole = feet == dash - 1
    if isWhole, source(dash + 1..<index) == "0" {
      throw phrase("$0$1$2", feet - 1..<dash, dash + 1..<index, here)
    }
    throw refusal(
      isWhole ? "$0$1$2" : "$0 $1$2", isWhole ? "$3 ft - $1 in" : "$0 in - $1 in",
      feet - 1..<dash, dash + 1..<index, here, feet - 1..<feet)
  }

  /// Throws for `km/H`, `50 KM / 2 H` and `W/mK`.
  private mutating func refuseDivisor(
    _ units: Range<Int>, isTarget: Bool = false
  ) throws(EvaluationError) {
    for part in units {
      let name = word(at: part)
      guard let usual = UnitTable.doubtfulDivisors[name],
        let other = UnitTable.unit(named: name)?.text(besides: [name])
      else { continue }
      let divides = part > units.lowerBound && isSign("/", at: part - 1) && lexeme(at: part).isGlued
      guard divides || !isTarget && name != "mK" && isShouted else { continue }
      let (before, behind) = (source(units.lowerBound..<part), source(part + 1..<units.upperBound))
      let (read, rare) = (before + usual + behind, before + other + behind)
      let kind = isTarget ? EvaluationError.Kind.phrase(written: read) : .ambiguous(read, rare)
      throw refusal(kind, from: units.lowerBound, to: units.upperBound)
    }
  }

  /// Records how a product behind a stroke is read: `J/kg·K` and `J/kg K` are J/(kg·K), `J/kg*K` is
  /// J·K/kg, `8.3/mol*K` 8.3/(mol·K), and `60 W / 12 V * A` 60 W/(12 V·A).
  ///
  /// Throws for `100 km/h h`, where a square is hardly meant.
  mutating func chooseProductOfDivisors(to next: Int) throws(EvaluationError) {
    let strokes = (index..<next).filter { isSign("/", at: $0) }
    if strokes.isEmpty, let sign = (index..<next).last(where: { isSign("*", at: $0) }) {
      let (first, last) = (index..<sign, sign + 1..<next)
      if isSign("/", at: index - 1) {
        choose("$0($1*$2)", over: "$0$1 * (1 $2)", index - 1..<index, first, last)
      } else if isBehindNumber, isSign("/", at: lastNumber.lowerBound - 1) {
        choose("($0 $1*$2)", over: "$0 $1 * (1 $2)", lastNumber, first, last)
      }
    }
    guard strokes.count == 1, let stroke = strokes.first,
      !(stroke..<next).contains(where: { isSign("(", at: $0) }),
      // A name may have several words: `GBP/imp gal`.
      case let behind = name(at: stroke + 1)?.next ?? stroke + 2,
      let sign = (stroke + 1..<next).first(where: { place in
        isSign("*", at: place)
          || place >= behind && (kind(at: place) == .word || isSign("°", at: place))
            && !lexeme(at: place - 1).isSign(of: "*", "/", "°")
      })
    else { return }
    let (inside, outside) = ("$0/($1*$2)", "$0/$1 * (1 $2)")
    let isInside = source(sign..<sign + 1) != "*"
    let (divisor, factor) = (stroke + 1..<sign, (isSign("*", at: sign) ? sign + 1 : sign)..<next)
    if isInside, parser.isStrict, source(divisor) == source(factor) {
      // `100 km/h h`
      throw refusal(inside, outside, index..<stroke, divisor, factor)
    }
    choose(
      isInside ? inside : outside, over: isInside ? outside : inside, index..<stroke, divisor,
      factor)
  }
}
