/// A short text with a form for terminals that can show ASCII only.
///
///     let minus = Label("−", ascii: "-")
///     let clear = Label(ascii: "C")
///     clear.text == clear.ascii  // true
///     minus.text == minus.ascii  // false
///
/// There is no way to write a label without an ASCII form.
package struct Label: Hashable, Sendable {
  /// The form in Unicode.
  package let text: String
  /// The form in ASCII.
  package let ascii: String

  /// Creates a label of two forms.
  ///
  /// - Precondition: `ascii` is not empty and consists of ASCII characters.
  package init(_ text: String, ascii: String) {
    precondition(
      !ascii.isEmpty && ascii.allSatisfy(\.isASCII), "“\(ascii)” is no ASCII form of “\(text)”")
    (self.text, self.ascii) = (text, ascii)
  }

  /// Creates a label that is the same in Unicode and in ASCII.
  package init(ascii: String) {
    self.init(ascii, ascii: ascii)
  }
}
