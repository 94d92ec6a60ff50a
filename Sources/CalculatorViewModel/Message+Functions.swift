import CalculatorCore

extension Function {
  /// How many arguments the function takes, in words.
  var usage: Sentence {
    switch arity {
    case .one: Sentence("\(name) takes one number: \(form).", brief: form)
    case .two: Sentence("\(name) takes two numbers: \(form).", brief: form)
    case .many: Sentence("\(name) takes one number or more: \(form).", brief: form)
    }
  }

  /// Where the function has values, in words.
  var domain: Sentence {
    switch self {
    case .sqrt: Sentence("\(name) takes a number from 0.", brief: "\(name): from 0")
    case .ln, .log, .log2:
      Sentence("\(name) takes a number above 0.", brief: "\(name): above 0")
    case .asin, .acos:
      Sentence("\(name) takes a number from −1 to 1.", brief: "\(name): from −1 to 1")
    case .gcd, .lcm:
      Sentence("\(name) takes whole numbers and fractions.", brief: "\(name): fractions only")
    default: Sentence("\(name) has no value there.", brief: "\(name): no value")
    }
  }

  /// What cannot be told of the numbers of the function, in words.
  func doubt(to digits: Int) -> Sentence {
    let agreement = "to \(grouped(digits)) digits, but perhaps"
    return switch self {
    case .min, .max:
      Sentence("Equal \(agreement) not equal.", brief: "\(name): equal or not")
    case .asin, .acos:
      Sentence("At 1 or −1 \(agreement) beyond.", brief: "\(name): 1 or beyond")
    case .round: Sentence("A half \(agreement) not a half.", brief: "may be a half or not")
    case .mod: Sentence("Divisible \(agreement) not.", brief: "divisible or not")
    default: Sentence("A right angle \(agreement) not.", brief: "\(name): value or not")
    }
  }
}

/// What is said of a number that cannot be told from zero.
func zero(to digits: Int) -> String { "0 to \(grouped(digits)) digits" }

/// A number with a comma between its thousands.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  return digits.indices.reduce(into: "") { text, index in
    let rest = digits.distance(from: index, to: digits.endIndex)
    if rest.isMultiple(of: 3), index > digits.startIndex { text += "," }
    text.append(digits[index])
  }
}
