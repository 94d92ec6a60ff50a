import Words

extension Chapter {
  static func usage(in words: any ReferenceWording) -> Chapter {
    let text = words.usage
    return Chapter(
      title: words.title(of: .usage),
      blocks: [
        .paragraph(text.keypad), .paragraph(text.arguments), .paragraph(text.pipes),
        .paragraph(text.results),
      ])
  }

  static func options(in words: any ReferenceWording) -> Chapter {
    Chapter(
      title: words.title(of: .options),
      blocks: [
        .definitions(
          CommandLineOption.allCases.map { option in
            let value = option.value.map(words.name)
            return Definition(.option(option, value: value), words.details(of: option))
          })
      ])
  }

  static func status(in words: any ReferenceWording) -> Chapter {
    let text = words.status
    return Chapter(
      title: words.title(of: .status),
      blocks: [
        .definitions([
          Definition(.code(["0"]), text.success), Definition(.code(["1"]), text.failure),
          Definition(.code(["64"]), text.wrongCommandLine),
        ])
      ])
  }

  static func examples(in words: any ReferenceWording) -> Chapter {
    Chapter(title: words.title(of: .examples), blocks: [.examples(Example.all(in: words))])
  }

  static func rates(in words: any ReferenceWording) -> Chapter {
    let text = words.rates
    return Chapter(
      title: words.title(of: .rates),
      blocks: [
        .paragraph(text.reference), .paragraph(text.fetching), .paragraph(text.day),
        .paragraph(text.file),
      ])
  }
}
