import CalculatorCore
import ExactNumbers
import Words

/// The bases of the programmer layout.
extension ViewModel {
  /// The base in which numbers are typed.
  var typedBase: NumberBase { shownLayout == .programmer ? base : .decimal }

  /// The form in which values are shown.
  var shownForm: NumberForm { typedBase == .decimal ? display.form : typedBase.form }

  /// Shows values in a form; in the programmer layout that of a base is the base of typed numbers,
  /// too.
  mutating func show(in form: NumberForm) {
    guard shownLayout == .programmer else {
      display.form = form
      return
    }
    base = form.base
    if base == .decimal { display.form = form }
  }

  /// Writes whole numbers in a base from now on.
  mutating func choose(_ base: NumberBase) {
    self.base = base
    if base == .decimal, display.form.base != .decimal { display.form = .decimal }
    message = .base(base)
  }

  /// Shows bits in words of the next size.
  mutating func chooseNextWordSize() {
    wordSize = wordSize.next
    message = .wordSize(wordSize)
  }

  /// A press in the base in which numbers are typed.
  ///
  /// - Returns: nil for a digit that the base does not have.
  func inTypedBase(_ press: Press) -> Press? {
    guard case .edit(.digit(let digit)) = press else { return press }
    guard typedBase.has(digit) else { return nil }
    return shownLayout == .programmer ? .edit(.digitInBase(digit, typedBase)) : press
  }

  /// What shows of the value in all bases; nil in other layouts.
  func basesPane(_ value: LiveValue?) -> BasesPane? {
    guard shownLayout == .programmer else { return nil }
    guard case .written(_, let written) = value?.stage, let text = written.bases else {
      return BasesPane(base: base)
    }
    return BasesPane(base: base, text: text, note: words.sentence(text.note))
  }
}
