/// What is said where there is no screen, or one that is only known by its family.
extension English {
  package func spoken(_ result: String) -> String {
    spoken(result, exact: "exactly", rounded: "about")
  }

  package func sentence(_ mistake: String, atCharacter place: Int) -> String {
    "\(mistake.dropLast()) (at character \(place))."
  }

  package var greeting: String { "Type a calculation; help says more, quit ends." }

  package func note(ofLines failure: Failure) -> String {
    sentence("the calculator worked line by line: " + phrase(failure))
  }

  package func note(ofUnfamiliarTerminal name: String) -> String {
    "The terminal type “\(printable(name))” is unknown here; it was used as one of its family."
  }
}
