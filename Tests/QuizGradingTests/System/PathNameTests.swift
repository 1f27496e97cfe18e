import QuizEngine
import Testing

@Suite struct PathNameTests {
  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("/", "b", "/b"), ("a", "/b", "/b"),
    (".", "b", "b"),
  ])
  func joins(folder: String, name: String, path: String) {
    #expect(PathName.join(folder, name) == path)
  }

  @Test(
    arguments: [
      ("a", ".", "a"), ("a/b", "a", "b"), ("a/b/", "a", "b"), ("/a", "/", "a"), ("/", nil, ""),
      ("", nil, ""), (".", nil, "."), ("a//b", "a", "b"), ("..", ".", ".."),
    ] as [(String, String?, String)])
  func takesApart(path: String, parent: String?, last: String) {
    #expect(PathName.parent(of: path) == parent)
    #expect(PathName.last(of: path) == last)
  }

  @Test func ordersByBytes() {
    let ordered = ["", "B", "a", "a b", "a/b", "aa", "e\u{301}x", "é", "日"]
    for (place, one) in ordered.enumerated() {
      for (otherPlace, other) in ordered.enumerated() {
        #expect(PathName.precedes(one, other) == (place < otherPlace), "\(one) \(other)")
      }
    }
  }

  @Test func tellsWhatIsInside() {
    #expect(PathName.isInside("/a/b", of: "/a"))
    #expect(PathName.isInside("/a", of: "/a"))
    #expect(PathName.isInside("/a", of: "/"))
    #expect(!PathName.isInside("/ab", of: "/a"))
    #expect(!PathName.isInside("/", of: "/a"))
  }
}
