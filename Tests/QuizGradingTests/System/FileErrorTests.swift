import QuizEngine
import Testing

@Suite struct FileErrorTests {
  @Test(arguments: [
    (
      FileError(action: .read, path: "a", reason: .notFound),
      "cannot read a: there is no such file or folder"
    ),
    (
      FileError(action: .append, path: "/d/j", reason: .noSpace),
      "cannot append to /d/j: no space is left"
    ),
    (
      FileError(action: .makeFolder, path: "x", reason: .notAFolder),
      "cannot make the folder x: it is not a folder"
    ),
    (
      FileError(action: .read, path: "x", reason: .tooBig(limit: 9)),
      "cannot read x: it has more than 9 bytes"
    ),
  ])
  func saysWhatFailedWhereAndWhy(error: FileError, text: String) {
    #expect(error.description == text)
  }
}
