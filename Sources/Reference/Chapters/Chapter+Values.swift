import CalculatorViewModel
import ExactNumbers
import Words

extension Chapter {
  static func digits(in words: any ReferenceWording) -> Chapter {
    let text = words.digits
    return Chapter(
      title: words.title(of: .digits),
      blocks: [
        .paragraph(text.truth), .paragraph(text.marks), .paragraph(text.fractions),
        .paragraph(text.zero), .paragraph(text.size),
      ])
  }

  static func exact(in words: any ReferenceWording) -> Chapter {
    let text = words.exact
    return Chapter(
      title: words.title(of: .exact),
      blocks: [
        .paragraph(text.introduction),
        .list([
          text.roots, text.constants, text.logarithms, text.exponentials, text.sines, text.arcs,
          text.repetition,
        ]),
        .paragraph(text.others), .paragraph(text.ranges),
      ])
  }

  static func forms(in words: any ReferenceWording) -> Chapter {
    let text = words.forms
    return Chapter(
      title: words.title(of: .forms),
      blocks: [
        .paragraph(text.choice),
        .definitions(
          NumberForm.allCases.map { form in
            let example = form.example
            return Definition(
              .code([form.name]),
              InlineText(words.meaning(of: form) + " ")
                + words.example(example.expression, becomes: example.output))
          }),
        .paragraph(text.marks), .paragraph(text.factoring), .paragraph(text.primes),
      ])
  }
}
