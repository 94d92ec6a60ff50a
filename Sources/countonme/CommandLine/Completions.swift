import ExactNumbers
import Reference
import Words

/// A shell with completions for the program.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  private static let option = "--generate-completion-script"

  init?(requestedBy arguments: [String]) {
    switch arguments.count {
    case 1 where arguments[0].hasPrefix(Self.option + "="):
      self.init(rawValue: String(arguments[0].dropFirst(Self.option.count + 1)))
    case 2 where arguments[0] == Self.option: self.init(rawValue: arguments[1])
    default: return nil
    }
  }

  var completions: String {
    switch self {
    case .bash: Self.bashCompletions
    case .zsh: Self.zshCompletions
    case .fish: Self.fishCompletions
    }
  }

  private static func summary(of option: CommandLineOption) -> String {
    Language.english.reference.summary(of: option)
  }

  private static func forms(of option: CommandLineOption) -> [String] {
    (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
  }

  private static func value(of option: CommandLineOption) -> OptionValue {
    option.value == .none ? option.word : option.value
  }
}

// MARK: The scripts

extension Shell {
  private static var bashCompletions: String {
    let options = CommandLineOption.allCases.flatMap(forms).joined(separator: " ")
    let cases = CommandLineOption.allCases.compactMap { option -> String? in
      guard let completion = bashCompletion(of: value(of: option)) else { return nil }
      let pattern = forms(of: option).joined(separator: "|")
      return "    \(pattern)) \(completion); \(option.value == .none ? ";;" : "return ;;")"
    }
    return """
      _countonme() {
        local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"
        # An equals sign is a word of its own.
        if [[ "$prev" == "=" ]]; then prev="${COMP_WORDS[COMP_CWORD-2]}"; fi
        if [[ "$cur" == "=" ]]; then cur=""; fi
        COMPREPLY=()
        case "$prev" in
      \(cases.joined(separator: "\n"))
        esac
        if [[ "$cur" == -* ]]; then
          COMPREPLY=($(compgen -W "\(options)" -- "$cur"))
        fi
      }
      complete -F _countonme countonme

      """
  }

  private static func bashCompletion(of value: OptionValue) -> String? {
    switch value {
    case .none: nil
    case .number: ":"
    case .choice(let words), .abbreviated(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$cur\"))"
    case .file: "compopt -o default 2>/dev/null"
    case .folder: "compopt -o dirnames 2>/dev/null"
    }
  }

  private static var zshCompletions: String {
    let lines = CommandLineOption.allCases.flatMap { option in
      forms(of: option).map { form -> String in
        let title = summary(of: option).map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        let value = zshCompletion(of: value(of: option), isOptional: option.value == .none)
        let joined = option.value == .none || form.count == 2 ? "" : "="
        return "    \(quoted("\(form)\(joined)[\(title)]\(value)")) \\"
      }
    }
    return """
      #compdef countonme

      _arguments -S : \\
      \(lines.joined(separator: "\n"))
          '*:expression: '

      """
  }

  private static func zshCompletion(of value: OptionValue, isOptional: Bool) -> String {
    let colon = isOptional ? "::" : ":"
    return switch value {
    case .none: ""
    case .number: "\(colon)number: "
    case .choice(let words), .abbreviated(let words):
      "\(colon)name:(\(words.joined(separator: " ")))"
    case .file: "\(colon)file:_files"
    case .folder: "\(colon)folder:_files -/"
    }
  }

  private static var fishCompletions: String {
    let lines = CommandLineOption.allCases.map { option -> String in
      let letter = option.letter.map { " -s '\($0)'" } ?? ""
      let value = option.value == .none ? "" : " -r" + fishCompletion(of: option.value)
      let line =
        "complete -c countonme\(letter) -l '\(option.name)'\(value)"
        + " -d \(quoted(summary(of: option)))"
      guard option.word != .none else { return line }
      let isBehind = "string match -q -- --\(option.name) (commandline -opc)[-1]"
      return line + "\ncomplete -c countonme -n \(quoted(isBehind))"
        + fishCompletion(of: option.word)
    }
    return "complete -c countonme -f\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func fishCompletion(of value: OptionValue) -> String {
    switch value {
    case .none: ""
    case .number: " -f"
    case .choice(let words), .abbreviated(let words): " -f -a '\(words.joined(separator: " "))'"
    case .file: " -F"
    case .folder: " -f -a '(__fish_complete_directories)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
