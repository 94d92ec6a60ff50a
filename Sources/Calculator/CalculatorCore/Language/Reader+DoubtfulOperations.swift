import ExactNumbers
import Quantities

extension Reader {
  /// Throws for operations on times and percentages that are hardly meant, such as `8:30 - 17:15`
  /// and `5% + 3%`.
  func refuseOperations(in tree: SyntaxTree) throws(EvaluationError) {
    guard parser.isStrict,
      line.lexemes.contains(where: { $0.kind == .word || $0.isSign(of: ":", "%") })
    else { return }
    try refuseGram()
    for (index, node) in tree.nodes.enumerated() {
      guard case .binary(let binary, _) = node.kind, case let right = tree.nodes[index - 1],
        case let left = tree.nodes[right.first - 1]
      else { continue }
      switch binary {
      case .add:
        try refuseOffset(right, behind: left, at: node.place)
        try refuseSum(of: left, right, "+", at: index, in: tree)
      case .subtract:
        try refusePeriod(from: left, to: right, at: node.place)
        try refuseOffset(right, behind: left, at: node.place)
        try refuseSum(of: left, right, "-", at: index, in: tree)
      case .multiply:
        if case .binary(_, isImplied: true) = node.kind {
          try refuseNote(right, behind: left, at: index, in: tree)
        }
        try refuseProduct(of: left, right, at: node.place)
        try refuseRatio(left, right, at: node.place)
        try refuseRatio(right, left, at: node.place)
      case .plusMinus: try refuseSum(of: left, right, "±", at: index, in: tree)
      case .divide:
        try refuseShare(of: left, right, at: index, in: tree)
        try refuseRate(left, right, at: index, in: tree)
        try refuseHoursByDays(left, right, at: node.place)
      case .of: try refuseMultiple(left, of: right, at: index, in: tree)
      default: continue
      }
    }
  }

  /// Throws for `10:30+02:00`, a sum or a clock time with its offset.
  private func refuseOffset(
    _ right: SyntaxTree.Node, behind left: SyntaxTree.Node, at place: Range<Int>
  ) throws(EvaluationError) {
    guard case .time(let time) = left.kind, case .time(let offset) = right.kind,
      time.unit == .duration, offset.unit == .duration,
      case let sign = line.quote(left.end..<right.start).drop(while: { $0 == " " }),
      sign.count == 1, right.end == right.start + 5
    else { return }
    let (first, second) = (text(of: left), text(of: right))
    throw EvaluationError(
      .ambiguous("\(first) \(sign) \(second)", "\(first) UTC\(sign)\(second)"), at: place)
  }

  /// Throws for `(50) of 200`, where the percent sign may be missing, and for `100 / 20% of 50`.
  private func refuseMultiple(
    _ left: SyntaxTree.Node, of right: SyntaxTree.Node, at index: Int, in tree: SyntaxTree
  ) throws(EvaluationError) {
    if case .binary(.divide, _) = left.kind, case let divisor = tree.nodes[right.first - 2],
      divisor.kind == .postfix(.percent)
    {
      // `100 / 20% of 50`
      let (rest, whole) = (line.quote(divisor.start..<right.end), text(of: right))
      let dividend = line.quote(left.start..<divisor.start)
      throw EvaluationError(
        .ambiguous("\(dividend)(\(rest))", "(\(text(of: left))) * \(whole)"),
        at: tree.nodes[index].place)
    }
    guard left.kind == .parentheses,
      tree.nodes[left.first..<right.first - 1].allSatisfy({ node in
        switch node.kind {
        case .number(let number): number.decimal.map { $0.value >= 1 } != false
        case .binary(let binary, _): binary != .divide
        case .parentheses: true
        default: false
        }
      })
    else { return }
    let (share, whole) = (text(of: left), text(of: right))
    throw EvaluationError(
      .ambiguous("\(share)% of \(whole)", "\(share) * \(whole)"), at: tree.nodes[index].place)
  }

  /// Throws for `17 / 20 %` and `got/20 %`, which may ask for the percentage.
  private func refuseShare(
    of left: SyntaxTree.Node, _ right: SyntaxTree.Node, at index: Int, in tree: SyntaxTree
  ) throws(EvaluationError) {
    let divisor = tree.nodes[index - 2]
    if case .measure = left.kind { return }
    guard right.kind == .postfix(.percent), line.quote(divisor.end..<right.end).hasPrefix(" ")
    else { return }
    if case .number(let number) = left.kind, case .number(let whole) = divisor.kind,
      let first = number.decimal?.value, let second = whole.decimal?.value, first >= second
    {
      return
    }
    let (first, second) = (text(of: left), text(of: divisor))
    throw EvaluationError(
      .ambiguous("(\(first) / \(second) in %)", "\(first) / (\(second) %)"),
      at: tree.nodes[index].place)
  }

