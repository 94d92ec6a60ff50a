import Words

/// Pictures to keep: what they show, and what is said of them.
extension ViewModel {
  /// Asks for a picture of what the screen shows next.
  ///
  /// What an earlier key has confirmed is not a part of it; a mistake is, because it belongs to the
  /// expression.
  mutating func wantPicture() {
    if case .picture = message { message = nil }
    if message?.isMistake == false { message = nil }
    lastRequest += 1
    picture = PictureRequest(id: Request.ID(lastRequest), isWanted: true)
  }

  /// Keeps the picture that is wanted, as soon as a frame may be drawn.
  mutating func keepSettledPicture() -> [Effect] { isSettled ? keepPicture() : [] }

  /// Keeps the picture that is wanted, if there is one.
  ///
  /// A page closes, because the message could not be seen there.
  mutating func keepPicture() -> [Effect] {
    guard let wanted = picture, wanted.isWanted else { return [] }
    picture?.isWanted = false
    var state = viewState
    state.pressed = nil
    page = nil
    return [.keepPicture(wanted.id, state)]
  }

  /// Gives up pictures that a key has asked for which turned out to be a letter.
  ///
  /// - Parameter request: the last request before that key.
  mutating func takeBackPictures(after request: Int) -> [Effect] {
    guard let taken = picture, taken.id.number > request else { return [] }
    picture = nil
    return [.removePictures(after: Request.ID(request))]
  }

  /// Says where the picture is, or why it was not kept.
  mutating func takeUp(_ outcome: PictureOutcome, of id: Request.ID) {
    guard picture?.id == id else { return }
    message = .picture(outcome)
    place = nil
  }
}

/// The last picture that was asked for.
struct PictureRequest: Hashable, Sendable {
  var id: Request.ID
  /// Whether the frame that it shows is still to be drawn.
  var isWanted: Bool
}
