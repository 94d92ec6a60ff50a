import ExactNumbers
import Words

/// A part of the reference: what `countonme --help TOPIC` prints and the manual page holds.
package struct Chapter: Hashable, Sendable {
  package let title: String
  package let blocks: [Block]
}

/// A block of a chapter; each renderer has a form for every kind.
package enum Block: Hashable, Sendable {
  case paragraph(InlineText)
  /// The title of the blocks that follow.
  case heading(String)
  /// Terms, each with its meaning.
  case definitions([Definition])
  case list([InlineText])
  /// Lines that are kept as they are.
  case literal([String])
  case examples([Example])
}

/// A term with its meaning.
package struct Definition: Hashable, Sendable {
  package let term: Term
  package let meaning: InlineText

  package init(_ term: Term, _ meaning: InlineText) {
    self.term = term
    self.meaning = meaning
  }
}

/// What a definition is about.
package enum Term: Hashable, Sendable {
  /// Keys, as the help on the screen names them.
  case keys(String)
  /// Ways to write the same.
  case code([String])
  case function(name: String, parameters: String)
  /// An option with what stands for its value.
  case option(CommandLineOption, value: String?)
  case variables([String])
  /// What has another name in each language.
  case name(String)

  /// The term without any markup.
  package var text: String {
    switch self {
    case .keys(let names): names
    case .code(let forms): forms.joined(separator: ", ")
    case .function(let name, let parameters): "\(name)(\(parameters))"
    case .option(let option, let value): option.text(value: value)
    case .variables(let names): names.joined(separator: ", ")
    case .name(let name): name
    }
  }
}

/// The topics of the reference, in the order of the manual page.
package enum Topic: String, Hashable, Sendable, CaseIterable {
  case usage, options, language, functions, numbers, units, dates, keys, formula, layouts
  case pictures, accessibility, tape, digits, exact, forms, rates, environment, files, status
  case examples

  /// What the reference says on the topic in a language.
  package func chapter(in words: ReferenceWording) -> Chapter {
    Chapter(words.entry(of: self).title, text: words.text(on: self), in: words)
  }

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
