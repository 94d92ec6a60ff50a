extension English {
  package var emptyTape: String {
    "Every result is kept here. Tab selects one: Enter corrects it, and what uses it follows."
  }

  package var readingTape: String { "The kept tape is being read." }

  package func line(_ number: Int) -> String { "line \(grouped(number))" }

  package var totals: (heading: String, pending: String, empty: String) {
    (
      "Totals of the tags", "Totals of the tags: calculating…",
      "No line has a tag. Write one in a comment, such as #food or #food/200."
    )
  }

  package func goal(_ goal: String, distance: String, isOver: Bool) -> String {
    "goal \(goal), \(distance) \(isOver ? "over" : "left")"
  }

  package func excluded(_ count: Int) -> String { "\(count) not added" }

  package func brief(_ problem: TapeProblem) -> String {
    switch problem {
    case .noHome: "no home"
    case .notPermitted: "forbidden"
    case .readOnly: "read-only"
    case .diskFull: "disk full"
    case .quotaExceeded: "quota"
    case .fileTooLarge: "too large"
    case .notAFile: "no file"
    case .brokenLink: "bad link"
    case .newerVersion: "newer"
    case .notATape: "no tape"
    case .locked: "locked"
    case .cannotLock: "no locks"
    case .tooLong: "too long"
    case .ioError: "I/O error"
    }
  }

  package func reason(_ problem: TapeProblem) -> String {
    switch problem {
    case .noHome: "there is no home folder"
    case .notPermitted: "that is not permitted"
    case .readOnly: "the disk is read-only"
    case .diskFull: "the disk is full"
    case .quotaExceeded: "the disk quota is used up"
    case .fileTooLarge: "the file would be too large"
    case .notAFile: "there is no plain file in its place"
    case .brokenLink: "its link leads nowhere"
    case .newerVersion: "a later version wrote it"
    case .notATape: "the file is no tape"
    case .locked: "another program locks it"
    case .cannotLock: "this disk cannot lock files"
    case .tooLong: "the calculation is too long"
    case .ioError: "the disk reports an error"
    }
  }
}
