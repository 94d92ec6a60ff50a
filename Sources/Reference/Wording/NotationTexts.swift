/// What the chapter on the language of expressions says.
package struct NotationText: Hashable, Sendable {
  let introduction: InlineText
  let operators: OperatorsText
  let order: InlineText
  let grammarTitle: String
  let juxtaposition, units: InlineText
  let percentagesTitle: String
  let percentages: InlineText
  let powersTitle: String
  let powers: InlineText
}

/// What operators do.
package struct OperatorsText: Hashable, Sendable {
  let factorial, percentage, degrees, power, superscript, root, sign: InlineText
  let product, remainder, part, discount, sum: InlineText
  let shift, and, xor, or: InlineText
}

/// What the chapter on functions says beside their meanings.
package struct FunctionsText: Hashable, Sendable {
  let arguments, names, synonyms, remainders: InlineText
}

/// What the chapter on numbers says.
package struct NumbersText: Hashable, Sendable {
  let digits, bases, previousResult: InlineText
}