  /// Throws for `5 kg * g`, and `m g` with a name m, where g is rather the acceleration of gravity.
  private func refuseGram() throws(EvaluationError) {
    let gram = line.lexemes.indices.dropFirst().first { place in
      word(at: place) == "g" && (isSign("*", at: place - 1) || isOwn(word(at: place - 1)))
    }
    guard let gram, !isOwn("g"), !line.lexemes[..<gram].contains(where: { converts($0.text) })
    else { return }
    throw EvaluationError(.ambiguous("g_n", "(1 g)"), at: place(from: gram, to: gram + 1))
  }

  /// Throws for `5% + 3%`, `20% + 10% off 100` and `45.60 + 18%/3`, but not `1 + 18%/12`.
  private func refuseSum(
    of left: SyntaxTree.Node, _ right: SyntaxTree.Node, _ sign: String, at index: Int,
    in tree: SyntaxTree
  ) throws(EvaluationError) {
    var readings: (String, String)?
    let isShare = left.kind == .postfix(.percent)
    switch right.kind {
    case .postfix(.percent) where isShare:
      let (first, second) = (text(of: left), text(of: right))
      let shares = [first, second].map { text in
        text.dropLast().split(separator: " ").joined(separator: " ")
      }
      guard shares[0] != "100" else { return }
      readings =
        sign == "±"
        ? ("(\(shares[0]) ± \(shares[1]))%", "\(first) ± (\(second) of \(first))")
        : ("\(first) * (1 \(sign) \(second))", "(\(shares[0]) \(sign) \(shares[1]))%")
    case .binary(let binary, _):
      let percentage = tree.nodes[tree.nodes[index - 2].first - 1]
      guard percentage.kind == .postfix(.percent) else { return }
      let (first, second) = (text(of: left), text(of: right))
      let (share, rest) = (text(of: percentage), line.quote(percentage.end..<right.end))
      switch binary {
      case .off where isShare:
        readings = ("\(first) off (\(second))", "(\(first)) \(sign) \(second)")
      case .of where isShare:
        readings = ("(\(first) \(sign) (\(share)))\(rest)", "(\(first)) \(sign) \(second)")
      case .divide where first != "1":
        readings = ("(\(first) \(sign) \(share))\(rest)", "\(first) \(sign) (\(share))\(rest)")
      default: break
      }
    default: break
    }
    guard let readings else { return }
    throw EvaluationError(.ambiguous(readings.0, readings.1), at: tree.nodes[index].place)
  }

  /// Throws for `30 / 2 per day` and `500 / 20/h`, where the divisor may be a rate.
  private func refuseRate(
    _ quotient: SyntaxTree.Node, _ unit: SyntaxTree.Node, at index: Int, in tree: SyntaxTree
  ) throws(EvaluationError) {
    guard case .one = unit.kind, case .binary(.divide, _) = quotient.kind,
      case let divisor = tree.nodes[index - 3], divisor.isValue,
      case let dividend = tree.nodes[divisor.first - 1],
      case let per = line.quote(quotient.end..<unit.end),
      per.hasPrefix("/") || divides(String(per.split(separator: " ")[0]))
    else { return }
    let (first, second) = (text(of: dividend), text(of: divisor))
    throw EvaluationError(
      .ambiguous("\(first) / (\(second)\(per))", "(\(first) / \(second))\(per)"),
      at: tree.nodes[index].place)
  }

  /// Throws for `450 g (1 lb)` and `42 (17%)`, where a note is no factor, and for `1 h m min`.
  private func refuseNote(
    _ note: SyntaxTree.Node, behind amount: SyntaxTree.Node, at index: Int, in tree: SyntaxTree
  ) throws(EvaluationError) {
    if case .measure(let unit) = amount.kind, case .measure(let part) = note.kind,
      part.isPart(of: unit)
    {
      let (first, second) = (text(of: amount), text(of: note))
      throw EvaluationError(
        .ambiguous("(\(first) + \(second))", "\(first) * \(second)"), at: tree.nodes[index].place)
    }
    guard note.kind == .parentheses, line.quote(amount.end..<note.start) == " " else { return }
    switch (amount.kind, tree.nodes[index - 2].kind) {
    case (.measure(let unit), .measure(let other)) where unit.dimension == other.dimension: break
    case (.number, .postfix(.percent)): break
    default: return
    }
    let (first, second) = (text(of: amount), text(of: note))
    throw EvaluationError(
      .ambiguous("\(first) # \(second)", "\(first) * \(second)"), at: tree.nodes[index].place)
  }

