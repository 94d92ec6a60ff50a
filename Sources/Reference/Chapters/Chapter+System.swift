import Words

extension Chapter {
  static func environment(in words: any ReferenceWording) -> Chapter {
    let text = words.environment
    return Chapter(
      title: words.title(of: .environment),
      blocks: [
        .paragraph(text.themes),
        .definitions([
          Definition(.variables(["COUNTONME_THEME"]), text.theme),
          Definition(.variables(["NO_COLOR"]), text.noColor),
          Definition(.variables(["COLORFGBG"]), text.terminalColors),
        ]),
        .paragraph(text.terminal),
        .definitions([
          Definition(.variables(["TERM"]), text.terminalType),
          Definition(.variables(["ESCDELAY"]), text.escapeDelay),
          Definition(.variables(["TMUX", "STY"]), text.multiplexer),
          Definition(.variables(["LC_ALL", "LC_CTYPE", "LANG"]), text.locale),
          Definition(.variables(["LC_ALL", "LC_MESSAGES", "LANG"]), text.languages),
          Definition(.variables(["LC_ALL", "LC_NUMERIC", "LANG"]), text.decimalSign),
          Definition(.variables(["LC_ALL", "LC_MONETARY", "LANG"]), text.currency),
        ]),
        .paragraph(text.folders),
        .definitions([
          Definition(.variables(["XDG_CONFIG_HOME", "HOME"]), text.options),
          Definition(.variables(["XDG_STATE_HOME", "HOME"]), text.tape),
          Definition(.variables(["XDG_CACHE_HOME", "HOME"]), text.rates),
        ]),
        .paragraph(text.proxies),
      ])
  }

  static func files(in words: any ReferenceWording) -> Chapter {
    let text = words.files
    return Chapter(
      title: words.title(of: .files),
      blocks: [
        .definitions([
          Definition(.code(["~/.config/countonme/options"]), text.options),
          Definition(.code(["~/.local/state/countonme/tape"]), text.tape),
          Definition(.code(["~/.cache/countonme/rates.xml"]), text.rates),
        ]),
        .paragraph(text.optionLines), .paragraph(text.others),
      ])
  }
}
