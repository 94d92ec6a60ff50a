/// What the typed language knows by name.
package enum Language {
  /// All names, in the order of the alphabet.
  package static let names = ["ans"]
}
