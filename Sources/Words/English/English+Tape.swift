import SystemCalls

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

  package func reason(_ kind: FileError.Kind) -> String {
    switch kind {
    case .missing: "there is no such file or folder"
    case .folderMissing: "its folder does not exist"
    case .exists: "there is a file of that name already"
    case .homeUnknown, .homeMissing: "there is no home folder"
    case .notPermitted: "that is not permitted"
    case .readOnly: "the disk is read-only"
    case .diskFull: "the disk is full"
    case .quotaExceeded: "the disk quota is used up"
    case .tooLarge: "the file would be too large"
    case .nameTooLong: "the name is too long"
    case .isFolder, .notFile: "there is no plain file in its place"
    case .notFolder: "its folder is a file"
    case .brokenLink: "its link leads nowhere"
    case .newerVersion: "a later version wrote it"
    case .notJournal: "the file is no tape"
    case .unsupported: "this disk cannot lock files"
    case .locked: "another program locks it"
    case .replaced: "another file has taken its place"
    case .unwritable: "the calculation is too long"
    case .inputOutput: "the disk reports an error"
    case .other: "the system refuses"
    }
  }

  package func brief(_ kind: FileError.Kind) -> String {
    switch kind {
    case .missing: "missing"
    case .folderMissing: "no folder"
    case .exists: "name used"
    case .homeUnknown, .homeMissing: "no home"
    case .notPermitted: "forbidden"
    case .readOnly: "read-only"
    case .diskFull: "disk full"
    case .quotaExceeded: "quota"
    case .tooLarge: "too large"
    case .nameTooLong: "long name"
    case .isFolder, .notFile: "no file"
    case .notFolder: "bad path"
    case .brokenLink: "bad link"
    case .newerVersion: "newer"
    case .notJournal: "no tape"
    case .unsupported: "no locks"
    case .locked: "locked"
    case .replaced: "replaced"
    case .unwritable: "too long"
    case .inputOutput: "I/O error"
    case .other: "refused"
    }
  }
}
