import CalculatorViewModel
import Words

extension Chapter {
  static func keys(in words: any ReferenceWording) -> Chapter {
    let text = words.keys
    let help = Help(words)
    return Chapter(
      title: words.title(of: .keys),
      blocks: [
        .paragraph(text.pressing), .definitions(help.keypad.map(definition)),
        .paragraph(text.words), .paragraph(text.units), .paragraph(text.signs),
        .paragraph(text.refusals), .paragraph(text.pasting), .paragraph(text.copies),
        .paragraph(text.pages), .definitions(help.navigation.map(definition)),
      ])
  }

  static func formula(in words: any ReferenceWording) -> Chapter {
    Chapter(
      title: words.title(of: .formula),
      blocks: [
        .paragraph(words.formula.introduction),
        .definitions(Help(words).formula.map(definition)),
      ])
  }

  static func layouts(in words: any ReferenceWording) -> Chapter {
    let text = words.layouts
    return Chapter(
      title: words.title(of: .layouts),
      blocks: [
        .paragraph(text.turning),
        .definitions([
          Definition(.code(["keypad"]), text.keypad),
          Definition(.code(["scientific"]), text.scientific),
          Definition(.code(["programmer"]), text.programmer),
          Definition(.code(["tape"]), text.tape),
        ]),
        .paragraph(text.functions), .paragraph(text.bases), .paragraph(text.wordSize),
        .paragraph(text.numerals),
      ])
  }

  static func pictures(in words: any ReferenceWording) -> Chapter {
    Chapter(
      title: words.title(of: .pictures),
      blocks: [.paragraph(words.pictures.key), .paragraph(words.pictures.command)])
  }

  static func tape(in words: any ReferenceWording) -> Chapter {
    let text = words.tape
    return Chapter(
      title: words.title(of: .tape),
      blocks: [
        .paragraph(text.ties), .paragraph(text.selection),
        .definitions(Help(words).tape.map(definition)), .paragraph(text.undo),
        .heading(text.namesTitle), .paragraph(text.names),
        .heading(text.commentsTitle), .paragraph(text.comments),
        .heading(text.copyTitle), .paragraph(text.copies), .paragraph(text.pastes),
        .heading(text.fileTitle), .paragraph(text.file), .paragraph(text.export),
      ])
  }

  private static func definition(_ line: HelpLine) -> Definition {
    Definition(.keys(line.keys), InlineText(line.meaning))
  }
}
