import CalculatorCore
import Reference

/// The arguments, with expressions that begin with a hyphen marked so that the parser does not take
/// them for options.
///
/// `-5+3` and `--5` are expressions. Options of one letter, the values of options, and everything after `--`
/// are left as they are.
func escapingExpressions(in arguments: [String]) -> [String] {
  let end = arguments.firstIndex(of: "--") ?? arguments.count
  let previous = [nil] + arguments.map(Optional.some)
  return zip(previous, arguments[..<end]).map { option, argument in
    let isValue = option.map(optionsWithValue.contains) ?? false
    return !isValue && isExpression(argument) ? escape + argument : argument
  } + arguments[end...]
}

/// The arguments, with a value that is joined to `--tape` or `--update-rates` by an equals sign as an
/// argument of its own: the option takes it or not, which the parser does not know.
func separatingOptionalValues(in arguments: [String]) -> [String] {
  let options = [CommandLineOption.tape, .updateRates].map { "--\($0.name)" }
  return arguments.flatMap { argument in
    guard let option = options.first(where: { argument.hasPrefix("\($0)=") }) else {
      return [argument]
    }
    return [option, String(argument.dropFirst(option.count + 1))]
  }
}

/// An argument as it was before `escapingExpressions(in:)`.
func unescapingExpression(_ argument: String) -> String {
  argument.hasPrefix(escape) ? String(argument.dropFirst()) : argument
}

/// The mark: a character that no argument can contain.
private let escape = "\0"

/// The options whose next argument is their value.
private let optionsWithValue = Set(
  CommandLineOption.allCases.filter { $0.value != nil }.map { "--" + $0.name })

/// Whether an argument that begins with a hyphen is an expression rather than an option.
///
/// After two hyphens letters are the name of an option, after one they may be that of a function.
private func isExpression(_ argument: String) -> Bool {
  let rest = argument.drop { $0 == "-" }
  guard argument.hasPrefix("-"), let next = rest.first else { return false }
  if !next.isASCII || !next.isLetter { return true }
  return !argument.hasPrefix("--")
    && Language.names.contains(rest.prefix(while: \.isLetter).lowercased())
}
