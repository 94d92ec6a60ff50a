import Testing

@testable import Storage

@Suite struct `The place of a file in a home` {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home/ada"], "/state/app/tape", "/"),
    (["HOME": "/home/ada"], "/home/ada/.local/state/app/tape", "/home/ada"),
    // A relative path is ignored, as the specification says.
    (["XDG_STATE_HOME": "state", "HOME": "/root"], "/root/.local/state/app/tape", "/root"),
    (["XDG_STATE_HOME": "", "HOME": "/"], "//.local/state/app/tape", "/"),
  ])
  func `is that of the XDG specification`(
    variables: [String: String], path: String, base: String
  ) throws {
    let place = try HomePath(of: "app/tape", in: .state) { variables[$0] }
    #expect(place == HomePath(path: path, base: base))
  }

  @Test(arguments: [
    (["XDG_CACHE_HOME": "/cache", "HOME": "/home/ada"], "/cache/app/rates", "/"),
    (
      ["XDG_STATE_HOME": "/state", "HOME": "/home/ada"], "/home/ada/.cache/app/rates", "/home/ada"
    ),
  ])
  func `of what can be fetched again is in the cache`(
    variables: [String: String], path: String, base: String
  ) throws {
    let place = try HomePath(of: "app/rates", in: .cache) { variables[$0] }
    #expect(place == HomePath(path: path, base: base))
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "ada", "XDG_STATE_HOME": "state"]])
  func `is unknown without an absolute path`(variables: [String: String]) {
    #expect(throws: StorageProblem(.homeUnknown, path: "app/tape")) {
      try HomePath(of: "app/tape", in: .state) { variables[$0] }
    }
  }

  @Test(arguments: [
    ("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("//a", "/"), ("/a//b", "/a/"), ("tape", "/"),
  ])
  func `has a folder`(path: String, folder: String) {
    #expect(HomePath.folder(of: path) == folder)
  }
}