  /// Throws for `40 h / 5 days`, where hours a day are meant rather than a number.
  private func refuseHoursByDays(
    _ hours: SyntaxTree.Node, _ days: SyntaxTree.Node, at place: Range<Int>
  ) throws(EvaluationError) {
    guard case .measure(let unit) = hours.kind, case .measure(let other) = days.kind,
      unit.dimension == .time, other.dimension == .time, !unit.isOfDays, other.isOfDays
    else { return }
    let (first, second) = (text(of: hours), text(of: days))
    let number = second.prefix { !$0.isLetter }.split(separator: " ").joined(separator: " ")
    throw EvaluationError(.ambiguous("\(first) / \(number)", "(\(first)) / (\(second))"), at: place)
  }

  /// Throws for `1:10 * 100 ml`, where a ratio is read as a clock time.
  private func refuseRatio(
    _ clock: SyntaxTree.Node, _ whole: SyntaxTree.Node, at place: Range<Int>
  ) throws(EvaluationError) {
    guard case .time(let time) = clock.kind, time.unit == .duration,
      case .measure(let unit) = whole.kind,
      [.length, .area, .volume, .mass].contains(unit.dimension),
      case let parts = text(of: clock).split(separator: ":"), parts.count == 2
    else { return }
    let whole = text(of: whole)
    throw EvaluationError(
      .ambiguous(
        "\(parts[0])/\(parts[1]) * \(whole)", "(\(parts[0]) h \(parts[1]) min) * \(whole)"),
      at: place)
  }

  /// Throws for a period from one clock time to another.
  private func refusePeriod(
    from left: SyntaxTree.Node, to right: SyntaxTree.Node, at place: Range<Int>
  ) throws(EvaluationError) {
    guard right.place.count <= Self.longestClock else { return }
    let (first, second) = (text(of: left), text(of: right))
    guard left.place.count <= Self.longestClock else {
      // `2026-01-04 10:30 - 11:00`
      guard case .time(let moment) = left.kind, case .moment = moment.unit?.clock,
        case .time = right.kind, let blank = first.lastIndex(of: " "),
        let colon = second.firstIndex(of: ":")
      else { return }
      let minutes = second[colon...].dropFirst().prefix(2)
      let time = "\(second[..<colon]) h" + (minutes == "00" ? "" : " \(minutes) min")
      throw EvaluationError(
        .ambiguous("\(first) - (\(time))", "\(first[...blank])\(second) - \(first)"), at: place)
    }
    let isFrench = scope.language == .french
    guard let start = Self.minutes(ofClock: first, isFrench),
      let end = Self.minutes(ofClock: second, isFrench),
      start.hasHalf == end.hasHalf, start.value < end.value
    else { return }
    throw EvaluationError(
      .ambiguous("\(second) - \(first)", "-(\(second) - \(first))"), at: place)
  }

  /// Throws for `8 h * 5 days`, where no one means a square of time.
  private func refuseProduct(
    of left: SyntaxTree.Node, _ right: SyntaxTree.Node, at place: Range<Int>
  ) throws(EvaluationError) {
    guard case .measure(let unit) = left.kind, case .measure(let other) = right.kind,
      unit.dimension == .time, other.dimension == .time, unit.isOfDays != other.isOfDays
    else { return }
    let number = { (text: String) in
      text.prefix { !$0.isLetter }.split(separator: " ").joined(separator: " ")
    }
    let (first, second) = (text(of: left), text(of: right))
    throw EvaluationError(
      .phrase(
        written: unit.isOfDays
          ? "\(number(first)) * \(second)" : "\(first) * \(number(second))"), at: place)
  }

  private func text(of node: SyntaxTree.Node) -> String {
    line.quote(node.place).split(separator: " ").joined(separator: " ")
  }

  /// That of `12:30 pm`, with blanks, in bytes.
  private static let longestClock = 10

  /// The minutes of a clock time such as `8:30`, `8h30` or `5:30 pm`; nil for another text.
  private static func minutes(
    ofClock text: String, _ isFrench: Bool
  ) -> (value: Int, hasHalf: Bool)? {
    var digits = text.lowercased().filter { !$0.isWhitespace }
    let half = ["am", "pm"].first { digits.hasSuffix($0) }
    if half != nil {
      digits.removeLast(2)
      if !digits.contains(":") { digits += ":00" }
    }
    // `8h` is one beside another, but `8 h` is a duration, unless in French.
    if half == nil, digits.hasSuffix("h"), isFrench || !text.contains(" ") { digits += "00" }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "h" }
    guard parts.count == 2, parts[1].utf8.count == 2, let hours = Int(parts[0]),
      let minutes = Int(parts[1]), 0..<60 ~= minutes, 0...24 ~= hours
    else { return nil }
    let hour = half == nil ? hours : hours % 12 + (half == "pm" ? 12 : 0)
    return (60 * hour + minutes, half != nil)
  }
}

extension Unit {
  /// Whether this unit of time is a day or longer.
  fileprivate var isOfDays: Bool {
    UnitTable.unit(named: "d").map { !isPart(of: Unit([$0])) } ?? false
  }
}
