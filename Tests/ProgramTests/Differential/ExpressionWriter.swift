import TestSupport

/// A generator of random lines with all operators in all spellings, and values small enough for the
/// judge; a line with `ans` follows one with a value.
struct ExpressionWriter {
  var generator: SeededGenerator

  /// Random lines, one in five with a random edit, perhaps malformed.
  mutating func lines(_ count: Int) -> [String] {
    var lines: [String] = []
    while lines.count < count {
      let expression = sum(depth: 3)
      if expression.contains("ans") { lines.append(number()) }
      lines.append(chance(20) ? damaged(expression) : expression)
    }
    return lines
  }

  // MARK: Grammar

  private mutating func sum(depth: Int) -> String {
    var text = product(depth)
    while chance(45) {
      text += spaced(pick(["+", "-", "−"]))
      text += chance(25) ? percentage(depth) : product(depth)
    }
    return text
  }

  /// A product of one percentage, perhaps with a sign.
  private mutating func percentage(_ depth: Int) -> String { sign() + primary(depth) + "%" }

  private mutating func product(_ depth: Int) -> String {
    var text = sign() + power(depth)
    while chance(35) {
      if chance(20) {
        text += space() + juxtaposed(depth)
      } else {
        text += spaced(pick(["*", "×", "·", "x", "/", "÷"])) + sign() + power(depth)
      }
    }
    return text
  }

  private mutating func juxtaposed(_ depth: Int) -> String {
    chance(30) ? " ans" : "(\(sum(depth: depth - 1)))"
  }

  private mutating func power(_ depth: Int) -> String {
    guard chance(18) else { return postfix(depth) }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return exactRoot()
    case 1:
      return postfix(depth) + spaced("^") + sign() + pick(["1/2", "0.5", "(1/3)", "50%", "1.5"])
    case 2: return primary(depth) + "^" + pick(["2^3", "-2^2", "(1+2)", "3!", "2^-1", "0"])
    default: return postfix(depth) + spaced("^") + sign() + pick(["0", "1", "2", "3", "5", "2."])
    }
  }

  private mutating func exactRoot() -> String {
    let (degree, top) = (generator.integer(2...5), generator.integer(0...12))
    let (bottom, times) = (generator.integer(1...12), generator.integer(-4...4))
    let base = repeatElement(top, count: degree).reduce(1, *)
    let under = repeatElement(bottom, count: degree).reduce(1, *)
    return "(\(base)/\(under))^(\(times)/\(degree))"
  }

  private mutating func postfix(_ depth: Int) -> String {
    if chance(8) { return "\(generator.integer(0...25))!" }
    return primary(depth) + (chance(2) ? "!" : pick(["", "", "", "", "", "", "%", "%%"]))
  }

  private mutating func primary(_ depth: Int) -> String {
    if depth > 0, chance(25) {
      return "(" + space() + sum(depth: depth - 1) + space() + (chance(97) ? ")" : "")
    }
    return chance(6) ? " ans" : number()
  }

  // MARK: Tokens

  private mutating func number() -> String {
    let whole = "\(Int.random(in: 0...(chance(50) ? 9 : 12_345), using: &generator))"
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return whole + "." + digits()
    case 1: return "." + digits()
    case 2: return whole + "."
    case 3: return "\(whole)e\(pick(["", "+", "-"]))\(generator.integer(0...25))"
    case 4: return "\(whole).\(digits())E\(generator.integer(-9...9))"
    case 5: return whole + "_" + digits()
    case 6: return "00" + whole
    case 7: return whole + digits() + digits() + digits() + digits()
    default: return whole
    }
  }

  private mutating func digits() -> String { "\(generator.integer(0...99_999))" }

  private mutating func sign() -> String { pick(["", "", "", "", "", "", "-", "−", "+"]) }

  private mutating func space() -> String { pick(["", "", "", " ", "  ", "\t"]) }

  private mutating func spaced(_ word: String) -> String { space() + word + space() }

  private mutating func damaged(_ text: String) -> String {
    generator.damaged(text, inserting: "+-−*×x/÷:^!%().e_ 07ansX#,=√é")
  }

  private mutating func chance(_ percent: Int) -> Bool { generator.integer(0...99) < percent }

  private mutating func pick(_ words: [String]) -> String { generator.pick(words) }
}
