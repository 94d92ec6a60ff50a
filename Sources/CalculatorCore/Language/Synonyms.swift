extension Function {
  /// Other names of the function, as other calculators and books write them.
  package var synonyms: [String] {
    switch self {
    case .log: ["log10", "lg"]
    case .log2: ["lb"]
    case .asin: ["arcsin"]
    case .acos: ["arccos"]
    case .atan: ["arctan"]
    case .asinh: ["arsinh", "arcsinh"]
    case .acosh: ["arcosh", "arccosh"]
    case .atanh: ["artanh", "arctanh"]
    case .sign: ["sgn"]
    case .mean: ["average", "avg"]
    default: []
    }
  }
}
