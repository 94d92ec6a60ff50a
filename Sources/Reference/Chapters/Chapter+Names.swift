import CalculatorCore
import CalculatorViewModel
import Words

extension Chapter {
  static func functions(in words: any ReferenceWording) -> Chapter {
    let text = words.functions
    let synonyms = Function.allCases.filter { !$0.synonyms.isEmpty }
    return Chapter(
      title: words.title(of: .functions),
      blocks: [
        .paragraph(text.arguments), .paragraph(text.names),
        .definitions(
          Function.allCases.map { definition(of: $0, in: words) }
            + Constant.allCases.map {
              Definition(.code($0.spellings), sentence(words.meaning(of: $0)))
            }),
        .paragraph(text.synonyms),
        .definitions(
          synonyms.map { Definition(.code($0.synonyms), words.same(as: $0.name)) }),
        .paragraph(text.remainders),
      ])
  }

  static func numbers(in words: any ReferenceWording) -> Chapter {
    let text = words.numbers
    return Chapter(
      title: words.title(of: .numbers),
      blocks: [.paragraph(text.digits), .paragraph(text.bases), .paragraph(text.previousResult)])
  }

  private static func definition(
    of function: Function, in words: any ReferenceWording
  ) -> Definition {
    let condition = words.condition(of: function.domain).map { words.semicolon + $0 } ?? ""
    return Definition(
      .function(name: function.name, parameters: function.parameters),
      sentence(words.meaning(of: function) + condition))
  }

  /// A phrase with a full stop, and with a capital unless it begins with a symbol of one letter.
  private static func sentence(_ phrase: String) -> InlineText {
    let isSymbol = phrase.dropFirst().first == " "
    return InlineText(
      (isSymbol ? phrase : phrase.prefix(1).uppercased() + phrase.dropFirst()) + ".")
  }
}
