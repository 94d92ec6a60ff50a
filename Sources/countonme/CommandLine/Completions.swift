import ExactNumbers
import Reference
import Words

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

  private static var bashCompletions: String {
    let options = CommandLineOption.allCases.flatMap(forms).joined(separator: " ")
    let cases = CommandLineOption.allCases.compactMap { option -> String? in
      guard let completion = completion(of: value(of: option)) else { return nil }
      let pattern = forms(of: option).joined(separator: "|")
      return "    \(pattern)) \(completion.bash); \(option.value == .none ? ";;" : "return ;;")"
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

  private static var zshCompletions: String {
    let lines = CommandLineOption.allCases.flatMap { option in
      forms(of: option).map { form -> String in
        let title = summary(of: option).map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        let colon = option.value == .none ? "::" : ":"
        let value = completion(of: value(of: option)).map { colon + $0.zsh } ?? ""
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

  private static var fishCompletions: String {
    let lines = CommandLineOption.allCases.map { option -> String in
      let letter = option.letter.map { " -s '\($0)'" } ?? ""
      let value = completion(of: option.value).map { " -r" + $0.fish } ?? ""
      let line =
        "complete -c countonme\(letter) -l '\(option.name)'\(value)"
        + " -d \(quoted(summary(of: option)))"
      guard let word = completion(of: option.word) else { return line }
      let isBehind = "string match -q -- --\(option.name) (commandline -opc)[-1]"
      return line + "\ncomplete -c countonme -n \(quoted(isBehind))" + word.fish
    }
    return "complete -c countonme -f\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The completion of a value: a command of bash, an action of zsh, and options of fish.
  private static func completion(
    of value: OptionValue
  ) -> (bash: String, zsh: String, fish: String)? {
    let list = value.words.joined(separator: " ")
    return switch value {
    case .none: nil
    case .number: (":", "number: ", " -f")
    case .choice, .abbreviated:
      ("COMPREPLY=($(compgen -W \"\(list)\" -- \"$cur\"))", "name:(\(list))", " -f -a '\(list)'")
    case .file: ("compopt -o default 2>/dev/null", "file:_files", " -F")
    case .folder:
      (
        "compopt -o dirnames 2>/dev/null", "folder:_files -/",
        " -f -a '(__fish_complete_directories)'"
      )
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
