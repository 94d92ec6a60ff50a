/// What the chapter on digits says.
package struct DigitsText: Hashable, Sendable {
  let truth, marks, fractions, zero, size: InlineText
}

/// What the chapter on closed forms says.
package struct ExactText: Hashable, Sendable {
  let introduction: InlineText
  let roots, constants, logarithms, exponentials, sines, arcs, repetition: InlineText
  let others, ranges: InlineText
}

/// What the chapter on forms of numbers says beside their meanings.
package struct FormsText: Hashable, Sendable {
  let choice, marks, factoring, primes: InlineText
}

/// What the chapter on units says beside its table.
package struct UnitsText: Hashable, Sendable {
  let notation, values: InlineText
  let prefixesTitle, moneyTitle, standardsTitle: String
}
