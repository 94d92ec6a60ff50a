/// The forms of the command line.
///
/// `[ ]` holds what can be left out, `|` separates alternatives, `< >` holds the name of a value.
package enum Usage {
  package static let lines = [
    "countonme [--theme <name>] [--ascii] [--no-mouse] [--private | --fresh]",
    "countonme [--format <name>] [--digits <n>] <expression> ...",
    "countonme [--format <name>] [--digits <n>] < file",
    "countonme --explain [--format <name>] [--digits <n>] <expression> ...",
    "countonme --tape [text | csv | markdown | json] [--totals]",
    "countonme --update-rates [<address> | <file>]",
    "countonme --help [<topic>]",
  ]
}
