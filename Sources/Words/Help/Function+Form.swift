import CalculatorCore

extension Function {
  /// How the function is written.
  package var form: String { "\(name)(\(parameters))" }

  /// The arguments of the function as the help writes them.
  package var parameters: String {
    switch self {
    case .root: "x;n"
    case .log: "x;b"
    case .atan2: "y;x"
    case .ncr, .npr: "n;k"
    case .isprime: "n"
    default: arity.greatest == nil ? "a;b;…" : arity.least == 1 ? "x" : "a;b"
    }
  }
}

extension Constant {
  /// All ways to write the constant.
  package var spellings: [String] {
    switch self {
    case .pi: [name, "π"]
    case .e, .tau: [name]
    }
  }
}
