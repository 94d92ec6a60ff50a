import Words

/// A part of the reference, for `countonme --help TOPIC` and the manual page.
package struct Chapter: Hashable, Sendable {
  package let title: String
  package let blocks: [Block]
}

/// A block of a chapter.
package enum Block: Hashable, Sendable {
  case paragraph(InlineText)
  case heading(String)
  case definitions([Definition])
  case list([InlineText])
  case examples([Example])
}

/// A term with its meaning.
package struct Definition: Hashable, Sendable {
  package let term: Term
  package let meaning: InlineText

  package init(_ term: Term, _ meaning: InlineText) { (self.term, self.meaning) = (term, meaning) }
}

/// The subject of a definition.
package enum Term: Hashable, Sendable {
  /// Alternative spellings.
  case code([String])
  case function(name: String, parameters: String)
  /// An option with the placeholder of its value.
  case option(CommandLineOption, value: String?)
  case variables([String])
  /// A name that depends on the language, such as that of a key.
  case name(String)

  package var text: String {
    switch self {
    case .name(let name): name
    case .code(let words), .variables(let words): words.joined(separator: ", ")
    case .function(let name, let parameters): "\(name)(\(parameters))"
    case .option(let option, let value): option.text(value: value)
    }
  }
}

/// The topics of the reference, in the order of the manual page.
package enum Topic: String, Hashable, Sendable, CaseIterable {
  case usage, options, language, functions, numbers, units, dates, keys, formula, layouts
  case pictures, accessibility, tape, digits, exact, forms, rates, environment, files, status
  case examples

  /// Whether the manual page has the topic as a subsection of the section before it.
  package var isSubtopic: Bool {
    switch self {
    case .functions, .numbers, .formula, .layouts, .pictures, .accessibility, .exact, .forms: true
    case .usage, .options, .language, .units, .dates, .keys, .tape, .digits, .rates, .environment,
      .files, .status, .examples:
      false
    }
  }
}
