/// What is said where there is no screen, or one that is only known by its family.
extension French {
  package func spoken(_ result: String) -> String {
    spoken(result, exact: "exactement", rounded: "environ")
  }

  package func sentence(_ mistake: String, atCharacter place: Int) -> String {
    "\(mistake.dropLast()) (au caractère \(place))."
  }

  package var greeting: String {
    "Tapez un calcul\u{202F}; aide en dit plus, quitter termine."
  }

  package func note(ofLines failure: Failure) -> String {
    sentence("la calculatrice a travaillé ligne par ligne\u{A0}: " + phrase(failure))
  }

  package func note(ofUnfamiliarTerminal name: String) -> String {
    "Le type de terminal \(marked(name)) est inconnu ici\u{202F}; il a été traité comme ceux de sa "
      + "famille."
  }
}
