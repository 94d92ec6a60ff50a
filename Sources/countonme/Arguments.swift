import CalculatorCore

/// The arguments with expressions that begin with a hyphen made safe from being taken for options.
///
/// `-5+3` is an expression as it stands. Options of one letter stay what they are, and so do the
/// values of options and all that follows `--`.
func escapingExpressions(in arguments: [String]) -> [String] {
  let end = arguments.firstIndex(of: "--") ?? arguments.count
  let previous = [nil] + arguments.map(Optional.some)
  return zip(previous, arguments[..<end]).map { option, argument in
    let isValue = option.map(optionsWithValue.contains) ?? false
    return !isValue && isExpression(argument) ? escape + argument : argument
  } + arguments[end...]
}

/// An argument as it was before `escapingExpressions(in:)`.
func unescapingExpression(_ argument: String) -> String {
  argument.hasPrefix(escape) ? String(argument.dropFirst()) : argument
}

/// A character that no argument can hold.
private let escape = "\0"

/// The options whose next argument is their value.
private let optionsWithValue = ["--digits", "--theme"]

/// Whether an argument that begins with a hyphen is an expression rather than an option.
private func isExpression(_ argument: String) -> Bool {
  let rest = argument.dropFirst()
  guard argument.hasPrefix("-"), let next = rest.first, next != "-" else { return false }
  return !next.isASCII || !next.isLetter
    || Language.names.contains(String(rest.prefix(while: \.isLetter)))
}
