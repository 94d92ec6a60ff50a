import Screen

extension Frame {
  /// The same picture with blocks that join without seams, as a terminal gets it.
  package var withoutSeams: Frame {
    var frame = self
    frame.joinBlocks(in: Array(bounds.rows))
    return frame
  }
}
