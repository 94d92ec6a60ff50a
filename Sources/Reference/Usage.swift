/// The forms of the command line.
///
/// `[ ]` holds what can be left out, `|` separates alternatives, `< >` holds the name of a value.
package enum Usage {
  package static let lines = [
    "countonme [--light | --dark | --theme <name>] [--ascii] [--no-mouse]",
    "countonme [--digits <n> | --fraction] <expression> ...",
    "countonme [--digits <n> | --fraction] < file",
    "countonme --help [<topic>]",
  ]
}
