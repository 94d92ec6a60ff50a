import CalculatorCore
import CalculatorViewModel
import Words

extension Chapter {
  static func language(in words: any ReferenceWording) -> Chapter {
    let text = words.notation
    return Chapter(
      title: words.title(of: .language),
      blocks: [
        .paragraph(text.introduction), .definitions(operators(text.operators)),
        .paragraph(text.order),
        .heading(text.grammarTitle), .literal(grammar), .paragraph(text.juxtaposition),
        .paragraph(text.units),
        .heading(text.percentagesTitle), .paragraph(text.percentages),
        .heading(text.powersTitle), .paragraph(text.powers),
      ])
  }

  /// The operators, from the first calculated to the last.
  private static func operators(_ text: OperatorsText) -> [Definition] {
    [
      Definition(.code(["x!"]), text.factorial),
      Definition(.code(["x%"]), text.percentage),
      Definition(.code(["x°", "x deg"]), text.degrees),
      Definition(.code(["x^y"]), text.power),
      Definition(.code(["x²"]), text.superscript),
      Definition(.code(["√x", "∛x", "∜x"]), text.root),
      Definition(.code(["-x", "+x"]), text.sign),
      Definition(.code(["x * y", "x / y"]), text.product),
      Definition(.code(["x mod y"]), text.remainder),
      Definition(.code(["x% of y"]), text.part),
      Definition(.code(["x% off y"]), text.discount),
      Definition(.code(["x + y", "x - y"]), text.sum),
      Definition(.code(["x << y", "x >> y"]), text.shift),
      Definition(.code(["x and y"]), text.and),
      Definition(.code(["x xor y"]), text.xor),
      Definition(.code(["x or y"]), text.or),
    ]
  }

  private static let grammar = [
    ##"line       = [ name "=" ] ( expression | conversion ) [ "#" comment ]"##,
    #"expression = operation [ conversion ]"#,
    #"conversion = ("in" | "to" | "->" | "→") target"#,
    #"target     = unit { [ "+" ] unit }"#,
    #"operation  = exclusive { "or" exclusive }"#,
    #"exclusive  = union { "xor" union }"#,
    #"union      = shift { "and" shift }"#,
    #"shift      = sum { ("<<" | ">>") sum }"#,
    #"sum        = term { ("+" | "-") term }"#,
    #"term       = factor { ("*" | "/" | "mod" | "of") factor"#,
    #"           | juxtaposed-factor }"#,
    #"factor     = { sign } quantity | postfix "%" "off" factor"#,
    #"quantity   = power [ unit { number unit } ] | unit"#,
    #"power      = postfix [ "^" factor ]"#,
    #"postfix    = primary { "!" | "%" | "°" | superscript }"#,
    #"primary    = number | constant | name | "ans""#,
    #"           | ("√" | "∛" | "∜") { sign } power"#,
    #"           | "(" expression ")" | function arguments"#,
    #"arguments  = "(" expression { ";" expression } ")""#,
    #"           | { sign } postfix"#,
    #"sign       = "-" | "+""#,
  ]
}
