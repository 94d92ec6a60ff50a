import Synchronization

/// A place for one thing that one thread puts down and another one takes up.
///
/// What is put there takes the place of what nobody has taken yet: the newest wins.
final class Mailbox<Item: Sendable>: Sendable {
  private let item = Mutex<Item?>(nil)
  private let bell = Bell()

  /// Puts an item there.
  func put(_ newItem: Item) {
    item.withLock { $0 = newItem }
    bell.ring()
  }

  /// Takes the item, and sleeps until there is one.
  func take() -> Item {
    while true {
      _ = bell.wait()
      if let taken = item.withLock({ $0.take() }) { return taken }
    }
  }
}
