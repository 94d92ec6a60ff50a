import Quantities

/// Refuses what can be read in two ways of which neither is the habit, with both written out.
///
/// What the tape keeps is never refused: nothing can be meant otherwise there.
extension TextReader {
  /// Throws if the number follows three digits or more in parentheses, as in `(555) 123`: such a product
  /// is a phone number.
  func refusePhoneNumber() throws(EvaluationError) {
    guard case .close = parser.previous, !scope.isKept else { return }
    let before = text[..<index].trimmingSpaces.dropLast()
    let digits = before.reversed().prefix(while: LineParts.isDigit).count
    guard digits > 2, before.dropLast(digits).last == UInt8(ascii: "(") else { return }
    throw EvaluationError(
      .missingOperator, at: place(length: max(1, endOfDigits(at: index) - index)))
  }

  /// Throws if what follows the number that ends at an index may be its exponent, as in `1e 2` and
  /// `2e +3`, or its last group, as in `1 000'000`.
  func refuseTornNumber(endingAt end: Int) throws(EvaluationError) {
    guard let (next, length) = scalarIfAny(at: end) else { return }
    if next == "'" || next == "’" {
      try refuseTornGroup(behind: end, length)
    } else {
      try refuseTornExponent(behind: end)
    }
  }

  private func refuseTornGroup(behind end: Int, _ length: Int) throws(EvaluationError) {
    let group = endOfDigits(at: end + length)
    let parts = text[index..<end].split(separator: UInt8(ascii: "."))
    guard group == end + length + 3, parts.count == 1 || parts[1].count == 3 else { return }
    let (number, inches) = (
      String(decoding: text[index..<end], as: UTF8.self),
      String(decoding: text[(end + length)..<group], as: UTF8.self)
    )
    let digits = String(decoding: text[index..<end].filter(LineParts.isDigit), as: UTF8.self)
    throw EvaluationError(
      .ambiguous(digits + inches, "\(number) ft \(inches) in"), at: index - start..<group - start)
  }

  private func refuseTornExponent(behind end: Int) throws(EvaluationError) {
    let mark = endOfSpaces(from: end)
    guard mark < text.endIndex, text[mark] | 0x20 == UInt8(ascii: "e"), !scope.isKept else {
      return
    }
    var (next, sign) = (endOfSpaces(from: mark + 1), "")
    if let (scalar, length) = scalarIfAny(at: next), token(of: scalar)?.isSignOfNumber == true {
      let digits = endOfSpaces(from: next + length)
      // Between spaces the sign is that of a sum: `2 e + 3`.
      if next > mark + 1, digits > next + length { return }
      (next, sign) = (digits, scalar == "+" || scalar == "＋" ? "+" : "-")
    }
    guard let (first, length) = scalarIfAny(at: next),
      Self.asciiDigit(first) != nil || first == ".",
      !isOwn(String(decoding: name(at: mark), as: UTF8.self))
    else { return }
    let last = text[(next + length)...].prefix(while: isNumberPart).endIndex
    let (number, exponent) = (
      String(decoding: text[index..<end], as: UTF8.self),
      String(decoding: text[next..<last], as: UTF8.self)
    )
    let isPlain = text[index..<end].allSatisfy(isNumberPart)
    let scientific = isPlain ? "\(number)e\(sign)\(exponent)" : "\(number) * 10^\(sign)\(exponent)"
    let product = "\(number) * e \(sign.isEmpty ? "*" : sign) \(exponent)"
    throw EvaluationError(
      .ambiguous(scientific, product), at: index - start..<last - start)
  }

  /// Throws if the `x` at the index, which is a name of one's own, may be the sign of a product here:
  /// `2 x 3`.
  func refuseDoubtfulProduct(by name: ArraySlice<UInt8>) throws(EvaluationError) {
    let next = endOfSpaces(from: index + 1)
    guard isAfterOperand, !scope.isKept, let first = name.first, first | 0x20 == UInt8(ascii: "x"),
      name.dropFirst().allSatisfy(LineParts.isDigit), beginsNumber(at: next),
      isOwn(String(decoding: [first], as: UTF8.self))
    else { return }
    let digits = text[next...].prefix(while: isNumberPart)
    let (x, number) = (
      String(decoding: [first], as: UTF8.self), String(decoding: digits, as: UTF8.self)
    )
    throw EvaluationError(
      .ambiguous("* \(number)", "* \(x) * \(number)"), at: index - start..<digits.endIndex - start)
  }
}

/// The signs between the arguments of functions.
extension TextReader {
  /// Takes the sign between two arguments.
  ///
  /// - Throws: an error that says what to write for a comma that does not group digits, as in `2,50`, or
  ///   that may group them, as in `max(1,234; 5)`.
  mutating func takeSeparator(length: Int) throws(EvaluationError) {
    let (isComma, list) = (text[index] == UInt8(ascii: ","), parser.innermostParentheses ?? -1)
    let number = isComma && tightCommas[list] == nil ? numberAroundComma : nil
    do throws(EvaluationError) {
      try take(.separator, length: length)
    } catch {
      guard error.kind == .straySeparator, let number, let decimal = number.decimal else {
        throw error
      }
      throw EvaluationError(.commaInNumber(plain: decimal), at: number.place)
    }
    if let number {
      let isGrouped = number.parts.dropFirst().allSatisfy { $0.utf8.count == 3 }
      tightCommas[list] = EvaluationError(
        .ambiguous(
          isGrouped ? number.parts.joined() : number.decimal ?? number.parts[0],
          number.parts.joined(separator: "; ")), at: number.place)
    } else if !isComma {
      semicolons.insert(list)
    }
    if semicolons.contains(list), let error = tightCommas[list] { throw error }
  }

  /// The number in which a comma stands at the index, without spaces; nil if it stands in none.
  ///
  /// It has the parts between its commas, and a decimal point in place of the comma where there is one.
  private var numberAroundComma: (parts: [String], decimal: String?, place: Range<Int>)? {
    let isPart = { (byte: UInt8) in isNumberPart(byte) || byte == UInt8(ascii: ",") }
    let first = index - text[..<index].reversed().prefix(while: isPart).count
    let end = text[index...].prefix(while: isPart).endIndex
    if let before = text[..<first].last, Self.isLetter(before) { return nil }
    let parts = text[first..<end].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let groups = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard groups.dropFirst().allSatisfy({ $0.count == 3 }),
      (groups + parts.dropFirst()).allSatisfy({
        !$0.isEmpty && $0.allSatisfy(LineParts.isDigit)
      })
    else { return nil }
    let whole = String(decoding: groups.joined(), as: UTF8.self)
    let texts = [whole] + parts.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    return (
      texts, texts.count == 2 ? texts.joined(separator: ".") : nil, first - start..<end - start
    )
  }
}
