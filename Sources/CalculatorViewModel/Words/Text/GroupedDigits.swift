/// What is shown of a value that agrees with zero to a number of digits.
package func zero(to digits: Int) -> String { "0 to \(grouped(digits)) digits" }

/// A number with a comma between its groups of three digits.
///
/// - Precondition: the number is not negative.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  return digits.indices.reduce(into: "") { text, index in
    let rest = digits.distance(from: index, to: digits.endIndex)
    if rest.isMultiple(of: 3), index > digits.startIndex { text += "," }
    text.append(digits[index])
  }
}
